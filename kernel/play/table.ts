// The table: all that a rule can do. Rules mutate `state`, ask seats, use chance, and tell what happened.

import { Chance, type ChanceState, soMany } from './chance.ts';
import {
  type Ask,
  forcedPicks,
  type Option,
  onlyPicks,
  type Params,
  type Picks,
  type Range,
  type RuleId,
  type Seat,
} from './decision.ts';
import { Runaway } from './errors.ts';
import { asksOfRound, combined, ofFigure, withFigures } from './figures.ts';
import type { Game, GameEvent, Setting } from './game.ts';
import { type Acting, actAny, happen, type Moment, type Occurrence, react } from './triggers.ts';

/** What a rule hands to the kernel besides a single ask: several asks at once, or the end of the game. */
export type Request = { readonly kind: 'all' | 'any'; readonly make: () => readonly Ask[] } | { readonly kind: 'over' };

/** What one seat answered, and for which of its figures. */
export interface Reply {
  readonly seat: Seat;
  readonly picks: Picks;
  readonly figure?: string;
}

/** What the kernel hands back: the picks of a single ask, or the replies to several. */
export type Answered = Picks | readonly Reply[];

/** A rule. It may be stopped at any ask and run again from its position with the same answers. */
export type Rules<T = void> = Generator<Ask | Request, T, Answered>;

/** One question, for `yield*`. */
export type Asking<T> = Iterable<Ask, T, Answered>;

export interface Wording {
  readonly with?: Params;
  readonly rule?: RuleId;
  readonly pass?: { readonly text: string; readonly with?: Params };
  readonly refused?: Ask['refused'];
  readonly outlook?: Ask['outlook'];
  readonly window?: Ask['window'];
  /** Asked even if there is only one answer, because it ends the turn or begins a fight. */
  readonly confirm?: Ask['confirm'];
}

const PLAIN: Wording = {};
const OVER: Request = { kind: 'over' };

/** More steps than any rule needs between two answers; a rule that takes more has run away. */
export const STEP_BUDGET = 50_000;
/** More things than lie in any pile that is shuffled. */
const MOST_SHUFFLED = 20_000;

export class Table<S> {
  readonly game: Game<S>;
  readonly setting: Setting;
  state: S;
  chance: Chance;
  /** Where events go; undefined when nobody listens. */
  listener: ((event: GameEvent) => void) | undefined = undefined;
  /** Chance was used or something hidden was shown since the last answer: undo stops here. */
  barrier = false;
  /** Something was shown since the last answer that nobody may choose anew: the table does not go back behind it either. */
  final = false;
  private steps = 0;

  constructor(game: Game<S>, setting: Setting, state: S, chance: ChanceState) {
    this.game = game;
    this.setting = setting;
    this.state = state;
    this.chance = new Chance(chance);
  }

  /** Called by the kernel before it resumes a rule. */
  resumed(): void {
    this.barrier = false;
    this.final = false;
    this.steps = 0;
  }

  /** Counts a step against the budget. */
  step(): void {
    if (++this.steps > STEP_BUDGET) throw new Runaway(`more than ${STEP_BUDGET} steps without a decision`);
  }

  // ---- asking ----

  /** One option; undefined if the seat passes (only with `pass`). A choice of one is taken by itself, without `confirm`. */
  choose(
    seat: Seat,
    prompt: string,
    options: readonly Option[],
    how: Wording & { pass: NonNullable<Wording['pass']> },
  ): Asking<string | undefined>;
  choose(seat: Seat, prompt: string, options: readonly Option[], how?: Wording): Asking<string>;
  /** One of several things, each with its option: hands back the thing itself, the first where several have one key. */
  choose<T>(
    seat: Seat,
    prompt: string,
    things: readonly T[],
    optionOf: (thing: T) => Option,
    how: Wording & { pass: NonNullable<Wording['pass']> },
  ): Asking<T | undefined>;
  choose<T>(seat: Seat, prompt: string, things: readonly T[], optionOf: (thing: T) => Option, how?: Wording): Asking<T>;
  choose<T>(
    seat: Seat,
    prompt: string,
    things: readonly Option[] | readonly T[],
    third: Wording | ((thing: T) => Option) = PLAIN,
    how: Wording = PLAIN,
  ): Asking<string | T | undefined> {
    this.step();
    if (typeof third !== 'function') return new Choosing(seat, prompt, things as readonly Option[], third);
    const options = (things as readonly T[]).map(thing => third(thing));
    return new ChoosingOf(new Choosing(seat, prompt, options, how), things as readonly T[]);
  }

