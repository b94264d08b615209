// How a game ends here: sources of points, figures, and what stands under a defeat. THU-19.5, THU-23.8.

import { type Ending, isAbout } from '@veillee/web/kit';
import { broadsword, twoCoins, upgrade } from '@veillee/web/kit/glyphs.ts';
import { defs } from '../content/cards.ts';
import { account } from '../rules/account.ts';
import type { View } from '../rules/view.ts';
import { printed, spokenBy } from './face.tsx';
import { spikedDragonHead } from './glyphs.ts';

export const ending: Ending<View> = {
  account,
  sources: { monsters: 'monster', stone: 'spell', heroes: 'hero', village: 'item' },
  figures: { blow: broadsword, monsters: spikedDragonHead, gold: twoCoins, xp: upgrade },
  coin: 'vp',
  line: { text: 'table.line', coin: 'vp' },
  card({ line }, _, say) {
    const def = defs.find(({ name }) => isAbout(line, name));
    return def && printed(spokenBy(say), def);
  },
  // THU-23.8: with as many points as the pile has, the Village is lost; one more saves it.
  defeat: (_, { text }) => ({
    title: { text: 'table.defeat' },
    story: { text: 'table.story' },
    close: { text: 'table.closest', with: { n: 1 - Number(text.with?.margin) } },
  }),
};
