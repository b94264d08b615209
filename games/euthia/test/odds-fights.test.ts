// Fights played in small, each figure for itself: rulers on which the dice change nothing, or only what is asked about.

import { describe, expect, test } from 'vitest';
import { maxHealth } from '../rules/board.ts';
import { newHero } from '../rules/new-hero.ts';
import { type FightOdds, fightOdds, type HeroSide, heroSide, type MonsterSide } from '../rules/odds/fight.ts';
import { gives } from './fights.ts';

/** Five Damage, whatever is rolled. */
const SURE = [{ from: -20, damage: 5 }];
/** Their dice are kept from one question to the next; whoever wants a finer answer asks for more. */
const FIGHTS = 500;

const HERO: HeroSide = {
  health: 40,
  most: 40,
  gaar: 0,
  weapons: [SURE],
  abilities: [],
  initiative: [],
  clovers: [],
  dodges: [],
  wards: [],
  heals: [],
  blows: [],
  shield: { wounds: 0, strength: 0, hinders: 0 },
};
/** One Wound a Combat Round, whatever is rolled; it breaks off after the first. */
const MONSTER: MonsterSide = { wounds: [{ wounds: 1 }], penalty: 0, gaar: 0, chaos: 0, health: 99, rounds: 1 };

const odds = (hero: Partial<HeroSide>, monster: Partial<MonsterSide>, fights = FIGHTS): FightOdds =>
  fightOdds({ ...HERO, ...hero }, [{ ...MONSTER, ...monster }], 'scene', fights);

const close = (found: number, expected: number, by = 0.045): void =>
  expect(Math.abs(found - expected), `${found} instead of ${expected}`).toBeLessThan(by);

const FACES = [1, 2, 3, 4, 5, 6];
/** The share of rolls of two dice that come to this or more. */
const atLeast = (least: number): number =>
  FACES.flatMap(one => FACES.map(other => one + other)).filter(sum => sum >= least).length / 36;

describe('a fight in small', () => {
  test('an attack deals what its ruler says; what adds Damage does so once', () => {
    expect(odds({}, {}, 20).damage).toBe(5);
    expect(odds({}, { rounds: 2 }, 20).damage).toBe(10);
    expect(odds({ blows: [2] }, { rounds: 2 }, 20).damage).toBe(12);
    // It is kept where the blow fells the Monster anyway.
    expect(odds({ blows: [2] }, { health: 5 }, 20)).toMatchObject({ wins: 1, damage: 5 });
  });

  test('a Gaar of the Monster rolls its lower die again if that is three or less, and adds two', () => {
    const totals = FACES.flatMap(one =>
      FACES.flatMap(other =>
        FACES.map(again => {
          const [low, high] = [Math.min(one, other), Math.max(one, other)];
          return low <= 3 ? high + again + 2 : low + high;
        }),
      ),
    );
    for (const least of [8, 10, 12]) {
      const share = totals.filter(total => total >= least).length / totals.length;
      const deadly = { wounds: [{ wounds: 0 }, { from: least, wounds: 9 }] };
      close(odds({ health: 1 }, { ...deadly, gaar: 1 }).deaths, share);
      close(odds({ health: 1 }, deadly).deaths, atLeast(least));
    }
  });

  // Five of six times it is spent; of six lots two are the card that wounds, two the one that mends, two the one that binds.
  test('Chaos with Gold cards: two Wounds more, or three of a pair', () => {
    const deaths = [2, 3, 4, 5].map(health => odds({ health }, { chaos: 1, cards: 'gold' }).deaths);
    for (const [n, share] of [10 / 36, 10 / 36, 5 / 36, 0].entries()) close(deaths[n] ?? 1, share);
    expect(odds({ health: 2 }, { cards: 'gold' }).deaths).toBe(0);
  });

  test('Chaos with Gold cards: the next roll is less by two, or by three of a pair', () => {
    // The same dice fall for the Hero with and without it.
    const damage = (chaos: number): number =>
      odds({ weapons: [[{ from: 4, damage: 1 }]] }, { chaos, cards: 'gold' }, 2000).damage;
    close(damage(0) - damage(1), (5 * (atLeast(4) - atLeast(6)) + 5 * (atLeast(4) - atLeast(7))) / 36, 0.01);
  });

  test('Chaos with Gold cards: the Monster mends, and one more in each Combat Round from then on', () => {
    const { damage } = odds({}, { chaos: 1, cards: 'gold', rounds: 2 });
    // In the first Combat Round there is nothing to mend yet; in the second one, or two of a pair.
    const first = (5 / 6) * (2 / 6);
    const second = (1 / 6) * (5 / 6) * (1 / 6 + 2 / 6);
    close(damage, 10 - first - second, 0.1);
  });
});

test('a tile has one use in a fight: its first effect that works there', () => {
  const hero = newHero('ael', 0, 2);
  const sides = () => heroSide(hero, maxHealth(hero));
  const before = sides();
  gives(hero, 'ael-lucid-prayer');
  const after = sides();
  expect(after.clovers).toEqual([...before.clovers, 2].sort((a, b) => b - a));
  expect(after.dodges).toEqual(before.dodges);
});
