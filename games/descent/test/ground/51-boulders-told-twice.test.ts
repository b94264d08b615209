// Boulders against a slow second telling of DES-51 and DES-52 that knows nothing of maps and bases: it looks at characters, at pairs of
// points, and counts. Their ways on ten thousand boards, and how each of them ends.

import { Chance, newChance } from '@veillee/kernel';
import { base, type Edge, edge, gridMap, pointOf, type Space, space, spacesOf } from '@veillee/pieces/geometry';
import { expect, test } from 'vitest';
import { SIDES, type Side } from '../../content/quests/vocabulary.ts';
import type { Prop } from '../../content/vocabulary.ts';
import { groundOf } from '../../rules/ground.ts';
import { type Around, type Rolled, rolledOn, turnedBy, wayOf } from '../../rules/props/boulder-way.ts';

/** So many floors, with so many boulders rolled on each. */
const FLOORS = 1000;
const ROLLS = 10;
const BOARDS = FLOORS * ROLLS;
const [WIDE, HIGH] = [12, 9];
const MOST = 6;

type Point = readonly [x: number, y: number];
const STEP: { readonly [side in Side]: Point } = { n: [0, -1], s: [0, 1], e: [1, 0], w: [-1, 0] };
const named = ([x, y]: Point): string => `${x} ${y}`;
const on = ([x, y]: Point, side: Side): Point => [x + STEP[side][0], y + STEP[side][1]];
const pair = (one: Point, other: Point): string => [named(one), named(other)].sort().join('|');
const spaceOf = ([x, y]: Point): Space => space(x, y);

interface Drawn {
  /** What is drawn on each point of the floor. */
  readonly floor: ReadonlyMap<string, string>;
  /** Lines that nothing crosses. */
  readonly lines: ReadonlySet<string>;
  readonly stones: ReadonlySet<string>;
  readonly ramps: ReadonlyMap<string, Side>;
}

const quarter = ([x, y]: Point): Point[] => [
  [x, y],
  [x + 1, y],
  [x, y + 1],
  [x + 1, y + 1],
];

/** Where it is after each space, with its arrow then; and how it ends. */
function slowly({ floor, lines, stones, ramps }: Drawn, from: Point, arrow: Side, most: number): string[] {
  const told: string[] = [];
  let [at, side] = [from, arrow];
  for (let n = 0; n < most; n++) {
    const was = quarter(at);
    const now = was.map(one => on(one, side));
    const isUnder = (one: Point): boolean => now.some(other => named(other) === named(one));
    // Each of its quarters goes a space on, and they stay together.
    const crossed = was.map((one, quarterOf) => pair(one, now[quarterOf] as Point));
    const within = now.flatMap(one => [on(one, 'e'), on(one, 's')].filter(isUnder).map(other => pair(one, other)));
    if (now.some(one => !floor.has(named(one))) || [...crossed, ...within].some(line => lines.has(line)))
      return [...told, 'wall'];
    if (now.some(one => stones.has(named(one)))) return [...told, 'boulder'];
    at = on(at, side);
    const isPit = now.every(one => floor.get(named(one)) === 'pit');
    const fresh = now.filter(one => !was.some(other => named(other) === named(one)));
    const turn = isPit ? undefined : fresh.map(one => ramps.get(named(one))).find(one => one !== undefined);
    told.push(named(at));
    if (isPit) return [...told, 'falls'];
    side = turn ?? side;
  }
  return [...told, `rests ${side}`];
}

/** The same by the rules. */
function byRules(around: Around, at: Point, direction: Side, most: number): string[] {
  const start = { at: base(...at, 2, 2), direction };
  const way = wayOf(around, start, most);
  const told = way.map(({ spaces: [first] }) => {
    const { x, y } = pointOf(first as Space);
    return named([x, y]);
  });
  const last = way.at(-1);
  if (last?.falls) return [...told, 'falls'];
  const now = (one: Rolled) => ({ at: one.at, direction: turnedBy(around, one) });
  const rests = last ? now(last) : start;
  const next = rolledOn(around, rests);
  return [...told, way.length === most ? `rests ${rests.direction}` : typeof next === 'string' ? next : 'goes on'];
}

