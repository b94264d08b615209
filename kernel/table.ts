// The table: all that a rule can do. Rules mutate `state`, ask seats, use chance, and tell what happened.

import { Chance, type ChanceState } from './chance.ts';
import { type Ask, forcedPicks, type Option, type Params, type Picks, type Range, type RuleId, type Seat } from './decision.ts';
import type { Game, GameEvent } from './game.ts';
import { happen, type Occurrence } from './triggers.ts';

/** What a rule hands to the kernel besides a single ask: several asks at once, or the end of the game. */
export type Request =
  | { readonly kind: 'all' | 'any'; readonly make: () => readonly Ask[] }
  | { readonly kind: 'over' };

/** What one seat answered. */
export interface Reply {
  readonly seat: Seat;
  readonly picks: Picks;
}

/** A rule. It may be stopped at any ask and run again from its position with the same replies. */
export type Rules<T = void> = Generator<Ask | Request, T, readonly Reply[]>;

export interface Wording {
  readonly with?: Params;
  readonly rule?: RuleId;
  readonly pass?: { readonly text: string; readonly with?: Params };
  readonly refused?: Ask['refused'];
}

const PLAIN: Wording = {};
const OVER: Request = { kind: 'over' };

/** More steps than any rule needs between two answers; a rule that takes more has run away. */
export const STEP_BUDGET = 50_000;

export class Table<S> {
  readonly game: Game<S>;
  readonly seats: number;
  state: S;
  chance: Chance;
  /** Where events go; undefined when nobody listens. */
  listener: ((event: GameEvent) => void) | undefined = undefined;
  /** Chance was used or something hidden was shown since the last answer: undo stops here. */
  barrier = false;
  private steps = 0;

  constructor(game: Game<S>, seats: number, state: S, chance: ChanceState) {
    this.game = game;
    this.seats = seats;
    this.state = state;
    this.chance = new Chance(chance);
  }

  /** Called by the kernel before it resumes a rule. */
  resumed(): void {
    this.barrier = false;
    this.steps = 0;
  }

  /** Counts a step against the budget. */
  step(): void {
    if (++this.steps > STEP_BUDGET) throw new Error(`more than ${STEP_BUDGET} steps without a decision`);
  }

  // ---- asking ----

  /** One option; undefined if the seat passes (only with `pass`). A choice of one is taken by itself. */
  choose(seat: Seat, prompt: string, options: readonly Option[], how: Wording & { pass: NonNullable<Wording['pass']> }): Rules<string | undefined>;
  choose(seat: Seat, prompt: string, options: readonly Option[], how?: Wording): Rules<string>;
  *choose(seat: Seat, prompt: string, options: readonly Option[], how: Wording = PLAIN): Rules<string | undefined> {
    this.step();
    const only = options.length < 2 && how.pass === undefined;
    if (only && options.length === 1) return (options[0] as Option).key;
    if (only) throw new Error(`${prompt} offers seat ${seat} nothing to choose`);
    if (options.length === 0) return undefined;
    const replies = yield {
      seat,
      prompt,
      options,
      min: 1,
      max: 1,
      with: how.with,
      rule: how.rule,
      pass: how.pass,
      refused: how.refused,
      id: 0,
    } as Ask;
    return (replies[0] as Reply).picks[0];
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

  /** A whole number. */
  *chooseNumber(seat: Seat, prompt: string, range: Range, how: Wording = PLAIN): Rules<number> {
    const picks = yield* this.ask({ ...how, seat, prompt, options: [], min: 1, max: 1, range });
    return Number(picks[0]);
  }

  private *ask(ask: Ask): Rules<Picks> {
    this.step();
    checkAsk(ask);
    const forced = forcedPicks(ask);
    if (forced) return forced;
    const replies = yield ask;
    return (replies[0] as Reply).picks;
  }

  /**
   * Asks several seats at once. Nobody sees another's answer before all are in; they count in seat order.
   * The asks are made by a function, because a seat that imagines other hands must imagine other questions too: it reads
   * the state and changes nothing, and what follows must rely on the state and the replies alone.
   */
  *askAll(make: () => readonly Ask[]): Rules<readonly Reply[]> {
    this.step();
    return yield { kind: 'all', make };
  }

  /** Asks several seats; the first answer counts and the others are no longer asked. */
  *askAny(make: () => readonly Ask[]): Rules<Reply> {
    this.step();
    const replies = yield { kind: 'any', make };
    return replies[0] as Reply;
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

  pick<T>(list: readonly T[], stream: string): T {
    this.step();
    this.barrier = true;
    return this.chance.pick(list, stream);
  }

  shuffle<T>(list: T[], stream: string): T[] {
    this.step();
    this.barrier = true;
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
    if (n > 0 && pile.length > 0) this.barrier = true;
    return pile.splice(Math.max(0, pile.length - n)).reverse();
  }

  /** Something hidden was shown without chance or a draw. */
  reveal(): void {
    this.barrier = true;
  }

  // ---- telling ----

  tell(text: string, params?: Params, more: Omit<GameEvent, 'text' | 'with'> = {}): void {
    this.step();
    this.listener?.(params ? { text, with: params, ...more } : { text, ...more });
  }

  /** Lets something happen through its windows: before, instead, after. */
  happen(what: Occurrence, deed?: () => Rules): Rules {
    return happen(this, what, deed);
  }
}

/** Throws if the rule asks for more than it offers. */
export function checkAsk(ask: Ask): void {
  if (ask.range || ask.pass !== undefined) return;
  if (ask.options.length < ask.min)
    throw new Error(`${ask.prompt} asks seat ${ask.seat} for ${ask.min} of ${ask.options.length} options`);
}
