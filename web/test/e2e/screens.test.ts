// Every screen: in French without a word of English, for assistive technology, within a phone's width. Saves and replays.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoxFacts } from '@veillee/games/boxes';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { compress } from '../../compress.ts';
import { unfold } from './hands/chronicle.ts';
import { mouse } from './hands/seat.ts';
import { words } from './house/catalogues.ts';
import { PHONE, WIDE } from './house/house.ts';
import { openedHouse } from './house/opened-house.ts';
import { AGAINST_A_BOT, lay } from './house/tables.ts';
import { foreignWords } from './looks/french.ts';
import { axeFindings, cutCards, overflow, tooSmall, unnamed } from './looks/measures.ts';
import { type Check, walkRooms, walkTable } from './looks/walk.ts';
import { asked, beginTurn, FIGHT, isTurn, look, playOn, SHOP } from './thunderstone/seat.ts';

const house = openedHouse();

const say = words('en');

type Look = (page: Page) => Promise<readonly string[]>;

/** Screens made of nothing that another one does not show: axe, which takes its time, passes them by. */
const ALIKE = new Set([
  'nowhere',
  'table-tab-players',
  'village-options',
  'village-stack-chosen',
  'dungeon-rank-chosen',
  'resign',
  'over-table',
]);

/** Dialogs over a table that was judged with the list of options over it: of these axe reads the dialog alone. */
const DIALOGS = new Set(['keys', 'menu', 'rulebook-panel', 'arithmetic', 'battle-told']);
const DIALOG = '[role="dialog"]';
const axe =
  (name: string): Look =>
  async page =>
    axeFindings(page, DIALOGS.has(name) && (await page.locator(DIALOG).count()) > 0 ? DIALOG : 'html');

/** Findings by screen, so that one run tells them all. */
function findings(...looks: readonly Look[]): { readonly found: string[]; readonly check: Check } {
  const found: string[] = [];
  return {
    found,
    check: async ({ name, page }) => {
      const all = ALIKE.has(name) ? looks : [...looks, axe(name)];
      for (const look of all) for (const line of await look(page)) found.push(`${name}: ${line}`);
    },
  };
}

/** Rows of a shop that do not say what they are worth: one would have to look at each card. */
const worthless: Look = page =>
  page.evaluate(() =>
    [...document.querySelectorAll('.thu-price:not(.thu-price-empty) .v-tile')]
      .filter(row => ![...row.querySelectorAll('.v-worth > span, .thu-deed')].some(({ textContent }) => textContent))
      .map(row => `${row.textContent} says nothing of its worth`),
  );

describe('every screen', () => {
  test('wide, in French: no English word, nothing that keeps anybody out', async () => {
    const visitor = await house.visitor({ settings: { language: 'fr' }, look: 'styled' });
    const { found, check } = findings(foreignWords, unnamed, overflow, worthless);
    await walkRooms(visitor, 'fr', check);
    await walkTable(visitor, 'fr', check);
    expect(found).toEqual([]);
  });

  test('on a phone: nothing sticks out, lit things fit a finger, nothing keeps anybody out', async () => {
    const visitor = await house.visitor({ viewport: PHONE, touch: true, look: 'styled' });
    const { found, check } = findings(unnamed, overflow, tooSmall, worthless);
    await walkRooms(visitor, 'en', check);
    await walkTable(visitor, 'en', check);
    expect(found).toEqual([]);
  });

  test('the kit', async () => {
    const visitor = await house.visitor({ look: 'styled' });
    await visitor.go('kit');
    await visitor.page.getByRole('heading', { name: 'Kit' }).waitFor();
    expect(await axeFindings(visitor.page)).toEqual([]);
    // What only says something is closed by a click elsewhere, and that click counts.
    const rule = visitor.page.getByRole('button', { name: 'Rule popover' });
    const light = visitor.page.getByRole('dialog', { name: 'Light' });
    // Scrolled to before: whatever scrolls closes it too.
    await rule.scrollIntoViewIfNeeded();
    await visitor.page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await rule.click();
    await light.waitFor();
    await rule.click();
    await light.waitFor({ state: 'detached' });
    await rule.click();
    await light.waitFor();
    await visitor.page.getByRole('button', { name: 'Dialog' }).click();
    await visitor.page.getByRole('dialog', { name: 'Begin the Assault' }).waitFor();
    expect(await visitor.page.getByRole('dialog').count()).toBe(1);
  });
});

