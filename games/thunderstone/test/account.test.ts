// The account of a game that is over: points by source, points as they were told, and its figures.

import { player, playOut } from '@veillee/bots';
import { type GameEvent, Match, type Options, sumOfCoin } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { novice } from '../bots/novice.ts';
import { account } from '../rules/account.ts';
import type { Battle } from '../rules/battle.ts';
import { thunderstone } from '../rules/game.ts';
import { ids, scene } from './scene.ts';

function played(seed: string, seats: number, options: Options) {
  const match = Match.start(thunderstone, { seed, seats, options: { stallGuard: true, ...options } });
  playOut(
    match,
    Array.from({ length: seats }, (_, seat) => player(novice, `${seed}/${seat}`)),
  );
  return { match, view: match.view('everyone'), events: [...match.told('everyone')] };
}

const GAMES = [
  ['one', 2, {}],
  ['two', 4, { openDiscards: false }],
  ['three', 1, { mode: 'solo-normal' }],
  ['four', 3, { mode: 'coop' }],
] as const;

describe.each(GAMES)('game %s of %i', (seed, seats, options) => {
  const { match, view, events } = played(seed, seats, options);
  const bySeat = (id: string): readonly number[] =>
    account.figures(view, events).find(figure => figure.id === id)?.bySeat ?? [];

  test('every turn is headed by its number and by whoever’s it is', () => {
    const headings = events.flatMap(({ turn }) => (turn ? [turn] : []));
    expect(headings.length).toBe(match.state.turn);
    expect(thunderstone.turns(match.state)).toBe(headings.at(-1)?.round); // the house counts as the chronicle does
    const first = headings[0]?.seat ?? 0;
    for (const [n, heading] of headings.entries()) expect(heading).toEqual({ round: n + 1, seat: (first + n) % seats });
  });

  test('the sources add up to the score of each seat', () => {
    const sources = account.points(view);
    const sums = view.players.map((_, seat) => sources.reduce((sum, source) => sum + (source.bySeat[seat] ?? 0), 0));
    expect(sums).toEqual(match.outcome?.scores);
    expect(sources.map(({ id }) => id)).toEqual(['monsters', 'stone', 'heroes', 'village']);
  });

  test('what was told of victory points, turn after turn, comes to the score as well', () => {
    expect(sumOfCoin(events, seats, 'vp')).toEqual(match.outcome?.scores);
  });

  test('monsters beaten and the hardest blow are those of the battles that were won', () => {
    const won = events.filter(({ scene: part }) => part?.of === 'battle' && part.part === 'sum' && part.won);
    expect(won.length).toBeGreaterThan(0);
    expect(bySeat('monsters').reduce((sum, n) => sum + n, 0)).toBe(won.length);
    expect(Math.max(...bySeat('blow'))).toBe(Math.max(...won.map(({ detail }) => (detail as Battle).total)));
    expect(Math.min(...bySeat('gold'), ...bySeat('xp'))).toBeGreaterThanOrEqual(0);
  });
});

test('a Khan, a Famine and the stone: 3, 2 and 3 points, one monster, told at once', () => {
  const table = scene(2)
    .dungeon('griffon', 'pegasus', 'pegasus')
    .prepared(['outlands-khan', 'torch'], 'famine', 'stone-of-mystery', 'nixie')
    .attacks(1);
  expect(ids(table.discardPile(0))).toContain('stone-of-mystery');
  const events: GameEvent[] = [...table.match.told('everyone')];
  expect(account.points(table.match.view('everyone'))).toEqual([
    { id: 'monsters', bySeat: [2, 0] },
    { id: 'stone', bySeat: [3, 0] },
    { id: 'heroes', bySeat: [3, 0] },
    { id: 'village', bySeat: [0, 0] },
  ]);
  expect(account.figures(table.match.view('everyone'), events)).toContainEqual({ id: 'monsters', bySeat: [1, 0] });
});
