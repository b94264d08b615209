// What the adept does with the Tomb of Ice: its cards, eggs, stomachs and potion.

import { base, space } from '@veillee/pieces/geometry';
import { describe, expect, test } from 'vitest';
import { waysOf } from '../../bots/adept-heroes-ways.ts';
import { GREEN, RED } from '../faces.ts';
import { ICE } from '../feats.ts';
import { assault, fight } from '../fight.ts';
import { laid, WYRM } from '../ice.ts';
import { begun, put } from '../scene.ts';
import { answer, overlordAnswers, overlordTurn } from './answers.ts';

test('Spell of Thunder falls on heroes, not on monsters', () => {
  const play = overlordTurn(
    [space(12, 9), space(12, 10)],
    state => void Object.assign(state.overlord, { hand: ['spell-of-thunder#1'], threat: 20 }),
    { options: ICE },
  );
  expect(overlordAnswers(play)).toEqual(['card:spell-of-thunder']);
});

test('ice costs a little on a long way: a turn may end on it', () => {
  const far = (prop?: 'ice' | 'pit'): number => {
    const state = begun({ options: ICE });
    if (prop) laid(prop, [5, 9], [5, 10])(state);
    return waysOf(state).far([space(3, 9)])(space(7, 9));
  };
  expect([far() < far('ice'), far('ice') < far('pit')]).toEqual([true, true]);
});

describe('stomachs', () => {
  const swallows = (wounds: number, of: number): readonly string[] =>
    overlordAnswers(
      assault({
        options: ICE,
        monster: 'ogre',
        on: WYRM,
        dice: [RED.two, GREEN.one, GREEN.one],
        set: (_, [hero], monster) => {
          monster.changes = [{ gain: [{ ability: 'swallow' }] }];
          monster.wounds = of;
          if (hero) hero.wounds = wounds;
        },
      }),
    );

  test('whoever will hardly come out is swallowed', () => {
    expect(swallows(12, 6)).toEqual(['swallow']);
  });

  test('a friend inside makes their captor worth more than anybody else', () => {
    const strikes = (inside: boolean): string | undefined => {
      const play = fight({
        options: ICE,
        equipped: ['sword#1'],
        monster: 'beastman',
        on: space(2, 9),
        position: { at: 'act' },
        set: (state, [, friend], beastman) => {
          const ogre = put(state, 'ogre', WYRM);
          ogre.wounds = 3;
          beastman.wounds = 2;
          if (friend && inside) Object.assign(friend, { at: undefined, inside: ogre.id });
          Object.assign(state.turn as object, { action: 'battle', attacks: 1 });
        },
      });
      return answer(play)[0];
    };
    expect(strikes(true)).toMatch(/space:4,(9|10)$/);
    expect(strikes(false)).toBe(`attack:sword#1:${space(2, 9)}`);
  });
});

test('invisibility before monsters come, and not while nobody is near', () => {
  const drinks = (near: boolean): string | undefined => {
    const play = fight({
      options: ICE,
      monster: 'ogre',
      on: near ? base(4, 9, 2, 2) : base(20, 9, 2, 2),
      position: { at: 'act' },
      set: (state, [hero]) => {
        state.board.revealed = [0, 1];
        if (hero) Object.assign(hero, { potions: ['invisibility-potion'], wounds: 9 });
        Object.assign(state.turn as object, { action: 'battle', attacks: 0, movement: 1 });
      },
    });
    return answer(play)[0];
  };
  expect([drinks(true), drinks(false)]).toEqual(['drink:invisibility-potion', expect.not.stringMatching(/^drink/)]);
});
