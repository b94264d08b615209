// LEG-18: what heals a hero between boards.

import type { LegendHero } from './record.ts';

/** LEG-18.1: points of healing take poison away first. */
export function heal(hero: LegendHero, points: number): void {
  const { poison = 0 } = hero.tokens;
  const cured = Math.min(poison, points);
  if (cured > 0) hero.tokens = { ...hero.tokens, poison: poison - cured };
  if (hero.tokens.poison === 0) delete hero.tokens.poison;
  hero.wounds = Math.min(hero.maxWounds, hero.wounds + points - cured);
}

/** Nothing is missing that healing gives back. */
export const isWhole = ({ wounds, maxWounds, tokens }: LegendHero): boolean =>
  wounds >= maxWounds && tokens.poison === undefined;
export const isFresh = (hero: LegendHero): boolean => isWhole(hero) && hero.fatigue >= hero.maxFatigue;

/** LEG-18.3: all wounds, and with them all poison; curses stay. */
export function healAll(hero: LegendHero): void {
  const { poison: _, ...rest } = hero.tokens;
  hero.tokens = rest;
  hero.wounds = hero.maxWounds;
}
export function restore(hero: LegendHero): void {
  healAll(hero);
  hero.fatigue = hero.maxFatigue;
}

/** LEG-11.5: a maximum takes what there is of it along. */
export function raiseWounds(hero: LegendHero, n: number): void {
  hero.maxWounds += n;
  hero.wounds += n;
}
export function raiseFatigue(hero: LegendHero, n: number): void {
  hero.maxFatigue += n;
  hero.fatigue += n;
}
