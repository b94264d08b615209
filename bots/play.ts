// Seats played by bots: what a bot is shown, and whole games without people.

import {
  type Bot,
  type BotTurn,
  Chance,
  type Decision,
  type Match,
  newChance,
  onlyPicks,
  type Picks,
  type Seat,
} from '@veillee/kernel';

/** A bot in a seat, with chance of its own. */
export interface Player<S = unknown, V = unknown> {
  readonly bot: Bot<S, V>;
  readonly chance: Chance;
  /** The host's clock. Without one the bot always thinks to the end, and answers the same each time. */
  readonly late?: () => boolean;
}

export const player = <S, V>(bot: Bot<S, V>, seed: string, late?: () => boolean): Player<S, V> => ({
  bot,
  chance: new Chance(newChance(seed)),
  ...(late && { late }),
});

/** What the bot of this seat is given to decide with. */
export const turnOf = <S, V>(
  match: Match<S, V>,
  decision: Decision,
  chance: Chance,
  late?: () => boolean,
): BotTurn<S, V> => new Turn(match, decision, chance, late);

/** A class, because an object literal with a getter costs more than most decisions. */
class Turn<S, V> implements BotTurn<S, V> {
  readonly seat: Seat;
  readonly seats: number;
  readonly decision: Decision;
  readonly chance: Chance;
  readonly imagine: (seed: string) => Match<S, V>;
  readonly late?: () => boolean;
  readonly #match: Match<S, V>;
  #view: V | undefined = undefined;

  constructor(match: Match<S, V>, decision: Decision, chance: Chance, late: (() => boolean) | undefined) {
    const { seat } = decision;
    this.seat = seat;
    this.seats = match.seats;
    this.decision = decision;
    this.chance = chance;
    this.imagine = seed => match.imagine(seat, seed);
    if (late) this.late = late;
    this.#match = match;
  }

  /** Worked out when it is looked at. */
  get view(): V {
    this.#view ??= this.#match.view(this.seat);
    return this.#view;
  }
}

/** The decision that the game waits for: offers that merely stand are left to those who want them. */
export const awaited = <S, V>(match: Match<S, V>): Decision | undefined =>
  match.decisions.length > 1 ? match.decisions.find(decision => !decision.standing) : match.decisions[0];

/** What a bot answers. Where there is nothing to decide it is not troubled, and its chance stays as it is. */
export const picksOf = <S, V>(match: Match<S, V>, decision: Decision, { bot, chance, late }: Player<S, V>): Picks =>
  ((decision.confirm || decision.window?.secret) && onlyPicks(decision)) ||
  bot.decide(turnOf(match, decision, chance, late));

/** Plays on until the game is over or `most` decisions are made. Returns their number. */
export function playOut<S, V>(
  match: Match<S, V>,
  players: readonly Player<S, V>[],
  most = Number.POSITIVE_INFINITY,
): number {
  let made = 0;
  while (!match.over && made < most) {
    const decision = awaited(match) as Decision;
    const picks = picksOf(match, decision, players[decision.seat] as Player<S, V>);
    match.answer({ seat: decision.seat, decision: decision.id, picks });
    made++;
  }
  return made;
}
