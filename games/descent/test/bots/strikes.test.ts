// What bots keep of blows is what would be worked out anew: blasts that strike the same figures are told as one.

import { expect, test } from 'vitest';
import { strikesOf } from '../../bots/strikes.ts';
import { foretold } from '../../rules/attack/foretell.ts';
import { BESIDE, FAR, fight } from '../fight.ts';
import { put, space } from '../scene.ts';

test('each blast promises what it would if nothing were kept, wherever it is aimed', () => {
  const play = fight({ equipped: ['bane#1'], on: FAR });
  const { state } = play;
  put(state, 'ogre', space(5, 9));
  put(state, 'skeleton', BESIDE);
  const hero = play.hero();
  const { at, id } = hero;
  if (!at) throw new Error('the hero stands nowhere');
  const strikes = strikesOf(state, hero, 'action').from(at);
  const blasts = strikes.filter(({ how }) => how.area === 'blast');
  for (const { how, blows } of strikes) expect(blows()).toEqual(foretold(state, id, how));
  // Several that come to different things, and more that come to the same.
  const kinds = new Set(blasts.map(({ blows }) => blows()));
  expect(kinds.size).toBeGreaterThan(2);
  expect(blasts.length).toBeGreaterThan(kinds.size);
});
