// Looking ahead on imagined tables: which answer does best when the game is played on, and which row of one's own answers.

import {
  type BotTurn,
  canonical,
  type Decision,
  fingerprint,
  type Match,
  type Picks,
  type Seat,
} from '@veillee/kernel';
import { Budget, dreamsOf, maybeGive, type PlayOn, playOn, playToOwn } from './dreams.ts';
import { ranked } from './judgement.ts';

export interface Search<S, V> extends PlayOn<S, V> {
  /** What a table is worth to the seat that decides. It is a dream: all of it may be looked at. */
  worth(match: Match<S, V>, seat: Seat): number;
  /** Decisions that are played in all dreams together, roughly: what has begun is brought to its end. */
  readonly budget: number;
}

// ---- one answer ----

export interface Lookahead<S, V> extends Search<S, V> {
  /** The answers that are compared; all there are if it is not said. */
  readonly answers?: readonly Picks[];
}

/** An answer, and what it was worth on average. */
export interface Tried {
  readonly picks: Picks;
  readonly worth: number;
  readonly tries: number;
}

/**
 * The answers, the best first. Each is tried on the same dreams; after each part of the budget the worse half is given up, so
 * that most of it goes to those between which it is hard to choose.
 */
export function lookahead<S, V>(turn: BotTurn<S, V>, how: Lookahead<S, V>): Tried[] {
  const { seat, decision } = turn;
  const dream = dreamsOf(turn);
  const budget = new Budget(how.budget, turn);
  const field = (how.answers ?? answersTo(decision)).map(picks => ({ picks, sum: 0, tries: 0 }));
  const mean = ({ sum, tries }: (typeof field)[number]): number => (tries > 0 ? sum / tries : Number.NEGATIVE_INFINITY);
  const tryOut = (one: (typeof field)[number], number: number): void => {
    const match = dream(number);
    if (!maybeGive(match, seat, one.picks, budget))
      throw new Error(`${decision.prompt} does not take ${one.picks.join(', ') || 'a pass'}`);
    playOn(match, how, budget);
    one.sum += how.worth(match, seat);
    one.tries++;
  };
  const parts = Math.max(1, Math.ceil(Math.log2(field.length)));
  let order = field;
  let standing = field;
  for (let part = 1, number = 0; part <= parts; part++) {
    do for (const one of standing) tryOut(one, number);
    while (++number < MOST_DREAMS && budget.lasts(part / parts));
    standing = ranked(standing, mean).map(({ thing }) => thing);
    order = [...standing, ...order.filter(one => !standing.includes(one))];
    standing = standing.slice(0, Math.max(2, Math.ceil(standing.length / 2)));
    if (!budget.lasts()) break;
  }
  return order.map(one => ({ picks: one.picks, worth: mean(one), tries: one.tries }));
}

/** A game without chance, played on in no step at all, would otherwise be dreamt for ever. */
const MOST_DREAMS = 10_000;

/** All answers to a decision, or the first `most` of them. */
export function answersTo(decision: Decision, most = 256): Picks[] {
  const { options, min, max, ordered, pass, range } = decision;
  const answers: Picks[] = pass ? [[]] : [];
  if (range) {
    for (let n = range.min; n <= range.max && answers.length < most; n += range.step ?? 1) answers.push([String(n)]);
    return answers;
  }
  const grow = (picked: readonly string[], from: number): void => {
    if (answers.length >= most) return;
    if (picked.length >= min && (picked.length > 0 || !pass)) answers.push(picked);
    if (picked.length === Math.min(max, options.length)) return;
    for (let i = ordered ? 0 : from; i < options.length; i++) {
      const { key } = options[i] as Decision['options'][number];
      if (!ordered || !picked.includes(key)) grow([...picked, key], i + 1);
    }
  };
  grow([], 0);
  return answers;
}

// ---- a row of answers ----

export interface Planning<S, V> extends Search<S, V> {
  /** Rows that are carried on from step to step. */
  readonly width: number;
  /** Own answers in a row, at most. */
  readonly length: number;
  /** Dreams on which each row is judged: with one alone, the bot would know the dice. */
  readonly dreams: number;
  /** The answers that are worth a look, of a decision in a dream; all there are if it is not said. */
  readonly answers?: (decision: Decision, match: Match<S, V>) => readonly Picks[];
}

/** A row of own answers from here on. */
export interface Plan {
  readonly picks: readonly Picks[];
  readonly worth: number;
}

interface Row extends Plan {
  /** The seat is asked again after it. */
  readonly goesOn: boolean;
  /** Rows that lead to the same: two figures that move one after the other, and the other way round. */
  readonly leadsTo: string;
}

/**
 * The best row of own answers, for whoever runs several figures that act in any order. Rows grow answer by answer in the first
 * dream; each is judged by playing it again in all of them, as far as they ask for it.
 */
export function plan<S, V>(turn: BotTurn<S, V>, how: Planning<S, V>): Plan | undefined {
  const { seat } = turn;
  const dream = dreamsOf(turn);
  const budget = new Budget(how.budget, turn);

  /** The dream after these answers, and whether the seat is asked again. */
  const walk = (number: number, picks: readonly Picks[]): { match: Match<S, V>; asked: boolean } => {
    const match = dream(number);
    let asked = true;
    for (const each of picks) {
      asked = maybeGive(match, seat, each, budget) && playToOwn(match, seat, how, budget);
      if (!asked) break;
    }
    return { match, asked };
  };
  const judge = (picks: readonly Picks[]): Row => {
    const first = walk(0, picks);
    let sum = how.worth(first.match, seat);
    for (let n = 1; n < how.dreams; n++) sum += how.worth(walk(n, picks).match, seat);
    const leadsTo = fingerprint(canonical([first.match.at, first.match.view(seat)]));
    return { picks, worth: sum / how.dreams, goesOn: first.asked, leadsTo };
  };

  let best: Row | undefined;
  let rows: Row[] = [{ picks: [], worth: Number.NEGATIVE_INFINITY, goesOn: true, leadsTo: '' }];
  for (let length = 0; length < how.length && rows.length > 0 && (!best || budget.lasts()); length++) {
    const grown = new Map<string, Row>();
    for (const { picks } of rows) {
      const { match } = walk(0, picks);
      const decision = match.decisionOf(seat);
      for (const answer of decision ? (how.answers?.(decision, match) ?? answersTo(decision)) : []) {
        if (best && !budget.lasts()) break;
        const row = judge([...picks, answer]);
        if (!grown.has(row.leadsTo)) grown.set(row.leadsTo, row);
        if (!best || row.worth > best.worth) best = row;
      }
    }
    rows = ranked(
      [...grown.values()].filter(({ goesOn }) => goesOn),
      ({ worth }) => worth,
    )
      .slice(0, how.width)
      .map(({ thing }) => thing);
  }
  return best && { picks: best.picks, worth: best.worth };
}
