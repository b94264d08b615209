// JSON from outside. Its texts must be such as every store can keep and every reader decode.

import { No } from './refusals.ts';

/** Only an escape can bring in what UTF-8 cannot: U+0000 and halves of surrogate pairs. */
const SUSPECT = /\\u(?:0000|[dD][89a-fA-F])/;

const isPlain = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/** The value that was read from `source`, or a refusal if a text in it, at any depth, is not plain. */
export function plainTexts<T>(source: string, value: T): T {
  if (!SUSPECT.test(source)) return value;
  const waiting: unknown[] = [value];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string' && !isPlain(next))
      throw new No('malformed', 'a text holds U+0000 or half of a surrogate pair');
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, item] of Object.entries(next)) waiting.push(name, item);
  }
  return value;
}
