// EUT-10: the Hope die, and what is left of an attack.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { monsterRow, rowAt } from '../../content/monsters.ts';
import { strengthOf } from '../../rules/dice/ledger.ts';
import { ledger, plus } from '../blows.ts';
import { fighting, heroSum, rolled } from '../fights.ts';

rule('EUT-10.48', 'the Hope die stays at 5', () => {
  const play = fighting({ step: 'attack', dice: [1, 1], combat: { hope: 5 } });
  expect(play.state.combat?.hope).toBe(5);
});

rule(['EUT-10.50', 'EUT-10.52'], 'one point is +1 and no Damage; three are +1 and a plain one', () => {
  const spent = (key: string) => {
    const table = fighting({
      step: 'heroAfter',
      gaar: 1,
      combat: { attack: 'ael-ash-wand', hope: 4, ledger: rolled([1, 1]) },
    }).does(key);
    const { ledger, hope } = table.state.combat ?? {};
    return [hope, ledger?.modifiers.map(({ target, class: sort, n }) => `${target} ${sort} ${n}`)];
  };
  expect(spent('hope:roll')).toEqual([3, ['heroStrength plus 1']]);
  expect(spent('hope:strike')).toEqual([1, ['heroStrength plus 1', 'damage plain 1']]);
  expect(spent('hope:gaar')).toEqual([2, []]);
});

rule(['EUT-10.50', 'EUT-10.53'], 'EX-12: two points of Hope, one after the other', () => {
  const play = fighting({ step: 'heroAfter', combat: { hope: 2, attack: 'ael-ash-wand', ledger: rolled([3, 3]) } });
  play.does('hope:roll', 'hope:roll');
  expect(heroSum(play).total).toBe(8);
  expect(play.state.combat?.hope).toBe(0);
});

rule('EUT-10.51', 'two points buy a Gaar, at any time', () => {
  for (const step of ['healing', 'guard', 'monsterAfter', 'recovery', 'heroBefore', 'exchange', 'heroAfter'] as const) {
    const combat = { hope: 3, attack: 'ael-ash-wand', isHeroNext: true, ledger: rolled([3, 3], [3, 3]) };
    const play = fighting({ step, combat, dice: [6, 2] }); // neither so low nor so high that the Hope die moves
    expect(play.can(), step).toContain('hope:gaar');
    play.does('hope:gaar');
    expect([play.hero().gaar, play.state.combat?.hope]).toEqual([5, 1]);
  }
});

rule(
  ['EUT-10.51', 'EUT-10.57', 'EUT-10.15'],
  'Hope bought as a Gaar in the exchange is spent in it; bought after both have passed it comes too late for this roll',
  () => {
    const early = fighting({
      step: 'exchange',
      gaar: 0,
      combat: { hope: 2, isHeroNext: true, ledger: rolled([], [5, 5]) },
    });
    early.does('hope:gaar', 'gaar:0');
    expect(early.hero().gaar).toBe(0);
    const late = fighting({
      step: 'monsterAfter',
      gaar: 0,
      combat: { hope: 2, ledger: rolled([], [5, 5]) },
      tiles: ['warding-ring#1'],
    });
    late.does('hope:gaar');
    expect([late.hero().gaar, late.can().some(key => key.startsWith('gaar'))]).toEqual([1, false]);
  },
);

rule('EUT-10.52', 'three points: +1 and 1 Damage, also where the attack misses', () => {
  const play = fighting({ step: 'heroAfter', combat: { hope: 3, attack: 'ael-ash-wand', ledger: rolled([1, 2]) } });
  play.does('hope:strike').passes();
  expect(play.state.combat).toMatchObject({ damage: 1, hope: 0 });
});

rule('EUT-10.54', 'only the Hero Player uses the Hope die', () => {
  const play = fighting({ step: 'exchange', combat: { hope: 5, gaar: 1, ledger: rolled([], [3, 3]) } });
  expect(play.asked(1)).toBe('combat.exchange.monster');
  expect(play.can(1)).toEqual(['gaar:0', 'gaar:1']);
});

rule(
  ['EUT-10.56', 'EUT-10.39'],
  'Hope looks at the dice as they fell: Air that makes them better takes nothing back',
  () => {
    const play = fighting({
      tile: 'ch1-encounter-2',
      space: 2,
      step: 'attack',
      combat: { round: 1, winds: { air: true, earth: false } },
      dice: [1, 3],
    });
    expect([play.state.combat?.hope, heroSum(play).figures]).toEqual([1, '1+4−4']);
  },
);

rule('EUT-10.57', 'after both have passed Hope still buys Gaar, but none changes this roll', () => {
  const play = fighting({
    heroes: ['keleia', 'dral'],
    step: 'monsterAfter',
    combat: { hope: 2, ledger: rolled([], [4, 4]) },
  });
  expect(play.can().sort()).toEqual(['hope:gaar', 'use:keleia-dodge:0']);
  play.does('hope:gaar');
  expect(play.hero().gaar).toBe(5);
  expect(play.can()).toEqual(['use:keleia-dodge:0']);
});

rule('EUT-10.58', 'a Combat Strength below every range does nothing', () => {
  const play = fighting({ step: 'damage', combat: { attack: 'ael-ash-wand', ledger: rolled([1, 1]) } });
  expect(play.state.combat?.damage).toBe(0);
});

rule('EUT-10.58', 'a Combat Strength has no floor', () => {
  const rolled = ledger([1, 1]);
  plus(rolled, 'heroStrength', -6);
  expect(strengthOf(rolled, 'hero').total).toBe(-4);
  expect(rowAt(monsterRow('dragonfly').wounds, -4)).toBeUndefined();
});

rule('EUT-10.59', 'the Wounds and the Damage hold no decision of their own', () => {
  const wounds = fighting({ step: 'wounds', health: 5, combat: { hope: 2, ledger: rolled([], [3, 3]) } });
  expect(wounds.asked()).toBe('combat.healing');
  const damage = fighting({ step: 'damage', health: 5, combat: { attack: 'ael-ash-wand', ledger: rolled([3, 3]) } });
  expect(damage.asked()).toBe('combat.healing');
});
