// Ops that decide which others are carried out.

import type { Rules, Table } from '@veillee/kernel';
import { faceOf } from '../../content/dice.ts';
import type { FindId, Holder, Op } from '../../content/vocabulary.ts';
import { isCritical, type Rolled, rollBy } from '../dice.ts';
import { optionKey } from '../keys.ts';
import { secret } from '../secrets.ts';
import { type Hero, heroName, type State, stands, together } from '../state.ts';
import { leadsSomewhere } from './movement.ts';
import { actorOf, type Doing, nameOf, type Run, type Scope } from './scope.ts';

/** ASH-9.5: who must have a card. */
export function isHeld(state: State, hero: Hero, card: FindId, holder: Holder): boolean {
  const holders = holder === 'self' ? [hero] : state.heroes.filter(other => together(hero, other) && stands(other));
  return holders.some(({ hand, specials }) => hand.includes(card) || specials.includes(card));
}

/** Reads out a branch of the page, where the op names one. */
function say(t: Table<State>, { reading }: Scope, branch: string | undefined): void {
  if (!reading || branch === undefined) return;
  reading.said.push(branch);
  t.tell('log.read', { words: secret(`event.${reading.entry}.say.${branch}`) }, { rule: 'ASH-9.8', weight: 1 });
}

interface Branches {
  readonly say?: string;
  readonly sayOtherwise?: string;
  readonly ops: readonly Op[];
  readonly otherwise?: readonly Op[];
}

function* branch(t: Table<State>, isSo: boolean, branches: Branches, scope: Scope, run: Run): Rules {
  say(t, scope, isSo ? branches.say : branches.sayOtherwise);
  yield* run(t, isSo ? branches.ops : (branches.otherwise ?? []), scope);
}

/** Whether one of several ways to use a text would do anything here. */
function isPossible(state: State, op: Op, { hero }: Scope): boolean {
  const moves = op.op === 'move' || op.op === 'teleport' || op.op === 'stormChoice';
  return !hero || !moves || leadsSomewhere(state, hero, op);
}

export const controlOps: Doing<
  'if' | 'ifFind' | 'ifReserve' | 'ifMonsters' | 'ifCrit' | 'choice' | 'test' | 'testEach'
> = {
  if(t, op, scope, run) {
    const isSo = 'flag' in op ? t.state.flags.includes(op.flag) : !t.state.flags.includes(op.notFlag);
    return branch(t, isSo, op, scope, run);
  },
  ifFind: (t, op, scope, run) => branch(t, isHeld(t.state, actorOf(scope), op.find, op.holder), op, scope, run),
  ifReserve: (t, op, scope, run) => branch(t, t.state.reserve.includes(op.find), op, scope, run),
  ifMonsters: (t, op, scope, run) => branch(t, t.state.monsters.length > 0, op, scope, run),
  *ifCrit(t, { ops }, scope, run) {
    if (scope.so.rolled.some(isCritical)) yield* run(t, ops, scope);
  },
  *choice(t, { options }, scope, run) {
    const possible = options.flatMap((op, n) => (isPossible(t.state, op, scope) ? [n] : []));
    if (possible.length === 0) return;
    const { source } = scope;
    const optionOf = (n: number) => ({ key: optionKey.make(n), text: 'option.way', with: { source, n: n + 1 } });
    const how = { rule: 'ASH-1.8', with: { source } };
    const n = yield* t.choose(actorOf(scope).seat, 'option.ask', possible, optionOf, how);
    yield* run(t, options.slice(n, n + 1), scope);
  },
  *test(t, { die, outcomes }, scope, run) {
    const hero = actorOf(scope);
    const rolled = yield* rollBy(t, hero, [die], scope.source);
    const { shows } = rolled[0] as Rolled & { readonly shows: number };
    const face = faceOf(die, shows);
    const detail = { dice: [{ die, shows }] };
    t.tell('log.test', { hero: nameOf(scope), die, shows }, { rule: 'ASH-21.1', detail });
    const outcome = outcomes.find(({ faces }) => faces.includes(face));
    if (outcome) yield* branch(t, true, outcome, scope, run);
  },
  *testEach(t, { outcomes }, scope, run) {
    for (const hero of t.state.heroes.filter(stands)) {
      const [rolled] = yield* rollBy(t, hero, ['disease'], scope.source, () => true);
      if (rolled?.die !== 'disease') continue;
      const { shows } = rolled;
      const detail = { dice: [{ die: 'disease', shows }] };
      t.tell('log.test', { hero: heroName(hero), die: 'disease', shows }, { rule: 'ASH-21.6', detail });
      const outcome = outcomes.find(({ faces }) => faces.includes(shows));
      if (outcome) yield* branch(t, true, outcome, { ...scope, hero }, run);
    }
  },
};
