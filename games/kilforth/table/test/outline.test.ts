// The table in words: every part has a heading, every row is said in both languages.

import { saidOutlines } from '@veillee/games/test/outlines';
import { expect, it } from 'vitest';
import { kit } from '../../index.ts';
import en from '../../text/table.en.json' with { type: 'json' };
import fr from '../../text/table.fr.json' with { type: 'json' };
import { outline } from '../outline.ts';

it('is said in full, in both languages, all through a game', () => {
  const said = saidOutlines(kit, { en, fr }, outline, { seats: 1, options: { mode: 'solo' } });
  expect([...said.en]).toEqual(expect.arrayContaining(['Realm', 'Anna', 'The Ancient', 'Gold', 'Plains']));
});
