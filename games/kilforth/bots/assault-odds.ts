// An Assault before it is declared: the real figures of both sides, by the rules' own arithmetic, then exact odds.

import type { Seat } from '@veillee/kernel';
import { cardById } from '../content/cards.ts';
import type { Ability } from '../content/vocabulary.ts';
import { opIn, opsOf } from '../rules/abilities/conditions.ts';
import { adversaryAbilities, banned, ignoredSuccesses, isForbidden } from '../rules/abilities/passives.ts';
import { sourcesAt } from '../rules/abilities/sources.ts';
import { baseHealth, plotsFor } from '../rules/battle/ancients.ts';
import { newFight } from '../rules/battle/fight.ts';
import { chanceOf } from '../rules/odds/odds.ts';
import { type Ancient, type Board, type Hero, hero } from '../rules/state.ts';
import { adversaryDiceFor, diceCount } from '../rules/tests/dice.ts';
import { duel, type Result } from './duel.ts';
import { strikesFirst } from './held.ts';

/** A hero as he would go into an Assault. */
export interface Contender {
  hp: number;
  /** HP that he can win back or keep, in the whole of it. */
  reserve: number;
  dice: number;
  /** Dice for the first round alone. */
  rush: number;
  /** HP that he takes from the Ancient beside his dice. */
  damage: number;
  strikesFirst: boolean;
}

/** The Ancient as it would stand, with every Plot beside it. */
export interface Opponent {
  health: number;
  dice: number;
  firstDice: number;
}

/** The board in the first round of this Assault. */
function onTheField(view: Board, ancient: Ancient, seat: Seat): Board {
  const plots = [...ancient.plots, ...plotsFor(view, ancient)];
  const fight = newFight(seat, ancient.id, true);
  fight.step = 'battle';
  fight.round = 1;
  return {
    ...view,
    fight,
    ancients: view.ancients.map(one => (one.id === ancient.id ? { ...one, plots } : one)),
  };
}

export function opponentOf(view: Board, ancient: Ancient, seat: Seat): Opponent {
  const field = onTheField(view, ancient, seat);
  let health = ancient.hp ?? baseHealth(view, ancient.id);
  for (const plot of plotsFor(view, ancient)) {
    const { ability } = cardById(plot);
    if (ability) health += opIn(ability, 'adversaryHealth')?.n ?? 0;
  }
  const { dice } = adversaryDiceFor(field);
  let firstDice = dice;
  for (const { ability } of adversaryAbilities(field)) {
    // What comes at the end of rounds, or in some of them, is put into the figures as its average.
    if (opIn(ability, 'adversaryReroll')) firstDice = Math.round((dice * 5) / 3);
    if (opIn(ability, 'healAdversary')) health += dice >= 7 ? 3 : 2;
  }
  return { health: health + 2 * ignoredSuccesses(field), dice, firstDice };
}

/** What a hero brings: with `hp` as he will have them then, his cards ready as after a night, or as they are now. */
export function contenderOf(view: Board, ancient: Ancient, seat: Seat, hp: number, rested = true): Contender {
  const field = onTheField(view, ancient, seat);
  const fresh: Board = rested
    ? { ...field, heroes: field.heroes.map((one, i) => (i === seat ? { ...one, exhausted: [] } : one)) }
    : field;
  const own = hero(fresh, seat);
  const plain = diceCount(fresh, seat, 'combat', { against: ancient.id });
  const dice = Math.max(plain, ...strikes(fresh, own, seat, ancient)) + werewolf(own);
  const found: Contender = {
    hp,
    reserve: 0,
    dice,
    rush: 0,
    damage: 0,
    strikesFirst: strikesFirst(own),
  };
  let { gold } = own;
  for (const timing of [
    'ownTest',
    'ownCombatTest',
    'startOfBattle',
    'skirmish',
    'skirmishDamage',
    'gift',
    'anyTestInRegion',
  ] as const)
    for (const { ability, def, key } of sourcesAt(own, timing)) {
      if (!ability.optional || isForbidden(fresh, def)) continue;
      if (own.exhausted.includes(key) && ability.cost.some(cost => cost.pay === 'exhaust')) continue;
      if (def.loreLock > 0 && diceCount(fresh, seat, 'lore') < def.loreLock) continue;
      if (ability.condition && !suits(ability)) continue;
      // Who exhausts a card for its ability has its dice no longer: half of it counts.
      const share = def.bonus.combat > 0 && ability.cost.some(cost => cost.pay === 'exhaust') ? 0.5 : 1;
      gold -= bring(found, ability, gold, share);
    }
  if (banned(fresh, 'fate') === undefined && (own.fate > 0 || own.hand.length > 1)) found.damage += 0.9;
  if (banned(fresh, 'reroll') !== undefined) found.damage = Math.max(0, found.damage - 0.5);
  for (const { ability } of adversaryAbilities(fresh)) burden(found, own, ability);
  return found;
}

