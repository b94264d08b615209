// Each game's board, words and rulebook for the page, loaded when somebody sits down. Found by where they lie, so that a
// game without a board yet is simply not in the list and the page falls back to its own panel.

import type { Catalogue, Language } from '@veillee/kernel';

type Loader<T> = () => Promise<T>;

/** What a board module exports is written down in web/kit/table.ts (`TableModule`). */
export const tables = byGame<unknown>(import.meta.glob('./*/table/index.tsx'));

/** Each game in one minute, as web/kit/plate.tsx says (`LearnModule`). */
export const lessons = byGame<unknown>(import.meta.glob('./*/table/learn.tsx', { import: 'default' }));

const catalogues = import.meta.glob<Catalogue>(
  ['./*/text/*.en.json', './*/text/en.json', './*/text/*.fr.json', './*/text/fr.json'],
  {
    import: 'default',
  },
);
const rulebooks = import.meta.glob<string>('./*/text/rulebook.*.md', { query: '?raw', import: 'default' });

/** All of a game's texts in one language. */
export async function textsOf(game: string, language: Language): Promise<Catalogue> {
  const wanted = Object.entries(catalogues).filter(
    ([path]) =>
      path.startsWith(`./${game}/`) && (path.endsWith(`/${language}.json`) || path.endsWith(`.${language}.json`)),
  );
  const parts = await Promise.all(wanted.map(([, load]) => load()));
  return Object.assign({}, ...parts) as Catalogue;
}

export async function rulebookOf(game: string, language: Language): Promise<string | undefined> {
  return rulebooks[`./${game}/text/rulebook.${language}.md`]?.();
}

function byGame<T>(found: { readonly [path: string]: Loader<T> }): { readonly [game: string]: Loader<T> } {
  return Object.fromEntries(Object.entries(found).map(([path, load]) => [path.split('/')[1] ?? path, load]));
}
