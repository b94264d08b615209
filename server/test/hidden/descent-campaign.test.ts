// Descent's campaign: what goes over the wire in its weeks, on its roads and in its dungeons.

import { shelf } from '@veillee/games';
import { afterAll, expect } from 'vitest';
import { nothingLeaks } from './whole-games.ts';

interface Weeks {
  readonly legend?: { readonly board?: { readonly terms: { readonly kind: string } } };
  readonly overlord: { readonly hand: readonly string[] };
}

/** Where answers were given: on the map, on the road, in a dungeon while the overlord held cards. */
const where: Record<string, number> = {};

nothingLeaks('descent', shelf.descent as NonNullable<typeof shelf.descent>, 8, {
  stretch: {
    settings: [2, 3].map(seats => ({ seats, options: { play: 'campaign', choosing: 'ready', length: 'short' } })),
    decisions: 150,
    look(state) {
      const { legend, overlord } = state as Weeks;
      const kind = legend?.board?.terms.kind ?? 'map';
      const at = kind === 'dungeon' && overlord.hand.length > 0 ? 'dungeon, cards in hand' : kind;
      where[at] = (where[at] ?? 0) + 1;
    },
  },
});

afterAll(() => {
  for (const kind of ['map', 'encounter', 'dungeon, cards in hand']) expect(where[kind], kind).toBeGreaterThan(20);
});
