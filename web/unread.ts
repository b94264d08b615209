// What a game keeps to be read later stays out of the page: secret texts and booklets come from the server when play calls for them.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SECRET_TEXTS = /\/games\/[^/]+\/secrets\/[^/]+\.json$/;
const BOOKLETS = /\/games\/[^/]+\/content\/booklet\/[^/]+\.ts$/;

/** Whatever of a game the page loads finds empty catalogues and empty booklets. */
export const withoutSecrets = (): Plugin => ({
  name: 'veillee-without-secrets',
  enforce: 'pre',
  load: {
    filter: { id: [SECRET_TEXTS, BOOKLETS] },
    handler: id => (SECRET_TEXTS.test(id) ? '{}' : emptied(readFileSync(id, 'utf8'), id)),
  },
});

const LISTS = /^export const (\w+): readonly \w+\[\] = \[/gm;
const EXPORTS = /^export /gm;

/** A booklet with nothing in it. Its modules hold typed lists and nothing else, so that rules can read empty ones. */
export function emptied(code: string, file: string): string {
  const names = [...code.matchAll(LISTS)].map(([, name]) => name);
  if (names.length !== [...code.matchAll(EXPORTS)].length)
    throw new Error(`${file} exports more than lists of rows: a page could not be built without it`);
  return names.map(name => `export const ${name} = [];\n`).join('');
}
