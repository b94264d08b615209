// What monsters on the board could do to a hero in the overlord's next turn: who can come near enough, and how much that would hurt.

import type { GridWay, Reach, Space } from '@veillee/pieces/geometry';
import { kept, madeOnce } from '@veillee/pieces/kept';
import { expected, mean } from '@veillee/pieces/odds';
import { propRow } from '../content/props.ts';
import { quests } from '../content/quests.ts';
import type { Kind } from '../content/vocabulary.ts';
import { diceFor, kindsOf } from '../rules/attack/morph.ts';
import { type Attack, type Target, woundOdds } from '../rules/attack/odds.ts';
import { groundNow } from '../rules/board.ts';
import { armourAgainst, type MonsterStats, rankIn, statOf, statsOf } from '../rules/effects/stats.ts';
import { type Ground, unseen } from '../rules/ground.ts';
import { isLastFight } from '../rules/legend/dungeon/avatar.ts';
import { roomOf, sealedSpaces } from '../rules/legend/dungeon/bound.ts';
import { strikesWebbed, webbedHeroes } from '../rules/legend/outdoors/duels.ts';
import { treadOf } from '../rules/overlord/activation.ts';
import {
  type Hero,
  type HeroId,
  type Known,
  livingMonsters,
  type Monster,
  type MonsterFigure,
  standsOn,
} from '../rules/state.ts';
import { costOfDeath } from './blows.ts';

/** What one token of conquest is worth: everything else is counted beside it. */
export const CONQUEST = 10;
/** The turn that is lost by whoever wakes in Town. */
const LOST_TURN = 5;
/** How far missiles are feared. */
const SHOT = 6;

/** A usual distance for a shot. */
const USUAL = 3;

/** Wounds on the average, and how much they vary. */
interface Hurt {
  readonly mean: number;
  readonly variance: number;
}
const NONE: Hurt = { mean: 0, variance: 0 };

/** By what a monster's card says: by armour and distance. Changed cards are made anew each time, so they are known by what they say too. */
const hurtsBy = madeOnce((_: MonsterStats) => new Map<number, Hurt>());
const MOST_ARMOUR = 1024;

const hurtOf = kept((key: string): Hurt => {
  const [attack, target] = JSON.parse(key) as [Attack, Target];
  const odds = woundOdds(attack, target);
  const average = mean(odds);
  return { mean: average, variance: expected(odds, n => (n - average) ** 2) };
}, 4096);

/** Armour of each hero against each kind of attack, which is the same for all monsters. */
type Armours = (hero: Hero, kind: Kind) => number;
function armoursIn(state: Known): Armours {
  const found = new Map<string, number>();
  return (hero, kind) => {
    const key = `${hero.id} ${kind}`;
    const known = found.get(key) ?? armourAgainst(state, hero, kind).total;
    found.set(key, known);
    return known;
  };
}

/** One attack of a monster on a hero, so far away. */
function blow(state: Known, monster: Monster, hero: Hero, distance: number, armourOf: Armours): Hurt {
  const stats = statsOf(state, monster);
  const { bonus, abilities } = stats;
  // Of one that morphs: by the kind that fits the distance.
  const [own, ...others] = kindsOf(stats.kind);
  const kind: Kind = others.length > 0 && distance > 1 ? 'magic' : (own as Kind);
  const dice = diceFor(stats, kind);
  const armour = armourOf(hero, kind);
  const hurts = hurtsBy(stats);
  const number = MOST_ARMOUR * (kind === 'melee' ? 0 : distance) + armour;
  const known = hurts.get(number);
  if (known) return known;
  const attack: Attack = {
    dice,
    bonus: { ...bonus, pierce: rankIn(abilities, 'pierce') },
    sorcery: rankIn(abilities, 'sorcery'),
  };
  const far = kind === 'melee' ? {} : { distance };
  const hurt = hurtOf(JSON.stringify([attack, { ...far, armour }]));
  hurts.set(number, hurt);
  return hurt;
}

/** A monster, and how it threatens whoever stands somewhere. */
export interface Menace {
  readonly id: MonsterFigure;
  /** What it would do to this hero on that space. */
  hurts(hero: Hero, at: Space): Hurt;
  /** Wounds to expect of one round of it, wherever it stands. */
  fear(hero: Hero): number;
  /** Heroes whom it can strike as they stand. */
  readonly exposed: ReadonlySet<HeroId>;
}

