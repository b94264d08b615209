// Fights played in small, each figure for itself: rulers on which the dice change nothing, or only what is asked about.

import { describe, expect, test } from 'vitest';
import { maxHealth } from '../../rules/board.ts';
import { newHero } from '../../rules/new-hero.ts';
import { type FightOdds, fightOdds, type HeroSide, heroSide, type MonsterSide } from '../../rules/odds/fight.ts';
import { gives } from '../fights.ts';

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
  test('against nobody comes to nothing', () => {
    const nothing = { wins: 0, deaths: 0, damage: 0, health: 0, gaar: 0, rounds: 0 };
    expect(fightOdds(HERO, [], 'nobody', 5)).toEqual(nothing);
  });

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

  test('Chaos with Gold cards: whoever is bound attacks with a Weapon, not with an Ability', () => {
    const weak = [{ from: -20, damage: 1 }];
    const damage = (chaos: number): number =>
      odds({ weapons: [weak], abilities: [SURE] }, { chaos, cards: 'gold' }, 2000).damage;
    expect(damage(0)).toBe(5);
    close(damage(1), 5 - (5 - 1) * (5 / 6) * (2 / 6), 0.2);
  });
});

describe('a fight in small: what changes one roll', () => {
  /** Deadly from this sum on, harmless below it. */
  const deadly = (from: number) => ({ wounds: [{ wounds: 0 }, { from, wounds: 9 }] });

  test('Magic Defence takes off less with each blow that hits; what it loses counts as Damage', () => {
    const damage = (ward: number, rounds: number): number => odds({}, { ward, rounds }, 20).damage;
    expect([1, 2, 3, 4].map(rounds => damage(2, rounds))).toEqual([3 + 1, 7 + 2, 12 + 2, 17 + 2]);
    expect([1, 5, 6].map(rounds => damage(9, rounds))).toEqual([1, 5, 1 + 6]);
    expect(damage(0, 2)).toBe(10);
  });

  test('what adds to a sum is spent once, where it betters the blow', () => {
    const ruler = [
      { from: -20, damage: 1 },
      { from: 13, damage: 5 },
    ];
    const damage = (clovers: number[], rounds = 1): number =>
      odds({ weapons: [ruler], clovers }, { rounds }, 2000).damage;
    expect(damage([])).toBe(1);
    close(damage([2]), 1 + 4 * atLeast(11), 0.06);
    close(damage([3]), 1 + 4 * atLeast(10), 0.06);
    // In the second Combat Round only if it was not needed in the first.
    close(damage([3], 2), 2 + 4 * (1 - (1 - atLeast(10)) ** 2), 0.09);
    expect(damage([], 2)).toBe(2);
  });

  test('what takes from a blow is spent once, where it helps; against the Immune it does nothing', () => {
    const deaths = (hero: Partial<HeroSide>, monster: Partial<MonsterSide> = {}): number =>
      odds({ health: 1, ...hero }, { ...deadly(8), ...monster }, 2000).deaths;
    close(deaths({}), atLeast(8), 0.03);
    close(deaths({ dodges: [2] }), atLeast(10), 0.03);
    close(deaths({ dodges: [2] }, { immune: true }), atLeast(8), 0.03);
    close(deaths({ shield: { wounds: 0, strength: 2, hinders: 0 } }), atLeast(10), 0.03);
    close(deaths({ shield: { wounds: 0, strength: 2, hinders: 0 } }, { immune: true }), atLeast(8), 0.03);
    close(
      deaths({ dodges: [2] }, { rounds: 2 }),
      1 - (1 - atLeast(8)) ** 2 - (atLeast(8) - atLeast(10)) * (1 - atLeast(8)) * 2,
      0.04,
    );
  });

  test('a Shield and a ward take off Wounds, down to none; a ward once, and not before the Immune', () => {
    const dies = (health: number, hero: Partial<HeroSide>, monster: Partial<MonsterSide> = {}): boolean =>
      odds({ health, ...hero }, { wounds: [{ wounds: 3 }], ...monster }, 20).deaths === 1;
    const least = (hero: Partial<HeroSide>, monster: Partial<MonsterSide> = {}): number =>
      [1, 2, 3, 4, 5, 6, 7].find(health => !dies(health, hero, monster)) ?? 0;
    const shield = (wounds: number) => ({ shield: { wounds, strength: 0, hinders: 0 } });
    expect([least({}), least({ wards: [2] }), least(shield(1)), least({ ...shield(1), wards: [1] })]).toEqual([
      4, 2, 3, 2,
    ]);
    expect([least(shield(3)), least(shield(5)), least({ wards: [4] })]).toEqual([1, 1, 1]);
    expect([least({ wards: [2] }, { rounds: 2 }), least({ wards: [2, 1] }, { rounds: 2 })]).toEqual([5, 4]);
    expect([least({ wards: [2] }, { immune: true }), least(shield(1), { immune: true })]).toEqual([4, 3]);
  });

  test('a Shield that hinders does so where the blow would hurt', () => {
    const damage = (wounds: number, hinders: number): number =>
      odds(
        { weapons: [[{ from: 7, damage: 1 }]], shield: { wounds: 0, strength: 0, hinders } },
        { wounds: [{ wounds }] },
        2000,
      ).damage;
    close(damage(1, 0), atLeast(7), 0.03);
    close(damage(1, -2), atLeast(5), 0.03);
    close(damage(1, 2), atLeast(9), 0.03);
    close(damage(0, 2), atLeast(7), 0.03);
  });

  test('Chaos with Silver cards: the next roll is less by two, by four of a pair', () => {
    const damage = (chaos: number): number =>
      odds({ weapons: [[{ from: 4, damage: 1 }]] }, { chaos, cards: 'silver' }, 2000).damage;
    close(damage(0) - damage(1), (5 * (atLeast(4) - atLeast(6)) + 5 * (atLeast(4) - atLeast(8))) / 36, 0.015);
  });

  test('Chaos with Silver cards: the blow is stronger by two, by three of a pair, and a pair wounds once more', () => {
    const { deaths } = odds({ health: 1 }, { ...deadly(10), chaos: 1, cards: 'silver' }, 2000);
    close(deaths, (5 * atLeast(8) + 5 * atLeast(7) + 26 * atLeast(10)) / 36, 0.03);
    close(odds({ health: 2 }, { chaos: 1, cards: 'silver' }, 2000).deaths, 5 / 36, 0.02);
    expect(odds({ health: 3 }, { chaos: 1, cards: 'silver' }).deaths).toBe(0);
    // The pair that wounds once more is the one that is stronger by three.
    const slight = { wounds: [{ wounds: 0 }, { from: 10, wounds: 1 }] };
    close(odds({ health: 2 }, { ...slight, chaos: 1, cards: 'silver' }, 4000).deaths, (5 / 36) * atLeast(7), 0.011);
  });

  test('Chaos with Silver cards: a Gaar is lost, two of a pair', () => {
    const ruler = [{ from: 7, damage: 5 }];
    const damage = (gaar: number, penalty: number, more: Partial<MonsterSide> = {}): number =>
      odds({ weapons: [ruler], gaar }, { penalty, immune: true, ...more }, 2000).damage;
    for (const gaar of [1, 2]) {
      const spent = [damage(gaar, -2), damage(gaar, -4), damage(gaar - 1, 0), damage(Math.max(0, gaar - 2), 0)];
      const expected = (16 * damage(gaar, 0) + 5 * spent.reduce((sum, n) => sum + n, 0)) / 36;
      close(damage(gaar, 0, { chaos: 1, cards: 'silver' }), expected, 0.08);
    }
    expect(damage(1, 0)).toBeGreaterThan(damage(0, 0) + 0.5);
  });
});

