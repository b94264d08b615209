// Looking ahead: it finds what wins, knows nothing that its seat does not see, and spends what it may.

import { type Bot, Chance, type Decision, Match, newChance, type Position, type Rules } from '@veillee/kernel';
import { nightMarket } from '@veillee/kernel/test/night-market';
import { type TicTacToe, ticTacToe, winner } from '@veillee/kernel/test/tic-tac-toe';
import { keys, tiny } from '@veillee/kernel/test/tiny';
import { describe, expect, test } from 'vitest';
import { answersTo, awaited, Budget, dreamsOf, lookahead, maybeGive, plan, playOn, random, turnOf } from '../index.ts';

const chance = (seed: string): Chance => new Chance(newChance(seed));

const turnAt = <S, V>(match: Match<S, V>, seed = 'bot', late?: () => boolean) =>
  turnOf(match, awaited(match) as Decision, chance(seed), late);

const asked = (more: Partial<Decision>): Decision => ({
  id: 1,
  seat: 0,
  prompt: 'p',
  options: keys('a', 'b', 'c'),
  min: 1,
  max: 1,
  ...more,
});

describe('dreams', () => {
  const match = Match.start(nightMarket, { seed: 's', seats: 3 });

  test('of the same number are the same table, of another number another one', () => {
    const dream = dreamsOf(turnAt(match));
    expect(dream(1).state).toEqual(dream(1).state);
    expect(dream(1).state).not.toEqual(dream(2).state);
    expect(dream(1).view(0)).toEqual(match.view(0));
  });

  test('take only what they ask for, and are played on for as long as is said', () => {
    const budget = new Budget(100);
    const dream = dreamsOf(turnAt(match))(1);
    expect(maybeGive(dream, 0, ['no such thing'], budget)).toBe(false);
    expect(budget.spent).toBe(0);
    playOn(dream, { policy: random as never, depth: 5 }, budget);
    expect(budget.spent).toBe(5);
    const { round } = dream.state;
    playOn(dream, { policy: random as never, depth: 500, until: ({ state }) => state.round > round }, budget);
    expect(dream.state.round).toBe(round + 1);
  });
});

describe('all answers to a decision', () => {
  test('are its options, its numbers, its passes, its selections in order or not', () => {
    expect(answersTo(asked({}))).toEqual([['a'], ['b'], ['c']]);
    expect(answersTo(asked({ min: 0, pass: { text: 'no' } }))).toEqual([[], ['a'], ['b'], ['c']]);
    expect(answersTo(asked({ options: [], range: { min: 1, max: 7, step: 3 } }))).toEqual([['1'], ['4'], ['7']]);
    expect(answersTo(asked({ min: 2, max: 2 }))).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]);
    expect(answersTo(asked({ min: 2, max: 2, ordered: true }))).toHaveLength(6);
    expect(answersTo(asked({ min: 0, max: 3 }))).toHaveLength(8);
    expect(answersTo(asked({ min: 0, max: 3 }), 3)).toHaveLength(3);
  });
});

