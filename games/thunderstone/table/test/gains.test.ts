// The last card somebody gained stands beside their name, and goes when it is taken back.

import type { TableEvent } from '@veillee/web/kit';
import { expect, it } from 'vitest';
import { gainsIn } from '../players.tsx';

const bought = (n: number, seat: number, card: string): TableEvent => ({
  n,
  at: n,
  text: 'log.any',
  brings: { seat, coins: { gold: -3 } },
  moves: [{ what: `${card}#1`, from: `stack:${card}`, to: `discard:${seat}` }],
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

it('says how: bought, taken in the Hall, or trained; what is only discarded is no gain', () => {
  const trained = { ...bought(0, 0, 'elf-sorcerer'), brings: { seat: 0, coins: { xp: -2 } } };
  const taken = { ...bought(1, 1, 'nixie'), moves: [{ what: 'nixie#1', from: 'rank:2', to: 'discard:1' }] };
  const thrown = { ...bought(2, 2, 'torch'), moves: [{ what: 'torch#1', from: 'hand:2', to: 'discard:2' }] };
  const told = [...gainsIn([trained, taken, thrown, bought(3, 3, 'spear')])].map(([seat, { text }]) => [seat, text]);
  expect(told).toEqual([
    [0, 'table.gained.trained'],
    [1, 'table.gained.took'],
    [3, 'table.gained.bought'],
  ]);
});
