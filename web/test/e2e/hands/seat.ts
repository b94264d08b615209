// Somebody at a table of any game: what they see on the page, their hand on the mouse or the screen, and step after step.

import { setTimeout as later } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

export interface Lit<A extends string = string> {
  readonly thing: string;
  readonly look: string;
  /** Where on the board it lies. */
  readonly area: A;
}

export interface SlipButton {
  readonly text: string;
  readonly look: string;
}

/** What a player sees of any game at one moment. */
export interface Seen<A extends string = string> {
  readonly over: boolean;
  /** Somebody else is asked, or an answer is under way. */
  readonly waiting: boolean;
  readonly prompt: string;
  readonly lit: readonly Lit<A>[];
  readonly buttons: readonly SlipButton[];
  /** Rows of a menu beside a thing or of the list of options. */
  readonly rows: readonly string[];
}

/** How a game's board is read. */
export interface Board<A extends string, Count extends string, Words extends string> {
  /** What can be lit: a selector, and the attribute that names the thing. */
  readonly things: readonly (readonly [selector: string, name: string])[];
  /** An area is where the first of these selectors matches; `elsewhere` where none does. */
  readonly areas: readonly (readonly [selector: string, area: A])[];
  readonly elsewhere: A;
  /** What else belongs to a sight: how many there are of something, and what stands somewhere. */
  readonly counts: { readonly [name in Count]: string };
  readonly words: { readonly [name in Words]: string };
  /** True while the board is not yet what it will be. */
  isMoving?(lit: readonly Lit<A>[]): boolean;
}

/** How somebody touches the page. */
export interface Hand {
  /** Touches a thing that is lit, where the board shows it. */
  thing(element: Locator, lit: Lit): Promise<void>;
  /** Presses the slip's button with this text. */
  button(page: Page, button: Pick<SlipButton, 'text'> & Partial<SlipButton>): Promise<void>;
  /** Chooses the row of an open menu with this text. */
  row(page: Page, text: string): Promise<void>;
}

/** What somebody would touch next: a thing, or a button of the slip by its words. */
export type Wish<A extends string> = Lit<A> | { readonly press: string } | undefined;

/** What was done: `touched` something lit, `pressed` a button of the slip, `chose` a row of a menu. */
export type Deed<A extends string = string> =
  | { readonly did: 'touched'; readonly lit: Lit<A> }
  | { readonly did: 'pressed' | 'chose'; readonly text: string };

/** On a machine that others use too. */
const LONGEST = 60_000;
/** Somebody looks again after so long, even if nothing has changed. */
const LOOK_AGAIN = 250;

/**
 * Waits until something has happened on the page more often than is known of, and says how often by now: house.ts counts. Waits
 * no longer than so many milliseconds, by this clock: the page's own may stand still.
 */
const counted = (page: Page, what: 'changes' | 'clicks', known: number, longest: number): Promise<number> => {
  const more = page.evaluate(
    async ([name, before]) => {
      const count = (): number => Number(Reflect.get(globalThis, name) ?? 0);
      if (count() === before)
        await new Promise<void>(done => addEventListener(`counted ${name}`, () => done(), { once: true }));
      return count();
    },
    [what, known] as const,
  );
  // A page that is loaded anew meanwhile has changed.
  return Promise.race([more.catch(() => 0), later(longest, known)]);
};

/** Looks whenever the page has changed, until nothing is lacking; says what is if that lasts too long. */
export async function untilShown<T>(
  page: Page,
  see: () => Promise<T>,
  lacks: (seen: T) => string | undefined,
): Promise<T> {
  const until = Date.now() + LONGEST;
  for (let changes = 0; ; changes = await counted(page, 'changes', changes, LOOK_AGAIN)) {
    const seen = await see();
    const lacking = lacks(seen);
    if (lacking === undefined) return seen;
    if (Date.now() > until) throw new Error(`${lacking}: ${JSON.stringify(seen)}`);
  }
}

/** What differs from what is known, in words; nothing if all of it is seen and this player is asked. */
export function differing(known: object, seen: object & { readonly waiting: boolean }): string | undefined {
  const differs = Object.entries(known).filter(([name, value]) => Reflect.get(seen, name) !== value);
  if (!seen.waiting && differs.length === 0) return undefined;
  return `the page does not show ${JSON.stringify(Object.fromEntries(differs))}`;
}

