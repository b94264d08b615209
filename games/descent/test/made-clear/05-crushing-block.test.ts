// DRF-5: Crushing Block.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import type { State } from '../../rules/state.ts';
import { stone } from '../boulders.ts';
import { press } from '../crushing-walls.ts';
import { makeQuest, settled } from '../guide.ts';
import { walking } from '../walks.ts';

const CARDS = ['crushing-block#1', 'spiked-pit#1'];
const egg = (x: number, y: number) =>
  ({ egg: 'lava-beetle', wounds: { 2: 3, 3: 3, 4: 3, 5: 3 }, armour: 1, at: [x, y] }) as const;
const [near, far] = [
  makeQuest('egg-near', { things: { nest: egg(3, 11) } }),
  makeQuest('egg-far', { things: { nest: egg(7, 10) } }),
];

describe('traps of spaces', () => {
  rule('DRF-5.12', 'Crushing Block: never beside what blocks movement', () => {
    const play = walking(CARDS, {
      set: ({ board }) => void Object.assign(board.terrain, { [space(5, 9)]: 'rubble' }),
    });
    play.does('walk:space:4,10');
    expect(play.can(play.overlordSeat)).toEqual(['card:spiked-pit']);
    expect(play.whyNot('card:crushing-block', play.overlordSeat)).toEqual([
      'overlord.why.no-obstacle-beside',
      'DRF-5.12',
    ]);
  });

  rule('DRF-5.12', 'nor beside a boulder, a crushing wall or an egg', () => {
    const can = (set: (state: State) => void = () => {}) => {
      const play = walking(CARDS, { set });
      play.does('walk:space:4,10');
      return play.can(play.overlordSeat).includes('card:crushing-block');
    };
    expect(can()).toBe(true);
    expect(can(({ board }) => void Object.assign(board, { boulders: [stone(base(5, 9, 2, 2))] }))).toBe(false);
    expect(can(({ board }) => void Object.assign(board, { boulders: [stone(base(6, 9, 2, 2))] }))).toBe(true);
    expect(can(({ board }) => void Object.assign(board, { crushingWalls: [press([5, 9])] }))).toBe(false);
    expect(can(({ board }) => void Object.assign(board, { crushingWalls: [press([7, 9])] }))).toBe(true);
    const beside = (nest: ReturnType<typeof makeQuest>) => {
      const play = nest({
        at: [space(3, 10), space(1, 12)],
        set: state => void Object.assign(state.overlord, { threat: 30, hand: [...CARDS] }),
        *next(t) {
          t.state.monsters = t.state.monsters.filter(({ egg }) => egg);
        },
      });
      return settled(play).does('action:run', 'walk:space:4,10').can(play.overlordSeat);
    };
    expect([beside(near), beside(far)]).toEqual([['card:spiked-pit'], ['card:crushing-block', 'card:spiked-pit']]);
  });
});
