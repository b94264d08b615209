// One monster's best walk and blow: from which of the places it can reach it strikes whom, and where it stands afterwards.

import { ranked } from '@veillee/bots';
import type { Option } from '@veillee/kernel';
import { pointOf, type Space } from '@veillee/pieces/geometry';
import { type Foretold, foretold } from '../rules/attack/foretell.ts';
import { groundNow } from '../rules/board.ts';
import { has, statOf, statsOf } from '../rules/effects/stats.ts';
import * as keys from '../rules/keys.ts';
import { strikesWebbed, webbedHeroes } from '../rules/legend/outdoors/duels.ts';
import { battleKey, landKey } from '../rules/legend/outdoors/keys.ts';
import { treadOf } from '../rules/overlord/activation.ts';
import { leapAttack, leaps, passedOver } from '../rules/overlord/leaping.ts';
import { goals } from '../rules/overlord/treading.ts';
import { crushChances, isRolling, trackOf } from '../rules/props/lanes.ts';
import { isUp, type Known, type MarkerId, type Monster, monsterOf, type Stand, standsOn } from '../rules/state.ts';
import {
  comesNear,
  type Exposure,
  exposureOf,
  type Hunt,
  type Prey,
  reachOf,
  stakeOfMonster,
  stepsTo,
  worthOfBlows,
} from './adept-overlord-hunt.ts';
import { boonAt, worthOfSacrifice } from './adept-overlord-quests.ts';
import { type Strikes, strikesOf } from './strikes.ts';

/** A place to come to, at a price in movement points; without a key it stays where it is. */
export interface Spot {
  readonly to: Stand;
  readonly cost: number;
  readonly key?: string;
}

export interface Stalk {
  /** All in all, and what the blow is of it. */
  readonly worth: number;
  readonly strike: number;
  /** The next deed: a walk, an attack; nothing where it does best to stay. */
  readonly key?: string;
}

/** What a monster has left of its activation. */
export interface Means {
  readonly movement: number;
  readonly attacks: number;
}

// ---- where it strikes ----

interface Strike {
  readonly worth: number;
  readonly key?: string;
}
const NO_STRIKE: Strike = { worth: 0 };

const moved = (known: Known, monster: Monster, at: Stand): Known => ({
  ...known,
  monsters: known.monsters.includes(monster)
    ? known.monsters.map(one => (one === monster ? { ...one, at } : one))
    : [...known.monsters, { ...monster, at }],
});

/** The best blow from a place. */
function strikeFrom(hunt: Hunt, { id }: Monster, strikes: Strikes, at: Stand): Strike {
  const here = { ...hunt, known: strikes.there(at) };
  let best = NO_STRIKE;
  // Blasts that strike the same figures come to the same.
  const weighed = new Set<readonly Foretold[]>();
  for (const { key, blows } of strikes.from(at)) {
    const promised = blows();
    if (weighed.has(promised)) continue;
    weighed.add(promised);
    const worth = worthOfBlows(here, id, promised);
    if (worth > best.worth) best = { worth, key };
  }
  return best;
}

/** So many places are looked at closely for a shot: those where it would stand best. */
const LOOKED_AT = 16;

// ---- where it stands ----

/** So much of what it stands to lose counts: a monster is there to be spent. */
const CAUTION = 0.8;
/** What it is worth to be near whoever will be struck in the next turn, a space further away less. */
const NEAR = 0.28;
const FADES = 0.9;

/** What it is worth to stand somewhere at the end of the activation, and whether a hero is seen from there. */
function standing(hunt: Hunt, monster: Monster, speed: number) {
  const { prey, known, boons } = hunt;
  const reach = reachOf(known, monster);
  const exposed = exposureOf(hunt, monster);
  const stake = CAUTION * stakeOfMonster(monster);
  const crushed = crushOf(known);
  return (at: Stand): Standing => {
    // Whoever can strike in the next turn is near enough.
    const near = prey.reduce((most, one) => {
      const short = Math.max(0, stepsTo(one, at) - reach - Math.floor(speed / 2));
      return Math.max(most, one.stake * FADES ** short);
    }, 0);
    const boon = boonAt(known, boons, monster.id, at);
    const rolled = crushed ? stakeOfMonster(monster) * crushed(at) : 0;
    let exposure: Exposure | undefined;
    const here = (): Exposure => {
      exposure ??= exposed(at);
      return exposure;
    };
    return {
      most: NEAR * Math.min(near, 4) + boon - rolled,
      stands: () => NEAR * Math.min(near, 4) + boon - stake * here().danger - rolled,
      isSeen: () => here().isSeen,
    };
  };
}

