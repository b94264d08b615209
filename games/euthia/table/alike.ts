// Dice, cards and potions that are alike are offered once. Pure.

import type { Refused, Text } from '@veillee/kernel';
import { hopeKey } from '../rules/keys.ts';

/** Things that are alike are one choice: the first of each. */
export function oneOfEach<T extends Text>(options: readonly T[]): T[] {
  const said = new Set<string>();
  return options.filter(({ text, with: params }) => {
    const words = JSON.stringify([text, params]);
    return !said.has(words) && said.add(words);
  });
}

/** Of all that Hope could buy, and cannot, the cheapest is enough: the Hero's band says the rest. */
export function refusalsShown(refused: readonly Refused[]): readonly Refused[] {
  const [, ...dearer] = refused.filter(({ key }) => hopeKey.read(key));
  return oneOfEach(refused.filter(item => !dearer.includes(item)));
}
