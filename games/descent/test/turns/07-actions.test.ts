// DES-7: actions and half actions.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { BLANKS, GREEN, RED } from '../faces.ts';
import { BESIDE, fight } from '../fight.ts';
import { put, scene } from '../scene.ts';

rule(
  ['DES-7.2', 'DRF-9.3', 'DES-7.5', 'DES-7.6', 'DES-7.8', 'DES-16.1'],
  'EX-9: Advance has the speed, Run twice as much, Battle none',
  () => {
    const points = (action: string) => scene().does(`action:${action}`).state.turn;
    expect(points('advance')).toMatchObject({ movement: 4, attacks: 1 });
    expect(points('run')).toMatchObject({ movement: 8, attacks: 0 });
    expect(points('battle')).toMatchObject({ movement: 0, attacks: 2 });
  },
);

describe('turns and figures', () => {
  rule(['DES-7.3', 'DES-7.9'], 'the attack of Ready is one attack, and no move', () => {
    const play = fight({
      equipped: ['sword#1'],
      monster: 'ogre',
      on: 'base:4,9/2x2',
      dice: [RED.miss, GREEN.one, ...BLANKS],
    });
    play.does('action:ready', `attack:sword#1:${BESIDE}`);
    expect([
      play.state.turn?.half,
      play.can().filter(key => key.startsWith('attack:')),
      play.can().includes('half:move'),
    ]).toEqual(['attack', [], false]);
  });
});

rule(['DES-7.3', 'DES-7.14'], 'an attack is one half of an action, and moving goes on around it', () => {
  const play = scene({
    set: (state, [hero]) => {
      if (hero) hero.at = space(2, 9);
      put(state, 'ogre', 'base:4,9/2x2');
    },
  }).does('action:advance', 'walk:space:3,9');
  play.overlordWaits();
  const attack = play.can().find(key => key.startsWith('attack:fists')) ?? 'no attack';
  play.does(attack);
  while (play.asked(0) !== 'turn.act') play.passes();
  expect(play.state.turn).toMatchObject({ attacks: 0, movement: 3 });
  expect(play.can().some(key => key.startsWith('attack:'))).toBe(false);
  expect(play.can()).toContain('walk:space:2,10');
});

rule(
  ['DES-7.9', 'DES-7.11', 'DES-7.12', 'DES-7.13', 'DES-7.4', 'DES-7.14'],
  'Ready is an order and a move or an attack; the order must be placed',
  () => {
    const play = scene().does('action:ready');
    expect(play.match.decisionOf(0)?.pass).toBeUndefined();
    play.does('half:move');
    expect(play.state.turn).toMatchObject({ movement: 4, half: 'move', orders: 1 });
    expect(play.can()).not.toContain('half:move');
    play.does('order:guard');
    expect(play.hero().order).toBe('guard');
    expect(play.can().filter(key => key.startsWith('order:'))).toEqual([]);
    play.passes();
    expect(play.hero().ready).toBe(false);
  },
);

rule('DES-7.11', 'of Ready either half may come first, and the attack is not made twice', () => {
  const play = fight({ equipped: ['sword#1'], dice: [RED.miss, GREEN.one, ...BLANKS] });
  play.does('action:ready', `attack:sword#1:${BESIDE}`);
  expect(play.can().filter(key => /^(attack|half):/.test(key))).toEqual([]);
  play.does('order:guard');
  expect(play.hero().order).toBe('guard');
});
