// The four heroes and their tracks, from left to right (ASH-15).

import { byId } from '@veillee/pieces/things';
import type { HeroRow } from './rows.ts';

export const heroes: readonly HeroRow[] = [
  {
    id: 'atsu-rabbit',
    pawn: 'green',
    from: 1,
    tracks: {
      health: [
        { value: 5 },
        { value: 6, cost: { blue: 1 } },
        { value: 7, cost: { blue: 2 } },
        { value: 8, cost: 'quest' },
      ],
      actions: [
        { value: 6 },
        { value: 7, cost: { red: 1 } },
        { value: 8, cost: { red: 2 } },
        { value: 9, cost: 'quest' },
      ],
      force: [
        { value: { die: 'orange', bonus: 1 } },
        { value: { die: 'red', bonus: 1 }, cost: { blue: 3 } },
        { value: { die: 'black', bonus: 1 }, cost: { red: 2 } },
        { value: { die: 'black', bonus: 2 }, cost: 'quest' },
      ],
      knowledge: [
        { value: 1 },
        { value: 2, cost: { blue: 2 } },
        { value: 3, cost: { red: 1 } },
        { value: 4, cost: 'quest' },
      ],
      inventory: [
        { value: 3 },
        { value: 4, cost: { blue: 1 } },
        { value: 5, cost: { blue: 2 } },
        { value: 6, cost: { red: 1 } },
      ],
      mana: [
        { value: 2 },
        { value: 3, cost: { blue: 1 } },
        { value: 4, cost: { blue: 2 } },
        { value: 5, cost: { red: 1 } },
      ],
    },
  },
  {
    id: 'tantan-tanuki',
    pawn: 'orange',
    from: 1,
    tracks: {
      health: [
        { value: 3 },
        { value: 5, cost: { blue: 1 } },
        { value: 6, cost: { blue: 2 } },
        { value: 7, cost: { red: 1 } },
      ],
      actions: [
        { value: 5 },
        { value: 6, cost: { red: 1 } },
        { value: 7, cost: { red: 2 } },
        { value: 8, cost: 'quest' },
      ],
      force: [
        { value: { die: 'orange', bonus: 0 } },
        { value: { die: 'red', bonus: 0 }, cost: { blue: 2 } },
        { value: { die: 'red', bonus: 1 }, cost: { red: 1 } },
      ],
      knowledge: [
        { value: 2 },
        { value: 3, cost: { blue: 2 } },
        { value: 4, cost: { red: 1 } },
        { value: 5, cost: 'quest' },
      ],
      inventory: [
        { value: 3 },
        { value: 4, cost: { blue: 1 } },
        { value: 5, cost: { blue: 2 } },
        { value: 6, cost: { red: 1 } },
      ],
      mana: [
        { value: 5 },
        { value: 6, cost: { blue: 1 } },
        { value: 7, cost: { blue: 2 } },
        { value: 8, cost: { red: 1 } },
        { value: 9, cost: 'quest' },
      ],
    },
  },
  {
    id: 'brunn-badger',
    pawn: 'brown',
    from: 3,
    tracks: {
      health: [{ value: 6 }, { value: 7, cost: { blue: 1 } }, { value: 8, cost: { red: 1 } }],
      actions: [
        { value: 4 },
        { value: 5, cost: { red: 1 } },
        { value: 6, cost: { red: 1 } },
        { value: 7, cost: { red: 2 } },
      ],
      force: [
        { value: { die: 'red', bonus: 0 } },
        { value: { die: 'red', bonus: 1 }, cost: { blue: 2 } },
        { value: { die: 'black', bonus: 1 }, cost: { red: 2 } },
        { value: { die: 'black', bonus: 2 }, cost: 'quest' },
      ],
      knowledge: [{ value: 1 }, { value: 2, cost: { blue: 2 } }, { value: 3, cost: { red: 1 } }],
      inventory: [
        { value: 2 },
        { value: 3, cost: { blue: 1 } },
        { value: 4, cost: { blue: 2 } },
        { value: 5, cost: { red: 1 } },
      ],
      mana: [
        { value: 3 },
        { value: 4, cost: { blue: 1 } },
        { value: 5, cost: { blue: 2 } },
        { value: 6, cost: { red: 1 } },
      ],
    },
  },
  {
    id: 'ondine-otter',
    pawn: 'blue',
    from: 4,
    tracks: {
      health: [
        { value: 4 },
        { value: 5, cost: { blue: 1 } },
        { value: 6, cost: { blue: 2 } },
        { value: 7, cost: { red: 1 } },
      ],
      actions: [
        { value: 6 },
        { value: 7, cost: { red: 1 } },
        { value: 8, cost: { red: 2 } },
        { value: 9, cost: 'quest' },
      ],
      force: [
        { value: { die: 'orange', bonus: 0 } },
        { value: { die: 'orange', bonus: 1 }, cost: { blue: 2 } },
        { value: { die: 'red', bonus: 1 }, cost: { red: 1 } },
      ],
      knowledge: [{ value: 2 }, { value: 3, cost: { blue: 2 } }, { value: 4, cost: { red: 1 } }],
      inventory: [{ value: 4 }, { value: 5, cost: { blue: 1 } }, { value: 6, cost: { red: 1 } }],
      mana: [
        { value: 3 },
        { value: 4, cost: { blue: 1 } },
        { value: 5, cost: { blue: 2 } },
        { value: 6, cost: 'quest' },
      ],
    },
  },
];

export const heroRow = byId('hero', heroes);
