// A hero as an option, wherever one of several is named.

import type { Option } from '@veillee/kernel';
import { heroKey } from '../keys.ts';
import { type Hero, sheetOf } from '../state.ts';

export const heroOption = (hero: Hero): Option => ({
  key: heroKey.make(sheetOf(hero)),
  text: `hero.${sheetOf(hero)}`,
  on: [hero.id],
});
/** Of one whose figure is meant, besides. */
export const figureOption = (hero: Hero): Option => ({ ...heroOption(hero), figure: hero.id });
