// What a language asks of an effect before it says it.

import type { Names } from '@veillee/pieces/speech';
import { abilityRow } from '../abilities.ts';
import type { Ability, Condition, Effect, FigureSize, Kind, Owned } from '../vocabulary.ts';

export const has = (effect: Effect, is: Condition['is']): boolean => effect.if?.some(one => one.is === is) ?? false;

/** How few wounds must be left, and how many more than that. */
export const leftIn = (effect: Effect): ConditionOf<'left'> | undefined =>
  effect.if?.flatMap(one => (one.is === 'left' ? [one] : []))[0];
type ConditionOf<Is extends Condition['is']> = Extract<Condition, { readonly is: Is }>;

/** The kinds of attack that it is about; undefined for all. */
export const kindsOf = (effect: Effect): readonly Kind[] | undefined =>
  effect.if?.flatMap(one => (one.is === 'kind' ? [one.kinds] : []))[0];

/** Whose rank is 1 where nothing is said. */
const PLAIN: readonly Ability[] = ['aura', 'command', 'reach', 'trickster'];

/** `Pierce 2`, `Web`. */
export const ownedBy =
  (name: Names) =>
  ({ ability, rank }: Owned): string =>
    abilityRow(ability).ranked && rank && !(rank === 1 && PLAIN.includes(ability))
      ? `${name(`ability.${ability}`)} ${rank}`
      : name(`ability.${ability}`);

/** How many spaces there are in such a base or marker. */
const SPACES: { readonly [size in FigureSize]: number } = { '1x1': 1, '1x2': 2, '2x2': 4, '2x3': 6 };
export const spacesIn = (size: FigureSize): number => SPACES[size];
