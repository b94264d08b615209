// Campaigns in the lab: played at the keyboard, kept in a file, shown as a tree, verified, and played by bots.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run, runJson } from './run.ts';

let folder = '';
const file = (): string => join(folder, 'campaign.json');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'veillee-lab-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A seed with which four careful steps end the road with oil enough. */
const SEED = 1;
const ROAD = ['1', '1', '1', '1'];

test('chapters follow at the keyboard, are played again and branch off, and the file holds them all', async () => {
  const { code, out } = await run(`play lantern-road --seats me --seed ${SEED}`, {
    typed: [...ROAD, 'n 1', '1', 'b', 'a', `s ${file()}`, 'q', 'y'],
  });
  expect(code).toBe(0);
  expect(out).toContain('n 1  The marsh');
  expect(out).toContain('n 2  The tower');
  expect(out.match(/A chapter begins: The marsh/g)).toHaveLength(3);
  const tree = await runJson(`replay ${file()}`);
  expect(tree).toMatchObject({ game: 'lantern-road', current: '4' });
  expect(tree.chapters).toMatchObject([
    { id: '1', entries: 4, over: true, title: 'The road' },
    { id: '2', after: '1', entries: 1, title: 'The marsh' },
    { id: '3', after: '1', branched: { of: '2', entry: 1 }, entries: 2 },
    { id: '4', after: '1', entries: 0 },
  ]);
});

test('a match that is no chapter, of a game that has some, goes on to none and is none again', async () => {
  const { out } = await run(`play lone-road --seats me --seed ${SEED}`, {
    typed: [...ROAD, 'n 1', 'a', 'b 1', 'q'],
  });
  expect(out).not.toContain('n 1  The marsh');
  expect(out).not.toContain('A chapter begins');
  expect(out.match(/This game has no chapters\./g)).toHaveLength(3);
});

test('the tree is told, a chapter is replayed, and all of it is verified', async () => {
  const { out } = await run(`replay ${file()}`);
  expect(out).toContain('  1  The road (4 entries, over)');
  expect(out).toContain('They walked 4 steps along the road');
  expect(out).toContain('*   4  The marsh (0 entries)');
  expect(out).toContain('branched from entry 1 of 2');
  expect(await runJson(`replay ${file()} --chapter 1 --at 2`)).toMatchObject({ at: 2, entries: 4 });
  expect((await run(`replay ${file()} --chapter 9`)).code).toBe(2);
  const verified = await run(`replay ${file()} --verify`);
  expect(verified.code).toBe(0);
  expect(verified.out.trim().split('\n')).toHaveLength(4);
  expect(await runJson(`replay ${file()} --verify --chapter 2`)).toMatchObject({ entries: 1, verified: true });
});

test('a campaign goes on where it was, and a damaged one gives one sentence', async () => {
  const { out } = await run(`play --load ${file()} --seats me`, { typed: ['1', `s ${file()}`, 'q', 'y'] });
  expect(out).toContain('Saved:');
  expect((await runJson(`replay ${file()}`)).chapters).toMatchObject([
    { id: '1' },
    { id: '2' },
    { id: '3' },
    { entries: 1 },
  ]);
  const bad = join(folder, 'bad.json');
  writeFileSync(bad, readFileSync(file(), 'utf8').replace('"current":"4"', '"current":"2"'));
  const { code, err } = await run(`replay ${bad}`);
  expect(code).toBe(1);
  expect(err).toContain('was changed or damaged');
});

test('bots play whole campaigns, the same for the same seed', async () => {
  const command = 'sim lantern-road --campaign --games 40 --seed 3';
  const result = await runJson(command);
  expect(result).toMatchObject({ game: 'lantern-road', campaigns: 40 });
  const byChapter = result.byChapter as { chapter: string; played: number; passed: number }[];
  expect(byChapter.map(({ chapter }) => chapter).sort()).toEqual(['first', 'marsh', 'tower']);
  expect(byChapter[0]?.played).toBeGreaterThanOrEqual(40);
  expect(result.finished).toBeGreaterThan(0);
  // But for the time it takes: that is the machine's.
  const timeless = ({ length, ...rest }: Record<string, unknown>) => {
    const { seconds: _, ...others } = length as Record<string, unknown>;
    return { ...rest, length: others };
  };
  expect(timeless(await runJson(`${command} --workers 2`, { threads: true }))).toEqual(timeless(result));
  // First tries are told apart, with their interval; done in parts it comes to the same.
  type Chapter = { chapter: string; firstTry: { games: number; passed: number; interval: [number, number] } };
  const [road] = result.byChapter as Chapter[];
  expect(road?.firstTry.games).toBe(40);
  const [low, high] = road?.firstTry.interval ?? [1, 0];
  expect(low).toBeLessThan(road?.firstTry.passed ?? 0);
  expect(high).toBeGreaterThan(road?.firstTry.passed ?? 1);
  const passed = async (games: number, first: number): Promise<number> => {
    const part = await runJson(`sim lantern-road --campaign --games ${games} --seed 3 --first ${first}`);
    return ((part.byChapter as Chapter[])[0]?.firstTry.passed ?? 0) * games;
  };
  expect((await passed(15, 0)) + (await passed(25, 15))).toBeCloseTo((road?.firstTry.passed ?? 0) * 40);
  expect((await run('sim inn --campaign')).err).toContain('not played in chapters');
  expect((await run(command)).out).toMatch(/^40 campaigns of lantern-road: /);
});

