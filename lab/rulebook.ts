// A game's rulebook: `## CHAPTER Title` and `### RULE Title` with the text beneath, read from its folder.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameKit, Language } from '@veillee/kernel';
import { failed } from './complaint.ts';

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export type Rulebook = readonly Chapter[];

export function readRulebook(kit: GameKit, language: Language): Rulebook {
  const file = fileURLToPath(new URL(`text/rulebook.${language}.md`, slashed(kit.folder)));
  try {
    return parseRulebook(readFileSync(file, 'utf8'));
  } catch {
    throw failed('error.no-rulebook', { game: kit.game.id, file });
  }
}

/** A folder's URL with the slash that makes relative paths start inside it. */
export const slashed = (folder: URL): URL => new URL(folder.href.endsWith('/') ? folder.href : `${folder.href}/`);

export function parseRulebook(markdown: string): Rulebook {
  const chapters: { id: string; title: string; rules: { id: string; title: string; lines: string[] }[] }[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    const [, marks, id, title] = /^(##|###)\s+(\S+)\s*(.*)$/.exec(line) ?? [];
    if (marks === '##') chapters.push({ id: id ?? '', title: title ?? '', rules: [] });
    else if (marks === '###') {
      if (chapters.length === 0) chapters.push({ id: '', title: '', rules: [] });
      chapters.at(-1)?.rules.push({ id: id ?? '', title: title ?? '', lines: [] });
    } else chapters.at(-1)?.rules.at(-1)?.lines.push(line);
  }
  return chapters.map(({ id, title, rules }) => ({
    id,
    title,
    rules: rules.map(rule => ({ id: rule.id, title: rule.title, body: rule.lines.join('\n').trim() })),
  }));
}

export const allRules = (book: Rulebook): readonly Rule[] => book.flatMap(({ rules }) => rules);

/** What a reader who types this means: rules of that id, of that chapter, or with all these words. */
export function lookUp(book: Rulebook, words: string): readonly Rule[] {
  const wanted = fold(words);
  const exact = allRules(book).filter(({ id }) => fold(id) === wanted);
  if (exact.length > 0) return exact;
  const chapter = book.find(({ id }) => fold(id) === wanted);
  if (chapter) return chapter.rules;
  const parts = wanted.split(/\s+/).filter(part => part !== '');
  const has = (text: string): boolean => parts.every(part => fold(text).includes(part));
  const byTitle = allRules(book).filter(({ title }) => has(title));
  const byBody = allRules(book).filter(rule => !byTitle.includes(rule) && has(`${rule.title} ${rule.body}`));
  return [...byTitle, ...byBody];
}

/** Without case and accents, so that a search finds what was meant. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
