// DES-50, DES-51: where boulders may roll and crushing walls move before the overlord's next turn, and how likely they kill whoever stands
// there. Pure: bots look ahead by it.

import { type Base, type Space, spacesOf } from '@veillee/pieces/geometry';
import { atLeast } from '@veillee/pieces/odds';
import type { Ground } from '../ground.ts';
import type { Board, Boulder } from '../state.ts';
import { type Around, isHollow, rollOdds, wayOf } from './boulder-way.ts';
import { courseOf } from './wall-course.ts';

/** What lies about boulders: the floor below them, all of them, and ramps. */
export interface Track {
  readonly ground: Ground;
  readonly boulders: readonly Boulder[];
  readonly markers: Board['markers'];
  readonly board: Board;
}

export const trackOf = (ground: Ground, board: Board): Track => ({
  ground,
  boulders: board.boulders ?? [],
  markers: board.markers,
  board,
});

/** Whether anything lies there that moves by itself. */
export const isRolling = ({ boulders = [], crushingWalls = [] }: Board): boolean =>
  boulders.length > 0 || crushingWalls.length > 0;

export const aroundOf = ({ ground, boulders, markers }: Track, id: Boulder['id']): Around => ({
  ground,
  others: boulders.flatMap(other => (other.id === id ? [] : spacesOf(other.at))),
  rampAt: at => markers.flatMap(one => (one.kind === 'ramp' && one.at === at ? [one.direction] : []))[0],
});

/** A place that a boulder may come to in the overlord's next turn, how likely, and where it kills whoever stands there. */
export interface LaneStep {
  readonly at: Base;
  readonly chance: number;
  readonly crushes: readonly Space[];
}

const ROLLS = rollOdds();
const FURTHEST = ROLLS.low + ROLLS.chances.length - 1;

/** One after the other, round ramps, until it breaks or its dice leave it. */
export function laneOf(track: Track, boulder: Boulder): LaneStep[] {
  if (boulder.still) return [];
  const { terrain } = track.ground.below;
  return wayOf(aroundOf(track, boulder.id), boulder, FURTHEST).map(({ at, spaces, falls }, n) => ({
    at,
    chance: atLeast(ROLLS, n + 1),
    // It only crosses a pit that is smaller than itself (DES-51.8).
    crushes: spaces.filter(one => falls || !isHollow(terrain.get(one))),
  }));
}

/** Where a wall meets something nobody can give way; elsewhere one is pushed on, and wounded (DES-50.3, DES-50.10). */
const PRESSED = 0.9;
const PUSHED = 0.08;

/** How likely whoever stands on a space is crushed before the overlord's next turn: by each of them as if the others lay still. */
export function crushChances(track: Track): ReadonlyMap<Space, number> {
  const chances = new Map<Space, number>();
  const add = (own: ReadonlyMap<Space, number>): void => {
    for (const [at, chance] of own) chances.set(at, 1 - (1 - chance) * (1 - (chances.get(at) ?? 0)));
  };
  for (const boulder of track.boulders) {
    const own = new Map<Space, number>();
    for (const { chance, crushes } of laneOf(track, boulder))
      for (const at of crushes) own.set(at, Math.max(chance, own.get(at) ?? 0));
    add(own);
  }
  for (const wall of track.board.crushingWalls ?? []) {
    if (wall.still) continue;
    const { takes, ends } = courseOf(track.board, track.ground, wall, wall.direction);
    add(new Map(takes.map(at => [at, ends ? PRESSED : PUSHED])));
  }
  return chances;
}
