// How long a game took: told when it is over, without pauses and silences, and the same wherever the table is read.

import type { Seat } from '@veillee/kernel';
import { expect, test } from 'vitest';
import type { Op, Setup } from '../../tables/ops.ts';
import { Table } from '../../tables/table.ts';
import { shelf } from '../shelf.ts';

const MINUTE = 60;
const CREATED = '2026-01-05T20:00:00.000Z';
const EIGHT = Date.parse(CREATED) / 1000;

const setup: Setup = {
  id: 'a-table-of-two',
  game: 'tic-tac-toe',
  seed: 'seed',
  options: {},
  open: false,
  spectators: false,
  created: CREATED,
  seats: [0, 1].map(() => ({ kind: 'me', name: 'Ann', taken: true, token: 'token' })),
};

const after = (minutes: number, op: Op): Op => ({ ...op, when: EIGHT + minutes * MINUTE });
const answer = (minutes: number, seat: Seat, cell: number): Op =>
  after(minutes, { k: 'answer', seat, prompt: 'turn', picks: [`${cell}`] });

test('a game says how long it took once it is over: pauses and long silences do not count', async () => {
  const kit = await shelf['tic-tac-toe']?.();
  if (!kit) throw new Error('no such game');
  const table = Table.make(kit.game, setup);
  const facts = () => table.facts(() => true);
  const ops = [
    answer(2, 0, 0),
    answer(5, 1, 3),
    after(6, { k: 'pause', seat: 0, on: true }),
    after(14, { k: 'pause', seat: 0, on: false }),
    answer(16, 0, 1),
    // The next day.
    answer(24 * 60, 1, 4),
  ];
  for (const op of ops) table.apply(op);
  expect(facts()).not.toHaveProperty('played');
  const half = Table.restore(kit.game, setup, {
    snapshot: table.snapshot(),
    journal: table.match?.journal ?? [],
    told: table.match?.log ?? [],
    ops: [answer(24 * 60 + 1, 0, 2)],
  });
  table.apply(answer(24 * 60 + 1, 0, 2));
  expect(facts()).toMatchObject({ status: 'over' });
  expect(facts().played).toEqual({ began: CREATED, ended: '2026-01-06T20:01:00.000Z', minutes: 9 });
  expect(half.facts(() => true)).toEqual(facts());
});
