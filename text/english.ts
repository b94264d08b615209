// English names in sentences: most take an article, and a catalogue says which (`"monster.ogre@": "an"`).

/** The forms of an English name: `The` with its definite article, `An` with its indefinite one. */
export const ENGLISH_FORMS = ['The', 'An'] as const;
export type EnglishForm = (typeof ENGLISH_FORMS)[number];

/** What a catalogue may say of a name: one of many (`a`, `an`), what is not counted or is several (`some`), or a name of its own. */
export const ARTICLES: readonly string[] = ['a', 'an', 'some', 'proper'];

/** A name that brings its own article along: The Guardian. */
const OWN_ARTICLE = /^the\s/i;

/** The name as a sentence needs it; of a name of which nothing is said, the name. */
export function englishForm(form: EnglishForm, name: string, article = 'proper'): string {
  if (OWN_ARTICLE.test(name)) return `the ${name.replace(OWN_ARTICLE, '')}`;
  if (article === 'proper' || (form === 'An' && article === 'some')) return name;
  return `${form === 'An' ? article : 'the'} ${name}`;
}
