// Where somebody who comes to a board of the campaign could stand. Pure.

import type { Space } from '@veillee/pieces/geometry';
import { propRow } from '../../../content/props.ts';
import type { FigureSize } from '../../../content/vocabulary.ts';
import { groundNow, propAt } from '../../board.ts';
import { sitesOn } from '../../overlord/sites.ts';
import { isGlyphAwake, type Stand, type State, takenSpaces } from '../../state.ts';
import { sealedSpaces } from './bound.ts';
import { portalOf } from './level.ts';

/** Where somebody of this size could stand: nobody there, nothing in the way, neither the portal nor an active glyph. */
export function sitesFor(state: State, size: FigureSize, isBarred: (at: Space) => boolean = () => false): Stand[] {
  const ground = groundNow(state);
  const taken = new Set(takenSpaces(state));
  const portal = portalOf(state);
  const sealed = state.dungeon ? sealedSpaces(state) : [];
  const isFree = (at: Space): boolean => {
    const prop = propAt(state, at);
    const bars = prop !== undefined && (propRow(prop).kind === 'obstacle' || propRow(prop).blocksMovement === true);
    return (
      !bars && !taken.has(at) && !portal.has(at) && !sealed.includes(at) && !isGlyphAwake(state, at) && !isBarred(at)
    );
  };
  return sitesOn(ground, new Set(ground.open.places.filter(isFree)), size);
}
