// Line of sight on the boards of all quests, against a slow second telling of DES-22, DES-42 and DES-46 that knows nothing of maps: it
// looks at every space between two middles. A hundred thousand pairs, with doors shut or open, rubble, pits, water and fog strewn about,
// figures in the way, and every fourth time somebody large who looks or is looked at.

import { rule } from '@veillee/kernel/test/rule';
import { pointOf, type Space, sidesOf, space, spacesOf } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { guides } from '../../content/booklet.ts';
import { type QuestBoard, readGuide } from '../../content/quests/read.ts';
import type { Prop } from '../../content/vocabulary.ts';
import { groundNow } from '../../rules/board.ts';
import { groundOf, sees } from '../../rules/ground.ts';
import { begun } from '../scene.ts';

const PAIRS = 100_000;
/** Doors, ground and figures as they may be, for each quest. */
const MOMENTS = 10;

/** The same numbers each time, each below the one asked for. */
function numbers(seed: number): (below: number) => number {
  let n = seed;
  return below => {
    n = (Math.imul(n, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((n / 2 ** 32) * below);
  };
}

type Point = readonly [x: number, y: number];
/** One number for each space. */
const key = ([x, y]: Point): number => 1000 * y + x;
/** One for each line between two neighbours. */
const lineKey = ([ax, ay]: Point, [bx, by]: Point): number =>
  2 * key([Math.min(ax, bx), Math.min(ay, by)]) + (ay === by ? 1 : 0);
const pointAt = (at: Space): Point => [pointOf(at).x, pointOf(at).y];

interface Scenery {
  readonly board: QuestBoard;
  /** Lines that are shut. */
  readonly shut: ReadonlySet<number>;
  readonly ground: ReadonlyMap<number, Prop>;
  readonly figures: ReadonlySet<number>;
}

/** Middles at even coordinates; a line is told by the signs of corners on either side of it. */
function plainly({ board, shut, ground, figures }: Scenery) {
  const { rows } = board.guide;
  const isRock = (x: number, y: number): boolean => (rows[y]?.[x] ?? '#') === '#';
  const isOpaque = (x: number, y: number): boolean =>
    isRock(x, y) || ['rubble', 'fog', 'tree'].includes(ground.get(key([x, y])) ?? '');
  /** Is there a wall or a shut door between these neighbours? */
  const isShut = (x: number, y: number, otherX: number, otherY: number): boolean =>
    shut.has(lineKey([x, y], [otherX, otherY]));

  /** Side by side, or over a corner that can be gone round on one side at least. */
  const areBeside = ([ax, ay]: Point, [bx, by]: Point): boolean => {
    if (isRock(bx, by) || Math.max(Math.abs(ax - bx), Math.abs(ay - by)) !== 1) return false;
    if (ax === bx || ay === by) return !isShut(ax, ay, bx, by);
    const round = (x: number, y: number): boolean => !isRock(x, y) && !isShut(ax, ay, x, y) && !isShut(x, y, bx, by);
    return round(ax, by) || round(bx, ay);
  };
  const around = ([x, y]: Point): Point[] =>
    [-1, 0, 1]
      .flatMap(right => [-1, 0, 1].map((down): Point => [x + right, y + down]))
      .filter(at => areBeside([x, y], at));
  const lies =
    (prop: Prop) =>
    (at: Point): boolean =>
      ground.get(key(at)) === prop;
  const isPit = lies('pit');
  const isFog = lies('fog');

  /**
   * Out of a pit: the spaces of that pit and those along its edge (DES-46.4, DES-46.6); all of the figure must be in it (DES-18.4). Out
   * of fog: what is beside (DES-42.3).
   */
  const outlook = (from: readonly Point[]): ReadonlySet<number> | undefined => {
    const [start] = from;
    if (from.every(isFog)) return new Set(from.flatMap(at => [key(at), ...around(at).map(key)]));
    if (!start || !from.every(isPit)) return undefined;
    const pit = new Map([[key(start), start]]);
    for (const at of pit.values()) for (const next of around(at)) if (isPit(next)) pit.set(key(next), next);
    return new Set([...pit.values()].flatMap(at => [key(at), ...around(at).map(key)]));
  };

  const line = ([ax, ay]: Point, [bx, by]: Point, barred: (x: number, y: number) => boolean): boolean => {
    const [right, down] = [bx - ax, by - ay];
    const side = (x: number, y: number): number => Math.sign(right * (y - 2 * ay) - down * (x - 2 * ax));
    const [left, most, top, bottom] = [Math.min(ax, bx), Math.max(ax, bx), Math.min(ay, by), Math.max(ay, by)];
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= most; x++) {
        const [nw, ne, sw, se] = [
          side(2 * x - 1, 2 * y - 1),
          side(2 * x + 1, 2 * y - 1),
          side(2 * x - 1, 2 * y + 1),
          side(2 * x + 1, 2 * y + 1),
        ];
        const corners = [nw, ne, sw, se];
        const isEnd = (x === ax && y === ay) || (x === bx && y === by);
        const isCrossed = corners.includes(1) && corners.includes(-1);
        if (!isEnd && isCrossed && (isOpaque(x, y) || barred(x, y))) return false;
        if (x < most && ne * se < 0 && isShut(x, y, x + 1, y)) return false;
        if (y < bottom && sw * se < 0 && isShut(x, y, x, y + 1)) return false;
        // Exactly through a corner: barred if both of the other spaces that meet there are, or lines that meet there.
        if (right !== 0 && down !== 0 && x < most && y < bottom && se === 0) {
          const falls = right * down > 0;
          const [one, two] = falls
            ? [
                [x, y],
                [x + 1, y + 1],
              ]
            : [
                [x, y + 1],
                [x + 1, y],
              ];
          const others = falls
            ? [
                [x + 1, y],
                [x, y + 1],
              ]
            : [
                [x, y],
                [x + 1, y + 1],
              ];
          const bars = ([ox = 0, oy = 0]: readonly number[]): boolean =>
            isOpaque(ox, oy) || [one, two].some(([px = 0, py = 0]) => isShut(px, py, ox, oy));
          if (others.every(bars)) return false;
        }
      }
    return true;
  };

  return (from: readonly Point[], to: readonly Point[]): boolean => {
    const bounds = outlook(from);
    const ends = new Set([...from, ...to].map(key));
    const barred = (x: number, y: number): boolean => figures.has(key([x, y])) && !ends.has(key([x, y]));
    // Into fog one looks from beside (DES-42.2).
    const near = new Set(from.flatMap(at => [key(at), ...around(at).map(key)]));
    return to.some(
      end =>
        (!bounds || bounds.has(key(end))) &&
        (!isFog(end) || near.has(key(end))) &&
        from.some(start => line(start, end, barred)),
    );
  };
}

rule('R1', 'exactly between two obstacles that meet at a corner one sees only where the table plays so', () => {
  const between = (pinch: boolean): boolean => {
    const state = begun({ options: { 'corner-pinch': pinch } });
    for (const at of [space(3, 10), space(2, 11)]) state.board.terrain[at] = 'rubble';
    return sees(groundNow(state), space(2, 10), space(3, 11));
  };
  expect([between(true), between(false)]).toEqual([false, true]);
});

rule(
  [
    'DES-22.1',
    'DES-22.2',
    'DES-22.3',
    'DES-22.5',
    'DES-22.7',
    'DES-22.11',
    'DES-42.1',
    'DES-42.2',
    'DES-42.3',
    'DES-46.4',
    'DES-46.5',
    'DES-46.7',
    'DES-18.3',
  ],
  'a hundred thousand pairs are seen alike',
  () => {
    const next = numbers(2006);
    const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
    const different: string[] = [];
    const count = { seen: 0, fromPits: 0, large: 0 };
    for (const guide of guides) {
      const board = readGuide(guide);
      // Stairs join what does not touch: they are proved by themselves.
      const stairs = board.things.flatMap(({ kind, spaces }) => (kind === 'staircase' ? spaces : []));
      const isAway = new Set(board.map.places.filter(at => !stairs.some(step => board.map.distance(step, at) <= 1)));
      const away = [...isAway];
      const bases = (['2x2', '1x2', '2x3'] as const)
        .flatMap(size => board.map.large(size).places.map(of => spacesOf(of)))
        .filter(of => of.every(at => isAway.has(at)));
      const largeAt = new Map(bases.map(of => [of[0], of]));
      for (let moment = 0; moment < MOMENTS; moment++) {
        const closed = board.doors.filter(() => next(2) === 0);
        // Half of the time as the guide has it; else strewn anew, pits in patches.
        const terrain = new Map<Space, Prop>(moment % 2 === 0 ? board.terrain : []);
        if (moment % 2 === 1)
          for (const at of board.map.places) {
            const prop = (['rubble', 'water', 'pit', 'fog'] as const)[next(30)];
            for (const part of prop === 'pit' ? board.map.neighbours(at).slice(0, next(4)) : [])
              terrain.set(part, 'pit');
            if (prop) terrain.set(at, prop);
          }
        const figures = [
          ...Array.from({ length: 8 }, () => pick(away)),
          ...Array.from({ length: 3 }, () => pick(bases)).flat(),
        ];
        const plain = plainly({
          board,
          shut: new Set(
            [...closed.flatMap(({ edges }) => edges), ...board.walls].map(line => {
              const [one, other] = sidesOf(line).map(pointAt) as [Point, Point];
              return lineKey(one, other);
            }),
          ),
          ground: new Map([...terrain].map(([at, prop]) => [key(pointAt(at)), prop])),
          figures: new Set(figures.map(at => key(pointAt(at)))),
        });
        const doors = closed.map(({ door }) => door);
        const ground = groundOf(board.map, doors, terrain);
        for (let n = 0; n < PAIRS / (guides.length * MOMENTS); ) {
          const from = next(8) === 0 ? pick(bases) : [pick(away)];
          // Most often near enough that there is something to see.
          const [x, y] = pointAt(from[0] as Space);
          const there = next(20) === 0 ? pick(away) : space(x + next(13) - 6, y + next(13) - 6);
          const to = (next(8) === 0 && largeAt.get(there)) || [there];
          if (!to.every(at => isAway.has(at))) continue;
          n++;
          const one = sees(ground, from, to, figures);
          if (one) count.seen++;
          if (from.every(at => terrain.get(at) === 'pit')) count.fromPits++;
          if (from.length + to.length > 2) count.large++;
          if (one !== plain(from.map(pointAt), to.map(pointAt)))
            different.push(`${guide.quest}: ${from} ${to} ${one} ${closed.map(({ id }) => id).join()}`);
        }
      }
    }
    expect(different).toEqual([]);
    expect(Math.min(count.seen / 5, count.large / 5, count.fromPits)).toBeGreaterThan(3000);
  },
);
