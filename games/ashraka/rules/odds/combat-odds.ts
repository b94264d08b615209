// A combat as it could begin, or as it stands, put into the figures of a duel; and what comes of each choice in it. Pure: the board
// shows it before a click, bots decide by it.

import { merged } from '@veillee/pieces/odds';
import { monsterRow } from '../../content/monsters.ts';
import type { Bubble } from '../../content/rows.ts';
import type { Die, Disease, HeroId, MonsterColour, MonsterOp, Op } from '../../content/vocabulary.ts';
import { fleeKey } from '../keys.ts';
import { figureOf, modOf, modsOf, totalOf } from '../modifiers.ts';
import { forceOf, printed } from '../sheet.ts';
import {
  type Combat,
  type Fighter,
  type Hero,
  heroOf,
  isKo,
  type Monster,
  monsterOn,
  newFighter,
  type Open,
  partnerOf,
} from '../state.ts';
import { actsFor, BITS, couldHelp, thrown } from './acts.ts';
import {
  type Blow,
  type Bout,
  type Choice,
  DOWN,
  type Duel,
  type Duelist,
  FIRST_HURT,
  FIRST_PHYSICAL,
  FLED,
  FLEE,
  IN,
  type Odds,
  type Position,
  STAKES,
  type Stakes,
  type Standing,
  SURVIVED,
} from './duel.ts';
import { Solver } from './solver.ts';

// ---- a hero ----

interface Side {
  readonly duelist: Duelist;
  readonly used: number;
  readonly isWhole: boolean;
}

function duelistOf(state: Open, hero: Hero): Side {
  const { acts, used, isWhole } = actsFor(state, hero);
  const own = modsOf(state, hero, 'physical').filter(({ mod }) => mod.of === undefined);
  const help = modsOf(state, hero, 'physical').filter(({ mod }) => mod.of === 'partner');
  const sum = (mods: typeof own): number => mods.reduce((total, { mod }) => total + mod.n, 0);
  const first = totalOf(state, hero, 'firstPhysical');
  const hurt = -totalOf(state, hero, 'firstHurt');
  const survives = modOf(state, hero, 'surviveAt1') !== undefined;
  return {
    duelist: {
      maxHealth: printed(state, hero, 'health'),
      maxMana: printed(state, hero, 'mana'),
      acts,
      physical: forceOf(state, hero).bonus + sum(own),
      firstPhysical: first,
      partnerPhysical: sum(help),
      firstHurt: hurt,
      riposte: totalOf(state, hero, 'riposte'),
      evades: modOf(state, hero, 'evadeOn') !== undefined,
      survives,
      critMana: totalOf(state, hero, 'critMana'),
      cures: totalOf(state, hero, 'endTurnCure'),
      canFlee: hero.disc >= figureOf(state, hero, 'fleeCost', 1),
      winHeal: totalOf(state, hero, 'winHeal'),
    },
    isWhole,
    // What is no longer in force has no figure, so it counts as used.
    used: used | (first === 0 ? FIRST_PHYSICAL : 0) | (hurt === 0 ? FIRST_HURT : 0) | (survives ? 0 : SURVIVED),
  };
}

// ---- the monster ----

function boutOf({ kind, ops }: Bubble): Bout {
  return { isMagic: kind === 'magic', isPhysical: kind === 'physical', blows: ops.flatMap(blowsOf) };
}

function blowsOf(op: MonsterOp): Blow[] {
  switch (op.op) {
    case 'strike':
      return [{ does: 'strike', chances: sums(op.dice, op.flat ?? 0) }];
    case 'disease':
      return [{ does: 'infect', chances: diseasesOf(op) }];
    case 'loseMana':
      return [{ does: 'drain', n: op.n }];
    case 'healMonster':
      return [{ does: 'heal', n: op.n }];
    case 'coins':
      return [];
  }
}

function sums(dice: readonly Die[], flat: number): [number, number][] {
  return merged(thrown(dice, flat), ({ wounds }) => wounds).map(({ wounds, chance }) => [wounds, chance]);
}

function diseasesOf(op: Op & { readonly op: 'disease' }): [number, number][] {
  if (op.mode === 'random') return Object.values(BITS).map(bit => [bit, 1 / 3]);
  const bit = BITS[op.disease];
  return op.mode === 'auto'
    ? [[bit, 1]]
    : [
        [bit, 1 / 3],
        [0, 2 / 3],
      ];
}

// ---- the duel ----

const bitsOf = (diseases: readonly Disease[]): number => diseases.reduce((bits, disease) => bits | BITS[disease], 0);

function standingOf(hero: Hero, fighter: Fighter | undefined, used: number): Standing {
  const blocks = fighter?.blocks ?? [];
  const wards = blocks.filter(({ n }) => n < 9).reduce((sum, { n }) => sum + n, 0);
  return {
    health: hero.health,
    mana: hero.mana,
    used,
    diseases: bitsOf(fighter?.diseases ?? []),
    shield: Math.max(0, ...blocks.filter(({ n }) => n >= 9).map(({ actions }) => actions)),
    ward: wards,
    guards: fighter?.guards ?? -1,
    status: fighter?.status === 'ko' ? DOWN : fighter?.status === 'fled' ? FLED : IN,
    acted: fighter?.acted ?? false,
  };
}

