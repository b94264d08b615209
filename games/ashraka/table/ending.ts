// How an adventure ends here: its figures, and what stands under a defeat. ASH-27.

import type { Text } from '@veillee/kernel';
import { type Ending, wordBy } from '@veillee/web/kit';
import { account } from '../rules/account.ts';
import type { View } from '../rules/view.ts';
import { printedAlly, printedHero } from './face.tsx';
import { crossedSwords, deathSkull, openBook, scrollUnfurled } from './glyphs.ts';
import { drawingOf } from './kinds.ts';
import { allyIn, heroIn, monsterIn, monsterLikeness } from './likeness.ts';

/** Beyond any blow, and beyond what is done without one. */
const BEATEN = 100;
const DEEDS: { readonly [deed: string]: number } = { leave: 60, ally: 50, quest: 40, learn: 30 };

export const ending: Ending<View> = {
  account,
  sources: { adventure: 'hero' },
  figures: { wounds: crossedSwords, beaten: scrollUnfurled, pages: openBook, falls: deathSkull },
  line: { text: 'table.line', coin: 'wounds' },
  worth: event => {
    if (event.scene?.of === 'deed') return DEEDS[event.scene.part] ?? 0;
    if (event.scene?.of !== 'combat') return 0;
    // A monster beaten before any blow, the toughest first; else the hardest blow.
    const beaten = event.scene.part === 'ends' ? monsterIn(event) : undefined;
    return beaten ? BEATEN + beaten.health : (event.brings?.coins.wounds ?? 0);
  },
  card({ line }, _, say) {
    const word = wordBy(say);
    const row = monsterIn(line);
    if (row)
      return {
        name: word(`monster.${row.id}`),
        kind: 'monster',
        glyph: drawingOf(row.id),
        likeness: monsterLikeness(row.id),
        text: word(`monster.${row.id}.line`),
      };
    const ally = allyIn(line);
    if (ally) return printedAlly(word, ally);
    const hero = heroIn(line);
    return hero && printedHero(word, hero);
  },
  defeat(view) {
    const title = { text: `table.defeat.${view.lost ?? 'no-destiny'}` };
    // The title says it already: it is not said again below.
    return { title, story: view.ending?.at(-1) ?? title, why: title, close: closest(view) };
  },
};

/** What was nearest to being otherwise: the turns that were left, or the monsters in play. */
function closest({ track, monsters: inPlay }: View): Text {
  return track.length > 0
    ? { text: 'table.close.turns', with: { n: track.length + 1 } }
    : { text: 'table.close.monsters', with: { n: inPlay.length } };
}
