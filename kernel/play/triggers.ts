// Triggers: what happens passes through three windows, before it, instead of it and after it. What must happen there is put in
// order by one seat; of what may happen each owner is asked in turn, about their own alone.

import { pickDeed } from './deeds.ts';
import type { Rules } from './rules.ts';
import type { Occurrence, Table, Trigger, When } from './table.ts';
import type { RuleId, Seat } from './text.ts';

/** Lets something happen through its windows: before, instead, after. */
export function* happen<S>(t: Table<S>, what: Occurrence, deed?: () => Rules): Rules {
  t.step();
  if (t.game.triggers === undefined) {
    if (deed) yield* deed();
    return;
  }
  yield* fireAll(t, 'before', what);
  const replacement = yield* nextTrigger(t, { when: 'instead', what, fired: [], declined: [] });
  if (replacement) yield* replacement.run(t);
  else if (deed) yield* deed();
  yield* fireAll(t, 'after', what);
}

/** One window under way. */
interface Underway {
  readonly when: When;
  readonly what: Occurrence;
  /** The keys of what has fired in it. */
  readonly fired: string[];
  /** The keys of what its owners have passed over: no reason to ask them again. */
  readonly declined: string[];
}

/** Fires what waits, each once; what appears meanwhile gets its turn. */
function* fireAll<S>(t: Table<S>, when: When, what: Occurrence): Rules {
  const window: Underway = { when, what, fired: [], declined: [] };
  for (;;) {
    const next = yield* nextTrigger(t, window);
    if (next === undefined) return;
    window.fired.push(next.option.key);
    yield* next.run(t);
  }
}

function* nextTrigger<S>(t: Table<S>, window: Underway): Rules<Trigger<S> | undefined> {
  const { when, what, fired } = window;
  const { game, state } = t;
  const all = game.triggers?.(state, when, what, fired) ?? [];
  const waiting = fired.length === 0 ? all : all.filter(({ option }) => !fired.includes(option.key));
  const [first] = waiting;
  if (first === undefined) return undefined;
  const must = waiting.find(({ optional }) => !optional);
  const chooser = game.chooser?.(state, what) ?? (must ?? first).seat;
  if (must) return yield* putInOrder(t, waiting, chooser, what);
  for (let n = 0; n < t.setting.seats; n++) {
    const seat = (chooser + n) % t.setting.seats;
    const taken = yield* askOwner(t, window, seat, waiting);
    if (taken) return taken;
  }
  return undefined;
}

/** One that must happen fires by itself; of several, or beside what the chooser may do of their own, they choose the next. */
function* putInOrder<S>(
  t: Table<S>,
  waiting: readonly Trigger<S>[],
  chooser: Seat,
  { what }: Occurrence,
): Rules<Trigger<S> | undefined> {
  const deeds = waiting.filter(({ optional, seat }) => !optional || seat === chooser);
  return yield* pickDeed<S, never, Trigger<S>>(t, chooser, { prompt: `${what}.trigger`, deeds, ...ruleOf(deeds) });
}

/** Asks one owner about their own. Whoever has passed is asked again only about something new. */
function* askOwner<S>(
  t: Table<S>,
  { what, declined }: Underway,
  seat: Seat,
  waiting: readonly Trigger<S>[],
): Rules<Trigger<S> | undefined> {
  const deeds = waiting.filter(trigger => trigger.seat === seat);
  const keys = deeds.map(({ option }) => option.key);
  if (keys.every(key => declined.includes(key))) return undefined;
  const prompt = `${what.what}.trigger`;
  const moment = { prompt, deeds, ...ruleOf(deeds), pass: { text: `${prompt}.pass` } };
  const taken = yield* pickDeed<S, never, Trigger<S>>(t, seat, moment);
  if (!taken) declined.push(...keys);
  return taken;
}

const ruleOf = <S>([first]: readonly Trigger<S>[]): { readonly rule?: RuleId } =>
  first?.option.rule === undefined ? {} : { rule: first.option.rule };
