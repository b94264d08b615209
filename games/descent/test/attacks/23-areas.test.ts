// DES-23: area attacks.

import { rule } from '@veillee/kernel/test/rule';
import { gridMap, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { fearOf } from '../../rules/attack/affected.ts';
import { blowOn } from '../../rules/attack/hit.ts';
import { opened } from '../../rules/attack/open.ts';
import { covered, groundOf, laid } from '../../rules/ground.ts';
import { BLANKS, GREEN, POWER, WHITE } from '../faces.ts';
import { BESIDE, battle, type Fight, fight } from '../fight.ts';
import { put } from '../scene.ts';

describe('areas', () => {
  const blast: Fight = {
    hero: 'mad-carthos',
    friend: 'steelhorns',
    equipped: ['ice-storm#1'],
    at: space(1, 9),
    on: space(5, 9),
    dice: [WHITE.two, GREEN.three, GREEN.three, POWER.more, POWER.more, POWER.blank],
  };

  rule(['DES-23.8', 'DES-23.9'], 'whoever attacks says who is struck first, and each has their own armour', () => {
    const play = battle(
      { ...blast, set: state => void put(state, 'ogre', 'base:6,9/2x2') },
      'ice-storm#1',
      space(5, 9),
      'blast',
    );
    play.passes();
    expect(play.asked()).toBe('attack.order');
    play.seat(0).chooses('attack.order', 'figure:monster:ogre#2', 'figure:monster:beastman#1');
    const hits = play
      .told()
      .filter(({ text }) => text === 'log.attack.hit')
      .map(({ with: words }) => words?.armour);
    expect(hits).toEqual([4, 2]);
  });

  rule(
    ['DES-60.4', 'DES-76.1'],
    'the rank that surges buy adds to the weapon’s own: Blast 1 and 1 reach two spaces',
    () => {
      const struck = (buys: boolean) => {
        const play = battle(
          {
            ...blast,
            on: space(4, 9),
            dice: [WHITE.oneSurge, GREEN.twoSurge, GREEN.three, ...BLANKS],
            set: state => void put(state, 'ogre', 'base:6,9/2x2'),
          },
          'ice-storm#1',
          space(4, 9),
          'blast',
        );
        if (buys) play.does(play.can().find(key => key.startsWith('surge:')) ?? 'nothing to buy');
        while (play.asked(0) !== 'turn.act') play.passes(0);
        return play.log.filter(text => text === 'log.attack.hit').length;
      };
      expect([struck(false), struck(true)]).toEqual([1, 2]);
    },
  );

  rule(
    ['DRF-14.4', 'DES-88.4', 'DES-88.3'],
    'of several with Fear the highest is paid, once; or each, where the table plays so',
    () => {
      const fear = (options: Record<string, boolean>) => {
        const play = fight({
          ...blast,
          options,
          on: 'base:3,9/2x2',
          monster: 'demon',
          set: state => void put(state, 'dragon', 'base:5,9/3x2', 'master'),
        });
        const current = opened(play.state, play.hero().id, {
          weapon: 'ice-storm#1',
          target: space(4, 9),
          by: 'action',
          area: 'blast',
        });
        return fearOf(play.state, current, play.state.monsters);
      };
      expect([fear({}), fear({ 'fear-per-figure': true })]).toEqual([1, 2]);
    },
  );

  rule(
    ['DES-76.12', 'DES-100.4', 'DES-95.2', 'DES-69.3', 'DES-65.9'],
    'Ironskin: neither Blast nor Pierce nor Sorcery',
    () => {
      const skin = {
        set: (_: unknown, __: unknown, monster: { changes?: unknown }) =>
          Object.assign(monster, { changes: [{ gain: [{ ability: 'ironskin' }] }] }),
      };
      const burst = fight({ ...blast, ...skin });
      const area = opened(burst.state, burst.hero().id, {
        weapon: 'ice-storm#1',
        target: space(5, 9),
        by: 'action',
        area: 'blast',
      });
      area.dice = [
        { die: 'white', face: 3 },
        { die: 'green', face: 0 },
      ];
      expect(blowOn(burst.state, area, burst.monster())).toMatchObject({ damage: 0, wounds: 0 });
      const pierced = fight({ hero: 'grey-ker', skills: ['wild-talent'], equipped: ['great-bow#1'], ...skin });
      const shot = opened(pierced.state, pierced.hero().id, { weapon: 'great-bow#1', target: BESIDE, by: 'action' });
      shot.dice = [
        { die: 'blue', face: 4 },
        { die: 'yellow', face: 0 },
      ];
      expect(blowOn(pierced.state, shot, pierced.monster())).toMatchObject({ damage: 2, pierce: 0, wounds: 0 });
    },
  );

  rule(['DES-76.11'], 'Shadowcloak: nobody does anything to it from further off, not by a Blast either', () => {
    const play = battle(
      {
        ...blast,
        set: (_, __, monster) => Object.assign(monster, { changes: [{ gain: [{ ability: 'shadowcloak' }] }] }),
      },
      'ice-storm#1',
      space(5, 9),
      'blast',
    );
    play.passes();
    expect([play.log.includes('log.attack.untouched'), play.monster().wounds]).toEqual([true, 2]);
  });

  rule(['DES-96.6', 'DES-53.7'], 'Breath goes up no stairs', () => {
    const spaces = [space(0, 0), space(1, 0), space(9, 0), space(10, 0)];
    const ground = groundOf(gridMap({ spaces, links: [[space(1, 0), space(9, 0)]] }), [], new Map());
    expect(laid(ground, 'breath', space(0, 0)).map(placement => covered(ground, placement))).toEqual([[space(1, 0)]]);
  });
});
