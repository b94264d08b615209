// Euthia in browsers: a fight in which both act, each in a browser of their own; a Hero's board by drag, by keys and by thumb.

import { tableSpeaker } from '@veillee/text';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { leadTo, mouse, tap } from '../hands/seat.ts';
import { allTexts, words } from '../house/catalogues.ts';
import { PHONE } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { layFrom } from '../house/tables.ts';
import { outOfSight } from '../looks/measures.ts';
import { reached } from './saves.ts';

const house = openedHouse();
const texts = allTexts('en', 'euthia');
const say = words('en');

/** As much of the table as is read here. */
interface Fought {
  readonly combat?: { readonly seat: number; readonly rival?: number };
  readonly heroes: readonly { readonly hand?: readonly string[]; readonly gaar: number }[];
}

const ledgerOn = (page: Page): Promise<string[]> => page.locator('.euf-ledger li').allInnerTexts();
/** The last figure of the ledger: what the Combat Strength comes to. */
const totalOn = async (page: Page): Promise<number> =>
  Number(await page.locator('.euf-ledger li').last().locator('strong').innerText());
const isAsked = (page: Page): Locator => page.locator('.v-slip-seal:not([data-waiting])');

test('two browsers, one fight: the rival runs the Monster with cards nobody sees, the Hero answers, both read one ledger', async () => {
  const { match, saved } = await reached(
    'rival',
    { seats: 2, options: { scenario: 'the-hunt', mode: 'competitive' } },
    ({ prompt, options }, { state }) => {
      const { combat, heroes } = state as Fought;
      const hero = heroes[combat?.seat ?? 0];
      return (
        prompt === 'combat.exchange.monster' &&
        options.some(({ key }) => key.startsWith('gaar')) &&
        (hero?.gaar ?? 0) > 0 &&
        (heroes[combat?.rival ?? 0]?.hand?.length ?? 0) > 0
      );
    },
  );
  const { combat, heroes } = match.state as Fought;
  const hand = heroes[combat?.rival ?? 0]?.hand ?? [];
  const [host, guest] = [await house.visitor(), await house.visitor({ name: 'Iris' })];
  const { table, invitations } = await layFrom(host, saved, [{ kind: 'me', name: 'Ysolde' }, { kind: 'friend' }]);
  await guest.go(`join/${table}/${invitations[0]?.code}`);
  await guest.page.getByRole('button', { name: say('shelf.sit') }).click();
  const pages = [host.page, guest.page] as const;
  const [hero, rival] = [pages[combat?.seat ?? 0] as Page, pages[combat?.rival ?? 1] as Page];

  // The same table from both sides: one's own band below, the rival's cards as backs to the Hero.
  await rival.locator('.euf-stage[data-near="monster"]').waitFor();
  await hero.locator('.euf-stage[data-near="hero"]').waitFor();
  expect(await rival.locator('.euf-monster .euf-card').count()).toBe(hand.length);
  expect(await hero.locator('.euf-monster .euf-card').count()).toBe(0);
  expect(await hero.locator('.euf-backs i').count()).toBe(hand.length);
  for (const card of hand) expect(await hero.locator(`[data-thing="${card}"]`).count()).toBe(0);
  // Whoever fights stands there, the Hero and the Monster face to face, whichever side one looks from.
  for (const page of pages)
    for (const side of ['.euf-hero', '.euf-monster'])
      await expect.poll(() => page.locator(`${side} .euf-portrait img:not([data-turned])`).count()).toBe(1);

  // The rival weighs a die with the mouse: its chances stand on the ruler before anything is sent.
  const before = await totalOn(rival);
  const die = rival.locator('.euf-die[data-look="option"]').first();
  await mouse.thing(die, { thing: 'die', look: 'option', area: 'die' });
  await expect.poll(() => rival.locator('.euf-bar[data-tried]').count()).toBeGreaterThan(0);
  expect(await ledgerOn(hero)).toEqual(await ledgerOn(rival));
  await rival.locator('.euf-answer[data-look="chosen"]').click();
  const gaar = texts['source.gaar'] ?? '';
  await expect.poll(async () => (await ledgerOn(hero)).filter(line => line.includes(gaar)).length).toBe(1);
  await expect.poll(() => ledgerOn(rival)).toEqual(await ledgerOn(hero));

  // The Hero answers by keys: the first Enter weighs, the second sends.
  await isAsked(hero).waitFor();
  const struck = await totalOn(hero);
  expect(struck).not.toBe(before);
  const reroll = hero.locator('.euf-answer[data-answer^="gaar"]').first();
  await leadTo(reroll);
  await hero.keyboard.press('Enter');
  await hero.locator('.euf-answer[data-look="chosen"]').waitFor();
  await hero.keyboard.press('Enter');
  await expect.poll(async () => (await ledgerOn(rival)).filter(line => line.includes(gaar)).length).toBe(2);
  await expect.poll(async () => (await ledgerOn(hero)).join()).toBe((await ledgerOn(rival)).join());

  // What one is asked about can be said from the stage.
  await hero.getByRole('button', { name: texts['table.fight.wishes'] ?? '' }).click();
  await hero.getByText(texts['window.combat.exchange'] ?? '').waitFor();
  await hero.keyboard.press('Escape');

  // Both pass on until the blow falls.
  const pass = (page: Page) => page.locator('.euf-answer[data-answer="pass"]');
  const exchange = `: ${texts['table.fight.step.exchange']}`;
  await expect
    .poll(
      async () => {
        for (const page of [hero, rival])
          if (await pass(page).count())
            await pass(page)
              .click({ timeout: 2000 })
              .catch(() => undefined);
        const now = await hero.locator('.euf-strip [data-state="now"]').allInnerTexts();
        return now.some(words => words.endsWith(exchange));
      },
      { timeout: 60_000 },
    )
    .toBe(false);
});

