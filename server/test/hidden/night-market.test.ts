// The night market, whose cards are named so that a text can be searched for them; and that no game of the shelf is left out.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shelf } from '@veillee/games';
import { expect, test } from 'vitest';
import { shelf as testGames } from '../shelf.ts';
import { nothingLeaks } from './whole-games.ts';

nothingLeaks('night-market', testGames['night-market'] as NonNullable<(typeof testGames)[string]>, 40, { told: 1 / 5 });

test('every game of the shelf is tried', () => {
  const missing = Object.keys(shelf).filter(game => !existsSync(join(import.meta.dirname, `${game}.test.ts`)));
  expect(missing).toEqual([]);
});
