// The odds of a combat that is too long to be worked out: what heroes do at a glance, seen by how a fight without chance ends.

import { describe, expect, test } from 'vitest';
import { NOTHING } from '../../rules/odds/acts.ts';
import {
  type Act,
  type Bout,
  DOWN,
  type Duelist,
  FLED,
  MUTE,
  type Odds,
  PARALYSIS,
  POISON,
  STAKES,
  type Standing,
} from '../../rules/odds/duel.ts';
import { Solver } from '../../rules/odds/solver.ts';
import { duelist, fresh } from './standing.ts';

const hit = { wounds: 0, diseases: 0, critical: false, chance: 1 };

const act = (key: string, wounds: number, more: Partial<Act> = {}): Act => ({
  ...NOTHING,
  key,
  mana: 0,
  health: 0,
  once: 0,
  isCard: false,
  hits: [{ ...hit, wounds }],
  ...more,
});

const infects = (disease: number): Act => act('infects', 0, { hits: [{ ...hit, diseases: disease }] });

const standing = (more: Partial<Standing> = {}): Standing => fresh({ health: 9, mana: 9, ...more });

const strikes = (wounds: number, isMagic = false): Bout => ({
  isMagic,
  isPhysical: !isMagic,
  blows: [{ does: 'strike', chances: [[wounds, 1]] }],
});

interface Fight {
  readonly heroes: readonly Duelist[];
  readonly stand?: readonly Partial<Standing>[];
  readonly cubes: number;
  readonly bout?: Bout;
}

/** Nobody thinks ahead in any round. */
function glanced({ heroes, stand = [], cubes, bout = strikes(1) }: Fight): Odds {
  const solver = new Solver(
    {
      heroes,
      order: [...heroes.keys()],
      bouts: [bout, bout, bout],
      stakes: STAKES,
      isLast: false,
      isWhole: true,
      failures: false,
      isFirm: true,
    },
    0,
  );
  const standings = heroes.map((_, n) => standing(stand[n]));
  return solver.odds({ cubes, bubble: 0, diseases: 0, rally: 0, round: 1, heroes: standings });
}

describe('at a glance', () => {
  test('poison first where it takes more than a blow would, once; what is nearly down is struck', () => {
    const fight = (cubes: number) => glanced({ heroes: [duelist([act('attack', 1), infects(POISON)])], cubes });
    // Six cubes: poison, 4, 3, 1, 0. Six blows would have cost five health.
    expect(fight(6)).toMatchObject({ win: 1, health: [7], exact: false });
    expect(fight(1)).toMatchObject({ win: 1, health: [9] });
  });

  test('whoever casts is silenced before being struck; whoever does not is not', () => {
    const fight = (isMagic: boolean) =>
      glanced({
        heroes: [duelist([act('attack', 1), infects(MUTE)])],
        cubes: 4,
        bout: strikes(1, isMagic),
      });
    // Silenced it never strikes. The other one does so three times before the fourth blow.
    expect([fight(true).health, fight(false).health]).toEqual([[9], [6]]);
  });

  test('paralysis is worth what the monster would do to all who face it', () => {
    const acts = [act('attack', 3), infects(PARALYSIS)];
    const fight = (other: Partial<Standing>) =>
      glanced({ heroes: [duelist(acts), duelist([act('attack', 4)])], stand: [{}, other], cubes: 9, bout: strikes(2) });
    // 3 wounds against 2 x 2: it is held again and again, and the other fells it in three rounds.
    expect(fight({}).health).toEqual([9, 9]);
    // Against 2 x 1 a blow is better; two strikes come before the third.
    expect(fight({ status: FLED }).health[0]).toBe(5);
  });

  test('a friend is guarded rather than a weak blow struck, but only one who still fights', () => {
    const weak = act('attack', 0, { hits: [0, 1].map(wounds => ({ ...hit, wounds, chance: 0.5 })) });
    const guards = act('guards', 0, { guards: 0 });
    const strong = duelist([act('attack', 5)]);
    const fight = (heroes: readonly Duelist[], stand: readonly Partial<Standing>[] = []) =>
      glanced({ heroes, stand, cubes: 10 });
    const guard = duelist([weak, guards]);
    expect(fight([strong, guard]).health).toEqual([9, 7]);
    expect(fight([guard, strong]).health).toEqual([7, 9]);
    // Somebody alone who only guards never wins.
    const gone = { status: FLED } as const;
    expect(fight([strong, guard], [gone, { health: 9 }]).falls[1]).toBeGreaterThan(0.5);
    const alone = (stand: readonly Partial<Standing>[]) =>
      glanced({ heroes: [guard, guard], stand, cubes: 2, bout: { isMagic: false, isPhysical: false, blows: [] } }).win;
    expect(alone([gone, {}])).toBeGreaterThan(0.99);
    expect(alone([{}, gone])).toBeGreaterThan(0.99);
    expect(alone([{ status: DOWN, health: 0 }, {}])).toBeGreaterThan(0.99);
  });

  test('a shield is worth the strike that it keeps off, more to whoever it would fell', () => {
    const fight = (health: number) =>
      glanced({
        heroes: [duelist([act('attack', 3), act('shield', 0, { shield: 1, once: 8 })])],
        stand: [{ health }],
        cubes: 6,
        bout: strikes(2),
      });
    // 2 x 1.1 is less than three wounds, 2 x 2 is more.
    expect([fight(9).health, fight(3).health]).toEqual([[7], [1]]);
    expect([fight(9).win, fight(3).win, fight(2).win]).toEqual([1, 1, 0]);
  });

  test('mana, health and cards are spent where they bring more than they cost', () => {
    const fight = (more: Partial<Act>, wounds: number) =>
      glanced({ heroes: [duelist([act('attack', 1), act('dear', wounds, more)])], cubes: 8 }).health;
    // Eight cubes by twos: three strikes come before the last blow. By ones: seven; what fells the monster is worth more.
    expect([fight({ mana: 1 }, 2), fight({ mana: 4 }, 2)]).toEqual([[6], [3]]);
    expect([fight({ isCard: true }, 2), fight({ isCard: true }, 1)]).toEqual([[6], [2]]);
    expect([fight({ health: 1 }, 2), fight({ health: 1 }, 3)]).toEqual([[2], [4]]);
  });
});

