// How fast news is shown: bots answer in a blink, people want to see what happened. A scene is told in its own time before
// its news is shown, however much waits behind it, and whoever reads a page is waited for. Pure; the clock is given.

export type Pace = 'calm' | 'quick' | 'now';

/** A piece of news whose scene is being told: it is not shown yet. */
export interface Telling<T> {
  readonly item: T;
  readonly since: number;
  /** How long each moment lasts. */
  readonly moments: readonly number[];
}

export interface Pacer<T> {
  readonly queue: readonly T[];
  /** Nothing visible is shown before this time. */
  readonly free: number;
  readonly telling?: Telling<T> | undefined;
  /** Since when a page lies open that somebody reads. */
  readonly reading?: number | undefined;
}

/** What there is to see in a piece of news. */
export interface Sight {
  readonly visible: boolean;
  /** The moments of its scene, if it has one. */
  readonly moments?: readonly number[] | undefined;
}

/** The least time between visible things, in milliseconds. */
const GAP: { readonly [pace in Pace]: number } = { calm: 800, quick: 250, now: 0 };
/** However many plain steps have piled up, they are shown within this time. */
const PATIENCE = 6000;

/** So long at most what others do waits for whoever reads, for each piece that is read. */
const COURTESY: { readonly [pace in Pace]: number } = { calm: 30_000, quick: 10_000, now: 0 };

export const emptyPacer = <T>(): Pacer<T> => ({ queue: [], free: 0 });

export interface Next<T> {
  readonly pacer: Pacer<T>;
  /** To be shown now; then ask again. */
  readonly show?: T;
  /** Milliseconds until something changes; neither this nor `show` when nothing waits. */
  readonly wait?: number;
}

/** What happens at this moment. */
export function next<T>(pacer: Pacer<T>, now: number, pace: Pace, look: (item: T) => Sight): Next<T> {
  const { queue, telling, reading } = pacer;
  if (telling) {
    const { item, since, moments } = telling;
    const wait = untilNext(moments, now - since);
    return wait === undefined || pace === 'now'
      ? { pacer: { queue, reading, free: now + gap(pace, queue) }, show: item }
      : { pacer, wait };
  }
  const [item, ...rest] = queue;
  if (item === undefined) return { pacer };
  const { visible, moments } = look(item);
  if (pace === 'now') return { pacer: { queue: rest, reading, free: now }, show: item };
  const free = Math.max(pacer.free, reading === undefined ? 0 : reading + COURTESY[pace]);
  if (visible && free > now) return { pacer, wait: Math.ceil(free - now) };
  if (moments && moments.length > 0)
    return next({ queue: rest, reading, free: now, telling: { item, since: now, moments } }, now, pace, look);
  return { pacer: { queue: rest, reading, free: visible ? now + gap(pace, rest) : pacer.free }, show: item };
}

const gap = (pace: Pace, left: readonly unknown[]): number =>
  Math.round(Math.min(GAP[pace], PATIENCE / Math.max(1, left.length)));

/** Moments of a telling that have begun. */
export function begun({ since, moments }: Pick<Telling<unknown>, 'since' | 'moments'>, now: number): number {
  let at = since;
  let count = 0;
  for (const lasts of moments) {
    if (at > now) break;
    count++;
    at += lasts;
  }
  return count;
}

function untilNext(moments: readonly number[], elapsed: number): number | undefined {
  let at = 0;
  for (const lasts of moments) {
    at += lasts;
    if (at > elapsed) return Math.ceil(at - elapsed);
  }
  return undefined;
}

/** Ends the scene that is being told. */
export const skipped = <T>(pacer: Pacer<T>): Pacer<T> =>
  pacer.telling ? { ...pacer, telling: { ...pacer.telling, moments: [] } } : pacer;

/** Whether what has come waits for somebody who reads. */
export const waitsForReader = ({ reading }: Pacer<unknown>, now: number, pace: Pace): boolean =>
  reading !== undefined && now < reading + COURTESY[pace];
