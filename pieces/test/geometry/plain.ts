// The same questions answered slowly and plainly, straight from the definitions, on sets of keys. Shares no algorithm with what it checks.

import type { Chance } from '@veillee/kernel';
import type { GridMoment } from '../../geometry/grid.ts';
import type { GridPlan } from '../../geometry/ground.ts';
import {
  type Base,
  type Door,
  type Edge,
  edge,
  pointOf,
  type Space,
  sidesOf,
  space,
  spacesOf,
} from '../../geometry/places.ts';

/** A random map: a rectangle with holes, walls and doors, and a moment on it. */
export interface Scenery {
  readonly plan: Required<Pick<GridPlan, 'spaces' | 'walls' | 'corners' | 'pinch'>> & {
    readonly doors: Record<Door, Edge[]>;
  };
  readonly moment: Required<GridMoment>;
  readonly figures: readonly Space[];
}

const STREAM = 'geometry';

export function scenery(chance: Chance, widest = 9, highest = 7): Scenery {
  const wide = 1 + chance.below(widest, STREAM);
  const high = 1 + chance.below(highest, STREAM);
  const [left, top] = [chance.below(7, STREAM) - 3, chance.below(7, STREAM) - 3];
  const one = (of: number): boolean => chance.below(of, STREAM) === 0;
  const all: Space[] = [];
  for (let y = top; y < top + high; y++) for (let x = left; x < left + wide; x++) all.push(space(x, y));
  const holes = 4 + chance.below(20, STREAM);
  const some = all.filter(() => !one(holes));
  const spaces = some.length > 0 ? some : all;
  const floor = new Set(spaces);
  const lines = spaces.flatMap(square => {
    const { x, y } = pointOf(square);
    return [space(x + 1, y), space(x, y + 1)].filter(next => floor.has(next)).map(next => edge(square, next));
  });
  const often = 3 + chance.below(12, STREAM);
  const walls = lines.filter(() => one(often));
  const doors: Record<Door, Edge[]> = {};
  for (const [n, line] of lines.filter(() => one(8)).entries())
    doors[`door:${n % 4}`] = [...(doors[`door:${n % 4}`] ?? []), line];
  const closed = (Object.keys(doors) as Door[]).filter(() => one(2));
  return {
    plan: { spaces, walls, doors, corners: one(4) ? 'strict' : 'free', pinch: one(4) ? 'open' : 'blocks' },
    moment: { closed, opaque: spaces.filter(() => one(8)) },
    figures: spaces.filter(() => one(6)),
  };
}

/** The lines that are shut. */
export function shutLines({ plan, moment }: Scenery): Set<Edge> {
  return new Set([...plan.walls, ...moment.closed.flatMap(door => plan.doors[door as Door] ?? [])]);
}

/** Can one step straight from one square to the next? */
function isOpen(floor: ReadonlySet<Space>, shut: ReadonlySet<Edge>, a: Space, b: Space): boolean {
  return floor.has(a) && floor.has(b) && !shut.has(edge(a, b));
}

/** Is it one step from a square to another? */
export function plainAdjacent(scene: Scenery): (a: Space, b: Space) => boolean {
  const floor = new Set(scene.plan.spaces);
  const shut = shutLines(scene);
  return (a, b) => {
    const [one, two] = [pointOf(a), pointOf(b)];
    const [dx, dy] = [Math.abs(one.x - two.x), Math.abs(one.y - two.y)];
    if (Math.max(dx, dy) !== 1 || !floor.has(a) || !floor.has(b)) return false;
    if (dx + dy === 1) return isOpen(floor, shut, a, b);
    const rounds = [space(one.x, two.y), space(two.x, one.y)].map(
      corner => isOpen(floor, shut, a, corner) && isOpen(floor, shut, corner, b),
    );
    return scene.plan.corners === 'strict' ? rounds.every(Boolean) : rounds.some(Boolean);
  };
}