describe('an inspected card', () => {
  test.each(['thunderstone', 'kilforth'])(
    'of %s is whole beside the pointer, in a low window too, and on a phone, in both languages: every card',
    async game => {
      const found: string[] = [];
      for (const language of ['en', 'fr'] as const) {
        const { page, go } = await house.visitor({ settings: { language } });
        for (const viewport of [WIDE, { width: 1280, height: 640 }, { width: 360, height: 640 }]) {
          // Cards are fitted to the window when they come.
          await go('about');
          await page.locator('h1').waitFor();
          await page.setViewportSize(viewport);
          await go(`kit/${game}`);
          await page.locator('.kit-cards > article').first().waitFor();
          await page.evaluate(() => document.fonts.ready);
          const { cards, cut } = await cutCards(page);
          expect(cards).toBeGreaterThan(90);
          found.push(...cut.map(line => `${language} ${viewport.width}x${viewport.height} ${line}`));
        }
      }
      expect(found).toEqual([]);
    },
  );
});

describe('the first view', () => {
  test('comes in under 200 KiB, compressed, fonts and all', async () => {
    const load = async (): Promise<readonly (readonly [path: string, size: number])[]> => {
      const { page, go } = await house.visitor();
      const sizes: Promise<readonly [string, number]>[] = [];
      page.on('requestfinished', request =>
        sizes.push(
          request.sizes().then(({ responseBodySize }) => [new URL(request.url()).pathname, responseBodySize] as const),
        ),
      );
      await go('');
      await page.getByRole('heading', { name: say('shelf.mine') }).waitFor();
      await page.waitForLoadState('networkidle');
      return Promise.all(sizes);
    };
    // The house serves the page plain: what the first view is made of is compressed now, as a build does it.
    for (const [path] of await load()) {
      const file = join(house.page, path === '/' ? 'index.html' : path);
      if (existsSync(file)) compress(file);
    }
    const all = await load();
    expect(all.some(([path]) => path.endsWith('.woff2'))).toBe(true);
    expect(all.reduce((sum, [, size]) => sum + size, 0) / 1024).toBeLessThan(200);
  });
});

describe('a table that is set aside', () => {
  test.each(['en', 'fr'] as const)('is tried again from the list, by whoever made it: %s', async language => {
    const { page, go, ...visitor } = await house.visitor({ settings: { language } });
    const { table } = await lay(
      { page, go, ...visitor },
      { game: 'thunderstone', seats: [{ kind: 'me' }, { kind: 'bot' }] },
    );
    const tried: string[] = [];
    await page.route('**/api/tables', async route => {
      const response = await route.fetch();
      const lists = (await response.json()) as { mine: { id: string }[] };
      const mine = lists.mine.map(each => (each.id === table ? { ...each, status: 'paused', stopped: 'rules' } : each));
      await route.fulfill({ response, json: { ...lists, mine } });
    });
    await page.route('**/api/tables/*/resume', async route => {
      tried.push(route.request().url());
      await route.continue();
    });
    await go('');
    const again = page.getByRole('button', { name: language === 'en' ? 'Try again' : 'Réessayer', exact: true });
    await again.waitFor();
    expect(await page.locator('.list-row', { has: again }).innerText()).toMatch(
      language === 'en' ? /set aside/ : /mise de côté/,
    );
    await again.click();
    await page.waitForURL(`**/table/${table}`);
    expect(tried).toEqual([expect.stringContaining(table)]);
  });
});

test('whoever asks to be named is named, on the box and on the page about the house', async () => {
  const { page, go } = await house.visitor();
  const games = join(import.meta.dirname, '../../../games');
  const boxes = globSync('*/box/box.json', { cwd: games }).map(path => readFileSync(join(games, path), 'utf8'));
  const credits = boxes.flatMap(box => (JSON.parse(box) as BoxFacts).credit ?? []);
  expect(credits.length).toBeGreaterThan(0);
  for (const { makers, licence, link } of credits) {
    await go('');
    const box = page.locator('.box-credit', { hasText: licence });
    await box.waitFor();
    for (const maker of makers) expect(await box.innerText()).toContain(maker);
    await go('about');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: licence, exact: true }) });
    await row.waitFor();
    for (const maker of makers) expect(await row.innerText()).toContain(maker);
    expect(await row.getByRole('link').getAttribute('href')).toBe(link);
  }
});

describe('language', () => {
  test('changes in mid-game, and back', async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await lay(visitor, {
      seats: AGAINST_A_BOT,
      seed: 'language',
    });
    const english = await asked(page);
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByText(words('fr')('bar.mine')).waitFor();
    await expect.poll(async () => (await look(page)).prompt).not.toBe(english.prompt);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    const { deeds } = await playOn(
      page,
      mouse,
      () => FIGHT,
      (_, done) => done.length >= 6,
    );
    expect(deeds).toHaveLength(6);
    expect(await foreignWords(page)).toEqual([]);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText(say('frame.chronicle')).first().waitFor();
  });
});

