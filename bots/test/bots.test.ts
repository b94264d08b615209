// Bots: the random one answers within the bounds of any decision, and whole games are played out.

import { type Ask, type Bot, Chance, checkPicks, type Decision, Match, newChance } from '@veillee/kernel';
import { nightMarket } from '@veillee/kernel/test/night-market';
import { ticTacToe } from '@veillee/kernel/test/tic-tac-toe';
import { keys, tiny } from '@veillee/kernel/test/tiny';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { awaited, type Player, player, playOut, random, randomPicks, turnOf } from '../index.ts';

const names = ['a', 'b', 'c', 'd', 'e'];
const decision = (more: Partial<Decision>): Decision => ({
  id: 1,
  seat: 0,
  prompt: 'pick',
  options: names.map(key => ({ key, text: key })),
  min: 1,
  max: 1,
  ...more,
});

/** All answers that the random bot gives to a decision in 500 tries. */
function answers(asked: Decision): Set<string> {
  const chance = new Chance(newChance('bots'));
  return new Set(Array.from({ length: 500 }, () => randomPicks(asked, chance).join('')));
}

describe('the random bot', () => {
  test('gives every answer there is', () => {
    expect([...answers(decision({}))].sort()).toEqual(names);
    expect([...answers(decision({ pass: { text: 'no' } }))].sort()).toEqual(['', ...names]);
    expect([...answers(decision({ options: [], range: { min: 2, max: 8, step: 3 } }))].sort()).toEqual(['2', '5', '8']);
    expect(answers(decision({ min: 2, max: 2, ordered: true })).size).toBe(20);
    expect(new Set([...answers(decision({ min: 0, max: 5 }))].map(keys => keys.length)).size).toBe(6);
  });

  test('is always within the bounds', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(7), fc.boolean(), fc.string(), (one, other, passes, seed) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        const asked = decision({ min, max, ...(passes && { pass: { text: 'no' } }) });
        expect(() => checkPicks(asked, randomPicks(asked, new Chance(newChance(seed))))).not.toThrow();
      }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 50 }),
        fc.nat(100),
        fc.integer({ min: 1, max: 9 }),
        (min, width, step) => {
          const asked = decision({ options: [], range: { min, max: min + width, step } });
          expect(() => checkPicks(asked, randomPicks(asked, new Chance(newChance('x'))))).not.toThrow();
        },
      ),
    );
  });

  test('takes each option about as often', () => {
    const chance = new Chance(newChance('even'));
    const counts = new Map<string, number>();
    for (let n = 0; n < 6000; n++) {
      const [key = 'pass'] = randomPicks(decision({ pass: { text: 'no' } }), chance);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(counts.size).toBe(6);
  });
});

describe('a game played out', () => {
  const seats = <S, V>(n: number, seed: string): Player<S, V>[] =>
    Array.from({ length: n }, (_, seat) => player(random as Bot<S, V>, `${seed}/${seat}`));

  test('comes to its end, the same for the same seeds', () => {
    const play = (seed: string) => {
      const match = Match.start(nightMarket, { seed, seats: 3 });
      const decisions = playOut(match, seats(3, seed));
      return { decisions, over: match.over, outcome: match.outcome };
    };
    expect(play('one')).toMatchObject({ over: true, decisions: expect.any(Number) });
    expect(play('one')).toEqual(play('one'));
    expect(play('one')).not.toEqual(play('two'));
  });

  test('stops after so many decisions', () => {
    const match = Match.start(ticTacToe, { seed: 's', seats: 2 });
    expect(playOut(match, seats(2, 's'), 3)).toBe(3);
    expect(match.state.turns).toBe(3);
    expect(playOut(match, seats(2, 's'))).toBeGreaterThan(1);
    expect(match.over).toBe(true);
    expect(playOut(match, seats(2, 's'))).toBe(0);
  });

  test('leaves offers that merely stand, and answers what is waited for', () => {
    const ask = (seat: number, standing: boolean): Ask => ({
      seat,
      prompt: 'which',
      options: keys('a', 'b'),
      min: 1,
      max: 1,
      ...(standing && { standing }),
    });
    const game = tiny<{ by: number[] }>(() => ({ by: [] }), {
      *setup(t) {
        const { seat } = yield* t.askAny(() => [ask(0, true), ask(1, false), ask(2, true)]);
        t.state.by.push(seat);
        return { at: t.state.by.length < 20 ? 'setup' : 'over' };
      },
    });
    const match = Match.start(game, { seed: 's', seats: 3 });
    expect(awaited(match)?.seat).toBe(1);
    expect(playOut(match, seats(3, 's'))).toBe(20);
    expect(new Set(match.state.by)).toEqual(new Set([1]));
    expect(awaited(match)).toBeUndefined();
  });

  test('shows a bot its view, its decision and tables to imagine, nothing else', () => {
    const match = Match.start(nightMarket, { seed: 's', seats: 3 });
    const asked = match.decisionOf(1) as Decision;
    const turn = turnOf(match, asked, new Chance(newChance('x')));
    expect(turn.view).toEqual(match.view(1));
    expect(turn).toMatchObject({ seat: 1, seats: 3, decision: asked });
    const shown = [turn, Object.getPrototypeOf(turn)].flatMap(Object.getOwnPropertyNames);
    expect(shown.sort()).toEqual(['chance', 'constructor', 'decision', 'imagine', 'late', 'seat', 'seats', 'view']);
    expect(turn.imagine('dream').view(1)).toEqual(turn.view);
    expect(turn.imagine('dream').state.stalls[0]).not.toEqual(match.state.stalls[0]);
  });
});
