// Care taken of a player: warned before what cannot be mended, whichever way it is chosen; a map that can be looked at closely;
// nothing offered that would be refused.

import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { words } from './house/catalogues.ts';
import { type House, openHouse, PHONE, type Visitor, type VisitorPlan, WIDE } from './house/house.ts';
import { lay, layFrom, openSave } from './house/tables.ts';
import { besideEncounter, firstMorningOf } from './kilforth/last-days.ts';
import { foreignWords } from './looks/french.ts';
import { overlapping, tooSmall } from './looks/measures.ts';

// On a machine that others use too.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => house.clear());
afterAll(() => house?.close());

const say = words('en');
const main = '.v-slip-buttons .v-button[data-look="main"]';
const secondLine = (page: Page): Promise<string> => page.locator('.v-slip-second').innerText();

const PROMPT = '.v-slip:not(:has([data-waiting])) .v-slip-prompt';
/** A finger leaves nothing behind that hovers. */
const pressed = (thing: Locator, { touch }: VisitorPlan): Promise<void> => (touch ? thing.tap() : thing.click());
const firstVisit = (plan: VisitorPlan): Promise<Visitor> =>
  house.visitor({ ...plan, settings: { guided: ['kilforth'], ...plan.settings } });

/** At a table of one's own on the first morning, which was saved: the first of all options was taken until then. */
async function firstMorning(plan: VisitorPlan = {}): Promise<Visitor> {
  const visitor = await firstVisit(plan);
  await layFrom(visitor, await firstMorningOf('care'));
  await visitor.page.locator(PROMPT, { hasText: /^Day 1/ }).waitFor();
  return visitor;
}

