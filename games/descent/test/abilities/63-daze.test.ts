// DES-63: Daze.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect, test } from 'vitest';
import { without } from '../../rules/attack/dice.ts';
import { isImmune, statOf } from '../../rules/effects/stats.ts';
import { GREEN, POWER, RED } from '../faces.ts';
import { assault, BESIDE, type Fight, fight, first, said } from '../fight.ts';
import { gain } from '../hazards.ts';

/** The first hero, dazed so often, attacks with a sword: what the pool was when the dice fell. */
const dazed = (daze: number, keys: readonly string[]) => {
  const play = fight({
    equipped: ['sword#1'],
    set: (_, heroes) => Object.assign(first(heroes), { tokens: { daze } }),
  }).does('action:battle', `attack:sword#1:${BESIDE}`);
  const offered = play.asked() === 'attack.dazed' ? play.can() : [];
  play.does(...keys);
  return { play, offered, thrown: play.state.attacks[0]?.dice.map(({ die }) => die) ?? [] };
};

describe.each([
  ['daze', 'DES-63.1'],
  ['bleed', 'DES-93.1'],
] as const)('%s', (ability, id) => {
  rule(id, 'leaves a token where there was damage, though armour stopped it, and one more each time', () => {
    const struck = (plan: Fight) =>
      assault({
        ...plan,
        set: (state, heroes, monster) => {
          gain(monster, ability);
          plan.set?.(state, heroes, monster);
        },
      });
    // Three damage, of which the dragon's scales stop all; then a miss.
    const stopped = struck({
      dice: [RED.two, GREEN.one],
      equipped: ['dragon-scale-mail#1'],
      hero: 'trenloe-the-strong',
    });
    expect(said(stopped, 'log.attack.hit')?.wounds).toBe(0);
    const tokens = ability === 'bleed' ? undefined : 1; // Its wearer does not bleed.
    expect(stopped.hero().tokens[ability]).toBe(tokens);
    expect(struck({ dice: [RED.miss, GREEN.one] }).hero().tokens[ability]).toBeUndefined();
    const again = struck({
      dice: [RED.two, GREEN.one],
      set: (_, heroes) => Object.assign(first(heroes), { tokens: { [ability]: 1 } }),
    });
    expect(again.hero().tokens[ability]).toBe(2);
  });
});

rule('DES-63.2', 'a power die for each token of Daze as the turn begins; each surge takes one away', () => {
  const play = fight({
    position: { at: 'turnStart' },
    dice: [POWER.surge, POWER.more, POWER.surge],
    set: (_, heroes) => Object.assign(first(heroes), { tokens: { daze: 3 } }),
  });
  expect(play.hero().tokens.daze).toBe(1);
  expect(play.hero().wounds).toBe(statOf(play.state, play.hero().id, 'maxWounds'));
});

rule(
  ['DES-63.3', 'DES-63.4'],
  'each token costs a yellow, green or power die of one’s choice, never the red one',
  () => {
    const { offered, thrown } = dazed(1, ['die:green:0']);
    expect(offered).toEqual(['die:green:0', 'die:black:0'].filter(key => offered.includes(key)));
    expect(offered).not.toContain('die:red:0');
    expect(thrown).not.toContain('green');
    const all = dazed(1, []).play;
    expect(all.asked()).toBe('attack.dazed');
    const many = dazed(9, []);
    while (many.play.asked() === 'attack.dazed') many.play.does(many.play.can()[0] ?? '');
    expect(many.play.state.attacks[0]?.dice.map(({ die }) => die)).toEqual(['red']);
  },
);

rule(['DES-63.6', 'DES-81.1'], 'nothing holds or stops the Unstoppable', () => {
  const play = fight({ monster: 'golem', rank: 'master', on: 'base:4,9/2x2' });
  const stops = ['daze', 'grapple', 'knockback', 'stun', 'web'] as const;
  expect(stops.filter(ability => isImmune(play.state, play.monster(), ability))).toEqual(stops);
  const plain = fight({ monster: 'golem', on: 'base:4,9/2x2' });
  expect(stops.filter(ability => isImmune(plain.state, plain.monster(), ability))).toEqual([]);
});

rule('DES-63.7', 'R19: dice that fatigue adds afterwards are not lost', () => {
  const { play } = dazed(9, []);
  while (play.asked() === 'attack.dazed') play.does(play.can()[0] ?? '');
  const before = play.state.attacks[0]?.dice.length ?? 0;
  const key = play.can().find(one => one.startsWith('fatigue'));
  expect(key).toBeDefined();
  play.does(key ?? '');
  expect(play.state.attacks[0]?.dice.length).toBe(before + 1);
});

test('a die that is lost to Daze is gone from the pool, and of several one', () => {
  const pool = { red: 1, yellow: 1, black: 2 };
  expect([without(pool, 'yellow'), without(pool, 'black')]).toEqual([
    { red: 1, black: 2 },
    { red: 1, yellow: 1, black: 1 },
  ]);
});
