// Each game in one minute: words in both languages, all used, short enough for their plates.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shelf } from '@veillee/games';
import type { Catalogue } from '@veillee/kernel';
import { lintCatalogues } from '@veillee/text';
import { describe, expect, test } from 'vitest';
import { LEARN_STEPS } from '../kit/plate.tsx';

const GAMES = join(import.meta.dirname, '../../games');
const lessons = globSync(join(GAMES, '*/table/learn.tsx'));
/** Three lines of a plate at 1440, with some words in bold. */
const THREE_LINES = 150;

test('every box that can be opened has one', () => {
  const taught = lessons.map(path => path.slice(GAMES.length + 1).split('/')[0]);
  expect(Object.keys(shelf).filter(game => !taught.includes(game))).toEqual([]);
});

describe.each(lessons)('%s', path => {
  const source = readFileSync(path, 'utf8');
  const read = (language: string): Catalogue => {
    const files = globSync(join(dirname(path), `../text/{learn.,}${language}.json`));
    const words = files.flatMap(file => Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))));
    return Object.fromEntries(words.filter(([key]) => key.startsWith('learn.')));
  };
  const [en, fr] = [read('en'), read('fr')];

  test('says the same in both languages, and no word too many', () => {
    expect(lintCatalogues(en, fr)).toEqual([]);
    const texts = LEARN_STEPS.map(step => `learn.${step}.text`);
    expect(Object.keys(en).filter(key => !source.includes(`'${key}'`) && !texts.includes(key))).toEqual([]);
    const told = [en, fr].flatMap(words => texts.map(key => words[key] ?? ''));
    for (const text of told) {
      expect(text).toMatch(/\*\*.+\*\*/);
      expect(text.replaceAll('**', '').length, text).toBeLessThan(THREE_LINES);
    }
  });

  test('French is set as French', () => {
    for (const [key, text] of Object.entries(fr)) expect(text, key).not.toMatch(/[^\u00a0]:|[^\u00a0\u202f][;!?]|["']/);
  });

  test('shows five glyphs a plate at most', () => {
    const rows = source.split('= plateOf(').slice(1);
    // Plates of pawns have no captions at all.
    expect(rows).toHaveLength(source.includes('plateOf') ? LEARN_STEPS.length : 0);
    for (const row of rows) {
      const captions = row.slice(0, row.indexOf('\n]);')).match(/\[\w+, '/g) ?? [];
      expect(captions.length).toBeGreaterThan(0);
      expect(captions.length).toBeLessThanOrEqual(5);
    }
  });
});
