// All that Ashraka says: alike in both languages, complete, used, and set as each language is set.

import { catalogues } from '@veillee/games/test/proofs';
import { expect, test } from 'vitest';
import { kit } from '../index.ts';

catalogues(kit, []);

test('in French no word that loses its vowel stands before a hero: Atsu and Ondine begin with one', () => {
  const cut = Object.entries(kit.texts.fr).filter(([, text]) => /(^|[^\p{L}])([dl]e|que) \{hero\}/iu.test(text));
  expect(cut).toEqual([]);
});
