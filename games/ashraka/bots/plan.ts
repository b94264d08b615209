// Who goes where: what must be done shared out between the heroes, and what each of them does on the way.

import type { Node } from '@veillee/pieces/geometry';
import { engageKey, jointKey } from '../rules/keys.ts';
import { type Hero, together } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Errand, errandsOf, farFromHome, goalCardsMissing, homeOf, homing, isEnd, slackOf } from './errands.ts';
import { tollOf } from './fights.ts';
import { actionsOf, type Mind, offered, otherOf, turnsAfter } from './mind.ts';
import { canHeal } from './remedies.ts';
import { routes, type Stop } from './route.ts';
import { farFrom, openWays, stepAlong, type Way } from './travel.ts';

type Ways = ReadonlyMap<Node, Way>;
type Goals = ReadonlyMap<string, Errand>;

export interface Plan {
  /** What each hero does now; nothing worth going for, where there is none. */
  readonly errands: Goals;
  /** What each of them is after, whatever they do on the way. */
  readonly goals: Goals;
  readonly ways: ReadonlyMap<string, Ways>;
  /** Those who have time: they wait for the other, or have nothing to do. */
  readonly free: ReadonlySet<string>;
}

const FAR = Number.POSITIVE_INFINITY;

const wayTo = (ways: Ways | undefined, at: Node): Way | undefined => ways?.get(at);

const mayDo = ({ who }: Errand, hero: Hero): boolean => !who || who.some(({ id }) => id === hero.id);

// ---- one errand each ----

/** What an errand leaves a hero with, after the way there. */
function profit(errand: Errand, hero: Hero, ways: Ways | undefined): number {
  const way = mayDo(errand, hero) ? wayTo(ways, errand.at) : undefined;
  return way ? errand.worth(hero) - way.weight - errand.work : -FAR;
}

/** Each hero with an errand of their own, or both with one that needs both: what leaves them with most. */
function assign(heroes: readonly Hero[], errands: readonly Errand[], ways: ReadonlyMap<string, Ways>): Goals {
  let best: { readonly goals: Goals; readonly worth: number } = { goals: new Map(), worth: 0 };
  const consider = (pairs: readonly (readonly [Hero, Errand])[], worth: number): void => {
    if (worth > best.worth) best = { goals: new Map(pairs.map(([hero, errand]) => [hero.id, errand])), worth };
  };
  const [one, other] = heroes;
  if (!one) return best.goals;
  const alone = errands.filter(({ both }) => !both);
  const singly = (hero: Hero) => alone.map(errand => ({ errand, worth: profit(errand, hero, ways.get(hero.id)) }));
  const first = singly(one);
  const second = other ? singly(other) : [];
  for (const a of first) {
    consider([[one, a.errand]], a.worth);
    for (const b of second)
      if (other && a.errand.id !== b.errand.id) {
        const pairs = [[one, a.errand] as const, [other, b.errand] as const];
        consider(pairs, a.worth + b.worth);
      }
  }
  if (!other) return best.goals;
  for (const b of second) consider([[other, b.errand]], b.worth);
  for (const errand of errands.filter(({ both }) => both)) {
    const ends = [profit(errand, one, ways.get(one.id)), profit(errand, other, ways.get(other.id))] as const;
    // What both must do counts for both; a fight is still one monster.
    const twice = errand.kind === 'quest' ? errand.worth(one) * 0.4 : -errand.worth(one);
    consider(
      [
        [one, errand],
        [other, errand],
      ],
      ends[0] + ends[1] + twice,
    );
  }
  return best.goals;
}

// ---- everything that is left, in order ----

/** Stops that are looked at together; more would make a plan long. */
const MOST_STOPS = 8;
/** Actions that a page unread costs besides: a monster comes out of many. */
const UNREAD = 2;
/** Actions that a card of the objective costs of which nobody knows where it is. */
const HIDDEN = 8;

interface Leg extends Stop {
  readonly errand: Errand;
  readonly at: Node;
  readonly who: readonly Hero[];
}

