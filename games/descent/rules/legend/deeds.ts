// One deed of the week, of all that may be done at a step; it may lead to a position of its own.

import type { Position, RuleId } from '@veillee/kernel';
import { type Asked, act, type Deeds, type Done, type Standing } from '@veillee/pieces/deeds';
import { optionsIn } from '@veillee/pieces/offers';
import { heroName } from '../card-names.ts';
import type { Flow, Legend, Legendary, LegendHero, W } from './record.ts';

export const doOne = (
  t: W,
  asked: Asked,
  deeds: Deeds<Legendary, Position>,
  others: readonly Standing<Legendary, Position>[] = [],
): Flow<Done<Position> | undefined> => act<Legendary, Position>(t, asked, deeds, others);

/** One deed of any of these seats, whoever is first; nobody is asked who has nothing to do. */
export function* doAny(t: W, all: readonly Standing<Legendary, Position>[]): Flow<Done<Position> | undefined> {
  const [one, ...others] = all.filter(({ asked, deeds }) => asked.pass !== undefined || optionsIn(deeds).length > 0);
  return one && (yield* doOne(t, one.asked, one.deeds, others));
}

/** What a hero is asked for as long as they buy and sell, with the coins that the party has left. */
export const atShop = (
  { coins }: Legend,
  { seat, sheet }: LegendHero,
  prompt: string,
  rule: RuleId,
  leave: string,
): Asked => ({ seat, prompt, rule, with: { hero: heroName(sheet), coins }, pass: { text: leave } });
