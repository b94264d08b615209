// The monsters of the base box. Beastman and Skeleton have the figures of their replacement cards (DRF-1.3).

import { monster, side } from '../printed.ts';
import type { MonsterRow } from '../rows.ts';

export const baseMonsters: readonly MonsterRow[] = [
  monster(
    'bane-spider',
    { kind: 'magic', size: '2x2', points: 2 },
    { normal: 6, master: 3 },
    side({ speed: 5, armour: 1, wounds: [2, 2, 3, 4] }, { white: 1, green: 1 }, { poison: true }),
    side({ speed: 5, armour: 2, wounds: [3, 3, 4, 5] }, { white: 1, green: 1, black: 1 }, { poison: true, web: true }),
  ),
  monster(
    'beastman',
    { kind: 'melee', size: '1x1', points: 1 },
    { normal: 6, master: 3 },
    side({ speed: 4, armour: 2, wounds: [2, 2, 3, 4], bonus: { damage: 1 } }, { red: 1, green: 1 }),
    side(
      { speed: 4, armour: 3, wounds: [3, 3, 4, 5], bonus: { damage: 2 } },
      { red: 1, green: 1, black: 1 },
      { command: 1 },
    ),
  ),
  monster(
    'demon',
    { kind: 'magic', size: '2x2', points: 7 },
    { normal: 1, master: 1 },
    side(
      { speed: 3, armour: 4, wounds: [9, 9, 10, 11] },
      { white: 1, green: 1, yellow: 2 },
      { aura: 1, sorcery: 2, fear: 1 },
    ),
    side(
      { speed: 3, armour: 5, wounds: [10, 10, 11, 12] },
      { white: 1, green: 2, yellow: 1, black: 1 },
      { aura: 1, sorcery: 3, fear: 2 },
    ),
  ),
  monster(
    'dragon',
    { kind: 'ranged', size: '2x3', points: 7 },
    { normal: 1, master: 1 },
    side(
      { speed: 4, armour: 3, wounds: [9, 9, 10, 11] },
      { blue: 1, green: 1, yellow: 2 },
      { burn: true, breath: true, pierce: 5 },
    ),
    side(
      { speed: 4, armour: 4, wounds: [10, 10, 11, 12] },
      { blue: 1, green: 2, yellow: 1, black: 1 },
      { burn: true, breath: true, pierce: 5, fear: 1 },
    ),
  ),
  monster(
    'giant',
    { kind: 'melee', size: '2x2', points: 7 },
    { normal: 1, master: 1 },
    side({ speed: 3, armour: 5, wounds: [9, 9, 10, 11] }, { red: 1, green: 2, yellow: 1 }, { reach: 1, stun: true }),
    side(
      { speed: 3, armour: 6, wounds: [10, 10, 11, 12] },
      { red: 1, green: 2, yellow: 1, black: 1 },
      { reach: 1, stun: true, sweep: true },
    ),
  ),
  monster(
    'hell-hound',
    { kind: 'ranged', size: '1x2', points: 2 },
    { normal: 4, master: 2 },
    side({ speed: 4, armour: 1, wounds: [3, 3, 4, 5] }, { blue: 1, yellow: 1 }, { breath: true, pierce: 3 }),
    side(
      { speed: 4, armour: 2, wounds: [4, 4, 5, 6] },
      { blue: 1, yellow: 1, black: 1 },
      { breath: true, pierce: 4, aura: 1 },
    ),
  ),
  monster(
    'manticore',
    { kind: 'ranged', size: '2x2', points: 4 },
    { normal: 2, master: 1 },
    side(
      { speed: 4, armour: 2, wounds: [5, 5, 6, 7] },
      { blue: 1, green: 1, yellow: 1 },
      { 'quick-shot': true, pierce: 2 },
    ),
    side(
      { speed: 4, armour: 3, wounds: [6, 6, 7, 8] },
      { blue: 1, green: 1, yellow: 1, black: 1 },
      { 'quick-shot': true, pierce: 3, poison: true },
    ),
  ),
  monster(
    'naga',
    { kind: 'magic', size: '2x2', points: 4 },
    { normal: 2, master: 1 },
    side(
      { speed: 3, armour: 3, wounds: [5, 5, 6, 7] },
      { white: 1, green: 1, yellow: 1 },
      { grapple: true, sorcery: 1 },
    ),
    side(
      { speed: 3, armour: 4, wounds: [6, 6, 7, 8] },
      { white: 1, green: 1, yellow: 1, black: 1 },
      { grapple: true, sorcery: 2, command: 1 },
    ),
  ),
  monster(
    'ogre',
    { kind: 'melee', size: '2x2', points: 4 },
    { normal: 2, master: 1 },
    side({ speed: 3, armour: 4, wounds: [5, 5, 6, 7] }, { red: 1, green: 2 }, { knockback: true }),
    side(
      { speed: 3, armour: 5, wounds: [6, 6, 7, 8] },
      { red: 1, green: 2, black: 1 },
      { knockback: true, undying: true },
    ),
  ),
  monster(
    'razorwing',
    { kind: 'melee', size: '1x1', points: 2 },
    { normal: 4, master: 2 },
    side({ speed: 6, armour: 3, wounds: [3, 3, 4, 5] }, { red: 1, yellow: 1 }, { fly: true }),
    side({ speed: 8, armour: 4, wounds: [4, 4, 5, 6] }, { red: 1, yellow: 1, black: 1 }, { fly: true, stun: true }),
  ),
  monster(
    'skeleton',
    { kind: 'ranged', size: '1x1', points: 1 },
    { normal: 6, master: 3 },
    side({ speed: 5, armour: 0, wounds: [2, 2, 3, 4], bonus: { range: 1 } }, { blue: 1, green: 1 }, { pierce: 1 }),
    side(
      { speed: 5, armour: 1, wounds: [3, 3, 4, 5], bonus: { range: 2 } },
      { blue: 1, green: 1, black: 1 },
      { pierce: 2, undying: true },
    ),
  ),
  monster(
    'sorcerer',
    { kind: 'magic', size: '1x1', points: 2 },
    { normal: 4, master: 2 },
    side({ speed: 4, armour: 2, wounds: [3, 3, 4, 5] }, { white: 1, yellow: 1 }, { sorcery: 3 }),
    side(
      { speed: 4, armour: 3, wounds: [4, 4, 5, 6] },
      { white: 1, yellow: 1, black: 1 },
      { sorcery: 4, undying: true },
    ),
  ),
];
