// Which spaces a figure can attack from where it stands, and how far they are (DES-20.2, DES-20.3, DES-21.5, DES-22). Pure.

import type { GridMap, Marks, Space } from '@veillee/pieces/geometry';
import { areSame } from '@veillee/pieces/kept';
import { propRow } from '../../content/props.ts';
import type { Ability, HeroOp, Kind, Owned } from '../../content/vocabulary.ts';
import { groundNow, mapNow } from '../board.ts';
import { hasOp, heldAt } from '../effects/held.ts';
import { has, rankIn, rankOf } from '../effects/stats.ts';
import { type Ground, lookFrom, meleeZone, seesNext } from '../ground.ts';
import { groundUnder } from '../ground-under.ts';
import { heroSight } from '../hero/sight.ts';
import { seesPast } from '../legend/avatar-sheet.ts';
import {
  type FigureId,
  figureAt,
  type Hero,
  isHero,
  isUp,
  type Known,
  type Monster,
  onBoard,
  type State,
  standsOn,
  takenSpaces,
} from '../state.ts';

/** Whether a hero's cards say so of looking for attacks of this kind. */
const says = (hero: Hero, op: HeroOp['op'], kind: Kind | undefined): boolean =>
  heldAt(hero, 'attack:sight').some(
    ({ effect }) =>
      effect.ops.some(one => one.op === op) &&
      (effect.if ?? []).every(
        condition => condition.is !== 'kind' || (kind !== undefined && condition.kinds.includes(kind)),
      ),
  );

/** Spaces of all figures but these; one sees over eggs (ICE-4.1). */
function bodies(state: Known, ...but: readonly (Hero | Monster | undefined)[]): Space[] {
  const found: Space[] = [];
  for (const figure of onBoard(state))
    if (!but.includes(figure) && (isHero(figure) || !figure.egg)) found.push(...standsOn(figure));
  return found;
}

/** The same on a map. Whoever looks may look from many places, while the others stand still. */
function bodiesOn(map: GridMap, state: Known, ...but: readonly (Hero | Monster | undefined)[]): Marks<Space> {
  const spaces = bodies(state, ...but);
  if (lastBodies?.map === map && areSame(lastBodies.spaces, spaces)) return lastBodies.marks;
  const marks = map.marks(spaces);
  lastBodies = { map, spaces, marks };
  return marks;
}
let lastBodies: { readonly map: GridMap; readonly spaces: readonly Space[]; readonly marks: Marks<Space> } | undefined;

/** DES-22: whether a figure has line of sight to a space. Neither its own figure nor whoever stands there bars the way (DES-22.5). */
export const seesSpace = (state: Known, figure: Hero | Monster, to: Space, kind?: Kind): boolean =>
  sightOf(state, figure, kind)(to);

/** The same for many spaces: what does not depend on them is worked out once, and only when it is asked for. */
export function sightOf(state: Known, figure: Hero | Monster, kind?: Kind): (to: Space) => boolean {
  const own = standsOn(figure);
  if (own.length === 0) return () => false;
  const ground = groundUnder(state, figure);
  const limit = isHero(figure) ? heroSight(state) : undefined;
  const looks = lookFrom(ground, own, limit);
  const others = once(() => bodiesOn(ground.sight, state, figure));
  // Whoever stands on one space does not stand in the way to it; of a large figure nothing does.
  const without = new Map<FigureId, Marks<Space>>();
  const figuresTo = (to: Space): Marks<Space> => {
    const there = others().has(to) ? figureAt(state, to) : undefined;
    if (!there || !isLarge(there)) return others();
    const marks = without.get(there.id) ?? ground.sight.marks(bodies(state, figure, there));
    without.set(there.id, marks);
    return marks;
  };
  const isClear = (to: Space): boolean => looks(to) && looks(to, figuresTo(to));
  const keen = isHero(figure) ? keenness(figure, kind) : seesPast(state, figure) ? SNIPER : NOT_KEEN;
  if (!keen.isKeen) return isClear;
  const spaces = once(() => (keen.fromBeside ? besideOf(state, own) : []));
  const beside = once(() => spaces().map(from => lookFrom(ground, [from], limit)));
  // Whoever may do both looks past somebody from beside as well.
  const past = once(() =>
    keen.pastOne ? [own, ...spaces().map(from => [from])].map(from => pastOne(state, figure, from, limit)) : [],
  );
  return to => {
    if (isClear(to)) return true;
    if (keen.throughAll) return lookFrom({ ...ground, sight: ground.open }, own, limit)(to);
    return beside().some(look => look(to, figuresTo(to))) || past().some(look => look(to));
  };
}

