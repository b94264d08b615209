// How places are spelled: `kind:id`, in states, keys of options, views and boards alike. Made and read here and nowhere else.

/** Any place: `node:mill`, `town:square`. */
export type Place = `${string}:${string}`;
/** A square of a grid; x grows to the right, y downwards. */
export type Space = `space:${number},${number}`;
/** A hexagon in axial coordinates. */
export type Hex = `hex:${number},${number}`;
/** A place of a graph. */
export type Node = `node:${string}`;
/** The line between two squares that touch along it: where doors stand. */
export type Edge = `edge:${number},${number}/${number},${number}`;
/** A door by its name; the map knows on which lines it stands. */
export type Door = `door:${string}`;
/** The squares under a figure: the upper left one, then how many wide and high. */
export type Base = `base:${number},${number}/${number}x${number}`;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Axial {
  readonly q: number;
  readonly r: number;
}

export interface Rectangle extends Point {
  readonly wide: number;
  readonly high: number;
}

export const place = <Kind extends string>(kind: Kind, id: string): `${Kind}:${string}` => `${kind}:${id}`;
export const kindOf = (of: Place): string => of.slice(0, of.indexOf(':'));
export const idOf = (of: Place): string => of.slice(of.indexOf(':') + 1);

/** Is it a place of this kind? Asked far more often than any place is named, so the key is not cut in two for it. */
export const isOfKind = (of: Place, kind: string): boolean =>
  of.charCodeAt(kind.length) === COLON && of.startsWith(kind);

export const isEdge = (of: Place): of is Edge => isOfKind(of, 'edge');

export const node = (id: string): Node => `node:${id}`;
export const door = (id: string): Door => `door:${id}`;
export const space = (x: number, y: number): Space => `space:${x},${y}`;
export const hex = (q: number, r: number): Hex => `hex:${q},${r}`;
export const base = (x: number, y: number, wide: number, high: number): Base => `base:${x},${y}/${wide}x${high}`;

/** The line between two squares, the same whichever is named first. */
export function edge(a: Space, b: Space): Edge {
  const one = pointOf(a);
  const two = pointOf(b);
  if (Math.abs(one.x - two.x) + Math.abs(one.y - two.y) !== 1)
    throw new RangeError(`no line lies between ${a} and ${b}`);
  const [first, second] = one.x < two.x || one.y < two.y ? [one, two] : [two, one];
  return `edge:${first.x},${first.y}/${second.x},${second.y}`;
}

/** Read digit by digit: nothing else of a map is asked for so often. */
export function pointOf(of: Space): Point {
  const comma = of.indexOf(',');
  const x = wholeIn(of, SPACE_HEAD.length, comma);
  const y = wholeIn(of, comma + 1, of.length);
  if (Number.isNaN(x + y) || !of.startsWith(SPACE_HEAD)) throw misspelled(of, SPACE_HEAD);
  return { x, y };
}

export function axialOf(of: Hex): Axial {
  const [q, r] = numbers(of, HEX);
  return { q, r };
}

/** The two squares on either side of a line. */
export function sidesOf(of: Edge): readonly [Space, Space] {
  const [x, y, otherX, otherY] = numbers(of, EDGE);
  return [space(x, y), space(otherX, otherY)];
}

export function rectangleOf(of: Base): Rectangle {
  const [x, y, wide, high] = numbers(of, BASE);
  return { x, y, wide, high };
}

/** The squares under a figure, row by row. */
export function spacesOf(of: Base): Space[] {
  const { x, y, wide, high } = rectangleOf(of);
  return Array.from({ length: wide * high }, (_, n) => space(x + (n % wide), y + Math.floor(n / wide)));
}

const COLON = 58;
const MINUS = 45;
const ZERO = 48;
const SPACE_HEAD = 'space:';

/** The whole number that stands between two letters of a key; NaN where something else does. */
function wholeIn(of: string, from: number, to: number): number {
  const isLess = of.charCodeAt(from) === MINUS;
  const start = isLess ? from + 1 : from;
  if (start >= to) return Number.NaN;
  let number = 0;
  for (let at = start; at < to; at++) {
    const digit = of.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return Number.NaN;
    number = 10 * number + digit;
  }
  return isLess ? -number : number;
}

const misspelled = (of: string, form: string): RangeError => new RangeError(`${of} is not spelled like ${form}`);

const WHOLE = '(-?\\d+)';
const HEX = new RegExp(`^hex:${WHOLE},${WHOLE}$`);
const EDGE = new RegExp(`^edge:${WHOLE},${WHOLE}/${WHOLE},${WHOLE}$`);
const BASE = new RegExp(`^base:${WHOLE},${WHOLE}/(\\d+)x(\\d+)$`);

function numbers(of: string, form: RegExp): [number, number, number, number] {
  const found = form.exec(of);
  if (!found) throw misspelled(of, form.source);
  return [Number(found[1]), Number(found[2]), Number(found[3]), Number(found[4])];
}
