// EUT-17.5: where the Lair of an Elite is. Pure.

import { centreOf, isCentre, type SpaceAt } from '../content/lattice.ts';
import { eliteRow } from '../content/monsters.ts';
import type { Lair, SpaceRow } from '../content/rows.ts';
import { allSpaces, locationAt, spacesBeside, tileAt, tileUnder } from './land.ts';
import type { Known } from './state.ts';

const isPlace = ({ kind, encounter }: SpaceRow, { place }: Lair): boolean => kind === place || encounter === place;

/** EUT-17.5, R92: on such a space; beside one; on one of the three hexes around it, not in the middle. What is destroyed is none. */
export function isLair(state: Pick<Known, 'map' | 'scenario'>, at: SpaceAt, lair: Lair): boolean {
  switch (lair.relation) {
    case 'on':
      return isPlace(locationAt(state, at), lair);
    case 'adjacent':
      return spacesBeside(state, at).some(beside => isPlace(locationAt(state, beside), lair));
    case 'outer': {
      if (isCentre(at) || tileAt(state, at).centre === undefined) return false;
      return isPlace(locationAt(state, centreOf(tileUnder(at))), lair);
    }
  }
}

/** All Lairs of the current Elite that are on the map (R67: there may be none yet). */
export function lairsOf(state: Pick<Known, 'map' | 'bounties' | 'scenario'>): SpaceAt[] {
  const { current } = state.bounties;
  return current === undefined ? [] : allSpaces(state).filter(at => isLair(state, at, eliteRow(current).lair));
}
