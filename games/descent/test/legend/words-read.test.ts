// What rows say in the words of the campaign is done by rules: no such word stands in a row for its text alone.

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { avatars, upgrades } from '../../content/legend/avatars.ts';
import { lieutenants } from '../../content/legend/lieutenants.ts';

const FOLDER = new URL('../../', import.meta.url);
const read = (path: string): string =>
  readFileSync(new URL(path, FOLDER), 'utf8').replaceAll(/^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, '');

/** The words of a vocabulary: what `op`, `buy` or `law` may be. */
function wordsOf(path: string): string[] {
  const heads = read(path).matchAll(/readonly (?:op|buy|law):((?:[^;]|\n)*?);/g);
  return [
    ...new Set([...heads].flatMap(([, said = '']) => [...said.matchAll(/'([^']+)'/g)].map(([, word = '']) => word))),
  ];
}

const rules = globSync('rules/**/*.ts', { cwd: FOLDER }).map(read).join('\n');

/** Whether a rule asks for it: by its name as a value, or as the head of a line of a table. */
const isRead = (word: string): boolean =>
  rules.includes(`'${word}'`) || new RegExp(`^\\s*(?:\\*\\s*)?${word}(?:: |\\()`, 'm').test(rules);

test.each(['content/legend/vocabulary.ts', 'content/legend/boards/vocabulary.ts'])(
  '%s: each of its words is read',
  path => {
    const words = wordsOf(path);
    expect(words.length).toBeGreaterThan(40);
    expect(words.filter(word => !isRead(word))).toEqual([]);
    expect(isRead('strikesNobody')).toBe(false);
  },
);

test('the vocabulary has every word that its rows use', () => {
  const words = wordsOf('content/legend/vocabulary.ts');
  const used = [
    ...lieutenants.flatMap(({ rides, fights }) => [...rides, ...fights]),
    ...avatars.flatMap(({ ops }) => ops),
    ...upgrades.flatMap(({ ops }) => ops),
  ].map(({ op }) => op);
  expect(used).toContain('strikesWebbed');
  expect(used.filter(op => !words.includes(op))).toEqual([]);
});
