// What a test is about, and what it has come to so far. KIL-5.18 to 5.25.

import type { Option, Seat, Text } from '@veillee/kernel';
import type { Attribute } from '../../content/vocabulary.ts';
import { ignoredSuccesses } from '../abilities/passives.ts';
import { named } from '../cards/piles.ts';
import { helpersOf } from '../realm/team.ts';
import type { Board, State, Test } from '../state.ts';
import type { TestContext } from './dice.ts';

export interface TestSpec {
  readonly attribute: Attribute;
  /** An Encounter, an Ancient, `finale`, or the card that asks for it. */
  readonly against: string;
  /** Successes to reach; undefined in a Skirmish. */
  readonly need?: number;
  /** Successes noted earlier (KIL-5.6): they count. */
  readonly stored?: number;
  /** `once`: nothing is kept. `kept`: successes are stored by the caller. `hits`: every one is a wound. */
  readonly counts: 'once' | 'kept' | 'hits';
  readonly evading?: boolean;
  /** The active hero's team adds dice and Fate (KIL-12.5, 12.6). */
  readonly team?: boolean;
  /** Gifts are offered before the roll, because something new has come up since they were offered last. */
  readonly gifts?: boolean;
  /** Other ways out that are offered before the roll, as things stand then: fleeing. */
  readonly ways?: () => readonly Option[];
  /** Whether the test still makes sense after a Gift. */
  readonly stands?: () => boolean;
  readonly rule: string;
}

export function testOf(state: Pick<Board, 'test'>): Test {
  if (!state.test) throw new Error('no test is under way');
  return state.test;
}

/** What the dice of the test under way depend on. */
export function contextOf(state: State, seat: Seat, spec: TestSpec): TestContext {
  const { rolled, boost, attribute } = testOf(state);
  return {
    against: spec.against,
    helpers: spec.team ? helpersOf(state, seat).length : 0,
    boost,
    ...(spec.evading ? { evading: true } : {}),
    ...(rolled === attribute ? {} : { use: rolled }),
  };
}

export const opponentName = (against: string): Text =>
  against === 'finale' ? { text: 'test.finale' } : named(against);

/** KIL-5.25: successes on the dice, stored and added ones, less what the adversary's side ignores. */
export function totalOf(state: Board, test: Test): number {
  const scored = diceSuccesses(test) + test.added;
  const ignored = test.by === 'hero' && state.fight?.step === 'battle' ? ignoredSuccesses(state) : 0;
  return test.stored + Math.max(0, scored - ignored);
}

export function diceSuccesses({ rolls, faces, sixesDouble }: Pick<Test, 'rolls' | 'faces' | 'sixesDouble'>): number {
  let successes = 0;
  for (const roll of rolls) if (faces.includes(roll)) successes += roll === 6 && sixesDouble ? 2 : 1;
  return successes;
}
