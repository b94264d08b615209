// Asking: what a rule may ask, and the question of `choose`.

import { type Ask, type Option, onlyPicks, type Picks } from './decision.ts';
import type { Answered, Wording } from './rules.ts';
import type { Seat } from './text.ts';

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

/**
 * The question of `choose`: an ask that is its own iterator, because a generator for every choice would cost more than the choice. It is
 * answered by the key that was chosen, or by the thing, where options stand for things.
 */
export class Choosing<T = string> implements Ask {
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
  readonly #things: readonly T[] | undefined;

  constructor(seat: Seat, prompt: string, options: readonly Option[], how: Wording, things?: readonly T[]) {
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
    this.#things = things;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(answered?: Answered): IteratorResult<Ask, T | undefined> {
    if (this.id > 0) return { done: true, value: this.#meantBy((answered as Picks)[0]) };
    const { options, pass } = this;
    if (options.length > 1 || (options.length === 1 && pass !== undefined)) return { done: false, value: this };
    if (this.confirm !== undefined && (options.length === 1 || pass !== undefined)) return { done: false, value: this };
    if (options.length === 1) return { done: true, value: this.#meantBy((options[0] as Option).key) };
    if (pass !== undefined && this.window?.secret) return { done: false, value: this };
    if (pass !== undefined) return { done: true, value: undefined };
    throw new Error(`${this.prompt} offers seat ${this.seat} nothing to choose`);
  }

  #meantBy(key: string | undefined): T | undefined {
    if (this.#things === undefined || key === undefined) return key as T | undefined;
    for (let n = 0; n < this.options.length; n++) if (this.options[n]?.key === key) return this.#things[n];
    return undefined;
  }
}
