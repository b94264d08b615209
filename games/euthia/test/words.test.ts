// All that Euthia says: alike in both languages, complete, used, and set as each language is set.

import { catalogues } from '@veillee/games/test/proofs';
import { expect, test } from 'vitest';
import { heroes } from '../content/heroes.ts';
import { kit } from '../index.ts';

catalogues(kit, [], {
  names: [
    'elemental.*',
    'elite.*',
    'foe.*',
    'item.*',
    'monster.*',
    'resource.*',
    ...heroes.map(({ id }) => `hero.${id}`),
  ],
  parameters: ['monster', 'tile', 'foe', 'thing', 'resource', 'elite', 'worn', 'other', 'gem', 'essence'],
  people: ['hero'],
  several: ['table.colour'],
});

test('in French Movement is Mouvement, wherever it is named', () => {
  const others = Object.entries(kit.texts.fr).filter(([, text]) => text.includes('Déplacement'));
  expect(others).toEqual([]);
});