/** Actions that an errand takes this hero, and what it costs besides. */
function workFor({ work, matches, kind, who }: Errand, hero: Hero): number {
  const match = matches?.find(one => one.who.includes(hero));
  if (match) return work + 1 + 0.5 * tollOf(match);
  return work + (kind === 'quest' && !who ? UNREAD : 0);
}

/** What must be done, as stops: a card that is bought is brought where it belongs by whoever bought it. */
function legsOf({ standing }: Mind, errands: readonly Errand[], ways: ReadonlyMap<string, Ways>): Leg[] {
  const legs: Leg[] = [];
  const add = (leg: Leg): void => {
    if (legs.length < MOST_STOPS) legs.push(leg);
  };
  const goers = (errand: Errand): Hero[] =>
    standing.filter(hero => mayDo(errand, hero) && ways.get(hero.id)?.has(errand.at));
  const far = (errand: Errand): number =>
    Math.min(
      ...goers(errand).map(hero => (wayTo(ways.get(hero.id), errand.at)?.weight ?? FAR) + workFor(errand, hero)),
    );
  const nearest = [...errands].sort((one, other) => far(one) - far(other));
  const seen = new Set<string>();
  for (const errand of nearest) {
    const who = goers(errand);
    // One way to where nobody can go is enough.
    const id = errand.opens ? 'opens' : errand.id;
    if (seen.has(id) || who.length === 0) continue;
    seen.add(id);
    const leg = { errand, at: errand.at };
    if (errand.both) {
      if (who.length === 2) for (const hero of who) add({ ...leg, who: [hero] });
      continue;
    }
    add({ ...leg, who });
    if (errand.then && legs[legs.length - 1]?.errand === errand)
      add({ errand, at: errand.then, who, after: legs.length - 1 });
  }
  return legs;
}

interface Course {
  readonly goals: Goals;
  /** Actions to spare, by hero. */
  readonly spare: ReadonlyMap<string, number>;
}

/** Who does what of all that is left, and how much time that leaves each of them. */
function courseOf(mind: Mind, errands: readonly Errand[], ways: ReadonlyMap<string, Ways>): Course {
  const { view, standing } = mind;
  const legs = legsOf(mind, errands, ways);
  const land = {
    stops: legs,
    between: (from: number, to: number): number =>
      farFrom(view, (legs[from] as Leg).at).get((legs[to] as Leg).at) ?? 15,
    home: legs.map(({ at }) => farFromHome(view, at)),
  };
  const walkers = standing.map(hero => ({
    first: legs.map(({ at, who }) =>
      who.includes(hero) ? (wayTo(ways.get(hero.id), at)?.weight ?? farFrom(view, hero.at as Node).get(at) ?? 15) : FAR,
    ),
    work: legs.map(({ errand, after }) => (after === undefined ? workFor(errand, hero) : 1)),
    straight: farFromHome(view, hero.at as Node),
    disc: hero.disc,
    actions: actionsOf(view, hero),
  }));
  const found = routes(land, walkers);
  const known = legs.filter(({ errand, after }) => errand.kind === 'quest' && after === undefined).length;
  const hidden = HIDDEN * Math.max(0, goalCardsMissing(view).length - known);
  const goals = new Map<string, Errand>();
  const spare = new Map<string, number>();
  for (const [n, hero] of standing.entries()) {
    const first = legs[found?.[n]?.stops[0] ?? -1]?.errand;
    if (first) goals.set(hero.id, first);
    const left = hero.disc + turnsAfter(view) * actionsOf(view, hero);
    spare.set(hero.id, left - (found?.[n]?.cost ?? 0) - hidden / standing.length);
  }
  return { goals, spare };
}

/** How precious an action is to somebody who has so many to spare: what they do for the story is worth a good one. */
const priceOfTime = (spare: number): number =>
  spare < 3 ? 4 : spare < 8 ? 2.6 : spare < 14 ? 2 : spare < 22 ? 1.6 : 1.25;

