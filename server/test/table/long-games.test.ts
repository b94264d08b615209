// What is kept of a long game does not grow with it: a snapshot is written every fifty answers.

import type { Game } from '@veillee/kernel';
import { keys, tiny } from '@veillee/kernel/test/tiny';
import { expect, test } from 'vitest';
import type { Setup } from '../../tables/ops.ts';
import { Table } from '../../tables/table.ts';

/** Every answer is a turn. */
const stroll = tiny<{ turn: number }>(
  () => ({ turn: 0 }),
  {
    *setup() {
      return { at: 'turn' };
    },
    *turn(t) {
      yield* t.choose(0, 'step', keys('left', 'right'));
      t.state.turn++;
      return { at: 'turn' };
    },
  },
  { turns: ({ turn }) => turn },
) as unknown as Game;

const setup: Setup = {
  id: 'a-long-stroll',
  game: stroll.id,
  seed: 'seed',
  options: {},
  open: false,
  spectators: false,
  created: '2026-01-05T20:00:00.000Z',
  seats: [0, 1].map(() => ({ kind: 'me', name: 'Ann', taken: true, token: 'token' })),
};

test('of the turns of a long game the latest are kept with the table', () => {
  const table = Table.make(stroll, setup);
  const walk = (steps: number): number => {
    for (let n = 0; n < steps; n++) table.apply({ k: 'answer', seat: 0, prompt: 'step', picks: ['left'] });
    return JSON.stringify(table.snapshot()).length;
  };
  const after = [walk(2000), walk(3000)] as const;
  expect(after[1] - after[0]).toBeLessThan(100);
  const { match } = table;
  const again = Table.restore(stroll, setup, {
    snapshot: table.snapshot(),
    journal: match?.journal ?? [],
    told: match?.log ?? [],
    ops: [],
  });
  expect(again.match?.turnOf(4999)).toBe(4999);
  expect(again.match?.turnOf(4900)).toBe(match?.turnOf(4900));
  expect(again.match?.turnOf(10)).toBeUndefined();
});
