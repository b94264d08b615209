// What was found is what nobody had seen before.

import { node } from '@veillee/pieces/geometry';
import { expect, test } from 'vitest';
import type { View } from '../../rules/view.ts';
import { ATSU, Play, TANTAN } from '../../test/scene.ts';
import { foundBetween } from '../story/found.ts';

const view = ({ table }: Play): View => structuredClone(table.match.view(0)) as View;

test('a card that is explored was found; one that changes hands was not', () => {
  const play = new Play({
    set(_, [hero, other]) {
      hero.at = node('a1-bramble-thicket');
      other.at = hero.at;
    },
  });
  const before = view(play);
  play.does(ATSU, 'activate:exploration');
  const after = view(play);
  const found = foundBetween(before, after);
  expect(found).toHaveLength(1);
  expect([...after.heroes.flatMap(({ hand, specials }) => [...hand, ...specials]), ...after.discard]).toContain(
    found[0],
  );
  const [given] = play.hero(ATSU).hand;
  if (given === undefined) throw new Error('nothing to give');
  play.does(ATSU, `give:${given}`);
  expect(play.hero(TANTAN).hand).toContain(given);
  expect(foundBetween(after, view(play))).toEqual([]);
});
