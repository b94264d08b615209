// The set-up of a game, drafted as a test wants it.

import { Match, type Options } from '@veillee/kernel';
import { kilforth } from '../rules/game.ts';
import type { State } from '../rules/state.ts';

export type Game = Match<State, unknown>;

export const start = (seats: number, options: Options, seed = 'setup'): Game =>
  Match.start(kilforth, { seed, seats, options }) as Game;

export const keys = (match: Game): string[] => match.decisions[0]?.options.map(option => option.key) ?? [];

export const prompt = (match: Game): string | undefined => match.decisions[0]?.prompt;

/** Answers every question of the set-up with the wanted key, or the first one offered. */
export function draft(match: Game, wanted: { readonly [prompt: string]: readonly string[] } = {}): Game {
  const asked = new Map<string, number>();
  while (match.state.phase === 'setup') {
    const { prompt: now = '', options = [] } = match.decisions[0] ?? {};
    const n = asked.get(now) ?? 0;
    asked.set(now, n + 1);
    match.pick(wanted[now]?.[n] ?? options[0]?.key ?? '');
  }
  return match;
}
