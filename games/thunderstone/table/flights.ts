// How Thunderstone's cards travel: which places stand for which, and what a ghost looks like.

import { headOf, numberIn } from '@veillee/pieces/keys';
import { isCopy } from '@veillee/pieces/things';
import type { FlightPlan } from '@veillee/web/kit';
import { defOf } from '../content/cards.ts';
import { DECK, DISCARD, HAND, RANK, SEAT } from '../rules/places.ts';
import { artOf } from './drawings.ts';

export const flightPlan: FlightPlan = {
  /** A player's piles that are not drawn are where the player is; what leaves for nowhere goes to the Dungeon's deck or the Hall. */
  zones(place, end) {
    const seat = numberIn(place, HAND, DECK, DISCARD);
    return [
      place,
      ...(seat === undefined ? [] : [SEAT.make(seat)]),
      ...(end === 'to' ? [headOf(place) === 'dungeon' ? 'dungeon' : 'hall'] : []),
    ];
  },
  /** What comes into one's own hand or into a Rank is seen arriving there. */
  flies: ({ to, what }, eyes) => to !== HAND.make(eyes) && !RANK.is(to) && isCopy(what),
  face(what) {
    const def = defOf(what);
    return artOf(def, what);
  },
  slow: ({ to }) => (RANK.is(to) ? 0.45 : undefined),
};
