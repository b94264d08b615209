// DES-16: heroes move, space by space, with all that may happen on the way.

import type { Option } from '@veillee/kernel';
import { kept, type Space } from '@veillee/pieces/geometry';
import { unless } from '@veillee/pieces/offers';
import { propRow } from '../../content/props.ts';
import { nearestSites } from '../areas/placing.ts';
import { groundNow, propAt } from '../board.ts';
import { calls } from '../calls.ts';
import { heroName } from '../card-names.ts';
import { isAloft } from '../heights.ts';
import { climbKey, jumpKey, walkKey } from '../keys.ts';
import { wadingIn } from '../legend/outdoors/laws.ts';
import { breakOffLeft } from '../quest/efforts.ts';
import {
  type DeedOffer,
  type Flow,
  type Hero,
  type HeroTurn,
  isBase,
  keptFree,
  markersAt,
  onBoard,
  type State,
  sheetOf,
  standsOn,
  type T,
  turnOf,
} from '../state.ts';
import { endOrder } from '../wounds.ts';
import { activateHere } from './glyphs.ts';
import { climbsOf, gaitOf, jumpsOf, walksOf, whyNoMovement } from './movement.ts';
import { stepCost } from './reach.ts';

/** Every space that can be reached with the points that are left; jumps and climbs apart, for they cost otherwise. */
export function offerWalks(state: State, hero: Hero, turn: HeroTurn, offer: DeedOffer): void {
  // Out of a tree one climbs first (DRF-8.2).
  if (whyNoMovement(state, hero) || turn.halted || isAloft(hero)) return;
  if (turn.movement > 0) {
    const { reach, through } = walksOf(state, hero, turn.movement);
    reach.each((to, cost) => {
      if (to === hero.at) return;
      offer(undefined, () => ({ option: walkOption(to, cost), run: t => walk(t, hero, reach.path(to) ?? []) }));
    });
    through?.each((to, cost) => {
      if (reach.has(to)) return;
      offer(undefined, () => ({ option: walkOption(to, cost), run: t => walk(t, hero, through.path(to) ?? []) }));
    });
  }
  const { cost, to: exits } = climbsOf(state, hero);
  for (const to of exits)
    offer(unless(turn.movement >= cost, 'why.movement', 'DES-10.12', { cost }), () => ({
      option: { key: climbKey.make(to), text: 'turn.climb', with: { cost }, on: [to], rule: 'DES-46.3' },
      run: t => leap(t, hero, to, cost),
    }));
  if (hero.monkey !== undefined) return;
  for (const jump of jumpsOf(state, hero, turn.movement))
    offer(undefined, () => ({
      option: {
        key: jumpKey.make(jump.to),
        text: 'turn.jump',
        with: { cost: jump.cost },
        on: [jump.to],
        rule: 'DES-46.8',
      },
      run: t => leap(t, hero, jump.to, jump.cost),
    }));
}

/** Of all options the most frequent: each is made once. */
const walkOptions = kept((_to: Space): Option[] => [], 4096);
export function walkOption(to: Space, cost: number): Option {
  const byCost = walkOptions(to);
  byCost[cost] ??= { key: walkKey.make(to), text: 'turn.walk', with: { cost }, on: [to] };
  return byCost[cost];
}

/** One space after the other. Whoever is hurt, held or shown something new on the way stops there and thinks again. */
export function* walk(t: T, hero: Hero, path: readonly Space[]): Flow {
  const { state } = t;
  const turn = turnOf(state);
  const start = hero.at as Space;
  const walked = [start];
  const gait = gaitOf(state, hero);
  const end = path.at(-1);
  let [isOver, thinks] = [false, false];
  for (const to of path.slice(1)) {
    const from = hero.at as Space;
    const cost = stepCost(groundNow(state).terrain, gait, from, to);
    if (whyNoMovement(state, hero) || cost > turn.movement) break;
    const [wounds, revealed] = [hero.wounds, state.board.revealed.length];
    turn.movement -= cost;
    isOver = to !== end && gait.light && propAt(state, to) !== undefined;
    hero.over = isOver ? to : undefined;
    yield* stepTo(t, hero, to, from, isOver);
    walked.push(to);
    if (turn.ended || hero.at !== to) break;
    thinks ||= hero.wounds < wounds || state.board.revealed.length > revealed;
    // Who is light of foot thinks again beyond the pit, not over it, unless the ground has given way.
    if (!isOver && (thinks || gaitOf(state, hero).light !== gait.light)) break;
  }
  hero.over = undefined;
  if (isOver && hero.at === walked.at(-1)) yield* calls(t).stepOn(t, hero.id, { own: true }); // held there, they fall
  if (hero.at === undefined) return;
  goBackWhereTaken(t, hero);
  if (hero.at !== start) tellWalk(t, hero, start, walked);
  if (turn.ended) return;
  if (hero.at === end) yield* endWalk(t, hero);
  else turn.midway = true;
}

