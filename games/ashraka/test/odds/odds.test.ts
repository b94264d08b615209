// The odds of combats: against the figures that heroes and monsters were balanced by, and against fights played out by dice.

import { Chance, newChance } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { monsterRow } from '../../content/monsters.ts';
import type { AdventureNumber, HeroId, MonsterId } from '../../content/vocabulary.ts';
import { NOTHING } from '../../rules/odds/acts.ts';
import { choiceOdds, engagementOdds, oddsAgainst } from '../../rules/odds/combat-odds.ts';
import { type Act, type Bout, type Duelist, type Position, STAKES, type Standing } from '../../rules/odds/duel.ts';
import { Solver } from '../../rules/odds/solver.ts';
import { beginning } from '../../rules/setup.ts';
import { printed } from '../../rules/sheet.ts';
import { type Monster, newFighter, type State } from '../../rules/state.ts';
import { duelist, fresh } from './standing.ts';

/** Heroes at full strength, as they begin this adventure. */
function rested(adventure: AdventureNumber, ids: readonly HeroId[]): State {
  const state = beginning({ seats: 1, options: { adventure: String(adventure) } } as never);
  for (const id of ids)
    state.heroes.push({
      id,
      seat: 0,
      at: 'node:a1-ruins',
      health: printed(state, { id }, 'health'),
      mana: printed(state, { id }, 'mana'),
      disc: 6,
      hand: [],
      specials: [],
      used: { turn: [], combat: [], adventure: [] },
    });
  return state;
}

const facing = (card: MonsterId): Monster => ({
  slot: 'red',
  card,
  cubes: monsterRow(card).health,
  at: 'node:a1-ruins',
});

const PAIR: readonly HeroId[] = ['atsu-rabbit', 'tantan-tanuki'];
/** Whoever would rather win than live. */
const BOLD = { stakes: { ...STAKES, win: 60, fall: 1, lost: 1 } };

describe('the figures of the first adventure', () => {
  const state = rested(1, PAIR);

  test.each([
    ['atsu-rabbit', 'clawed-prowler', 100],
    ['tantan-tanuki', 'clawed-prowler', 88],
    ['atsu-rabbit', 'rat-brigand', 100],
    ['tantan-tanuki', 'rat-brigand', 70],
    ['atsu-rabbit', 'enraged-boar', 100],
  ] as const)('%s against %s wins in %d of 100', (hero, monster, wins) => {
    const { win, falls, health } = oddsAgainst(state, [hero], facing(monster), BOLD);
    expect(Math.abs(win * 100 - wins)).toBeLessThan(6);
    expect(falls[0]).toBeLessThanOrEqual(1 - win + 1e-9);
    expect(health[0]).toBeLessThanOrEqual(printed(state, { id: hero }, 'health'));
  });

  test('together they are safer than either alone', () => {
    const alone = oddsAgainst(state, ['tantan-tanuki'], facing('enraged-boar'), BOLD);
    const both = oddsAgainst(state, PAIR, facing('enraged-boar'), BOLD);
    expect(both.win).toBeGreaterThan(0.97);
    expect(alone.win).toBeLessThan(0.4);
  });

  test('whoever has little to win and could flee does not fight to the end', () => {
    const timid = oddsAgainst(state, ['tantan-tanuki'], facing('enraged-boar'));
    expect(timid.falls[0]).toBeLessThan(0.1);
  });
});

describe('a combat under way', () => {
  test('each choice has odds of its own, under the key that the rules offer', () => {
    const state = rested(1, PAIR);
    state.monsters.push(facing('rat-brigand'));
    expect(choiceOdds(state, 'atsu-rabbit')).toEqual([]);
    const before = engagementOdds(state, ['atsu-rabbit'], 'red');
    state.combat = {
      slot: 'red',
      fighters: [newFighter('atsu-rabbit')],
      diseases: [],
      bubble: 1,
      round: 1,
      physical: 0,
      order: [],
    };
    const choices = choiceOdds(state, 'atsu-rabbit');
    expect(choices.map(({ key }) => key)).toEqual(['attack', 'skill:atsu-c0', 'flee']);
    const best = Math.max(...choices.map(({ odds }) => odds.worth));
    expect(before?.worth).toBeCloseTo(best, 5);
    const flight = choices.find(({ key }) => key === 'flee');
    expect(flight?.odds).toMatchObject({ win: 0, falls: [0], health: [5] });
  });
});

