// Where the names of places stand: off discs, hearts, seals, paths and each other, in whichever language. Pure: a few candidates for
// each name, and the least crowded of them, looked for until nothing moves.

import type { Point } from '@veillee/pieces/geometry';

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
  /** How bad it is to lie on it. */
  readonly weight: number;
}

export interface Named extends Point {
  readonly id: string;
  readonly name: string;
}

export interface NamesPlan {
  readonly places: readonly Named[];
  /** Discs, steps, seals: whatever a name must not cover. */
  readonly obstacles: readonly Box[];
  readonly lines: readonly (readonly [Point, Point])[];
  readonly width: number;
  readonly height: number;
}

export const NAME_SIZE = 16;
const LINE = NAME_SIZE * 1.1;
/** From the middle of a disc to a name beside it. */
const OFF = 28;
const ROUNDS = 8;
const INSET = 6;

/** About as wide as the serif sets it. */
export function widthOf(name: string): number {
  const wide = (letter: string): number => {
    if (/[iljtfrI.,’'! -]/.test(letter)) return 0.33;
    if (/[mwMW]/.test(letter)) return 0.84;
    return /\p{Lu}/u.test(letter) ? 0.66 : 0.52;
  };
  return [...name].reduce((sum, letter) => sum + wide(letter), 0) * NAME_SIZE + 4;
}

type Candidate = Omit<Box, 'weight'> & { readonly cost: number };

function candidates({ x, y, name }: Named): Candidate[] {
  const width = widthOf(name);
  const at = (left: number, top: number, cost: number): Candidate => ({ x: left, y: top, width, height: LINE, cost });
  const below = y + OFF - 2;
  const beside = y - LINE / 2;
  return [
    at(x - width / 2, below, 0),
    at(x + OFF, beside, 0.5),
    at(x - OFF - width, beside, 0.5),
    at(x + OFF * 0.78, y + OFF * 0.45, 0.4),
    at(x - OFF * 0.78 - width, y + OFF * 0.45, 0.4),
    at(x - width * 0.25, below, 0.6),
    at(x - width * 0.75, below, 0.6),
    at(x - width * 0.1, below, 0.9),
    at(x - width * 0.9, below, 0.9),
    at(x - width / 2, y - OFF - LINE, 1.6),
    at(x + OFF * 0.72, y - OFF * 0.75 - LINE / 2, 1.4),
    at(x - OFF * 0.72 - width, y - OFF * 0.75 - LINE / 2, 1.4),
    at(x - width / 2, below + 12, 1.2),
  ];
}

const overlap = (a: Omit<Box, 'weight'>, b: Omit<Box, 'weight'>, gap = 0): number => {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) + gap;
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) + gap;
  return wide > 0 && high > 0 ? wide * high : 0;
};

function outside({ x, y, width, height }: Candidate, { width: w, height: h }: NamesPlan): number {
  const beyond = [INSET - x, x + width - w + INSET, INSET - y, y + height - h + INSET];
  return beyond.reduce((sum, by) => sum + Math.max(0, by) * 4, 0);
}

/** How much of a line lies under a name. */
function crossed(box: Candidate, [a, b]: readonly [Point, Point]): number {
  const POINTS = 24;
  let under = 0;
  for (let n = 0; n <= POINTS; n++) {
    const [x, y] = [a.x + ((b.x - a.x) * n) / POINTS, a.y + ((b.y - a.y) * n) / POINTS];
    if (x > box.x - 2 && x < box.x + box.width + 2 && y > box.y - 1 && y < box.y + box.height + 1) under++;
  }
  return under * 0.3;
}

/** The middle of each name's base line. */
export function placeNames(plan: NamesPlan): ReadonlyMap<string, Point> {
  const offered = plan.places.map(place =>
    candidates(place).map(candidate => ({
      ...candidate,
      cost:
        candidate.cost +
        outside(candidate, plan) +
        plan.obstacles.reduce((sum, box) => {
          const area = overlap(candidate, box);
          return area > 0 ? sum + box.weight * (1 + area / 60) : sum;
        }, 0) +
        plan.lines.reduce((sum, line) => sum + crossed(candidate, line), 0),
    })),
  );
  const chosen = offered.map(([first]) => first as Candidate);
  for (let round = 0; round < ROUNDS; round++)
    for (const [n, own] of offered.entries()) {
      const costOf = (box: Candidate): number =>
        chosen.reduce((sum, other, m) => {
          const area = m === n ? 0 : overlap(box, other, 4);
          return area > 0 ? sum + 14 + area / 6 : sum;
        }, box.cost);
      chosen[n] = own.reduce((best, box) => (costOf(box) < costOf(best) ? box : best));
    }
  return new Map(
    plan.places.map(({ id }, n) => {
      const { x, y, width, height } = chosen[n] as Candidate;
      return [id, { x: x + width / 2, y: y + height * 0.78 }];
    }),
  );
}
