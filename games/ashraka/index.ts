// Ashraka's kit: everything that the rest of the house asks of this game.

import type { GameKit } from '@veillee/kernel';
import { adept } from './bots/adept.ts';
import { novice } from './bots/novice.ts';
import { account } from './rules/account.ts';
import { ashraka } from './rules/game.ts';
import { secrets } from './rules/secrets.ts';
import type { State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { terminal } from './terminal/screen.ts';
import exempt from './test/exempt.json' with { type: 'json' };
import cardsEn from './text/cards.en.json' with { type: 'json' };
import cardsFr from './text/cards.fr.json' with { type: 'json' };
import effectsEn from './text/effects.en.json' with { type: 'json' };
import effectsFr from './text/effects.fr.json' with { type: 'json' };
import eveningEn from './text/evening.en.json' with { type: 'json' };
import eveningFr from './text/evening.fr.json' with { type: 'json' };
import learnEn from './text/learn.en.json' with { type: 'json' };
import learnFr from './text/learn.fr.json' with { type: 'json' };
import tableEn from './text/table.en.json' with { type: 'json' };
import tableFr from './text/table.fr.json' with { type: 'json' };
import terminalEn from './text/terminal.en.json' with { type: 'json' };
import terminalFr from './text/terminal.fr.json' with { type: 'json' };
import turnEn from './text/turn.en.json' with { type: 'json' };
import turnFr from './text/turn.fr.json' with { type: 'json' };

export const kit: GameKit<State, View> = {
  game: ashraka,
  bots: [novice, adept],
  botOptions: { agree: false },
  texts: {
    en: { ...cardsEn, ...effectsEn, ...turnEn, ...tableEn, ...learnEn, ...eveningEn, ...terminalEn },
    fr: { ...cardsFr, ...effectsFr, ...turnFr, ...tableFr, ...learnFr, ...eveningFr, ...terminalFr },
  },
  secrets,
  composedKeys: [],
  folder: new URL('.', import.meta.url),
  exempt,
  windows: ['agree', 'reroll', 'free', 'start', 'token', 'first'],
  account,
  terminal,
};
