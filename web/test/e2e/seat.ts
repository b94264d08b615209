// Somebody at a table: what they see on the page, and their hand on the mouse, the screen or the keys.

import type { Locator, Page } from 'playwright-core';
import type { SeatPlan } from '../../../server/protocol.ts';
import type { Visitor } from './house.ts';

/** Where on the board a thing lies. */
export type Area = 'rank' | 'entrance' | 'village' | 'stack' | 'hand' | 'laid';

export interface Lit {
  readonly thing: string;
  readonly look: string;
  readonly area: Area;
}

export interface SlipButton {
  readonly text: string;
  readonly look: string;
}

/** What a player sees at one moment. */
export interface Sight {
  readonly over: boolean;
  /** Somebody else is asked, or an answer is under way. */
  readonly waiting: boolean;
  readonly prompt: string;
  readonly lit: readonly Lit[];
  readonly buttons: readonly SlipButton[];
  /** Rows of a menu beside a thing or of the list of options. */
  readonly rows: readonly string[];
  readonly log: string;
}

export const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const seen = (element: Element): boolean => element.getClientRects().length > 0;
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(seen);
    const text = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';
    const areaOf = (element: Element, thing: string): Area => {
      if (thing === 'hall') return 'entrance';
      if (thing === 'village') return 'village';
      if (thing.startsWith('stack-')) return 'stack';
      if (element.closest('.thu-laid')) return 'laid';
      return element.closest('.thu-hand') ? 'hand' : 'rank';
    };
    const slip = document.querySelector('.v-slip');
    const dialogs = all('[role="dialog"]');
    return {
      over: dialogs.some(dialog => dialog.querySelector('.scores')),
      waiting: !slip || slip.querySelector('[data-waiting]') !== null,
      prompt: text(slip?.querySelector('.v-slip-prompt')),
      lit: all('[data-thing][data-lit]').map(element => {
        const thing = element.getAttribute('data-thing') ?? '';
        return { thing, look: element.getAttribute('data-look') ?? '', area: areaOf(element, thing) };
      }),
      buttons: all('.v-slip-buttons .v-button').map(button => ({
        text: text(button.querySelector('span')),
        look: button.getAttribute('data-look') ?? '',
      })),
      rows: all('[role="dialog"] .option-row').map(text),
      log: text(document.querySelector('.v-hidden[role="log"]')),
    };
  });

/** Waits until it is this player's turn to answer something other than before, or until the game is over. */
export async function asked(page: Page, before?: Sight): Promise<Sight> {
  const known = before && JSON.stringify(before);
  const until = Date.now() + 20_000;
  for (;;) {
    const sight = await look(page);
    // On a machine that is busy a touch may last as long as a long press, which opens a card's sheet.
    if (await page.locator('[role="dialog"] .inspection').count()) await page.keyboard.press('Escape');
    else if (sight.over || (!sight.waiting && !isMoving(sight) && JSON.stringify(sight) !== known)) return sight;
    if (Date.now() > until) throw new Error(`nothing more was asked; last seen: ${JSON.stringify(sight)}`);
    await page.waitForTimeout(25);
  }
}

/** A card that changes its place is there twice for a moment. */
const isMoving = ({ lit }: Sight): boolean => new Set(lit.map(({ thing }) => thing)).size < lit.length;

/** Seats somebody at a new table, as the set-up page would, and opens it. */
export async function lay(
  visitor: Visitor,
  plan: { game?: string; seats: readonly SeatPlan[]; options?: object; seed?: string; spectators?: boolean },
): Promise<{ table: string; invitations: readonly { seat: number; code: string }[] }> {
  const { page } = visitor;
  await visitor.go('about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const made = await page.evaluate(
    async body => {
      const identity =
        (JSON.parse(localStorage.getItem('veillee.identity') ?? '""') as string) ||
        crypto.randomUUID().repeat(2).slice(0, 64);
      localStorage.setItem('veillee.identity', JSON.stringify(identity));
      const response = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-veillee-identity': identity },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(await response.text());
      const { table, seats, invitations } = await response.json();
      const kept = JSON.parse(localStorage.getItem('veillee.seats') ?? '{}');
      const byPlace = (list: { seat: number }[], field: string) =>
        Object.fromEntries(list.map(item => [item.seat, (item as unknown as Record<string, string>)[field]]));
      kept[table.id] = { seats: byPlace(seats, 'token'), invitations: byPlace(invitations, 'code') };
      localStorage.setItem('veillee.seats', JSON.stringify(kept));
      return { table: table.id as string, invitations: invitations as { seat: number; code: string }[] };
    },
    { game: 'thunderstone', name: 'Ysolde', spectators: true, ...plan },
  );
  await visitor.go(`table/${made.table}`);
  return made;
}

// ---- answering ----

/** How somebody touches the page. */
export interface Hand {
  /** Touches a thing that is lit, as the board shows it. */
  thing(page: Page, lit: Lit): Promise<void>;
  /** Presses the slip's button with this text. */
  button(page: Page, button: SlipButton): Promise<void>;
  /** Chooses the first row of an open menu. */
  row(page: Page): Promise<void>;
}

