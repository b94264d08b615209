// EUT-17.5: where the Lair of an Elite is. Pure.

import { isCentre, type SpaceAt } from '../content/lattice.ts';
import { eliteRow } from '../content/monsters.ts';
import type { Lair, SpaceRow } from '../content/rows.ts';
import { allSpaces, spaceAt, spacesBeside, tileAt } from './land.ts';
import type { State } from './state.ts';

const isPlace = ({ kind, encounter }: SpaceRow, { place }: Lair): boolean => kind === place || encounter === place;

/** EUT-17.5: on such a space; beside one; on one of the three hexes around it, not in the middle. */
export function isLair(state: Pick<State, 'map'>, at: SpaceAt, lair: Lair): boolean {
  switch (lair.relation) {
    case 'on':
      return isPlace(spaceAt(state, at), lair);
    case 'adjacent':
      return spacesBeside(state, at).some(beside => isPlace(spaceAt(state, beside), lair));
    case 'outer': {
      const { centre } = tileAt(state, at);
      return !isCentre(at) && centre !== undefined && isPlace(centre, lair);
    }
  }
}

/** All Lairs of the current Elite that are on the map (R67: there may be none yet). */
export function lairsOf(state: Pick<State, 'map' | 'bounties'>): SpaceAt[] {
  const { current } = state.bounties;
  return current === undefined ? [] : allSpaces(state).filter(at => isLair(state, at, eliteRow(current).lair));
}
