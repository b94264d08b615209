// DES-50: crushing walls move before anything else in the overlord's turn, push whoever is in their way, and kill whoever cannot give way.

import type { Space } from '@veillee/pieces/geometry';
import { propRow } from '../../content/props.ts';
import { OPPOSITE } from '../../content/quests/compass.ts';
import type { Side as Compass } from '../../content/quests/vocabulary.ts';
import { groundNow } from '../board.ts';
import { calls } from '../calls.ts';
import { feelAuras } from '../effects/aura.ts';
import {
  type CrushingWall,
  type CrushingWallId,
  type FigureId,
  type Flow,
  maybeFigure,
  type State,
  type T,
} from '../state.ts';
import { CRUSHED, inTheWayOf, type Shoved, shove } from './shoving.ts';
import { courseOf, type Ending, linesBeyond } from './wall-course.ts';

const wallOf = ({ board }: State, id: CrushingWallId): CrushingWall | undefined =>
  board.crushingWalls?.find(one => one.id === id);

/** DES-50.2: one space in its direction. */
export const moveCrushingWall = (t: T, id: CrushingWallId): Flow => drive(t, id, 1, 'DES-50.2');

/** A script drives one so many spaces on, or straight back: one push for whoever is in its way (R112). */
export const pushCrushingWall = (t: T, id: CrushingWallId, n: number): Flow => drive(t, id, n, 'DES-26.8');

function* drive(t: T, id: CrushingWallId, n: number, rule: string): Flow {
  const { state } = t;
  const from = wallOf(state, id)?.lines;
  const hurt = new Set<FigureId>();
  t.tell('log.crushingWall.moves', { n: Math.abs(n) }, { rule, weight: 3 });
  for (let left = Math.abs(n); left > 0; left--) {
    const wall = wallOf(state, id); // Whom it kills may have it removed.
    if (!wall) break;
    if (!(yield* step(t, wall, n < 0 ? OPPOSITE[wall.direction] : wall.direction, hurt))) break;
  }
  if (wallOf(state, id)?.lines !== from) yield* calls(t).look(t); // What it hid may be seen now (DES-26.1).
}

/** One space further; whether it goes on. `hurt`: whom it has wounded on this way. */
function* step(t: T, wall: CrushingWall, direction: Compass, hurt: Set<FigureId>): Flow<boolean> {
  const { state } = t;
  const { id } = wall;
  const { takes, ends } = courseOf(state.board, groundNow(state), wall, direction);
  if (takes.length === 0) {
    destroy(t, id, ends ?? 'wall');
    return false;
  }
  wall.lines = linesBeyond(takes, direction);
  sweep(t, takes);
  yield* settle(t, yield* shoveAll(t, id, takes, direction), hurt);
  if (!wallOf(state, id)) return false;
  if (ends) destroy(t, id, ends);
  return ends === undefined;
}

/** DES-50.5: rubble is gone where it has crossed; whatever else lies there stays (DES-50.12). */
function sweep(t: T, spaces: readonly Space[]): void {
  const { terrain } = groundNow(t.state).below;
  const swept = spaces.filter(at => terrain.get(at) === 'rubble');
  if (swept.length === 0) return;
  for (const at of swept) t.state.board.terrain[at] = 'none';
  t.tell('log.crushingWall.sweeps', {}, { rule: 'DES-50.5', weight: 1 });
}

/** Everybody on the spaces that it has taken: first those whose way is free, then those who push others on (R112). */
function* shoveAll(t: T, id: CrushingWallId, takes: readonly Space[], direction: Compass): Flow<readonly Shoved[]> {
  const { state } = t;
  const moved: Shoved[] = [];
  const met = new Set<FigureId>();
  for (;;) {
    const next = inTheWayOf(state, takes, direction).find(one => !met.has(one));
    if (!next) return moved;
    met.add(next);
    yield* shove(t, { wall: id, direction, moved }, next);
  }
}

/** DES-50.3: a wound for whoever was pushed by the wall itself; then ground and auras work on all who have come to stand elsewhere. */
function* settle(t: T, moved: readonly Shoved[], hurt: Set<FigureId>): Flow {
  const { state } = t;
  for (const { id, byWall } of moved) {
    if (!byWall || hurt.has(id)) continue;
    hurt.add(id);
    yield* calls(t).wound(t, id, propRow('crushing-wall').pushes ?? 0, CRUSHED);
  }
  const isThere = ({ id, to }: Shoved): boolean => maybeFigure(state, id)?.at === to;
  for (const one of moved) {
    if (isThere(one)) yield* calls(t).stepOn(t, one.id, { from: one.from, own: false });
    if (isThere(one)) yield* feelAuras(t, one.id); // DES-65.1
  }
}

function destroy(t: T, id: CrushingWallId, by: Ending): void {
  const { board } = t.state;
  board.crushingWalls = board.crushingWalls?.filter(one => one.id !== id);
  t.tell(`log.crushingWall.ends.${by}`, {}, { rule: 'DES-50.6', weight: 3 });
}
