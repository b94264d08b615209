// Gloom of Kilforth to its end in a real browser: Finale, Totem, the Ancient, the Assault and the scores; won alone, lost on a
// phone, won together. A twin of each game runs beside the page: whatever the page shows or does differently fails.

import { readFileSync } from 'node:fs';
import { type Decision, isPass, isReseed, type Option, type Picks, type Save } from '@veillee/kernel';
import { type Say, tableSpeaker } from '@veillee/text';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type ByHand, playTwin } from '../hands/by-hand.ts';
import { unfold } from '../hands/chronicle.ts';
import { finger, mouse, tap } from '../hands/seat.ts';
import { allTexts, words } from '../house/catalogues.ts';
import { PHONE } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { openSave } from '../house/tables.ts';
import { foreignWords } from '../looks/french.ts';
import { overflow } from '../looks/measures.ts';
import { fighters, KilforthTwin, lastDays } from './last-days.ts';
import { look, touch } from './seat.ts';

const house = openedHouse();

const NAMES = ['Ysolde', 'Iris'] as const;
const GUIDED = { guided: ['thunderstone', 'kilforth'] };

/** The page's voice for each seat. */
const voices = (language: 'en' | 'fr') =>
  [0, 1].map(reader => tableSpeaker(language, { names: NAMES, reader }, allTexts(language, 'kilforth'))) as [Say, Say];
const english = voices('en');
const [say] = english;
const word = words('en');

const slip = (page: Page): Promise<string> => page.locator('.v-slip-words').innerText();
const figure = (page: Page, ancient: string) => page.locator(`.kil-figures [data-thing="ancient:${ancient}"]`);
async function chronicle(page: Page): Promise<string> {
  await unfold(page);
  return page.getByRole('region', { name: word('frame.chronicle') }).innerText();
}
const nameOf = (card: string, speak: Say = say): string => speak({ text: `card.${card}` });

/** The scores as they stand in the dialog: name and points, winners marked. */
const scores = (page: Page) =>
  page.locator('[role="dialog"] .scores tr').evaluateAll(rows =>
    rows.map(row => ({
      name: row.querySelector('b')?.textContent ?? '',
      points: Number(row.lastElementChild?.textContent),
      won: row.querySelector('[role="img"][aria-label]') !== null,
    })),
  );

/** The end, as the twin knows it. */
const ending = ({ match: { outcome } }: KilforthTwin) =>
  NAMES.slice(0, outcome?.scores.length).map((name, seat) => ({
    name,
    points: outcome?.scores[seat],
    won: outcome?.won.includes(seat) ?? false,
  }));

/** The journal as the server keeps it, saved through the menu. */
async function journalOf(page: Page): Promise<Save['journal']> {
  await page.getByRole('button', { name: word('menu.title') }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: word('menu.export') }).click();
  const saved = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as Save;
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return saved.journal;
}

/** The game that is over is opened again, from its beginning to its last entry. */
async function seenAgain(page: Page, twin: KilforthTwin): Promise<void> {
  // Interruptions that were let pass are in the save, and nowhere counted.
  const entries = twin.match.journal.filter(entry => isReseed(entry) || !isPass(entry)).length;
  await page.getByRole('button', { name: word('over.replay') }).click();
  const slider = page.getByRole('slider', { name: word('replay.slider') });
  await slider.waitFor();
  await expect.poll(() => page.locator('.kil-tile').count()).toBe(25);
  await slider.focus();
  await page.keyboard.press('End');
  await page.getByText(word('replay.at', { at: entries, entries })).waitFor();
  await expect.poll(() => page.locator('.kil-day b').innerText()).toBe(`Day ${twin.state.day}`);
}

