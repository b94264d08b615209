// Looking back at a game: the chronicle is whole wherever one jumps, and belongs to whose eyes one looks through.

import { expect, test } from 'vitest';
import { type Eyes, Reel } from '../live/reel.ts';

/** A game of twelve entries with two events each; seat 1 hears of them by another name. */
function reelOfTwelve() {
  const asked: string[] = [];
  const reel = new Reel(async (at, from, eyes) => {
    asked.push(`${eyes}: ${from}-${at}`);
    const entries = Array.from({ length: at - from + 1 }, (_, i) => from + i);
    const events = entries.flatMap(entry =>
      [0, 1].map(half => ({ n: entry * 2 + half, at: entry, text: `${eyes === 1 ? 'hers' : 'mine'}-${entry}` })),
    );
    return { at, entries: 12, view: {}, events, turns: [] };
  });
  const past = async (at: number, eyes: Eyes) => (await reel.at(at, eyes)).past.map(event => event.n);
  return { reel, asked, past };
}
const upTo = (entry: number): number[] => Array.from({ length: entry * 2 + 2 }, (_, n) => n);

test('after a jump, forward or back, the chronicle holds everything up to there', async () => {
  const { past, asked } = reelOfTwelve();
  expect(await past(0, 0)).toEqual(upTo(0));
  expect(await past(9, 0)).toEqual(upTo(9));
  expect(await past(4, 0)).toEqual(upTo(4));
  expect(await past(12, 0)).toEqual(upTo(12));
  expect(asked).toEqual(['0: 0-0', '0: 1-9', '0: 4-4', '0: 10-12']);
});

test('what an entry brought is told with it, and nothing is asked twice', async () => {
  const { reel, asked } = reelOfTwelve();
  await reel.at(5, 0);
  expect((await reel.at(5, 0)).events.map(event => event.n)).toEqual([10, 11]);
  expect(asked).toHaveLength(1);
});

test('other eyes have a chronicle of their own', async () => {
  const { reel } = reelOfTwelve();
  await reel.at(3, 0);
  const hers = await reel.at(3, 1);
  expect(hers.past.map(event => event.text)).toEqual([0, 1, 2, 3].flatMap(entry => [`hers-${entry}`, `hers-${entry}`]));
});

test('answers that come in another order than they were asked for leave no gap and no double', async () => {
  const waiting: (() => void)[] = [];
  const reel = new Reel(async (at, from) => {
    await new Promise<void>(resolve => waiting.push(resolve));
    const events = Array.from({ length: at - from + 1 }, (_, i) => ({ n: from + i, at: from + i, text: 'x' }));
    return { at, entries: 12, view: {}, events, turns: [] };
  });
  const [near, far] = [reel.at(3, 0), reel.at(8, 0)];
  waiting[1]?.();
  expect((await far).past.map(event => event.n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  waiting[0]?.();
  expect((await near).past.map(event => event.n)).toEqual([0, 1, 2, 3]);
});
