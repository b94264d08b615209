// Whom the overlord hunts: what each hero's death is worth in conquest, how likely the monsters that can still act bring it about in this
// turn, and what heroes would do to a monster that stands somewhere when it is their turn.

import type { Space } from '@veillee/pieces/geometry';
import { monsterRow } from '../content/monsters.ts';
import type { Ability } from '../content/vocabulary.ts';
import { type Foretold, foretoldOn } from '../rules/attack/foretell.ts';
import { opened } from '../rules/attack/open.ts';
import { meansFor } from '../rules/attack/options.ts';
import { groundNow, mapNow } from '../rules/board.ts';
import { abilitiesOf, rankOf, statOf, statsOf } from '../rules/effects/stats.ts';
import { lookFrom, sees } from '../rules/ground.ts';
import {
  type FigureId,
  figureOf,
  type Hero,
  isHero,
  type Known,
  livingMonsters,
  type Monster,
  onBoard,
  type Stand,
  standsOn,
  takenSpaces,
} from '../rules/state.ts';
import { type Boon, boonsOf } from './adept-overlord-quests.ts';
import { costOfDeath } from './blows.ts';
import type { Mind } from './mind.ts';

/** A hero on the board, as whoever hunts them sees it. */
export interface Prey {
  readonly hero: Hero;
  readonly at: Space;
  readonly speed: number;
  /** What their death is worth, in conquest. */
  readonly stake: number;
  /** Steps from here to everywhere, whoever stands in between. */
  readonly way: (to: Space) => number;
}

export interface Hunt {
  readonly mind: Mind;
  readonly known: Known;
  readonly prey: readonly Prey[];
  readonly boons: readonly Boon[];
  /** The chance that whoever can still act kills this hero in this turn. */
  readonly doom: (prey: Prey) => number;
  /** Wounds that a monster's blow does to a hero on the average, from where it can be aimed well. */
  readonly blow: (monster: Monster, prey: Prey) => number;
  /** What a hero's blow does to a monster on the average, from beside it and from afar. */
  readonly menace: (prey: Prey, monster: Monster) => Menace;
}

interface Menace {
  readonly beside: number;
  readonly afar: number;
}

/** Besides the conquest: a hero who dies is in Town, with half the coins and away from the others. */
const DELAY = 0.8;
/** The last of the conquest is the game itself. */
const VICTORY = 12;

export function huntOf(mind: Mind): Hunt {
  const { known } = mind;
  const map = mapNow(known);
  const prey = known.heroes.flatMap((hero): Prey[] =>
    hero.at
      ? [
          {
            hero,
            at: hero.at,
            speed: statOf(known, hero.id, 'speed'),
            stake: stakeOfHero(known, hero),
            way: map.stepsFrom(hero.at),
          },
        ]
      : [],
  );
  const blow = remembered((monster: Monster, { hero }: Prey) => blowOf(known, monster, hero));
  const menace = remembered(({ hero }: Prey, monster: Monster) => menaceOf(known, hero, monster));
  const hunt = { mind, known, prey, boons: boonsOf(known), blow, menace };
  const dooms = new Map<Prey, number>();
  const doom = (one: Prey): number => {
    const worked = dooms.get(one) ?? doomOf(hunt, one);
    dooms.set(one, worked);
    return worked;
  };
  return { ...hunt, doom };
}

export const stakeOfHero = (state: Known, hero: Hero): number => {
  const cost = costOfDeath(state, hero);
  return !state.legend && cost >= state.conquest ? VICTORY : cost + DELAY;
};

type Fighter = Prey | Monster;
const nameOf = (one: Fighter): string =>
  'hero' in one ? one.hero.id : [one.kind, one.rank, one.unique ?? '', one.changes?.length ?? 0].join();
