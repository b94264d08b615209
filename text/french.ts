// French names in sentences: each carries its gender and number, whether it takes an article, and whether its h is aspirated.
// A catalogue says it beside the name (`"monster.ogre@": "m"`), a message asks for the form it needs: `{monsterLe}`, `{monsterDu}`.

import type { Catalogue } from '@veillee/kernel';
import { ENGLISH_FORMS, type EnglishForm } from './english.ts';

export type Agreement = 'm' | 'f' | 'mp' | 'fp';

/** How a name behaves in a sentence. */
export interface Noun {
  readonly agreement: Agreement;
  /** A name that takes no article: Ourgash, Potion d’Ash as a title. */
  readonly proper: boolean;
  /** An h (or y, or u) before which nothing is elided: le Héros, la Harpie, le Yéti. */
  readonly aspirated: boolean;
}

/** The key under which a catalogue says how the name of `key` behaves. */
export const nounKey = (key: string): string => `${key}@`;
export const isNounKey = (key: string): boolean => key.endsWith('@');
/** What a catalogue says, without what it only knows of its names. */
export const spokenIn = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).filter(([key]) => !isNounKey(key)));
/** The name that a noun key speaks of. */
export const nameOf = (key: string): string => key.slice(0, -1);

/**
 * `m`, `f`, `mp`, `fp`, then what else is to be known: "f", "mp", "m aspirated", "m mute", "f proper". Undefined for anything else.
 * `as x`: a name that is put together behaves as its parameter `x` does; see `likeOf`.
 */
export function readNoun(words: string): Noun | undefined {
  const [agreement, ...marks] = words.split(' ');
  if (!isAgreement(agreement) || marks.some(mark => !MARKS.includes(mark))) return undefined;
  return { agreement, proper: marks.includes('proper'), aspirated: marks.includes('aspirated') };
}

const isAgreement = (word: string | undefined): word is Agreement =>
  word === 'm' || word === 'f' || word === 'mp' || word === 'fp';

const MARKS: readonly string[] = ['proper', 'aspirated', 'mute'];

/** The parameter as which a composed name behaves: `as monster`. */
export const likeOf = (words: string): string | undefined => /^as (\w+)$/.exec(words)?.[1];

/** People and whatever else is called by a name of its own. */
export const PROPER: Noun = { agreement: 'm', proper: true, aspirated: false };

/**
 * The forms of a name, by the word that a message puts behind the parameter:
 * `Le` the name with its definite article, `Un` with its indefinite one, `Du` and `Au` after de and à with the definite one
 * (before a proper name: de, à), `De` after de alone ("une carte d’Ogre"), `Gender` the agreement of what is said of it.
 */
export const FORMS = ['Le', 'Un', 'Du', 'Au', 'De', 'Gender'] as const;
export type Form = (typeof FORMS)[number];

/** A parameter of a message that asks for a form: `monsterLe`, in English `monsterThe`. */
export function formAsked(parameter: string): { readonly of: string; readonly form: Form | EnglishForm } | undefined {
  const form = [...FORMS, ...ENGLISH_FORMS].find(
    ending => parameter.endsWith(ending) && parameter.length > ending.length,
  );
  return form && { of: parameter.slice(0, -form.length), form };
}

const isPlural = ({ agreement }: Noun): boolean => agreement === 'mp' || agreement === 'fp';

/** Whether le, la and de lose their vowel before a name. */
export const elides = (name: string, { aspirated }: Noun): boolean =>
  !aspirated && /^[aeiouyh]/i.test(name.normalize('NFD').replace(/^œ/i, 'oe').replace(/^æ/i, 'ae'));

/** A name that brings its own article along: La Clairière, Les Ruines. It is written small in a sentence, and melts with de and à. */
const OWN_ARTICLE = /^(?:l’|(?:le|la|les)\s)/i;

/** How a name behaves of which nothing is said: as its own article tells, or as a proper name. */
export function guessed(name: string): Noun {
  const own = OWN_ARTICLE.exec(name)?.[0].trim().toLowerCase();
  return own === undefined ? PROPER : { ...PROPER, agreement: OF_ARTICLE[own] ?? 'm', proper: false };
}

const OF_ARTICLE: { readonly [article: string]: Agreement } = { la: 'f', les: 'mp' };

/** The name as a sentence needs it. */
export function formOf(form: Form, name: string, noun: Noun): string {
  if (form === 'Gender') return noun.agreement;
  const bare = noun.proper ? name : name.replace(OWN_ARTICLE, '');
  const elided = elides(bare, noun);
  if (form === 'De') return elided ? `d’${bare}` : `de ${bare}`;
  if (noun.proper) return properForm(form, bare, elided);
  // What has an article of its own is the only one of its kind: nobody kills “un Gardien”.
  return `${article(form === 'Un' && bare !== name ? 'Le' : form, noun, elided)}${bare}`;
}

function properForm(form: Exclude<Form, 'Gender' | 'De'>, name: string, elided: boolean): string {
  if (form === 'Au') return `à ${name}`;
  if (form === 'Du') return elided ? `d’${name}` : `de ${name}`;
  return name;
}

function article(form: Exclude<Form, 'Gender' | 'De'>, noun: Noun, elided: boolean): string {
  const feminine = noun.agreement === 'f';
  if (form === 'Un') return isPlural(noun) ? 'des ' : feminine ? 'une ' : 'un ';
  if (isPlural(noun)) return { Le: 'les ', Du: 'des ', Au: 'aux ' }[form];
  if (elided) return { Le: 'l’', Du: 'de l’', Au: 'à l’' }[form];
  if (feminine) return { Le: 'la ', Du: 'de la ', Au: 'à la ' }[form];
  return { Le: 'le ', Du: 'du ', Au: 'au ' }[form];
}
