// Move, and whatever happens on arriving somewhere. KIL-4.3 to 4.12, KIL-4.33, 4.34.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import { kept } from '@veillee/pieces/kept';
import { maybeRemove } from '@veillee/pieces/piles';
import { cardById } from '../../content/cards.ts';
import { runAbility } from '../abilities/abilities.ts';
import { engageAll } from '../battle/engagement.ts';
import { discardCard, drawEncounter, named, who } from '../cards/piles.ts';
import { MOVE } from '../keys.ts';
import { DECK, REGION } from '../places.ts';
import { changeRegion } from '../realm/arrive.ts';
import { neighbours, shortcutFrom, terrainOf } from '../realm/map.ts';
import { type Card, hero, place, type RegionId, type State } from '../state.ts';
import type { Action } from './action.ts';

const moveOption = (region: string, text: string, rule: string): Option => ({
  key: MOVE.make(region),
  text,
  with: { region: named(region) },
  rule,
  on: [REGION.make(region)],
});
const EVERY = Number.POSITIVE_INFINITY;
const stepTo = kept((region: string) => moveOption(region, 'option.move', 'KIL-4.3'), EVERY);
const shortcutTo = kept((region: string) => moveOption(region, 'option.move.shortcut', 'KIL-4.4'), EVERY);

export const moveAction: Action = {
  id: 'move',
  /** D7: up to four neighbours, and the end of a Shortcut. */
  offered: (state, seat) => offer => {
    const { region } = hero(state, seat);
    const beside = neighbours(state, region);
    for (const one of beside) offer(undefined, () => stepTo(one));
    const far = shortcutFrom(state, region);
    if (far !== undefined && !beside.includes(far)) offer(undefined, () => shortcutTo(far));
  },
  run: (t, seat, key) => moveHero(t, seat, MOVE.only(key)),
};

/** KIL-4.8 to 4.10: a hero goes there, draws where no Encounter lies, and engages. */
export function* moveHero(t: Table<State>, seat: Seat, region: RegionId): Rules {
  yield* changeRegion(t, seat, region);
  if (place(t.state, region).encounters.length === 0) yield* meet(t, seat); // KIL-4.8
  yield* engageAll(t, seat); // KIL-4.10
}

/** KIL-4.8, 4.20: a card of the region's deck is put there face up. An Event is resolved and leaves nothing (KIL-4.33). */
export function* meet(t: Table<State>, seat: Seat): Rules {
  const { state } = t;
  const { region } = hero(state, seat);
  const terrain = terrainOf(region);
  if (terrain === undefined) return; // KIL-4.9
  const card = drawEncounter(t, terrain);
  if (card === undefined) return;
  t.tell(
    'log.encounter',
    { player: who(seat), card: named(card), region: named(region) },
    { weight: 2, rule: 'KIL-4.8', moves: [{ what: card, from: DECK.make(terrain), to: REGION.make(region) }] },
  );
  const { ability, isEvent, isEnemy } = cardById(card);
  if (isEvent) {
    yield* resolveEvent(t, seat, card, region);
    return;
  }
  place(state, region).encounters.push(card);
  if (isEnemy) state.drawn.push(card); // KIL-9.4
  if (ability?.timing === 'revealed') yield* runAbility(t, ability, { seat, source: card, region }); // KIL-15.1
}

/** KIL-4.11, 15.2: an Event lies open while it is resolved, then it is discarded. */
export function* resolveEvent(t: Table<State>, seat: Seat, card: Card, region: RegionId): Rules {
  const { state } = t;
  const { ability } = cardById(card);
  state.open.push(card);
  if (ability) yield* runAbility(t, ability, { seat, source: card, region });
  maybeRemove(state.open, card);
  discardCard(t, card);
}
