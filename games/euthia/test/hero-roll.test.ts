// EUT-4.5 to EUT-4.15: Hero rolls outside combat.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { strengthOf } from '../rules/dice/ledger.ts';
import { gives } from './fights.ts';
import { at, lays, type Plan, scene } from './scene.ts';

/** An Earth Elemental beside which Air blows, and the Hero on it. */
const challenge = (plan: Plan & { gaar?: number; tiles?: readonly string[]; air?: boolean } = {}) =>
  scene({
    heroes: ['maeldur', 'dral'],
    ...plan,
    set: (state, heroes) => {
      const [hero] = heroes;
      lays(state, [['ch1-other-6', 1, 1]]);
      if (plan.air !== false) lays(state, [['ch1-encounter-2', 2, -1]]);
      if (!hero) return;
      hero.at = at(1, 1);
      if (plan.gaar !== undefined) hero.gaar = plan.gaar;
      for (const tile of plan.tiles ?? []) gives(hero, tile);
      plan.set?.(state, heroes);
    },
  }).does('challenge');
const sum = (play: ReturnType<typeof challenge>) => {
  const { roll } = play.state;
  if (!roll) throw new Error('nobody rolls');
  return strengthOf(roll.ledger, 'hero');
};

rule(
  ['EUT-4.5', 'EUT-4.6', 'EUT-4.7', 'EUT-4.8', 'EUT-4.9', 'EUT-4.10', 'EUT-4.11', 'EUT-4.14', 'EUT-13.11'],
  'EX-03: a Challenge under Air and Earth, with a Gaar and a Clover',
  () => {
    const play = challenge({ dice: [2, 4, 2], gaar: 2 });
    expect(sum(play)).toMatchObject({ total: 7, figures: '2+3+2' });
    play.does('gaar:0');
    expect(sum(play)).toMatchObject({ total: 9, figures: '2+3+2+2' });
    play.does('use:maeldur-concentration:0');
    expect(sum(play)).toMatchObject({ total: 11, figures: '2+3+2+2+2' });
    play.passes();
    expect(play.state.roll).toBeUndefined();
    expect(play.told()).toContain('log.challenge');
  },
);

rule(['EUT-4.12', 'EUT-4.13'], 'each Gaar rolls one die again, and is looked at before the next', () => {
  const play = challenge({ dice: [3, 3, 1, 6], gaar: 2, air: false });
  expect(play.can()).toEqual(['gaar:0', 'gaar:1', 'use:maeldur-concentration:0']);
  play.does('gaar:0');
  expect(sum(play)).toMatchObject({ total: 8, figures: '1+3+2+2' });
  play.does('gaar:0');
  expect(sum(play).figures).toBe('6+3+2+2+2');
  expect(play.hero().gaar).toBe(0);
  expect(play.whyNot('gaar:0')).toEqual(['why.gaar', 'EUT-4.11']);
});

rule('EUT-4.15', 'outside combat there is no Hope die', () => {
  const play = challenge({ dice: [1, 1], gaar: 1, air: false });
  expect(play.can().filter(key => key.startsWith('hope'))).toEqual([]);
});

rule('EUT-4.10', 'a tile that rolls own dice again may roll several', () => {
  const play = scene({
    heroes: ['skoldur', 'dral'],
    dice: [1, 2, 5, 6],
    set: (state, [hero]) => {
      lays(state, [['ch1-other-6', 1, 1]]);
      if (!hero) return;
      hero.at = at(1, 1);
      gives(hero, 'skoldur-drunken-luck');
    },
  }).does('challenge', 'use:skoldur-drunken-luck:0');
  expect(play.asked()).toBe('roll.dice');
  play.answers(0, 'die:hero:0', 'die:hero:1');
  expect(sum(play).figures).toBe('5+6+2');
});

rule(['EUT-21.7', 'EUT-21.10'], 'Skoldur spends Dwurt on any roll, without a reroll', () => {
  const play = challenge({ heroes: ['skoldur', 'dral'], dice: [2, 3], gaar: 1, air: false });
  expect(play.can()).toEqual(['dwurt', 'convert']);
  play.does('dwurt');
  expect(sum(play).figures).toBe('2+3+2+3');
  expect(play.hero()).toMatchObject({ dwurt: 4, dwurtDie: 1, gaar: 1 });
});

rule('EUT-15.18', 'an Essence on Torpor protects the Hero’s dice from its Power', () => {
  const play = challenge({
    heroes: ['taesiri', 'dral'],
    dice: [2, 3],
    gaar: 1,
    air: false,
    set: (_, [hero]) => {
      for (const slot of Object.values(hero?.slots ?? {}))
        if (slot?.tile?.tile === 'taesiri-torpor') slot.tile.essences = ['earth'];
    },
  });
  expect(sum(play).figures).toBe('2+3');
});
