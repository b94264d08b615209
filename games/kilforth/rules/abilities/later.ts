// The rulebook goes round in circles: an ability calls for a test, a test is helped by a Gift, a Gift begins a fight, and a fight sets
// off abilities. Whoever needs what only a later chapter can do calls it here by its name; rules/game.ts says who does it.

import type { Rules, Seat, Table } from '@veillee/kernel';
import type { Ability } from '../../content/vocabulary.ts';
import type { RegionId, State } from '../state.ts';

export interface AbilityContext {
  /** Who decides and is `self`: the owner, the active hero, or the First Hero at night. */
  readonly seat: Seat;
  /** The card, for words and log. */
  readonly source: string;
  /** What `here` means: the region of the card. The hero's own if left out. */
  readonly region?: RegionId;
}

export interface Later {
  /** What an ability does to one hero (KIL-15). */
  takeEffect(t: Table<State>, ability: Ability, context: Required<AbilityContext>): Rules;
  /** A Gift is used (KIL-11). */
  useGift(t: Table<State>, seat: Seat, key: string): Rules;
}

let doers: Later | undefined;

/** Says who does it: once, when the game is put together. */
export function entrust(later: Later): void {
  doers = later;
}

function entrusted(): Later {
  if (!doers) throw new Error('rules/game.ts has not been loaded: nobody knows how abilities act');
  return doers;
}

export const takeEffect: Later['takeEffect'] = (t, ability, context) => entrusted().takeEffect(t, ability, context);
export const useGift: Later['useGift'] = (t, seat, key) => entrusted().useGift(t, seat, key);
