// Two people at one table, each in a browser of their own.

import type { Page } from 'playwright-core';
import type { Visitor } from '../house/house.ts';
import type { Seen } from './seat.ts';

/** Who is asked now, who waits, and what the one who is asked sees; at the end whoever sees it first. */
export async function sides<S extends Seen>(
  a: Visitor,
  b: Visitor,
  look: (page: Page) => Promise<S>,
): Promise<readonly [one: Visitor, other: Visitor, sight: S]> {
  for (;;)
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const sight = await look(one.page);
      if (sight.over || (!sight.waiting && sight.prompt !== '')) return [one, other, sight];
      await one.page.waitForTimeout(20);
    }
}
