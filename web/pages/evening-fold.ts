// A long road of evenings, folded: of many chapters only those around the evening that is looked at stand one by one; the others
// hang together, by the parts of their campaign. Pure.

import type { Text } from '@veillee/kernel';
import type { Hung, Road } from './evening-road.ts';
import type { Evening } from './evening-tree.ts';

/** Chapters that hang together. */
export interface Bunch {
  readonly column: number;
  /** The part of the campaign that they belong to, if it has parts. */
  readonly part: Text | undefined;
  /** By their numbers. */
  readonly from: number;
  readonly to: number;
  /** A touch looks at the last of them. */
  readonly last: Evening;
}

export interface FoldedRoad extends Road {
  readonly bunches: readonly Bunch[];
}

/** A road of no more columns is shown as it is. */
export const FEW_COLUMNS = 8;
/** So many chapters of the part that is looked at stand one by one. */
const NEAR = 5;
/** Where a campaign has no parts, chapters hang together by tens. */
const TEN = 10;

interface Run {
  readonly part: Text | undefined;
  readonly from: number;
  readonly to: number;
}

const keyOf = (part: Text | undefined, number: number): string =>
  part ? JSON.stringify(part) : String(Math.floor((number - 1) / TEN));

/** Chapters one after the other that belong to one part. */
export function runsOf(way: readonly { readonly number: number; readonly part: Text | undefined }[]): readonly Run[] {
  const runs: Run[] = [];
  for (const { number, part } of way) {
    const last = runs.at(-1);
    if (last && keyOf(last.part, last.to) === keyOf(part, number)) runs[runs.length - 1] = { ...last, to: number };
    else runs.push({ part, from: number, to: number });
  }
  return runs;
}

/** The part that is looked at, with what lies before and after the chapters nearby. */
function opened({ part, from, to }: Run, looked: number): readonly Run[] {
  if (to - from < NEAR) return alone(part, from, to);
  const first = Math.min(Math.max(from, looked - Math.floor(NEAR / 2)), to - NEAR + 1);
  const last = first + NEAR - 1;
  const rest = [
    { part, from, to: first - 1 },
    { part, from: last + 1, to },
  ].filter(run => run.from <= run.to);
  return [...rest.filter(run => run.to < first), ...alone(part, first, last), ...rest.filter(run => run.from > last)];
}

const alone = (part: Text | undefined, from: number, to: number): Run[] =>
  Array.from({ length: to - from + 1 }, (_, n) => ({ part, from: from + n, to: from + n }));

export function folded(road: Road, looked: string): FoldedRoad {
  if (road.columns <= FEW_COLUMNS) return { ...road, bunches: [] };
  const way = road.hung.filter(({ lane }) => lane === 0).sort((a, b) => a.number - b.number);
  const at = road.hung.find(({ evening }) => evening.table === looked)?.number ?? road.columns;
  const runs = runsOf(way.map(({ number, evening }) => ({ number, part: evening.chapter.part }))).flatMap(run =>
    run.from <= at && at <= run.to ? opened(run, at) : [run],
  );
  const columns = new Map<number, number>();
  const bunches: Bunch[] = [];
  for (const [i, { part, from, to }] of runs.entries()) {
    const last = way.find(({ number }) => number === to)?.evening;
    if (from === to) columns.set(from, i + 1);
    else if (last) bunches.push({ column: i + 1, part, from, to, last });
  }
  // A branch may have gone on for longer than the way: its last evenings stand one by one.
  for (let number = way.length + 1; number <= road.columns; number++)
    columns.set(number, runs.length + number - way.length);
  const hung = road.hung.flatMap((one): readonly Hung[] => {
    const column = columns.get(one.number);
    if (column === undefined) return [];
    // What it hung on may be in a bunch: that is on the way.
    return [{ ...one, column, from: columns.has(one.number - 1) ? one.from : 0 }];
  });
  return { ...withLanes(hung, road, columns), columns: Math.max(0, ...columns.values(), runs.length), bunches };
}

/** Lanes of which nothing is left are given up. */
function withLanes(
  hung: readonly Hung[],
  { lost }: Pick<Road, 'lost'>,
  columns: ReadonlyMap<number, number>,
): Pick<Road, 'hung' | 'lost'> {
  const lanes = [...new Set([0, ...hung.map(({ lane }) => lane)])].sort((a, b) => a - b);
  const laneOf = (lane: number): number => Math.max(0, lanes.indexOf(lane));
  return {
    hung: hung.map(one => ({ ...one, lane: laneOf(one.lane), from: laneOf(one.from) })),
    lost: lost.flatMap(one => {
      const column = one.column === 0 ? 0 : columns.get(one.column);
      return column === undefined || !lanes.includes(one.lane) ? [] : [{ ...one, column, lane: laneOf(one.lane) }];
    }),
  };
}
