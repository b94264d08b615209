// LEG-1.10, LEG-15.1 to LEG-15.5: power dice of three metals. What gives an attack of a campaign a power die gives it a boost: a black die more, or
// one of its dice of the next metal, before any is rolled. Pure.

import { METALS, type Metal } from '../../content/legend/vocabulary.ts';
import type { Dice } from '../../content/vocabulary.ts';
import { heldAt, opsIn } from '../effects/held.ts';
import { boostKey } from '../keys.ts';
import type { Hero } from '../state.ts';
import { diceIn, roomForPower } from './dice.ts';
import { joined } from './odds.ts';

/** What an attack is given, and its power dice without that. */
export interface Boosts {
  readonly n: number;
  readonly power: Dice;
}

export interface Step {
  readonly key: string;
  /** What comes of it: a black die more, or a die of this metal in place of one of the metal before. */
  readonly metal: Metal;
  readonly pool: Dice;
}

export const powerIn = (pool: Dice): Dice =>
  Object.fromEntries(METALS.flatMap(metal => (pool[metal] ? [[metal, pool[metal]]] : [])));

/** A die of this metal for one of the metal before; a black one for none. */
function improved(pool: Dice, metal: Metal): Dice | undefined {
  const before = METALS[METALS.indexOf(metal) - 1];
  if (before === undefined) return roomForPower(diceIn(pool)) > 0 ? joined(pool, { [metal]: 1 }) : undefined;
  const n = pool[before] ?? 0;
  return n > 0 ? joined({ ...pool, [before]: n - 1 }, { [metal]: 1 }) : undefined;
}

export const stepsFrom = (pool: Dice, metals: readonly Metal[] = METALS): Step[] =>
  metals.flatMap(metal => {
    const better = improved(pool, metal);
    return better ? [{ key: boostKey.make(metal), metal, pool: better }] : [];
  });

/** Boosts as they are mostly wanted: dice first, as long as there is room, then the least of them made better. */
export function boosted(pool: Dice, n: number): Dice {
  let best = pool;
  for (let left = n; left > 0; left--) best = stepsFrom(best)[0]?.pool ?? best;
  return best;
}

/** How much a point of fatigue gives: one boost, or more by the hero's own ability (DES-21.17, DRF-5.24). */
export const boostsForFatigue = (hero: Hero): number =>
  Math.max(1, ...heldAt(hero, 'attack:spend').flatMap(held => opsIn(held, 'fatigueDice').map(({ n }) => n)));

/** LEG-15.4: dice that are bought once the roll lies there, each with what it costs: nothing that has been rolled grows better. */
export function packsFor(hero: Hero): readonly { readonly dice: readonly Metal[]; readonly fatigue: number }[] {
  const each = boostsForFatigue(hero);
  return METALS.map((metal, n) => {
    const fatigue = Math.ceil((n + 1) / each);
    const black = fatigue * each - (n + 1);
    return { dice: [metal, ...Array.from({ length: black }, () => 'black' as const)], fatigue };
  });
}
