// What monsters on the board could do to a hero in the overlord's next turn: who can come near enough, and how much that would hurt.

import type { Space } from '@veillee/pieces/geometry';
import { kept } from '@veillee/pieces/kept';
import { expected, mean } from '@veillee/pieces/odds';
import { propRow } from '../content/props.ts';
import { type Attack, type Target, woundOdds } from '../rules/attack-odds.ts';
import { groundNow } from '../rules/board.ts';
import { armourAgainst, rankIn, statsOf } from '../rules/effects/stats.ts';
import { deathCost } from '../rules/hero/death.ts';
import { treadOf } from '../rules/overlord/activation.ts';
import { type Hero, type HeroId, type Monster, type MonsterFigure, type State, standsOn } from '../rules/state.ts';

/** What one token of conquest is worth: everything else is counted beside it. */
export const CONQUEST = 10;
/** What a wound costs that does not kill: potions, Rest, a turn in Town. */
const WOUND = 0.7;
/** The turn that is lost by whoever wakes in Town. */
const LOST_TURN = 8;
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

const hurtOf = kept((key: string): Hurt => {
  const [attack, target] = JSON.parse(key) as [Attack, Target];
  const odds = woundOdds(attack, target);
  const average = mean(odds);
  return { mean: average, variance: expected(odds, n => (n - average) ** 2) };
}, 4096);

/** One attack of a monster on a hero, so far away. */
function blow(state: State, monster: Monster, hero: Hero, distance: number): Hurt {
  const { kind, dice, bonus, abilities } = statsOf(state, monster);
  const attack: Attack = {
    dice,
    bonus: { ...bonus, pierce: rankIn(abilities, 'pierce') },
    sorcery: rankIn(abilities, 'sorcery'),
  };
  const far = kind === 'melee' ? {} : { distance };
  return hurtOf(JSON.stringify([attack, { ...far, armour: armourAgainst(state, hero, kind).total }]));
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
export const menacesOf = (state: State): Menace[] => state.monsters.map(monster => menaceOf(state, monster));

function menaceOf(state: State, monster: Monster): Menace {
  const { speed, kind, abilities } = statsOf(state, monster);
  const { open: map, terrain } = groundNow(state);
  const { isOpen, flies, enemies } = treadOf(state, monster);
  const blocks = (at: Space): boolean => {
    const prop = terrain.get(at);
    return prop !== undefined && propRow(prop).blocksMovement === true;
  };
  const shots = kind === 'melee' ? 1 + rankIn(abilities, 'reach') : SHOT;
  const steps = map.reach(standsOn(monster), {
    limit: speed + shots,
    enter: to => (!isOpen(to) || (!flies && blocks(to)) ? Number.POSITIVE_INFINITY : 1),
    ...(!flies && { stop: (at: Space) => enemies.has(at) }),
  });
  const times = rankIn(abilities, 'quick-shot') > 0 ? 2 : 1;
  const known = new Map<string, Hurt>();
  const exposed = new Set<HeroId>();
  const menace: Menace = {
    id: monster.id,
    exposed,
    hurts(hero, at) {
      const far = steps.cost(at);
      if (far > speed + shots) return NONE;
      const distance = kind === 'melee' ? 1 : Math.max(1, far - speed);
      const key = `${hero.id} ${distance}`;
      const before = known.get(key);
      if (before) return before;
      const once = blow(state, monster, hero, distance);
      const all = { mean: times * once.mean, variance: times * once.variance };
      known.set(key, all);
      return all;
    },
    fear: hero => times * blow(state, monster, hero, USUAL).mean,
  };
  for (const hero of state.heroes) if (hero.at && menace.hurts(hero, hero.at).mean > 0) exposed.add(hero.id);
  return menace;
}

/** What the death of this hero costs the party. */
export function deathToll(state: State, hero: Hero): number {
  const cost = deathCost(hero);
  // The last tokens are the quest itself.
  const dear = cost >= state.conquest ? 12 : 1 + 2 / Math.max(1, state.conquest - cost);
  return LOST_TURN + CONQUEST * cost * dear;
}

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

/** Whoever can strike several strikes one of them: how likely it is this one. */
const shareOf = ({ exposed }: Menace, { id }: Hero): number =>
  1 / (1 + FOCUS * (exposed.size - (exposed.has(id) ? 1 : 0)));
const FOCUS = 0.6;

/** What may come to a hero who ends a turn on that space. `eased`: what is left of blows where one dodges. */
export function perilAt(
  state: State,
  menaces: readonly Menace[],
  hero: Hero,
  at: Space,
  alive: Alive = () => 1,
  eased = 1,
): Peril {
  let [wounds, variance] = [0, 0];
  for (const menace of menaces) {
    const there = alive(menace.id);
    const hurt = menace.hurts(hero, at);
    if (there === 0 || hurt.mean === 0) continue;
    const share = there * shareOf(menace, hero);
    wounds += share * eased * hurt.mean;
    variance += share * hurt.variance + share * (1 - share) * hurt.mean ** 2;
  }
  if (wounds === 0) return SAFE;
  const death = beyond((hero.wounds - 0.5 - wounds) / Math.sqrt(variance + 0.5));
  return { wounds, death, cost: WOUND * wounds + death * deathToll(state, hero) };
}
