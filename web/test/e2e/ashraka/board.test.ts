// Ashraka in a browser: one person runs both heroes over the map, by clicks, until Destiny strikes; two people act at once.

import { tableSpeaker } from '@veillee/text';
import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse, tap } from '../hands/seat.ts';
import { allTexts, words } from '../house/catalogues.ts';
import { PHONE } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { lay, layFrom } from '../house/tables.ts';
import { outOfSight } from '../looks/measures.ts';
import { act, closeBooklet, heroesOn, look, standing, touch } from './hands.ts';
import { savedAtDestinyOfTwo } from './saves.ts';

const house = openedHouse();
const say = tableSpeaker('en', { names: ['Ysolde', 'Iris'], reader: 0 }, allTexts('en', 'ashraka'));

test('each hero walks where one clicks, a pile is explored, a turn is ended twice asked, Destiny counts down', async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await lay(visitor, {
    game: 'ashraka',
    seats: [{ kind: 'me', name: 'Ysolde' }],
    options: { adventure: '1', agree: false },
    seed: 'road',
  });
  // Whoever may be chosen is seen, and later whoever acts, comes along or plays.
  const faces = (within: string) => expect.poll(() => page.locator(`${within} img.v-portrait`).count());
  await faces('.ash-choice [data-thing="wise-rabbit"]').toBe(1);
  await page.locator('.ash-choice [data-thing="wise-rabbit"]').click();
  await faces('.ash-choice [data-thing="atsu-rabbit"]').toBe(1);
  await page.locator('.ash-choice [data-thing="atsu-rabbit"]').click();
  const slip = page.locator('.v-slip');
  await slip.getByRole('button', { name: 'TanTan the Tanuki' }).click();

  const place = (id: string) => page.locator(`[data-place="node:${id}"]`);
  const told = () => page.locator('.v-rail-right').innerText();
  await expect.poll(() => place('a1-clearing').getAttribute('data-look')).toBe('option');
  expect(await place('a1-forest-edge').getAttribute('data-look')).toBe('plain'); // too far, and closed
  expect(await place('a1-mysterious-cave').getAttribute('aria-label')).toBe('Mysterious Cave, 5 actions and 2 health');
  for (const [within, count] of [
    ['.ash-hero .ash-emblem', 2],
    ['.ash-allies [data-thing="wise-rabbit"]', 1],
    ['.player', 1],
  ] as const)
    await faces(within).toBe(count);
  expect(await page.locator('.v-map-figure[data-kind="hero"][data-face] image').count()).toBe(2);
  await place('a1-clearing').click();
  await expect.poll(told).toContain('Atsu walked to the Clearing for 2 actions.');

  await page.getByRole('button', { name: 'Take TanTan in hand' }).click();
  await place('a1-bramble-thicket').click();
  await expect.poll(told).toContain('TanTan walked to the Bramble Thicket for 1 action.');
  const pile = page.locator('[data-zone="pile:2"]');
  expect(await pile.innerText()).toMatch(/^3/);
  await page.locator('.v-action', { hasText: 'Explore Bramble Thicket' }).click();
  await slip.getByRole('button', { name: 'Explore Bramble Thicket' }).click();
  await expect.poll(() => pile.innerText()).toMatch(/^2/);
  // Where the other hero stands one goes by touching the pawn that covers the place: nobody else is taken in hand by that.
  const pawn = await page.locator('.v-map-figure[data-thing="atsu-rabbit"] .v-map-figure-base').boundingBox();
  if (!pawn) throw new Error('Atsu is not on the map');
  await page.mouse.click(pawn.x + pawn.width / 2, pawn.y + pawn.height / 2);
  await expect.poll(told).toMatch(/TanTan walked to the Clearing for \d actions?/);

  const spent = page.locator('.ash-tile[data-spent]');
  const end = slip.getByRole('button', { name: 'End the turn' });
  await end.click();
  await expect.poll(() => slip.innerText()).toContain('gives up');
  await end.click();
  for (let n = 0; n < 8 && (await spent.count()) === 0; n++) {
    await slip.or(spent).first().waitFor();
    const answer = slip.getByRole('button').last();
    if ((await spent.count()) === 0 && (await answer.count()) > 0) await answer.click();
  }
  await expect.poll(() => spent.count()).toBe(1);
  // What Destiny has brought may lie open, or come into the light in either language: it is put away.
  const open = page.getByRole('button', { name: /^(Close the booklet|Refermer le livret|Put away|Ranger)$/ });
  const french = page.getByRole('heading', { name: 'Destinée', exact: true });
  const speakFrench = async (): Promise<boolean> => {
    if (await open.first().isVisible()) await open.first().click({ timeout: 2000 });
    else await page.getByRole('button', { name: 'Français' }).click({ timeout: 2000, noWaitAfter: true });
    return french.isVisible();
  };
  await expect.poll(() => speakFrench().catch(() => french.isVisible()), { timeout: 20_000 }).toBe(true);
});

