// What board and bots are told about chances: exact, and the same as the dice say when they are rolled often.

import { rule } from '@veillee/kernel/test/rule';
import { enough, successes } from '@veillee/pieces/odds';
import { describe, expect, it } from 'vitest';
import { newFight } from '../../rules/battle/fight.ts';
import { PLAIN, REROLLED, WITH_FOURS } from '../../rules/odds/dice-chances.ts';
import { type Duel, duelOdds } from '../../rules/odds/duel-odds.ts';
import {
  assaultOdds,
  confrontOdds,
  engagementOdds,
  evadeOdds,
  fightOdds,
  finaleOdds,
  teamOdds,
} from '../../rules/odds/odds.ts';
import { type Raid, raidOdds } from '../../rules/odds/raid-odds.ts';
import { facing, scene } from '../scene.ts';

const duel = (hp: number, dice: number, foeHp: number, foeDice: number, about: Partial<Duel> = {}): Duel => ({
  hp,
  dice,
  firstDice: dice,
  chance: PLAIN,
  foeHp,
  foeDice,
  foeFirstDice: foeDice,
  foeChance: PLAIN,
  strikesFirst: false,
  ...about,
});

const raid = (about: Partial<Raid>): Raid => ({
  heroes: [{ hp: 8, dice: [8], strikesFirst: false }],
  chance: PLAIN,
  foeHp: 8,
  foeMost: 8,
  foeDice: [6],
  foeChance: [PLAIN],
  ignored: [0],
  endLoss: 0,
  ...about,
});

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

