// Exact chances of rolls, against every way the dice can fall.

import { atLeast, chanceOf, mean } from '@veillee/pieces/odds';
import { describe, expect, test } from 'vitest';
import { monsterRow, monsters, monstersOf } from '../../content/monsters.ts';
import { maxHealth } from '../../rules/board.ts';
import { newHero } from '../../rules/new-hero.ts';
import { fightOdds, type HeroSide, heroSide, monstersBehind } from '../../rules/odds/fight.ts';
import {
  chanceOfAtLeast,
  rerollsOf,
  rollOdds,
  rowChances,
  worthRolling,
  worthSpending,
} from '../../rules/odds/rolls.ts';
import type { Hero } from '../../rules/state.ts';
import { backOf } from '../../rules/view.ts';
import { gives } from '../fights.ts';

const CALM = { air: false, earth: false };

describe('a roll', () => {
  test('of two dice, of one, and with what is added', () => {
    expect(chanceOf(rollOdds(CALM), 7)).toBeCloseTo(6 / 36);
    expect(mean(rollOdds(CALM, -4))).toBeCloseTo(3);
    expect(mean(rollOdds(CALM, 0, 1))).toBeCloseTo(3.5);
  });

  test('under Air, under Earth', () => {
    // 6 and 1 become 1 and 1, so that 2 comes of three rolls instead of one.
    expect(chanceOf(rollOdds({ air: true, earth: false }), 2)).toBeCloseTo(3 / 36);
    expect(mean(rollOdds({ air: false, earth: true }))).toBeCloseTo(9);
  });

  test('on a ruler: the Dragonfly inflicts 0, 1, 2 or 3 Wounds', () => {
    const { wounds } = monsterRow('dragonfly');
    expect(rowChances(rollOdds(CALM), wounds).map(chance => Math.round(chance * 36))).toEqual([3, 18, 14, 1]);
  });
});

describe('a Gaar', () => {
  test('that rolls a 1 again always betters a sum; a 6 may lose', () => {
    const [one, six] = rerollsOf({ dice: [1, 6], rest: 0 }, total => total);
    expect(one?.better).toBeCloseTo(1);
    expect(six?.better).toBeCloseTo(1 / 6 + 1 / 6); // 5 or 6: 8 or 9 against 7
    expect(one?.worth).toBeCloseTo(3.5 + 6 + 2);
  });

  test('on a Monster die takes off 2', () => {
    const [high] = rerollsOf({ dice: [6, 2], rest: 0 }, total => -total, -2);
    expect(high && mean(high.odds)).toBeCloseTo(3.5 + 2 - 2);
    expect(high?.better).toBeCloseTo(1);
  });

  test('is spent only where it is worth its price', () => {
    const worth = (total: number) => (total >= 9 ? 1 : 0);
    expect(worthSpending({ dice: [5, 4], rest: 0 }, worth, { gaar: 2 })).toBe(1);
    expect(worthSpending({ dice: [1, 3], rest: 0 }, worth, { gaar: 1 })).toBeCloseTo(3 / 6); // 3 + 4 or more + 2
    expect(worthSpending({ dice: [1, 3], rest: 0 }, worth, { gaar: 1, price: 0.6 })).toBe(0);
  });

  test('before the roll: with none it is the plain chance, with more it is more', () => {
    expect(chanceOfAtLeast(CALM, 0, 9, 0)).toBeCloseTo(atLeast(rollOdds(CALM), 9));
    const chances = [0, 1, 2, 3].map(gaar => chanceOfAtLeast(CALM, 0, 9, gaar));
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(new Set(chances).size).toBe(4);
    expect(worthRolling(CALM, 2, total => total, { gaar: 0 })).toBeCloseTo(9);
  });
});

describe('a whole fight', () => {
  const ael = (set: (hero: Hero) => void = () => {}) => {
    const hero = newHero('ael', 0, 2);
    set(hero);
    return heroSide(hero, maxHealth(hero));
  };
  const against = (hero: HeroSide, card: string) => {
    const { level } = monsterRow(card);
    return fightOdds(hero, monstersBehind(level, backOf(card)), card, 150);
  };

  test('is easy at Level 1 and out of reach at Level 3 for a Hero who begins', () => {
    expect(against(ael(), 'marsh-rat').wins).toBeGreaterThan(0.9);
    expect(against(ael(), monstersOf(3)[0]?.id ?? '').wins).toBeLessThan(0.1);
  });

  test('is the same for the same seed, and better with more Health, Gaar and a Shield', () => {
    const weak = ael(hero => Object.assign(hero, { health: 2, gaar: 0 }));
    const cyclops = (hero: HeroSide) => against(hero, 'cyclops').wins;
    expect(against(weak, 'dragonfly')).toEqual(against(weak, 'dragonfly'));
    expect(against(weak, 'dragonfly').wins).toBeLessThan(against(ael(), 'dragonfly').wins);
    const strong = ael(hero => {
      Object.assign(hero, { health: 12, gaar: 8 });
      gives(hero, 'longsword#1');
      gives(hero, 'kite-shield#1');
    });
    expect(cyclops(strong)).toBeGreaterThan(cyclops(ael()));
  });

  test('knows the back alone: whoever it may be is among those who look like it', () => {
    for (const { id, level } of monsters) expect(monstersBehind(level, backOf(id))).toContain(monsterRow(id));
  });
});
