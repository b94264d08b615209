// What a quest holds for monsters besides heroes: where one of them does harm by standing there. The overlord has read the guide (DES-0.9).

import type { GridWay, Reach, Space } from '@veillee/pieces/geometry';
import type { Played } from '../content/legend/boards/vocabulary.ts';
import { mapNow } from '../rules/board.ts';
import { statOf } from '../rules/effects/stats.ts';
import { placeNow } from '../rules/quest/places.ts';
import {
  type Known,
  type Marker,
  type MarkerId,
  type Monster,
  type MonsterFigure,
  markersOf,
  type Stand,
  standsOn,
} from '../rules/state.ts';

/** A place that is worth something to the overlord while a monster stands there, in conquest. */
export interface Boon {
  readonly at: ReadonlySet<Space>;
  readonly worth: number;
  /** Steps from it to everywhere. */
  readonly way: Reach<Space, GridWay>;
}

interface Found {
  readonly at: ReadonlySet<Space>;
  readonly worth: number;
}

const BOONS: { readonly [quest in Played]?: (known: Known) => readonly Found[] } = {
  /** One monster at the bedside takes a life a turn: the fewer are left, the more each counts. */
  'life-or-death': known => {
    const { life = 10 } = known.guide.counters;
    return [{ at: placeNow(known, 'bedside'), worth: 5 / Math.max(1, life) }];
  },
  /** A lamp that has fallen serves the first monster that passes over it. */
  'last-wishes': known => {
    const casket = placeNow(known, 'casket');
    return markersOf(known, 'object')
      .filter(({ at, thing }) => thing !== undefined && known.guide.taken.includes(thing) && !casket.has(at))
      .map(({ at }) => ({ at: new Set([at]), worth: 2.5 }));
  },
  /** Altars that want a life. */
  'house-of-two-hands': known => altarsOf(known),
  'three-souls-for-sale': known => altarsOf(known),
  'room-without-a-door': known => altarsOf(known),
  /** Nobody takes a gift from under somebody's feet. */
  'kings-gifts': known =>
    (known.guide.counters.seals ?? 1) > 0
      ? markersOf(known, 'encounter').map(({ at }) => ({ at: new Set([at]), worth: 0.3 }))
      : [],
};

const altarsOf = (known: Known): Found[] =>
  markersOf(known, 'altar-evil')
    .map(({ id, at }) => ({ at: new Set([at]), worth: worthOfSacrifice(known, id) }))
    .filter(({ worth }) => worth > 0);

/** What is to be had now: not where one of the overlord's stands already. */
export function boonsOf(known: Known): Boon[] {
  const map = mapNow(known);
  return (BOONS[known.quest]?.(known) ?? []).flatMap(({ at, worth }) => {
    const floor = [...at].filter(one => map.has(one));
    return floor.length > 0 ? [{ at: new Set(floor), worth, way: map.reach(floor) }] : [];
  });
}

/** What this place brings to one that ends there, or comes near. */
export function boonAt(known: Known, boons: readonly Boon[], monster: MonsterFigure, at: Stand): number {
  const spaces = standsOn({ at });
  return boons.reduce((most, { at: place, worth, way }) => {
    const isServed = known.monsters.some(one => one.id !== monster && standsOn(one).some(under => place.has(under)));
    if (isServed) return most;
    if (spaces.some(one => place.has(one))) return Math.max(most, worth);
    const steps = spaces.reduce((least, one) => Math.min(least, way.cost(one)), Number.POSITIVE_INFINITY);
    return Math.max(most, 0.35 * worth * FADES ** steps);
  }, 0);
}
const FADES = 0.92;

/** What a life brings that is given on an altar of Evil, in conquest: as the guide says. */
const SACRIFICES: { readonly [quest in Played]?: (known: Known, altar: Marker) => number } = {
  /** A press goes two spaces back. */
  'house-of-two-hands': () => 0.35,
  /** Once a turn: a third of a lot, unless the hammer comes first; in the sanctum a token of the heroes'. */
  'three-souls-for-sale': (known, { at }) => {
    const { flags, counters } = known.guide;
    if (flags.includes('blood-bid')) return 0;
    if (placeNow(known, 'last-black-altar').has(at)) return 1;
    const { lot = 1, blood = 3 } = counters;
    const hammer = HAMMERS[lot - 1];
    return hammer === undefined || blood > hammer - known.round ? 0 : 0.5;
  },
  /** Once a turn: a name makes the Nameless stronger for good; in its own room it is healed of four wounds. */
  'room-without-a-door': (known, { at }) => {
    const { flags, counters } = known.guide;
    if (flags.includes('fed')) return 0;
    if (placeNow(known, 'cloister-altar').has(at)) return (counters.names ?? 0) > 0 ? 0.3 : 0;
    const nameless = known.monsters.find(({ unique }) => unique === 'nameless');
    return nameless && statOf(known, nameless.id, 'maxWounds') - nameless.wounds >= HEALED ? 0.8 : 0;
  },
};
/** The rounds before which the lots of an auction are sold. */
const HAMMERS = [5, 8, 11];
/** Wounds for which it is worth a life. */
const HEALED = 3;
export function worthOfSacrifice(known: Known, altar: MarkerId): number {
  const marker = known.board.markers.find(({ id }) => id === altar);
  return (marker && SACRIFICES[known.quest]?.(known, marker)) ?? 0;
}

/** What a quest gives to heroes for one of theirs who is swallowed, in conquest. */
const SWALLOWED: { readonly [quest in Played]?: (known: Known, monster: Monster) => number } = {
  /** Whoever is swallowed first finds the ring, and two tokens with it. */
  'belly-of-winter': ({ guide }, { unique }) =>
    unique === 'moonswallow' && !guide.flags.includes('ring-found') ? 5 : 0,
};
export const swallowCost = (known: Known, monster: Monster): number => SWALLOWED[known.quest]?.(known, monster) ?? 0;
