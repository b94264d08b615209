// Group commit: who writes alone does not wait, and where several write together they are gathered.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Groups } from '../../store/group.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Groups that are on disk at once, as they were begun. */
function groupsOf(): {
  readonly begun: number[][];
  write(...writes: readonly number[]): void;
  drained(): Promise<void>;
} {
  const begun: number[][] = [];
  const groups = new Groups<number>(async group => {
    begun.push(group.map(({ write }) => write));
    for (const { done } of group) done(undefined);
  });
  return {
    begun,
    write: (...writes) => {
      for (const write of writes) groups.add(write, () => {});
    },
    drained: () => groups.drained(),
  };
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test('who writes alone is written at once, one write after the other', async () => {
  const { begun, write } = groupsOf();
  for (let n = 0; n < 3; n++) {
    write(n);
    await pass(0);
  }
  expect(begun).toEqual([[0], [1], [2]]);
});

test('where several came together, the next are gathered for three milliseconds', async () => {
  const { begun, write } = groupsOf();
  write(1, 2);
  await pass(0);
  write(3);
  await pass(2);
  expect(begun).toEqual([[1, 2]]);
  write(4);
  await pass(1);
  expect(begun).toEqual([
    [1, 2],
    [3, 4],
  ]);
  await pass(3);
  write(5);
  await pass(0);
  expect(begun.at(-1)).toEqual([5]);
});

test('what is gathered is written before all is said to be written', async () => {
  const { begun, write, drained } = groupsOf();
  write(1, 2);
  await pass(0);
  write(3);
  const end = drained();
  await pass(3);
  await end;
  expect(begun).toEqual([[1, 2], [3]]);
});
