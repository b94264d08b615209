// DES-93: Bleed.

import { rule } from '@veillee/kernel/test/rule';
import { expect, test } from 'vitest';
import { startEffects } from '../../rules/effects/lingering.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { GREEN, RED, WHITE } from '../faces.ts';
import { battle, fight, first } from '../fight.ts';
import { told } from '../scene.ts';

test('EX-38: who is dazed does without a die for each token, of their choice; one is always rolled (R29)', () => {
  const dazed = (daze: number) =>
    battle({
      equipped: ['sword#1'],
      dice: [RED.miss, GREEN.one],
      set: (_, heroes) => Object.assign(first(heroes), { tokens: { daze } }),
    });
  const three = dazed(3).does('die:black:0', 'die:black:0');
  expect(three.can()).toEqual(['die:green:0', 'die:black:0']);
  three.does('die:black:0');
  expect(told(three, 'log.attack.roll').map(({ with: words }) => words?.n)).toEqual([2]);
  const four = dazed(4).does('die:black:0', 'die:black:0', 'die:black:0');
  expect(told(four, 'log.attack.roll').map(({ with: words }) => words?.n)).toEqual([1]);
});

test('EX-51: who bleeds loses what a white die for each token shows, armour or not, and bleeds no more', () => {
  const play = fight({
    equipped: ['plate-mail#1'],
    dice: [WHITE.two, WHITE.threeSurge],
    set: (_, heroes) => Object.assign(first(heroes), { tokens: { bleed: 2 } }),
    first: t => startEffects(t, first(t.state.heroes).id),
  });
  expect([play.hero().wounds, play.hero().tokens.bleed ?? 0]).toEqual([16 - 5, 0]);
});

rule(['DES-93.2', 'DES-93.3'], 'a white die for each token: the damage is lost, a miss is nothing, and all go', () => {
  const bleeding = (...white: readonly number[]) => {
    const play = fight({
      position: { at: 'turnStart' },
      dice: white,
      equipped: ['chain-mail#1'],
      set: (_, heroes) => Object.assign(first(heroes), { tokens: { bleed: white.length } }),
    });
    return [statOf(play.state, play.hero().id, 'maxWounds') - play.hero().wounds, play.hero().tokens.bleed ?? 0];
  };
  expect(bleeding(WHITE.two, WHITE.threeSurge)).toEqual([5, 0]);
  expect(bleeding(WHITE.two, WHITE.miss)).toEqual([2, 0]);
});
