// The chronicle by turns: what belongs together, the one line that tells it, and what it brought.

import { describe, expect, test } from 'vitest';
import { beneath, headlinesOf, roundsOf, spanOf, turnsOf } from '../frame/turns.ts';
import type { TableEvent } from '../kit/table.ts';
import { missedBy } from '../pages/missed.ts';

const told = (...events: Partial<TableEvent>[]): TableEvent[] =>
  events.map((event, n) => ({ n, at: n, text: `line.${n}`, ...event }));

describe('a turn', () => {
  test('begins with the line that says so and holds all lines up to the next', () => {
    const turns = turnsOf(
      told(
        {},
        { turn: { round: 1, seat: 0 } },
        {},
        {},
        { turn: { round: 1, seat: 1 } },
        { turn: { round: 2, seat: 0 } },
      ),
    );
    expect(turns.map(turn => [turn.mark?.seat, turn.events.map(event => event.n)])).toEqual([
      [undefined, [0]],
      [0, [1, 2, 3]],
      [1, [4]],
      [0, [5]],
    ]);
  });

  test('is told by its weightiest line, the later of two alike, or by its first', () => {
    const mark = { round: 1, seat: 0 };
    const [heavy, even, light] = turnsOf(
      told(
        { turn: mark, weight: 1 },
        { weight: 6 },
        { weight: 2 },
        { turn: mark, weight: 1 },
        { weight: 3 },
        { weight: 3 },
        { turn: mark },
        {},
      ),
    );
    expect([heavy?.headline.n, even?.headline.n, light?.headline.n]).toEqual([1, 5, 6]);
  });

  test('says what it brought whoever’s turn it is, and nothing that evens out', () => {
    const [turn] = turnsOf(
      told(
        { turn: { round: 1, seat: 2 }, brings: { seat: 2, coins: { gold: -4, vp: 3 } } },
        { brings: { seat: 2, coins: { vp: 1, xp: 2 } } },
        { brings: { seat: 0, coins: { disease: 1 } } },
        { brings: { seat: 2, coins: { xp: -2 } } },
      ),
    );
    expect(turn?.coins).toEqual({ gold: -4, vp: 4 });
  });
});

test('what the heading of a round says is not told again beneath it; what happened with it is', () => {
  const mark = { round: 2 };
  const say = ({ text }: TableEvent): string => text;
  const alone = turnsOf(told({ text: 'Round 2', turn: mark }, { turn: { round: 2, seat: 0 } }));
  expect(beneath('Round 2', alone, say).map(turn => turn.mark?.seat)).toEqual([0]);
  const more = turnsOf(told({ text: 'Round 2', turn: mark }, { text: 'sand', weight: 1 }));
  expect(beneath('Round 2', more, say).map(turn => turn.events.map(say))).toEqual([['sand']]);
  const others = turnsOf(told({ text: 'Night falls', turn: mark }));
  expect(beneath('Round 2', others, say)).toEqual(others);
});

test('rounds hold their turns; what came before the first turn stands alone', () => {
  const rounds = roundsOf(
    turnsOf(told({}, { turn: { round: 1, seat: 0 } }, { turn: { round: 1, seat: 1 } }, { turn: { round: 2 } })),
  );
  expect(rounds.map(({ round, turns }) => [round, turns.length])).toEqual([
    [undefined, 1],
    [1, 2],
    [2, 1],
  ]);
});

test('rounds that are folded are named by the first and the last that are told', () => {
  const rounds = roundsOf(
    turnsOf(told({}, { turn: { round: 15, seat: 0 } }, { turn: { round: 15, seat: 1 } }, { turn: { round: 64 } })),
  );
  expect(spanOf(rounds)).toEqual({ from: 15, until: 64 });
  expect(spanOf(rounds.slice(0, 1))).toBeUndefined();
});

describe('whoever takes the screen back', () => {
  test('reads the two weightiest lines, in the order in which they happened', () => {
    const lines = told({}, { weight: 1 }, { weight: 5 }, { weight: 1 }, {});
    expect(headlinesOf(lines).map(({ n }) => n)).toEqual([2, 3]);
    expect(headlinesOf(told({})).map(({ n }) => n)).toEqual([0]);
  });

  test('is told what happened since they last chose, and nothing that others alone were told', () => {
    const log = [{}, {}, { for: [1] }, {}].map((event, n) => ({ n, at: n, text: `line.${n}`, ...event }));
    expect(missedBy(log, { seat: 0, n: 0 }, 0).map(({ n }) => n)).toEqual([1, 3]);
    expect(missedBy(log, { seat: 0, n: 0 }, 1)).toEqual([]);
    expect(missedBy(log, undefined, 0)).toEqual([]);
  });
});
