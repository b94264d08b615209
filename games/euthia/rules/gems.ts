// EUT-16.17: a set Gem that was turned becomes active again before its time.

import type { Rules } from '@veillee/kernel';
import { onSlots } from './board.ts';
import { refreshKey } from './keys.ts';
import type { Hero, T, Tile } from './state.ts';
import { tileName } from './tiles.ts';

/** Inactive Gems of equipped tiles, by tile and number. */
export const turnedGems = (hero: Hero): { readonly tile: Tile; readonly n: number }[] =>
  onSlots(hero).flatMap(tile => [...tile.gems.keys()].filter(n => !tile.gems[n]?.active).map(n => ({ tile, n })));

/** One of them, in a fight or not. */
export function* refreshGem(t: T, hero: Hero): Rules {
  const turned = turnedGems(hero);
  if (turned.length === 0) return;
  const optionOf = ({ tile, n }: (typeof turned)[number]) => ({
    key: refreshKey.make(tile.tile, n),
    text: 'do.refresh',
    with: { gem: { text: `gem.${tile.gems[n]?.gem}` }, tile: tileName(tile.tile) },
    on: [tile.tile],
  });
  const { tile, n } = yield* t.choose(hero.seat, 'refresh.ask', turned, optionOf, { rule: 'EUT-16.17' });
  const gem = tile.gems[n];
  if (gem) gem.active = true;
}