/** What it is worth to stand somewhere: never more than it would be if nobody struck back, which is known at once. */
interface Standing {
  readonly most: number;
  stands(): number;
  isSeen(): boolean;
}

/** How likely a boulder rolls over whoever stands somewhere, before they act again. */
function crushOf(known: Known): ((at: Stand) => number) | undefined {
  const { board } = known;
  if (!isRolling(board)) return undefined;
  const chances = crushChances(trackOf(groundNow(known), board));
  return at => standsOn({ at }).reduce((most, one) => Math.max(most, chances.get(one) ?? 0), 0);
}

/** As the crow flies, from where it strikes to where it would go. */
function apart(one: Stand, other: Stand): number {
  const [a, b] = [pointOf(standsOn({ at: one })[0] as Space), pointOf(standsOn({ at: other })[0] as Space)];
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

// ---- together ----

/** The best of all it can do from here: strike from one of these spots and go on to another, or only go. */
export function stalkFrom(hunt: Hunt, monster: Monster, { movement, attacks }: Means, spots: readonly Spot[]): Stalk {
  const { known, prey } = hunt;
  const speed = statOf(
    known.monsters.includes(monster) ? known : moved(known, monster, monster.at),
    monster.id,
    'speed',
  );
  const here: Spot = { to: monster.at, cost: 0 };
  const stands = standing(hunt, monster, speed);
  const all = [here, ...spots].map(spot => ({ ...spot, ...stands(spot.to) }));
  let rest: { readonly worth: number; readonly key?: string } | undefined;
  for (const { most, stands: worthOf, key } of all) {
    if (rest && most <= rest.worth + SLACK) continue;
    const worth = worthOf();
    if (!rest || worth > rest.worth + SLACK) rest = { worth, ...(key !== undefined && { key }) };
  }
  let best: Stalk = { worth: 0, ...rest, strike: 0 };
  if (attacks === 0) return best;
  const looked = placesToStrike(known, monster, prey, all);
  const strikes = strikesOf(known, landedFor(known, monster), 'activation');
  for (const { to, cost, key } of looked) {
    const blow = strikeFrom(hunt, monster, strikes, to);
    if (blow.key === undefined) continue;
    const left = movement - cost;
    let after = Number.NEGATIVE_INFINITY;
    for (const spot of all) if (spot.most > after && apart(to, spot.to) <= left) after = Math.max(after, spot.stands());
    const worth = attacks * blow.worth + after - (key === undefined ? 0 : SLACK);
    if (worth > best.worth) best = { worth, strike: blow.worth, key: key ?? blow.key };
  }
  return best;
}
/** Whoever soars and strikes hand to hand comes down for it (DES-89.4). */
const landedFor = (known: Known, monster: Monster): Monster =>
  isUp(monster) && statsOf(known, monster).kind === 'melee' ? { ...monster, flight: 'down' } : monster;

/** From where a blow is possible at all, as far as can be seen at a glance: few are looked at closely, where it would stand best. */
function placesToStrike<P extends Spot & Standing>(
  known: Known,
  monster: Monster,
  prey: readonly Prey[],
  all: readonly P[],
): P[] {
  const reach = reachOf(known, monster);
  if (statsOf(known, monster).kind === 'melee')
    return all.filter(({ to }) => prey.some(one => stepsTo(one, to) <= reach + 1));
  const anywhere = hasWebbed(known, monster);
  const seen = ranked(
    all.filter(({ isSeen }) => anywhere || isSeen()),
    ({ stands }) => stands(),
  ).map(({ thing }) => thing);
  const here = seen.find(({ key }) => key === undefined);
  return [...new Set([...seen.slice(0, LOOKED_AT), ...(here ? [here] : [])])];
}
/** Whoever is webbed may be struck from anywhere (R270). */
const hasWebbed = (known: Known, monster: Monster): boolean =>
  strikesWebbed(known, monster) && webbedHeroes(known).length > 0;
/** A walk must be worth the while. */
const SLACK = 0.01;

/** The same for one that is not activated yet, or that may be spawned here. */
export function stalkOf(hunt: Hunt, monster: Monster, means: Means): Stalk {
  const { known, prey, boons } = hunt;
  const isNear =
    hasWebbed(known, monster) ||
    prey.some(one => comesNear(known, monster, one, means.movement)) ||
    boons.some(({ way }) => standsOn(monster).some(at => way.cost(at) <= means.movement));
  if (!isNear) return { worth: 0, strike: 0 };
  const there = known.monsters.includes(monster) ? known : moved(known, monster, monster.at);
  const spots = goals(treadOf(there, monster), monster.at, means.movement).map(({ to, cost }) => ({
    to,
    cost,
    key: keys.walkKey.make(to),
  }));
  return stalkFrom(hunt, monster, means, spots);
}

export function meansOf(known: Known, monster: Monster): Means {
  return { movement: statOf(known, monster.id, 'speed'), attacks: has(known, monster.id, 'quick-shot') ? 2 : 1 };
}

// ---- the monster that acts ----

/** What the one that acts does next, of what is offered. */
export function activationOf(hunt: Hunt, options: readonly Option[]): Stalk {
  const { known } = hunt;
  const { acting } = known.overlord;
  if (!acting) return { worth: 0, strike: 0 };
  const monster = monsterOf(known, acting.monster);
  const spots = options.flatMap((option): Spot[] => {
    const { key } = option;
    const [to] = keys.walkKey.read(key) ?? keys.climbKey.read(key) ?? keys.jumpKey.read(key) ?? [];
    return to === undefined ? [] : [{ to: to as Stand, cost: Number(option.with?.n ?? 0), key }];
  });
  const attacks = options.some(({ key }) => keys.attackKey.is(key)) || spots.length > 0 ? acting.attacks : 0;
  const walked = stalkFrom(hunt, monster, { movement: acting.movement, attacks }, spots);
  const altar = options.find(({ key }) => keys.altarKey.is(key));
  const given = altar ? worthOfSacrifice(known, keys.altarKey.only(altar.key) as MarkerId) : 0;
  if (altar && given > stakeOfMonster(monster) + Math.max(0, walked.strike))
    return { worth: given, strike: 0, key: altar.key };
  // A lieutenant who need not walk strikes twice (LEG-7.19).
  const isNear =
    walked.key !== undefined && keys.attackKey.is(walked.key) && options.some(({ key }) => key === battleKey);
  if (isNear) return { ...walked, key: battleKey };
  const isBlow = walked.key !== undefined && options.every(({ key }) => key !== walked.key);
  if (isBlow && options.some(({ key }) => key === landKey)) return { ...walked, key: landKey };
  const stalk = leapOf(hunt, monster, options, walked);
  return stalk.strike > 0 ? stalk : (doorFor(hunt, monster, options) ?? stalk);
}

/** DES-68: a leap over several heroes, where that is better than what it could do on foot. */
function leapOf(hunt: Hunt, monster: Monster, options: readonly Option[], walked: Stalk): Stalk {
  const { known } = hunt;
  const { acting } = known.overlord;
  const offered = options.flatMap(({ key }) => (keys.leapKey.is(key) ? [key] : []));
  if (!acting || acting.attacks === 0 || acting.leapt || offered.length === 0) return walked;
  const stands = standing(hunt, monster, statOf(known, monster.id, 'speed'));
  let best = walked;
  for (const { to, path } of leaps(treadOf(known, monster), monster.at, acting.movement)) {
    const key = keys.leapKey.make(to);
    const over = passedOver(path);
    const how = leapAttack(known, over);
    if (!how || !offered.includes(key)) continue;
    const there = { ...moved(known, monster, to), overlord: { ...known.overlord, acting: { ...acting, over } } };
    const strike = worthOfBlows({ ...hunt, known: there }, monster.id, foretold(there, monster.id, how));
    const worth = strike + stands(to).stands() - SLACK;
    if (worth > best.worth) best = { worth, strike, key };
  }
  return best;
}

/** Nobody can be walked to: a door that stands in the way is opened. */
function doorFor({ prey }: Hunt, monster: Monster, options: readonly Option[]): Stalk | undefined {
  const door = options.find(({ key }) => keys.doorKey.is(key));
  if (!door) return undefined;
  const isCut = prey.length > 0 && prey.every(one => stepsTo(one, monster.at) === Number.POSITIVE_INFINITY);
  return isCut ? { worth: 0.1, strike: 0, key: door.key } : undefined;
}
