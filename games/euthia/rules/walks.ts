// What a step costs and brings, before it is made: for rules, board and bots. Pure.

import type { Refused } from '@veillee/kernel';
import { because, type Why } from '@veillee/pieces/offers';
import { MOVEMENT } from '../content/constants.ts';
import { isCentre, type SpaceAt } from '../content/lattice.ts';
import type { Action } from '../content/vocabulary.ts';
import { countActions } from './actions.ts';
import { isProtected } from './board.ts';
import { farKey } from './keys.ts';
import { burns, emptyBeside, foeAt, isGuarded, isOpen, landOf, monsterAt, powersAt } from './land.ts';
import { modifierOf } from './modifiers.ts';
import type { Hero, Known, State } from './state.ts';

/** What an Action token gives. */
export const movementOf = (state: Known, action: Action): number => {
  const printed = action === 'combat' ? state.house.combatMovement : MOVEMENT[action];
  return Math.max(1, printed + modifierOf(state, 'actionMovement'));
};

/** The points that all unused tokens together would give (EUT-4.1). */
export const burnable = (state: Known, { tokens }: Pick<Hero, 'tokens'>): number =>
  tokens.reduce((sum, action) => sum + movementOf(state, action), 0);

/** How many tiles entering a space would reveal, as far as the stack reaches. */
export const revealsAt = (state: Known, at: SpaceAt): number =>
  Math.min(emptyBeside(state, at).length, state.territory.length);

/** What entering does to this Hero, if anything. */
export function powerOn(state: Known, hero: Hero, at: SpaceAt): 'fire' | 'water' | undefined {
  const works = burns(powersAt(state, at));
  return works && isProtected(hero, works) ? undefined : works;
}

const CLOSED = because('why.closed', 'EUT-5.25');
const NO_FIGHT = because('why.action', 'EUT-5.8', { action: { text: 'action.combat' } });
const ONE_FIGHT = because('why.twoFights', 'EUT-5.8');

/** How many fights a Hero could begin now; asked once for a walk. */
export const combatActions = (state: Known, hero: Hero): number => countActions(state, hero, 'combat');

/** What stands against entering a space, on foot or otherwise (EUT-5.8, EUT-5.25, EUT-5.27, EUT-5.28, R91). */
export function whyNotEnter(state: Known, at: SpaceAt, fights: number): Why | undefined {
  if (isCentre(at) && !isOpen(state, at)) return CLOSED;
  if (fights >= MOST_AT_ONCE || !isGuarded(state, at)) return undefined;
  if (fights === 0) return NO_FIGHT;
  return monsterAt(state, at) !== undefined && foeAt(state, at, 'must') !== undefined ? ONE_FIGHT : undefined;
}
/** A foe and a Monster. */
const MOST_AT_ONCE = 2;

/** Something happens to whoever enters: a walk ends there. */
export const isEventful = (state: Known, hero: Hero, at: SpaceAt): boolean =>
  isGuarded(state, at) || revealsAt(state, at) > 0 || powerOn(state, hero, at) !== undefined;

/** Where so many Movement points lead: through spaces where nothing happens, to any that may be entered. */
export const walksOf = (
  state: Known,
  hero: Hero,
  at: SpaceAt,
  movement: number,
  fights: number = combatActions(state, hero),
) =>
  landOf(state).reach(at, {
    limit: movement,
    enter: to => (whyNotEnter(state, to, fights) ? Number.POSITIVE_INFINITY : 1),
    stop: to => to !== at && isEventful(state, hero, to),
  });

/** EUT-4.1: spaces that only more Movement points would reach, by what they cost: what the tokens would give leads there. */
export function farWalks(state: State, hero: Hero): Refused[] {
  const { at, movement } = hero;
  const most = movement + burnable(state, hero);
  if (at === undefined || most === movement) return [];
  const walk = walksOf(state, hero, at, most);
  // Without a point the spaces beside one are refused for themselves.
  const nearest = Math.max(1, movement) + 1;
  return Array.from({ length: most - nearest + 1 }, (_, n) => n + nearest).flatMap((n): Refused[] => {
    const on = walk.places.filter(to => walk.cost(to) === n);
    if (on.length === 0) return [];
    const { why, rule } = because('why.far', 'EUT-5.5', { n, has: movement });
    return [{ key: farKey.make(n), text: 'do.walk.far', with: { n }, on, why, rule }];
  });
}

/** Spaces at most so far away that may be landed on (EUT-5.30, EUT-5.31). */
export function landingsWithin(state: State, hero: Hero, n: number): SpaceAt[] {
  const { at } = hero;
  if (at === undefined) return [];
  const fights = combatActions(state, hero);
  return landOf(state)
    .within(at, n)
    .filter(to => to !== at && whyNotEnter(state, to, fights) === undefined);
}