/** A page's line from the server, which can be stopped: what comes meanwhile waits. */
async function stoppable(page: Page): Promise<{ stop(): void; letGo(): void; waits(text: string): boolean }> {
  let socket: WebSocketRoute | undefined;
  let held: string[] | undefined;
  await page.routeWebSocket('**/api/live', route => {
    socket = route;
    const server = route.connectToServer();
    route.onMessage(message => server.send(message));
    server.onMessage(message => {
      if (held) held.push(String(message));
      else route.send(message);
    });
  });
  return {
    stop() {
      held = [];
    },
    letGo() {
      const waiting = held ?? [];
      held = undefined;
      for (const message of waiting) socket?.send(message);
    },
    waits: text => held?.some(message => message.includes(text)) ?? false,
  };
}

/** A place one action away on which nobody stands, and which no other page of these is about to take. */
async function nextStep(page: Page, taken: readonly string[] = []): Promise<string> {
  const step = say({ text: 'table.walk', with: { n: 1 } });
  const near = await page
    .locator('.v-map-place[data-look="option"]')
    .evaluateAll(
      (places, words) =>
        places
          .filter(place => place.getAttribute('aria-label')?.endsWith(`, ${words}`))
          .map(place => place.getAttribute('data-place') ?? ''),
      step,
    );
  const found = near.find(place => !taken.includes(place));
  if (found === undefined) throw new Error(`there is no step to take: ${near.join()}`);
  return found;
}

/** Touches a place on the map; where several things can be done there, the first of them. */
async function walk(page: Page, place: string): Promise<void> {
  await touch(page, { thing: place, look: 'option', area: 'place' }, mouse);
  const [row] = (await look(page)).rows;
  if (row !== undefined) await mouse.row(page, row);
}

