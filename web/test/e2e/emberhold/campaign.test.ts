// A campaign of two people, each at a screen of their own: begun together, put away, taken up on another device from its file, and gone on
// with by the other. Whoever looks on comes along.

import { player, playOut, random } from '@veillee/bots';
import { shelf } from '@veillee/games';
import { type Decision, type Game, Match, type Option, replay, save } from '@veillee/kernel';
import { tableSpeaker } from '@veillee/text';
import { expect, test } from 'vitest';
import { words } from '../house/catalogues.ts';
import type { Visitor } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { layFrom } from '../house/tables.ts';

const house = openedHouse();
const say = words('en');
const PARTY = 0;
const SEEDS = 400;

/** The Gate before the step with which the heroes win it, and that step. */
async function nearlyWon(): Promise<{ readonly saved: string; readonly asked: Decision; readonly step: Option }> {
  const kit = await shelf.emberhold?.();
  if (!kit) throw new Error('there is no such game');
  const game = kit.game as Game;
  for (let seed = 1; seed <= SEEDS; seed++) {
    const match = Match.start(game, { seed: `${seed}`, seats: 2, options: { chapter: 'gate' } });
    playOut(
      match,
      [0, 1].map(seat => player(random, `${seed}/${seat}`)),
    );
    const last = match.journal.at(-1);
    if (match.outcome?.side !== 'heroes' || !last || !('picks' in last) || last.seat !== PARTY) continue;
    const before = replay(game, save(match), match.journal.length - 1);
    const asked = before.decisionOf(PARTY);
    const step = asked?.options.find(({ key }) => key === last.picks[0]);
    if (asked && step) return { saved: JSON.stringify(save(before)), asked, step };
  }
  throw new Error('the heroes win no game of chance');
}

/** "(3 · 6)", as the page names the space of this option. */
function placeOf({ on = [] }: Option): string {
  const [, x, y] = /space:(\d+),(\d+)/.exec(on.join(' ')) ?? [];
  return `(${Number(x) + 1} · ${Number(y) + 1})`;
}

const tokensOf = ({ page }: Visitor): Promise<number> =>
  page.evaluate(() => {
    const [, table = ''] = /table\/([\w-]+)/.exec(location.hash) ?? [];
    const kept = JSON.parse(localStorage.getItem('veillee.seats') ?? '{}');
    return Object.keys(kept[table]?.seats ?? {}).length;
  });

const join = async (guest: Visitor, table: string, code: string): Promise<void> => {
  await guest.go(`join/${table}/${code}`);
  await guest.page.getByRole('textbox', { name: say('join.name') }).fill('Iris');
  await guest.page.getByRole('button', { name: say('shelf.sit') }).click();
};

test('begun by two, put away and taken up from its file on another device; the other begins the next chapter, and everybody comes along', async () => {
  const { saved, step } = await nearlyWon();
  const kit = await shelf.emberhold?.();
  const company = { names: ['Ysolde', 'Iris'], reader: PARTY };
  const words = tableSpeaker('en', company, kit?.texts.en ?? {});
  const settings = { guided: ['emberhold'] };
  const [one, two] = [await house.visitor({ settings }), await house.visitor({ name: '', settings })];
  const seats = [{ kind: 'me', name: 'Ysolde' }, { kind: 'friend' }] as const;
  const { table, invitations } = await layFrom(one, saved, seats);
  await join(two, table, invitations[0]?.code ?? '');
  // The step that wins, from the list of all options.
  await one.page.locator('[data-place][data-look="option"]').first().waitFor();
  await one.page.keyboard.press('o');
  const rows = one.page.locator('[role="dialog"] .option-row').filter({ hasText: words(step) });
  await rows.first().waitFor();
  // Where several read alike, each says where it leads.
  await ((await rows.count()) > 1 ? rows.filter({ hasText: placeOf(step) }) : rows).first().click();
  for (const { page } of [one, two])
    await page.getByRole('button', { name: say('evenings.next', { title: 'The Heart' }) }).waitFor();
  // Put away: the file of the campaign, and both leave.
  await one.page.getByRole('button', { name: say('evenings.open') }).click();
  const link = one.page.getByRole('dialog').last();
  await link.locator('.evening').first().waitFor();
  const token = await one.page.evaluate(id => {
    const kept = JSON.parse(localStorage.getItem('veillee.seats') ?? '{}');
    return String(Object.values(kept[id]?.seats ?? {})[0]);
  }, table);
  const file = await fetch(`${house.url}/api/tables/${table}/campaign/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const campaign = await file.text();
  expect(JSON.parse(campaign).chapters).toHaveLength(1);
  await one.leave();
  await two.leave();

  // On another device: the same evening, the friend invited anew.
  const [again, iris] = [await house.visitor({ settings }), await house.visitor({ name: '', settings })];
  const laid = await layFrom(again, campaign, seats, true);
  await join(iris, laid.table, laid.invitations[0]?.code ?? '');
  const onlooker = await house.visitor({ settings });
  const next = (visitor: Visitor) =>
    visitor.page.getByRole('button', { name: say('evenings.next', { title: 'The Heart' }) });
  await next(again).waitFor();
  await onlooker.go(`table/${laid.table}`);
  await onlooker.page.locator('.ending-words').waitFor();
  await next(iris).click();
  await iris.page.waitForURL(url => url.hash.includes('#/table/') && !url.hash.includes(laid.table));
  const heart = iris.page.url();
  // Whoever sits at the old table is told, and taken along to their own seat; whoever looks on is taken along too.
  await again.page.getByText(say('evenings.taken', { title: 'The Heart' })).waitFor();
  await again.page.waitForURL(heart);
  await again.page.locator('[data-place][data-look="option"]').first().waitFor();
  expect(await tokensOf(again)).toBe(1);
  await onlooker.page.waitForURL(heart);
  // The evenings so far, on the new device: both chapters, the first one over.
  await again.go('tables');
  await again.page
    .getByRole('button', { name: say('evenings.open') })
    .first()
    .click();
  await expect
    .poll(() => again.page.getByRole('dialog').locator('.evening b').allInnerTexts())
    .toEqual(['The Gate', 'The Heart']);
});
