// Who and what is where.

import { type Base, isOfKind, kept, type Space, spacesOf } from '@veillee/pieces/geometry';
import { familiarRow } from '../../content/familiars.ts';
import type { Marker, MarkerId, MarkerKind, MarkerOf } from './board.ts';
import type { Hero, Monster, Side } from './figures.ts';
import type { Known, State } from './whole.ts';

/** In Town: neither on the board nor swallowed, nor in a portal. */
export const isInTown = ({ at, inside, waits }: Pick<Hero, 'at' | 'inside' | 'waits'>): boolean =>
  at === undefined && inside === undefined && waits === undefined;

const NOWHERE: readonly Space[] = [];
const under = kept((at: Space | Base): readonly Space[] => (isBase(at) ? spacesOf(at) : [at]), 4096);
export const isBase = (at: Space | Base): at is Base => isOfKind(at, 'base');
/** All spaces under a figure; none in Town. */
export const standsOn = ({ at }: Pick<Hero | Monster, 'at'>): readonly Space[] => (at ? under(at) : NOWHERE);

/** Everybody on the board. */
export function onBoard({ heroes, monsters }: Known): (Hero | Monster)[] {
  const found: (Hero | Monster)[] = [];
  for (const hero of heroes) if (hero.at !== undefined) found.push(hero);
  for (const monster of monsters) found.push(monster);
  return found;
}

/** Whoever stands there. Of two monsters, one of which is walking through, the one that walks (R95). */
export function figureAt({ heroes, monsters, overlord }: Known, at: Space): Hero | Monster | undefined {
  for (const hero of heroes) if (hero.at === at) return hero;
  const walking = overlord.acting?.monster;
  let found: Monster | undefined;
  for (const monster of monsters) {
    if (!standsOn(monster).includes(at)) continue;
    if (walking === undefined || monster.id === walking) return monster;
    found ??= monster;
  }
  return found;
}

/** Spaces under figures of a side, or of both. */
export function takenSpaces({ heroes, monsters }: Pick<State, 'heroes' | 'monsters'>, side?: Side): Space[] {
  const taken: Space[] = [];
  if (side !== 'overlord') for (const { at } of heroes) if (at !== undefined) taken.push(at);
  for (const monster of monsters)
    if (side === undefined || (monster.owner === undefined) === (side === 'overlord')) taken.push(...standsOn(monster));
  return taken;
}

/** Where familiars are that share their space with nobody who stays there (DES-35.21). */
export function keptFree({ companions }: Pick<State, 'companions'>): readonly Space[] {
  return companions.length === 0
    ? NOWHERE
    : companions.flatMap(({ id, at }) => (at !== undefined && familiarRow(id).solitary ? [at] : []));
}

export const markersAt = (state: Pick<State, 'board'>, at: Space): Marker[] =>
  state.board.markers.filter(one => one.at === at);
/** No monster ends a move there, or is placed there (DES-54.7). */
export const isGlyphAwake = (state: Known, at: Space): boolean =>
  markersAt(state, at).some(marker => marker.kind === 'glyph' && marker.active);
export function markerOf(state: Known, id: MarkerId): Marker {
  const marker = state.board.markers.find(one => one.id === id);
  if (!marker) throw new Error(`nothing on the board is ${id}`);
  return marker;
}
export const markersOf = <K extends MarkerKind>(state: Known, kind: K): MarkerOf<K>[] =>
  state.board.markers.filter((one): one is MarkerOf<K> => one.kind === kind);

export const isBroken = ({ board }: Pick<State, 'board'>, door: string): boolean =>
  board.broken?.includes(door) ?? false;
