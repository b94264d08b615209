// DES-88: Fear.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { GREEN, POWER, RED } from '../faces.ts';
import { battle, said } from '../fight.ts';

describe('Fear', () => {
  const afraid = (dice: readonly number[], rank: 'normal' | 'master' = 'master') =>
    battle({ hero: 'steelhorns', equipped: ['axe#1'], monster: 'demon', on: 'base:4,9/2x2', rank, dice });

  rule(['DES-88.1', 'DES-88.2', 'DES-88.3'], 'so many surges first, or the attack fails', () => {
    const brave = afraid([RED.threeSurge, GREEN.twoSurge, POWER.surge, POWER.blank, POWER.blank]);
    // Three surges, two of them for Fear: the Axe makes damage of the third.
    brave.does('surge:0');
    expect(brave.whyNot('surge:0')).toEqual(['why.surges', 'DES-21.11']);
    brave.passes();
    expect(said(brave, 'log.attack.hit')).toMatchObject({ damage: 6, armour: 5, wounds: 1 });
    const coward = afraid([RED.threeSurge, GREEN.three, POWER.blank, POWER.blank, POWER.blank]);
    coward.passes();
    expect(coward.log).toContain('log.attack.fails.fear');
  });

  rule('DES-88.1', 'what it costs to master it is told, be it one surge', () => {
    const surges = (rank: 'normal' | 'master'): unknown => {
      const brave = afraid([RED.threeSurge, GREEN.twoSurge, POWER.surge, POWER.blank, POWER.blank], rank);
      brave.passes();
      return said(brave, 'log.attack.fear')?.n;
    };
    expect([surges('normal'), surges('master')]).toEqual([1, 2]);
  });

  rule('DES-88.1', 'not for those who are immune', () => {
    const play = battle(
      {
        equipped: ['axe#1', 'rune-plate'],
        monster: 'demon',
        on: 'base:4,9/2x2',
        dice: [RED.four, GREEN.three, POWER.blank, POWER.blank, POWER.blank],
      },
      'axe#1',
    );
    play.passes();
    expect(said(play, 'log.attack.hit')).toMatchObject({ damage: 7, wounds: 3 });
    expect(play.log).not.toContain('log.attack.fear');
  });
});
