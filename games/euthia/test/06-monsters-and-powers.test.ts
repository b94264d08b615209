// EUT-6: Monsters and Powers on the map.

import { rule } from '@veillee/kernel/test/rule';
import { hex } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { isLiberated, powersAt } from '../rules/land.ts';
import type { Hero, State } from '../rules/state.ts';
import { BESIDE, lays, marks, scene, stands } from './scene.ts';

rule(
  ['EUT-6.1', 'EUT-6.3', 'EUT-6.5', 'EUT-6.4'],
  'a token of anybody on it liberates a space, for all and for good',
  () => {
    const { state } = scene({ set: stands('ch1-fixed-1', 1) });
    expect([isLiberated(state, BESIDE[0]), isLiberated(state, BESIDE[1])]).toEqual([false, true]);
    marks(state, BESIDE[0], 'trade', 1);
    expect(isLiberated(state, BESIDE[0])).toBe(true);
  },
);

rule(['EUT-6.6', 'EUT-6.9', 'EUT-6.8'], 'EX-07: three Elementals of Water heal 2', () => {
  const play = scene({
    set: (state, [hero]) => {
      lays(state, [
        ['ch1-other-4', 1, 1],
        ['ch3-other-5', -1, 2],
        ['ch2-other-6', -2, 1],
      ]);
      state.territory = [];
      if (hero) Object.assign(hero, { health: 1, movement: 1 });
    },
  });
  // (0,1) touches (1,1), (-1,2) and (-1,1).
  expect(powersAt(play.state, hex(0, 1))).toContain('water');
  play.does('walk:hex:0,1');
  expect(play.hero().health).toBe(3);
});

rule(['EUT-6.7', 'EUT-6.10', 'EUT-6.9'], 'EX-08: Fire burns; Fire with two Waters does nothing', () => {
  const play = scene({
    set: (state, [hero]) => {
      lays(state, [
        ['ch1-other-9', 1, -2],
        ['ch1-fixed-2', 3, -3],
        ['ch5-fixed-2', 2, -4],
      ]);
      marks(state, hex(1, -1), 'interaction', 1);
      state.territory = [];
      if (hero) Object.assign(hero, { health: 4, movement: 2, at: hex(0, 0) });
    },
  });
  expect([powersAt(play.state, hex(1, -1)), powersAt(play.state, hex(2, -2))]).toEqual([['fire'], ['water', 'fire']]);
  play.does('walk:hex:1,-1');
  expect(play.hero().health).toBe(2);
  play.does('walk:hex:2,-2');
  expect(play.hero()).toMatchObject({ at: 'hex:2,-2', health: 2, movement: 0 });
});

rule('EUT-6.8', 'R9: a tile that others reveal touches nobody else, unless the house says so', () => {
  const plan = (options: object) => ({
    options: options as never,
    set: (state: State, heroes: readonly Hero[]) => {
      lays(state, [['ch3-scenario-1', 1, 1]]);
      state.territory = ['ch2-other-1', 'ch3-fixed-2', 'ch1-other-9'];
      for (const hero of heroes) Object.assign(hero, { movement: 1, at: 'hex:1,0', health: 5 });
      Object.assign(heroes[1] as Hero, { at: 'hex:0,1' });
      Object.assign(heroes[0] as Hero, { at: 'hex:0,0' });
    },
  });
  const usual = scene(plan({})).does('walk:hex:0,1', 'place:-1,2');
  expect(usual.state.heroes.map(({ health }) => health)).toEqual([3, 5]);
  const house = scene(plan({ revealsReachAll: true })).does('walk:hex:0,1', 'place:-1,2');
  expect(house.state.heroes.map(({ health }) => health)).toEqual([3, 3]);
});

rule('EUT-6.11', 'Air and Earth do nothing to whoever enters', () => {
  const play = scene({
    set: stands('ch1-encounter-2', 1, (_, [hero]) => hero && Object.assign(hero, { movement: 1, health: 3 })),
  });
  play.does(`walk:${BESIDE[2]}`);
  expect(play.hero().health).toBe(3);
});

rule(['EUT-6.12', 'EUT-6.14'], 'an Elemental works whoever has Challenged it, and whoever guards a hex', () => {
  const { state } = scene({ set: stands('ch1-other-4', 0) });
  marks(state, BESIDE[0], 'interaction', 0, 1);
  expect(powersAt(state, BESIDE[1])).toEqual(['water']);
});
