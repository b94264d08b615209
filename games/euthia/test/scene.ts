// The words in which Euthia's rules are proved: a game in its first turn, changed by hand, with the dice that a scene wants.

import { Match, type Options, type Seat } from '@veillee/kernel';
import { Scene } from '@veillee/kernel/trial/scene';
import { hex } from '@veillee/pieces/geometry';
import { maybeRemove } from '@veillee/pieces/piles';
import { centreOf, type SpaceAt } from '../content/lattice.ts';
import type { GainOp, HeroId, OwnToken, TileId } from '../content/vocabulary.ts';
import { gain } from '../rules/gains.ts';
import { euthia } from '../rules/game.ts';
import { layTile } from '../rules/reveal.ts';
import { rulesAt } from '../rules/scenario/row.ts';
import { type Hero, heroOf, inTurnOrder, type Position, type State, type T } from '../rules/state.ts';
import { fresh } from '../rules/tiles.ts';
import type { View } from '../rules/view.ts';

export interface Plan {
  readonly heroes?: readonly HeroId[];
  readonly options?: Options;
  /** What is different from the beginning of the first turn, which is the first Hero's. */
  readonly set?: (state: State, heroes: readonly Hero[]) => void;
  readonly position?: Position;
  /** What the next dice show. */
  readonly dice?: readonly number[];
  readonly seed?: string;
}

const FIRST: readonly HeroId[] = ['ael', 'dral'];

/** The Chapel, where everybody begins. */
export const CHAPEL = centreOf(hex(0, 0));

/** A game whose players have chosen these Heroes, in the first turn, which is the first Hero's. */
export function begun({ heroes = FIRST, options = {}, seed = 'scene' }: Plan = {}): Match<State, View> {
  const match = Match.start(euthia, { seed, seats: heroes.length, options });
  while (match.state.phase === 'setup') {
    const [decision] = match.decisions;
    if (!decision) throw new Error('the set-up asks nobody');
    match.answer({ seat: decision.seat, decision: decision.id, picks: [`hero:${heroes[decision.seat]}`] });
  }
  for (const hero of match.state.heroes) {
    const late = lateStart(match.state, hero.seat);
    hero.gold -= late.gold;
    hero.reputation -= late.reputation;
  }
  return match;
}

/** What a later player begins with. Scenes begin alike, whoever is first by lot: there it is taken back. */
export function lateStart(state: State, seat: Seat): { readonly gold: number; readonly reputation: number } {
  const before = inTurnOrder(state).indexOf(seat);
  const ops = before > 0 ? (rulesAt(state, 'setup').find(({ who }) => who === 'later')?.do ?? []) : [];
  const given = (id: 'gold' | 'reputation'): number =>
    ops.reduce((sum, op) => (op.op === id ? sum + op.n * ('per' in op ? before : 1) : sum), 0);
  return { gold: given('gold'), reputation: given('reputation') };
}

export class Play extends Scene<State, View> {
  constructor(plan: Plan = {}) {
    const { heroes = FIRST, options = {}, position = { at: 'turn' }, dice = [], set } = plan;
    const { state } = begun(plan);
    state.first = 0;
    state.turn.seat = 0;
    for (const hero of state.heroes) hero.at = CHAPEL;
    set?.(state, state.heroes);
    super(euthia, { state, seats: heroes.length, options, position, dice });
  }

  /** Whoever's turn it is. */
  override get actor(): Seat {
    return this.state.turn.seat;
  }

  hero(seat: Seat = 0): Hero {
    return heroOf(this.state, seat);
  }
}

export const scene = (plan: Plan = {}): Play => new Play(plan);

/** Tiles come to lie on the map by hand: out of the stack, or of the box. */
export function lays(state: State, tiles: readonly (readonly [tile: TileId, q: number, r: number])[]): void {
  for (const [tile, q, r] of tiles) {
    maybeRemove(state.territory, tile);
    maybeRemove(state.boxed.territory, tile);
    layTile(tableOf(state), hex(q, r), tile);
  }
}

/** A table on which a scene's state is changed by a rule itself; nothing is shuffled and nobody is told. */
export const tableOf = (state: State): T =>
  ({ state, shuffle: <X>(list: X[]) => list, draw: drawOf, tell() {} }) as never;
const drawOf = <X>(pile: X[], n = 1): X[] => pile.splice(Math.max(0, pile.length - n)).reverse();

export const at = (q: number, r: number): SpaceAt => hex(q, r);

/** A Hero stands on the first space of a tile beside the Chapel's; no further tile is to be revealed. */
export const BESIDE: readonly [SpaceAt, SpaceAt, SpaceAt] = [hex(1, 1), hex(2, 1), hex(1, 2)];

/** One tile beside the Chapel and nothing left to reveal; the first Hero stands on one of its spaces. */
export function stands(
  tile: TileId,
  space: 0 | 1 | 2,
  more: (state: State, heroes: readonly Hero[]) => void = () => {},
) {
  return (state: State, heroes: readonly Hero[]): void => {
    lays(state, [[tile, 1, 1]]);
    state.territory = [];
    const [hero] = heroes;
    if (hero) hero.at = BESIDE[space];
    more(state, heroes);
  };
}

/** A token of a player on a space. */
export function marks(state: State, at: SpaceAt, kind: OwnToken, ...seats: readonly Seat[]): void {
  state.tokens[at] = [...(state.tokens[at] ?? []), ...seats.map(seat => ({ kind, seat }))];
}

export type More = (hero: Hero, state: State) => void;

/** What is different about the first Hero. */
export const one =
  (more: More) =>
  (state: State, [hero]: readonly Hero[]): void => {
    if (hero) more(hero, state);
  };

/** Tiles come into a Hero's Bags. */
export function bag(hero: Hero, ...tiles: readonly string[]): void {
  for (const tile of tiles) hero.bags.push({ kind: 'tile', tile: fresh(tile) });
}

/** Something is given to a Hero, where nobody has to be asked. */
export function gains(state: State, hero: Hero, ...ops: readonly GainOp[]): void {
  const { done } = gain(tableOf(state), hero, ops, { rule: 'EUT-1.9' }).next([]);
  if (!done) throw new Error('somebody is asked');
}
