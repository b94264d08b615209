// bless: golden games are played, kept, renewed, and refused where the rules have changed under the same number.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { shelf as games } from '@veillee/games';
import type { Game, GameKit } from '@veillee/kernel';
import { longRoad } from '@veillee/kernel/test/long-road';
import { differenceIn, type Golden, type GoldenGame } from '@veillee/kernel/trial/golden';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Lab, Shelf } from '../context.ts';
import { work } from '../crew.ts';
import { readGolden } from '../golden.ts';
import { type Candidate, candidates, choose, type Played } from '../golden-choice.ts';
import { markedRules } from '../mutate/places.ts';
import { run } from './run.ts';
import { shelf } from './shelf.ts';

const inn = await (shelf.inn as Shelf[string])();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'veillee-golden-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The inn with other rules, its golden games in a folder of its own. */
const kitWith = (changes: Partial<Game> = {}): GameKit => ({
  ...inn,
  folder: pathToFileURL(folder),
  game: { ...inn.game, rules: 1, ...changes },
});
const bless = (words: string, changes: Partial<Game> = {}) =>
  run(`bless inn --of 6 --games 3 ${words}`.trim(), { shelf: { inn: async () => kitWith(changes) } });
const files = (): readonly string[] => readdirSync(join(folder, 'test/golden')).sort();
const kept = (): readonly Golden[] => readGolden(pathToFileURL(folder));
const bytes = (): Buffer => readFileSync(join(folder, 'test/golden/rules-1.json.br'));

/** Somebody tells more, and asks the same. */
const louder: Partial<Game> = {
  positions: {
    ...inn.game.positions,
    day: function* (t, position) {
      t.tell('log.dawn');
      return yield* (inn.game.positions.day as NonNullable<Game['positions'][string]>)(t, position);
    },
  },
};
/** The first day has a question more: a journal of before does not fit. */
const stricter: Partial<Game> = {
  positions: {
    ...inn.game.positions,
    setup: function* (t, position) {
      yield* t.choose(0, 'door', [
        { key: 'open', text: 'open' },
        { key: 'knock', text: 'knock' },
      ]);
      return yield* (inn.game.positions.setup as NonNullable<Game['positions'][string]>)(t, position);
    },
  },
};

test('plays games of all sorts of bots and keeps those that meet the most', async () => {
  const { code, out } = await bless('--json');
  const result = JSON.parse(out);
  expect([code, files()]).toEqual([0, ['rules-1.json.br']]);
  expect(result).toMatchObject({ game: 'inn', rules: 1, played: true, games: 3, failed: [] });
  expect(result.bytes).toBe(bytes().length);
  const [golden] = kept();
  expect(golden?.games.map(game => differenceIn(kitWith(), game))).toEqual([undefined, undefined, undefined]);
  expect(result.pages).toBe(golden?.games.reduce((sum, { journal }) => sum + journal.length + 1, 0));
});

test('keeps chapters of campaigns beside them, from the first to the last that was followed', async () => {
  const lanterns = await (shelf['lantern-road'] as Shelf[string])();
  const kit = { ...lanterns, folder: pathToFileURL(folder), game: longRoad as unknown as Game };
  const own = { shelf: { 'long-road': async () => kit } };
  const command = 'bless long-road --of 2 --games 12 --campaigns 2 --chapters 12';
  const result = JSON.parse((await run(`${command} --json`, own)).out);
  expect(result).toMatchObject({ played: true, failed: [] });
  const [golden] = kept();
  const chapters = (golden?.games ?? []).filter(({ name }) => name.startsWith('campaign '));
  expect(chapters.length).toBeGreaterThan(0);
  expect(result.games).toBeGreaterThan(chapters.length);
  expect(golden?.games.map(game => differenceIn(kit, game))).toEqual(Array(result.games).fill(undefined));
  // A chapter begins with what the one before has left, and is told so again.
  const later = chapters.find(({ started }) => started.legacy !== undefined);
  expect(later?.name).toMatch(/, chapter \d+:/);
  const richer = { ...(later as GoldenGame), started: { ...later?.started, legacy: { oil: 9, walked: ['road'] } } };
  expect(differenceIn(kit, richer as GoldenGame)).toContain('differ');
  expect((await run('bless inn --campaigns 2 --of 1')).err).toContain('not played in chapters');
});

test('tells the same games again, and other ones only if asked to', async () => {
  await bless('');
  const before = bytes();
  expect((await bless('')).out).toMatch(/^inn, rules 1: 3 golden games told again, \d+ pages/);
  expect(bytes()).toEqual(before);
  expect((await bless('--anew --seed 2')).out).toMatch(/3 golden games played/);
  expect(bytes()).not.toEqual(before);
});