const werewolf = (own: Hero): number =>
  own.race === 'werewolf' && !own.exhausted.includes('race') && own.untilDawn.combat === 0 ? 1 : 0;

/** Dice with another attribute. */
function strikes(field: Board, own: Hero, seat: Seat, ancient: Ancient): number[] {
  return own.talents.flatMap(talent => {
    const { ability } = cardById(talent);
    const op = ability && opIn(ability, 'substituteAttr');
    return op?.for === 'combat' ? [diceCount(field, seat, 'combat', { against: ancient.id, use: op.use })] : [];
  });
}

/** Abilities whose condition holds in an Assault. */
const suits = ({ condition }: Ability): boolean => condition?.is === 'attribute' && condition.attribute === 'combat';

/** Adds what an ability does in the Assault; returns the Gold it takes. */
function bring(found: Contender, ability: Ability, gold: number, share: number): number {
  const price = ability.cost.find(cost => cost.pay === 'gold');
  const times = price
    ? Math.min(ability.limit?.times ?? 1, Math.floor(gold / (price.pay === 'gold' ? price.n : 1)))
    : 1;
  const perRoll = 1 / 3;
  for (const op of opsOf(ability))
    switch (op.op) {
      case 'addDice':
        if (op.attribute === 'combat') found.rush += Math.floor(op.n * times * share);
        break;
      case 'addSuccess':
        found.damage += op.n * share;
        break;
      case 'reroll':
        found.damage +=
          op.dice === 'chosen' ? op.n * perRoll * times : op.dice === 'ones' ? found.dice / 18 : found.dice * 0.22;
        break;
      case 'successFaces':
      case 'sixesDouble':
        found.damage += found.dice / 6;
        break;
      case 'damageAdversary':
        found.damage += op.n;
        break;
      case 'adversaryDice':
        found.reserve += 0.6;
        break;
      case 'preventHp':
        found.reserve += op.n * times * share;
        break;
      case 'heal':
        found.reserve += op.n;
        break;
      default:
    }
  return price?.pay === 'gold' ? price.n * times : 0;
}

/** Takes away what the Ancient's side costs. */
function burden(found: Contender, own: Hero, ability: Ability): void {
  if (ability.timing === 'startOfBattle') {
    if ('choice' in ability.effect && own.hand.length === 0) found.hp--;
    if (opIn(ability, 'loseHp')) found.hp--;
    if (opIn(ability, 'exhaustAsset')) found.damage -= 0.3;
  }
  if (opIn(ability, 'rollEach')) found.reserve -= 0.5;
  const cap = opIn(ability, 'capPrevent');
  if (cap) found.reserve = Math.min(found.reserve, 2 + found.reserve / 3);
}

/** How an Assault alone would end. Winning and falling together is winning (KIL-13.13). */
export function assaultOdds(view: Board, ancient: Ancient, seat: Seat, hp: number, rested = true): number {
  return win(fightOut(view, contenderOf(view, ancient, seat, hp, rested), opponentOf(view, ancient, seat)));
}

/** The same for heroes who go together: they hit as one and are all hit (KIL-12.7). */
export function teamResult(view: Board, ancient: Ancient, seats: readonly Seat[], rested: boolean): Result {
  const [leader = 0] = seats;
  const foe = opponentOf(view, ancient, leader);
  const all: Contender = { hp: 0, reserve: 0, dice: seats.length - 1, rush: 0, damage: 0, strikesFirst: false };
  for (const seat of seats) {
    const one = contenderOf(view, ancient, seat, hero(view, seat).hp, rested);
    all.hp += one.hp;
    all.reserve += one.reserve;
    all.dice += one.dice;
    all.rush += one.rush;
    all.damage += one.damage;
  }
  const many = { ...foe, dice: foe.dice * seats.length, firstDice: foe.firstDice * seats.length };
  return fightOut(view, all, many);
}

export const win = (result: Result): number => result.win + result.both;

export function fightOut(view: Board, own: Contender, foe: Opponent): Result {
  return duel({
    hp: Math.max(0, own.hp + Math.floor(own.reserve + 0.3)),
    foeHp: Math.max(0, foe.health - Math.floor(own.damage + 0.2)),
    firstDice: own.dice + own.rush,
    dice: own.dice,
    foeFirstDice: foe.firstDice,
    foeDice: foe.dice,
    chance: chanceOf(view),
    strikesFirst: own.strikesFirst,
    courage: 0,
  });
}
