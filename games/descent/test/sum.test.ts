// DES-21.31: what an attack comes to, line by line: dice, what is added, what surges buy, and where free points go.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import type { Bonus, SurgeGain } from '../content/vocabulary.ts';
import type { Rolled } from '../rules/attack/dice.ts';
import { account, boughtOf, buysDeath, isPointless, type Sheet, standing } from '../rules/attack/sheet.ts';
import { BLUE, POWER, RED } from './faces.ts';

const shown = (die: Rolled['die'], face: number): Rolled => ({ die, face: face - 1 });
const line = (bonus: Bonus) => ({ source: { text: 'line.some' }, bonus });
const sold = (gain: SurgeGain, cost = 1) => ({ source: { text: 'line.sold' }, gain, cost });
/** 2 damage and 2 range. */
const TWO = shown('red', RED.two);
const sheet = (more: Partial<Sheet> = {}): Sheet => ({
  dice: [TWO],
  lines: [],
  sorcery: 0,
  purchases: [],
  bought: [],
  ...more,
});
const more = shown('black', POWER.more);
const surge = shown('black', POWER.surge);

rule('DES-21.31', 'dice, lines and purchases add up in range, damage, Pierce, Blast and surges', () => {
  const sum = standing(
    sheet({
      dice: [shown('blue', BLUE.two), surge],
      lines: [line({ damage: 1, range: 2, surges: 1, pierce: 1, blast: 1 }), line({ damage: -1, range: 1 })],
      purchases: [sold({ damage: 2, pierce: 2 }), sold({ range: 3, blast: 1 }, 2), sold({ damage: 5 })],
      bought: [1, 1],
    }),
  );
  const plain = standing(sheet({ dice: [shown('blue', BLUE.two), surge] }));
  expect([sum.damage - plain.damage, sum.range - plain.range]).toEqual([1 - 1 + 2, 2 + 1 + 3]);
  expect([sum.pierce, sum.blast]).toEqual([1 + 2, 1 + 1]);
  // One on the die, one for nothing; three are spent.
  expect([plain.surges, plain.left, sum.surges, sum.left]).toEqual([1, 1, 2, 2 - 3]);
});

rule('DES-21.31', 'neither range nor damage falls below 0', () => {
  expect(standing(sheet({ lines: [line({ damage: -9, range: -4 })] }))).toMatchObject({ damage: 0, range: 0 });
  expect(standing(sheet({ lines: [line({ damage: -1, range: -6 })], distance: 3 }))).toMatchObject({
    damage: 1,
    missing: 3,
  });
});

describe('free points', () => {
  rule(['DES-19.6', 'DES-95.1', 'DES-21.9'], 'go to range as far as it lacks any, and the rest to damage', () => {
    const far = (distance: number | undefined) => standing(sheet({ dice: [TWO, more, more], sorcery: 1, distance }));
    expect(far(undefined)).toMatchObject({ free: 3, missing: 0, range: 2, damage: 5, reaches: true });
    expect(far(3)).toMatchObject({ missing: 1, range: 3, damage: 4, reaches: true });
    expect(far(5)).toMatchObject({ missing: 3, range: 5, damage: 2, reaches: true });
    expect(far(6)).toMatchObject({ missing: 4, range: 5, damage: 2, reaches: false });
  });

  rule('DES-95.1', 'more may go to range than it lacks, and no more than there are', () => {
    const given = (toRange: number) => standing(sheet({ dice: [TWO, more, more], distance: 3, toRange }));
    expect([given(0), given(2), given(5)].map(({ range, damage }) => [range, damage])).toEqual([
      [3, 3],
      [4, 2],
      [4, 2],
    ]);
  });

  rule('DES-21.31', 'range to spare becomes damage, and distance adds to it, for those who can', () => {
    const shot = (change: Partial<Sheet>) =>
      standing(sheet({ lines: [line({ range: 3 })], distance: 3, ...change })).damage;
    expect([shot({}), shot({ turnsRange: true }), shot({ far: 3 })]).toEqual([2, 2 + 2, 2 + 3]);
    // Too short there is nothing to spare, nor where range does not matter; but whoever is beside is one space away.
    expect(shot({ turnsRange: true, distance: 7 })).toBe(2);
    expect([shot({ turnsRange: true, distance: undefined }), shot({ far: 1, distance: undefined })]).toEqual([
      2,
      2 + 1,
    ]);
  });
});

describe('what surges buy', () => {
  const purchases = [
    sold({ stun: 1 }),
    sold({ burn: 2 }, 2),
    sold({ threat: 1 }),
    sold({ times: 2 }),
    sold({ kill: true }),
  ];

  rule('DES-21.11', 'each as often as it is paid for', () => {
    const bought = [2, 1, 3];
    expect(boughtOf(sheet({ purchases, bought }), 'stun')).toBe(2);
    expect(boughtOf(sheet({ purchases, bought }), 'burn')).toBe(2);
    expect(boughtOf(sheet({ purchases, bought }), 'threat')).toBe(3);
    expect(boughtOf(sheet({ purchases }), 'stun')).toBe(0);
    expect(standing(sheet({ purchases, bought })).left).toBe(-(2 + 2 + 3));
  });

  rule('DES-21.31', 'doubles all damage, once for each time it is bought', () => {
    const damage = (times: number) =>
      standing(sheet({ lines: [line({ damage: 1 })], purchases, bought: [1, 0, 0, times] })).damage;
    expect([damage(0), damage(1), damage(2)]).toEqual([3, 6, 12]);
  });

  rule('DES-21.12', 'a death, once: to buy it again would gain nothing', () => {
    const bought = (kill: number | undefined) =>
      sheet({ purchases, bought: kill === undefined ? [] : [1, 1, 1, 1, kill] });
    expect([undefined, 0, 1].map(n => buysDeath(bought(n)))).toEqual([false, false, true]);
    expect([undefined, 0, 1].map(n => isPointless(bought(n), 4))).toEqual([false, false, true]);
    // Everything else may be bought again.
    expect([0, 1, 2, 3].map(n => isPointless(bought(1), n))).toEqual([false, false, false, false]);
  });

  rule('DES-21.31', 'is told after the dice and what is added, with what all of it brings', () => {
    const goods = [sold({ damage: 1, range: 2 }), sold({ pierce: 2, blast: 1 }), sold({ damage: 9 })];
    const lines = account({
      ...sheet({ dice: [TWO, surge], lines: [line({ damage: 1 })], purchases: goods, bought: [2, 3, 0] }),
      fatigue: 1,
    });
    expect(lines).toEqual([
      { source: { text: 'line.dice' }, bonus: { range: 2, damage: 2, surges: 0, enhancements: 0 } },
      // A die bought for fatigue is told apart from those of the weapon.
      {
        source: { text: 'line.power', with: { fatigue: 1 } },
        bonus: { range: 0, damage: 0, surges: 1, enhancements: 0 },
      },
      line({ damage: 1 }),
      { source: { text: 'line.sold' }, bonus: { damage: 2, range: 4, pierce: 0, blast: 0 } },
      { source: { text: 'line.sold' }, bonus: { damage: 0, range: 0, pierce: 6, blast: 3 } },
    ]);
    expect(account(sheet({ purchases: goods }))).toHaveLength(1);
  });
});
