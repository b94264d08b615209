// What an area shows when it comes out of the dark: whoever stands there, what lies there, and how the light runs.

import { expect, test } from 'vitest';
import { questRow } from '../../content/quests.ts';
import { startingConquest } from '../../rules/options.ts';
import { lay, put, scene, space } from '../../test/scene.ts';
import { groundSeen } from '../dungeon/ground.ts';
import { cameToLight, dawnOf, isTold } from '../dungeon/light.ts';
import { poolTold } from '../dungeon/pool.ts';

const read = () => {
  const play = scene({
    set: (state, [hero]) => {
      if (hero) hero.at = space(3, 9);
      put(state, 'beastman', space(4, 8));
      put(state, 'beastman', space(4, 9), 'master');
      put(state, 'beastman', space(5, 9));
      put(state, 'skeleton', space(4, 10));
      lay(state, { kind: 'chest', tier: 'copper' }, space(2, 8));
      lay(state, { kind: 'money' }, space(1, 11));
      lay(state, { kind: 'money' }, space(2, 11));
      state.board.terrain[space(2, 10)] = 'rubble';
    },
  });
  return play.seat(0).view();
};

test('monsters are told in bands, masters first; what is alike on the floor is counted', () => {
  const view = read();
  const area = view.board.revealed[0] ?? 0;
  const { bands, markers, props } = cameToLight(view, [area]);
  expect(bands.map(({ first, n, masters }) => [first.kind, first.rank, n, masters])).toEqual([
    ['beastman', 'master', 3, 1],
    ['skeleton', 'normal', 1, 0],
  ]);
  expect(markers.map(({ first, n }) => [first.kind, n])).toEqual(
    expect.arrayContaining([
      ['chest', 1],
      ['money', 2],
    ]),
  );
  expect(props.filter(isTold)).toContainEqual({ prop: 'rubble', n: 1 });
  expect(cameToLight(view, [])).toEqual({ bands: [], markers: [], props: [] });
});

test('an egg is no monster of its kind: it is told by itself', () => {
  const play = scene({
    set: (state, [hero]) => {
      if (hero) hero.at = space(3, 9);
      put(state, 'lava-beetle', space(4, 8), 'master');
      for (const x of [4, 5]) put(state, 'lava-beetle', space(x, 9));
    },
  });
  const seen = play.seat(0).view();
  const monsters = seen.monsters.map(one => (one.rank === 'normal' ? { ...one, egg: true as const } : one));
  const { bands } = cameToLight({ ...seen, monsters }, [seen.board.revealed[0] ?? 0]);
  expect(bands.map(({ first, n }) => [first.kind, first.egg, n])).toEqual([
    ['lava-beetle', undefined, 1],
    ['lava-beetle', true, 2],
  ]);
});

test('the light runs out from where the heroes are', () => {
  const view = read();
  const area = view.board.revealed[0] ?? 0;
  const dawn = dawnOf(view, groundSeen(view), [area]);
  const after = (x: number, y: number): number | undefined => dawn.find(({ at }) => at === space(x, y))?.after;
  expect(dawn).toHaveLength(view.floor[area]?.length ?? 0);
  expect(after(3, 9)).toBe(0);
  expect(after(5, 9)).toBe(2);
});

test('an area has its name as soon as it is revealed, and no sooner', () => {
  const view = read();
  expect(Object.keys(view.areas)).toEqual(view.board.revealed.map(String));
});

test('where the pool is not the guide’s, of which the story speaks, that is told', () => {
  const poolOf = (pool: 'balanced' | 'guide') => {
    const options = { quest: 'bone-mill', 'well-of-darkness': true, heroes: '2', pool } as const;
    const told = poolTold(scene({ quest: 'bone-mill', options }).seat(0).view());
    return [told?.with?.n, startingConquest({ seats: 2, options })];
  };
  const { conquest, aid } = questRow('bone-mill');
  const begun = conquest + aid[3];
  expect(begun).not.toBe(conquest);
  expect(poolOf('balanced')).toEqual([begun, begun]);
  expect(poolOf('guide')).toEqual([undefined, conquest]);
});
