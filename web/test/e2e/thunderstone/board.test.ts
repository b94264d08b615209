// One person against a bot: a whole game with the mouse, turns and the end by keyboard alone, turns by touch on a phone and
// in a low window, and what the menu does.

import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { TableFacts } from '../../../../server/protocol.ts';
import { focusOn, keys, tabTo } from '../hands/keys.ts';
import { type Deed, finger, mouse } from '../hands/seat.ts';
import { words } from '../house/catalogues.ts';
import { PHONE } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { AGAINST_A_BOT, lay } from '../house/tables.ts';
import { cutShort, overflow, tooSmall } from '../looks/measures.ts';
import { lateSave } from './late-save.ts';
import { act, asked, FIGHT, isTurn, look, playOn, SHOP, touch } from './seat.ts';

const house = openedHouse();

const say = words('en');
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
    // The best moment is seen again where it happened.
    const moment = page.getByRole('region', { name: say('ending.moment') });
    const deed = (await moment.locator('.ending-deed p').innerText()).trim();
    // It is shown with the card it is about, and the game says how long it took.
    const about = await moment.locator('.v-card-name').innerText();
    expect(deed).toContain(about);
    const figures = await page.getByRole('region', { name: say('ending.figures') }).innerText();
    expect(figures).toMatch(/\d+ min, \d+ turns/);
    await moment.getByRole('button', { name: say('ending.watch') }).click();
    const slider = page.getByRole('slider', { name: say('replay.slider') });
    await slider.waitFor();
    const chronicle = page.getByRole('region', { name: say('frame.chronicle') });
    // From before it happened, and by itself.
    const from = Number(/\/(\d+)\/play$/.exec(page.url())?.[1]);
    await page.getByRole('button', { name: say('replay.pause') }).waitFor();
    await expect.poll(() => chronicle.innerText()).toContain(deed);
    expect(Number(await slider.inputValue())).toBeGreaterThan(from);
    await slider.fill(String(from));
    await expect.poll(() => chronicle.innerText()).not.toContain(deed);
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => chronicle.innerText()).not.toContain(deed);
  });
});

describe('a monster touched before the Dungeon is entered', () => {
  test('offers to go down, and is the one that is chosen there', async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await lay(visitor, { seats: AGAINST_A_BOT, seed: 'e2e' });
    const turn = await asked(page);
    // What a card is, is read over whatever it lies in: here the sheet of one's piles.
    const piles = page.getByRole('dialog');
    await page.locator('.thu-pile-chips button').first().click();
    await piles.locator('[data-thing], .v-tile[role="button"]').first().hover();
    const note = page.locator('.hover-note');
    await note.waitFor();
    const height = (where: string): Promise<number> =>
      page.locator(where).evaluate(element => Number(getComputedStyle(element).zIndex));
    expect(await height('.hover-note')).toBeGreaterThan(await height('.v-veil'));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await piles.waitFor({ state: 'detached' });
    const second = page.locator('.thu-hall-card[data-rank="2"] [data-thing]');
    const name = await second.locator('.v-card-name').innerText();
    await second.click();
    expect((await look(page)).buttons.map(({ text }) => text)).toEqual([say('slip.back'), 'Enter the Dungeon']);
    expect(await page.locator('.v-slip-second').innerText()).toMatch(new RegExp(`^${name}, Rank 2: you would`));
    // Back, and nothing has happened.
    await page.getByRole('button', { name: say('slip.back'), exact: true }).click();
    await expect.poll(async () => (await look(page)).buttons).toEqual(turn.buttons);
    await second.click();
    await second.click();
    await page.getByText(`Fight ${name} in Rank 2`).waitFor();
    const chosen = (await look(page)).lit.filter(lit => lit.look === 'chosen');
    expect(chosen).toEqual([{ thing: await second.getAttribute('data-thing'), look: 'chosen', area: 'rank' }]);
  });
});

