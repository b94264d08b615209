// An answer that is known, given by hand where a player would give it: on the board, on the action row or on the slip; what lies
// nowhere is in the list of all options. Games say how their boards are read.

import type { Decision, Option, Picks } from '@veillee/kernel';
import type { Say } from '@veillee/text';
import type { Locator, Page } from 'playwright-core';
import { bringIntoSight } from './map-drag.ts';
import type { Hand, Lit, Seen } from './seat.ts';

export interface Reading<A extends string> {
  look(page: Page): Promise<Seen<A>>;
  touch(page: Page, lit: Lit<A>, hand: Hand): Promise<void>;
  /** Of what is lit, where this option is given; undefined if nowhere. */
  lightFor(lit: readonly Lit<A>[], option: Option, decision: Decision): Lit<A> | undefined;
  /** What else is lit for it once the first is touched: a piece in hand, and where it goes. */
  thenFor?(lit: readonly Lit<A>[], option: Option): Lit<A> | undefined;
  /** The place of a map on which it lies: the map may have to be dragged until it is in sight. */
  placeOf(light: Lit<A>, option: Option): string | undefined;
  /** The area in which a touch answers at once: what is lit there next belongs to the next question. */
  readonly atOnce?: A;
  /** On a phone: the tab where one's own things lie, and the one in front. */
  readonly own: string;
  readonly front: string;
}

export interface Asked {
  readonly page: Page;
  readonly hand: Hand;
  readonly say: Say;
  readonly decision: Decision;
}

/** Where an answer was given. */
export type Given<A extends string> = A | 'several' | 'number' | 'slip' | 'list';

export function givingBy<A extends string>(reading: Reading<A>) {
  const { look, touch } = reading;

  const give = async (asked: Asked, picks: Picks): Promise<Given<A>> => {
    const { page, hand, say, decision } = asked;
    const { options, pass, prompt, min, max, range } = decision;
    if (picks.length === 0 && pass) {
      await hand.button(page, { text: say(pass) });
      // Whoever gives something up is asked once more.
      if ((await page.locator('.v-slip .caution').count()) > 0) await hand.button(page, { text: say(pass) });
      return 'slip';
    }
    if (range) return giveNumber(asked, Number(picks[0]));
    const picked = options.filter(({ key }) => picks.includes(key));
    if (picked.length < picks.length) throw new Error(`${prompt} does not offer ${picks.join()}`);
    const [only] = picked;
    if (only && max === 1 && (min === 1 || pass)) return giveOne(asked, only);
    return giveSeveral(asked, picked);
  };

  /** Several are chosen and then sent; on a phone they may lie behind a tab. */
  const giveSeveral = async (asked: Asked, picked: readonly Option[]): Promise<Given<A>> => {
    const { page, hand, decision } = asked;
    const { lit } = await look(page);
    const isHere = picked.every(option => reading.lightFor(lit, option, decision));
    const isTurned = !isHere && (await turnTo(asked, reading.own));
    const where = new Set<Given<A> | undefined>();
    for (const option of picked) where.add(await begin(asked, option));
    const main = (await look(page)).buttons.find(button => button.look === 'main');
    if (where.has(undefined) || !main)
      throw new Error(`${decision.prompt} cannot be given ${picked.map(({ key }) => key).join()}`);
    await hand.button(page, main);
    if (isTurned) await turnTo(asked, reading.front);
    return 'several';
  };

  /** On the board as it lies; on a phone among one's own things, behind their tab; at last in the list of all options. */
  const giveOne = async (asked: Asked, option: Option): Promise<Given<A>> => {
    const here = await begin(asked, option);
    if (here) {
      if (here !== reading.atOnce) await finish(asked, option);
      return here;
    }
    if (option.on && (await turnTo(asked, reading.own))) {
      const there = await begin(asked, option);
      if (there) await finish(asked, option);
      await turnTo(asked, reading.front);
      if (there) return there;
    }
    await openList(asked);
    await takeRow(asked, option);
    await confirm(asked, option);
    return 'list';
  };

  /** The first touch: of the thing itself, of its action, or of the slip's button. Undefined if there is nothing to touch. */
  const begin = async ({ page, hand, say, decision }: Asked, option: Option): Promise<Given<A> | undefined> => {
    const sight = await look(page);
    const light = reading.lightFor(sight.lit, option, decision);
    if (light) {
      const place = reading.placeOf(light, option);
      if (place !== undefined) await bringIntoSight(page, hand, place);
      await touch(page, light, hand);
      return light.area;
    }
    const button = sight.buttons.find(({ text }) => text === say(option));
    if (button) await hand.button(page, button);
    return button && 'slip';
  };

  /** A touch answers at once, opens a menu, takes a piece in hand, or chooses: then the slip's main button does it. */
  const finish = async (asked: Asked, option: Option): Promise<void> => {
    const { page, hand } = asked;
    const sight = await look(page);
    const then = reading.thenFor?.(sight.lit, option);
    if (then) await touch(page, then, hand);
    else if (sight.rows.length > 0) await takeRow(asked, option);
    await confirm(asked, option);
  };

  /** What is chosen only, and what one would regret, is sent by the slip's main button. */
  const confirm = async ({ page, hand, say }: Asked, option: Option): Promise<void> => {
    const main = (await look(page)).buttons.find(button => button.look === 'main');
    if (main?.text === say(option)) await hand.button(page, main);
  };

  const openList = async ({ page, hand, say, decision }: Asked): Promise<void> => {
    const names = ['slip.all', 'slip.more'].map(text => say({ text }));
    const all = (await look(page)).buttons.find(({ text }) => names.includes(text));
    if (!all) throw new Error(`${decision.prompt} has no list: ${JSON.stringify(await look(page))}`);
    await hand.button(page, all);
    await rowsOf(page).first().waitFor();
  };

  return give;
}

const rowsOf = (page: Page): Locator => page.locator('[role="dialog"] .option-row');

/** Of rows that read alike the one that is meant. */
async function takeRow({ page, hand, say, decision }: Asked, option: Option): Promise<void> {
  const words = say(option);
  const alike = decision.options.filter(other => say(other) === words);
  const rows = rowsOf(page).filter({ hasText: words });
  const nth = Math.min(alike.indexOf(option), (await rows.count()) - 1);
  await hand.thing(rows.nth(nth), { thing: option.key, look: 'option', area: 'list' });
  // A menu that is closing is still there for a moment.
  await rowsOf(page).first().waitFor({ state: 'hidden' });
}

/** The slip's number, by its buttons: it begins at the least that means something. */
async function giveNumber({ page, hand, say }: Asked, wanted: number): Promise<'number'> {
  const row = page.locator('.v-slip .range-row');
  const slider = row.getByRole('slider');
  for (;;) {
    const now = Number(await slider.inputValue());
    if (now === wanted) break;
    const name = say({ text: now < wanted ? 'more' : 'less' });
    const step = row.getByRole('button', { name, exact: true });
    await hand.thing(step, { thing: name, look: 'button', area: 'number' });
  }
  await hand.thing(row.getByRole('button').last(), { thing: 'number', look: 'main', area: 'number' });
  return 'number';
}

/** On a phone, to a tab; false where there is none. */
async function turnTo({ page, hand }: Asked, tab: string): Promise<boolean> {
  const element = page.locator(`[role="tab"][data-key="${tab}"]`);
  if (!(await element.isVisible())) return false;
  await hand.thing(element, { thing: tab, look: 'tab', area: 'tabs' });
  await page.locator(`[role="tab"][data-key="${tab}"][aria-selected="true"]`).waitFor();
  return true;
}
