// Tables as a seat may imagine them, and playing on at one. All that a bot's search knows of a match comes through here, so it
// cannot look at what its seat does not see.

import type { Bot, BotTurn, Decision, Match, Picks, Seat } from '@veillee/kernel';
import { awaited, type Player, picksOf, player, playOut } from './play.ts';

/**
 * The dreams of a turn. The same number gives the same table each time, hidden things, dice and all: so two answers can be
 * compared on what is equal for both.
 */
export type Dreams<S, V> = (number: number) => Match<S, V>;

export function dreamsOf<S, V>(turn: BotTurn<S, V>): Dreams<S, V> {
  const seed = turn.chance.below(MOST_SEEDS, 'dreams');
  return number => turn.imagine(`dream ${seed}/${number}`);
}

const MOST_SEEDS = 0x10_0000;

/** How a dream is played on. */
export interface PlayOn<S, V> {
  /** Who decides in a dream, for each seat or for all of them: something quick that imagines nothing itself. */
  readonly policy: Bot<S, V> | ((seat: Seat) => Bot<S, V>);
  /** So many decisions at most. */
  readonly depth: number;
  /** It is played no further than here, say to the end of the seat's own turn. */
  readonly until?: (match: Match<S, V>) => boolean;
}

/** What dreams may cost, in decisions that are played in them: a measure that is the same on any machine. */
export class Budget {
  readonly steps: number;
  spent = 0;
  private readonly late: (() => boolean) | undefined;

  /** The host's clock, where the turn brings one, ends it too. */
  constructor(steps: number, { late }: { readonly late?: (() => boolean) | undefined } = {}) {
    this.steps = steps;
    this.late = late;
  }

  /** Whether there is anything left, of this share of the whole. */
  lasts(share = 1): boolean {
    return this.spent < this.steps * share && !this.late?.();
  }
}

/** Gives an answer of the dreaming seat. False if the dream does not ask for it: then nothing has happened. */
export function maybeGive<S, V>(match: Match<S, V>, seat: Seat, picks: Picks, budget: Budget): boolean {
  const decision = match.decisionOf(seat);
  if (!decision || !isOffered(decision, picks)) return false;
  match.answer({ seat, decision: decision.id, picks });
  budget.spent++;
  return true;
}

function isOffered({ options, pass, range, min, max }: Decision, picks: Picks): boolean {
  if (picks.length === 0 && pass !== undefined) return true;
  if (range) return Number(picks[0]) >= range.min && Number(picks[0]) <= range.max;
  return picks.length >= min && picks.length <= max && picks.every(pick => options.some(({ key }) => key === pick));
}

/** Plays a dream on. */
export function playOn<S, V>(match: Match<S, V>, how: PlayOn<S, V>, budget: Budget): void {
  const players = playersOf(match, how.policy);
  if (!how.until) {
    budget.spent += playOut(match, players, how.depth);
    return;
  }
  for (let n = 0; n < how.depth && !match.over && !how.until(match); n++) budget.spent += playOut(match, players, 1);
}

/** Others play on until the seat is asked; false if it is not asked any more. */
export function playToOwn<S, V>(match: Match<S, V>, seat: Seat, how: PlayOn<S, V>, budget: Budget): boolean {
  const players = playersOf(match, how.policy);
  for (let n = 0; n < how.depth && !match.over && !how.until?.(match); n++) {
    if (match.decisionOf(seat)) return true;
    const decision = awaited(match) as Decision;
    const picks = picksOf(match, decision, players[decision.seat] as Player<S, V>);
    match.answer({ seat: decision.seat, decision: decision.id, picks });
    budget.spent++;
  }
  return false;
}

const playersOf = <S, V>({ seats }: Match<S, V>, policy: PlayOn<S, V>['policy']): Player<S, V>[] =>
  Array.from({ length: seats }, (_, seat) =>
    player(typeof policy === 'function' ? policy(seat) : policy, `policy ${seat}`),
  );
