// The rows of the box as a whole: how many, and what they may cost and give.

import { expect, test } from 'vitest';
import { basicIds, type CardDef, cardById, families, groups, heroesOf, monstersOf } from '../../content/cards.ts';
import type { HeroClass } from '../../content/vocabulary.ts';
import { heroes, monsters, villageCards } from './kinds.ts';

type Span = readonly [number, number];

const within = (value: number, [low, high]: Span, what: string): void => {
  expect(value, what).toBeGreaterThanOrEqual(low);
  expect(value, what).toBeLessThanOrEqual(high);
};

test('rows and copies of every part', () => {
  expect([heroes.length, basicIds.length, villageCards.length, monsters.length]).toEqual([33, 4, 19, 40]);
  for (const family of families) expect(heroesOf[family]?.map(def => def.copies)).toEqual([6, 4, 2]);
  for (const group of groups) {
    const kinds = monstersOf(group);
    expect(kinds.map(def => def.tier)).toEqual([1, 2, 3, 4, 5]);
    const copies = kinds.map(def => def.copies).sort((a, b) => b - a);
    expect([
      [2, 2, 2, 2, 2],
      [3, 2, 2, 2, 1],
    ]).toContainEqual(copies);
    if (copies[0] === 3) expect(kinds[4]?.copies, group).toBe(1); // where one is single, it is the strongest
  }
});

test('mean Health, VP, XP and gold of each Monster group', () => {
  const sum = (group: string, of: (def: CardDef) => number): number =>
    monstersOf(group).reduce((total, def) => total + def.copies * of(def), 0);
  const totals = Object.fromEntries(
    groups.map(group => [
      group,
      [
        sum(group, def => def.health) / 10,
        sum(group, def => def.vp),
        sum(group, def => def.xp),
        sum(group, def => def.gold),
      ],
    ]),
  );
  expect(totals).toEqual({
    abyssal: [6.1, 41, 18, 16],
    'doomknight-humanoid': [6.0, 40, 18, 10],
    dragon: [8.6, 47, 23, 24],
    enchanted: [5.6, 27, 14, 20],
    humanoid: [5.6, 26, 14, 18],
    ooze: [5.8, 30, 18, 12],
    'undead-doom': [5.0, 30, 14, 18],
    'undead-spirit': [5.6, 36, 14, 14],
  });
});

test('Heroes stay within the budget of their Level', () => {
  const cost: Span[] = [
    [5, 8],
    [8, 11],
    [9, 13],
  ];
  const might: Span[] = [
    [1, 3],
    [2, 5],
    [2, 7],
  ];
  const light: Span[] = [
    [0, 1],
    [0, 2],
    [0, 2],
  ];
  const gold: Span[] = [
    [1, 2],
    [2, 3],
    [2, 4],
  ];
  const strength: Partial<Record<HeroClass, Span[]>> = {
    fighter: [
      [4, 7],
      [5, 8],
      [6, 9],
    ],
    thief: [
      [4, 5],
      [4, 5],
      [5, 6],
    ],
    cleric: [
      [4, 5],
      [4, 6],
      [5, 7],
    ],
    wizard: [
      [2, 3],
      [2, 3],
      [3, 4],
    ],
  };
  const at = (spans: readonly Span[], def: CardDef): Span => spans[def.level - 1] ?? [0, 0];
  for (const def of heroes) {
    within(def.cost, at(cost, def), `cost of ${def.id}`);
    within(Math.max(def.attack, def.magic), at(might, def), `attack of ${def.id}`);
    within(def.light, at(light, def), `Light of ${def.id}`);
    expect(def.hasGold, `gold of ${def.id}`).toBe(def.classes.includes('thief'));
    if (def.hasGold) within(def.gold, at(gold, def), `gold of ${def.id}`);
    expect(def.levelUp, `level-up of ${def.id}`).toBe([2, 3, 0][def.level - 1]);
    within(def.vp, def.level === 3 ? [1, 3] : [0, 0], `VP of ${def.id}`);
    for (const [heroClass, spans] of Object.entries(strength))
      if (def.classes.includes(heroClass as HeroClass)) within(def.strength, at(spans, def), `Strength of ${def.id}`);
  }
});

test('VP, XP and gold of monsters follow their Health', () => {
  const budgets: Record<number, { vp: Span; xp: Span; gold: Span }> = {
    3: { vp: [1, 2], xp: [1, 1], gold: [1, 2] },
    4: { vp: [1, 2], xp: [1, 1], gold: [1, 1] },
    5: { vp: [0, 3], xp: [1, 1], gold: [1, 4] },
    6: { vp: [2, 4], xp: [1, 2], gold: [1, 2] },
    7: { vp: [3, 6], xp: [2, 3], gold: [1, 3] },
    8: { vp: [4, 7], xp: [2, 3], gold: [1, 3] },
    9: { vp: [5, 7], xp: [2, 3], gold: [2, 2] },
    10: { vp: [6, 8], xp: [3, 3], gold: [2, 3] },
    11: { vp: [8, 8], xp: [3, 3], gold: [1, 1] },
  };
  for (const def of monsters) {
    const budget = budgets[def.health];
    expect(budget, `Health of ${def.id}`).toBeDefined();
    if (!budget) continue;
    within(def.vp, budget.vp, `VP of ${def.id}`);
    within(def.xp, budget.xp, `XP of ${def.id}`);
    within(def.gold, budget.gold, `gold of ${def.id}`);
  }
});

test('Village cards cost 2 to 9, give at most 3 gold and 1 VP; one Spell alone gives gold', () => {
  for (const def of villageCards) {
    within(def.cost, [2, 9], `cost of ${def.id}`);
    within(def.gold, [0, 3], `gold of ${def.id}`);
    within(def.vp, [0, 1], `VP of ${def.id}`);
  }
  expect(villageCards.filter(def => def.isSpell && def.gold > 0).map(def => def.id)).toEqual(['magical-aura']);
  const lights = ['torch', 'lantern', 'lightstone-gem'].map(cardById);
  expect(lights.map(def => [def.light, def.cost])).toEqual([
    [1, 3],
    [2, 4],
    [3, 6],
  ]);
});
