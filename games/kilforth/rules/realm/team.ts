// Who stands with the active hero: the one place where a team is kept, with its beginning and its end. KIL-12, A-52.

import type { Seat } from '@veillee/kernel';
import { type Board, canBeAffected, hero, type State } from '../state.ts';

/** The heroes who help this one in his tests: the rest of his team. Nobody but the active hero has helpers. */
export const helpersOf = (state: Board, seat: Seat): readonly Seat[] => (state.active === seat ? state.team : NOBODY);

const NOBODY: readonly Seat[] = [];

/** The heroes in the fight under way, the active one first. */
export const fighters = ({ fight, team }: Board): Seat[] => (fight ? [fight.active, ...team] : []);

export const isFighting = ({ fight, team }: Board, seat: Seat): boolean =>
  fight !== undefined && (fight.active === seat || team.includes(seat));

/** One more in the team of the active hero, for whatever he does next or does now (KIL-12.1). */
export function joinTeam(state: State, seat: Seat): void {
  state.team.push(seat);
}

/** The team is over: after an Engagement, an Assault, a test against an Encounter or a Finale, and with the turn (KIL-12.12). */
export function endTeam(state: State): void {
  if (state.team.length > 0) state.team = [];
}

/** whoever is Hidden, elsewhere, defeated or gone drops out; with such a leader there is no team. */
export function trimTeam(state: State): void {
  const { active } = state;
  if (state.team.length === 0 || active === undefined) return;
  if (mayStay(state, active, active)) keepTeam(state, one => mayStay(state, active, one));
  else endTeam(state);
}

/** Those who can go on stay; the others are released. */
export function keepTeam(state: State, stays: (seat: Seat) => boolean): void {
  state.team = state.team.filter(stays);
}

/** KIL-12.2, 12.3, A-26: in the same region, not Hidden, not defeated; camped or not. */
function mayStay(state: Board, seat: Seat, other: Seat): boolean {
  const one = hero(state, other);
  return canBeAffected(one) && !one.hidden && one.region === hero(state, seat).region;
}
