// Somebody at a table of Kilforth: what lies before them on the page, and what they touch next.

import type { Locator, Page } from 'playwright-core';

/** Where a lit thing lies: on the map, in the hand, among what one owns, laid out for a choice, a button of the action row. */
export type Area = 'region' | 'token' | 'pawn' | 'hand' | 'own' | 'laid' | 'action' | 'saga' | 'pile' | 'ancient';

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
  readonly waiting: boolean;
  readonly prompt: string;
  readonly lit: readonly Lit[];
  readonly buttons: readonly SlipButton[];
  readonly rows: readonly string[];
  readonly ap: number;
  readonly hp: number;
  readonly day: string;
}

export const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const seen = (element: Element): boolean => element.getClientRects().length > 0;
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(seen);
    const text = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';
    const areaOf = (element: Element): Area => {
      const places: readonly (readonly [string, Area])[] = [
        ['.kil-spread', 'laid'],
        ['.kil-tile-face', 'region'],
        ['.kil-tokens', 'token'],
        ['.kil-figures', 'pawn'],
        ['.kil-hand', 'hand'],
        ['.kil-piles', 'pile'],
        ['.kil-ancients', 'ancient'],
        ['.kil-saga', 'saga'],
      ];
      return places.find(([selector]) => element.closest(selector))?.[1] ?? 'own';
    };
    const slip = document.querySelector('.v-slip');
    const things = all('[data-thing][data-lit]').map(element => ({
      thing: element.getAttribute('data-thing') ?? '',
      look: element.getAttribute('data-look') ?? '',
      area: areaOf(element),
    }));
    const actions = all('.kil-action[data-lit]').map(element => ({
      thing: element.getAttribute('data-action') ?? '',
      look: element.getAttribute('data-look') ?? '',
      area: 'action' as Area,
    }));
    return {
      over: all('[role="dialog"] .scores').length > 0,
      waiting: !slip || slip.querySelector('[data-waiting]') !== null,
      prompt: text(slip?.querySelector('.v-slip-prompt')),
      lit: [...things, ...actions],
      buttons: all('.v-slip-buttons .v-button').map(button => ({
        text: text(button.querySelector('span')),
        look: button.getAttribute('data-look') ?? '',
      })),
      rows: all('[role="dialog"] .option-row').map(text),
      ap: document.querySelectorAll('.kil-hero-head [data-ap], .kil-hero-line [data-ap]').length,
      hp: document.querySelectorAll('.kil-hero-head [data-full], .kil-hero-line [data-full]').length,
      day: text(document.querySelector('.kil-day b')),
    };
  });

/** Waits until this player is asked something other than before, or until the game is over. */
export async function asked(page: Page, before?: Sight): Promise<Sight> {
  const known = before && JSON.stringify(before);
  const until = Date.now() + 30_000;
  for (;;) {
    const sight = await look(page);
    if (await page.locator('[role="dialog"] .inspection').count()) await page.keyboard.press('Escape');
    else if (sight.over || (!sight.waiting && JSON.stringify(sight) !== known)) return sight;
    if (Date.now() > until) throw new Error(`nothing more was asked; last seen: ${JSON.stringify(sight)}`);
    await page.waitForTimeout(20);
  }
}