/** The same from the set-up page on, by the list of all options. `first` looks at the first question. */
async function untilMorning(plan: VisitorPlan, first: (page: Page) => Promise<void>): Promise<Visitor> {
  const visitor = await firstVisit(plan);
  const { page, go } = visitor;
  await go('new/kilforth/alone');
  await page.getByLabel(say('setup.seed')).fill('care');
  await pressed(page.getByRole('button', { name: say('setup.deal') }), plan);
  const prompt = page.locator(PROMPT);
  for (let asked = ''; ; ) {
    await expect.poll(async () => (await prompt.count()) > 0 && (await prompt.innerText())).not.toBe(asked);
    if (asked === '') await first(page);
    asked = await prompt.innerText();
    if (asked.startsWith('Day 1')) return visitor;
    const rows = page.getByRole('dialog').locator('.option-row');
    await expect
      .poll(async () => {
        if ((await page.getByRole('dialog').count()) === 0) await page.keyboard.press('o');
        return rows.count();
      })
      .toBeGreaterThan(0);
    await pressed(rows.first(), plan);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

/** Takes the first of all options, so often. */
async function answerFirst(page: Page, times: number): Promise<void> {
  const prompt = page.locator(PROMPT);
  // Where nothing but the end is left, that is the answer.
  const rows = page.getByRole('dialog').locator('.option-row, .all-options-foot .v-button');
  for (let n = 0; n < times; n++) {
    await prompt.waitFor();
    await expect
      .poll(async () => {
        if ((await page.getByRole('dialog').count()) === 0) await page.keyboard.press('o');
        return rows.count();
      })
      .toBeGreaterThan(0);
    await rows.first().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await prompt.waitFor();
}

describe('a newcomer', () => {
  test.each(['thunderstone', 'kilforth'])(
    'of %s is asked for a name once, and from then on spoken to, in either language at any moment',
    async game => {
      // Whoever gave no name to an earlier page was called "You".
      const visitor = await house.visitor({ name: 'You', settings: { guided: ['thunderstone', 'kilforth'] } });
      const { page, go } = visitor;
      await go(`new/${game}/bot`);
      const dialog = page.getByRole('dialog', { name: say('name.title') });
      await dialog.waitFor();
      const name = await dialog.getByRole('textbox', { name: say('join.name') }).inputValue();
      expect(say('setup.names').split(',')).toContain(name);
      await dialog.getByRole('button', { name: say('handover.take', { name }) }).click();
      await dialog.waitFor({ state: 'detached' });
      const seatName = (seat: number) => page.getByLabel(say('setup.name', { seat })).inputValue();
      expect(await seatName(1)).toBe(name);
      expect(await seatName(2)).not.toBe(name);
      await page.getByLabel(say('setup.seed')).fill('newcomer');
      await page.getByRole('button', { name: say('setup.deal') }).click();
      await answerFirst(page, 6);

      const chronicle = page.getByRole('region', { name: /^(?:Chronicle|Chronique)$/ });
      const told = await chronicle.innerText();
      expect(told).toMatch(/\byour?\b/i);
      expect(told).not.toMatch(/\b[Yy]ou (?:is|was|has|does|\w+[^su]s)\b/);
      expect(told).not.toContain(name);

      await page.locator('.page-language').click();
      await page.locator('html[lang="fr"]').waitFor();
      await expect.poll(() => foreignWords(page, game)).toEqual([]);
      expect(await chronicle.innerText()).toMatch(/\bvo(?:us|tre)\b/i);
      await page.locator('.page-language').click();
      await expect.poll(() => chronicle.innerText()).toBe(told);

      // Whatever a pointer came over and left without a word (a dialog had closed under it) is not told afterwards.
      await page.locator('[data-thing][role="button"]').first().dispatchEvent('pointerover', { pointerType: 'mouse' });
      await page.waitForTimeout(500);
      expect(await page.locator('.hover-note').count()).toBe(0);

      await go(`new/${game}/bot`);
      await page.getByRole('button', { name: say('setup.deal') }).waitFor();
      expect(await seatName(1)).toBe(name);
      expect(await dialog.count()).toBe(0);
    },
  );

  test('on a phone, the box that a finger has brought to the middle of the shelf is the one that is offered', async () => {
    const { page, go } = await house.visitor({ viewport: PHONE, touch: true });
    await go('');
    const far = page.getByRole('radio').nth(3);
    await page.locator('.ways').waitFor();
    expect(await far.isChecked()).toBe(false);
    await far.evaluate(box => box.scrollIntoView({ inline: 'center', behavior: 'instant' }));
    await expect.poll(() => far.isChecked()).toBe(true);
    expect(await page.locator('.ways').getAttribute('aria-label')).toBe(await far.getAttribute('aria-label'));
  });

  test('is taught in a minute and led into a first game by clicks; sound is offered once; the shelf remembers', async () => {
    const visitor = await house.visitor({ settings: { guided: [], soundOffered: false } });
    const { page, go, heard } = visitor;
    const ways = (): Promise<readonly string[]> => page.locator('.ways .v-button').allInnerTexts();
    const [learn, bot, alone, invite] = (['learn.title', 'shelf.bot', 'shelf.alone', 'shelf.invite'] as const).map(
      key => say(key),
    );
    const box = (name: string): Locator => page.getByRole('radio', { name });
    const teach = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: learn, exact: true }).click();
      await page.getByRole('heading', { name: say('learn.minute', { game: name }) }).waitFor();
      expect(await page.locator('.plate').count()).toBe(3);
    };
    const begin = async (): Promise<string> => {
      await page.getByRole('button', { name: say('learn.begin') }).click();
      await page.waitForURL(url => url.hash.startsWith('#/table/'));
      return page.url();
    };
    await go('');
    await page.locator('.ways').waitFor();
    expect(await ways()).toEqual([learn, bot, alone, invite]);

    // The set-up has the weakest bot that thinks, and the game's own first set.
    await page.getByRole('button', { name: bot, exact: true }).click();
    await page.getByRole('button', { name: say('setup.deal') }).waitFor();
    expect(await page.getByRole('radio', { name: say('bot.novice') }).isChecked()).toBe(true);
    await page.goBack();

    // The minute is read at one's own pace where nothing moves.
    await teach('Thunderstone');
    const bars = page.locator('.learn-bar');
    expect(await bars.nth(0).getAttribute('aria-current')).toBe('step');
    await page.locator('.plate').nth(2).click();
    expect(await bars.nth(2).getAttribute('aria-current')).toBe('step');
    const table = await begin();
    await page.locator('.slip-guide').waitFor();
    expect(heard.join('\n')).toContain('"bot":"novice"');
    expect(heard.join('\n')).toContain('"set":"first-game"');

    const offer = page.getByRole('region', { name: say('settings.sound') });
    // On a phone it lies above the table, not over it.
    const { width, height } = page.viewportSize() ?? WIDE;
    await page.setViewportSize(PHONE);
    const stage = page.locator('.v-stage-phone');
    await stage.waitFor();
    const [above, below] = [await offer.boundingBox(), await stage.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(below?.y ?? 0);
    await page.setViewportSize({ width, height });
    await offer.getByRole('button', { name: say('sound.no') }).click();
    await offer.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.slip-guide').waitFor();
    expect(await offer.count()).toBe(0);

    await go('');
    await page.locator('.your-turn .v-button').click();
    await page.waitForURL(table);
    await go('');
    await page.locator('.ways').waitFor();
    expect(await ways()).toEqual([bot, alone, invite, learn]);

    // A game for one is begun alone, and its box says so.
    await box('Gloom of Kilforth').click();
    expect(await ways()).toEqual([learn, alone, bot, invite]);
    await teach('Gloom of Kilforth');
    await begin();
    await expect.poll(() => heard.join('\n')).toContain('"firstGame":true');
    await expect.poll(() => page.locator('.v-slip').count()).toBe(1);
    await go('');
    await page.locator('.ways').waitFor();
    expect(await box('Gloom of Kilforth').getAttribute('aria-checked')).toBe('true');
    expect(await ways()).toEqual([alone, bot, invite, learn]);
  });
});

const answers = ({ said }: Visitor): number => said.filter(message => message.includes('"t":"answer"')).length;

type Press = (where: Locator) => Promise<void>;

/** Where something is, in the middle of the page: whatever takes the click there, as under a person's hand. */
async function middleOf(where: Locator): Promise<readonly [x: number, y: number]> {
  // A hand waits until the page has come to rest.
  const { left, top, width, height } = await where.evaluate(async element => {
    const frame = () => new Promise(requestAnimationFrame);
    const box = () => {
      element.scrollIntoView({ block: 'center' });
      return element.getBoundingClientRect();
    };
    for (let before = box(); ; ) {
      await frame();
      await frame();
      const now = box();
      if (now.top === before.top && now.left === before.left) return now.toJSON() as DOMRect;
      before = now;
    }
  });
  return [left + width / 2, top + height / 2];
}

describe('a warning', () => {
  test('comes before Make Camp from the list of all options, and the camp after it', async () => {
    const visitor = await firstMorning();
    const { page } = visitor;
    const before = answers(visitor);
    await page.keyboard.press('o');
    await page.getByRole('dialog').getByRole('button', { name: 'Make Camp' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => secondLine(page)).toMatch(/\d AP would be lost\. KIL-3\.11/);
    expect(await page.locator('.v-slip [role="alert"]').count()).toBe(1);
    expect(answers(visitor)).toBe(before);
    // Back, and nothing has happened.
    await page.getByRole('button', { name: say('slip.back'), exact: true }).click();
    await expect.poll(() => page.locator('.v-slip [role="alert"]').count()).toBe(0);
    expect(answers(visitor)).toBe(before);
    // The same from the row of actions; this time in earnest.
    await page.locator('.v-action[data-action="camp"]').click();
    await expect.poll(() => secondLine(page)).toContain('AP would be lost');
    await page.locator(main).click();
    await expect.poll(() => page.locator('.kil-day b').innerText()).toBe('Day 2');
    expect(answers(visitor)).toBeGreaterThan(before);
  });

  test('comes by keyboard as well, on a board without pictures', async () => {
    const visitor = await firstMorning({ settings: { plain: true } });
    const { page } = visitor;
    const before = answers(visitor);
    const row = page.locator('.option-row', { hasText: 'Make Camp' });
    await row.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => secondLine(page)).toContain('AP would be lost');
    expect(answers(visitor)).toBe(before);
    await row.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => answers(visitor)).toBeGreaterThan(before);
  });

  test('is read in full on a phone', async () => {
    const { page } = await firstMorning({ viewport: PHONE });
    await page.locator('.v-action[data-action="camp"]').click();
    const lines = page.locator('.v-slip .caution');
    await lines.waitFor();
    expect(await lines.evaluate(list => list.parentElement?.scrollHeight === list.parentElement?.clientHeight)).toBe(
      true,
    );
  });
});

