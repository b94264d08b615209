// What overlord cards do to the floor and to who stands on it: obstacles laid, heroes pushed aside.

import type { Seat } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { supplyWith } from '../../content/economy.ts';
import { propRow } from '../../content/props.ts';
import type { Prop } from '../../content/vocabulary.ts';
import { groundNow, isRevealed, mapNow, propAt } from '../board.ts';
import { calls } from '../calls.ts';
import { placeKey } from '../keys.ts';
import { nameOf } from '../names.ts';
import {
  type FigureId,
  type Flow,
  figureAt,
  figureOf,
  type Hero,
  type HeroId,
  heroOf,
  isHero,
  keptFree,
  markersAt,
  maybeFigure,
  type State,
  type T,
} from '../state.ts';
import { endOrder } from '../wounds.ts';

/** Where somebody can be put who must leave their space: beside it, or else as near as can be, and on none of these. */
export function shiftSpaces(state: State, { at }: Pick<Hero, 'at'>, not: readonly Space[] = []): Space[] {
  if (!at) return [];
  const map = mapNow(state);
  const isFree = (to: Space): boolean => {
    const prop = propAt(state, to);
    const isTaken = figureAt(state, to) !== undefined || keptFree(state).includes(to); // DES-35.21
    return !(prop && propRow(prop).blocksMovement) && !isTaken && isRevealed(state, to);
  };
  const walk = map.reach(at, { cost: (_to, _from, way) => (way !== 'step' ? Number.POSITIVE_INFINITY : 1) });
  const free = walk.places.filter(to => to !== at && !not.includes(to) && isFree(to));
  const least = Math.min(...free.map(to => walk.cost(to)));
  return free.filter(to => walk.cost(to) === least);
}

/** A figure of one space is moved by somebody's choice, not by its own: no trap answers it (DES-12.11). */
export function* shift(t: T, id: FigureId, seat: Seat, spaces: readonly Space[]): Flow {
  const { state } = t;
  if (spaces.length === 0) return;
  const optionOf = (at: Space) => ({ key: placeKey.make(at), text: 'overlord.do.shift', on: [at] });
  const how = { rule: 'DES-12.11', with: { hero: nameOf(state, id) } };
  const to = yield* t.choose(seat, 'overlord.trap.shift', spaces, optionOf, how);
  const figure = figureOf(state, id);
  const from = figure.at as Space;
  figure.at = to;
  if (isHero(figure)) endOrder(figure, 'move');
  t.tell('log.overlord.shift', { figure: nameOf(state, id) }, { rule: 'DES-12.11', moves: [{ what: id, from, to }] });
  // Ground, eyes and scripts first (R76), then auras.
  yield* calls(t).stepOn(t, id, { from, own: false });
  if (maybeFigure(state, id)?.at === to) yield* calls(t).moment(t, 'space-entered', { figure: id, at: to });
}

/**
 * R99: what lies where a card lays rubble is not lost: it lies where the hero has been moved to, or as near as can be. Glyphs stay where they
 * are (DES-54.5).
 */
export function unbury(t: T, at: Space, id: HeroId | undefined): void {
  const { state } = t;
  const prop = propAt(state, at);
  const buried = markersAt(state, at).filter(({ kind }) => kind !== 'glyph');
  if (!prop || !propRow(prop).blocksMovement || buried.length === 0) return;
  const [nearest] = shiftSpaces(state, { at });
  const to = (id && heroOf(state, id).at) ?? nearest;
  if (to === undefined) return;
  for (const marker of buried) marker.at = to;
  t.tell(
    'log.overlord.aside',
    {},
    { rule: 'DES-12.13', moves: buried.map(({ id: what }) => ({ what, from: at, to })) },
  );
}

/** Of the obstacle markers; what has markers of its own is counted by itself. */
const isObstacle = (prop: Prop): boolean => {
  const { kind, markers } = propRow(prop);
  return kind === 'obstacle' && markers === undefined;
};
/** Spaces of obstacles that overlord cards have laid, the oldest first. */
const laidObstacles = ({ board }: State): Space[] =>
  (Object.entries(board.terrain) as [Space, Prop | 'none'][]).flatMap(([at, prop]) =>
    prop !== 'none' && isObstacle(prop) ? [at] : [],
  );

/** How many obstacle markers lie on the board: neighbouring spaces of one kind are one marker. */
function markersLaid(state: State): number {
  const { open, terrain } = groundNow(state);
  const counted = new Set<Space>();
  let count = 0;
  for (const [at, prop] of terrain) {
    if (!isObstacle(prop) || counted.has(at)) continue;
    count++;
    const same = { cost: (to: Space) => (terrain.get(to) === prop ? 1 : Number.POSITIVE_INFINITY) };
    for (const part of open.reach(at, same).places) counted.add(part);
  }
  return count;
}

/** An obstacle comes to lie on these spaces; if the box has none left, an older one is taken away first (DES-12.14). Whether it does. */
export function* layObstacle(t: T, spaces: readonly Space[], prop: Prop): Flow<boolean> {
  const { state } = t;
  if (markersLaid(state) >= supplyWith('obstacles', state.boxes)) {
    const laid = laidObstacles(state).filter(one => figureAt(state, one) === undefined);
    if (laid.length === 0) return false;
    const optionOf = (one: Space) => ({ key: placeKey.make(one), text: 'overlord.do.takeMarker', on: [one] });
    delete state.board.terrain[
      yield* t.choose(state.overlord.seat, 'overlord.marker', laid, optionOf, { rule: 'DES-12.14' })
    ];
  }
  for (const at of spaces) state.board.terrain[at] = prop;
  t.tell('log.overlord.laid', { prop: { text: `prop.${prop}` } }, { rule: 'DES-12.13', detail: spaces[0] });
  return true;
}
