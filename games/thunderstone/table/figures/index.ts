// Everybody who is on a card of Thunderstone. Weapons, items, spells and diseases are things and keep their glyphs.

import type { Drawing, Drawings } from '@veillee/web/kit';
import * as abyssal from './abyssal.ts';
import * as doom from './doom.ts';
import * as doomknights from './doomknights.ts';
import * as dragons from './dragons.ts';
import * as enchanted from './enchanted.ts';
import * as bows from './heroes-bows.ts';
import * as fighters from './heroes-fighters.ts';
import * as magic from './heroes-magic.ts';
import * as humanoids from './humanoids.ts';
import * as oozes from './oozes.ts';
import * as spirits from './spirits.ts';
import * as stones from './stones.ts';
import * as village from './village.ts';

/** `uyrilUnending` is the card `uyril-unending`. */
const byCard = (drawn: Drawings): Drawings =>
  Object.fromEntries(
    Object.entries(drawn).map(([name, drawing]) => [
      name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
      drawing,
    ]),
  );

/** A family rises through three titles. */
const rising = (family: string, levels: readonly Drawing[], ...titles: readonly string[]): Drawings =>
  Object.fromEntries(levels.map((drawing, i) => [`${family}-${titles[i]}`, drawing]));

export const figures: Drawings = {
  ...byCard({ ...abyssal, ...doom, ...doomknights, ...dragons, ...enchanted, ...humanoids, ...oozes, ...spirits }),
  ...byCard({ ...village, ...stones, militia: fighters.militia }),
  ...rising('amazon', bows.amazon, 'archer', 'huntress', 'queen'),
  ...rising('chalice', fighters.chalice, 'quester', 'defender', 'paladin'),
  ...rising('dwarf', fighters.dwarf, 'guardian', 'janissary', 'sentinel'),
  ...rising('elf', magic.elf, 'wizard', 'sorcerer', 'archmage'),
  ...rising('feayn', bows.feayn, 'archer', 'marksman', 'sniper'),
  ...rising('lorigg', bows.lorigg, 'thief', 'rogue', 'outlaw'),
  ...rising('outlands', fighters.outlands, 'warrior', 'slayer', 'khan'),
  ...rising('redblade', bows.redblade, 'killer', 'poisoner', 'assassin'),
  ...rising('regian', magic.regian, 'cleric', 'priest', 'bishop'),
  ...rising('selurin', magic.selurin, 'magician', 'warlock', 'theurge'),
  ...rising('thyrian', fighters.thyrian, 'squire', 'knight', 'lord'),
};