/** What is there for the eyes now, read in one go, and whether a card is held up before them. */
const glance = (
  page: Page,
  reading: Omit<Board<string, string, string>, 'isMoving'>,
): Promise<{ readonly sight: unknown; readonly held: boolean }> =>
  page.evaluate(how => {
    const seen = (element: Element): boolean => element.getClientRects().length > 0;
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(seen);
    const text = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';
    const each = <T>(selectors: Readonly<Record<string, string>>, value: (selector: string) => T): Record<string, T> =>
      Object.fromEntries(Object.entries(selectors).map(([name, selector]) => [name, value(selector)]));
    const slip = document.querySelector('.v-slip');
    const sight = {
      over: all('[role="dialog"] .scores').length > 0,
      waiting: !slip || slip.querySelector('[data-waiting]') !== null,
      prompt: text(slip?.querySelector('.v-slip-prompt')),
      lit: how.things.flatMap(([selector, name]) =>
        all(selector).map(element => ({
          thing: element.getAttribute(name) ?? '',
          look: element.getAttribute('data-look') ?? '',
          area: how.areas.find(([within]) => element.matches(within))?.[1] ?? how.elsewhere,
        })),
      ),
      buttons: all('.v-slip-buttons .v-button').map(button => ({
        text: text(button.querySelector('span')),
        look: button.getAttribute('data-look') ?? '',
      })),
      rows: all('[role="dialog"] .option-row').map(text),
      ...each(how.counts, selector => document.querySelectorAll(selector).length),
      ...each(how.words, selector => text(document.querySelector(selector))),
    };
    return { sight, held: document.querySelector('[role="dialog"] .inspection') !== null };
  }, reading);

/** A seat at a board that is read so. */
export function seatAt<A extends string, Count extends string, Words extends string>(board: Board<A, Count, Words>) {
  type Sight = Seen<A> & { readonly [name in Count]: number } & { readonly [name in Words]: string };
  const { isMoving = () => false, ...reading } = board;
  const { things, areas } = reading;

  const look = async (page: Page): Promise<Sight> => (await glance(page, reading)).sight as Sight;

  /** Waits until this player is asked something other than before, or until the game is over. */
  const asked = async (page: Page, before?: Sight): Promise<Sight> => {
    const known = before && JSON.stringify(before);
    const see = async (): Promise<{ readonly sight: Sight; readonly held: boolean }> => {
      const seen = await glance(page, reading);
      // On a machine that is busy a touch may last as long as a long press, which opens a card's sheet.
      if (seen.held) await page.keyboard.press('Escape');
      return seen as { readonly sight: Sight; readonly held: boolean };
    };
    const isAsked = (sight: Sight): boolean =>
      sight.over || (!sight.waiting && !isMoving(sight.lit) && JSON.stringify(sight) !== known);
    const { sight } = await untilShown(page, see, seen =>
      !seen.held && isAsked(seen.sight) ? undefined : 'nothing more was asked; last seen',
    );
    return sight;
  };

  const lightOf = (page: Page, { thing, area }: Lit<A>): Locator => {
    const named = page.locator(things.map(([selector, name]) => `${selector}[${name}="${thing}"]`).join());
    const [within] = areas.find(([, known]) => known === area) ?? [];
    return (within === undefined ? named : named.and(page.locator(within))).filter({ visible: true }).last();
  };

  const touch = (page: Page, lit: Lit<A>, hand: Hand): Promise<void> => hand.thing(lightOf(page, lit), lit);

  /** One step towards an answer: a row of an open menu, the deed that is chosen, what is wished for, or any button. */
  const act = async (page: Page, sight: Sight, hand: Hand, wish: (sight: Sight) => Wish<A>): Promise<Deed<A>> => {
    const [row] = sight.rows;
    if (row !== undefined) {
      await hand.row(page, row);
      return { did: 'chose', text: row };
    }
    const main = sight.buttons.find(button => button.look === 'main');
    const chosen = sight.lit.some(lit => lit.look === 'chosen');
    const wanted = chosen && main ? undefined : wish(sight);
    if (wanted && 'thing' in wanted) {
      await touch(page, wanted, hand);
      return { did: 'touched', lit: wanted };
    }
    const button = wanted
      ? (sight.buttons.find(({ text }) => text === wanted.press) ?? { text: wanted.press })
      : (main ?? sight.buttons.findLast(({ look: state, text }) => state === 'option' && text !== ''));
    if (!button) throw new Error(`nothing can be touched: ${JSON.stringify(sight)}`);
    await hand.button(page, button);
    return { did: 'pressed', text: button.text };
  };

  /** Plays until `done` says so or the game is over. */
  const playOn = async (
    page: Page,
    hand: Hand,
    wish: (sight: Sight) => Wish<A>,
    done: (sight: Sight, deeds: readonly Deed<A>[]) => boolean | Promise<boolean> = () => false,
    most = 2500,
  ): Promise<{ readonly deeds: readonly Deed<A>[]; readonly last: Sight }> => {
    const deeds: Deed<A>[] = [];
    let sight = await asked(page);
    while (!sight.over && !(await done(sight, deeds))) {
      if (deeds.length >= most) throw new Error(`no end after ${most} steps: ${JSON.stringify(sight)}`);
      deeds.push(await act(page, sight, hand, wish));
      sight = await asked(page, sight);
    }
    return { deeds, last: sight };
  };

  return { look, asked, touch, act, playOn };
}

