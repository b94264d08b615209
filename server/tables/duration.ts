// How long a game took, told by the instants of its ops. A pause does not count, nor does a silence in which nobody was playing.

import type { Op } from './ops.ts';

/** Nobody thinks so long at a table where they sit: they have gone, and come back later. In seconds. */
const LONG_SILENCE = 15 * 60;

/** All in seconds: instants since 1970. */
export interface KeptDuration {
  readonly began: number;
  /** When something last happened. */
  readonly last: number;
  /** In which it was being played. */
  readonly played: number;
  readonly ended?: number;
}

/** As facts tell it. */
export interface Played {
  readonly began: string;
  readonly ended: string;
  readonly minutes: number;
}

/** A game that begins now. */
export const begun = (now: number): KeptDuration => ({ began: now, last: now, played: 0 });

/** After an op, which found the game `running` or not, and left it over or not. */
export function passed(
  before: KeptDuration | undefined,
  { when }: Op,
  game: { readonly running: boolean; readonly over: boolean },
): KeptDuration | undefined {
  if (when === undefined) return before;
  const { began, last, played, ended } = before ?? begun(when);
  const silence = Math.max(0, when - last);
  const counts = game.running && silence <= LONG_SILENCE;
  const known = { began, last: Math.max(when, last), played: counts ? played + silence : played };
  return game.over ? { ...known, ended: ended ?? when } : known;
}

/** Of a game that is over. */
export function playedFor({ began, ended, played }: KeptDuration): Played | undefined {
  if (ended === undefined) return undefined;
  return { began: instant(began), ended: instant(ended), minutes: Math.max(1, Math.round(played / 60)) };
}

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();
export const secondsOf = (milliseconds: number): number => Math.floor(milliseconds / 1000);
