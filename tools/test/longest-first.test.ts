// Which test files begin first.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LongestFirst } from '../longest-first.ts';

const folder = mkdtempSync(join(tmpdir(), 'veillee-order-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a trial of a few lines begins before a long file of its project, and projects follow each other, those with a process a file first', async () => {
  const project = (name: string, isolate = false) => ({ name, config: { isolate, sequence: { groupOrder: 0 } } });
  const [hosts, rules, alone] = [project('hosts'), project('rules'), project('alone', true)];
  const file = (name: string, length: number, of: object) => {
    const moduleId = join(folder, name);
    writeFileSync(moduleId, 'x'.repeat(length));
    return { moduleId, project: of };
  };
  const files = [
    file('words.test.ts', 900, rules),
    file('trial.test.ts', 10, rules),
    file('seats.test.ts', 20, hosts),
    file('table.test.ts', 500, hosts),
    file('unread.test.ts', 5, alone),
  ];
  // Nothing is known of earlier runs.
  const order = new LongestFirst({ cache: { getTestSpecificationResult: () => undefined } } as never);
  const sorted = await order.sort(files as never);
  expect(sorted.map(({ moduleId }) => basename(moduleId))).toEqual([
    'unread.test.ts',
    'table.test.ts',
    'seats.test.ts',
    'trial.test.ts',
    'words.test.ts',
  ]);
});
