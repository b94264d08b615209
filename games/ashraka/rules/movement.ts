// ASH-7: walking. Every segment costs an action; whoever names a space further off walks there segment by segment.

import type { Table } from '@veillee/kernel';
import type { Node } from '@veillee/pieces/geometry';
import { board, type Exit, isStep, placeName, type Segment } from './board.ts';
import { figureOf, modOf, spend } from './modifiers.ts';
import { type Hero, heroName, isGone, isHaunted, type Open, type State } from './state.ts';

/** A way to a space, and what it costs. */
export interface Walk {
  readonly to: Node;
  /** All but its last segment. */
  readonly before?: Walk;
  readonly actions: number;
  readonly health: number;
}

/** The spaces on a way, both ends included. */
export const wayOf = ({ before, to }: Walk): Node[] => (before ? [...wayOf(before), to] : [to]);

/**
 * ASH-7.14, ASH-7.18: a crossed path cannot be entered; whoever stands on one of its steps may walk off it. A crossroads where
 * it ends is none of its steps (ASH-7.5).
 */
export const isClosed = (state: Open, from: Node, { path }: Pick<Segment, 'path'>): boolean =>
  state.crossed.includes(path) && !(isStep(state, from) && liesWithin(state, from, path));

const liesWithin = (state: Open, at: Node, path: Segment['path']): boolean =>
  board(state)
    .segments(at)
    .filter(segment => segment.path === path).length > 1;

/** ASH-7.7: with all that makes it cheaper. */
export const dangerOf = (state: Open, hero: Hero, { kind, health }: Segment): number =>
  kind === 'dangerous' ? figureOf(state, hero, 'dangerCost', health) : 0;

/** What steps cost a hero: the first one, those after it, and what a Trap adds where they leave a monster. */
interface Gait {
  readonly first: number;
  readonly held: number;
}

const gaitOf = (state: Open, hero: Hero): Gait => ({
  first: modOf(state, hero, 'firstMoveFree') === undefined ? 1 : 0,
  held: figureOf(state, hero, 'leaveMonsterCost', 0),
});

/** What a first step costs from here, also off the board. */
export function stepCost(state: Open, hero: Hero, from: Node): number {
  const { first, held } = gaitOf(state, hero);
  return first + (isHaunted(state, from) ? held : 0);
}

/**
 * Where a hero can walk with the actions left: the way with the fewest actions, and of those the one with the least harm. With
 * `harm` 0 only ways without danger count.
 */
export function walksOf(state: Open, hero: Hero, harm: number): Map<Node, Walk> {
  const found = new Map<Node, Walk>();
  if (hero.at === undefined) return found;
  const { segments } = board(state);
  const { first, held } = gaitOf(state, hero);
  // ASH-7.8: the last health token is never paid.
  const most = Math.min(harm, hero.health - 1);
  const open: Walk[] = [{ to: hero.at, actions: 0, health: 0 }];
  // The nearest first; what is added comes behind the one that it goes on from.
  for (const before of open) {
    const { to: at } = before;
    if (found.has(at)) continue;
    found.set(at, before);
    const actions = before.actions + (at === hero.at ? first : 1) + (isHaunted(state, at) ? held : 0);
    if (actions > hero.disc) continue;
    for (const segment of segments(at)) {
      if (found.has(segment.to) || isClosed(state, at, segment)) continue;
      const health = before.health + dangerOf(state, hero, segment);
      if (health <= most) insert(open, { to: segment.to, before, actions, health });
    }
  }
  found.delete(hero.at);
  return found;
}

/** Behind all that are not further. */
function insert(open: Walk[], walk: Walk): void {
  let n = open.length;
  for (; n > 0 && isNearer(walk, open[n - 1] as Walk); n--) open[n] = open[n - 1] as Walk;
  open[n] = walk;
}

const isNearer = (one: Walk, other: Walk): boolean =>
  one.actions < other.actions || (one.actions === other.actions && one.health < other.health);

/** ASH-6.1: pays and walks. Nothing can come between: monsters do not stop anybody (ASH-7.16). */
export function walk(t: Table<State>, hero: Hero, taken: Walk): void {
  const { state } = t;
  const { actions, health } = taken;
  const free = modOf(state, hero, 'firstMoveFree');
  if (free?.skill) spend(hero, free.skill);
  hero.disc -= actions;
  hero.health -= health;
  stepTo(t, hero, wayOf(taken), { actions, health });
}

/** Puts a hero at the end of a way, and tells it as one event. */
export function stepTo(
  t: Table<State>,
  hero: Hero,
  way: readonly Node[],
  { actions, health }: Pick<Walk, 'actions' | 'health'>,
): void {
  const from = way[0] as Node;
  const to = way[way.length - 1] as Node;
  hero.at = to;
  const told = { hero: heroName(hero), place: placeName(t.state, to, 'to'), actions, health };
  t.tell('log.move', told, { rule: 'ASH-6.1', moves: [{ what: hero.id, from, to }], detail: way });
}

/** ASH-7.11, ASH-7.12. */
export function leave(t: Table<State>, hero: Hero, { from }: Exit): void {
  const { state } = t;
  hero.disc -= stepCost(state, hero, from);
  hero.at = undefined;
  t.tell(
    'log.leave',
    { hero: heroName(hero) },
    { rule: 'ASH-7.11', weight: 6, moves: [{ what: hero.id, from, to: 'exit' }], scene: { of: 'deed', part: 'leave' } },
  );
  // ASH-7.13: the adventure is won when the second hero has left as well.
  if (state.heroes.every(isGone)) state.phase = 'won';
}
