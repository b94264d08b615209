// QR codes as readers want them.

import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { type QrCode, qrCode } from '../qr.ts';

const LINK = `http://localhost:4100/#/join/Ab3_-xYz12QQ/${'kJ8_-'.repeat(50)}`;
const DOT = 4;

/** What a reader finds in a photograph of it. */
function read(code: QrCode): string {
  const size = code.length * DOT;
  const data = new Uint8ClampedArray(4 * size * size).fill(255);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (code[Math.floor(y / DOT)]?.[Math.floor(x / DOT)]) data.fill(0, 4 * (y * size + x), 4 * (y * size + x) + 3);
  return decodeQR({ width: size, height: size, data });
}

test('links of up to 213 bytes are read as they were written, in codes as small as they can be', () => {
  const sizes = new Set<number>();
  for (let length = 1; length <= 213; length += 4) {
    const link = LINK.slice(0, length);
    const code = qrCode(link) ?? [];
    sizes.add(code.length);
    expect(read(code)).toBe(link);
  }
  expect([...sizes]).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57].map(modules => modules + 2 * 4));
});

test('names may have accents', () => {
  expect(read(qrCode('Veillée') ?? [])).toBe('Veillée');
});

test('what does not fit has none', () => {
  expect(qrCode('x'.repeat(214))).toBeUndefined();
  expect(qrCode('é'.repeat(107))).toBeUndefined();
});
