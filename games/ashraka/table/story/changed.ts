// What a page changed on the map: places where something came or went, paths that opened or closed. Told by comparing the table before
// and after it. Pure.

import type { Node, Point } from '@veillee/pieces/geometry';
import type { AdventureNumber, PathId } from '../../content/vocabulary.ts';
import type { View } from '../../rules/view.ts';
import { layoutOf, sizeOf } from '../map/lay.ts';

export interface Changed {
  readonly places: readonly Node[];
  readonly paths: readonly PathId[];
}

export const UNCHANGED: Changed = { places: [], paths: [] };

type OnMap = Pick<View, 'events' | 'merchants' | 'locks' | 'portals' | 'monsters' | 'heroes' | 'crossed'>;

/** What lies on each place, as one word a place. */
function lying({ events, merchants, locks, portals, monsters, heroes }: OnMap): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (at: string | undefined, what: string): void => {
    if (at !== undefined) found.set(at, `${found.get(at) ?? ''} ${what}`);
  };
  for (const [at, symbol] of Object.entries(events)) add(at, `event ${symbol}`);
  for (const [at, stall] of Object.entries(merchants)) add(at, `stall ${stall}`);
  for (const at of locks) add(at, 'lock');
  for (const colour of ['blue', 'orange'] as const) for (const at of portals[colour]) add(at, colour);
  for (const { at, card } of monsters) add(at, card);
  for (const { at, id } of heroes) add(at, id);
  return found;
}

export function changedBetween(before: OnMap, after: OnMap): Changed {
  const [was, is] = [lying(before), lying(after)];
  const places = [...new Set([...was.keys(), ...is.keys()])].filter(at => was.get(at) !== is.get(at));
  const paths = [
    ...before.crossed.filter(path => !after.crossed.includes(path)),
    ...after.crossed.filter(path => !before.crossed.includes(path)),
  ];
  return { places: places as Node[], paths };
}

export interface Excerpt extends Point {
  readonly width: number;
  readonly height: number;
}

/** About a third of a map wide, and lower than broad: what a page has room for. */
const LEAST = { width: 420, height: 170 } as const;
const AROUND = 62;

/** The part of the map that holds all of these, or the first of them where they lie too far apart for anything to be seen. */
export function excerptOf(adventure: AdventureNumber, at: Node | undefined, { places, paths }: Changed): Excerpt {
  const layout = layoutOf(adventure);
  const ends = paths.flatMap(path => layout.piecesOf(path).flatMap(({ from, to }) => (to ? [from, to] : [from])));
  const spots = [...(at ? [at] : []), ...places, ...ends].flatMap(id => layout.at.get(id) ?? []);
  return framed(spots, sizeOf(adventure));
}

function framed(
  spots: readonly Point[],
  { width: w, height: h }: { readonly width: number; readonly height: number },
): Excerpt {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const left = Math.min(w, ...xs) - AROUND;
  const top = Math.min(h, ...ys) - AROUND;
  const broad = Math.max(LEAST.width, Math.max(0, ...xs) + AROUND - left);
  const high = Math.max(LEAST.height, Math.max(0, ...ys) + AROUND - top);
  // As broad as high allows, so that a page is not filled with map.
  const width = Math.min(w, Math.max(broad, high * 1.7));
  const height = Math.min(h, Math.max(high, width / 2.5));
  const middle = { x: left + broad / 2, y: top + high / 2 };
  const within = (from: number, size: number, all: number): number => Math.max(0, Math.min(all - size, from));
  return { x: within(middle.x - width / 2, width, w), y: within(middle.y - height / 2, height, h), width, height };
}
