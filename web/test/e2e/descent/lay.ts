// From the shelf to a table of Descent, by hand: boxes, quest, party and chance as they are wanted, and an invitation for the overlord.

import type { Language, Options } from '@veillee/kernel';
import type { Say } from '@veillee/text';
import type { Locator, Page } from 'playwright-core';
import { words } from '../house/catalogues.ts';
import { invitationOf } from '../house/tables.ts';
import type { Line } from './line.ts';

interface Laying {
  readonly page: Page;
  readonly language: Language;
  readonly say: Say;
  press(element: Locator): Promise<void>;
}

export async function layByHand(
  { page, language, say, press }: Laying,
  { seed, options }: Pick<Line, 'seed' | 'options'>,
): Promise<{ readonly table: string; readonly code: string }> {
  const word = words(language);
  await press(page.getByRole('radio', { name: 'Descent' }));
  await press(page.getByRole('button', { name: word('shelf.invite') }));
  for (const [id, value] of boxesFirst(options))
    await press(
      value === true
        ? page.locator('.v-toggle label', { hasText: say({ text: `setup.${id}` }) })
        : page.getByRole('radio', { name: say({ text: id === 'quest' ? `quest.${value}` : `setup.${id}.${value}` }) }),
    );
  await page.getByLabel(word('setup.seed')).fill(seed);
  await press(page.getByRole('button', { name: word('setup.invite') }));
  return invitationOf(page);
}

const BOXES: readonly string[] = ['well-of-darkness', 'altar-of-despair', 'tomb-of-ice'];
/** A quest is there to be chosen only when its box is on the table; everything else in the order in which it is given. */
const boxesFirst = (options: Options) =>
  Object.entries(options).toSorted(([one], [other]) => Number(BOXES.includes(other)) - Number(BOXES.includes(one)));
