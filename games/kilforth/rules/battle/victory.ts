// What is told of a victory besides its words.

import type { Seat } from '@veillee/kernel';

export const victoryOf = (seat: Seat) => ({
  scene: { of: 'test', part: 'end', won: true },
  brings: { seat, coins: { victories: 1 } },
});
