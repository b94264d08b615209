// The rule texts are what the composer makes of the rows today. After a change of either, `vitest run games/euthia/test/words/compose.test.ts -u`
// writes them anew: read the difference.

import { asFile, named, opsIn } from '@veillee/games/test/words';
import { expect, test } from 'vitest';
import { english } from '../../content/compose/english.ts';
import { french } from '../../content/compose/french.ts';
import { effects } from '../../content/compose.ts';
import { dwurtFaces } from '../../content/dwurt.ts';
import { elementals } from '../../content/elementals.ts';
import { essences, gems } from '../../content/gems.ts';
import { heroTiles } from '../../content/hero-tiles.ts';
import { items } from '../../content/items.ts';
import { elites, monsters } from '../../content/monsters.ts';
import { powerCards } from '../../content/power-cards.ts';
import { legends, quests } from '../../content/quests.ts';
import { resources } from '../../content/resources.ts';
import { foes, scenarioCards } from '../../content/scenarios.ts';
import { territory } from '../../content/territory.ts';
import cardsEn from '../../text/cards.en.json' with { type: 'json' };
import cardsFr from '../../text/cards.fr.json' with { type: 'json' };

const speeches = [
  ['en', english(named(cardsEn))],
  ['fr', french(named(cardsFr))],
] as const;

test.each(speeches)('%s', async (language, speech) => {
  await expect(asFile(effects(speech))).toMatchFileSnapshot(`../../text/effects.${language}.json`);
});

test.each(speeches)('%s says nothing that no row has', (_, speech) => {
  const { things, doings, cardDoings, monsterOps, cardOps } = speech;
  const cards = scenarioCards.map(card => ('rules' in card ? card.rules : []));
  const gained = opsIn(
    heroTiles,
    items,
    gems,
    essences,
    resources,
    monsters,
    elites,
    elementals,
    quests,
    legends,
    dwurtFaces,
    territory,
    foes,
    scenarioCards,
  );
  expect(Object.keys(things).filter(name => !gained.includes(name))).toEqual([]);
  expect(Object.keys(speech.gains)).toEqual(Object.keys(things));
  const tiles = opsIn(heroTiles, items, gems, essences);
  expect(Object.keys(doings).filter(name => !tiles.includes(name))).toEqual([]);
  expect(Object.keys(cardDoings).filter(name => !opsIn(cards).includes(name))).toEqual([]);
  expect(Object.keys(cardOps).sort()).toEqual(opsIn(powerCards));
  const special = [...monsters, ...elites, ...foes, ...scenarioCards].map(row => ('wounds' in row ? row.wounds : []));
  expect(Object.keys(monsterOps).sort()).toEqual(opsIn(special));
});
