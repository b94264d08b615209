// Counters of a scenario: of the table, or of each Hero.

import type { CounterId } from '../../content/scenarios/vocabulary.ts';
import type { Hero, Known } from '../state.ts';
import { rowOf } from './row.ts';

type Counting = Pick<Known, 'scenario' | 'mode'>;

function counterRow(state: Counting, id: CounterId) {
  const row = rowOf(state).counters.find(counter => counter.id === id);
  if (!row) throw new Error(`${state.scenario.id} has no counter ${id}`);
  return row;
}

const isOwn = (state: Counting, id: CounterId): boolean => {
  const { scope } = counterRow(state, id);
  return (typeof scope === 'string' ? scope : scope[state.mode]) === 'hero';
};

/** Where a counter is kept: with the Hero, if it is their own. */
function heldBy(state: Counting, id: CounterId, hero: Hero | undefined): { [counter in CounterId]?: number } {
  if (!isOwn(state, id)) return state.scenario.counters;
  const own = hero && state.scenario.own[hero.seat];
  if (!own) throw new Error(`the counter ${id} is a Hero's own`);
  return own;
}

export const counterOf = (state: Counting, id: CounterId, hero?: Hero): number => heldBy(state, id, hero)[id] ?? 0;

/** How far a counter goes. */
export const mostOf = (state: Counting, id: CounterId): number => counterRow(state, id).max ?? Number.POSITIVE_INFINITY;

/** Never below 0, nor above what it goes to. Says how much it has changed. */
export function count(state: Counting, id: CounterId, n: number, hero?: Hero): number {
  const held = heldBy(state, id, hero);
  const before = held[id] ?? 0;
  const after = Math.min(mostOf(state, id), Math.max(0, before + n));
  held[id] = after;
  return after - before;
}
