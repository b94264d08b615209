// What an adventure says of itself when it is over.

import { type Account, sumOfCoin } from '@veillee/kernel';
import type { View } from './view.ts';

export const account: Account<View> = {
  cast: ({ heroes }) => heroes.map(({ id }) => id).sort(),
  points: ({ seats, lost }) => [{ id: 'adventure', bySeat: Array<number>(seats).fill(lost ? 0 : 1) }],
  figures: ({ seats, turn, falls, beaten, pages }, events) => {
    const all = (n: number): number[] => Array<number>(seats).fill(n);
    return [
      { id: 'wounds', bySeat: sumOfCoin(events, seats, 'wounds') },
      { id: 'turns', bySeat: all(turn) },
      { id: 'beaten', bySeat: all(beaten.length) },
      { id: 'pages', bySeat: all(pages.length) },
      { id: 'falls', bySeat: all(falls) },
    ];
  },
};
