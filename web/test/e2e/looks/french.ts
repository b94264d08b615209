// Words of the wrong language: what the page shows against what the English catalogues say.

import { readings } from '@veillee/text/readings';
import type { Page } from 'playwright-core';
import { allTexts } from '../house/catalogues.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** English messages that no French message equals: those without parameters as they stand, the others as patterns. */
function foreignTo(game: string) {
  const [english, french] = [allTexts('en', game), allTexts('fr', game)];
  const spoken = new Set(Object.values(french));
  const foreign = Object.entries(english).filter(([key, text]) => french[key] !== text && !spoken.has(text));
  const plain = new Set(foreign.filter(([, text]) => !text.includes('{')).map(([, text]) => text));
  const patterns = foreign
    .filter(([, text]) => text.includes('{'))
    .flatMap(([key, text]) => readings(text).map(reading => ({ key, reading })))
    // A pattern needs enough words of its own to be recognised.
    .filter(
      ({ reading }) =>
        (reading
          .map(words => words ?? ' ')
          .join('')
          .match(/\p{L}{2,}/gu)?.length ?? 0) >= 2,
    )
    .map(({ key, reading }) => ({
      key,
      pattern: new RegExp(`^${reading.map(words => (words === undefined ? '.+' : escaped(words))).join('')}$`, 'u'),
    }));
  return { english, plain, patterns, judged: new Map<string, string | undefined>() };
}

const known = new Map<string, ReturnType<typeof foreignTo>>();

/** A key that was shown instead of its text: `log.hall.refill`. */
const KEY = /^[a-z]+(\.[\w-]+)+$/;

/** Every text that a person may see or hear on the page. */
const textsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    // Links that leave the page are names of other people's works.
    const unread = 'script, style, noscript, [lang="en"], a[target="_blank"]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest(unread)) continue;
      found.add(node.textContent?.trim() ?? '');
      // A sentence may lie in several pieces of one element.
      if (parent.childElementCount === 0) found.add(parent.textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-valuetext]'))
      if (!element.closest('[lang="en"]'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
          found.add(element.getAttribute(name)?.trim() ?? '');
    found.add(document.title.trim());
    return [...found].filter(Boolean);
  });

/** English texts and bare keys that are shown. */
export async function foreignWords(page: Page, game = 'thunderstone'): Promise<readonly string[]> {
  const tongue = known.get(game) ?? foreignTo(game);
  known.set(game, tongue);
  const { judged } = tongue;
  const texts = await textsOn(page);
  // Most of a page was there before: what was judged once is not held against a thousand patterns again.
  for (const text of texts) if (!judged.has(text)) judged.set(text, faultOf(text, tongue));
  return texts.flatMap(text => judged.get(text) ?? []);
}

function faultOf(text: string, { english, plain, patterns }: ReturnType<typeof foreignTo>): string | undefined {
  if (plain.has(text)) return `English: ${text}`;
  const found = patterns.find(({ pattern }) => pattern.test(text));
  if (found) return `English (${found.key}): ${text}`;
  return KEY.test(text) && Object.hasOwn(english, text) ? `no text for ${text}` : undefined;
}
