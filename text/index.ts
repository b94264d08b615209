// Words: texts by id in ICU MessageFormat, in French and English.

import type { Catalogue, Language, Param, Params, Text } from '@veillee/kernel';
import { IntlMessageFormat } from 'intl-messageformat';

export { lintCatalogues } from './lint.ts';

export type Say = (text: Text) => string;

/** A text that no catalogue has: a defect, never to be hidden. */
export class MissingText extends Error {
  override readonly name = 'MissingText';
  constructor(language: Language, key: string) {
    super(`there is no ${language} text for ${key}`);
  }
}

/** A speaker for one language over some catalogues; earlier ones win. */
export function speaker(language: Language, ...catalogues: readonly Catalogue[]): Say {
  const messages = new Map<string, IntlMessageFormat>();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const find = (key: string): IntlMessageFormat => {
    const known = messages.get(key);
    if (known) return known;
    const source = catalogues.find(catalogue => Object.hasOwn(catalogue, key))?.[key];
    if (source === undefined) throw new MissingText(language, key);
    const message = new IntlMessageFormat(source, language, undefined, { ignoreTag: true });
    messages.set(key, message);
    return message;
  };
  const sayParam = (param: Param): string | number | boolean => {
    if (typeof param !== 'object') return param;
    if (isText(param)) return say(param);
    return list.format(counted(param.map(item => String(sayParam(item)))));
  };
  const sayParams = (params: Params): Record<string, string | number | boolean> =>
    Object.fromEntries(Object.entries(params).map(([name, param]) => [name, sayParam(param)]));
  const say: Say = ({ text, with: params }) => String(find(text).format(params && sayParams(params)));
  return say;
}

/** Things that stand several times in a list, once with their number. */
function counted(items: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].map(([item, count]) => (count > 1 ? `${item} ×${count}` : item));
}

const isText = (param: Exclude<Param, string | number | boolean>): param is Text => !Array.isArray(param);
