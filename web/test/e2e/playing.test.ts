// One person against a bot: a whole game with the mouse, turns by keyboard alone, turns by touch on a phone.

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { words } from './catalogues.ts';
import { type House, openHouse, PHONE } from './house.ts';
import { focusOn, keys, tabTo } from './keys.ts';
import { overflow, tooSmall } from './measures.ts';
import { asked, type Deed, FIGHT, finger, lay, look, mouse, playOn, SHOP, type Sight } from './seat.ts';

// On a machine that others use too.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => house.clear());
afterAll(() => house?.close());

const say = words('en');
const AGAINST_A_BOT = [
  { kind: 'me', name: 'Ysolde' },
  { kind: 'bot', bot: 'random', name: 'Maud' },
] as const;

const isTurn = (sight: Sight): boolean => sight.lit.some(lit => lit.area === 'village' || lit.area === 'entrance');
const touchedAreas = (deeds: readonly Deed[]): ReadonlySet<string> =>
  new Set(deeds.flatMap(deed => (deed.did === 'touched' ? [deed.lit.area] : [])));

describe('with the mouse', () => {
  test('a whole game, from the shelf to the scores', async () => {
    const { page, go } = await house.visitor();
    await go('');
    await page.getByRole('radio', { name: 'Thunderstone' }).click();
    await page.getByRole('button', { name: say('shelf.bot') }).click();
    await page.getByRole('radio', { name: say('bot.random'), exact: true }).click();
    await page.getByLabel(say('setup.seed')).fill('e2e');
    await page.getByRole('button', { name: say('setup.deal') }).click();
    await asked(page);
    expect(await page.getByRole('list', { name: say('frame.players') }).innerText()).toContain('Ysolde');
    // The first turn in the Village, every other one in the Dungeon, at the front Rank.
    let turns = 0;
    const { deeds, last } = await playOn(page, mouse, sight => {
      if (isTurn(sight) && !sight.lit.some(lit => lit.look === 'chosen')) turns++;
      return turns === 1 ? SHOP : FIGHT;
    });
    expect(last.over).toBe(true);
    expect([...touchedAreas(deeds)]).toEqual(expect.arrayContaining(['village', 'stack', 'entrance', 'rank']));
    expect(await page.locator('.scores tr').count()).toBe(2);
    const scores = await page.locator('.scores tr td:last-child').allInnerTexts();
    expect(scores.every(score => /^\d+$/.test(score))).toBe(true);
    expect(await page.getByRole('img', { name: say('over.winner') }).count()).toBeGreaterThan(0);
    expect(turns).toBeGreaterThan(8);
  });
});

describe('by keyboard alone', () => {
  test('every action of a turn, then from the list of options', async () => {
    const { page, go } = await house.visitor({ viewport: { width: 1280, height: 800 } });
    await go('new/thunderstone/bot');
    await page.getByRole('button', { name: say('setup.deal') }).waitFor();
    await tabTo(page, '.seat-name');
    await tabTo(page, '[role="radio"]');
    await tabTo(page, '.setup-ready button');
    await page.keyboard.press('Enter');
    let sight = await asked(page);

    // The help sheet names the keys.
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: say('help.title') }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    // Village, Rest, Dungeon: each by the board or the slip.
    const plans = [SHOP, 'rest', FIGHT] as const;
    for (const plan of plans) {
      expect(isTurn(sight)).toBe(true);
      if (plan === 'rest') {
        await keys.button(page, { text: 'Rest', look: 'option' });
        sight = await asked(page, sight);
        // Destroying a card or none: both are lit somewhere; here a card of the hand.
        const { last } = await playOn(page, keys, () => ['hand'], isTurn);
        sight = last;
      } else {
        let began = false;
        const { deeds, last } = await playOn(
          page,
          keys,
          () => plan,
          now => {
            if (!isTurn(now)) began = true;
            return began && isTurn(now);
          },
        );
        expect(touchedAreas(deeds).has(plan === SHOP ? 'stack' : 'rank')).toBe(true);
        sight = last;
      }
    }

    // Arrows go from Rank to Rank; `i` looks closely, Escape closes it.
    await keys.thing(page, { thing: 'hall', look: 'option', area: 'entrance' });
    await page.keyboard.press('Enter');
    sight = await asked(page, sight);
    const ranks = (await look(page)).lit.filter(lit => lit.area === 'rank');
    if (ranks.length > 1) {
      await focusOn(page, `[data-thing="${ranks[0]?.thing}"]`);
      await page.keyboard.press('ArrowRight');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('data-thing'))).toBe(ranks[1]?.thing);
      await page.keyboard.press('i');
      await page.getByRole('tooltip').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('tooltip').waitFor({ state: 'detached' });
    }

    // And the plain list answers everything, with `o`, Tab and Enter.
    for (let n = 0; n < 12 && !sight.over; n++) {
      sight = await asked(page);
      await page.keyboard.press('o');
      await page.getByRole('dialog').waitFor();
      const listed = await look(page);
      expect(listed.rows.length).toBeGreaterThan(0);
      await keys.row(page);
      if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
      sight = await asked(page, { ...sight, rows: [] });
    }
  });
});

describe('by touch on a phone', () => {
  test('turns in the Village and the Dungeon; nothing sticks out, everything lit is large enough', async () => {
    const visitor = await house.visitor({ viewport: PHONE, touch: true });
    const { page } = visitor;
    await lay(visitor, { seats: AGAINST_A_BOT, seed: 'phone' });
    let turns = 0;
    const small = new Set<string>();
    const { deeds } = await playOn(
      page,
      finger,
      () => (turns % 2 === 1 ? ['press Visit the Village', ...SHOP] : FIGHT),
      sight => {
        if (isTurn(sight) && !sight.lit.some(lit => lit.look === 'chosen')) turns++;
        return turns > 4;
      },
    );
    expect([...touchedAreas(deeds)]).toEqual(expect.arrayContaining(['stack', 'rank']));
    expect(await overflow(page)).toEqual([]);
    for (const thing of await tooSmall(page)) small.add(thing);
    expect([...small]).toEqual([]);
  });
});
