// What any game's bot leans on when it judges: the best of several things, and an answer when nothing better is known.

import type { Decision, Option, Picks } from '@veillee/kernel';

/** Which of two equals comes first, as sorting asks: below nothing for the first. */
export type TieBreak<T> = (one: T, other: T) => number;

/** The one that is worth most; of equals the one that the tie-break names, else the first. */
export function bestOf<T>(things: readonly T[], worth: (thing: T) => number, tie?: TieBreak<T>): T | undefined {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const thing of things) {
    const value = worth(thing);
    if (value > most || (tie && value === most && best !== undefined && tie(thing, best) < 0))
      [best, most] = [thing, value];
  }
  return best;
}

/** A thing and what it is worth. */
export interface Weighed<T> {
  readonly thing: T;
  readonly worth: number;
}

/** All of them, the one worth most first; each is weighed once. */
export function ranked<T>(things: readonly T[], worth: (thing: T) => number, tie?: TieBreak<T>): Weighed<T>[] {
  const weighed = things.map(thing => ({ thing, worth: worth(thing) }));
  return weighed.sort((one, other) => compare(other.worth, one.worth) || (tie?.(one.thing, other.thing) ?? 0));
}

/** Subtraction would make nothing of two that are worth infinitely little. */
const compare = (one: number, other: number): number => (one < other ? -1 : one > other ? 1 : 0);

export interface Preference {
  readonly tie?: TieBreak<Option>;
  /** What choosing nothing more is worth: an option that is not better than that is left, if it may be. */
  readonly nothing?: number;
}

/** The best answer where each option is worth something by itself: as many as must be, and whatever else is better than nothing. */
export function bestPicks(
  decision: Decision,
  worth: (option: Option) => number,
  { tie, nothing = 0 }: Preference = {},
): Picks {
  const { options, min, max, pass, range } = decision;
  if (range) return fallback(decision);
  const order = ranked(options, worth, tie);
  const keys = (count: number): string[] => order.slice(0, count).map(({ thing }) => thing.key);
  const wanted = order.filter(each => each.worth > nothing).length;
  if (wanted >= min) return keys(Math.min(wanted, max));
  if (pass === undefined) return keys(min);
  const gain = order.slice(0, min).reduce((sum, each) => sum + each.worth - nothing, 0);
  return gain > 0 && order.length >= min ? keys(min) : [];
}

/** The usual answer, a pass if that is allowed, the number nearest to none, else the first options offered. */
export function fallback({ options, min, range, pass, window }: Decision): Picks {
  if (pass !== undefined) return window?.usual ?? [];
  if (range) return [String(Math.max(range.min, Math.min(0, range.max)))];
  return options.slice(0, min).map(option => option.key);
}
