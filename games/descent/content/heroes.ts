// Every hero sheet. Those of other boxes may be played with the base box alone; what they alone know of works as their box says.

import { byId } from '@veillee/pieces/things';
import { baseHeroes } from './heroes/base.ts';
import { laterHeroes } from './heroes/expansions.ts';
import type { HeroRow } from './rows.ts';

export const heroes: readonly HeroRow[] = [...baseHeroes, ...laterHeroes];
export const heroRow = byId('hero', heroes);

/** Hero figures on the board: the overlord plays against two to four (DES-3.5). */
export const FEWEST_HEROES = 2;
export const MOST_HEROES = 4;
