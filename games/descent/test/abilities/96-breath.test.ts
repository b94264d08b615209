// DES-96: Breath.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { opened } from '../../rules/attack/open.ts';
import { attacksOf } from '../../rules/attack/options.ts';
import { covered, type Ground, laid } from '../../rules/ground.ts';
import { targets } from '../aims.ts';
import { drawnFloor } from '../drawn-floor.ts';
import { fight, HERE } from '../fight.ts';
import { put } from '../scene.ts';

const HALL = Array<string>(9).fill('.........');

describe('areas', () => {
  rule(['DES-96.1', 'DES-96.4', 'DES-23.4'], 'Breath: everybody under it, friends too, whatever the range', () => {
    const play = fight({
      monster: 'hell-hound',
      on: 'base:5,9/2x1',
      set: (state, heroes) => {
        const [, friend] = heroes;
        if (friend) friend.at = space(4, 9);
        put(state, 'skeleton', space(3, 10));
      },
    });
    const choices = attacksOf(play.state, play.monster().id, 'activation').filter(({ area }) => area !== undefined);
    expect(choices.length).toBeGreaterThan(0);
    const breath = choices.find(({ target }) => target === space(4, 9)) ?? choices[0];
    const attack = opened(play.state, play.monster().id, breath as NonNullable<typeof breath>);
    expect(attack.distance).toBeUndefined();
    expect(attack.covered).toEqual(expect.arrayContaining([space(4, 9), HERE, space(3, 10)]));
  });
});

describe('breath', () => {
  rule(['DES-96.1', 'DES-96.5'], 'is laid wherever it covers a hero, and nowhere else', () => {
    const laid = (hero: Space) =>
      targets(
        fight({
          monster: 'hell-hound',
          at: hero,
          on: 'base:4,9/2x1',
          set: (_, [, friend]) => void (friend && Object.assign(friend, { at: undefined })),
        }),
        'monster:hell-hound#1',
        'activation',
      ).filter(one => one.startsWith('breath'));
    expect(laid(space(3, 9)).length).toBeGreaterThan(0);
    expect(laid(space(1, 13))).toEqual([]);
    // Each begins beside the hound, with the first of its spaces.
    for (const one of laid(space(3, 9))) {
      const [x = 0, y = 0] = (one.match(/space:(\d+),(\d+)/) ?? []).slice(1).map(Number);
      expect(Math.max(Math.min(Math.abs(x - 4), Math.abs(x - 5)), Math.abs(y - 9)), one).toBe(1);
    }
  });
});

describe('areas', () => {
  rule(
    ['DES-96.2', 'DES-23.4'],
    'breath has six placements for a Hell Hound, bolt eight for a small figure (EX-46, EX-53)',
    () => {
      const ground = drawnFloor(HALL);
      expect(laid(ground, 'breath', [space(4, 4), space(4, 5)])).toHaveLength(6);
      expect(laid(ground, 'breath', space(4, 4))).toHaveLength(4);
      expect(laid(ground, 'bolt', space(4, 4))).toHaveLength(8);
    },
  );

  rule('DES-96.5', 'flames flow round obstacles, not through walls (EX-54)', () => {
    const north = (ground: Ground): number => {
      const [first] = laid(ground, 'breath', space(4, 4));
      return first ? covered(ground, first).length : 0;
    };
    expect(north(drawnFloor(HALL.map((row, y) => (y === 2 ? '...%%....' : row))))).toBe(9);
    const across = [3, 4, 5].map(x => [space(x, 2), space(x, 3)] as [Space, Space]);
    expect(north(drawnFloor(HALL, { walls: across }))).toBe(1);
  });
});
