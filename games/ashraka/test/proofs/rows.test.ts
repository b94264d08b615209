// Adventures of veterans, one before each entry of the booklet in turn, in which every row of the content is met.

import { everyRowIsMet } from '@veillee/games/test/proofs';
import { Match } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { ADVENTURES } from '../../content/vocabulary.ts';
import { ashraka } from '../../rules/game.ts';
import { invariants } from '../../rules/invariants.ts';
import { readersOf } from '../readers.ts';

const ROUNDS = 48;

test('meets every hero, skill, monster, ally, card, entry and row of Destiny', () => {
  const matches = Array.from({ length: ROUNDS }, (_, n) => n).flatMap(n =>
    ADVENTURES.map(adventure =>
      Match.start(readersOf(n), {
        seed: `veterans ${adventure} ${n}`,
        seats: 1,
        options: { adventure: String(adventure), bothDown: true },
        history: false,
      }),
    ),
  );
  let turns = 0;
  everyRowIsMet(ashraka, matches, state => {
    if (state.turn === turns) return;
    turns = state.turn;
    expect(invariants(state)).toEqual([]);
  });
}, 120_000);
