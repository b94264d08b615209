// All that Ashraka says: alike in both languages, complete, used, and set as each language is set.

import { catalogues } from '@veillee/games/test/proofs';
import { allies } from '../content/allies.ts';
import { heroes } from '../content/heroes.ts';
import { monsters } from '../content/monsters.ts';
import { kit } from '../index.ts';

catalogues(kit, [], {
  names: [
    'find.*',
    ...allies.map(({ id }) => `ally.${id}`),
    ...heroes.map(({ id }) => `hero.${id}`),
    ...monsters.map(({ id }) => `monster.${id}`),
  ],
  parameters: ['monster', 'ally', 'card', 'own'],
  people: ['hero', 'victim', 'other'],
  several: ['table.setup.turns', 'table.cubes.of', 'table.cubes.rest'],
});
