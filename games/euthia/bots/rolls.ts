// A roll that lies on the table, and what to do with it: boosts that cost something each, and Gaar that roll a die again. Exact.

import type { Lying, Spending, Worth } from '../rules/odds/rolls.ts';
import { worthSpending } from '../rules/odds/rolls.ts';

/** Something that can be used on a roll, once. */
export interface Boost {
  readonly key: string;
  /** What it adds to the Combat Strength. */
  readonly strength: number;
  /** What it adds to Damage, or takes off Wounds: beside a plain one, or by itself. */
  readonly harm: number;
  readonly plain?: number;
  readonly price: number;
}

/** What a roll is worth that comes to this, with these additions. */
export type Outcome = (total: number, harm: number, plain: number) => number;

export interface Bundle {
  readonly keys: readonly string[];
  readonly worth: number;
}

/** More than these are not tried together. */
const MOST_BOOSTS = 7;

/** The best set of boosts for a total: none, if none is worth its price. */
export function bestBundle(boosts: readonly Boost[], total: number, outcome: Outcome): Bundle {
  const tried = boosts.slice(0, MOST_BOOSTS);
  let best: Bundle = { keys: [], worth: outcome(total, 0, 0) };
  for (let set = 1; set < 1 << tried.length; set++) {
    let [strength, harm, plain, price] = [0, 0, 0, 0];
    for (const [n, boost] of tried.entries()) {
      if (!(set & (1 << n))) continue;
      strength += boost.strength;
      harm += boost.harm;
      plain += boost.plain ?? 0;
      price += boost.price;
    }
    const worth = outcome(total + strength, harm, plain) - price;
    if (worth > best.worth + 1e-9) best = { keys: tried.filter((_, n) => set & (1 << n)).map(({ key }) => key), worth };
  }
  return best;
}

/** What a total is worth with the best boosts, worked out once for each. */
export function boosted(boosts: readonly Boost[], outcome: Outcome): Worth {
  const known = new Map<number, number>();
  return total => {
    let worth = known.get(total);
    if (worth === undefined) {
      worth = bestBundle(boosts, total, outcome).worth;
      known.set(total, worth);
    }
    return worth;
  };
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The die to roll again for a Gaar, if that is worth its price; the Gaar after it are thought of (EUT-4.12). */
export function rerollChoice(roll: Lying, worth: Worth, spending: Required<Spending>): number | undefined {
  const { gaar, price, bonus } = spending;
  if (gaar === 0) return undefined;
  const left = { ...spending, gaar: Math.min(gaar - 1, 2) };
  let best: number | undefined;
  let most = worth(roll.dice.reduce((sum, die) => sum + die, roll.rest)) + 1e-9;
  for (const die of roll.dice.keys()) {
    let sum = 0;
    for (const face of FACES)
      sum += worthSpending({ dice: roll.dice.with(die, face), rest: roll.rest + bonus }, worth, left);
    const mean = sum / FACES.length - price;
    if (mean > most) [best, most] = [die, mean];
  }
  return best;
}
