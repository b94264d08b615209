// DES-25: doors and keys.

import { rule } from '@veillee/kernel/test/rule';
import { base, edge, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { guides } from '../../content/booklet.ts';
import { supplyRow } from '../../content/economy.ts';
import { doorsBeside, whyNotDoor } from '../../rules/areas/doors.ts';
import { boardOf, doorOf } from '../../rules/board.ts';
import { sees } from '../../rules/ground.ts';
import type { Monster } from '../../rules/state.ts';
import { drawnFloor } from '../drawn-floor.ts';
import { activates, step4 } from '../fights-of-monsters.ts';
import { quest, takes } from '../guide.ts';
import { begun, put, scene } from '../scene.ts';

rule(
  ['DES-25.1', 'DES-25.3'],
  'a door lies between two spaces and two; whoever touches it reaches it, over its ends too',
  () => {
    const state = begun({ quest: 'last-wishes' });
    state.board.revealed = [0, 1, 2];
    const door = doorOf(state, 'baths-door');
    expect(door.spaces).toEqual([space(9, 15), space(9, 16), space(10, 15), space(10, 16)]);
    const [hero] = state.heroes;
    const reached = boardOf(state).map.places.filter(
      where => hero && doorsBeside(state, { ...hero, at: where }).some(({ id }) => id === 'baths-door'),
    );
    expect(reached.sort()).toEqual([...door.spaces, space(10, 14), space(10, 17)].sort());
  },
);

describe('sight', () => {
  rule('DES-25.2', 'a closed door blocks it, and an open one does not', () => {
    const ground = drawnFloor(['a...b']);
    const shut = drawnFloor(['a...b'], { closed: [edge(space(1, 0), space(2, 0))] });
    expect(sees(shut, shut.at('a'), shut.at('b'))).toBe(false);
    expect(sees(ground, ground.at('a'), ground.at('b'))).toBe(true);
  });
});

rule('DES-25.5', 'a door is not shut while a large monster stands across it', () => {
  const beside = (at: 'base:7,9/2x1' | 'base:8,9/2x1') =>
    scene({
      set: (state, [hero]) => {
        if (!hero) return;
        state.board.revealed.push(1);
        state.board.open.push('mine-door');
        hero.at = space(7, 10);
        put(state, 'hell-hound', at);
      },
    }).does('action:run');
  expect(beside('base:7,9/2x1').whyNot('door:mine-door')).toEqual(['why.across', 'DES-25.5']);
  expect(beside('base:8,9/2x1').can()).toContain('door:mine-door');
});

describe('doors', () => {
  rule(['DES-25.7', 'DES-15.3'], 'never one to where nobody has looked', () => {
    const play = step4(state => void put(state, 'beastman', space(18, 9)));
    activates(play);
    expect(play.whyNot('door:nest-door', play.overlordSeat)).toEqual(['why.door.dark', 'DES-25.7']);
  });

  rule('DES-25.5', 'no door is shut while somebody large stands across it', () => {
    const play = step4(state => {
      put(state, 'ogre', base(7, 9, 2, 2));
      put(state, 'beastman', space(9, 9));
    });
    activates(play, 0);
    expect(play.whyNot('door:mine-door', play.overlordSeat)).toEqual(['why.across', 'DES-25.5']);
  });
});

rule(
  ['DES-25.7', 'DES-25.11', 'DES-36.11'],
  'monsters open no door into the dark; rune doors are for those with a name',
  () => {
    const state = begun({ quest: 'heart-of-darkness' });
    state.board.revealed = [0, 1];
    const beastman = put(state, 'beastman', space(18, 9));
    const why = (monster: Monster, door: string) => whyNotDoor(state, monster, doorOf(state, door))?.rule;
    expect(why(beastman, 'nest-door')).toBe('DES-25.7');
    expect(why(beastman, 'mine-door')).toBeUndefined();
    state.board.revealed = [0, 1, 3];
    expect(why(beastman, 'heart-door')).toBe('DES-25.11');
    const named = { ...beastman, rank: 'unique' } as const;
    expect(why(named, 'heart-door')).toBeUndefined();
    state.board.revealed = [0, 1];
    expect(why(named, 'heart-door')).toBe('DES-25.7');
  },
);

rule(
  ['DES-25.8', 'DES-25.9', 'DES-25.10'],
  'a key is nobody’s: it lies by the compass rose, and opens its doors for all',
  () => {
    const play = quest('heart-of-darkness', { areas: [0, 1, 2], quiet: true, at: [space(24, 17), space(23, 1)] });
    play.does('action:run');
    expect(play.whyNot('door:heart-door')).toEqual(['why.key', 'DES-25.8']);
    const open = quest('heart-of-darkness', {
      areas: [0, 1, 2],
      quiet: true,
      at: [space(24, 17), space(23, 1)],
      next: takes('foreman-key', 'hero:mad-carthos'),
    });
    expect(open.hero(1)).toMatchObject({ pack: [], equipped: [], objects: [] });
    expect(open.does('action:run').can()).toContain('door:heart-door');
  },
);

rule(['DES-25.8', 'DES-25.9'], 'a rune door opens once its key is found', () => {
  const at = (keys: 'red'[]) =>
    scene({
      set: (state, [hero]) => {
        if (!hero) return;
        state.board.revealed.push(1);
        state.board.keys = keys;
        hero.at = space(24, 17);
      },
    }).does('action:run');
  expect(at([]).whyNot('door:heart-door')).toEqual(['why.key', 'DES-25.8']);
  expect(at(['red']).can()).toContain('door:heart-door');
});

rule('DES-25.12', 'no quest asks for more doors than there are', () => {
  for (const { doors, quest: id } of guides) {
    const count = (kind: string) => doors.filter(door => door.kind === kind).length;
    expect(count('normal'), id).toBeLessThanOrEqual(supplyRow('doors').count);
    expect(count('rune'), id).toBeLessThanOrEqual(supplyRow('rune-doors').count);
  }
});