describe('alone', () => {
  test('the Finale, the Totem, the Ancient, its Assault: won with the mouse, and seen again', async () => {
    const saved = await lastDays({
      seats: 1,
      difficulty: 'story',
      before: 'saga',
      outcome: 'outcome.victory',
      most: 45,
      rounds: 2,
      shields: 1,
      team: 1,
      from: 8,
    });
    const twin = await KilforthTwin.opened(saved);
    const [ancient] = twin.state.ancients;
    if (!ancient) throw new Error('no Ancient is in this game');
    const visitor = await house.visitor({ settings: GUIDED });
    const { page } = visitor;
    await openSave(visitor, saved);
    const met = new Set<string>();

    /** The Finale's odds stand beside the map before anything is rolled. */
    const readsFinale = async (options: readonly Option[]): Promise<void> => {
      const [first] = options;
      const thing = first?.on?.find(one => one.startsWith('region:')) ?? '';
      await touch(page, { thing, look: 'option', area: 'region' }, mouse);
      const odds = page.locator('.kil-focus .v-chances tbody tr');
      await expect.poll(() => odds.count()).toBe(options.length);
      for (const [nth, { with: params }] of options.entries())
        expect(await odds.nth(nth).innerText()).toMatch(
          new RegExp(`(\\d+ dice|1 die|no dice), needs ${params?.value}\\s+\\d+%\\s+\\d+%`),
        );
      await page.keyboard.press('Escape');
      await expect.poll(async () => (await look(page)).rows).toEqual([]);
      met.add('odds of the Finale');
    };

    const before = async ({ prompt, options }: Decision, picks: Picks): Promise<void> => {
      const { heroes, fight, test: roll } = twin.state;
      const [own] = heroes;
      if (own?.chapter === 'finale' && picks[0]?.startsWith('feat:')) {
        expect(await figure(page, ancient.id).count()).toBe(0);
        await readsFinale(options.filter(({ key }) => key.startsWith('feat:')));
      }
      if (prompt === 'finale.totem') {
        // Laid out, and on the slip what it may become.
        expect(await page.locator('.kil-spread [data-thing]').count()).toBe(1);
        expect((await look(page)).buttons.map(({ text }) => text)).toEqual(options.map(option => say(option)));
        met.add('totem');
      }
      if (prompt === 'turn.choice' && own?.chapter === 'done' && !met.has('risen')) {
        const { region } = twin.state.ancients[0] ?? {};
        expect(await figure(page, ancient.id).getAttribute('aria-label')).toContain(nameOf(region ?? ''));
        expect(await page.locator(`[data-zone="region:${region}"][data-lair]`).count()).toBe(1);
        const line = say({ text: 'log.ancient', with: { card: nameOf(ancient.id), region: nameOf(region ?? '') } });
        await expect.poll(() => chronicle(page)).toContain(line);
        const days = await page.locator('.chronicle-round h3').allInnerTexts();
        expect(days.at(-1)).toBe(`Day ${twin.state.day}`);
        for (const card of own.assets) expect(await page.locator(`.kil-hero [data-thing="${card}"]`).count()).toBe(1);
        met.add('risen');
      }
      if (prompt === 'assault.confirm') {
        expect(await page.locator('.v-slip').getAttribute('data-tone')).toBe('danger');
        expect(await slip(page)).toMatch(/(No Plot helps|\d+ Plots? helps?) it\. You cannot flee/);
        expect(await slip(page)).toMatch(/You win \d+% of the time/);
        met.add(picks.length > 0 ? 'sure' : 'not yet');
      }
      if (fight?.assault) {
        expect(await page.locator('.kil-sides').innerText()).toContain(nameOf(ancient.id));
        if (fight.round > 0) expect(await page.locator('.kil-sides').innerText()).toContain(`Round ${fight.round}`);
        if (roll && roll.rolls.length > 0) {
          const dice = page.locator('.kil-test .kil-dice');
          expect(await dice.getAttribute('aria-label')).toContain(roll.rolls.join(' '));
        }
        met.add(prompt);
      }
    };
    const chosen = async ({ key }: Option): Promise<void> => {
      if (!key.startsWith('assault:')) return;
      expect(await page.locator('.v-slip').getAttribute('data-tone')).toBe('danger');
      expect(await slip(page)).toMatch(/You win \d+% of the time\..* there is no way back/s);
      met.add('assault chosen');
    };
    await playTwin({ page, hand: mouse, voices: english, chosen }, twin, before);
    expect([...met]).toEqual(
      expect.arrayContaining([
        'odds of the Finale',
        'totem',
        'risen',
        'assault chosen',
        'not yet',
        'sure',
        'battle.prevent',
      ]),
    );

    const dialog = page.getByRole('dialog', { name: word('over.won') });
    await dialog.waitFor();
    expect(twin.match.outcome?.won).toEqual([0]);
    expect(await dialog.innerText()).toContain(say(twin.match.outcome?.text ?? { text: '' }));
    expect(await scores(page)).toEqual(ending(twin));
    expect(await page.locator('.ending[data-look="victory"]').count()).toBe(1);
    const moment = page.getByRole('region', { name: word('ending.moment') });
    // Within a sentence its article is small: “You defeated the Pale Queen!”.
    expect((await moment.locator('p').first().innerText()).toLowerCase()).toContain(nameOf(ancient.id).toLowerCase());
    expect(await moment.locator('.v-card-name').innerText()).toBe(nameOf(ancient.id));
    const figures = page.getByRole('region', { name: word('ending.figures') });
    expect(await figures.innerText()).toMatch(new RegExp(`\\d+ min, ${twin.state.day} Days`));
    await figures.getByText(say({ text: 'table.line' })).waitFor();
    await page.getByRole('button', { name: word('over.look') }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await figure(page, ancient.id).count()).toBe(0);
    expect(await journalOf(page)).toEqual(twin.match.journal);
    await seenAgain(page, twin);
  });

  test('the Assault lost by touch on a phone, in French to the last word', async () => {
    const saved = await lastDays({
      seats: 1,
      difficulty: 'nightmare',
      before: 'assault',
      outcome: 'outcome.fallen',
      most: 45,
      rounds: 2,
      shields: 0,
      team: 1,
      from: 2,
    });
    const twin = await KilforthTwin.opened(saved);
    const french = voices('fr');
    const visitor = await house.visitor({ viewport: PHONE, touch: true, settings: { ...GUIDED, language: 'fr' } });
    const { page } = visitor;
    await openSave(visitor, saved, 'fr');
    const found = new Set<string>();
    const check = async (): Promise<void> => {
      for (const text of await foreignWords(page, 'kilforth')) found.add(text);
      for (const text of await overflow(page)) found.add(`wide: ${text}`);
    };
    const how: ByHand = { page, hand: finger, voices: french, chosen: check };
    await playTwin(how, twin, async ({ prompt }) => {
      if (prompt === 'assault.confirm' || twin.state.fight?.assault) await check();
    });
    await check();
    expect([...found]).toEqual([]);

    const dialog = page.getByRole('dialog', { name: french[0]({ text: 'table.defeat.fallen' }) });
    await dialog.waitFor();
    expect(twin.match.outcome?.won).toEqual([]);
    expect(await dialog.innerText()).toContain(french[0](twin.match.outcome?.text ?? { text: '' }));
    // The look of a defeat: the story's last line, and what was close.
    expect(await page.locator('.ending[data-look="defeat"]').count()).toBe(1);
    expect(await dialog.innerText()).toContain(french[0]({ text: 'table.story.fallen' }));
    const { hp } = twin.state.fight ?? {};
    expect(await dialog.innerText()).toMatch(new RegExp(`Il restait ${hp} PV sur \\d+`));
    await page.getByRole('region', { name: words('fr')('ending.figures') }).waitFor();
    expect(await foreignWords(page, 'kilforth')).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    // Who falls to an Ancient has no points: what was done stands where they would.
    expect(twin.match.outcome?.scores).toEqual([0]);
    expect(await page.locator('.scores').count()).toBe(0);
    const deeds = page.getByRole('region', { name: words('fr')('ending.deeds') }).getByRole('listitem');
    expect(await deeds.count()).toBeGreaterThan(1);
    expect(await deeds.first().innerText()).toMatch(/^Jour \d+/);
    await tap(page.getByRole('button', { name: words('fr')('over.look') }));
    await dialog.waitFor({ state: 'detached' });
    // Who falls to an Ancient leaves the game; it stays.
    const [{ id } = { id: '' }] = twin.state.ancients;
    expect(await page.locator('.kil-pawn').count()).toBe(0);
    expect(await figure(page, id).count()).toBe(1);
  });
});

