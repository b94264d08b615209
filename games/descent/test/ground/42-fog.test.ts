// DES-42: fog.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { canAim, seesSpace } from '../../rules/attack/sight.ts';
import { groundNow, revealedNow } from '../../rules/board.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { spawningOf, spawnSpaces } from '../../rules/overlord/sites.ts';
import { goals } from '../../rules/overlord/treading.ts';
import type { State } from '../../rules/state.ts';
import { fight } from '../fight.ts';
import { gain } from '../hazards.ts';
import { begun } from '../scene.ts';

const [HERE, NEXT, BANK, BEYOND] = [space(3, 9), space(4, 9), space(5, 9), space(7, 9)];
const foggy = (state: State, ...spaces: readonly Space[]): void => {
  for (const at of spaces) state.board.terrain[at] = 'fog';
};

/** A hero in one place, a beastman in another, and fog. */
const scene = (at: Space, on: Space, ...spaces: readonly Space[]) =>
  fight({ at, on, set: state => foggy(state, ...spaces) });

rule('DES-42.1', 'nobody sees through it; walking into it costs one point', () => {
  const sees = (...spaces: readonly Space[]) => {
    const play = scene(HERE, BEYOND, ...spaces);
    return seesSpace(play.state, play.hero(), BEYOND);
  };
  expect([sees(), sees(BANK, space(5, 10))]).toEqual([true, false]);
  const walker = scene(HERE, BEYOND, space(6, 9));
  const ways = goals(treadOf(walker.state, walker.monster()), BEYOND, 4);
  expect(ways.find(({ to }) => to === space(6, 9))?.cost).toBe(1);
});

rule(
  ['DES-42.2', 'DES-42.4'],
  'from beside it one sees into it and attacks whoever is in it; from further away one does not',
  () => {
    const aims = (at: Space) => {
      const play = scene(at, BANK, BANK);
      return [seesSpace(play.state, play.hero(), BANK), canAim(play.state, play.hero(), 'ranged', BANK)];
    };
    expect([aims(NEXT), aims(HERE)]).toEqual([
      [true, true],
      [false, false],
    ]);
  },
);

rule('DES-42.3', 'out of it one sees the spaces beside one’s own alone, fog or not', () => {
  const sees = (to: Space, ...spaces: readonly Space[]) => {
    const play = scene(HERE, BEYOND, HERE, ...spaces);
    return seesSpace(play.state, play.hero(), to);
  };
  expect([sees(NEXT), sees(NEXT, NEXT), sees(BANK), sees(BEYOND)]).toEqual([true, true, false, false]);
});

rule('DES-42.6', 'whoever flies sees no more', () => {
  const play = fight({
    at: HERE,
    on: BANK,
    set: (state, _, monster) => {
      gain(monster, 'fly');
      foggy(state, BANK);
    },
  });
  const { state } = play;
  expect([seesSpace(state, play.monster(), NEXT), seesSpace(state, play.monster(), HERE)]).toEqual([true, false]);
});

rule(
  ['DES-42.5', 'DES-35.11'],
  'a familiar that watches from inside keeps monsters away from the spaces beside it alone',
  () => {
    const rises = (...spaces: readonly Space[]) => {
      const state = begun();
      for (const hero of state.heroes) hero.at = undefined;
      state.companions = [{ id: 'boggs', owner: 'hero:steelhorns', at: HERE, carries: [] }];
      foggy(state, ...spaces);
      const revealed = revealedNow(state);
      return spawnSpaces(spawningOf(state, groundNow(state), at => revealed.has(at)));
    };
    expect([rises().has(BEYOND), rises(HERE).has(BEYOND), rises(HERE).has(NEXT)]).toEqual([false, true, false]);
  },
);
