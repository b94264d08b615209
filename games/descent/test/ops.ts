// Every op that rows hold, however deep.

export function* everyOp(value: unknown): Generator<{ readonly op: string }> {
  if (typeof value !== 'object' || value === null) return;
  if ('op' in value && typeof value.op === 'string') yield { ...value, op: value.op };
  for (const inner of Object.values(value)) yield* everyOp(inner);
}
