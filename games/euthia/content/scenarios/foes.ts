// Who stands on the map in a scenario and can be fought. None of them is ever a Trophy.

import { fighter, gains } from '../printed.ts';
import type { FoeRow } from '../rows.ts';

export const foes: readonly FoeRow[] = [
  {
    id: 'golem',
    form: 'single',
    engage: 'must',
    rounds: 3,
    lasting: true,
    health: { 1: 13, 2: 22, 3: 30, 4: 32 },
    ...fighter(
      { level: 3, penalty: -3, silver: 1, goldCards: 1, chaos: 2, gaar: 2, immune: true },
      { 3: 4, 7: 5, 10: 7 },
    ),
    reward: [],
  },
  { id: 'farruga', form: 'stages', engage: 'must', rounds: 3, lasting: true },
  {
    id: 'mirrezil',
    form: 'phases',
    engage: 'must',
    rounds: 3,
    lasting: true,
    health: { 1: 9, 2: 23, 3: 29, 4: 32 },
    reward: gains({ reputation: 12, treasure: 3, demonite: 1 }),
  },
  {
    id: 'accomplice',
    form: 'single',
    engage: 'may',
    health: { 1: 6, 2: 6, 3: 8, 4: 8 },
    ...fighter({ level: 2, penalty: -2, silver: 1, chaos: 1, gaar: 1 }, { 5: 2, 8: 3, 11: [4, { drawSilver: 1 }] }),
    reward: gains({ reputation: 4, gold: 4 }),
  },
  {
    id: 'saboteur',
    form: 'single',
    engage: 'may',
    health: { 1: 7, 2: 8, 3: 9, 4: 9 },
    ...fighter(
      { level: 2, penalty: -2, silver: 1, goldCards: 1, chaos: 2, gaar: 2 },
      { 4: 2, 8: 3, 11: [4, { hinderHero: -2 }] },
    ),
    reward: gains({ reputation: 8, treasure: 2 }),
  },
  {
    id: 'magma-demon',
    form: 'single',
    engage: 'must',
    rounds: 3,
    lasting: true,
    health: { 1: 10, 2: 16, 3: 22, 4: 22 },
    ...fighter(
      { level: 3, penalty: -3, silver: 1, goldCards: 1, chaos: 2, gaar: 2 },
      { 4: 3, 7: 5, 10: [6, { healMonster: 1 }] },
    ),
    reward: gains({ reputation: 8, fire: 1, earth: 1 }),
  },
];