const lightOf = (page: Page, { thing }: Lit): Locator =>
  page.locator(`[data-thing="${thing}"][data-lit]`).filter({ visible: true }).last();

/** A place of an element that nothing covers, the middle first; where everything is covered, nobody could touch it. */
async function spotOn(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const spot = await element.evaluate(node => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const steps = [0.5, 0.3, 0.7, 0.1, 0.9, 0.02, 0.98];
    for (const v of steps)
      for (const u of steps) {
        const [x, y] = [width * u, height * v];
        const hit = document.elementFromPoint(left + x, top + y);
        if (hit && (hit === node || node.contains(hit))) return { x, y };
      }
    return undefined;
  });
  if (!spot) throw new Error(`lit, but covered: ${await element.evaluate(node => node.outerHTML.slice(0, 200))}`);
  return spot;
}

const buttonOf = (page: Page, { text }: SlipButton): Locator =>
  page.locator('.v-slip-buttons').getByRole('button', { name: text }).first();
const firstRow = (page: Page): Locator => page.locator('[role="dialog"] .option-row').first();

export const mouse: Hand = {
  async thing(page, lit) {
    const element = lightOf(page, lit);
    await element.click({ position: await spotOn(element) });
  },
  button: (page, button) => buttonOf(page, button).click(),
  row: page => firstRow(page).click(),
};

const clicksOf = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(globalThis, 'clicks') ?? 0));

/** A touch that is a click: on a busy machine it may last as long as a long press, and is then done again. */
export async function tap(element: Locator, position?: { x: number; y: number }): Promise<void> {
  const page = element.page();
  for (let tries = 0; tries < 4; tries++) {
    const before = await clicksOf(page);
    await element.tap(position ? { position } : {});
    for (let waited = 0; waited < 20; waited++) {
      if ((await clicksOf(page)) > before) return;
      await page.waitForTimeout(50);
    }
    if (await page.locator('[role="dialog"] .inspection').count()) await page.keyboard.press('Escape');
  }
  throw new Error(`touched in vain: ${element}`);
}

export const finger: Hand = {
  async thing(page, lit) {
    const element = lightOf(page, lit);
    await tap(element, await spotOn(element));
  },
  button: (page, button) => tap(buttonOf(page, button)),
  row: page => tap(firstRow(page)),
};

/** What a player with a plan would touch next: things by area, or a button of the slip by its words; best first. */
export type Plan = readonly (Area | `press ${string}`)[];

/** To the Dungeon every turn, the front Rank first. */
export const FIGHT: Plan = ['rank', 'entrance', 'laid', 'hand', 'stack', 'village'];
export const SHOP: Plan = ['stack', 'village', 'laid', 'hand', 'rank', 'entrance'];

/** What was done: `touched` something lit, `pressed` a button of the slip, `chose` a row of a menu. */
export type Deed =
  | { readonly did: 'touched'; readonly lit: Lit }
  | { readonly did: 'pressed' | 'chose'; readonly text: string };

/** One step towards an answer, on the board wherever the board can. */
export async function act(page: Page, sight: Sight, hand: Hand, plan: Plan): Promise<Deed> {
  const [row] = sight.rows;
  if (row !== undefined) {
    await hand.row(page);
    return { did: 'chose', text: row };
  }
  const chosen = sight.lit.some(lit => lit.look === 'chosen');
  const main = sight.buttons.find(button => button.look === 'main');
  const next = chosen && main ? undefined : pick(sight, plan);
  if (next && 'thing' in next) {
    await hand.thing(page, next);
    return { did: 'touched', lit: next };
  }
  const button = next ?? main ?? sight.buttons.findLast(({ look, text }) => look === 'option' && text !== '');
  if (!button) throw new Error(`nothing can be touched: ${JSON.stringify(sight)}`);
  await hand.button(page, button);
  return { did: 'pressed', text: button.text };
}

const pick = ({ lit, buttons }: Sight, plan: Plan): Lit | SlipButton | undefined =>
  plan
    .map(wanted =>
      wanted.startsWith('press ')
        ? buttons.find(({ text }) => `press ${text}` === wanted)
        : lit.find(({ area, look }) => area === wanted && look !== 'chosen'),
    )
    .find(found => found !== undefined);

/** Plays until `done` says so or the game is over. */
export async function playOn(
  page: Page,
  hand: Hand,
  plan: (sight: Sight) => Plan,
  done: (sight: Sight, steps: number) => boolean = () => false,
  most = 600,
): Promise<{ readonly steps: number; readonly deeds: readonly Deed[]; readonly last: Sight }> {
  const deeds: Deed[] = [];
  let sight = await asked(page);
  while (!sight.over && !done(sight, deeds.length)) {
    if (deeds.length >= most) throw new Error(`no end after ${most} steps: ${JSON.stringify(sight)}`);
    deeds.push(await act(page, sight, hand, plan(sight)));
    sight = await asked(page, sight);
  }
  return { steps: deeds.length, deeds, last: sight };
}
