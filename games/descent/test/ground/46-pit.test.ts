// DES-46: pit.

import { rule } from '@veillee/kernel/test/rule';
import { base, type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import type { Prop } from '../../content/vocabulary.ts';
import { groundNow } from '../../rules/board.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { type Ground, sees } from '../../rules/ground.ts';
import { jumpsOf } from '../../rules/hero/movement.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { spawnSites } from '../../rules/overlord/spawn.ts';
import { climbs, goals, jumps, type Tread } from '../../rules/overlord/treading.ts';
import type { Hero } from '../../rules/state.ts';
import { drawnFloor } from '../drawn-floor.ts';
import { first } from '../guide.ts';
import { begun, put, scene } from '../scene.ts';
import { laidFloor, tread } from '../treading.ts';
import { flooring, stands } from '../walks.ts';

rule(
  ['DES-46.1', 'DES-46.4', 'DES-46.5', 'DES-46.7', 'DRF-8.15'],
  'from a pit one sees it and its rim; from outside one sees in',
  () => {
    const state = begun();
    flooring('pit', [3, 9], [3, 10])(state);
    const ground = groundNow(state);
    const from = (x: number, y: number) => sees(ground, space(3, 9), space(x, y));
    expect([from(3, 10), from(4, 9), from(4, 11), from(5, 9)]).toEqual([true, true, true, false]);
    expect([sees(ground, space(5, 9), space(3, 9)), sees(ground, space(1, 9), space(5, 9))]).toEqual([true, true]);
  },
);

rule(
  ['DES-46.2', 'DES-16.15'],
  'nobody is led through a pit: one falls in where one goes there, and gets no further',
  () => {
    const play = scene({ set: stands(5, 9, { '6,9': 'pit', '6,10': 'pit' }) }).does('action:run');
    expect(play.can()).toContain('walk:space:6,9');
    expect(play.can()).not.toContain('walk:space:7,9');
    play.does('walk:space:6,9').overlordWaits();
    expect(play.hero().wounds).toBe(15);
  },
);

rule(
  ['DES-46.2', 'DES-46.6', 'DES-46.12'],
  'falling costs a wound and the order; from one space of a pit to the next nothing',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        flooring('pit', [3, 9], [4, 9])(state);
        if (!hero) return;
        hero.at = space(2, 9);
        hero.order = 'guard';
      },
    });
    const full = statOf(play.state, first, 'maxWounds');
    play.does('action:run', 'walk:space:3,9').overlordWaits();
    expect([play.hero().wounds, play.hero().order]).toEqual([full - 1, undefined]);
    play.does('walk:space:4,9').overlordWaits();
    expect(play.hero().wounds).toBe(full - 1);
  },
);

rule(
  ['DES-46.3', 'DES-10.12'],
  'one climbs out to where nobody stands and nothing bars, and 2 points are enough',
  () => {
    const play = scene({
      set: stands(2, 10, { '2,10': 'pit', '3,10': 'pit', '1,10': 'rubble' }, (state, [, friend]) => {
        state.board.markers = [];
        if (friend) friend.at = space(4, 10);
      }),
    }).does('action:battle', 'fatigue', 'fatigue');
    const exits = play.can().filter(key => key.startsWith('climb:'));
    expect(exits).not.toContain('climb:space:4,10');
    expect(exits).not.toContain('climb:space:3,10');
    expect(exits).not.toContain('climb:space:1,10');
    expect(exits).toEqual(expect.arrayContaining(['climb:space:1,9', 'climb:space:4,11']));
  },
);

describe('sight', () => {
  rule('DES-46.4', 'from a pit one sees the pit and what borders it', () => {
    const ground = drawnFloor(['.......', '.__...b', '.c.....']);
    const [in1, in2] = [space(1, 1), space(2, 1)];
    expect(sees(ground, in1, in2)).toBe(true);
    expect(sees(ground, in1, ground.at('c'))).toBe(true);
    // Beside the other space of the same pit (DES-46.6).
    expect(sees(ground, in1, space(3, 1))).toBe(true);
    expect(sees(ground, in1, space(4, 1))).toBe(false);
    expect(sees(ground, in1, ground.at('b'))).toBe(false);
  });

  rule('DES-46.5', 'into a pit one sees from anywhere', () => {
    const ground = drawnFloor(['.......', '.__...b']);
    expect(sees(ground, ground.at('b'), space(1, 1))).toBe(true);
  });
});

