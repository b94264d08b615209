// EUT-9.10 to EUT-9.13: Control cards are turned until one shows another Hero than the one who fights. Pure.

import { originalOf } from '@veillee/pieces/things';
import type { HeroId } from '../../content/vocabulary.ts';

/** The Hero that a Control card shows. */
export const controlHero = (card: string): HeroId => originalOf(card) as HeroId;

export interface Turned {
  /** Cards turned, the first first. The last one shows the Monster Player, if there was one. */
  readonly turned: readonly string[];
  readonly shown?: string;
  /** The one that the fighting player keeps. */
  readonly kept?: string;
  readonly discarded: readonly string[];
}

/** Looks through the stack from its top; without `shown` it was turned to the end. */
export function turnControl(stack: readonly string[], fighter: HeroId, holdsOne: boolean): Turned {
  const own: string[] = [];
  for (const card of stack.toReversed()) {
    if (controlHero(card) === fighter) {
      own.push(card);
      continue;
    }
    return { turned: [...own, card], shown: card, ...keep(own, holdsOne, [card]) };
  }
  return { turned: own, ...keep(own, holdsOne, []) };
}

/** EUT-9.11, EUT-9.12: one of them is kept, unless the player has one already. */
function keep(own: readonly string[], holdsOne: boolean, others: readonly string[]) {
  const [first, ...rest] = own;
  if (first === undefined || holdsOne) return { discarded: [...own, ...others] };
  return { kept: first, discarded: [...rest, ...others] };
}