  /** Between `min` and `max` options, in order if `ordered`. */
  *chooseMany(
    seat: Seat,
    prompt: string,
    options: readonly Option[],
    count: { readonly min: number; readonly max: number; readonly ordered?: boolean },
    how: Wording = PLAIN,
  ): Rules<Picks> {
    return yield* this.ask({ ...how, ...count, seat, prompt, options });
  }

  /** A whole number; undefined if the seat passes (only with `pass`). */
  chooseNumber(
    seat: Seat,
    prompt: string,
    range: Range,
    how: Wording & { pass: NonNullable<Wording['pass']> },
  ): Rules<number | undefined>;
  chooseNumber(seat: Seat, prompt: string, range: Range, how?: Wording): Rules<number>;
  *chooseNumber(seat: Seat, prompt: string, range: Range, how: Wording = PLAIN): Rules<number | undefined> {
    const picks = yield* this.ask({ ...how, seat, prompt, options: [], min: 1, max: 1, range });
    return picks.length === 0 ? undefined : Number(picks[0]);
  }

  private *ask(ask: Ask): Rules<Picks> {
    this.step();
    const only = onlyPicks(ask);
    const asked = only || ask.confirm === undefined ? ask : { ...ask, confirm: undefined };
    checkAsk(asked);
    return forcedPicks(asked) ?? ((yield asked) as Picks);
  }

  /**
   * Asks several seats at once. Nobody sees another's answer before all are in; they count in seat order.
   * The asks are made by a function, because a seat that imagines other hands must imagine other questions too: it reads
   * the state and changes nothing, and what follows must rely on the state and the replies alone. Where a seat is asked for
   * several figures, it answers for one after the other before anybody sees an answer.
   */
  *askAll(make: () => readonly Ask[]): Rules<readonly Reply[]> {
    const replies: Reply[] = [];
    for (let round = 0, more = true; more; round++) {
      this.step();
      let asked: readonly Ask[] = [];
      const made = (yield {
        kind: 'all',
        make: () => {
          const asks = make();
          asked = asksOfRound(asks, round);
          more = asksOfRound(asks, round + 1).length > 0;
          return asked;
        },
      }) as readonly Reply[];
      replies.push(...withFigures(made, asked));
    }
    return replies.some(({ figure }) => figure !== undefined) ? replies.sort((a, b) => a.seat - b.seat) : replies;
  }

  /**
   * Asks several seats; the first answer counts and the others are no longer asked. What a seat is asked for several figures is
   * one question, whose options say which figure they are for.
   */
  *askAny(make: () => readonly Ask[]): Rules<Reply> {
    this.step();
    let asked: readonly Ask[] = [];
    const [reply] = (yield {
      kind: 'any',
      make: () => {
        asked = make();
        return combined(asked);
      },
    }) as readonly Reply[];
    return ofFigure(reply as Reply, asked);
  }

  /** The game is over, here and now, however deep in the rules. */
  *end(): Rules<never> {
    yield OVER;
    throw new Error('a finished game went on');
  }

  // ---- chance and hidden things ----

  roll(sides: number, stream: string): number {
    this.step();
    this.barrier = true;
    return this.chance.roll(sides, stream);
  }

  /** So many dice at once. An absurd number of them is refused before any is rolled. */
  rolls(count: number, sides: number, stream: string): number[] {
    return soMany(count, () => this.roll(sides, stream));
  }

  pick<T>(list: readonly T[], stream: string): T {
    this.step();
    this.barrier = true;
    return this.chance.pick(list, stream);
  }

  shuffle<T>(list: T[], stream: string): T[] {
    this.step();
    this.barrier = true;
    if (list.length > MOST_SHUFFLED) throw new RangeError(`${list.length} things are not shuffled`);
    return this.chance.shuffle(list, stream);
  }

  /** A shuffle with a stream of its own, which is forgotten afterwards. */
  shuffleOnce<T>(list: T[], stream: string): T[] {
    const shuffled = this.shuffle(list, stream);
    this.chance.close(stream);
    return shuffled;
  }

  /** Takes up to `n` things off a face-down pile. The top of a pile is its end. */
  draw<T>(pile: T[], n = 1): T[] {
    this.step();
    if (!(n <= Number.MAX_SAFE_INTEGER)) throw new RangeError(`nobody draws ${n}`);
    if (n > 0 && pile.length > 0) this.barrier = true;
    return pile.splice(Math.max(0, pile.length - n)).reverse();
  }

