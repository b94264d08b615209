// DES-111: competing heroes.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { calls } from '../../rules/calls.ts';
import { descent } from '../../rules/game.ts';
import { first, quest, second, slays } from '../guide.ts';
import { lay, scene } from '../scene.ts';

rule('DES-111.1', 'each hero’s own score is what they have gained for the pool', () => {
  const play = scene({
    set: (state, [one]) => {
      if (one) one.at = space(4, 10);
      lay(state, { kind: 'glyph', active: false }, space(5, 10));
    },
  })
    .does('action:run', 'walk:space:5,10')
    .overlordWaits();
  expect(play.state.heroes.map(({ score }) => score)).toEqual([3, 0]);
});

rule(
  ['DES-111.1', 'DES-111.2'],
  'each scores the conquest of their own deeds; the best of the victors is the one',
  () => {
    const options = { 'competitive-heroes': true };
    const play = quest('heart-of-darkness', {
      players: 2,
      options,
      areas: [0, 1, 3],
      *next(t) {
        const glyph = t.state.board.markers.find(one => one.kind === 'glyph' && !one.active);
        if (glyph) yield* calls(t).activateGlyph(t, second, glyph.id);
        yield* calls(t).conquest(t, 1, 'chest', first);
        yield* slays(first, 'ourgash')(t);
      },
    });
    expect(play.state.heroes.map(({ score }) => score)).toEqual([1, 3]);
    expect(descent.outcome(play.state)).toMatchObject({ won: [1], scores: [1, 3, 0] });
    const friends = { ...play.state, house: [] };
    expect(descent.outcome(friends)).toMatchObject({ won: [0, 1], side: 'heroes' });
    expect(descent.outcome({ ...play.state, won: 'overlord' })).toMatchObject({ won: [2], side: 'overlord' });
  },
);
