// Ashraka's first adventure from the set-up page to the victory in a real browser: with the mouse by a newcomer, by touch in French
// on a phone. A twin of each game runs beside the page: whatever the page shows or does differently fails.

import { keyOf, type Language, type Option } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import { type Say, tableSpeaker } from '@veillee/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { finger, mouse, tap } from '../hands/seat.ts';
import { allTexts, words } from '../house/catalogues.ts';
import { PHONE } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { foreignWords } from '../looks/french.ts';
import { overflow } from '../looks/measures.ts';
import { type AtTable, answerByHand, shows } from './hands.ts';
import { beginning, wonLine } from './line.ts';
import { wireOf } from './wire.ts';

const house = openedHouse();

const voice = (language: Language, name: string): Say =>
  tableSpeaker(language, { names: [name], reader: 0 }, allTexts(language, 'ashraka'));

const MOST = 45;
const MET = ['combat.ask', 'reward.ask', 'event.ask', 'turn.ask'];

test('a newcomer wins with the mouse: a name of the house, an answer taken back, gone back and put again, French for a while, and no page on the wire before it is read', async () => {
  const line = await wonLine('mouse', MOST, MET);
  const twin = await beginning(line);
  const { page, go, heard } = await house.visitor({ name: '' });
  const say = words('en');
  await go('new/ashraka/alone');
  const welcome = page.getByRole('dialog', { name: say('name.title') });
  const name = await welcome.getByRole('textbox').inputValue();
  expect(name).not.toBe('');
  await welcome.getByRole('button', { name: say('handover.take', { name }) }).click();
  await page.getByLabel(say('setup.seed')).fill(line.seed);
  await page.getByRole('button', { name: say('setup.deal') }).click();

  const at: AtTable = { page, hand: mouse, say: voice('en', name) };
  const undo = page.getByRole('button', { name: say('bar.undo') });
  const redo = page.getByRole('button', { name: say('bar.redo') });
  const wire = await wireOf(heard);
  const met = new Set<string>();
  for (const picks of line.answers) {
    const decision = twin.asked;
    if (!decision) throw new Error('the twin was won before');
    await shows(at, twin, decision);
    const before = wire.told.size;
    expect(wire.compare(twin)).toEqual({ early: [], missing: [] });
    if (decision.prompt === 'event.ask' && wire.told.size > before) met.add('page');
    if (decision.prompt === 'combat.ask') {
      // Every answer has its odds, and of the monster's three actions one is next.
      const attack = page.locator('.ash-answer[data-answer$="attack"]').first();
      expect(await attack.innerText()).toMatch(/\d+\s*%/);
      expect(await page.locator('.ash-bubble[data-next]').count()).toBe(1);
      // Whoever fights has a face before the fire.
      await expect.poll(() => page.locator('.ash-combat-picture image').count()).toBeGreaterThan(0);
      // What is told as about so is said to be: where an ally might help, the odds leave that out.
      const inexact = await page.locator('.ash-answer [title*=" about "]').count();
      expect(await page.locator('.ash-answers-about').isVisible()).toBe(inexact > 0);
      if (inexact > 0) met.add('about');
    }
    if (decision.prompt === 'reward.ask')
      expect(await page.locator('.ash-reward').count()).toBe(decision.options.length);
    await answerByHand(at, twin, decision, picks);
    const option = decision.options.find(({ key }) => key === picks[0]);
    const { turn } = twin.state;
    twin.answer(decision, picks);
    const next = twin.asked;
    if (!next) break;
    if (!met.has('undo') && isWalk(option)) {
      await shows(at, twin, next);
      await undo.click();
      twin.match.undo(0);
      const again = twin.asked;
      if (!again) throw new Error('nothing is asked again');
      await answerByHand(at, twin, again, picks);
      twin.answer(again, picks);
      met.add('undo');
    }
    if (!met.has('back') && twin.state.turn > turn && turn > 0) {
      await shows(at, twin, next);
      await page.keyboard.press('b');
      const back = page.getByRole('dialog', { name: say('back.title') });
      await back.getByRole('button', { name: say('back.yes') }).click();
      await back.waitFor({ state: 'detached' });
      await redo.click();
      await shows(at, twin, next);
      met.add('back');
    }
    if (met.has('back') && !met.has('french')) {
      await page.getByRole('button', { name: 'Français' }).click();
      at.say = voice('fr', name);
      met.add('french');
    } else if (met.has('french') && !met.has('english')) {
      await page.getByRole('button', { name: 'English' }).click();
      at.say = voice('en', name);
      met.add('english');
    }
  }
  expect([...met].sort()).toEqual(['about', 'back', 'english', 'french', 'page', 'undo']);

  const won = page.getByRole('dialog', { name: say('over.won') });
  await won.waitFor();
  expect(twin.match.outcome?.won).toEqual([0]);
  expect(await won.innerText()).toContain(at.say(twin.match.outcome?.text ?? { text: '' }));
  expect(wire.compare(twin)).toEqual({ early: [], missing: [] });
  await won.getByRole('button', { name: say('evenings.next', { title: 'The Lord of the Forests' }) }).waitFor();
});

/** Whether a finger finds it where the page stands. */
const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate(element => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

const isWalk = (option: Option | undefined): boolean => option !== undefined && headOf(keyOf(option)) === 'move';

test('won by touch on a phone, in French to the last word', async () => {
  const line = await wonLine('phone', MOST, MET);
  const twin = await beginning(line);
  const { page, go } = await house.visitor({ viewport: PHONE, touch: true, settings: { language: 'fr' } });
  const say = words('fr');
  await go('new/ashraka/alone');
  await page.getByLabel(say('setup.seed')).fill(line.seed);
  await tap(page.getByRole('button', { name: say('setup.deal') }));
  const at: AtTable = { page, hand: finger, say: voice('fr', 'Ysolde') };
  const found = new Set<string>();
  const seen = new Set<string>();
  for (const picks of line.answers) {
    const decision = twin.asked;
    if (!decision) throw new Error('the twin was won before');
    await answerByHand(at, twin, decision, picks);
    twin.answer(decision, picks);
    const next = twin.asked;
    if (!next) continue;
    // However long the page is that was read: the way back to the map is in sight.
    if (decision.prompt === 'event.ask' && next.prompt === 'turn.ask') {
      await shows(at, twin, next);
      expect(await isInSight(page, '.ash-story > .v-button')).toBe(true);
      // What was told is still there to be read, above what came of it.
      expect(await page.locator('.ash-story .v-booklet-told').isVisible()).toBe(true);
      seen.add('booklet');
    }
    if (seen.has(next.prompt)) continue;
    await shows(at, twin, next);
    seen.add(next.prompt);
    for (const text of await foreignWords(page, 'ashraka')) found.add(text);
    for (const text of await overflow(page)) found.add(`wide: ${text}`);
  }
  expect([...found]).toEqual([]);
  expect(seen).toContain('booklet');
  const won = page.getByRole('dialog', { name: say('over.won') });
  await won.waitFor();
  expect(await won.innerText()).toContain(at.say(twin.match.outcome?.text ?? { text: '' }));
  expect(await foreignWords(page, 'ashraka')).toEqual([]);
  expect(await overflow(page)).toEqual([]);
});