// ---- hands ----

/** A place on the screen where nothing covers an element, its middle first; where everything is covered, nobody could touch it. */
async function spotOn(element: Locator): Promise<{ x: number; y: number }> {
  const spot = await element.evaluate(node => {
    const steps = [0.5, 0.3, 0.7, 0.1, 0.9, 0.02, 0.98];
    const hits = (x: number, y: number): boolean => node.contains(document.elementFromPoint(x, y));
    // Nobody aims at the very edge of a thing while there is more of it to be seen.
    const isRoomy = (x: number, y: number): boolean =>
      hits(x - 3, y) && hits(x + 3, y) && hits(x, y - 3) && hits(x, y + 3);
    const find = () => {
      const { left, top, width, height } = node.getBoundingClientRect();
      let narrow: { x: number; y: number } | undefined;
      for (const v of steps)
        for (const u of steps) {
          const [x, y] = [left + width * u, top + height * v];
          if (!hits(x, y)) continue;
          if (isRoomy(x, y)) return { x, y };
          narrow ??= { x, y };
        }
      return narrow;
    };
    const { top, left, bottom, right } = node.getBoundingClientRect();
    const isInSight = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
    // A map is not scrolled but moved: what is seen of a place has to do.
    const found = isInSight || node instanceof SVGElement ? find() : undefined;
    if (found) return found;
    node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return find();
  });
  if (!spot) throw new Error(`lit, but covered: ${await element.evaluate(coverOf)}`);
  return spot;
}

/** What lies where the middle of an element is, in words. */
const coverOf = (node: Element): string => {
  const { left, top, width, height } = node.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const cover = document.elementFromPoint(x, y)?.outerHTML.slice(0, 200) ?? 'the edge of the window';
  return `${node.outerHTML.slice(0, 200)} at ${Math.round(x)}, ${Math.round(y)}, by ${cover}`;
};

/** A click of the mouse where the element can be seen. Says nothing of it first, as Playwright's own does at the cost of several frames. */
async function clickOn(element: Locator): Promise<void> {
  const { x, y } = await spotOn(element);
  await element.page().mouse.click(x, y);
}

/** By the words that are read on it: to ask for a role, and for a name as assistive technology has it, is dear. */
const buttonOf = (page: Page, text: string): Locator =>
  page.locator('.v-slip-buttons button').filter({ hasText: text, visible: true }).first();
const rowOf = (page: Page, text: string): Locator =>
  page.locator('[role="dialog"] .option-row').filter({ hasText: text }).first();

export const mouse: Hand = {
  thing: clickOn,
  button: (page, { text }) => clickOn(buttonOf(page, text)),
  row: (page, text) => clickOn(rowOf(page, text)),
};

const clicksOf = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(globalThis, 'clicks') ?? 0));

/** The focus is led there by keys: where a click has left it, Enter means the lit button. */
export async function leadTo(element: Locator): Promise<void> {
  await element.page().keyboard.press('Tab');
  await element.focus();
}

/** A touch that is a click: on a busy machine it may last as long as a long press, and is then done again. */
export const tap = (element: Locator): Promise<void> => touched(element, () => element.tap());

async function touched(element: Locator, touch: () => Promise<void>): Promise<void> {
  const page = element.page();
  for (let tries = 0; tries < 4; tries++) {
    const before = await clicksOf(page);
    await touch();
    for (let waited = 0; waited < 20; waited++)
      if ((await counted(page, 'clicks', before, 50)) > before || (await clicksOf(page)) > before) return;
    if (await page.locator('[role="dialog"] .inspection').count()) await page.keyboard.press('Escape');
  }
  throw new Error(`touched in vain: ${element}`);
}

export const finger: Hand = {
  async thing(element) {
    const page = element.page();
    for (let tries = 0; tries < 4; tries++) {
      await touched(element, async () => {
        const { x, y } = await spotOn(element);
        await page.touchscreen.tap(x, y);
      });
      // A long press may end in a click as well: then the thing was looked at, not touched.
      if (!(await page.locator('[role="dialog"] .inspection').count())) return;
      await page.keyboard.press('Escape');
      await page.locator('[role="dialog"] .inspection').waitFor({ state: 'detached' });
    }
    throw new Error(`looked at, never touched: ${element}`);
  },
  button: (page, { text }) => tap(buttonOf(page, text)),
  row: (page, text) => tap(rowOf(page, text)),
};
