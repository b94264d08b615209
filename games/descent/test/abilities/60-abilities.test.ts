// DES-60: special abilities.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { rankOf } from '../../rules/effects/stats.ts';
import type { Hero } from '../../rules/state.ts';
import { GREEN, YELLOW } from '../faces.ts';
import { assault, type Fight, fight, said } from '../fight.ts';

describe('in general', () => {
  rule(
    ['DES-60.1', 'DES-60.2', 'DES-36.3', 'DES-60.4', 'DRF-14.8'],
    'all abilities of a card are in force, and ranks add up (EX-37)',
    () => {
      const play = fight({
        hero: 'lord-hawthorne',
        skills: ['holy-aura'],
        monster: 'demon',
        on: 'base:4,9/2x2',
        rank: 'master',
      });
      expect(
        ['aura', 'sorcery', 'fear'].map(ability => rankOf(play.state, play.monster().id, ability as 'aura')),
      ).toEqual([1, 3, 2]);
      const shiver = fight({
        hero: 'shiver',
        skills: ['holy-aura'],
        set: state => Object.assign(state, { phase: 'overlord' }),
      });
      expect(rankOf(shiver.state, shiver.hero().id, 'aura')).toBe(5);
      expect(rankOf(fight({ hero: 'shiver' }).state, 'hero:shiver', 'aura')).toBe(0);
    },
  );
});

rule(
  'DES-60.1',
  'Battle Cry is heard by those beside, and not further; Leadership lends to whoever has no order',
  () => {
    const friend =
      (at: ReturnType<typeof space>, order?: Hero['order']): Fight['set'] =>
      (_, heroes) => {
        const [hero, other] = heroes;
        if (hero) hero.fatigue = 1;
        if (other) Object.assign(other, { at, fatigue: 0, order });
      };
    const plan: Fight = { hero: 'one-fist', friend: 'varikas-the-dead' };
    const cry = fight({ ...plan, skills: ['battle-cry'], set: friend(space(1, 11)) });
    cry.does('action:battle', 'use:battle-cry:0');
    expect([cry.hero(0).fatigue, cry.hero(1).fatigue]).toEqual([2, 0]);
    const lends = (order?: Hero['order']) => {
      const play = fight({ ...plan, skills: ['leadership'], set: friend(space(3, 10), order) });
      play.does('action:ready').passes(0).does('order:rest');
      return play.can().includes('use:leadership:1');
    };
    expect([lends(), lends('aim')]).toEqual([true, false]);
  },
);

describe('actions', () => {
  rule('DES-60.1', 'Battle Cry and healing runes work where a friend alone is in need of them', () => {
    const beside: Fight['set'] = (_, [, friend]) =>
      void (friend && Object.assign(friend, { at: space(3, 10), fatigue: 0, wounds: 3 }));
    const cry = fight({ hero: 'one-fist', friend: 'varikas-the-dead', skills: ['battle-cry'], set: beside });
    cry.does('action:battle', 'use:battle-cry:0');
    expect(cry.hero(1).fatigue).toBe(1);
    const rune = fight({ equipped: ['minor-healing#1'], set: beside });
    rune.does('action:run', 'use:minor-healing#1:0', 'figure:hero:mad-carthos');
    expect(rune.hero(1).wounds).toBe(4);
  });
});

describe('what is declared', () => {
  rule('DES-60.3', 'where the table plays so, the overlord does without abilities of a monster', () => {
    const play = assault({
      monster: 'dragon',
      on: 'base:4,9/3x2',
      options: { 'partial-abilities': true },
      dice: [1 + 4, GREEN.three, YELLOW.three, YELLOW.three],
    });
    expect(play.can(play.overlordSeat)).toContain('ability:burn');
    play.answers(play.overlordSeat, 'ability:burn');
    expect([play.hero().tokens.burn, said(play, 'log.attack.hit')]).toMatchObject([undefined, { pierce: 1 }]);
  });

  rule('DES-60.3', 'all of them, none of them, or as the card has it where the table does not play so', () => {
    const burnt = (options: Fight['options'], ...without: readonly string[]) => {
      const play = assault({
        monster: 'dragon',
        on: 'base:4,9/3x2',
        options,
        dice: [1 + 4, GREEN.three, YELLOW.three, YELLOW.three],
      });
      const seat = play.overlordSeat;
      if (play.asked(seat) === 'attack.without')
        if (without.length > 0) play.seat(seat).chooses('attack.without', ...without);
        else play.passes(seat);
      return [play.hero().tokens.burn, said(play, 'log.attack.hit')?.pierce];
    };
    const house = { 'partial-abilities': true };
    expect(burnt({})).toEqual([1, 1]);
    expect(burnt(house)).toEqual([1, 1]);
    expect(burnt(house, 'ability:burn', 'ability:pierce')).toEqual([undefined, 0]);
  });
});