describe('together, around one screen', () => {
  test('a team assaults the Ancients and wins', async () => {
    const saved = await lastDays({
      seats: 2,
      difficulty: 'story',
      before: 'assault',
      outcome: 'outcome.victory',
      most: 65,
      rounds: 1,
      shields: 0,
      team: 2,
      from: 1,
    });
    const twin = await KilforthTwin.opened(saved);
    const visitor = await house.visitor({ settings: GUIDED });
    const { page } = visitor;
    await openSave(visitor, saved, 'en', [NAMES[1]]);
    const teams = new Set<string>();
    let invited = 0;
    await playTwin({ page, hand: mouse, voices: english }, twin, async ({ prompt, seat }) => {
      const { fight } = twin.state;
      // Whoever is asked sits before the screen.
      expect(await page.locator('.kil-hero-words h2').innerText()).toBe(NAMES[seat]);
      if (prompt === 'team.invite') invited++;
      if (!fight?.assault) return;
      const sides = page.locator('.kil-sides .kil-side').first();
      const shown = await sides.locator('.v-avatar').evaluateAll(all => all.map(one => one.getAttribute('aria-label')));
      expect(shown).toEqual(fighters(twin.state).map(member => NAMES[member]));
      teams.add(`${nameOf(fight.adversary)}: ${shown.join(' and ')}`);
    });
    expect(invited).toBeGreaterThan(0);
    expect([...teams].filter(team => team.includes(' and ')).length).toBeGreaterThan(0);
    await page.getByRole('dialog', { name: word('over.won') }).waitFor();
    expect(twin.match.outcome?.won).toEqual([0, 1]);
    expect(await scores(page)).toEqual(ending(twin));
    await page.getByRole('button', { name: word('over.look') }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.locator('.kil-figures .kil-ancient').count()).toBe(0);
    expect(await journalOf(page)).toEqual(twin.match.journal);
  });
});
