// Gloom of Kilforth in a real browser: a whole game by the mouse, two heroes who team up and exchange, rivals whose hands
// stay secret, French to the last word, touch on a phone, and a server that dies in mid-battle.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { finger, leadTo, mouse } from '../hands/seat.ts';
import { sides } from '../hands/two.ts';
import { words } from '../house/catalogues.ts';
import { PHONE, startProcess, type Visitor, type VisitorPlan } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { lay, layFrom, type Made } from '../house/tables.ts';
import { foreignWords } from '../looks/french.ts';
import { axeFindings, cutShort, overflow, tooSmall, unnamed } from '../looks/measures.ts';
import { besidePartner, inBattle } from './last-days.ts';
import { act, asked, type Lit, look, type Plan, playOn, type Sight, touch, wanderer } from './seat.ts';

const house = openedHouse();

const say = words('en');
const GUIDED = ['thunderstone', 'kilforth'];
const visit = (plan: VisitorPlan = {}): Promise<Visitor> =>
  house.visitor({ ...plan, settings: { guided: GUIDED, ...plan.settings } });

const alone = [{ kind: 'me', name: 'Ysolde' }] as const;
const isTurn = (sight: Sight): boolean => sight.lit.some(({ area }) => area === 'action');
const chronicle = (visitor: Visitor): Promise<string> =>
  visitor.page.getByRole('region', { name: say('frame.chronicle') }).innerText();

/** Camps as soon as a Day has seen so many actions. */
function sleepy(most: number, seed: number): Plan {
  const walk = wanderer(seed);
  let [day, turns, last] = ['', 0, ''];
  return sight => {
    if (!isTurn(sight)) return walk(sight);
    if (sight.day !== day) [day, turns] = [sight.day, 0];
    if (sight.prompt !== last) turns++;
    last = sight.prompt;
    const camp = sight.lit.find(
      ({ area, thing, look: state }) => area === 'action' && thing === 'camp' && state === 'option',
    );
    return turns > most && camp ? camp : walk(sight);
  };
}

/** Days with something to do until an Encounter was met, then camp after camp: a whole game, told briefly. */
function briefly(seed: number): Plan {
  const [busy, idle] = [sleepy(3, seed), sleepy(0, seed)];
  let isMet = false;
  return sight => {
    const wish = (isMet ? idle : busy)(sight);
    isMet ||= wish !== undefined && 'area' in wish && wish.area === 'token';
    return wish;
  };
}

describe('alone, with the mouse', () => {
  test('a whole game, from the shelf to the scores', async () => {
    const { page, go } = await visit();
    await go('');
    await page.getByRole('radio', { name: 'Gloom of Kilforth' }).click();
    await page.getByRole('button', { name: say('shelf.alone') }).click();
    await page.getByRole('radio', { name: /^Story/ }).click();
    await page.getByLabel(say('setup.seed')).fill('e2e');
    await page.getByRole('button', { name: say('setup.deal') }).click();
    const first = await asked(page);
    expect(first.prompt).toBe('Choose the Race of your hero.');
    expect(first.lit.filter(({ area }) => area === 'laid')).toHaveLength(10);
    const { deeds, last } = await playOn(page, mouse, briefly(7));
    expect(last.over).toBe(true);
    const areas = new Set(deeds.flatMap(deed => (deed.did === 'touched' ? [deed.lit.area] : [])));
    expect([...areas]).toEqual(expect.arrayContaining(['laid', 'region', 'token', 'action']));
    expect(await page.locator('.scores tr').count()).toBe(1);
    expect(await page.getByRole('dialog').innerText()).toMatch(/Realm is (lost|saved)/);
  });

  test('what a step, a test and a camp would mean stands on the slip before anything is done', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await lay(visitor, { game: 'kilforth', seats: alone, seed: 'means' });
    const { last: turn } = await playOn(page, mouse, wanderer(3), isTurn);
    const region = turn.lit.find(({ area }) => area === 'region');
    if (!region) throw new Error('no region is within reach');
    await touch(page, region, mouse);
    await expect
      .poll(() => page.locator('.v-slip-second').innerText())
      .toMatch(/deck: \d+% Enemies, and one would surprise you/);
    await page.getByRole('button', { name: say('slip.back'), exact: true }).click();
    await expect.poll(async () => (await look(page)).lit).toEqual(turn.lit);
    // The same by keyboard: Enter chooses, and chooses no more.
    const tile = page.locator(`[data-thing="${region.thing}"]`);
    await leadTo(tile);
    await page.keyboard.press('Enter');
    await expect.poll(() => tile.getAttribute('data-look')).toBe('chosen');
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await look(page)).lit).toEqual(turn.lit);
    // Arrow keys go from one lit thing to the next.
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-lit], .v-slip') !== null)).toBe(true);
    // Making camp with AP left says what is lost, and only then asks again.
    await touch(page, { thing: 'camp', look: 'option', area: 'action' }, mouse);
    await expect.poll(() => page.locator('.v-slip-second').innerText()).toContain('4 AP would be lost.');
    expect((await look(page)).buttons.map(({ text }) => text)).toEqual([say('slip.back'), 'Make Camp']);
    // What cannot be done says why, with its rule.
    // Playwright takes a refused action for one that cannot be touched; its reason can.
    await page.locator('.v-action[data-action="feat"]').click({ force: true });
    await page.getByRole('dialog').getByText('KIL-7.4').waitFor();
  });
});

