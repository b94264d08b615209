// How Kilforth's cards travel: which places stand for which, and what a ghost looks like.

import { numberIn } from '@veillee/pieces/keys';
import type { FlightPlan } from '@veillee/web/kit';
import { cardById } from '../content/cards.ts';
import { ASSETS, DECK, DISCARD, HAND, HERO, LOOT, SEAT } from '../rules/places.ts';
import { drawingOf, kindOf } from './drawings.ts';
import { likenessOf } from './likeness.ts';
import { cardOf, isCard } from './reading.ts';

export const flightPlan: FlightPlan = {
  /** What a hero holds lies where the hero is, if it is not drawn itself; a discard that is not drawn lies by its deck. */
  zones(place) {
    const seat = numberIn(place, HAND, ASSETS, LOOT, HERO);
    const pile = DISCARD.read(place);
    return [
      place,
      ...(seat === undefined ? [] : [HERO.make(seat), SEAT.make(seat)]),
      ...(pile ? [DECK.make(...pile)] : []),
    ];
  },
  /** What comes into one's own hand is seen arriving there. */
  flies: ({ to, what }, eyes) => to !== HAND.make(eyes) && isCard(what),
  face(what) {
    const def = cardById(cardOf(what));
    return { kind: kindOf(def), glyph: drawingOf(def), likeness: likenessOf(def) };
  },
};
