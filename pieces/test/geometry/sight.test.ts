// Line of sight and areas: the cases that rulebooks argue about, drawn. `a` looks at `b`; `o` is a figure, `x` is opaque, `#` is no floor.

import { describe, expect, test } from 'vitest';
import {
  blast,
  type Door,
  drawn,
  type Edge,
  edge,
  flow,
  type GridMap,
  gridMap,
  placements,
  type Space,
  space,
  spacesOf,
  type Template,
} from '../../geometry/index.ts';

interface Picture {
  readonly map: GridMap;
  readonly figures: readonly Space[];
  readonly at: (letter: string) => Space;
  readonly all: (letter: string) => Space[];
}

function picture(
  rows: readonly string[],
  more: { walls?: Edge[]; doors?: Record<Door, Edge[]>; closed?: Door[]; links?: [Space, Space][] } = {},
): Picture {
  const squares = drawn(rows);
  const all = (letter: string) => [...squares].filter(([, shown]) => shown === letter).map(([square]) => square);
  const { walls = [], doors = {}, closed = [], links = [] } = more;
  const map = gridMap({ spaces: [...squares.keys()], walls, doors, links }).when({ closed, opaque: all('x') });
  return { map, figures: all('o'), all, at: letter => all(letter)[0] as Space };
}

const sees = ({ map, at, figures }: Picture): boolean => map.sees(at('a'), at('b'), figures);
const line = (a: [number, number], b: [number, number]): Edge => edge(space(...a), space(...b));

describe('line of sight', () => {
  test('goes from middle to middle over open ground (DES-22.1)', () => {
    expect(sees(picture(['a...', '....', '...b']))).toBe(true);
    expect(sees(picture(['ab']))).toBe(true);
  });

  test('is barred by walls, closed doors, figures and what is opaque (DES-22.2)', () => {
    const wall = line([1, 0], [2, 0]);
    expect(sees(picture(['a..b'], { walls: [wall] }))).toBe(false);
    expect(sees(picture(['a..b'], { doors: { 'door:1': [wall] } }))).toBe(true);
    expect(sees(picture(['a..b'], { doors: { 'door:1': [wall] }, closed: ['door:1'] }))).toBe(false);
    expect(sees(picture(['a.ob']))).toBe(false);
    expect(sees(picture(['ax.b']))).toBe(false);
    expect(sees(picture(['a#.b']))).toBe(false);
  });

  test('past a figure to the one behind it there is none (EX-23)', () => {
    const { map, at, figures } = picture(['a.ob']);
    expect(map.sees(at('a'), at('o'), figures)).toBe(true);
    expect(map.sees(at('a'), at('b'), figures)).toBe(false);
  });

  test('is not barred by whoever looks or by what is looked at (DES-22.5)', () => {
    const { map, at, all } = picture(['a..b', 'a..b']);
    expect(map.sees(all('a'), all('b'), [...all('a'), ...all('b')])).toBe(true);
    expect(map.sees(at('a'), at('b'), [at('a'), at('b')])).toBe(true);
  });

  test('of a large figure starts and ends on any of its squares; hidden squares stay hidden (DES-22.3, DES-22.4, EX-24)', () => {
    const { map, at, all } = picture(['a.oo', '..oo']);
    const ogre = all('o');
    expect(map.sees(at('a'), ogre, ogre)).toBe(true);
    expect(ogre.map(square => map.sees(at('a'), square, ogre))).toEqual([true, false, true, false]);
    expect(map.sees(ogre, at('a'), ogre)).toBe(true);
    expect(map.seen(at('a'), ogre).filter(square => ogre.includes(square))).toEqual([space(2, 0), space(2, 1)]);
    const hound = picture(['aa.b', '.o..']);
    expect(hound.map.sees(hound.all('a'), hound.at('b'), [...hound.all('a'), hound.at('o')])).toBe(true);
  });

  test('is not barred by a corner that it only touches (DES-22.11, ruling 9.1)', () => {
    expect(sees(picture(['ax', '.b']))).toBe(true);
    expect(sees(picture(['a#', '.b']))).toBe(true);
    expect(sees(picture(['ao', '.b']))).toBe(true);
    expect(sees(picture(['a.', '.b'], { walls: [line([0, 0], [1, 0])] }))).toBe(true);
  });

  test('is barred exactly between two walls, doors or opaque squares, but not where a figure is one of them (DES-22.11, ruling 9.1)', () => {
    expect(sees(picture(['ax', 'xb']))).toBe(false);
    expect(sees(picture(['a#', 'xb']))).toBe(false);
    expect(sees(picture(['ax', 'ob']))).toBe(true);
    expect(sees(picture(['ao', 'ob']))).toBe(true);
    const [north, west] = [line([0, 0], [1, 0]), line([0, 1], [1, 1])];
    expect(sees(picture(['a.', '.b'], { walls: [north, west] }))).toBe(false);
    expect(sees(picture(['a.', 'xb'], { walls: [north] }))).toBe(false);
    expect(sees(picture(['a.', '.b'], { doors: { 'door:1': [north, west] } }))).toBe(true);
    expect(sees(picture(['a.', '.b'], { doors: { 'door:1': [north, west] }, closed: ['door:1'] }))).toBe(false);
    const open = gridMap({ spaces: [0, 1].flatMap(x => [0, 1].map(y => space(x, y))), pinch: 'open' });
    expect(open.when({ opaque: [space(1, 0), space(0, 1)] }).sees(space(0, 0), space(1, 1))).toBe(true);
  });

  test('is barred by a wall it crosses beside its end (DES-22.10)', () => {
    const wall = line([1, 0], [2, 0]);
    expect(sees(picture(['a...', '...b'], { walls: [wall] }))).toBe(true);
    expect(sees(picture(['a...', '...b'], { walls: [wall, line([1, 1], [2, 1])] }))).toBe(false);
  });

  test('joins the ends of stairs and what lies next to them (DES-22.12, DES-53.6)', () => {
    const [up, down] = [space(0, 0), space(5, 0)];
    const { map } = picture(['..##..', '..##..'], { links: [[up, down]] });
    expect(map.sees(up, down)).toBe(true);
    expect([space(4, 0), space(4, 1), space(5, 1)].map(square => map.sees(up, square))).toEqual([true, true, true]);
    expect(map.sees(space(1, 1), down)).toBe(true);
    expect(map.sees(space(1, 1), space(4, 1))).toBe(false);
    expect(map.distance(up, down)).toBe(5);
    expect(map.stepsBetween(up, down)).toBe(1);
  });

  test('can leave figures out, where a rule does (DES-22.9)', () => {
    const { map, at } = picture(['a.ob']);
    expect(map.sees(at('a'), at('b'))).toBe(true);
  });
});