describe('a touch that is refused', () => {
  for (const [how, plan] of [
    ['with the mouse', {}],
    ['on a phone', { viewport: PHONE, touch: true }],
  ] as const)
    test(`${how}: says why, and the next one counts`, async () => {
      const { page } = await firstMorning(plan);
      const press = async (where: Locator): Promise<void> => {
        const [x, y] = await middleOf(where);
        await ('touch' in plan ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
      };
      const camp = page.locator('.v-action[data-action="camp"]');
      const why = page.locator('.choices-refused').first();
      // What cannot be done stands last in the row; on a phone one pushes the row along.
      const refused = page.locator('.v-action[data-look="refused"]').first();
      await refused.evaluate(action => action.scrollIntoView({ inline: 'center', block: 'nearest' }));
      await press(refused);
      await why.waitFor();
      // The note itself is in nobody's way: a touch on it would be meant for what lies beneath.
      expect(
        await why.evaluate(note => {
          const { left, top, width, height } = note.getBoundingClientRect();
          return note.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      ).toBe(false);
      await press(camp);
      await expect.poll(() => secondLine(page)).toContain('AP would be lost');
      await why.waitFor({ state: 'detached' });
    });
});

describe('Enter', () => {
  test('does what the lit button says, whatever was clicked before; led by keys, it presses what has the focus', async () => {
    const visitor = await firstMorning();
    const { page } = visitor;
    const before = answers(visitor);
    const menu = page.getByRole('dialog');
    const opener = page.getByRole('button', { name: say('menu.title') });
    const putAway = async (): Promise<void> => {
      await menu.waitFor();
      await expect.poll(() => menu.evaluate(sheet => sheet.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
    };
    await page.locator('.v-action[data-action="camp"]').click();
    await expect.poll(() => secondLine(page)).toContain('AP would be lost');
    await opener.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await putAway();
    expect(answers(visitor)).toBe(before);
    // Now with the mouse: put away, the menu gives the focus back to the button that opened it.
    await opener.click();
    await putAway();
    await expect.poll(() => opener.evaluate(button => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.kil-day b').innerText()).toBe('Day 2');
    expect(await menu.count()).toBe(0);
    expect(answers(visitor)).toBeGreaterThan(before);
  });
});

describe('a finger that is held', () => {
  test('chooses nothing: not on the board, not in the list of all options', async () => {
    const visitor = await firstMorning({ viewport: PHONE, touch: true });
    const { page, context } = visitor;
    const before = answers(visitor);
    const finger = await context.newCDPSession(page);
    const hold = async (where: Locator): Promise<void> => {
      const [x, y] = await middleOf(where);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 0 }] });
      await page.waitForTimeout(700);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await hold(page.locator('.v-action[data-action="camp"]'));
    expect(await page.locator('.v-slip [role="alert"]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('o');
    await hold(page.getByRole('dialog').locator('.option-row').first());
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(answers(visitor)).toBe(before);
    // The next touch is one again.
    await page.getByRole('dialog').getByRole('button', { name: 'Make Camp' }).tap();
    await expect.poll(() => secondLine(page)).toContain('AP would be lost');
  });
});

describe('an Encounter where one could go', () => {
  test('chooses the region when it is touched', async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await openSave(visitor, await besideEncounter());
    await page.locator('.v-slip:not(:has([data-waiting]))').waitFor();
    const token = page.locator('.kil-tile[data-look="option"] .kil-token:not([data-lit])').first();
    const region = await token.evaluate(element => element.closest('.kil-tile')?.getAttribute('data-zone'));
    await token.click();
    const chosen = page.locator(`.kil-tile[data-zone="${region}"]`);
    await expect.poll(() => chosen.getAttribute('data-look')).toBe('chosen');
  });
});

/** How far the words of an element stand out from what is behind them: WCAG's ratio. */
const contrastOf = (words: Locator): Promise<number> =>
  words.evaluate(element => {
    const channels = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour: string): number => {
      const [r = 0, g = 0, b = 0] = channels(colour).map(value => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    let behind: Element | null = element;
    while (behind && channels(getComputedStyle(behind).backgroundColor)[3] === 0) behind = behind.parentElement;
    const [a, b] = [getComputedStyle(element).color, getComputedStyle(behind ?? document.body).backgroundColor].map(
      light,
    );
    return (Math.max(a ?? 0, b ?? 0) + 0.05) / (Math.min(a ?? 0, b ?? 0) + 0.05);
  });

/** A long hint gives way to what is chosen, and the board above does not jump. */
async function boardStays(page: Page): Promise<void> {
  const hint = page.locator('.slip-guide');
  const height = (): Promise<number> => page.locator('.kil-board').evaluate(board => board.clientHeight);
  await hint.waitFor();
  const hinted = await height();
  await page.locator('.kil-spread [data-thing]').first().click();
  await hint.waitFor({ state: 'detached' });
  expect(await height()).toBe(hinted);
  await page.getByRole('button', { name: say('slip.back'), exact: true }).click();
}

describe('hints', () => {
  test('are put away and come back from the menu; a Day is called a Day', async () => {
    const { page } = await untilMorning({ settings: { guided: [] } }, boardStays);
    const hint = page.locator('.slip-guide');
    await hint.waitFor();
    expect(await page.locator('.top-bar .v-badge').first().innerText()).toBe('Day 1');
    await page.locator('.slip-unguide').click();
    await hint.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: say('menu.title') }).click();
    await page.getByRole('switch', { name: say('settings.hints') }).press('Space');
    await page.keyboard.press('Escape');
    await hint.waitFor();
  });

  test('on a phone, in high contrast: read easily, and a finger can be rid of them', async () => {
    const { page } = await firstMorning({
      viewport: PHONE,
      touch: true,
      settings: { guided: [], contrast: 'more' },
    });
    for (const part of ['.slip-guide > span', '.slip-guide .v-rule', '.slip-unguide']) {
      const words = page.locator(part).first();
      expect(await contrastOf(words), part).toBeGreaterThanOrEqual(4.5);
    }
    expect(await tooSmall(page, '.slip-unguide, .slip-guide .v-rule')).toEqual([]);
    await page.locator('.slip-unguide').tap();
    await page.locator('.slip-guide').waitFor({ state: 'detached' });
  });
});

const scaleOf = (page: Page): Promise<number> =>
  page.locator('.v-zoom-map').evaluate(map => new DOMMatrix(getComputedStyle(map).transform).a);

/** Two fingers on the map, drawn apart or together. */
async function pinch({ page, context }: Visitor, from: number, to: number): Promise<void> {
  const box = await page.locator('.v-zoom-window').boundingBox();
  if (!box) throw new Error('there is no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 0 },
    { x: x + apart, y, id: 1 },
  ];
  const hands = await context.newCDPSession(page);
  await hands.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (let step = 1; step <= 6; step++)
    await hands.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(from + ((to - from) * step) / 6),
    });
  await hands.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('the map', () => {
  test('is enlarged and made small again: two fingers, buttons, keys; the page stays where it is', async () => {
    const visitor = await firstMorning({ viewport: PHONE, touch: true });
    const { page } = visitor;
    expect(await scaleOf(page)).toBe(1);
    await pinch(visitor, 40, 80);
    await expect.poll(() => scaleOf(page)).toBeCloseTo(2, 1);
    // A pinch is no long press: nothing was looked at.
    expect(await page.getByRole('dialog').count()).toBe(0);
    const scrolled = () => page.locator('.v-phone-board').evaluate(board => board.scrollTop);
    const before = await scrolled();
    const map = page.locator('.v-zoom-window');
    await map.evaluate(box => box.scrollTo(9999, 9999));
    const [left, top] = await map.evaluate(box => [box.scrollLeft, box.scrollTop]);
    expect(Math.min(left ?? 0, top ?? 0)).toBeGreaterThan(100);
    expect(await scrolled()).toBe(before);
    expect(await map.evaluate(box => getComputedStyle(box).overscrollBehaviorY)).toBe('contain');
    await page.getByRole('button', { name: say('zoom.farther') }).tap();
    await expect.poll(() => scaleOf(page)).toBeLessThan(1.5);
    await page
      .getByRole('button', { name: say('zoom.whole') })
      .first()
      .tap();
    await expect.poll(() => scaleOf(page)).toBe(1);
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5, 1);
    await page.keyboard.press('-');
    await expect.poll(() => scaleOf(page)).toBe(1);
    await page.getByRole('button', { name: say('zoom.closer') }).tap();
    await page.getByRole('button', { name: say('zoom.closer') }).tap();
    await expect.poll(() => scaleOf(page)).toBeCloseTo(2.25, 1);
    // Where the hero stands is in sight, and what is lit there can be touched.
    const sees = await page.evaluate(() => {
      const frame = document.querySelector('.v-zoom-window')?.getBoundingClientRect();
      const tile = document.querySelector('.kil-tile[data-here]')?.getBoundingClientRect();
      return frame && tile && tile.left < frame.right && tile.right > frame.left && tile.top < frame.bottom;
    });
    expect(sees).toBe(true);
    // The buttons lie over nothing of it, wherever it is moved.
    expect(await page.locator('.v-zoom-buttons').count()).toBe(1);
    expect(await overlapping(page, '.v-zoom-buttons', '.v-zoom-window')).toEqual([]);
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(page)).toBe(1);
  });
});

/** Every switch on the page, touched on its words, on itself, and at its rule: only the last opens the rulebook. */
async function trySwitches(page: Page, press: Press): Promise<readonly string[]> {
  const rows = page.locator('.v-toggle');
  const rules: string[] = [];
  for (const row of await rows.all()) {
    const input = row.getByRole('switch');
    const [on, name] = [await input.isChecked(), await row.innerText()];
    await press(row.locator('label'));
    await expect.poll(() => input.isChecked(), { message: `the words of ${name}` }).toBe(!on);
    await press(row.locator('i'));
    await expect.poll(() => input.isChecked(), { message: `the switch of ${name}` }).toBe(on);
    if (await row.locator('small span').count()) {
      await press(row.locator('small span'));
      await expect.poll(() => input.isChecked(), { message: `the note of ${name}` }).toBe(!on);
      await press(row.locator('small span'));
      await expect.poll(() => input.isChecked()).toBe(on);
    }
    const rule = row.locator('.v-rule');
    if ((await rule.count()) === 0) continue;
    await press(rule);
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => input.isChecked(), { message: `the rule of ${name}` }).toBe(on);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    rules.push(await rule.innerText());
  }
  return rules;
}

