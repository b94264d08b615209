// What a dungeon brings either side: conquest, coins and XP by the week's own book-keeping, and by nothing else (LEG-1.13, LEG-1.20, LEG-1.21, LEG-8.35).

import { gainRow } from '../../../content/economy.ts';
import { tamalirRow } from '../../../content/legend/cities.ts';
import { glyphRow } from '../../../content/props.ts';
import { type HeroId, type Known, sheetOf, type T } from '../../state.ts';
import type { BoardFact } from '../boards.ts';
import { gainCoins, heed as heedFact, worthOf } from '../gains.ts';

/** The week's own book-keeping, at this table. */
export const heed = (t: T, fact: BoardFact): void => heedFact(t, fact);

/** What takes from the pool of a quest, or fills it, is conquest of a side here; heroes never lose any (LEG-1.12). */
export function heedConquest(t: T, n: number, why: string, hero: HeroId | undefined): void {
  if (why === 'death') {
    if (hero) heedDeath(t, -n, sheetOf({ id: hero }));
  } else if (why === 'deck') {
    heed(t, { fact: 'deck-out' });
    const more = gainRow('deck-out').n - n; // Powers that make it worse.
    if (more > 0) heed(t, { fact: 'gain', side: 'overlord', conquest: more });
  } else if (why === 'glyph' && n === glyphRow(undefined).conquest) heed(t, { fact: 'glyph' });
  else if (n > 0) heed(t, { fact: 'gain', side: 'heroes', conquest: n });
}

function heedDeath(t: T, worth: number, hero: string): void {
  const { state } = t;
  const less = sparedIn(state, worth);
  heed(t, { fact: 'hero-killed', hero, worth, ...(less > 0 && { less }) });
  if (less > 0 && state.dungeon) state.dungeon.mourned = true;
}
/** LEG-13.33: what the High Temple of Tamalir takes off, once in each dungeon; one point is always left. */
export function sparedIn({ legend, dungeon }: Pick<Known, 'legend' | 'dungeon'>, worth: number): number {
  if (!legend || !dungeon || dungeon.mourned) return 0;
  const off = legend.tamalir
    .flatMap(id => tamalirRow(id).ops)
    .reduce((sum, op) => (op.op === 'cheaperDeath' ? sum + op.n : sum), 0);
  return Math.max(0, Math.min(off, worthOf(legend, worth) - 1));
}

/** LEG-1.21, LEG-1.22: coins of a master that fell to an attack, and what a thief finds. */
export function rewardParty(t: T, isMaster: boolean, bounty: number): void {
  if (isMaster) heed(t, { fact: 'master-killed' });
  gainCoins(t, bounty, 'LEG-1.21');
}
