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

/** How light a colour is, 0 to 1, as WCAG reckons. */
function lightness(colour: string): number {
  const digits = colour.length === 4 ? [...colour.slice(1)].map(digit => digit + digit).join('') : colour.slice(1);
  const [red, green, blue] = [0, 2, 4].map(at => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('in high contrast paper is black: no sheet writes dark words but on a ground of its own', () => {
  // Drawings, not words: an empty heart, a silhouette, a mark whose state gives it its ground.
  const drawn = ['.kil-gone', '.ash-foe-picture', '.kil-slot-mark'];
  const dark = [...under('web'), ...under('games')].flatMap(sheet =>
    [...readFileSync(sheet, 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selector = '', rules = '']) => {
      const colour = /(?<![-\w])color: (#[\da-f]{6}|#[\da-f]{3});/i.exec(rules)?.[1];
      const ground = /background(-color)?: (?!none|transparent|rgb)/.test(rules);
      return colour && !ground && lightness(colour) < 0.175 ? [selector.replace(/\/\*.*?\*\//gs, '').trim()] : [];
    }),
  );
  expect(dark.filter(selector => !drawn.includes(selector) && !selector.includes('data-contrast'))).toEqual([]);
});

test('what is lit by the kit keeps its ring: no board gives such a thing a shadow of its own that stays', () => {
  const boards = readdirSync(join(ROOT, 'games'), { recursive: true, encoding: 'utf8' })
    .filter(name => /table\/.*\.tsx$/.test(name) && !name.includes('node_modules'))
    .map(name => readFileSync(join(ROOT, 'games', name), 'utf8'));
  const lit = new Set(
    boards.flatMap(text =>
      [...text.matchAll(/className="([^"]*\bv-lit(?:-row)?\b[^"]*)"/g)].flatMap(([, names = '']) =>
        names.split(' ').filter(name => !name.startsWith('v-')),
      ),
    ),
  );
  expect(lit.size).toBeGreaterThan(15);
  const shaded = under('games').flatMap(sheet =>
    [...readFileSync(sheet, 'utf8').matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', rules = '']) =>
      /(?<![-\w])box-shadow:/.test(rules)
        ? selectors
            .replace(/\/\*.*?\*\//gs, '')
            .split(',')
            .map(selector => selector.trim())
            // A state of its own (used, taken) is no light; what is lit says so with `data-look`.
            .filter(selector => lit.has(/\.([\w-]+)$/.exec(selector)?.[1] ?? ''))
        : [],
    ),
  );
  expect(shaded).toEqual([]);
});

test('every custom property that a sheet or a board reads is set somewhere in the page or in its own game', () => {
  const drawn = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name) && !/node_modules|dist|(?:^|\/)test\//.test(name))
      .filter(name => folder === 'web' || name.includes('/table/'))
      .map(name => join(ROOT, folder, name));
  const homeOf = (file: string): string => /\/games\/([^/]+)\//.exec(file.slice(ROOT.length))?.[1] ?? 'web';
  const files = [...under('web'), ...under('games'), ...drawn('web'), ...drawn('games')].map(file => {
    const text = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    return { file, home: homeOf(file), text };
  });
  const known = new Set(
    files.flatMap(({ home, file, text }) => {
      const set = file.endsWith('.css') ? /(--[\w-]+)\s*:/g : /['"`](--[\w-]+)['"`]/g;
      return [...text.matchAll(set)].map(([, name]) => `${home} ${name}`);
    }),
  );
  expect(known.size).toBeGreaterThan(100);
  const unknown = files.flatMap(({ file, home, text }) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)]
      .filter(([, name]) => !known.has(`web ${name}`) && !known.has(`${home} ${name}`))
      .map(([, name]) => `${file.slice(ROOT.length + 1)} reads ${name}, which nobody sets`),
  );
  expect(unknown).toEqual([]);
});
