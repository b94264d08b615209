// Where monsters may be spawned and how they walk, of every size. Drawn: `%` rubble, `~` water, `_` pit, `;` mud, `^` lava, `*` ice,
// `:` a field of darts; letters are spaces with a name. How large figures step is proved in pieces/test/geometry too, the rulebook's own examples here.

import { rule } from '@veillee/kernel/test/rule';
import { type Base, base, drawn, edge, gridMap, type Space, space, spacesOf } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import type { FigureSize, Prop } from '../content/vocabulary.ts';
import { type Ground, groundOf } from '../rules/ground.ts';
import { type Spawning, sitesOn, spawnSpaces } from '../rules/overlord/sites.ts';
import {
  climbs,
  dangers,
  goals,
  isStay,
  jumps,
  monsterPays,
  stepCost,
  type Tread,
} from '../rules/overlord/treading.ts';

const TERRAIN: { readonly [sign: string]: Prop } = {
  '%': 'rubble',
  '~': 'water',
  _: 'pit',
  ';': 'mud',
  '^': 'lava',
  '*': 'ice',
  ':': 'dart-field',
};

interface Floor extends Ground {
  readonly at: (letter: string) => Space;
  readonly all: (letter: string) => Space[];
}
function floor(rows: readonly string[], walls: readonly [Space, Space][] = []): Floor {
  const signs = drawn(rows);
  const board = gridMap({ spaces: [...signs.keys()], walls: walls.map(([a, b]) => edge(a, b)) });
  const terrain = new Map([...signs].flatMap(([at, sign]) => (TERRAIN[sign] ? [[at, TERRAIN[sign]] as const] : [])));
  const all = (letter: string): Space[] => [...signs].flatMap(([at, sign]) => (sign === letter ? [at] : []));
  return { ...groundOf(board, [], terrain), all, at: letter => all(letter)[0] as Space };
}

const spawning = (ground: Ground, more: Partial<Spawning> = {}): Spawning => ({
  ground,
  isRevealed: () => true,
  taken: [],
  watchers: [],
  barring: [],
  forbidden: [],
  ...more,
});
const tread = (ground: Ground, size: FigureSize, more: Partial<Tread> = {}): Tread => ({
  ground,
  size,
  flies: false,
  enemies: new Set(),
  friends: new Set(),
  noStay: new Set(),
  isOpen: () => true,
  ...more,
});

describe('where monsters may be spawned', () => {
  rule(['DES-14.1', 'DES-14.13'], 'neither on figures, nor on obstacles, nor on active glyphs', () => {
    const ground = floor(['.%~_;^f', '......g']);
    const free = spawnSpaces(spawning(ground, { taken: [ground.at('f')], forbidden: [ground.at('g')] }));
    expect([...free].toSorted()).toEqual(
      [0, 1, 2, 3, 4, 5]
        .map(x => space(x, 1))
        .concat(space(0, 0))
        .toSorted(),
    );
  });

  rule(['DES-14.4', 'DES-14.16'], 'not where nobody has been', () => {
    const ground = floor(['..|..']);
    const free = spawnSpaces(spawning(ground, { isRevealed: at => at === space(0, 0) }));
    expect([...free]).toEqual([space(0, 0)]);
  });

  rule(['DES-14.3', 'DES-14.6'], 'no part of a large one is in sight of a hero, and all of it is on free floor', () => {
    // The hero looks along the upper row alone.
    const ground = floor(['h....', '##...', '##...']);
    const hero = ground.at('h');
    const free = spawnSpaces(
      spawning(ground, { taken: [hero], watchers: [{ id: 'hero', at: hero }], barring: [hero] }),
    );
    const seen = [...ground.open.places].filter(at => !free.has(at));
    const sites = sitesOn(ground, free, '2x2');
    for (const site of sites) for (const at of spacesOf(site as Base)) expect(seen).not.toContain(at);
    expect(sitesOn(ground, new Set(ground.open.places), '2x2')).toContain(base(2, 0, 2, 2));
    expect(sites).not.toContain(base(2, 0, 2, 2));
  });

  rule('DES-14.7', 'a figure for which there is no place is not placed (EX-20)', () => {
    const ground = floor(['h.#..', '..#..', '#####', '.....']);
    const hidden = spawnSpaces(
      spawning(ground, { watchers: [{ id: 'hero', at: ground.at('h') }], barring: [ground.at('h')] }),
    );
    expect(sitesOn(ground, hidden, '2x2')).toEqual([base(3, 0, 2, 2)]);
    expect(sitesOn(ground, hidden, '2x3')).toEqual([]);
    expect(sitesOn(ground, hidden, '1x2')).toContain(base(0, 3, 2, 1));
  });
});