describe('a fight in small: from its first blow to its last', () => {
  test('what is told of it: victories, deaths, Damage, what is left after a victory, Combat Rounds', () => {
    const won = { wins: 1, deaths: 0, damage: 5, health: 39, gaar: 4, rounds: 1 };
    expect(odds({ gaar: 4 }, { health: 5 }, 20)).toEqual(won);
    const both = fightOdds(HERO, [{ ...MONSTER, health: 5 }, MONSTER], 'scene', 20);
    expect(both).toEqual({ wins: 0.5, deaths: 0, damage: 5, health: 39, gaar: 0, rounds: 1 });
    expect(odds({}, { health: 10, rounds: 3 }, 20)).toMatchObject({ wins: 1, health: 38, rounds: 2 });
    // Damage from earlier fights is there, and was not dealt in this one.
    expect(odds({}, { health: 10, damage: 6, rounds: 3 }, 20)).toMatchObject({ wins: 1, damage: 5, rounds: 1 });
  });

  test('whose blow has fallen does not strike again in that Combat Round', () => {
    expect(odds({}, { health: 5, hasStruck: true }, 20)).toMatchObject({ wins: 1, health: 40 });
    expect(odds({}, { health: 10, rounds: 2, hasStruck: true }, 20)).toMatchObject({ wins: 1, health: 39 });
  });

  test('whoever has lost the last Health strikes no more; after fifty Combat Rounds a Hero dies', () => {
    expect(odds({ health: 2 }, { health: 10, rounds: 3 }, 20)).toMatchObject({
      wins: 0,
      deaths: 1,
      damage: 5,
      rounds: 2,
    });
    const endless: MonsterSide = { wounds: [{ wounds: 0 }], penalty: 0, gaar: 0, chaos: 0, health: 999 };
    expect(fightOdds(HERO, [endless], 'scene', 2)).toMatchObject({ deaths: 1, rounds: 50, damage: 250 });
    expect(fightOdds(HERO, [{ ...endless, health: 250 }], 'scene', 2)).toMatchObject({
      wins: 1,
      deaths: 0,
      rounds: 50,
    });
    expect(fightOdds(HERO, [{ ...endless, rounds: 49 }], 'scene', 2)).toMatchObject({ deaths: 0, rounds: 49 });
  });

  test('a skull is death, whatever wards it off but a Shield’s and an Ability’s Strength', () => {
    const skull = { wounds: [{ wounds: 0, special: [{ op: 'instantDeath' as const }] }] };
    expect(odds({ wards: [9] }, skull, 20).deaths).toBe(1);
    expect(odds({}, { wounds: [{ wounds: 9 }] }, 20).deaths).toBe(0);
  });

  test('healing comes where none of it is lost, each once', () => {
    const health = (hero: Partial<HeroSide>, foe: number): number => odds(hero, { health: foe, rounds: 3 }, 20).health;
    expect([health({ health: 37, heals: [3] }, 5), health({ health: 38, heals: [3] }, 5)]).toEqual([39, 37]);
    expect([health({ health: 38, heals: [3] }, 10), health({ health: 30, heals: [3, 2] }, 10)]).toEqual([39, 33]);
  });

  test('an Initiative strikes once before all else, each Ability once, then the better Weapon', () => {
    const deals = (damage: number) => [{ from: -20, damage }];
    const damage = (hero: Partial<HeroSide>, rounds: number): number => odds(hero, { rounds }, 20).damage;
    expect(damage({ initiative: [deals(3), deals(4)] }, 1)).toBe(5 + 3);
    const abilities = [deals(7), deals(9)];
    expect([1, 2, 3].map(rounds => damage({ abilities }, rounds))).toEqual([9, 16, 21]);
    expect(damage({ weapons: [deals(1), deals(6), deals(2)] }, 1)).toBe(6);
    expect(damage({ weapons: [] }, 1)).toBe(0);
    // The better one at 7 and at 9 together.
    const share = (...weapons: HeroSide['weapons']): number => odds({ weapons }, {}, 1000).damage;
    close(share([{ from: 7, damage: 1 }], [{ from: 9, damage: 3 }]), 3 * atLeast(9), 0.12);
    close(share([{ from: 7, damage: 2 }], [{ from: 9, damage: 3 }]), 2 * atLeast(7), 0.1);
  });

  /** What a roll is worth to whoever has one Gaar, spent on the better die where that is worth so much more on average. */
  function withGaar(worth: (total: number) => number, bonus: number, least: number): number {
    const again = (stays: number): number =>
      FACES.reduce((sum, face) => sum + worth(stays + face + bonus), 0) / FACES.length;
    const values = FACES.flatMap(one =>
      FACES.map(other => {
        const better = Math.max(again(one), again(other));
        return better >= worth(one + other) + least ? better : worth(one + other);
      }),
    );
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  }

  test('a Gaar of the Hero rolls the better die again and adds two, where it is worth three quarters of a Damage', () => {
    for (const [from, damage] of [
      [9, 1],
      [9, 3],
      [12, 1],
      [12, 3],
    ] as const) {
      const found = odds({ weapons: [[{ from, damage }]], gaar: 1 }, { health: 999 }, 3000).damage;
      close(
        found,
        withGaar(total => (total >= from ? damage : 0), 2, 0.75),
        0.025 * damage,
      );
    }
  });

  test('a Gaar of the Hero rolls a die of the Monster again and takes two off, where it spares a Wound', () => {
    for (const [from, wounds] of [
      [8, 1],
      [8, 3],
      [11, 1],
      [11, 3],
    ] as const) {
      const hero = { health: wounds, gaar: 1, weapons: [] };
      const { deaths } = odds(hero, { wounds: [{ wounds: 0 }, { from, wounds }] }, 3000);
      close(deaths, -withGaar(total => (total >= from ? -wounds : 0), -2, 1) / wounds, 0.025);
    }
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
