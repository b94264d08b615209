// What a game keeps to be read later stays out of the page: secret texts and booklets come from the server when play calls for them. Bots,
// who have read them or may speak of them, play on the server alone. There too it is seen whether a match from anywhere can be let in.

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SECRET_TEXTS = /\/games\/[^/]+\/secrets\/[^/]+\.json$/;
const BOOKLETS = /\/games\/[^/]+\/content\/booklet\/(?:[^/]+\/)*[^/]+\.ts$/;

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

const GAME_KIT = /\/games\/[^/]+\/index\.ts$/;

/** The page asks a kit for its rules and words; it finds no bots there, and brings none along. */
export const withoutBots = (): Plugin => ({
  name: 'veillee-without-bots',
  enforce: 'pre',
  transform: { filter: { id: GAME_KIT }, handler: (code, id) => botless(code, id) },
});

const BOTS = /^import \{ (\w+(?:, \w+)*) \} from '\.\/bots\/[^']+';\n/gm;
const BOT_LIST = /^ {2}bots: \[([^\]]*)\],$/m;

/** A kit without its bots: neither the list nor what it is made of. */
export function botless(code: string, file: string): string {
  const names = [...code.matchAll(BOTS)].flatMap(([, names = '']) => names.split(', '));
  const rest = code.replace(BOTS, '').replace(BOT_LIST, '  bots: [],');
  const left = names.filter(name => new RegExp(`\\b${name}\\b`).test(rest));
  if (names.length === 0 || left.length > 0 || rest.includes('./bots/'))
    throw new Error(
      `${file} has bots elsewhere than in a list of its kit (${left}): a page could not be built without them`,
    );
  return rest;
}

const SOUND = /\/games\/[^/]+\/rules\/sound\.ts$/;

/** The page lets no match in: what a game says of its states for that stays with the server. */
export const withoutSoundness = (): Plugin => ({
  name: 'veillee-without-soundness',
  enforce: 'pre',
  load: { filter: { id: SOUND }, handler: id => deaf(readFileSync(id, 'utf8')) },
});

/** A module of the same functions, none of which can be called. */
export const deaf = (code: string): string =>
  [...code.matchAll(/^export const (\w+)/gm)]
    .map(([, name]) => `export const ${name} = () => {\n  throw new Error('only a server knows');\n};\n`)
    .join('');
