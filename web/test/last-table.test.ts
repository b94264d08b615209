// The shelf's front: where one was, or where one is waited for.

import { expect, test } from 'vitest';
import { tableToLeadWith } from '../pages/last-table.ts';

const tables = [
  { id: 'a', waiting: false, status: 'playing' },
  { id: 'b', waiting: true, status: 'playing' },
  { id: 'c', waiting: true, status: 'playing' },
  { id: 'd', waiting: false, status: 'over' },
] as const;
const quiet = tables.filter(({ waiting }) => !waiting);

test('whoever is waited for sits down there, at the last table before others', () => {
  expect(tableToLeadWith(tables, 'c')?.id).toBe('c');
  expect(tableToLeadWith(tables, 'a')?.id).toBe('b');
});

test('else the last table, unless it is over or gone', () => {
  expect(tableToLeadWith(quiet, 'a')?.id).toBe('a');
  expect(tableToLeadWith(quiet, 'd')).toBeUndefined();
  expect(tableToLeadWith(quiet, 'gone')).toBeUndefined();
  expect(tableToLeadWith(quiet, undefined)).toBeUndefined();
});
