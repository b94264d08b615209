// Every number of the compiled rulebook is a rule of this box or one of another, and none is both.

import { readFileSync } from 'node:fs';
import { rulebookOf } from '@veillee/games/test/words';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../', import.meta.url);
const here = rulebookOf(FOLDER, 'en').map(({ id }) => id);
const elsewhere =
  readFileSync(new URL('other-boxes.md', FOLDER), 'utf8').match(/\b(?:DES|DRF|ICE|LEG)-\d+\.\d+[a-z]?/g) ?? [];
/** Numbers that the compiled rulebook leaves out. */
const NUMBERS_LEFT_OUT = [34, 35, 36, 37, 38, 39, 43, 44, 45, 46, 47, 48, 49].map(n => `DES-35.${n}`);

test('a rule belongs to this box or to another', () => {
  expect(new Set(elsewhere).size).toBe(elsewhere.length);
  expect(elsewhere.filter(id => here.includes(id))).toEqual([]);
});

test('no number between the first and the last of a chapter is forgotten', () => {
  const last = new Map<string, number>();
  const known = new Set<string>();
  for (const id of [...here, ...elsewhere]) {
    const [, chapter, number] = /^([A-Z]+-\d+)\.(\d+)/.exec(id) ?? [];
    if (!chapter) continue;
    known.add(`${chapter}.${number}`);
    last.set(chapter, Math.max(last.get(chapter) ?? 0, Number(number)));
  }
  const wanted = [...last].flatMap(([chapter, most]) => Array.from({ length: most }, (_, n) => `${chapter}.${n + 1}`));
  expect(wanted.filter(id => !known.has(id) && !NUMBERS_LEFT_OUT.includes(id))).toEqual([]);
});
