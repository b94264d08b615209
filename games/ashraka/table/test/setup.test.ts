// What a table of Ashraka begins with.

import { expect, test } from 'vitest';
import { seatedOptions } from '../setup.ts';

test('around one screen nobody is asked to agree; beside a bot or from afar one is', () => {
  const agree = (...seats: Parameters<NonNullable<typeof seatedOptions>>[0]) => seatedOptions?.(seats).agree;
  expect(agree('me')).toBe(false);
  expect(agree('me', 'hotseat')).toBe(false);
  expect(agree('me', 'bot')).toBe(true);
  expect(agree('me', 'friend')).toBe(true);
});
