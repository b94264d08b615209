// Gems, set in Equipment and turned when used, and Essences, discarded (EUT-16.14 to EUT-16.28).

import type { EssenceRow, GemRow } from './rows.ts';

export const gems: readonly GemRow[] = [
  {
    id: 'amethyst',
    turns: true,
    copies: 15,
    effects: [{ trigger: 'monster-after', ops: [{ op: 'monsterStrength', n: -1 }] }],
  },
  { id: 'emerald', turns: true, copies: 15, effects: [{ trigger: 'hero-after', ops: [{ op: 'heroRoll', n: 1 }] }] },
  { id: 'onyx', turns: true, copies: 15, effects: [{ trigger: 'hero-after', ops: [{ op: 'damagePlus', n: 1 }] }] },
  { id: 'opal', turns: true, copies: 15, effects: [{ trigger: 'anytime', ops: [{ op: 'heal', n: 1 }] }] },
  { id: 'ruby', turns: false, copies: 15, effects: [{ trigger: 'permanent', ops: [{ op: 'maxHealth', n: 1 }] }] },
  { id: 'sapphire', turns: true, copies: 15, effects: [{ trigger: 'none', ops: [{ op: 'movement', n: 1 }] }] },
  { id: 'demonite', turns: true, copies: 10, effects: [{ trigger: 'anytime', ops: [{ op: 'goldCard', n: 1 }] }] },
  { id: 'diamond', turns: true, copies: 10, effects: [{ trigger: 'anytime', ops: [{ op: 'heal', n: 2 }] }] },
];

export const essences: readonly EssenceRow[] = [
  { id: 'air', copies: 15, effects: [{ trigger: 'monster-before', ops: [{ op: 'monsterOneDie' }] }] },
  { id: 'earth', copies: 15, effects: [{ trigger: 'none', ops: [{ op: 'mineCart' }] }] },
  { id: 'water', copies: 15, effects: [{ trigger: 'anytime', ops: [{ op: 'heal', n: 3 }] }] },
  { id: 'fire', copies: 15, effects: [{ trigger: 'hero-before', ops: [{ op: 'damagePlus', n: 2 }] }] },
];
