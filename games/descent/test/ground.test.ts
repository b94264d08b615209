// Who sees whom over pits, rubble, water and fog, what area attacks cover, and where a blow throws. Drawn: `%` rubble, `~` water, `_` pit,
// `?` fog, letters are spaces with a name. The lines themselves are proved in pieces/test/geometry.

import { rule } from '@veillee/kernel/test/rule';
import { drawn, type Edge, edge, gridMap, pointOf, type Space, space, spacesOf } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import type { Prop } from '../content/vocabulary.ts';
import {
  blastFrom,
  covered,
  cutsCorner,
  type Ground,
  groundOf,
  laid,
  landings,
  meleeZone,
  seen,
  sees,
  throwReach,
  unseen,
} from '../rules/ground.ts';

const TERRAIN: { readonly [sign: string]: Prop } = { '%': 'rubble', '~': 'water', _: 'pit', '?': 'fog' };

interface Scene extends Ground {
  readonly at: (letter: string) => Space;
  readonly all: (letter: string) => Space[];
}
function floor(
  rows: readonly string[],
  { walls = [], closed = [] }: { walls?: readonly [Space, Space][]; closed?: readonly Edge[] } = {},
): Scene {
  const signs = drawn(rows);
  const board = gridMap({ spaces: [...signs.keys()], walls: walls.map(([a, b]) => edge(a, b)) });
  const terrain = new Map([...signs].flatMap(([at, sign]) => (TERRAIN[sign] ? [[at, TERRAIN[sign]] as const] : [])));
  const all = (letter: string): Space[] => [...signs].flatMap(([at, sign]) => (sign === letter ? [at] : []));
  return { ...groundOf(board, closed, terrain), all, at: letter => all(letter)[0] as Space };
}
const HALL = Array<string>(9).fill('.........');

describe('sight', () => {
  rule(['DES-22.2', 'DES-22.7', 'DES-44.1', 'DES-45.1'], 'rubble blocks it, water and pits do not', () => {
    for (const [row, free] of [
      ['a.%.b', false],
      ['a.~.b', true],
      ['a._.b', true],
    ] as const) {
      const ground = floor([row]);
      expect(sees(ground, ground.at('a'), ground.at('b')), row).toBe(free);
    }
  });

  rule(['DES-22.2', 'DES-22.5'], 'figures block it, the two ends do not (EX-23)', () => {
    const ground = floor(['a.o.b']);
    const both = [ground.at('a'), ground.at('b')];
    expect(sees(ground, ground.at('a'), ground.at('b'), both)).toBe(true);
    expect(sees(ground, ground.at('a'), ground.at('b'), [...both, ground.at('o')])).toBe(false);
  });

  rule(['DES-22.3', 'DES-22.4', 'DES-18.3'], 'of a large target the visible spaces alone can be named (EX-24)', () => {
    const ground = floor(['a.%..', '...bb', '...bb']);
    // Its far corner lies behind the rubble.
    expect(seen(ground, ground.at('a'), ground.all('b'))).toEqual([space(3, 1), space(3, 2), space(4, 2)]);
    const hidden = floor(['a.%%bb', '...%bb']);
    expect(seen(hidden, hidden.at('a'), hidden.all('b'))).toEqual([]);
  });

  rule('DES-46.4', 'from a pit one sees the pit and what borders it', () => {
    const ground = floor(['.......', '.__...b', '.c.....']);
    const [in1, in2] = [space(1, 1), space(2, 1)];
    expect(sees(ground, in1, in2)).toBe(true);
    expect(sees(ground, in1, ground.at('c'))).toBe(true);
    // Beside the other space of the same pit (DES-46.6).
    expect(sees(ground, in1, space(3, 1))).toBe(true);
    expect(sees(ground, in1, space(4, 1))).toBe(false);
    expect(sees(ground, in1, ground.at('b'))).toBe(false);
  });

  rule('DES-46.5', 'into a pit one sees from anywhere', () => {
    const ground = floor(['.......', '.__...b']);
    expect(sees(ground, ground.at('b'), space(1, 1))).toBe(true);
  });

  rule('DES-18.4', 'a large figure that is not wholly in a pit sees out of it', () => {
    const ground = floor(['__.....', '......b']);
    expect(sees(ground, spacesOf('base:0,0/2x2'), ground.at('b'))).toBe(true);
    const deep = floor(['__.....', '__....b']);
    expect(sees(deep, spacesOf('base:0,0/2x2'), deep.at('b'))).toBe(false);
  });

  test('into fog and out of it one sees from space to space only', () => {
    const ground = floor(['a.?.b', '..c..']);
    const fog = space(2, 0);
    expect(sees(ground, ground.at('a'), ground.at('b'))).toBe(false);
    expect(sees(ground, ground.at('a'), fog)).toBe(false);
    expect(sees(ground, ground.at('c'), fog)).toBe(true);
    expect(sees(ground, fog, ground.at('c'))).toBe(true);
    expect(sees(ground, fog, ground.at('a'))).toBe(false);
  });

  test('may end after so many spaces, as in a gust of wind', () => {
    const ground = floor(['a......b']);
    expect(sees(ground, ground.at('a'), ground.at('b'), [], 5)).toBe(false);
    expect(sees(ground, ground.at('a'), space(5, 0), [], 5)).toBe(true);
  });

  rule('DES-25.2', 'a closed door blocks it, and an open one does not', () => {
    const ground = floor(['a...b']);
    const shut = floor(['a...b'], { closed: [edge(space(1, 0), space(2, 0))] });
    expect(sees(shut, shut.at('a'), shut.at('b'))).toBe(false);
    expect(sees(ground, ground.at('a'), ground.at('b'))).toBe(true);
  });
});

