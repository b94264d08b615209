// Euthia's board in a browser: a Hero is chosen, tokens are used up, the land grows under clicks; in French on a phone by touch.

import { expect, test } from 'vitest';
import { allTexts, words } from '../house/catalogues.ts';
import { PHONE } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { lay, layFrom } from '../house/tables.ts';
import { foreignWords } from '../looks/french.ts';
import { outOfSight, overflow } from '../looks/measures.ts';
import { reached } from './saves.ts';

const house = openedHouse();
const ALONE = { game: 'euthia', seats: [{ kind: 'me' }], options: { scenario: 'the-hunt' }, seed: 'land' } as const;

test('a Hero is chosen, walks by using up a token, and the land grows where one clicks', async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await lay(visitor, ALONE);
  await page.locator('[data-thing="hero:dral"]').click();
  const token = page.locator('[data-thing="token:trade"]').first();
  await token.click();
  const step = page.locator('[data-place^="hex:"][data-look="option"]').first();
  await step.waitFor();
  const known = () => page.locator('[data-place]:not([data-veil])').count();
  const before = await known();
  await step.click();
  // Three tiles come to lie, one after the other: where is chosen before each.
  const free = page.locator('[data-place][data-veil="unknown"][data-look="option"]').first();
  await free.waitFor();
  await free.click();
  await expect.poll(known).toBeGreaterThan(before);
  // The camera goes along: what was just laid is in sight, on whichever side the map has grown.
  const unseen = () =>
    page.locator('.v-map-window').evaluate(map => {
      const { left, right, top, bottom } = map.getBoundingClientRect();
      const isOut = (box: DOMRect): boolean =>
        box.left < left || box.right > right || box.top < top || box.bottom > bottom;
      const fresh = [...map.querySelectorAll('.v-hex[data-fresh]')];
      return fresh.length === 0 ? -1 : fresh.filter(hex => isOut(hex.getBoundingClientRect())).length;
    });
  await expect.poll(unseen).toBe(0);
  await expect.poll(() => page.locator('.chronicle, aside').last().innerText()).toContain('You revealed');
  // What a space is can be read by whoever does not see it.
  expect(await page.locator('[data-place="centre:0,0"]').getAttribute('aria-label')).toContain('Chapel');
  // Offers are beside the map, with what one can pay.
  await page.getByRole('tab', { name: 'Offers' }).click();
  await page.getByText('You have 0 Gold.').waitFor();
});

