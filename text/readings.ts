// All the ways in which a message may be read: every branch of its choices is one.

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Words as they stand; undefined for what a parameter puts in. */
export type Reading = readonly (string | undefined)[];

export const readings = (message: string): readonly Reading[] => readingsOf(parse(message, { ignoreTag: true }));

function readingsOf(elements: readonly MessageFormatElement[]): readonly Reading[] {
  let all: readonly Reading[] = [[]];
  for (const element of elements) {
    const parts: readonly Reading[] =
      element.type === TYPE.literal
        ? [[element.value]]
        : element.type === TYPE.select || element.type === TYPE.plural
          ? Object.values(element.options).flatMap(option => readingsOf(option.value))
          : [[undefined]];
    all = all.flatMap(reading => parts.map(part => [...reading, ...part]));
  }
  return all;
}
