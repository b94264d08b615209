// Where things lie, as moves, options and boards name it: `hand:0`, `rank:3`, `stack:torch`. Made and read here alone.
// What there is once has its word alone: `hall`, `village`, `dungeon`, `destroyed`, `diseases`; under the deck is `dungeon:bottom`.

import type { Move } from '@veillee/kernel';
import { keys } from '@veillee/pieces/keys';

export const HAND = keys('hand', 'number');
export const DECK = keys('deck', 'number');
export const DISCARD = keys('discard', 'number');
/** A player, where no pile of theirs is drawn. */
export const SEAT = keys('seat', 'number');
/** A Rank of the Hall; also the key of the monster that lies there. */
export const RANK = keys('rank', 'number');
/** A stack of the Village, by its family or card. */
export const STACK = keys('stack', 'text');

/** What one thing's way adds to an event. */
export const moved = (what: string, from: string, to: string): { readonly moves: readonly Move[] } => ({
  moves: [{ what, from, to }],
});