describe('exact, or about so', () => {
  const alone = (more: (state: State, atsu: State['heroes'][number]) => void): boolean => {
    const state = rested(1, PAIR);
    more(state, state.heroes[0] as State['heroes'][number]);
    return oddsAgainst(state, ['atsu-rabbit'], facing('clawed-prowler')).exact;
  };

  test('one hero against a small monster is worked out; two, or one against the last, are not', () => {
    expect(alone(() => {})).toBe(true);
    expect(oddsAgainst(rested(1, PAIR), PAIR, facing('clawed-prowler')).exact).toBe(false);
    expect(oddsAgainst(rested(5, PAIR), ['tantan-tanuki'], facing('avatar-of-ashraka')).exact).toBe(false);
  });

  test('whoever has more for a combat than a duel has figures for is told so', () => {
    expect(alone((_, atsu) => atsu.hand.push('a1-find-05'))).toBe(false);
    // Nobody plays what they do not understand.
    expect(alone((_, atsu) => atsu.hand.push('a2-find-08'))).toBe(true);
    expect(alone((_, atsu) => atsu.hand.push('a1-find-14', 'a1-find-15'))).toBe(true);
    expect(
      alone((_, atsu) => atsu.hand.push('a1-find-09', 'a1-find-10', 'a1-find-11', 'a1-find-12', 'a2-find-11')),
    ).toBe(false);
  });

  test('rolling again and allies count as long as they can be used', () => {
    expect(alone((_, atsu) => atsu.specials.push('a1-find-22'))).toBe(false);
    const spent = alone((_, atsu) => {
      atsu.specials.push('a1-find-22');
      atsu.used.turn.push('find.a1-find-22');
    });
    expect(spent).toBe(true);
    const ally = (id: 'wise-rabbit' | 'old-owl' | 'sand-fox', uses: number): boolean =>
      alone(state => state.bag.allies.push({ id, uses }));
    expect([ally('wise-rabbit', 1), ally('wise-rabbit', 0), ally('sand-fox', 3), ally('old-owl', 2)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(alone(state => state.bag.allies.push({ id: 'dryad' }))).toBe(true);
  });

  test('which disease goes by itself is a choice that a duel does not weigh', () => {
    const state = rested(4, ['ondine-otter', 'tantan-tanuki']);
    const guard = { ...facing('rat-guard'), cubes: 1 };
    const otter = (): boolean => oddsAgainst(state, ['ondine-otter'], guard, { positions: 1e6 }).exact;
    expect(otter()).toBe(true);
    state.sheets['ondine-otter'].skills.push('ondine-c8');
    expect(otter()).toBe(false);
  });
});

describe('what an end brings', () => {
  const last = (hero: HeroId, adventure: AdventureNumber, more: (state: State) => void) => {
    const state = rested(adventure, [hero, 'atsu-rabbit']);
    more(state);
    state.monsters.push({ ...facing('rat-guard'), cubes: 1 });
    const fighter = newFighter(hero);
    state.combat = {
      slot: 'red',
      fighters: [fighter],
      diseases: [],
      bubble: 1,
      round: 1,
      physical: 0,
      order: [],
    };
    return new Map(choiceOdds(state, hero).map(({ key, odds }) => [key, odds]));
  };

  test('a card that heals all who fight heals each of them once', () => {
    const odds = last('tantan-tanuki', 5, state => {
      const [tantan] = state.heroes;
      state.sheets['tantan-tanuki'].steps.knowledge = 1;
      tantan?.hand.push('a5-find-22');
      Object.assign(tantan ?? {}, { health: 2 });
    });
    expect(odds.get('play:a5-find-22')?.health[0]).toBeCloseTo(3);
  });

  test('who recovers by winning is counted so, up to their value', () => {
    const left = (health: number) =>
      last('brunn-badger', 3, state => {
        Object.assign(state.heroes[0] ?? {}, { health });
        state.sheets['brunn-badger'].skills.push('brunn-c5');
      }).get('attack');
    const full = printed(rested(3, ['brunn-badger']), { id: 'brunn-badger' }, 'health');
    expect(left(2)?.health[0]).toBeCloseTo(3);
    expect(left(full)?.health[0]).toBeCloseTo(full);
  });

  test('who falls while the other lies there loses the adventure, whatever the house says of two falls', () => {
    const lost = (bothDown: boolean, more: (state: State) => void): number => {
      const state = rested(1, PAIR);
      Object.assign(state.house, { bothDown });
      more(state);
      return oddsAgainst(state, ['tantan-tanuki'], facing('enraged-boar'), BOLD).lost;
    };
    const lies = (state: State): void => void Object.assign(state.heroes[0] ?? {}, { health: 0, fell: 'actions' });
    const fell = (state: State): void => void state.fallen.push('atsu-rabbit');
    expect([lost(true, lies), lost(false, lies), lost(false, fell)].every(chance => chance > 0.3)).toBe(true);
    expect(lost(true, fell)).toBe(0);
  });
});

// ---- against dice ----

const attack = (wounds: readonly (readonly [number, number])[]): Act => ({
  ...NOTHING,
  key: 'attack',
  physical: true,
  mana: 0,
  health: 0,
  once: 0,
  isCard: false,
  hits: wounds.map(([n, chance]) => ({ wounds: n, diseases: 0, critical: false, chance })),
});

const ORANGE = [0, 1, 1, 1, 1, 2];
const RED = [1, 1, 2, 2, 2, 3];
const chances = (faces: readonly number[]): [number, number][] => faces.map(face => [face, 1 / 6]);

const fighter = (faces: readonly number[], physical: number, riposte: number): Duelist =>
  duelist([attack(chances(faces))], { maxMana: 0, physical, riposte });

const strikes = (faces: readonly number[], flat: number): Bout => ({
  isMagic: false,
  isPhysical: true,
  blows: [{ does: 'strike', chances: chances(faces).map(([n, chance]) => [n + flat, chance]) }],
});
const REST: Bout = { isMagic: false, isPhysical: false, blows: [] };
const POISONS: Bout = { isMagic: true, isPhysical: false, blows: [{ does: 'infect', chances: [[4, 1]] }] };

const standing = (health: number): Standing => fresh({ health });

/** Dice that fall the same each time. */
function dice(): (faces: readonly number[]) => number {
  const chance = new Chance(newChance('dice'));
  return faces => chance.pick(faces, 'dice');
}

interface Played {
  readonly health: readonly number[];
  readonly cubes: number;
}

/**
 * The rules of the combat once more, told as plainly as can be: an orange+1 fighter and a red one who gives back what they take,
 * against blows and poison in turn, or in one.
 */
function fought(
  roll: (faces: readonly number[]) => number,
  healths: readonly number[],
  foe: number,
  atOnce: boolean,
): Played {
  const health = [...healths];
  const poisoned = health.map(() => false);
  let cubes = foe;
  for (let bubble = 0; ; bubble = (bubble + 1) % 3) {
    for (const n of health.keys()) {
      if (health[n] === 0) continue;
      cubes = Math.max(0, cubes - (n === 0 ? roll(ORANGE) + 1 : roll(RED)));
      if (cubes === 0) return { health, cubes };
      if (poisoned[n]) health[n] = (health[n] as number) - 1;
    }
    for (const n of health.keys()) {
      if (health[n] === 0) continue;
      if (bubble === 0) {
        const lost = Math.min(health[n] as number, roll(RED));
        health[n] = (health[n] as number) - lost;
        if (atOnce && (health[n] as number) > 0) poisoned[n] = true;
        if (n === 1 && lost > 0 && (health[n] as number) > 0) cubes = Math.max(0, cubes - 1);
        if (cubes === 0) return { health, cubes };
      } else if (bubble === 1 && !atOnce) poisoned[n] = true;
    }
    if (health.every(left => left === 0)) return { health, cubes };
  }
}

describe('against fights played out by dice', () => {
  const BITES: Bout = { ...strikes(RED, 0), blows: [...strikes(RED, 0).blows, ...POISONS.blows] };
  const SAMPLES = 20_000;

  test.each([
    [[6], 9, false],
    [[5, 4], 14, false],
    [[3, 6], 12, false],
    [[9, 8], 21, true],
  ])('heroes with %j health against %d cubes, blows that poison: %j', (healths, foe, atOnce) => {
    const heroes = [fighter(ORANGE, 1, 0), fighter(RED, 0, 1)].slice(0, healths.length);
    const solver = new Solver({
      heroes,
      order: [...healths.keys()],
      bouts: atOnce ? [BITES, REST, REST] : [strikes(RED, 0), POISONS, REST],
      stakes: STAKES,
      isLast: false,
      isWhole: true,
      failures: false,
      isFirm: false,
    });
    const position: Position = {
      cubes: foe,
      bubble: 0,
      diseases: 0,
      rally: 0,
      round: 1,
      heroes: healths.map(standing),
    };
    const odds = solver.odds(position);
    const roll = dice();
    let [won, fell] = [0, 0];
    const left = healths.map(() => 0);
    for (let n = 0; n < SAMPLES; n++) {
      const { health, cubes } = fought(roll, healths, foe, atOnce);
      if (cubes === 0) won++;
      if (health[0] === 0) fell++;
      for (const [i, each] of health.entries()) left[i] = (left[i] as number) + each / SAMPLES;
    }
    expect(odds.win).toBeGreaterThan(0.05);
    expect(odds.win).toBeLessThan(0.999);
    expect(Math.abs(odds.win - won / SAMPLES)).toBeLessThan(0.015);
    expect(Math.abs((odds.falls[0] as number) - fell / SAMPLES)).toBeLessThan(0.015);
    for (const [i, each] of left.entries()) expect(Math.abs((odds.health[i] as number) - each)).toBeLessThan(0.06);
  });
});
