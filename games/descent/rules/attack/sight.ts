// Which spaces a figure can attack from where it stands, and how far they are (DES-20.2, DES-20.3, DES-21.5, DES-22). Pure.

import type { Space } from '@veillee/pieces/geometry';
import { overlordCardRow } from '../../content/overlord.ts';
import { propRow } from '../../content/props.ts';
import type { CardOp, HeroOp, Kind } from '../../content/vocabulary.ts';
import { groundNow, isEmpty, mapNow } from '../board.ts';
import { heldAt } from '../effects/held.ts';
import { has, hasOp, rankOf } from '../effects/stats.ts';
import { type Ground, meleeZone, seen } from '../ground.ts';
import { figureAt, type Hero, isHero, type Monster, onBoard, rowId, type State, standsOn } from '../state.ts';

/** No hero sees further than this while such a card lasts. */
export function heroSight(state: State): number {
  const limits = (ops: readonly CardOp[]): number[] =>
    ops.flatMap(op => (op.op === 'heroSight' ? [op.n] : op.op === 'untilNextTurn' ? limits(op.ops) : []));
  return Math.min(
    ...state.overlord.lasting.flatMap(card => limits(overlordCardRow(rowId(card)).ops)),
    Number.POSITIVE_INFINITY,
  );
}

const says = (hero: Hero, op: HeroOp['op'], kind: Kind): boolean =>
  heldAt(hero, 'attack:sight').some(
    ({ effect }) =>
      effect.ops.some(one => one.op === op) &&
      (effect.if ?? []).every(condition => condition.is !== 'kind' || condition.kinds.includes(kind)),
  );

/** Spaces of all figures but these. */
const bodies = (state: State, ...but: readonly (Hero | Monster | undefined)[]): Space[] =>
  onBoard(state).flatMap(figure => (but.includes(figure) ? [] : standsOn(figure)));

/** DES-22: whether a figure has line of sight to a space. Neither its own figure nor whoever stands there bars the way (DES-22.5). */
export function seesSpace(state: State, figure: Hero | Monster, to: Space, kind?: Kind): boolean {
  const ground = groundNow(state);
  const own = standsOn(figure);
  if (own.length === 0) return false;
  const there = figureAt(state, to);
  const limit = isHero(figure) ? heroSight(state) : undefined;
  const looks = (over: Ground, from: readonly Space[], figures: readonly Space[]): boolean =>
    seen(over, from, to, figures, limit).length > 0;
  const isSpecial = isHero(figure) && kind !== undefined;
  // Where walls bar the way nobody asks who stands in it.
  if (!isSpecial && !ground.sight.sees(own, to)) return false;
  const figures = bodies(state, figure, there);
  if (looks(ground, own, figures)) return true;
  if (!isSpecial) return false;
  if (says(figure, 'seeThroughAll', kind)) return looks({ ...ground, sight: ground.open }, own, []);
  if (says(figure, 'traceFromBeside', kind) && besideOf(state, own).some(from => looks(ground, [from], figures)))
    return true;
  return says(figure, 'seeThroughOne', kind) && seesPastOne(state, figure, there, looks);
}

const besideOf = (state: State, own: readonly Space[]): Space[] =>
  own.flatMap(at => mapNow(state).neighbours(at)).filter(at => isEmpty(state, at));

/** DRF-2.7: past one figure or one obstacle, whatever its size. */
function seesPastOne(
  state: State,
  figure: Hero,
  there: Hero | Monster | undefined,
  looks: (over: Ground, from: readonly Space[], figures: readonly Space[]) => boolean,
): boolean {
  const ground = groundNow(state);
  const own = standsOn(figure);
  if (onBoard(state).some(one => looks(ground, own, bodies(state, figure, there, one)))) return true;
  const figures = bodies(state, figure, there);
  return obstaclesIn(ground).some(patch => {
    const terrain = { ...state.board.terrain, ...Object.fromEntries(patch.map(at => [at, 'none'])) };
    return looks(groundNow({ ...state, board: { ...state.board, terrain } }), own, figures);
  });
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

/** The spaces that its melee attacks reach (DES-20.2, DES-77.1). */
export const meleeSpaces = (state: State, figure: Hero | Monster): Space[] =>
  meleeZone(groundNow(state), standsOn(figure), rankOf(state, figure.id, 'reach'));

/** As ranges are counted: a diagonal is 1, and the two ends of stairs are adjacent (DES-17.3, DES-53.5). */
export function distanceTo(state: State, figure: Hero | Monster, to: Space): number {
  const map = mapNow(state);
  const own = standsOn(figure);
  const straight = map.distance(own, to);
  return map.ground.links.length > 0 && straight > 1 ? Math.min(straight, map.stepsBetween(own, to)) : straight;
}

/** Whether an attack of this kind can be aimed at a space. */
export const canAim = (state: State, figure: Hero | Monster, kind: Kind, to: Space): boolean =>
  aimOf(state, figure, kind)(to);

/** The same for many spaces: what does not depend on them is worked out once. */
export function aimOf(state: State, figure: Hero | Monster, kind: Kind): (to: Space) => boolean {
  const own = standsOn(figure);
  if (kind === 'melee') {
    const { open: map, sight } = groundNow(state);
    const zone = rankOf(state, figure.id, 'reach') === 0 ? undefined : meleeSpaces(state, figure);
    return to => {
      const isBeside = own.some(at => map.adjacent(at, to));
      if (zone ? !zone.includes(to) : !isBeside || own.includes(to) || !sight.sees(own, to)) return false; // DES-21.5
      // Whoever is a ghost cannot be touched from beside.
      const there = isBeside && figureAt(state, to);
      return !(there && has(state, there.id, 'ghost'));
    };
  }
  const keepsOff = kind === 'ranged' && isHero(figure) && hasOp(figure, 'notAdjacent');
  return to =>
    !own.includes(to) && !(keepsOff && distanceTo(state, figure, to) <= 1) && seesSpace(state, figure, to, kind);
}
