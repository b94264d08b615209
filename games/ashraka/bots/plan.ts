// Who goes where: the errands of both heroes weighed together, and what each of them does first.

import type { Node } from '@veillee/pieces/geometry';
import { engageKey, jointKey } from '../rules/keys.ts';
import { type Hero, together } from '../rules/state.ts';
import { type Errand, errandsOf, goalCardsMissing, homeWay, homing, priceOfTime } from './errands.ts';
import { type Mind, offered, otherOf } from './mind.ts';
import { canHeal } from './remedies.ts';
import { stepAlong, type Way, waysOf } from './travel.ts';

type Ways = ReadonlyMap<Node, Way>;

export interface Plan {
  /** What each hero is after; nothing worth going for, where there is none. */
  readonly errands: ReadonlyMap<string, Errand>;
  readonly ways: ReadonlyMap<string, Ways>;
}

const NOTHING = Number.NEGATIVE_INFINITY;

const wayTo = (ways: Ways | undefined, at: Node): Way | undefined => ways?.get(at);

/** What an errand leaves a hero with, after the way there. */
function profit(errand: Errand, hero: Hero, ways: Ways | undefined): number {
  if (errand.who && !errand.who.some(({ id }) => id === hero.id)) return NOTHING;
  const way = wayTo(ways, errand.at);
  return way ? errand.worth(hero) - way.weight - errand.work : NOTHING;
}

interface Assignment {
  readonly errands: ReadonlyMap<string, Errand>;
  readonly worth: number;
}

/** Each hero with an errand of their own, or both with one that needs both. */
function assign(heroes: readonly Hero[], errands: readonly Errand[], ways: ReadonlyMap<string, Ways>): Assignment {
  let best: Assignment = { errands: new Map(), worth: 0 };
  const consider = (pairs: readonly (readonly [Hero, Errand])[], worth: number): void => {
    if (worth > best.worth) best = { errands: new Map(pairs.map(([hero, errand]) => [hero.id, errand])), worth };
  };
  const [one, other] = heroes;
  if (!one) return best;
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
  if (!other) return best;
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
  return best;
}

/** Actions that a card of the objective costs besides what is known of it. */
const HIDDEN = 9;

/** A rough measure of the way that is left to whoever wins: what is to be read, and the way home of both. */
function needed({ view, standing }: Mind, quests: readonly Errand[], ways: ReadonlyMap<string, Ways>): number {
  const home = standing.reduce((sum, hero) => sum + (homeWay(view, hero)?.actions ?? 8) + 1, 0);
  const hidden = HIDDEN * goalCardsMissing(view).length;
  return quests.reduce((sum, { at, work }) => {
    const weights = standing.map(hero => wayTo(ways.get(hero.id), at)?.weight ?? 10);
    return sum + Math.min(...weights) * 0.5 + work + 1;
  }, home + hidden);
}

/** Actions to spare from which on even whoever could end it looks around first. */
const LEISURE = 16;

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
function idle({ view, standing }: Mind, hero: Hero, errands: ReadonlyMap<string, Errand>): Errand | undefined {
  const other = standing.find(({ id }) => id !== hero.id);
  const theirs = other && errands.get(other.id);
  const isMissing = goalCardsMissing(view).length > 0;
  if (theirs && isMissing) return beside(theirs.at);
  return homing(view, hero)?.errand;
}

export function planOf(mind: Mind): Plan {
  const { view, standing } = mind;
  const ways = new Map(standing.map(hero => [hero.id as string, waysOf(view, hero)]));
  const all = errandsOf(mind);
  const main = all.filter(
    ({ kind, worth }) => kind === 'quest' || (kind === 'fight' && worth(standing[0] as Hero) > 8),
  );
  const { errands } = assign(standing, main, ways);
  const quests = main.filter(({ kind, does }) => kind === 'quest' && does !== '');
  const time = priceOfTime(view, needed(mind, quests, ways));
  const chosen = new Map<string, Errand>();
  const taken = new Set<string>();
  for (const hero of standing) {
    const goal = errands.get(hero.id) ?? idle(mind, hero, errands);
    const home = homing(view, hero);
    const isLate = home?.presses && !goal?.last;
    const isEnding = goal?.last && (home?.slack ?? 0) < LEISURE;
    const own = ways.get(hero.id) as Ways;
    const fetches = view.said[otherOf(view, hero).id] === 'fetch' && goal?.kind === 'quest';
    const side = isLate
      ? home.errand
      : isEnding || fetches
        ? undefined
        : detour(mind, hero, goal, all, taken, own, time);
    const errand = wished(mind, hero, goal) ?? side ?? goal;
    if (!errand) continue;
    chosen.set(hero.id, errand);
    taken.add(errand.id);
  }
  return { errands: chosen, ways };
}

/** Something worth doing before the goal: what it costs is the longer way. */
function detour(
  { view }: Mind,
  hero: Hero,
  goal: Errand | undefined,
  all: readonly Errand[],
  taken: ReadonlySet<string>,
  ways: Ways,
  time: number,
): Errand | undefined {
  const straight = goal ? (ways.get(goal.at)?.weight ?? 0) : 0;
  let best: Errand | undefined;
  let most = 0.4;
  for (const errand of all) {
    if (errand === goal || taken.has(errand.id) || errand.kind === 'quest' || errand.both) continue;
    if (errand.who && !errand.who.some(({ id }) => id === hero.id)) continue;
    const way = ways.get(errand.at);
    const worth = errand.worth(hero);
    if (!way || way.weight > 8 || worth <= 0) continue;
    const back = goal && way.weight > 0 ? (waysOf(view, hero, errand.at).get(goal.at)?.weight ?? 20) : straight;
    const longer = goal ? way.weight + back - straight : way.weight;
    const gain = worth - (goal ? time : 0.6) * (Math.max(0, longer) + errand.work);
    if (gain > most) [best, most] = [errand, gain];
  }
  return best;
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
