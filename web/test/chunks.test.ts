// What travels together: by what needs what, not by a list that somebody would have to keep.

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkGroups } from '../chunks.ts';

const WEB = join(import.meta.dirname, '..');
const GAMES = join(WEB, '..', 'games');
const boards = globSync('*/table/index.tsx', { cwd: GAMES }).map(path => join(GAMES, path));

/** The file a module goes into, where modules need what the given ones say. */
function fileOf(id: string, needs: { readonly [id: string]: readonly string[] }): string | undefined {
  const roots = Object.fromEntries(
    [join(WEB, 'main.tsx'), join(WEB, 'pages/table.tsx'), ...boards].map(root => [root, []]),
  );
  const graph = { getModuleInfo: (one: string) => ({ importedIds: { ...roots, ...needs }[one] ?? [] }) };
  for (const { name } of chunkGroups().sort((a, b) => b.priority - a.priority)) {
    const file = name(id, graph);
    if (file !== undefined) return file;
  }
  return undefined;
}

const [one = '', other = ''] = boards;
const main = join(WEB, 'main.tsx');
const table = join(WEB, 'pages/table.tsx');

test('what the page begins with comes first, however many others need it, through whatever it is needed', () => {
  const needs = { [main]: ['/web/frame.ts'], '/web/frame.ts': ['/web/who.ts', main], [table]: ['/web/who.ts'] };
  expect(fileOf('/web/who.ts', needs)).toBe('first');
  expect(fileOf('/web/who.ts', { [table]: ['/web/who.ts'], [one]: ['/web/who.ts'] })).toBe('play');
});

test('what boards of several games have from elsewhere is one file; what one of them needs, or a game has, is not in it', () => {
  expect(fileOf('/web/kit/map.ts', { [one]: ['/web/kit/map.ts'], [other]: ['/web/kit/map.ts'] })).toBe('boards');
  expect(fileOf('/web/kit/map.ts', { [one]: ['/web/kit/map.ts'] })).toBeUndefined();
  expect(
    fileOf('/games/x/content/rows.ts', { [one]: ['/games/x/content/rows.ts'], [other]: ['/games/x/content/rows.ts'] }),
  ).toBeUndefined();
});

test('all words of a game in one language are one file', () => {
  for (const file of ['cards.fr.json', 'fr.json', 'table.fr.json'])
    expect(fileOf(`/games/x/text/${file}`, {})).toBe('x.fr');
  expect(fileOf('/games/x/text/cards.en.json', {})).toBe('x.en');
  expect(fileOf('/games/x/text/rulebook.en.md?raw', {})).toBeUndefined();
});

test('a page without its beginning is refused in words', () => {
  const group = chunkGroups()[0];
  expect(() => group?.name('/web/who.ts', { getModuleInfo: () => null })).toThrow(/main\.tsx is not part of the page/);
});
