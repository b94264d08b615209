// DES-16: what stands against moving, how a hero goes, and where to; climbs and jumps. Pure.

import { type GridWay, pointOf, type Reach, type Space, space } from '@veillee/pieces/geometry';
import { because, type Why } from '@veillee/pieces/offers';
import type { PropRow } from '../../content/rows.ts';
import { areAdjacent, groundNow } from '../board.ts';
import { hasOp, working } from '../effects/held.ts';
import { abilitiesOf, isImmune, rankIn } from '../effects/stats.ts';
import { isAsleep } from '../effects/tokens.ts';
import { mapFor } from '../ground.ts';
import { isShielded } from '../legend/dungeon/laws.ts';
import { barredToSmall, wadingIn } from '../legend/outdoors/laws.ts';
import {
  type Hero,
  inForce,
  type Known,
  keptFree,
  type Monster,
  type State,
  sideOf,
  standsOn,
  takenSpaces,
} from '../state.ts';
import { acrossOf, CANNOT, crossingOf, type Gait, isOverPits, isPit, propIn, reachOf, type Walker } from './reach.ts';

/** DES-61.1, DES-97.4: whoever is grappled or webbed spends no movement points. */
export function whyNoMovement(state: State, hero: Hero): Why | undefined {
  if (isAsleep(hero)) return because('why.asleep', 'LEG-6.13');
  const isStuck = state.turn?.hero === hero.id && state.turn.stuck;
  if (!isStuck && !isGrappled(state, hero)) return undefined;
  if (hasOp(hero, 'mayMove')) return undefined;
  return isStuck ? because('why.web', 'DES-97.4') : because('why.grapple', 'DES-61.1');
}

/** An enemy beside it holds it fast (DES-61.1, DES-61.6). */
export function isGrappled(state: State, figure: Hero | Monster): boolean {
  if (figure.at === undefined) return false;
  const side = sideOf(figure.id);
  const holds = (one: Hero | Monster): boolean =>
    one.at !== undefined && rankIn(abilitiesOf(state, one), 'grapple') > 0 && areAdjacent(state, figure, one);
  for (const one of state.monsters)
    if (sideOf(one.id) !== side && holds(one)) return !isImmune(state, figure, 'grapple');
  if (side === 'overlord') for (const one of state.heroes) if (holds(one)) return !isImmune(state, figure, 'grapple');
  return false;
}

export function gaitOf(state: Known, hero: Hero): Gait {
  const flies = rankIn(abilitiesOf(state, hero), 'fly') > 0;
  const isAcrobat = hasOp(hero, 'acrobatics');
  const isDown = hero.at !== undefined && isPit(propOf(state, hero.at));
  const [through, spared] = [working(hero, 'passThrough'), working(hero, 'unharmedBy')];
  const gait: Gait = {
    flies,
    passes: flies || isAcrobat,
    light: isAcrobat && !isDown,
    ...(state.outdoors && outdoorGait(state)),
  };
  if (through.length + spared.length === 0) return gait;
  return {
    ...gait,
    ...(through.length > 0 && { through: through.map(({ op }) => op.prop) }),
    ...(spared.length > 0 && { spared: spared.map(({ op }) => op.prop) }),
  };
}

/** LEG-6.5 */
function outdoorGait(state: Known): Pick<Gait, 'wades' | 'shuns'> {
  const wades = wadingIn(state);
  return { shuns: barredToSmall(state), ...(wades && { wades }) };
}

const propOf = (state: Known, at: Space): PropRow | undefined => propIn(groundNow(state).terrain, at);

/** Where a hero can walk with so many points, and how. */
export const walkOf = (state: Known, hero: Hero, movement: number): Reach<Space, GridWay> =>
  reachOf(walkerOf(state, hero), movement);

/** The same, and through friends on dangerous ground, if there are any. */
export function walksOf(
  state: State,
  hero: Hero,
  movement: number,
): { readonly reach: Reach<Space, GridWay>; readonly through: Reach<Space, GridWay> | undefined } {
  const walker = walkerOf(state, hero);
  const through = walker.terrain.size > 0 ? crossingOf(walker, movement) : undefined;
  return { reach: reachOf(walker, movement), through };
}

/** Where several walks can lead with so many points, one after the other over ground that does something. */
export const walkAcross = (state: Known, hero: Hero, movement: number): Reach<Space, GridWay> =>
  acrossOf(walkerOf(state, hero), movement);

function walkerOf(state: Known, hero: Hero): Walker {
  const ground = groundNow(state);
  const { terrain, revealed, spanned } = ground;
  const enemies = new Set(takenSpaces(state, 'overlord'));
  const taken = new Set(enemies);
  // LEG-20.6: nobody who cannot be killed bars the way.
  if (state.dungeon)
    for (const one of state.monsters) if (isShielded(state, one)) for (const at of standsOn(one)) enemies.delete(at);
  for (const other of state.heroes) if (other.at && other.id !== hero.id) taken.add(other.at);
  for (const one of state.monsters) if (one.owner) for (const at of standsOn(one)) taken.add(at); // DES-84.6
  for (const at of keptFree(state)) taken.add(at);
  const gait = gaitOf(state, hero);
  const walker = {
    at: hero.at as Space,
    gait,
    monkey: hero.monkey !== undefined,
    square: inForce(state, 'no-corner-cutting'),
  };
  return { ...walker, map: mapFor(ground, isOverPits(gait)), spanned, terrain, enemies, taken, revealed };
}

/** DES-46.3, R16: out of a pit to any free space beside it, for points that take the place of the step. */
export function climbsOf(state: Known, hero: Hero): { readonly cost: number; readonly to: readonly Space[] } {
  const at = hero.at as Space;
  const prop = propOf(state, at);
  const gait = gaitOf(state, hero);
  const { climb } = prop ?? {};
  if (climb === undefined || gait.flies || hero.monkey !== undefined) return { cost: 0, to: [] };
  if (prop && gait.spared?.includes(prop.id)) return { cost: 0, to: [] }; // They never fell.
  const { inside, out } = groundNow(state).hollows; // Out from under a boulder too (DES-51.8).
  const anywhere = inForce(state, 'pit-exit-anywhere');
  const pit = inside.reach(at, {
    limit: anywhere ? CANNOT : 0,
    cost: to => (isPit(propOf(state, to)) ? 1 : CANNOT),
  }).places;
  const taken = new Set([...takenSpaces(state), ...keptFree(state)]);
  const beside = [...new Set(pit.flatMap(one => out.neighbours(one)))];
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
  const ground = groundNow(state);
  const { terrain } = ground;
  const map = mapFor(ground, true); // Over a pit, not below a wall that stands there (DES-50.11).
  const priceAt = (of: Space): number | undefined => propIn(terrain, of)?.jump;
  if (terrain.size === 0 || isPit(propIn(terrain, at))) return [];
  const pits = map.neighbours(at).filter(to => priceAt(to) !== undefined);
  if (pits.length === 0) return [];
  const taken = new Set([...takenSpaces(state), ...keptFree(state)]);
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
    const there = propIn(terrain, to);
    const isLanding = over > 0 && cost <= movement && !taken.has(to) && !there?.blocksMovement && !there?.jump; // R3
    if (isLanding) found.push({ to, cost, over });
  }
  return found;
}
