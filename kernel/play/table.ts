// The table: all that a rule can do. Rules mutate `state`, ask seats, use chance, and tell what happened.

import { Choosing, checkAsk } from './asking.ts';
import { Chance, type ChanceState, soMany } from './chance.ts';
import { type Ask, forcedPicks, type Option, onlyPicks, type Picks, type Range } from './decision.ts';
import { Runaway } from './errors.ts';
import type { GameEvent } from './event.ts';
import { asksOfRound, combined, ofFigure, withFigures } from './figures.ts';
import type { Asking, Reply, Request, Rules, Wording } from './rules.ts';
import type { Role, Setting } from './setting.ts';
import type { Params, Seat } from './text.ts';

const PLAIN: Wording = {};
const OVER: Request = { kind: 'over' };

/** More steps than any rule needs between two answers; a rule that takes more has run away. */
export const STEP_BUDGET = 50_000;
/** More things than lie in any pile that is shuffled. */
const MOST_SHUFFLED = 20_000;

export class Table<S> {
  readonly game: TableGame<S>;
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

  constructor(game: TableGame<S>, setting: Setting, state: S, chance: ChanceState) {
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
    return new Choosing<T>(seat, prompt, options, how, things as readonly T[]);
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
}

// ---- what may be done at a table, and what waits there ----

/** Something that a seat may do: an option, and what comes of it. Found anew from the state each time, never stored. */
export interface Deed<S, T = never> {
  readonly option: Option;
  /** What it returns, if anything, ends the moment. */
  run(t: Table<S>): Rules | Rules<T | undefined>;
}

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

/** What of its game can be reached from a table: its sides, and what waits for what happens. */
export interface TableGame<S> {
  readonly id: string;
  /** The roles that are shared out with such a setting, one for each seat, in the order of the seats unless players choose. */
  roles?(setting: Setting): readonly Role[];
  /** Whether something is hidden between two seats. Without it: between all who are not on the same side. */
  hides?(setting: Setting, one: Seat, other: Seat): boolean;
  /** What waits for an occurrence, from the state alone; `fired` are the keys of what has fired in this window. */
  triggers?(state: S, when: When, what: Occurrence, fired: readonly string[]): readonly Trigger<S>[];
  /** Who orders what must happen at the same time: usually whoever's turn it is. Others are asked clockwise from there. */
  chooser?(state: S, what: Occurrence): Seat;
}
