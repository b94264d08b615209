// A walk through every screen, in one language and one size: tests and the camera (shots.ts) stop at each.

import type { Language } from '@veillee/kernel';
import type { Locator, Page } from 'playwright-core';
import { finger, leadTo, mouse, tap } from '../hands/seat.ts';
import { words } from '../house/catalogues.ts';
import type { Visitor } from '../house/house.ts';
import { AGAINST_A_BOT, lay } from '../house/tables.ts';
import { act, asked, look, type Plan } from '../thunderstone/seat.ts';

export interface Stop {
  readonly name: string;
  readonly page: Page;
}

/** What is looked at on a screen. `board`: something of the game lies on it. */
export type Check = (stop: Stop) => Promise<void>;

// Two bots that play at random may destroy all their cards and never come to an end without it.
const OPTIONS = { stallGuard: true } as const;

const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[role="progressbar"]') === null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const short = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(short.map(animation => animation.finished));
  });
};

/** Looks at the page as it stands, under a name, once nothing moves any more. */
const stopsOn =
  (page: Page, check: Check) =>
  async (name: string): Promise<void> => {
    await settled(page);
    await check({ name, page });
  };

/** Pages around the table. */
export async function walkRooms(visitor: Visitor, language: Language, check: Check): Promise<void> {
  const { page } = visitor;
  const say = words(language);
  const at = stopsOn(page, check);
  await visitor.go('');
  await page.getByRole('heading', { name: say('shelf.mine') }).waitFor();
  await at('shelf');
  for (const game of ['thunderstone', 'kilforth']) {
    await visitor.go(`learn/${game}`);
    await page.locator('.plate').first().waitFor();
    await at(`learn-${game}`);
  }
  await visitor.go('new/thunderstone/bot');
  await page.getByRole('button', { name: say('setup.deal') }).waitFor();
  await at('setup');
  await visitor.go('new/thunderstone/invite');
  await press(page.getByRole('button', { name: say('setup.invite') }));
  await page.getByRole('heading', { name: say('invite.title') }).waitFor();
  await at('invitations');
  const link = await page.getByRole('textbox').first().inputValue();
  await page.goto(link);
  await page.getByRole('button', { name: say('shelf.sit') }).waitFor();
  await at('join');
  await visitor.go('rules/thunderstone');
  await page.locator('.rule').first().waitFor();
  await at('rulebook');
  await visitor.go('settings');
  await page.getByRole('heading', { name: say('nav.settings') }).waitFor();
  await at('settings');
  await visitor.go('about');
  await page.getByRole('heading', { name: say('about.title'), exact: true }).waitFor();
  await at('about');
  await visitor.go('nowhere');
  await page.getByRole('heading', { name: say('lost.title') }).waitFor();
  await at('nowhere');
}

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;
const press = (element: Locator): Promise<void> => (isPhone(element.page()) ? tap(element) : element.click());

