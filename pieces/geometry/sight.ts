// Line of sight from the middle of one square to that of another.
//
// It is barred where it crosses the inside of an opaque square, or a wall or closed door anywhere but at its end. Touching a corner
// bars nothing; but it is barred where it passes exactly between two walls, doors or opaque squares that meet at a corner.
// Figures bar it only where it crosses the inside of their squares. Whoever looks, and what is looked at, bar nothing.

import { ACROSS, DOWN, type Ground } from './ground.ts';

const KNOWN = 1;
const SEEN = 2;

/** Sight between walls, closed doors and opaque squares: two bits for each pair of squares, worked out when first asked for. */
export class Sight {
  readonly #ground: Ground;
  readonly #lines: Uint8Array;
  /** Holes in the ground are opaque too. */
  readonly #opaque: Uint8Array;
  readonly #rows: (Uint32Array | undefined)[];

  constructor(ground: Ground, lines: Uint8Array, opaque: Uint8Array) {
    this.#ground = ground;
    this.#lines = lines;
    this.#opaque = opaque;
    this.#rows = new Array(opaque.length);
  }

  /** Does nothing but figures stand between? */
  clear(a: number, b: number): boolean {
    const [from, to] = a < b ? [a, b] : [b, a];
    this.#rows[from] ??= new Uint32Array((this.#opaque.length + 15) >> 4);
    const row = this.#rows[from];
    const word = to >> 4;
    const shift = (to & 15) << 1;
    let bits = (row[word] as number) >>> shift;
    if ((bits & KNOWN) === 0) {
      bits = this.#draw(from, to) ? KNOWN | SEEN : KNOWN;
      row[word] = (row[word] as number) | (bits << shift);
    }
    return (bits & SEEN) !== 0;
  }

  #draw(from: number, to: number): boolean {
    const { columns, rows, wide } = this.#ground;
    const right = (columns[to] as number) - (columns[from] as number);
    const below = (rows[to] as number) - (rows[from] as number);
    const across = Math.sign(right);
    const down = Math.sign(below);
    let at = from;
    for (const turn of this.#ground.line(Math.abs(right), Math.abs(below))) {
      if (turn === ACROSS) {
        if (this.#ground.isShut(this.#lines, at, across, 0)) return false;
        at += across;
      } else if (turn === DOWN) {
        if (this.#ground.isShut(this.#lines, at, 0, down)) return false;
        at += down * wide;
      } else {
        if (this.#ground.pinched && this.#bars(at, across, down)) return false;
        at += across + down * wide;
      }
      if (at !== to && this.#opaque[at] === 1) return false;
    }
    return true;
  }

  /** Does something stand on both sides of the corner that the line passes through? */
  #bars(at: number, across: number, down: number): boolean {
    const ground = this.#ground;
    const lines = this.#lines;
    const beside = at + across;
    const above = at + down * ground.wide;
    return (
      (this.#opaque[beside] === 1 || ground.isShut(lines, at, across, 0) || ground.isShut(lines, beside, 0, down)) &&
      (this.#opaque[above] === 1 || ground.isShut(lines, at, 0, down) || ground.isShut(lines, above, across, 0))
    );
  }
}
