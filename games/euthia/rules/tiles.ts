// Rows behind the tiles on a board: an Item or a Hero tile, read by the same questions.

import type { Text } from '@veillee/kernel';
import { originalOf } from '@veillee/pieces/things';
import { heroTileRow, heroTiles, isEquipmentTile, slotOf } from '../content/hero-tiles.ts';
import { isEquipment, itemRow } from '../content/items.ts';
import type { HeroTileRow, ItemRow, TileRow } from '../content/rows.ts';
import type {
  Effect,
  EquipmentSlot,
  HeroSlot,
  HeroTileKind,
  ItemKind,
  Material,
  TileOp,
} from '../content/vocabulary.ts';
import type { Tile, TileCopy } from './state.ts';

/** What the rules ask of any tile. */
export interface Face extends TileRow {
  readonly id: string;
  readonly name: Text;
  readonly effects: readonly Effect[];
  /** Those that hold as long as the tile works. */
  readonly permanent: readonly Effect[];
  /** Everything that any of its effects does. */
  readonly does: ReadonlySet<TileOp['op']>;
  readonly kind: ItemKind | HeroTileKind;
  /** Where it lies when it works; without one it works from any storage (EUT-16.28). */
  readonly slot?: HeroSlot | EquipmentSlot;
  /** Weapons, Shields, Armour and Jewellery. */
  readonly isEquipment: boolean;
  /** Neither bought nor kept in Bags: Learned (EUT-15.21). */
  readonly isAbility: boolean;
  readonly isHeroTile: boolean;
  readonly material?: Material;
  readonly buy?: number;
  readonly sell?: number;
  readonly consumed: boolean;
  readonly initiative: boolean;
}

const listed = ({ effects = [] }: TileRow): Pick<Face, 'effects' | 'permanent' | 'does'> => ({
  effects,
  permanent: effects.filter(({ trigger }) => trigger === 'permanent'),
  does: new Set(effects.flatMap(({ ops }) => ops.map(({ op }) => op))),
});

const ofHeroTile = (row: HeroTileRow): Face => {
  const isEquipment = isEquipmentTile(row);
  return {
    ...row,
    ...listed(row),
    name: { text: `tile.${row.id}` },
    slot: slotOf(row),
    isEquipment,
    isAbility: !isEquipment,
    isHeroTile: true,
    buy: row.cost,
    consumed: false,
    initiative: row.kind === 'initiative-ability',
  };
};

const ofItem = ({ price, consumed, initiative, ...row }: ItemRow): Face => ({
  ...row,
  ...listed(row),
  name: { text: `item.${row.id}` },
  isEquipment: isEquipment({ ...row }),
  isAbility: false,
  isHeroTile: false,
  ...(price && { buy: price.buy, sell: price.sell }),
  consumed: consumed === true,
  initiative: initiative === true,
});

const HERO_TILES = new Set(heroTiles.map(({ id }) => id));
const faces = new Map<TileCopy, Face>();

/** What is printed on a tile. */
export function faceOf(tile: TileCopy): Face {
  const known = faces.get(tile);
  if (known) return known;
  const id = originalOf(tile);
  const face = HERO_TILES.has(id) ? ofHeroTile(heroTileRow(id)) : ofItem(itemRow(id));
  faces.set(tile, face);
  return face;
}

export const fresh = (tile: TileCopy): Tile => ({ tile, engaged: false, gems: [], essences: [] });

export const effectsOf = (tile: TileCopy): readonly Effect[] => faceOf(tile).effects;

/** Whether any effect of a tile does this. */
export const does = (tile: TileCopy, op: TileOp['op']): boolean => faceOf(tile).does.has(op);

export const tileName = (tile: TileCopy): Text => faceOf(tile).name;