interface Laid {
  readonly duel: Duel;
  readonly position: Position;
}

/** What is at stake, and how much may be worked out before choices further off are made at a glance, in positions. */
export interface Depth {
  readonly stakes?: Stakes;
  /** Nobody flees later on: what whoever still has to decide about that wants to know. */
  readonly isFirm?: boolean;
  readonly positions?: number;
}

const POSITIONS = 2500;
/** Rounds of which every choice is looked at, deeper and deeper while it stays quick. */
const DEEPEST = 14;
const DEPTHS = [0, 1, 2, 3, DEEPEST];

/** Worked out as deep as it stays quick. */
function solved<T>(duel: Duel, positions: number, ask: (solver: Solver) => T): T {
  for (const depth of DEPTHS) {
    const solver = new Solver(duel, depth);
    const answer = ask(solver);
    if (depth === DEEPEST || solver.size * 5 > positions) return answer;
  }
  throw new Error('a duel has no depth');
}

type How = Pick<Duel, 'stakes' | 'isFirm'>;

/** The combat on the table, with these heroes in the order in which they act. */
function laid(state: Open, combat: Combat, monster: Monster, heroes: readonly Hero[], how: How): Laid {
  const fighting = { ...state, combat };
  const row = monsterRow(monster.card);
  const sides = heroes.map(hero => duelistOf(fighting, hero));
  const outside = state.heroes.filter(({ id }) => heroes.every(hero => hero.id !== id));
  const duel: Duel = {
    heroes: sides.map(({ duelist }) => duelist),
    order: [...heroes.keys()],
    bouts: [boutOf(row.bubbles[0]), boutOf(row.bubbles[1]), boutOf(row.bubbles[2])],
    ...how,
    isLast: outside.some(hero => isKo(hero) || (!state.house.bothDown && state.fallen.includes(hero.id))),
    isWhole: sides.every(({ isWhole }) => isWhole) && heroes.length === 1 && !couldHelp(state),
    failures: state.house.failures,
  };
  const fighterOf = (hero: Hero): Fighter | undefined => combat.fighters.find(fighter => fighter.hero === hero.id);
  const position: Position = {
    cubes: monster.cubes,
    bubble: combat.bubble - 1,
    diseases: bitsOf(combat.diseases),
    rally: Math.min(2, combat.physical),
    round: 1,
    heroes: heroes.map((hero, n) => {
      const standing = standingOf(hero, fighterOf(hero), sides[n]?.used ?? 0);
      // A monster that acts first does so before anybody (ASH-20.20).
      return row.actsFirst && combat.round === 0 ? { ...standing, acted: true } : standing;
    }),
  };
  return { duel, position };
}

/** The odds of a combat with these heroes, before it begins. */
export function engagementOdds(
  state: Open,
  heroes: readonly HeroId[],
  slot: MonsterColour,
  depth?: Depth,
): Odds | undefined {
  const monster = monsterOn(state, slot);
  return monster && oddsAgainst(state, heroes, monster, depth);
}

/** The same against any monster, also one that is not yet there. */
export function oddsAgainst(
  state: Open,
  heroes: readonly HeroId[],
  monster: Monster,
  { stakes = STAKES, positions = POSITIONS, isFirm = false }: Depth = {},
): Odds {
  const fighters = heroes.map(newFighter);
  const combat: Combat = { slot: monster.slot, fighters, diseases: [], bubble: 1, round: 0, physical: 0, order: [] };
  // What may be used once in a combat may be used again in this one.
  const fresh = heroes.map(id => {
    const hero = heroOf(state, id);
    const disc = hero.disc - figureOf(state, hero, 'engageCost', monsterRow(monster.card).engage);
    return { ...hero, disc, used: { ...hero.used, combat: [] } };
  });
  const { duel, position } = laid(state, combat, monster, fresh, { stakes, isFirm });
  return solved(duel, positions, solver => solver.odds(position));
}

/** What each choice of a hero on this combat turn leads to, by option key. */
export function choiceOdds(
  state: Open,
  hero: HeroId,
  { stakes = STAKES, positions = POSITIONS, isFirm = false }: Depth = {},
): readonly Choice[] {
  const { combat } = state;
  const monster = combat && monsterOn(state, combat.slot);
  if (!combat || !monster) return [];
  const own = heroOf(state, hero);
  const partner = partnerOf(state, own);
  const fighting = combat.fighters.some(fighter => fighter.hero === partner.id && fighter.status !== 'fled');
  const { duel, position } = laid(state, combat, monster, fighting ? [own, partner] : [own], { stakes, isFirm });
  const choices = solved(duel, positions, solver => solver.choices(position, 0));
  return choices.map(({ key, odds }) => ({ key: key === FLEE ? fleeKey : key, odds }));
}