describe('saves and replays', () => {
  test('saved to a file, opened as a new table, seen again, continued from a moment', async () => {
    const visitor = await house.visitor({ forgive: /422/ });
    const { page, go } = visitor;
    const { table } = await lay(visitor, {
      seats: AGAINST_A_BOT,
      seed: 'saved',
    });
    // Two turns, then into the Village: saved in mid-decision.
    let turns = 0;
    await playOn(
      page,
      mouse,
      () => (turns === 1 ? FIGHT : SHOP),
      sight => {
        if (isTurn(sight) && !sight.lit.some(lit => lit.look === 'chosen')) turns++;
        return turns === 3;
      },
    );
    await beginTurn(page, mouse, SHOP);
    const saved = await asked(page);
    await page.getByRole('button', { name: say('menu.title') }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say('menu.export') }).click();
    const file = await (await download).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'thunderstone', seats: 2 });

    await go('');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: say('save.open') }).click();
    await (await chooser).setFiles(file);
    await page.getByRole('button', { name: say('save.go') }).click();
    await page.waitForURL(url => url.hash.startsWith('#/table/') && !url.hash.includes(table));
    const opened = await asked(page);
    expect(opened.prompt).toBe(saved.prompt);
    expect(opened.lit).toEqual(saved.lit);

    // What is not a save is refused in words.
    await go('');
    const again = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: say('save.open') }).click();
    await (await again).setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"seats":2}') });
    await page.getByRole('alert').waitFor();

    await go(`table/${table}`);
    await asked(page);
    await page.getByRole('button', { name: say('menu.title') }).click();
    await page.getByRole('button', { name: say('menu.replay') }).click();
    const slider = page.getByRole('slider', { name: say('replay.slider') });
    await slider.waitFor();
    const place = () => page.locator('.replay-count').innerText();
    const entries = Number(await slider.getAttribute('max'));
    const told = async (): Promise<readonly string[]> => {
      // Old turns are one line, which unfolds to the turns, which unfold to their steps.
      await unfold(page);
      await unfold(page);
      return page.locator('.chronicle .v-line').allInnerTexts();
    };
    const begun = await told();
    expect(entries).toBeGreaterThan(5);
    expect(await place()).toBe(`0 of ${entries}`);
    await page.getByRole('button', { name: say('replay.next') }).click();
    await expect.poll(place).toBe(`1 of ${entries}`);
    await page.getByRole('button', { name: say('replay.next') }).click();
    await expect.poll(place).toBe(`2 of ${entries}`);
    await page.getByRole('button', { name: say('replay.back') }).click();
    await expect.poll(place).toBe(`1 of ${entries}`);
    await slider.focus();
    await page.keyboard.press('End');
    await expect.poll(place).toBe(`${entries} of ${entries}`);
    // The chronicle is whole although most of it was jumped over, and as long as the place is far.
    const whole = await told();
    expect(whole.slice(0, begun.length)).toEqual(begun);
    expect(whole.length).toBeGreaterThan(entries);
    expect(whole.join(' ')).toMatch(/You drew [A-Z]/);
    await page.keyboard.press('Home');
    await expect.poll(told).toEqual(begun);
    await page.keyboard.press('End');
    await expect.poll(told).toEqual(whole);
    await page.getByRole('combobox', { name: say('replay.turn', { unit: 'turn' }) }).selectOption({ index: 0 });
    await expect.poll(place).not.toBe(`${entries} of ${entries}`);
    const jumped = await place();
    expect((await look(page)).lit).toEqual([]);
    await page.getByRole('combobox', { name: say('replay.eyes') }).selectOption('spectator');
    await page.locator('.thu-hand-hidden').waitFor();
    expect(await place()).toBe(jumped);
    // Whoever looks on never heard which cards were drawn.
    await slider.focus();
    await page.keyboard.press('End');
    await expect.poll(place).toBe(`${entries} of ${entries}`);
    expect((await told()).join(' ')).not.toMatch(/(?:You|Ysolde) drew [A-Z]/);
    expect(await told()).toHaveLength(whole.length);
    await page.getByRole('combobox', { name: say('replay.turn', { unit: 'turn' }) }).selectOption({ index: 0 });
    await expect.poll(place).toBe(jumped);

    await page.getByRole('button', { name: say('replay.continue') }).click();
    await page.waitForURL(url => url.hash.startsWith('#/table/') && !url.hash.includes(table));
    const on = await asked(page);
    expect(on.over).toBe(false);
    await playOn(
      page,
      mouse,
      () => FIGHT,
      (_, done) => done.length >= 2,
    );
  });
});
