// What is said, before anybody says it: texts by stable id, with their parameters.

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** Messages in ICU MessageFormat by stable id. */
export type Catalogue = { readonly [key: string]: string };

/** A place at the table, from 0. */
export type Seat = number;

/** A text by stable id with its parameters; a parameter may be a text itself, or a list of them. */
export interface Text {
  readonly text: string;
  readonly with?: Params;
  /** The message itself, where no catalogue holds it: a secret text that is told (kit/secret-texts.ts). */
  readonly words?: { readonly [language in Language]: string };
}
export type Param = string | number | boolean | Text | readonly Param[];
export type Params = { readonly [name: string]: Param };

/** A player, as a text names them. Whoever speaks it knows the names, and says "you" to the reader. */
export function who(seat: Seat): Text {
  players[seat] ??= { text: `player.${seat}` };
  return players[seat];
}

/** A memo: rules name players in all that they tell, whether or not anybody listens. */
const players: Text[] = [];

/** The seat of the player that a parameter names, if it names one. */
export function seatNamed(param: Param | undefined): Seat | undefined {
  if (typeof param !== 'object' || !('text' in param)) return undefined;
  const seat = /^player\.(\d+)$/.exec(param.text)?.[1];
  return seat === undefined ? undefined : Number(seat);
}

/** A rule of the rulebook by its id there: letters for the game, a dash, chapter and number. */
export type RuleId = string;