/** All monsters; heroes bar their way as they stand. */
export function menacesOf(state: Known): Menace[] {
  const armourOf = armoursIn(state);
  return livingMonsters(state).map(monster => menaceOf(state, monster, armourOf));
}

function menaceOf(state: Known, monster: Monster, armourOf: Armours): Menace {
  const { speed, kind, abilities } = statsOf(state, monster);
  const shots = kind === 'melee' ? 1 + rankIn(abilities, 'reach') : SHOT;
  const steps = stepsOf(state, monster, speed + shots);
  const times = rankIn(abilities, 'quick-shot') > 0 ? 2 : 1;
  const finds = strikesWebbed(state, monster) ? webbedHeroes(state).map(({ id }) => id) : [];
  const known = new Map<HeroId, Hurt[]>();
  const fears = new Map<HeroId, number>();
  const exposed = new Set<HeroId>();
  const menace: Menace = {
    id: monster.id,
    exposed,
    hurts(hero, at) {
      const far = finds.includes(hero.id) ? 1 : steps.cost(at);
      if (far > speed + shots) return NONE;
      const distance = kind === 'melee' ? 1 : Math.max(1, far - speed);
      const byDistance = known.get(hero.id) ?? [];
      const before = byDistance[distance];
      if (before) return before;
      const once = blow(state, monster, hero, distance, armourOf);
      const all = { mean: times * once.mean, variance: times * once.variance };
      byDistance[distance] = all;
      known.set(hero.id, byDistance);
      return all;
    },
    fear(hero) {
      const before = fears.get(hero.id) ?? times * blow(state, monster, hero, USUAL, armourOf).mean;
      fears.set(hero.id, before);
      return before;
    },
  };
  for (const hero of state.heroes) if (hero.at && menace.hurts(hero, hero.at).mean > 0) exposed.add(hero.id);
  return menace;
}

/** Where a monster comes to, and what that rests on. */
interface Range {
  readonly terms: string;
  /** Who bars its way. */
  readonly enemies: ReadonlySet<Space>;
  readonly steps: Reach<Space, GridWay>;
}
const rangesOn = madeOnce((_: Ground) => new Map<MonsterFigure, Range>());

/** Kept with the ground: whoever moves where it does not come changes nothing about it. */
function stepsOf(state: Known, monster: Monster, limit: number): Reach<Space, GridWay> {
  const ground = groundNow(state);
  const { isOpen, flies, enemies } = treadOf(state, monster);
  const { id, at, bound, came } = monster;
  const barred = state.dungeon ? [came, roomOf(state, monster) !== undefined, ...sealedSpaces(state)] : [];
  const terms = [at, limit, flies, bound, ...barred].join();
  const ranges = rangesOn(ground);
  const known = ranges.get(id);
  if (known?.terms === terms && (flies || isUntouched(known, enemies))) return known.steps;
  const { open: map, terrain } = ground;
  const blocks = (to: Space): boolean => {
    const prop = terrain.get(to);
    return prop !== undefined && propRow(prop).blocksMovement === true;
  };
  const steps = map.reach(standsOn(monster), {
    limit,
    enter: to => (!isOpen(to) || (!flies && blocks(to)) ? Number.POSITIVE_INFINITY : 1),
    ...(!flies && { stop: (to: Space) => enemies.has(to) }),
  });
  ranges.set(id, { terms, enemies, steps });
  return steps;
}

/** Whether those who bar the way now and did not before, or the other way round, all stand where it does not come. */
function isUntouched({ enemies: before, steps }: Range, enemies: ReadonlySet<Space>): boolean {
  for (const at of enemies) if (!before.has(at) && steps.has(at)) return false;
  for (const at of before) if (!enemies.has(at) && steps.has(at)) return false;
  return true;
}

/** What the death of this hero costs the party. */
export function deathToll(state: Known, hero: Hero): number {
  const cost = costOfDeath(state, hero);
  // The last tokens are the quest itself; but nobody wins it by hiding.
  const dear = state.legend ? 1 : cost >= state.conquest ? lastOf(state) : 1 + 1 / Math.max(1, state.conquest - cost);
  return (isLastFight(state) ? LAST_FIGHT : 1) * LOST_TURN + CONQUEST * cost * dear;
}
/** Whoever falls to the avatar comes back no more (LEG-12.16): so many turns are lost with them. */
const LAST_FIGHT = 4;
const LAST = 3;
/** With one token left every death is the end, whoever's, and so is standing still: then they play to win. With a few, nearly so. */
const LAST_TOKEN = 1.2;
const LAST_FEW = 1.6;
const lastOf = (state: Known): number => (!isOfBox(state) ? LAST : state.conquest <= 1 ? LAST_TOKEN : LAST_FEW);

