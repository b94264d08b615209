// Descent in a browser: one person begins with four heroes, a trap in mid-walk between two browsers, a quest that goes on the next evening.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Decision, type Option, type Picks, save } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { originalOf } from '@veillee/pieces/things';
import { tableSpeaker } from '@veillee/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { partnerAt } from '../hands/partner.ts';
import { finger, mouse } from '../hands/seat.ts';
import type { Twin } from '../hands/twin.ts';
import { allTexts, words } from '../house/catalogues.ts';
import { PHONE, startProcess, WIDE } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { invitationOf, layFrom } from '../house/tables.ts';
import { outOfSight, overlapping } from '../looks/measures.ts';
import { answerByHand, asked, look, playLine, prepare, shows, touch } from './hands.ts';
import { firstRound, HEROES, NOVICES, OVERLORD, reached, SECRET_WINDOWS, type State, twinOf, wonSave } from './line.ts';

const house = openedHouse();

const NAMES = ['Ysolde', 'Iris'] as const;
const texts = allTexts('en', 'descent');
const [say, sayToOverlord] = [HEROES, OVERLORD].map(reader => tableSpeaker('en', { names: NAMES, reader }, texts)) as [
  ReturnType<typeof tableSpeaker>,
  ReturnType<typeof tableSpeaker>,
];
const word = words('en');
const BESIDE_A_BOT = [
  { kind: 'me', name: NAMES[HEROES] },
  { kind: 'bot', bot: 'novice' },
] as const;

const chronicle = (page: Page): Promise<string> => page.locator('.v-rail-right').innerText();

// ---- one person, four heroes ----

test('a newcomer with four heroes: from the set-up page to the end of the first round, each hero once, in the order of one’s choice', async () => {
  const options = { heroes: '4', choosing: 'ready' };
  const line = await firstRound('party', options, NOVICES);
  const twin = await twinOf(line);
  const { page, go } = await house.visitor({ name: '' });
  await go('new/descent/invite');
  const welcome = page.getByRole('dialog', { name: word('name.title') });
  const name = await welcome.getByRole('textbox').inputValue();
  await welcome.getByRole('button', { name: word('handover.take', { name }) }).click();
  await page.getByLabel(word('setup.seed')).fill(line.seed);
  await page.getByRole('button', { name: word('setup.invite') }).click();
  const { table, code } = await invitationOf(page);
  const partner = await partnerAt(house.url, table, code, NAMES[OVERLORD], SECRET_WINDOWS);
  const speaks = tableSpeaker('en', { names: [name, NAMES[OVERLORD]], reader: HEROES }, texts);
  const given = await playLine({ page, hand: mouse, say: speaks }, partner, line, twin);
  // Nothing was asked before the first turn, and whoever goes next is touched where they stand.
  expect([...given.keys()].filter(prompt => prompt.startsWith('setup.'))).toEqual([]);
  expect([...(given.get('turn.next') ?? [])]).toEqual(['figure']);
  expect(line.answers.filter(({ picks }) => picks[0]?.startsWith('turn:'))).toHaveLength(3);
  await expect.poll(() => page.locator('.des-hero').count()).toBe(4);
  await facesOf(page);
  // On which terms it is played stands beside the overlord, and in the rulebook beside the rule that they change (R96, R97).
  const [said] = [...twin.match.told(HEROES)].filter(({ text }) => text.startsWith('terms.'));
  if (!said) throw new Error('no terms were told');
  const terms = speaks(said);
  const overlord = page.locator('.des-overlord');
  await overlord.getByText(terms).waitFor();
  await overlord.getByRole('button', { name: 'DES-11.6' }).click();
  await expect.poll(() => page.locator('[data-rule="DES-11.6"] .rule-note').innerText()).toBe(terms);
  await partner.leave();
});

/** Everybody has a face: in the rail, in the list of players, by each heading of the chronicle, and on the map from near enough. */
async function facesOf(page: Page): Promise<void> {
  await expect.poll(() => page.locator('.des-hero .v-portrait').count()).toBe(4);
  expect(await page.locator('.player .v-portrait').count()).toBe(1);
  expect(await page.locator('.chronicle-turn .v-portrait').count()).toBe(4);
  const faces = page.locator('.v-map-window .v-map-figure[data-kind="hero"] .v-map-figure-face');
  const signs = page.locator('.v-map-window .v-map-figure[data-kind="hero"] .v-map-figure-sign');
  const shown = async (): Promise<readonly boolean[]> => [
    await faces.first().isVisible(),
    await signs.first().isVisible(),
  ];
  expect(await shown()).toEqual([false, true]);
  const closer = page.getByRole('button', { name: word('zoom.closer') });
  while ((await page.locator('.v-map-window').getAttribute('data-faces')) !== 'all') await closer.click();
  expect(await shown()).toEqual([true, false]);
}

