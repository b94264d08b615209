// DES-1, DES-37, DES-38: death, the pool of conquest, and the end of a quest.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { calls } from '../rules/calls.ts';
import { lay, run, scene, space } from './scene.ts';

rule(
  [
    'DES-37.2',
    'DES-37.3',
    'DES-37.4',
    'DES-37.5',
    'DES-37.6',
    'DES-37.7',
    'DES-37.8',
    'DES-37.10',
    'DES-6.12',
    'DES-38.4',
    'DES-34.14',
    'DES-99.10',
  ],
  'EX-29: whoever dies wakes in Town, whole; it costs their conquest value and half their coins, and ends their turn',
  () => {
    const { state } = scene({
      set: (made, [one]) => {
        if (!one) return;
        Object.assign(one, {
          wounds: 2,
          fatigue: 0,
          coins: 125,
          order: 'dodge',
          monkey: 2,
          tokens: { burn: 2, web: 1 },
          equipped: ['sword#1'],
          skills: [],
          lasting: ['unmovable/0'],
          visit: { drinks: 2 },
        });
        made.conquest = 5;
      },
    });
    const [one] = state.heroes;
    expect(run(state, t => calls(t).wound(t, 'hero:steelhorns', 3, { kind: 'trap' }))).toBe('done');
    expect(one).toMatchObject({ wounds: 16, fatigue: 3, coins: 75, equipped: ['sword#1'] });
    expect([one?.tokens, one?.lasting, one?.visit]).toEqual([{}, [], undefined]);
    expect([one?.at, one?.order, one?.monkey, state.conquest, state.turn?.ended]).toEqual([
      undefined,
      undefined,
      undefined,
      2,
      true,
    ]);
  },
);

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

rule(['DES-1.1', 'DES-1.6'], 'the heroes win at once, and what is left of the pool tells how well', () => {
  const { state } = scene();
  expect(run(state, t => calls(t).finish(t, 'heroes'))).toBe('over');
  expect([state.won, state.conquest]).toEqual(['heroes', 5]);
});

rule(['DES-38.4', 'DES-37.3'], 'Curse tokens add to what a death costs', () => {
  const { state } = scene({
    set: (made, [one]) => {
      made.conquest = 9;
      if (one) one.tokens.curse = 2;
    },
  });
  run(state, t => calls(t).wound(t, 'hero:steelhorns', 99, { kind: 'trap' }));
  expect(state.conquest).toBe(9 - 3 - 2);
});

rule(
  ['DES-8.21', 'DES-8.26', 'DES-8.7', 'DES-46.12'],
  'a wound takes Aim, Guard and Rest away, and leaves Dodge',
  () => {
    const after = (order: 'aim' | 'guard' | 'rest' | 'dodge') => {
      const { state } = scene({
        set: (_, [one]) => {
          if (one) one.order = order;
        },
      });
      run(state, t => calls(t).wound(t, 'hero:steelhorns', 1, { kind: 'terrain', what: 'pit' }));
      return state.heroes[0]?.order;
    };
    expect([after('aim'), after('guard'), after('rest'), after('dodge')]).toEqual([
      undefined,
      undefined,
      undefined,
      'dodge',
    ]);
  },
);

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
