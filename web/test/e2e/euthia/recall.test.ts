// The Recall of the Elementals in a browser: the first episode is won with its last fight, and the second begins with the Hero's own board.

import { load, type Match, save } from '@veillee/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { allTexts, words } from '../house/catalogues.ts';
import { openedHouse } from '../house/opened-house.ts';
import { openSave } from '../house/tables.ts';
import { reached } from './saves.ts';

const house = openedHouse();
const say = words('en');
const texts = allTexts('en', 'euthia');

/** As much of the table as is read here. */
interface Ending {
  readonly heroes: readonly { readonly gold: number; readonly slots: unknown }[];
}

const heroIn = ({ state }: Match) => (state as Ending).heroes[0];

/** The game once the Trophy is left: tried on a copy. */
function ended(match: Match): Match {
  const { match: copy } = load(match.game, save(match));
  const [decision] = copy.decisions;
  if (decision) copy.answer({ seat: decision.seat, decision: decision.id, picks: [] });
  return copy;
}

/** Whether that wins the episode, and brings nothing that lies on the board before anybody has seen it. */
function isWon(match: Match): boolean {
  const copy = ended(match);
  const [before, after] = [match, copy].map(one => JSON.stringify(heroIn(one)?.slots));
  return copy.outcome?.won.length === 1 && before === after;
}

/** What lies on every slot of the board in the light, and which slots are locked. */
const slotsOn = async (page: Page): Promise<readonly (readonly [place: string, thing: string, locked: boolean])[]> => {
  await page.locator('.eui-slot[data-place="slot:sword-1"]').waitFor();
  return page
    .locator('.eui-slot[data-place^="slot:"]')
    .evaluateAll(slots =>
      slots.map(
        slot =>
          [
            slot.getAttribute('data-place') ?? '',
            slot.getAttribute('data-thing') ?? '',
            slot.querySelector('.eui-price') !== null,
          ] as const,
      ),
    );
};

const goldOn = async (page: Page): Promise<number> =>
  Number(/\d+/.exec(await page.locator('.eui-self p').first().innerText())?.[0]);

test('the last fight is won, and the second episode begins with the board on which the first ended', async () => {
  const { saved, match } = await reached(
    'recall',
    { seats: 1, options: { scenario: 'recall-1' } },
    ({ prompt }, one) => prompt === 'trophy.ask' && isWon(one),
    'adept',
  );
  const visitor = await house.visitor({ settings: { guided: ['euthia'] } });
  const { page } = visitor;
  await openSave(visitor, saved);
  const first = page.url();
  const board = page.getByRole('tab', { name: texts['table.focus.board'] ?? '' });
  await board.click();
  const [slots, gold] = [await slotsOn(page), heroIn(ended(match))?.gold ?? 0];
  const worn = slots.filter(([place, thing]) => thing !== place);
  expect(worn.length).toBeGreaterThan(1);

  // The fight is over, and with it the episode, won; the last page offers the next episode.
  await page
    .locator('.v-slip-buttons')
    .getByRole('button', { name: texts['do.trophy.leave'] ?? '' })
    .click();
  const next = texts['scenario.recall-2'] ?? '';
  await page.getByRole('button', { name: say('evenings.next', { title: next }) }).click();
  await page.waitForURL(url => String(url) !== first);

  // Nobody chooses a Hero again: the board lies there, slot by slot as it was; Gold is filled up to what the way costs, and what is too much is gone.
  expect(await slotsOn(page)).toEqual(slots);
  expect(await goldOn(page)).toBe(Math.min(Math.max(gold, 16), 20));
  expect(await page.locator('[data-thing^="hero:"]').count()).toBe(0);

  // The page of the campaign tells both evenings over their land, and what the first has left.
  await visitor.go('tables');
  await page.getByRole('button', { name: say('evenings.open') }).click();
  await expect
    .poll(() => page.locator('.evening-story li b').allInnerTexts())
    .toEqual([texts['scenario.recall-1'], next]);
  expect(await page.locator('.lanterns-road > .lanterns-land').count()).toBe(1);
  for (const [, thing] of worn) await page.locator(`.eut-saved [data-tile="${thing}"]`).waitFor();

  // The last page of the first says where the campaign is by now; it offers no other game.
  await page.goto(first);
  await page.getByRole('dialog').getByText(say('evenings.elsewhere')).waitFor();
  expect(await page.getByText(say('over.invited')).count()).toBe(0);
});

test('whoever begins with the second episode is asked about tiles that lie nowhere yet, and told what they do', async () => {
  const { saved } = await reached(
    'kept',
    { seats: 1, options: { scenario: 'recall-2' } },
    ({ prompt }) => prompt === 'reveal.keep',
  );
  const visitor = await house.visitor({ settings: { guided: ['euthia'] } });
  await openSave(visitor, saved);
  const kept = visitor.page.locator('.v-slip .eut-kept');
  await kept.first().waitFor();
  expect(await kept.count()).toBeGreaterThan(1);
  for (const told of await kept.allInnerTexts()) expect(told).toMatch(/\w+ .{12,}/);
});
