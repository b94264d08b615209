// What the overlord has chosen in secret, for whoever imagines it: any answer that fits with what has happened since (DES-0.9).

import type { Chance } from '@veillee/kernel';
import { names } from '../../content/quests/read.ts';
import type { Script, ScriptOp, Test } from '../../content/quests/vocabulary.ts';
import { boardOf } from '../board.ts';
import type { State } from '../state.ts';

/** The flags that each answer to a question of the overlord's sets; none where an answer does anything else. */
function answersOf({ do: ops }: Script): readonly (readonly string[])[] {
  const question = ops.find((op): op is Extract<ScriptOp, { readonly op: 'choose' }> => op.op === 'choose');
  if (question?.who !== 'overlord') return [];
  const flags = question.options.map(option =>
    option.do.map(op => (op.op === 'set' && op.to !== false ? op.flag : '')),
  );
  return flags.some(answer => answer.includes('')) ? [] : flags;
}

/** Would this script have happened, as far as these flags are concerned? */
function fits(test: Test, asked: readonly string[], set: readonly string[]): boolean {
  const about = (flags: Test['flag']): readonly string[] => names(flags).filter(flag => asked.includes(flag));
  return about(test.flag).every(flag => set.includes(flag)) && !about(test.not?.flag).some(flag => set.includes(flag));
}

/** Puts another answer in the place of the overlord's, one that the heroes cannot tell from it. */
export function redealAnswers(state: State, chance: Chance): void {
  const { guide } = state;
  const { on } = boardOf(state).guide;
  for (const script of on) {
    const answers = guide.done.includes(script.id) ? answersOf(script) : [];
    const asked = answers.flat();
    if (asked.length === 0 || !asked.some(flag => guide.flags.includes(flag))) continue;
    const happened = on.filter(({ id }) => guide.done.includes(id));
    const possible = answers.filter(set => happened.every(({ if: test }) => !test || fits(test, asked, set)));
    const chosen = chance.pick(possible, 'answers');
    guide.flags = [...guide.flags.filter(flag => !asked.includes(flag)), ...chosen];
  }
}
