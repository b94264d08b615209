// DES-4.20 to DES-4.24: a dark relic takes the place of a treasure that a hero is about to receive.

import { copyOf } from '@veillee/pieces/things';
import { rowsOf } from '../../content/boxes.ts';
import { darkRelics } from '../../content/items/dark-relics.ts';
import type { OverlordCardRow } from '../../content/rows.ts';
import type { CardOp, OpOf } from '../../content/vocabulary.ts';
import type { CardAnswer, Occurrence } from '../calls.ts';
import { heroName, thingName } from '../card-names.ts';
import { makingWay, rowOf } from '../hero/fitting.ts';
import { heroKey, itemKey } from '../keys.ts';
import { type Flow, type Hero, inForce, isInTown, type State, sheetOf, type T, type Thing } from '../state.ts';
import { cardName, discountLeft, fundsOf, spendOn } from './deck.ts';
import { isSaved } from './harm.ts';

type Slip = OpOf<CardOp, 'darkRelic'>;

/** Those that nobody bears, and that lie nowhere: no familiar carries one, and none is lost (DES-4.25, R143). */
function relicsLeft({ boxes, heroes, board }: State): Thing[] {
  const held = [
    ...heroes.flatMap(({ equipped, pack }) => [...equipped, ...pack]),
    ...board.markers.flatMap(marker => (marker.kind === 'relic' ? [marker.item] : [])),
  ];
  return rowsOf(darkRelics, boxes)
    .map(({ id }) => copyOf(id, 1))
    .filter(thing => !held.includes(thing));
}

/** Whoever could put it on (DRF-3.3), and is not in Town (DES-12.18): by the house rule, the one who has opened the chest. */
const bearersOf = (state: State, thing: Thing, { figure }: Occurrence): Hero[] =>
  state.heroes.filter(
    hero =>
      !isInTown(hero) &&
      makingWay(hero, thing) !== undefined &&
      (!inForce(state, 'opener-gets-relic') || hero.id === figure), // DES-4.23
  );

/** DES-4.21: its own price, and what the colour of the treasure adds to that of the card; `less`: what is taken off (R52). */
const priceOf = (thing: Thing, { more }: Slip, { tier }: Occurrence, less: number): number =>
  Math.max(0, (rowOf(thing).threat ?? 0) + (tier === undefined ? 0 : (more[tier] ?? 0)) - less);

const relicsFor = (state: State, what: Occurrence): Thing[] =>
  relicsLeft(state).filter(thing => bearersOf(state, thing, what).length > 0);

/** What the cheapest costs besides the card; undefined where none can be given. */
export function leastRelic(state: State, op: Slip, what: Occurrence, less = 0): number | undefined {
  const prices = relicsFor(state, what).map(thing => priceOf(thing, op, what, less));
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** DES-4.22: which one, and to whom, as the overlord likes and can pay; a blank saves the hero. */
export function* slipRelic(t: T, row: OverlordCardRow, op: Slip, what: Occurrence): Flow<Pick<CardAnswer, 'relic'>> {
  const { state } = t;
  const { seat } = state.overlord;
  const card = cardName(row.id);
  const less = discountLeft(state, row, what);
  const price = (thing: Thing): number => priceOf(thing, op, what, less);
  const relics = relicsFor(state, what).filter(thing => price(thing) <= fundsOf(state));
  const relicOption = (thing: Thing) => ({
    key: itemKey.make(thing),
    text: 'overlord.do.discardItem',
    with: { thing: thingName(thing), n: price(thing) },
    on: [`item:${thing}`],
  });
  const thing = yield* t.choose(seat, 'overlord.relic', relics, relicOption, { rule: 'DES-4.21', with: { card } });
  const heroOption = (hero: Hero) => ({
    key: heroKey.make(sheetOf(hero)),
    text: 'overlord.do.chooseHero',
    with: { hero: heroName(sheetOf(hero)) },
    on: [hero.id],
  });
  const hero = yield* t.choose(seat, 'overlord.relic.whom', bearersOf(state, thing, what), heroOption, {
    rule: inForce(state, 'opener-gets-relic') ? 'DES-4.23' : 'DES-4.22',
    with: { thing: thingName(thing) },
  });
  yield* spendOn(t, row.id, price(thing));
  t.reveal();
  return isSaved(t, hero) ? {} : { relic: { hero: hero.id, thing } };
}