describe('steps', () => {
  const steps = (ground: Ground, size: FigureSize, from: Base): string[] =>
    goals(tread(ground, size), from, 1).map(({ to }) => to);
  const HALL = floor(Array<string>(9).fill('.........'));

  rule(['DES-18.1', 'DES-18.12', 'DES-18.17'], 'of a 2x2 figure go in eight directions (EX-33)', () => {
    expect(steps(HALL, '2x2', base(3, 5, 2, 2))).toHaveLength(8);
    const giant = tread(HALL, '2x2');
    const way = [base(3, 5, 2, 2), base(3, 4, 2, 2), base(4, 3, 2, 2), base(5, 3, 2, 2)];
    let spent = 0;
    for (const [n, to] of way.slice(1).entries()) spent += stepCost(giant, way[n] as Base, to);
    expect(spent).toBe(3);
  });

  rule(['DES-18.13', 'DES-18.14', 'DES-18.16'], 'of a Hell Hound follow its head, or go aside (EX-32)', () => {
    // Up, right, up, and a side step up and to the right: 4 points.
    const way = [base(4, 5, 1, 2), base(4, 4, 1, 2), base(4, 4, 2, 1), base(5, 3, 1, 2), base(6, 2, 1, 2)];
    for (const [n, to] of way.slice(1).entries()) expect(steps(HALL, '1x2', way[n] as Base), to).toContain(to);
    expect(goals(tread(HALL, '1x2'), way[0] as Base, 4).map(({ to }) => to)).toContain(way.at(-1));
    // The other end leads as well.
    expect(steps(HALL, '1x2', base(4, 4, 1, 2))).toContain(base(4, 5, 1, 2));
  });

  rule('DES-18.15', 'of long figures never go straight to their side', () => {
    expect(steps(HALL, '1x2', base(4, 4, 1, 2))).not.toContain(base(5, 4, 1, 2));
    expect(steps(HALL, '2x3', base(4, 4, 2, 3))).not.toContain(base(5, 4, 2, 3));
  });

  rule('DES-18.13', 'of a Dragon: its lead block goes on, and it may turn (EX-34)', () => {
    const found = steps(HALL, '2x3', base(4, 4, 2, 3));
    expect(found).toContain(base(4, 3, 2, 3));
    expect(found).toContain(base(3, 4, 3, 2));
  });

  rule('DES-18.19', 'are barred by walls, by the edge of the board and by what blocks the way', () => {
    const pillar = floor(['.....', '.....', '..%..', '.....', '.....']);
    expect(steps(pillar, '2x2', base(0, 0, 2, 2))).toEqual([base(1, 0, 2, 2), base(0, 1, 2, 2)]);
    const walled = floor(['....', '....'], [[space(1, 0), space(2, 0)]]);
    expect(steps(walled, '2x2', base(0, 0, 2, 2))).toEqual([]);
  });

  rule(['DES-18.20', 'DES-16.6', 'DES-16.8'], 'pass friends, stay on free spaces alone, and never pass enemies', () => {
    const ground = floor(['.....', '.....']);
    const friends = new Set([space(2, 0), space(2, 1)]);
    const past = goals(tread(ground, '2x2', { friends }), base(0, 0, 2, 2), 4).map(({ to }) => to);
    expect(past).toEqual([base(3, 0, 2, 2)]);
    expect(goals(tread(ground, '2x2', { enemies: friends }), base(0, 0, 2, 2), 4)).toEqual([]);
  });

  rule('DES-16.8', 'do not lead through what bars the way, to wherever it is', () => {
    for (const bar of ['%', '~']) {
      const ground = floor([`m${bar}..`]);
      expect(goals(tread(ground, '1x1'), ground.at('m'), 5), bar).toEqual([]);
    }
    expect(goals(tread(floor(['....']), '1x1', { isOpen: at => at !== space(1, 0) }), space(0, 0), 5)).toEqual([]);
  });

  rule('DES-54.7', 'cross an active glyph and do not end on it', () => {
    const ground = floor(['m.g.']);
    const found = goals(tread(ground, '1x1', { noStay: new Set([ground.at('g')]) }), ground.at('m'), 3);
    expect(found.map(({ to }) => to)).toEqual([space(1, 0), space(3, 0)]);
  });

  rule(['DES-102.1', 'DES-102.3'], 'of flyers go over enemies and obstacles, and end beyond them', () => {
    const ground = floor(['m%e_.']);
    const flyer = tread(ground, '1x1', { flies: true, enemies: new Set([ground.at('e')]) });
    expect(goals(flyer, ground.at('m'), 6).map(({ to, cost }) => [to, cost])).toEqual([
      [space(3, 0), 3],
      [space(4, 0), 4],
    ]);
    expect(dangers(flyer, ground.at('e'), space(3, 0))).toEqual([]);
  });
});

