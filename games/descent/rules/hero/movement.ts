// DES-16: what stands against moving, how a hero goes, and where to; climbs and jumps. Pure.

import { type GridWay, pointOf, type Reach, type Space, space } from '@veillee/pieces/geometry';
import { first, unless, type Why } from '@veillee/pieces/offers';
import type { PropRow } from '../../content/rows.ts';
import type { Ability } from '../../content/vocabulary.ts';
import { areAdjacent, groundNow } from '../board.ts';
import { hasOp } from '../effects/held.ts';
import { abilitiesOf, has, isImmune, rankIn } from '../effects/stats.ts';
import {
  type Hero,
  inForce,
  isEnemy,
  type Known,
  type Monster,
  onBoard,
  type State,
  takenSpaces,
  turnOf,
} from '../state.ts';
import { CANNOT, crossingOf, type Gait, isPit, propIn, reachOf, type Walker } from './reach.ts';

/** DES-61.1, DES-97.4: whoever is grappled or webbed spends no movement points. */
export function whyNoMovement(state: State, hero: Hero): Why | undefined {
  return first(
    unless(!(state.turn?.hero === hero.id && turnOf(state).stuck), 'why.web', 'DES-97.4'),
    unless(!isGrappled(state, hero), 'why.grapple', 'DES-61.1'),
  );
}

/** An enemy beside it holds it fast (DES-61.1, DES-61.6). */
export const isGrappled = (state: State, figure: Hero | Monster): boolean =>
  figure.at !== undefined &&
  !isImmune(state, figure, 'grapple') &&
  onBoard(state).some(
    one =>
      isEnemy(one.id, figure.id) && rankIn(abilitiesOf(state, one), 'grapple') > 0 && areAdjacent(state, figure, one),
  );

export function gaitOf(state: Known, hero: Hero): Gait {
  const can = (ability: Ability): boolean => has(state, hero.id, ability);
  const flies = can('fly');
  const isAcrobat = hasOp(hero, 'acrobatics');
  const isDown = hero.at !== undefined && isPit(propOf(state, hero.at));
  return { flies, passes: flies || can('ghost') || isAcrobat, light: isAcrobat && !isDown };
}

const propOf = (state: Known, at: Space): PropRow | undefined => propIn(groundNow(state).terrain, at);

/** Where a hero can walk with so many points, and how. */
export const walkOf = (state: Known, hero: Hero, movement: number): Reach<Space, GridWay> =>
  reachOf(walkerOf(state, hero), movement);

/** The same through friends on dangerous ground, if there are any. */
export const walkThrough = (state: State, hero: Hero, movement: number): Reach<Space, GridWay> | undefined =>
  groundNow(state).terrain.size > 0 ? crossingOf(walkerOf(state, hero), movement) : undefined;

function walkerOf(state: Known, hero: Hero): Walker {
  const { open: map, terrain, revealed } = groundNow(state);
  const enemies = new Set(takenSpaces(state, 'overlord'));
  const taken = new Set(enemies);
  for (const other of state.heroes) if (other.at && other.id !== hero.id) taken.add(other.at);
  const walker = {
    at: hero.at as Space,
    gait: gaitOf(state, hero),
    monkey: hero.monkey !== undefined,
    square: inForce(state, 'no-corner-cutting'),
  };
  return { ...walker, map, terrain, enemies, taken, revealed };
}

/** DES-46.3, R16: out of a pit to any free space beside it, for points that take the place of the step. */
export function climbsOf(state: Known, hero: Hero): { readonly cost: number; readonly to: readonly Space[] } {
  const at = hero.at as Space;
  const { climb } = propOf(state, at) ?? {};
  if (climb === undefined || gaitOf(state, hero).flies || hero.monkey !== undefined) return { cost: 0, to: [] };
  const { open: map } = groundNow(state).below; // Out from under a boulder too (DES-51.8).
  const anywhere = inForce(state, 'pit-exit-anywhere');
  const pit = map.reach(at, {
    limit: anywhere ? CANNOT : 0,
    cost: to => (isPit(propOf(state, to)) ? 1 : CANNOT),
  }).places;
  const taken = new Set(takenSpaces(state));
  const beside = [...new Set(pit.flatMap(one => map.neighbours(one)))];
  const isFree = (to: Space): boolean =>
    !taken.has(to) && !isPit(propOf(state, to)) && !propOf(state, to)?.blocksMovement;
  return { cost: climb, to: beside.filter(isFree) };
}

function beyondOf(from: Space, to: Space): Space {
  const [one, two] = [pointOf(from), pointOf(to)];
  return space(2 * two.x - one.x, 2 * two.y - one.y);
}

/** DES-46.8, DES-10.15: straight over the spaces of a pit to the other side, so many points for each of them. */
export function jumpsOf(
  state: Known,
  hero: Hero,
  movement: number,
): { readonly to: Space; readonly cost: number; readonly over: number }[] {
  const at = hero.at as Space;
  const { open: map, terrain } = groundNow(state);
  const priceAt = (of: Space): number | undefined => propIn(terrain, of)?.jump;
  if (terrain.size === 0 || isPit(propIn(terrain, at))) return [];
  const pits = map.neighbours(at).filter(to => priceAt(to) !== undefined);
  if (pits.length === 0) return [];
  const taken = new Set(takenSpaces(state));
  // Over a friend in the pit, not over an enemy: as one walks (R93).
  const barred = gaitOf(state, hero).passes ? new Set<Space>() : new Set(takenSpaces(state, 'overlord'));
  const most = inForce(state, 'jump-one-space') ? 1 : CANNOT; // R3
  const found: { to: Space; cost: number; over: number }[] = [];
  for (const next of pits) {
    let [from, to, over, cost] = [at, next, 0, 0];
    for (let price = priceAt(to); price !== undefined && !barred.has(to) && over < most; price = priceAt(to)) {
      cost += price;
      over++;
      const beyond = beyondOf(from, to);
      if (!map.has(beyond) || !map.adjacent(to, beyond)) break;
      [from, to] = [to, beyond];
    }
    const isLanding = over > 0 && cost <= movement && !taken.has(to) && propIn(terrain, to) === undefined;
    if (isLanding) found.push({ to, cost, over });
  }
  return found;
}