/** What a detour must bring at least. */
const LEAST_GAIN = 0.4;

/** What it is to whoever has nothing else to do. */
const IDLE = 0.6;

/** Whether the other will not be where both must go before this turn is over. */
function waits(view: View, hero: Hero, goal: Errand | undefined, ways: ReadonlyMap<string, Ways>): boolean {
  const other = otherOf(view, hero);
  const theirs = goal?.both && wayTo(ways.get(other.id), goal.at);
  return !!theirs && theirs.actions + goal.work > other.disc;
}

// ---- what the other wishes, and having nothing to do ----

/** Going where the other is, or will be. */
const beside = (at: Node): Errand => ({ id: `follow ${at}`, at, worth: () => 1, work: 0, does: '', kind: 'quest' });

/** What the other player has asked for, unless the end is near. */
function wished(mind: Mind, hero: Hero, goal: Errand | undefined): Errand | undefined {
  const { view } = mind;
  const other = otherOf(view, hero);
  const wish = other.seat === hero.seat ? undefined : view.said[other.id];
  if (goal?.last || other.at === undefined) return undefined;
  if (wish === 'come') return beside(other.at);
  return wish === 'heal' && canHeal(hero) && !together(hero, other) ? beside(other.at) : undefined;
}

/** Nothing of one's own to do: beside the other while something is missing, where it ends when nothing is. */
function idle({ view, standing }: Mind, hero: Hero, goals: Goals): Errand | undefined {
  const other = standing.find(({ id }) => id !== hero.id);
  const theirs = other && goals.get(other.id);
  const isMissing = goalCardsMissing(view).length > 0;
  if (theirs && isMissing) return beside(theirs.at);
  return homing(view, hero);
}

// ---- the plan ----

/** Actions to spare from which on even whoever could end it looks around first. */
const LEISURE = 16;
/** Monsters from which on one is fought for being there. */
const CROWD = 3;
/** Whoever stands where something waits to be read that is not to be feared does that first. */
const atHand = (heroes: readonly Hero[], errands: readonly Errand[]): Map<string, Errand> =>
  new Map(
    heroes.flatMap(hero => {
      const here = errands.find(
        errand =>
          errand.kind === 'quest' &&
          errand.at === hero.at &&
          errand.does !== '' &&
          !errand.both &&
          mayDo(errand, hero) &&
          errand.worth(hero) > URGENT,
      );
      return here ? [[hero.id, here]] : [];
    }),
  );

/** A fight that is worth a way of its own. */
const URGENT = 8;

const isUrgent = ({ kind, worth }: Errand, heroes: readonly Hero[]): boolean =>
  kind === 'fight' && heroes.some(hero => worth(hero) > URGENT);

export function planOf(mind: Mind): Plan {
  const { view, standing } = mind;
  const ways = new Map(standing.map(hero => [hero.id as string, openWays(view, hero)]));
  const all = errandsOf(mind);
  const urgent = view.monsters.length < CROWD ? [] : all.filter(errand => isUrgent(errand, standing));
  const last = all.filter(errand => isEnd(errand, [...ways.values()]));
  const course = courseOf(
    mind,
    last.length > 0 ? [] : all.filter(({ kind, does, blocks }) => (kind === 'quest' && does !== '') || blocks),
    ways,
  );
  const goals =
    last.length > 0
      ? assign(standing, [...last, ...urgent], ways)
      : new Map([...course.goals, ...assign(standing, urgent, ways), ...atHand(standing, all)]);
  // In a crowd, who fights whom is settled.
  const sides = urgent.length > 0 ? all.filter(({ kind }) => kind !== 'fight') : all;
  const free = new Set<string>();
  const wants: Want[] = [];
  for (const hero of standing) {
    const goal = goals.get(hero.id) ?? idle(mind, hero, goals);
    const own = ways.get(hero.id) as Ways;
    const isFree = !goals.has(hero.id) || waits(view, hero, goal, ways);
    if (isFree) free.add(hero.id);
    const wish = wished(mind, hero, goal);
    const isLate = isPressed(view, hero, own) && !goal?.last;
    const isEnding = goal?.last && slackOf(view, hero) < LEISURE;
    const fetches = view.said[otherOf(view, hero).id] === 'fetch' && goal?.kind === 'quest';
    const straight = isLate ? homing(view, hero) : undefined;
    const time = isFree ? IDLE : priceOfTime(course.spare.get(hero.id) ?? 0);
    const isSet = wish || straight || isEnding || fetches;
    wants.push({
      hero,
      after: wish ?? straight ?? goal,
      sides: isSet ? [] : detours(view, hero, goal, sides, own, time),
    });
  }
  return { errands: shared(wants), goals, ways, free };
}