// ---- on a phone ----

test('on a phone a walk is one touch, and an attack three at most: whom, that it is meant, and the blow', async () => {
  const attacksIn = ({ options }: Decision): readonly Option[] => options.filter(({ key }) => headOf(key) === 'attack');
  const foeIn = (decision: Decision): string | undefined =>
    attacksIn(decision)
      .flatMap(({ on = [] }) => on)
      .find(thing => headOf(thing) === 'monster');
  const walkIn = ({ options }: Decision): Option | undefined => options.find(({ key }) => headOf(key) === 'walk');
  const twin = await reached('touches', { heroes: '2' }, NOVICES, decision => {
    const isHeros = decision.seat === HEROES && decision.prompt === 'turn.act';
    const hasChoice = attacksIn(decision).length > 1 && walkIn(decision) !== undefined;
    return isHeros && foeIn(decision) !== undefined && hasChoice;
  });
  const asksFor = twin.asked;
  const foe = asksFor && foeIn(asksFor);
  const walk = asksFor && walkIn(asksFor);
  if (!foe || !walk) throw new Error('nobody can strike and walk');
  const begun = async () => {
    const visitor = await house.visitor({ viewport: PHONE, touch: true });
    await layFrom(visitor, JSON.stringify(save(twin.match)), BESIDE_A_BOT);
    const { page } = visitor;
    await shows({ page, hand: finger, say }, twin, asksFor);
    let touches = 0;
    const on = async (thing: string): Promise<void> => {
      const lit = (await look(page)).lit.find(one => one.thing === thing);
      if (!lit) throw new Error(`${thing} is not lit`);
      touches++;
      await touch(page, lit, finger);
    };
    return { page, on, touches: () => touches };
  };

  const walker = await begun();
  const before = (await look(walker.page)).prompt;
  // A long aim is cut before the map in little, and the tools keep off both.
  expect(await overlapping(walker.page, '.v-map-little:not([data-hidden])', '.des-aim > span')).toEqual([]);
  // In the list of attacks each says how it would go, so that foes of one name are told apart.
  await walker.page.locator('[data-action="attack"]').tap();
  const row = walker.page.locator('[role="dialog"] .option-row').filter({ has: walker.page.locator('.v-brings') });
  expect(await row.first().innerText()).toMatch(/hits \d+%, kills \d+%/);
  await walker.page.keyboard.press('Escape');
  await row.first().waitFor({ state: 'detached' });
  await walker.on(walk.on?.find(at => headOf(at) === 'space') ?? '');
  await expect.poll(async () => (await look(walker.page)).prompt).not.toBe(before);
  expect(walker.touches()).toBe(1);

  const striker = await begun();
  await striker.on(foe);
  // Whoever is aimed at is never under the tools, nor are the tools under what the board says of the quest.
  const tools = '.v-map-controls:not([data-under])';
  await expect.poll(() => overlapping(striker.page, tools, '.v-map-figure-target')).toEqual([]);
  expect(await overlapping(striker.page, tools, '[data-over-map]')).toEqual([]);
  await striker.on(foe);
  const dice = striker.page.locator('.des-attack .des-totals');
  const strike = striker.page.locator('.v-slip').getByRole('button', { name: say({ text: 'attack.resolve' }) });
  await dice.waitFor();
  // What the dice come to is read without scrolling, and before what could still be bought.
  expect(await outOfSight(striker.page, '.des-totals, .des-sum')).toEqual([]);
  await strike.tap();
  await dice.waitFor({ state: 'detached' });
  expect(striker.touches() + 1).toBe(3);
});

// ---- on a tablet ----

test('a tablet lying on its side leaves the dungeon its room: heroes stand in a line above it, all about them is a touch away', async () => {
  const twin = await reached('tablet', { heroes: '4' }, NOVICES, ({ seat, prompt }) => {
    return seat === HEROES && prompt === 'turn.act';
  });
  const visitor = await house.visitor({ viewport: { width: 1024, height: 768 } });
  await layFrom(visitor, JSON.stringify(save(twin.match)), BESIDE_A_BOT);
  const { page } = visitor;
  await page.locator('.v-map').waitFor();
  const heightOf = (part: string): Promise<number> =>
    page.locator(part).evaluate(element => element.getBoundingClientRect().height);
  expect(await heightOf('.v-map')).toBeGreaterThan(320);
  expect(await outOfSight(page, '.des-chip, .v-map-controls button, .des-look button, .v-slip-buttons button')).toEqual(
    [],
  );
  await page.locator('.v-fold').click();
  await expect.poll(() => page.locator('.v-rail-right .des-hero').count()).toBe(4);
});

