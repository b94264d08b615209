// Scores of several heroes meet other chapters.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { calls } from '../../rules/calls.ts';
import { descent } from '../../rules/game.ts';
import type { State } from '../../rules/state.ts';
import { quest, second } from '../guide.ts';
import { scene } from '../scene.ts';

rule(['DES-111.1', 'DES-30.13'], 'R77: whoever opened the chest scores what it adds to the pool', () => {
  const play = quest('heart-of-darkness', {
    areas: [0, 1],
    quiet: true,
    *next(t) {
      const chest = t.state.board.markers.find(({ kind }) => kind === 'chest');
      if (!chest) return;
      t.state.guide.chests[chest.id] = 1;
      t.state.decks.treasures.copper = [];
      yield* calls(t).openChest(t, second, chest.id);
    },
  });
  while (play.asked(play.overlordSeat)?.startsWith('overlord.')) play.passes(play.overlordSeat);
  expect(play.state.heroes.map(({ score }) => score)).toEqual([0, 1]);
});

describe('scores', () => {
  const scored = (scores: readonly number[], won: State['won'], players = 2) => {
    const play = scene({
      heroes: ['steelhorns', 'mad-carthos', 'one-fist'],
      players,
      options: { 'competitive-heroes': true },
      set: (state, heroes) => {
        for (const [n, hero] of heroes.entries()) hero.score = scores[n] ?? 0;
        Object.assign(state, { won, phase: 'over' });
      },
    });
    return descent.outcome(play.state);
  };

  rule(
    ['DES-111.1', 'DES-111.2', 'DES-3.5'],
    'whoever runs several heroes scores for all of them; the best are level',
    () => {
      // The first player has two heroes, the second one.
      expect(scored([2, 1, 4], 'heroes')).toMatchObject({ won: [1], scores: [3, 4, 0] });
      expect(scored([2, 2, 4], 'heroes')).toMatchObject({ won: [0, 1], scores: [4, 4, 0] });
    },
  );

  rule('DES-111.2', 'where the overlord wins, all heroes have lost, whatever they scored', () => {
    expect(scored([9, 0, 0], 'overlord').won).toEqual([2]);
  });
});
