// How a game ends here: sources of points, figures, and what stands under a defeat. KIL-2.2, KIL-2.8, KIL-13.12.

import type { Text } from '@veillee/kernel';
import { type Ending, isAbout } from '@veillee/web/kit';
import { cardById, defs } from '../content/cards.ts';
import { account } from '../rules/account.ts';
import { fullHealth } from '../rules/battle/ancients.ts';
import { chaptersDone } from '../rules/scoring.ts';
import type { View } from '../rules/view.ts';
import { printed, spokenBy } from './face.tsx';
import { crossedSwords, hearts, openBook, twoCoins } from './glyphs.ts';

export const ending: Ending<View> = {
  account,
  sources: { gold: 'item', item: 'weapon', spell: 'spell', ally: 'hero', title: 'villager', totem: 'monster' },
  figures: { chapters: openBook, victories: crossedSwords, gold: twoCoins, wounds: hearts },
  line: { text: 'table.line', coin: 'victories' },
  // A Chapter that is done has no card of its own: the Saga is what it is about.
  card({ line, seat }, { heroes }, say) {
    const id =
      defs.find(({ name }) => isAbout(line, name))?.id ?? (seat === undefined ? undefined : heroes[seat]?.saga);
    return id === undefined ? undefined : printed(spokenBy(say, heroes.length), cardById(id));
  },
  defeat: view => ({
    title: { text: view.ending === 'time' ? 'table.defeat.time' : 'table.defeat.fallen' },
    story: { text: view.ending === 'time' ? 'table.story.time' : 'table.story.fallen' },
    close: closest(view),
  }),
};

/** What was nearest to being otherwise: an Ancient's HP if any was awake, else the Chapters of whoever had most. */
function closest(view: View): Text {
  const { fight, ancients, heroes } = view;
  const awake = ancients
    .filter(({ region, defeated }) => region !== undefined && !defeated)
    .map(ancient => {
      const most = fullHealth(view, ancient);
      const hp = fight?.assault && fight.adversary === ancient.id ? fight.hp : (ancient.hp ?? most);
      return { ancient, hp, most };
    })
    .sort((a, b) => a.hp - b.hp);
  const [weakest] = awake;
  if (weakest)
    return {
      text: 'table.close.ancient',
      with: { card: cardById(weakest.ancient.id).name, hp: weakest.hp, most: weakest.most },
    };
  return { text: 'table.close.chapters', with: { n: Math.max(...heroes.map(({ chapter }) => chaptersDone(chapter))) } };
}
