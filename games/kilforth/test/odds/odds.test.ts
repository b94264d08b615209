// What board and bots are told about chances: exact, and the same as the dice say when they are rolled often.

import { enough, successes } from '@veillee/pieces/odds';
import { describe, expect, it } from 'vitest';
import { PLAIN, REROLLED, WITH_FOURS } from '../../rules/odds/dice-chances.ts';
import { duelOdds } from '../../rules/odds/duel-odds.ts';
import { type Raid, raidOdds } from '../../rules/odds/raid-odds.ts';
import { duel, raid } from './fights.ts';

/** Rounded to whole percents. */
const percent = (chance: number): number => Math.round(chance * 100);

describe('dice', () => {
  it('two successes with three dice: 6 of 27, and three 1 of 27', () => {
    expect(successes(3, PLAIN)[2]).toBeCloseTo(6 / 27, 12);
    expect(enough(3, 2, PLAIN)).toBeCloseTo(7 / 27, 12);
    expect(enough(0, 0, PLAIN)).toBe(1);
    expect(enough(0, 1, PLAIN)).toBe(0);
  });
});

describe('fights', () => {
  it('a starting hero (Combat 4, 4 HP) who is surprised: the figures that the Enemies were made by', () => {
    const odds = (combat: number, health: number) => duelOdds(duel(4, 4, health, combat, { foeFirstDice: combat + 1 }));
    const expected = [
      [2, 2, 94, 1.5],
      [3, 2, 82, 2.1],
      [3, 3, 67, 2.6],
    ] as const;
    for (const [combat, health, survives, lost] of expected) {
      expect(percent(1 - odds(combat, health).fall)).toBe(survives);
      expect(odds(combat, health).lost).toBeCloseTo(lost, 1);
    }
    expect(percent(1 - odds(4, 3).fall)).toBe(49);
  });

  it('a finished hero (8 dice, 8 HP) before an Ancient: surviving, and winning with the rounds in which both fall', () => {
    const expected = [
      [5, 10, 61, 82],
      [6, 8, 62, 85],
      [6, 9, 52, 77],
      [7, 7, 58, 85],
      [7, 8, 47, 76],
    ] as const;
    for (const [combat, health, survives, wins] of expected) {
      const odds = duelOdds(duel(8, 8, health, combat));
      expect([percent(1 - odds.fall), percent(odds.win)]).toEqual([survives, wins]);
      const forward = raidOdds(raid({ foeHp: health, foeMost: health, foeDice: [combat] }));
      expect(forward.win).toBeCloseTo(odds.win, 5);
      expect(forward.fall).toBeCloseTo(odds.fall, 5);
      expect(forward.lost).toBeCloseTo(odds.lost, 4);
    }
  });

  it('one die each, 1 HP each: by hand', () => {
    // A round decides with 5/9; the hero wins in 3/5 of those (1/3 of all rounds over 5/9), and falls as often.
    const odds = duelOdds(duel(1, 1, 1, 1));
    expect(odds.win).toBeCloseTo(3 / 5, 12);
    expect(odds.fall).toBeCloseTo(3 / 5, 12);
    expect(duelOdds(duel(1, 1, 1, 1, { strikesFirst: true })).fall).toBeCloseTo(2 / 5, 12);
  });

  /** The same fight told the long way: every outcome of every round, by what is left of whom. */
  function toldOut(one: Raid): { win: number; fall: number; lost: number; foeLeft: number } {
    const chances = (dice: number, chance: number): number[] => {
      let row = [1];
      for (let die = 0; die < dice; die++)
        row = [...row, 0].map((p, k) => p * (1 - chance) + (row[k - 1] ?? 0) * chance);
      return row;
    };
    const at = (list: readonly number[], round: number): number => list[round - 1] ?? list.at(-1) ?? 0;
    interface Place {
      readonly foe: number;
      readonly hps: readonly number[];
      readonly p: number;
    }
    const [lead] = one.heroes;
    const result = { win: 0, fall: 0, lost: 0, left: 0 };
    let places: Place[] = [{ foe: one.foeHp, hps: one.heroes.map(({ hp }) => hp), p: 1 }];
    for (let round = 1; round <= 90; round++) {
      const next = new Map<string, Place>();
      const goOn = (place: Place): void => {
        const key = `${place.foe}/${place.hps}`;
        next.set(key, { ...place, p: place.p + (next.get(key)?.p ?? 0) });
      };
      const over = ({ foe, hps, p }: Place, won: boolean): void => {
        if (won) result.win += p;
        else result.left += p * foe;
        if (hps[0] === 0) result.fall += p;
        result.lost += p * ((lead?.hp ?? 0) - (hps[0] ?? 0));
      };
      for (const { foe, hps, p } of places) {
        const others = hps.filter(hp => hp > 0).length - 1;
        let blows: { hits: number; p: number }[] = [{ hits: 0, p: 1 }];
        for (const [m, { dice }] of one.heroes.entries()) {
          if (hps[m] === 0) continue;
          const row = chances(Math.max(0, at(dice, round) + (m === 0 ? others : 0)), one.chance);
          blows = blows.flatMap(blow =>
            row.map((q, k) => ({ hits: blow.hits + Math.max(0, k - at(one.ignored, round)), p: blow.p * q })),
          );
        }
        const byHits = Map.groupBy(blows, ({ hits }) => Math.min(foe, hits));
        for (const [hits, alike] of byHits) {
          const chance = alike.reduce((sum, blow) => sum + blow.p, 0);
          let after: { hps: number[]; heals: boolean; p: number }[] = [{ hps: [], heals: false, p: p * chance }];
          for (const [m, hp] of hps.entries()) {
            const isSpared = hp === 0 || (hits === foe && one.heroes[m]?.strikesFirst === true);
            const row = isSpared ? [1] : chances(Math.max(0, at(one.foeDice, round)), at(one.foeChance, round));
            after = after.flatMap(place =>
              row.map((q, k) => {
                const heals = place.heals || (one.healing !== undefined && Math.min(hp, k) >= one.healing.atLeast);
                return { hps: [...place.hps, hp - Math.min(hp, k)], heals, p: place.p * q };
              }),
            );
          }
          for (const place of after) {
            const left = foe - hits;
            if (left === 0 || place.hps[0] === 0) over({ foe: left, ...place }, left === 0);
            else {
              const healed = Math.min(one.foeMost, left + (place.heals ? (one.healing?.n ?? 0) : 0));
              let ends = [{ hps: [] as number[], p: place.p }];
              for (const hp of place.hps)
                ends = ends.flatMap(end =>
                  hp === 0 || one.endLoss === 0
                    ? [{ ...end, hps: [...end.hps, hp] }]
                    : [
                        { hps: [...end.hps, hp], p: end.p * (1 - one.endLoss) },
                        { hps: [...end.hps, hp - 1], p: end.p * one.endLoss },
                      ],
                );
              for (const end of ends)
                if (end.hps[0] === 0) over({ foe: healed, ...end }, false);
                else goOn({ foe: healed, ...end });
            }
          }
        }
      }
      places = [...next.values()].filter(({ p }) => p > 1e-12);
    }
    const { left, ...rest } = result;
    return { ...rest, foeLeft: rest.win < 1 ? left / (1 - rest.win) : 0 };
  }

  const one = { hp: 2, dice: [2], strikesFirst: false };
  it.each<readonly [string, Partial<Raid>]>([
    ['one against one', { heroes: [one], foeHp: 2, foeMost: 2, foeDice: [2] }],
    ['who strikes first', { heroes: [{ ...one, strikesFirst: true }], foeHp: 2, foeMost: 2, foeDice: [2] }],
    ['rounds that differ', { heroes: [{ ...one, dice: [0, 3, 1] }], foeHp: 3, foeMost: 3, foeDice: [1, 3, 2] }],
    [
      'other dice',
      { heroes: [one], chance: WITH_FOURS, foeHp: 3, foeMost: 3, foeDice: [2], foeChance: [REROLLED, PLAIN] },
    ],
    ['successes that count for nothing', { heroes: [one], foeHp: 2, foeMost: 2, foeDice: [2], ignored: [2, 1, 0] }],
    ['more ignored than there are dice', { heroes: [one], foeHp: 1, foeMost: 1, foeDice: [1], ignored: [4, 3, 0] }],
    ['a foe that heals', { heroes: [one], foeHp: 2, foeMost: 3, foeDice: [2], healing: { n: 1, atLeast: 1 } }],
    [
      'a foe that heals by a deep wound',
      { heroes: [{ ...one, hp: 3 }], foeHp: 2, foeMost: 4, foeDice: [3], healing: { n: 2, atLeast: 2 } },
    ],
    ['a loss at the end of rounds', { heroes: [one], foeHp: 2, foeMost: 2, foeDice: [1], endLoss: 1 / 6 }],
    ['fewer dice than none', { heroes: [{ ...one, dice: [-2, 3] }], foeHp: 1, foeMost: 1, foeDice: [-1, 2] }],
    ['a first round in which nothing can happen', { heroes: [{ ...one, dice: [0, 2] }], foeHp: 2, foeDice: [0, 2] }],
    [
      'nothing but the loss at the end of rounds',
      { heroes: [{ ...one, dice: [0] }], foeHp: 1, foeMost: 1, foeDice: [0], endLoss: 1 / 3 },
    ],
    [
      'two',
      { heroes: [one, { hp: 1, dice: [1], strikesFirst: true }], foeHp: 3, foeMost: 3, foeDice: [2], ignored: [1, 0] },
    ],
    [
      'two, with all of it',
      {
        heroes: [
          { hp: 2, dice: [1, 2], strikesFirst: true },
          { hp: 2, dice: [2], strikesFirst: false },
        ],
        foeHp: 3,
        foeMost: 4,
        foeDice: [2, 3],
        healing: { n: 1, atLeast: 2 },
        endLoss: 1 / 3,
      },
    ],
    [
      'three, of whom one is down already',
      {
        heroes: [one, { hp: 0, dice: [3], strikesFirst: false }, { hp: 1, dice: [1], strikesFirst: false }],
        foeHp: 2,
        foeMost: 2,
        foeDice: [1],
        healing: { n: 1, atLeast: 1 },
        endLoss: 1 / 6,
      },
    ],
  ])('%s: the same as telling every round out', (_, about) => {
    const fought = raid(about);
    const [odds, told] = [raidOdds(fought), toldOut(fought)];
    for (const figure of ['win', 'fall', 'lost', 'foeLeft'] as const)
      expect(odds[figure], figure).toBeCloseTo(told[figure], 5);
    const [only] = fought.heroes;
    if (fought.heroes.length > 1 || !only || fought.healing || fought.endLoss > 0 || fought.foeChance.length > 1)
      return;
    if (fought.ignored.length > 1 || fought.foeDice.length > 2 || only.dice.length > 2) return;
    const [firstDice = 0, dice = firstDice] = only.dice.map(n => Math.max(0, n));
    const [foeFirstDice = 0, foeDice = foeFirstDice] = fought.foeDice.map(n => Math.max(0, n));
    const { hp, strikesFirst } = only;
    const alone = duelOdds({
      ...duel(hp, dice, fought.foeHp, foeDice, { firstDice, foeFirstDice, strikesFirst }),
      chance: fought.chance,
    });
    for (const figure of ['win', 'fall', 'lost'] as const)
      expect(alone[figure], `alone: ${figure}`).toBeCloseTo(told[figure], 5);
  });

  it('whoever is down, or has nobody before them, needs no dice', () => {
    const down = [{ hp: 0, dice: [4], strikesFirst: false }];
    expect(raidOdds(raid({ heroes: down, foeHp: 3 }))).toEqual({ win: 0, fall: 1, lost: 0, foeLeft: 3 });
    expect(raidOdds(raid({ heroes: [] }))).toMatchObject({ win: 0, fall: 1, lost: 0 });
    expect(raidOdds(raid({ foeHp: 0 }))).toEqual({ win: 1, fall: 0, lost: 0, foeLeft: 0 });
    expect(duelOdds(duel(0, 4, 3, 3))).toEqual({ win: 0, fall: 1, lost: 0 });
    expect(duelOdds(duel(3, 4, 0, 3))).toEqual({ win: 1, fall: 0, lost: 0 });
    expect(duelOdds(duel(3, 0, 3, 0))).toEqual({ win: 0, fall: 0, lost: 0 }); // it never ends
  });

  it('a die that fails is rolled again: five of nine; what is kept of earlier questions changes no answer', () => {
    expect(REROLLED).toBeCloseTo(PLAIN + (1 - PLAIN) * PLAIN, 12);
    expect(WITH_FOURS).toBe(1 / 2);
    const small = duelOdds(duel(2, 3, 2, 3));
    const large = duelOdds(duel(6, 3, 5, 3));
    expect(duelOdds(duel(2, 3, 2, 3))).toEqual(small);
    expect(large.win).toBeCloseTo(
      raidOdds(raid({ heroes: [{ hp: 6, dice: [3], strikesFirst: false }], foeHp: 5, foeMost: 5, foeDice: [3] })).win,
      5,
    );
    for (const [hp, foe] of [
      [1, 4],
      [4, 1],
      [3, 5],
    ] as const)
      expect(duelOdds(duel(hp, 3, foe, 3)).lost).toBeCloseTo(
        raidOdds(raid({ heroes: [{ hp, dice: [3], strikesFirst: false }], foeHp: foe, foeMost: foe, foeDice: [3] }))
          .lost,
        4,
      );
  });

  it('two heroes: the same as playing it out ten thousand times', () => {
    const heroes = [
      { hp: 3, dice: [4], strikesFirst: false },
      { hp: 2, dice: [3], strikesFirst: true },
    ];
    const odds = raidOdds(
      raid({
        heroes,
        foeHp: 6,
        foeMost: 6,
        foeDice: [4],
        healing: { n: 1, atLeast: 2 },
        endLoss: 1 / 6,
        ignored: [1, 0],
      }),
    );
    const sampled = sample(20_000);
    expect(Math.abs(odds.win - sampled.win)).toBeLessThan(0.015);
    expect(Math.abs(odds.fall - sampled.fall)).toBeLessThan(0.015);
  });

  /** The same fight, rolled. */
  function sample(times: number): { win: number; fall: number } {
    let seed = 7;
    const random = (): number => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed / 2 ** 32;
    };
    const roll = (dice: number): number => {
      let successes = 0;
      for (let i = 0; i < dice; i++) if (random() < PLAIN) successes++;
      return successes;
    };
    const result = { win: 0, fall: 0 };
    for (let game = 0; game < times; game++) {
      let foe = 6;
      const hp = [3, 2];
      for (let round = 1; ; round++) {
        const ignored = round === 1 ? 1 : 0;
        const alive = [hp[0] as number, hp[1] as number].map(left => left > 0);
        let hits = Math.max(0, roll(4 + (alive[1] ? 1 : 0)) - ignored);
        if (alive[1]) hits += Math.max(0, roll(3) - ignored);
        foe = Math.max(0, foe - hits);
        let bloody = false;
        for (const m of [0, 1]) {
          if (!alive[m]) continue;
          const wounds = Math.min(roll(4), hp[m] as number);
          if (foe === 0 && m === 1) continue;
          hp[m] = (hp[m] as number) - wounds;
          if (wounds >= 2) bloody = true;
        }
        if (foe === 0) {
          result.win++;
          if (hp[0] === 0) result.fall++;
          break;
        }
        if (hp[0] === 0) {
          result.fall++;
          break;
        }
        if (bloody) foe = Math.min(6, foe + 1);
        for (const m of [0, 1]) if ((hp[m] as number) > 0 && random() < 1 / 6) hp[m] = (hp[m] as number) - 1;
        if (hp[0] === 0) {
          result.fall++;
          break;
        }
      }
    }
    return { win: result.win / times, fall: result.fall / times };
  }
});
