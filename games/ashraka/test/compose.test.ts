// The rule texts are what the composer makes of the rows today. After a change of either, `vitest run games/ashraka/test/compose.test.ts -u`
// writes them anew: read the difference.

import type { Catalogue } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { english } from '../content/compose/english.ts';
import { french } from '../content/compose/french.ts';
import { bookletTexts, effects, type Texts } from '../content/compose.ts';
import secretsEn from '../secrets/en.json' with { type: 'json' };
import secretsFr from '../secrets/fr.json' with { type: 'json' };
import cardsEn from '../text/cards.en.json' with { type: 'json' };
import cardsFr from '../text/cards.fr.json' with { type: 'json' };

const named = (catalogue: Catalogue) => (key: string) => {
  const words = catalogue[key];
  if (words === undefined) throw new Error(`nothing is called ${key}`);
  return words;
};

const sorted = (texts: Texts): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1))), undefined, 2)}\n`;

test.each([
  ['en', english(named({ ...cardsEn, ...secretsEn }))],
  ['fr', french(named({ ...cardsFr, ...secretsFr }))],
] as const)('%s', async (language, speech) => {
  await expect(sorted(effects(speech))).toMatchFileSnapshot(`../text/effects.${language}.json`);
  await expect(sorted(bookletTexts(speech))).toMatchFileSnapshot(`../secrets/changes.${language}.json`);
});