describe('on a phone', () => {
  test('three Days by touch, in French to the last word; nothing too small, nothing sticks out', async () => {
    const visitor = await visit({ viewport: PHONE, touch: true, settings: { language: 'fr' } });
    const { page } = visitor;
    await lay(visitor, { game: 'kilforth', seats: alone, seed: 'phone' });
    // However little room the words leave, every Race shows its whole head.
    const heads = page.locator('.kil-spread .v-card-art > .v-portrait-low');
    await expect.poll(() => heads.count()).toBe(await page.locator('.kil-spread .v-card').count());
    const heights = await heads.evaluateAll(all => all.map(({ clientHeight }) => clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const found = new Set<string>();
    // Whatever may be done is at the thumb, the camp too, and the hand's upper edge is in sight above the question.
    const inReach = () =>
      page.evaluate(() => {
        const box = (what: string): DOMRect[] =>
          [...document.querySelectorAll(what)].map(e => e.getBoundingClientRect());
        const slip = box('.v-phone-slip')[0]?.top ?? 0;
        return {
          camp: box('.v-action[data-action="camp"][data-lit]').map(
            ({ right, bottom }) => right <= innerWidth && bottom <= slip,
          ),
          hand: box('.kil-hand-row .v-card').map(({ top }) => top + 12 <= slip),
        };
      });
    let reach: Awaited<ReturnType<typeof inReach>> | undefined;
    const check = async (sight: Sight): Promise<boolean> => {
      if (isTurn(sight)) reach ??= await inReach();
      for (const text of await foreignWords(page, 'kilforth')) found.add(text);
      for (const text of await overflow(page)) found.add(`wide: ${text}`);
      for (const text of await cutShort(page)) found.add(`cut: ${text}`);
      return sight.day === 'Jour 4';
    };
    await playOn(page, finger, sleepy(3, 5), check);
    expect([...found]).toEqual([]);
    // Above the table, too, a seat has the face of whom it plays.
    expect(await page.locator('.top-avatars .v-portrait').count()).toBe(1);
    const regions = await page
      .locator('.kil-tile')
      .evaluateAll(tiles => tiles.map(tile => Math.min(tile.clientWidth, tile.clientHeight)));
    expect(regions).toHaveLength(25);
    expect(Math.min(...regions)).toBeGreaterThanOrEqual(44);
    expect((await tooSmall(page)).filter(name => name.startsWith('region:'))).toEqual([]);
    expect(reach?.camp).toEqual([true]);
    expect(reach?.hand.length).toBeGreaterThan(0);
    expect(reach?.hand).not.toContain(false);
  });
});

describe('in French on a wide screen', () => {
  test('every question of four Days, the piles and a card held up: no English is left', async () => {
    const visitor = await visit({ settings: { language: 'fr' } });
    const { page } = visitor;
    const { table } = await lay(visitor, {
      game: 'kilforth',
      seats: alone,
      seed: 'french',
      options: { difficulty: 'hard' },
    });
    const found = new Set<string>();
    const collect = async (): Promise<void> => {
      for (const text of await foreignWords(page, 'kilforth')) found.add(text);
    };
    await playOn(page, mouse, sleepy(3, 9), async sight => {
      await collect();
      return sight.day === 'Jour 5';
    });
    await page.locator('.kil-pile').first().click();
    await page.getByRole('dialog').waitFor();
    await collect();
    await page.keyboard.press('Escape');
    await page.locator('[data-thing="region:sprawl-city"]').hover();
    await page.locator('.hover-note').waitFor();
    await collect();
    expect([...found]).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    expect(await unnamed(page)).toEqual([]);
    // What a deck may bring stands in one row: each share on one line above its word, and every word whole.
    await page.locator('[data-thing="region:golden-fields"]').click();
    const shares = page.locator('.kil-focus .v-shares li');
    await shares.first().waitFor();
    const uneven = await shares.evaluateAll(all =>
      all
        .map(one => ({
          high: one.clientHeight,
          top: one.getBoundingClientRect().top,
          cut: one.scrollWidth > one.clientWidth,
        }))
        .filter((one, _, [first]) => one.cut || one.high !== first?.high || one.top !== first.top || one.high > 50),
    );
    expect(uneven).toEqual([]);
    await page.keyboard.press('Escape');
    // The chronicle has its place beside a whole Saga, without scrolling the rail.
    const lines = await page.getByRole('region', { name: words('fr')('frame.chronicle') }).boundingBox();
    expect(lines?.height).toBeGreaterThan(180);
    expect((lines?.y ?? 0) + (lines?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    // Days are counted wherever the house counts: going back, the replay's list and the shelf.
    await page.keyboard.press('b');
    const back = page.getByRole('dialog', { name: words('fr')('back.title') });
    await back.getByText(/votre choix du Jour \d+\./).waitFor();
    await page.keyboard.press('Escape');
    await back.waitFor({ state: 'detached' });
    // A large window shows Rumours whole.
    await page.setViewportSize({ width: 1920, height: 1080 });
    const below = () =>
      page
        .locator('.kil-hand-row .v-card')
        .evaluateAll(cards => cards.map(card => card.getBoundingClientRect().bottom));
    await expect.poll(async () => Math.max(0, ...(await below()))).toBeGreaterThan(0);
    await expect.poll(async () => Math.max(...(await below()))).toBeLessThanOrEqual(1080);
    await visitor.go(`replay/${table}`);
    const days = page.getByRole('combobox', { name: words('fr')('replay.turn', { unit: 'day' }) });
    await days.getByRole('option', { name: 'Jour 5' }).waitFor({ state: 'attached' });
    expect((await days.locator('option').allInnerTexts()).filter(text => text.startsWith('Tour'))).toEqual([]);
    await visitor.go('');
    await page
      .getByText(/Jour 5, en solo|Gloom of Kilforth, Jour 5/)
      .first()
      .waitFor();
  });
});

const TWO = [{ kind: 'me', name: 'Ysolde' }, { kind: 'friend' }] as const;

/** Two people at one table, each in a browser of their own. */
async function twoBrowsers(laid: (host: Visitor) => Promise<Made>): Promise<readonly [Visitor, Visitor]> {
  const [host, guest] = [await visit(), await visit({ name: 'Iris' })];
  const { table, invitations } = await laid(host);
  await guest.go(`join/${table}/${invitations[0]?.code}`);
  await guest.page.getByRole('button', { name: say('shelf.sit') }).click();
  await Promise.all([host, guest].map(({ page }) => page.locator('.v-slip').waitFor()));
  return [host, guest];
}

/** Both play on until one of them has the choice of a turn. */
async function untilTurn(a: Visitor, b: Visitor): Promise<readonly [Visitor, Visitor, Sight]> {
  const plan = wanderer(5);
  for (;;) {
    const [one, other, sight] = await sides(a, b, look);
    if (isTurn(sight)) return [one, other, sight];
    await act(one.page, sight, mouse, plan);
    await expect.poll(async () => JSON.stringify(await look(one.page))).not.toBe(JSON.stringify(sight));
  }
}

const named = (visitor: Visitor, a: Visitor): string => (visitor === a ? 'Ysolde' : 'Iris');
const handOf = (visitor: Visitor): Promise<readonly string[]> =>
  visitor.page
    .locator('.kil-hand [data-thing]')
    .evaluateAll(cards => cards.map(card => card.getAttribute('data-thing') ?? ''));

describe('together, in two browsers', () => {
  test('a Rumour changes hands, and the two team up', async () => {
    const saved = await besidePartner();
    const [host, guest] = await twoBrowsers(visitor => layFrom(visitor, saved, TWO));
    const [first, second, turn] = await sides(host, guest, look);
    const partner = second === host ? 0 : 1;
    const pawn = turn.lit.find(({ area, thing }) => area === 'pawn' && thing === `hero:${partner}`);
    if (!pawn) throw new Error(`the other hero is not lit: ${JSON.stringify(turn.lit)}`);
    const [rumour] = await handOf(first);
    if (rumour === undefined) throw new Error('there is no Rumour to give');

    // Both stand before an Encounter: the other hero's figure offers an exchange, and to meet it together.
    await touch(first.page, pawn, mouse);
    await first.page.getByRole('button', { name: `Exchange with ${named(second, host)}` }).click();
    await first.page.getByText(`What do you offer ${named(second, host)}?`).waitFor();
    const give = await asked(first.page);
    await touch(first.page, give.lit.find(({ thing }) => thing === rumour) as Lit, mouse);
    await first.page.locator('.v-slip-buttons .v-button[data-look="main"]').click();
    await first.page.getByText(`What do you ask ${named(second, host)} for?`).waitFor();
    await first.page.getByRole('button', { name: 'Nothing' }).click();
    await first.page.getByText('below zero you ask for it').waitFor();
    // Whoever does not touch the number neither gives nor asks for Gold.
    expect((await look(first.page)).buttons.map(({ text }) => text)).toContain('No Gold');
    await first.page.locator('.v-slip-buttons .v-button').last().click();
    await second.page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => handOf(second)).toContain(rumour);
    await expect.poll(() => handOf(first)).not.toContain(rumour);

    // The list of all options has it too.
    await expect.poll(async () => isTurn(await look(first.page))).toBe(true);
    await first.page.keyboard.press('o');
    const ask = `Ask ${named(second, host)} to team up`;
    await first.page.getByRole('dialog').getByRole('button', { name: ask }).click();
    await first.page.getByRole('dialog').waitFor({ state: 'detached' });
    await second.page.getByRole('button', { name: `Join ${named(first, host)}` }).click();
    await expect.poll(() => chronicle(first)).toContain(`${named(second, host)} joined you.`);
    // The game goes on for both.
    const plan = sleepy(2, 3);
    for (let n = 0; n < 12; n++) {
      const [one, , sight] = await sides(host, guest, look);
      await act(one.page, sight, mouse, plan);
      await expect.poll(async () => JSON.stringify(await look(one.page))).not.toBe(JSON.stringify(sight));
    }
    // What lies where, and what has fallen; costs of steps are each player's own.
    const places = (visitor: Visitor) =>
      visitor.page
        .locator('.kil-tile')
        .evaluateAll(tiles =>
          tiles.map(tile => [
            tile.getAttribute('data-zone'),
            tile.hasAttribute('data-gloom'),
            ...[...tile.querySelectorAll('.kil-token')].map(token => token.getAttribute('data-thing')),
          ]),
        );
    await expect.poll(() => places(host)).toEqual(await places(guest));
  });
});

describe('rivals', () => {
  test('nobody learns of a Rumour that another has kept, on the page or on the wire', async () => {
    const [host, guest] = await twoBrowsers(visitor =>
      lay(visitor, { game: 'kilforth', seats: TWO, options: { mode: 'competitive' }, seed: 'rivals' }),
    );
    await untilTurn(host, guest);
    for (const [one, other] of [
      [host, guest],
      [guest, host],
    ] as const) {
      // Whoever waits hears of the last choice a moment later.
      await expect.poll(() => handOf(one)).toHaveLength(1);
      const own = await handOf(one);
      const heard = other.heard.join('\n');
      for (const card of own) expect(heard).not.toContain(`"${card}"`);
      const shown = await other.page
        .locator('[data-thing]')
        .evaluateAll(all => all.map(one => one.getAttribute('data-thing')));
      for (const card of own) expect(shown).not.toContain(card);
    }
  });
});

describe('a server that dies', () => {
  test('in mid-battle: started again, the same fight asks the same question and goes on', async () => {
    const data = mkdtempSync(join(tmpdir(), 'veillee-e2e-kilforth-'));
    let server = await startProcess(data, house.page);
    try {
      const visitor = await visit({ url: server.url, forgive: /WebSocket|ERR_CONNECTION|Failed to load resource/ });
      const { page } = visitor;
      await layFrom(visitor, await inBattle());
      const before = await asked(page);
      expect(before.prompt).toMatch(/^The Battle against/);
      const strip = await page.locator('.kil-sides').innerText();
      // Two who face each other: the hero is turned to the right, and both stand on the paper that tells the odds.
      await expect
        .poll(() =>
          page
            .locator(':is(.kil-sides, .kil-focus .v-facing) .v-portrait')
            .evaluateAll(faces => faces.map(face => face.hasAttribute('data-turned'))),
        )
        .toEqual([true, false, true, false]);
      // On the map there is room for faces, and none for their glyphs beside them.
      for (const where of ['.kil-token[data-fought]', '.kil-pawn[data-own]']) {
        expect(await page.locator(`${where} .kil-near`).isVisible()).toBe(true);
        expect(await page.locator(`${where} .kil-far`).isVisible()).toBe(false);
      }
      await server.kill();
      await page
        .getByRole('alert')
        .filter({ hasText: say('link.lost') })
        .waitFor();
      server = await startProcess(data, house.page, Number(new URL(server.url).port));
      await page.getByRole('alert').waitFor({ state: 'detached' });
      await page.reload();
      const after = await asked(page);
      expect(after.prompt).toBe(before.prompt);
      expect(after.buttons).toEqual(before.buttons);
      expect(await page.locator('.kil-sides').innerText()).toBe(strip);
      await page.getByRole('button', { name: /^Fight on/ }).click();
      const { deeds } = await playOn(page, mouse, wanderer(4), (_, done) => done.length >= 3);
      expect(deeds).toHaveLength(3);
    } finally {
      await server.kill();
      rmSync(data, { recursive: true, force: true });
    }
  });
});
