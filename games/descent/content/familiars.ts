// Familiars of the heroes, Pico, who is carried, and the one that the overlord has in a quest (DES-35).

import { byId } from '@veillee/pieces/things';
import type { FamiliarRow } from './rows.ts';

export const familiars: readonly FamiliarRow[] = [
  { id: 'boggs', speed: 4, watches: true },
  { id: 'skye', speed: 5, fly: true, hinders: { armour: 1, orders: ['dodge', 'aim'] } },
  { id: 'mata', speed: 6, carries: 1 },
  { id: 'kata', speed: 6, carries: 1 },
  { id: 'pico', handOver: 2, bonus: { powerDice: 1 } },
  { id: 'bottle-imp', box: 'altar-of-despair', speed: 4, summoned: true, aura: 1 },
  { id: 'shadow-soul', box: 'altar-of-despair', speed: 5, fly: true, solitary: true, swaps: true },
  { id: 'eyes-of-thara', box: 'altar-of-despair', speed: 0, watches: true },
  { id: 'sharr', box: 'altar-of-despair', speed: 5, fly: true, heals: 2, purifies: true },
  {
    id: 'furr',
    box: 'well-of-darkness',
    speed: 6,
    attack: { kind: 'melee', dice: { white: 1, green: 1 }, within: 5 },
  },
  { id: 'spectre', box: 'well-of-darkness', speed: 4, ghostly: true, drains: { passing: 1, staying: 2 } },
];
export const familiarRow = byId('familiar', familiars);
