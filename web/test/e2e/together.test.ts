// People at one table: around one screen, in two browsers, looking on; taking back; a server that dies.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Text } from '@veillee/kernel';
import { speaker } from '@veillee/text';
import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NO_LIMITS, startServer } from '../../../server/index.ts';
import { apply } from '../../../server/patch.ts';
import type { ServerMessage } from '../../../server/protocol.ts';
import { qrCode } from '../../qr.ts';
import { unfold } from './hands/chronicle.ts';
import { mouse } from './hands/seat.ts';
import { sides } from './hands/two.ts';
import { finishedSave, shelf, shelfModule } from './house/campaign-shelf.ts';
import { allTexts, words } from './house/catalogues.ts';
import { startProcess, type Visitor } from './house/house.ts';
import { openedHouse } from './house/opened-house.ts';
import { AGAINST_A_BOT, lay } from './house/tables.ts';
import { act, asked, beginTurn, FIGHT, isTurn, look, type Plan, playOn, SHOP } from './thunderstone/seat.ts';

const house = openedHouse();

const say = words('en');

interface PublicView {
  readonly players: readonly { readonly hand?: readonly string[]; readonly discard: readonly string[] }[];
}

const messages = (frames: readonly string[]): ServerMessage[] => frames.map(frame => JSON.parse(frame));
/** The first hand that was dealt to a seat, as its player's browser heard of it. */
const firstHand = (visitor: Visitor, seat: number): readonly string[] => {
  for (const message of messages(visitor.heard)) {
    if (message.t !== 'table' && message.t !== 'news') continue;
    for (const own of message.seats as readonly { seat: number; view?: unknown; patch?: readonly unknown[][] }[]) {
      const view = (own.view ?? own.patch?.find(([path]) => Array.isArray(path) && path.length === 0)?.[1]) as
        | PublicView
        | null
        | undefined;
      if (own.seat === seat && view) return view.players[seat]?.hand ?? [];
    }
  }
  throw new Error('no hand was dealt');
};

/** What lies open on a table, as the page shows it. */
const openTable = (page: Page) =>
  page.evaluate(() => ({
    hall: [...document.querySelectorAll('.thu-hall-card [data-thing]')].map(card => card.getAttribute('data-thing')),
    // What is written there; what is said besides to whoever cannot see depends on who is asked.
    village: [...document.querySelectorAll('.thu-stack')].map(stack => {
      const written = stack.cloneNode(true) as Element;
      for (const said of written.querySelectorAll('.v-hidden')) said.remove();
      return written.textContent;
    }),
    deck: document.querySelector('.thu-deck-tray')?.textContent,
    turn: document.querySelector('.top-bar .v-badge')?.textContent,
    xp: [...document.querySelectorAll('.player-figure')].map(figure => figure.textContent),
  }));

/** Both pages come to show the same. */
const sameTable = (a: Page, b: Page): Promise<void> =>
  expect
    .poll(
      async () => {
        const [one, other] = [JSON.stringify(await openTable(a)), JSON.stringify(await openTable(b))];
        return one === other ? 'the same' : `${one}\n${other}`;
      },
      { timeout: 10_000 },
    )
    .toBe('the same');

const thingsIn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-thing]')].map(thing => thing.getAttribute('data-thing')).join(' '),
  );

