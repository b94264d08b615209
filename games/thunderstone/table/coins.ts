// What a turn brings, as the chronicle counts it.

import type { Coins } from '@veillee/web/kit';
import { laurels, twoCoins, upgrade } from '@veillee/web/kit/glyphs.ts';
import { plagueDoctorProfile } from './glyphs.ts';

export const coins: Coins = {
  vp: { glyph: laurels, tone: 'vp', text: 'table.coin.vp' },
  xp: { glyph: upgrade, tone: 'xp', text: 'table.coin.xp' },
  gold: { glyph: twoCoins, tone: 'gold', text: 'table.coin.gold' },
  disease: { glyph: plagueDoctorProfile, tone: 'bad', text: 'table.coin.disease' },
};
