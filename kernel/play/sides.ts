// Sides and roles: what each seat is where a game has sides, who stands with whom, and who hides things from whom.
// The roles of a match are an option of it, so that saves, tables and the command line know them as they know the others.

import { Refusal } from './errors.ts';
import type { Game, Outcome } from './game.ts';
import type { Role, Setting } from './setting.ts';
import type { Seat, Text } from './text.ts';

/** The option that holds the roles by seat, in every game that has roles. */
export const ROLES = 'roles';

type Sided = Pick<Game<never>, 'roles' | 'hides'>;

/** What each seat is, or undefined where the game has no roles. Without a word they are shared out in the game's own order. */
export function rolesOf(game: Sided, setting: Setting): readonly Role[] | undefined {
  const roles = game.roles?.(setting);
  const chosen = setting.options[ROLES];
  if (!roles || !Array.isArray(chosen)) return roles;
  return chosen.map(id => roles.find(role => role.id === id)).filter(role => role !== undefined);
}

/** The ids of the roles by seat, or a Refusal: every role that the game shares out is taken as often as it is there. */
export function checkRoles(game: Sided & Pick<Game<never>, 'id'>, setting: Setting): readonly string[] {
  const due = game.roles?.(setting).map(({ id }) => id) ?? [];
  const chosen = setting.options[ROLES] ?? due;
  const isDealt = Array.isArray(chosen) && [...chosen].sort().join() === [...due].sort().join();
  if (isDealt) return chosen as readonly string[];
  throw new Refusal('options', `${game.id}: the roles are ${due.join(', ')}, not ${JSON.stringify(chosen)}`);
}

/** Whether two seats are on the same side. Without roles everybody plays for themselves. */
export function allies(game: Sided, setting: Setting, one: Seat, other: Seat): boolean {
  const roles = rolesOf(game, setting);
  return one === other || (roles !== undefined && roles[one]?.side === roles[other]?.side);
}

/** Whether something is hidden between two seats: unless the game knows better, between all who are no allies. */
export const hidesFrom = (game: Sided, setting: Setting, one: Seat, other: Seat): boolean =>
  one !== other && (game.hides?.(setting, one, other) ?? !allies(game, setting, one, other));

/** The seats of a side. */
export const seatsOf = (roles: readonly Role[], side: string): Seat[] =>
  [...roles.keys()].filter(seat => roles[seat]?.side === side);

/** Whether a bot can play this role: any that does not say otherwise can. */
export const plays = ({ roles }: { readonly roles?: readonly string[] }, role: Pick<Role, 'id'> | undefined): boolean =>
  role === undefined || roles === undefined || roles.includes(role.id);

/** The outcome of a match that a side has won: all its seats, and nobody else. `sides` are those of the seats. */
export function sideWins(sides: readonly string[], side: string, text: Text): Outcome {
  const won = [...sides.keys()].filter(seat => sides[seat] === side);
  return { won, scores: sides.map(own => (own === side ? 1 : 0)), side, text };
}

/** What is wrong with an outcome that names the side that won, in words. */
export function wrongSide(roles: readonly Role[] | undefined, { side, won }: Outcome): string | undefined {
  if (side === undefined) return undefined;
  const seats = seatsOf(roles ?? [], side);
  if (seats.length === 0) return `the side ${side} won, but nobody is on it`;
  const same = [...won].sort((a, b) => a - b).join() === seats.join();
  return same ? undefined : `the side ${side} won, seats ${seats.join(', ')}, but the winners are ${won.join(', ')}`;
}
