// The exact chances of attacks, against those worked out by hand for the published dice, and rolls spent one by one.

import { rule } from '@veillee/kernel/test/rule';
import { atLeast, mean } from '@veillee/pieces/odds';
import { describe, expect, test } from 'vitest';
import { itemRow } from '../../content/items.ts';
import { monsterRow } from '../../content/monsters.ts';
import {
  type Attack,
  damageOdds,
  hitChance,
  joined,
  rollsOf,
  spent,
  type Target,
  woundOdds,
} from '../../rules/attack/odds.ts';

const sword = itemRow('sword').weapon;
const side = (id: 'beastman' | 'ogre' | 'giant' | 'skeleton') => monsterRow(id).normal;
const beastman: Attack = { dice: side('beastman').dice, bonus: side('beastman').bonus ?? {} };

/** Hit chance, mean damage, mean wounds against armour 2. */
const KNOWN: readonly (readonly [string, Attack, Target, number, number, number])[] = [
  ['a Beastman', beastman, { armour: 2 }, 5 / 6, 4.806, 3.139],
  [
    'a master Beastman under its own Command',
    { dice: monsterRow('beastman').master.dice, bonus: { damage: 3, range: 1 } },
    { armour: 2 },
    5 / 6,
    6.889,
    5.222,
  ],
  ['an Ogre', { dice: side('ogre').dice }, { armour: 2 }, 5 / 6, 5.778, 4.111],
  ['a Giant', { dice: side('giant').dice }, { armour: 2 }, 5 / 6, 6.056, 4.389],
  [
    'a hero with melee 3 and a Sword',
    { dice: joined(sword?.dice ?? {}, { black: 3 }), surges: sword?.surges ?? [] },
    { armour: 2 },
    5 / 6,
    5.737,
    4.07,
  ],
  [
    'a Skeleton at 4 spaces',
    { dice: side('skeleton').dice, bonus: { range: 1, pierce: 1 } },
    { armour: 2, distance: 4 },
    0.556,
    1.611,
    1.056,
  ],
];

test.each(KNOWN)('%s', (_, attack, target, hits, damage, wounds) => {
  expect(hitChance(attack, target)).toBeCloseTo(hits, 3);
  expect(mean(damageOdds(attack, target))).toBeCloseTo(damage, 3);
  expect(mean(woundOdds(attack, target))).toBeCloseTo(wounds, 3);
});