/** The cheapest cost of everything, by trying again until nothing gets cheaper. */
export function plainCosts<P extends string>(
  places: readonly P[],
  from: P,
  step: (from: P, to: P) => number,
): Map<P, number> {
  const costs = new Map<P, number>([[from, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const a of places)
      for (const b of places) {
        const total = (costs.get(a) ?? Number.POSITIVE_INFINITY) + step(a, b);
        if (total < (costs.get(b) ?? Number.POSITIVE_INFINITY)) {
          costs.set(b, total);
          changed = true;
        }
      }
  }
  return costs;
}

interface Vector {
  readonly x: number;
  readonly y: number;
}

/** On which side of the line from p to q a point lies. */
const side = (p: Vector, q: Vector, point: Vector): number =>
  Math.sign((q.x - p.x) * (point.y - p.y) - (q.y - p.y) * (point.x - p.x));

/** Does the line from p to q cross the inside of a square? Everything is doubled, so that middles are whole numbers. */
function crossesSquare(p: Vector, q: Vector, of: Space): boolean {
  const { x, y } = pointOf(of);
  const [left, right, top, bottom] = [2 * x - 1, 2 * x + 1, 2 * y - 1, 2 * y + 1];
  if (Math.max(p.x, q.x) <= left || Math.min(p.x, q.x) >= right) return false;
  if (Math.max(p.y, q.y) <= top || Math.min(p.y, q.y) >= bottom) return false;
  const sides = [left, right].flatMap(cx => [top, bottom].map(cy => side(p, q, { x: cx, y: cy })));
  return sides.includes(1) && sides.includes(-1);
}

/** Does the line from p to q cross a wall anywhere but at its ends? */
function crossesEdge(p: Vector, q: Vector, of: Edge): boolean {
  const [a, b] = sidesOf(of).map(pointOf) as [Vector, Vector];
  const [c, d] =
    a.y === b.y
      ? [
          { x: 2 * a.x + 1, y: 2 * a.y - 1 },
          { x: 2 * a.x + 1, y: 2 * a.y + 1 },
        ]
      : [
          { x: 2 * a.x - 1, y: 2 * a.y + 1 },
          { x: 2 * a.x + 1, y: 2 * a.y + 1 },
        ];
  return side(p, q, c) * side(p, q, d) < 0 && side(c, d, p) * side(c, d, q) < 0;
}

/** Line of sight, from its definition. */
export function plainSees(scene: Scenery, from: Space, to: Space, figures: readonly Space[]): boolean {
  const floor = new Set(scene.plan.spaces);
  const opaque = new Set(scene.moment.opaque);
  const shut = shutLines(scene);
  const [a, b] = [pointOf(from), pointOf(to)];
  const [p, q] = [
    { x: 2 * a.x, y: 2 * a.y },
    { x: 2 * b.x, y: 2 * b.y },
  ];
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  for (const line of shut) if (crossesEdge(p, q, line)) return false;
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const square = space(x, y);
      if (square === from || square === to || !crossesSquare(p, q, square)) continue;
      if (!floor.has(square) || opaque.has(square) || figures.includes(square)) return false;
    }
  if (scene.plan.pinch === 'open' || left === right || top === bottom) return true;
  // Corners are the points between four squares; only those exactly on the line matter.
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      if (side(p, q, { x: 2 * x + 1, y: 2 * y + 1 }) !== 0) continue;
      const falls = a.x < b.x === a.y < b.y;
      const [before, after] = falls ? [space(x, y), space(x + 1, y + 1)] : [space(x + 1, y), space(x, y + 1)];
      const others = falls ? [space(x + 1, y), space(x, y + 1)] : [space(x, y), space(x + 1, y + 1)];
      const barred = others.map(
        other => opaque.has(other) || !isOpen(floor, shut, before, other) || !isOpen(floor, shut, other, after),
      );
      if (barred.every(Boolean)) return false;
    }
  return true;
}

/** Is it one step from base to base, for a figure of two by two, or of one by two or two by three? */
export function plainLargeStep(scene: Scenery): (a: Base, b: Base) => boolean {
  const adjacent = plainAdjacent(scene);
  const moved = (squares: readonly Space[], dx: number, dy: number): Space[] =>
    squares.map(pointOf).map(({ x, y }) => space(x + dx, y + dy));
  const same = (a: readonly Space[], b: readonly Space[]): boolean =>
    new Set([...a, ...b]).size === a.length && a.length === b.length;
  const directions = [-1, 0, 1].flatMap(dx => [-1, 0, 1].map(dy => [dx, dy] as const)).filter(([dx, dy]) => dx || dy);
  return (a, b) => {
    const [was, is] = [spacesOf(a), spacesOf(b)];
    const square = was.length === 4;
    const heads = square ? [] : headsOf(was);
    return directions.some(([dx, dy]) => {
      const diagonal = dx !== 0 && dy !== 0;
      const free = (squares: readonly Space[]): boolean =>
        moved(squares, dx, dy).every((to, n) => adjacent(squares[n] as Space, to));
      if (square || diagonal) return same(is, moved(was, dx, dy)) && free(was);
      return heads.some(head => {
        const next = [...new Set([...head, ...moved(head, dx, dy)])];
        return !same(is, was) && same(is, next) && free(head);
      });
    });
  };
}

/** The two ends of a body: one square of two, four of six. */
function headsOf(body: readonly Space[]): Space[][] {
  if (body.length === 2) return body.map(square => [square]);
  const points = body.map(pointOf);
  const upright = new Set(points.map(({ x }) => x)).size === 2;
  const along = points.map(({ x, y }) => (upright ? y : x));
  const middle = Math.min(...along) + 1;
  return [body.filter((_, n) => (along[n] as number) <= middle), body.filter((_, n) => (along[n] as number) >= middle)];
}

/** Can a figure stand here: are all squares there, with nothing between them? */
export function plainStands(scene: Scenery): (of: Base) => boolean {
  const floor = new Set(scene.plan.spaces);
  const shut = shutLines(scene);
  return of => {
    const squares = spacesOf(of);
    return squares.every(one => {
      const { x, y } = pointOf(one);
      const next = [space(x + 1, y), space(x, y + 1)].filter(other => squares.includes(other));
      return floor.has(one) && next.every(other => isOpen(floor, shut, one, other));
    });
  };
}
