// The chronicle as somebody reads it who unfolds every turn.

import type { Page } from 'playwright-core';

/** Every turn that is shown, unfolded. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const folded = '.chronicle-turn > button[aria-expanded="false"], .chronicle-early';
    for (const turn of document.querySelectorAll<HTMLElement>(folded)) turn.click();
  });
