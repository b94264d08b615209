// SHA-256 against another implementation, and what chance is made of it.

import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../plain/hash.ts';

const hexOf = (words: Int32Array): string =>
  Array.from(words, word => (word >>> 0).toString(16).padStart(8, '0')).join('');
const peer = (text: string): string => createHash('sha256').update(Buffer.from(text, 'utf16le')).digest('hex');

test('SHA-256 of any text is what others find, lone surrogates and whole blocks included', () => {
  for (const length of [0, 1, 27, 28, 31, 32, 33, 500]) {
    const text = 'é'.repeat(length);
    expect(hexOf(sha256(text)), `${length} characters`).toBe(peer(text));
  }
  expect(hexOf(sha256('\ud800'))).toBe(peer('\ud800'));
  fc.assert(fc.property(fc.string({ unit: 'binary' }), text => hexOf(sha256(text)) === peer(text)));
});
