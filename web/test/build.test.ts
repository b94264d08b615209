// The page is built anew when what it is made of has changed, and only then.

import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shelf } from '@veillee/games';
import { LANGUAGES, secretsIn } from '@veillee/kernel';
import { afterAll, expect, test } from 'vitest';
import { buildPage, isFresh, sourceHash } from '../build.ts';
import { botless, deaf, emptied } from '../unread.ts';

const root = mkdtempSync(join(tmpdir(), 'veillee-build-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Characters that a bundler has spelled by their numbers, as themselves. */
const unescaped = (code: string): string =>
  code.replace(/\\(?:u([\da-f]{4})|x([\da-f]{2}))/gi, (_, long?: string, short?: string) =>
    String.fromCharCode(Number.parseInt(long ?? short ?? '', 16)),
  );
/** The letters of a text alone, however a bundler has spelled the rest. */
const letters = (code: string): string => unescaped(code).replace(/\\[nrt]|[^\p{L}]/gu, '');
/** So few letters stand somewhere by chance: the end of a name that a bundler gave, and the beginning of a word. */
const FEW = 10;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('the fingerprint follows sources, and not tests, builds or packages', () => {
  put('web/app.tsx', 'one');
  put('games/g/table/index.tsx', 'board');
  const before = sourceHash(root);
  expect(sourceHash(root)).toBe(before);
  put('web/dist/index.html', 'built');
  put('web/test/a.test.ts', 'test');
  put('web/node_modules/x/index.js', 'package');
  expect(sourceHash(root)).toBe(before);
  put('games/g/table/index.tsx', 'another board');
  expect(sourceHash(root)).not.toBe(before);
});

test('a build from other sources is not fresh', () => {
  expect(isFresh('not a fingerprint')).toBe(false);
});

const GAMES = join(import.meta.dirname, '..', '..', 'games');

/** The rows of the booklets of all games, by id. */
const bookletIds = async (): Promise<string[]> => {
  const files = globSync('*/content/booklet/**/*.ts', { cwd: GAMES }).map(
    file => pathToFileURL(join(GAMES, file)).href,
  );
  const booklets: object[] = await Promise.all(files.map(file => import(file)));
  const rows = booklets.flatMap(booklet => Object.values(booklet).flat()) as { readonly id?: string }[];
  return rows.flatMap(({ id }) => (id !== undefined && id.length >= 8 ? [id] : []));
};

test('a booklet that the page loads is empty, and one that holds more than lists is refused', () => {
  expect(
    emptied("export const a: readonly Row[] = [{ id: 'b' }];\nexport const c: readonly Row[] = [];\n", 'x.ts'),
  ).toBe('export const a = [];\nexport const c = [];\n');
  expect(() => emptied('export const a = secret();\n', 'x.ts')).toThrow(/more than lists/);
  const booklets = globSync('*/content/booklet/**/*.ts', { cwd: GAMES });
  expect(booklets.length).toBeGreaterThan(0);
  for (const file of booklets)
    expect(emptied(readFileSync(join(GAMES, file), 'utf8'), file)).toMatch(/^(?:export const \w+ = \[\];\n)+$/);
});

/** Names with a hyphen that stand in booklets and nowhere in what a game shows: their objects, deeds and counters. */
function bookletNames(): string[] {
  const inOpen = new Set(
    globSync('*/{box,content,rules,table,terminal,text}/**/*.{ts,tsx,json}', { cwd: GAMES })
      .filter(file => !file.includes('/booklet/'))
      .flatMap(file => readFileSync(join(GAMES, file), 'utf8').match(/[a-z]+(?:-[a-z]+)+/g) ?? []),
  );
  const named = globSync('*/content/booklet/**/*.ts', { cwd: GAMES }).flatMap(file =>
    [...readFileSync(join(GAMES, file), 'utf8').matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, name]) => name ?? ''),
  );
  return [...new Set(named)].filter(name => !inOpen.has(name));
}