test('the chances of a pool add up to one, however large it is', () => {
  const pool = joined({ white: 1, green: 2, yellow: 2 }, { black: 5 });
  expect(rollsOf(pool).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
});

rule('DES-19.8', 'never more than five power dice, wherever they come from', () => {
  expect(joined({ red: 1, green: 1 }, { black: 3 }, { black: 4 })).toEqual({ red: 1, green: 1, black: 5 });
});

rule(['DES-19.4', 'DES-21.7', 'DES-21.32'], 'one miss, and the attack does nothing', () => {
  expect(spent({ damage: 7, surges: 2, misses: 1 }, beastman, { armour: 0 })).toMatchObject({ hits: false, damage: 0 });
  expect(hitChance({ dice: { green: 2 } }, { armour: 0 })).toBeCloseTo(1, 12);
});

rule(['DES-21.8', 'DES-21.9', 'DES-21.10'], 'range that is missing comes from enhancements first, then damage', () => {
  const target = { armour: 1, distance: 5 };
  expect(spent({ range: 3, damage: 2, enhancements: 3 }, { dice: {} }, target)).toMatchObject({
    hits: true,
    range: 5,
    damage: 3,
    wounds: 2,
  });
  expect(spent({ range: 3, damage: 2, enhancements: 1 }, { dice: {} }, target).hits).toBe(false);
});

rule('DES-95.1', 'Sorcery is split between range and damage', () => {
  const sorcerer: Attack = { dice: {}, sorcery: 3 };
  expect(spent({ range: 3, damage: 1 }, sorcerer, { armour: 0, distance: 4 })).toMatchObject({ damage: 3 });
});

rule(['DES-21.21', 'DES-21.22'], 'armour is taken off the damage (EX-28)', () => {
  expect(spent({ damage: 6 }, { dice: {} }, { armour: 3 }).wounds).toBe(3);
});

rule(['DES-100.1', 'DES-100.2'], 'Pierce ignores armour, never more than there is (EX-56)', () => {
  expect(spent({ damage: 8 }, { dice: {}, bonus: { pierce: 4 } }, { armour: 2 }).wounds).toBe(8);
});

rule('DES-72.3', 'several Commands add up (EX-41)', () => {
  const twice: Attack = { dice: {}, bonus: { damage: 2, range: 2 } };
  expect(spent({ damage: 1, range: 1 }, twice, { armour: 0, distance: 3 })).toMatchObject({ damage: 3, hits: true });
});

rule(['DES-88.1', 'DES-88.2'], 'Fear takes surges, or the attack fails', () => {
  const attack: Attack = { dice: {}, surges: [{ cost: 1, gain: { damage: 2 } }] };
  expect(spent({ damage: 3, surges: 1 }, attack, { armour: 0, fear: 2 }).hits).toBe(false);
  expect(spent({ damage: 3, surges: 3 }, attack, { armour: 0, fear: 2 })).toMatchObject({ damage: 5, left: 0 });
});

describe('surges', () => {
  test('kill whoever has so many wounds; of whom no wounds are told, none are counted', () => {
    const deadly: Attack = { dice: {}, surges: [{ cost: 1, gain: { kill: true } }] };
    const wounds = (life?: number): number =>
      spent({ damage: 2, surges: 1 }, deadly, { armour: 5, ...(life !== undefined && { life }) }).wounds;
    expect([wounds(), wounds(3)]).toEqual([0, 3]);
  });

  rule(['DES-20.16', 'DES-21.11'], 'buy as often as they pay (EX-27)', () => {
    const attack: Attack = { dice: {}, surges: [{ cost: 2, gain: { damage: 1 } }] };
    expect(spent({ damage: 2, surges: 4 }, attack, { armour: 0 })).toMatchObject({ damage: 4, bought: [2], left: 0 });
    expect(spent({ damage: 2, surges: 3 }, attack, { armour: 0 })).toMatchObject({ damage: 3, bought: [1], left: 1 });
  });

  test('buy what wounds most: Pierce against armour, damage against none', () => {
    const blade: Attack = { dice: {}, surges: itemRow('blade-of-light').weapon?.surges ?? [] };
    expect(spent({ damage: 4, surges: 1 }, blade, { armour: 5 }).bought).toEqual([0, 1]);
    expect(spent({ damage: 4, surges: 1 }, blade, { armour: 0 }).bought).toEqual([1, 0]);
  });

  test('double the damage where the weapon does (Soulbiter)', () => {
    const bow: Attack = { dice: {}, surges: itemRow('soulbiter').weapon?.surges ?? [] };
    expect(spent({ range: 5, damage: 6, surges: 2 }, bow, { armour: 4, distance: 5 })).toMatchObject({
      damage: 12,
      wounds: 8,
    });
  });

  test('are what decides whether an Ogre is felled', () => {
    const axe = itemRow('axe').weapon;
    const hero: Attack = { dice: joined(axe?.dice ?? {}, { black: 3 }), surges: axe?.surges ?? [] };
    const { wounds, armour } = monsterRow('ogre').normal;
    const plain = atLeast(woundOdds({ ...hero, surges: [] }, { armour }), wounds[3]);
    const better = atLeast(woundOdds(hero, { armour }), wounds[3]);
    expect(better).toBeGreaterThan(plain);
  });
});

/** Every way to spend a roll, told one by one, and the best of them: hits, wounds, damage, surges left. */
function bestOfAll(shown: Parameters<typeof spent>[0], attack: Attack, target: Target): readonly number[] | undefined {
  const { bonus = {}, sorcery = 0, surges = [] } = attack;
  const { distance = 0, armour, fear = 0, life = 0 } = target;
  if (shown.misses) return undefined;
  const have = (shown.surges ?? 0) + (bonus.surges ?? 0) - fear;
  let ways: { left: number; bought: number[] }[] = [{ left: have, bought: [] }];
  for (const { cost } of surges)
    ways = ways.flatMap(({ left, bought }) =>
      [0, 1, 2, 3, 4, 5, 6].map(n => ({ left: left - n * cost, bought: [...bought, n] })).filter(way => way.left >= 0),
    );
  const free = (shown.enhancements ?? 0) + sorcery;
  const results = ways.flatMap(({ left, bought }) => {
    if (left < 0) return [];
    let [range, damage, pierce, times, dead] = [bonus.range ?? 0, bonus.damage ?? 0, bonus.pierce ?? 0, 1, 0];
    for (const [n, { gain }] of surges.entries())
      for (let i = 0; i < (bought[n] ?? 0); i++) {
        range += gain.range ?? 0;
        damage += gain.damage ?? 0;
        pierce += gain.pierce ?? 0;
        times *= gain.times ?? 1;
        if (gain.kill) dead = life;
      }
    const short = Math.max(0, distance - range - (shown.range ?? 0));
    if (short > free) return [];
    const dealt = times * (damage + (shown.damage ?? 0) + free - short);
    return [[Math.max(dead, dealt - Math.max(0, armour - pierce)), dealt, left]];
  });
  return results.sort((a, b) => (b[0] ?? 0) - (a[0] ?? 0) || (b[1] ?? 0) - (a[1] ?? 0) || (b[2] ?? 0) - (a[2] ?? 0))[0];
}

rule(
  ['DES-21.9', 'DES-21.11', 'DES-21.18'],
  'a roll is spent as the best of all ways to spend it, whatever the surges buy',
  () => {
    const buys: readonly NonNullable<Attack['surges']>[] = [
      [],
      [{ cost: 1, gain: { damage: 1 } }],
      [
        { cost: 2, gain: { damage: 3 } },
        { cost: 1, gain: { range: 1 } },
      ],
      [
        { cost: 1, gain: { pierce: 2 } },
        { cost: 1, gain: { damage: 1 } },
      ],
      [
        { cost: 3, gain: { times: 2 } },
        { cost: 1, gain: { damage: 1 } },
      ],
      [
        { cost: 4, gain: { kill: true } },
        { cost: 1, gain: { damage: 1 } },
      ],
    ];
    const ROLLS: readonly Parameters<typeof spent>[0][] = [
      { range: 2, damage: 1, surges: 0, enhancements: 0 },
      { range: 1, damage: 3, surges: 2, enhancements: 1 },
      { range: 4, damage: 2, surges: 4, enhancements: 0 },
      { range: 4, damage: 2, surges: 5, enhancements: 2, misses: 1 },
    ];
    let tried = 0;
    for (const surges of buys)
      for (const shown of ROLLS)
        for (const bonus of [{}, { damage: 2, range: 1 }, { surges: 1, pierce: 1 }])
          for (const target of [
            { armour: 0 },
            { armour: 3 },
            { armour: 2, distance: 4 },
            { armour: 1, distance: 6 },
            { armour: 1, fear: 1 },
            { armour: 9, life: 6 },
          ])
            for (const sorcery of [0, 2]) {
              const attack: Attack = { dice: {}, bonus, surges, sorcery };
              const { hits, wounds, damage, left } = spent(shown, attack, target);
              const best = bestOfAll(shown, attack, target);
              expect(hits ? [wounds, damage, left] : undefined, JSON.stringify([shown, attack, target])).toEqual(best);
              tried++;
            }
    expect(tried).toBe(6 * 4 * 3 * 6 * 2);
  },
);

rule('DES-21.8', 'the range that is told is what was rolled, bought and taken from the rest', () => {
  const shown = { range: 2, damage: 1, enhancements: 2 };
  const attack: Attack = { dice: {}, bonus: { range: 1 } };
  expect([3, 4, 5].map(distance => spent(shown, attack, { armour: 0, distance }).range)).toEqual([3, 4, 5]);
  expect(spent(shown, attack, { armour: 0, distance: 6 })).toMatchObject({ hits: false, range: 0, wounds: 0, left: 0 });
  expect(spent(shown, attack, { armour: 0 }).range).toBe(3);
});
