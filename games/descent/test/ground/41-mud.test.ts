// DES-41: mud.

import { rule } from '@veillee/kernel/test/rule';
import { base, type Space, space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import type { Prop } from '../../content/vocabulary.ts';
import { groundNow } from '../../rules/board.ts';
import { sees } from '../../rules/ground.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { goals, jumps, stepCost } from '../../rules/overlord/treading.ts';
import { fight } from '../fight.ts';
import { enters, feels, HERE, leftThere, THERE } from '../hazards.ts';
import { begun, put, scene } from '../scene.ts';

const HAZARDS: readonly Prop[] = ['mud', 'lava', 'dart-field', 'scything-blades'];

const inMud = (...spaces: readonly Space[]) => {
  const play = fight({
    set: state => {
      for (const at of spaces) state.board.terrain[at] = 'mud';
    },
    on: space(4, 9),
  });
  return (from: Space, to: Space, points = 9): number | undefined =>
    goals({ ...treadOf(play.state, play.monster()), enemies: new Set() }, from, points).find(goal => goal.to === to)
      ?.cost;
};

rule(['DES-41.1', 'DES-47.1', 'DES-48.1', 'DES-49.1'], 'none of it hides what is behind it', () => {
  for (const prop of HAZARDS) {
    const state = begun();
    state.board.terrain[space(4, 9)] = prop;
    expect(sees(groundNow(state), space(3, 9), space(6, 9)), prop).toBe(true);
  }
});

rule(['DES-41.2', 'DES-41.3'], 'each space of mud is 2 points, from mud too; out of it 1', () => {
  const cost = inMud(space(5, 9), space(6, 9), space(5, 10), space(6, 10), space(5, 8), space(6, 8));
  expect([cost(space(4, 9), space(5, 9)), cost(space(4, 9), space(6, 9)), cost(space(4, 9), space(7, 9))]).toEqual([
    2, 4, 5,
  ]);
});

rule('DES-41.4', 'with 1 point nobody small gets in; with 2 they do', () => {
  const cost = inMud(space(5, 9));
  expect([cost(space(4, 9), space(5, 9), 1), cost(space(4, 9), space(5, 9), 2)]).toEqual([undefined, 2]);
});

rule(['DES-41.5', 'DES-47.3'], 'a large one feels it with the whole front half, and with less of it nothing', () => {
  const [west, east] = [base(2, 9, 2, 2), base(3, 9, 2, 2)];
  for (const prop of ['mud', 'lava'] as const) {
    expect(feels('ogre', prop, [space(4, 9), space(4, 10)], west, east)).toEqual([prop]);
    expect(feels('ogre', prop, [space(4, 9)], west, east)).toEqual([]);
    // The rear of it counts for nothing.
    expect(feels('ogre', prop, [space(3, 9), space(3, 10)], west, east)).toEqual([]);
  }
});

rule(['DES-41.6', 'DES-47.4'], 'heroes and monsters jump it for 3 points a space, and darts nobody', () => {
  const over = (prop: Prop) => {
    const play = scene({
      set: (state, [hero]) => {
        if (hero) hero.at = HERE;
        state.board.terrain[THERE] = prop;
        put(state, 'beastman', space(1, 9));
        state.board.terrain[space(2, 9)] = prop;
      },
    }).does('action:run');
    const tread = { ...treadOf(play.state, play.monster()), enemies: new Set<Space>(), friends: new Set<Space>() };
    return [
      play.can().includes('jump:space:5,9'),
      jumps(tread, space(1, 9), 3).some(({ to, cost }) => to === HERE && cost === 3),
    ];
  };
  expect(over('mud')).toEqual([true, true]);
  expect(over('lava')).toEqual([true, true]);
  expect(over('dart-field')).toEqual([false, false]);
  expect(over('scything-blades')).toEqual([false, false]);
});

rule(['DES-41.7', 'DES-47.4', 'DES-47.5', 'DES-48.3', 'DES-49.3'], 'to familiars all of it is floor', () => {
  const walks = (prop?: Prop) => {
    const play = scene({
      set: (state, [hero]) => {
        if (!hero) return;
        hero.at = space(2, 9);
        state.companions = [{ id: 'boggs', owner: hero.id, at: space(2, 9), carries: [] }];
        if (prop) for (const x of [3, 4, 5, 6]) for (const y of [8, 9, 10]) state.board.terrain[space(x, y)] = prop;
      },
    })
      .does('action:battle')
      .passes();
    const found = play.can().filter(key => key.startsWith('walk:'));
    play.does(`walk:${space(6, 9)}`);
    return { found, told: play.log.includes('log.ground') };
  };
  const bare = walks();
  expect(bare.found.length).toBeGreaterThan(10);
  for (const prop of HAZARDS) expect(walks(prop), prop).toEqual(bare);
});

rule(['DES-41.8', 'DES-47.5'], 'whoever flies stops in mud and lava at no cost and unhurt', () => {
  for (const prop of ['mud', 'lava'] as const) {
    const play = enters(prop, { monster: 'razorwing' });
    expect(leftThere(play), prop).toEqual([3, 0, 0, 0]);
    expect(stepCost(treadOf(play.state, play.monster()), space(5, 9), THERE), prop).toBe(1);
  }
});
