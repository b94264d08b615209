// What a step costs and brings, before it is made: for rules, board and bots. Pure.

import { because, type Why } from '@veillee/pieces/offers';
import { MOVEMENT } from '../content/constants.ts';
import { isCentre, type SpaceAt } from '../content/lattice.ts';
import type { Action } from '../content/vocabulary.ts';
import { whyNoAction } from './actions.ts';
import { isProtected } from './board.ts';
import { burns, emptyBeside, isGuarded, isOpen, landOf, powersAt } from './land.ts';
import { modifierOf } from './modifiers.ts';
import type { Hero, State } from './state.ts';

/** What an Action token gives. */
export const movementOf = (state: State, action: Action): number => {
  const printed = action === 'combat' ? state.house.combatMovement : MOVEMENT[action];
  return Math.max(1, printed + modifierOf(state, 'actionMovement'));
};

/** How many tiles entering a space would reveal, as far as the stack reaches. */
export const revealsAt = (state: State, at: SpaceAt): number =>
  Math.min(emptyBeside(state, at).length, state.territory.length);

/** What entering does to this Hero, if anything. */
export function powerOn(state: State, hero: Hero, at: SpaceAt): 'fire' | 'water' | undefined {
  const works = burns(powersAt(state, at));
  return works && isProtected(hero, works) ? undefined : works;
}

const CLOSED = because('why.closed', 'EUT-5.25');
/** What stands against a fight on whatever space is entered. */
export const whyNoFight = (state: State, hero: Hero): Why | undefined => whyNoAction(state, hero, 'combat', 'EUT-5.8');

/** What stands against entering a space, on foot or otherwise (EUT-5.8, EUT-5.25, EUT-5.27, EUT-5.28). */
export function whyNotEnter(state: State, at: SpaceAt, noFight: Why | undefined): Why | undefined {
  if (isCentre(at) && !isOpen(state, at)) return CLOSED;
  return noFight && isGuarded(state, at) ? noFight : undefined;
}

/** Something happens to whoever enters: a walk ends there. */
export const isEventful = (state: State, hero: Hero, at: SpaceAt): boolean =>
  isGuarded(state, at) || revealsAt(state, at) > 0 || powerOn(state, hero, at) !== undefined;

/** Where so many Movement points lead: through spaces where nothing happens, to any that may be entered. */
export const walksOf = (
  state: State,
  hero: Hero,
  at: SpaceAt,
  movement: number,
  noFight: Why | undefined = whyNoFight(state, hero),
) =>
  landOf(state).reach(at, {
    limit: movement,
    cost: to => (whyNotEnter(state, to, noFight) ? Number.POSITIVE_INFINITY : 1),
    stop: to => to !== at && isEventful(state, hero, to),
  });
