// Catalogues compared: the same keys in both languages, well-formed messages, the same parameters.

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from '@veillee/kernel';

/** What is wrong between two catalogues, in words; none when all is well. */
export function lintCatalogues(en: Catalogue, fr: Catalogue): string[] {
  const problems: string[] = [];
  for (const key of Object.keys(en)) if (!Object.hasOwn(fr, key)) problems.push(`fr lacks ${key}`);
  for (const key of Object.keys(fr)) if (!Object.hasOwn(en, key)) problems.push(`en lacks ${key}`);
  for (const [key, message] of Object.entries(en)) {
    const other = fr[key];
    if (other === undefined) continue;
    try {
      const [a, b] = [parameters(message), parameters(other)];
      if (a !== b) problems.push(`${key} takes ${a || 'nothing'} in en but ${b || 'nothing'} in fr`);
    } catch (error) {
      problems.push(`${key}: ${(error as Error).message}`);
    }
  }
  return problems;
}

/** The parameters of a message, sorted, as one text. */
export function parameters(message: string): string {
  const names = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.type === TYPE.tag) {
        visit(element.children);
        continue;
      }
      names.add(element.value);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(parse(message, { ignoreTag: true }));
  return [...names].sort().join(', ');
}
