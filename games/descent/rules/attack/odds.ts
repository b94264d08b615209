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

/** A campaign has hundreds of pools, and to put one together costs more than to spend all its rolls. */
const shownBy = kept((key: string): Shown[] => {
  const pool: Dice = JSON.parse(key);
  return poolOf(
    (Object.entries(pool) as [Die, number][]).flatMap(([die, n]) => soMany(n, () => dieRow(die).faces.map(symbolsOf))),
  );
}, 1024);

/** All that these dice can show, with the chance of each. */
export const rollsOf = (dice: Dice): readonly Shown[] => shownBy(JSON.stringify(joined(dice)));

const FAILED = { hits: false, range: 0, damage: 0, pierce: 0, wounds: 0, bought: [], left: 0 } as const;

/** What surges can buy together: how often each, what that comes to, and how many are left over. */
interface Bundle extends Pick<Result, 'bought' | 'left'> {
  readonly range: number;
  readonly damage: number;
  readonly pierce: number;
  readonly times: number;
  readonly isDeath: boolean;
}

/** Every way of spending so many surges, fewest of the first first. */
function bundlesOf(surges: readonly Surge[], have: number): Bundle[] {
  let rows: { readonly bought: readonly number[]; readonly left: number }[] = [{ bought: [], left: have }];
  for (const { cost } of surges)
    rows = rows.flatMap(({ bought, left }) =>
      soMany(Math.floor(left / cost) + 1, times => ({ bought: [...bought, times], left: left - times * cost })),
    );
  return rows.map(({ bought, left }) => {
    const total = (of: (gain: SurgeGain) => number | undefined): number =>
      surges.reduce((sum, { gain }, n) => sum + (bought[n] ?? 0) * (of(gain) ?? 0), 0);
    return {
      bought,
      left,
      range: total(gain => gain.range),
      damage: total(gain => gain.damage),
      pierce: total(gain => gain.pierce),
      times: surges.reduce((all, { gain }, n) => all * (gain.times ?? 1) ** (bought[n] ?? 0), 1),
      isDeath: surges.some(({ gain }, n) => gain.kill && (bought[n] ?? 0) > 0),
    };
  });
}

/** A roll spent for the most wounds, then the most damage: range first where it is missing (DES-21.9, DES-21.18). For many rolls of one attack. */
export function spender(attack: Attack, target: Target): (shown: Symbols) => Result {
  const { bonus = {}, sorcery = 0, lucky, surges = [], prays } = attack;
  const { distance, armour, fear = 0, life = 0, more = 0 } = target;
  // By how many surges there are to spend.
  const bundles: Bundle[][] = [];
  return shown => {
    const rolled = (shown.surges ?? 0) + (bonus.surges ?? 0);
    const have = rolled - fear;
    const prayed = prays ? rolled : 0;
    if (shown.misses || have < 0) return FAILED;
    const both = lucky ? (shown.enhancements ?? 0) : 0;
    const free = (shown.enhancements ?? 0) - both + sorcery;
    const near = (shown.range ?? 0) + (bonus.range ?? 0) + prayed + both;
    const flat = (shown.damage ?? 0) + (bonus.damage ?? 0) + prayed + both;
    bundles[have] ??= bundlesOf(surges, have);
    let best: Result | undefined;
    for (const bundle of bundles[have]) {
      const range = near + bundle.range;
      const missing = distance === undefined ? 0 : Math.max(0, distance - range);
      if (missing > free) continue;
      const damage = bundle.times * (flat + bundle.damage + free - missing);
      const pierce = (bonus.pierce ?? 0) + bundle.pierce;
      const through = Math.max(0, damage - Math.max(0, armour - pierce));
      const wounds = Math.max(bundle.isDeath ? life : 0, damage > 0 ? through + more : through);
      const { bought, left } = bundle;
      if (!best || isBetter(wounds, damage, left, best))
        best = { hits: true, range: range + missing, damage, pierce, wounds, bought, left };
    }
    return best ?? FAILED;
  };
}

export const spent = (shown: Symbols, attack: Attack, target: Target): Result => spender(attack, target)(shown);

const isBetter = (wounds: number, damage: number, left: number, other: Result): boolean =>
  wounds !== other.wounds ? wounds > other.wounds : damage !== other.damage ? damage > other.damage : left > other.left;

/** The chance of each number of wounds, and to hit at all. */
export function promiseOf(attack: Attack, target: Target): { readonly odds: Odds; readonly hit: number } {
  const rolls = rollsOf(attack.dice);
  const spend = spender(attack, target);
  return {
    odds: counted(rolls, shown => spend(shown).wounds),
    hit: rolls.reduce((sum, { symbols, chance }) => sum + (spend(symbols).hits ? chance : 0), 0),
  };
}

export function woundOdds(attack: Attack, target: Target): Odds {
  const spend = spender(attack, target);
  return counted(rollsOf(attack.dice), shown => spend(shown).wounds);
}

/** The chance of each amount of damage, before armour. */
export function damageOdds(attack: Attack, target: Target): Odds {
  const spend = spender(attack, target);
  return counted(rollsOf(attack.dice), shown => spend(shown).damage);
}

export const hitChance = (attack: Attack, target: Target): number => promiseOf(attack, target).hit;
