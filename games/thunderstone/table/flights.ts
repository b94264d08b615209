// How Thunderstone's cards travel: which places stand for which, and what a ghost looks like.

import { isCopy } from '@veillee/pieces/things';
import type { FlightPlan } from '@veillee/web/kit';
import { defOf } from '../content/cards.ts';
import { drawingOf, kindOf } from './drawings.ts';

export const flightPlan: FlightPlan = {
  /** A player's piles that are not drawn are where the player is; what leaves for nowhere goes to the Dungeon's deck or the Hall. */
  zones(zone, end) {
    const seat = /^(?:deck|hand|discard)-(\d+)$/.exec(zone)?.[1];
    return [
      zone,
      ...(seat === undefined ? [] : [`seat-${seat}`]),
      ...(end === 'to' ? [zone.startsWith('dungeon') ? 'dungeon' : 'hall'] : []),
    ];
  },
  /** What comes into one's own hand or into a Rank is seen arriving there. */
  flies: ({ to, what }, eyes) => to !== `hand-${eyes}` && !to.startsWith('rank-') && isCopy(what),
  face(what) {
    const def = defOf(what);
    return { kind: kindOf(def), glyph: drawingOf(def) };
  },
  slow: ({ to }) => (to.startsWith('rank') ? 0.45 : undefined),
};
