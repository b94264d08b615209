// Tables for a test, made as the page would make them: laid anew, or from a save.

import type { Language } from '@veillee/kernel';
import type { SeatPlan } from '../../../server/protocol.ts';
import { words } from './catalogues.ts';
import type { Visitor } from './house.ts';

export interface Made {
  readonly table: string;
  readonly invitations: readonly { readonly seat: number; readonly code: string }[];
}

/** Seats somebody at a new table, as the set-up page would, and opens it. */
export const lay = (
  visitor: Visitor,
  plan: { game?: string; seats: readonly SeatPlan[]; options?: object; seed?: string; spectators?: boolean },
): Promise<Made> => make(visitor, '/api/tables', { game: 'thunderstone', name: 'Ysolde', spectators: true, ...plan });

/** Opens a save through the shelf: the first seat is one's own, bots take the others. */
export async function openSave({ page, go }: Visitor, saved: string, language: Language = 'en'): Promise<void> {
  await go('');
  const button = page.getByRole('button', { name: words(language)('save.open') });
  // By key: on a phone a mouse would stay where it was, and hover.
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.press('Enter')]);
  await chooser.setFiles({ name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(saved) });
  await page.waitForURL(url => url.hash.startsWith('#/table/'));
}

/** Goes on with a saved game, everybody around one screen: the page's own way of opening saves gives all seats but one to bots. */
export const layAgain = (visitor: Visitor, saved: string, seats: readonly SeatPlan[]): Promise<Made> =>
  make(visitor, '/api/tables/import', { save: JSON.parse(saved), name: 'Ysolde', seats });

async function make(visitor: Visitor, path: string, body: object): Promise<Made> {
  const { page } = visitor;
  await visitor.go('about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const made = await page.evaluate(
    async ([to, what]) => {
      const identity =
        (JSON.parse(localStorage.getItem('veillee.identity') ?? '""') as string) ||
        crypto.randomUUID().repeat(2).slice(0, 64);
      localStorage.setItem('veillee.identity', JSON.stringify(identity));
      const response = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-veillee-identity': identity },
        body: JSON.stringify(what),
      });
      if (!response.ok) throw new Error(await response.text());
      const { table, seats, invitations } = await response.json();
      const kept = JSON.parse(localStorage.getItem('veillee.seats') ?? '{}');
      const byPlace = (list: { seat: number }[], field: string) =>
        Object.fromEntries(list.map(item => [item.seat, (item as unknown as Record<string, string>)[field]]));
      kept[table.id] = { seats: byPlace(seats, 'token'), invitations: byPlace(invitations, 'code') };
      localStorage.setItem('veillee.seats', JSON.stringify(kept));
      return { table: table.id as string, invitations: invitations as { seat: number; code: string }[] };
    },
    [path, body] as const,
  );
  await visitor.go(`table/${made.table}`);
  return made;
}
