// The page's and the game's texts in both languages, as files.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue, Language, Params } from '@veillee/kernel';
import { speaker } from '@veillee/text';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (path: string): Catalogue => JSON.parse(readFileSync(path, 'utf8')) as Catalogue;

const pageTexts: { readonly [language in Language]: Catalogue } = {
  en: read(join(ROOT, 'web/text/en.json')),
  fr: read(join(ROOT, 'web/text/fr.json')),
};

/** The page's words. */
export function words(language: Language): (key: string, params?: Params) => string {
  const say = speaker(language, pageTexts[language]);
  return (key, params) => say(params ? { text: key, with: params } : { text: key });
}

/** All texts of page and game. */
export function allTexts(language: Language, game = 'thunderstone'): Catalogue {
  const folder = join(ROOT, `games/${game}/text`);
  const files = readdirSync(folder).filter(name => name === `${language}.json` || name.endsWith(`.${language}.json`));
  return Object.assign({}, pageTexts[language], ...files.map(name => read(join(folder, name))));
}
