// What a defeated Encounter gives. KIL-8.
import type { Rules, Seat, Table } from '@veillee/kernel';
import type { Attribute } from '../content/vocabulary.ts';
import type { Card, State } from './state.ts';

const soon = (what: string): never => {
  throw new Error(`${what} is being written`);
};

/** Takes the Reward; `attribute` decides on Trophies ('any' for Overcome), `forced` on the choices (KIL-8.5). The card leaves the map. */
export function* takeReward(
  _t: Table<State>,
  _seat: Seat,
  _card: Card,
  _how: { attribute: Attribute | 'any'; forced: boolean },
): Rules {
  return soon('reward');
}
