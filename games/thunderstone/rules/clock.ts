// The clock of a timed game, as data, and what is answered for a player whose time is up. THU-24.1 to THU-24.3.
// Nothing here measures time: whoever owns the real clock reports seconds and carries out the answers.

import type { Ask, GameClock, Option, Picks, Seat } from '@veillee/kernel';
import { cardNamed } from '@veillee/pieces/things';
import { type Card, type CardDef, copyOf, defOf } from '../content/cards.ts';
import { autoEquip, bestFed, nextStep, type Plan } from './auto-equip.ts';
import type { Battle, Side } from './battle.ts';
import { previewChoices } from './battle-choices.ts';
import { cardsOfBundle } from './bundles.ts';
import { leastLost } from './fight.ts';
import { ATTACK, UNEQUIP } from './keys.ts';
import { mealOn } from './meals.ts';
import { monstersIn, newParty, type Rank, type State } from './state.ts';
import type { View } from './view.ts';

/** THU-24.1: what each player has, in seconds. The reserve lasts the whole game. */
export const BUDGET = { turn: 75, reserve: 300, outOfTurn: 20 } as const;
/** THU-24.3: so many expiries in a row hand the seat to a bot. */
export const EXPIRIES_IN_A_ROW = 3;

/** What a player is thinking about: the own turn, or a choice that another's turn demands. */
export type Thinking = 'turn' | 'outOfTurn';

export interface SeatClock {
  /** Left of this turn. */
  readonly turn: number;
  readonly reserve: number;
  /** The time of this turn is up: the rest of the turn is played by `expiryAnswer`. */
  readonly late: boolean;
  /** Expiries since the player last answered in time. */
  readonly expiries: number;
  /** A bot plays until the player comes back. */
  readonly bot: boolean;
}

export type Clock = readonly SeatClock[];

export const newClock = (seats: number): Clock =>
  Array.from({ length: seats }, () => ({
    turn: BUDGET.turn,
    reserve: BUDGET.reserve,
    late: false,
    expiries: 0,
    bot: false,
  }));

function change(clock: Clock, seat: Seat, how: (own: SeatClock) => Partial<SeatClock>): Clock {
  if (!clock[seat]) throw new Error(`there is no clock for seat ${seat}`);
  return clock.map((own, i) => (i === seat ? { ...own, ...how(own) } : own));
}

/** A new turn has its full time again; the reserve is what is left of it. */
export const startTurn = (clock: Clock, seat: Seat): Clock =>
  change(clock, seat, () => ({ turn: BUDGET.turn, late: false }));

/** The player has answered in time. */
export const answeredInTime = (clock: Clock, seat: Seat): Clock => change(clock, seat, () => ({ expiries: 0 }));

/** THU-24.3: the player is back and the bot gets up. */
export const comeBack = (clock: Clock, seat: Seat): Clock =>
  change(clock, seat, () => ({ expiries: 0, bot: false, late: false }));

/** How long the seat may still think. A choice out of turn has its own time and no reserve. */
export function secondsLeft(clock: Clock, seat: Seat, kind: Thinking): number {
  const own = clock[seat];
  if (!own) throw new Error(`there is no clock for seat ${seat}`);
  if (kind === 'outOfTurn') return BUDGET.outOfTurn;
  return own.late ? 0 : own.turn + own.reserve;
}

/** Charges thinking time, and says whether it is up: the time of the turn first, then the reserve. */
export function charge(
  clock: Clock,
  seat: Seat,
  seconds: number,
  kind: Thinking,
): { readonly clock: Clock; readonly expired: boolean } {
  if (!(seconds >= 0)) throw new RangeError(`${seconds} seconds cannot be charged`);
  if (clock[seat]?.bot) return { clock, expired: false };
  const expired = seconds >= secondsLeft(clock, seat, kind);
  const charged = change(clock, seat, own => {
    const counted = expired && !(kind === 'turn' && own.late); // one turn expires once
    const expiries = own.expiries + (counted ? 1 : 0);
    const spent =
      kind === 'turn'
        ? {
            turn: Math.max(0, own.turn - seconds),
            reserve: Math.max(0, own.reserve - Math.max(0, seconds - own.turn)),
            late: expired,
          }
        : {};
    return { ...spent, expiries, bot: expiries >= EXPIRIES_IN_A_ROW };
  });
  return { clock: charged, expired };
}

// ---- as the house's clocks are ----

/** The clocks, and the turn that they were last set for. */
export interface Timing {
  readonly turn: number;
  readonly seats: Clock;
}

const thinkingOf = ({ active }: State, seat: Seat): Thinking => (seat === active ? 'turn' : 'outOfTurn');

export const timing: GameClock<State, View, Timing> = {
  isOn: ({ timed }) => timed === true,
  begin: seats => ({ turn: 0, seats: newClock(seats) }),
  left: ({ seats }, state, seat) => {
    const kind = thinkingOf(state, seat);
    return { left: secondsLeft(seats, seat, kind), reserve: kind === 'turn' ? (seats[seat]?.reserve ?? 0) : 0 };
  },
  spend: ({ turn, seats }, state, seat, seconds) => ({
    turn,
    seats: charge(seats, seat, seconds, thinkingOf(state, seat)).clock,
  }),
  inTime: ({ turn, seats }, seat) => ({ turn, seats: answeredInTime(seats, seat) }),
  moved: (clock, { turn, active }) => (turn === clock.turn ? clock : { turn, seats: startTurn(clock.seats, active) }),
  isForfeit: ({ seats }, seat) => seats[seat]?.bot ?? false,
  comeBack: ({ turn, seats }, seat) => ({ turn, seats: comeBack(seats, seat) }),
  answer: expiryAnswer,
};

