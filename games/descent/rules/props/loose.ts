// What rolls or moves by itself before anything else in the overlord's turn: boulders and crushing walls, in the order that the overlord
// likes (DES-11.3 to DES-11.5).

import { isOfKind, sidesOf, spacesOf } from '@veillee/pieces/geometry';
import { calls } from '../calls.ts';
import { boulderKey, crushingWallKey } from '../keys.ts';
import type { Boulder, BoulderId, CrushingWall, CrushingWallId, Flow, State, T } from '../state.ts';
import { pushBoulder, rollBoulder } from './boulders.ts';
import { moveCrushingWall, pushCrushingWall } from './crushing-walls.ts';

export type Loose = Boulder | CrushingWall;
export type LooseId = Loose['id'];

const isWall = (id: LooseId): id is CrushingWallId => isOfKind(id, 'crushing-wall');

const looseNow = ({ board }: State): readonly Loose[] =>
  [...(board.boulders ?? []), ...(board.crushingWalls ?? [])].filter(({ still }) => !still);

/** Every one that is loose, each once (R11). */
export function* moveLoose(t: T): Flow {
  const { state } = t;
  const waiting = new Set(looseNow(state).map(({ id }) => id));
  const left = (): Loose[] => looseNow(state).filter(({ id }) => waiting.has(id));
  while (left().length > 0) {
    yield* calls(t).offerGuard(t); // It may be the last moment for whoever is in the way (DES-8.31).
    const there = left();
    if (there.length === 0) return;
    const next = yield* nextOf(t, there);
    waiting.delete(next);
    if (isWall(next)) yield* moveCrushingWall(t, next);
    else yield* rollBoulder(t, next);
  }
}

function* nextOf(t: T, left: readonly Loose[]): Flow<LooseId> {
  const [only] = left;
  if (only && left.length === 1) return only.id;
  const optionOf = (one: Loose) => {
    const told = {
      n: left.filter(other => isWall(other.id) === isWall(one.id)).indexOf(one) + 1,
      direction: { text: `direction.${one.direction}` },
    };
    if ('lines' in one)
      return {
        key: crushingWallKey.make(one.id),
        text: 'wall.this',
        with: told,
        on: one.lines.flatMap(line => [...sidesOf(line)]),
      };
    return { key: boulderKey.make(one.id), text: 'boulder.this', with: told, on: spacesOf(one.at) };
  };
  const { seat } = t.state.overlord;
  const next = left.some(({ id }) => isWall(id))
    ? yield* t.choose(seat, 'ask.loose', left, optionOf, { rule: 'DES-11.4' })
    : yield* t.choose(seat, 'ask.boulder', left, optionOf, { rule: 'DES-51.2' });
  return next.id;
}

/** A script pushes one: so many spaces on, or back. */
export function* push(t: T, id: BoulderId | CrushingWallId, n: number): Flow {
  if (isWall(id)) yield* pushCrushingWall(t, id, n);
  else yield* pushBoulder(t, id, n);
}
