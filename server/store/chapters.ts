// Journals as they lie in a store: chapters of it as texts, none of them long. A journal of thousands of entries is read, and
// written, in pieces, so that play goes on in between.

import { setImmediate } from 'node:timers/promises';
import type { Entry, Told } from '@veillee/kernel';
import type { Chapter } from '../tables/ops.ts';

/** So many events are kept in memory and sent to who sits down. */
export const LOG_KEPT = 400;

const ENTRIES_A_PAGE = 500;
/** So much text is read at once: some milliseconds. */
const MOST_AT_ONCE = 200_000;

/** By rising `first`. */
export interface StoredChapter {
  readonly first: number;
  readonly entries: string;
  readonly told: string;
}

/** A chapter as texts. A long one becomes several, the last of them with what was told. */
export function pagesOf({ from, entries, told }: Chapter): StoredChapter[] {
  const pages: StoredChapter[] = [];
  let done = 0;
  do {
    const page = entries.slice(done, done + ENTRIES_A_PAGE);
    const isLast = done + page.length === entries.length;
    pages.push({ first: from + done, entries: JSON.stringify(page), told: isLast ? JSON.stringify(told) : '[]' });
    done += page.length;
  } while (done < entries.length);
  return pages;
}

/** Journal and recent log from their chapters. A chapter replaces whatever came before from its first entry on. */
export async function readChapters(
  chapters: readonly StoredChapter[],
): Promise<{ readonly journal: Entry[]; readonly told: Told[] }> {
  const journal: Entry[] = [];
  let read = 0;
  const rest = async (text: string): Promise<void> => {
    read += text.length;
    if (read <= MOST_AT_ONCE) return;
    read = text.length;
    await setImmediate();
  };
  for (const { first, entries } of chapters) {
    await rest(entries);
    journal.length = Math.min(journal.length, first);
    for (const entry of JSON.parse(entries) as Entry[]) journal.push(entry);
  }
  const stretches: Told[][] = [];
  let end = Number.POSITIVE_INFINITY;
  for (let i = chapters.length - 1, found = 0; i >= 0 && found < LOG_KEPT; i--) {
    const { first, told } = chapters[i] as StoredChapter;
    await rest(told);
    const kept = (JSON.parse(told) as Told[]).filter(({ at }) => at <= end);
    stretches.unshift(kept);
    found += kept.length;
    end = Math.min(end, first);
  }
  return { journal, told: stretches.flat().slice(-LOG_KEPT) };
}
