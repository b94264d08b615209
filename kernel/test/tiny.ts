// Games of a few lines, to see one thing of the kernel at a time.

import type { Game, Option } from '../index.ts';

/** A game that is this state and these positions; `setup` comes first. Everything is open unless `more` says otherwise. */
export function tiny<S extends object>(
  begin: () => S,
  positions: Game<S, S>['positions'],
  more: Partial<Game<S, S>> = {},
): Game<S, S> {
  return {
    id: 'tiny',
    rules: 1,
    content: 'none',
    options: [],
    refuseSetting: () => undefined,
    begin,
    positions,
    view: state => state,
    redeal: () => {},
    outcome: () => ({ won: [], scores: [0, 0], text: { text: 'outcome' } }),
    turns: () => 0,
    invariants: () => [],
    sound: () => undefined,
    trials: [{ seats: 2, options: {} }],
    ...more,
  };
}

/** Options with these keys. */
export const keys = (...names: readonly string[]): Option[] => names.map(key => ({ key, text: `key.${key}` }));
