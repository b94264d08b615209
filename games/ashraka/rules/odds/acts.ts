// What a hero can do on a combat turn, put into the figures of a duel: attack, skills and Combat cards, each with all that its dice
// may bring. What a duel has no figures for is said to be missing.

import { merged } from '@veillee/pieces/odds';
import { allyRow } from '../../content/allies.ts';
import { DIE_FACES, faceOf } from '../../content/dice.ts';
import { findRow, isEquipment } from '../../content/finds.ts';
import type { SkillRow } from '../../content/rows.ts';
import type { Die, Disease, FindId, Op, OpName } from '../../content/vocabulary.ts';
import { knowledgeFor, opsFor } from '../cards.ts';
import { attackKey, playKey, skillKey } from '../keys.ts';
import { isUnspent, modOf, modsOf, totalOf } from '../modifiers.ts';
import { forceOf, learned } from '../sheet.ts';
import { type Hero, type Open, sheetOf } from '../state.ts';
import { type Act, FIRST_ACT_BIT, type Hit, MUTE, PARALYSIS, POISON } from './duel.ts';

export const BITS: { readonly [disease in Disease]: number } = { paralysis: PARALYSIS, mute: MUTE, poison: POISON };

// ---- dice ----

interface Throw {
  readonly wounds: number;
  readonly critical: boolean;
  readonly chance: number;
}

export function thrown(dice: readonly Die[], flat: number): Throw[] {
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
      ({ wounds, critical }) => wounds * 2 + (critical ? 1 : 0),
    );
  return all;
}

// ---- what heroes can do ----

/** What an act does that is not said to do anything. */
export const NOTHING: Omit<Act, 'key' | 'once' | 'mana' | 'health' | 'isCard'> = {
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

const mergedHits = (hits: readonly Hit[]): Hit[] =>
  merged(hits, ({ wounds, diseases, critical }) => (wounds * 8 + diseases) * 2 + (critical ? 1 : 0));

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

interface Repertoire {
  readonly acts: Act[];
  /** Bits of what is used up already. */
  readonly used: number;
  /** Nothing that the hero could do is missing. */
  readonly isWhole: boolean;
}

export function actsFor(state: Open, hero: Hero): Repertoire {
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
    if (!isEquipment(row) || knowledgeFor(state, hero) < row.knowledge) return [];
    if (limited >= MOST_LIMITED) return [];
    const price = { key: playKey.make(card), mana: 0, health: 0, once: nextBit(), isCard: true };
    return actsOf(price, opsFor(state, hero, row), hand);
  };
  const skills = learned(sheetOf(state, hero)).filter(({ tree, automatic }) => tree === 'combat' && !automatic);
  const cards = hero.hand.filter(card => findRow(card).type === 'combat');
  const acts = [...skills.map(ofSkill), ...cards.map(ofCard)];
  const isLearnt = (card: FindId): boolean => {
    const row = findRow(card);
    return isEquipment(row) && knowledgeFor(state, hero) >= row.knowledge;
  };
  const known = cards.filter(isLearnt).length + skills.length;
  return {
    acts: [attackOf(state, hero), ...acts.flat()],
    used,
    isWhole: acts.filter(ways => ways.length > 0).length === known && !hasMore(state, hero, isLearnt),
  };
}

/** Whether a hero has something else for a combat: Free cards, rolling again, a choice of which disease goes. */
function hasMore(state: Open, hero: Hero, isLearnt: (card: FindId) => boolean): boolean {
  const isFree = (card: FindId): boolean => findRow(card).type === 'free' && isLearnt(card);
  const rolls = modsOf(state, hero, 'reroll').some(({ source }) => !hero.used.turn.includes(source.text));
  return hero.hand.some(isFree) || rolls || totalOf(state, hero, 'endTurnCure') > 0;
}

const HELPFUL: readonly OpName[] = ['gainHealth', 'removeMonster', 'disease', 'reroll', 'mod'];

/** Whether an ally could be called in a combat. */
export const couldHelp = ({ bag }: Open): boolean =>
  bag.allies.some(({ id, uses = 0 }) => uses > 0 && allyRow(id).ops.some(({ op }) => HELPFUL.includes(op)));
