// Names in sentences, and numbers before what they count: what a catalogue would say wrongly for some name or some number.

import type { Catalogue, Language } from '@veillee/kernel';
import { ARTICLES } from './english.ts';
import { formAsked, isNounKey, likeOf, type Noun, nameOf, nounKey, readNoun } from './french.ts';
import { isPutIn, occurrences } from './occurrences.ts';

/** Which names of a game behave as nouns do, and which parameters of its messages put them in. */
export interface Nouns {
  /** Keys of names, `*` for a part between dots: `monster.*`. */
  readonly names: readonly string[];
  /** Parameters that may be such a name: `monster`. */
  readonly parameters: readonly string[];
  /** Parameters that are proper names alone, whose first letter may still take a vowel away: `hero`. */
  readonly people?: readonly string[];
}

/** What is wrong with the names of a French catalogue, and with the sentences that name them; none when all is well. */
export function lintNouns(fr: Catalogue, { names, parameters, people = [] }: Nouns): string[] {
  return [
    ...silent(fr, names),
    ...Object.keys(fr)
      .filter(isNounKey)
      .flatMap(key => lintNoun(fr, nameOf(key))),
    ...Object.entries(fr).flatMap(([key, message]) =>
      isNounKey(key) ? [] : misplaced(message, parameters, people).map(fault => `${key} ${fault}: ${message}`),
    ),
  ];
}

/** Names that do not say how they are used, and kinds of names that are none. */
function silent(catalogue: Catalogue, names: readonly string[]): string[] {
  const patterns = names.map(wild => ({ wild, key: new RegExp(`^${wild.split('.').map(segment).join('\\.')}$`) }));
  const named = Object.keys(catalogue).filter(key => patterns.some(({ key: pattern }) => pattern.test(key)));
  return [
    ...patterns.filter(({ key }) => !named.some(name => key.test(name))).map(({ wild }) => `no name is a ${wild}`),
    ...named
      .filter(key => catalogue[nounKey(key)] === undefined)
      .map(key => `${key} does not say how it is used: ${catalogue[key]}`),
  ];
}

const segment = (part: string): string => (part === '*' ? '[^.@]+' : part.replace(/[^\w-]/g, '\\$&'));

/** What is wrong with what a name says of itself. */
function lintNoun(fr: Catalogue, key: string): string[] {
  const [name, words = ''] = [fr[key], fr[nounKey(key)]];
  if (name === undefined) return [`${nounKey(key)} speaks of no name`];
  if (likeOf(words) !== undefined)
    return name.includes(`{${likeOf(words)}}`) ? [] : [`${key} has no parameter to be used ${words}`];
  const noun = readNoun(words);
  if (!noun) return [`${nounKey(key)} is no way to use a name: ${words}`];
  return [
    ...(disagrees(name, noun) ? [`${key} is not used as its article says: ${name}`] : []),
    ...(/^h/i.test(name) === /\b(?:mute|aspirated)\b/.test(words) || (noun.aspirated && /^[youœ]/i.test(name))
      ? []
      : [`${key} does not say whether its h is mute or aspirated: ${name}`]),
  ];
}

/** Whether a name's own article is of another gender or number than the name. */
function disagrees(name: string, { agreement, proper }: Noun): boolean {
  if (proper) return false;
  const plural = agreement.endsWith('p');
  if (/^Les\s/.test(name)) return !plural;
  if (/^Le\s/.test(name)) return agreement !== 'm';
  if (/^La\s/.test(name)) return agreement !== 'f';
  return /^L’/.test(name) && plural;
}

