// Proofs of the inn's rules, for `lab rules` to find.

import { Match } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { innGame } from '../game.ts';

describe('the day', () => {
  test('INN-1.1 a guest has three things to do', () => {
    const match = Match.start(innGame, { seed: '1', seats: 2 });
    expect(match.decisions[0]?.options.map(option => option.key)).toEqual(['dice', 'cellar', 'tip']);
  });

  test('a feast is refused: this name begins with no rule', () => {
    const match = Match.start(innGame, { seed: '1', seats: 2 });
    expect(match.decisions[0]?.refused?.()).toHaveLength(1);
  });
});
