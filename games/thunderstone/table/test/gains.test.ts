// The last card somebody gained stands beside their name, and goes when it is taken back.

import type { TableEvent } from '@veillee/web/kit';
import { expect, it } from 'vitest';
import { gainsIn } from '../players.tsx';

const bought = (n: number, seat: number, card: string): TableEvent => ({
  n,
  at: n,
  text: 'log.buy',
  with: { player: { text: `player.${seat}` }, card: { text: `card.${card}` }, cost: 3 },
});

it('a purchase is told until another follows; one taken back leaves the one before it', () => {
  const log = [bought(0, 0, 'dagger'), bought(1, 1, 'torch'), bought(2, 0, 'spear')];
  const cards = (told: readonly TableEvent[]) => [...gainsIn(told)].map(([seat, gain]) => [seat, gain.with?.card]);
  expect(cards(log)).toEqual([
    [0, { text: 'card.spear' }],
    [1, { text: 'card.torch' }],
  ]);
  expect(cards([...log.slice(0, 2), bought(2, 0, 'torch')])[0]).toEqual([0, { text: 'card.torch' }]);
  expect(cards(log.slice(0, 1))).toEqual([[0, { text: 'card.dagger' }]]);
  expect(cards([])).toEqual([]);
});
