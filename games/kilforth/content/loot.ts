// The Loot tokens: 40 in the bag.

import type { Loot } from './rows.ts';
import { atOnce, kept } from './wording.ts';

export const loot = [
  atOnce('gold-1', 6, { op: 'gainGold', n: 1 }),
  atOnce('gold-2', 6, { op: 'gainGold', n: 2 }),
  atOnce('gold-3', 3, { op: 'gainGold', n: 3 }),
  kept('fleet-boots', 5, { op: 'gainAp', n: 1, only: 'move' }),
  kept('second-wind', 3, { op: 'gainAp', n: 1 }),
  kept('bandage', 5, { op: 'heal', n: 1 }),
  kept('healing-draught', 2, { op: 'heal', n: 2 }),
  kept('lucky-charm', 4, { op: 'addSuccess', n: 1 }, 'ownTest'),
  kept('loaded-dice', 2, { op: 'reroll', dice: 'failed' }, 'ownTest'),
  kept('smoke-bomb', 2, { op: 'hide' }),
  kept('tonic', 2, { op: 'ready', n: 1, what: 'any' }),
] satisfies readonly Loot[];