test('what is told of a fight lies on its slip, the newest line and the verdict whole', async () => {
  const { saved } = await reached(
    'tablet',
    { seats: 1, options: { scenario: 'the-hunt' } },
    ({ prompt }) => prompt === 'combat.before',
  );
  const visitor = await house.visitor({ look: 'styled', settings: { motion: 'full', pace: 'calm' } });
  const { page } = visitor;
  await layFrom(visitor, saved);
  await page.locator('.v-slip-buttons [data-look="main"]').click();
  const scene = page.locator('.scene');
  await scene.waitFor();
  let most = 0;
  for (let n = 0; n < 600 && (await scene.count()) > 0; n++) {
    const { lines, cut } = await page.evaluate(() => {
      const box = document.querySelector('.scene')?.getBoundingClientRect();
      const steps = [...document.querySelectorAll('.scene-steps li')];
      const newest = [steps.at(-1), document.querySelector('.scene-verdict')].filter(
        line => line !== undefined && line !== null,
      );
      const isCut = (line: Element): boolean => {
        const { top, bottom } = line.getBoundingClientRect();
        return box !== undefined && (top < box.top || bottom > Math.min(box.bottom, innerHeight));
      };
      return { lines: steps.length, cut: newest.filter(isCut).map(line => line.textContent) };
    });
    expect(cut).toEqual([]);
    most = Math.max(most, lines);
    await page.waitForTimeout(100);
  }
  expect(most).toBeGreaterThan(2);
});

// ---- a Hero's board ----

const slot = (page: Page, place: string): Locator => page.locator(`.eui-slot[data-place="${place}"]`);
const pieceOn = (page: Page, place: string): Promise<string | null> => slot(page, place).getAttribute('data-thing');

/** Dral alone, before the first step. */
const firstTurn = () =>
  reached('board', { seats: 1, options: { scenario: 'the-hunt' } }, ({ prompt }, { state }) => {
    const { heroes } = state as { heroes: readonly { id: string }[] };
    return prompt === 'turn.ask' && heroes[0]?.id !== 'skoldur';
  });