describe('distance', () => {
  test('counts a diagonal as 1 and the last square (DES-17.2, EX-26)', () => {
    const { map } = picture(['.....', '.....', '.....', '.....']);
    expect([map.distance(space(0, 0), space(1, 1)), map.distance(space(0, 0), space(4, 2))]).toEqual([1, 4]);
    expect(map.distance([space(0, 0), space(1, 0)], [space(4, 0), space(4, 1)])).toBe(3);
  });

  test('over the board ignores walls but not its end (ruling 9.39)', () => {
    const { map } = picture(['a#b', 'a#b', 'a.b'], { walls: [line([0, 2], [1, 2])] });
    expect(map.stepsBetween(space(0, 0), space(2, 0))).toBe(Number.POSITIVE_INFINITY);
    expect(map.bare.distance(space(0, 0), space(2, 0))).toBe(4);
  });
});

describe('steps', () => {
  test('pass diagonally between things, never between walls (DES-16.10, DES-16.14, EX-21)', () => {
    const { map } = picture(['....', '....', '....']);
    const cost = map.costs().forbid(space(2, 1), space(3, 2));
    expect(map.path(space(2, 2), space(3, 1), { cost })).toEqual([space(2, 2), space(3, 1)]);
    expect(picture(['a#', '#b']).map.adjacent(space(0, 0), space(1, 1))).toBe(false);
    expect(picture(['a#', '.b']).map.adjacent(space(0, 0), space(1, 1))).toBe(true);
  });

  test('cut no corner where the house forbids it (DES-16.13)', () => {
    const strict = gridMap({ spaces: [space(0, 0), space(0, 1), space(1, 1)], corners: 'strict' });
    expect(strict.adjacent(space(0, 0), space(1, 1))).toBe(false);
    expect(strict.distance(space(0, 0), space(1, 1))).toBe(1);
    expect(strict.stepsBetween(space(0, 0), space(1, 1))).toBe(2);
  });

  test('go through friends but do not end there (DES-16.6)', () => {
    const { map, at, all } = picture(['aoob']);
    const walk = { pass: (square: Space) => all('o').includes(square) };
    expect(map.reach(at('a'), { ...walk, limit: 3 }).places).toEqual([at('a'), at('b')]);
    expect(map.reach(at('a'), { ...walk, limit: 2 }).places).toEqual([at('a')]);
  });

  test('of equally short ways take the straightest', () => {
    const { map } = picture(['.....', '.....', '.....']);
    expect(map.path(space(0, 0), space(4, 0))).toEqual([0, 1, 2, 3, 4].map(x => space(x, 0)));
    expect(map.path(space(0, 0), space(3, 1))).toEqual([space(0, 0), space(1, 0), space(2, 0), space(3, 1)]);
  });
});

