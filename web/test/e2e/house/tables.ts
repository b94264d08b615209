// Tables for a test, made as the page would make them: laid anew, or from a save.

import { randomUUID } from 'node:crypto';
import type { Language } from '@veillee/kernel';
import type { Page } from 'playwright-core';
import type { Created, SeatPlan } from '../../../../server/protocol.ts';
import { words } from './catalogues.ts';
import type { Visitor } from './house.ts';

/** Somebody against a bot that plays at random. */
export const AGAINST_A_BOT = [
  { kind: 'me', name: 'Ysolde' },
  { kind: 'bot', bot: 'random', name: 'Maud' },
] as const;

export interface Made {
  readonly table: string;
  readonly invitations: readonly { readonly seat: number; readonly code: string }[];
}

/** Seats somebody at a new table, as the set-up page would, and opens it. */
export const lay = (
  visitor: Visitor,
  plan: { game?: string; seats: readonly SeatPlan[]; options?: object; seed?: string; spectators?: boolean },
): Promise<Made> => opened(visitor, '/api/tables', { game: 'thunderstone', name: 'Ysolde', spectators: true, ...plan });

/** Seats somebody at a table that goes on from a save, as the shelf would, and opens it. */
export const layFrom = (
  visitor: Visitor,
  saved: string,
  seats: readonly SeatPlan[] = [{ kind: 'me', name: 'Ysolde' }],
  spectators = false,
): Promise<Made> =>
  opened(visitor, '/api/tables/import', { save: JSON.parse(saved), name: 'Ysolde', seats, spectators });

/** What a browser keeps of a table that was made there. */
interface Kept {
  /** It has kept nothing before. */
  readonly isNew: boolean;
  readonly identity: string;
  readonly table: string;
  readonly places: {
    readonly seats: { readonly [seat: number]: string };
    readonly invitations: { readonly [seat: number]: string };
  };
}

/** Makes the table and opens it: whoever has looked at nothing yet sees nothing but the table. */
async function opened(visitor: Visitor, at: string, body: object): Promise<Made> {
  const { page, url } = visitor;
  const isNew = page.url() === 'about:blank';
  const known = isNew ? '' : await visitor.identity();
  const identity = known || randomUUID().repeat(2).slice(0, 64);
  const response = await fetch(new URL(at, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-veillee-identity': identity },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  const { table, seats, invitations } = (await response.json()) as Created;
  const byPlace = <T extends { readonly seat: number }>(list: readonly T[], value: (one: T) => string) =>
    Object.fromEntries(list.map(one => [one.seat, value(one)]));
  const places = { seats: byPlace(seats, one => one.token), invitations: byPlace(invitations, one => one.code) };
  const kept: Kept = { isNew, identity, table: table.id, places };
  if (isNew) await page.addInitScript(keep, kept);
  else await page.evaluate(keep, kept);
  await visitor.go(`table/${table.id}`);
  return { table: table.id, invitations };
}

/** As the page keeps it (keepsakes.ts). Before each page that is loaded a new browser is asked again, and knows already. */
function keep({ isNew, identity, table, places }: Kept): void {
  if (isNew && localStorage.getItem('veillee.identity') !== null) return;
  localStorage.setItem('veillee.identity', JSON.stringify(identity));
  const all = JSON.parse(localStorage.getItem('veillee.seats') ?? '{}') as { [table: string]: Kept['places'] };
  localStorage.setItem('veillee.seats', JSON.stringify({ ...all, [table]: places }));
}

/** The only table of this browser, and the code that seats its first guest. */
export async function invitationOf(page: Page): Promise<{ readonly table: string; readonly code: string }> {
  await page.waitForURL(/#\/table\//);
  return page.evaluate(() => {
    const [[table, { invitations }]] = Object.entries(JSON.parse(localStorage.getItem('veillee.seats') ?? '{}')) as [
      [string, { invitations: Record<string, string> }],
    ];
    return { table, code: Object.values(invitations)[0] ?? '' };
  });
}

/** Opens a save through the shelf. The first seat is one's own; of several, friends around this screen take the others. */
export async function openSave(
  { page, go }: Visitor,
  saved: string,
  language: Language = 'en',
  friends: readonly string[] = [],
): Promise<void> {
  const say = words(language);
  await go('');
  const button = page.getByRole('button', { name: say('save.open') });
  // By key: on a phone a mouse would stay where it was, and hover.
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.press('Enter')]);
  await chooser.setFiles({ name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(saved) });
  for (const [i, friend] of friends.entries()) {
    const seat = i + 2;
    await page.getByRole('combobox', { name: say('setup.kind', { seat }) }).selectOption('hotseat');
    await page.getByRole('textbox', { name: say('setup.name', { seat }) }).fill(friend);
  }
  if (friends.length > 0) await page.getByRole('button', { name: say('save.go') }).click();
  // The thread that plays a save again may have to start first, on a machine that others use too.
  await page.waitForURL(url => url.hash.startsWith('#/table/'));
}
