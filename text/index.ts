// Words: texts by id in ICU MessageFormat, in French and English; whoever reads is spoken to.

import {
  type Catalogue,
  type Language,
  type Param,
  type Params,
  type Seat,
  seatNamed,
  type Text,
} from '@veillee/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { ENGLISH_FORMS, type EnglishForm, englishForm } from './english.ts';
import { type Form, formAsked, formOf, guessed, likeOf, type Noun, nounKey, PROPER, readNoun } from './french.ts';

export { spokenIn } from './french.ts';
export { lintCatalogues, lintText } from './lint.ts';
export { lintArticles, lintNouns, lintNumbers, type Nouns } from './lint-nouns.ts';

export type Say = (text: Text) => string;

/** A text that no catalogue has: a defect, never to be hidden. */
export class MissingText extends Error {
  override readonly name = 'MissingText';
  constructor(language: Language, key: string) {
    super(`there is no ${language} text for ${key}`);
  }
}

/** Who sits at the table, and which of them reads; nobody does where one only looks on. */
export interface Company {
  readonly names: readonly string[];
  readonly reader?: Seat | undefined;
}

type Values = Record<string, string | number | boolean>;

/** How a list of players names the one who reads. */
const READER: { readonly [language in Language]: string } = { en: 'you', fr: 'vous' };

/** A speaker for one language over some catalogues; earlier ones win. It speaks to nobody in particular. */
export const speaker = (language: Language, ...catalogues: readonly Catalogue[]): Say =>
  speaking(language, undefined, catalogues);

/** A speaker at a table: it knows the players by name and speaks to the one who reads. */
export const tableSpeaker = (
  language: Language,
  { names, reader }: Company,
  ...catalogues: readonly Catalogue[]
): Say => {
  const called = Object.fromEntries(names.map((name, seat) => [`player.${seat}`, literal(name)]));
  return speaking(language, reader, [called, ...catalogues]);
};

/**
 * A parameter `x` that may name players comes with a second one, `xIs`: `you` when it names the reader, `youToo` when a list
 * names the reader among others, and `other`. So one message says "You rested" and "Maud rested".
 *
 * A list `x` is said as "a, b and c", or one sentence after the other if its texts are sentences; `xOr` says "a, b or c".
 */
