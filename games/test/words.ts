// Words that games write from their rows, and rulebooks, as their tests read them.

import { readFileSync } from 'node:fs';
import type { Catalogue, Language } from '@veillee/kernel';

/** An entry of a rulebook: a chapter or a rule. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

/** A game's rulebook, entry by entry. `folder`: the game's. */
export const rulebookOf = (folder: URL, language: Language): readonly Section[] =>
  readFileSync(new URL(`text/rulebook.${language}.md`, folder), 'utf8')
    .split(/^#{2,3} /m)
    .slice(1)
    .map(part => {
      const [, id = '', title = '', body = ''] = /^(\S+) (.*)\n([\s\S]*)$/.exec(part) ?? [];
      return { id, title, body: body.trim() };
    });

/** The names of a catalogue; to ask for one that it lacks fails. */
export const named = (catalogue: Catalogue) => (key: string) => {
  const words = catalogue[key];
  if (words === undefined) throw new Error(`nothing is called ${key}`);
  return words;
};

/** Texts as a catalogue's file has them. */
export const asFile = (texts: Readonly<Record<string, string>>): string =>
  `${JSON.stringify(Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1))), undefined, 2)}\n`;

export const wordsIn = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

/** Those that stand more than once in a list. */
export const repeated = <T>(list: readonly T[]): readonly T[] => list.filter((item, i) => list.indexOf(item) !== i);

/** Every instruction in there, however deep, in the order of reading. */
export function* everyOp(within: unknown): Generator<{ readonly op: string }> {
  if (typeof within !== 'object' || within === null) return;
  if ('op' in within && typeof within.op === 'string') yield { ...within, op: within.op };
  for (const inner of Object.values(within)) yield* everyOp(inner);
}

/** The names of all instructions that rows hold. */
export const opsIn = (...rows: readonly unknown[]): string[] =>
  [...new Set([...everyOp(rows)].map(({ op }) => op))].sort();
