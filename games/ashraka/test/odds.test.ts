// The odds of combats: against the figures that heroes and monsters were balanced by, and against fights played out by dice.

import { Chance, newChance } from '@veillee/kernel';
import { describe, expect, test } from 'vitest';
import { monsterRow } from '../content/monsters.ts';
import type { AdventureNumber, HeroId, MonsterId } from '../content/vocabulary.ts';
import { choiceOdds, engagementOdds, oddsAgainst } from '../rules/odds/combat-odds.ts';
import { type Act, type Bout, type Duelist, type Position, STAKES, type Standing } from '../rules/odds/duel.ts';
import { Solver } from '../rules/odds/solver.ts';
import { beginning } from '../rules/setup.ts';
import { printed } from '../rules/sheet.ts';
import type { Monster, State } from '../rules/state.ts';

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
      fighters: [{ hero: 'atsu-rabbit', status: 'in', acted: false, diseases: [], blocks: [], faced: false }],
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

// ---- against dice ----

const attack = (wounds: readonly (readonly [number, number])[]): Act => ({
  key: 'attack',
  physical: true,
  mana: 0,
  health: 0,
  once: 0,
  isCard: false,
  hits: wounds.map(([n, chance]) => ({ wounds: n, diseases: 0, critical: false, chance })),
  heals: 0,
  healsAll: false,
  cures: 0,
  on: 'self',
  shield: 0,
  ward: 0,
  shieldsPartner: 0,
  guards: -1,
  rally: 0,
});

const ORANGE = [0, 1, 1, 1, 1, 2];
const RED = [1, 1, 2, 2, 2, 3];
const chances = (faces: readonly number[]): [number, number][] => faces.map(face => [face, 1 / 6]);

const fighter = (faces: readonly number[], physical: number, riposte: number): Duelist => ({
  maxHealth: 9,
  maxMana: 0,
  acts: [attack(chances(faces))],
  physical,
  firstPhysical: 0,
  partnerPhysical: 0,
  firstHurt: 0,
  riposte,
  evades: false,
  survives: false,
  critMana: 0,
  cures: 0,
  canFlee: false,
});

const strikes = (faces: readonly number[], flat: number): Bout => ({
  isMagic: false,
  isPhysical: true,
  blows: [{ does: 'strike', chances: chances(faces).map(([n, chance]) => [n + flat, chance]) }],
});
const REST: Bout = { isMagic: false, isPhysical: false, blows: [] };
const POISONS: Bout = { isMagic: true, isPhysical: false, blows: [{ does: 'infect', chances: [[4, 1]] }] };

const standing = (health: number): Standing => ({
  health,
  mana: 0,
  used: 0,
  diseases: 0,
  shield: 0,
  ward: 0,
  guards: -1,
  status: 0,
  acted: false,
});

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
      failures: false,
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
