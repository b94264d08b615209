// DES-38: the pool of conquest that all heroes share, and what it means when it is empty.

import type { Reserve } from '@veillee/kernel';
import { calls } from './calls.ts';
import { gainOfAll } from './gains.ts';
import { heedConquest } from './legend/dungeon/facts.ts';
import type { Flow, HeroId, State, T } from './state.ts';
import { heroOf } from './state.ts';

/** Gained or lost, for a reason that the log names (`conquest.<why>`); at 0 or less the overlord has won (DES-1.2). */
export function* conquest(t: T, n: number, why: string, hero?: HeroId): Flow {
  const { state } = t;
  if (n === 0) return;
  if (state.outdoors && why !== 'death') return; // LEG-6.33: nothing but who leads is worth any.
  if (state.legend) return heedConquest(t, n, why, hero);
  state.conquest += n;
  if (n > 0 && hero) heroOf(state, hero).score += n; // DES-111.1
  const left = Math.max(0, state.conquest);
  t.tell(
    n > 0 ? 'log.conquest.gained' : 'log.conquest.lost',
    { n: Math.abs(n), why: { text: `conquest.${why}` }, left },
    { rule: 'DES-38.1', weight: 2, ...(n > 0 && gainOfAll(state, 'conquest')) },
  );
  if (state.conquest <= 0) yield* calls(t).finish(t, 'overlord');
}

/** For the lab: the dearest hero is worth four tokens, and more under a curse. */
export const reserve: Reserve<State> = {
  side: 'heroes',
  last: 5,
  of: ({ conquest }) => conquest,
  add(state, n) {
    state.conquest += n;
  },
};