/** Words that melt with a name or change before it: a form of the name brings them along. */
const MELTING = /(?:^|[\s(«’-])(?:de|du|des|d’|le|la|les|l’|un|une|au|aux|à|ce|cet|cette)\s?$/iu;
/** Those of them that stand before proper names too, and lose their vowel before some. */
const ELIDING = /(?:^|[\s(«’-])(?:de|d’|que|qu’|jusque|lorsque|puisque)\s?$/iu;
const DE_OR_A = /(?:^|[\s(«])(?:de|à)\s$/iu;
/** Where a name may stand by itself, as on a label. */
const OPENS = /(?:^|[:(«—–·,;/→×]\s?|[.!?…]\s|\d\s|\p{Sm}\s?)$/u;
const CLOSES = /^(?:$|\s?[:)»—–·,;/→×.!?(]|\s\p{Sm})/u;

/** What is wrong with the places in which a French message names things. */
function misplaced(message: string, parameters: readonly string[], people: readonly string[]): string[] {
  return occurrences(message).flatMap(({ raw, before, after }) => {
    const asked = formAsked(raw);
    if (asked && asked.form !== 'Gender')
      return DE_OR_A.test(before) && asked.form !== 'Un'
        ? [`says «${before.trimStart()}{${raw}}», which has a form of its own`]
        : [];
    if (people.includes(raw) && ELIDING.test(before)) return [`has a word before {${raw}} that may lose its vowel`];
    if (asked || !parameters.includes(raw)) return [];
    if (MELTING.test(before)) return [`has a word before {${raw}} that depends on the name`];
    return OPENS.test(before) && CLOSES.test(after) ? [] : [`names {${raw}} without an article`];
  });
}

/**
 * What is wrong with the names of an English catalogue that take an article, and with the sentences that name them bare:
 * “Ogre attacked Brom”.
 */
export const lintArticles = (en: Catalogue, { names, parameters }: Omit<Nouns, 'people'>): string[] => [
  ...silent(en, names),
  ...Object.keys(en)
    .filter(isNounKey)
    .flatMap(key => lintArticle(en, nameOf(key))),
  ...Object.entries(en).flatMap(([key, message]) =>
    isNounKey(key)
      ? []
      : occurrences(message)
          .filter(isPutIn)
          .flatMap(({ raw, before, after }) =>
            !parameters.includes(raw) || ARTICLE_BEFORE.test(before) || (OPENS.test(before) && CLOSES.test(after))
              ? []
              : [`${key} names {${raw}} without an article: ${message}`],
          ),
  ),
];

/** A word before a name that stands for its article: the Ogre, another Ogre, 2 Ogres. */
const ARTICLE_BEFORE = /(?:^|[\s(“])(?:the|an?|this|that|these|its|their|your|another|no|each|every) $/iu;

/** What is wrong with the article of an English name: whether it is one, and whether it goes before such a letter. */
function lintArticle(en: Catalogue, key: string): string[] {
  const [name, words = ''] = [en[key], en[nounKey(key)]];
  if (name === undefined) return [`${nounKey(key)} speaks of no name`];
  if (likeOf(words) !== undefined)
    return name.includes(`{${likeOf(words)}}`) ? [] : [`${key} has no parameter to be used ${words}`];
  if (!ARTICLES.includes(words)) return [`${nounKey(key)} is no way to use a name: ${words}`];
  const said = /^an?$/.test(words) && (words === 'an') !== /^[aeiou]/i.test(name) && !/^(?:u|eu|one|h)/i.test(name);
  return said ? [`${key} is not said with ${words}: ${name}`] : [];
}

/** What may be said wrongly of one: a number that stands before a plural without asking for it. */
export const lintNumbers = (language: Language, catalogue: Catalogue, several: readonly string[] = []): string[] =>
  Object.entries(catalogue).flatMap(([key, message]) =>
    several.includes(key)
      ? []
      : occurrences(message).flatMap(found => {
          const plural = PLURAL[language].exec(found.after)?.[1];
          return plural && isPutIn(found) ? [`${key} may say “1 ${plural}” ({${found.raw}})`] : [];
        }),
  );

/** What these games count. */
const PLURAL: { readonly [language in Language]: RegExp } = {
  en: /^\s((?:points|coins|wounds|cards|rounds|turns|tables|seats|figures|copies|minutes|nights|days|cubes|areas|surges|steps|spaces|players|heroes|monsters|dice|tokens|tiles|others|rows|games|actions)\b)/u,
  fr: /^\s((?:points|pièces|blessures|cartes|manches|tours|tables|sièges|figurines|exemplaires|minutes|nuits|jours|cubes|zones|éclairs|cases|joueurs|monstres|dés|jetons|tuiles|autres|lignes|parties|actions|dégâts)(?!\p{L}))/u,
};
