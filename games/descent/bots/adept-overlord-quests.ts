// What a quest holds for monsters besides heroes: where one of them does harm by standing there. The overlord has read the guide (DES-0.9).

import type { GridWay, Reach, Space } from '@veillee/pieces/geometry';
import type { QuestId } from '../content/quests/vocabulary.ts';
import { mapNow } from '../rules/board.ts';
import { placeNow } from '../rules/quest/places.ts';
import { type Known, type MonsterFigure, markersOf, type Stand, standsOn } from '../rules/state.ts';

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

const BOONS: { readonly [quest in QuestId]?: (known: Known) => readonly Found[] } = {
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
};

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
