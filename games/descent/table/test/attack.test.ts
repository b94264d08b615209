// What the board says of attacks: dice, distance and chances before they are declared, and the dice as a scene.

import { pointOf } from '@veillee/pieces/geometry';
import type { TableEvent } from '@veillee/web/kit';
import { describe, expect, test } from 'vitest';
import { opened } from '../../rules/attack/open.ts';
import type { Hero, Monster, State } from '../../rules/state.ts';
import { view } from '../../rules/view.ts';
import { base, begun, put, space } from '../../test/scene.ts';
import { aimOf } from '../aim.ts';
import { baseOf, groundSeen } from '../ground.ts';
import { scene } from '../scene.ts';

/** A hero with a weapon, and a beastman so many spaces further along. */
function duel(weapon: string, sheet: string, away: number): { state: State; hero: Hero; foe: Monster } {
  const state = begun({ heroes: [sheet, 'mad-carthos'] });
  const [hero] = state.heroes;
  if (!hero?.at) throw new Error('nobody stands there');
  hero.equipped = [weapon];
  const { x, y } = pointOf(hero.at);
  return { state, hero, foe: put(state, 'beastman', space(x + away, y)) };
}

const aimed = ({ state, hero, foe }: ReturnType<typeof duel>, weapon: string) => {
  const seen = view(state, 0);
  return aimOf(seen, groundSeen(seen), hero, weapon, foe);
};

describe('before an attack is declared', () => {
  test.each([
    ['sword#1', 'steelhorns', 1],
    ['bow#1', 'silhouette', 2],
    ['magic-staff#1', 'runewitch-astarra', 2],
  ])('%s: dice and distance are those that the rules roll', (weapon, sheet, away) => {
    const scene = duel(weapon, sheet, away);
    const { state, hero, foe } = scene;
    const attack = opened(state, hero.id, { weapon, target: baseOf(foe).at, by: 'action' });
    const aim = aimed(scene, weapon);
    expect(aim?.dice).toEqual(attack.pool);
    expect(aim?.kind).toBe(attack.kind);
    if (attack.distance !== undefined) expect(aim?.distance).toBe(attack.distance);
  });

  test('one die in six misses; whoever has one wound left falls to any that is dealt', () => {
    const scene = duel('sword#1', 'steelhorns', 1);
    scene.foe.wounds = 1;
    const aim = aimed(scene, 'sword#1');
    expect(aim?.hit).toBeCloseTo(5 / 6);
    expect(aim?.kill).toBeGreaterThan(0);
    expect(aim?.kill).toBeLessThanOrEqual(5 / 6);
    scene.foe.wounds = 99;
    expect(aimed(scene, 'sword#1')?.kill).toBe(0);
  });
});

test('a large figure lies over its whole base, whichever way it is turned', () => {
  expect(baseOf({ at: base(3, 4, 2, 3) })).toEqual({ at: 'space:3,4', size: [2, 3] });
  expect(baseOf({ at: base(3, 4, 3, 2) })).toEqual({ at: 'space:3,4', size: [3, 2] });
  expect(baseOf({ at: 'space:5,6' })).toEqual({ at: 'space:5,6', size: [1, 1] });
});

test('a roll is told with its dice as they lie, then what came of it', () => {
  const event = (n: number, more: object): TableEvent => ({ n, at: n, text: `event ${n}`, ...more }) as TableEvent;
  const told = scene(
    [
      event(1, { scene: { of: 'attack', part: 'declare' } }),
      event(2, {
        scene: { of: 'attack', part: 'roll' },
        detail: [
          { die: 'red', face: 0 },
          { die: 'black', face: 5 },
        ],
      }),
      event(3, { scene: { of: 'attack', part: 'verdict', won: false } }),
    ],
    { seat: 0, say: ({ text }) => text },
  );
  expect(told).toMatchObject({ from: 2, to: 3, verdict: { words: 'event 3', won: false } });
  const [dice] = told?.steps ?? [];
  expect(dice?.dice?.shown?.dice.map(({ colour, letter, miss }) => [colour, letter, miss])).toEqual([
    ['red', 'R', true],
    ['black', 'P', undefined],
  ]);
});
