// DES-1: aim and end.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { calls } from '../../rules/calls.ts';
import { descent } from '../../rules/game.ts';
import type { Flow, T } from '../../rules/state.ts';
import { first, quest, slays } from '../guide.ts';
import { run, scene } from '../scene.ts';

rule(['DES-1.1', 'DES-1.6'], 'the heroes win at once, and what is left of the pool tells how well', () => {
  const { state } = scene();
  expect(run(state, t => calls(t).finish(t, 'heroes'))).toBe('over');
  expect([state.won, state.conquest]).toEqual(['heroes', 5]);
});

rule(
  ['DES-1.2', 'DES-1.3', 'DES-1.4'],
  'the quest is lost the moment the pool is empty, and goes on with one token',
  () => {
    const dies = (conquest: number) => {
      const { state } = scene({
        set: made => {
          made.conquest = conquest;
        },
      });
      const how = run(state, t => calls(t).wound(t, 'hero:steelhorns', 99, { kind: 'trap' }));
      return [how, state.won, state.phase];
    };
    expect(dies(3)).toEqual(['over', 'overlord', 'over']);
    expect(dies(4)).toEqual(['done', undefined, 'heroes']);
  },
);

rule('DES-1.4', 'all who play heroes win together, and lose together', () => {
  const over = (next: (t: T) => Flow) => quest('heart-of-darkness', { players: 2, areas: [0, 1, 3], next });
  const won = over(slays(first, 'ourgash'));
  expect(descent.outcome(won.state)).toMatchObject({ won: [0, 1], side: 'heroes' });
  const lost = over(function* (t) {
    yield* calls(t).conquest(t, -9, 'death');
  });
  expect(descent.outcome(lost.state)).toMatchObject({ won: [2], side: 'overlord' });
});
