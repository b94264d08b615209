// Triggers: what happens passes through three windows. Before it, instead of it, after it.

import type { Option, Seat, Text } from './decision.ts';
import type { Rules, Table } from './table.ts';

export type Moment = 'before' | 'instead' | 'after';

/** Something that happens, as plain data: its kind and what it concerns. */
export interface Occurrence {
  readonly what: string;
  readonly [detail: string]: string | number | boolean | readonly string[];
}

/** Something that waits for an occurrence. Found anew from the state each time, never stored. */
export interface Trigger<S> {
  /** Stable, and unique among the triggers of one window. */
  readonly id: string;
  /** Whose it is: who uses it if it is optional. */
  readonly seat: Seat;
  readonly text: Text;
  readonly rule?: string;
  readonly optional: boolean;
  run(t: Table<S>): Rules;
}

export function* happen<S>(t: Table<S>, what: Occurrence, deed?: () => Rules): Rules {
  t.step();
  yield* window(t, 'before', what);
  const replacement = yield* replace(t, what);
  if (replacement) yield* replacement.run(t);
  else if (deed) yield* deed();
  yield* window(t, 'after', what);
}

/** Fires all triggers of a window, each once; those that appear meanwhile fire too. The chooser settles the order. */
function* window<S>(t: Table<S>, moment: Moment, what: Occurrence): Rules {
  const done: string[] = [];
  for (;;) {
    const waiting = (t.game.triggers?.(t.state, moment, what) ?? []).filter(trigger => !done.includes(trigger.id));
    if (waiting.length === 0) return;
    const next = yield* pickTrigger(t, waiting, what);
    if (next === undefined) return;
    done.push(next.id);
    yield* next.run(t);
  }
}

function* replace<S>(t: Table<S>, what: Occurrence): Rules<Trigger<S> | undefined> {
  const waiting = t.game.triggers?.(t.state, 'instead', what) ?? [];
  return waiting.length === 0 ? undefined : yield* pickTrigger(t, waiting, what);
}

/** One mandatory trigger fires by itself; otherwise somebody chooses, and may pass when all are optional. */
function* pickTrigger<S>(t: Table<S>, waiting: readonly Trigger<S>[], what: Occurrence): Rules<Trigger<S> | undefined> {
  const first = waiting[0] as Trigger<S>;
  const seat = waiting.length === 1 ? first.seat : (t.game.chooser?.(t.state, what) ?? first.seat);
  const options: Option[] = waiting.map(({ id, text, rule }) => ({
    key: id,
    text: text.text,
    ...(text.with && { with: text.with }),
    ...(rule && { rule }),
  }));
  const optional = waiting.every(trigger => trigger.optional);
  const prompt = `${what.what}.trigger`;
  const rule = first.rule ? { rule: first.rule } : {};
  const key = optional
    ? yield* t.choose(seat, prompt, options, { ...rule, pass: { text: `${what.what}.trigger.pass` } })
    : yield* t.choose(seat, prompt, options, rule);
  return waiting.find(trigger => trigger.id === key);
}