// ---- THU-24.2: the answer when time is up ----

/** What a card is worth in a hand: the less, the sooner it goes. */
export type Scale = (def: CardDef) => number;

/** Worth of the figures on a card, by the scale with which cards are costed. */
export const printedWorth: Scale = def => {
  if (def.isDisease) return -1;
  let worth = def.attack + 1.3 * def.magic + def.light + 0.8 * def.gold + 0.3 * Math.max(0, def.strength - 4);
  for (const ability of def.abilities) {
    if (ability.timing === 'trophy') worth += ability.attack + 1.3 * ability.magic + ability.light;
    else if (!def.isMonster) worth += 1;
  }
  return worth;
};

type Asked = Pick<Ask, 'prompt' | 'options' | 'min' | 'pass' | 'with' | 'window'>;

/**
 * One answer for a player whose time is up. Rest, an end to the visit, or the attack with the best margin; a legal and
 * harmless choice everywhere else. Ask again until the turn has passed.
 */
export function expiryAnswer(view: View, decision: Asked, scale = printedWorth): Picks {
  const { prompt, options, min, pass } = decision;
  if (prompt === 'turn.action') return ['rest'];
  if (pass !== undefined) return decision.window?.usual ?? []; // nothing destroyed, the visit ended, Spoils declined
  const [first] = options;
  switch (prompt) {
    case 'dungeon.step':
      return [preparation(view, options)];
    case 'dungeon.hero':
      return [fed(view, decision)];
    case 'dungeon.monster':
    case 'dungeon.take': // the deepest: nothing arrives in Rank 1
      return [(options.at(-1) as Option).key];
    case 'banish.mode': // the Hall as it lies
      return [(options.find(({ key }) => key === 'rearrange') ?? (first as Option)).key];
    case 'battle.stop':
      return [stopped(view, decision)];
    case 'battle.lower':
    case 'battle.disease':
      return [leastLost(options)];
    case 'discard.heroOrCards': // one Hero or several cards, whichever is worth less together
    case 'discard':
    case 'discard.hero':
      return cheapest(options, min, scale);
    case 'battle.destroy':
    case 'banish.destroy':
    case 'village.pawn':
    case 'village.train':
    case 'dungeon.pay.food':
    case 'dungeon.pay.disease': // what is destroyed takes its VP with it
      return cheapest(options, min, def => scale(def) + def.vp);
    default:
      return options.slice(0, min).map(option => option.key);
  }
}

function cheapest(options: readonly Option[], count: number, scale: Scale): Picks {
  const worth = (option: Option): number =>
    cardsOfBundle(option.key).reduce((sum, card) => sum + scale(defOf(card)), 0);
  return options
    .toSorted((a, b) => worth(a) - worth(b))
    .slice(0, count)
    .map(option => option.key);
}

/** The party as everybody sees it. */
function sideOf(view: View): Side {
  const party = view.party ?? newParty();
  const cards = [...(view.players[view.active]?.hand ?? []), ...party.borrowed.map(loan => loan.card)];
  return { cards, party };
}

interface Prospect {
  readonly key: string;
  readonly plan: Plan;
}

/** Auto-equip step by step, then the attack. */
function preparation(view: View, options: readonly Option[]): string {
  const side = sideOf(view);
  let best: Prospect | undefined;
  for (const { key } of options) {
    if (!ATTACK.is(key)) continue;
    const rank = ATTACK.only(key) as Rank;
    const plan = autoEquip(side, defOf(view.hall[rank - 1] as Card), rank);
    if (!best || promises(plan.battle) > promises(best.plan.battle)) best = { key, plan };
  }
  if (!best) return 'leave';
  const step = nextStep(options, side.party, best.plan);
  return step === undefined || (UNEQUIP.is(step) && !isSmall(side)) ? best.key : step;
}

/** The projected margin; a margin that does not bring the victory comes after every victory. */
const promises = ({ total, health, victory }: Battle): number => total - health + (victory ? 1000 : 0);

/** Few enough cards to try every arrangement: only then is the best one sure to stay the best, and worth a swap. */
function isSmall({ cards }: Side): boolean {
  const count = (is: (def: CardDef) => boolean): number => cards.filter(card => is(defOf(card))).length;
  const feeds = count(def => mealOn(def) !== undefined);
  return (count(def => def.isHero) + 1) ** (count(def => def.isWeapon) + feeds) <= 1500;
}

/** Who eats what is being served: the card's name is in the question. */
function fed(view: View, { options, with: params }: Asked): string {
  const served = cardNamed(params?.card) ?? 'iron-rations';
  return bestFed(options, sideOf(view), copyOf(served, 1), monstersIn(view)) ?? (options[0] as Option).key;
}

/** The Hero whose stop costs the attack least, against the monster that is being attacked. */
function stopped(view: View, { options, with: params }: Asked): string {
  const rank = Number(params?.rank) as Rank;
  const [hero] = previewChoices(sideOf(view), defOf(view.hall[rank - 1] as Card), rank).stopped;
  return (options.find(({ on }) => hero !== undefined && on?.includes(hero)) as Option).key;
}
