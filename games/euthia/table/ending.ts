// How a game ends here: Reputation by where it came from, the figures of the evening, and what stands under a defeat. EUT-18.

import type { Text } from '@veillee/kernel';
import { type Ending, type TableEvent, wordBy } from '@veillee/web/kit';
import { elites, monsters } from '../content/monsters.ts';
import { quests } from '../content/quests.ts';
import { account } from '../rules/account.ts';
import type { View } from '../rules/view.ts';
import { crossedSwords, deathSkull, hexes, scrollUnfurled, twoCoins } from './glyphs.ts';
import { drawingOf } from './kinds.ts';

/** What a line names under this word, if it is a text. */
function namedIn({ with: told }: TableEvent, word: string): string | undefined {
  const name = told?.[word];
  return typeof name === 'object' && 'text' in name ? name.text : undefined;
}

export const ending: Ending<View> = {
  account,
  sources: {
    track: 'hero',
    resources: 'item',
    gold: 'item',
    'hero-tokens': 'hero',
    'interaction-tokens': 'villager',
    'trade-tokens': 'villager',
    'defeated-heroes': 'monster',
    quests: 'spell',
    elites: 'monster',
    deaths: 'weapon',
  },
  figures: { damage: crossedSwords, gold: twoCoins, tiles: hexes, quests: scrollUnfurled, deaths: deathSkull },
  coin: 'reputation',
  line: { text: 'table.line', coin: 'reputation' },
  card({ line }, _, say) {
    const word = wordBy(say);
    const told = namedIn(line, 'monster');
    const monster = monsters.find(({ id }) => told?.startsWith(`monster.${id}`));
    if (monster)
      return {
        name: word(`monster.${monster.id}`),
        kind: 'monster',
        glyph: drawingOf('monster', monster.id),
        text: word(`monster.${monster.id}.line`),
      };
    const elite = elites.find(({ id }) => told?.startsWith(`elite.${id}`));
    if (elite)
      return {
        name: word(`elite.${elite.id}`),
        kind: 'monster',
        glyph: drawingOf('elite', elite.id),
        text: word(`elite.${elite.id}.line`),
      };
    const quest = quests.find(({ id }) => namedIn(line, 'quest') === `quest.${id}`);
    if (!quest) return undefined;
    return {
      name: word(`quest.${quest.id}`),
      kind: 'spell',
      glyph: scrollUnfurled,
      text: word(`encounter.${quest.encounter}.line`),
    };
  },
  defeat: view => ({
    title: { text: 'outcome.lost' },
    story: { text: `scenario.${view.scenario.id}.goal.${view.mode}.win` },
    close: closest(view),
  }),
};

/** What was reached: the counter of the scenario, where it has one, else Reputation. */
function closest({ scenario, heroes }: View): Text {
  const [counter] = Object.entries(scenario.counters);
  if (counter) return { text: `counter.${counter[0]}`, with: { n: counter[1] ?? 0 } };
  return { text: 'gain.reputation', with: { n: Math.max(0, ...heroes.map(({ reputation }) => reputation)) } };
}