test('campaigns that are kept add up, are not played twice, and are of one kind', async () => {
  const keep = join(folder, 'kept.jsonl');
  const command = 'sim lantern-road --campaign --seed 3';
  const shares = ({ campaigns, finished, byChapter }: Record<string, unknown>) => ({ campaigns, finished, byChapter });
  const all = shares(await runJson(`${command} --games 12`));
  await runJson(`${command} --games 5 --keep ${keep}`);
  const lines = (): string[] => readFileSync(keep, 'utf8').trim().split('\n');
  expect(lines()).toHaveLength(5);
  expect(shares(await runJson(`${command} --games 12 --keep ${keep}`))).toEqual(all);
  expect(lines().map(line => JSON.parse(line).number)).toEqual([...Array(12).keys()]);
  // Of another seed they are counted in; of other options or bots they are others.
  expect(await runJson(`sim lantern-road --campaign --seed 4 --games 2 --keep ${keep}`)).toMatchObject({
    campaigns: 14,
  });
  const others = await run(`${command} --games 1 --keep ${keep} --answer lantern.step=bold`);
  expect([others.code, others.err]).toEqual([2, expect.stringContaining('of their own')]);
  writeFileSync(keep, 'no campaign\n');
  expect((await run(`${command} --games 1 --keep ${keep}`)).err).toContain('a line each');
});

test('bots can be bound to an answer, and results are told apart by who was played', async () => {
  type Chapter = {
    firstTry: { games: number; passed: number };
    casts: Record<string, { games: number; passed: number }>;
  };
  const road = async (step: string): Promise<Chapter> => {
    const { byChapter } = await runJson(
      `sim lantern-road --campaign --games 40 --seed 3 --answer lantern.step=${step}`,
    );
    return (byChapter as Chapter[])[0] as Chapter;
  };
  const [careful, bold] = [await road('careful'), await road('bold')];
  expect(careful.firstTry.passed).not.toBe(bold.firstTry.passed);
  const { 'bright + lantern': bright, 'dim + lantern': dim } = bold.casts;
  expect((bright?.games ?? 0) + (dim?.games ?? 0)).toBe(40);
  expect(bright?.passed).toBe(1);
  expect((await run('sim lantern-road --campaign --answer careful')).err).toContain('prompt=key');
  expect((await run('sim lantern-road --campaign --games 5')).out).toContain('at the first try');
});

test('what the game says of whole campaigns: numbers in their spread, words by how often', async () => {
  const command = 'sim lantern-road --campaign --games 40 --seed 3';
  const { finished, length, figures, words } = (await runJson(command)) as {
    finished: number;
    length: Record<string, { mean: number; least: number; most: number }>;
    figures: Record<string, { mean: number; least: number; most: number }>;
    words: Record<string, Record<string, { games: number; passed: number }>>;
  };
  const ended = finished * 40;
  expect(ended).toBeGreaterThan(0);
  expect(ended).toBeLessThan(40);
  // Only campaigns that came to their end are told of: all of them ended in the tower, by four steps a chapter.
  expect(words.last).toMatchObject({ tower: { games: ended, passed: 1 } });
  expect(words.walked).toMatchObject({ road: { passed: 1 }, tower: { passed: 1 } });
  const marsh = (words.walked?.marsh?.passed ?? 0) * ended;
  expect(figures.steps?.least).toBe(8);
  expect(figures.steps?.most).toBe(12);
  expect((figures.steps?.mean ?? 0) * ended).toBeCloseTo(8 * ended + 4 * marsh);
  expect(figures.oil?.least).toBeGreaterThan(0);
  expect(length.chapters?.least).toBeGreaterThan(0);
  expect(length.decisions?.most).toBeGreaterThanOrEqual(8);
  const { out } = await run(command);
  expect(out).toMatch(/^steps +[\d.]+ \(8 to 12\)$/m);
  expect(out).toMatch(/^ {2}tower +100\.0 % of \d+/m);
  expect(out).toMatch(/^seconds of one core a campaign: /m);
});

test('a campaign whose chapter does not end is given up, and says which it was', async () => {
  const result = await runJson('sim endless-road --campaign --games 1 --seed 3');
  expect(result).toMatchObject({ campaigns: 1, finished: 0, stuck: ['3:0/0.0'], figures: {}, words: {} });
  const { code, out } = await run('sim endless-road --campaign --games 1 --seed 3');
  expect(code).toBe(0);
  expect(out).toContain('given up: the chapter of seed 3:0/0.0 does not end');
});
