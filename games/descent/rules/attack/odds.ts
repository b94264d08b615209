// What an attack comes to: one roll spent as well as it can be, and the chances of all rolls of its pool. Pure: preview, log and bots
// share it.

import { soMany } from '@veillee/kernel';
import { kept } from '@veillee/pieces/geometry';
import { counted, type Odds, poolOf, type Shown, type Symbols } from '@veillee/pieces/odds';
import { dieRow } from '../../content/dice.ts';
import type { Face } from '../../content/rows.ts';
import { MOST_POWER_DICE } from '../../content/turns.ts';
import { type Bonus, DICE, type Dice, type Die, type Surge, type SurgeGain } from '../../content/vocabulary.ts';

/** An attack as it is about to be rolled. */
export interface Attack {
  readonly dice: Dice;
  /** Flat modifiers, of weapon, skills and friends together. */
  readonly bonus?: Bonus;
  /** Points to split between range and damage after the roll (DES-95.1). */
  readonly sorcery?: number;
  /** Each enhancement gives range and damage both. */
  readonly lucky?: true | undefined;
  /** What its surges can buy. */
  readonly surges?: readonly Surge[];
  /** Each surge adds to range and damage besides (DES-86.2). */
  readonly prays?: true | undefined;
}

export interface Target {
  /** None in melee, where range does not matter (DES-20.2). */
  readonly distance?: number;
  readonly armour: number;
  /** Surges that must be spent, or the attack fails (DES-88.1). */
  readonly fear?: number;
  /** Wounds that it has left, for attacks that may kill outright. */
  readonly life?: number;
  /** Wounds besides for whatever damage it takes. */
  readonly more?: number;
}

/** One roll, spent. */
export interface Result {
  readonly hits: boolean;
  readonly range: number;
  readonly damage: number;
  readonly pierce: number;
  readonly wounds: number;
  /** How often each surge ability was bought. */
  readonly bought: readonly number[];
  /** Surges left over, and with them a monster's threat (DES-21.14). */
  readonly left: number;
}

/** Dice of several sources together; power dice never more than five, the best of them (DES-19.8, LEG-15.2). */
export function joined(...pools: readonly Dice[]): Dice {
  const all: { [die in Die]?: number } = {};
  const gold = Math.min(sumOf(pools, 'gold'), MOST_POWER_DICE);
  const silver = Math.min(sumOf(pools, 'silver'), MOST_POWER_DICE - gold);
  for (const die of DICE) {
    const n = die === 'gold' ? gold : die === 'silver' ? silver : sumOf(pools, die);
    const most = die === 'black' ? MOST_POWER_DICE - silver - gold : n;
    if (n > 0 && most > 0) all[die] = Math.min(n, most);
  }
  return all;
}

function sumOf(pools: readonly Dice[], die: Die): number {
  let n = 0;
  for (const pool of pools) n += pool[die] ?? 0;
  return n;
}

const symbolsOf = ({ range = 0, damage = 0, surges = 0, enhancements = 0, miss }: Face): Symbols => ({
  range,
  damage,
  surges,
  enhancements,
  misses: miss ? 1 : 0,
});

const shownBy = kept((key: string): Shown[] => {
  const pool: Dice = JSON.parse(key);
  return poolOf(
    (Object.entries(pool) as [Die, number][]).flatMap(([die, n]) => soMany(n, () => dieRow(die).faces.map(symbolsOf))),
  );
});

/** All that these dice can show, with the chance of each. */
export const rollsOf = (dice: Dice): readonly Shown[] => shownBy(JSON.stringify(joined(dice)));

const FAILED = { hits: false, range: 0, damage: 0, pierce: 0, wounds: 0, bought: [], left: 0 } as const;

/** The roll spent for the most wounds, then the most damage: range first where it is missing (DES-21.9, DES-21.18). */
export function spent(shown: Symbols, attack: Attack, target: Target): Result {
  const { bonus = {}, sorcery = 0, lucky, surges = [], prays } = attack;
  const { distance, armour, fear = 0, life = 0, more = 0 } = target;
  const rolled = (shown.surges ?? 0) + (bonus.surges ?? 0);
  const have = rolled - fear;
  const prayed = prays ? rolled : 0;
  if (shown.misses || have < 0) return FAILED;
  const both = lucky ? (shown.enhancements ?? 0) : 0;
  const free = (shown.enhancements ?? 0) - both + sorcery;

  const worked = (bought: readonly number[], left: number): Result => {
    const total = (of: (gain: SurgeGain) => number | undefined): number =>
      surges.reduce((sum, { gain }, n) => sum + (bought[n] ?? 0) * (of(gain) ?? 0), 0);
    const range = (shown.range ?? 0) + (bonus.range ?? 0) + prayed + both + total(gain => gain.range);
    const missing = distance === undefined ? 0 : Math.max(0, distance - range);
    if (missing > free) return FAILED;
    const times = surges.reduce((all, { gain }, n) => all * (gain.times ?? 1) ** (bought[n] ?? 0), 1);
    const flat = (shown.damage ?? 0) + (bonus.damage ?? 0) + prayed + both;
    const damage = times * (flat + total(gain => gain.damage) + free - missing);
    const pierce = (bonus.pierce ?? 0) + total(gain => gain.pierce);
    const isDeath = surges.some(({ gain }, n) => gain.kill && (bought[n] ?? 0) > 0);
    const through = Math.max(0, damage - Math.max(0, armour - pierce));
    const wounds = Math.max(isDeath ? life : 0, damage > 0 ? through + more : through);
    return { hits: true, range: range + missing, damage, pierce, wounds, bought, left };
  };
  const best = (bought: readonly number[], left: number): Result => {
    const { length: n } = bought;
    const surge = surges[n];
    if (!surge) return worked(bought, left);
    let found: Result = FAILED;
    for (let times = 0; times * surge.cost <= left; times++) {
      const result = best([...bought, times], left - times * surge.cost);
      if (isBetter(result, found)) found = result;
    }
    return found;
  };
  return best([], have);
}

const isBetter = (one: Result, other: Result): boolean =>
  one.hits !== other.hits
    ? one.hits
    : one.wounds !== other.wounds
      ? one.wounds > other.wounds
      : one.damage !== other.damage
        ? one.damage > other.damage
        : one.left > other.left;

/** The chance of each number of wounds. */
export const woundOdds = (attack: Attack, target: Target): Odds =>
  counted(rollsOf(attack.dice), shown => spent(shown, attack, target).wounds);

/** The chance of each amount of damage, before armour. */
export const damageOdds = (attack: Attack, target: Target): Odds =>
  counted(rollsOf(attack.dice), shown => spent(shown, attack, target).damage);

export const hitChance = (attack: Attack, target: Target): number =>
  rollsOf(attack.dice).reduce(
    (sum, { symbols, chance }) => sum + (spent(symbols, attack, target).hits ? chance : 0),
    0,
  );
