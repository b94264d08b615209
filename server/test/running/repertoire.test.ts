// The games of the house are read when first asked for.

import { expect, test } from 'vitest';
import { Repertoire } from '../../tables/repertoire.ts';
import { shelf } from '../shelf.ts';

test('a game that could not be read is read again when it is next asked for, and so is the list of all', async () => {
  let tries = 0;
  const flaky = {
    caravan: async () => {
      if (++tries <= 2) throw new Error('a disk that hiccups');
      return shelf.caravan?.() as never;
    },
  };
  const repertoire = new Repertoire(flaky, {} as never);
  await expect(repertoire.kit('caravan')).rejects.toThrow('hiccups');
  await expect(repertoire.boxes()).rejects.toThrow('hiccups');
  expect((await repertoire.boxes()).map(({ id }) => id)).toEqual(['caravan']);
  expect((await repertoire.kit('caravan')).game.id).toBe('caravan');
  // What is known is not read again.
  await repertoire.boxes();
  expect(tries).toBe(3);
});
