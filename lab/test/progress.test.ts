// Progress: silent for two seconds, then lines on a pipe and a bar on a terminal.

import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Io } from '../io.ts';
import { progress } from '../progress.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function listener(terminal: boolean): { io: Io; said: () => string } {
  let said = '';
  const stderr = new Writable({
    write(chunk, _encoding, done) {
      said += String(chunk);
      done();
    },
  });
  Object.assign(stderr, { isTTY: terminal, columns: 80, ...(terminal && { cursorTo: () => {}, clearLine: () => {} }) });
  return { io: { stdin: process.stdin, stdout: stderr, stderr, env: { NO_COLOR: '1' } }, said: () => said };
}

test('work that is quickly done says nothing', () => {
  const { io, said } = listener(false);
  const bar = progress(io, 10, 'games');
  vi.advanceTimersByTime(1900);
  bar.advance(10);
  bar.done();
  expect(said()).toBe('');
});

test('on a pipe, a line every two seconds', () => {
  const { io, said } = listener(false);
  const bar = progress(io, 10, 'games');
  for (let n = 0; n < 5; n++) {
    vi.advanceTimersByTime(1000);
    bar.advance(1);
  }
  bar.done();
  expect(said()).toBe('… 20 %\n… 40 %\n');
});

test('on a terminal, a bar', () => {
  const { io, said } = listener(true);
  const bar = progress(io, 10, 'games');
  vi.advanceTimersByTime(2500);
  bar.advance(4);
  bar.done();
  expect(said()).toContain('40 % · 4 / 10 games');
});