test('health counts, the last two tokens more than those above', () => {
  const worth = [0, 1, 2, 3, 4].map(STAKES.health);
  const steps = worth.slice(1).map((each, n) => each - (worth[n] as number));
  expect(steps.every(step => step > 0)).toBe(true);
  expect(steps[1]).toBeGreaterThan(steps[2] as number);
});

// ---- one thing at a time: a single act, so that nothing is chosen, and every figure can be told by hand ----

describe('one act a round', () => {
  const blow = act('blow', 1);
  const force = act('force', 1, { physical: true });
  /** Health at the end: one is lost for each round that the monster lives through. */
  const left = (hero: Partial<Duelist>, fight: Partial<Fight> = {}, one: Act = blow): number =>
    glanced({ heroes: [duelist([one], hero)], cubes: 3, ...fight }).health[0] ?? -1;

  test('the monster strikes after each round but the last; what it regains takes rounds', () => {
    expect([1, 2, 3, 4].map(cubes => left({}, { cubes }))).toEqual([9, 8, 7, 6]);
    expect([1, 2, 3].map(wounds => left({}, { bout: strikes(wounds) }))).toEqual([7, 5, 3]);
    const heals: Bout = {
      ...strikes(1),
      blows: [
        { does: 'strike', chances: [[1, 1]] },
        { does: 'heal', n: 1 },
      ],
    };
    expect(left({}, { cubes: 3, bout: heals }, act('blow', 2))).toBe(8);
    expect(left({}, { cubes: 4, bout: heals }, act('blow', 2))).toBe(7);
    expect(left({}, { cubes: 4 }, act('blow', 2))).toBe(8);
  });

  test('what is added to physical attacks is added to those alone: always, and to the first', () => {
    expect([left({ physical: 1 }, {}, force), left({ physical: 1 })]).toEqual([8, 7]);
    expect([left({ firstPhysical: 1 }, {}, force), left({ firstPhysical: 1 })]).toEqual([8, 7]);
    expect(left({ firstPhysical: 1 }, { cubes: 4 }, force)).toBe(7);
    expect(left({ physical: 1 }, { cubes: 4 }, force)).toBe(8);
  });

  test('a rally helps all later attacks with force, each time more', () => {
    const rally = (n: number): Act => act('rally', 1, { physical: true, rally: n });
    expect([0, 1, 2].map(n => left({}, { cubes: 6 }, rally(n)))).toEqual([4, 7, 7]);
    expect([0, 1, 2].map(n => left({}, { cubes: 4 }, rally(n)))).toEqual([6, 7, 8]);
    expect(left({}, { cubes: 6 }, act('rally', 1, { rally: 1 }))).toBe(4);
  });

  test('some evade one strike in three; a strike that does nothing is not evaded', () => {
    const fall = (evades: boolean, bout: Bout): number =>
      glanced({ heroes: [duelist([blow], { evades })], stand: [{ health: 2 }], cubes: 2, bout }).falls[0] ?? -1;
    expect([fall(false, strikes(2)), fall(false, strikes(1))]).toEqual([1, 0]);
    expect(fall(true, strikes(2))).toBeCloseTo(2 / 3, 9);
    const half: Bout = {
      ...strikes(2),
      blows: [
        {
          does: 'strike',
          chances: [
            [0, 0.5],
            [2, 0.5],
          ],
        },
      ],
    };
    expect([fall(false, half), fall(true, half)].map(n => Math.round(n * 6))).toEqual([3, 2]);
    const { win, health } = glanced({ heroes: [duelist([blow], { evades: true })], cubes: 2, bout: strikes(3) });
    expect([win, health[0]]).toEqual([1, 9 - 3 * (2 / 3)]);
  });

  test('who is hurt by force gives back; not to magic, not when nothing was lost', () => {
    expect([left({ riposte: 1 }), left({ riposte: 2 }), left({ riposte: 1 }, { bout: strikes(1, true) })]).toEqual([
      8, 8, 7,
    ]);
    expect(left({ riposte: 1 }, { cubes: 5 })).toBe(7);
    expect(left({ riposte: 1 }, { bout: strikes(0) })).toBe(9);
  });

  test('the first hurt is smaller, the last token stays once', () => {
    expect([left({ firstHurt: 1 }), left({ firstHurt: 3 })]).toEqual([8, 8]);
    expect(left({ firstHurt: 1 }, { bout: strikes(2) })).toBe(6);
    const saved = (cubes: number) => {
      const { win, falls, health } = glanced({
        heroes: [duelist([blow], { survives: true })],
        cubes,
        bout: strikes(20),
      });
      return [win, falls[0], health[0]];
    };
    expect([saved(2), saved(3)]).toEqual([
      [1, 0, 1],
      [0, 1, 0],
    ]);
  });

  test('a shield keeps off the next action wholly, a ward so many wounds of it; neither lasts', () => {
    const shielded = (shield: number) => left({}, { cubes: 4, stand: [{ shield }], bout: strikes(2) });
    expect([shielded(0), shielded(1), shielded(2)]).toEqual([3, 5, 7]);
    const warded = (ward: number) => left({}, { cubes: 4, stand: [{ ward }], bout: strikes(2) });
    expect([warded(0), warded(1), warded(2), warded(3)]).toEqual([3, 4, 5, 5]);
    expect(left({}, { cubes: 4, bout: strikes(2) }, act('ward', 1, { ward: 1 }))).toBe(6);
    expect(left({}, { cubes: 4, bout: strikes(2) }, act('shield', 1, { shield: 1 }))).toBe(9);
  });

  test('poison takes one at the end of each own turn while the monster stands, until it is cured', () => {
    const poisoned = (cubes: number, hero: Partial<Duelist> = {}) =>
      left(hero, { cubes, stand: [{ diseases: POISON }], bout: strikes(0) });
    expect([poisoned(1), poisoned(2), poisoned(4)]).toEqual([9, 8, 6]);
    expect([poisoned(2, { cures: 1 }), poisoned(4, { cures: 1 })]).toEqual([8, 8]);
    const both = left({ cures: 1 }, { cubes: 4, stand: [{ diseases: POISON | MUTE }], bout: strikes(0) });
    expect(both).toBe(8);
    // Whoever falls by it is down.
    const { falls } = glanced({
      heroes: [duelist([blow])],
      stand: [{ health: 2, diseases: POISON }],
      cubes: 4,
      bout: strikes(0),
    });
    expect(falls).toEqual([1]);
  });

  test('a monster that is poisoned loses two after each round, a paralysed one stands still once', () => {
    expect(left({}, { cubes: 4 }, act('poison', 1, { hits: [{ ...hit, wounds: 1, diseases: POISON }] }))).toBe(8);
    expect(left({}, { cubes: 3 }, act('numb', 1, { hits: [{ ...hit, wounds: 1, diseases: PARALYSIS }] }))).toBe(9);
    const mute = act('mute', 1, { hits: [{ ...hit, wounds: 1, diseases: MUTE }] });
    expect([left({}, {}, mute), left({}, { bout: strikes(1, true) }, mute)]).toEqual([7, 9]);
  });

  test('what an act costs and heals, and what a victory gives, up to what one can have', () => {
    expect(left({}, {}, act('blood', 1, { health: 1 }))).toBe(4);
    const balm = (heals: number) => left({}, { bout: strikes(3) }, act('balm', 1, { heals }));
    expect([balm(0), balm(1), balm(2), balm(5)]).toEqual([3, 5, 7, 9]);
    expect([left({ winHeal: 1 }), left({ winHeal: 2 }), left({ winHeal: 5 })]).toEqual([8, 9, 9]);
    expect([left({ winHeal: 9, maxHealth: 10 })]).toEqual([10]);
  });

  test('bubbles come in turn, and each hero in the fight is struck', () => {
    const bouts = (cubes: number) =>
      new Solver(
        {
          heroes: [duelist([blow]), duelist([act('wait', 0)])],
          order: [0, 1],
          bouts: [strikes(1), strikes(2), strikes(4)],
          stakes: STAKES,
          isLast: false,
          isWhole: true,
          failures: false,
          isFirm: true,
        },
        0,
      ).odds({
        cubes,
        bubble: 0,
        diseases: 0,
        rally: 0,
        round: 1,
        heroes: [standing({ health: 9 }), standing({ health: 9 })],
      }).health;
    expect([1, 2, 3, 4].map(cubes => bouts(cubes))).toEqual([
      [9, 9],
      [8, 8],
      [6, 6],
      [2, 2],
    ]);
  });
});