describe('looking ahead', () => {
  /** Won is one, lost is less than nothing. */
  const worth = ({ state }: Match<TicTacToe, TicTacToe>, seat: number): number => {
    const won = winner(state.squares);
    return won < 0 ? 0 : won === seat ? 1 : -1;
  };
  const policy = random as Bot<TicTacToe, TicTacToe>;
  const playing = (...squares: string[]): Match<TicTacToe, TicTacToe> => {
    const match = Match.start(ticTacToe, { seed: 's', seats: 2 });
    for (const square of squares) match.pick(square);
    return match;
  };

  test('takes the third in a row, and bars that of the other', () => {
    const wins = lookahead(turnAt(playing('0', '3', '1', '4')), { worth, policy, depth: 9, budget: 600 });
    expect(wins[0]).toMatchObject({ picks: ['2'], worth: 1 });
    const bars = lookahead(turnAt(playing('0', '8', '1')), { worth, policy, depth: 9, budget: 2000 });
    expect(bars[0]?.picks).toEqual(['2']);
  });

  test('tries the promising more often than the others, within its budget', () => {
    const tried = lookahead(turnAt(playing('0', '8', '1')), { worth, policy, depth: 9, budget: 2000 });
    const [first, ...rest] = tried.map(({ tries }) => tries);
    expect(tried).toHaveLength(6);
    expect(first).toBeGreaterThan(3 * Math.min(...rest));
    const steps = tried.reduce((sum, { tries }) => sum + tries, 0);
    expect(steps).toBeLessThan(2000);
  });

  test('stops when the host says that it is late, with each answer tried once', () => {
    const tried = lookahead(
      turnAt(playing('0'), 'bot', () => true),
      { worth, policy, depth: 9, budget: 1e6 },
    );
    expect(tried.map(({ tries }) => tries)).toEqual(Array(8).fill(1));
  });

  test('compares only the answers it is given, and none that is not offered', () => {
    const how = { worth, policy, depth: 9, budget: 100 };
    expect(lookahead(turnAt(playing('0')), { ...how, answers: [['4'], ['1']] })).toHaveLength(2);
    expect(() => lookahead(turnAt(playing('0')), { ...how, answers: [['0']] })).toThrow('turn does not take 0');
  });

  test('knows nothing that its seat does not see: with other hidden things it chooses the same', () => {
    const match = Match.start(nightMarket, { seed: 's', seats: 3 });
    const { seat } = awaited(match) as Decision;
    const { seed, seats, options, lastCheckpoint } = match;
    const elsewhere = structuredClone(lastCheckpoint);
    nightMarket.redeal(elsewhere.state, seat, chance('elsewhere'));
    expect(elsewhere.state).not.toEqual(lastCheckpoint.state);
    const twin = Match.resume(nightMarket, { seed, seats, options }, elsewhere, match.journal);
    const look = (at: typeof match) =>
      lookahead(turnAt(at), {
        worth: ({ state }, own) => state.stalls[own]?.coins ?? 0,
        policy: random as never,
        depth: 30,
        budget: 400,
      });
    expect(look(twin)).toEqual(look(match));
  });
});

describe('a plan of several answers', () => {
  interface Cave {
    /** Steps that each of two figures has left, and how far it has come. */
    readonly figures: { steps: number; at: number }[];
    gate: boolean;
    luck: number;
  }
  /** Two figures act in any order. The first holds the gate open at 2; only then can the second come to 3, where the prize is. */
  const cave = tiny<Cave>(
    () => ({ figures: [0, 1].map(() => ({ steps: 3, at: 0 })), gate: false, luck: 0 }),
    {
      *setup(t): Rules<Position> {
        const { figures } = t.state;
        const ready = figures.flatMap(({ steps, at }, n) =>
          steps > 0 && (n === 0 || at < 2 || t.state.gate) ? [n] : [],
        );
        const key = yield* t.choose(0, 'act', [...keys(...ready.map(n => `go ${n}`)), ...keys('gamble', 'end')]);
        if (key === 'end') yield* t.end();
        if (key === 'gamble') {
          t.state.luck = t.roll(6, 'luck') >= 4 ? 2 : -20;
          yield* t.end();
        }
        const figure = figures[Number(key.at(-1))] as Cave['figures'][number];
        figure.steps--;
        figure.at++;
        t.state.gate = figures[0]?.at === 2;
        return { at: 'setup' };
      },
    },
    { trials: [{ seats: 1, options: {} }] },
  );
  const how = {
    worth: ({ state: { figures, luck } }: Match<Cave, Cave>): number => luck + (figures[1]?.at === 3 ? 1.5 : 0),
    policy: random as Bot<Cave, Cave>,
    depth: 20,
    width: 12,
    length: 6,
    dreams: 8,
    budget: 20_000,
  };
  const start = () => Match.start(cave, { seed: 's', seats: 1 });

  test('finds the order in which one figure makes way for the other', () => {
    const found = plan(turnAt(start()), how);
    expect(found?.worth).toBe(1.5);
    const match = start();
    for (const picks of found?.picks ?? []) match.pick(...picks);
    expect(match.state.figures).toMatchObject([{ at: 2 }, { at: 3 }]);
  });

  test('judged on several dreams it does not count on dice that it cannot know', () => {
    const lucky = Array.from({ length: 12 }, (_, n) => plan(turnAt(start(), `${n}`), { ...how, dreams: 1 })?.worth);
    expect(lucky).toContain(3.5);
    const sober = Array.from({ length: 12 }, (_, n) => plan(turnAt(start(), `${n}`), { ...how, dreams: 8 })?.worth);
    expect(new Set(sober)).toEqual(new Set([1.5]));
  });

  test('has an answer however small the budget', () => {
    expect(plan(turnAt(start()), { ...how, budget: 1 })?.picks).toHaveLength(1);
    expect(
      plan(
        turnAt(start(), 'bot', () => true),
        how,
      )?.picks,
    ).toHaveLength(1);
  });
});
