// Calls at the door: however many come at once, those who play are heard in between.

import { setImmediate as aRound } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Doorway } from '../../doorway.ts';

const CALLS = 40;

function holdUp(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

test('a few calls are begun in each round, the others after it, in their order', async () => {
  const doorway = new Doorway();
  const begun: number[] = [];
  for (let n = 0; n < CALLS; n++)
    doorway.enter(() => {
      begun.push(n);
      holdUp(1.5);
    });
  const rounds = [begun.length];
  while (begun.length < CALLS) {
    await aRound();
    rounds.push(begun.length - rounds.reduce((sum, few) => sum + few, 0));
  }
  expect(begun).toEqual(Array.from({ length: CALLS }, (_, n) => n));
  expect(Math.max(...rounds)).toBeLessThanOrEqual(4);
});

test('whoever comes while others wait goes behind them', async () => {
  const doorway = new Doorway();
  const begun: string[] = [];
  const call = (name: string, more?: () => void): void =>
    doorway.enter(() => {
      begun.push(name);
      holdUp(5);
      more?.();
    });
  call('first', () => call('brought by the first'));
  call('second');
  await aRound();
  expect(begun).toEqual(['first', 'brought by the first']);
  while (begun.length < 3) await aRound();
  expect(begun[2]).toBe('second');
});

test('one call at a time never waits', async () => {
  const doorway = new Doorway();
  for (let n = 0; n < 3; n++) {
    let isBegun = false;
    doorway.enter(() => {
      isBegun = true;
    });
    expect(isBegun).toBe(true);
    await aRound();
  }
});
