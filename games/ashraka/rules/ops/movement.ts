// Ops that move heroes without the actions of the track.

import type { Rules, Table } from '@veillee/kernel';
import { type Node, node } from '@veillee/pieces/geometry';
import type { Destination } from '../../content/vocabulary.ts';
import { arrowsFrom, board, placeName, placeOption, quaysFrom } from '../board.ts';
import { isClosed, stepTo } from '../movement.ts';
import { type Hero, heroName, isGone, partnerOf, type State, stands, together } from '../state.ts';
import { actorOf, type Doing, type Named, type Scope } from './scope.ts';

/** The ways to every space within so many segments of these kinds, the shortest each. */
export function strolls(
  state: State,
  from: Node,
  { max, paths }: Pick<Named<'move'>, 'max' | 'paths'>,
): Map<Node, Node[]> {
  const found = new Map<Node, Node[]>([[from, [from]]]);
  for (const [at, way] of found) {
    if (way.length > max) continue;
    const waterways = paths.includes('waterway') ? quaysFrom(state, at) : [];
    const walked = board(state)
      .segments(at)
      .filter(segment => paths.some(kind => kind === segment.kind) && !isClosed(state, at, segment))
      .map(({ to }) => to);
    for (const to of [...walked, ...waterways]) if (!found.has(to)) found.set(to, [...way, to]);
  }
  found.delete(from);
  return found;
}

/** Whether a text that moves somebody leads anywhere from here. */
export function leadsSomewhere(state: State, hero: Hero, op: Named<'move' | 'teleport' | 'stormChoice'>): boolean {
  if (hero.at === undefined) return false;
  // Whatever can be reached begins with a first segment.
  if (op.op === 'move') return strolls(state, hero.at, { ...op, max: Math.min(1, op.max) }).size > 0;
  if (op.op === 'stormChoice') return arrowsFrom(state, hero.at).length > 0;
  const moved = movedBy(state, hero, op);
  return !isGone(moved) && destinations(state, moved, op.to).length > 0;
}

const movedBy = (state: State, hero: Hero, { target }: Pick<Named<'teleport'>, 'target'>): Hero =>
  target === 'self' ? hero : partnerOf(state, hero);

/** Where somebody may be put. */
export function destinations(state: State, hero: Hero, to: Destination): Node[] {
  const at = (other: Hero): Node[] => (other.at === undefined || other.at === hero.at ? [] : [other.at]);
  if (to === 'partner' || to === 'self') return at(partnerOf(state, hero));
  const { places, space } = board(state);
  if (to === 'monster') return places.filter(place => state.monsters.some(monster => monster.at === place));
  if ('place' in to) return [node(to.place)];
  const half = hero.at === undefined ? 'A' : space(hero.at).half;
  const isOwn = (place: Node): boolean => to.board !== 'own' || space(place).half === half;
  return places.filter(place => to.kinds.some(kind => kind === space(place).kind) && isOwn(place) && place !== hero.at);
}

function* whereTo(t: Table<State>, scope: Scope, places: readonly Node[], mayStay: boolean): Rules<Node | undefined> {
  if (places.length === 0) return undefined;
  const how = { rule: 'ASH-7.1', with: { source: scope.source }, ...(mayStay && { pass: { text: 'place.stay' } }) };
  return yield* t.choose(actorOf(scope).seat, 'place.where', places, placeOption(t.state), how);
}

/** Set down elsewhere, without walking. */
export function put(t: Table<State>, hero: Hero, to: Node): void {
  const from = hero.at;
  if (from === undefined) return;
  hero.at = to;
  const told = { hero: heroName(hero), place: placeName(t.state, to, 'to') };
  t.tell('log.put', told, { rule: 'ASH-10.2', moves: [{ what: hero.id, from, to }] });
}

export const movementOps: Doing<'move' | 'teleport' | 'stormChoice'> = {
  *move(t, op, scope) {
    const hero = actorOf(scope);
    if (hero.at === undefined) return;
    const ways = strolls(t.state, hero.at, op);
    const to = yield* whereTo(t, scope, [...ways.keys()], true);
    const way = to && ways.get(to);
    if (!way) return;
    const partner = partnerOf(t.state, hero);
    const along = op.target === 'eachHere' && together(hero, partner) && stands(partner) ? [hero, partner] : [hero];
    for (const walker of along) stepTo(t, walker, way, { actions: 0, health: 0 });
  },
  *teleport(t, op, scope) {
    const moved = movedBy(t.state, actorOf(scope), op);
    if (isGone(moved)) return;
    const place = yield* whereTo(t, scope, destinations(t.state, moved, op.to), false);
    if (place !== undefined) put(t, moved, place);
  },
  *stormChoice(t, _, scope) {
    const hero = actorOf(scope);
    if (hero.at === undefined) return;
    const places = arrowsFrom(t.state, hero.at).map(({ to }) => to);
    const place = yield* whereTo(t, scope, places, false);
    if (place !== undefined) put(t, hero, place);
  },
};
