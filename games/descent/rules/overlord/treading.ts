// How monsters of every size walk (DES-16, DES-18): what a step costs, where a walk may end, what the ground does to whoever enters it.
// Pure: whoever asks says who stands where.

import { entered, frontOf, type Reach, rectangleOf, type Size, type Space } from '@veillee/pieces/geometry';
import { propRow } from '../../content/props.ts';
import type { PropRow } from '../../content/rows.ts';
import { quickActionRow } from '../../content/turns.ts';
import type { Ability, FigureSize, Prop } from '../../content/vocabulary.ts';
import { cutsCorner, DIRECTIONS, type Ground, isSpanned, mapFor, shifted } from '../ground.ts';
import type { Wading } from '../legend/outdoors/laws.ts';
import { isBase, type Stand, standsOn } from '../state.ts';

export interface Tread {
  readonly ground: Ground;
  readonly size: FigureSize;
  readonly flies: boolean;
  /** Whatever lies below does nothing to it (DES-89.8). */
  readonly soars?: boolean;
  /** What it can do besides: some ground does nothing to whoever has an ability (ICE-3.9). */
  readonly can?: (ability: Ability) => boolean;
  readonly enemies: ReadonlySet<Space>;
  /** They let each other pass, but nobody stays where another stands (DES-16.6). */
  readonly friends: ReadonlySet<Space>;
  /** Here nobody of its side stays: active glyphs (DES-54.7). */
  readonly noStay: ReadonlySet<Space>;
  /** What it never enters: areas that nobody has seen, and all beyond the place to which it is bound. */
  readonly isOpen: (at: Space) => boolean;
  /** What it wades through here, and what it never enters (LEG-6.5). */
  readonly wades?: Wading | undefined;
  readonly shuns?: readonly Prop[];
  /** No part of its base cuts a corner, where the table plays so (DES-16.13). */
  readonly square?: boolean;
}

/** A place where a figure can come to stand, and what the way there costs. */
export interface Goal {
  readonly to: Stand;
  readonly cost: number;
  /** Both ends included. Of many goals one is gone to. */
  readonly path: () => readonly Stand[];
}

const propAt = ({ terrain }: Ground, at: Space): PropRow | undefined => {
  const prop = terrain.get(at);
  return prop && propRow(prop);
};
/** All spaces under a figure that stands so. */
const under = (at: Stand): readonly Space[] => standsOn({ at });

/** Does this figure feel what lies on the ground? */
const feels = ({ flies, soars, can }: Pick<Tread, 'flies' | 'soars' | 'can'>, prop: PropRow): boolean =>
  soars !== true && (!flies || prop.flyers === 'subject') && !(prop.spares !== undefined && can?.(prop.spares));

/** Is the whole figure in a pit, or in whatever else must be climbed out of (DES-18.4)? */
export const isSunk = ({ ground, flies }: Pick<Tread, 'ground' | 'flies'>, at: Stand): boolean =>
  !flies && under(at).every(one => propAt(ground, one)?.climb !== undefined);

const wadesAt = ({ ground, wades }: Tread, at: Space): boolean =>
  wades !== undefined && ground.terrain.get(at) === wades.prop;
const bars = (tread: Tread, at: Space): boolean =>
  propAt(tread.ground, at)?.blocksMovement === true && !wadesAt(tread, at);

const isShunned = ({ ground, shuns }: Tread, at: Space): boolean =>
  shuns?.some(prop => ground.terrain.get(at) === prop) === true;

/** Movement points for one step; `Infinity` where it cannot be made. */
export function stepCost(tread: Tread, from: Stand, to: Stand): number {
  const { ground, flies, enemies, isOpen } = tread;
  for (const at of under(to)) {
    if (!isOpen(at)) return Number.POSITIVE_INFINITY;
    if (!tread.soars && isShunned(tread, at)) return Number.POSITIVE_INFINITY;
    if (!flies && (enemies.has(at) || bars(tread, at))) return Number.POSITIVE_INFINITY;
  }
  if (tread.square && cutsAny(ground, from, to)) return Number.POSITIVE_INFINITY;
  if (ground.spanned && crossesAbove(ground, from, to)) return Number.POSITIVE_INFINITY;
  // Out of a pit one climbs (DES-46.3); from one space of it to the next one walks (DES-46.6).
  if (isSunk(tread, from) && !isSunk(tread, to)) return Number.POSITIVE_INFINITY;
  const wade = !flies && tread.wades && under(to).some(at => wadesAt(tread, at)) ? tread.wades.cost : 1;
  return Math.max(wade, ...dangers(tread, from, to).map(({ cost = 1 }) => cost));
}

/** DES-50.11: past a wall that stands over a pit, by whoever is not below it. */
const crossesAbove = (ground: Ground, from: Stand, to: Stand): boolean => {
  const [old, fresh] = [under(from), under(to)];
  return old.some(
    (at, n) =>
      at !== fresh[n] && ground.open.adjacent(at, fresh[n] as Space) && isSpanned(ground, at, fresh[n] as Space),
  );
};

/** All parts of a base that keeps its shape go the same way; who turns after its head steps straight (DES-18.13). */
function cutsAny({ open }: Ground, from: Stand, to: Stand): boolean {
  const [old, fresh] = [under(from), under(to)];
  const turns = isBase(from) && isBase(to) && rectangleOf(from).wide !== rectangleOf(to).wide;
  return (
    !turns && old.some((at, n) => open.distance(at, fresh[n] as Space) === 1 && cutsCorner(open, at, fresh[n] as Space))
  );
}

/**
 * What the ground does to a figure that takes this step: what its front half enters, by each prop's own measure (DES-18.7, R42).
 * A pit that one stands in already does nothing more (DES-46.6). Without `from`, the ground itself has changed.
 */
