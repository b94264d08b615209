// Builds the page when its sources have changed since the last build. The start script calls `buildIfStale`.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(import.meta.dirname, 'dist');
/** Built for whoever looks at it on this machine: the same, and nothing compressed. */
const PLAIN = join(ROOT, 'node_modules/.cache/veillee-page');
const STAMP = '.built-from';

/** Folders that the page is made of. Of a game: everything, since the set-up screen asks its rules. */
const SOURCES = [
  'web',
  'games',
  'bots',
  'pieces',
  'text',
  'kernel',
  'server/patch.ts',
  'server/protocol.ts',
  'server/protocol',
  'package-lock.json',
];
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'README.md']);

export function sourceHash(root = ROOT): string {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const path of filesOf(join(root, source))) {
      hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
    }
  return hash.digest('hex');
}

function* filesOf(path: string): Generator<string> {
  if (!existsSync(path)) return;
  let entries: ReturnType<typeof list>;
  try {
    entries = list(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTDIR') throw error;
    yield path;
    return;
  }
  for (const entry of entries) {
    if (LEFT_OUT.has(entry.name) || entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) yield* filesOf(join(path, entry.name));
    else yield join(path, entry.name);
  }
}

const list = (path: string) =>
  readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));

export const isFresh = (hash: string, folder = DIST): boolean => {
  const stamp = join(folder, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && existsSync(join(folder, 'index.html'));
};

/** The folder to serve; built anew only if something it is made of has changed. */
export async function buildIfStale(
  say: (line: string) => void = console.log,
  { compressed = true } = {},
): Promise<string> {
  const hash = sourceHash();
  const fresh = (compressed ? [DIST] : [DIST, PLAIN]).find(folder => isFresh(hash, folder));
  if (fresh) return fresh;
  const into = compressed ? DIST : PLAIN;
  say('The page has changed: building it…');
  await buildPage(into, { compressed });
  writeFileSync(join(into, STAMP), hash);
  return into;
}

/**
 * The page as players get it, whoever calls: the bundler takes React's slow half, made for developers, as soon as NODE_ENV
 * says anything but `production` (test runners say `test`).
 */
export async function buildPage(into: string, { compressed = true } = {}): Promise<void> {
  const { NODE_ENV: before } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const { build, mergeConfig } = await import('vite');
    const { page } = await import('./vite.config.ts');
    const here = { configFile: false, logLevel: 'warn', build: { outDir: into, emptyOutDir: true } } as const;
    await build(mergeConfig(page({ compressed }), here));
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

if (import.meta.main) console.log(await buildIfStale(console.log, { compressed: !process.argv.includes('--plain') }));
