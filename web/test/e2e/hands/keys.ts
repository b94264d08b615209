// A hand that never leaves the keyboard: Tab, arrows, Enter and the keys of the help sheet.

import type { Page } from 'playwright-core';
import { words } from '../house/catalogues.ts';
import type { Hand } from './seat.ts';

const MOST_ARROWS = 10;
const MOST_TABS = 90;

const focused = (page: Page, selector: string, text = ''): Promise<boolean> =>
  page.evaluate(
    ([wanted, words]) => {
      const active = document.activeElement;
      return active?.matches(wanted) === true && (active.textContent ?? '').includes(words);
    },
    [selector, text] as const,
  );

/** The arrow that leads from what has the focus to the wanted thing; undefined when nothing has it. */
const arrowTo = (page: Page, selector: string): Promise<string | undefined> =>
  page.evaluate(wanted => {
    const target = [...document.querySelectorAll(wanted)].findLast(element => element.getClientRects().length > 0);
    const active = document.activeElement;
    if (!target || !active || active === document.body) return undefined;
    const centre = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const [from, to] = [centre(active), centre(target)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
    return dy > 0 ? 'ArrowDown' : 'ArrowUp';
  }, selector);

/** Moves the focus there: by arrows where they lead, by Tab otherwise. */
export async function focusOn(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < MOST_ARROWS; n++) {
    if (await focused(page, selector)) return;
    await page.keyboard.press((await arrowTo(page, selector)) ?? 'ArrowRight');
  }
  await tabTo(page, selector);
}

/** Tabs to what matches, the first with this text if one is given. */
export async function tabTo(page: Page, selector: string, text = ''): Promise<void> {
  for (let n = 0; n < MOST_TABS; n++) {
    if (await focused(page, selector, text)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector} ${text}`);
}

/** Where things are gathered before they are taken together, Enter on one that is chosen takes it back. */
const isGathering = async (page: Page, main: string): Promise<boolean> =>
  main === words('en')('slip.done', { count: 1 }) ||
  (await page.locator('[data-thing][data-look="chosen"]').filter({ visible: true }).count()) > 1;

export const keys: Hand = {
  async thing(element, { thing }) {
    const page = element.page();
    await focusOn(page, `[data-thing="${thing}"][data-lit]`);
    await page.keyboard.press('Enter');
  },
  async button(page, { text, look }) {
    const nth = await page.evaluate(
      wanted =>
        [...document.querySelectorAll('.v-slip-buttons .v-button')].findIndex(
          button => button.querySelector('span')?.textContent?.trim() === wanted,
        ),
      text,
    );
    const chosen = (await focused(page, '[data-look="chosen"]')) && !(await isGathering(page, text));
    // A second Enter on what is chosen does it, unless several are gathered; so does Enter while nothing has the focus.
    if (!(look === 'main' && (chosen || (await focused(page, 'body')))))
      await focusOn(page, `.v-slip-buttons .v-button:nth-of-type(${nth + 1})`);
    await page.keyboard.press('Enter');
  },
  async row(page, text) {
    await tabTo(page, '[role="dialog"] .option-row', text);
    await page.keyboard.press('Enter');
  },
};
