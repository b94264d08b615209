// The page's words: the same in both languages, all used, none missing, French set as French.

import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { lintCatalogues, speaker } from '@veillee/text';
import { describe, expect, test } from 'vitest';
import { drawnSource, glyphsNamed, glyphsSource } from '../make-glyphs.ts';
import asideEn from '../text/aside/en.json' with { type: 'json' };
import asideFr from '../text/aside/fr.json' with { type: 'json' };
import firstEn from '../text/en.json' with { type: 'json' };
import firstFr from '../text/fr.json' with { type: 'json' };

/** Those of the first view, and those that come later. */
const en = { ...firstEn, ...asideEn };
const fr = { ...firstFr, ...asideFr };

const WEB = join(import.meta.dirname, '..');
const GAMES = join(WEB, '../games');
const sources = readdirSync(WEB, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath, entry.name))
  .filter(path => /\.tsx?$/.test(path) && !/^(?:node_modules|dist|test)\//.test(relative(WEB, path)))
  .map(path => readFileSync(path, 'utf8'))
  .join('\n');

/** Keys put together from parts: `word(\`bot.${level}\`)`. */
const COMPOSED = [/^trouble\./, /^bot\./, /^setup\.kind\./];

describe('words of the page', () => {
  test('both languages have the same keys and parameters', () => {
    expect(lintCatalogues(en, fr)).toEqual([]);
  });
  test('every key is used', () => {
    const unused = Object.keys(en).filter(
      key => !COMPOSED.some(pattern => pattern.test(key)) && !sources.includes(`'${key}'`),
    );
    expect(unused).toEqual([]);
  });
  test('whoever reads is spoken to: what names people asks whose deed it is, or is never about the reader', () => {
    const others =
      /^(?:back\.(?:agreed|of)|bar\.(?:theirs|undoOf)|over\.standIn|slip\.waiting|shelf\.(?:around|turnWith|with)|join\.with|handover\.\w+|ending\.short|host\.\w+|setup\.level)$/;
    for (const words of [en, fr])
      for (const [key, text] of Object.entries(words))
        if (/\{names?\}/.test(text) && !others.test(key)) expect(text, key).toMatch(/\{whose, select, mine \{/);
  });
  test('every trouble has words', () => {
    const codes = [...(/TROUBLES = \[([^\]]+)\]/.exec(sources)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
      match => `trouble.${match[1]}`,
    );
    expect(codes.length).toBeGreaterThan(20);
    const keys = Object.keys(en).filter(key => key.startsWith('trouble.') && key !== 'trouble.other');
    expect(keys.sort()).toEqual(codes.sort());
  });
  test('French has narrow no-break spaces, guillemets and curly apostrophes', () => {
    for (const [key, text] of Object.entries(fr)) {
      const said = text.replace(/\{[^{}]*\}/g, '');
      expect(said, key).not.toMatch(/[ \u00a0][;:!?]|["']/);
    }
  });
  test('no exclamation marks, no capitals-only labels', () => {
    for (const text of [...Object.values(en), ...Object.values(fr)]) expect(text).not.toMatch(/!|^[A-ZÀ-Þ ]{4,}$/);
  });
  test('plurals and choices are said in both languages', () => {
    const [english, french] = [speaker('en', en), speaker('fr', fr)];
    expect(english({ text: 'setup.ready', with: { count: 1, what: 'Solo' } })).toBe('Ready: 1 player, Solo.');
    expect(french({ text: 'setup.ready', with: { count: 2, what: 'Duel' } })).toBe('Prêt\u202f: 2 joueurs, Duel.');
    expect(french({ text: 'save.refused', with: { why: 'damaged' } })).toContain('il est abîmé');
  });
});

describe('drawings', () => {
  test.each(['.', 'kit'])('%s/glyphs.ts is made from its list', folder => {
    const names = JSON.parse(readFileSync(join(WEB, folder, 'glyphs.json'), 'utf8')) as string[];
    const made = (text: string): string[] =>
      [...text.matchAll(/export const (\w+) =\s+'([^']+)'/g)].map(match => `${match[1]} ${match[2]}`);
    expect(made(readFileSync(join(WEB, folder, 'glyphs.ts'), 'utf8'))).toEqual(made(glyphsSource(names)));
  });
  test('are found by words of their names', () => {
    expect(glyphsNamed(['spider', 'web'])).toContain('spider-web');
    expect(glyphsNamed(['spider', 'web'])).not.toContain('spider-face');
    expect(glyphsNamed(['no-such-thing'])).toEqual([]);
  });
  const listed = globSync('*/table/drawings.json', { cwd: GAMES });
  test.each(listed)('%s says what is drawn in drawn.json', list => {
    const drawings = JSON.parse(readFileSync(join(GAMES, list), 'utf8')) as { [card: string]: string };
    const drawn = readFileSync(join(GAMES, dirname(list), 'drawn.json'), 'utf8');
    expect(JSON.parse(drawn)).toEqual(JSON.parse(drawnSource(drawings)));
  });
});
