// A combat as it could begin, or as it stands, put into the figures of a duel; and what comes of each choice in it. Pure: the board
// shows it before a click, bots decide by it.

import { DIE_FACES, faceOf } from '../../content/dice.ts';
import { findRow, isEquipment } from '../../content/finds.ts';
import { monsterRow } from '../../content/monsters.ts';
import type { Bubble, SkillRow } from '../../content/rows.ts';
import type { Die, Disease, FindId, HeroId, MonsterColour, MonsterOp, Op } from '../../content/vocabulary.ts';
import { knowledgeFor, opsFor } from '../cards.ts';
import { attackKey, fleeKey, playKey, skillKey } from '../keys.ts';
import { figureOf, isUnspent, modOf, modsOf, totalOf } from '../modifiers.ts';
import { forceOf, learned, printed } from '../sheet.ts';
import {
  type Combat,
  type Fighter,
  type Hero,
  heroOf,
  type Monster,
  monsterOn,
  type Open,
  partnerOf,
  sheetOf,
} from '../state.ts';
import {
  type Act,
  type Blow,
  type Bout,
  type Choice,
  DOWN,
  type Duel,
  type Duelist,
  FIRST_ACT_BIT,
  FIRST_HURT,
  FIRST_PHYSICAL,
  FLED,
  FLEE,
  type Hit,
  IN,
  MUTE,
  type Odds,
  PARALYSIS,
  POISON,
  type Position,
  STAKES,
  type Stakes,
  type Standing,
  SURVIVED,
} from './duel.ts';
import { Solver } from './solver.ts';

const BITS: { readonly [disease in Disease]: number } = { paralysis: PARALYSIS, mute: MUTE, poison: POISON };

// ---- dice ----

interface Throw {
  readonly wounds: number;
  readonly critical: boolean;
  readonly chance: number;
}

function thrown(dice: readonly Die[], flat: number): Throw[] {
  let all: Throw[] = [{ wounds: flat, critical: false, chance: 1 }];
  for (const die of dice)
    all = merged(
      all.flatMap(({ wounds, critical, chance }) =>
        DIE_FACES[die].map(shows => ({
          wounds: wounds + shows,
          critical: critical || faceOf(die, shows) === 'critical',
          chance: chance / 6,
        })),
      ),
    );
  return all;
}

function merged(all: readonly Throw[]): Throw[] {
  const found = new Map<number, Throw>();
  for (const { wounds, critical, chance } of all) {
    const key = wounds * 2 + (critical ? 1 : 0);
    found.set(key, { wounds, critical, chance: chance + (found.get(key)?.chance ?? 0) });
  }
  return [...found.values()];
}

// ---- what heroes can do ----

const NOTHING: Omit<Act, 'key' | 'once' | 'mana' | 'health' | 'isCard'> = {
  hits: [{ wounds: 0, diseases: 0, critical: false, chance: 1 }],
  heals: 0,
  healsAll: false,
  cures: 0,
  on: 'self',
  shield: 0,
  ward: 0,
  shieldsPartner: 0,
  guards: -1,
  rally: 0,
};

type Effect = { -readonly [K in keyof typeof NOTHING]: (typeof NOTHING)[K] } & { either: boolean };

/** Whether a disease that must be matched needs no roll. */
interface Hand {
  readonly auto: boolean;
}

/** What a text does in combat; nothing if the duel has no figure for it. */
function effectOf(ops: readonly Op[], hand: Hand): Effect | undefined {
  const effect: Effect = { ...NOTHING, either: false };
  for (const op of ops) if (!add(effect, op, hand)) return undefined;
  return effect;
}

