// What the board shows and bots weigh: chances to win a fight, to evade, to finish a test. Exact for the dice that lie
// before the hero; what he may still add (Fate, prevention, healing, rerolls) only makes them better.

import type { Seat } from '@veillee/kernel';
import { enough } from '@veillee/pieces/odds';
import { cardById, sagaById } from '../../content/cards.ts';
import type { Attribute } from '../../content/vocabulary.ts';
import { opIn, opsOf } from '../abilities/conditions.ts';
import { adversaryAbilities, adversaryRerolls, ignoredSuccesses } from '../abilities/passives.ts';
import { storedOn } from '../actions/confront.ts';
import { ancientOf, baseHealth, fullHealth, plotsFor } from '../battle/ancients.ts';
import { newFight } from '../battle/fight.ts';
import { helpersOf } from '../realm/team.ts';
import { type AncientId, type Board, type Card, type Fight, hero, type Side } from '../state.ts';
import { adversaryDiceFor, diceCount } from '../tests/dice.ts';
import { PLAIN, REROLLED, WITH_FOURS } from './dice-chances.ts';
import { duelOdds, type FightOdds } from './duel-odds.ts';
import { type RaidOdds, raidOdds } from './raid-odds.ts';

export type { FightOdds } from './duel-odds.ts';
export type { RaidOdds } from './raid-odds.ts';

/** The chance of a hero's die. */
export const chanceOf = (state: Pick<Board, 'house'>): number => (state.house.foursCount ? WITH_FOURS : PLAIN);

// ---- tests ----

/** The chance of `need` successes in one test. */
export const testOdds = (state: Board, dice: number, need: number): number => enough(dice, need, chanceOf(state));

export interface ConfrontOdds {
  readonly dice: number;
  /** Finished by the next test, and within so many tries on this Day. */
  readonly now: number;
  readonly within: number;
  /** KIL-5.13: a Stranger turns hostile at the next test. */
  readonly hostile: number;
}

/** KIL-5.4, 5.6: successes add up, so several tries are one test with all their dice; a Stranger must not see none at first. */
export function confrontOdds(state: Board, seat: Seat, card: Card, attribute: Attribute, tries: number): ConfrontOdds {
  const { confront, isStranger } = cardById(card);
  const stored = storedOn(state, seat, card);
  const dice = bestDice(state, seat, attribute, card);
  const need = (confront[attribute] ?? Number.POSITIVE_INFINITY) - (stored?.attribute === attribute ? stored.n : 0);
  const chance = chanceOf(state);
  const hostile = isStranger && !stored ? 1 - enough(dice, 1, chance) : 0;
  // No success in the first try means no second one.
  const barren = hostile * enough(dice * (tries - 1), need, chance);
  return { dice, now: enough(dice, need, chance), within: enough(dice * tries, need, chance) - barren, hostile };
}

/** KIL-7.17: the same for a hero's Finale. */
export function finaleOdds(
  state: Board,
  seat: Seat,
  attribute: Attribute,
  tries: number,
): { now: number; within: number } {
  const { values } = sagaById(hero(state, seat).saga).finale;
  const stored = storedOn(state, seat, 'finale');
  const need = (values[attribute] ?? Number.POSITIVE_INFINITY) - (stored?.attribute === attribute ? stored.n : 0);
  const dice = bestDice(state, seat, attribute, 'finale') + helpersOf(state, seat).length;
  const chance = chanceOf(state);
  return { now: enough(dice, need, chance), within: enough(dice * tries, need, chance) };
}

/** KIL-9.8, KIL-18.3. */
export function evadeOdds(state: Board, seat: Seat, card: Card): number {
  const dice = diceCount(state, seat, 'stealth', { against: card, evading: true });
  const stealth = cardById(card).fight?.stealth ?? 0;
  return state.house.sureEvasion && dice > stealth ? 1 : testOdds(state, dice, stealth);
}

/** Dice with the better of the attributes a hero may use. */
export function bestDice(state: Board, seat: Seat, attribute: Attribute, against: string, surprise?: boolean): number {
  const context = { against, ...(surprise === undefined ? {} : { surprise }) };
  let most = diceCount(state, seat, attribute, context);
  const own = hero(state, seat);
  for (const talent of own.talents) {
    const { ability } = cardById(talent);
    const op = ability && opIn(ability, 'substituteAttr');
    if (op?.for === attribute && !own.exhausted.includes(talent))
      most = Math.max(most, diceCount(state, seat, attribute, { ...context, use: op.use }));
  }
  return most;
}

// ---- fights ----

/** The board with a fight on it, as it would be in this round. */
function imagined(state: Board, fight: Fight, round: number, surprise: Side): Board {
  return { ...state, fight: { ...fight, step: 'battle', round, surprise: round === 1 ? surprise : 'nobody' } };
}

const strikesFirst = (state: Board, seat: Seat): boolean => {
  const { talents, exhausted } = hero(state, seat);
  return talents.some(id => {
    const { ability } = cardById(id);
    return ability !== undefined && !exhausted.includes(id) && opIn(ability, 'strikeFirst') !== undefined;
  });
};

/** Who would have Surprise if this hero, not Hidden, engaged this Enemy now. */
export const surpriseNow = (state: Board, card: Card): Side =>
  cardById(card).isEnemy && state.drawn.includes(card) ? 'adversary' : 'nobody';

/** The fight against this card that this hero leads now. */
const led = ({ fight }: Board, seat: Seat, card: Card): Fight | undefined =>
  fight?.adversary === card && fight.active === seat ? fight : undefined;

