// The pace of news: visible things keep their distance, a scene is told in its own time and nothing of its news is shown before.

import { expect, test } from 'vitest';
import { momentsOf, type SceneStep, soFar } from '../kit/story/scene.ts';
import { begun, emptyPacer, next, type Pace, type Pacer, type Sight, skipped, waitsForReader } from '../live/pace.ts';

const plain = (): Sight => ({ visible: true });
const waiting = (...queue: string[]): Pacer<string> => ({ ...emptyPacer<string>(), queue });

/** Everything that is shown, with its time, if the page comes back exactly when it is told to. */
function run(
  start: Pacer<string>,
  pace: Pace,
  look: (item: string) => Sight,
  from = 1000,
): (readonly [string, number])[] {
  const shown: (readonly [string, number])[] = [];
  let now = from;
  let pacer = start;
  for (let turns = 0; turns < 1000; turns++) {
    const step = next(pacer, now, pace, look);
    pacer = step.pacer;
    if (step.show !== undefined) shown.push([step.show, now - from]);
    else if (step.wait === undefined) return shown;
    else now += step.wait;
  }
  throw new Error('it never ends');
}

test('calm leaves a pause between two steps, quick a short one, at once none; what cannot be seen waits for nothing', () => {
  expect(run(waiting('a', 'b'), 'calm', plain)).toEqual([
    ['a', 0],
    ['b', 800],
  ]);
  expect(run(waiting('a', 'b'), 'quick', plain)).toEqual([
    ['a', 0],
    ['b', 250],
  ]);
  expect(run(waiting('a', 'b'), 'now', plain)).toEqual([
    ['a', 0],
    ['b', 0],
  ]);
  expect(run(waiting('a', 'b'), 'calm', () => ({ visible: false }))).toEqual([
    ['a', 0],
    ['b', 0],
  ]);
});

test('many plain steps are shown within six seconds', () => {
  const many = Array.from({ length: 31 }, (_, i) => `${i}`);
  expect(run(waiting(...many), 'calm', plain)[1]).toEqual(['1', 200]);
});

const SCENE = [200, 300, 1000];
const fought = (item: string): Sight => ({ visible: true, ...(item.startsWith('fight') && { moments: SCENE }) });

test('a scene is told before its news is shown, moment by moment', () => {
  const start = next(waiting('fight'), 1000, 'calm', fought);
  expect(start.show).toBeUndefined();
  expect(start.wait).toBe(200);
  const { telling } = start.pacer;
  expect(telling && [1000, 1199, 1200, 1500, 2499].map(now => begun(telling, now))).toEqual([1, 1, 2, 3, 3]);
  expect(next(start.pacer, 2499, 'calm', fought).show).toBeUndefined();
  expect(next(start.pacer, 2500, 'calm', fought).show).toBe('fight');
});

test.each(['calm', 'quick'] as const)('however much waits behind it, a scene keeps its time: %s', pace => {
  const many = Array.from({ length: 40 }, (_, i) => `fight ${i}`);
  const times = run(waiting(...many), pace, fought).map(([, at]) => at);
  for (const [i, at] of times.entries()) expect(at - (times[i - 1] ?? 0)).toBeGreaterThanOrEqual(1500);
});

test('a quick answer behind a scene does not shorten it', () => {
  const start = next(waiting('fight'), 0, 'calm', fought);
  const more = { ...start.pacer, queue: ['b', 'fight c', 'd'] };
  expect(run(more, 'calm', fought, 0).map(([item]) => item)).toEqual(['fight', 'b', 'fight c', 'd']);
  expect(run(more, 'calm', fought, 0)[0]).toEqual(['fight', 1500]);
});

test('a skipped scene ends at once, and only that one', () => {
  const start = next(waiting('fight a', 'fight b'), 0, 'calm', fought);
  const after = next(skipped(start.pacer), 100, 'calm', fought);
  expect(after.show).toBe('fight a');
  const then = next(after.pacer, 100, 'calm', fought);
  expect(then.show).toBeUndefined();
  expect(run(after.pacer, 'calm', fought, 100)).toEqual([['fight b', 800 + 1500]]);
});

test('at once tells nothing, and ends what is being told', () => {
  expect(run(waiting('fight', 'b'), 'now', fought)).toEqual([
    ['fight', 0],
    ['b', 0],
  ]);
  const start = next(waiting('fight', 'b'), 0, 'calm', fought);
  expect(next(start.pacer, 1, 'now', fought).show).toBe('fight');
});

test('whoever reads is waited for: half a minute in calm, a third of it in quick, not at all at once; what cannot be seen goes on', () => {
  const read = (pace: Pace, look = plain): (readonly [string, number])[] =>
    run({ ...waiting('a', 'b'), reading: 1000 }, pace, look);
  expect(read('calm')).toEqual([
    ['a', 30_000],
    ['b', 30_800],
  ]);
  expect(read('quick')[0]).toEqual(['a', 10_000]);
  expect(read('now')[0]).toEqual(['a', 0]);
  expect(read('calm', () => ({ visible: false }))[0]).toEqual(['a', 0]);
  const pacer = { ...waiting('a'), reading: 1000 };
  expect([1000, 30_999, 31_000].map(now => waitsForReader(pacer, now, 'calm'))).toEqual([true, true, false]);
  expect(waitsForReader(pacer, 1000, 'now')).toBe(false);
  expect(waitsForReader(waiting('a'), 1000, 'calm')).toBe(false);
});

test('a scene does not begin while somebody reads, and one that is being told is told to its end', () => {
  expect(next({ ...waiting('fight'), reading: 1000 }, 1000, 'calm', fought)).toMatchObject({ wait: 30_000 });
  const told = next(waiting('fight'), 1000, 'calm', fought).pacer;
  expect(run({ ...told, queue: ['b'], reading: 1200 }, 'calm', fought)).toEqual([
    ['fight', 1500],
    ['b', 30_200],
  ]);
});

test('nothing to show, nothing to wait for', () => {
  expect(next(emptyPacer(), 5, 'calm', plain)).toEqual({ pacer: emptyPacer() });
});

// ---- moments of a scene ----

const dice: SceneStep = { words: '', dice: { who: 'Ysolde', rolls: [5, 2], faces: [5, 6], foe: false } };
const line: SceneStep = { words: 'Attack', figure: '5' };
const verdict = { words: 'won', won: true };

test('a scene lasts a second and a half however little it tells, and longer where it tells more', () => {
  const length = (steps: readonly SceneStep[]): number => momentsOf({ steps, verdict }).reduce((sum, n) => sum + n, 0);
  expect(length([line])).toBe(1500);
  expect(length([dice, dice])).toBeGreaterThan(2000);
});

test('dice tumble before they lie, and the verdict comes last', () => {
  const scene = { steps: [dice, line], verdict };
  expect(momentsOf(scene)).toHaveLength(5);
  expect([1, 2, 3, 4, 5].map(n => soFar(scene, n))).toEqual([
    { steps: 0, tumbling: false, verdict: false },
    { steps: 1, tumbling: true, verdict: false },
    { steps: 1, tumbling: false, verdict: false },
    { steps: 2, tumbling: false, verdict: false },
    { steps: 2, tumbling: false, verdict: true },
  ]);
});
