// The trial that every game stands, in each quest with two to five at the table, with all that is said in both languages; and quests of
// veterans, in which every row of the content is met.

import { conformance, everyRowIsMet } from '@veillee/games/test/proofs';
import { expect, test } from 'vitest';
import { kit } from '../../index.ts';
import { descent } from '../../rules/game.ts';
import { invariants } from '../../rules/invariants.ts';
import { questRows } from '../../rules/met.ts';
import { veteransPlay } from '../veterans.ts';

conformance(kit, { bare: [], deep: 0.03, decisions: () => 400, games: 0 });

test('meets every quest, hero, skill, item, familiar, monster and card of the overlord', () => {
  let round = 0;
  everyRowIsMet({ ...descent, rows: questRows }, veteransPlay(), state => {
    if (state.round === round) return;
    round = state.round;
    expect(invariants(state)).toEqual([]);
  });
}, 300_000);