describe('the ground', () => {
  rule(['DES-46.6', 'DES-46.3'], 'whoever is in a pit walks about in it, and not out of it', () => {
    const ground = laidFloor(['.___.']);
    expect(goals(tread(ground, '1x1'), space(1, 0), 5).map(({ to, cost }) => [to, cost])).toEqual([
      [space(2, 0), 1],
      [space(3, 0), 2],
    ]);
  });

  rule(['DES-46.3', 'DES-18.4'], 'a large figure climbs out of a pit to a place one step away (R85)', () => {
    const ground = laidFloor(['__..', '__..', '....']);
    const sunk = base(0, 0, 2, 2);
    const out = [base(1, 0, 2, 2), base(0, 1, 2, 2), base(1, 1, 2, 2)];
    expect(new Set(climbs(tread(ground, '2x2'), sunk, false))).toEqual(new Set(out));
    // All of it must be free and open: nobody on its spaces, and no area that nobody has seen.
    const friends = new Set([space(2, 0)]);
    expect(climbs(tread(ground, '2x2', { friends }), sunk, false)).toEqual([base(0, 1, 2, 2), base(1, 1, 2, 2)]);
    const isOpen = (at: Space): boolean => at !== space(1, 2);
    expect(climbs(tread(ground, '2x2', { isOpen }), sunk, false)).toEqual([base(1, 0, 2, 2)]);
    expect(goals(tread(ground, '2x2'), sunk, 4)).toEqual([]);
  });

  rule(
    'DES-46.8',
    'nobody jumps out of a pit, over an enemy in it, onto a friend, or beyond wall and sight (R93)',
    () => {
      const ground = laidFloor(['m_..']);
      const over = (more: Partial<Tread> = {}, on: Ground = ground, from = space(0, 0)): string[] =>
        jumps(tread(on, '1x1', more), from, 9).map(({ to }) => to);
      const [pit, far] = [new Set([space(1, 0)]), new Set([space(2, 0)])];
      expect(over()).toEqual([space(2, 0)]);
      expect(over({ enemies: pit })).toEqual([]);
      expect(over({ friends: pit })).toEqual([space(2, 0)]);
      expect(over({ friends: far })).toEqual([]);
      expect(over({ isOpen: at => at !== space(2, 0) })).toEqual([]);
      expect(over({ flies: true })).toEqual([]);
      expect(over({}, laidFloor(['m_..'], [[space(1, 0), space(2, 0)]]))).toEqual([]);
      expect(over({}, laidFloor(['__..']), space(0, 0))).toEqual([]);
      expect(jumps(tread(laidFloor(['._..', '._..']), '1x2'), base(0, 0, 1, 2), 9)).toEqual([]);
    },
  );
});

rule(
  ['DES-46.8', 'DES-41.6', 'DES-47.4', 'ICE-3.10'],
  'one comes down on whatever does not bar the way, heroes as monsters (R3)',
  () => {
    const lands = (over: 'pit' | 'mud' | 'lava' | 'ice', beyond: Prop) => {
      const state = begun();
      const [hero] = state.heroes as [Hero, Hero];
      hero.at = space(3, 10);
      flooring(over, [4, 10])(state);
      flooring(beyond, [5, 10])(state);
      const monster = put(state, 'beastman', space(3, 9));
      flooring(over, [4, 9])(state);
      flooring(beyond, [5, 9])(state);
      return [
        jumpsOf(state, hero, 3).some(({ to }) => to === space(5, 10)),
        jumps(treadOf(state, monster), space(3, 9), 3).some(({ to }) => to === space(5, 9)),
      ];
    };
    for (const over of ['pit', 'mud', 'lava', 'ice'] as const) {
      for (const beyond of ['fog', 'corrupted', 'dart-field', 'scything-blades', 'tree'] as const)
        expect(lands(over, beyond), `${over}, ${beyond}`).toEqual([true, true]);
      expect(lands(over, 'rubble')).toEqual([false, false]);
      expect(lands(over, 'water')).toEqual([false, false]);
    }
  },
);

describe('spawning', () => {
  rule('DES-46.10', 'a familiar that looks like a hero sees from a pit no further than its rim', () => {
    const seen = (prop: 'pit' | undefined) => {
      const { state } = scene({ set: ({ board }) => Object.assign(board, { revealed: [0, 1] }) });
      if (prop) state.board.terrain[space(13, 9)] = prop;
      state.companions.push({ id: 'boggs', owner: 'hero:steelhorns', at: space(13, 9), carries: [] });
      return spawnSites(state, '1x1').includes(space(10, 9));
    };
    expect([seen(undefined), seen('pit')]).toEqual([false, true]);
  });
});
