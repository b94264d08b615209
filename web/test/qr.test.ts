// QR codes as readers want them.

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type QrCode, qrCode } from '../qr.ts';

const rows = (code: QrCode | undefined): string[] => (code ?? []).map(row => row.map(on => (on ? '█' : ' ')).join(''));
const LINK = `http://localhost:4100/#/join/Ab3_-xYz12QQ/${'kJ8_-'.repeat(50)}`;

test('a code is the one that a reader has read', () => {
  // Read back by jsQR 1.4.0 as "Veillée".
  expect(rows(qrCode('Veillée'))).toEqual([
    '███████ █ ███ ███████',
    '█     █ ███   █     █',
    '█ ███ █ █ ██  █ ███ █',
    '█ ███ █  █ █  █ ███ █',
    '█ ███ █ ███ █ █ ███ █',
    '█     █    ██ █     █',
    '███████ █ █ █ ███████',
    '         ████        ',
    '█  ██████   ██  █ ███',
    '█ █ █  ██ █ ███  ██  ',
    '█  █ ██      ██   ███',
    '██  █   █  █   ██ █ █',
    '█ ██  █ █ █  ███ █  █',
    '        █████   █   █',
    '███████ █ █ ████ ██  ',
    '█     █ ██ ███ █ ██ █',
    '█ ███ █ █ ███ ██ █   ',
    '█ ███ █ ██ ██   █    ',
    '█ ███ █  █    █  ████',
    '█     █      ██  ████',
    '███████ ██ █         ',
  ]);
});

test('links of every length up to 213 bytes have codes, in every version', () => {
  // All of them were read back by jsQR 1.4.0; whoever changes what is drawn here has them read again.
  const digest = createHash('sha256');
  const sizes = new Set<number>();
  for (let length = 1; length <= 213; length++) {
    const code = qrCode(LINK.slice(0, length)) ?? [];
    sizes.add(code.length);
    digest.update(code.map(row => row.map(Number).join('')).join('\n'));
  }
  expect([...sizes]).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57]);
  expect(digest.digest('hex')).toBe('12fafd66d62ade75f8325f4ae38a1ba11e9cf9ff7cd72bbc7c890f211f535052');
});

test('what does not fit has none', () => {
  expect(qrCode('x'.repeat(214))).toBeUndefined();
  expect(qrCode('é'.repeat(107))).toBeUndefined();
});
