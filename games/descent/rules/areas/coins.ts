// Coins come and go.

import type { RuleId } from '@veillee/kernel';
import { heroName } from '../card-names.ts';
import { gain } from '../gains.ts';
import { isBurdened } from '../hero/fitting.ts';
import { gainCoins as gainForParty } from '../legend/gains.ts';
import { type Hero, sheetOf, type T } from '../state.ts';

/** Gained or lost; never below 0. */
export function gainCoins(t: T, hero: Hero, n: number, rule: RuleId): void {
  if (n > 0 && isBurdened(hero)) return;
  if (t.state.legend) return gainForParty(t, n, rule);
  const before = hero.coins;
  hero.coins = Math.max(0, before + n);
  const told = { hero: heroName(sheetOf(hero)), n: hero.coins - before, now: hero.coins };
  t.tell('log.coins', told, { rule, ...(hero.coins > before && gain('coins', [hero.seat])) });
}
