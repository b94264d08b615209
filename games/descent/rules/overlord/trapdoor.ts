// A pit that opens before a door: whoever stands there leaps aside or falls.

import type { Space } from '@veillee/pieces/geometry';
import type { OverlordCardRow } from '../../content/rows.ts';
import type { CardOp, OpOf } from '../../content/vocabulary.ts';
import { areaAt, doorOf, mapNow, propAt } from '../board.ts';
import type { Occurrence } from '../calls.ts';
import {
  type Flow,
  type Hero,
  isEgg,
  type Monster,
  maybeFigure,
  onBoard,
  type State,
  seatFor,
  standsOn,
  type T,
} from '../state.ts';
import { harm, isSaved } from './harm.ts';
import { layObstacle, shift, shiftSpaces } from './shift.ts';

/** The two spaces along the door on the side of whoever opened it, if nothing lies there. */
export function spacesBefore(state: State, { door, figure }: Occurrence): Space[] {
  const at = figure && standsOn(maybeFigure(state, figure) ?? {})[0];
  if (door === undefined || at === undefined) return [];
  const [near, nearEnd, far, farEnd] = doorOf(state, door).spaces as [Space, Space, Space, Space];
  const map = mapNow(state);
  const away = (one: Space): number =>
    (areaAt(state, one) === areaAt(state, at) ? 0 : 100) + map.bare.distance(at, one);
  const isNear = Math.min(away(near), away(nearEnd)) <= Math.min(away(far), away(farEnd));
  const before = isNear ? [near, nearEnd] : [far, farEnd];
  return before.every(one => propAt(state, one) === undefined) ? before : [];
}

const isSmall = (figure: Hero | Monster): figure is Hero | (Monster & { at: Space }) => standsOn(figure).length === 1;

export function* layTrapdoor(
  t: T,
  row: OverlordCardRow,
  { prop, harm: of }: OpOf<CardOp, 'trapdoor'>,
  what: Occurrence,
): Flow {
  const { state } = t;
  const spaces = spacesBefore(state, what);
  if (spaces.length === 0 || !(yield* layObstacle(t, spaces, prop))) return;
  for (const { id } of onBoard(state).filter(figure => standsOn(figure).some(at => spaces.includes(at)))) {
    const figure = maybeFigure(state, id);
    // Whoever is too large for it stands over it (DES-18.4).
    if (!figure || isEgg(figure) || !standsOn(figure).every(at => spaces.includes(at))) continue;
    if (!isSaved(t, figure)) yield* harm(t, row, figure, of);
    else if (isSmall(figure)) yield* shift(t, id, seatFor(state, figure), shiftSpaces(state, figure, spaces));
  }
}
