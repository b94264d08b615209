// Lanes of boulders as the page draws them: the chance of each space is that of the dice, and ramps, pits and walls count as when it rolls.

import { rule } from '@veillee/kernel/test/rule';
import { base, type Space, space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import type { State } from '../../rules/state.ts';
import { bothAreas, lies, pits, ROLLS, rolling, stone, WEST } from '../../test/boulders.ts';
import { lay, put } from '../../test/scene.ts';
import { groundSeen } from '../dungeon/ground.ts';
import { crushedBy, lanesOf } from '../dungeon/moving.ts';

type Plan = Parameters<typeof rolling>[2];

/** As the heroes see it before the overlord's turn begins. */
function laneOf(boulders: Parameters<typeof rolling>[0], set?: Plan) {
  let seen: State | undefined;
  const play = rolling(boulders, ROLLS[2], (state, heroes) => {
    set?.(state, heroes);
    seen = structuredClone(state);
  });
  if (!seen) throw new Error('nothing was set');
  const view = play.match.game.view(seen, 0);
  return lanesOf(view, groundSeen(view));
}

const chances = (lane: ReturnType<typeof laneOf>[number] | undefined): number[] =>
  (lane?.steps ?? []).map(({ chance }) => Math.round(chance * 36));

rule('DES-51.2', 'each space of a lane is reached as often as the dice roll so far', () => {
  const [lane] = laneOf([stone(WEST)], bothAreas);
  // Of 36 throws of a red and a yellow die: their ranges together, where a miss has none.
  expect(chances(lane)).toEqual([36, 34, 26, 14, 4]);
  expect(lane?.steps.map(({ fresh }) => fresh)[0]).toEqual([space(3, 9), space(3, 10)]);
  expect(lane?.rolls.map(({ n, chance }) => [n, Math.round(chance * 36)])).toEqual([
    [1, 2],
    [2, 8],
    [3, 12],
    [4, 10],
    [5, 4],
  ]);
});

rule(
  ['DES-51.3', 'DES-51.8'],
  'whoever stands in it has the chance of the first space under them; in a pit that it crosses, none',
  () => {
    const inTheWay = (more?: (state: State) => void) =>
      laneOf([stone(WEST)], (state, heroes) => {
        bothAreas(state);
        more?.(state);
        for (const hero of heroes.slice(0, 1)) hero.at = space(5, 9);
        put(state, 'skeleton', space(6, 10));
      });
    const found = crushedBy(inTheWay());
    expect([...found.values()].map(chance => Math.round(chance * 36))).toEqual([26, 14]);
    expect([...crushedBy(inTheWay(pits(space(5, 9)))).values()]).toHaveLength(1);
  },
);

rule(['DES-51.6', 'DES-51.7', 'DES-52.2'], 'it ends at a wall and in a pit, and turns on a ramp', () => {
  const [shut] = laneOf([stone(WEST)]);
  expect([chances(shut).length, shut?.ends]).toEqual([5, false]);
  const [short] = laneOf([stone(base(4, 9, 2, 2))]);
  expect([chances(short).length, short?.ends]).toEqual([2, true]);
  const hole: Space[] = [space(4, 9), space(4, 10), space(5, 9), space(5, 10)];
  const [fallen] = laneOf([stone(WEST)], state => {
    bothAreas(state);
    pits(...hole)(state);
  });
  expect([chances(fallen).length, fallen?.ends]).toEqual([3, true]);
  const [turned] = laneOf([stone(WEST)], state => {
    bothAreas(state);
    lay(state, { kind: 'ramp', direction: 'w' }, space(4, 9));
  });
  expect(turned?.steps[2]?.fresh).toEqual([space(2, 9), space(2, 10)]);
});

rule('DES-51.2', 'what waits has no lane; and the rules roll where the lane leads', () => {
  expect(laneOf([stone(WEST, 'e', { still: true })], bothAreas)).toEqual([]);
  for (const n of [2, 3, 4, 5] as const) {
    const play = rolling([stone(WEST)], ROLLS[n], bothAreas);
    const [lane] = laneOf([stone(WEST)], bothAreas);
    expect(lies(play).map(at => at)).toEqual([base(1 + n, 9, 2, 2)]);
    expect(lane?.steps[n - 1]?.fresh).toEqual([space(2 + n, 9), space(2 + n, 10)]);
  }
});
