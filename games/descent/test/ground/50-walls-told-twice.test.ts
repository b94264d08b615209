// Crushing walls against a slow second telling of DES-50 that knows nothing of maps: it looks at characters, pairs of points, and counts. First
// their courses on ten thousand boards, then whom they push and whom they kill.

import { Chance, newChance } from '@veillee/kernel';
import {
  base,
  type Edge,
  edge,
  gridMap,
  pointOf,
  type Space,
  sidesOf,
  space,
  spacesOf,
} from '@veillee/pieces/geometry';
import { expect, test } from 'vitest';
import { linesAlong } from '../../content/quests/read.ts';
import { SIDES, type Side } from '../../content/quests/vocabulary.ts';
import type { Prop } from '../../content/vocabulary.ts';
import { boardOf, isOpen } from '../../rules/board.ts';
import { groundOf } from '../../rules/ground.ts';
import { invariants } from '../../rules/invariants.ts';
import { moveCrushingWall } from '../../rules/props/crushing-walls.ts';
import { courseOf, linesBeyond } from '../../rules/props/wall-course.ts';
import type { CrushingWall, State } from '../../rules/state.ts';
import { begun, put, run } from '../scene.ts';

/** So many floors, with so many walls on each. */
const FLOORS = 1000;
const WALLS = 10;
const BOARDS = FLOORS * WALLS;
const SIZE = 7;
type Point = readonly [x: number, y: number];
const STEP: { readonly [side in Side]: Point } = { n: [0, -1], s: [0, 1], e: [1, 0], w: [-1, 0] };
const named = ([x, y]: Point): string => `${x} ${y}`;
const on = ([x, y]: Point, side: Side): Point => [x + STEP[side][0], y + STEP[side][1]];
const pair = (one: Point, other: Point): string => [named(one), named(other)].sort().join('|');
const pairOf = (line: Edge): string => {
  const [one, other] = sidesOf(line).map(at => pointOf(at));
  return pair([one?.x ?? 0, one?.y ?? 0], [other?.x ?? 0, other?.y ?? 0]);
};

interface Drawn {
  readonly floor: ReadonlySet<string>;
  readonly walls: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
  readonly stones: ReadonlySet<string>;
}

/** Every space that it takes, move by move, and why it ends: 'gone' where it cannot take the next ones at all. */
function slowly({ floor, walls, others, stones }: Drawn, ahead: readonly Point[], side: Side): string[] {
  const told: string[] = [];
  for (let now = ahead; ; now = now.map(at => on(at, side))) {
    const between = now.slice(1).map((at, n) => pair(now[n] as Point, at));
    if (now.some(at => !floor.has(named(at))) || between.some(line => walls.has(line))) return [...told, 'gone: wall'];
    if (between.some(line => others.has(line))) return [...told, 'gone: press'];
    if (now.some(at => stones.has(named(at)))) return [...told, 'gone: boulder'];
    const lines = now.map(at => [at, on(at, side)] as const);
    const isEnd = lines.some(([one, other]) => !floor.has(named(other)) || walls.has(pair(one, other)));
    const meets = lines.some(([one, other]) => others.has(pair(one, other)));
    told.push(now.map(named).join());
    if (isEnd || meets) return [...told, isEnd ? 'wall' : 'press'];
  }
}

test(`its course is the same, told twice, on ${BOARDS} boards`, () => {
  const chance = new Chance(newChance('walls'));
  const roll = (n: number): number => chance.roll(n, 'boards') - 1;
  const ends = new Map<string, number>();
  for (let board = 0; board < FLOORS; board++) {
    const points = Array.from({ length: SIZE * SIZE }, (_, n): Point => [n % SIZE, Math.floor(n / SIZE)]);
    const floor = points.filter(() => roll(12) > 0);
    const isFloor = (at: Point): boolean => floor.some(one => named(one) === named(at));
    const lineAt = (): readonly [Point, Point] => {
      const at: Point = [roll(SIZE - 1), roll(SIZE - 1)];
      return [at, on(at, roll(2) === 0 ? 'e' : 's')];
    };
    const lines = (n: number) =>
      Array.from({ length: n }, lineAt).filter(([one, other]) => isFloor(one) && isFloor(other));
    const [thin, doors] = [lines(roll(4)), lines(roll(3))];
    const edges = (of: readonly (readonly [Point, Point])[]): Edge[] => [
      ...new Set(of.map(([one, other]) => edge(space(...one), space(...other)))),
    ];
    const map = gridMap({ spaces: floor.map(one => space(...one)), walls: edges(thin) });
    const terrain = new Map<Space, Prop>();
    const ground = groundOf(map, edges(doors), terrain);
    for (let one = 0; one < WALLS; one++) {
      const presses = lines(roll(3));
      const stone: Point[] = roll(3) === 0 ? [[roll(SIZE - 1), roll(SIZE - 1)]] : [];
      const bases = stone
        .map(([x, y]) => base(x, y, 2, 2))
        .filter(at => spacesOf(at).every(one => isFloor([pointOf(one).x, pointOf(one).y])));
      const side = SIDES[roll(4)] ?? 'e';
      const length = 1 + roll(3);
      const at: Point = [1 + roll(SIZE - 3), 1 + roll(SIZE - 3)];
      const wall: CrushingWall = {
        id: 'crushing-wall:own',
        lines: linesAlong(at, side === 'e' ? 'w' : side === 'w' ? 'e' : side === 'n' ? 's' : 'n', length),
        direction: side,
      };
      const standing = edges(presses).filter(line => !wall.lines.includes(line));
      const others: CrushingWall = { id: 'crushing-wall:other', lines: standing, direction: 'e' };
      const obstacles = { boulders: bases.map(one => ({ at: one })), crushingWalls: [wall, others] };
      const told: string[] = [];
      let now: Pick<CrushingWall, 'id' | 'lines'> = wall;
      for (let ended = false; !ended; ) {
        const { takes, ends: by } = courseOf(obstacles, ground, now, side);
        if (takes.length > 0) told.push(takes.map(one => named([pointOf(one).x, pointOf(one).y])).join());
        if (by) told.push(takes.length > 0 ? by : `gone: ${by}`);
        now = { id: wall.id, lines: linesBeyond(takes, side) };
        ended = by !== undefined;
      }
      const drawn: Drawn = {
        floor: new Set(floor.map(named)),
        walls: new Set([...edges(thin), ...edges(doors)].map(pairOf)),
        others: new Set(standing.map(pairOf)),
        stones: new Set(bases.flatMap(one => spacesOf(one).map(under => named([pointOf(under).x, pointOf(under).y])))),
      };
      const along: Point = side === 'e' || side === 'w' ? [0, 1] : [1, 0];
      const ahead = Array.from({ length }, (_, n): Point => [at[0] + n * along[0], at[1] + n * along[1]]);
      expect(told, `board ${board}`).toEqual(slowly(drawn, ahead, side));
      const last = told.at(-1) ?? '';
      ends.set(last, (ends.get(last) ?? 0) + 1);
    }
  }
  // Every way of ending has been met, and often.
  expect([...ends.keys()].sort()).toEqual(['gone: boulder', 'gone: press', 'gone: wall', 'press', 'wall']);
  expect(Math.min(...ends.values())).toBeGreaterThan(100);
});