export function dangers(
  tread: Pick<Tread, 'ground' | 'flies' | 'soars' | 'can'>,
  from: Stand | undefined,
  to: Stand,
): PropRow[] {
  const { ground } = tread;
  const all = under(to);
  const kinds = propsAt(ground, all);
  if (kinds.length === 0) return [];
  const isLarge = from !== undefined && isBase(from) && isBase(to);
  const front = isLarge ? frontOf(from, to) : all;
  const fresh = isLarge ? entered(from, to) : all;
  return kinds.filter(prop => {
    if (!feels(tread, prop)) return false;
    const lies = (at: Space): boolean => propAt(ground, at) === prop;
    if (prop.climb !== undefined) return all.every(lies) && !(from !== undefined && under(from).every(lies));
    if (prop.large === 'whole-base') return all.every(lies);
    if (prop.large === 'whole-front') return front.every(lies);
    return front.some(at => fresh.includes(at) && lies(at));
  });
}

/** What lies on these spaces, each sort once. */
function propsAt(ground: Ground, spaces: readonly Space[]): PropRow[] {
  const found: PropRow[] = [];
  if (ground.terrain.size > 0)
    for (const at of spaces) {
      const prop = propAt(ground, at);
      if (prop && !found.includes(prop)) found.push(prop);
    }
  return found;
}

/** Can it stay here: nobody else, nothing that blocks movement, no active glyph (DES-16.6, DES-102.1)? */
export function isStay(tread: Tread, at: Stand): boolean {
  const { friends, enemies, noStay } = tread;
  return under(at).every(
    one => !friends.has(one) && !enemies.has(one) && !noStay.has(one) && !bars(tread, one) && !isShunned(tread, one),
  );
}

/** Where it can walk with so many points, the nearest first; who falls into a pit goes no further by walking. */
export function goals(tread: Tread, from: Stand, points: number): Goal[] {
  if (points <= 0) return [];
  const open = mapFor(tread.ground, tread.flies);
  const sunk = isSunk(tread, from);
  const walk = {
    limit: points,
    cost: (to: Stand, at: Stand) => stepCost(tread, at, to),
    // On bare ground it does not matter where one comes from, if not out of a pit or round a corner.
    ...(!sunk &&
      !tread.square &&
      !tread.ground.spanned && {
        enter: (to: Stand) => (propsAt(tread.ground, under(to)).length > 0 ? undefined : stepCost(tread, from, to)),
      }),
    stop: (at: Stand) => !sunk && isSunk(tread, at),
    pass: (at: Stand) => !isStay(tread, at),
  };
  return isBase(from)
    ? goalsOf(from, open.large(sizeOf(tread)).reach(from, walk))
    : goalsOf(from, open.reach(from, walk));
}

function goalsOf<P extends Stand>(from: P, walk: Pick<Reach<P, unknown>, 'each' | 'path'>): Goal[] {
  const found: Goal[] = [];
  walk.each((to, cost) => {
    if (to !== from) found.push({ to, cost, path: () => walk.path(to) ?? [] });
  });
  return found;
}

function sizeOf({ size }: Tread): Size {
  if (size === '1x1') throw new Error('a figure of one space stands on no base');
  return size;
}

/** Where one climbs out of a pit: any free place beside any part of it (DES-46.3, R16). `near`: beside oneself alone. */
export function climbs(tread: Tread, from: Stand, near: boolean): Stand[] {
  if (!isSunk(tread, from)) return [];
  const { ground, isOpen } = tread;
  const isOut = (at: Stand): boolean => !isSunk(tread, at) && isStay(tread, at) && under(at).every(isOpen);
  // Out from under a boulder too, but not onto it (DES-51.8).
  const { inside, out } = ground.hollows;
  if (isBase(from)) return out.large(sizeOf(tread)).neighbours(from).filter(isOut);
  const pit = ground.terrain.get(from);
  const whole = near
    ? [from]
    : inside.reach(from, { cost: to => (ground.terrain.get(to) === pit ? 1 : Number.POSITIVE_INFINITY) }).places;
  return [...new Set(whole.flatMap(at => out.neighbours(at)))].filter(isOut);
}

/** Over what can be jumped, in a straight line, so many points for each space (DES-46.8, R3). Figures of one space alone. */
export function jumps(tread: Tread, from: Stand, points: number, most = Number.POSITIVE_INFINITY): Goal[] {
  if (isBase(from) || tread.flies || isSunk(tread, from)) return [];
  const open = mapFor(tread.ground, true); // Not below a wall that stands over a pit (DES-50.11).
  const found: Goal[] = [];
  for (const [right, down] of DIRECTIONS) {
    let [at, cost, over] = [from, 0, 0];
    for (;;) {
      const next = shifted(at, right, down);
      if (!open.has(next) || !open.adjacent(at, next) || !tread.isOpen(next) || tread.enemies.has(next)) break; // R93
      const jump = propAt(tread.ground, next)?.jump;
      if (jump === undefined) {
        if (over > 0 && isStay(tread, next)) found.push({ to: next, cost, path: () => [from, next] });
        break;
      }
      over++;
      cost += jump;
      if (cost > points || over > most) break;
      at = next;
    }
  }
  return found;
}

/** Movement points that a monster pays for a quick action; undefined where it cannot (DES-15). */
export function monsterPays(
  id: string,
  { isSmall, isUnique }: { readonly isSmall: boolean; readonly isUnique: boolean },
): number | undefined {
  const { monster, monsters } = quickActionRow(id);
  if (monsters === 'small' && !isSmall) return undefined;
  if (monsters === 'unique' && !isUnique) return undefined;
  return monster;
}
