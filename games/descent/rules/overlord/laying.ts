// A marker of ice, or of what else covers several spaces, is laid over a hero's space by a card; the hero has just entered it.

import { type Base, base, pointOf, type Space, spacesOf } from '@veillee/pieces/geometry';
import { supplyRow } from '../../content/economy.ts';
import type { Prop } from '../../content/vocabulary.ts';
import { groundNow, isRevealed, propAt } from '../board.ts';
import { calls } from '../calls.ts';
import { placeKey } from '../keys.ts';
import { type Flow, type HeroId, heroOf, type State, type T } from '../state.ts';

/** R102: one space, two in a row either way, or a square of four. */
const SHAPES = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
] as const;

/** Where a marker can lie over a space: wholly on the board, and on no other obstacle or prop. */
export function layings(state: State, at: Space): Base[] {
  const { x, y } = pointOf(at);
  const open = new Set(groundNow(state).open.places);
  const isFree = (one: Space): boolean => open.has(one) && isRevealed(state, one) && propAt(state, one) === undefined;
  return SHAPES.flatMap(([wide, high]) =>
    Array.from({ length: wide * high }, (_, n) => base(x - (n % wide), y - Math.floor(n / wide), wide, high)),
  ).filter(one => spacesOf(one).every(isFree));
}

/** Neighbouring spaces of it are one marker. */
function markersOf(state: State, prop: Prop): number {
  const { open, terrain } = groundNow(state);
  const left = new Set([...terrain].flatMap(([at, one]) => (one === prop ? [at] : [])));
  let count = 0;
  for (const at of left) {
    count++;
    const same = { cost: (to: Space) => (terrain.get(to) === prop ? 1 : Number.POSITIVE_INFINITY) };
    for (const part of open.reach(at, same).places) if (part !== at) left.delete(part);
  }
  return count;
}

export function* layOver(t: T, id: HeroId, prop: Prop): Flow {
  const { state } = t;
  const { at } = heroOf(state, id);
  if (!at || markersOf(state, prop) >= supplyRow('ice-markers').count) return;
  const optionOf = (where: Base) => {
    const spaces = spacesOf(where);
    return { key: placeKey.make(where), text: 'overlord.do.lay', with: { n: spaces.length }, on: spaces };
  };
  const how = { rule: 'DES-12.13', with: { prop: { text: `prop.${prop}` } } };
  const where = yield* t.choose(state.overlord.seat, 'overlord.lay', layings(state, at), optionOf, how);
  for (const one of spacesOf(where)) state.board.terrain[one] = prop;
  t.tell('log.overlord.laid', { prop: { text: `prop.${prop}` } }, { rule: 'DES-12.13', detail: at });
  yield* calls(t).stepOn(t, id, { own: true });
}
