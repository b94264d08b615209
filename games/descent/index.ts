// Descent's kit: everything that the rest of the house asks of this game.

import type { GameKit } from '@veillee/kernel';
import { adept } from './bots/adept.ts';
import { novice } from './bots/novice.ts';
import { account } from './rules/account.ts';
import { reserve } from './rules/conquest.ts';
import { descent } from './rules/game.ts';
import { GUARD_MOMENTS } from './rules/hero/guard-moments.ts';
import { annals } from './rules/legend/annals.ts';
import { secrets } from './rules/names.ts';
import { CARD_WHENS, CARD_WINDOWS, GLYPH_WINDOW } from './rules/overlord/timing.ts';
import type { State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { terminal } from './terminal/screen.ts';
import exempt from './test/exempt.json' with { type: 'json' };
import { texts } from './text/index.ts';

export const kit: GameKit<State, View> = {
  game: descent,
  campaign: annals,
  bots: [novice, adept],
  botOptions: {},
  texts,
  secrets,
  composedKeys: [],
  folder: new URL('.', import.meta.url),
  exempt,
  windows: [
    'equip',
    'intend',
    'guard',
    'dispute',
    'effect',
    'shield',
    'wounds',
    'attack.order',
    'feats',
    'feats.draw',
    'feats.order',
    ...CARD_WINDOWS,
    GLYPH_WINDOW,
  ],
  whens: { guard: GUARD_MOMENTS, ...Object.fromEntries(CARD_WINDOWS.map(window => [window, CARD_WHENS])) },
  account,
  reserve,
  terminal,
};
