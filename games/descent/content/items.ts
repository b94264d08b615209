// Shop, treasures, relics and potions; and what an item is sold for.

import { byId } from '@veillee/pieces/things';
import { altarCopper, altarGold, altarShop, altarSilver } from './items/altar.ts';
import { copperTreasures } from './items/copper.ts';
import { darkRelics } from './items/dark-relics.ts';
import { goldTreasures } from './items/gold.ts';
import { iceCopper, iceGold, iceRelics, iceShop, iceSilver } from './items/ice.ts';
import { relics as baseRelics, regalia } from './items/relics.ts';
import { shop as baseShop } from './items/shop.ts';
import { silverTreasures } from './items/silver.ts';
import { wellCopper, wellGold, wellRelics, wellShop, wellSilver } from './items/well.ts';
import type { ItemRow, PotionRow } from './rows.ts';
import { salePrice, treasurePrice } from './town.ts';
import type { Tier } from './vocabulary.ts';

export const treasures: { readonly [tier in Tier]: readonly ItemRow[] } = {
  copper: [...copperTreasures, ...wellCopper, ...altarCopper, ...iceCopper],
  silver: [...silverTreasures, ...wellSilver, ...altarSilver, ...iceSilver],
  gold: [...goldTreasures, ...wellGold, ...altarGold, ...iceGold],
};
export const shop: readonly ItemRow[] = [...baseShop, ...wellShop, ...altarShop, ...iceShop];
export const relics: readonly ItemRow[] = [...baseRelics, ...wellRelics, ...iceRelics];

export const items: readonly ItemRow[] = [
  ...shop,
  ...treasures.copper,
  ...treasures.silver,
  ...treasures.gold,
  ...relics,
  ...regalia,
  ...darkRelics,
];
export const itemRow = byId('item', items);

export const potions: readonly PotionRow[] = [
  { id: 'healing-potion', tokens: 9, effects: [{ when: 'own-turn', ops: [{ op: 'recover', wounds: 3 }] }] },
  { id: 'vitality-potion', tokens: 9, effects: [{ when: 'own-turn', ops: [{ op: 'recover', fatigue: 'all' }] }] },
  {
    id: 'power-potion',
    box: 'well-of-darkness',
    tokens: 9,
    effects: [{ when: 'attack:pool', ops: [{ op: 'bonus', bonus: { powerDice: 5 } }] }],
    endsWith: 'attack',
  },
  {
    id: 'invulnerability-potion',
    box: 'altar-of-despair',
    tokens: 9,
    effects: [{ when: 'attacked:ward', may: true, ops: [{ op: 'armour', n: 10 }] }],
    endsWith: 'hit',
  },
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
  if (tier === 'relic' || tier === 'dark-relic') return undefined;
  return tier === 'shop' ? salePrice(price ?? 0) : salePrice(treasurePrice(tier));
}
