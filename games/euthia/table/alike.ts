// Dice, cards and potions that are alike are offered once. Pure.

import type { Text } from '@veillee/kernel';

/** Things that are alike are one choice: the first of each. */
export function oneOfEach<T extends Text>(options: readonly T[]): T[] {
  const said = new Set<string>();
  return options.filter(({ text, with: params }) => {
    const words = JSON.stringify([text, params]);
    return !said.has(words) && said.add(words);
  });
}
