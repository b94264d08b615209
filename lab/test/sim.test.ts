// sim and arena: games between bots, the same for the same seed whoever plays them.

import { describe, expect, test } from 'vitest';
import { wilson } from '../numbers.ts';
import { run, runJson } from './run.ts';

/** A report without what the clock says. */
const timeless = ({ seconds, gamesPerSecond, ...rest }: Record<string, unknown>) => {
  expect(seconds).toBeGreaterThan(0);
  return rest;
};

describe('sim', () => {
  const command = 'sim inn --bots random,adept --games 130 --seed 1';

  test('reports exactly the named fields', async () => {
    const result = await runJson(command);
    expect(Object.keys(result)).toEqual([
      'game',
      'seats',
      'games',
      'decisions',
      'seconds',
      'gamesPerSecond',
      'decisionsPerGame',
      'winsBySeat',
      'averageTurns',
      'averageScores',
      'won',
      'averageFigures',
    ]);
    expect(result).toMatchObject({ game: 'inn', seats: ['random', 'adept'], games: 130, averageTurns: 6, won: 1 });
    const [random = 0, adept = 0] = result.winsBySeat as number[];
    expect(random + adept).toBeCloseTo(130);
    expect(adept).toBeGreaterThan(random);
    // What each has won by dice, a game: measured by the inn's own account from what was told.
    const { averageFigures } = result as { averageFigures: { dice?: number[] } };
    const [less = 0, more = 0, ...none] = averageFigures.dice ?? [];
    expect(none).toEqual([]);
    expect(less).toBeGreaterThan(0);
    expect(more).toBeGreaterThan(less);
  });

  test('gives the same result in this thread, with one worker and with two', async () => {
    const here = timeless(await runJson(command));
    expect(timeless(await runJson(`${command} --workers 1`, { threads: true }))).toEqual(here);
    expect(timeless(await runJson(`${command} --workers 2`, { threads: true }))).toEqual(here);
    expect(timeless(await runJson(command.replace('--seed 1', '--seed 2')))).not.toEqual(here);
  });

  test("plays with the bots' options unless told otherwise, in as few seats as the game allows", async () => {
    expect(await runJson('sim inn --games 2')).toMatchObject({ seats: ['random', 'random'], averageTurns: 6 });
    expect(await runJson('sim inn --games 2 --option days=1')).toMatchObject({ averageTurns: 2 });
  });

  test('tells people the same in words', async () => {
    const { code, out, err } = await run('sim tic-tac-toe --games 20');
    expect(code).toBe(0);
    expect(out).toMatch(/^20 games of tic-tac-toe in .* games\/s/);
    expect(out).toContain('seat 2  random');
    expect(err).toBe('');
    expect((await run('sim inn --games 5')).out).toMatch(/dice +[\d.]+, [\d.]+ by seat/);
  });

  test('a rule that fails is one sentence with the number and seed of its game', async () => {
    for (const threads of [false, true]) {
      const { code, out, err } = await run('sim crashing --games 40 --seed 5', { threads });
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(/^A game failed: game \d+ of seed 5: crashing, at .*the table caught fire\n$/);
    }
  });
});

test('the bots of sim and arena are named alike; what was written down before still runs', async () => {
  const command = 'sim tic-tac-toe --games 5 --seed 3';
  const { seconds: _, gamesPerSecond: __, ...named } = await runJson(`${command} --bots adept,random`);
  expect(named).toMatchObject({ seats: ['adept', 'random'], games: 5 });
  expect(await runJson(`${command} --seats adept,random`)).toMatchObject(named);
  expect((await run(`${command} --bots adept,random --seats adept,random`)).code).toBe(2);
  expect((await run('sim --help')).out).not.toContain('--seats');
});

describe('arena', () => {
  test('tells how each bot did on each side, and seats a bot only where it plays the role', async () => {
    const result = await runJson('arena siege --bots adept,random --games 40 --seed 3');
    expect(result.sides).toMatchObject({
      crosses: { adept: { games: 20 }, random: { games: 20 } },
      noughts: { adept: { games: 20 }, random: { games: 20 } },
    });
    const fixed = await runJson('arena siege --bots crosses-only,adept --games 9 --seed 3');
    expect(fixed.games).toBe(9);
    expect(fixed.sides).toMatchObject({ crosses: { 'crosses-only': { games: 9 } }, noughts: { adept: { games: 9 } } });
    expect(Object.keys((fixed.sides as { crosses: object }).crosses)).toEqual(['crosses-only']);
    const { out } = await run('arena siege --bots adept,random --games 4 --seed 3');
    expect(out).toContain('adept as Crosses');
  });

  test('measures bots over paired seeds, the seats rotated', async () => {
    const result = await runJson('arena tic-tac-toe --bots adept,random --games 99 --seed 3');
    expect(Object.keys(result)).toEqual(['game', 'bots', 'games', 'share', 'interval', 'seconds']);
    expect(result).toMatchObject({ bots: ['adept', 'random'], games: 100 });
    const { adept = 0, random = 0 } = result.share as Record<string, number>;
    expect(adept + random).toBeCloseTo(1);
    const [low = 0, high = 0] = (result.interval as Record<string, number[]>).adept ?? [];
    expect(low).toBeGreaterThan(0.6);
    expect(low).toBeLessThan(adept);
    expect(high).toBeGreaterThan(adept);
    const threaded = await runJson('arena tic-tac-toe --bots adept,random --games 99 --seed 3', { threads: true });
    expect(timeless(threaded)).toEqual(timeless(result));
  });

  test('the interval is the 95 % Wilson interval', () => {
    const [low, high] = wilson(50, 100);
    expect(low).toBeCloseTo(0.4038, 4);
    expect(high).toBeCloseTo(0.5962, 4);
  });
});
