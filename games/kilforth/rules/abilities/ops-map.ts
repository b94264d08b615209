// Operations on the map and the decks: Obstacles, Encounters, moves, peeks. KIL-15.

import type { Rules, Seat, Table } from '@veillee/kernel';
import { cardById } from '../../content/cards.ts';
import type { DefeatableType, Terrain } from '../../content/vocabulary.ts';
import { moveHero } from '../actions/move.ts';
import { deckOption, regionOption } from '../cards/options.ts';
import { discardCard, drawEncounter, drawUntil, named, namedAll, who } from '../cards/piles.ts';
import { DECK, REGION } from '../places.ts';
import { diagonals, neighbours, terrainOf } from '../realm/map.ts';
import { type Card, hero, place, placeOf, type RegionId, type State } from '../state.ts';
import { decksFor, type Look, regionsFor } from './worth.ts';

/** KIL-4.17: Obstacles on the card's region, or on its neighbours of the same terrain. */
export function placeObstacles(
  t: Table<State>,
  region: RegionId,
  n: number,
  where: 'here' | 'adjacentSameTerrain',
): void {
  const terrain = terrainOf(region);
  const regions = where === 'here' ? [region] : neighbours(t.state, region).filter(one => terrainOf(one) === terrain);
  for (const one of regions) {
    place(t.state, one).obstacles += n;
    t.tell(
      'log.obstacle',
      { region: named(one), n },
      { rule: 'KIL-4.17', moves: [{ what: 'obstacle', from: 'supply', to: REGION.make(one) }] },
    );
  }
}

export function removeObstacles(t: Table<State>, seat: Seat, n: number): void {
  const here = placeOf(t.state, seat);
  const gone = Math.min(n, here.obstacles);
  here.obstacles -= gone;
  const region = REGION.make(hero(t.state, seat).region);
  if (gone > 0)
    t.tell(
      'log.obstacle.gone',
      { player: who(seat), n: gone },
      { rule: 'KIL-15.6', moves: [{ what: 'obstacle', from: region, to: 'supply' }] },
    );
}

/** An Encounter from its own deck on each neighbour without one; Events are discarded without effect. */
export function placeEncounters(t: Table<State>, region: RegionId): void {
  for (const one of neighbours(t.state, region)) {
    const terrain = terrainOf(one);
    if (terrain === undefined || place(t.state, one).encounters.length > 0) continue;
    const card = drawEncounter(t, terrain);
    if (card === undefined) continue;
    if (cardById(card).isEvent) discardCard(t, card, DECK.make(terrain));
    else appear(t, card, terrain, one);
  }
}

/** KIL-14.5, 14.6: the first of a type from a deck, on the region of the card. */
export function placeFirst(t: Table<State>, region: RegionId, terrain: Terrain, type: DefeatableType): void {
  const card = drawUntil(t, terrain, one => cardById(one).encounter === type);
  if (card !== undefined) appear(t, card, terrain, region);
}

function appear(t: Table<State>, card: Card, terrain: Terrain, region: RegionId): void {
  place(t.state, region).encounters.push(card);
  if (t.state.active !== undefined && cardById(card).isEnemy) t.state.drawn.push(card); // KIL-9.4: drawn in this turn
  t.tell(
    'log.appears',
    { card: named(card), region: named(region) },
    { rule: 'KIL-9.38', moves: [{ what: card, from: DECK.make(terrain), to: REGION.make(region) }] },
  );
}

// ---- moves ----

export const moveTo = (t: Table<State>, seat: Seat, to: 'sameTerrain' | 'city'): Rules =>
  goTo(t, seat, regionsFor(t.state, seat, to));

/** KIL-19.34. */
export const moveDiagonally = (t: Table<State>, seat: Seat): Rules =>
  goTo(t, seat, diagonals(t.state, hero(t.state, seat).region));

function* goTo(t: Table<State>, seat: Seat, regions: readonly RegionId[]): Rules {
  if (regions.length === 0) return;
  yield* moveHero(t, seat, yield* t.choose(seat, 'ability.region', regions, regionOption, { rule: 'KIL-4.3' }));
}

// ---- peeks ----

/** the top cards of a deck, seen by this hero alone and put back. */
export function* peek(t: Table<State>, seat: Seat, look: Look, n: number): Rules {
  const { state } = t;
  const decks = decksFor(state, seat, look);
  if (decks.length === 0) return;
  const deck = yield* t.choose(seat, 'ability.peek', decks, deckOption, { rule: 'KIL-19.40' });
  const { draw } = deck === 'night' ? state.night : state.encounters[deck];
  const cards = draw.slice(-n).reverse();
  if (cards.length === 0) return;
  t.reveal();
  for (const card of cards)
    if (!state.peeks.some(one => one.card === card && one.seat === seat)) state.peeks.push({ deck, card, seat });
  const params = { player: who(seat), deck: { text: `deck.${deck}` } };
  t.tell(
    'log.peek',
    { ...params, cards: namedAll(cards) },
    { rule: 'KIL-19.40', only: [seat], others: { text: 'log.peek.unseen', with: params, rule: 'KIL-19.40' } },
  );
}