test('renews what is told where journals still replay', async () => {
  await bless('');
  const [one] = kept()[0]?.games ?? [];
  if (!one) expect.unreachable();
  expect(differenceIn(kitWith(louder), one)).toContain('told now:');
  expect((await bless('', louder)).code).toBe(0);
  const [renewed] = kept()[0]?.games ?? [];
  expect(renewed?.journal).toEqual(one.journal);
  expect(renewed && differenceIn(kitWith(louder), renewed)).toBeUndefined();
});

test.each([['--json'], ['--anew']])(
  'writes nothing where rules have changed under the same number (%s)',
  async flag => {
    await bless('');
    const before = bytes();
    const { code, err } = await bless(flag, stricter);
    expect([code, bytes()]).toEqual([1, before]);
    expect(err).toMatch(
      /^The golden game “1\.\d.+” of inn does not replay under rules 1, .+ higher number, then bless\.\n$/,
    );
  },
);

test('writes nothing where a save of these rules does not open any more', async () => {
  await bless('');
  const before = bytes();
  const { code, err } = await bless('', { sound: () => 'the cellar is too full' });
  expect([code, bytes()]).toEqual([1, before]);
  expect(err).toContain('the cellar is too full');
});

test('under a higher number plays new games, and keeps the old for their saves alone', async () => {
  await bless('');
  const { code, out } = await bless('', { ...louder, rules: 2 });
  expect([code, files()]).toEqual([0, ['rules-1.json.br', 'rules-2.json.br']]);
  expect(out).toMatch(/^inn, rules 2: 3 golden games played/);
  const [old, today] = kept();
  expect(old?.games.map(({ pages, journal }) => [pages, journal.length > 0])).toEqual(Array(3).fill([undefined, true]));
  expect(today?.games.every(({ pages }) => pages !== undefined)).toBe(true);
});

describe('in threads', () => {
  const play = async (kit: GameKit, workers: number): Promise<readonly Played[]> => {
    const { parseSync } = await import('vite');
    const io = { stdin: process.stdin, stdout: process.stdout, stderr: new PassThrough(), env: {} };
    const lab = { io, shelfModule: '@veillee/games' } as unknown as Lab;
    const tallies = await work(lab, kit, {
      task: 'golden',
      pieces: [0, 1].map(first => ({ seed: 1, first, count: 1 })),
      workers,
      total: 2,
      unit: 'games',
      marked: markedRules(fileURLToPath(kit.folder), parseSync),
    });
    return tallies.flatMap(({ played }) => played);
  };

  test('the same games are played and the same places run, however many there are; the marks change nothing', async () => {
    const kit = await (games.emberhold as Shelf[string])();
    const alone = await play(kit, 1);
    expect(await play(kit, 2)).toEqual(alone);
    const here = [0, 1].flatMap(number => [...candidates(kit, 1, number, () => [])]);
    const told = (played: readonly Played[]) => played.map(({ golden, texts }) => [golden, texts]);
    expect(told(alone)).toEqual(told(here));
    // Neither none nor all of the rules.
    for (const { places } of alone) expect([places.length > 50, new Set(places).size]).toEqual([true, places.length]);
    expect(alone[0]?.places).not.toEqual(alone.at(-1)?.places);
  });
});

describe('the choice', () => {
  const candidate = (length: number, ...met: string[]): Candidate =>
    ({ golden: { name: met.join(), journal: Array(length).fill({}) }, met: new Set(met) }) as unknown as Candidate;
  const names = (chosen: readonly Candidate[]): string[] => chosen.map(({ golden }) => golden.name);
  const all = [candidate(100, 'a', 'b'), candidate(10, 'a', 'b'), candidate(10, 'c'), candidate(10, 'a')];

  test('takes the shortest way to the most, and what is new before what is met already', () => {
    expect(names(choose(all, 3, 1000))).toEqual(['a,b', 'c', 'a']);
    expect(choose(all, 1, 1000)[0]?.golden.journal).toHaveLength(10);
  });

  test('is that of asking every game anew each time', () => {
    const letters = 'abcdefghijklmnop';
    const many = Array.from({ length: 60 }, (_, n) =>
      candidate(5 + ((n * 37) % 90), ...[...letters].filter((_, at) => (n * (at + 3) + ((n * n) >> at)) % 5 === 0)),
    );
    const times = new Map<string, number>();
    const worth = ({ met, golden }: Candidate): number =>
      [...met].reduce((sum, what) => sum + 3 ** -(times.get(what) ?? 0), 0) / (60 + golden.journal.length + 1);
    for (const one of choose(many, 20, 700)) {
      const fitting = many.filter(({ golden }) => golden.journal.length <= one.golden.journal.length);
      expect(worth(one)).toBe(Math.max(...fitting.map(worth)));
      for (const what of one.met) times.set(what, (times.get(what) ?? 0) + 1);
      many.splice(many.indexOf(one), 1);
    }
  });

  test('keeps within the number of games and of pages', () => {
    expect(choose(all, 2, 1000)).toHaveLength(2);
    expect(names(choose(all, 9, 25))).toEqual(['a,b', 'c']);
  });
});
