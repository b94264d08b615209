// DES-66: Sweep.

import { rule } from '@veillee/kernel/test/rule';
import { base, space, spacesOf } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { affectedBy } from '../../rules/attack/affected.ts';
import { opened } from '../../rules/attack/open.ts';
import { meleeZone } from '../../rules/ground.ts';
import { isHero } from '../../rules/state.ts';
import { drawnFloor } from '../drawn-floor.ts';
import { GREEN, POWER, RED, YELLOW } from '../faces.ts';
import { assault, BESIDE, fight } from '../fight.ts';
import { put } from '../scene.ts';

const HALL = Array<string>(9).fill('.........');

describe('areas', () => {
  rule(
    ['DES-66.1', 'DES-66.2', 'DES-66.3', 'DES-23.1', 'DES-23.2'],
    'Sweep: one roll, every enemy in reach, each with their own armour (EX-45)',
    () => {
      const play = assault({
        monster: 'giant',
        rank: 'master',
        on: 'base:4,9/2x2',
        dice: [RED.three, GREEN.three, GREEN.three, YELLOW.three, POWER.blank],
        set: (state, heroes) => {
          const [, friend] = heroes;
          if (friend) friend.at = space(3, 10);
          put(state, 'beastman', space(6, 9));
        },
      });
      play.passes(play.overlordSeat); // in whatever order
      expect([play.hero(0).wounds, play.hero(1).wounds, play.monster(1).wounds]).toEqual([16 - 8, 8, 2]);
    },
  );
});

describe('areas', () => {
  rule(['DES-66.1', 'DES-77.1', 'DES-20.2'], 'melee reaches the spaces around, with Reach two spaces', () => {
    const ground = drawnFloor(HALL);
    expect(meleeZone(ground, space(4, 4))).toHaveLength(8);
    expect(meleeZone(ground, space(4, 4), 1)).toHaveLength(24);
    expect(meleeZone(ground, spacesOf('base:3,3/2x2'))).toHaveLength(12);
    expect(meleeZone(ground, spacesOf('base:3,3/2x2'), 1)).toHaveLength(32);
  });

  rule('DES-66.4', 'rubble and walls protect from a Sweep, figures do not (EX-45)', () => {
    const ground = drawnFloor(['........', '...%....', '........', '........', '........']);
    const zone = meleeZone(ground, space(3, 2), 1);
    expect(zone).not.toContain(space(3, 0));
    expect(zone).toContain(space(5, 2));
    const walled = drawnFloor(HALL, { walls: [[space(4, 4), space(5, 4)]] });
    expect(meleeZone(walled, space(4, 4))).not.toContain(space(5, 4));
  });
});

rule(
  'DES-66.1',
  'EX-45: a Sweep strikes those within reach, be it with a part of their base, and nobody further off',
  () => {
    const play = assault({
      monster: 'giant',
      rank: 'master',
      on: base(4, 9, 2, 2),
      dice: [RED.two, GREEN.one, GREEN.one, YELLOW.three, POWER.blank],
    });
    expect([play.hero(0).wounds < 16, play.hero(1).wounds]).toEqual([true, 8]);
    const hero = fight({
      equipped: ['sword#1'],
      set: state => {
        put(state, 'ogre', base(2, 10, 2, 2));
        put(state, 'skeleton', space(6, 9));
      },
    });
    const swing = opened(hero.state, hero.hero().id, { weapon: 'sword#1', target: BESIDE, by: 'action' });
    const swept = affectedBy(hero.state, { ...swing, abilities: [{ ability: 'sweep' }] });
    expect(swept.map(one => (isHero(one) ? 'hero' : one.kind))).toEqual(['beastman', 'ogre']);
  },
);
