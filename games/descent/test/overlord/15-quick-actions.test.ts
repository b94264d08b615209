// DES-15: quick actions of monsters.

import { rule } from '@veillee/kernel/test/rule';
import { base, type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { climbs, jumps, monsterPays } from '../../rules/overlord/treading.ts';
import type { Monster, State } from '../../rules/state.ts';
import { activates, step4, walksOfMonsters } from '../fights-of-monsters.ts';
import { lay, put } from '../scene.ts';
import { laidFloor, tread } from '../treading.ts';

describe('activation', () => {
  rule(['DES-15.1'], 'a monster does not wake a glyph, nor take what lies there', () => {
    const play = step4(state => {
      put(state, 'beastman', space(12, 9));
      lay(state, { kind: 'glyph', active: false }, space(13, 9));
      lay(state, { kind: 'money' }, space(14, 9));
    });
    const seat = play.overlordSeat;
    activates(play).answers(seat, 'walk:space:13,9').answers(seat, 'walk:space:14,9');
    expect(play.state.board.markers.map(({ kind }) => kind)).toEqual(['glyph', 'glyph', 'money']);
    expect(play.state.board.markers[1]).toMatchObject({ active: false });
    expect(play.can(seat).some(key => key.startsWith('pick-up'))).toBe(false);
  });
});

describe('doors', () => {
  rule(['DES-15.3', 'DES-25.3'], 'a monster opens and shuts a door for 2 points', () => {
    const play = step4(state => void put(state, 'beastman', space(8, 9)));
    const seat = play.overlordSeat;
    activates(play).answers(seat, 'door:mine-door');
    expect(play.state.board.open).not.toContain('mine-door');
    expect(play.state.overlord.acting?.movement).toBe(2);
    play.answers(seat, 'door:mine-door');
    expect(play.state.board.open).toContain('mine-door');
    // All 4 points are spent and nobody is near: it is done.
    expect(play.state.overlord.acting).toBeUndefined();
  });

  rule(['DES-15.4', 'DES-25.11', 'DES-36.11'], 'rune doors are for those with a name', () => {
    const at = (named: boolean) =>
      step4(state => {
        state.board.revealed = [0, 1, 3];
        const monster = put(state, 'ogre', base(23, 17, 2, 2), 'master');
        if (named) state.monsters[0] = { ...monster, id: 'monster:ourgash', rank: 'unique', unique: 'ourgash' };
      });
    const plain = activates(at(false));
    expect(plain.whyNot('door:heart-door', plain.overlordSeat)).toEqual(['why.door.rune', 'DES-25.11']);
    const boss = activates(at(true));
    expect(boss.can(boss.overlordSeat)).toContain('door:heart-door');
  });
});

describe('pits', () => {
  const pits = (monster: (state: State) => Monster) => (state: State) => {
    for (const x of [13, 14]) state.board.terrain[space(x, 9)] = 'pit';
    for (const x of [13, 14]) state.board.terrain[space(x, 10)] = 'pit';
    monster(state);
  };

  rule(['DES-15.5', 'DES-15.7'], 'a monster climbs out for 2 points, and jumps for 3 a space', () => {
    const inside = activates(step4(pits(state => put(state, 'skeleton', space(13, 9)))));
    inside.answers(inside.overlordSeat, `climb:${space(15, 9)}`);
    expect(inside.state.overlord.acting?.movement).toBe(3);
    const before = activates(step4(pits(state => put(state, 'razorwing', space(12, 9)))));
    // Who flies walks over it.
    expect(walksOfMonsters(before)).toContain('walk:space:15,9');
    const long = activates(
      step4(state => {
        state.board.terrain[space(13, 9)] = 'pit';
        put(state, 'beastman', space(12, 9));
      }),
    );
    long.answers(long.overlordSeat, `jump:${space(14, 9)}`);
    expect(long.monster().at).toBe(space(14, 9));
    expect(long.state.overlord.acting?.movement).toBe(1);
  });
});

describe('the ground', () => {
  rule(['DES-15.5', 'DES-46.3'], 'a monster climbs out of a pit to any free space beside it', () => {
    const ground = laidFloor(['m__f.']);
    const small = tread(ground, '1x1', { friends: new Set([ground.at('f')]) });
    expect(climbs(small, space(1, 0), false)).toEqual([space(0, 0)]);
    expect(climbs(tread(ground, '1x1'), space(1, 0), false)).toEqual([space(0, 0), space(3, 0)]);
    // R16 the other way: beside oneself alone.
    expect(climbs(tread(ground, '1x1'), space(1, 0), true)).toEqual([space(0, 0)]);
    expect(climbs(small, ground.at('m'), false)).toEqual([]);
    expect(climbs(tread(ground, '1x1'), space(4, 0), false)).toEqual([]);
    // Not towards what nobody has seen.
    const isOpen = (at: Space): boolean => at !== ground.at('f');
    expect(climbs(tread(ground, '1x1', { isOpen }), space(1, 0), false)).toEqual([space(0, 0)]);
    expect(monsterPays('climb', { isSmall: true, isUnique: false })).toBe(2);
  });

  rule(['DES-15.7', 'DES-46.8'], 'a monster jumps over a pit for 3 points a space', () => {
    const ground = laidFloor(['m__..']);
    const small = tread(ground, '1x1');
    expect(jumps(small, ground.at('m'), 6)).toMatchObject([{ to: space(3, 0), cost: 6 }]);
    expect(jumps(small, ground.at('m'), 5)).toEqual([]);
    expect(jumps(small, ground.at('m'), 6, 1)).toEqual([]);
    expect(jumps(tread(ground, '1x1', { enemies: new Set([space(3, 0)]) }), ground.at('m'), 6)).toEqual([]);
    expect(jumps(small, ground.at('m'), 6, 2)).toHaveLength(1);
  });

  rule(
    ['DES-15.1', 'DES-15.2', 'DES-15.3', 'DES-15.4', 'DES-18.5'],
    'monsters do few other things, at their price',
    () => {
      const normal = { isSmall: true, isUnique: false };
      expect(monsterPays('activate-glyph', normal)).toBeUndefined();
      expect(monsterPays('pick-up', normal)).toBeUndefined();
      expect(monsterPays('stairs', normal)).toBe(1);
      expect(monsterPays('stairs', { isSmall: false, isUnique: false })).toBeUndefined();
      expect(monsterPays('door', normal)).toBe(2);
      expect(monsterPays('rune-door', normal)).toBeUndefined();
      expect(monsterPays('rune-door', { isSmall: false, isUnique: true })).toBe(2);
    },
  );
});