// ---- where monsters may appear ----

test('while a monster is placed, what the hatching means lies below the map and covers nothing of it; all steps of the turn are read', async () => {
  const twin = await reached('placing', { heroes: '2' }, NOVICES, ({ prompt }) => prompt === 'overlord.spawn');
  const saved = JSON.stringify(save(twin.match));
  for (const viewport of [WIDE, { width: 1024, height: 768 }, PHONE]) {
    const visitor = await house.visitor({ viewport, look: 'styled', settings: { language: 'fr' } });
    await layFrom(visitor, saved, [
      { kind: 'bot', bot: 'novice' },
      { kind: 'me', name: NAMES[OVERLORD] },
    ]);
    const { page } = visitor;
    await page.locator('.des-key').waitFor();
    const found = await page.evaluate(() => {
      const rect = (part: string) => document.querySelector(part)?.getBoundingClientRect();
      const [map, key, standing] = [rect('.v-map'), rect('.des-key'), rect('.des-standing')];
      const steps = document.querySelector('.v-steps');
      return {
        covered: (map?.bottom ?? 1) - (key?.top ?? 0),
        stoodOver: (standing?.bottom ?? 1) - (map?.top ?? 0),
        height: map?.height ?? 0,
        cut: (steps?.scrollWidth ?? 1) - (steps?.clientWidth ?? 0),
      };
    });
    expect(found.covered).toBeLessThan(1);
    expect(found.height).toBeGreaterThan(200);
    if (viewport !== PHONE) expect(found.cut).toBe(0);
    // How the quest stands lies above the map, and covers nobody; only a low tablet cannot spare the line.
    if (viewport === WIDE || viewport === PHONE) expect(found.stoodOver).toBeLessThan(1);
    expect(await outOfSight(page, '.des-key p, .des-look button, .v-map-controls button')).toEqual([]);
    // Which card lies in which pile is read without pushing anything aside.
    if (viewport === WIDE) {
      await page.getByRole('button', { name: allTexts('fr', 'descent')['table.deck.cards'] as string }).click();
      const aside = (part: Element): number => part.scrollWidth - part.clientWidth;
      expect(await page.locator('.v-popover-body').evaluate(aside)).toBe(0);
    }
    await visitor.leave();
  }
});

// ---- a trap in mid-walk ----

interface Walk {
  readonly to: Option;
  /** What the overlord answers on the way: nothing at first, then a trap before the walk has come to its end. */
  readonly trap: string;
}

/** The walk of whoever is asked on which a trap can be sprung at the second space, and would be felt before the last. */
function trapped(decision: Decision, { match }: Twin<State>): Walk | undefined {
  if (decision.seat !== HEROES || decision.prompt !== 'turn.act') return undefined;
  for (const to of decision.options) {
    if (headOf(to.key) !== 'walk' || Number(to.with?.cost) < 4) continue;
    const dream = match.clone();
    const then = (seat: number, picks: Picks): Decision | undefined => {
      dream.answer({ seat, decision: dream.decisionOf(seat)?.id ?? -1, picks });
      return dream.decisionOf(OVERLORD);
    };
    const first = then(HEROES, [to.key]);
    if (first?.prompt !== ON_THE_WAY || first.options.length === 0) continue;
    const second = then(OVERLORD, []);
    const trap = second?.options.find(({ with: told }) => Number(told?.n) <= (dream.state as State).overlord.threat);
    const at = (dream.state as State).heroes.find(({ id }) => id === (dream.state as State).turn?.hero)?.at;
    if (second?.prompt === ON_THE_WAY && trap && !to.on?.includes(at ?? '')) return { to, trap: trap.key };
  }
  return undefined;
}
const ON_THE_WAY = 'overlord.answer.space';

