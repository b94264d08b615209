// The page is built anew when what it is made of has changed, and only then.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isFresh, sourceHash } from '../build.ts';

const root = mkdtempSync(join(tmpdir(), 'veillee-build-'));
afterAll(() => rmSync(root, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('the fingerprint follows sources, and not tests, builds or packages', () => {
  put('web/app.tsx', 'one');
  put('games/g/table/index.tsx', 'board');
  const before = sourceHash(root);
  expect(sourceHash(root)).toBe(before);
  put('web/dist/index.html', 'built');
  put('web/test/a.test.ts', 'test');
  put('web/node_modules/x/index.js', 'package');
  expect(sourceHash(root)).toBe(before);
  put('games/g/table/index.tsx', 'another board');
  expect(sourceHash(root)).not.toBe(before);
});

test('a build from other sources is not fresh', () => {
  expect(isFresh('not a fingerprint')).toBe(false);
});