/** The table from the first decision to the last word. */
export async function walkTable(visitor: Visitor, language: Language, check: Check): Promise<void> {
  const { page } = visitor;
  const say = words(language);
  const at = stopsOn(page, check);
  const phone = isPhone(page);
  const hand = phone ? finger : mouse;
  const step = async (plan: Plan): Promise<void> => {
    const before = await asked(page);
    await act(page, before, hand, plan);
    await asked(page, before);
  };
  await lay(visitor, { seats: AGAINST_A_BOT, options: OPTIONS, seed: 'walk' });
  await asked(page);
  await at('table-turn');
  if (phone) {
    for (const tab of ['village', 'players', 'chronicle']) {
      await press(page.locator(`[role="tab"][data-key="${tab}"]`));
      await at(`table-tab-${tab}`);
    }
    await press(page.locator('[role="tab"][data-key="dungeon"]'));
  }
  await page.keyboard.press('o');
  await page.getByRole('dialog').waitFor();
  await at('options');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await at('keys');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press(page.getByRole('button', { name: say('menu.title') }));
  await page.getByRole('dialog').waitFor();
  await at('menu');
  await press(page.getByRole('dialog').getByRole('button', { name: say('bar.rules') }));
  await page.locator('[role="dialog"] .rule').first().waitFor();
  await at('rulebook-panel');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await buttonOfSlip(page, 'village');
  await at('village');
  const shop = await look(page);
  if (shop.lit.some(lit => lit.area === 'stack')) {
    await step(['stack']);
    await at('village-stack-chosen');
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('o');
  await page.getByRole('dialog').waitFor();
  await at('village-options');
  await press(page.locator('[role="dialog"] .option-row').last());
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await untilTurn(page);

  // A hand without a Hero may be kept out of the Dungeon: then another turn.
  while (!(await asked(page)).lit.some(lit => lit.area === 'entrance')) {
    await buttonOfSlip(page, 'village');
    await untilTurn(page);
  }
  await buttonOfSlip(page, 'dungeon');
  await at('dungeon');
  const hero = page.locator('.thu-hand [data-thing]').first();
  await hero.focus();
  await page.keyboard.press('i');
  await page.locator('.inspection').waitFor();
  await at('card-inspected');
  await page.keyboard.press('Escape');
  await page.locator('.inspection').waitFor({ state: 'detached' });
  const fight = await look(page);
  if (fight.lit.some(lit => lit.area === 'rank')) {
    await step(['rank']);
    await at('dungeon-rank-chosen');
    await press(page.locator('.thu-verdict-head, .thu-detail-more').first());
    await page.locator('.v-sums').last().waitFor();
    await at('arithmetic');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await press(page.locator('.v-slip-buttons [data-look="main"]'));
    // The steps stay behind the verdict until something else is decided.
    await press(page.locator('.verdict-line'));
    await page.locator('.scene-again').waitFor();
    await at('battle-told');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await at('battle');
  }
  await untilTurn(page);
  const table = /table\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  await visitor.go(`replay/${table}/4`);
  await page.getByRole('slider').waitFor();
  await at('replay');

  await visitor.go(`table/${table}`);
  await asked(page);
  await press(page.getByRole('button', { name: say('menu.title') }));
  await press(page.getByRole('button', { name: say('menu.resign') }));
  await at('resign');
  // The end: the seat is left to a bot that does not think long. The bots finish unwatched, which is quicker.
  await visitor.go('settings');
  await leaveToBot(page, table);
  await visitor.go(`table/${table}`);
  // Whatever the bots made of it: points by source, or none at all.
  await page.getByRole('button', { name: say('over.look') }).waitFor({ timeout: 60_000 });
  await at('over');
  await press(page.getByRole('button', { name: say('over.look') }));
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await at('over-table');

  await lay(visitor, { seats: [AGAINST_A_BOT[0], { kind: 'hotseat', name: 'Iris' }], seed: 'walk' });
  await page.locator('.handover').waitFor();
  await at('handover');
}

const leaveToBot = (page: Page, table: string): Promise<void> =>
  page.evaluate(async id => {
    const [token] = Object.values(JSON.parse(localStorage.getItem('veillee.seats') ?? '{}')[id].seats);
    const response = await fetch(`/api/tables/${id}/leave`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, bot: 'random' }),
    });
    if (!response.ok) throw new Error(await response.text());
    // Bots play while somebody is there.
    const live = new WebSocket(`ws://${location.host}/api/live`);
    live.onopen = () => live.send(JSON.stringify({ t: 'hello', table: id, tokens: [token] }));
    for (let tries = 0; tries < 300; tries++) {
      const { status } = await (await fetch(`/api/tables/${id}`)).json();
      if (status === 'over') return live.close();
      await new Promise(resolve => setTimeout(resolve, 100));
    }
    throw new Error('two bots did not finish their game');
  }, table);

/** The slip's button for an answer of the turn's first question, in whatever language. */
async function buttonOfSlip(page: Page, which: 'village' | 'dungeon'): Promise<void> {
  const before = await asked(page);
  const lit = page.locator(`[data-thing="${which === 'village' ? 'village' : 'hall'}"]`).last();
  if (await lit.isVisible()) await leadTo(lit);
  else {
    await press(page.locator(`[role="tab"][data-key="${which}"]`));
    await leadTo(lit);
  }
  await page.keyboard.press('Enter');
  await press(page.locator('.v-slip-buttons [data-look="main"]').last());
  await page.waitForFunction(
    prompt =>
      !document.querySelector('[data-waiting]') && document.querySelector('.v-slip-prompt')?.textContent !== prompt,
    before.prompt,
  );
}

/** Until the turn's first question is asked again. */
async function untilTurn(page: Page): Promise<void> {
  for (let sight = await asked(page); !sight.over && !isTurn(sight); sight = await asked(page, sight))
    await act(page, sight, isPhone(page) ? finger : mouse, ['rank', 'laid']);
}

const isTurn = (sight: Awaited<ReturnType<typeof look>>): boolean =>
  !sight.waiting && sight.lit.some(lit => lit.area === 'village' || lit.area === 'entrance');
