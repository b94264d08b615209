// Battles, tests and nights are told before the table shows what came of them. The page's clock stands still but for what the
// test lets pass, so that every moment can be looked at.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mouse } from './hands/seat.ts';
import { words } from './house/catalogues.ts';
import type { Visitor } from './house/house.ts';
import { openedHouse } from './house/opened-house.ts';
import { AGAINST_A_BOT, lay } from './house/tables.ts';
import * as kilforth from './kilforth/seat.ts';
import * as thunderstone from './thunderstone/seat.ts';

const house = openedHouse();
const say = words('en');
const SETTINGS = { pace: 'calm', guided: ['thunderstone', 'kilforth'] } as const;

/** A visitor whose page has a clock of its own. */
async function visit(): Promise<Visitor> {
  const visitor = await house.visitor({ settings: SETTINGS });
  await visitor.page.clock.install();
  return visitor;
}

/** From now on time passes only in `runFor`. */
const stop = async ({ clock }: Page): Promise<void> => clock.pauseAt(Date.now() + 60_000);

const scene = (page: Page) => page.locator('.scene');
const isTold = async (page: Page): Promise<boolean> => (await scene(page).count()) > 0;
const textOf = (page: Page): Promise<string> => page.evaluate(() => document.body.innerHTML);

/** Lets time pass until something holds. */
async function until(page: Page, holds: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400; i++) {
    if (await holds()) return;
    await page.clock.runFor(50);
  }
  throw new Error('it never came');
}

describe('Thunderstone', () => {
  /** At the table, in the Dungeon, with a monster chosen; time stands still. */
  async function beforeBattle(visitor: Visitor): Promise<void> {
    const { page } = visitor;
    await lay(visitor, { seats: AGAINST_A_BOT, seed: 'told' });
    let sight = await thunderstone.asked(page);
    await stop(page);
    sight = await toBattle(page, sight);
  }

  const isReady = ({ buttons }: thunderstone.Sight): boolean => buttons.some(({ text }) => text.startsWith('Fight '));

  async function toBattle(page: Page, first: thunderstone.Sight): Promise<thunderstone.Sight> {
    let sight = first;
    while (!isReady(sight)) {
      await thunderstone.act(page, sight, mouse, thunderstone.FIGHT);
      const before = JSON.stringify(sight);
      await until(page, async () => {
        sight = await thunderstone.look(page);
        return !(await isTold(page)) && !sight.waiting && JSON.stringify(sight) !== before;
      });
    }
    return sight;
  }

  const fight = (page: Page): Promise<void> => page.locator('.v-slip-buttons [data-look="main"]').click();
  /** The bot has answered, and this seat is asked again: all of it has arrived. */
  const allHeard = async ({ heard, page }: Visitor, from: number): Promise<void> => {
    for (let i = 0; i < 400; i++) {
      if (heard.slice(from).some(message => message.includes('"prompt":"turn.action"'))) return;
      await page.waitForTimeout(50);
    }
    throw new Error('the bot never answered');
  };

  test('the Hall holds its breath: figure by figure, then the verdict, then what came of it; a quick bot changes nothing', async () => {
    const visitor = await visit();
    const { page, heard } = visitor;
    await beforeBattle(visitor);
    const hall = (): Promise<string[]> => page.locator('.thu-hall-card .v-card-name').allInnerTexts();
    const lines = (): Promise<number> => page.locator('.chronicle-lines li').count();
    const [hallBefore, linesBefore, from] = [await hall(), await lines(), heard.length];
    await fight(page);
    await scene(page).waitFor();
    await allHeard(visitor, from);

    // Everything has arrived; nothing of it can be read.
    expect(await page.locator('.scene-steps li').count()).toBe(0);
    const seen: number[] = [];
    let passed = 0;
    while ((await page.locator('.scene-verdict').count()) === 0) {
      expect(await textOf(page)).not.toMatch(/lost to|beat|failed against|defeated/i);
      expect([await hall(), await lines()]).toEqual([hallBefore, linesBefore]);
      seen.push(await page.locator('.scene-steps li').count());
      await page.clock.runFor(50);
      passed += 50;
    }
    const steps = Math.max(...seen);
    expect(steps).toBeGreaterThan(1);
    expect([...new Set(seen)]).toEqual(Array.from({ length: steps + 1 }, (_, i) => i));
    // The verdict stands, and the Hall is still the one before.
    expect(await page.locator('.scene-verdict').innerText()).toMatch(/^You (lost to|beat)/);
    expect([await hall(), await lines()]).toEqual([hallBefore, linesBefore]);
    while (await isTold(page)) {
      await page.clock.runFor(50);
      passed += 50;
    }
    expect(passed).toBeGreaterThanOrEqual(1500);
    // Only now the board shows it; the bot is yet to come, and the verdict is one line on the slip.
    expect(await lines()).toBeGreaterThan(linesBefore);
    expect(await page.locator('.verdict-line').innerText()).toMatch(/You (lost to|beat)/);
    expect(await page.locator('.chronicle').innerText()).not.toMatch(/^Maud.*\n?$/m);
  });

  test('a click or a key ends the telling and presses nothing; once told at once, nothing is told', async () => {
    const visitor = await visit();
    const { page, said, heard } = visitor;
    await beforeBattle(visitor);
    const from = heard.length;
    await fight(page);
    await scene(page).waitFor();
    await allHeard(visitor, from);
    await page.clock.runFor(400);
    const answers = (): number => said.filter(message => message.includes('"t":"answer"')).length;
    const before = answers();
    // On the Hall, which will be lit as soon as this seat is asked again.
    const box = await page.locator('.thu-hall').boundingBox();
    if (!box) throw new Error('there is no Hall');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await scene(page).waitFor({ state: 'detached' });
    expect(answers()).toBe(before);
    expect(await page.getByRole('dialog').count()).toBe(0);

    // The pace is a setting of the menu, and is kept.
    await page.getByRole('button', { name: say('menu.title') }).click();
    await page.getByRole('radio', { name: say('settings.pace.now') }).click();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => localStorage.getItem('veillee.settings'))).toContain('"pace":"now"');
    await page.clock.runFor(1000);
    const turn = await thunderstone.asked(page);
    await toBattle(page, turn);
    const then = heard.length;
    await fight(page);
    await allHeard(visitor, then);
    await expect.poll(async () => (await thunderstone.look(page)).waiting).toBe(false);
    expect(await isTold(page)).toBe(false);

    // Somebody who looks back is told it again, above the replay's own slip.
    const table = /table\/([\w-]+)/.exec(page.url())?.[1] ?? '';
    await page.clock.resume();
    await visitor.go(`replay/${table}/0`);
    await page.getByRole('slider').waitFor();
    await page.getByRole('button', { name: say('replay.play'), exact: true }).click();
    await scene(page).waitFor();
    expect(await page.getByRole('slider').isVisible()).toBe(true);
    await scene(page).waitFor({ state: 'detached' });
  });
});

