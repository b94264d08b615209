// Counters and flags of a quest. Whatever changes one is something that happened.

import type { CounterSpec } from '../../content/quests/vocabulary.ts';
import { boardOf } from '../board.ts';
import type { State } from '../state.ts';
import { amountOf } from './amounts.ts';
import { enqueue } from './queue.ts';

function specOf(state: Pick<State, 'quest'>, id: string): CounterSpec {
  const spec = boardOf(state).guide.counters?.[id];
  if (!spec) throw new Error(`${state.quest} has no counter ${id}`);
  return spec;
}

export const counterOf = (state: State, id: string): number =>
  state.guide.counters[id] ?? amountOf(specOf(state, id).start, { heroes: state.heroes.length });

/** Never below 0, nor above what it goes to. */
export function setCounter(state: State, id: string, n: number): void {
  const before = counterOf(state, id);
  const value = Math.max(0, Math.min(specOf(state, id).max ?? n, n));
  state.guide.counters[id] = value;
  if (value !== before) enqueue(state, { is: 'counter', counter: id, value });
}

export function setFlag(state: State, flag: string, to: boolean): void {
  const { guide } = state;
  if (guide.flags.includes(flag) === to) return;
  guide.flags = to ? [...guide.flags, flag] : guide.flags.filter(one => one !== flag);
  if (to) enqueue(state, { is: 'flag', flag });
}

/** One that is set later and runs down from there: at 0 it does not run, and nobody has heard of it yet or need think of it any more. */
const isIdle = ({ max }: CounterSpec, value: number): boolean => max === undefined && value === 0;

/** What somebody may see of the counters, by whom each is shown to. */
export const countersFor = (
  state: State,
  mayRead: (to: CounterSpec['show']) => boolean,
): { [counter: string]: number } =>
  Object.fromEntries(
    Object.entries(boardOf(state).guide.counters ?? {}).flatMap(([id, spec]) => {
      const value = counterOf(state, id);
      return mayRead(spec.show) && !isIdle(spec, value) ? [[id, value]] : [];
    }),
  );
