// A boulder set rolling out of nowhere.

import { type Base, type Space, spacesOf } from '@veillee/pieces/geometry';

import { SIDES as COMPASS, type Side as Compass } from '../../content/quests/vocabulary.ts';
import type { OverlordCardRow } from '../../content/rows.ts';
import type { CardOp, OpOf } from '../../content/vocabulary.ts';
import { groundNow, mapNow } from '../board.ts';
import { placeKey, wayKey } from '../keys.ts';
import { type Flow, isBase, type Known, onBoard, standsOn, type T } from '../state.ts';
import { cardName } from './deck.ts';
import { sitesOn } from './sites.ts';

/** Four free spaces, none of them nearer to a hero than this. */
export function boulderSites(state: Known, away: number): Base[] {
  const isFree = freeFrom(state, away);
  return sitesOn(groundNow(state), new Set(mapNow(state).places.filter(isFree)), '2x2').filter(isBase);
}

/** Where there was one when it was last asked: most likely it is there still. */
const lastSites = new WeakMap<object, Base>();

/** Whether there are any: asked at each step of a hero. */
export function hasBoulderSite(state: Known, away: number): boolean {
  const map = mapNow(state);
  const isFree = freeFrom(state, away);
  const isSite = (of: Base): boolean => spacesOf(of).every(isFree);
  const last = lastSites.get(map);
  if (last && isSite(last)) return true;
  const site = map.large('2x2').places.find(isSite);
  if (site) lastSites.set(map, site);
  return site !== undefined;
}

/** Revealed, empty, and no hero so near. */
function freeFrom(state: Known, away: number): (at: Space) => boolean {
  const { open, revealed, terrain } = groundNow(state);
  const taken = new Set(onBoard(state).flatMap(standsOn));
  const heroes = state.heroes.flatMap(({ at }) => (at ? [at] : []));
  return at =>
    revealed.has(at) &&
    open.has(at) &&
    !terrain.has(at) &&
    !taken.has(at) &&
    heroes.every(hero => open.bare.distance(hero, at) >= away);
}

/** It lies there, its arrow as the overlord likes, and rolls at the start of their next turn (DES-51.2). */
export function* layBoulder(t: T, { id: card }: OverlordCardRow, { away }: OpOf<CardOp, 'boulder'>): Flow {
  const { state } = t;
  const { seat } = state.overlord;
  const words = { card: cardName(card) };
  const siteOf = (at: Base) => ({ key: placeKey.make(at), text: 'overlord.do.boulder', on: spacesOf(at) });
  const at = yield* t.choose(seat, 'overlord.boulder', boulderSites(state, away), siteOf, {
    rule: 'DES-51.1',
    with: words,
  });
  const wayOf = (way: Compass) => ({
    key: wayKey.make(way),
    text: 'overlord.do.way',
    with: { way: { text: `direction.${way}` } },
  });
  const direction = yield* t.choose(seat, 'overlord.way', COMPASS, wayOf, { rule: 'DES-51.1', with: words });
  const others = state.board.boulders ?? [];
  state.board.boulders = [...others, { id: `boulder:${card}-${state.round}`, at, direction, still: undefined }];
  t.tell('log.overlord.boulder', { direction: { text: `direction.${direction}` } }, { rule: 'DES-51.2', weight: 3 });
}
