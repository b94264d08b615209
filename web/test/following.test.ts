// Where a campaign goes on from a chapter that is over.

import { expect, test } from 'vitest';
import { followingOf } from '../pages/following.ts';

test('with whatever may follow, unless it goes on elsewhere already; a game by itself goes on nowhere', () => {
  const following = [{ id: 'second', title: { text: 'second' } }];
  const chapter = { campaign: 'road', title: { text: 'first' }, following };
  expect(followingOf({ chapter })).toEqual(following);
  expect(followingOf({ chapter, next: 'another-table' })).toEqual([]);
  expect(followingOf({ chapter: { campaign: 'road', title: { text: 'first' } } })).toEqual([]);
  expect(followingOf({})).toEqual([]);
});
