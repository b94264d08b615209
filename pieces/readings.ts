// What options are called in a list, so that no two of a decision read alike: where their own words do not tell them apart, the place
// does that each is about, and where that is none or the same, a number.

import type { Option, Refused } from '@veillee/kernel';
import { axialOf, type Hex, isOfKind, type Place, pointOf, type Space } from './geometry/places.ts';

type Listed = Pick<Option | Refused, 'key' | 'on'>;

/** What each option is called, by its key. `wordsOf` says it; what else a list shows of it tells it apart as well, if `shownOf` has it. */
export function readingsOf<Of extends Listed>(
  options: readonly Of[],
  wordsOf: (option: Of) => string,
  shownOf: (option: Of) => string = () => '',
): ReadonlyMap<string, string> {
  const readings = new Map<string, string>();
  const groups = Map.groupBy(options, option => `${wordsOf(option)}\n${shownOf(option)}`);
  for (const alike of groups.values()) {
    const marks = alike.length > 1 ? marksOf(alike) : [];
    for (const [n, option] of alike.entries()) {
      const mark = marks[n];
      readings.set(option.key, mark === undefined ? wordsOf(option) : `${wordsOf(option)} (${mark})`);
    }
  }
  return readings;
}

function marksOf(alike: readonly Listed[]): readonly string[] {
  const places = alike.map(({ on = [] }) => placeMark(on as readonly Place[]));
  return places.map((place, n) => {
    const same = places.filter(other => other === place).length;
    const before = places.slice(0, n).filter(other => other === place).length;
    if (place === undefined) return String(before + 1);
    return same > 1 ? `${place}, ${before + 1}` : place;
  });
}

/** Column and row, counted from one as boards say them; of several squares, from the first to the last. */
function placeMark(things: readonly Place[]): string | undefined {
  const squares = things.filter((thing): thing is Space => isOfKind(thing, 'space')).map(pointOf);
  const hexes = things.filter((thing): thing is Hex => isOfKind(thing, 'hex')).map(axialOf);
  const points = squares.length > 0 ? squares.map(({ x, y }) => [x + 1, y + 1]) : hexes.map(({ q, r }) => [q, r]);
  if (points.length === 0) return undefined;
  const range = (of: 0 | 1): string => {
    const all = points.map(point => point[of] ?? 0);
    const [from, to] = [Math.min(...all), Math.max(...all)];
    return from === to ? `${from}` : `${from}–${to}`;
  };
  return `${range(0)} · ${range(1)}`;
}
