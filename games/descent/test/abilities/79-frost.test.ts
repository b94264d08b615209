// DES-79: Frost.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect, test } from 'vitest';
import { startEffects } from '../../rules/effects/lingering.ts';
import { GREEN, POWER, RED } from '../faces.ts';
import { assault, battle, type Fight, fight, first } from '../fight.ts';

const cold =
  (frost: number): NonNullable<Fight['set']> =>
  (_, heroes) =>
    Object.assign(first(heroes), { tokens: { frost } });

/** The first hero strikes with a sword, and with so many tokens: what the power dice of Frost show. */
const swing = (frost: readonly number[], plan: Fight = {}) =>
  battle({
    equipped: ['sword#1'],
    dice: [RED.two, GREEN.one, POWER.more, POWER.more, POWER.more, ...frost],
    set: cold(frost.length),
    ...plan,
  }).passes();

const tries = (play: ReturnType<typeof fight>) =>
  play.log.filter(line => line === 'log.frost.breaks' || line === 'log.frost.holds');

describe('tokens', () => {
  rule('DES-79.1', 'whom it hurts gets one, whatever the armour stops; monsters get none', () => {
    const elf = (dice: readonly number[]) => assault({ monster: 'deep-elf', rank: 'master', dice }).hero().tokens.frost;
    expect(elf([RED.four, GREEN.three, POWER.more])).toBe(1);
    expect(elf([RED.miss, GREEN.three, POWER.more])).toBeUndefined();
    const two = assault({
      monster: 'deep-elf',
      rank: 'master',
      dice: [RED.four, GREEN.three, POWER.more],
      set: cold(1),
    });
    expect(two.hero().tokens.frost).toBe(2);
    const axe = battle({
      equipped: ['frost-axe#1'],
      dice: [RED.four, GREEN.three, GREEN.three, 1, 1, 1, 1],
      set: (_, __, monster) => {
        monster.wounds = 50;
      },
    }).passes();
    expect(axe.monster().wounds).toBeLessThan(50);
    expect(axe.monster().tokens.frost).toBeUndefined();
  });

  rule('DES-79.2', 'at the start of the turn a die for each, and one goes for each surge', () => {
    const play = fight({
      dice: [POWER.surge, POWER.more, POWER.blank],
      set: cold(3),
      first: t => startEffects(t, first(t.state.heroes).id),
    });
    expect([play.hero().tokens.frost, play.hero().wounds]).toEqual([2, 16]);
  });
});

describe('what breaks', () => {
  rule(
    ['DES-79.3', 'DES-79.7'],
    'the weapon, after an attack with it, if any die is blank; the shop has it again',
    () => {
      const broken = swing([POWER.more, POWER.blank]);
      expect([broken.hero().equipped, broken.state.shop.includes('sword#1')]).toEqual([[], true]);
      const whole = swing([POWER.more, POWER.surge]);
      expect([whole.hero().equipped, tries(whole)]).toEqual([['sword#1'], ['log.frost.holds']]);
      // Without tokens nothing is rolled.
      expect(tries(swing([]))).toEqual([]);
    },
  );

  rule('DES-79.7', 'treasure goes under its deck, relics and bare hands do not break', () => {
    const [axe] = ['frost-axe#1'];
    const treasure = swing([POWER.blank], {
      equipped: [axe as string],
      dice: [RED.two, GREEN.one, GREEN.one, 1, POWER.more, POWER.more, POWER.more, POWER.blank],
    });
    expect(Object.values(treasure.state.decks.treasures).some(pile => pile[0] === axe)).toBe(true);
    const relic = battle({ equipped: ['blade-of-light#1'], set: cold(1) }, 'blade-of-light#1');
    const fists = battle({ set: cold(1) });
    for (const play of [relic, fists]) {
      while (play.asked()?.startsWith('attack')) play.passes();
      expect(tries(play)).toEqual([]);
    }
  });

  rule('DES-79.4', 'the shield, each time it is used', () => {
    const shielded = (face: number) =>
      assault({
        dice: [RED.four, GREEN.three, face],
        equipped: ['iron-shield#1'],
        set: cold(1),
      });
    const play = shielded(POWER.blank);
    expect(play.asked()).toBe('attack.shield');
    play.does(play.can()[0] ?? '');
    expect(play.hero().equipped).toEqual([]);
    const left = shielded(POWER.blank).passes();
    expect([left.hero().equipped, tries(left)]).toEqual([['iron-shield#1'], []]);
  });

  rule('DES-79.4', 'also one that stops whatever wounds there are; who fights with both hands stops one more', () => {
    const skull = (face: number, skills: readonly string[] = []) => {
      const plan = { dice: [RED.four, GREEN.three, face], equipped: ['skull-shield#1'], skills, set: cold(1) };
      const play = assault({ options: { 'altar-of-despair': true }, ...plan });
      expect(play.asked()).toBe('wounds.cancel');
      const before = play.hero().wounds;
      play.does(play.can()[0] ?? '');
      return [play.hero().equipped.length, before - play.hero().wounds, tries(play)];
    };
    const plain = skull(POWER.surge);
    expect([plain, skull(POWER.blank)]).toEqual([
      [1, plain[1], ['log.frost.holds']],
      [0, plain[1], ['log.frost.breaks']],
    ]);
    expect(skull(POWER.surge, ['ambidextrous'])[1]).toBe(Number(plain[1]) - 1);
  });

  rule(
    ['DES-79.5', 'DES-79.8'],
    'armour, after five damage or more, counted before armour; a new token is too late',
    () => {
      const struck = (dice: readonly number[], frost = 1) =>
        assault({ monster: 'deep-elf', rank: 'master', equipped: ['chain-mail#1'], dice, set: cold(frost) });
      expect(struck([RED.four, GREEN.one, POWER.blank, POWER.blank]).hero().equipped).toEqual([]);
      expect(tries(struck([RED.three, GREEN.one, POWER.blank]))).toEqual([]);
      // The token of this attack comes after its wounds.
      const first = struck([RED.four, GREEN.one, POWER.blank], 0);
      expect([tries(first), first.hero().tokens.frost, first.hero().equipped]).toEqual([[], 1, ['chain-mail#1']]);
    },
  );

  rule('DES-79.6', 'who neither strikes nor hides behind the shield risks neither', () => {
    const idle = fight({ equipped: ['sword#1', 'iron-shield#1'], set: cold(3) })
      .does('action:run')
      .passes();
    expect([tries(idle), idle.hero().equipped]).toEqual([[], ['sword#1', 'iron-shield#1']]);
  });

  test('EX-47: the sword breaks after the attack; later the shield holds, and the mail does not', () => {
    expect(swing([POWER.blank]).hero().equipped).toEqual([]);
    const play = assault({
      monster: 'beastman',
      dice: [RED.four, GREEN.one, POWER.surge, POWER.blank],
      equipped: ['iron-shield#1', 'plate-mail#1'],
      set: cold(1),
    });
    expect(play.asked()).toBe('attack.shield');
    play.does(play.can()[0] ?? '');
    expect([play.hero().equipped, tries(play)]).toEqual([['iron-shield#1'], ['log.frost.holds', 'log.frost.breaks']]);
  });

  test('nothing of whoever keeps everything whole breaks', () => {
    const play = swing([POWER.blank], { hero: 'jonas-the-kind' });
    expect([tries(play), play.hero().equipped]).toEqual([[], ['sword#1']]);
  });
});