describe('Kilforth', () => {
  test('dice tumble before anybody can read them, and a night falls before the new Day is seen; Space ends it', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await lay(visitor, { game: 'kilforth', seats: [{ kind: 'me', name: 'Ysolde' }], seed: 'killed' });
    let sight = await kilforth.asked(page);
    await stop(page);
    const plan = kilforth.wanderer(3);
    const met = new Set<string>();
    for (let i = 0; i < 120 && met.size < 2; i++) {
      const day = sight.day;
      await kilforth.act(page, sight, mouse, plan);
      const before = JSON.stringify(sight);
      await until(page, async () => {
        if (await isTold(page)) return true;
        sight = await kilforth.look(page);
        return !sight.waiting && JSON.stringify(sight) !== before;
      });
      if (!(await isTold(page))) continue;
      const of = (await scene(page).getAttribute('data-of')) ?? '';
      if (of === 'test' && !met.has(of)) await watchDice(page);
      if (of === 'night' && !met.has(of)) expect(await page.locator('.kil-day b').innerText()).toBe(day);
      met.add(of);
      await page.keyboard.press(' ');
      await scene(page).waitFor({ state: 'detached' });
      if (of === 'night') expect(await page.locator('.kil-day b').innerText()).not.toBe(day);
      await until(page, async () => {
        sight = await kilforth.look(page);
        return (await isTold(page)) || !sight.waiting;
      });
    }
    expect([...met].sort()).toEqual(['night', 'test']);
  });

  async function watchDice(page: Page): Promise<void> {
    const tumbling = page.locator('.scene-row[data-tumbling]');
    const log = (): Promise<number> => page.locator('.chronicle-lines li').count();
    const before = await log();
    await until(page, async () => (await tumbling.count()) > 0);
    expect(await tumbling.locator('.v-die').count()).toBeGreaterThan(0);
    expect(await page.locator('.scene .v-die b').count()).toBe(0);
    expect(await tumbling.getAttribute('aria-label')).toBe(say('scene.rolling'));
    expect(await log()).toBe(before);
    await page.clock.runFor(600);
    expect(await page.locator('.scene .v-die b').count()).toBe(0);
    await page.clock.runFor(150);
    const faces = await page.locator('.scene-row').first().locator('.v-die b').allInnerTexts();
    expect(faces.length).toBeGreaterThan(0);
    for (const face of faces) expect(face).toMatch(/^[1-6]$/);
  }
});
