// The Hero tiles of all six Heroes: Weapons, Shields and Abilities (EUT-15).

import { byId } from '@veillee/pieces/things';
import { ael } from './hero-tiles/ael.ts';
import { dral } from './hero-tiles/dral.ts';
import { keleia } from './hero-tiles/keleia.ts';
import { maeldur } from './hero-tiles/maeldur.ts';
import { skoldur } from './hero-tiles/skoldur.ts';
import { taesiri } from './hero-tiles/taesiri.ts';
import type { HeroTileRow } from './rows.ts';
import type { HeroId, HeroSlot, HeroTileKind } from './vocabulary.ts';

export const heroTiles: readonly HeroTileRow[] = [...ael, ...dral, ...keleia, ...maeldur, ...skoldur, ...taesiri];
export const heroTileRow = byId('Hero tile', heroTiles);

const OF_HERO: { readonly [hero in HeroId]: readonly HeroTileRow[] } = { ael, dral, keleia, maeldur, skoldur, taesiri };
export const tilesOf = (hero: HeroId): readonly HeroTileRow[] => OF_HERO[hero];

/** The symbol at the lower right (EUT-15.2). */
const SLOT: { readonly [kind in HeroTileKind]: HeroSlot } = {
  weapon: 'sword',
  shield: 'sword',
  ability: 'ability',
  'combat-ability': 'ability',
  'initiative-ability': 'initiative',
};
export const slotOf = ({ kind }: HeroTileRow): HeroSlot => SLOT[kind];

/** Bought, sold and kept in Bags like any Equipment (EUT-15.10); the others are Learned. */
export const isEquipmentTile = ({ kind }: HeroTileRow): boolean => kind === 'weapon' || kind === 'shield';

export const isStarting = ({ reputation }: HeroTileRow): boolean => reputation === undefined;

/** Used by so many players (EUT-2.18). */
export const isFor = ({ players }: HeroTileRow, count: number): boolean =>
  players === undefined || (players === 'one') === (count === 1);

/** The Manuscript marks of the Reputation track (EUT-15.6): where tiles can be Revealed. */
export const MANUSCRIPTS: readonly number[] = [
  ...new Set(heroTiles.flatMap(({ reputation }) => reputation ?? [])),
].sort((a, b) => a - b);
