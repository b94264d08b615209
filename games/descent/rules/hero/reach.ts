// DES-16: where a hero can walk, and how. Pure, of what everybody sees: the rules walk by it, and the page draws ways by it.

import type { GridMap, GridWay, Reach, Space } from '@veillee/pieces/geometry';
import { propRow } from '../../content/props.ts';
import type { PropRow } from '../../content/rows.ts';
import type { Prop } from '../../content/vocabulary.ts';
import { cutsCorner, type Ground, isSpanned } from '../ground.ts';
import type { Wading } from '../legend/outdoors/laws.ts';

export const CANNOT = Number.POSITIVE_INFINITY;

const NOWHERE: ReadonlySet<Space> = new Set();

/** What bars steps and what they cost, for one figure at this moment. */
export interface Gait {
  readonly flies: boolean;
  /** Through enemies and obstacles, as flyers do (Acrobat, Fly, Ghost). */
  readonly passes: boolean;
  /** Obstacles do nothing to them on the way, only where they stay (Acrobat); who lies in a pit climbs out like anybody. */
  readonly light: boolean;
  /** What they move through besides, and what does nothing to them (pacts). */
  readonly through?: readonly Prop[];
  readonly spared?: readonly Prop[];
  /** What they wade through here, and what they never enter (LEG-6.5). */
  readonly wades?: Wading;
  readonly shuns?: readonly Prop[];
}

export type Terrain = Ground['terrain'];
export const propIn = (terrain: Terrain, at: Space): PropRow | undefined => {
  const prop = terrain.get(at);
  return prop && propRow(prop);
};

/** DES-46.6: neighbouring pit spaces are one pit. */
export const isPit = (prop: PropRow | undefined): boolean => prop?.climb !== undefined;

/** Whether whoever goes so is borne over pits (R165): a wall that stands over one bars them. */
export const isOverPits = ({ flies, spared }: Gait): boolean =>
  flies || spared?.some(prop => isPit(propRow(prop))) === true;

/** Whether this does nothing to whoever goes so. */
export const isSpared = ({ flies, light, spared }: Gait, { id, flyers, kind }: PropRow): boolean =>
  (flies && flyers === 'ignore') || (light && kind === 'obstacle') || spared?.includes(id) === true;

/** What a step costs a hero: stated costs replace the one point (DES-16.15). */
export function stepCost(terrain: Terrain, gait: Gait, from: Space, to: Space): number {
  if (terrain.size === 0) return 1;
  const into = propIn(terrain, to);
  if (into && gait.shuns?.includes(into.id)) return CANNOT;
  if (into && !gait.passes && gait.wades?.prop === into.id) return gait.wades.cost;
  if (into?.blocksMovement && !gait.passes && !gait.through?.includes(into.id)) return CANNOT;
  const pit = propIn(terrain, from);
  const isDown = pit !== undefined && isPit(pit) && !gait.flies && !isSpared(gait, pit);
  if (isDown && !isPit(into)) return CANNOT; // by climbing out alone
  if (into?.cost !== undefined && !isSpared(gait, into)) return into.cost;
  return 1;
}

/** Whoever walks, and what stands and lies around them. */
export interface Walker {
  readonly at: Space;
  readonly gait: Gait;
  readonly monkey: boolean;
  readonly map: GridMap;
  readonly terrain: Terrain;
  readonly spanned?: Ground['spanned'];
  /** Spaces of enemies, who bar the way; and of everybody, where nobody stops. */
  readonly enemies: ReadonlySet<Space>;
  readonly taken: ReadonlySet<Space>;
  readonly revealed: ReadonlySet<Space>;
  /** No corners are cut (DES-16.13). */
  readonly square: boolean;
}

/**
 * Where one can walk through friends who stand on ground that does something: nobody stops on them, so nobody is asked halfway (ICE-3.4). Into a
 * pit one falls.
 */
export function crossingOf(walker: Walker, movement: number): Reach<Space, GridWay> | undefined {
  const { gait, terrain, enemies, taken } = walker;
  const isFriendly = (at: Space): boolean => taken.has(at) && !enemies.has(at);
  const between = [...terrain.keys()].filter(
    at => isFriendly(at) && isDanger(terrain, gait, at) && !isPit(propIn(terrain, at)),
  );
  return between.length > 0 ? reachOf(walker, movement, new Set(between)) : undefined;
}

/** Where one can come if one says so at every ground that does something: over all of it but into a pit, in which one stays. */
export function acrossOf(walker: Walker, movement: number): Reach<Space, GridWay> {
  const { gait, terrain } = walker;
  const crossed = [...terrain.keys()].filter(at => isDanger(terrain, gait, at) && !isPit(propIn(terrain, at)));
  return reachOf(walker, movement, new Set(crossed));
}

/** Where a walk of so many points can end. Enemies bar the way; friends are passed but nobody stops on them. */
export function reachOf(
  walker: Walker,
  movement: number,
  crossed: ReadonlySet<Space> = NOWHERE,
): Reach<Space, GridWay> {
  const { at, gait, monkey, map, terrain, enemies, taken, revealed, square, spanned } = walker;
  // Out of a pit nobody walks, and into one nobody walks further: only to whoever begins in one does it matter where a step comes from.
  const isAlike = !monkey && !square && !spanned && !isPit(propIn(terrain, at));
  return map.reach(at, {
    limit: movement,
    ...(isAlike && {
      enter: (to: Space) => (terrain.has(to) ? undefined : enemies.has(to) && !gait.passes ? CANNOT : 1),
    }),
    cost: (to, from, way) => {
      if (enemies.has(to) && !gait.passes) return CANNOT;
      if (monkey && way === 'link') return CANNOT; // DES-99.11
      if (way === 'step' && isSpanned(walker, from, to)) return CANNOT;
      if (square && way === 'step' && cutsCorner(map, from, to)) return CANNOT; // DES-16.13
      return stepCost(terrain, gait, from, to);
    },
    pass: to => taken.has(to) || isBlocked(propIn(terrain, to), gait),
    stop: to => !revealed.has(to) || (isDanger(terrain, gait, to) && !crossed.has(to)),
  });
}

const isBlocked = (prop: PropRow | undefined, { wades }: Gait): boolean =>
  prop?.blocksMovement === true && wades?.prop !== prop.id;

/** Ground that does something to whoever enters: nobody walks over it without saying so. */
export const isDanger = (terrain: Terrain, gait: Gait, at: Space): boolean => {
  const prop = propIn(terrain, at);
  return prop?.enter !== undefined && !isSpared(gait, prop);
};
