// The siege itself, for a few seconds at a few tables of the tests' games: what it reports, and that it says what was broken.

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shared } from '../../bystander.ts';
import { runSiege } from '../../siege.ts';

test('a siege tells what was answered, lost and taken, and which bound was broken', async () => {
  const report = await runSiege({
    tables: 14,
    seconds: 7,
    thinkSeconds: 0.05,
    // Nothing is asked of a machine with much else to do, but for what no server could hold.
    bounds: { p99: 1e6, worst: 1e6, memory: 1 },
    script: fileURLToPath(new URL('../process.ts', import.meta.url)),
  });
  expect(report).toMatchObject({ tables: 14, lost: 0, kills: 1 });
  expect(report.answers).toBeGreaterThan(20);
  expect(report.downSeconds).toBeGreaterThan(0);
  expect(report.owed.worst).toBeLessThanOrEqual(report.latency.worst);
  const moments = report.slowest.map(({ worst }) => worst);
  expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  // Only what takes long is a moment: the worst of all is the first of them.
  if (report.latency.worst > 60) expect(report.slowest[0]?.worst).toBe(report.latency.worst);
  else expect(moments).toEqual([]);
  expect(report.machine.write.worst).toBeGreaterThan(0);
  expect(Math.max(...report.memory)).toBeGreaterThan(1);
  expect(Object.keys(report.during)).toEqual(
    expect.arrayContaining(['misspelled', 'exports', 'lists', 'hellos', 'pings']),
  );
  expect(report.broken).toEqual([expect.stringContaining('MiB of memory, not 1')]);
});

test('of the time somebody waited, what the machine stood still is known', () => {
  const standstills = [
    { from: 100, to: 150 },
    { from: 200, to: 300 },
  ];
  expect(shared(standstills, 0, 90)).toBe(0);
  expect(shared(standstills, 120, 140)).toBe(20);
  expect(shared(standstills, 140, 220)).toBe(30);
  expect(shared(standstills, 0, 1000)).toBe(150);
});
