// Dealing anew what a viewer cannot see: every hidden place gets one of the hidden things, by chance alone.

import type { Chance } from '@veillee/kernel';

/** A place in a pile or hand. */
export interface Slot {
  readonly list: string[];
  readonly at: number;
}

/** The places of a list, all of them or the first ones. */
export const slotsOf = (list: string[], count = list.length): Slot[] =>
  Array.from({ length: count }, (_, at) => ({ list, at }));

/** Deals what lies in these places over them again. It is sorted first, so that nothing of its order gets through. */
export function dealAnew(slots: readonly Slot[], chance: Chance, stream: string): void {
  const things = slots.map(({ list, at }) => list[at] as string).sort();
  chance.shuffle(things, stream);
  for (const [n, { list, at }] of slots.entries()) list[at] = things[n] as string;
}
