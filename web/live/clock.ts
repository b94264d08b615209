// What is left of a seat's time between two messages. Pure; the moment is given.

import type { SeatInfo } from '../kit/table.ts';

export type SeatTime = NonNullable<SeatInfo['clock']>;

/** Milliseconds before the reserve is touched, and what is left of the reserve. */
export function timeLeft({ left, reserve, runs, at }: SeatTime, now: number): { turn: number; reserve: number } {
  const rest = Math.max(0, runs ? left - Math.max(0, now - at) : left);
  return { turn: Math.max(0, rest - reserve), reserve: Math.min(reserve, rest) };
}

/** "1:05". A second that has begun counts. */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
