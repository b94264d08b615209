// A class has its look in one file: two components that take the same name would dress each other.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const tables = globSync('games/*/table/**/*.css', { cwd: ROOT }).map(file => file.split('/', 3).join('/'));
const ROOMS = ['web/{frame,kit,pages}', ...new Set(tables)];

/** Classes that a sheet dresses by their name alone, outside of any condition; variables may be set elsewhere too. */
function dressed(css: string): readonly string[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const found: string[] = [];
  let [depth, from] = [0, 0];
  let heads: readonly string[] = [];
  for (const [at, sign] of [...bare].entries()) {
    if (sign === '{') {
      if (depth === 0) heads = bare.slice(from, at).split(',');
      depth++;
      from = at + 1;
    } else if (sign === '}') {
      depth--;
      const declares = /(?:^|;)\s*(?!--)[a-z-]+\s*:/.test(bare.slice(from, at));
      if (depth === 0 && declares) found.push(...heads.flatMap(head => /^\s*\.([\w-]+)\s*$/.exec(head)?.[1] ?? []));
      from = at + 1;
    }
  }
  return [...new Set(found)];
}

test.each(ROOMS)('%s: no class is dressed in two files', room => {
  const sheets = new Map<string, readonly string[]>();
  for (const file of globSync(`${room}/**/*.css`, { cwd: ROOT }))
    for (const name of dressed(readFileSync(join(ROOT, file), 'utf8')))
      sheets.set(name, [...(sheets.get(name) ?? []), file]);
  expect(sheets.size).toBeGreaterThan(0);
  expect([...sheets].filter(([, files]) => files.length > 1)).toEqual([]);
});
