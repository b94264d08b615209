// scales: what games say of starts that they did not have, and cells played in turn.

import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { endingWith, enough, evenTokens, nextCell, reportOf, type Weighed } from '../scales.ts';
import { run, runJson } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'veillee-scales-'));
afterAll(() => rmSync(folder, { recursive: true }));

const won = (...lows: [number, number][]): Weighed => ({
  cell: 'one',
  game: 0,
  rules: 1,
  won: true,
  turns: 12,
  start: 5,
  lows,
});
const lost = (...lows: [number, number][]): Weighed => ({ ...won(...lows), won: false });

describe('a game that was filled up', () => {
  const game = won([2, 3], [6, 7], [7, 9]);

  test('says of every start whether it would have been enough, and when it would have been over', () => {
    expect(endingWith(game, 8)).toEqual({ won: true, turns: 12 });
    expect(endingWith(game, 7)).toEqual({ won: false, turns: 9 });
    expect(endingWith(game, 6)).toEqual({ won: false, turns: 7 });
    expect(endingWith(game, 3)).toEqual({ won: false, turns: 7 });
    expect(endingWith(game, 1)).toEqual({ won: false, turns: 3 });
    expect(endingWith(lost([2, 3]), 99)).toEqual({ won: false, turns: 12 });
  });

  test('needs one more than it lost at the worst; one that is lost otherwise is never won', () => {
    expect([enough(game), enough(won()), enough(lost([1, 1]))]).toEqual([8, 1, Number.POSITIVE_INFINITY]);
  });

  test('half of the games are won with the tokens that are even, and fewer with one less', () => {
    const games = [won([2, 1]), won([9, 1]), won([4, 1]), lost()];
    expect(evenTokens(games)).toBe(5);
    const withTokens = (n: number) => games.filter(one => endingWith(one, n).won).length;
    expect([withTokens(5), withTokens(4)]).toEqual([2, 1]);
    expect(evenTokens([won([2, 1]), lost(), lost()])).toBe(Number.POSITIVE_INFINITY);
  });

  test('a cell is told with what each game began with, or with so many tokens for all', () => {
    const games = [won([2, 3]), { ...won([6, 7]), start: 9 }, lost([5, 4]), { ...lost(), brokenOff: true as const }];
    expect(reportOf('one', games)).toMatchObject({ games: 4, won: 2, brokenOff: 1, turns: 12, tokens: 5, even: 7 });
    expect(reportOf('one', games, 4)).toMatchObject({ won: 1, turns: 9.5, tokens: 4 });
    expect(reportOf('one', [lost(), lost(), won()])).not.toHaveProperty('even');
  });
});

test('the cell with the fewest games is next, the first of several, until all have enough', () => {
  const of = (cell: string) => ({ ...won(), cell });
  expect(nextCell(['a', 'b'], [], 2)).toBe('a');
  expect(nextCell(['a', 'b'], [of('a'), of('stranger')], 2)).toBe('b');
  expect(nextCell(['a', 'b', 'c'], [of('a'), of('a'), of('b'), of('c')], 2)).toBe('b');
  expect(nextCell(['a'], [of('a'), of('a')], 2)).toBeUndefined();
});

describe('the verb', () => {
  const command = (keep: string, more = '') =>
    `scales lantern-road --bots random,random --keep ${join(folder, keep)} --each chapter=road,marsh${more}`;
  const lines = (keep: string) => readFileSync(join(folder, keep), 'utf8').trim().split('\n');

  test('plays one of each in turn, and goes on from what is kept as if it had never stopped', async () => {
    await runJson(command('whole', ' --games 6'));
    await runJson(command('parts', ' --games 2'));
    expect(lines('parts')).toEqual(lines('whole').slice(0, 4));
    const report = await runJson(command('parts', ' --games 6'));
    expect(lines('parts')).toEqual(lines('whole'));
    const games = lines('whole').map(line => JSON.parse(line) as Weighed);
    expect(games.slice(0, 3).map(({ cell, game }) => [cell, game])).toEqual([
      ['chapter=road', 0],
      ['chapter=marsh', 0],
      ['chapter=road', 1],
    ]);
    const of = (cell: string) =>
      JSON.parse(
        JSON.stringify(
          reportOf(
            cell,
            games.filter(one => one.cell === cell),
          ),
        ),
      );
    expect(report).toEqual({
      game: 'lantern-road',
      bots: ['random', 'random'],
      cells: [of('chapter=road'), of('chapter=marsh')],
    });
  });

  test('fills up what would run out: all go to their end, and some would have been lost', async () => {
    const { cells } = (await runJson(command('many', ' --games 20'))) as { cells: readonly { won: number }[] };
    const games = lines('many').map(line => JSON.parse(line) as Weighed);
    expect(games.every(game => game.won && game.turns === 4 && game.start === 3)).toBe(true);
    const [road = [], marsh = []] = ['road', 'marsh'].map(name =>
      games.filter(({ cell, lows = [] }) => cell === `chapter=${name}` && lows.some(([n]) => n >= 3)),
    );
    expect([road.length > 0, marsh.length > 0]).toEqual([true, true]);
    expect(cells.map(cell => cell.won)).toEqual([20 - road.length, 20 - marsh.length]);
    const rich = (await runJson(command('many', ' --games 0 --tokens 99'))) as { cells: readonly { won: number }[] };
    expect(rich.cells.map(cell => cell.won)).toEqual([20, 20]);
  });

  test('breaks off what lasts too long, and nobody has won that', async () => {
    await run(command('short', ' --games 2 --longest 2'));
    expect(lines('short').map(line => JSON.parse(line))).toMatchObject(
      Array(4).fill({ won: false, brokenOff: true, turns: 3 }),
    );
    expect((await run(command('short', ' --games 2'))).out).toMatch(
      /^chapter=road +; 0 of 2 won \(0 to 66 %\); \d turns; 3 tokens, none are enough for half; 2 broken off\n/,
    );
  });

  test('weighs a game of sides without a reserve by the side that begins', async () => {
    const keep = join(folder, 'siege');
    const { cells } = await runJson(`scales siege --bots adept,random --games 8 --keep ${keep}`);
    const games = readFileSync(keep, 'utf8').trim().split('\n');
    expect(games).toHaveLength(8);
    expect(cells).toMatchObject([{ cell: '', games: 8, brokenOff: 0 }]);
    expect((cells as { won: number }[])[0]?.won).toBeGreaterThan(4);
    expect(JSON.parse(games[0] ?? '')).not.toHaveProperty('start');
  });

  test('a file of something else is refused, and nothing is added to it', async () => {
    appendFileSync(join(folder, 'letter'), 'Dear Maud,\n');
    const { code, err } = await run(command('letter'));
    expect([code, err]).toEqual([2, expect.stringContaining('does not hold games that were weighed')]);
    expect(lines('letter')).toEqual(['Dear Maud,']);
    expect((await run(command('none', ' --each chapter'))).code).toBe(2);
  });
});
