// The account of a game that is over: points by source, and its figures.

import { player, playOut } from '@veillee/bots';
import { Match, type Options } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { novice } from '../../bots/novice.ts';
import { account } from '../../rules/account.ts';
import { kilforth } from '../../rules/game.ts';
import { pointsOf } from '../../rules/scoring.ts';

function played(seed: string, seats: number, options: Options) {
  const match = Match.start(kilforth, { seed, seats, options });
  playOut(
    match,
    Array.from({ length: seats }, (_, seat) => player(novice, `${seed}/${seat}`)),
  );
  return { match, view: match.view('everyone'), events: [...match.told('everyone')] };
}

describe.each([
  ['one', 1, {}],
  ['two', 2, { mode: 'cooperative' }],
  ['three', 3, { mode: 'competitive' }],
] as const)('game %s of %i', (seed, seats, options) => {
  const { match, view, events } = played(seed, seats, options);
  const bySeat = (id: string): readonly number[] =>
    account.figures(view, events).find(figure => figure.id === id)?.bySeat ?? [];

  test('every Day, turn and night has its heading, in order', () => {
    const headings = events.flatMap(({ turn, text }) => (turn ? [{ ...turn, text }] : []));
    const days = headings.map(({ round }) => round);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(new Set(days).size).toBe(match.state.day);
    expect(kilforth.turns(match.state)).toBe(days.at(-1)); // the house counts as the chronicle does
    for (const { seat, text } of headings) expect(seat === undefined).toBe(text !== 'log.turn');
    expect(headings.filter(({ seat }) => seat !== undefined).length).toBe(match.state.turn);
  });

  test('the sources add up to what each hero has of their own', () => {
    const sources = account.points(view);
    const sums = view.heroes.map((_, seat) => sources.reduce((sum, source) => sum + (source.bySeat[seat] ?? 0), 0));
    expect(sums).toEqual(view.heroes.map((_, seat) => pointsOf(match.state, seat)));
    if (seats === 1 || view.mode === 'competitive') expect(sums).toEqual(match.outcome?.scores);
    expect(Math.max(...sums)).toBeGreaterThan(0);
  });

  test('the figures follow from what was told: victories, Gold gained, HP lost', () => {
    const told = (coin: string, sign: 1 | -1): number[] =>
      view.heroes.map((_, seat) =>
        events.reduce((sum, { brings }) => {
          const n = brings?.seat === seat ? sign * (brings.coins[coin] ?? 0) : 0;
          return n > 0 ? sum + n : sum;
        }, 0),
      );
    expect(bySeat('victories').reduce((sum, n) => sum + n, 0)).toBe(
      events.filter(({ scene }) => scene?.of === 'test' && scene.part === 'end' && scene.won).length,
    );
    expect(bySeat('gold')).toEqual(told('gold', 1));
    expect(bySeat('wounds')).toEqual(told('hp', -1));
    expect(Math.max(...bySeat('gold'))).toBeGreaterThan(0);
    expect(bySeat('chapters').every(n => n >= 0 && n <= 5)).toBe(true);
  });
});
