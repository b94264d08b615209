// The repository stands by itself: whatever id code, tests and docs of a game cite is a rule of its rulebook or is listed in its rulings.md.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shelf } from '../index.ts';

const GAMES = join(import.meta.dirname, '..');

/** Every game with a rulebook, on the shelf or still being built. */
const games = globSync('*/text/rulebook.en.md', { cwd: GAMES }).map(file => dirname(dirname(file)));

/** Rules `ABC-1.2`, rulings `A-1` or `R1`, decisions `D1`, worked examples `EX-1`, `ex-01b`, `dv-01` or `ABC-X1`. */
const CITED = /(?<![\w#/.-])(?:(?:A|EX|ex|dv)-\d+[a-z]?|[DR]\d{1,3}|[A-Z]{3}-X\d+|[A-Z]{3}-\d+\.\d+)(?![\w.-]*[\w-])/g;
const cited = (text: string): string[] => text.match(CITED) ?? [];

const RULE = /^[A-Z]{3}-\d/;
const RULING = /^(?:A-|R\d)/;
const DECISION = /^D\d/;
const EXAMPLE = /^(?:EX-|ex-|[A-Z]{3}-X)/;

test('every game on the shelf has a rulebook', () => {
  expect(games).toEqual(expect.arrayContaining(Object.keys(shelf)));
});

describe.each(games)('%s', game => {
  const read = (file: string): string => readFileSync(join(GAMES, game, file), 'utf8');
  // A game without rulings of its own has no list of them.
  const hasRulings = existsSync(join(GAMES, game, 'rulings.md'));
  const rulings = hasRulings ? read('rulings.md') : '';
  const listed = new Set([
    ...[...rulings.matchAll(/^\| (\S+) \|/gm)].map(match => match[1] as string),
    ...[...read('text/rulebook.en.md').matchAll(/^### (\S+)/gm)].map(match => match[1] as string),
  ]);

  test('cites nothing that is not listed', () => {
    const files = globSync(['**/*.{ts,tsx,css}', '*.md', 'test/exempt.json'], {
      cwd: join(GAMES, game),
      exclude: name => name.includes('node_modules'),
    });
    const all = files.flatMap(file => cited(read(file)).map(id => ({ file, id })));
    for (const kind of [RULE, ...(hasRulings ? [RULING, DECISION, EXAMPLE] : [])])
      expect(all.filter(({ id }) => kind.test(id)).length, String(kind)).toBeGreaterThan(0);
    expect(all.filter(({ id }) => !listed.has(id)).map(({ file, id }) => `${file} cites ${id}`)).toEqual([]);
  });

  test('lists each id once', () => {
    const ids = [...rulings.matchAll(/^\| (\S*\d\S*) \|/gm)].map(match => match[1]);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});