/** Whatever else can be set: every segment and card, steps up and down, a choice from a list. */
async function tryTheRest(page: Page, press: Press): Promise<void> {
  const radios = page.locator('.rows [role="radio"], .choice-cards [role="radio"]');
  for (let i = 0; i < (await radios.count()); i++) {
    await press(radios.nth(i));
    await expect.poll(() => radios.nth(i).getAttribute('aria-checked')).toBe('true');
  }
  for (const stepper of await page.locator('.stepper').all()) {
    const now = async (): Promise<number> => Number(await stepper.locator('output').innerText());
    const [less, more] = [stepper.locator('.stepper-button').first(), stepper.locator('.stepper-button').last()];
    const before = await now();
    const way = (await more.isEnabled()) ? ([more, less] as const) : ([less, more] as const);
    await press(way[0]);
    await expect.poll(async () => Math.abs((await now()) - before)).toBe(1);
    await press(way[1]);
    await expect.poll(now).toBe(before);
  }
  for (const select of await page.locator('.v-select').all()) {
    await press(select.locator('.v-select-button'));
    const last = page.getByRole('option').last();
    const name = await last.locator('b').innerText();
    await press(last);
    await expect.poll(() => select.locator('.v-select-value').innerText()).toBe(name);
  }
}

describe('what can be set', () => {
  for (const [how, plan, press] of [
    ['with the mouse', {}, async where => where.page().mouse.click(...(await middleOf(where)))],
    [
      'by touch on a phone',
      { viewport: PHONE, touch: true },
      async where => where.page().touchscreen.tap(...(await middleOf(where))),
    ],
  ] as const satisfies readonly (readonly [string, VisitorPlan, Press])[])
    test(`${how}: words, switch and note set it, the rule beside them is only read`, async () => {
      const { page, go, context } = await house.visitor(plan);
      await context.grantPermissions(['notifications']);
      const rules: string[] = [];
      for (const at of ['new/thunderstone/bot', 'new/kilforth/alone', 'settings']) {
        await go(at);
        await page.locator('.v-toggle').first().waitFor();
        rules.push(...(await trySwitches(page, press)));
        await tryTheRest(page, press);
      }
      expect(rules).toEqual(expect.arrayContaining([expect.stringMatching(/^THU-/), expect.stringMatching(/^KIL-/)]));
    });
});

describe('who has resigned', () => {
  test('is told so, and is not offered a seat that cannot be taken back', async () => {
    const host = await house.visitor({ settings: { guided: ['thunderstone'] } });
    const { page } = host;
    // Somebody else sits there and does nothing: two bots would be through before anybody has read that they play.
    const { table, invitations } = await lay(host, { seats: [{ kind: 'me', name: 'Ysolde' }, { kind: 'friend' }] });
    await page.evaluate(
      async ({ id, code }) => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ code, name: 'Iris' });
        const response = await fetch(`/api/tables/${id}/join`, { method: 'POST', headers, body });
        if (!response.ok) throw new Error(await response.text());
      },
      { id: table, code: invitations[0]?.code },
    );
    await page.locator('.v-slip').waitFor();
    await page.getByRole('button', { name: say('menu.title') }).click();
    await page.getByRole('button', { name: say('menu.resign') }).click();
    await page.getByRole('button', { name: say('menu.resignSure') }).click();
    await page.getByText(say('standIn.resigned')).waitFor();
    expect(await page.getByRole('button', { name: say('standIn.back') }).count()).toBe(0);
  });
});