describe('a Weapon dragged', () => {
  test('on the second of several Heroes that are alike: given once, and not taken back', async () => {
    const visitor = await house.visitor();
    const { page, said } = visitor;
    await lay(visitor, { seats: AGAINST_A_BOT, seed: 'e2e' });
    let sight = await asked(page);
    while (!(await page.locator('.thu-drag').count())) {
      await act(page, sight, mouse, ['entrance']);
      sight = await asked(page, sight);
    }
    const picks = (): string[] => said.flatMap(frame => /"picks":\["((?:un)?equip:[^"]*)"/.exec(frame)?.slice(1) ?? []);
    const militia = page.locator('.thu-bearer [data-thing^="militia#"]');
    const weapon = page.locator('.thu-drag [data-thing^="dagger#"]').first();
    expect(await militia.count()).toBeGreaterThan(1);
    const drag = async (to: Locator): Promise<void> => {
      const [from, onto] = [await weapon.boundingBox(), await to.boundingBox()];
      if (!from || !onto) throw new Error('nothing to drag, or nowhere to');
      await page.mouse.move(from.x + 12, from.y + 12);
      await page.mouse.down();
      await page.mouse.move(from.x + 40, from.y - 20, { steps: 4 });
      await page.mouse.move(onto.x + onto.width / 2, onto.y + onto.height / 2, { steps: 8 });
      await page.mouse.up();
    };
    // Let go over the table it goes back to its place: that was no click.
    const place = await weapon.boundingBox();
    await drag(page.locator('header.top-bar'));
    await expect.poll(() => weapon.boundingBox()).toEqual(place);
    expect(await page.locator('[data-carried]').count()).toBe(0);
    expect(picks()).toEqual([]);
    await drag(militia.last());
    await page.locator('.thu-slot[data-pair]').waitFor();
    await asked(page);
    await page.waitForTimeout(600); // whatever else it would answer is under way
    expect(picks()).toEqual([expect.stringMatching(/^equip:dagger#\d+:militia#\d+$/)]);
    // From one to his twin there is nothing to give.
    await drag(militia.last());
    await page.waitForTimeout(600);
    expect(picks()).toHaveLength(1);
    expect(await page.locator('.thu-slot[data-pair]').count()).toBe(1);
  });
});

describe('in a low window, as when the page is enlarged twice', () => {
  test('a turn in the Village and one in the Dungeon: everything lit can be touched', async () => {
    const visitor = await house.visitor({ viewport: { width: 720, height: 450 } });
    const { page } = visitor;
    await lay(visitor, { seats: AGAINST_A_BOT, seed: 'low' });
    let turns = 0;
    const { deeds } = await playOn(
      page,
      mouse,
      () => (turns % 2 === 1 ? SHOP : FIGHT),
      sight => {
        if (isTurn(sight) && !sight.lit.some(lit => lit.look === 'chosen')) turns++;
        return turns > 2;
      },
    );
    expect([...touchedAreas(deeds)]).toEqual(expect.arrayContaining(['village', 'stack', 'rank']));
    expect(await overflow(page)).toEqual([]);
  });
});

describe('from the menu', () => {
  test('pause and go on, a report, resigning after a second thought, and another game', async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    const { table } = await lay(visitor, { seats: AGAINST_A_BOT, options: { stallGuard: true }, seed: 'menu' });
    const before = await asked(page);
    const choose = async (key: string): Promise<void> => {
      if (!(await page.getByRole('dialog').isVisible()))
        await page.getByRole('button', { name: say('menu.title') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say(key) })
        .click();
    };

    await choose('menu.pause');
    await page.getByText(say('slip.paused')).waitFor();
    const paused = await look(page);
    expect(paused.lit).toEqual([]);
    expect(paused.buttons.map(({ text }) => text)).toEqual([say('menu.resume')]);
    await page.getByRole('button', { name: say('menu.resume') }).click();
    expect((await asked(page)).lit).toEqual(before.lit);

    const download = page.waitForEvent('download');
    await choose('menu.report');
    const report = readFileSync(await (await download).path(), 'utf8');
    expect(JSON.parse(report)).toMatchObject({ game: 'thunderstone' });
    expect(report).not.toContain('Ysolde');
    // Saving says so, with the file's name.
    const saved = page.getByRole('dialog').locator('.v-toast');
    expect(await saved.innerText()).toBe(say('menu.saved', { file: (await download).suggestedFilename() }));

    await choose('menu.resign');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await choose('menu.resign');
    await choose('menu.resignSure');
    const facts = (): Promise<TableFacts> =>
      page.evaluate(async id => (await (await fetch(`/api/tables/${id}`)).json()) as TableFacts, table);
    await expect.poll(async () => (await facts()).seats[0]?.bot).toBeTypeOf('string');
    // The bots finish unwatched, which is quicker.
    await visitor.go('settings');
    await expect.poll(async () => (await facts()).status, { timeout: 60_000 }).toBe('over');
    await visitor.go(`table/${table}`);
    await page.locator('.scores').waitFor();
    // A bot has played it to its end: nobody who resigned has won, or lost.
    await page.getByRole('heading', { level: 2, name: say('over.resigned') }).waitFor();
    const ended = await page.locator('.ending').innerText();
    expect(ended).toContain(say('over.standIn', { name: 'Ysolde' }));
    expect(ended).not.toMatch(/\bYou (?:win|have won|lose|have lost)\b/);
    const { seats: sat } = await facts();
    expect(await page.getByRole('button', { name: say('over.same') }).isVisible()).toBe(true);
    await page.getByRole('button', { name: say('over.change') }).click();
    await page.waitForURL(url => url.hash.startsWith('#/table/') && !url.hash.includes(table));
    expect((await asked(page)).over).toBe(false);
    expect(await page.getByRole('list', { name: say('frame.players') }).innerText()).toContain('Maud');
    // Whoever sat second sits first now.
    const { next } = await facts();
    expect(page.url()).toContain(next);
    const names = await page.evaluate(
      async id => ((await (await fetch(`/api/tables/${id}`)).json()) as TableFacts).seats.map(({ name }) => name),
      next,
    );
    expect(names).toEqual(sat.map(({ name }) => name).reverse());
  });
});

describe('on the clock', () => {
  test('time is shown and runs down; whoever a bot stood in for comes back', async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    const { table, invitations } = await lay(visitor, {
      seats: [{ kind: 'me', name: 'Ysolde' }, { kind: 'friend' }],
      options: { timed: true },
    });
    await page.getByRole('heading', { name: say('invite.title') }).waitFor();
    const post = (path: string, body: object): Promise<void> =>
      page.evaluate(
        async ([to, what]) => {
          const headers = { 'content-type': 'application/json' };
          const response = await fetch(to, { method: 'POST', headers, body: JSON.stringify(what) });
          if (!response.ok) throw new Error(await response.text());
        },
        [`/api/tables/${table}/${path}`, body] as const,
      );
    await post('join', { code: invitations[0]?.code, name: 'Iris' });
    const clocks = page.locator('.players .clock');
    await expect.poll(() => clocks.count()).toBe(2);
    const running = page.locator('.players .clock[data-runs] b');
    const before = await running.innerText();
    expect(before).toMatch(/^1:1[0-5]$/);
    await expect.poll(() => running.innerText()).not.toBe(before);

    const token = await page.evaluate(
      id => Object.values(JSON.parse(localStorage.getItem('veillee.seats') ?? '{}')[id].seats)[0] as string,
      table,
    );
    await post('leave', { token, bot: 'random' });
    await page.getByText(say('standIn.text')).waitFor();
    await page.getByRole('button', { name: say('standIn.back') }).click();
    await page.getByText(say('standIn.text')).waitFor({ state: 'detached' });
  });
});

describe('by keyboard alone', () => {
  test('a saved game, opened and played to the scores', async () => {
    const { page, go } = await house.visitor({ viewport: { width: 1280, height: 800 } });
    await go('');
    const save = { name: 'late.json', mimeType: 'application/json', buffer: Buffer.from(await lateSave()) };
    await page.getByRole('button', { name: say('save.open') }).waitFor();
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, '.list-head .link');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(save);
    await page.getByRole('dialog').waitFor();
    await focusOn(page, '.v-dialog-buttons button');
    await page.keyboard.press('Enter');
    const { deeds, last } = await playOn(page, keys, () => FIGHT);
    expect(last.over).toBe(true);
    expect(touchedAreas(deeds).has('rank')).toBe(true);
    // The bot that was seated without a name has one.
    expect(await page.locator('.scores tr').allInnerTexts()).toEqual([
      expect.stringMatching(/Ysolde|Maud/),
      expect.stringMatching(/Ysolde|Maud/),
    ]);
    // Where the points came from: the parts of a bar add up to the score beside it.
    await page.getByRole('region', { name: say('ending.figures') }).waitFor();
    const rows = await page.locator('.scores tr').evaluateAll(all =>
      all.map(row => ({
        parts: [...row.querySelectorAll('.ending-bar > span > span:first-child')].map(part => Number(part.textContent)),
        score: Number(row.lastElementChild?.textContent),
      })),
    );
    expect(rows.map(({ parts }) => parts.reduce((sum, n) => sum + n, 0))).toEqual(rows.map(({ score }) => score));
    expect(Math.max(...rows.map(({ score }) => score))).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await focusOn(page, '.v-slip-buttons [data-look="main"]');
    await page.keyboard.press('Enter');
    await page.getByRole('slider', { name: say('replay.slider') }).waitFor();
  });

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
    await touch(page, { thing: 'hall', look: 'option', area: 'entrance' }, keys);
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
      const [row] = listed.rows;
      if (row !== undefined) await keys.row(page, row);
      else {
        // Nothing is left but to end the turn, which waits for a word all the same.
        await page.getByRole('dialog').getByRole('button', { name: 'End your turn' }).focus();
        await page.keyboard.press('Enter');
      }
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
    expect(await cutShort(page)).toEqual([]);
    for (const thing of await tooSmall(page)) small.add(thing);
    expect([...small]).toEqual([]);
  });
});
