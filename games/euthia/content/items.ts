// Every Item that is a tile, wherever it comes from.

import { byId } from '@veillee/pieces/things';
import { alchemistItems } from './items/alchemists.ts';
import { artifacts } from './items/artifacts.ts';
import { towerItems } from './items/dragonslayer-towers.ts';
import { merchantItems } from './items/merchants.ts';
import { rewardTiles } from './items/rewards.ts';
import { supplyItems } from './items/supply.ts';
import { treasures } from './items/treasures.ts';
import type { ItemRow } from './rows.ts';
import { type EncounterId, EQUIPMENT_KINDS, type Level, type Post } from './vocabulary.ts';

export const items: readonly ItemRow[] = [
  ...merchantItems,
  ...alchemistItems,
  ...towerItems,
  ...treasures,
  ...rewardTiles,
  ...artifacts,
  ...supplyItems,
];
export const itemRow = byId('Item', items);

const POST_ITEMS: { readonly [post in Post]: readonly ItemRow[] } = {
  merchants: merchantItems,
  alchemists: alchemistItems,
  'dragonslayer-towers': towerItems,
};
/** What the stack of a Trading Post is made of. */
export const itemsAt = (post: Post): readonly ItemRow[] => POST_ITEMS[post];

export const treasuresOf = (level: Level): readonly ItemRow[] =>
  treasures.filter(({ from }) => typeof from === 'object' && 'treasure' in from && from.treasure === level);

export const rewardsOf = (encounter: EncounterId): readonly ItemRow[] =>
  rewardTiles.filter(({ from }) => typeof from === 'object' && 'reward' in from && from.reward === encounter);

/** Works only while it is equipped (EUT-16.28). */
export const isEquipment = ({ kind }: ItemRow): boolean => EQUIPMENT_KINDS.some(equipment => equipment === kind);