describe('the ground', () => {
  rule(['DES-18.7', 'DES-18.8', 'DES-18.9', 'DES-18.10'], 'counts where the front half enters (EX-30)', () => {
    const ground = floor([';;;;..', ';;;;..', '......']);
    const spider = tread(ground, '2x2');
    expect(stepCost(spider, base(0, 0, 2, 2), base(1, 0, 2, 2))).toBe(2);
    // Out of it with the front, the rear still in the mud.
    expect(stepCost(spider, base(2, 0, 2, 2), base(3, 0, 2, 2))).toBe(1);
    // One of two front spaces.
    expect(stepCost(spider, base(4, 1, 2, 2), base(3, 1, 2, 2))).toBe(1);
    const field = floor(['......', '......', ';;;;;;', ';;;;;;', ';;;;;;', ';;;;;;']);
    const dragon = tread(field, '2x3');
    // Into a field of mud: the first step brings two of its four front spaces into it.
    const deep = floor(Array<string>(2).fill('...;;;;;'));
    const long = tread(deep, '2x3');
    expect(stepCost(long, base(0, 0, 3, 2), base(1, 0, 3, 2))).toBe(1);
    expect(stepCost(long, base(1, 0, 3, 2), base(2, 0, 3, 2))).toBe(2);
    expect(stepCost(dragon, base(0, 0, 2, 3), base(0, 1, 2, 3))).toBe(2);
  });

  rule('DES-18.9', 'counts by its own measure: half of a front, all of it, or the whole base', () => {
    const felt = (rows: readonly string[], from: Base, to: Base): string[] =>
      dangers(tread(floor(rows), '2x2'), from, to).map(({ id }) => id);
    const [west, east] = [base(0, 0, 2, 2), base(1, 0, 2, 2)];
    // Ice: all four. Darts: one space of the two that are new, and none that it stood on already.
    expect(felt(['.**', '.**'], west, east)).toEqual(['ice']);
    expect(felt(['..*', '.**'], west, east)).toEqual([]);
    expect(felt(['..:', '...'], west, east)).toEqual(['dart-field']);
    expect(felt(['.:.', '.:.'], west, east)).toEqual([]);
    expect(felt(['..^', '..^'], west, east)).toEqual(['lava']);
    expect(felt(['..^', '...'], west, east)).toEqual([]);
    // Of a Dragon the lead block counts, and of that what is new.
    const dragon = (rows: readonly string[]): string[] =>
      dangers(tread(floor(rows), '2x3'), base(0, 0, 3, 2), base(1, 0, 3, 2)).map(({ id }) => id);
    expect(dragon(['...:', '....'])).toEqual(['dart-field']);
    expect(dragon(['..:.', '..:.'])).toEqual([]);
  });

  rule(['DES-18.7', 'DES-16.15'], 'counts from where each step of a longer walk begins', () => {
    // Its front is two spaces wide at every step, however far it has come: the third column is mud for it.
    const ground = floor(['...;.', '...;.']);
    expect(goals(tread(ground, '2x2'), base(0, 0, 2, 2), 5).map(({ to, cost }) => [to, cost])).toEqual([
      [base(1, 0, 2, 2), 1],
      [base(2, 0, 2, 2), 3],
      [base(3, 0, 2, 2), 4],
    ]);
  });

  rule('DES-16.15', 'a small figure with one point does not enter mud (EX-76)', () => {
    const ground = floor(['m;.']);
    expect(goals(tread(ground, '1x1'), ground.at('m'), 1)).toEqual([]);
    expect(goals(tread(ground, '1x1'), ground.at('m'), 2).map(({ cost }) => cost)).toEqual([2]);
  });

  rule(['DES-18.4', 'DES-46.2', 'DES-46.6'], 'swallows whoever is wholly over a pit, once', () => {
    const ground = floor(['m__..', '.__..']);
    const spider = tread(ground, '2x2');
    expect(dangers(spider, base(0, 0, 2, 2), base(1, 0, 2, 2)).map(({ id }) => id)).toEqual(['pit']);
    expect(dangers(spider, base(3, 0, 2, 2), base(2, 0, 2, 2))).toEqual([]);
    const small = tread(ground, '1x1');
    expect(dangers(small, ground.at('m'), space(1, 0)).map(({ id }) => id)).toEqual(['pit']);
    expect(dangers(small, space(1, 0), space(2, 0))).toEqual([]);
    // Whoever falls goes no further by walking; the step costs what any step does.
    expect(stepCost(small, ground.at('m'), space(1, 0))).toBe(1);
    expect(goals(small, ground.at('m'), 5).map(({ to }) => to)).not.toContain(space(3, 0));
  });

  rule(['DES-46.6', 'DES-46.3'], 'whoever is in a pit walks about in it, and not out of it', () => {
    const ground = floor(['.___.']);
    expect(goals(tread(ground, '1x1'), space(1, 0), 5).map(({ to, cost }) => [to, cost])).toEqual([
      [space(2, 0), 1],
      [space(3, 0), 2],
    ]);
  });

  rule('DES-18.4', 'a large figure walks on over a pit that is under a part of it', () => {
    const ground = floor(['.__..', '.....']);
    const found = goals(tread(ground, '2x2'), base(0, 0, 2, 2), 3).map(({ to, cost }) => [to, cost]);
    expect(found).toContainEqual([base(1, 0, 2, 2), 1]);
    expect(found).toContainEqual([base(3, 0, 2, 2), 3]);
  });

  rule(['DES-46.3', 'DES-18.4'], 'a large figure climbs out of a pit to a place one step away (R85)', () => {
    const ground = floor(['__..', '__..', '....']);
    const sunk = base(0, 0, 2, 2);
    const out = [base(1, 0, 2, 2), base(0, 1, 2, 2), base(1, 1, 2, 2)];
    expect(new Set(climbs(tread(ground, '2x2'), sunk, false))).toEqual(new Set(out));
    // All of it must be free and open: nobody on its spaces, and no area that nobody has seen.
    const friends = new Set([space(2, 0)]);
    expect(climbs(tread(ground, '2x2', { friends }), sunk, false)).toEqual([base(0, 1, 2, 2), base(1, 1, 2, 2)]);
    const isOpen = (at: Space): boolean => at !== space(1, 2);
    expect(climbs(tread(ground, '2x2', { isOpen }), sunk, false)).toEqual([base(1, 0, 2, 2)]);
    expect(goals(tread(ground, '2x2'), sunk, 4)).toEqual([]);
  });

  rule(['DES-15.5', 'DES-46.3'], 'a monster climbs out of a pit to any free space beside it', () => {
    const ground = floor(['m__f.']);
    const small = tread(ground, '1x1', { friends: new Set([ground.at('f')]) });
    expect(climbs(small, space(1, 0), false)).toEqual([space(0, 0)]);
    expect(climbs(tread(ground, '1x1'), space(1, 0), false)).toEqual([space(0, 0), space(3, 0)]);
    // R16 the other way: beside oneself alone.
    expect(climbs(tread(ground, '1x1'), space(1, 0), true)).toEqual([space(0, 0)]);
    expect(climbs(small, ground.at('m'), false)).toEqual([]);
    expect(climbs(tread(ground, '1x1'), space(4, 0), false)).toEqual([]);
    // Not towards what nobody has seen.
    const isOpen = (at: Space): boolean => at !== ground.at('f');
    expect(climbs(tread(ground, '1x1', { isOpen }), space(1, 0), false)).toEqual([space(0, 0)]);
    expect(monsterPays('climb', { isSmall: true, isUnique: false })).toBe(2);
  });

  rule(['DES-15.7', 'DES-46.8'], 'a monster jumps over a pit for 3 points a space', () => {
    const ground = floor(['m__..']);
    const small = tread(ground, '1x1');
    expect(jumps(small, ground.at('m'), 6)).toMatchObject([{ to: space(3, 0), cost: 6 }]);
    expect(jumps(small, ground.at('m'), 5)).toEqual([]);
    expect(jumps(small, ground.at('m'), 6, 1)).toEqual([]);
    expect(jumps(tread(ground, '1x1', { enemies: new Set([space(3, 0)]) }), ground.at('m'), 6)).toEqual([]);
    expect(jumps(small, ground.at('m'), 6, 2)).toHaveLength(1);
  });

  rule(
    'DES-46.8',
    'nobody jumps out of a pit, over an enemy in it, onto a friend, or beyond wall and sight (R93)',
    () => {
      const ground = floor(['m_..']);
      const over = (more: Partial<Tread> = {}, on: Ground = ground, from = space(0, 0)): string[] =>
        jumps(tread(on, '1x1', more), from, 9).map(({ to }) => to);
      const [pit, far] = [new Set([space(1, 0)]), new Set([space(2, 0)])];
      expect(over()).toEqual([space(2, 0)]);
      expect(over({ enemies: pit })).toEqual([]);
      expect(over({ friends: pit })).toEqual([space(2, 0)]);
      expect(over({ friends: far })).toEqual([]);
      expect(over({ isOpen: at => at !== space(2, 0) })).toEqual([]);
      expect(over({ flies: true })).toEqual([]);
      expect(over({}, floor(['m_..'], [[space(1, 0), space(2, 0)]]))).toEqual([]);
      expect(over({}, floor(['__..']), space(0, 0))).toEqual([]);
      expect(jumps(tread(floor(['._..', '._..']), '1x2'), base(0, 0, 1, 2), 9)).toEqual([]);
    },
  );

  rule(
    ['DES-15.1', 'DES-15.2', 'DES-15.3', 'DES-15.4', 'DES-18.5'],
    'monsters do few other things, at their price',
    () => {
      const normal = { isSmall: true, isUnique: false };
      expect(monsterPays('activate-glyph', normal)).toBeUndefined();
      expect(monsterPays('pick-up', normal)).toBeUndefined();
      expect(monsterPays('stairs', normal)).toBe(1);
      expect(monsterPays('stairs', { isSmall: false, isUnique: false })).toBeUndefined();
      expect(monsterPays('door', normal)).toBe(2);
      expect(monsterPays('rune-door', normal)).toBeUndefined();
      expect(monsterPays('rune-door', { isSmall: false, isUnique: true })).toBe(2);
    },
  );

  rule('DES-18.6', 'a large figure does not stay where another stands in a pit below', () => {
    const ground = floor(['__..', '....']);
    const hound = tread(ground, '2x2', { enemies: new Set([space(0, 0)]) });
    expect(isStay(hound, base(0, 0, 2, 2))).toBe(false);
    expect(isStay(hound, base(2, 0, 2, 2))).toBe(true);
  });
});