  /** Something hidden was shown without chance or a draw. */
  reveal(): void {
    this.barrier = true;
  }

  /** Something was shown for good: by the rules what another choice would have shown may never be seen. */
  revealForGood(): void {
    this.barrier = true;
    this.final = true;
  }

  // ---- telling ----

  tell(text: string, params?: Params, more: Omit<GameEvent, 'text' | 'with'> = {}): void {
    this.step();
    this.listener?.(params ? { text, with: params, ...more } : { text, ...more });
  }

  /** Asks a seat what it does at a moment, until it passes or has nothing left. */
  react<T>(seat: Seat, look: () => Moment<S, T> | undefined): Rules<T | undefined> {
    return react(this, seat, look);
  }

  /** Asks for what one of several figures does, whoever answers first, and lets it happen; returns the seat that passed instead. */
  actAny(look: () => readonly Acting<S>[]): Rules<Seat | undefined> {
    return actAny(this, look);
  }

  /** Lets something happen through its windows: before, instead, after. */
  happen(what: Occurrence, deed?: () => Rules): Rules {
    return happen(this, what, deed);
  }
}

/** Throws if the rule asks what cannot be answered. */
export function checkAsk(ask: Ask): void {
  const { prompt, seat, options, min, max, range } = ask;
  const asks = (what: string): never => {
    throw new Error(`${prompt} asks seat ${seat} for ${what}`);
  };
  if (ask.window && ask.pass === undefined) asks('an interruption that cannot be passed');
  if (ask.window?.secret && ask.window.open) asks('a secret interruption that everybody knows of');
  if (ask.confirm && !onlyPicks(ask)) asks('a confirmation of what is a choice');
  if (range && range.min > range.max) asks(`a number from ${range.min} to ${range.max}`);
  if (min > max) asks(`at least ${min} and at most ${max} options`);
  if (!range && ask.pass === undefined && options.length < min) asks(`${min} of ${options.length} options`);
}

/** The question of `choose`: an ask that is its own iterator, because a generator for every choice would cost more than the choice. */
class Choosing implements Ask {
  readonly seat: Seat;
  readonly prompt: string;
  readonly options: readonly Option[];
  readonly min = 1;
  readonly max = 1;
  readonly with: Ask['with'];
  readonly rule: Ask['rule'];
  readonly pass: Ask['pass'];
  readonly refused: Ask['refused'];
  readonly outlook: Ask['outlook'];
  readonly window: Ask['window'];
  readonly confirm: Ask['confirm'];
  /** 0 until the kernel has asked it. */
  readonly id: number = 0;

  constructor(seat: Seat, prompt: string, options: readonly Option[], how: Wording) {
    this.seat = seat;
    this.prompt = prompt;
    this.options = options;
    this.with = how.with;
    this.rule = how.rule;
    this.pass = how.pass;
    this.refused = how.refused;
    this.outlook = how.outlook;
    this.window = how.window;
    this.confirm = options.length + (how.pass === undefined ? 0 : 1) > 1 ? undefined : how.confirm;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(answered?: Answered): IteratorResult<Ask, string | undefined> {
    if (this.id > 0) return { done: true, value: (answered as Picks)[0] };
    const { options, pass } = this;
    if (options.length > 1 || (options.length === 1 && pass !== undefined)) return { done: false, value: this };
    if (this.confirm !== undefined && (options.length === 1 || pass !== undefined)) return { done: false, value: this };
    if (options.length === 1) return { done: true, value: (options[0] as Option).key };
    if (pass !== undefined && this.window?.secret) return { done: false, value: this };
    if (pass !== undefined) return { done: true, value: undefined };
    throw new Error(`${this.prompt} offers seat ${this.seat} nothing to choose`);
  }
}

/** The same question, answered by what was chosen instead of its key. */
class ChoosingOf<T> {
  readonly asked: Choosing;
  readonly things: readonly T[];

  constructor(asked: Choosing, things: readonly T[]) {
    this.asked = asked;
    this.things = things;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(answered?: Answered): IteratorResult<Ask, T | undefined> {
    const result = this.asked.next(answered);
    if (!result.done) return result;
    const { value } = result;
    return { done: true, value: this.things[this.asked.options.findIndex(({ key }) => key === value)] };
  }
}
