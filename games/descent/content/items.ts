// Shop, treasures, relics and potions; and what an item is sold for.

import { byId } from '@veillee/pieces/things';
import { copperTreasures } from './items/copper.ts';
import { goldTreasures } from './items/gold.ts';
import { relics } from './items/relics.ts';
import { shop as baseShop } from './items/shop.ts';
import { silverTreasures } from './items/silver.ts';
import { wellCopper, wellGold, wellShop, wellSilver } from './items/well.ts';
import type { ItemRow, PotionRow } from './rows.ts';
import { salePrice, treasurePrice } from './town.ts';
import type { Tier } from './vocabulary.ts';

export const treasures: { readonly [tier in Tier]: readonly ItemRow[] } = {
  copper: [...copperTreasures, ...wellCopper],
  silver: [...silverTreasures, ...wellSilver],
  gold: [...goldTreasures, ...wellGold],
};

export const shop: readonly ItemRow[] = [...baseShop, ...wellShop];
export { relics };
export const items: readonly ItemRow[] = [
  ...shop,
  ...treasures.copper,
  ...treasures.silver,
  ...treasures.gold,
  ...relics,
];
export const itemRow = byId('item', items);

export const potions: readonly PotionRow[] = [
  { id: 'healing-potion', tokens: 9, effects: [{ when: 'own-turn', ops: [{ op: 'recover', wounds: 3 }] }] },
  { id: 'vitality-potion', tokens: 9, effects: [{ when: 'own-turn', ops: [{ op: 'recover', fatigue: 'all' }] }] },
];
export const potionRow = byId('potion', potions);

/** What an item brings in Town; what cannot be sold brings nothing, and is not bought either (DES-32.4, DES-31.6). */
export function saleOf({ tier, price }: ItemRow): number | undefined {
  if (tier === 'relic') return undefined;
  return tier === 'shop' ? salePrice(price ?? 0) : salePrice(treasurePrice(tier));
}
