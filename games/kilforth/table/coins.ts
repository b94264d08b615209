// What a turn brings, as the chronicle counts it.

import type { Coins } from '@veillee/web/kit';
import { hearts, twoCoins } from './glyphs.ts';

export const coins: Coins = {
  hp: { glyph: hearts, tone: 'bad', text: 'table.coin.hp' },
  gold: { glyph: twoCoins, tone: 'gold', text: 'table.coin.gold' },
};
