// Rows as no booklet has them: what an instruction does where our content has no use for it.

import type { Op } from '../content/vocabulary.ts';

/** Does something while a list of instructions reads otherwise. */
export function rewritten<T>(list: readonly Op[], ops: readonly Op[], act: () => T): T {
  const row = list as Op[];
  const before = row.splice(0, row.length, ...ops);
  try {
    return act();
  } finally {
    row.splice(0, row.length, ...before);
  }
}
