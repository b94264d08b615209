// Which spaces a rule of a scenario means. Everything that matches is found without chance; of several the table's chance picks one.

import { centreOf, isCentre, type SpaceAt } from '../../content/lattice.ts';
import type { Spaces, WhereKind } from '../../content/scenarios/vocabulary.ts';
import {
  allSpaces,
  countTokens,
  distance,
  isLiberated,
  isTowerHex,
  mineOf,
  postOf,
  spaceAt,
  tileUnder,
} from '../land.ts';
import type { Hero, Known, State, T } from '../state.ts';
import { markersAt } from './markers.ts';

/** How many seals close a Rift. */
export const SEALS = 4;

function isOfKind(state: Known, at: SpaceAt, kind: WhereKind): boolean {
  const space = spaceAt(state, at);
  switch (kind) {
    case 'any':
      return !isCentre(at) && space.kind !== 'village';
    case 'trading-post':
      return postOf(space) !== undefined;
    case 'mine':
      return mineOf(space) !== undefined;
    default:
      return space.kind === kind;
  }
}

/** R90: a piece on a hex of the Towers is at the Towers too. */
function placesOfPiece(state: Known, { piece, kinds }: Spaces): readonly SpaceAt[] {
  const at = piece && state.scenario.foes[piece]?.at;
  if (at === undefined) return [];
  return kinds && isTowerHex(state, at) ? [at, centreOf(tileUnder(at))] : [at];
}

/** How far a space is from the nearest of these. */
export const nearestOf = (state: Known, from: SpaceAt, places: readonly SpaceAt[]): number =>
  Math.min(Number.POSITIVE_INFINITY, ...places.map(to => distance(state, from, to)));

function matches(
  state: Known,
  hero: Hero | undefined,
  where: Spaces,
  among: readonly SpaceAt[] = where.piece ? placesOfPiece(state, where) : allSpaces(state),
): SpaceAt[] {
  const { within } = where;
  let near: readonly SpaceAt[] | undefined;
  return among.filter(at => {
    if (where.kinds && !where.kinds.some(kind => isOfKind(state, at, kind))) return false;
    if (where.liberated && !isLiberated(state, at)) return false;
    if (where.marker && markersAt(state, at, where.marker) === 0) return false;
    if (where.without?.some(kind => markersAt(state, at, kind) > 0)) return false;
    if (where.own && !(hero && countTokens(state, at, 'interaction', hero) > 0)) return false;
    if (where.vacant && state.heroes.some(one => one.at === at)) return false;
    if (where.unsealed && markersAt(state, at, 'recall') >= SEALS) return false;
    if (!within) return true;
    near ??= matches(state, hero, within.of);
    return nearestOf(state, at, near) <= within.n;
  });
}

/** Whether a space is one of these. */
export const isAmong = (state: State, hero: Hero, where: Spaces, at: SpaceAt): boolean =>
  (!where.piece || placesOfPiece(state, where).includes(at)) && matches(state, hero, where, [at]).length > 0;

/** All that match, before one of them is picked. */
export function spacesLike(state: Known, where: Spaces, hero?: Hero): SpaceAt[] {
  return matches(state, hero, where);
}

/** All that a rule could mean: of the nearest or farthest, those that tie. */
function candidates(state: State, hero: Hero | undefined, where: Spaces, allowed: (at: SpaceAt) => boolean): SpaceAt[] {
  const places = matches(state, hero, where).filter(allowed);
  const { pick } = where;
  if (typeof pick !== 'object') return places;
  const isNearest = 'nearest' in pick;
  const to = matches(state, hero, isNearest ? pick.nearest : pick.farthest);
  const far = places.map(at => nearestOf(state, at, to));
  const best = isNearest ? Math.min(...far) : Math.max(...far);
  return Number.isFinite(best) ? places.filter((_, n) => far[n] === best) : [];
}

/** The spaces that a rule means now: all of them, one at random, or what it says otherwise. */
export function pickSpaces(
  t: T,
  where: Spaces,
  hero?: Hero,
  allowed: (at: SpaceAt) => boolean = () => true,
): readonly SpaceAt[] {
  const places = candidates(t.state, hero, where, allowed);
  if (places.length === 0) return where.otherwise ? pickSpaces(t, where.otherwise, hero, allowed) : [];
  return where.pick === 'all' || places.length === 1 ? places : [t.pick(places, 'scenario')];
}
