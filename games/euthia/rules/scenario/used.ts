// What was used up: by rule, Hero and place; by rule and Level.

import type { Known } from '../state.ts';

type Using = Pick<Known, 'scenario'>;

const entry = (...parts: readonly (string | number)[]): string => parts.join(' ');

export const isUsed = ({ scenario }: Using, ...parts: readonly (string | number)[]): boolean =>
  scenario.used.includes(entry(...parts));

/** Notes it; true if it was not used before. */
export function firstOf(state: Using, ...parts: readonly (string | number)[]): boolean {
  if (isUsed(state, ...parts)) return false;
  state.scenario.used.push(entry(...parts));
  return true;
}
