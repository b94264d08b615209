// What a lesson would do for a hero, before anything is paid: each die of a trait that could be had here, and what the weapons at hand come to with it. Pure.

import { mean } from '@veillee/pieces/odds';
import type { Price } from '../../content/legend/rows.ts';
import { METALS, type Metal } from '../../content/legend/vocabulary.ts';
import { KINDS, type Tier, type Trait } from '../../content/vocabulary.ts';
import { stepsFrom } from '../../rules/attack/boosts.ts';
import { hitChance, woundOdds } from '../../rules/attack/odds.ts';
import type { Fit } from '../../rules/hero/comparison.ts';
import type { View } from '../../rules/view.ts';

/** As thick as most monsters wear it at each metal of the campaign. */
export const ARMOUR: { readonly [tier in Tier]: number } = { copper: 2, silver: 4, gold: 6 };
/** How far off what is shot at stands. */
export const AWAY = 4;

export interface Promised {
  readonly wounds: number;
  /** From 0 to 1. */
  readonly hits: number;
}

export interface TraitLesson {
  readonly trait: Trait;
  readonly metal: Metal;
  readonly price: Price;
  /** Nothing where no weapon of this trait is in use. */
  readonly now?: Promised;
  readonly then?: Promised;
}

type Weapon = Fit['weapons'][number];

const promised = (weapon: Weapon, armour: number): Promised => {
  const target = { armour, ...(weapon.kind !== 'melee' && { distance: AWAY }) };
  return { wounds: mean(woundOdds(weapon, target)), hits: hitChance(weapon, target) };
};

/** With whichever weapon of the trait does best. */
const best = (weapons: readonly Weapon[], armour: number): Promised | undefined =>
  weapons.map(weapon => promised(weapon, armour)).toSorted((one, other) => other.wounds - one.wounds)[0];

export function traitLessons(
  { visit, muster = [] }: Pick<View, 'visit' | 'muster'>,
  sheet: string,
  tier: Tier,
): TraitLesson[] {
  const fit = muster.find(one => one.sheet === sheet)?.fit;
  const traits = visit?.lessons.traits ?? {};
  return KINDS.flatMap(trait => {
    const prices = traits[trait];
    if (!prices) return [];
    const own = fit?.weapons.filter(({ kind }) => kind === trait) ?? [];
    const now = best(own, ARMOUR[tier]);
    return METALS.map((metal): TraitLesson => {
      const better = own.flatMap(weapon =>
        stepsFrom(weapon.dice, [metal]).map(({ pool }) => ({ ...weapon, dice: pool })),
      );
      const then = best(better, ARMOUR[tier]);
      return { trait, metal, price: prices[metal], ...(now && then && { now, then }) };
    });
  });
}