/** Two people at one table, each in a browser of their own, by an invitation. */
async function twoBrowsers(): Promise<{ host: Visitor; guest: Visitor; table: string }> {
  const [host, guest] = [await house.visitor(), await house.visitor({ name: '' })];
  await host.go('new/thunderstone/invite');
  await host.page.getByLabel(say('setup.seed')).fill('e2e');
  await host.page.getByRole('button', { name: say('setup.invite') }).click();
  const link = await host.page.getByRole('textbox', { name: say('invite.link', { seat: 2 }) }).inputValue();
  await host.page.getByRole('button', { name: say('invite.code'), exact: true }).click();
  const drawn = host.page.getByRole('img', { name: say('invite.code.label', { seat: 2 }) }).locator('path');
  const dark = (qrCode(link) ?? []).flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}`] : [])));
  expect((await drawn.getAttribute('d'))?.match(/M\d+ \d+/g)).toEqual(dark);
  await guest.page.goto(link);
  await guest.page.getByRole('textbox', { name: say('join.name') }).fill('Iris');
  await guest.page.getByRole('button', { name: say('shelf.sit') }).click();
  await Promise.all([host, guest].map(({ page }) => page.locator('.v-slip').waitFor()));
  return { host, guest, table: /table\/([\w-]+)/.exec(host.page.url())?.[1] ?? '' };
}

const sayAll = speaker('en', allTexts('en'), { 'player.0': 'Ysolde', 'player.1': 'Iris' });

/** What this seat drew last and nobody else has seen, in words; as this browser heard of it. */
const lastDraw = (visitor: Visitor, seat: number): string | undefined =>
  messages(visitor.heard)
    .flatMap(message => (message.t === 'table' ? message.log : message.t === 'news' ? message.events : []))
    .filter(event => event.for?.includes(seat) && event.with?.cards !== undefined)
    .map(event => sayAll(event as Text).replace(/^.* drew /, ''))
    .at(-1);

/** Everything that stands on the page, seen or not: texts, labels, titles. */
async function allWritten(page: Page): Promise<string> {
  await unfold(page);
  return page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title]')];
    const labels = named.map(element => `${element.getAttribute('aria-label')} ${element.getAttribute('title')}`);
    return [document.title, document.body.textContent, ...labels].join('\n');
  });
}

describe('around one screen', () => {
  test('nobody sees a hand before its player takes the device', async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    const { table } = await lay(visitor, {
      seats: [
        { kind: 'me', name: 'Ysolde' },
        { kind: 'hotseat', name: 'Iris' },
      ],
      seed: 'hotseat',
    });
    const title = page.getByRole('heading', { level: 1 });
    await page.locator('.handover').waitFor();
    for (let round = 0; round < 3; round++) {
      // Nothing of the table is there, no hand of anybody.
      expect(await thingsIn(page)).toBe('');
      const name = (await title.innerText()).includes('Iris') ? 'Iris' : 'Ysolde';
      const [seat, other] = name === 'Iris' ? [1, 0] : [0, 1];
      await page.getByRole('button', { name: say('handover.take', { name }) }).click();
      await asked(page);
      if (round === 0) {
        const shown = await thingsIn(page);
        for (const card of firstHand(visitor, seat)) expect(shown).toContain(card);
        for (const card of firstHand(visitor, other)) expect(shown.split(' ')).not.toContain(card);
      }
      // The chronicle tells these eyes what they drew, and not what the others did.
      const written = await allWritten(page);
      const [own, theirs] = [lastDraw(visitor, seat), lastDraw(visitor, other)];
      if (round > 1) expect(written).toContain(own);
      if (round > 0) expect(written).not.toContain(theirs ?? '');
      // Whoever had chosen before reads on the slip what the other did meanwhile.
      const meanwhile = page.getByRole('button', { name: say('slip.meanwhile', { line: '' }) });
      expect(await meanwhile.count()).toBe(round > 1 ? 1 : 0);
      expect(await page.locator('.player-name', { hasText: name }).innerText()).toContain(say('you'));
      expect(await page.locator('.player-name', { hasNotText: name }).innerText()).toMatch(
        new RegExp(`${say('frame.sameScreen')}$`),
      );
      // Whose turn it is, is said by name: two people look at this screen.
      expect(await page.locator('.top-bar .v-badge[data-tone="turn"]').innerText()).toBe(
        say('bar.theirs', { names: name }),
      );
      // Whoever goes back behind the other's turn reads whose answers that takes back, and asks for them.
      if (round === 2) {
        const theirs = { names: ['Ysolde', 'Iris'][other] ?? '', count: 1 };
        await page.keyboard.press('b');
        const back = page.getByRole('dialog', { name: say('back.title') });
        await back.getByText(say('back.of', { names: theirs.names })).waitFor();
        await back.getByText(`to ${name}’s choice`).waitFor();
        await back.getByRole('button', { name: say('back.agreed', theirs) }).waitFor();
        await back.getByRole('button', { name: say('back.no') }).click();
        await back.waitFor({ state: 'detached' });
      }
      // A turn in the Village, and the device goes on.
      let sight = await asked(page);
      while ((await page.locator('.handover').count()) === 0) {
        await act(page, sight, mouse, isTurn(sight) ? SHOP : ['press End the visit', 'stack']);
        const handed = page.locator('.handover').waitFor();
        sight = await Promise.race([handed.then(() => sight), asked(page, sight)]);
        handed.catch(() => undefined);
      }
    }

    // Seen again in mid-game: through nobody's eyes, until somebody says who looks.
    await visitor.go(`replay/${table}`);
    const eyes = page.getByRole('combobox', { name: say('replay.eyes') });
    await page.getByRole('slider', { name: say('replay.slider') }).press('End');
    await expect.poll(() => chronicle(page)).toContain('drew');
    const written = await allWritten(page);
    for (const seat of [0, 1]) expect(written).not.toContain(lastDraw(visitor, seat) ?? '');
    await eyes.selectOption('Iris');
    await page.getByRole('button', { name: say('handover.take', { name: 'Iris' }) }).click();
    await expect.poll(() => allWritten(page)).toContain(lastDraw(visitor, 1));
    expect(await allWritten(page)).not.toContain(lastDraw(visitor, 0));

    // On the shelf nobody at such a table is called alone.
    await visitor.go('');
    await page
      .getByText(say('shelf.around', { names: 'Ysolde and Iris' }))
      .first()
      .waitFor();
    expect(await page.getByText(say('shelf.solo'), { exact: true }).count()).toBe(0);
  });
});

describe('two browsers', () => {
  test('an invitation, a reload in mid-decision, one table for both', async () => {
    const { host, guest } = await twoBrowsers();
    const [first, second] = await sides(host, guest, look);
    await sameTable(host.page, guest.page);
    expect((await look(second.page)).waiting).toBe(true);

    // In the middle of a visit, with a choice that is not sent yet, the page is loaded again.
    const before = await asked(first.page);
    await beginTurn(first.page, mouse, SHOP);
    const visit = await asked(first.page);
    await first.page.reload();
    const after = await asked(first.page);
    expect(after.prompt).toBe(visit.prompt);
    expect(after.prompt).not.toBe(before.prompt);
    expect(after.lit.map(lit => lit.thing)).toEqual(visit.lit.map(lit => lit.thing));
    await sameTable(host.page, guest.page);

    // Who waits loads again too, and still waits.
    await second.page.reload();
    await second.page.locator('.v-slip [data-waiting]').waitFor();
    await sameTable(host.page, guest.page);
    await finishTurn(first, second);
    await sameTable(host.page, guest.page);
  });

  test('an answer that was not acknowledged is said again, and is not done twice', async () => {
    const { host, guest, table } = await twoBrowsers();
    const [first, second] = await sides(host, guest, look);
    // Loaded again behind a wire that can be cut.
    const wire: { now?: WebSocketRoute; cut: 'no' | 'before' | 'after' } = { cut: 'no' };
    await first.page.routeWebSocket('**/api/live', socket => {
      const server = socket.connectToServer();
      wire.now = socket;
      socket.onMessage(message => {
        if (wire.cut === 'before' && String(message).includes('"answer"')) {
          wire.cut = 'no';
          void socket.close(); // never reaches the server
          void server.close();
          return;
        }
        server.send(message);
      });
      server.onMessage(message => {
        if (wire.cut === 'after' && String(message).includes('"ack"')) {
          wire.cut = 'no';
          void socket.close(); // done, but the page does not hear of it
          void server.close();
          return;
        }
        socket.send(message);
      });
    });
    await first.go(`table/${table}`);
    await first.page.reload();
    await asked(first.page);
    // Into the Village over a wire that is cut before the answer arrives; a purchase whose acknowledgement is lost.
    for (const cut of ['before', 'after'] as const) {
      const sight = await asked(first.page);
      await act(first.page, sight, mouse, SHOP);
      const chosen = await asked(first.page, sight);
      wire.cut = cut;
      await act(first.page, chosen, mouse, SHOP);
      await expect.poll(() => wire.cut).toBe('no');
      await expect.poll(async () => JSON.stringify(await look(first.page))).not.toBe(JSON.stringify(chosen));
      if (cut === 'before') await first.page.getByText(/^Village: \d+ gold/).waitFor();
    }
    await sides(host, guest, look);
    await expect.poll(() => chronicle(second.page)).toContain('bought');
    const bought = (await chronicle(second.page)).match(/ bought /g) ?? [];
    expect(bought).toHaveLength(1);
    await sameTable(host.page, guest.page);
  });
});

async function chronicle(page: Page): Promise<string> {
  await unfold(page);
  return page.getByRole('region', { name: say('frame.chronicle') }).innerText();
}

/** A turn in the Village, bought nothing. */
async function playTurn(player: Visitor, next: Visitor): Promise<void> {
  await beginTurn(player.page, mouse, SHOP);
  await finishTurn(player, next);
}

async function finishTurn(player: Visitor, next: Visitor): Promise<void> {
  for (let n = 0; n < 20; n++) {
    const sight = await look(player.page);
    if (sight.waiting) {
      if (!(await look(next.page)).waiting) return;
      await player.page.waitForTimeout(25);
      n--;
      continue;
    }
    await act(player.page, sight, mouse, ['press End the visit', ...FIGHT]);
    await expect.poll(async () => JSON.stringify(await look(player.page))).not.toBe(JSON.stringify(sight));
  }
  throw new Error('the turn does not end');
}

describe('looking on', () => {
  test('an onlooker sees the table and no hand, on the page or on the wire', async () => {
    const { host, guest, table } = await twoBrowsers();
    const onlooker = await house.visitor({ name: 'Odile' });
    await onlooker.go(`table/${table}`);
    await onlooker.page.getByText(say('bar.watching')).waitFor();
    await sameTable(host.page, onlooker.page);
    const hidden = [...firstHand(host, 0), ...firstHand(guest, 1)];
    expect(hidden).toHaveLength(12);
    const seen = onlooker.heard.join('\n');
    for (const card of hidden) expect(seen).not.toContain(`"${card}"`);
    const shown = (await thingsIn(onlooker.page)).split(' ');
    for (const card of hidden) expect(shown).not.toContain(card);
    // Each player's hand is as hidden from the other one.
    for (const card of firstHand(guest, 1)) expect(host.heard.join('\n')).not.toContain(`"${card}"`);

    // After a turn the hand that was drawn is hidden too; what was shown in the Village is known.
    const [first, second] = await sides(host, guest, look);
    await playTurn(first, second);
    await sameTable(host.page, onlooker.page);
    for (const { page } of [host, guest]) {
      await expect.poll(async () => (await handOf(page)).length).toBe(6);
      const known = onlooker.heard.join('\n');
      for (const card of await handOf(page)) expect(known).not.toContain(`"${card}"`);
    }
    expect(await onlooker.page.locator('.v-slip-buttons button').count()).toBe(0);
    expect((await look(onlooker.page)).lit).toEqual([]);
  });
});

const handOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.thu-hand [data-thing]')].map(card => card.getAttribute('data-thing') ?? ''),
  );

describe('taking back', () => {
  test('one’s own answers, to the barrier; beyond it by consent', async () => {
    const { host, guest } = await twoBrowsers();
    const [first, second] = await sides(host, guest, look);
    const undo = first.page.getByRole('button', { name: say('bar.undo') });
    const turn = await asked(first.page);

    // Into the Dungeon, where a Weapon is given to a Hero and taken back, with `u` and with the button.
    await beginTurn(first.page, mouse, FIGHT);
    const party = await asked(first.page);
    expect(party.prompt).not.toBe(turn.prompt);
    for (const back of [() => first.page.keyboard.press('u'), () => undo.click()]) {
      const before = await asked(first.page);
      await act(first.page, before, mouse, ['hand']);
      await expect.poll(() => chronicle(second.page)).toMatch(/equipped/);
      await back();
      await expect.poll(async () => (await look(first.page)).lit).toEqual(party.lit);
      await expect.poll(() => chronicle(second.page)).not.toMatch(/equipped/);
    }

    // The hand was shown to everybody: a barrier. Nothing happens by itself.
    const beyond = first.page.getByRole('dialog', { name: say('back.title') });
    await undo.click();
    await beyond.getByRole('button', { name: say('back.no') }).click();
    await beyond.waitFor({ state: 'detached' });
    expect((await look(first.page)).prompt).toBe(party.prompt);

    // The turn ends, cards are drawn: a barrier. Going back now needs the other player.
    await finishTurn(first, second);
    await undo.click();
    await beyond.getByRole('button', { name: say('back.propose') }).click();
    const asks = second.page.getByText(
      say('back.asked', { whose: 'theirs', name: first === host ? 'Ysolde' : 'Iris' }),
    );
    await asks.waitFor();
    await second.page.getByRole('button', { name: say('back.refuse') }).click();
    await first.page.getByText(say('trouble.no-consent')).waitFor();
    expect((await look(second.page)).waiting).toBe(false);

    await undo.click();
    await beyond.getByRole('button', { name: say('back.propose') }).click();
    await second.page.getByRole('button', { name: say('back.agree') }).click();
    await expect.poll(async () => (await look(first.page)).waiting).toBe(false);
    await second.page.locator('.v-slip [data-waiting]').waitFor();
    await sameTable(host.page, guest.page);

    // Both put it again together.
    await first.page.keyboard.press('Control+Shift+Z');
    await second.page.getByText(/to redo what was taken back/).waitFor();
    await second.page.getByRole('button', { name: say('back.agree') }).click();
    await expect.poll(async () => (await look(second.page)).waiting).toBe(false);
    await sameTable(host.page, guest.page);
  });

  test('with a bot: to one’s own last decision, whatever was undone before; put again; by keys', async () => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await lay(visitor, {
      seats: AGAINST_A_BOT,
      seed: 'back',
    });
    await asked(page);
    const turnShown = (): Promise<string> => page.locator('.top-bar .v-badge').first().innerText();
    const stands = (what: Moment | undefined): Promise<void> =>
      expect.poll(() => withoutId(momentsOf(visitor).at(-1)), { timeout: 20_000 }).toEqual(withoutId(what));
    const answerOne = async (plan: Plan): Promise<void> => {
      const before = momentsOf(visitor).length;
      await playOn(
        page,
        mouse,
        () => plan,
        () => momentsOf(visitor).length > before,
      );
    };

    // An answer is taken back with one key and put again with another; in a text field the keys are the field's.
    const first = momentsOf(visitor).at(-1);
    for (let n = 0; n < 20 && !momentsOf(visitor).at(-1)?.canUndo; n++) await answerOne(SHOP);
    const [start, after] = momentsOf(visitor).slice(-2);
    expect(after).toMatchObject({ canUndo: true, entries: (start?.entries ?? 0) + 1 });
    // Where the way back was, the way forward never comes: a second click there would put again what the first took back.
    const place = await page.getByRole('button', { name: say('bar.undo') }).boundingBox();
    if (!place) throw new Error('nothing can be undone');
    await page.keyboard.press('Control+z');
    await stands(start);
    await page.getByRole('button', { name: say('bar.redo') }).waitFor();
    const there = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.getAttribute('aria-label') ?? 'nothing',
      [place.x + place.width / 2, place.y + place.height / 2] as const,
    );
    expect([say('bar.undo'), 'nothing']).toContain(there);
    await page.keyboard.press('Control+y');
    await stands(after);
    const tab = (name: string) => page.locator('.chronicle-tab', { hasText: name });
    await tab(say('frame.chat')).click();
    await page.getByLabel(say('chat.field')).fill('hello');
    const known = visitor.heard.length;
    await page.getByLabel(say('chat.field')).press('Control+z');
    await page.getByLabel(say('chat.field')).press('u');
    expect(visitor.heard.slice(known).filter(frame => frame.startsWith('{"t":"table"'))).toEqual([]);
    await tab(say('frame.chronicle')).click();
    await page.keyboard.press('Control+z');
    await stands(start);

    // Turns go by. Then back: to the last thing that was asked and answered here, not to the bot, nor to the old undo.
    for (let turn = 0; turn < 3; turn++) {
      const entries = momentsOf(visitor).at(-1)?.turn ?? 0;
      await playOn(
        page,
        mouse,
        () => ['press End the visit', 'village', ...SHOP],
        () => (momentsOf(visitor).at(-1)?.turn ?? 0) > entries,
      );
    }
    const moments = momentsOf(visitor);
    const [last, now] = [moments.at(-2), moments.at(-1)];
    expect(now?.turn).toBeGreaterThan((first?.turn ?? 0) + 2);
    const shown = await turnShown();
    await page.keyboard.press('b');
    const dialog = page.getByRole('dialog', { name: say('back.title') });
    await dialog.getByText(/^Takes back \d+ answers?, to your choice in turn \d+\. What nobody has seen/).waitFor();
    await dialog.getByRole('button', { name: say('back.yes') }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => momentsOf(visitor).at(-1)?.view, { timeout: 20_000 }).toEqual(last?.view);
    expect(momentsOf(visitor).at(-1)).toMatchObject({ turn: last?.turn, question: last?.question });
    expect(await turnShown()).toBe(say('bar.turn', { unit: 'turn', turn: last?.turn ?? 0 }));

    await page.getByRole('button', { name: say('bar.redo') }).click();
    await stands(now);
    await expect.poll(turnShown).toBe(shown);
    expect(await page.getByRole('button', { name: say('bar.redo') }).count()).toBe(0);

    // Any line of the chronicle is a way back.
    await page.getByRole('button', { name: say('back.choose') }).click();
    await page.getByText(say('back.pick')).waitFor();
    const early = page.locator('.chronicle-early');
    if (await early.count()) await early.click();
    else await page.locator('.chronicle-turn > button').first().click();
    await page.locator('.line-back').first().click();
    await dialog.getByText(`to your choice in turn ${first?.turn}.`).waitFor();
    await dialog.getByRole('button', { name: say('back.yes') }).click();
    await expect.poll(() => momentsOf(visitor).at(-1)?.view, { timeout: 20_000 }).toEqual(first?.view);
    await page.keyboard.press('Control+Shift+Z');
    await stands(now);
  });
});

/** What the first seat was asked, what it saw then, and when; as its browser heard of it. */
interface Moment {
  readonly id: number;
  readonly entries: number;
  readonly turn: number;
  readonly view: unknown;
  readonly canUndo: boolean;
  readonly question: { readonly prompt: string; readonly keys: readonly string[] };
}

function momentsOf(visitor: Visitor): readonly Moment[] {
  const moments: Moment[] = [];
  let view: unknown;
  let turn = 0;
  for (const message of messages(visitor.heard)) {
    if (message.t !== 'table' && message.t !== 'news') continue;
    const [own] = message.seats;
    if (!own) continue;
    view = 'view' in own ? own.view : apply(view, own.patch);
    turn = message.facts?.turn ?? turn;
    const { decision, canUndo } = own;
    if (!decision || moments.at(-1)?.id === decision.id) continue;
    const question = { prompt: decision.prompt, keys: decision.options.map(({ key }) => key) };
    moments.push({ id: decision.id, entries: message.entries, turn, view, canUndo, question });
  }
  return moments;
}

/** The same question asked anew has another id. */
const withoutId = (moment: Moment | undefined): Omit<Moment, 'id'> | undefined => {
  if (!moment) return undefined;
  const { id: _, ...rest } = moment;
  return rest;
};

describe('a server that dies', () => {
  test('killed and started again in mid-game: the page comes back by itself and goes on', async () => {
    const data = mkdtempSync(join(tmpdir(), 'veillee-e2e-killed-'));
    let server = await startProcess(data, house.page);
    try {
      const visitor = await house.visitor({
        url: server.url,
        forgive: /WebSocket|ERR_CONNECTION|Failed to load resource/,
      });
      const { page } = visitor;
      await lay(visitor, {
        seats: AGAINST_A_BOT,
        seed: 'killed',
      });
      await beginTurn(page, mouse, SHOP);
      const before = await asked(page);
      const open = await openTable(page);
      await server.kill();
      await page
        .getByRole('alert')
        .filter({ hasText: say('link.lost') })
        .waitFor();
      // An answer given meanwhile is not lost.
      await act(page, before, mouse, ['press End the visit']);
      server = await startProcess(data, house.page, Number(new URL(server.url).port));
      await page.getByRole('alert').waitFor({ state: 'detached' });
      await expect.poll(() => chronicle(page), { timeout: 10_000 }).toContain('You discarded');
      await expect.poll(async () => (await openTable(page)).turn).not.toBe(open.turn);
      const { deeds } = await playOn(
        page,
        mouse,
        () => FIGHT,
        (_, done) => done.length >= 2,
      );
      expect(deeds).toHaveLength(2);
    } finally {
      await server.kill();
      rmSync(data, { recursive: true, force: true });
    }
  });
});

describe('a campaign', () => {
  test('goes on to the next chapter, shows its evenings on the shelf, and branches off', async () => {
    const data = mkdtempSync(join(tmpdir(), 'veillee-campaign-'));
    const server = await startServer({
      host: '127.0.0.1',
      port: 0,
      data,
      page: house.page,
      limits: NO_LIMITS,
      workers: 1,
      shelf: { games: shelf, module: shelfModule },
    });
    try {
      const { page, ...visitor } = await house.visitor({ url: server.url, name: 'Maud' });
      await visitor.go('');
      const file = { name: 'over.json', mimeType: 'application/json', buffer: Buffer.from(await finishedSave()) };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('button', { name: say('evenings.again') }).waitFor();
      const first = page.url();
      await page.getByRole('button', { name: say('evenings.next', { title: 'Thunderstone' }) }).click();
      await page.waitForURL(url => String(url) !== first);
      const second = page.url();
      await visitor.go('tables');
      // One row for the whole campaign, with what has happened.
      const row = page.locator('.list-words').filter({ hasText: 'The Village is saved' });
      await row.getByRole('button', { name: say('evenings.open') }).click();
      const evenings = page.getByRole('dialog');
      await evenings.locator('.evening').nth(1).waitFor();
      expect(await page.locator('.shelf-lists .list-row').count()).toBe(1);
      expect(await evenings.locator('.evening').count()).toBe(2);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        evenings.getByRole('button', { name: say('evenings.export') }).click(),
      ]);
      expect(download.suggestedFilename()).toContain('campaign');
      // The first evening again, from an entry of it.
      await evenings.getByRole('button', { name: say('over.replay') }).click();
      await page.keyboard.press('Home');
      await page.getByRole('button', { name: say('replay.branch') }).click();
      await page.waitForURL(url => /table\//.test(String(url)) && String(url) !== second);
      await visitor.go('tables');
      await page.getByRole('button', { name: say('evenings.open') }).click();
      await page.getByText(say('evenings.branched')).waitFor();
      expect(await page.getByRole('dialog').locator('.evening').count()).toBe(3);
      await visitor.leave();
    } finally {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    }
  });
});
