// DRF-5: Crushing Block.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { walking } from '../walks.ts';

describe('traps of spaces', () => {
  rule('DRF-5.12', 'Crushing Block: never beside what blocks movement', () => {
    const play = walking(['crushing-block#1', 'spiked-pit#1'], {
      set: ({ board }) => void Object.assign(board.terrain, { [space(5, 9)]: 'rubble' }),
    });
    play.does('walk:space:4,10');
    expect(play.can(play.overlordSeat)).toEqual(['card:spiked-pit']);
    expect(play.whyNot('card:crushing-block', play.overlordSeat)).toEqual([
      'overlord.why.no-obstacle-beside',
      'DRF-5.12',
    ]);
  });
});