rule('DES-16.13', 'where no corner is cut, no part of a monster’s base cuts one', () => {
  const step = (rows: readonly string[], size: FigureSize, from: Space | Base, to: Space | Base) =>
    [false, true].map(square => stepCost(tread(floor(rows), size, { square }), from, to));
  const [corner, open] = [
    ['..#', '...', '...'],
    ['...', '...', '...'],
  ];
  expect(step(corner, '1x1', space(1, 0), space(2, 1))).toEqual([1, Number.POSITIVE_INFINITY]);
  expect(step(corner, '2x2', base(0, 0, 2, 2), base(1, 1, 2, 2))).toEqual([1, Number.POSITIVE_INFINITY]);
  expect(step(open, '2x2', base(0, 0, 2, 2), base(1, 1, 2, 2))).toEqual([1, 1]);
  // A Hell Hound that turns after its head goes straight, even round the corner itself.
  expect(step(corner, '1x2', base(1, 1, 1, 2), base(1, 1, 2, 1))).toEqual([1, 1]);
  expect(step(['..', '.#'], '1x2', base(0, 0, 1, 2), base(0, 0, 2, 1))).toEqual([1, 1]);
  // A whole walk goes round it.
  const round = goals(tread(floor(corner), '1x1', { square: true }), space(1, 0), 2);
  expect(round.find(({ to }) => to === space(2, 1))?.cost).toBe(2);
});
