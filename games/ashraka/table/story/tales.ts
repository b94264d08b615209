// What has been read aloud so far, from the chronicle: how the adventure began, pages of the booklet, rows of Destiny; each with what it
// changed, in the printed order. Pure.

import type { PlainDecision, Text } from '@veillee/kernel';
import type { TableEvent } from '@veillee/web/kit';
import type { Page } from '../../rules/view.ts';

export interface Tale {
  readonly of: 'begins' | 'page' | 'destiny' | 'ending';
  /** The event that opened it. */
  readonly opening: TableEvent;
  /** Of a page: what the table knows of it. */
  readonly page?: Page;
  /** The row of Destiny that was carried out. */
  readonly row?: TableEvent;
  readonly changes: readonly TableEvent[];
  /** The last that was told of it. */
  readonly last: TableEvent;
}

function opens({ scene }: TableEvent): Tale['of'] | undefined {
  if (scene?.of === 'destiny') return scene.part === 'tile' ? 'destiny' : undefined;
  if (scene?.of !== 'story' || scene.part === 'change') return undefined;
  return scene.part === 'begins' || scene.part === 'ending' ? scene.part : 'page';
}

export function talesOf(log: readonly TableEvent[], pages: readonly Page[]): readonly Tale[] {
  const tales: { -readonly [K in keyof Tale]: Tale[K] }[] = [];
  let read = 0;
  for (const event of log) {
    const of = opens(event);
    if (of) {
      const page = of === 'page' ? pages[read++] : undefined;
      tales.push({ of, opening: event, changes: [], last: event, ...(page && { page }) });
    }
    const tale = tales.at(-1);
    if (!tale || of) continue;
    const { scene } = event;
    if (scene?.of === 'story') Object.assign(tale, { changes: [...tale.changes, event], last: event });
    else if (scene?.of === 'destiny') Object.assign(tale, { row: event, last: event });
  }
  return tales;
}

/** The page that still lies open: nothing has been decided since it was told. How it all began was read while the heroes were chosen. */
export function openTale(log: readonly TableEvent[], tales: readonly Tale[]): Tale | undefined {
  const tale = tales.at(-1);
  return tale && tale.of !== 'begins' && tale.last.at === log.at(-1)?.at ? tale : undefined;
}

/** The page that was seen last, how far it was told, and how often its reader had acted then. */
export interface LyingOpen {
  readonly opening: number;
  readonly last: number;
  readonly acted: number;
}

/** What others do closes no page: it lies there until its reader has closed it or acted. */
export function stillUnread(
  tales: readonly Tale[],
  lying: LyingOpen | undefined,
  { acted, closed }: { readonly acted: number; readonly closed: number },
): Tale | undefined {
  if (lying?.acted !== acted) return undefined;
  return tales.find(({ opening, last }) => opening.n === lying.opening && last.n > closed);
}

/** A text that an event was told with. */
export function wordsIn({ with: told }: TableEvent, name: string): readonly Text[] {
  const words = told?.[name];
  if (typeof words !== 'object') return [];
  if ('text' in words) return [words];
  return Array.isArray(words) ? words.filter((one): one is Text => typeof one === 'object' && 'text' in one) : [];
}

/** Questions that are part of a page. */
export const PROMPTS = ['event.ask', 'destiny.ask'];

/** What a page asks, of whoever answers it or of whoever is asked to agree with the other's answer. */
export function isAboutPage({ prompt, with: params }: Pick<PlainDecision, 'prompt' | 'with'>): boolean {
  if (PROMPTS.includes(prompt)) return true;
  const about = params?.about;
  return typeof about === 'object' && 'text' in about && PROMPTS.includes(about.text);
}

/** What a row orders is printed once: what was done of it is listed below, each with its rule. */
export function unrepeated(row: string, done: readonly string[]): string[] {
  const rest = done.reduce((words, one) => words.replace(one, ''), row).trim();
  return rest === '' ? [] : [rest];
}