function tellWalk(t: T, hero: Hero, from: Space, walked: readonly Space[]): void {
  const moves = [{ what: hero.id, from, to: hero.at as Space }];
  const told = { hero: heroName(sheetOf(hero)), n: walked.length - 1, left: turnOf(t.state).movement };
  t.tell('log.walks', told, { rule: 'DES-16.3', moves, detail: walked });
}

/** A jump or a climb: over what lies between, at a price of its own. */
function* leap(t: T, hero: Hero, to: Space, cost: number): Flow {
  const turn = turnOf(t.state);
  const from = hero.at as Space;
  turn.movement -= cost;
  yield* stepTo(t, hero, to, from);
  if (hero.at === undefined) return;
  tellWalk(t, hero, from, [from, to]);
  if (!turn.ended) yield* endWalk(t, hero);
}

/**
 * A hero comes to a space by their own choice. First what must happen (DES-13.12): ground, auras, glyphs; then the overlord's cards; then
 * what is seen from here, and the quest's scripts.
 */
export function* stepTo(t: T, hero: Hero, to: Space, from: Space, over = false): Flow {
  const { state } = t;
  const isHere = (): boolean => hero.at === to && !state.turn?.ended;
  if (canStay(state, hero, from)) turnOf(state).lastFree = from;
  hero.at = to;
  turnOf(state).walked = true;
  turnOf(state).trail = [...(turnOf(state).trail ?? [from]), to];
  endOrder(hero, 'move'); // DES-8.7
  breakOffLeft(t, hero);
  yield* calls(t).stepOn(t, hero.id, { from, own: true, over });
  if (isHere()) yield* calls(t).moment(t, 'space-entered', { figure: hero.id, at: to });
  if (isHere()) yield* activateHere(t, hero);
  if (isHere()) yield* calls(t).offerOverlord(t, { when: 'space-entered', figure: hero.id, at: to });
  if (isHere()) yield* calls(t).look(t);
  yield* calls(t).happen(t, { what: 'leave', at: from, figure: hero.id });
  if (isHere()) yield* calls(t).happen(t, { what: 'enter', at: to, figure: hero.id });
  if (isHere() && state.dungeon) yield* calls(t).offerGuard(t); // LEG-12.15
}

/** Neither a figure nor anything that blocks movement is there: whoever passes over such things cannot stop on them. */
function canStay(state: State, hero: Hero, at: Space): boolean {
  const prop = propAt(state, at);
  return (
    !(prop && propRow(prop).blocksMovement && !(state.outdoors && wadingIn(state)?.prop === prop)) &&
    onBoard(state).every(other => other.id === hero.id || !standsOn(other).includes(at)) &&
    !keptFree(state).includes(at)
  );
}

/** DES-16.16: whoever is held where they cannot stay goes back to the last free space, or else to the nearest. */
function goBackWhereTaken({ state }: T, hero: Hero): void {
  const { at } = hero;
  if (!at || canStay(state, hero, at)) return;
  const { lastFree } = turnOf(state);
  const back =
    lastFree && canStay(state, hero, lastFree)
      ? lastFree
      : nearestSites(state, { size: '1x1', mover: hero.id }, [at])[0];
  if (back !== undefined && !isBase(back)) hero.at = back;
}

/** DES-27.2: an encounter happens to whoever ends their movement on it. */
export function* endWalk(t: T, hero: Hero): Flow {
  const { state } = t;
  const turn = turnOf(state);
  turn.midway = undefined;
  if (!turn.walked || !hero.at) return;
  turn.walked = undefined;
  for (const marker of markersAt(state, hero.at)) {
    if (marker.kind !== 'encounter') continue;
    const { id, at, thing } = marker;
    t.tell('log.encounter', { hero: heroName(sheetOf(hero)) }, { rule: 'DES-27.2', weight: 2 });
    yield* calls(t).happen(t, {
      what: 'encounter',
      marker: id,
      hero: hero.id,
      at,
      ...(thing !== undefined && { thing }),
    });
  }
}