test('in two browsers at once: whoever is slower is kept and offered again, never lost, never answered for the other', async () => {
  const [host, guest] = [await house.visitor(), await house.visitor({ name: 'Iris' })];
  const pages = [host.page, guest.page] as const;
  const line = await stoppable(guest.page);
  const { table, invitations } = await lay(host, {
    game: 'ashraka',
    seats: [{ kind: 'me', name: 'Ysolde' }, { kind: 'friend' }],
    options: { adventure: '1', agree: false },
    seed: 'at-once',
  });
  await guest.go(`join/${table}/${invitations[0]?.code}`);
  await guest.page.getByRole('button', { name: words('en')('shelf.sit') }).click();
  const trouble = guest.page.getByText(words('en')('trouble.stale'));

  // Who comes along is for both to say. The guest says too late that nobody does: it is not done, and they are told so.
  const ally = (page: Page) => page.locator('.ash-choice [data-thing][data-lit]').first();
  await Promise.all(pages.map(page => ally(page).waitFor()));
  line.stop();
  const chosen = await ally(host.page).getAttribute('data-thing');
  await ally(host.page).click();
  await host.page.locator(`.ash-choice [data-thing="${chosen}"]`).waitFor({ state: 'detached' });
  await mouse.button(guest.page, { text: say({ text: 'ally.none' }) });
  await expect.poll(() => line.waits('"error"')).toBe(true);
  line.letGo();
  await trouble.waitFor();

  // Heroes are taken, each their own; whoever is asked something else answers anything.
  const turn = allTexts('en', 'ashraka')['turn.ask'];
  for (;;) {
    const sights = await Promise.all(pages.map(look));
    if (sights.every(({ prompt, waiting }) => prompt === turn && !waiting)) break;
    const n = sights.findIndex(({ prompt, waiting }) => prompt !== turn && prompt !== '' && !waiting);
    const [page, sight] = [pages[n], sights[n]];
    if (!page || !sight) continue;
    // What was lit may be gone, if the other has taken it and the news has only just come: then one looks again.
    const hasActed = await act(page, sight, mouse, ({ lit }) => lit[0]).then(
      () => true,
      () => false,
    );
    if (hasActed) await expect.poll(async () => (await look(page)).prompt).not.toBe(sight.prompt);
  }
  for (const page of pages) {
    await closeBooklet({ page, hand: mouse, say });
    await page.locator(`.ash-allies [data-thing="${chosen}"]`).waitFor();
  }
  const [hers, his] = await Promise.all(
    pages.map(page => page.locator('.v-map-figure[data-state="acting"]').getAttribute('data-thing')),
  );
  expect(hers).not.toBe(his);
  const names = [hers, his].map(hero => say({ text: `hero.${hero}.short` }));
  const stand = async (...places: readonly string[]): Promise<void> => {
    for (const page of pages) await expect.poll(() => standing(page, names)).toEqual(places);
  };

  const before = Object.values(await heroesOn(host.page));
  // Both walk at the same moment: both have walked.
  const first = await nextStep(host.page);
  const second = await nextStep(guest.page, [first]);
  await Promise.all([walk(host.page, first), walk(guest.page, second)]);
  await stand(first, second);

  // The guest does not know yet that the other has walked on, and walks: late, and still where they meant to.
  line.stop();
  const third = await nextStep(host.page, [first, second]);
  await walk(host.page, third);
  await expect.poll(() => standing(host.page, names)).toEqual([third, second]);
  const fourth = await nextStep(guest.page, [first, second, third]);
  await walk(guest.page, fourth);
  await expect.poll(() => line.waits('"stale"')).toBe(true);
  expect(await standing(guest.page, names)).toEqual([first, second]);
  line.letGo();
  await stand(third, fourth);
  const sent = guest.said.map(frame => JSON.parse(frame)).filter(({ t }) => t === 'answer');
  const [late, again] = sent.slice(-2);
  expect(again.picks).toEqual(late.picks);
  expect(again.decision).toBeGreaterThan(late.decision);
  expect(await trouble.count()).toBe(0);
  // Two steps each, and nothing else was done for anybody.
  const after = Object.values(await heroesOn(host.page)).map(({ disc }) => disc);
  expect(after).toEqual(before.map(({ disc }) => disc - 2));
});

test('what Destiny leaves to both is proposed by one, read on its page by the other, and done when they agree', async () => {
  const saved = await savedAtDestinyOfTwo('proposed');
  const [host, guest] = [await house.visitor(), await house.visitor({ name: 'Iris', viewport: PHONE, touch: true })];
  const { table, invitations } = await layFrom(host, saved, [{ kind: 'me', name: 'Ysolde' }, { kind: 'friend' }]);
  await guest.go(`join/${table}/${invitations[0]?.code}`);
  await tap(guest.page.getByRole('button', { name: words('en')('shelf.sit') }));
  const slip = ({ page }: { readonly page: Page }) => page.locator('.v-slip-prompt');
  const choices = ({ page }: { readonly page: Page }) => page.locator('.v-booklet-choice');

  // Both are asked, each with the page before them.
  for (const visitor of [host, guest]) {
    await choices(visitor).first().waitFor();
    expect(await slip(visitor).innerText()).toBe(say({ text: 'destiny.ask' }));
  }
  const proposal = (await choices(host).first().innerText()).split('\n')[0] ?? '';
  await choices(host).first().click();

  // The other reads what is proposed, on the slip and on its page, where it is marked; whoever proposed waits and has done nothing.
  await expect.poll(() => slip(guest).innerText()).toContain('Ysolde proposes');
  expect(await slip(guest).innerText()).toContain(proposal);
  const title = guest.page.locator('.v-booklet h2, .v-booklet h3').first();
  await title.waitFor();
  expect(await title.innerText()).toMatch(/^Destiny/);
  expect(await choices(guest).filter({ hasText: proposal }).count()).toBe(1);
  expect(await outOfSight(guest.page, '.v-slip-buttons button')).toEqual([]);
  await expect.poll(() => slip(host).innerText()).toContain('Iris');

  await tap(guest.page.locator('.v-slip-buttons').getByRole('button', { name: say({ text: 'agree.yes' }) }));
  for (const visitor of [host, guest])
    await expect.poll(() => visitor.page.locator('.v-booklet').innerText()).toContain(words('en')('story.changes'));
});
