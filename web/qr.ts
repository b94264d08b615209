// QR codes of our links, drawn by the library `qr`.

import encodeQR from 'qr';

/** The code's modules by row, true for dark, with the light ones around it that readers need. */
export type QrCode = readonly (readonly boolean[])[];

/** What fits into version 10: finer codes are hard to read from a screen, and no link of ours is longer. */
const MOST_BYTES = 213;
const QUIET = 4;

/** The code for this text; undefined if it is too long. */
export function qrCode(text: string): QrCode | undefined {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return undefined;
  return encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: QUIET });
}
