// Natural Resources, by Mine (EUT-7). A sale gives one of the options.

import { gains } from './printed.ts';
import type { ResourceRow } from './rows.ts';

export const resources: readonly ResourceRow[] = [
  { id: 'iron-ore', mine: 'mountain', copies: 6, sale: [gains({ gold: 2 })] },
  { id: 'copper-ore', mine: 'mountain', copies: 5, sale: [gains({ gold: 3 })] },
  { id: 'gold-nugget', mine: 'mountain', copies: 4, sale: [gains({ gold: 4 })] },
  { id: 'raw-ruby', mine: 'mountain', copies: 4, sale: [gains({ ruby: 1 }), gains({ gold: 4 })] },
  { id: 'raw-emerald', mine: 'mountain', copies: 4, sale: [gains({ emerald: 1 }), gains({ gold: 4 })] },
  { id: 'sky-iron', mine: 'mountain', copies: 2, sale: [gains({ gold: 5 }), gains({ gold: 2, reputation: 2 })] },
  { id: 'river-pearl', mine: 'lake', copies: 6, sale: [gains({ gold: 3 })] },
  { id: 'silver-carp', mine: 'lake', copies: 5, sale: [gains({ gold: 2 })] },
  { id: 'raw-sapphire', mine: 'lake', copies: 5, sale: [gains({ sapphire: 1 }), gains({ gold: 4 })] },
  { id: 'raw-opal', mine: 'lake', copies: 4, sale: [gains({ opal: 1 }), gains({ gold: 4 })] },
  { id: 'moon-lily', mine: 'lake', copies: 3, sale: [gains({ gold: 2 }), gains({ reputation: 1 })] },
  { id: 'sunken-relic', mine: 'lake', copies: 2, sale: [gains({ gold: 5 }), gains({ gold: 1, reputation: 2 })] },
  { id: 'raw-diamond', mine: 'cave', copies: 3, sale: [gains({ diamond: 1 }), gains({ gold: 2, reputation: 3 })] },
  { id: 'raw-onyx', mine: 'cave', copies: 5, sale: [gains({ onyx: 1 }), gains({ gold: 4 })] },
  { id: 'raw-amethyst', mine: 'cave', copies: 5, sale: [gains({ amethyst: 1 }), gains({ gold: 4 })] },
  { id: 'rock-salt', mine: 'cave', copies: 5, sale: [gains({ gold: 2 })] },
  { id: 'glowcap', mine: 'cave', copies: 4, sale: [gains({ gold: 3 })] },
  { id: 'demonite-ore', mine: 'cave', copies: 2, sale: [gains({ demonite: 1 }), gains({ gold: 3, reputation: 1 })] },
];