function speaking(language: Language, reader: Seat | undefined, catalogues: readonly Catalogue[]): Say {
  const messages = new Map<string, Message>();
  const lists = {
    and: new Intl.ListFormat(language, { type: 'conjunction' }),
    or: new Intl.ListFormat(language, { type: 'disjunction' }),
  };
  const sourceOf = (key: string): string | undefined =>
    catalogues.find(catalogue => Object.hasOwn(catalogue, key))?.[key];
  const find = ({ text: key, words }: Text): Message => {
    const known = messages.get(key);
    if (known) return known;
    const source = words?.[language] ?? sourceOf(key);
    if (source === undefined) throw new MissingText(language, key);
    const format = new IntlMessageFormat(source, language, undefined, { ignoreTag: true });
    const message = { format, forms: formsIn(source) };
    messages.set(key, message);
    return message;
  };
  /** What the catalogue says of a name. */
  const wordsOf = (param: Param): string | undefined =>
    typeof param === 'object' && isText(param) ? sourceOf(nounKey(param.text)) : undefined;
  /** The name that tells how a composed one behaves. */
  const headOf = (param: Param): Param => {
    const like = likeOf(wordsOf(param) ?? '');
    const inner = like && typeof param === 'object' && isText(param) ? param.with?.[like] : undefined;
    return inner === undefined || inner === '' ? param : headOf(inner);
  };
  /** How the name that a text is behaves in a sentence; a name of which nothing is said stands for itself. */
  const nounOf = (param: Param): Noun => {
    const words = wordsOf(param);
    if (words !== undefined) return readNoun(words) ?? PROPER;
    // Whatever is read out of a booklet brings its words along, and nothing else.
    return typeof param === 'object' && isText(param) && param.words ? guessed(String(say(param))) : PROPER;
  };
  const formed = (form: Form | EnglishForm, param: Param): string => {
    const [name, head] = [String(sayParam(param)), headOf(param)];
    return isEnglish(form) ? englishForm(form, name, wordsOf(head)) : formOf(form, name, nounOf(head));
  };
  const sayForm = (form: Form | EnglishForm, param: Param): string =>
    Array.isArray(param) && form !== 'Gender'
      ? lists.and.format(counted(param.map(item => formed(form, item))))
      : formed(form, param);
  const isReader = (param: Param): boolean => reader !== undefined && seatNamed(param) === reader;
  const sayParam = (param: Param): string | number | boolean => {
    if (typeof param !== 'object') return param;
    return isText(param) ? say(param) : sayList(param, 'and');
  };
  const sayList = (items: readonly Param[], joined: keyof typeof lists): string => {
    const others = items.filter(item => !isReader(item));
    const said = others.map(item => String(sayParam(item)));
    // Names are no sentences, whatever they end with.
    if (items.every(isPlainText) && said.every(isSentence)) return said.join(' ');
    const spoken = counted(said);
    return lists[joined].format(others.length < items.length ? [READER[language], ...spoken] : spoken);
  };
  const naming = (param: Param): string => {
    if (isReader(param)) return 'you';
    if (!Array.isArray(param) || !param.some(isReader)) return 'other';
    return param.every(isReader) ? 'you' : 'youToo';
  };
  const sayParams = (params: Params): Values => {
    const values: Values = {};
    for (const [name, param] of Object.entries(params)) {
      values[name] = sayParam(param);
      if (Array.isArray(param)) values[`${name}Or`] = sayList(param, 'or');
      if (typeof param !== 'number' && typeof param !== 'boolean') values[`${name}Is`] = naming(param);
    }
    return values;
  };
  const say: Say = text => {
    const { format, forms } = find(text);
    const values = text.with && sayParams(text.with);
    for (const { parameter, of, form } of forms) {
      const param = text.with?.[of];
      if (values && param !== undefined) values[parameter] = `${form === 'Gender' ? '' : NAME}${sayForm(form, param)}`;
    }
    const said = withCapitals(String(format.format(values)).replace(HYPHEN_FOR_MINUS, '−'));
    return values && opensWithReader(said, values) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  };
  return say;
}

/** A message, and the forms of names that it asks for. */
interface Message {
  readonly format: IntlMessageFormat;
  readonly forms: readonly { readonly parameter: string; readonly of: string; readonly form: Form | EnglishForm }[];
}

const formsIn = (source: string): Message['forms'] =>
  [...new Set([...source.matchAll(/\{(\w+)[,}]/g)].map(([, parameter = '']) => parameter))].flatMap(parameter => {
    const asked = formAsked(parameter);
    return asked ? [{ parameter, ...asked }] : [];
  });

const isEnglish = (form: Form | EnglishForm): form is EnglishForm => ENGLISH_FORMS.some(english => english === form);

/** Stands before a name with its article until the sentence is whole: only there is it known whether it opens one. */
const NAME = '\uE000';

/** Articles at the head of a sentence have a capital. */
const withCapitals = (said: string): string =>
  said.includes(NAME)
    ? said
        .replace(/(^|[.!?…]\s+)\uE000(.)/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
        .replaceAll(NAME, '')
    : said;

/** Whether a sentence begins with a list of players that begins with the reader, who has a capital there. */
const opensWithReader = (said: string, values: Values): boolean =>
  Object.entries(values).some(
    ([name, is]) => is === 'youToo' && said.startsWith(String(values[name.slice(0, -'Is'.length)])),
  );

/** Figures below zero have a true minus, in both languages. */
const HYPHEN_FOR_MINUS = /(?<![\p{L}\p{N}])-(?=\d)/gu;

/** A name is no message: braces and apostrophes in it are meant as they stand. */
const literal = (name: string): string => name.replaceAll("'", "''").replace(/[{}]/g, brace => `'${brace}'`);

/** Things that stand several times in a list, once with their number. */
function counted(items: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => (count > 1 ? `${item} ×${count}` : item));
}

const isText = (param: Exclude<Param, string | number | boolean>): param is Text => !Array.isArray(param);

/** A text of a catalogue, no player's name. */
const isPlainText = (param: Param): boolean =>
  typeof param === 'object' && isText(param) && seatNamed(param) === undefined;

/** It ends as sentences do, perhaps within quotation marks. */
const isSentence = (said: string): boolean => /[.!?…][\s»”’")]*$/u.test(said);