test('a kit that the page loads has no bots, and one that has them elsewhere than in its list is refused', () => {
  for (const file of globSync('*/index.ts', { cwd: GAMES })) {
    const kit = botless(readFileSync(join(GAMES, file), 'utf8'), file);
    expect(kit).toContain('bots: [],');
    expect(kit).not.toContain('/bots/');
  }
  const told = "import { adept } from './bots/adept.ts';\nexport const kit = {\n  bots: [adept],\n  best: adept,\n};\n";
  expect(() => botless(told, 'x.ts')).toThrow(/elsewhere/);
});

test('what a game says of states from anywhere is not in the page, and cannot be asked there', () => {
  const modules = globSync('*/rules/sound.ts', { cwd: GAMES });
  expect(modules.length).toBeGreaterThan(5);
  for (const file of modules) {
    const left = deaf(readFileSync(join(GAMES, file), 'utf8'));
    expect(left).toContain('export const sound = ');
    expect(left).not.toContain('import');
  }
});

test('players get what is made for them and nothing else, even when a test runner builds', async () => {
  expect(process.env.NODE_ENV).toBe('test');
  const page = join(root, 'page');
  await buildPage(page, { compressed: false });
  expect(process.env.NODE_ENV).toBe('test');
  const scripts = readdirSync(join(page, 'assets')).filter(name => name.endsWith('.js'));
  const code = scripts.map(name => readFileSync(join(page, 'assets', name), 'utf8')).join('\n');
  // Messages for developers link to react.dev/link/, numbered errors to react.dev/errors/.
  expect(code.includes('react.dev/errors/')).toBe(true);
  expect(code.includes('react.dev/link/')).toBe(false);
  // What a game keeps for tools stays at home: no sources, no tests.
  const kinds = readdirSync(join(page, 'assets')).map(name => extname(name.replace(/\.(br|gz)$/, '')));
  expect([...new Set(kinds)].sort()).toEqual(['.css', '.js', '.woff2']);
  expect(code).not.toMatch(/\bfrom\s*["'`]vitest|\.test\.ts/);
  expect(code).not.toContain('that are known');
  // Nobody can read in the page what a game tells later; what is no secret is there, spelled as the secrets would be.
  const kits = await Promise.all(Object.values(shelf).map(take => take()));
  const all = letters(code);
  const plain = unescaped(code);
  const holds = (words: string): boolean =>
    all.includes(letters(words)) && (letters(words).length >= FEW || plain.includes(words));
  // Words that stand in the open too betray nothing: a card gives two coins as a page does. A game's texts are in the page
  // before the game is on the shelf.
  const catalogues = globSync('*/text/*.json', { cwd: GAMES }).map(file =>
    JSON.parse(readFileSync(join(GAMES, file), 'utf8')),
  );
  const open = letters(catalogues.flatMap(each => Object.values<string>(each)).join(' '));
  for (const { game, texts, secrets } of kits)
    for (const language of LANGUAGES) {
      const inKit = Object.values(texts[language]).filter(words => words.length > 20);
      expect(inKit.filter(words => !holds(words)).slice(0, 3), `${game.id} ${language}`).toEqual([]);
      const telling = Object.values(secretsIn(secrets, language)).filter(words => !open.includes(letters(words)));
      expect(telling.length > 0, `${game.id} ${language}`).toBe(secrets !== undefined);
      expect(telling.filter(holds), `${game.id} ${language}`).toEqual([]);
    }
  const rows = await bookletIds();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(id => code.includes(id))).toEqual([]);
  // Nor what bots know of booklets.
  const names = bookletNames();
  expect(names.length).toBeGreaterThan(0);
  const spoken = new Set(code.match(/(?<=["'`])[a-z]+(?:-[a-z]+)+(?=["'`])/g));
  expect(spoken.size).toBeGreaterThan(0);
  expect(names.filter(name => spoken.has(name))).toEqual([]);
});