/** Quests of the base box are played as their pools were fitted. */
export const isOfBox = ({ quest }: Known): boolean => quests.find(({ id }) => id === quest)?.boxes !== undefined;

/**
 * What of a death a hero has behind them with so many wounds left: whoever dies wakes whole, so that each wound is a piece of a death, cheap while
 * there are many left to heal, dear where there are few.
 */
const worn = (left: number, most: number): number => (1 - Math.max(0, Math.min(1, left / most))) ** WEARS;
const WEARS = 1.4;

/** The chance that a normal number is at least so many deviations above its mean. */
const beyond = (z: number): number => 1 / (1 + Math.exp(1.702 * z));

export interface Peril {
  /** Wounds to expect. */
  readonly wounds: number;
  readonly death: number;
  readonly cost: number;
}
export const SAFE: Peril = { wounds: 0, death: 0, cost: 0 };

/** How likely somebody is still there to strike. */
export type Alive = (id: MonsterFigure) => number;

/** Others whom somebody can strike: those who go yet in this round may be gone by then. */
function othersOf(state: Known, { exposed }: Menace, { id }: Hero): number {
  let sum = 0;
  for (const other of state.heroes) if (other.id !== id && exposed.has(other.id)) sum += other.ready ? MOVES_ON : 1;
  return sum;
}
const MOVES_ON = 0.5;
/** Whoever is struck instead of a friend spares that friend: so much of it is no loss to the party. */
const SPARED = 0.7;
/** Whoever stands off is struck later: so much of what is escaped now comes all the same. */
const PUT_OFF = 0.45;

/** What may come to a hero who ends a turn on a space. `eased`: what is left of blows where one dodges. */
export function perilsOf(
  state: Known,
  menaces: readonly Menace[],
  hero: Hero,
): (at: Space, alive?: Alive, eased?: number) => Peril {
  const others = menaces.map(menace => othersOf(state, menace, hero));
  const most = statOf(state, hero.id, 'maxWounds');
  const before = worn(hero.wounds, most);
  const toll = deathToll(state, hero);
  return (at, alive = () => 1, eased = 1) => {
    let [wounds, variance, net] = [0, 0, 0];
    for (const [n, menace] of menaces.entries()) {
      const there = alive(menace.id);
      const hurt = menace.hurts(hero, at);
      if (there === 0 || hurt.mean === 0) continue;
      const spared = others[n] as number;
      // Whoever can strike several strikes one of them.
      const share = there / (1 + spared);
      wounds += share * eased * hurt.mean;
      net += share * eased * hurt.mean * (1 - (SPARED * spared) / (1 + spared));
      variance += share * hurt.variance + share * (1 - share) * hurt.mean ** 2;
    }
    if (wounds === 0) return SAFE;
    const death = beyond((hero.wounds - 0.5 - wounds) / Math.sqrt(variance + 0.5));
    const hurt = Math.max(0, worn(hero.wounds - wounds, most) - before);
    const loss = death * (1 - before) + (1 - death) * (1 - PUT_OFF) * hurt;
    return { wounds, death, cost: (net / wounds) * loss * toll };
  };
}

export const perilAt = (state: Known, menaces: readonly Menace[], hero: Hero, at: Space): Peril =>
  perilsOf(state, menaces, hero)(at);

/** What it is worth to a hero to have so many wounds healed. */
export function healingWorth(state: Known, hero: Hero, wounds: number): number {
  const most = statOf(state, hero.id, 'maxWounds');
  return (worn(hero.wounds, most) - worn(hero.wounds + wounds, most)) * deathToll(state, hero);
}

/** So near, monsters strike in the turn in which they come. */
const NEAR = 6;

/** Spaces near the party that nobody else of it sees: monsters could appear there (DES-14.5). */
export function lairsOf(state: Known, hero: Hero): Space[] {
  const ground = groundNow(state);
  const map = ground.open;
  const stands = state.heroes.flatMap(({ at }) => (at ? [at] : []));
  const others = state.heroes.flatMap(({ id, at }) => (at && id !== hero.id ? [at] : []));
  const near = map.places.filter(at => ground.revealed.has(at) && stands.some(one => map.distance(one, at) <= NEAR));
  return unseen(ground, others, [], undefined, near);
}