describe('spawning', () => {
  rule(['DES-14.5', 'DES-14.19'], 'is denied wherever a hero looks; monsters hide nothing, heroes do', () => {
    const ground = floor(['a.o.b', '##.##', '..c..']);
    const [hero, friend] = [ground.at('a'), ground.at('o')];
    expect(unseen(ground, [hero], [hero])).not.toContain(ground.at('b'));
    expect(unseen(ground, [hero], [hero, friend])).toContain(ground.at('b'));
    expect(unseen(ground, [hero, friend], [hero, friend])).not.toContain(ground.at('b'));
    expect(unseen(ground, [hero], [hero])).toContain(ground.at('c'));
  });

  rule('DES-14.17', 'is not denied by a hero in a pit, but along its edge', () => {
    const ground = floor(['_....']);
    expect(unseen(ground, [space(0, 0)], [])).toEqual([space(2, 0), space(3, 0), space(4, 0)]);
  });

  rule('DES-14.19', 'is denied by nobody when all heroes are in Town', () => {
    const ground = floor(['.....']);
    expect(unseen(ground, [], [])).toHaveLength(5);
  });
});

describe('areas', () => {
  rule(['DES-76.3', 'DES-76.2', 'DES-76.4'], 'a blast is a square, less what lies behind what stops it (EX-44)', () => {
    const ground = floor(HALL);
    expect(blastFrom(ground, space(4, 4), 1)).toHaveLength(9);
    expect(blastFrom(ground, space(4, 4), 2)).toHaveLength(25);
    for (const stop of ['%', '~']) {
      const blocked = floor(HALL.map((row, y) => (y === 4 ? `.....${stop}...` : row)));
      expect(blastFrom(blocked, space(4, 4), 2)).not.toContain(space(6, 4));
    }
  });

  rule('DES-76.5', 'figures do not stop it, a pit neither', () => {
    const ground = floor(HALL.map((row, y) => (y === 4 ? '....._...' : row)));
    expect(blastFrom(ground, space(4, 4), 2)).toHaveLength(25);
  });

  rule(
    ['DES-96.2', 'DES-23.4'],
    'breath has six placements for a Hell Hound, bolt eight for a small figure (EX-46, EX-53)',
    () => {
      const ground = floor(HALL);
      expect(laid(ground, 'breath', [space(4, 4), space(4, 5)])).toHaveLength(6);
      expect(laid(ground, 'breath', space(4, 4))).toHaveLength(4);
      expect(laid(ground, 'bolt', space(4, 4))).toHaveLength(8);
    },
  );

  rule('DES-96.5', 'flames flow round obstacles, not through walls (EX-54)', () => {
    const north = (ground: Ground): number => {
      const [first] = laid(ground, 'breath', space(4, 4));
      return first ? covered(ground, first).length : 0;
    };
    expect(north(floor(HALL.map((row, y) => (y === 2 ? '...%%....' : row))))).toBe(9);
    const across = [3, 4, 5].map(x => [space(x, 2), space(x, 3)] as [Space, Space]);
    expect(north(floor(HALL, { walls: across }))).toBe(1);
  });

  rule(['DES-66.1', 'DES-77.1', 'DES-20.2'], 'melee reaches the spaces around, with Reach two spaces', () => {
    const ground = floor(HALL);
    expect(meleeZone(ground, space(4, 4))).toHaveLength(8);
    expect(meleeZone(ground, space(4, 4), 1)).toHaveLength(24);
    expect(meleeZone(ground, spacesOf('base:3,3/2x2'))).toHaveLength(12);
    expect(meleeZone(ground, spacesOf('base:3,3/2x2'), 1)).toHaveLength(32);
  });

  rule('DES-66.4', 'rubble and walls protect from a Sweep, figures do not (EX-45)', () => {
    const ground = floor(['........', '...%....', '........', '........', '........']);
    const zone = meleeZone(ground, space(3, 2), 1);
    expect(zone).not.toContain(space(3, 0));
    expect(zone).toContain(space(5, 2));
    const walled = floor(HALL, { walls: [[space(4, 4), space(5, 4)]] });
    expect(meleeZone(walled, space(4, 4))).not.toContain(space(5, 4));
  });
});

