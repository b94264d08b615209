// What an ability does to one hero: its list of operations, its test, or the list he chooses. KIL-15.3, KIL-15.5.

import type { Rules, Table } from '@veillee/kernel';
import type { Ability, Op } from '../../content/vocabulary.ts';
import { named } from '../cards/piles.ts';
import { beforeLoss } from '../gifts/gift-moments.ts';
import { CHOICE } from '../keys.ts';
import { canBeAffected, hero, type State } from '../state.ts';
import { heroTest } from '../tests/test.ts';
import type { AbilityContext } from './later.ts';
import { runOps } from './ops.ts';

/** What an ability does to one hero: its list, its test, or the list he chooses. */
export function* applyEffect(t: Table<State>, ability: Ability, context: Required<AbilityContext>): Rules {
  const { effect } = ability;
  const { seat, source } = context;
  if ('ops' in effect) return yield* runOps(t, effect.ops, ability, context);
  if ('test' in effect) {
    if (!canBeAffected(hero(t.state, seat))) return;
    const { attribute, value: need, pass, fail } = effect.test;
    const spec = { attribute, against: source, need, counts: 'once', gifts: true, rule: 'KIL-15.3' } as const;
    const { successes } = yield* heroTest(t, seat, spec); // KIL-15.3: once, without AP
    const ops = successes >= need ? pass : fail; // KIL-5.28, 5.30
    yield* beforeLoss(t, seat, ops);
    return yield* runOps(t, ops, ability, context);
  }
  yield* runOps(t, yield* chooseList(t, effect.choice, context), ability, context);
}

/** The hero picks one of several lists; one he cannot carry out is not offered (KIL-15.5). */
function* chooseList(
  t: Table<State>,
  lists: readonly (readonly Op[])[],
  context: Required<AbilityContext>,
): Rules<readonly Op[]> {
  const { seat, source } = context;
  const { hand } = hero(t.state, seat);
  const open = lists.filter(ops => ops.every(op => op.op !== 'discardRumour' || hand.length >= op.n));
  const optionOf = (ops: readonly Op[]) => ({
    key: CHOICE.make(lists.indexOf(ops)),
    text: `option.choice.${ops[0]?.op ?? 'nothing'}`,
    with: { n: sizeOf(ops) },
  });
  const how = { rule: 'KIL-15.5', with: { card: named(source) } };
  return yield* t.choose(seat, 'ability.choice', open, optionOf, how);
}

const sizeOf = (ops: readonly Op[] | undefined): number => {
  const op = ops?.[0];
  return op && 'n' in op && op.n !== undefined ? op.n : 1;
};
