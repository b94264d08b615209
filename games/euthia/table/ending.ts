// How a game ends here: Reputation by where it came from, the figures of the evening, and what stands under a defeat. EUT-18.

import type { Text } from '@veillee/kernel';
import { type Ending, type TableEvent, wordBy } from '@veillee/web/kit';
import { elites, monsters } from '../content/monsters.ts';
import { quests } from '../content/quests.ts';
import { scenarioRow } from '../content/scenarios.ts';
import { account, isLoss, scoresOf } from '../rules/account.ts';
import { openState } from '../rules/open.ts';
import { totalOf } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { crossedSwords, deathSkull, hexes, scrollUnfurled, twoCoins } from './glyphs.ts';
import { drawingOf } from './kinds.ts';
import { encounterLikeness, foeLikeness } from './likeness.ts';
import { progressOf } from './progress.ts';

/** What a line names under this word, if it is a text. */
function namedIn({ with: told }: TableEvent, word: string): string | undefined {
  const name = told?.[word];
  return typeof name === 'object' && 'text' in name ? name.text : undefined;
}

/** Who can be beaten, by the words that name them. */
const FOES = [
  ['monster', monsters],
  ['elite', elites],
] as const;

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
  isLoss,
  line: { text: 'table.line', coin: 'reputation' },
  card({ line }, _, say) {
    const word = wordBy(say);
    const told = namedIn(line, 'monster');
    for (const [kind, rows] of FOES) {
      const row = rows.find(({ id }) => told?.startsWith(`${kind}.${id}`));
      if (row)
        return {
          name: word(`${kind}.${row.id}`),
          kind: 'monster',
          glyph: drawingOf(kind, row.id),
          likeness: foeLikeness(row.id),
          text: word(`${kind}.${row.id}.line`),
        };
    }
    const quest = quests.find(({ id }) => namedIn(line, 'quest') === `quest.${id}`);
    if (!quest) return undefined;
    return {
      name: word(`quest.${quest.id}`),
      kind: 'spell',
      glyph: scrollUnfurled,
      likeness: encounterLikeness(quest.encounter),
      text: word(`encounter.${quest.encounter}.line`),
    };
  },
  victory: (view, { scores }): Text => {
    const { campaign } = scenarioRow(view.scenario.id);
    // EUT-1.4: nothing follows the last episode.
    const last = campaign && campaign.next === undefined ? 'yes' : 'no';
    if (view.mode !== 'competitive')
      return { text: 'table.victory.aim', with: { rank: view.result?.rank ?? 'none', aim: goalOf(view), last } };
    const n = Math.max(...scores);
    const tied = scores.filter(score => score === n).length > 1 ? 'yes' : 'no';
    return { text: 'table.victory.most', with: { n, tied, last } };
  },
  defeat: view => ({
    title: { text: 'table.defeat', with: { scenario: { text: `scenario.${view.scenario.id}` } } },
    story: { text: 'table.defeat.aim', with: { aim: goalOf(view) } },
    close: closest(view),
  }),
};

const goalOf = ({ scenario, mode, players }: View): Text => ({
  text: `scenario.${scenario.id}.goal.${mode}.win`,
  with: { seats: players },
});

/** What was reached of what the goal counts, or of Reputation after final scoring. */
function closest(view: View): Text {
  const best: Text = { text: 'gain.reputation', with: { n: Math.max(0, ...scoresOf(view).map(totalOf)) } };
  const counted = progressOf({ view, state: openState(view) }).flatMap(({ reached, wanted }) =>
    wanted ? reached : [],
  );
  return { text: 'table.defeat.close', with: { things: counted.length > 0 ? counted : [best] } };
}