test('a chapter of the rulebook is found by its name', async () => {
  const { page, go } = await house.visitor();
  await go('rules/euthia');
  const contents = page.locator('.rulebook-contents');
  await contents.locator('summary').click();
  const chapter = contents.getByRole('button', { name: 'Free Actions' });
  await chapter.click();
  const top = () => page.locator('[data-rule="EUT-13"]').evaluate(section => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
  expect(await chapter.isVisible()).toBe(false);
});

test('on a phone in French: the land, the board, Offers and Quests by touch', async () => {
  const visitor = await house.visitor({ viewport: PHONE, touch: true, settings: { language: 'fr' } });
  const { page } = visitor;
  await lay(visitor, ALONE);
  await page.locator('[data-thing="hero:skoldur"]').tap();
  await page.locator('[data-thing="token:trade"]').first().tap();
  // Skoldur has a figure more than others: tokens stay within the line all the same, on the narrowest phone too.
  await page.setViewportSize({ ...PHONE, width: 360 });
  const cut = await page.locator('.eut-line').evaluate(line => {
    const { right } = line.getBoundingClientRect();
    const all = [...line.querySelectorAll('.eut-token, .eut-figures > *')];
    return [all.length, all.filter(each => each.getBoundingClientRect().right > right).length];
  });
  expect(cut).toEqual([7, 0]);
  await page.setViewportSize(PHONE);
  await page.locator('[data-place^="hex:"][data-look="option"]').first().waitFor();
  const tabs = page.getByRole('tab');
  await tabs.filter({ hasText: 'Offres' }).tap();
  await page.getByText('Marchands').first().waitFor();
  const texts = allTexts('fr', 'euthia');
  const inspection = page.locator('[role="dialog"] .inspection');
  // A ware outside a trade says when it is bought, and a locked slot what is missing.
  await page.locator('.eut-offer .v-tile').first().tap({ force: true });
  await inspection.getByText(texts['table.offer.when'] ?? '').waitFor();
  await page.keyboard.press('Escape');
  await inspection.waitFor({ state: 'detached' });
  await tabs.filter({ hasText: 'Skoldur' }).tap();
  await page.locator('.eui-slot[data-place="slot:sword-3"]').tap({ force: true });
  await inspection.getByText('Se déverrouille lors d’une Action Commerce, contre 3 Or.').waitFor();
  await inspection.getByText('Cela coûte 3 Or').waitFor();
  await page.keyboard.press('Escape');
  await inspection.waitFor({ state: 'detached' });
  await tabs.filter({ hasText: 'Quêtes' }).tap();
  await page.getByText('Aucune Rencontre').waitFor();
  await tabs.filter({ hasText: 'Carte' }).tap();
  await page.getByRole('button', { name: /Finir/ }).first().waitFor();
  // What only readers of the screen hear is French too.
  await page.getByRole('button', { name: words('fr')('slip.more') }).tap();
  await page.locator('.option-row').first().waitFor();
  const hidden = await page
    .locator('[role="dialog"]')
    .locator('..')
    .locator('button')
    .evaluateAll(buttons => buttons.flatMap(button => button.getAttribute('aria-label') ?? []));
  expect(hidden).not.toContain('Dismiss');
  expect(await page.locator('button[aria-label="Rejeter"]').count()).toBeGreaterThan(0);
});

test('on a phone the dice of a roll lie in sight; a trade turns to the board, and the map can still be looked at', async () => {
  const plan = { seats: 1, options: { scenario: 'the-hunt' } };
  const visitor = await house.visitor({ viewport: PHONE, touch: true, settings: { language: 'fr' } });
  const { page } = visitor;
  const at = async (prompt: string): Promise<void> => {
    const { saved } = await reached(prompt, plan, decision => decision.prompt === prompt);
    await layFrom(visitor, saved);
  };
  await at('roll.ask');
  const dice = page.locator('.eut-roll-dice > [data-thing]');
  await dice.first().waitFor();
  for (const die of await dice.all()) expect((await die.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  // What each result brings stands below them, and one is marked: where the dice are now.
  expect(await page.locator('.eut-roll-stakes li').count()).toBeGreaterThanOrEqual(2);
  expect(await page.locator('.eut-roll-stakes li[aria-current="true"]').count()).toBe(1);
  await at('trade.ask');
  await page.locator('.eui-slot[data-place="slot:sword-1"]').waitFor();
  await page.getByRole('tab', { name: 'Carte' }).tap();
  await page.locator('[data-place="centre:0,0"]').waitFor();
});

test('a Treasure lies on the slip with its drawing and its words before it lies in a Bag, on a phone and on a wide screen', async () => {
  const { saved } = await reached('treasure', { seats: 1, options: { scenario: 'the-hunt' } }, ({ options }) =>
    options.some(({ key }) => key === 'treasure'),
  );
  const take = (allTexts('fr', 'euthia')['do.treasure'] ?? '').split(' (')[0] ?? '';
  for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
    const settings = { language: 'fr', motion: 'full', pace: 'calm' } as const;
    const visitor = await house.visitor({ viewport, touch: viewport === PHONE, look: 'styled', settings });
    const { page } = visitor;
    await layFrom(visitor, saved);
    await page.locator('.v-action[data-action="treasure"]').click();
    const scene = page.locator('.scene[data-of="gain"]');
    const card = scene.locator('.scene-card');
    // A finger has chosen so far, and says it again on the slip.
    const again = page.locator('.v-slip-buttons').getByRole('button', { name: take });
    await again.or(card).first().waitFor();
    if ((await card.count()) === 0) await again.click();
    await card.waitFor();
    // Read in one go: it does not stay for long.
    const { name, words, slots } = await page.evaluate(() => ({
      name: document.querySelector('.scene-card .v-hidden')?.textContent ?? '',
      words: document.querySelector('.scene')?.textContent ?? '',
      slots: [...document.querySelectorAll('.eui-slot')].map(({ textContent }) => textContent ?? ''),
    }));
    expect(await outOfSight(page, '.scene-steps li:last-child')).toEqual([]);
    expect(name).not.toBe('');
    expect(words).toContain(`${name}\u00a0: `);
    // Meanwhile nothing of it lies anywhere else.
    expect(slots.filter(slot => slot.includes(name))).toEqual([]);
    await scene.waitFor({ state: 'detached' });
    await page.getByText(name).first().waitFor();
  }
});

test('on a phone a touch tells what a step brings and how the fight there would end, a second one walks; too far says what is missing', async () => {
  const { saved } = await reached(
    'steps',
    { seats: 1, options: { scenario: 'the-hunt' } },
    ({ prompt, options, refused }) => {
      const meets = options.some(({ key, with: told }) => key.startsWith('walk:') && Number(told?.level) > 0);
      return prompt === 'turn.ask' && meets && refused?.().some(({ key }) => key.startsWith('far:')) === true;
    },
  );
  const visitor = await house.visitor({ viewport: PHONE, touch: true, settings: { language: 'fr' } });
  const { page } = visitor;
  await layFrom(visitor, saved);
  const guarded = page.locator('[data-place][data-lit][aria-label*="Monstre"]').first();
  await guarded.waitFor();
  const sent = visitor.said.length;
  await guarded.tap();
  const slip = page.locator('.v-slip-second');
  await slip.getByText(/Combats gagnés\s: \d+\s%/).waitFor();
  expect(await slip.innerText()).toMatch(/point de Mouvement|points de Mouvement/);
  expect(visitor.said.length).toBe(sent);
  // What has a cost that the points do not pay answers too.
  const far = page.locator('[data-place][data-look="refused"][aria-label*="jetons Action"]').first();
  await far.dispatchEvent('click');
  const refusal = page.getByText(/Il faut \d points de Mouvement, et vous (en avez|n’en avez)/);
  await refusal.waitFor();
  expect(visitor.said.length).toBe(sent);
  // Wherever the focus is, Escape closes the note and leaves the choice under it alone.
  await page.locator('body').dispatchEvent('keydown', { key: 'Escape' });
  await refusal.waitFor({ state: 'detached' });
  expect(await guarded.getAttribute('data-look')).toBe('chosen');
  await guarded.tap();
  await page.locator('.euf-stage').waitFor();
  // However far one scrolls, the odds of the fight stay in sight.
  await page.locator('.euf-stage > .euf-chances').waitFor();
  expect(await outOfSight(page, '.euf-chances')).toEqual([]);
  await page.locator('.euf-hero').scrollIntoViewIfNeeded();
  expect(await outOfSight(page, '.euf-chances')).toEqual([]);
});

test('a game that is lost says what the aim was and how near it came, with points by source', async () => {
  const { saved } = await reached('lost', { seats: 1, options: { scenario: 'the-hunt' } }, ({ prompt }, { state }) => {
    const { round, rounds } = state as { readonly round: number; readonly rounds: number };
    return prompt === 'save.ask' && round === rounds;
  });
  const visitor = await house.visitor({ viewport: PHONE, touch: true, settings: { language: 'fr' } });
  const { page } = visitor;
  await layFrom(visitor, saved);
  await page.getByRole('button', { name: allTexts('fr', 'euthia')['do.save.none'] ?? '' }).tap();
  const dialog = page.getByRole('dialog', { name: 'La Chasse : défaite' });
  await dialog.getByText('Le but était : ').waitFor();
  const reachedText = await dialog.getByText(/^Atteint\s: -?\d+/).innerText();
  // Once the whole game is known: points with their sources, and the figures.
  await dialog.getByRole('region', { name: words('fr')('ending.figures') }).waitFor();
  const total = await dialog.locator('.scores tr').first().locator('td').last().innerText();
  expect(reachedText).toContain(` ${total} `);
  expect(await foreignWords(page, 'euthia')).toEqual([]);
  expect(await overflow(page)).toEqual([]);
});