const middleOf = async (element: Locator): Promise<readonly [number, number]> => {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not there');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

test('a Weapon is dragged into a Bag, what that changes is told first; it comes back by keys, and Escape puts it down', async () => {
  const { saved } = await firstTurn();
  const visitor = await house.visitor();
  const { page } = visitor;
  await layFrom(visitor, saved);
  await page.getByRole('tab', { name: texts['table.focus.board'] ?? '' }).click();
  const weapon = (await pieceOn(page, 'slot:sword-1')) ?? '';
  expect(weapon).not.toBe('slot:sword-1');

  const [x, y] = await middleOf(slot(page, 'slot:sword-1'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 20, { steps: 3 });
  // Only where it may go can it be dropped: on a helm nothing happens.
  await page.mouse.move(...(await middleOf(slot(page, 'slot:helm-1'))), { steps: 3 });
  await page.locator('.eui-ghost-piece').waitFor();
  expect(await slot(page, 'slot:helm-1').getAttribute('data-drop')).toBeNull();
  await page.mouse.move(...(await middleOf(slot(page, 'bag:1'))), { steps: 4 });
  await page.locator('.eui-way[data-look="chosen"] .eui-difference').waitFor();
  await page.mouse.up();
  await expect.poll(() => pieceOn(page, 'bag:0')).toBe(weapon);
  expect(await pieceOn(page, 'slot:sword-1')).toBe('slot:sword-1');

  // By keys: Enter takes it, Escape puts it back, arrows find where it may go, Enter puts it there.
  const sent = visitor.said.length;
  await leadTo(slot(page, 'bag:0'));
  await page.keyboard.press('Enter');
  await page.locator('.eui-slot[data-held]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.eui-slot[data-held]').waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  for (let n = 0; n < 8 && (await focused()) !== 'slot:sword-1'; n++) await page.keyboard.press('ArrowLeft');
  for (let n = 0; n < 8 && (await focused()) !== 'slot:sword-1'; n++) await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe('slot:sword-1');
  expect(visitor.said.length).toBe(sent);
  await page.keyboard.press('Enter');
  await expect.poll(() => pieceOn(page, 'slot:sword-1')).toBe(weapon);
});

test('by thumb, in French: a touch takes the Weapon and tells its ways, a touch on a Bag puts it there', async () => {
  const { saved } = await firstTurn();
  const visitor = await house.visitor({ viewport: PHONE, touch: true, settings: { language: 'fr' } });
  const { page } = visitor;
  await layFrom(visitor, saved);
  await page.getByRole('tab').nth(1).tap();
  const weapon = (await pieceOn(page, 'slot:sword-1')) ?? '';
  await tap(slot(page, 'slot:sword-1'));
  const french = tableSpeaker('fr', { names: ['Ysolde'], reader: 0 }, allTexts('fr', 'euthia'));
  const takesOff = french({ text: 'do.unequip', with: { tile: { text: `tile.${weapon}` } } });
  await page.locator('.eui-way', { hasText: takesOff }).waitFor();
  await tap(slot(page, 'bag:0'));
  await expect.poll(() => pieceOn(page, 'bag:0')).toBe(weapon);
});

test('a tablet folds its rail away, but no answer of a fight and no ware of whoever trades, however it is held', async () => {
  const asked = { seats: 1, options: { scenario: 'the-hunt' } };
  const fight = await reached(
    'tablet',
    asked,
    ({ prompt, options }) => prompt === 'combat.exchange' && options.length > 1,
  );
  const trade = await reached('wares', asked, ({ prompt, options }) => prompt === 'trade.ask' && options.length > 4);
  for (const viewport of [
    { width: 1024, height: 768 },
    { width: 820, height: 1180 },
  ]) {
    const visitor = await house.visitor({ viewport });
    for (const [{ saved }, things] of [
      [fight, '.euf-answer[data-lit]'],
      [trade, '.eut-offer .v-tile[data-lit]'],
    ] as const) {
      await layFrom(visitor, saved);
      await visitor.page.locator(things).first().waitFor();
      expect(await outOfSight(visitor.page, things)).toEqual([]);
      expect(await outOfSight(visitor.page, '.v-slip-buttons button')).toEqual([]);
    }
  }
});
