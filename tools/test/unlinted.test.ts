import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unlinted } from '../unlinted.ts';

let root: string;
const kept = (): string => join(root, 'node_modules/.cache/linted.json');
const write = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
const asked = (version = '1') => unlinted(root, version, kept());

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'veillee-unlinted-'));
  write('biome.json', '{}');
  write('web/package.json', '{}');
  write('web/page.tsx', 'export const a = 1;');
  write('text/en.json', '{}');
  write('node_modules/other/index.js', 'var x');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('what lint has to look at', () => {
  test('is everything until all was well, then what has changed or come since', () => {
    expect(asked().paths).toEqual(['.']);
    expect(asked().paths).toEqual(['.']);
    asked().keep();
    expect(asked().paths).toEqual([]);
    write('text/en.json', '{ "a": "b" }');
    write('text/fr.json', '{}');
    write('node_modules/other/index.js', 'var y');
    write('picture.svg', '<svg/>');
    expect([...asked().paths].sort()).toEqual([join('text', 'en.json'), join('text', 'fr.json')]);
  });

  test('is what was changed while it was looked at', () => {
    const { keep } = asked();
    write('web/page.tsx', 'export const a = 2;');
    keep();
    expect(asked().paths).toEqual([join('web', 'page.tsx')]);
  });

  test('is everything where other rules hold, and where nothing is known for certain', () => {
    asked().keep();
    expect(asked('2').paths).toEqual(['.']);
    write('web/package.json', '{ "dependencies": { "react": "19" } }');
    expect(asked().paths).toEqual(['.']);
    asked().keep();
    write('biome.json', '{ "linter": {} }');
    expect(asked().paths).toEqual(['.']);
    asked().keep();
    writeFileSync(kept(), '{ "version": "1", "fil');
    expect(asked().paths).toEqual(['.']);
  });
});
