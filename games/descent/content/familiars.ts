// Familiars of the heroes, and Pico, who is carried (DES-35).

import { byId } from '@veillee/pieces/things';
import type { FamiliarRow } from './rows.ts';

export const familiars: readonly FamiliarRow[] = [
  { id: 'boggs', speed: 4, watches: true },
  { id: 'skye', speed: 5, fly: true, hinders: { armour: 1, orders: ['dodge', 'aim'] } },
  { id: 'mata', speed: 6, carries: 1 },
  { id: 'kata', speed: 6, carries: 1 },
  { id: 'pico', handOver: 2, bonus: { powerDice: 1 } },
];
export const familiarRow = byId('familiar', familiars);
