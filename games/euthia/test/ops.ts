// Looks into rows, however deep their instructions lie.

/** Every instruction in there, in the order of reading. */
export function* everyOp(within: unknown): Generator<{ readonly op: string }> {
  if (Array.isArray(within)) for (const one of within) yield* everyOp(one);
  else if (typeof within === 'object' && within !== null) {
    if ('op' in within && typeof within.op === 'string') yield { ...within, op: within.op };
    yield* everyOp(Object.values(within));
  }
}