/** Worked out when it is first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

const isLarge = (figure: Hero | Monster): boolean => standsOn(figure).length > 1;

/** What a hero's cards say of looking, for attacks of a kind or for anything. */
interface Keenness {
  readonly isKeen: boolean;
  readonly throughAll: boolean;
  readonly fromBeside: boolean;
  readonly pastOne: boolean;
}
const NOT_KEEN: Keenness = { isKeen: false, throughAll: false, fromBeside: false, pastOne: false };
/** LEG-16.2 */
const SNIPER: Keenness = { ...NOT_KEEN, isKeen: true, pastOne: true };

function keenness(hero: Hero, kind: Kind | undefined): Keenness {
  const throughAll = hasOp(hero, 'seeThroughAll');
  if (!throughAll && heldAt(hero, 'attack:sight').length === 0) return NOT_KEEN;
  const [fromBeside, pastOne] = [says(hero, 'traceFromBeside', kind), says(hero, 'seeThroughOne', kind)];
  return { isKeen: throughAll || fromBeside || pastOne, throughAll, fromBeside, pastOne };
}

function besideOf(state: Known, own: readonly Space[]): Space[] {
  const { open, terrain } = groundNow(state);
  const taken = new Set(takenSpaces(state));
  const beside = own.flatMap(at => open.neighbours(at).filter(to => open.distance(at, to) === 1)); // not by stairs (DES-17.1)
  return beside.filter(at => !terrain.has(at) && !taken.has(at));
}

/** DRF-2.7: past one figure or one obstacle, whatever its size. */
function pastOne(
  state: Known,
  figure: Hero | Monster,
  from: readonly Space[],
  limit: number | undefined,
): (to: Space) => boolean {
  const ground = groundUnder(state, figure);
  const looks = lookFrom(ground, from, limit);
  const without = once(() =>
    obstaclesIn(ground).map(patch => {
      const terrain = { ...state.board.terrain, ...Object.fromEntries(patch.map(at => [at, 'none'])) };
      return lookFrom(groundUnder({ ...state, board: { ...state.board, terrain } }, figure), from, limit);
    }),
  );
  return to => {
    const there = figureAt(state, to);
    const marks = (one?: Hero | Monster): Marks<Space> => ground.sight.marks(bodies(state, figure, there, one));
    if (looks(to) && onBoard(state).some(one => looks(to, marks(one)))) return true;
    const all = once(marks);
    return without().some(look => look(to) && look(to, all()));
  };
}

/** What blocks sight, one obstacle after the other: neighbouring spaces of one terrain are one. */
function obstaclesIn({ terrain, open }: Ground): Space[][] {
  const left = new Set([...terrain].flatMap(([at, prop]) => (propRow(prop).blocksSight ? [at] : [])));
  const found: Space[][] = [];
  for (const start of left) {
    const patch = open.reach(start, {
      cost: to => (terrain.get(to) === terrain.get(start) ? 1 : Number.POSITIVE_INFINITY),
    }).places;
    for (const at of patch) left.delete(at);
    found.push(patch);
  }
  return found;
}

