// new: a game is laid out under a name of its own, and is whole: its own tests and types pass.

import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { shelf as games } from '@veillee/games';
import type { GameKit } from '@veillee/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shelf } from '../context.ts';
import { readGolden } from '../golden.ts';
import { run, runJson } from './run.ts';

const HOUSE = resolve(import.meta.dirname, '../..');
const example = await (games.emberhold as Shelf[string])();
const another = await (games.thunderstone as Shelf[string])();
let root = '';
/** The example in a house of its own, in which a game may be laid out. */
let shelf: Shelf = {};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'veillee-new-'));
  for (const part of [
    'games/emberhold',
    'games/index.ts',
    'server/test/hidden',
    'web/test/e2e/emberhold',
    'biome.json',
  ])
    cpSync(join(HOUSE, part), join(root, part), { recursive: true });
  symlinkSync(join(HOUSE, 'node_modules'), join(root, 'node_modules'));
  const kit: GameKit = { ...example, folder: pathToFileURL(join(root, 'games/emberhold/')) };
  shelf = { emberhold: async () => kit, thunderstone: async () => another };
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.\w+$/.test(name))
    .sort();

describe('a new game', () => {
  const NAME = 'glass-tower';
  const folder = `games/${NAME}`;
  let laid: Record<string, unknown> = {};
  beforeAll(async () => {
    laid = await runJson(`new ${NAME} --rules GLT`, { shelf });
  });

  test('has every file of the example, tests that lie elsewhere and a line on the shelf; nothing bears the old name', () => {
    expect(laid).toMatchObject({ game: NAME, title: 'Glass Tower', rules: 'GLT' });
    const asBefore = filesOf('games/emberhold').map(name => name.replace('emberhold', NAME));
    expect(filesOf(folder)).toEqual(asBefore);
    const files = laid.files as string[];
    expect(files).toEqual(
      expect.arrayContaining([
        `${folder}/text/fr.json`,
        `server/test/hidden/${NAME}.test.ts`,
        `web/test/e2e/${NAME}/board.test.ts`,
      ]),
    );
    for (const file of files) if (file !== 'games/index.ts') expect(read(file), file).not.toMatch(/emberhold|\bEMB-/i);
    expect(read('games/index.ts')).toContain(
      "  'glass-tower': async () => (await import('./glass-tower/index.ts')).kit as unknown as GameKit,\n",
    );
    expect(JSON.parse(read(`${folder}/package.json`)).name).toBe('@veillee/glass-tower');
    expect(JSON.parse(read(`${folder}/text/fr.json`))['screen.title']).toBe('Glass Tower');
    expect(read(`${folder}/text/rulebook.fr.md`)).toContain('### GLT-1.1 ');
    expect(read(`server/test/hidden/${NAME}.test.ts`)).toContain("const GAME = 'glass-tower';");
    expect(read(`web/test/e2e/${NAME}/board.test.ts`)).toContain("await shelf['glass-tower']?.()");
    const [golden] = readGolden(pathToFileURL(join(root, folder)));
    expect([golden?.game, golden?.games.length]).toEqual([NAME, readGolden(example.folder)[0]?.games.length]);
  });

  const call = promisify(execFile);
  const tool = (path: string, ...words: string[]) =>
    call(process.execPath, [join(HOUSE, 'node_modules', path), ...words], { cwd: root, maxBuffer: 1 << 26 }).then(
      ({ stdout }) => stdout,
      (error: { stdout: string }) => error.stdout,
    );

  test('passes its own tests, its golden games among them', async () => {
    const out = await tool('vitest/vitest.mjs', 'run', '--root', root, '--maxWorkers', '1', folder);
    expect(out).toMatch(/Tests .*\d+ passed/);
    expect(out).not.toMatch(/\d+ failed|FAIL/);
  });

  test('is set as the house sets its code', async () => {
    expect(await tool('@biomejs/biome/bin/biome', 'check', '.', '--colors=off')).toMatch(
      /^Checked \d+ files in .+ No fixes applied\.\n$/,
    );
  });

  test('is sound in its types, rules and board alike', async () => {
    const extending = { extends: join(HOUSE, 'web/tsconfig.json'), include: [folder] };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(extending));
    expect(await tool('typescript/bin/tsc', '-p', root)).toBe('');
  });
});

describe('what cannot be a new game', () => {
  test.each([
    ['new Tower', /^A game’s name is of small letters, .+ not “Tower”\.\n$/],
    ['new emberhold', /^There is a game “emberhold” already\.\n$/],
    ['new tower --rules THU', /^The rules of thunderstone are numbered THU-1\.1 and on/],
    ['new tower --rules t', /^Rules are numbered behind two to five capital letters/],
    ['new tower --title <b>', /^A title has letters/],
  ])('%s', async (command, complaint) => {
    const { code, err } = await run(command, { shelf });
    expect([code, err]).toEqual([2, expect.stringMatching(complaint)]);
    expect(filesOf('games').some(file => file.startsWith('tower'))).toBe(false);
  });

  test('a shelf without an example has nothing to lay out', async () => {
    const { code, err } = await run('new tower', { shelf: { thunderstone: async () => another } });
    expect([code, err]).toEqual([2, 'No game of this shelf is an example (`example` in its box.json).\n']);
  });
});
