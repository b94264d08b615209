// Feats, as heroes think of them: what a card would change of the fight at hand, against what it may be worth later. Worth is counted as in
// `blows.ts`, in parts of what a figure's death is worth.

import { bestOf } from '@veillee/bots/judgement';
import type { Decision, Picks } from '@veillee/kernel';
import { dieRow } from '../content/dice.ts';
import { FEATS, featRow } from '../content/feats.ts';
import { heroRow } from '../content/heroes.ts';
import { overlordCardRow } from '../content/overlord.ts';
import type { FeatRow } from '../content/rows.ts';
import type { HeroOp, SkillType } from '../content/vocabulary.ts';
import type { Attacking } from '../rules/attack/attacking.ts';
import { type Blow, blowsOf, type Foretold, foretoldAgain } from '../rules/attack/foretell.ts';
import { meansOf } from '../rules/attack/means.ts';
import { attacksOf } from '../rules/attack/options.ts';
import { mapNow } from '../rules/board.ts';
import { opOf } from '../rules/effects/held.ts';
import { rankIn, statOf } from '../rules/effects/stats.ts';
import { lastingKey } from '../rules/feats/hand.ts';
import * as keys from '../rules/keys.ts';
import {
  figureAt,
  type Hero,
  type Known,
  livingMonsters,
  maybeFigure,
  rowId,
  sheetOf,
  standsOn,
} from '../rules/state.ts';
import { worthOfBlow } from './blows.ts';
import { foretoldBy, type Mind } from './mind.ts';

/** A card is kept for something better than this; one that may soon have to be discarded for less. */
const LEAST = 1.5;
const LEAST_OF_MANY = 0.5;
/** How often the die that a card may fail on lets it work. */
const WORKS = 2 / 3;
/** What a point of threat, of fatigue or of movement is worth, and a card of the overlord's. */
const THREAT = 0.4;
const FATIGUE = 0.5;
const STEP = 0.2;
const CARD = 0.8;

const limitOf = (hero: Hero): number => opOf(hero, 'feats')?.limit ?? FEATS.limit;

/** The best feat on offer, if it is worth playing now. */
export function featNow(mind: Mind, hero: Hero): string | undefined {
  const offered = mind.turn.decision.options.flatMap(({ key }) =>
    (keys.featKey.read(key) ?? []).map(id => ({ key, worth: worthOfFeat(mind, hero, featRow(id)) })),
  );
  const best = bestOf(offered, ({ worth }) => worth);
  const held = mind.view.featCards?.cards?.[hero.id]?.length ?? 0;
  const least = held >= limitOf(hero) ? LEAST_OF_MANY : LEAST;
  return best && best.worth >= least ? best.key : undefined;
}

export function featPicks(mind: Mind, hero: Hero): Picks {
  const key = featNow(mind, hero);
  return key === undefined ? [] : [key];
}

function worthOfFeat(mind: Mind, hero: Hero, { effect }: FeatRow): number {
  const worth = Math.max(...effect.ops.map(op => worthOfOp(mind, hero, op, effect.when)));
  return effect.failsOn === undefined ? worth : WORKS * worth;
}

/** The attack under way; none of whoever has died in the middle of it. */
function attackNow(known: Known): Attacking | undefined {
  const attack = known.attacks.at(-1);
  return attack && maybeFigure(known, attack.by) ? attack : undefined;
}

function worthOfOp(mind: Mind, hero: Hero, op: HeroOp, when: FeatRow['effect']['when']): number {
  const { known } = mind;
  const attack = attackNow(known);
  switch (op.op) {
    case 'ward':
      return attack ? spared(known, attack, { wards: { ...attack.wards, [hero.id]: op.n } }) : 0;
    case 'hide':
      return attack ? spared(known, attack, { hidden: [...(attack.hidden ?? []), hero.id] }) : 0;
    case 'armourWithin':
      return attack ? spared(known, attack, { wards: wardsFor(known, hero, op.within, op.n) }) : 0;
    case 'escape':
      return attack ? lossOf(known, foretoldAgain(known, attack, []), hero) : 0;
    case 'have':
      return worthOfHaving(mind, hero, op, when);
    case 'add':
      return attack ? gained(known, attack, { lines: [...attack.lines, { source: attack.name, bonus: op.bonus }] }) : 0;
    case 'gain': {
      if (!attack) return 0;
      const abilities = [...attack.abilities, { ability: op.ability, ...(op.rank !== undefined && { rank: op.rank }) }];
      return gained(known, attack, { abilities, sorcery: rankIn(abilities, 'sorcery') });
    }
    case 'faces':
      return attack
        ? gained(known, attack, {
            dice: attack.dice.map(({ die, face }) => ({ die, face: die === op.but ? face : bestFace(die) })),
          })
        : 0;
    case 'attack':
      return bestBlow(mind, hero, 'any', attack?.by);
    case 'attacksOf':
      return bestBlow(mind, hero, op.kind);
    case 'tokens':
      return 2;
    case 'recover':
      return FATIGUE * (statOf(known, hero.id, 'maxFatigue') - hero.fatigue);
    case 'movement':
      return STEP * op.n;
    case 'speed':
      return STEP * 2 * op.n;
    case 'threat':
      return THREAT * Math.min(-op.n, known.overlord.threat);
    case 'foil':
      return CARD * Math.min(op.n, mind.view.overlord.hand);
    case 'stopCard':
      return lastCost(known) / 4;
    default:
      return 0;
  }
}

// ---- attacks ----

