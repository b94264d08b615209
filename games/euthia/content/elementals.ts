// What comes of Challenging an Elemental, by the Hero roll (EUT-13.12).

import { challenge } from './printed.ts';
import type { ElementalRow } from './rows.ts';

export const elementals: readonly ElementalRow[] = [
  {
    id: 'air',
    ranges: challenge({
      any: { sufferWounds: 3 },
      5: { air: 1 },
      8: { air: 1, movement: 2 },
      11: { air: 1, reputation: 2 },
    }),
  },
  {
    id: 'earth',
    ranges: challenge({
      any: { sufferWounds: 2 },
      7: { earth: 1 },
      10: { earth: 1, gaar: 1 },
      13: { earth: 1, reputation: 2 },
    }),
  },
  {
    id: 'water',
    ranges: challenge({
      any: { sufferWounds: 2 },
      6: { water: 1 },
      9: { water: 1, healingPotion: 1 },
      12: { water: 1, reputation: 2 },
    }),
  },
  {
    id: 'fire',
    ranges: challenge({
      any: { sufferWounds: 4 },
      6: { sufferWounds: 1, fire: 1 },
      9: { fire: 1, goldCard: 1 },
      12: { fire: 1, reputation: 3 },
    }),
  },
];
