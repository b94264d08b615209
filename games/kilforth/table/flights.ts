// How Kilforth's cards travel: which places stand for which, and what a ghost looks like.

import { keys, numberIn } from '@veillee/pieces/keys';
import type { FlightPlan } from '@veillee/web/kit';
import { cardById } from '../content/cards.ts';
import { HERO } from '../rules/keys.ts';
import { drawingOf, kindOf } from './drawings.ts';
import { cardOf, isCard } from './reading.ts';

const HAND = keys('hand', 'number');
const ASSETS = keys('assets', 'number');
const LOOT = keys('loot', 'number');
const SEAT = keys('seat', 'number');
const DECK = keys('deck', 'text');
const DISCARD = keys('discard', 'text');

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
    return { kind: kindOf(def), glyph: drawingOf(def) };
  },
};