test(`its way is the same, told twice, on ${BOARDS} boards`, () => {
  const chance = new Chance(newChance('boulders'));
  const roll = (n: number): number => chance.roll(n, 'boards') - 1;
  const ends = new Map<string, number>();
  let turns = 0;
  for (let board = 0; board < FLOORS; board++) {
    const points = Array.from({ length: WIDE * HIGH }, (_, n): Point => [n % WIDE, Math.floor(n / WIDE)]);
    const floor = points.filter(() => roll(30) > 0);
    const has = new Set(floor.map(named));
    const lines = (n: number) =>
      Array.from({ length: n }, (): readonly [Point, Point] => {
        const at: Point = [roll(WIDE - 1), roll(HIGH - 1)];
        return [at, on(at, roll(2) === 0 ? 'e' : 's')];
      }).filter(([one, other]) => has.has(named(one)) && has.has(named(other)));
    const [thin, doors, presses] = [lines(roll(4)), lines(roll(3)), lines(roll(3))];
    const edges = (of: readonly (readonly [Point, Point])[]): Edge[] => [
      ...new Set(of.map(([one, other]) => edge(spaceOf(one), spaceOf(other)))),
    ];
    const terrain = new Map<Space, Prop>();
    const lay = (corner: Point, prop: Prop): void => {
      for (const one of quarter(corner)) if (has.has(named(one))) terrain.set(spaceOf(one), prop);
    };
    for (let n = 0; n < 2; n++) lay([roll(WIDE - 1), roll(HIGH - 1)], 'pit');
    for (const prop of ['rubble', 'water', 'mud', 'pit'] as const) {
      const one: Point = [roll(WIDE), roll(HIGH)];
      if (has.has(named(one))) terrain.set(spaceOf(one), prop);
    }
    const ramps = new Map(Array.from({ length: 6 }, () => [named([roll(WIDE), roll(HIGH)]), SIDES[roll(4)] ?? 'e']));
    const map = gridMap({ spaces: floor.map(spaceOf), walls: edges(thin) });
    const barred = new Set([...thin, ...doors, ...presses].map(([one, other]) => pair(one, other)));
    const isSound = (corner: Point): boolean =>
      quarter(corner).every(one => has.has(named(one))) &&
      quarter(corner).every(one => !quarter(corner).some(other => barred.has(pair(one, other))));
    const corners = points.filter(isSound);
    const ground = groundOf(map, edges(doors), terrain, [], edges(presses));
    for (let one = 0; one < ROLLS; one++) {
      const corner = corners[roll(corners.length)] ?? [0, 0];
      const isApart = (other: Point): boolean => Math.max(...other.map((at, n) => Math.abs(at - corner[n as 0]))) > 1;
      const others = [corners[roll(corners.length)] ?? [0, 0]].filter(isApart).map(([x, y]) => base(x, y, 2, 2));
      const around: Around = {
        ground,
        others: others.flatMap(spacesOf),
        rampAt: at => ramps.get(named([pointOf(at).x, pointOf(at).y])),
      };
      const drawn: Drawn = {
        floor: new Map(floor.map(at => [named(at), terrain.get(spaceOf(at)) ?? ''])),
        lines: barred,
        stones: new Set(others.flatMap(spacesOf).map(at => named([pointOf(at).x, pointOf(at).y]))),
        ramps,
      };
      const [side, most] = [SIDES[roll(4)] ?? 'e', 1 + roll(MOST)];
      const told = slowly(drawn, corner, side, most);
      expect(byRules(around, corner, side, most), `board ${board}, roll ${one}`).toEqual(told);
      const [end = ''] = (told.at(-1) ?? '').split(' ');
      ends.set(end, (ends.get(end) ?? 0) + 1);
      if (end === 'rests' && told.at(-1) !== `rests ${side}`) turns++;
    }
  }
  // Every way of ending has been met, and often; and many have come round a ramp.
  expect([...ends.keys()].sort()).toEqual(['boulder', 'falls', 'rests', 'wall']);
  expect(Math.min(...ends.values(), turns)).toBeGreaterThan(100);
});
