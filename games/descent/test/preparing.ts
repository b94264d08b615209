// Quests that are being prepared, answered as far as a test wants.

import { Match, type Options } from '@veillee/kernel';
import { descent } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

export interface Begun {
  readonly seats?: number;
  readonly options?: Options;
}

export const begins = ({ seats = 2, options = {} }: Begun = {}) =>
  Match.start<State, View>(descent, { seed: 'preparation', seats, options });

export const asked = (match: Match<State, View>): string | undefined => match.decisions[0]?.prompt;

/** Everybody picks the first option, or passes where they may, until this is asked. */
export function until(
  match: Match<State, View>,
  prompt: string | ((match: Match<State, View>) => boolean),
): Match<State, View> {
  const isThere = typeof prompt === 'string' ? () => asked(match) === prompt : () => prompt(match);
  for (let n = 0; n < 500 && !isThere(); n++) answer(match);
  return match;
}

export function answer(match: Match<State, View>, ...picks: readonly string[]): void {
  const [decision] = match.decisions;
  if (!decision) throw new Error('nobody is asked');
  const usual = decision.pass ? [] : [decision.options[0]?.key ?? ''];
  match.answer({ seat: decision.seat, decision: decision.id, picks: picks.length > 0 ? picks : usual });
}
