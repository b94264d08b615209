// DES-94: Leech.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { always, resultsOf } from '@veillee/pieces/odds';
import { expect } from 'vitest';
import { foretold } from '../../rules/attack/foretell.ts';
import type { AttackChoice } from '../../rules/calls.ts';
import { statOf } from '../../rules/effects/stats.ts';
import type { State } from '../../rules/state.ts';
import { GREEN, POWER, RED } from '../faces.ts';
import { assault, type Fight, fight, first } from '../fight.ts';
import { put } from '../scene.ts';

/** A master Ferrox, hurt, does four damage and one of the roll's own to a hero with so much fatigue. */
const leeched = (fatigue: number, plan: Fight = {}, how: Partial<AttackChoice> = {}) =>
  assault(
    {
      monster: 'ferrox',
      rank: 'master',
      dice: [RED.four, GREEN.one, POWER.blank],
      ...plan,
      set: (state, heroes, monster) => {
        monster.wounds = 1;
        Object.assign(first(heroes), { fatigue });
        plan.set?.(state, heroes, monster);
      },
    },
    how,
  );

rule(['DES-94.1', 'DES-94.4'], 'a point of fatigue for each wound, and wounds where there is none', () => {
  const after = (fatigue: number) => {
    const play = leeched(fatigue);
    const { wounds, of } = { wounds: play.hero().wounds, of: statOf(play.state, play.hero().id, 'maxWounds') };
    return [of - wounds, play.hero().fatigue];
  };
  expect(after(9)).toEqual([4, 5]);
  expect(after(1)).toEqual([4 + 3, 0]);
  expect(after(0)).toEqual([4 + 4, 0]);
});

rule(['DES-94.2', 'DES-94.3'], 'whoever leeches heals what the attack itself took, up to the maximum', () => {
  const play = leeched(0);
  expect(play.monster().wounds).toBe(1 + 3); // of four, as many as it lacked
  const hurt = leeched(0, { dice: [RED.two, GREEN.one, POWER.blank] });
  // Two wounds of the attack, and two for want of fatigue: two are healed.
  expect(hurt.monster().wounds).toBe(1 + 2);
  const whole = leeched(0, {
    set: (state, _, monster) => void Object.assign(monster, { wounds: statOf(state, monster.id, 'maxWounds') }),
  });
  expect(whole.monster().wounds).toBe(statOf(whole.state, whole.monster().id, 'maxWounds'));
});

rule('DES-94.4', 'a monster has no fatigue: each wound costs it another, as was foretold', () => {
  const how = { target: space(5, 9) };
  const ogre = (state: State) => void put(state, 'ogre', 'base:5,9/2x2');
  const play = leeched(9, { dice: [RED.four, GREEN.three, POWER.blank], set: ogre }, how);
  // Seven damage, armour 4: three wounds, and three more.
  expect(play.state.monsters.map(({ kind }) => kind)).toEqual(['ferrox']);
  const before = fight({ monster: 'ferrox', rank: 'master', set: ogre });
  const [blow] = foretold(before.state, before.monster().id, { ...how, by: 'activation' });
  expect(resultsOf(blow?.odds ?? always(1)).every(({ n }) => n % 2 === 0)).toBe(true);
  expect(blow?.kill).toBeGreaterThan(0);
});

rule(
  ['DES-94.1', 'DES-32.15', 'DES-37.7'],
  'whoever dies for want of fatigue wakes in Town with none of the tokens of that attack',
  () => {
    const play = leeched(0, { set: (_, heroes) => void Object.assign(first(heroes), { wounds: 6 }) });
    const { at, feats, tokens, wounds } = play.hero();
    expect([at, feats.deaths, wounds]).toEqual([undefined, 1, 16]);
    // A master Ferrox makes whoever survives it bleed.
    expect(tokens.bleed ?? 0).toBe(0);
    expect(leeched(9).hero().tokens.bleed).toBe(1);
  },
);
