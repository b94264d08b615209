// The odds of a combat that is too long to be worked out: what heroes do at a glance, seen by how a fight without chance ends.

import { describe, expect, test } from 'vitest';
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
} from '../rules/odds/duel.ts';
import { Solver } from '../rules/odds/solver.ts';

const hit = { wounds: 0, diseases: 0, critical: false, chance: 1 };

const act = (key: string, wounds: number, more: Partial<Act> = {}): Act => ({
  key,
  mana: 0,
  health: 0,
  once: 0,
  isCard: false,
  hits: [{ ...hit, wounds }],
  heals: 0,
  healsAll: false,
  cures: 0,
  on: 'self',
  shield: 0,
  ward: 0,
  shieldsPartner: 0,
  guards: -1,
  rally: 0,
  ...more,
});

const infects = (disease: number): Act => act('infects', 0, { hits: [{ ...hit, diseases: disease }] });

const duelist = (acts: readonly Act[], more: Partial<Duelist> = {}): Duelist => ({
  maxHealth: 9,
  maxMana: 9,
  acts,
  physical: 0,
  firstPhysical: 0,
  partnerPhysical: 0,
  firstHurt: 0,
  riposte: 0,
  evades: false,
  survives: false,
  critMana: 0,
  cures: 0,
  canFlee: false,
  winHeal: 0,
  ...more,
});

const standing = (more: Partial<Standing> = {}): Standing => ({
  health: 9,
  mana: 9,
  used: 0,
  diseases: 0,
  shield: 0,
  ward: 0,
  guards: -1,
  status: 0,
  acted: false,
  ...more,
});

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