/** A place of an element that nothing covers; where everything is covered, nobody could touch it. */
async function spotOn(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const spot = await element.evaluate(node => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const steps = [0.5, 0.3, 0.7, 0.12, 0.88, 0.03, 0.97];
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

export interface Hand {
  touch(element: Locator, at?: { x: number; y: number }): Promise<void>;
}
export const mouse: Hand = { touch: (element, at) => element.click(at ? { position: at } : {}) };
export const finger: Hand = { touch: (element, at) => element.tap(at ? { position: at } : {}) };

export const lightOf = (page: Page, { thing, area }: Lit): Locator =>
  area === 'action'
    ? page.locator(`.kil-action[data-action="${thing}"]`).filter({ visible: true }).last()
    : page
        .locator(`${area === 'laid' ? '.kil-spread ' : ''}[data-thing="${thing}"][data-lit]`)
        .filter({ visible: true })
        .last();

export async function touch(page: Page, lit: Lit, hand: Hand): Promise<void> {
  const element = lightOf(page, lit);
  await hand.touch(element, await spotOn(element));
}

export const press = (page: Page, text: string, hand: Hand): Promise<void> =>
  hand.touch(page.locator('.v-slip-buttons').getByRole('button', { name: text, exact: false }).first());

/** Which area to look at first. */
export type Plan = (sight: Sight) => Lit | { readonly press: string } | undefined;

export type Deed =
  | { readonly did: 'touched'; readonly lit: Lit }
  | { readonly did: 'pressed' | 'chose'; readonly text: string };

/** One step towards an answer: a row of an open menu, the deed that is chosen, what the plan wants, or any button. */
export async function act(page: Page, sight: Sight, hand: Hand, plan: Plan): Promise<Deed> {
  const [row] = sight.rows;
  if (row !== undefined) {
    await hand.touch(page.locator('[role="dialog"] .option-row').first());
    return { did: 'chose', text: row };
  }
  const main = sight.buttons.find(button => button.look === 'main');
  const chosen = sight.lit.some(lit => lit.look === 'chosen');
  const wanted = chosen && main ? undefined : plan(sight);
  if (wanted && 'thing' in wanted) {
    await touch(page, wanted, hand);
    return { did: 'touched', lit: wanted };
  }
  const text =
    wanted?.press ??
    main?.text ??
    sight.buttons.findLast(({ look: state, text: words }) => state === 'option' && words !== '')?.text;
  if (text === undefined) throw new Error(`nothing can be touched: ${JSON.stringify(sight)}`);
  await press(page, text, hand);
  return { did: 'pressed', text };
}

/**
 * A quick player: a Feat before anything else, tests what lies here, rests when hurt, walks on, and camps when tired.
 * `dice` makes the walk: the same numbers walk the same way.
 */
export function wanderer(seed = 7): Plan {
  let state = seed;
  const random = (n: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * n);
  };
  const any = (list: readonly Lit[]): Lit | undefined => list[random(list.length)];
  return ({ lit, ap, hp, buttons }) => {
    const free = lit.filter(({ look: state }) => state === 'option');
    const action = (name: string): Lit | undefined =>
      free.find(({ area, thing }) => area === 'action' && thing === name);
    const turn = lit.some(({ area }) => area === 'action');
    if (!turn) {
      if (buttons.some(({ look: state }) => state === 'main')) return undefined;
      return any(free.filter(({ area }) => area === 'laid')) ?? any(free.filter(({ area }) => area !== 'action'));
    }
    if (ap === 0) return action('feat') ?? action('camp') ?? { press: 'Make Camp' };
    const feat = action('feat');
    if (feat) return feat;
    if (hp <= 2 && action('rest')) return action('rest');
    const tokens = free.filter(({ area }) => area === 'token');
    if (tokens.length > 0) return any(tokens);
    if (action('discover')) return action('discover');
    return any(free.filter(({ area }) => area === 'region')) ?? action('camp');
  };
}

export async function playOn(
  page: Page,
  hand: Hand,
  plan: Plan,
  done: (sight: Sight, deeds: readonly Deed[]) => boolean | Promise<boolean> = () => false,
  most = 2500,
): Promise<{ readonly deeds: readonly Deed[]; readonly last: Sight }> {
  const deeds: Deed[] = [];
  let sight = await asked(page);
  while (!sight.over && !(await done(sight, deeds))) {
    if (deeds.length >= most) throw new Error(`no end after ${most} steps: ${JSON.stringify(sight)}`);
    deeds.push(await act(page, sight, hand, plan));
    sight = await asked(page, sight);
  }
  return { deeds, last: sight };
}
