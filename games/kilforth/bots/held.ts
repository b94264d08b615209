// What a hero's own cards bring to tests and fights, read from their abilities.

import { cardById } from '../content/cards.ts';
import type { Ability, Op } from '../content/vocabulary.ts';
import { type OpOf, opIn } from '../rules/abilities/conditions.ts';
import type { Board, Hero } from '../rules/state.ts';

const abilityOf = (id: string): Ability[] => {
  const { ability } = cardById(id);
  return ability ? [ability] : [];
};

/** The operations of one kind among a hero's Talents. */
export const opsOfTalents = <K extends Op['op']>({ talents }: Hero, kind: K): OpOf<K>[] =>
  talents.flatMap(abilityOf).flatMap(ability => opIn(ability, kind) ?? []);

/** KIL-19.30: whether an Enemy that he defeats cannot hurt him any more in that round. */
export const strikesFirst = (own: Hero): boolean => opsOfTalents(own, 'strikeFirst').length > 0;

/** KIL-9.3: the die of the hero's own Surprise, and what his cards add to it. */
export function surpriseDice(own: Hero): number {
  const abilities = [own.class, ...own.talents, ...own.assets].flatMap(abilityOf);
  const surprising = abilities.filter(({ condition }) => condition?.is === 'surprise');
  return surprising.reduce((sum, ability) => sum + (opIn(ability, 'addDice')?.n ?? 0), 1);
}

/** Dice that the Weather gives an adversary with these keywords. */
export function weatherDice({ weather }: Board, keywords: readonly string[]): number {
  const [ability] = weather === undefined ? [] : abilityOf(weather);
  const op = ability && opIn(ability, 'adversaryDice');
  if (!op || ability.condition?.is !== 'opponent') return 0;
  return ability.condition.keywords.some(keyword => keywords.includes(keyword)) ? op.n : 0;
}
