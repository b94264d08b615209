// Move, and whatever happens on arriving somewhere. KIL-4.3 to 4.12, KIL-4.33, 4.34.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import { cardById } from '../content/cards.ts';
import { runAbility, runOwn } from './abilities.ts';
import { type Action, detail, optionsById } from './actions.ts';
import { engageAll } from './engagement.ts';
import { neighbours, shortcutFrom, terrainOf } from './map.ts';
import { discardCard, drawEncounter, named, remove, who } from './piles.ts';
import { type Board, type Card, canBeAffected, hero, place, type RegionId, type State } from './state.ts';
import { trimTeam } from './team.ts';

const stepTo = optionsById(region => ({
  key: `move:${region}`,
  text: 'option.move',
  with: { region: named(region) },
  rule: 'KIL-4.3',
  on: [`region:${region}`],
}));
const shortcutTo = optionsById(region => ({
  key: `move:${region}`,
  text: 'option.move.shortcut',
  with: { region: named(region) },
  rule: 'KIL-4.4',
  on: [`region:${region}`],
}));

export const moveAction: Action = {
  id: 'move',
  options: moveOptions,
  why: () => undefined,
  run: (t, seat, key) => moveHero(t, seat, detail(key), { draw: true }),
};

/** D7: up to four neighbours, and the end of a Shortcut. */
function moveOptions(state: Board, seat: Seat): Option[] {
  const { region } = hero(state, seat);
  const beside = neighbours(state, region);
  const options = beside.map(stepTo);
  const far = shortcutFrom(state, region);
  if (far !== undefined && !beside.includes(far)) options.push(shortcutTo(far));
  return options;
}

/**
 * A hero changes region, in the order: leave, arrive, abilities of entering, draw, reveal, engage. Without `draw`
 * (flight, defeat) nothing is drawn and nobody engaged.
 */
export function* moveHero(t: Table<State>, seat: Seat, region: RegionId, how: { draw: boolean }): Rules {
  const { state } = t;
  const own = hero(state, seat);
  const from = own.region;
  own.successes = []; // KIL-4.7
  own.evaded = []; // KIL-9.9
  own.region = region;
  t.tell(
    'log.move',
    { player: who(seat), region: named(region) },
    { weight: 1, rule: 'KIL-4.3', moves: [{ what: `hero:${seat}`, from: `region:${from}`, to: `region:${region}` }] },
  );
  trimTeam(state);
  if (canBeAffected(own)) yield* runOwn(t, seat, 'enterRegion'); // KIL-4.6, 4.34
  if (!how.draw) return;
  if (place(state, region).encounters.length === 0) yield* meet(t, seat); // KIL-4.8
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
    { weight: 2, rule: 'KIL-4.8', moves: [{ what: card, from: `deck:${terrain}`, to: `region:${region}` }] },
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
  remove(state.open, card);
  discardCard(t, card);
}
