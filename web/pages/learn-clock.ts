// How a minute passes on the page that teaches: three plates, one after the other. Pure.

import { LEARN_STEPS } from '../kit/plate.tsx';

export const PLATE_MS = 20_000;
export const MINUTE_MS = PLATE_MS * LEARN_STEPS.length;

/** Which plate is told after this time; the last one stays. */
export const plateAt = (elapsed: number): number => Math.min(LEARN_STEPS.length - 1, Math.floor(elapsed / PLATE_MS));

/** How much of a plate has been told, 0 to 1. */
export const toldOf = (plate: number, elapsed: number): number =>
  Math.max(0, Math.min(1, (elapsed - plate * PLATE_MS) / PLATE_MS));

/** What is left, as on a clock: `0:31`. */
export function clockLeft(elapsed: number): string {
  const seconds = Math.ceil(Math.max(0, MINUTE_MS - elapsed) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
