// Shop, treasures, relics and potions; and what an item is sold for.

import { byId } from '@veillee/pieces/things';
import { copperTreasures } from './items/copper.ts';
import { goldTreasures } from './items/gold.ts';
import { iceCopper, iceGold, iceRelics, iceShop, iceSilver } from './items/ice.ts';
import { relics as baseRelics } from './items/relics.ts';
import { shop as baseShop } from './items/shop.ts';
import { silverTreasures } from './items/silver.ts';
import { wellCopper, wellGold, wellShop, wellSilver } from './items/well.ts';
import type { ItemRow, PotionRow } from './rows.ts';
import { salePrice, treasurePrice } from './town.ts';
import type { Tier } from './vocabulary.ts';

export const treasures: { readonly [tier in Tier]: readonly ItemRow[] } = {
  copper: [...copperTreasures, ...wellCopper, ...iceCopper],
  silver: [...silverTreasures, ...wellSilver, ...iceSilver],
  gold: [...goldTreasures, ...wellGold, ...iceGold],
};
export const shop: readonly ItemRow[] = [...baseShop, ...wellShop, ...iceShop];
export const relics: readonly ItemRow[] = [...baseRelics, ...iceRelics];

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
  {
    id: 'invisibility-potion',
    box: 'tomb-of-ice',
    tokens: 9,
    effects: [{ when: 'always', ops: [{ op: 'have', ability: 'stealth' }] }],
    endsOn: 'surge',
  },
];
export const potionRow = byId('potion', potions);

/** What an item brings in Town; what cannot be sold brings nothing, and is not bought either (DES-32.4, DES-31.6). */
export function saleOf({ tier, price }: ItemRow): number | undefined {
  if (tier === 'relic') return undefined;
  return tier === 'shop' ? salePrice(price ?? 0) : salePrice(treasurePrice(tier));
}