test('two browsers: a trap is sprung in mid-walk, and nothing has told the heroes of it before', async () => {
  let walk: Walk | undefined;
  const twin = await reached('trap', { heroes: '2' }, NOVICES, (decision, now) => {
    walk = trapped(decision, now);
    return walk !== undefined;
  });
  if (!walk) throw new Error('nobody walks into a trap');
  const [host, guest] = [await house.visitor(), await house.visitor({ name: NAMES[OVERLORD] })];
  const { table, invitations } = await layFrom(host, JSON.stringify(save(twin.match)), [
    { kind: 'me', name: NAMES[HEROES] },
    { kind: 'friend' },
  ]);
  await guest.go(`join/${table}/${invitations[0]?.code}`);
  await guest.page.getByRole('button', { name: word('shelf.sit') }).click();
  const heroes = { page: host.page, hand: mouse, say };
  const overlord = { page: guest.page, hand: mouse, say: sayToOverlord };
  const next = (): Decision => {
    const decision = twin.asked;
    if (!decision) throw new Error('nobody is asked');
    return decision;
  };
  const does = async (at: typeof heroes, picks: Picks): Promise<void> => {
    const decision = next();
    await answerByHand(at, twin, decision, picks);
    twin.answer(decision, picks);
  };

  await does(heroes, [walk.to.key]);
  const known = host.heard.length;
  // Whoever walks waits for nobody in particular, and is still the one who acts. The overlord holds each step open, or it would close.
  const holds = (): Promise<void> => guest.page.getByRole('button', { name: word('slip.hold') }).click();
  const nothingTells = async (): Promise<void> => {
    expect(await host.page.locator('.v-slip-prompt').innerText()).toBe(say({ text: 'table.waiting.overlord' }));
    expect(await host.page.locator('.player[data-acting]', { hasText: NAMES[OVERLORD] }).count()).toBe(0);
    const heard = host.heard.slice(known).join();
    for (const card of twin.state.overlord.hand) expect(heard).not.toContain(originalOf(card));
  };
  await holds();
  await does(overlord, []);
  await shows(overlord, twin, next());
  await holds();
  await nothingTells();
  await does(overlord, [walk.trap]);
  for (let decision = next(); decision.seat === OVERLORD; decision = next())
    await does(overlord, decision.options.slice(0, Math.max(1, decision.min)).map(({ key }) => key)); // biome-ignore format: one answer
  // Now both see it, and the walk has ended where the trap lay.
  await shows(heroes, twin, next());
  const card = say({ text: walk.trap.replace(':', '.') });
  for (const { page } of [host, guest]) await expect.poll(() => chronicle(page)).toContain(card);
  expect(walk.to.on).not.toContain(twin.state.heroes.find(({ id }) => id === twin.state.turn?.hero)?.at);
});

// ---- the next evening ----

test('a linked quest the next evening: the house was closed, the campaign page leads on, and the same heroes come back', async () => {
  const { saved, state } = await wonSave('linked', { heroes: '2' }, { heroes: 'novice', overlord: 'random' });
  const names = state.heroes.map(({ id }) => say({ text: `hero.${id.slice('hero:'.length)}` }));
  const title = say({ text: 'quest.durnog-brothers' });
  const data = mkdtempSync(join(tmpdir(), 'veillee-e2e-linked-'));
  let server = await startProcess(data, house.page);
  try {
    const visitor = await house.visitor({
      url: server.url,
      forgive: /WebSocket|ERR_CONNECTION|Failed to load resource/,
    });
    const { page, go } = visitor;
    await layFrom(visitor, saved, [
      { kind: 'me', name: NAMES[HEROES] },
      { kind: 'bot', bot: 'novice' },
    ]);
    const goOn = page.getByRole('button', { name: word('evenings.next', { title }) });
    const first = page.url();
    await goOn.click();
    await page.waitForURL(url => String(url) !== first);
    await expect.poll(() => chronicle(page)).toContain(names[0]);
    const second = page.url();
    const before = (await asked(page)).prompt;

    await server.kill();
    server = await startProcess(data, house.page, Number(new URL(server.url).port));
    await go('tables');
    await page.getByRole('button', { name: word('evenings.open') }).click();
    const campaign = page.getByRole('dialog');
    await expect.poll(() => campaign.locator('.evening').count()).toBe(2);
    await campaign.getByRole('button', { name: word('evenings.next', { title }) }).click();
    await page.waitForURL(second);
    expect((await asked(page)).prompt).toBe(before);
    for (const name of names) await page.locator('.des-hero', { hasText: name }).waitFor();
    // They shop with what their victory brought, for more than beginners may buy, and the quest begins.
    const treasure = page.locator('[data-thing="treasure:copper"]');
    await treasure.waitFor();
    const steps = await prepare({ page, hand: mouse, say });
    expect(steps.size).toBeGreaterThanOrEqual(4);
    await page.getByText(title).first().waitFor();
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
});
