// What the texts of every game are tried for: that there are some of each kind, of the right length, and none twice.

import type { Catalogue, Language } from '@veillee/kernel';
import { faultsOf } from '@veillee/text/typography';
import { expect, test } from 'vitest';
import { repeated, wordsIn } from './words.ts';

/** The texts of a catalogue whose keys are like this. */
export const matchingIn =
  (catalogue: Catalogue) =>
  (keys: RegExp): readonly (readonly [key: string, text: string])[] =>
    Object.entries(catalogue).filter(([key]) => keys.test(key));

/** What a reader is told, by the kind of text: how many words it may have. */
export type Lengths = readonly (readonly [keys: RegExp, least: number, most: number])[];

/** There are texts of each kind, and none of them is too short or too long. */
export function testLengths(lengths: Lengths, matching: ReturnType<typeof matchingIn>): void {
  test.each(lengths.map(row => [String(row[0]), ...row] as const))('%s has its length', (_, keys, least, most) => {
    const found = matching(keys);
    expect(found.length).toBeGreaterThan(0);
    const wrong = found.map(([key, text]) => [key, wordsIn(text)] as const).filter(([, n]) => n < least || n > most);
    expect(wrong).toEqual([]);
  });
}

/** What was put together has no holes, and whatever is read is well set. */
export function testSetting(language: Language, texts: Catalogue, composed: Catalogue): void {
  test('nothing is composed of holes', () => {
    const holes = /undefined|null|NaN|\?\?|[{}#<>]|\[object| {2}|\.\./;
    expect(Object.entries(composed).filter(([, text]) => holes.test(text))).toEqual([]);
  });

  test('it is well set', () => {
    const wrong = Object.entries(texts).flatMap(([key, text]) =>
      faultsOf(language, text).map(fault => `${key}: ${fault}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
}

/** No two texts of a kind are the same. */
export function expectNoneTwice(matching: ReturnType<typeof matchingIn>, ...kinds: readonly RegExp[]): void {
  for (const kind of kinds) expect(repeated(matching(kind).map(([, text]) => text))).toEqual([]);
}