/** What an attack comes to: by its pool before the dice, as they lie after. */
const blowsNow = (known: Known, attack: Attacking): readonly (Blow | Foretold)[] =>
  attack.dice.length === 0 ? blowsOf(known, attack) : foretoldAgain(known, attack, []);

const gained = (known: Known, attack: Attacking, change: Partial<Attacking>): number =>
  worthOfBlow(known, 'heroes', blowsNow(known, { ...attack, ...change })) -
  worthOfBlow(known, 'heroes', blowsNow(known, attack));

/** What the heroes lose by a monster's attack, all of them or this one. */
const lossOf = (known: Known, blows: readonly Foretold[], hero?: Hero): number =>
  worthOfBlow(
    known,
    'overlord',
    blows.filter(({ figure }) => hero === undefined || figure === hero.id),
  );

const spared = (known: Known, attack: Attacking, change: Partial<Attacking>): number =>
  lossOf(known, blowsNow(known, attack)) - lossOf(known, blowsNow(known, { ...attack, ...change }));

const wardsFor = (known: Known, hero: Hero, within: number, n: number): NonNullable<Attacking['wards']> =>
  Object.fromEntries(
    known.heroes.flatMap(({ id, at }) => {
      const isNear = at !== undefined && hero.at !== undefined && mapNow(known).bare.distance(hero.at, at) <= within;
      return id === hero.id || isNear ? [[id, n]] : [];
    }),
  );

/** The best attack from where the hero stands: of this kind, on this figure alone if one is named. */
function bestBlow(mind: Mind, hero: Hero, kind: string, on?: string): number {
  const { known } = mind;
  const strike = foretoldBy(mind, hero.id, 'effect');
  const choices = attacksOf(known, hero.id, 'effect').filter(
    ({ weapon, target }) =>
      (kind === 'any' || meansOf(known, hero, weapon).kind === kind) &&
      (on === undefined || figureAt(known, target)?.id === on),
  );
  return choices.reduce((most, how) => Math.max(most, worthOfBlow(known, 'heroes', strike.of(how))), 0);
}

/** Ghost and Stealth against a blow that comes, Aura where monsters stand near, Reach where it finds somebody. */
function worthOfHaving(mind: Mind, hero: Hero, { ability }: { readonly ability: string }, when: string): number {
  const { known } = mind;
  const attack = attackNow(known);
  if (ability === 'aura') return NEAR * monstersNear(known, hero);
  if (ability === 'reach') return lungeOf(mind, hero);
  return when === 'attacked:declare' && attack ? lossOf(known, blowsNow(known, attack), hero) : 0;
}
/** A monster that may come beside a hero with an Aura. */
const NEAR = 0.6;
const STEPS_NEAR = 4;
const monstersNear = (known: Known, { at }: Hero): number =>
  at === undefined
    ? 0
    : livingMonsters(known).filter(one => standsOn(one).some(to => mapNow(known).distance(at, to) <= STEPS_NEAR))
        .length;

/** What Reach opens that is not within reach as it is, as long as an attack is left. */
function lungeOf(mind: Mind, hero: Hero): number {
  const { known } = mind;
  if ((known.turn?.attacks ?? 0) === 0) return 0;
  const card = 'lunge#1';
  const longer: Hero = { ...hero, faceUp: [card], lasting: [...hero.lasting, lastingKey(card)] };
  const there: Known = { ...known, heroes: known.heroes.map(one => (one.id === hero.id ? longer : one)) };
  return bestBlow({ ...mind, known: there }, longer, 'melee') - bestBlow(mind, hero, 'any');
}

// ---- cards of the overlord ----

/** What the dearer of those costs that were just played. */
function lastCost({ overlord: { played, powers } }: Known): number {
  const costs = [played.at(-1), powers.at(-1)].flatMap(card => (card ? [overlordCardRow(rowId(card)).cost] : []));
  return Math.max(0, ...costs);
}

// ---- dice and cards ----

/** Damage counts, what may become damage too, and a surge nearly as much. */
const scoreOf = (die: Attacking['dice'][number]['die'], face: number): number => {
  const { damage = 0, enhancements = 0, surges = 0, miss } = dieRow(die).faces[face] ?? {};
  return miss ? -1 : damage + enhancements + 0.7 * surges;
};
const bestFace = (die: Attacking['dice'][number]['die']): number =>
  bestOf([0, 1, 2, 3, 4, 5], face => scoreOf(die, face)) ?? 0;

export function facePicks({ options }: Decision): Picks {
  const best = bestOf(options, ({ key }) => {
    const [die, face] = keys.dieKey.read(key) ?? [];
    return die === undefined || face === undefined ? 0 : scoreOf(die as Attacking['dice'][number]['die'], face);
  });
  return best ? [best.key] : [];
}

/** Of the type of which the sheet shows most. */
export function drawPicks({ options }: Decision, hero: Hero): Picks {
  const { skills } = heroRow(sheetOf(hero));
  const best = bestOf(options, ({ key }) => skills[keys.featTypeKey.only(key) as SkillType]);
  return best ? [best.key] : [];
}

/** What is easily done without: of two that are alike one, then what does least for a fight. */
export function discardPicks({ view, turn: { decision } }: Mind, hero: Hero): Picks {
  const cards = view.featCards?.cards?.[hero.id] ?? [];
  const best = bestOf(decision.options, ({ key }) => {
    const id = keys.featKey.only(key);
    const copies = cards.filter(card => rowId(card) === id).length;
    const isSlight = featRow(id).effect.ops.some(({ op }) => op === 'movement' || op === 'speed' || op === 'recover');
    return copies + (isSlight ? 1 : 0);
  });
  return best ? [best.key] : [];
}
