// Deeds: what a seat may do at a moment, one after another until it passes, or with one of its figures.

import type { Ask, Option } from './decision.ts';
import type { Rules, Wording } from './rules.ts';
import type { Deed, Table } from './table.ts';
import type { Seat, Text } from './text.ts';

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
    const taken: Deed<S, T> | undefined = yield* pickDeed(t, seat, moment);
    if (taken === undefined) return undefined;
    const ended = (yield* taken.run(t) as Rules<T | undefined>) ?? (moment.ends && (yield* moment.ends()));
    if (ended !== undefined) return ended;
  }
}

export function* pickDeed<S, T, D extends Deed<S, T>>(
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
