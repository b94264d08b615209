// A boulder set rolling out of nowhere.

import { type Base, type Space, spacesOf } from '@veillee/pieces/geometry';
import { madeOnce } from '@veillee/pieces/kept';
import { SIDES as COMPASS, type Side as Compass } from '../../content/quests/vocabulary.ts';
import type { OverlordCardRow } from '../../content/rows.ts';
import type { CardOp, OpOf } from '../../content/vocabulary.ts';
import { type GroundNow, groundNow, mapNow } from '../board.ts';
import { placeKey, wayKey } from '../keys.ts';
import { type Flow, isBase, type Known, type T, takenSpaces } from '../state.ts';
import { cardName } from './deck.ts';
import { sitesOn } from './sites.ts';

/** Four free spaces, none of them nearer to a hero than this. */
export function boulderSites(state: Known, away: number): Base[] {
  const isFree = freeFrom(state, away);
  return sitesOn(groundNow(state), new Set(mapNow(state).places.filter(isFree)), '2x2').filter(isBase);
}

/** Room for one, and the spaces under it. */
interface Room {
  readonly at: Base;
  readonly under: readonly Space[];
}

/** Where there was one when it was last asked: most likely it is there still. */
const lastSites = new WeakMap<GroundNow, Room>();

/** Whether there are any: asked at each step of a hero. */
export function hasBoulderSite(state: Known, away: number): boolean {
  const ground = groundNow(state);
  const isFree = freeOn(ground, state, away);
  const isSite = ({ under }: Room): boolean => under.every(isFree);
  const last = lastSites.get(ground);
  if (last && isSite(last)) return true;
  const site = roomsOn(ground).find(isSite);
  if (site) lastSites.set(ground, site);
  return site !== undefined;
}

/** Revealed, empty, and no hero so near. */
function freeFrom(state: Known, away: number): (at: Space) => boolean {
  const ground = groundNow(state);
  const isFree = freeOn(ground, state, away);
  return at => isBare(ground, at) && isFree(at);
}

/** Of the ground alone: revealed floor on which nothing lies. */
const isBare = ({ open, revealed, terrain }: GroundNow, at: Space): boolean =>
  revealed.has(at) && open.has(at) && !terrain.has(at);

const roomsOn = madeOnce((ground: GroundNow): readonly Room[] =>
  ground.open
    .large('2x2')
    .places.map(at => ({ at, under: spacesOf(at) }))
    .filter(({ under }) => under.every(at => isBare(ground, at))),
);

/** And of whoever stands there now. */
function freeOn({ open }: GroundNow, state: Known, away: number): (at: Space) => boolean {
  const taken = new Set(takenSpaces(state));
  const heroes = state.heroes.flatMap(({ at }) => (at ? [at] : []));
  return at => !taken.has(at) && heroes.every(hero => open.bare.distance(hero, at) >= away);
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
