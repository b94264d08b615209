// DES-51, DES-52: what can be told of a boulder before it rolls.

import { rule } from '@veillee/kernel/test/rule';
import { base, type Space, space, spacesOf } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { groundNow } from '../../rules/board.ts';
import { crushChances, laneOf, trackOf } from '../../rules/props/lanes.ts';
import type { Boulder, State } from '../../rules/state.ts';
import { bothAreas, pits, stone, WEST } from '../boulders.ts';
import { begun, lay } from '../scene.ts';

const tracked = (boulders: Boulder[], set: (state: State) => void = () => {}) => {
  const state = begun();
  state.board.boulders = boulders;
  set(state);
  return trackOf(groundNow(state), state.board);
};
const chances = (...at: Parameters<typeof tracked>): ((x: number, y?: number) => number) => {
  const found = crushChances(tracked(...at));
  return (x, y = 9) => Number((found.get(space(x, y)) ?? 0).toFixed(3));
};

rule(
  ['DES-51.2', 'DES-51.10'],
  'each space is reached as often as its dice come so far: a miss of the red one adds nothing',
  () => {
    const at = chances([stone(WEST)], bothAreas);
    // Yellow shows 1 once, 2 three times and 3 twice; red nothing, 1 and 2 twice each: 14 of 36 rolls come to four or more, four to five.
    expect([1, 2, 3, 4, 5, 6, 7].map(x => at(x))).toEqual([0, 1, 1, 0.944, 0.722, 0.389, 0.111]);
    expect(at(3, 10)).toBe(1);
    expect(at(3, 11)).toBe(0);
  },
);

rule('DES-51.6', 'it goes no further than a wall, and one that is still goes nowhere', () => {
  expect(laneOf(tracked([stone(WEST, 'w')]), stone(WEST, 'w'))).toEqual([]);
  expect(laneOf(tracked([stone(WEST)]), stone(WEST, 'e', { still: true }))).toEqual([]);
  const shut = laneOf(tracked([stone(base(5, 9, 2, 2))]), stone(base(5, 9, 2, 2)));
  expect(shut.map(({ at }) => at)).toEqual([base(6, 9, 2, 2)]);
});

rule('DES-52.2', 'a ramp turns its lane', () => {
  const set = (state: State): void => {
    bothAreas(state);
    lay(state, { kind: 'ramp', direction: 'n' }, space(13, 9));
  };
  const boulder = stone(base(11, 9, 2, 2));
  const spaces = new Set<Space>(laneOf(tracked([boulder], set), boulder).flatMap(({ at }) => spacesOf(at)));
  expect([spaces.has(space(13, 9)), spaces.has(space(14, 9)), spaces.has(space(13, 8))]).toEqual([true, false, true]);
});

rule(['DES-51.7', 'DES-51.8'], 'whoever is in a pit is crushed only where it falls', () => {
  const crossed = chances([stone(WEST)], pits(space(4, 9)));
  expect([crossed(4), crossed(4, 10)]).toEqual([0, 0.944]);
  const filled = chances([stone(WEST)], pits(space(4, 9), space(5, 9), space(4, 10), space(5, 10)));
  expect([filled(4), filled(5), filled(6)]).toEqual([0.722, 0.722, 0]);
});

rule('DES-51.2', 'of two boulders either may come', () => {
  const one = chances([stone(WEST)], bothAreas);
  const both = chances([stone(WEST), stone(base(7, 9, 2, 2), 'w')], bothAreas);
  expect(both(4)).toBeGreaterThan(one(4));
  expect(both(4)).toBeLessThan(1.0001);
});
