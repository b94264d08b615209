// EUT-19.22 to EUT-19.41: how the Combat deck plays a Monster: its Gaar, and its Chaos Actions from the two reserves. Pure.

import { originalOf } from '@veillee/pieces/things';
import { type Combo, powerCardOf } from './cards.ts';

/** EUT-19.22, EUT-19.39: which die a Gaar rolls again: the lowest, if it shows 3 or less. */
export function dieForGaar(dice: readonly number[]): number | undefined {
  const lowest = Math.min(...dice);
  return lowest <= 3 ? dice.indexOf(lowest) : undefined;
}

/** Face down; the top of a pile is its end (EUT-19.40). */
export interface Reserves {
  readonly silver: readonly string[];
  readonly gold: readonly string[];
}

/** EUT-19.23: one for each symbol, as far as tokens and cards reach. */
export const chaosActions = (symbols: number, tokens: number, { silver, gold }: Reserves): number =>
  Math.min(symbols, tokens, silver.length + gold.length);

/** The piles that so many Chaos Actions make, each for a Chaos token (EUT-19.30), and what is left of the reserves. */
export interface Chaos {
  readonly piles: readonly Combo[];
  readonly left: Reserves;
}

export function chaosPiles(reserves: Reserves, actions: number, isDamaged: boolean): Chaos {
  const left = { silver: [...reserves.silver], gold: [...reserves.gold] };
  const piles: Combo[] = [];
  /** EUT-19.28: a card of another type starts the next pile. */
  let next: string | undefined;
  /** EUT-19.32 to EUT-19.34: on an unhurt Monster one pile at most holds Healing, and it stays alone. */
  const isIdle = (thing: string): boolean => !isDamaged && powerCardOf(thing).continuous !== undefined;
  while (piles.length < actions) {
    const hasHealed = piles.some(({ things: [thing = ''] }) => isIdle(thing));
    const first: string | undefined = next ?? turnUp(left, thing => !(hasHealed && isIdle(thing)));
    next = undefined;
    if (first === undefined) break;
    const things = [first];
    const { deck, sections } = powerCardOf(first);
    while (!isIdle(first) && things.length < sections.length) {
      const turned = left[deck].pop();
      if (turned === undefined) break; // R49
      if (originalOf(turned) === originalOf(first)) {
        things.push(turned);
        continue;
      }
      if (piles.length + 1 < actions) next = turned;
      else left[deck].unshift(turned);
      break;
    }
    piles.push({ card: originalOf(first), things });
  }
  return { piles, left };
}

/** The first card of a pile: of the Gold reserve, or where it gives none of the Silver one (EUT-19.26); others go to the bottom. */
function turnUp(left: { readonly silver: string[]; readonly gold: string[] }, fits: (thing: string) => boolean) {
  for (const reserve of [left.gold, left.silver])
    for (let n = reserve.length; n > 0; n--) {
      const thing = reserve.pop() as string;
      if (fits(thing)) return thing;
      reserve.unshift(thing);
    }
  return undefined;
}
