// EUT-4, EUT-10: dice, and the sums that every figure of a fight is.

import { rule } from '@veillee/kernel/test/rule';
import { expect, test } from 'vitest';
import { monsterRow, rowAt } from '../content/monsters.ts';
import { change, end, harmOf, inflict, type Ledger, newLedger, strengthOf, sumText } from '../rules/dice/ledger.ts';
import { applyPowers, turnedByAir } from '../rules/dice/powers.ts';

const SOURCE = { text: 'source.gaar' };
const ledger = (hero: number[], monster: number[] = []): Ledger => ({ ...newLedger(), dice: { hero, monster } });
const plus = (to: Ledger, target: 'heroStrength' | 'monsterStrength' | 'wounds' | 'damage', n: number) =>
  change(to, target, n, { source: SOURCE, expiry: 'roll' });

rule(['EUT-4.5', 'EUT-10.9', 'EUT-10.38'], 'two dice are added together', () => {
  expect(strengthOf(ledger([3, 5]), 'hero')).toMatchObject({ total: 8, figures: '3+5' });
  expect(strengthOf(ledger([], [6, 2]), 'monster').total).toBe(8);
});

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

rule(['EUT-10.14', 'EUT-10.15', 'EUT-10.19'], 'EX-09: the exchange is a sum that can be read', () => {
  const rolled = ledger([], [6, 2]);
  const told: number[] = [strengthOf(rolled, 'monster').total];
  const gaar = (die: number, shows: number, n: number) => {
    rolled.dice.monster[die] = shows;
    plus(rolled, 'monsterStrength', n);
    told.push(strengthOf(rolled, 'monster').total);
  };
  gaar(0, 4, -2);
  gaar(1, 5, 2);
  gaar(1, 6, -2);
  plus(rolled, 'monsterStrength', -2);
  expect(told).toEqual([8, 4, 9, 8]);
  expect(strengthOf(rolled, 'monster')).toMatchObject({ total: 6, figures: '4+6−2+2−2−2' });
  expect(sumText(strengthOf(rolled, 'monster'))).toEqual({ text: 'sum', with: { figures: '4+6−2+2−2−2', total: 6 } });
});

rule('EUT-10.58', 'a Combat Strength has no floor', () => {
  const rolled = ledger([1, 1]);
  plus(rolled, 'heroStrength', -6);
  expect(strengthOf(rolled, 'hero').total).toBe(-4);
  expect(rowAt(monsterRow('dragonfly').wounds, -4)).toBeUndefined();
});

rule(['EUT-10.25', 'EUT-10.27'], 'EX-10: the table of the Dragonfly', () => {
  const wounds = (strength: number): number => rowAt(monsterRow('dragonfly').wounds, strength)?.wounds ?? 0;
  expect([3, 4, 7, 8, 11, 12].map(wounds)).toEqual([0, 1, 1, 2, 2, 3]);
});

for (const [target, rules] of [
  ['wounds', ['EUT-10.28', 'EUT-10.29', 'EUT-10.30', 'EUT-10.31']],
  ['damage', ['EUT-10.46']],
] as const)
  rule(rules, `${target}: additions need a plain one, come before reductions, and nothing goes below 0`, () => {
    const harm = (plain: number, ...others: number[]): number => {
      const blow = newLedger();
      for (const n of others) plus(blow, target, n);
      inflict(blow, target, plain, { source: SOURCE, expiry: 'roll' });
      return harmOf(blow, target).total;
    };
    expect(harm(2)).toBe(2);
    expect(harm(0, 3)).toBe(0);
    expect(harm(1, 3)).toBe(4);
    expect(harm(1, -3)).toBe(0);
    expect(harm(1, -2, 2)).toBe(1);
    expect(harm(0, 3, -1)).toBe(0);
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
