// Each instruction of the booklets has a text of its own, told when it is carried out: whoever reads sees what happened, and nothing
// of the branches that were not taken.

import { adventureOf } from './adventures.ts';
import { destinyRows, events, setups } from './booklet.ts';
import type { Op } from './vocabulary.ts';

/** An instruction and the key of its text. */
export interface Change {
  readonly key: string;
  /** What it stands in. */
  readonly from: 'event' | 'destiny' | 'adventure';
  readonly op: Op;
  /** The instructions beside it. */
  readonly among: readonly Op[];
  readonly eachRolls: boolean;
  readonly paid: boolean;
}

interface List {
  readonly ops: readonly Op[];
  readonly paid: boolean;
}

/** What is carried out without a word: the branch that is taken speaks for itself. */
const isSilent = ({ op }: Op): boolean => ['if', 'ifFind', 'ifReserve', 'ifMonsters'].includes(op);

function* inside(ops: readonly Op[], paid: boolean, eachRolls = false): Generator<Omit<Change, 'key' | 'from'>> {
  for (const op of ops) {
    if (!isSilent(op)) yield { op, among: ops, eachRolls, paid };
    if (op.op === 'test' || op.op === 'testEach')
      for (const outcome of op.outcomes) yield* inside(outcome.ops, false, op.op === 'testEach');
    if ('ops' in op) yield* inside(op.ops, false, eachRolls);
    if ('otherwise' in op) yield* inside(op.otherwise ?? [], false, eachRolls);
  }
}

const numbered = (from: Change['from'], id: string, lists: readonly List[]): Change[] =>
  lists
    .flatMap(({ ops, paid }) => [...inside(ops, paid)])
    .map((change, n) => ({ ...change, from, key: `${from}.${id}.change.${n + 1}` }));

const unpaid = (ops: readonly Op[]): List => ({ ops, paid: false });
const listOf = ({ ops, needs }: { readonly ops: readonly Op[]; readonly needs?: object }): List => ({
  ops,
  paid: needs !== undefined,
});

export const changes: readonly Change[] = [
  ...events.flatMap(({ id, ops, choices }) => numbered('event', id, [unpaid(ops), ...choices.map(listOf)])),
  ...destinyRows.flatMap(({ id, boxes }) => numbered('destiny', id, boxes.map(listOf))),
  ...setups.flatMap(({ adventure, startOps, bonus }) =>
    numbered('adventure', adventureOf(adventure).id, [unpaid(startOps), unpaid(bonus)]),
  ),
];

const keys = new Map(changes.map(({ op, key }) => [op, key]));

/** The key of the secret text that tells this instruction of a booklet; none for what is carried out without a word. */
export const changeText = (op: Op): string | undefined => keys.get(op);
