// What stands on an ability before it does anything: its price, how often it may be used, when and where. Plain data on a row of
// content; one predicate says what stands against it, so that option and refusal cannot differ.

import type { Option } from '@veillee/kernel';
import type { Offer, Why } from './offers.ts';

/** So much of each coin: mana, actions, fatigue, whatever the game counts. */
export type Price<Coin extends string = string> = { readonly [coin in Coin]?: number };

/** So often in a span that the game ends by name: a turn, a round, a combat, the whole game. */
export interface Limit<Span extends string = string> {
  readonly times: number;
  readonly per: Span;
}

/** The small print of an ability. What is not written costs nothing, has no limit and asks for nothing. */
export interface Terms<Coin extends string = string, Span extends string = string, Condition = never> {
  /** One of these prices is paid, at the player's choice. */
  readonly prices?: readonly Price<Coin>[];
  /** All of these hold. */
  readonly limits?: readonly Limit<Span>[];
  /** In a vocabulary of the game's own; all of them must be met. */
  readonly conditions?: readonly Condition[];
}

/** How often abilities were used in the spans that are under way: plain data for a state. */
export type Uses<Span extends string = string> = { [span in Span]?: { [ability: string]: number } };

/** Whoever would use it, as the game sees them now. */
export interface Holder<Coin extends string = string, Span extends string = string, Condition = never> {
  readonly uses: Uses<Span>;
  has(coin: Coin): number;
  /** What is said against a condition that is not met. */
  unmet(condition: Condition): Why | undefined;
  /** What is said when it was used as often as it may be. */
  spent(limit: Limit<Span>): Why;
  /** What is said when a coin is short. */
  short(coin: Coin, price: number): Why;
}

/** What stands against using it, in the order in which a player would ask: used up, the wrong moment, too dear. */
export function whyNot<Coin extends string, Span extends string, Condition>(
  ability: string,
  terms: Terms<Coin, Span, Condition>,
  holder: Holder<Coin, Span, Condition>,
): Why | undefined {
  for (const limit of terms.limits ?? [])
    if (usesOf(holder.uses, ability, limit.per) >= limit.times) return holder.spent(limit);
  for (const condition of terms.conditions ?? []) {
    const why = holder.unmet(condition);
    if (why) return why;
  }
  const [first] = terms.prices ?? [];
  return first && waysToPay(terms, holder).length === 0 ? whyTooDear(first, holder) : undefined;
}

/** The prices that can be paid; of several the player chooses one. An ability without a price is free: one way, nothing to pay. */
export const waysToPay = <Coin extends string>(
  { prices = [{}] }: Terms<Coin, string, unknown>,
  { has }: Pick<Holder<Coin>, 'has'>,
): readonly Price<Coin>[] => prices.filter(price => coinsOf(price).every(([coin, n]) => has(coin) >= n));

function whyTooDear<Coin extends string>(
  price: Price<Coin>,
  { has, short }: Pick<Holder<Coin>, 'has' | 'short'>,
): Why | undefined {
  const [coin, n] = coinsOf(price).find(([each, needed]) => has(each) < needed) ?? [];
  return coin === undefined || n === undefined ? undefined : short(coin, n);
}

/** What a price takes of each coin. */
export const coinsOf = <Coin extends string>(price: Price<Coin>): [coin: Coin, n: number][] =>
  (Object.entries(price) as [Coin, number][]).filter(([, n]) => n > 0);

/** Takes a price out of a purse that must hold it; for coins that are counted in the state. */
export function pay<Coin extends string>(purse: { [coin in Coin]?: number }, price: Price<Coin>): void {
  for (const [coin, n] of coinsOf(price)) {
    const left = (purse[coin] ?? 0) - n;
    if (left < 0) throw new Error(`${n} ${coin} cannot be paid with ${purse[coin] ?? 0}`);
    purse[coin] = left as { [coin in Coin]?: number }[Coin];
  }
}

export const usesOf = <Span extends string>(uses: Uses<Span>, ability: string, span: Span): number =>
  uses[span]?.[ability] ?? 0;

/** Counts a use against each of its limits. What has none is not counted. */
export function countUse<Span extends string>(
  uses: Uses<Span>,
  ability: string,
  { limits = [] }: Terms<string, Span, unknown>,
): void {
  for (const { per } of limits) uses[per] = { ...uses[per], [ability]: usesOf(uses, ability, per) + 1 };
}

/** A turn, a round or a combat is over: what was used in it can be used again. */
export function endSpan<Span extends string>(uses: Uses<Span>, span: Span): void {
  uses[span] = {};
}

/** Offers abilities: what nothing stands against is an option, the rest is refused, for the reason that `whyNot` gives. */
export function offerAbilities<Coin extends string, Span extends string, Condition, Ability extends string>(
  abilities: Iterable<readonly [Ability, Terms<Coin, Span, Condition>]>,
  holder: Holder<Coin, Span, Condition>,
  offer: Offer,
  option: (ability: Ability) => Option,
): void {
  for (const [ability, terms] of abilities) offer(whyNot(ability, terms, holder), () => option(ability));
}