/** The actions that are left are hardly more than the way to where it ends, which is open, and everything is there for it. */
function isPressed(view: View, hero: Hero, ways: Ways): boolean {
  const home = homeOf(view);
  return (
    home !== undefined &&
    hero.at !== home &&
    ways.has(home) &&
    goalCardsMissing(view).length === 0 &&
    slackOf(view, hero) <= 4
  );
}

/** What a hero would do first if nobody else did it, the best first; and what they do if there is no such thing. */
interface Want {
  readonly hero: Hero;
  readonly after: Errand | undefined;
  readonly sides: readonly Side[];
}

interface Side {
  readonly errand: Errand;
  readonly gain: number;
}

/** Nobody is first in line: what two would do on their way is left to whoever gains more by it, and the other looks for something else. */
function shared(wants: readonly Want[]): Goals {
  const taken = new Set<string>();
  const chosen = new Map<string, Errand>();
  const open = new Set(wants);
  while (open.size > 0) {
    const next = [...open].map(want => ({ want, side: want.sides.find(({ errand }) => !taken.has(errand.id)) }));
    const best = next.reduce((one, other) => ((other.side?.gain ?? 0) > (one.side?.gain ?? 0) ? other : one));
    const errand = best.side?.errand ?? best.want.after;
    open.delete(best.want);
    if (!errand) continue;
    chosen.set(best.want.hero.id, errand);
    taken.add(errand.id);
  }
  return chosen;
}

/** What is worth doing before the goal, the best first: what it costs is the longer way. */
function detours(
  view: View,
  hero: Hero,
  goal: Errand | undefined,
  all: readonly Errand[],
  ways: Ways,
  time: number,
): Side[] {
  const straight = goal ? (ways.get(goal.at)?.weight ?? 0) : 0;
  const sides: Side[] = [];
  for (const errand of all) {
    if (errand === goal || errand.kind === 'quest' || errand.both || !mayDo(errand, hero)) continue;
    const way = ways.get(errand.at);
    const worth = errand.worth(hero);
    if (!way || way.weight > 8 || worth <= 0) continue;
    const back = goal && way.weight > 0 ? (farFrom(view, errand.at).get(goal.at) ?? 20) : straight;
    const longer = goal ? way.weight + back - straight : way.weight;
    const gain = worth - (goal ? time : IDLE) * (Math.max(0, longer) + errand.work);
    if (gain > LEAST_GAIN) sides.push({ errand, gain });
  }
  return sides.sort((one, other) => other.gain - one.gain);
}

/** What a hero does now for an errand; nothing if it must wait. */
export function doing(mind: Mind, hero: Hero, errand: Errand, ways: Ways | undefined): string | undefined {
  if (hero.at !== errand.at) {
    const way = wayTo(ways, errand.at);
    return way && stepAlong(mind, hero, way);
  }
  if (errand.kind !== 'fight') {
    if (errand.both && !together(hero, otherOf(mind.view, hero))) return undefined;
    return errand.does === '' ? undefined : offered(mind, hero.id, errand.does);
  }
  return fighting(mind, hero, errand);
}

function fighting(mind: Mind, hero: Hero, { does, both }: Errand): string | undefined {
  if (!both) return offered(mind, hero.id, engageKey.make(does));
  return offered(mind, hero.id, jointKey.make(does));
}
