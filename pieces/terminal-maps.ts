// Maps in characters, for the faces of games in a terminal: squares, hexagons, places and ways. A game says what is seen where;
// these set it.

import { type Axial, axialOf, type Edge, edge, type Hex, type Place, type Space, space } from './geometry/index.ts';
import { type Line, type Span, span, widthOf } from './paint.ts';

const NOTHING = span(' ');

/** A span in so many columns: longer ones are cut, so that a map never comes apart. */
function cell(shown: Span | undefined, width: number): Span {
  const { text, ink } = shown ?? NOTHING;
  let fitted = '';
  for (const letter of text) if (widthOf([span(fitted + letter)]) <= width) fitted += letter;
  return span(fitted + ' '.repeat(width - widthOf([span(fitted)])), ink);
}

// ---- squares ----

export interface GridDrawing {
  readonly columns: number;
  readonly rows: number;
  /** What is seen on a square, in two columns; undefined outside the map. */
  spot(at: Space, x: number, y: number): Span | undefined;
  /** What stands on the line between two squares, a door or a wall. Where it is asked for, lines have room of their own. */
  line?(on: Edge, upright: boolean): Span | undefined;
}

const SQUARE = 2;

/** A map of squares: a row in a line, two columns to a square. */
export function gridLines({ columns, rows, spot, line }: GridDrawing): Line[] {
  const lines: Line[] = [];
  for (let y = 0; y < rows; y++) {
    const row: Span[] = [];
    const below: Span[] = [];
    for (let x = 0; x < columns; x++) {
      const at = space(x, y);
      row.push(cell(spot(at, x, y), SQUARE));
      if (!line) continue;
      row.push(cell(x + 1 < columns ? line(edge(at, space(x + 1, y)), true) : undefined, 1));
      const under = y + 1 < rows ? line(edge(at, space(x, y + 1)), false) : undefined;
      below.push(
        ...(under ? [span(cell(under, 1).text.repeat(SQUARE), under.ink)] : [cell(undefined, SQUARE)]),
        NOTHING,
      );
    }
    lines.push(row);
    if (line && y + 1 < rows) lines.push(below);
  }
  return lines;
}

// ---- hexagons ----

const HEX = 4;

/**
 * A map of hexagons that stand on a corner: a row in a line, four columns to a hexagon, each row half a hexagon further than the
 * one above. What is seen takes three columns.
 */
export function hexLines(hexes: readonly Hex[], spot: (at: Hex) => Span | undefined): Line[] {
  const placed = hexes.map(at => ({ at, ...columnOf(axialOf(at)) }));
  if (placed.length === 0) return [];
  const left = Math.min(...placed.map(({ x }) => x));
  const [top, bottom] = [Math.min(...placed.map(({ y }) => y)), Math.max(...placed.map(({ y }) => y))];
  return Array.from({ length: bottom - top + 1 }, (_, row) => {
    const inRow = placed.filter(({ y }) => y === top + row).sort((one, other) => one.x - other.x);
    const spans: Span[] = [];
    for (const { at, x } of inRow) {
      spans.push(span(' '.repeat(x - left - widthOf(spans))), cell(spot(at), HEX - 1));
    }
    return spans.filter(({ text }) => text !== '');
  });
}

const columnOf = ({ q, r }: Axial): { x: number; y: number } => ({ x: HEX * q + (HEX / 2) * r, y: r });

// ---- places and ways ----

/** A place of a graph as it is drawn: where on the board, in whatever measure, and what is seen there. */
export interface DrawnNode {
  readonly id: Place;
  readonly x: number;
  readonly y: number;
  readonly shown: Line;
}

export interface DrawnWay {
  readonly ends: readonly [Place, Place];
  readonly ink?: string;
}

/** Places where they lie on the board, with their ways in dots between them. */
export function graphLines(
  nodes: readonly DrawnNode[],
  ways: readonly DrawnWay[],
  { width, height }: { readonly width: number; readonly height: number },
): Line[] {
  const canvas = Array.from({ length: height }, () => Array<Span>(width).fill(NOTHING));
  const put = (x: number, y: number, shown: Span): void => {
    const row = canvas[y];
    if (row && x >= 0 && x < width) row[x] = shown;
  };
  const room = Math.max(1, ...nodes.map(({ shown }) => widthOf(shown)));
  const scaleX = scale(
    nodes.map(({ x }) => x),
    Math.max(0, width - room),
  );
  const scaleY = scale(
    nodes.map(({ y }) => y),
    height - 1,
  );
  const spots = new Map(nodes.map(({ id, x, y }) => [id, { x: scaleX(x), y: scaleY(y) }]));
  for (const { ends, ink = 'fact' } of ways) {
    const [from, to] = [spots.get(ends[0]), spots.get(ends[1])];
    if (!from || !to) throw new Error(`a way leads from ${ends[0]} to ${ends[1]}, but not both are drawn`);
    const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
    for (let n = 1; n < steps; n++) {
      const [x, y] = [from.x + ((to.x - from.x) * n) / steps, from.y + ((to.y - from.y) * n) / steps];
      // Letters are twice as high as wide: along a line every other dot is enough.
      if (to.y !== from.y || n % 2 === 0) put(Math.round(x), Math.round(y), span('·', ink));
    }
  }
  for (const { id, shown } of nodes) {
    const at = spots.get(id);
    let x = at?.x ?? 0;
    for (const { text, ink } of shown)
      for (const letter of text) {
        put(x, at?.y ?? 0, span(letter, ink));
        x += widthOf([span(letter)]);
      }
  }
  return canvas.map(joined);
}

function scale(values: readonly number[], room: number): (value: number) => number {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return value => (high === low ? 0 : Math.round(((value - low) / (high - low)) * room));
}

/** Neighbours of one ink as one span: fewer colour codes on the way to the terminal. */
function joined(spans: readonly Span[]): Line {
  const line: Span[] = [];
  for (const each of spans) {
    const last = line.at(-1);
    if (last && last.ink === each.ink) line[line.length - 1] = span(last.text + each.text, each.ink);
    else line.push(each);
  }
  return line;
}

// ---- what does not fit ----

/** The part of a map around a point, counted in columns and lines, where the whole is too large. */
export function windowOn(
  lines: readonly Line[],
  around: { readonly x: number; readonly y: number },
  size: { readonly width: number; readonly height: number },
): Line[] {
  const wide = Math.max(0, ...lines.map(widthOf));
  const start = (centre: number, room: number, whole: number): number =>
    Math.max(0, Math.min(centre - Math.floor(room / 2), whole - room));
  const [left, top] = [start(around.x, size.width, wide), start(around.y, size.height, lines.length)];
  return lines.slice(top, top + size.height).map(each => cut(each, left, size.width));
}

function cut(line: Line, left: number, width: number): Line {
  const letters: Span[] = [];
  let x = 0;
  for (const { text, ink } of line)
    for (const letter of text) {
      const wide = widthOf([span(letter)]);
      if (x >= left && x + wide <= left + width) letters.push(span(letter, ink));
      x += wide;
    }
  return joined(letters);
}
