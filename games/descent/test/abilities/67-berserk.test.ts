// DES-67: Berserk.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { diceIn } from '../../rules/attack/dice.ts';
import { opened } from '../../rules/attack/open.ts';
import { GREEN, RED } from '../faces.ts';
import { type Fight, fight, HERE, monsterTurn, said } from '../fight.ts';

const berserk =
  (wounds?: number): NonNullable<Fight['set']> =>
  (_, __, monster) => {
    monster.changes = [{ gain: [{ ability: 'berserk' }] }];
    monster.wounds = wounds ?? monster.wounds;
  };

const powerDice = (set: NonNullable<Fight['set']>): number => {
  const play = fight({ monster: 'ogre', on: 'base:4,9/2x2', set });
  const { pool } = opened(play.state, play.monster().id, { target: HERE, by: 'activation' });
  return diceIn(pool).filter(die => die === 'black').length;
};

rule('DES-67.1', 'with a wound lost it rolls five power dice, unhurt its own', () => {
  expect([powerDice(berserk()), powerDice(berserk(1))]).toEqual([0, 5]);
  expect(
    powerDice((_, __, monster) => {
      monster.wounds = 1;
    }),
  ).toBe(0);
});

rule('DES-67.2', 'wounds of the same activation count: who is struck by a guard while attacking rolls them', () => {
  const play = monsterTurn([], {
    monster: 'ogre',
    on: 'base:4,9/2x2',
    equipped: ['sword#1'],
    dice: [RED.four, GREEN.three, 1, 1, 1],
    set: (state, heroes, monster) => {
      berserk()(state, heroes, monster);
      if (heroes[0]) heroes[0].order = 'guard';
    },
  });
  const seat = play.overlordSeat;
  play.answers(seat, `monster:${play.monster().id}`).passes('guard.ask');
  play.answers(seat, `attack:own:${HERE}`);
  expect(play.asked()).toBe('guard.ask');
  play.does('attack:sword#1:space:4,9').passes();
  expect(said(play, 'log.attack.roll')?.n).toBe(8);
});

rule('DRF-14.2', 'a single wound is enough for all five', () => {
  const { state } = fight({ monster: 'ogre', on: 'base:4,9/2x2', set: berserk() });
  const most = state.monsters[0]?.wounds ?? 0;
  expect([most, most - 1, 1].map(wounds => powerDice(berserk(wounds)))).toEqual([0, 5, 5]);
});
