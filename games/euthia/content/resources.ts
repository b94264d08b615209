// Natural Resources, by Mine (EUT-7). A sale gives one of the options.

import type { ResourceRow } from './rows.ts';

export const resources: readonly ResourceRow[] = [
  { id: 'iron-ore', mine: 'mountain', copies: 6, sale: [[{ op: 'gold', n: 2 }]] },
  { id: 'copper-ore', mine: 'mountain', copies: 5, sale: [[{ op: 'gold', n: 3 }]] },
  { id: 'gold-nugget', mine: 'mountain', copies: 4, sale: [[{ op: 'gold', n: 4 }]] },
  { id: 'raw-ruby', mine: 'mountain', copies: 4, sale: [[{ op: 'gem', gem: 'ruby', n: 1 }], [{ op: 'gold', n: 4 }]] },
  {
    id: 'raw-emerald',
    mine: 'mountain',
    copies: 4,
    sale: [[{ op: 'gem', gem: 'emerald', n: 1 }], [{ op: 'gold', n: 4 }]],
  },
  {
    id: 'sky-iron',
    mine: 'mountain',
    copies: 2,
    sale: [
      [{ op: 'gold', n: 5 }],
      [
        { op: 'gold', n: 2 },
        { op: 'reputation', n: 2 },
      ],
    ],
  },
  { id: 'river-pearl', mine: 'lake', copies: 6, sale: [[{ op: 'gold', n: 3 }]] },
  { id: 'silver-carp', mine: 'lake', copies: 5, sale: [[{ op: 'gold', n: 2 }]] },
  {
    id: 'raw-sapphire',
    mine: 'lake',
    copies: 5,
    sale: [[{ op: 'gem', gem: 'sapphire', n: 1 }], [{ op: 'gold', n: 4 }]],
  },
  { id: 'raw-opal', mine: 'lake', copies: 4, sale: [[{ op: 'gem', gem: 'opal', n: 1 }], [{ op: 'gold', n: 4 }]] },
  { id: 'moon-lily', mine: 'lake', copies: 3, sale: [[{ op: 'gold', n: 2 }], [{ op: 'reputation', n: 1 }]] },
  {
    id: 'sunken-relic',
    mine: 'lake',
    copies: 2,
    sale: [
      [{ op: 'gold', n: 5 }],
      [
        { op: 'gold', n: 1 },
        { op: 'reputation', n: 2 },
      ],
    ],
  },
  {
    id: 'raw-diamond',
    mine: 'cave',
    copies: 3,
    sale: [
      [{ op: 'gem', gem: 'diamond', n: 1 }],
      [
        { op: 'gold', n: 2 },
        { op: 'reputation', n: 3 },
      ],
    ],
  },
  { id: 'raw-onyx', mine: 'cave', copies: 5, sale: [[{ op: 'gem', gem: 'onyx', n: 1 }], [{ op: 'gold', n: 4 }]] },
  {
    id: 'raw-amethyst',
    mine: 'cave',
    copies: 5,
    sale: [[{ op: 'gem', gem: 'amethyst', n: 1 }], [{ op: 'gold', n: 4 }]],
  },
  { id: 'rock-salt', mine: 'cave', copies: 5, sale: [[{ op: 'gold', n: 2 }]] },
  { id: 'glowcap', mine: 'cave', copies: 4, sale: [[{ op: 'gold', n: 3 }]] },
  {
    id: 'demonite-ore',
    mine: 'cave',
    copies: 2,
    sale: [
      [{ op: 'gem', gem: 'demonite', n: 1 }],
      [
        { op: 'gold', n: 3 },
        { op: 'reputation', n: 1 },
      ],
    ],
  },
];
