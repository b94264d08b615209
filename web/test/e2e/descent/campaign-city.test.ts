// A campaign's cities and roads in a browser, by clicks: a potion is bought, a lesson taken, something handed over; and the last of a party flees an
// encounter by a way out.

import type { Match } from '@veillee/kernel';
import { headOf } from '@veillee/pieces/keys';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, type VisitorPlan } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { layFrom } from '../house/tables.ts';
import { overflow } from '../looks/measures.ts';
import { HEROES, OVERLORD } from './line.ts';
import { NAMES, voice } from './voice.ts';
import { answered, give, goneOn, rich, saved, until, type Weeks, week } from './weeks.ts';

const house = openedHouse();
const say = voice('en');
async function seated(match: Match, plan: VisitorPlan = {}): Promise<Page> {
  const visitor = await house.visitor({ look: 'styled', ...plan });
  await layFrom(visitor, saved(match), [
    { kind: 'me', name: NAMES[HEROES] },
    { kind: 'bot', bot: 'random', name: NAMES[OVERLORD] },
  ]);
  return visitor.page;
}
const thing = (page: Page, id: string) => page.locator(`[data-thing="${id}"]`).first();
const button = (page: Page, name: string) => page.locator('.v-slip-buttons').getByRole('button', { name });

test('in Tamalir a hero trains, and another buys a potion in three touches', async () => {
  const page = await seated(answered(week('city', rich), 'week.march', ['train']));
  await thing(page, 'building:training-ground').click();
  await thing(page, 'trait:melee:silver').click();
  await page.getByText('Leaves 2,250 coins in the purse').waitFor();
  expect(await overflow(page)).toEqual([]);
  await page.locator('.v-slip-buttons [data-look="main"]').click();
  await button(page, say({ text: 'week.study.done' })).click();
  await page.locator('.des-city-turn').waitFor();

  // Three touches: the building, the flask, the slip.
  await thing(page, 'building:alchemist').click();
  await thing(page, 'potion:power-potion').click();
  await page.locator('.v-slip-buttons [data-look="main"]').click();
  await page.locator('.des-week-coins', { hasText: '2,200' }).waitFor();
  expect(await page.locator('.des-city-plate[data-look="here"]').innerText()).toContain('4 of 5');
});

test('on a phone all that four heroes may do at their fire is in sight', async () => {
  const outside = week('fire', table => {
    rich(table);
    table.legend.party.at = 'thelsvan-trail';
  });
  const page = await seated(answered(outside, 'week.march', ['train']), { viewport: PHONE, touch: true });
  await thing(page, 'camp:rest').waitFor();
  const rest = await thing(page, 'camp:rest').boundingBox();
  const slip = await page.locator('.v-slip').boundingBox();
  expect((rest?.y ?? Number.NaN) + (rest?.height ?? 0)).toBeLessThan(slip?.y ?? 0);
  expect(await overflow(page)).toEqual([]);
});

test('on the map one hero hands another what they carry', async () => {
  const match = week('share', rich);
  const asked = match.decisions.find(({ prompt }) => prompt === 'week.march');
  const share = asked?.options.find(({ key }) => headOf(key) === 'share')?.key ?? '';
  answered(answered(match, 'week.march', [share]), 'week.share.what', []);
  const page = await seated(match);
  await thing(page, share).click();
  await page.locator('.des-share .des-ware-tile[data-lit]').first().click();
  const taker = page.locator('.des-taker[data-lit]').first();
  const name = (await taker.locator('b').innerText()).trim();
  const before = await page.locator('.des-week-party .des-member', { hasText: name }).locator('.v-peek').count();
  await taker.click();
  await page.locator('.des-share').waitFor({ state: 'detached' });
  expect(await page.locator('.des-week-party .des-member', { hasText: name }).locator('.v-peek').count()).toBe(
    before + 1,
  );
});

test('the last of the party flees an encounter by a way out, and the march goes on', async () => {
  const page = await seated(beforeTheWayOut());
  await page.locator('.des-road').waitFor();
  expect(await page.locator('.des-road').innerText()).toContain(say({ text: 'road.ends.fled' }));
  await page.locator('[data-action="flee"]').click();
  await page.locator('.v-slip-buttons [data-look="main"]').click();
  await page.locator('.des-road').waitFor({ state: 'detached' });
  await page.locator('.des-week-party').waitFor();
});

/** Three have fled, and the fourth runs, on a space of a way out. */
function beforeTheWayOut(): Match {
  for (let n = 0; n < 200; n++) {
    const match = week(`road ${n}`, rich);
    const asked = match.decisions.find(({ prompt }) => prompt === 'week.march');
    const way = asked?.options.find(({ key }) => headOf(key) === 'go');
    if (!asked || !way) break;
    give(match, asked, [way.key]);
    if (!until(match, 'turn.declare', 40) || !(match.state as Weeks).outdoors) continue;
    const { road } = match.view(HEROES) as { road: { exits: { spaces: string[] }[] } };
    const out = road.exits[0]?.spaces[0];
    const laid = goneOn(match, 'flight', 'next', table => {
      table.turn = undefined;
      // Nobody stands in the way.
      table.monsters = table.monsters.slice(0, 1);
      for (const [i, hero] of table.heroes.entries())
        Object.assign(
          hero,
          i === 0 ? { at: out, ready: true, tokens: {} } : { at: undefined, waits: true, ready: false },
        );
      if (table.outdoors) table.outdoors.fled = table.heroes.slice(1).map(({ id }) => id);
    });
    until(laid, 'turn.declare', 4);
    return answered(laid, 'turn.declare', ['action:run']);
  }
  throw new Error('nothing is met on the road');
}
