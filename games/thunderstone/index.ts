// Thunderstone's kit: everything that the rest of the house asks of this game.

import type { GameClock, GameKit } from '@veillee/kernel';
import { adept } from './bots/adept.ts';
import { novice } from './bots/novice.ts';
import { account } from './rules/account.ts';
import { timing } from './rules/clock.ts';
import { thunderstone } from './rules/game.ts';
import type { State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { terminal } from './terminal/screen.ts';
import exempt from './test/exempt.json' with { type: 'json' };
import cardsEn from './text/cards.en.json' with { type: 'json' };
import cardsFr from './text/cards.fr.json' with { type: 'json' };
import en from './text/en.json' with { type: 'json' };
import fr from './text/fr.json' with { type: 'json' };
import learnEn from './text/learn.en.json' with { type: 'json' };
import learnFr from './text/learn.fr.json' with { type: 'json' };
import tableEn from './text/table.en.json' with { type: 'json' };
import tableFr from './text/table.fr.json' with { type: 'json' };

export const kit: GameKit<State, View> = {
  game: thunderstone,
  bots: [novice, adept],
  botOptions: { stallGuard: true }, // THU-24.6
  texts: { en: { ...cardsEn, ...en, ...tableEn, ...learnEn }, fr: { ...cardsFr, ...fr, ...tableFr, ...learnFr } },
  composedKeys: ['trait.*', 'window.*'],
  folder: new URL('.', import.meta.url),
  exempt,
  windows: ['enters'],
  confirms: ['turn', 'fight'],
  clock: timing as GameClock<State, View>,
  account,
  terminal,
};