describe('what the board shows', () => {
  rule('KIL-9.13', 'the odds of a fight count Surprise, Weather, Talents and what the adversary can do', () => {
    const set = scene().meets('barrow-lea', 'restless-rider'); // Combat 5 against 3/3
    const { state } = set.opens();
    expect(fightOdds(state, 0, 'restless-rider')).toEqual(duelOdds(duel(4, 5, 3, 3)));
    expect(fightOdds(state, 0, 'restless-rider', 'hero')).toEqual(duelOdds(duel(4, 5, 3, 3, { firstDice: 6 })));
    expect(fightOdds(state, 0, 'restless-rider', 'adversary')).toEqual(duelOdds(duel(4, 5, 3, 3, { foeFirstDice: 4 })));
    const moon = scene().weather('blood-moon').meets('barrow-lea', 'restless-rider').opens();
    expect(fightOdds(moon.state, 0, 'restless-rider')).toEqual(duelOdds(duel(4, 5, 3, 4)));
    const flayers = scene().meets('skull-heath', 'flayers').opens();
    expect(fightOdds(flayers.state, 0, 'flayers')).toEqual(duelOdds(duel(4, 5, 2, 2, { foeFirstDice: 3 })));
    const lorist = scene().hero(0, { class: 'sorcerer' }).talents(0, 'arcane-4a').at(0, 'barrow-lea').opens();
    expect(fightOdds(lorist.state, 0, 'restless-rider')).toEqual(duelOdds(duel(4, 5, 3, 3))); // Lore 5 for Combat
  });

  rule('KIL-9.13', 'in the middle of a Battle they go on from the HP that are left', () => {
    const set = facing('restless-rider');
    const table = set.dice(6, 1, 1, 1, 1).foe(6, 1, 1).opens('turn');
    expect(table.asked()).toBe('battle.round');
    expect(fightOdds(table.state, 0, 'restless-rider')).toEqual(duelOdds(duel(3, 5, 2, 3)));
  });

  rule('KIL-12.7', 'a team’s odds: one die more for the leader, a test against each, Surprise in round 1', () => {
    const set = scene(2).together('barrow-lea', 'restless-rider');
    const { state } = set.opens(); // Combat 5 and 3
    const heroes = [
      { hp: 4, dice: [5], strikesFirst: false },
      { hp: 4, dice: [3], strikesFirst: false },
    ];
    const expected = raidOdds(raid({ heroes, foeHp: 3, foeMost: 3, foeDice: [4, 3] }));
    expect(teamOdds(state, 0, [1], 'restless-rider', 'adversary').win).toBeCloseTo(expected.win, 9);
    expect(expected.win).toBeGreaterThan(fightOdds(state, 0, 'restless-rider', 'adversary').win);
    expect(teamOdds(state, 0, [], 'restless-rider').win).toBeCloseTo(fightOdds(state, 0, 'restless-rider').win, 5);
  });

  rule('KIL-12.7', 'in an Engagement the odds are those of the team that fights it, from where it stands', () => {
    const table = scene(2)
      .together('barrow-lea', 'restless-rider')
      .having(state => {
        state.team = [1];
        state.fight = { ...newFight(0, 'restless-rider', false), step: 'battle', round: 1, hp: 2 };
      })
      .opens();
    const heroes = [
      { hp: 4, dice: [5], strikesFirst: false },
      { hp: 4, dice: [3], strikesFirst: false },
    ];
    const expected = raidOdds(raid({ heroes, foeHp: 2, foeMost: 3, foeDice: [3] }));
    const odds = engagementOdds(table.state, 0, 'restless-rider');
    expect(odds.win).toBeCloseTo(expected.win, 9);
    expect(odds.win).toBeGreaterThan(fightOdds(table.state, 0, 'restless-rider').win);
    // Whoever has no team fights alone; elsewhere a team is no help.
    const alone = { ...table.state, team: [] };
    expect(engagementOdds(alone, 0, 'restless-rider')).toEqual(fightOdds(alone, 0, 'restless-rider'));
    expect(engagementOdds(table.state, 0, 'flayers')).toEqual(fightOdds(table.state, 0, 'flayers'));
  });

  rule('KIL-5.6', 'several tries are one test with all their dice, less what is stored', () => {
    const stored = [{ target: 'sealed-barrow', attribute: 'stealth' as const, n: 1 }];
    const set = scene().meets('barrow-lea', 'sealed-barrow');
    const fresh = confrontOdds(set.opens().state, 0, 'sealed-barrow', 'stealth', 3);
    expect(fresh).toMatchObject({ dice: 2, now: 0, hostile: 0 });
    expect(fresh.within).toBeCloseTo(enough(6, 3, PLAIN), 12);
    const begun = confrontOdds(set.hero(0, { successes: stored }).opens().state, 0, 'sealed-barrow', 'stealth', 1);
    expect(begun.now).toBeCloseTo(1 / 9, 12);
  });

  rule('KIL-5.13', 'a Stranger who sees no success turns hostile, and there is no second try', () => {
    const { state } = scene().meets('barrow-lea', 'old-farmwife').opens(); // Influence 2, 3 dice
    const odds = confrontOdds(state, 0, 'old-farmwife', 'influence', 2);
    expect(odds.hostile).toBeCloseTo(8 / 27, 12);
    expect(odds.now).toBeCloseTo(7 / 27, 12);
    // 2 at once, or exactly 1 and then at least 1.
    expect(odds.within).toBeCloseTo(7 / 27 + (12 / 27) * (19 / 27), 12);
  });

  rule('KIL-9.8', 'evading counts the Enemy’s ability and sure evasion', () => {
    const { state } = scene().at(0, 'barrow-lea').opens(); // Stealth 2
    expect(evadeOdds(state, 0, 'restless-rider')).toBeCloseTo(1 / 9, 12);
    expect(evadeOdds(state, 0, 'mocking-wisp')).toBe(0); // one die against 2
    const sure = scene(1, { sureEvasion: true }).hero(0, { class: 'rogue' }).at(0, 'barrow-lea').opens();
    expect(evadeOdds(sure.state, 0, 'restless-rider')).toBe(1);
  });

  rule('KIL-7.17', 'a Finale is reckoned like a Confront, with the team', () => {
    const set = scene(2).hero(0, { chapter: 'finale' }).together('field-of-banners');
    const { state } = set.having(own => own.team.push(1)).opens(); // Combat 5 + 1 against 7
    expect(finaleOdds(state, 0, 'combat', 2).now).toBe(0);
    expect(finaleOdds(state, 0, 'combat', 2).within).toBeCloseTo(enough(12, 7, PLAIN), 12);
  });

  rule('KIL-13.5', 'an Assault counts the Plots on the map and the Ability card', () => {
    const before = (id: string, ...plots: string[]) =>
      scene()
        .hero(0, { chapter: 'done', hp: 8, maxHp: 8 })
        .atAncient(id, 'brimstone-pit', { hp: 7 })
        .plots('heron-ford', ...plots)
        .opens().state;
    const plain = assaultOdds(before('hollow-stag'), 0, 'hollow-stag'); // Combat 10, 7 HP left; no Fate
    expect(plain.win).toBeCloseTo(duelOdds(duel(8, 5, 7, 10)).win, 5);
    const plotted = before('hollow-stag', 'the-great-hunt', 'bloodied-antlers', 'distant-horns');
    expect(assaultOdds(plotted, 0, 'hollow-stag').win).toBeCloseTo(duelOdds(duel(7, 5, 9, 11)).win, 5);
    const oracle = assaultOdds(before('blind-oracle'), 0, 'blind-oracle');
    expect(oracle.win).toBeLessThan(duelOdds(duel(8, 5, 7, 9)).win);
    const wood = assaultOdds(before('sylmareth'), 0, 'sylmareth');
    expect(wood.win).toBeLessThan(duelOdds(duel(8, 5, 7, 9)).win);
  });

  it('a fight is worked out in well under 50 µs once its dice are known', () => {
    const { state } = scene().meets('barrow-lea', 'restless-rider').opens();
    const thousand = (): number => {
      const before = process.cpuUsage();
      for (let i = 0; i < 1000; i++) fightOdds(state, 0, 'restless-rider');
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const milliseconds = Math.min(...Array.from({ length: 8 }, thousand)); // of this process, whatever else runs
    expect(milliseconds).toBeLessThan(50);
  });
});
