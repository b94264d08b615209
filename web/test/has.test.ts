// What a board has decides how something else on it looks (`:has`): that is asked for by name, or all of the board is styled anew.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** At these signs, but not within brackets. */
function parted(text: string, signs: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('(['.includes(letter)) depth++;
    if (')]'.includes(letter)) depth--;
    if (depth === 0 && signs.includes(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

const WITHIN_BRACKETS = /\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** Whether a browser that sees that something is had, or no more, knows by a class, an attribute or a tag what to style. */
function isNamed(last: string): boolean {
  const choices = /^:(?:is|where)\((.*)\)$/.exec(last)?.[1];
  if (choices !== undefined) return parted(choices, ',').every(one => isNamed(lastOf(one)));
  return /^[a-z&]|[.#[]/.test(last.replace(WITHIN_BRACKETS, ''));
}
const lastOf = (selector: string): string =>
  parted(selector.trim().replace(/\s*([>+~])\s*/g, '$1'), ' >+~').at(-1) ?? '';

/** Selectors that say by `:has` of one thing how another looks, and not of which kind that is. */
const nameless = (css: string): readonly string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, head = '']) => parted(head, ','))
    .filter(selector => selector.includes(':has(') && !lastOf(selector).includes(':has('))
    .filter(selector => !isNamed(lastOf(selector)))
    .map(selector => selector.trim());

test('what looks otherwise because of what something has is named: one that is not lets every change style the whole board', () => {
  expect(nameless('.a:has(.b) > :not(.c) { } .a:has(.b) > * { } .a:has(> .b) :is(.c, :last-child) { }')).toHaveLength(
    3,
  );
  expect(
    nameless('.a:has(.b) { } .a:has(> .b) > p:last-child { } .a:has(.b) ~ :is(.c, .d > h3) { } .a > * { }'),
  ).toEqual([]);
  const sheets = ['web/{frame,kit,pages}', 'games/*/table'].flatMap(room =>
    globSync(`${room}/**/*.css`, { cwd: ROOT }),
  );
  expect(sheets.length).toBeGreaterThan(40);
  const found = sheets.flatMap(file => nameless(readFileSync(join(ROOT, file), 'utf8')).map(one => `${file}: ${one}`));
  expect(found).toEqual([]);
});
