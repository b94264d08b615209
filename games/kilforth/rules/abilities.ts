// One interpreter for the abilities of all cards. KIL-15.
import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import type { Ability, Timing } from '../content/vocabulary.ts';
import type { ActionId, Board, Card, RegionId, State } from './state.ts';

const soon = (what: string): never => {
  throw new Error(`${what} is being written`);
};

export interface AbilityContext {
  /** Who decides and is `self`: the owner, the active hero, or the First Hero at night. */
  readonly seat: Seat;
  /** The card, for words and log. */
  readonly source: string;
  /** What `here` means: the region of the card. The hero's own if left out. */
  readonly region?: RegionId;
}
/** Events (A has put them face up and discards them afterwards), Night cards, Trophies, an Ancient's arrival. */
export function* runAbility(_t: Table<State>, _ability: Ability, _context: AbilityContext): Rules {
  return soon('abilities');
}
/** All of a hero's own abilities at this moment whose condition holds: breakCamp, endOfDayPhase, enterRegion. */
export function* runOwn(_t: Table<State>, _seat: Seat, _timing: Timing): Rules {
  return soon('abilities');
}
/** The Weather's ability, if this is its moment: breakCamp, gloomStep. */
export function* runWeather(_t: Table<State>, _timing: Timing): Rules {
  return soon('abilities');
}
/** KIL-15.12: a card that has just come into play. */
export function* runEnterPlay(_t: Table<State>, _seat: Seat, _card: Card): Rules {
  return soon('abilities');
}
/** Abilities with timing `action` that can be used now (all but AP looked at); A pays 1 AP for `action`, then calls useAction. */
export const actionsFromAbilities = (_state: Board, _seat: Seat): { option: Option; action: ActionId }[] =>
  soon('abilities');
export function* useAction(_t: Table<State>, _seat: Seat, _key: string): Rules {
  return soon('abilities');
}
