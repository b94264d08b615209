// Style sheets in cascade layers, by their folders.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LAYERS, layered, layerOf } from '../layers.ts';

const ROOT = join(import.meta.dirname, '../..');
const under = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.css') && !/node_modules|dist/.test(name))
    .map(name => join(ROOT, folder, name));

test('a later layer overrules an earlier one: tokens, kit, frame, pages, boards, and high contrast above all', () => {
  expect(
    ['/web/kit/tokens.css', '/web/kit/map/stone.css', '/web/frame/scene.css', '/web/pages/learn.css']
      .map(path => `/house${path}`)
      .map(layerOf),
  ).toEqual(['tokens', 'kit', 'frame', 'pages']);
  expect(layerOf('/house/games/some/table/board.css')).toBe('board');
  expect(layerOf('/house/web/kit/contrast.css')).toBe('contrast');
  expect(() => layerOf('/house/server/odd.css')).toThrow('no layer');
  expect(layered('.a {}', 'kit')).toMatch(new RegExp(`^@layer ${LAYERS.join(', ')};\\s+@layer kit \\{`));
});

test('every sheet of the house has its layer, and none brings another along', () => {
  const sheets = [...under('web'), ...under('games')];
  expect(sheets.length).toBeGreaterThan(40);
  for (const sheet of sheets) {
    expect(LAYERS).toContain(layerOf(sheet));
    expect(readFileSync(sheet, 'utf8'), sheet).not.toMatch(/@import|@layer/);
  }
});
