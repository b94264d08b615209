// The rule texts are what the composer makes of the rows today. After a change of either, `vitest run games/descent/test/words/compose.test.ts -u`
// writes them anew: read the difference.

import { asFile, named, opsIn } from '@veillee/games/test/words';
import { expect, test } from 'vitest';
import { english } from '../../content/compose/english.ts';
import { french } from '../../content/compose/french.ts';
import { effects } from '../../content/compose.ts';
import { feats } from '../../content/feats.ts';
import { heroes } from '../../content/heroes.ts';
import { items, potions } from '../../content/items.ts';
import { overlordCards } from '../../content/overlord.ts';
import { skills } from '../../content/skills.ts';
import cardsEn from '../../text/cards.en.json' with { type: 'json' };
import cardsFr from '../../text/cards.fr.json' with { type: 'json' };

const speeches = [
  ['en', english(named(cardsEn))],
  ['fr', french(named(cardsFr))],
] as const;

test.each(speeches)('%s', async (language, speech) => {
  await expect(asFile(effects(speech))).toMatchFileSnapshot(`../../text/effects.${language}.json`);
});

test.each(speeches)('%s says nothing that no row has', (_, { doings, facts, cardOps, featOps }) => {
  const told = opsIn(heroes, skills, items, potions);
  expect([...new Set([...Object.keys(doings), ...Object.keys(facts)])].sort()).toEqual(told);
  expect(Object.keys(cardOps).sort()).toEqual(opsIn(overlordCards));
  expect(Object.keys(featOps).sort()).toEqual(opsIn(feats));
});