/** What an attack is made with may bring abilities besides the figure's own: a staff reaches further than its bearer (DES-60.1). */
const hasWith = (state: Known, figure: Hero | Monster, ability: Ability, more: readonly Owned[]): boolean =>
  has(state, figure.id, ability) || rankIn(more, ability) > 0;

/** The spaces that its melee attacks reach (DES-20.2, DES-77.1), with what they are made with. */
export const meleeSpaces = (state: Known, figure: Hero | Monster, more: readonly Owned[] = NOTHING): Space[] =>
  meleeZone(groundUnder(state, figure), standsOn(figure), reachOf(state, figure, more));

/** How much further than beside it: one space, however often it has Reach (R161); in a campaign one for each rank (LEG-20.2). */
function reachOf(state: Known, { id }: Hero | Monster, more: readonly Owned[]): number {
  const ranks = rankOf(state, id, 'reach') + rankIn(more, 'reach');
  return state.legend ? ranks : Math.min(1, ranks);
}
const NOTHING: readonly Owned[] = [];

/** As ranges are counted: a diagonal is 1, and the two ends of stairs are adjacent (DES-17.3, DES-53.5). */
export function distanceTo(state: Known, figure: Hero | Monster, to: Space): number {
  const map = mapNow(state);
  const own = standsOn(figure);
  const straight = map.distance(own, to);
  return map.ground.links.length > 0 && straight > 1 ? Math.min(straight, map.stepsBetween(own, to)) : straight;
}

/** Whoever is a ghost cannot be touched from beside, nor whoever soars (DES-89.4). */
function isUntouchable(state: Known, at: Space): boolean {
  const there = figureAt(state, at);
  return there !== undefined && (isUp(there) || has(state, there.id, 'ghost'));
}

const isAbove = (state: Known, at: Space): boolean => {
  const there = figureAt(state, at);
  return there !== undefined && isUp(there);
};

/** Which spaces a blow without Reach can be aimed at from here: those beside, as far as walls let it (DES-21.5). */
export function touchFrom(
  state: Known,
  own: readonly Space[],
  ground: Ground = groundNow(state),
): (to: Space) => boolean {
  const { open: map } = ground;
  return to =>
    own.some(at => map.adjacent(at, to)) && !own.includes(to) && seesNext(ground, own, to) && !isUntouchable(state, to);
}

/** Whether an attack of this kind, with such abilities besides the figure's own, can be aimed at a space. */
export const canAim = (
  state: State,
  figure: Hero | Monster,
  kind: Kind,
  to: Space,
  more: readonly Owned[] = NOTHING,
): boolean => aimOf(state, figure, kind, more)(to);

/** The same for many spaces: what does not depend on them is worked out once. */
export function aimOf(
  state: Known,
  figure: Hero | Monster,
  kind: Kind,
  more: readonly Owned[] = NOTHING,
): (to: Space) => boolean {
  const own = standsOn(figure);
  if (kind === 'melee') {
    if (isUp(figure)) return () => false; // DES-89.4
    if (!hasWith(state, figure, 'reach', more)) return touchFrom(state, own, groundUnder(state, figure));
    const { open: map } = groundNow(state);
    const zone = meleeSpaces(state, figure, more);
    // Whoever stands between is in the way, but of a Sweep (DES-22.2, DES-66.4).
    const isClear = hasWith(state, figure, 'sweep', more) ? undefined : sightOf(state, figure);
    return to => {
      if (!zone.includes(to) || (state.outdoors && isAbove(state, to))) return false;
      const isBeside = own.some(at => map.adjacent(at, to));
      return isBeside ? !isUntouchable(state, to) : !isClear || isClear(to);
    };
  }
  const keepsOff = kind === 'ranged' && isHero(figure) && hasOp(figure, 'notAdjacent');
  const sees = sightOf(state, figure, kind);
  const isTooNear = (to: Space): boolean =>
    keepsOff && distanceTo(state, figure, to) <= 1 && !(state.outdoors && isAbove(state, to));
  return to => !own.includes(to) && !isTooNear(to) && sees(to);
}
