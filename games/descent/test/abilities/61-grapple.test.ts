// DES-61: Grapple.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { startEffects } from '../../rules/effects/lingering.ts';
import { BESIDE, type Fight, fight, first, HERE } from '../fight.ts';
import { lay, type Play, put, scene } from '../scene.ts';

describe('Grapple', () => {
  rule(
    ['DES-61.1', 'DES-61.2', 'DES-61.3', 'DES-61.6'],
    'beside a Naga nobody walks, but attacks; unless immune',
    () => {
      const naga: Fight = { monster: 'naga', on: 'base:4,9/2x2', equipped: ['sword#1'] };
      const held = fight(naga).does('action:advance');
      expect(held.can().filter(key => key.startsWith('walk:'))).toEqual([]);
      expect(held.can()).toContain(`attack:sword#1:${BESIDE}`);
      const flyer = fight({ ...naga, hero: 'zyla' }).does('action:advance');
      expect(flyer.can().filter(key => key.startsWith('walk:'))).toEqual([]);
      const free = fight({ ...naga, equipped: ['sword#1', 'golden-armor#1'] }).does('action:advance');
      expect(free.can().some(key => key.startsWith('walk:'))).toBe(true);
    },
  );
});

rule(['DES-61.1', 'DES-61.6'], 'a Naga holds whoever is beside it, but not who cannot be held', () => {
  const beside = (equipped: string[]) =>
    scene({
      set: (state, [hero]) => {
        if (hero) Object.assign(hero, { at: space(3, 9), equipped });
        put(state, 'naga', base(4, 9, 2, 2));
      },
    }).does('action:run');
  const steps = (play: Play) => play.can().filter(key => key.startsWith('walk:'));
  expect(steps(beside([]))).toEqual([]);
  expect(steps(beside(['golden-armor#1']))).not.toEqual([]);
});

rule('DES-61.1', 'R90: who is held pays no movement for a rune, and nobody pays with the last wound', () => {
  const held = fight({
    equipped: ['minor-healing#1'],
    monster: 'naga',
    on: base(4, 9, 2, 2),
    set: (_, heroes) => Object.assign(first(heroes), { wounds: 5 }),
  }).does('action:run');
  expect(held.whyNot('use:minor-healing#1:0')).toEqual(['why.grapple', 'DES-61.1']);
  const scorpion = (wounds: number) =>
    fight({
      hero: 'red-scorpion',
      friend: 'varikas-the-dead',
      set: (_, heroes) => Object.assign(first(heroes), { wounds, fatigue: 0 }),
      first: t => startEffects(t, 'hero:red-scorpion'),
    })
      .can()
      .includes('use:red-scorpion:1');
  expect([scorpion(2), scorpion(1)]).toEqual([true, false]);
});

rule('DES-61.1', 'whoever stands beside a figure with Grapple spends no movement points', () => {
  const play = scene({
    set: (state, [hero]) => {
      if (hero) hero.at = space(2, 9);
      put(state, 'naga', 'base:3,9/2x2', 'master');
    },
  }).does('action:run');
  expect(play.can().filter(key => key.startsWith('walk:'))).toEqual([]);
});

rule('DES-61.7', 'whoever is held fast still picks up and drops what costs no movement', () => {
  const play = fight({
    monster: 'naga',
    on: 'base:4,9/2x2',
    equipped: ['sword#1'],
    set: state => void lay(state, { kind: 'potion', potion: 'healing-potion' }, HERE),
  }).does('action:advance');
  expect(play.can()).toEqual(expect.arrayContaining(['pick-up:marker:potion#1', 'drop:sword#1']));
  expect(play.can().some(key => key.startsWith('walk:'))).toBe(false);
});