const BREATH: Template = { rows: [[0], [-1, 0, 1], [-2, -1, 0, 1, 2]] };
const BOLT: Template = {
  rows: [
    [0, 1],
    [0, 1],
    [0, 1],
    [0, 1],
  ],
  mirrored: true,
};
const HALL = Array<string>(9).fill('.........');

describe('a blast', () => {
  test('covers a square, less what lies behind walls and obstacles (EX-44)', () => {
    const { map } = picture(HALL);
    expect(blast(map, space(4, 4), 1)).toHaveLength(9);
    expect(blast(map, space(4, 4), 2)).toHaveLength(25);
    const rubble = map.when({ opaque: [space(5, 4)] });
    expect(blast(rubble, space(4, 4), 2)).not.toContain(space(6, 4));
    const walled = picture(HALL, { walls: HALL.map((_, y) => line([4, y], [5, y])) });
    expect(blast(walled.map, space(4, 4), 2)).toHaveLength(15);
  });

  test('centred on a square in sight reaches what is out of sight (EX-25)', () => {
    const { map, at } = picture(['a.c', '##b']);
    expect(map.sees(at('a'), at('b'))).toBe(false);
    expect(map.sees(at('a'), at('c'))).toBe(true);
    expect(blast(map, at('c'), 1)).toContain(at('b'));
  });
});

describe('a template', () => {
  test('has its number of placements (EX-46, EX-53)', () => {
    const { map } = picture(HALL);
    expect(placements(map, BOLT, space(4, 4))).toHaveLength(8);
    expect(placements(map, BREATH, space(4, 4))).toHaveLength(4);
    expect(placements(map, BREATH, [space(4, 4), space(4, 5)])).toHaveLength(6);
    expect(placements(map, BREATH, space(4, 4))[0]?.spaces).toHaveLength(9);
    expect(placements(map, BOLT, space(4, 4))[0]?.spaces).toHaveLength(8);
  });

  test('may hang over the end of the board, and begins nowhere behind a wall (DES-96.2)', () => {
    expect(placements(picture(HALL).map, BREATH, space(4, 1))[0]?.spaces).toEqual([space(4, 0)]);
    const walled = picture(HALL, { walls: [line([4, 3], [4, 4])] });
    expect(placements(walled.map, BREATH, space(4, 4))).toHaveLength(3);
  });

  test('before a wide figure is the same laid from either side, and begins with both squares', () => {
    const { map } = picture(HALL);
    const both = placements(map, BOLT, spacesOf('base:4,4/2x2')).filter(({ starts }) => starts.length === 2);
    expect(both).toHaveLength(4);
    expect(both[0]?.starts).toEqual([space(4, 3), space(5, 3)]);
  });

  test('is flowed through round obstacles, but not through walls and closed doors (EX-54)', () => {
    const north = (map: GridMap) => flow(map, placements(map, BREATH, space(4, 4))[0] ?? { starts: [], spaces: [] });
    const { map } = picture(HALL);
    expect(north(map)).toHaveLength(9);
    // (a) What stands in the way is no part of it: flames flow as a flyer would.
    expect(north(map.when({ opaque: [space(4, 2), space(3, 2)] }))).toHaveLength(9);
    // (b) A wall right across leaves no way under the template.
    const across = [3, 4, 5].map(x => line([x, 2], [x, 3]));
    expect(north(picture(HALL, { walls: across }).map)).toEqual([space(4, 3)]);
    // (c) A closed door cuts it: only the near side is hit.
    const gate = [2, 3, 4, 5, 6].map(x => line([x, 1], [x, 2]));
    const doors: Record<Door, Edge[]> = { 'door:1': gate };
    expect(north(picture(HALL, { doors }).map)).toHaveLength(9);
    expect(north(picture(HALL, { doors, closed: ['door:1'] }).map)).toHaveLength(4);
  });
});
