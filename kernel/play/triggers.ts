// Deeds: what a seat may do at a moment, one after another until it passes, or with one of its figures.
// Triggers: what happens passes through three windows, before it, instead of it and after it. What must happen there is put in
// order by one seat; of what may happen each owner is asked in turn, about their own alone.

import type { Ask, Option, Params, Refused, RuleId, Seat, Text, Window } from './decision.ts';
import type { Rules, Table, Wording } from './table.ts';

/** Something that a seat may do: an option, and what comes of it. Found anew from the state each time, never stored. */
export interface Deed<S, T = never> {
  readonly option: Option;
  /** What it returns, if anything, ends the moment. */
  run(t: Table<S>): Rules | Rules<T | undefined>;
}

/** A moment as it stands now: what the seat may do, and how it is asked. */
export interface Moment<S, T = never> extends Wording {
  readonly prompt: string;
  /** Without it something must be done. */
  readonly pass?: Text;
  readonly deeds: readonly Deed<S, T>[];
  /** Asked after each that has not ended the moment: what it returns, if anything, does. */
  readonly ends?: (() => Rules<T | undefined>) | undefined;
}

/**
 * Asks a seat what it does at a moment, until it passes or has nothing left. The moment is looked at anew each time; there is
 * none if it gives nothing. Returns what ended it early.
 */
export function* react<S, T>(t: Table<S>, seat: Seat, look: () => Moment<S, T> | undefined): Rules<T | undefined> {
  for (;;) {
    const moment = look();
    if (moment === undefined) return undefined;
    const taken: Deed<S, T> | undefined = yield* choice(t, seat, moment);
    if (taken === undefined) return undefined;
    const ended = (yield* taken.run(t) as Rules<T | undefined>) ?? (moment.ends && (yield* moment.ends()));
    if (ended !== undefined) return ended;
  }
}

function* choice<S, T, D extends Deed<S, T>>(
  t: Table<S>,
  seat: Seat,
  moment: Wording & { readonly prompt: string; readonly deeds: readonly D[] },
): Rules<D | undefined> {
  return yield* t.choose(seat, moment.prompt, moment.deeds, optionOf, moment);
}

const optionOf = ({ option }: { readonly option: Option }): Option => option;

/** A deed of a figure, or why it cannot be done, though one would expect it: an option and a refusal come from one place. */
export interface FigureDeed<S> extends Deed<S> {
  readonly why?: Text | undefined;
}

/** A figure that may act, whose it is, and how that seat is asked. */
export interface Acting<S> extends Pick<Wording, 'with' | 'rule'> {
  readonly seat: Seat;
  readonly figure: string;
  readonly prompt: string;
  /** Without it something must be done. */
  readonly pass?: Text;
  /** Nobody waits for what this figure does: it may, while others decide. */
  readonly standing?: boolean;
  readonly courtesy?: Ask['courtesy'];
  readonly deeds: readonly FigureDeed<S>[];
}

/**
 * Several figures, in any order: their seats are asked together, whoever answers first acts with one of theirs, and it happens.
 * Returns the seat that passed instead. What is hidden may be dealt anew before the answer, so deeds hold nothing of it.
 */
export function* actAny<S>(t: Table<S>, look: () => readonly Acting<S>[]): Rules<Seat | undefined> {
  let found: readonly Acting<S>[] = [];
  const reply = yield* t.askAny(() => {
    found = look();
    return found.map(({ deeds, rule = '', ...ask }): Ask => {
      const options = deeds.filter(({ why }) => why === undefined).map(({ option }) => option);
      const refused = () =>
        deeds.flatMap(({ option, why }) => (why ? [{ ...option, why, rule: option.rule ?? rule }] : []));
      return { ...ask, rule, options, refused, min: 1, max: 1 };
    });
  });
  const acting = found.find(({ seat, figure }) => seat === reply.seat && figure === reply.figure);
  const deed = acting?.deeds.find(({ option }) => option.key === reply.picks[0]);
  if (!deed) return reply.seat;
  yield* deed.run(t);
  return undefined;
}

// ---- what happens, and what waits for it ----

export type When = 'before' | 'instead' | 'after';

/** Something that happens, as plain data: its kind and what it concerns. */
export interface Occurrence {
  readonly what: string;
  readonly [detail: string]: string | number | boolean | readonly string[];
}

/** Something that waits for an occurrence. The keys of a window's triggers are all different. */
export interface Trigger<S> extends Deed<S> {
  /** Whose it is: who uses it if it is optional. */
  readonly seat: Seat;
  readonly optional: boolean;
}

/** A seat that may interrupt an occurrence, and how it is asked about its own optional triggers. */
export interface Interruption {
  readonly seat: Seat;
  /** With `secret` the seat is asked whether or not it holds a trigger. */
  readonly window?: Window;
  readonly with?: Params;
  readonly rule?: RuleId;
  /** What the seat would expect to be able to do here but cannot. */
  readonly refused?: () => readonly Refused[];
}

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
  const interruptions = game.interruptions?.(state, when, what, fired) ?? [];
  if (all.length === 0 && interruptions.length === 0) return undefined;
  const waiting = fired.length === 0 ? all : all.filter(({ option }) => !fired.includes(option.key));
  const first = waiting.find(({ optional }) => !optional);
  if (first) return yield* putInOrder(t, waiting, game.chooser?.(state, what) ?? first.seat, what);
  for (const seat of askingOrder(t, window, waiting, interruptions)) {
    const taken = yield* askOwner(t, window, seat, waiting, interruptions);
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
  return yield* choice<S, never, Trigger<S>>(t, chooser, { prompt: `${what}.trigger`, deeds, ...ruleOf(deeds) });
}

/** Who is asked, in turn: first those whom the game names, in its order, then other owners, clockwise from the chooser. */
function askingOrder<S>(
  { game, state, setting }: Table<S>,
  { what }: Underway,
  waiting: readonly Trigger<S>[],
  interruptions: readonly Interruption[],
): Seat[] {
  const order = interruptions.map(({ seat }) => seat);
  const [first] = waiting;
  if (!first) return order;
  const from = game.chooser?.(state, what) ?? first.seat;
  for (let n = 0; n < setting.seats; n++) {
    const seat = (from + n) % setting.seats;
    if (!order.includes(seat) && waiting.some(trigger => trigger.seat === seat)) order.push(seat);
  }
  return order;
}

/** Asks one owner about their own. Whoever has passed is asked again only about something new, or secretly after a change. */
function* askOwner<S>(
  t: Table<S>,
  { what, fired, declined }: Underway,
  seat: Seat,
  waiting: readonly Trigger<S>[],
  interruptions: readonly Interruption[],
): Rules<Trigger<S> | undefined> {
  const own = waiting.filter(trigger => trigger.seat === seat);
  const { seat: _, ...how } = interruptions.find(one => one.seat === seat) ?? { seat };
  const keys = how.window?.secret ? [`secret:${seat}:${fired.length}`] : own.map(({ option }) => option.key);
  if (keys.every(key => declined.includes(key))) return undefined;
  const prompt = `${what.what}.trigger`;
  const moment = { prompt, deeds: own, ...ruleOf(own), ...how, pass: { text: `${prompt}.pass` } };
  const taken = yield* choice<S, never, Trigger<S>>(t, seat, moment);
  if (!taken) declined.push(...keys);
  return taken;
}

const ruleOf = <S>([first]: readonly Trigger<S>[]): { readonly rule?: RuleId } =>
  first?.option.rule === undefined ? {} : { rule: first.option.rule };