/** Whoever is where it goes: dead or a space further, told by what stands there. */
function fates(state: State, takes: readonly Space[], side: Side): Map<string, string> {
  const { walls, doors } = boardOf(state);
  const shut = new Set([...walls, ...doors.flatMap(one => (isOpen(state, one.id) ? [] : one.edges))].map(pairOf));
  const told = new Map<string, string>();
  for (const { id, at } of [...state.heroes, ...state.monsters]) {
    if (at === undefined || !takes.includes(at as Space)) continue;
    const { x, y } = pointOf(at as Space);
    const to = on([x, y], side);
    const lies = state.board.terrain[space(...to)];
    const isRoom =
      boardOf(state).map.has(space(...to)) && !shut.has(pair([x, y], to)) && lies !== 'rubble' && lies !== 'water';
    const inPit = state.board.terrain[at as Space] === 'pit';
    told.set(id, inPit ? at : isRoom ? space(...to) : 'dead');
  }
  return told;
}

test('whom it pushes and whom it kills is the same, told twice', () => {
  const chance = new Chance(newChance('pushed'));
  const pick = <X>(list: readonly X[]): X => chance.pick(list, 'scenes');
  const fell = new Map<string, number>();
  const like = begun();
  const room = boardOf(like).areas.get(0) ?? [];
  for (let n = 0; n < 600; n++) {
    const state = structuredClone(like);
    const side = pick(SIDES);
    const from = pointOf(pick(room));
    const opposite: Side = side === 'e' ? 'w' : side === 'w' ? 'e' : side === 'n' ? 's' : 'n';
    const wall: CrushingWall = {
      id: 'crushing-wall:own',
      lines: linesAlong([from.x, from.y], opposite, 1 + (n % 3)),
      direction: side,
    };
    state.board.crushingWalls = [wall];
    const ground = groundOf(
      boardOf(state).map,
      boardOf(state).doors.map(({ door }) => door),
      new Map(),
      [],
    );
    const { takes } = courseOf(state.board, ground, wall, side);
    for (let lies = 0; lies < 4; lies++)
      state.board.terrain[pick(room)] = pick(['rubble', 'water', 'pit', 'mud'] as const);
    const beyondIt = takes.map(at => on([pointOf(at).x, pointOf(at).y], side)).map(at => space(...at));
    const places = new Set(room.filter(at => !beyondIt.includes(at) && state.board.terrain[at] !== 'rubble'));
    for (const hero of state.heroes) {
      hero.at = pick([...places]);
      places.delete(hero.at);
    }
    for (let foes = 0; foes < 3 && places.size > 0; foes++) {
      // Two of three stand in its way, if there is room.
      const near = takes.filter(at => places.has(at));
      const at = pick(foes < 2 && near.length > 0 ? near : [...places]);
      places.delete(at);
      put(state, 'beastman', at).wounds = 9; // Neither a push nor a fall kills it.
    }
    const expected = fates(state, takes, side);
    run(state, t => moveCrushingWall(t, wall.id));
    expect(
      invariants(state).filter(what => !what.includes('conquest')),
      `scene ${n}`,
    ).toEqual([]);
    for (const [id, fate] of expected) {
      const now = [...state.heroes, ...state.monsters].find(one => one.id === id)?.at ?? 'dead';
      expect(now, `scene ${n}, ${id}`).toBe(fate);
      const kind = fate === 'dead' ? 'dead' : 'alive';
      fell.set(kind, (fell.get(kind) ?? 0) + 1);
    }
  }
  expect(Math.min(...['dead', 'alive'].map(kind => fell.get(kind) ?? 0))).toBeGreaterThan(100);
});
