// The Realm: five by five regions, their neighbours, Shortcuts and distances. KIL-1.2, KIL-4.3 to 4.5.

import { regionById } from '../../content/cards.ts';
import type { Terrain } from '../../content/vocabulary.ts';
import { place, type RegionId, type State } from '../state.ts';

type Realm = Pick<State, 'map'>;
type Sides = Pick<State, 'places'>;

const SIDE = 5;

/** Slots beside each slot, by steps up, right, down, left; then by diagonals. */
const BESIDE: readonly (readonly number[])[] = slotsAt([
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]);
const ACROSS: readonly (readonly number[])[] = slotsAt([
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
]);

function slotsAt(steps: readonly (readonly [number, number])[]): number[][] {
  return Array.from({ length: SIDE * SIDE }, (_, slot) =>
    steps.flatMap(([dx, dy]) => {
      const x = (slot % SIDE) + dx;
      const y = Math.floor(slot / SIDE) + dy;
      return x >= 0 && x < SIDE && y >= 0 && y < SIDE ? [y * SIDE + x] : [];
    }),
  );
}

const regionsAt = (realm: Realm, slots: readonly number[] | undefined): RegionId[] =>
  (slots ?? []).map(slot => realm.map[slot] as RegionId);

/** KIL-4.3, 4.5: the regions one orthogonal step away; never off the Realm. */
export const neighbours = (realm: Realm, region: RegionId): RegionId[] =>
  regionsAt(realm, BESIDE[realm.map.indexOf(region)]);

/** Where the Talent of KIL-19.34 leads. */
export const diagonals = (realm: Realm, region: RegionId): RegionId[] =>
  regionsAt(realm, ACROSS[realm.map.indexOf(region)]);

/** KIL-4.4: where the Shortcut of a region leads, on the side that lies up. */
export function shortcutFrom(sides: Sides, region: RegionId): RegionId | undefined {
  const { shortcut, shortcutInGloom } = regionById(region);
  return place(sides, region).gloom && !shortcutInGloom ? undefined : shortcut;
}

/** Orthogonal steps between two regions. */
export function distance(realm: Realm, from: RegionId, to: RegionId): number {
  const a = realm.map.indexOf(from);
  const b = realm.map.indexOf(to);
  return Math.abs((a % SIDE) - (b % SIDE)) + Math.abs(Math.floor(a / SIDE) - Math.floor(b / SIDE));
}

/** KIL-4.9: the terrain decides the Encounter deck; Sprawl City has none. */
export const terrainOf = (region: RegionId): Terrain | undefined => regionById(region).terrain;
