// What a dungeon brings either side: conquest, coins and XP by the week's own book-keeping, and by nothing else (LEG-1.13, LEG-1.20, LEG-1.21, LEG-8.35).

import { gainRow } from '../../../content/economy.ts';
import { glyphRow } from '../../../content/props.ts';
import { type HeroId, sheetOf, type T } from '../../state.ts';
import type { BoardFact } from '../boards.ts';
import { gainCoins, heed as heedFact } from '../gains.ts';

/** The week's own book-keeping, at this table. */
export const heed = (t: T, fact: BoardFact): void => heedFact(t, fact);

/** What takes from the pool of a quest, or fills it, is conquest of a side here; heroes never lose any (LEG-1.12). */
export function heedConquest(t: T, n: number, why: string, hero: HeroId | undefined): void {
  if (why === 'death') {
    if (hero) heed(t, { fact: 'hero-killed', hero: sheetOf({ id: hero }), worth: -n });
  } else if (why === 'deck') {
    heed(t, { fact: 'deck-out' });
    const more = gainRow('deck-out').n - n; // Powers that make it worse.
    if (more > 0) heed(t, { fact: 'gain', side: 'overlord', conquest: more });
  } else if (why === 'glyph' && n === glyphRow(undefined).conquest) heed(t, { fact: 'glyph' });
  else if (n > 0) heed(t, { fact: 'gain', side: 'heroes', conquest: n });
}

/** LEG-1.21, LEG-1.22: coins of a master that fell to an attack, and what a thief finds. */
export function rewardParty(t: T, isMaster: boolean, bounty: number): void {
  if (isMaster) heed(t, { fact: 'master-killed' });
  gainCoins(t, bounty, 'LEG-1.21');
}