/** Many monsters are alike: each kind is asked about once. */
function remembered<A extends Fighter, B extends Fighter, R>(work: (one: A, other: B) => R): (one: A, other: B) => R {
  const found = new Map<string, R>();
  return (one, other) => {
    const key = `${nameOf(one)}/${nameOf(other)}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const fresh = work(one, other);
    found.set(key, fresh);
    return fresh;
  };
}

// ---- blows ----

/** From how far a figure is likely to aim if it may choose. */
const AIMED_FROM = 3;
/** What is left of a blow at a hero who dodges. */
const DODGED = 0.65;

function blowOf(known: Known, monster: Monster, hero: Hero): number {
  const there = known.monsters.includes(monster) ? known : { ...known, monsters: [...known.monsters, monster] };
  const attack = opened(there, monster.id, { target: hero.at as Space, by: 'activation' });
  const { wounds } = foretoldOn(there, near(attack), hero);
  const twice = rankOf(there, monster.id, 'quick-shot') > 0 ? 2 : 1;
  return twice * wounds * (hero.order === 'dodge' ? DODGED : 1);
}

const near = <A extends { readonly distance?: number | undefined }>(attack: A): A =>
  attack.distance === undefined ? attack : { ...attack, distance: AIMED_FROM };

function menaceOf(known: Known, hero: Hero, monster: Monster): Menace {
  if (!hero.at) return { beside: 0, afar: 0 };
  const there = known.monsters.includes(monster) ? known : { ...known, monsters: [...known.monsters, monster] };
  const fear = rankOf(there, monster.id, 'fear');
  let [beside, afar] = [0, 0];
  for (const { weapon, kind } of meansFor(there, hero)) {
    const attack = opened(there, hero.id, { weapon, target: standsOn(monster)[0] as Space, by: 'action' });
    const { wounds } = foretoldOn(there, near(attack), monster, fear);
    beside = Math.max(beside, wounds);
    if (kind !== 'melee') afar = Math.max(afar, wounds);
  }
  return { beside, afar };
}

/** How far a monster strikes, counted in steps: a melee figure beside it and with Reach, others some spaces. */
export function reachOf(known: Known, monster: Monster): number {
  const { kind } = statsOf(known, monster);
  return kind === 'melee' ? 1 + rankIn(known, monster, 'reach') : SHOT;
}
const SHOT = 5;
const rankIn = (known: Known, monster: Monster, ability: Ability): number =>
  abilitiesOf(known, monster).reduce((sum, one) => (one.ability === ability ? sum + (one.rank ?? 1) : sum), 0);

/** Steps from a hero to the nearest space under a figure. */
export const stepsTo = ({ way }: Prey, at: Stand): number =>
  standsOn({ at }).reduce((least, one) => Math.min(least, way(one)), Number.POSITIVE_INFINITY);

/** Whether it can come near enough in this turn to strike, as far as steps tell. */
export const comesNear = (known: Known, monster: Monster, prey: Prey, points: number): boolean =>
  stepsTo(prey, monster.at) <= points + reachOf(known, monster);

/** Wounds of several blows spread about so much, each. */
const SPREAD = 2.2;

/** All who are ready and can come near strike at once; beside a hero there is room for so many. */
function doomOf({ known, blow }: Omit<Hunt, 'doom'>, prey: Prey): number {
  const acting = known.overlord.acting?.monster;
  const taken = new Set(takenSpaces(known));
  const free = mapNow(known)
    .neighbours(prey.at)
    .filter(at => !taken.has(at)).length;
  let beside = free;
  const blows = livingMonsters(known)
    .filter(one => one.ready || one.id === acting)
    .filter(one => comesNear(known, one, prey, statOf(known, one.id, 'speed')))
    .map(one => ({
      wounds: blow(one, prey),
      needs: statsOf(known, one).kind === 'melee' && stepsTo(prey, one.at) > 1 ? 1 : 0,
    }))
    .sort((one, other) => other.wounds - one.wounds)
    .filter(({ needs }) => {
      beside -= needs;
      return needs === 0 || beside >= 0;
    });
  if (blows.length === 0) return 0;
  const sum = blows.reduce((all, { wounds }) => all + wounds, 0);
  return 1 / (1 + Math.exp((-1.7 * (sum - prey.hero.wounds + 0.5)) / (SPREAD * Math.sqrt(blows.length))));
}

/** What tokens are worth that an attack leaves, where it does damage. */
const LEFT: { readonly [ability in Ability]?: number } = {
  stun: 0.5,
  web: 0.25,
  burn: 0.25,
  frost: 0.25,
  poison: 0.1,
  grapple: 0.1,
};

/** So much of a stake is worth a wound that does not kill, as a share of those left: more, if others can finish it. */
const WOUND = { alone: 0.3, together: 0.55 };

/** What blows are worth to the overlord, in conquest: on heroes, less what they do to its own. */
export function worthOfBlows(hunt: Hunt, by: FigureId, blows: readonly Foretold[]): number {
  const { known, prey } = hunt;
  const abilities = abilitiesOf(known, figureOf(known, by));
  const left = abilities.reduce((sum, { ability }) => sum + (LEFT[ability] ?? 0), 0);
  return blows.reduce((sum, { figure, kill, wounds, hit }) => {
    const struck = figureOf(known, figure);
    const share = Math.min(1, wounds / Math.max(1, struck.wounds));
    if (!isHero(struck)) return sum - stakeOfMonster(struck) * (kill + 0.5 * share * (1 - kill));
    const one = prey.find(({ hero }) => hero.id === figure);
    if (!one) return sum;
    const dodged = struck.order === 'dodge' ? DODGED : 1;
    const finish = WOUND.alone + WOUND.together * hunt.doom(one);
    return sum + dodged * (one.stake * (kill + finish * share * (1 - kill)) + left * hit * (1 - kill));
  }, 0);
}

// ---- what stands to be lost ----

/** What a monster is worth to the overlord while it stands, in conquest. Those with a name most often hold the quest together. */
export function stakeOfMonster({ kind, rank, chest }: Monster): number {
  if (rank === 'unique') return NAMED;
  return (chest ? 0.1 : 0.12 + 0.08 * monsterRow(kind).points) * (rank === 'master' ? 1.4 : 1);
}
const NAMED = 4;

/** A hero who need not move strikes twice, one who must once; further than that only by running themselves tired. */
const BLOWS = { still: 1.7, moving: 0.9, tired: 0.35 };

/** What awaits a monster at a place. */
export interface Exposure {
  /** How likely heroes would kill it there when their turns come. */
  readonly danger: number;
  /** A hero sees it, and so it sees one: near enough for a shot. */
  readonly isSeen: boolean;
}

/** What awaits this monster wherever it may come to stand. */
export function exposureOf({ known, prey, menace }: Hunt, monster: Monster): (at: Stand) => Exposure {
  const ground = groundNow(known);
  const bodies = onBoard(known).flatMap(one => (one.id === monster.id ? [] : standsOn(one)));
  const marks = ground.sight.marks(bodies);
  const foes = prey.map(one => ({
    one,
    ...menace(one, monster),
    isMonkey: one.hero.monkey !== undefined,
    looks: lookFrom(ground, [one.at]),
  }));
  return at => {
    const spaces = standsOn({ at });
    // Where somebody stands in its place, they do not bar the view of the rest of it.
    const isFree = spaces.length === 1 || !spaces.some(one => marks.has(one));
    let [wounds, isSeen] = [0, false];
    for (const { one, beside, afar, isMonkey, looks } of foes) {
      const steps = stepsTo(one, at);
      const sight =
        steps <= FAR &&
        (isFree ? spaces.some(to => looks(to) && looks(to, marks)) : sees(ground, one.at, spaces, bodies));
      isSeen ||= sight;
      if (isMonkey) continue;
      const reach = one.speed + 1;
      const touched = steps <= 1 ? BLOWS.still : steps <= reach ? BLOWS.moving : steps <= reach + 3 ? BLOWS.tired : 0;
      const shot = sight ? BLOWS.still : steps <= one.speed + SHOT ? BLOWS.moving : 0;
      wounds += Math.max(touched * beside, shot * afar);
    }
    return { danger: 1 - Math.exp(-wounds / Math.max(1, monster.wounds)), isSeen };
  };
}
/** Further away nobody hits with any certainty. */
const FAR = 9;
