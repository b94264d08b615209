// Ways over the board: on foot, by waterway, through portals; with what they cost in actions, health and coins.

import type { Node } from '@veillee/pieces/geometry';
import type { HeroId } from '../content/vocabulary.ts';
import { board, quaysFrom, spaceAt } from '../rules/board.ts';
import { activateKey, moveKey, riskKey } from '../rules/keys.ts';
import { figureOf } from '../rules/modifiers.ts';
import { dangerOf, isClosed } from '../rules/movement.ts';
import { type Hero, monstersAt, type Portal } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Mind, offered } from './mind.ts';

/** How one goes on from a space: on foot, or by activating it. */
export interface Leg {
  readonly to: Node;
  readonly use?: string;
}

export interface Way {
  readonly actions: number;
  readonly health: number;
  readonly coins: number;
  /** Actions, and what danger and coins are worth in actions. */
  readonly weight: number;
  readonly legs: readonly Leg[];
}

/** What a health token on a dangerous path is worth, in actions: more to whoever has few. */
const dangerWeight = (health: number): number =>
  health >= 6 ? 1.5 : health >= 5 ? 2 : health >= 4 ? 2.6 : health >= 3 ? 3.5 : 6;
const COIN_WEIGHT = 0.5;

export const isOpenAt = (view: View, at: Node): boolean =>
  monstersAt(view, at).length === 0 && !view.locks.includes(at);

/** Everything that a hero can reach, however many turns it takes. */
export function waysOf(view: View, hero: Hero, from: Node | undefined = hero.at): Map<Node, Way> {
  const found = new Map<Node, Way>();
  if (from === undefined) return found;
  const open = new Map<Node, Way>([[from, { actions: 0, health: 0, coins: 0, weight: 0, legs: [] }]]);
  while (open.size > 0) {
    const [at, way] = nearest(open);
    open.delete(at);
    found.set(at, way);
    for (const next of onwards(view, hero, at, way)) {
      const to = (next.legs[next.legs.length - 1] as Leg).to;
      if (found.has(to) || next.health >= hero.health) continue;
      const known = open.get(to);
      if (!known || next.weight < known.weight) open.set(to, next);
    }
  }
  return found;
}

/** The same from where they stand, looked up as long as the view is the same. */
const waysKept = new WeakMap<View, Map<HeroId, ReadonlyMap<Node, Way>>>();

export function openWays(view: View, hero: Hero): ReadonlyMap<Node, Way> {
  const byHero = waysKept.get(view) ?? new Map<HeroId, ReadonlyMap<Node, Way>>();
  waysKept.set(view, byHero);
  const ways = byHero.get(hero.id) ?? waysOf(view, hero);
  byHero.set(hero.id, ways);
  return ways;
}

function nearest(open: ReadonlyMap<Node, Way>): [Node, Way] {
  let best: [Node, Way] | undefined;
  for (const entry of open) if (!best || entry[1].weight < best[1].weight) best = entry;
  return best as [Node, Way];
}

function* onwards(view: View, hero: Hero, at: Node, way: Way): Generator<Way> {
  const held = monstersAt(view, at).length > 0 ? figureOf(view, hero, 'leaveMonsterCost', 0) : 0;
  for (const segment of board(view).segments(at)) {
    if (isClosed(view, at, segment)) continue;
    const danger = dangerOf(view, hero, segment);
    yield longer(way, hero, { to: segment.to }, 1 + held, danger, 0);
  }
  if (!isOpenAt(view, at)) return;
  const { kind, price = 0 } = spaceAt(view, at);
  if (kind === 'quay' && view.merchants[at] === undefined) {
    const fare = figureOf(view, hero, 'quayPrice', price);
    if (way.coins + fare <= view.bag.coins)
      for (const to of quaysFrom(view, at)) yield longer(way, hero, { to, use: 'quay' }, 1, 0, fare);
  }
  for (const colour of ['blue', 'orange'] as const satisfies readonly Portal[])
    if (view.portals[colour].includes(at))
      for (const to of view.portals[colour])
        if (to !== at) yield longer(way, hero, { to, use: `portal-${colour}` }, 1, 0, 0);
}

function longer(way: Way, { health }: Hero, leg: Leg, actions: number, danger: number, coins: number): Way {
  return {
    actions: way.actions + actions,
    health: way.health + danger,
    coins: way.coins + coins,
    weight: way.weight + actions + danger * dangerWeight(health - way.health) + coins * COIN_WEIGHT,
    legs: [...way.legs, leg],
  };
}

// ---- at a glance ----

/** What danger and a fare are worth to anybody, in actions. */
const ANY_DANGER = 2;
const ANY_FARE = 1;

/** How far everything is from a place, for anybody: worked out once for each way the board can be. */
const glances = new Map<string, ReadonlyMap<Node, number>>();
const MOST_GLANCES = 4000;

export function farFrom(view: View, from: Node, crossed: View['crossed'] = view.crossed): ReadonlyMap<Node, number> {
  const { blue, orange } = view.portals;
  const key = [view.adventure, from, crossed.join(), blue.join(), orange.join()].join(' ');
  const known = glances.get(key);
  if (known) return known;
  const found = new Map<Node, number>();
  const open = new Map<Node, number>([[from, 0]]);
  while (open.size > 0) {
    let [at, far] = [from, Number.POSITIVE_INFINITY];
    for (const [each, weight] of open) if (weight < far) [at, far] = [each, weight];
    open.delete(at);
    found.set(at, far);
    for (const [to, more] of stepsFrom(view, at, crossed))
      if (!found.has(to)) open.set(to, Math.min(far + more, open.get(to) ?? Number.POSITIVE_INFINITY));
  }
  if (glances.size >= MOST_GLANCES) glances.clear();
  glances.set(key, found);
  return found;
}

function* stepsFrom(view: View, at: Node, crossed: View['crossed']): Generator<[Node, number]> {
  for (const segment of board(view).segments(at))
    if (!isClosed({ ...view, crossed }, at, segment))
      yield [segment.to, 1 + ANY_DANGER * (segment.kind === 'dangerous' ? segment.health : 0)];
  for (const to of quaysFrom(view, at)) yield [to, 1 + ANY_FARE];
  for (const colour of ['blue', 'orange'] as const satisfies readonly Portal[])
    if (view.portals[colour].includes(at)) for (const to of view.portals[colour]) if (to !== at) yield [to, 1];
}

// ---- on the way ----

/** The option that brings a hero as far along this way as this turn allows; nothing if none does. */
export function stepAlong(mind: Mind, hero: Hero, { legs, health }: Way): string | undefined {
  const [first] = legs;
  if (!first) return undefined;
  if (first.use !== undefined) return offered(mind, hero.id, activateKey.make(first.use));
  const special = legs.findIndex(({ use }) => use !== undefined);
  const walked = special < 0 ? legs : legs.slice(0, special);
  for (const { to } of [...walked].reverse()) {
    const safe = offered(mind, hero.id, moveKey.make(to));
    const risky = offered(mind, hero.id, riskKey.make(to));
    const key = health > 0 ? (risky ?? safe) : (safe ?? risky);
    if (key !== undefined) return key;
  }
  return undefined;
}
