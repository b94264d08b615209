// Monsters of the Well of Darkness. A Kobold figure shows two of them and is one monster (DES-36.12).

import type { MonsterRow } from '../rows.ts';

export const wellMonsters: readonly MonsterRow[] = [
  {
    id: 'ferrox',
    box: 'well-of-darkness',
    kind: 'melee',
    size: '1x1',
    figures: { normal: 4, master: 2 },
    normal: {
      speed: 4,
      wounds: { 2: 3, 3: 3, 4: 4, 5: 5 },
      armour: 3,
      dice: { red: 1, green: 1 },
      abilities: [{ ability: 'bleed' }],
    },
    master: {
      speed: 4,
      wounds: { 2: 4, 3: 4, 4: 5, 5: 6 },
      armour: 4,
      dice: { red: 1, green: 1, black: 1 },
      abilities: [{ ability: 'leech' }, { ability: 'bleed' }],
    },
    points: 2,
  },
  {
    id: 'golem',
    box: 'well-of-darkness',
    kind: 'melee',
    size: '2x2',
    figures: { normal: 2, master: 1 },
    normal: {
      speed: 3,
      wounds: { 2: 6, 3: 6, 4: 7, 5: 8 },
      armour: 5,
      dice: { red: 1, green: 1, yellow: 1 },
      abilities: [{ ability: 'ironskin' }],
    },
    master: {
      speed: 3,
      wounds: { 2: 7, 3: 7, 4: 8, 5: 9 },
      armour: 6,
      dice: { red: 1, green: 1, yellow: 1, black: 1 },
      abilities: [{ ability: 'ironskin' }, { ability: 'unstoppable' }],
    },
    points: 4,
  },
  {
    id: 'kobold',
    box: 'well-of-darkness',
    kind: 'melee',
    size: '1x1',
    figures: { normal: 12, master: 6 },
    normal: {
      speed: 3,
      wounds: { 2: 2, 3: 2, 4: 3, 5: 4 },
      armour: 0,
      dice: { red: 1 },
      abilities: [{ ability: 'swarm' }],
    },
    master: {
      speed: 3,
      wounds: { 2: 3, 3: 3, 4: 4, 5: 5 },
      armour: 1,
      dice: { red: 1, black: 1 },
      abilities: [{ ability: 'swarm' }, { ability: 'trickster', rank: 1 }],
    },
    points: 1,
  },
];
