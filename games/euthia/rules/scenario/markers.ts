// Tokens of scenarios on spaces. Pits are kept with the Level of their Monster; all others in the order in which they were laid.

import { soMany } from '@veillee/kernel';
import type { SpaceAt } from '../../content/lattice.ts';
import type { Marker, MarkerKind } from '../../content/scenarios/vocabulary.ts';
import type { Known } from '../state.ts';

type Marked = Pick<Known, 'scenario'>;

const fits = (marker: Marker, kind: MarkerKind): boolean =>
  marker === kind || (kind === 'destruction' && (marker === 'destruction-a' || marker === 'destruction-b'));

export function markersAt({ scenario: { markers, pits } }: Marked, at: SpaceAt, kind: MarkerKind): number {
  if (kind === 'pit') return pits[at] === undefined ? 0 : 1;
  return markers[at]?.filter(marker => fits(marker, kind)).length ?? 0;
}

/** The spaces on which such a token lies. */
export function markedSpaces(state: Marked, kind: MarkerKind): SpaceAt[] {
  const { markers, pits } = state.scenario;
  const places = Object.keys(kind === 'pit' ? pits : markers) as SpaceAt[];
  return places.filter(at => markersAt(state, at, kind) > 0);
}

/** On the whole map. */
export const markersOnMap = (state: Marked, kind: MarkerKind): number =>
  markedSpaces(state, kind).reduce((sum, at) => sum + markersAt(state, at, kind), 0);

export function mark({ scenario: { markers } }: Marked, at: SpaceAt, marker: Exclude<Marker, 'pit'>, n: number): void {
  markers[at] = [...(markers[at] ?? []), ...soMany(n, () => marker)];
}

/** As many as there are, at most `n`. Says how many it was. */
export function unmark({ scenario }: Marked, at: SpaceAt, kind: MarkerKind, n: number): number {
  if (kind === 'pit') {
    if (scenario.pits[at] === undefined) return 0;
    scenario.pits[at] = undefined;
    return 1;
  }
  let left = n;
  scenario.markers[at] = (scenario.markers[at] ?? []).filter(marker => !(fits(marker, kind) && left-- > 0));
  return n - Math.max(0, left);
}
