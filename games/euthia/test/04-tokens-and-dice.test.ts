// EUT-4: action tokens and dice.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect, test } from 'vitest';
import { change, end, strengthOf } from '../rules/dice/ledger.ts';
import { applyPowers, turnedByAir } from '../rules/dice/powers.ts';
import { modifierOf } from '../rules/modifiers.ts';
import { ledger, plus, SOURCE } from './blows.ts';
import { gives } from './fights.ts';
import { challenge, sum } from './places.ts';
import { play } from './scenarios.ts';
import { at, lays, scene, stands } from './scene.ts';

describe('what is told', () => {
  rule('EUT-4.1', 'an Action token that is burnt for Movement', () => {
    const table = scene();
    const burn = table.can().find(key => key.startsWith('burn:')) ?? '';
    expect(table.does(burn).log).toContain('log.burn');
  });
});

rule(
  ['EUT-4.1', 'EUT-4.3', 'EUT-5.6'],
  'a token is worth 1, 2 or 2 Movement points (R6: an option), or its Action, not both',
  () => {
    const play = scene();
    play.does('burn:mining');
    expect(play.hero().movement).toBe(1);
    play.does('burn:trade');
    expect(play.hero().movement).toBe(3);
    play.does('burn:combat');
    expect(play.hero()).toMatchObject({ movement: 5, tokens: [] });
    expect(play.can().filter(key => key.startsWith('burn'))).toEqual([]);
    const house = scene({ options: { combatMovement: 3 } });
    house.does('burn:combat');
    expect(house.hero().movement).toBe(3);
  },
);

rule('EUT-4.3', 'headwind: a point less for each token, never less than one', () => {
  const table = play('the-saboteur', {
    set(state, hero) {
      state.scenario.modifiers = [{ modifier: { stat: 'actionMovement', n: -1 }, until: 'roundEnd' }];
      hero.movement = 0;
    },
  });
  expect(modifierOf(table.state, 'actionMovement')).toBe(-1);
  table.does('burn:mining', 'burn:trade');
  expect(table.hero().movement).toBe(1 + 1);
});

rule('EUT-4.4', 'an Ability that shows an Action performs it without a token', () => {
  const play = scene({
    heroes: ['dral', 'ael'],
    set: stands('ch1-encounter-2', 1, (_, [hero]) => {
      if (hero) gives(hero, 'dral-dig-deeper');
      if (hero) Object.assign(hero, { tokens: [] });
    }),
  });
  const mining = play.can().includes('mine');
  expect(mining).toBe(true);
  play.does('mine');
  if (play.asked() === 'cart.ask') play.passes();
  expect(play.hero().bags.length).toBe(1);
  expect(play.whyNot('mine')?.[1]).toBe('EUT-7.3');
});

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
    expect(play.log).toContain('log.challenge');
  },
);

rule(['EUT-4.5', 'EUT-10.9', 'EUT-10.38'], 'two dice are added together', () => {
  expect(strengthOf(ledger([3, 5]), 'hero')).toMatchObject({ total: 8, figures: '3+5' });
  expect(strengthOf(ledger([], [6, 2]), 'monster').total).toBe(8);
});

rule(
  [
    'EUT-4.6',
    'EUT-4.7',
    'EUT-4.8',
    'EUT-4.9',
    'EUT-4.10',
    'EUT-4.11',
    'EUT-4.12',
    'EUT-4.13',
    'EUT-4.14',
    'EUT-4.15',
    'EUT-13.11',
  ],
  'EX-03: 2 and 4 under Air and Earth; a Gaar, then a Clover: 7, 9, 11',
  () => {
    const play = scene({
      heroes: ['maeldur'],
      dice: [2, 4, 2],
      // An Elemental of Earth, with one of Air beside it.
      set: stands('ch1-other-6', 0, state => lays(state, [['ch2-other-3', -1, 2]])),
    });
    const total = () => play.state.roll && strengthOf(play.state.roll.ledger, 'hero').total;
    play.does('challenge');
    expect([play.state.roll?.ledger.dice.hero, total()]).toEqual([[2, 3], 7]);
    play.does('gaar:0');
    expect(total()).toBe(9);
    play.does('use:maeldur-concentration:0');
    expect(total()).toBe(11);
    play.passes();
    // From 10 on: an Earth Essence and a Gaar, which makes up for the one that was spent.
    expect(play.hero()).toMatchObject({ stones: [{ essence: 'earth' }], gaar: 4 });
  },
);

rule('EUT-4.6', 'Air turns the higher of two different dice to its opposite face', () => {
  expect(turnedByAir([2, 4])).toEqual([2, 3]);
  expect(turnedByAir([6, 1])).toEqual([1, 1]);
  expect(turnedByAir([5, 5])).toEqual([5, 5]);
  expect(turnedByAir([5])).toEqual([5]);
});

rule(['EUT-4.7', 'EUT-4.8'], 'Air first, then Earth adds 2', () => {
  const rolled = ledger([2, 4]);
  applyPowers(rolled, 'hero', { air: true, earth: true });
  expect(strengthOf(rolled, 'hero')).toMatchObject({ total: 7, figures: '2+3+2' });
  const earth = ledger([], [6, 2]);
  applyPowers(earth, 'monster', { air: false, earth: true });
  expect(strengthOf(earth, 'monster').total).toBe(10);
});

rule(['EUT-4.9', 'EUT-4.10', 'EUT-4.11', 'EUT-4.14', 'EUT-13.11'], 'EX-03: Air, Earth, Gaar, Clover make 11', () => {
  const rolled = ledger([2, 4]);
  applyPowers(rolled, 'hero', { air: true, earth: true });
  rolled.dice.hero[0] = 2; // the Gaar rolls the 2 again: it shows 2
  plus(rolled, 'heroStrength', 2);
  expect(strengthOf(rolled, 'hero')).toMatchObject({ total: 9, figures: '2+3+2+2' });
  plus(rolled, 'heroStrength', 2);
  expect(strengthOf(rolled, 'hero')).toMatchObject({ total: 11, figures: '2+3+2+2+2' });
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

test('each modifier holds as long as it says', () => {
  const fight = ledger([3, 3], [4, 4]);
  for (const expiry of ['roll', 'nextHeroAttack', 'nextMonsterStepA', 'endOfRound', 'endOfCombat'] as const)
    change(fight, 'heroStrength', -1, { source: SOURCE, expiry });
  change(fight, 'monsterStrength', 2, { source: SOURCE, expiry: 'roll' });
  const totals = () => [strengthOf(fight, 'hero').total, strengthOf(fight, 'monster').total];
  expect(totals()).toEqual([1, 10]);
  end(fight, 'monsterAttackOver');
  expect(totals()).toEqual([1, 8]);
  end(fight, 'heroAttackOver');
  expect(totals()).toEqual([3, 8]);
  end(fight, 'roundOver');
  expect(totals()).toEqual([4, 8]);
  end(fight, 'monsterStepA');
  expect(totals()).toEqual([5, 8]);
});
