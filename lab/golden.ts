// The golden games of a game, in its folder test/golden: one compressed file for each version of its rules.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Golden } from '@veillee/kernel/trial/golden';
import { failed } from './complaint.ts';
import { slashed } from './rulebook.ts';

const FOLDER = 'test/golden/';
const fileOf = (rules: number): string => `rules-${rules}.json.br`;

/** All that are kept, of the oldest rules first. */
export function readGolden(folder: URL): readonly Golden[] {
  const shelf = new URL(FOLDER, slashed(folder));
  if (!existsSync(shelf)) return [];
  return readdirSync(shelf)
    .filter(file => file.endsWith('.json.br'))
    .map(file => JSON.parse(brotliDecompressSync(readFileSync(new URL(file, shelf))).toString()) as Golden)
    .sort((a, b) => a.rules - b.rules);
}

/** Returns the size of the file. */
export function writeGolden(folder: URL, golden: Golden): number {
  const shelf = new URL(FOLDER, slashed(folder));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  const packed = brotliCompressSync(JSON.stringify(golden), { params });
  const file = new URL(fileOf(golden.rules), shelf);
  try {
    mkdirSync(shelf, { recursive: true });
    writeFileSync(file, packed);
  } catch (error) {
    throw failed('error.unwritable', { file: fileURLToPath(file), why: (error as NodeJS.ErrnoException).code ?? '' });
  }
  return packed.length;
}
