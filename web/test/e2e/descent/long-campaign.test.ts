// The evenings of a campaign of forty chapters: its road folds by level, and a touch unfolds it there.

import { expect, test } from 'vitest';
import type { CampaignAnswer } from '../../../../server/protocol.ts';
import { words } from '../house/catalogues.ts';
import { PHONE } from '../house/house.ts';
import { openedHouse } from '../house/opened-house.ts';
import { lay } from '../house/tables.ts';

const house = openedHouse();
const say = words('en');
const WEEKS = 40;
const LEVELS = ['copper', 'silver', 'gold'];
const PLACES = ['tamalir', 'forge', 'riverwatch', 'dawnsmoor'];

/** Forty weeks as the server tells of them; the last of them is the table that is there. */
function weeks(last: string): CampaignAnswer {
  const table = (week: number): string => (week === WEEKS ? last : `week-${String(week).padStart(7, '0')}`);
  return {
    campaign: table(1),
    chapters: Array.from({ length: WEEKS }, (_, n) => {
      const week = n + 1;
      const level = { text: `level.${LEVELS[Math.floor(n / 15)]}` };
      const location = { text: `location.${PLACES[n % PLACES.length]}` };
      return {
        table: table(week),
        status: week < WEEKS ? ('over' as const) : ('playing' as const),
        created: new Date(Date.UTC(2026, 0, week)).toISOString(),
        turn: week,
        chapter: {
          campaign: table(1),
          title: { text: 'campaign.chapter', with: { week, place: 'city', location } },
          part: level,
          story: { text: 'campaign.story', with: { week, level, heroes: 3 * week, overlord: 2 * week } },
          ...(week > 1 && { after: table(week - 1) }),
          ...(week < WEEKS && { saved: true as const }),
        },
      };
    }),
  };
}

test.each([
  ['wide', undefined],
  ['phone', PHONE],
] as const)('forty weeks fold by level, and unfold where one touches them: %s', async (_, viewport) => {
  const visitor = await house.visitor({
    ...(viewport && { viewport, touch: true }),
    settings: { guided: ['descent'] },
  });
  const { page } = visitor;
  const seats = [{ kind: 'me', name: 'Ysolde' } as const, { kind: 'bot', bot: 'random', name: 'Maud' } as const];
  const { table } = await lay(visitor, { game: 'descent', seats, options: { play: 'campaign' } });
  await page.route('**/api/tables/*/campaign', route => route.fulfill({ json: weeks(table) }));
  await visitor.go('tables');
  await page.getByRole('button', { name: say('evenings.open') }).click();
  const road = page.locator('.lanterns-road');
  const along = async (): Promise<readonly string[]> => {
    const all = await road
      .locator('.lantern')
      .evaluateAll(lanterns =>
        lanterns.map(one => ({ x: one.getBoundingClientRect().x, words: (one as HTMLElement).innerText.split('\n') })),
      );
    return all.sort((a, b) => a.x - b.x).map(({ words: read }) => read.join(' '));
  };
  await road.locator('.lantern').first().waitFor();
  const folded = await along();
  expect(folded.slice(0, 3).map(read => read.replace(/^\d+ /, ''))).toEqual([
    'Copper level 1 to 15',
    'Silver level 16 to 30',
    'Gold level 31 to 35',
  ]);
  expect(folded).toHaveLength(8);
  expect(folded.slice(3, 7).every((read, n) => read.includes(`Week ${36 + n}`))).toBe(true);
  // No words lie over each other.
  const boxes = await road
    .locator('.lantern span')
    .evaluateAll(all =>
      all.map(one => one.getBoundingClientRect()).map(({ x, y, right, bottom }) => ({ x, y, right, bottom })),
    );
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1))
      expect(
        a.x < b.right - 1 && b.x < a.right - 1 && a.y < b.bottom - 1 && b.y < a.bottom - 1,
        JSON.stringify([a, b]),
      ).toBe(false);
  // A touch on a level looks at its last week: the road unfolds there, and the list below.
  await road.getByRole('button', { name: /Copper level/ }).click();
  await expect.poll(along).toHaveLength(8);
  const copper = await along();
  expect(copper[0]).toContain('1 to 10');
  expect(copper.slice(1, 6).map(read => /Week (\d+)/.exec(read)?.[1])).toEqual(['11', '12', '13', '14', '15']);
  expect(await page.locator('.evenings-part[open] summary').allInnerTexts()).toEqual([
    expect.stringContaining('Copper level'),
  ]);
  expect(await page.locator('.evenings .evenings').count()).toBe(0);
  expect(await page.locator('.evening').count()).toBe(WEEKS);
});