function add(effect: Effect, op: Op, hand: Hand): boolean {
  switch (op.op) {
    case 'wound':
      effect.hits = effect.hits.flatMap(hit =>
        thrown(op.dice, op.flat ?? 0).map(each => ({
          wounds: hit.wounds + each.wounds,
          diseases: hit.diseases,
          critical: hit.critical || each.critical,
          chance: hit.chance * each.chance,
        })),
      );
      return true;
    case 'disease':
      if (op.target === 'hero') return false;
      effect.hits = effect.hits.flatMap(hit => infected(hit, op, hand));
      return true;
    case 'ifCrit': {
      const [then] = op.ops;
      if (op.ops.length !== 1 || then?.op !== 'disease' || then.target === 'hero') return false;
      effect.hits = effect.hits.flatMap(hit => (hit.critical ? infected(hit, then, hand) : [hit]));
      return true;
    }
    case 'block':
      if (op.target === 'partner') effect.shieldsPartner = op.actions;
      else if (op.n === 'all') effect.shield = op.actions;
      else effect.ward = op.n;
      return op.n === 'all' || op.target === 'self';
    case 'guard':
      effect.guards = op.reduce;
      return true;
    case 'gainHealth':
      effect.heals = op.n;
      if (op.target === 'eachCombat') effect.healsAll = true;
      else effect.either = op.target === 'either';
      return op.target === 'eachCombat' || op.target === 'either' || op.target === 'self';
    case 'cure':
      effect.cures = op.n === 'all' ? 3 : op.n;
      effect.either = true;
      return true;
    case 'mod':
      if (op.stat !== 'physical' || op.of !== 'eachCombat') return false;
      effect.rally = op.n;
      return true;
    default:
      return false;
  }
}

function infected(hit: Hit, op: Op & { readonly op: 'disease' }, { auto }: Hand): Hit[] {
  const withIt = (disease: Disease, chance: number): Hit => ({
    ...hit,
    diseases: hit.diseases | BITS[disease],
    chance: hit.chance * chance,
  });
  if (op.mode === 'random') return (Object.keys(BITS) as Disease[]).map(disease => withIt(disease, 1 / 3));
  if (op.mode === 'auto' || auto) return [withIt(op.disease, 1)];
  return [withIt(op.disease, 1 / 3), { ...hit, chance: (hit.chance * 2) / 3 }];
}

interface Price {
  readonly key: string;
  readonly mana: number;
  readonly health: number;
  readonly once: number;
  readonly isCard: boolean;
}

/** One act, or two where it is for oneself or the other. */
function actsOf(price: Price, ops: readonly Op[], hand: Hand): Act[] {
  const effect = effectOf(ops, hand);
  if (!effect) return [];
  const { either, ...rest } = effect;
  const hits = mergedHits(rest.hits);
  const heals = rest.healsAll ? rest.heals : either || rest.heals > 0 ? rest.heals : 0;
  const act: Act = { ...rest, ...price, hits, heals };
  return either ? [act, { ...act, on: 'partner' }] : [act];
}

function mergedHits(hits: readonly Hit[]): Hit[] {
  const found = new Map<number, Hit>();
  for (const hit of hits) {
    const key = (hit.wounds * 8 + hit.diseases) * 2 + (hit.critical ? 1 : 0);
    found.set(key, { ...hit, chance: hit.chance + (found.get(key)?.chance ?? 0) });
  }
  return [...found.values()];
}

/** Combat cards and skills of one combat that a duel keeps count of; more of them would make it long. */
const MOST_LIMITED = 4;

function attackOf(state: Open, hero: Hero): Act {
  const { die } = forceOf(state, hero);
  const critical = totalOf(state, hero, 'critBonus');
  const hits = thrown([die], 0).map(each => ({
    wounds: each.wounds + (each.critical ? critical : 0),
    diseases: 0,
    critical: each.critical,
    chance: each.chance,
  }));
  return { ...NOTHING, key: attackKey, mana: 0, health: 0, once: 0, isCard: false, physical: true, hits };
}