/** An Engagement by this hero and whoever stands beside him in it, to the end. */
export const engagementOdds = (state: Board, seat: Seat, card: Card): Pick<RaidOdds, 'win' | 'lost'> =>
  led(state, seat, card) && state.team.length > 0
    ? teamOdds(state, seat, state.team, card)
    : fightOdds(state, seat, card);

/** An Engagement fought alone to the end. In the middle of one, from where it stands. */
export function fightOdds(state: Board, seat: Seat, card: Card, surprise: Side = surpriseNow(state, card)): FightOdds {
  const own = hero(state, seat);
  const under = led(state, seat, card);
  const fight = under ?? newFight(seat, card, false);
  const first = imagined(
    state,
    fight,
    Math.max(1, fight.round + (under ? 1 : 0)),
    under && under.round > 0 ? 'nobody' : surprise,
  );
  const later = imagined(state, fight, fight.round + 2, 'nobody');
  const health = cardById(card).fight?.health ?? 0;
  return duelOdds({
    hp: own.hp,
    dice: bestDice(later, seat, 'combat', card),
    firstDice: bestDice(first, seat, 'combat', card),
    chance: chanceOf(state),
    foeHp: under?.step === 'battle' ? under.hp : health - fight.early,
    foeDice: adversaryDiceFor(later).dice,
    foeFirstDice: adversaryDiceFor(first).dice,
    foeChance: PLAIN,
    strikesFirst: strikesFirst(state, seat),
  });
}

/** The same Engagement fought by a team, this hero leading it (KIL-12.7). In the middle of one, from where it stands. */
export function teamOdds(
  state: Board,
  seat: Seat,
  others: readonly Seat[],
  card: Card,
  surprise: Side = surpriseNow(state, card),
): RaidOdds {
  const under = led(state, seat, card);
  const fight = under ?? newFight(seat, card, false);
  const next = fight.round + 1;
  const rounds = [imagined(state, fight, next, surprise), imagined(state, fight, next + 1, 'nobody')];
  const health = cardById(card).fight?.health ?? 0;
  return raidOdds({
    heroes: [seat, ...others].map(member => ({
      hp: hero(state, member).hp,
      dice: rounds.map(round => bestDice(round, member, 'combat', card)),
      strikesFirst: strikesFirst(state, member),
    })),
    chance: chanceOf(state),
    foeHp: under?.step === 'battle' ? under.hp : health - fight.early,
    foeMost: health,
    foeDice: rounds.map(round => adversaryDiceFor(round).dice),
    foeChance: [PLAIN],
    ignored: [0],
    endLoss: 0,
  });
}

/** Rounds after which nothing changes any more by itself. */
const EARLY_ROUNDS = 3;

/**
 * An Assault by this hero and these others, with every Plot that would count and the Ability cards. Approximate in two
 * places: a hero with a Rumour gives one up to the Pale Queen, and to Okhtar the Asset whose Combat he misses least.
 */
export function assaultOdds(state: Board, seat: Seat, id: AncientId, others: readonly Seat[] = []): RaidOdds {
  const ancient = ancientOf(state, id);
  const coming = plotsFor(state, ancient);
  const joined = { ...ancient, plots: [...ancient.plots, ...coming] };
  const board: Board = { ...state, ancients: state.ancients.map(one => (one.id === id ? joined : one)) };
  const fight = newFight(seat, id, true);
  const rounds = Array.from({ length: EARLY_ROUNDS }, (_, i) => imagined(board, fight, i + 1, 'nobody'));
  const start = rounds[0] as Board;
  const raised = fullHealth(state, joined) - fullHealth(state, ancient);
  const healing = adversaryAbilities(start).find(({ ability }) => opIn(ability, 'healAdversary'))?.ability;
  const healed = healing && opIn(healing, 'healAdversary');
  return raidOdds({
    heroes: [seat, ...others].map(member => ({
      hp: hero(state, member).hp - startLoss(start, member),
      dice: rounds.map(round => Math.max(0, bestDice(round, member, 'combat', id) - dearestLoss(start, member))),
      strikesFirst: strikesFirst(state, member),
    })),
    chance: chanceOf(state),
    foeHp: (ancient.hp ?? baseHealth(state, id)) + raised,
    foeMost: fullHealth(state, joined),
    foeDice: rounds.map(round => adversaryDiceFor(round).dice),
    foeChance: rounds.map(round => (adversaryRerolls(round) ? REROLLED : PLAIN)),
    ignored: rounds.map(ignoredSuccesses),
    ...(healed && healing.condition?.is === 'heroHpLostThisRound'
      ? { healing: { n: healed.n, atLeast: healing.condition.atLeast } }
      : {}),
    endLoss: adversaryAbilities(start).filter(({ ability }) => opIn(ability, 'rollEach')).length > 0 ? 1 / 6 : 0,
  });
}

/** HP lost at the start of an Assault. */
function startLoss(board: Board, seat: Seat): number {
  let loss = 0;
  let rumours = hero(board, seat).hand.length;
  for (const { ability } of adversaryAbilities(board)) {
    if (ability.timing !== 'startOfBattle') continue;
    for (const op of opsOf(ability)) if (op.op === 'loseHp') loss += op.n;
    if ('choice' in ability.effect && rumours-- <= 0) loss++;
  }
  return loss;
}

/** Combat dice of the Asset that must be exhausted at the start, if one must. */
function dearestLoss(board: Board, seat: Seat): number {
  const exhausts = adversaryAbilities(board).some(({ ability }) => opIn(ability, 'exhaustAsset'));
  const own = hero(board, seat);
  const fresh = own.assets.filter(card => !own.exhausted.includes(card));
  return exhausts && fresh.length > 0 ? Math.min(...fresh.map(card => cardById(card).bonus.combat)) : 0;
}
