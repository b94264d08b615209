// What can be measured on a page: things that stick out, targets too small for a finger, what axe finds.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** What is wider than the window, if the page scrolls sideways. */
export const overflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(element => {
      const { left, right } = element.getBoundingClientRect();
      return right > innerWidth + 0.5 || left < -0.5;
    });
    return [
      `${scrollWidth} > ${innerWidth}`,
      ...wide.slice(0, 5).map(element => `${element.tagName}.${element.className}`),
    ];
  });

/**
 * Sentences of the slip of which a line is out of sight, more than half of one, since letters reach beyond their line; and the name
 * of the game, if its end is.
 */
export const cutShort = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const slip = [...document.querySelectorAll('.v-slip-prompt, .v-slip-second')].filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 9,
    );
    const name = [...document.querySelectorAll('.top-title')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
    );
    return [...slip, ...name].map(element => element.textContent ?? '');
  });

/** Least side of a target, in CSS pixels. */
const LEAST = 44;

/** Lit things and buttons of the slip that a finger would miss: smaller than 44 pixels, and no larger where they are hit. */
export const tooSmall = (
  page: Page,
  what = '[data-thing][data-lit], .v-slip-buttons button',
): Promise<readonly string[]> =>
  page.evaluate(
    ([selector, least]) => {
      const hits = (element: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        return hit === element || (hit !== null && element.contains(hit));
      };
      const targets = [...document.querySelectorAll(selector)];
      return targets
        .filter(element => {
          const { left, top, width, height } = element.getBoundingClientRect();
          if (width === 0 || height === 0) return false;
          if (width >= least - 0.5 && height >= least - 0.5) return false;
          const [x, y, reach] = [left + width / 2, top + height / 2, least / 2 - 1];
          if (!hits(element, x, y)) return false; // covered or scrolled away: judged elsewhere
          const wide = width >= least - 0.5 || (hits(element, x - reach, y) && hits(element, x + reach, y));
          const high = height >= least - 0.5 || (hits(element, x, y - reach) && hits(element, x, y + reach));
          return !(wide && high);
        })
        .map(element => {
          const { width, height } = element.getBoundingClientRect();
          const name = element.getAttribute('data-thing') ?? element.textContent ?? '';
          return `${name} ${Math.round(width)}x${Math.round(height)}`;
        });
    },
    [what, LEAST] as const,
  );

const AXE = readFileSync(join(import.meta.dirname, '../../../../node_modules/axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(context: object, options: object): Promise<{ violations: Violation[] }>;
}
interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly help: string;
  readonly nodes: readonly {
    readonly html: string;
    readonly target: readonly unknown[];
    readonly failureSummary?: string;
  }[];
}

/** Things whose accessible name lacks what is written on them: name, figures and type, in the order in which they stand. */
export const unnamed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-thing]')].flatMap(thing => {
      const parts = thing.querySelectorAll(
        '.v-card-name, .v-tile-name, .v-disc, .v-card-type, .v-well b, .v-tile-count',
      );
      const written = [...parts].map(part => part.textContent?.trim() ?? '');
      const label = thing.getAttribute('aria-label') ?? thing.querySelector(':scope > .v-hidden')?.textContent ?? '';
      let from = 0;
      const lacks = written.some(part => {
        const at = label.indexOf(part, from);
        from = at + part.length;
        return at < 0;
      });
      return lacks || label === '' ? [`${written.join(' ')} is called ${label}`] : [];
    }),
  );

/** Serious and critical findings of axe, one line each: on the whole page, or within what a selector finds. */
export async function axeFindings(page: Page, within = 'html'): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const violations = await page.evaluate(async inside => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // Of a whole rulebook a dozen rules are enough: they are all made alike.
    const context = { include: [[inside]], exclude: [['.rule:nth-child(n + 12)']] };
    // What nobody draws (house.ts) would count as hidden.
    const { style } = document.documentElement;
    style.setProperty('opacity', '1', 'important');
    const { violations: found } = await axe.run(context, { resultTypes: ['violations'] });
    style.removeProperty('opacity');
    return found.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  }, within);
  return violations.map(
    ({ id, impact, help, nodes }) =>
      `${impact} ${id}: ${help} (${nodes.length}) ${nodes
        .slice(0, 3)
        .map(node => `${node.target.join(' ')} ${node.failureSummary?.split('\n').slice(1, 3).join(' ') ?? ''}`)
        .join(' | ')}`,
  );
}

/** Cards on the sheet of a game (`kit/<game>`), and what of them is cut off, sticks out or is higher than the window. */
export const cutCards = (page: Page): Promise<{ readonly cards: number; readonly cut: readonly string[] }> =>
  page.evaluate(() => {
    const sheet = [...document.querySelectorAll('.kit-cards > article')];
    const cut = sheet.flatMap(note => {
      const faults: string[] = [];
      const { width, height } = note.getBoundingClientRect();
      // What stands beside the pointer cannot be scrolled; a phone's sheet can.
      if (width > innerWidth || (note.matches('.hover-note') && height + 16 > innerHeight))
        faults.push(`${Math.round(width)}x${Math.round(height)} in ${innerWidth}x${innerHeight}`);
      const face = note.querySelector('.v-card-face')?.getBoundingClientRect();
      const whole = note.querySelector('.inspection')?.getBoundingClientRect();
      if (!face || !whole) return [`${note.ariaLabel}: no card`];
      for (const element of note.querySelectorAll('.inspection *')) {
        if (element.closest('.v-card-art, svg') || element.getClientRects().length === 0) continue;
        const hides = getComputedStyle(element).overflow !== 'visible';
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
        if (hides && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1))
          faults.push(`${element.className} is cut`);
        const room = element.closest('.v-card-face') ? face : whole;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        if (left < room.left - 1 || right > room.right + 1 || top < room.top - 1 || bottom > room.bottom + 1)
          faults.push(`${element.className || element.tagName} sticks out`);
      }
      return faults.map(fault => `${note.ariaLabel}: ${fault}`);
    });
    return { cards: sheet.length, cut };
  });

/** What of these things cannot be touched where its middle lies: out of the window, or under something else. */
export const outOfSight = (page: Page, things: string): Promise<readonly string[]> =>
  page.locator(things).evaluateAll(all =>
    all
      .filter(thing => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        const above = document.elementFromPoint(x + width / 2, y + height / 2);
        return !above || !thing.contains(above);
      })
      .map(thing => thing.textContent ?? ''),
  );

/** Which of the second things lie over one of the first: by their boxes, whether or not anything shows through. */
export const overlapping = (page: Page, first: string, second: string): Promise<readonly string[]> =>
  page.evaluate(
    ([ones, others]) => {
      const boxes = [...document.querySelectorAll(ones)].map(element => element.getBoundingClientRect());
      return [...document.querySelectorAll(others)]
        .filter(element => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return boxes.some(box => left < box.right && box.left < right && top < box.bottom && box.top < bottom);
        })
        .map(element => element.textContent || element.className.toString());
    },
    [first, second] as const,
  );
