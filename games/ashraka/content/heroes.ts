// The four heroes and their tracks, from left to right (ASH-15).

import { byId } from '@veillee/pieces/things';
import { force, track } from './printed.ts';
import type { HeroRow } from './rows.ts';

export const heroes: readonly HeroRow[] = [
  {
    id: 'atsu-rabbit',
    pawn: 'green',
    from: 1,
    tracks: {
      health: track(5, [6, { blue: 1 }], [7, { blue: 2 }], [8, 'quest']),
      actions: track(6, [7, { red: 1 }], [8, { red: 2 }], [9, 'quest']),
      force: track(
        force('orange', 1),
        [force('red', 1), { blue: 3 }],
        [force('black', 1), { red: 2 }],
        [force('black', 2), 'quest'],
      ),
      knowledge: track(1, [2, { blue: 2 }], [3, { red: 1 }], [4, 'quest']),
      inventory: track(3, [4, { blue: 1 }], [5, { blue: 2 }], [6, { red: 1 }]),
      mana: track(2, [3, { blue: 1 }], [4, { blue: 2 }], [5, { red: 1 }]),
    },
  },
  {
    id: 'tantan-tanuki',
    pawn: 'orange',
    from: 1,
    tracks: {
      health: track(3, [5, { blue: 1 }], [6, { blue: 2 }], [7, { red: 1 }]),
      actions: track(5, [6, { red: 1 }], [7, { red: 2 }], [8, 'quest']),
      force: track(force('orange', 0), [force('red', 0), { blue: 2 }], [force('red', 1), { red: 1 }]),
      knowledge: track(2, [3, { blue: 2 }], [4, { red: 1 }], [5, 'quest']),
      inventory: track(3, [4, { blue: 1 }], [5, { blue: 2 }], [6, { red: 1 }]),
      mana: track(5, [6, { blue: 1 }], [7, { blue: 2 }], [8, { red: 1 }], [9, 'quest']),
    },
  },
  {
    id: 'brunn-badger',
    pawn: 'brown',
    from: 3,
    tracks: {
      health: track(6, [7, { blue: 1 }], [8, { red: 1 }]),
      actions: track(4, [5, { red: 1 }], [6, { red: 1 }], [7, { red: 2 }]),
      force: track(
        force('red', 0),
        [force('red', 1), { blue: 2 }],
        [force('black', 1), { red: 2 }],
        [force('black', 2), 'quest'],
      ),
      knowledge: track(1, [2, { blue: 2 }], [3, { red: 1 }]),
      inventory: track(2, [3, { blue: 1 }], [4, { blue: 2 }], [5, { red: 1 }]),
      mana: track(3, [4, { blue: 1 }], [5, { blue: 2 }], [6, { red: 1 }]),
    },
  },
  {
    id: 'ondine-otter',
    pawn: 'blue',
    from: 4,
    tracks: {
      health: track(4, [5, { blue: 1 }], [6, { blue: 2 }], [7, { red: 1 }]),
      actions: track(6, [7, { red: 1 }], [8, { red: 2 }], [9, 'quest']),
      force: track(force('orange', 0), [force('orange', 1), { blue: 2 }], [force('red', 1), { red: 1 }]),
      knowledge: track(2, [3, { blue: 2 }], [4, { red: 1 }]),
      inventory: track(4, [5, { blue: 1 }], [6, { red: 1 }]),
      mana: track(3, [4, { blue: 1 }], [5, { blue: 2 }], [6, 'quest']),
    },
  },
];

export const heroRow = byId('hero', heroes);
