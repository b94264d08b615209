// How fast news is shown: bots answer in a blink, people want to see what happened. Pure; the clock is given.

export interface Pacer<T> {
  readonly queue: readonly T[];
  /** Nothing is shown before this time. */
  readonly free: number;
}

/** The least time between visible events at 1×, in milliseconds. */
const LEAST = 500;
/** However much has piled up, it is shown within this time. */
const PATIENCE = 3000;

export const emptyPacer = <T>(): Pacer<T> => ({ queue: [], free: 0 });

/** Milliseconds to wait before the first of the queue may be shown; undefined when there is nothing. */
export function wait<T>(pacer: Pacer<T>, now: number): number | undefined {
  return pacer.queue.length === 0 ? undefined : Math.max(0, pacer.free - now);
}

/** Takes the first of the queue; `visible`: it shows something, so the next one waits. */
export function take<T>(
  pacer: Pacer<T>,
  now: number,
  pace: 0 | 1 | 2,
  visible: (item: T) => boolean,
): { readonly item: T; readonly pacer: Pacer<T> } | undefined {
  const [item, ...queue] = pacer.queue;
  if (item === undefined) return undefined;
  const gap = pace === 0 || !visible(item) ? 0 : Math.min(LEAST / pace, PATIENCE / Math.max(1, queue.length));
  return { item, pacer: { queue, free: now + gap } };
}