/** The acts of a hero, and which bits are used up already. */
function actsFor(state: Open, hero: Hero): { readonly acts: Act[]; readonly used: number } {
  const hand: Hand = { auto: modOf(state, hero, 'matchingAuto') !== undefined };
  let limited = 0;
  let used = 0;
  const nextBit = (): number => FIRST_ACT_BIT << limited++;
  const ofSkill = (skill: SkillRow): Act[] => {
    const once = skill.limit === undefined ? 0 : nextBit();
    if (!isUnspent(hero, skill)) used |= once;
    const price = {
      key: skillKey.make(skill.id),
      mana: skill.mana ?? 0,
      health: skill.health ?? 0,
      once,
      isCard: false,
    };
    return actsOf(price, skill.ops, hand);
  };
  const ofCard = (card: FindId): Act[] => {
    const row = findRow(card);
    if (!isEquipment(row) || row.type !== 'combat' || knowledgeFor(state, hero) < row.knowledge) return [];
    if (limited >= MOST_LIMITED) return [];
    const price = { key: playKey.make(card), mana: 0, health: 0, once: nextBit(), isCard: true };
    return actsOf(price, opsFor(state, hero, row), hand);
  };
  const skills = learned(sheetOf(state, hero)).filter(({ tree, automatic }) => tree === 'combat' && !automatic);
  const acts = [attackOf(state, hero), ...skills.flatMap(ofSkill), ...hero.hand.flatMap(ofCard)];
  return { acts, used };
}

function duelistOf(state: Open, hero: Hero): { readonly duelist: Duelist; readonly used: number } {
  const { acts, used } = actsFor(state, hero);
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
    },
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
  const found = new Map<number, number>();
  for (const { wounds, chance } of thrown(dice, flat)) found.set(wounds, chance + (found.get(wounds) ?? 0));
  return [...found];
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

/** The combat on the table, with these heroes in the order in which they act. */
function laid(state: Open, combat: Combat, monster: Monster, heroes: readonly Hero[], stakes: Stakes): Laid {
  const fighting = { ...state, combat };
  const row = monsterRow(monster.card);
  const sides = heroes.map(hero => duelistOf(fighting, hero));
  const outside = state.heroes.filter(({ id }) => heroes.every(hero => hero.id !== id));
  const duel: Duel = {
    heroes: sides.map(({ duelist }) => duelist),
    order: [...heroes.keys()],
    bouts: [boutOf(row.bubbles[0]), boutOf(row.bubbles[1]), boutOf(row.bubbles[2])],
    stakes,
    isLast: !state.house.bothDown && outside.some(({ id }) => state.fallen.includes(id)),
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
  { stakes = STAKES, positions = POSITIONS }: Depth = {},
): Odds {
  const fighters = heroes.map(
    (hero): Fighter => ({
      hero,
      status: 'in',
      acted: false,
      diseases: [],
      blocks: [],
      faced: false,
    }),
  );
  const combat: Combat = { slot: monster.slot, fighters, diseases: [], bubble: 1, round: 0, physical: 0, order: [] };
  // What may be used once in a combat may be used again in this one.
  const fresh = heroes.map(id => {
    const hero = heroOf(state, id);
    const disc = hero.disc - figureOf(state, hero, 'engageCost', monsterRow(monster.card).engage);
    return { ...hero, disc, used: { ...hero.used, combat: [] } };
  });
  const { duel, position } = laid(state, combat, monster, fresh, stakes);
  return solved(duel, positions, solver => solver.odds(position));
}

/** What each choice of a hero on this combat turn leads to, by option key. */
export function choiceOdds(
  state: Open,
  hero: HeroId,
  { stakes = STAKES, positions = POSITIONS }: Depth = {},
): readonly Choice[] {
  const { combat } = state;
  const monster = combat && monsterOn(state, combat.slot);
  if (!combat || !monster) return [];
  const own = heroOf(state, hero);
  const partner = partnerOf(state, own);
  const fighting = combat.fighters.some(fighter => fighter.hero === partner.id && fighter.status !== 'fled');
  const { duel, position } = laid(state, combat, monster, fighting ? [own, partner] : [own], stakes);
  const choices = solved(duel, positions, solver => solver.choices(position, 0));
  return choices.map(({ key, odds }) => ({ key: key === FLEE ? fleeKey : key, odds }));
}
