// What a finished game tells of itself: the best moment and why, points by round, and whose defeat it is.

import { describe, expect, test } from 'vitest';
import { bestMoment, deedsOf, isDefeat, pointsByRound } from '../ending/moments.ts';
import type { TableEvent } from '../kit/table.ts';

const told = (...events: Partial<TableEvent>[]): TableEvent[] =>
  events.map((event, n) => ({ n, at: 2 * n, text: `line.${n}`, ...event }));
const vp = (seat: number, n: number) => ({ brings: { seat, coins: { vp: n } } });

describe('the best moment', () => {
  test('brought most points; the weightiest line of its turn until then tells it', () => {
    const events = told(
      { turn: { round: 1, seat: 0 }, weight: 1 },
      { weight: 6 },
      vp(0, 4),
      { turn: { round: 2, seat: 1 }, weight: 1 },
      { weight: 6 },
      vp(1, 7),
      { weight: 9, ...vp(1, 3) },
    );
    expect(bestMoment(events, { coin: 'vp' })).toMatchObject({
      event: { n: 5, at: 10 },
      line: { n: 4 },
      from: 7,
      round: 2,
      seat: 1,
      why: 'points',
      points: 7,
    });
  });

  test('is watched again from before its line, and from the first part of what is told step by step', () => {
    const scene = (of: string, part: string) => ({ scene: { of, part } });
    const events = told(
      { turn: { round: 1, seat: 0 } },
      { ...scene('test', 'end') },
      { ...scene('fight', 'begin') },
      { weight: 1 },
      { ...scene('fight', 'blow') },
      { weight: 6, ...scene('fight', 'end'), ...vp(0, 4) },
    );
    expect(bestMoment(events, { coin: 'vp' })).toMatchObject({ event: { at: 10 }, line: { at: 10 }, from: 3 });
    expect(bestMoment(told({ turn: { round: 1 }, ...vp(0, 2) }), { coin: 'vp' })?.from).toBe(0);
  });

  test('else weighed most, a victory before other things and the later of two alike; never what was lost', () => {
    const events = told(
      { turn: { round: 1 } },
      { weight: 6, scene: { of: 'test', part: 'end', won: true } },
      { weight: 6, scene: { of: 'test', part: 'end', won: true }, ...vp(1, 3) },
      { weight: 6 },
      { weight: 9, scene: { of: 'test', part: 'end', won: false } },
    );
    expect(bestMoment(events)).toMatchObject({ event: { n: 2 }, line: { n: 2 }, seat: 1, why: 'weight' });
  });

  test('is what the game thinks best, told by its own line, where it says so', () => {
    const events = told(
      { turn: { round: 1, seat: 0 }, weight: 9 },
      { turn: { round: 2, seat: 1 }, weight: 1, detail: 4 },
      { weight: 9 },
      { detail: 8, scene: { of: 'fight', part: 'end', won: false } },
    );
    const worth = ({ detail }: TableEvent): number => Number(detail ?? 0);
    expect(bestMoment(events, { worth })).toMatchObject({ event: { n: 1 }, line: { n: 1 }, round: 2, seat: 1 });
    expect(bestMoment(events, { worth: () => 0 })).toBeUndefined();
  });

  test('is none of those before the first turn: what one begins with was won by nobody', () => {
    const events = told({ weight: 1, ...vp(0, 28) }, { turn: { round: 1, seat: 0 } }, { weight: 2, ...vp(0, 3) });
    expect(bestMoment(events, { coin: 'vp' })).toMatchObject({ event: { n: 2 }, round: 1, points: 3 });
  });

  test('is nothing that took points away, nor what the game calls a loss, though it weighed most', () => {
    const isLoss = ({ detail }: TableEvent): boolean => detail === 'loss';
    const judging = { coin: 'vp', isLoss };
    const events = told(
      { turn: { round: 1, seat: 0 } },
      { weight: 2 },
      { weight: 7, ...vp(0, -5) },
      { weight: 8, detail: 'loss' },
      vp(0, 1),
    );
    expect(bestMoment(events, judging)).toMatchObject({ event: { n: 4 }, line: { n: 1 } });
    expect(bestMoment(told({ weight: 7, ...vp(0, -5) }, { weight: 8, detail: 'loss' }), judging)).toBeUndefined();
    expect(deedsOf(told({ turn: { round: 1 }, weight: 8, detail: 'loss' }), 9, judging)).toEqual([]);
  });

  test('there is none where nothing weighed anything', () => {
    expect(bestMoment(told({}, { brings: { seat: 0, coins: { gold: 3 } } }), { coin: 'vp' })).toBeUndefined();
    expect(bestMoment([])).toBeUndefined();
  });
});

test('deeds are the worthiest moments, as they were told, where the game says what a moment is worth', () => {
  const events = told(
    { turn: { round: 1 }, weight: 9 },
    { detail: 3 },
    { detail: 7 },
    { turn: { round: 2 }, detail: 5 },
    { detail: 9, scene: { of: 'fight', part: 'end', won: false } },
  );
  const worth = ({ detail }: TableEvent): number => Number(detail ?? 0);
  expect(deedsOf(events, 2, { worth }).map(({ line, round }) => [line.n, round])).toEqual([
    [2, 1],
    [3, 2],
  ]);
});

test('points by round begin with nothing, hold what was lost again, and end with the sum', () => {
  const events = told(
    { turn: { round: 1, seat: 0 } },
    vp(0, 4),
    { turn: { round: 1, seat: 1 } },
    { turn: { round: 2, seat: 0 } },
    vp(0, -1),
    { turn: { round: 3, seat: 0 } },
    vp(1, 2),
  );
  expect(pointsByRound(events, 'vp', 2)).toEqual([
    [0, 4, 3, 3],
    [0, 0, 0, 2],
  ]);
});

test('a defeat is what nobody has won, and what one alone has lost', () => {
  expect(isDefeat({ won: [] }, 1, 0)).toBe(true);
  expect(isDefeat({ won: [] }, 3, undefined)).toBe(true);
  expect([undefined, 0].map(eyes => isDefeat({ won: [], undecided: true }, 3, eyes))).toEqual([false, false]);
  expect(isDefeat({ won: [1] }, 2, 0)).toBe(true);
  expect(isDefeat({ won: [1] }, 2, 1)).toBe(false);
  expect(isDefeat({ won: [1] }, 2, undefined)).toBe(false);
  expect(isDefeat({ won: [1] }, 3, 0)).toBe(false);
  // Two heroes beaten by an overlord have both lost.
  expect([0, 1, 2].map(eyes => isDefeat({ won: [2], side: 'overlord' }, 3, eyes))).toEqual([true, true, false]);
});

test('deeds are the weightiest turns in the order told; nothing light, nothing lost', () => {
  const events = told(
    { turn: { round: 1, seat: 0 } },
    { weight: 4 },
    { turn: { round: 2, seat: 0 } },
    { weight: 9 },
    { turn: { round: 3, seat: 0 } },
    { turn: { round: 4, seat: 0 } },
    { weight: 9, scene: { of: 'test', part: 'end', won: false } },
    { turn: { round: 5, seat: 0 } },
    { weight: 5 },
  );
  expect(deedsOf(events, 2).map(({ line, round }) => [line.n, round])).toEqual([
    [3, 2],
    [8, 5],
  ]);
  expect(deedsOf(events, 9).map(({ round }) => round)).toEqual([1, 2, 5]);
  expect(deedsOf([], 9)).toEqual([]);
});