describe('knockback', () => {
  const ends = (ground: Ground, figure: Space | readonly Space[], figures: readonly Space[] = []): Space[] =>
    landings(ground, figure, figures).flat();

  rule(['DES-73.1', 'DES-73.11'], 'throws one to three spaces, always further away', () => {
    const hall = floor(HALL);
    const found = ends(hall, space(4, 4));
    expect(found).toHaveLength(48);
    expect(Math.max(...found.map(at => hall.open.distance(space(4, 4), at)))).toBe(3);
    expect(found).not.toContain(space(4, 4));
  });

  rule('DES-73.11', 'nobody is thrown round a wall to the space behind it, which is no further away', () => {
    const ground = floor(['...', 'ab.', '...'], { walls: [[space(0, 1), space(1, 1)]] });
    const found = ends(ground, ground.at('a'));
    expect(found).not.toContain(ground.at('b'));
    expect(found).toEqual(expect.arrayContaining([space(1, 0), space(2, 1)]));
  });

  rule(['DES-73.2', 'DES-73.3'], 'over rubble, water and figures, but not to land there', () => {
    for (const sign of ['%', '~']) {
      const ground = floor([`a${sign}..`]);
      expect(ends(ground, ground.at('a'))).toEqual([space(2, 0), space(3, 0)]);
    }
    const ground = floor(['a...']);
    expect(ends(ground, ground.at('a'), [space(1, 0)])).toEqual([space(2, 0), space(3, 0)]);
    const pit = floor(['a_']);
    expect(ends(pit, pit.at('a'))).toEqual([space(1, 0)]);
  });

  rule('DES-73.2', 'never through a wall or a closed door', () => {
    const ground = floor(['a...'], { walls: [[space(1, 0), space(2, 0)]] });
    expect(ends(ground, ground.at('a'))).toEqual([space(1, 0)]);
    const door = floor(['a...'], { closed: [edge(space(0, 0), space(1, 0))] });
    expect(ends(door, space(0, 0))).toEqual([]);
  });

  rule(['DES-73.9', 'DES-18.18'], 'throws a Hell Hound two spaces at most and an Ogre not at all (EX-42)', () => {
    expect([1, 2, 4, 6].map(throwReach)).toEqual([3, 2, 0, 0]);
    const ground = floor(HALL);
    const hound = landings(ground, [space(4, 4), space(4, 5)], []);
    expect(hound).toHaveLength(24);
    expect(landings(ground, spacesOf('base:3,3/2x2'), [])).toEqual([]);
  });

  rule('DES-73.13', 'a large figure keeps its orientation and needs all its spaces', () => {
    const ground = floor(['...', '.a.', '.a.', '...', '.%.']);
    const found = landings(ground, ground.all('a'), []);
    expect(found.length).toBeGreaterThan(0);
    for (const [head, tail] of found) {
      const { x, y } = pointOf(head as Space);
      expect(tail).toBe(space(x, y + 1));
    }
    expect(found.flat()).not.toContain(space(1, 4));
  });
});

rule('DES-16.13', 'a corner is cut where one of the spaces beside the step is no floor, or is walled off', () => {
  const [from, to] = [space(0, 0), space(1, 1)];
  const cuts = (rows: readonly string[], ...walls: readonly [Space, Space][]): boolean =>
    cutsCorner(floor(rows, { walls }).open, from, to);
  expect(cuts(['..', '..'])).toBe(false);
  expect([cuts(['.#', '..']), cuts(['..', '#.'])]).toEqual([true, true]);
  for (const by of [space(1, 0), space(0, 1)])
    for (const end of [from, to]) expect(cuts(['..', '..'], [by, end]), `${by} from ${end}`).toBe(true);
  // Straight steps cut nothing.
  expect(cutsCorner(floor(['..', '##']).open, from, space(1, 0))).toBe(false);
  expect(cutsCorner(floor(['.#', '.#']).open, from, space(0, 1))).toBe(false);
});

rule('DES-18.4', 'a large figure looks out of a pit as ever, unless it is wholly inside', () => {
  const half = floor(['a_...b', 'a_....']);
  const figure = [...half.all('a'), ...half.all('_')];
  expect(sees(half, figure, half.at('b'))).toBe(true);
  const whole = floor(['__...b', '__....']);
  expect(sees(whole, whole.all('_'), whole.at('b'))).toBe(false);
  expect(sees(whole, whole.all('_'), space(2, 0))).toBe(true);
});
