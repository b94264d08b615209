// Tests of heroes and adversaries. KIL-5.18 to 5.33.
import type { Rules, Seat, Table } from '@veillee/kernel';
import type { Attribute } from '../content/vocabulary.ts';
import type { State } from './state.ts';

const soon = (what: string): never => {
  throw new Error(`${what} is being written`);
};

export interface TestSpec {
  readonly attribute: Attribute;
  /** An Encounter, an Ancient, `finale`, or the card that asks for it. */
  readonly against: string;
  /** Successes to reach; undefined in a Skirmish. */
  readonly need?: number;
  /** Successes noted earlier (KIL-5.6): they count, and what is missed now is noted again by the caller. */
  readonly stored?: number;
  /** `once`: more than enough is worth nothing and nothing is kept. `kept`: successes are stored. `hits`: every one is a wound. */
  readonly counts: 'once' | 'kept' | 'hits';
  /** The active hero's team adds dice and Fate (KIL-12.5). */
  readonly team?: boolean;
  /** Gifts are offered before the roll (an Event: something new has come up). */
  readonly gifts?: boolean;
  readonly rule: string;
}
/** The whole procedure with its windows. `successes` includes what was stored. For the Finale: against 'finale', counts 'kept', team true. */
export function* heroTest(_t: Table<State>, _seat: Seat, _spec: TestSpec): Rules<{ successes: number }> {
  return soon('test');
}
