// Team Up. KIL-12.
import type { State } from './state.ts';

const soon = (what: string): never => {
  throw new Error(`${what} is being written`);
};

/** The team is over: end of the turn (KIL-12.12); also call it when the turn begins. */
export const endTeam = (_state: State): void => soon('team');
/** whoever is Hidden, elsewhere, defeated or gone drops out. Called after a hero moved or hid. */
export const trimTeam = (_state: State): void => soon('team');
