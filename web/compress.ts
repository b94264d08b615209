// What is sent as text is compressed once, when it is built: name.br and name.gz beside each such file, so that the server never compresses.

import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSED = /\.(js|css|html|svg|json|webmanifest)$/;
const LEAST_BYTES = 800;

export function compress(path: string): void {
  if (!COMPRESSED.test(path)) return;
  const bytes = readFileSync(path);
  if (bytes.length < LEAST_BYTES) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
