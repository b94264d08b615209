// How Kilforth's cards travel: which places stand for which, and what a ghost looks like.

import type { FlightPlan } from '@veillee/web/kit';
import { cardById } from '../content/cards.ts';
import { drawingOf, kindOf } from './drawings.ts';
import { cardOf, isCard } from './reading.ts';

export const flightPlan: FlightPlan = {
  /** What a hero holds lies where the hero is, if it is not drawn itself; a discard that is not drawn lies by its deck. */
  zones(zone) {
    const seat = /^(?:hand|assets|loot|hero):(\d+)$/.exec(zone)?.[1];
    return seat === undefined ? [zone, zone.replace(/^discard:/, 'deck:')] : [zone, `hero:${seat}`, `seat:${seat}`];
  },
  /** What comes into one's own hand is seen arriving there. */
  flies: ({ to, what }, eyes) => to !== `hand:${eyes}` && isCard(what),
  face(what) {
    const def = cardById(cardOf(what));
    return { kind: kindOf(def), glyph: drawingOf(def) };
  },
};
