// Tests of heroes and adversaries, from the first die to the last success. KIL-5.18 to 5.33.

import type { Rules, Seat, Table, Text } from '@veillee/kernel';
import { adversaryRerolls } from '../abilities/passives.ts';
import { named, who } from '../cards/piles.ts';
import type { State, Test } from '../state.ts';
import { adversaryDiceFor, type Breakdown, diceCount, diceFor } from './dice.ts';
import { successWindows } from './fate.ts';
import { rolled } from './roll.ts';
import { contextOf, diceSuccesses, opponentName, type TestSpec, testOf, totalOf } from './test-spec.ts';
import { afterRoll, beforeRoll } from './test-windows.ts';

export interface TestResult {
  /** With what was stored. */
  readonly successes: number;
  /** The way out that was taken instead of rolling; `gone` if a Gift made the test pointless. */
  readonly instead?: string;
}

/** The whole procedure with its windows. */
export function* heroTest(t: Table<State>, seat: Seat, spec: TestSpec): Rules<TestResult> {
  const { state } = t;
  const outer = state.test;
  state.test = newTest(state, seat, spec);
  const instead = yield* beforeRoll(t, seat, spec); // KIL-5.18 to 5.20
  if (instead === undefined) {
    rollDice(t, seat, spec); // KIL-5.23
    yield* afterRoll(t, seat, spec); // KIL-5.24
    yield* successWindows(t, seat, spec); // KIL-5.25, 5.26
  }
  const test = testOf(state);
  const successes = totalOf(state, test);
  if (instead === undefined) tellCount(t, seat, spec, successes);
  state.test = outer;
  return instead === undefined ? { successes } : { successes, instead };
}

const FACES = [5, 6]; // KIL-5.25
const FACES_WITH_FOURS = [4, 5, 6]; // KIL-18.1, for heroes alone

function newTest(state: State, seat: Seat, spec: Pick<TestSpec, 'attribute' | 'against' | 'need' | 'stored'>): Test {
  const { attribute, against, need, stored = 0 } = spec;
  return {
    seat,
    by: 'hero',
    attribute,
    rolled: attribute,
    against,
    need,
    stored,
    boost: 0,
    dice: 0,
    rolls: [],
    faces: [...(state.house.foursCount ? FACES_WITH_FOURS : FACES)],
    sixesDouble: false,
    added: 0,
    used: {},
  };
}

function rollDice(t: Table<State>, seat: Seat, spec: TestSpec): void {
  const { state } = t;
  const test = testOf(state);
  const context = contextOf(state, seat, spec);
  const heard = t.listener !== undefined;
  const breakdown = heard ? diceFor(state, seat, spec.attribute, context) : undefined;
  test.dice = breakdown?.dice ?? diceCount(state, seat, spec.attribute, context);
  for (let i = 0; i < test.dice; i++) test.rolls.push(t.roll(6, 'dice'));
  if (breakdown) tellRoll(t, who(seat), spec.against, test, breakdown, spec.rule);
}

function tellRoll(
  t: Table<State>,
  roller: Text,
  against: string,
  test: Test,
  breakdown: Breakdown,
  rule: string,
): void {
  const { attribute, rolls } = test;
  t.tell(
    test.by === 'hero' ? 'log.roll' : 'log.roll.foe',
    {
      player: roller,
      attribute: { text: `attribute.${attribute}` },
      against: opponentName(against),
      dice: breakdown.dice,
      rolls: rolls.length > 0 ? rolls.join(' ') : '–',
    },
    {
      rule,
      lines: breakdown.parts.map(({ from, n }) => ({ text: 'line.dice', with: { from, n } })),
      ...rolled(test),
    },
  );
}

function tellCount(t: Table<State>, seat: Seat, spec: TestSpec, successes: number): void {
  if (t.listener === undefined) return;
  const { need } = spec;
  const params = { player: who(seat), successes };
  if (need === undefined) return t.tell('log.hits', params, { rule: 'KIL-9.14', scene: { of: 'test', part: 'count' } });
  const won = successes >= need;
  t.tell(
    won ? 'log.passed' : 'log.failed',
    { ...params, need },
    { weight: 3, rule: 'KIL-5.27', scene: { of: 'test', part: 'count', won } },
  );
}

/** KIL-5.22, KIL-9.13: the adversary's Combat test against one hero. No windows. */
export function adversaryTest(t: Table<State>, seat: Seat): number {
  const { state } = t;
  const breakdown = adversaryDiceFor(state);
  const { fight } = state;
  if (!fight) throw new Error('nobody fights');
  const test: Test = {
    ...newTest(state, seat, { attribute: 'combat', against: fight.adversary }),
    by: 'adversary',
    dice: breakdown.dice,
    faces: FACES,
  };
  for (let i = 0; i < breakdown.dice; i++) test.rolls.push(t.roll(6, 'foe'));
  if (t.listener !== undefined) tellRoll(t, who(seat), fight.adversary, test, breakdown, 'KIL-9.13');
  if (adversaryRerolls(state) && diceSuccesses(test) < test.rolls.length) {
    for (let i = 0; i < test.rolls.length; i++)
      if (!FACES.includes(test.rolls[i] as number)) test.rolls[i] = t.roll(6, 'foe');
    t.tell(
      'log.reroll.foe',
      { card: named(fight.adversary), rolls: test.rolls.join(' ') },
      { rule: 'KIL-5.24', ...rolled(test) },
    );
  }
  return diceSuccesses(test);
}
