// DES-80: Undying.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { GREEN, POWER, RED, WHITE, YELLOW } from '../faces.ts';
import { battle } from '../fight.ts';

describe('death', () => {
  rule(
    ['DES-80.1', 'DES-80.3'],
    'an Undying figure may be back at once with all its wounds, and then nobody is paid',
    () => {
      const kill = (face: number) =>
        battle({
          monster: 'skeleton',
          rank: 'master',
          equipped: ['sword#1'],
          dice: [RED.four, GREEN.three, POWER.blank, POWER.blank, POWER.blank, face],
        }).passes();
      const back = kill(POWER.surge);
      expect([back.monster().wounds, back.hero().coins]).toEqual([3, 300]);
      const dead = kill(POWER.more);
      expect([dead.state.monsters.length, dead.hero().coins]).toEqual([0, 350]);
    },
  );
});

describe('Undying and Quick Shot', () => {
  rule('DES-80.2', 'what kills outright asks nobody', () => {
    const play = battle({
      hero: 'andira-runehand',
      equipped: ['touch-of-death'],
      monster: 'skeleton',
      rank: 'master',
      dice: [
        WHITE.oneSurge,
        GREEN.twoSurge,
        GREEN.twoSurge,
        YELLOW.three,
        YELLOW.three,
        POWER.blank,
        POWER.blank,
        POWER.blank,
      ],
    });
    play.does('surge:0').passes();
    expect([play.state.monsters, play.hero().coins]).toEqual([[], 350]);
  });
});
