// The last page: a defeat says how little was missing.

import { Match } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { thunderstone } from '../../rules/game.ts';
import { ending } from '../ending.ts';

const view = Match.start(thunderstone, { seed: 'end', seats: 2 }).view('everyone');

test('THU-23.8: a Village lost by three points needed four', () => {
  const text = { text: 'outcome.lost', with: { vp: 10, pile: 13, margin: -3 } };
  expect(ending.defeat(view, { won: [], scores: [10], text }).close.with).toEqual({ n: 4 });
});
