// EUT-5.10 to EUT-5.18: the map grows.

import type { Hex } from '@veillee/pieces/geometry';
import { centreOf, hexesOf } from '../content/lattice.ts';
import { spacesOf, territoryRow } from '../content/territory.ts';
import type { TileId } from '../content/vocabulary.ts';
import { setUpEncounter } from './encounters.ts';
import type { T } from './state.ts';

/** A tile comes to lie: its Encounter is set up (EUT-5.17), the Griffin takes its Lair (EUT-22.3). */
export function layTile(t: T, origin: Hex, tile: TileId): void {
  const { state } = t;
  const row = territoryRow(tile);
  state.map[origin] = tile;
  const places = [...hexesOf(origin), centreOf(origin)];
  for (const [n, { kind, encounter }] of spacesOf(row).entries()) {
    if (encounter) setUpEncounter(t, encounter);
    if (kind === 'griffin-lair' && state.modules.griffin) state.griffin = places[n] as Hex;
  }
}
