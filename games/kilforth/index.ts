// Kilforth's kit: everything that the rest of the house asks of this game.

import type { GameKit } from '@veillee/kernel';
import { adept } from './bots/adept.ts';
import { novice } from './bots/novice.ts';
import { account } from './rules/account.ts';
import { kilforth } from './rules/game.ts';
import type { State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { terminal } from './terminal/screen.ts';
import exempt from './test/exempt.json' with { type: 'json' };
import battleEn from './text/battle.en.json' with { type: 'json' };
import battleFr from './text/battle.fr.json' with { type: 'json' };
import cardsEn from './text/cards.en.json' with { type: 'json' };
import cardsFr from './text/cards.fr.json' with { type: 'json' };
import flavourEn from './text/flavour.en.json' with { type: 'json' };
import flavourFr from './text/flavour.fr.json' with { type: 'json' };
import learnEn from './text/learn.en.json' with { type: 'json' };
import learnFr from './text/learn.fr.json' with { type: 'json' };
import tableEn from './text/table.en.json' with { type: 'json' };
import tableFr from './text/table.fr.json' with { type: 'json' };
import terminalEn from './text/terminal.en.json' with { type: 'json' };
import terminalFr from './text/terminal.fr.json' with { type: 'json' };
import turnEn from './text/turn.en.json' with { type: 'json' };
import turnFr from './text/turn.fr.json' with { type: 'json' };

export const kit: GameKit<State, View> = {
  game: kilforth,
  bots: [novice, adept],
  botOptions: {},
  texts: {
    en: { ...cardsEn, ...flavourEn, ...turnEn, ...battleEn, ...tableEn, ...learnEn, ...terminalEn },
    fr: { ...cardsFr, ...flavourFr, ...turnFr, ...battleFr, ...tableFr, ...learnFr, ...terminalFr },
  },
  composedKeys: ['archetype.*', 'reward.*', 'setup.*', 'window.*'],
  confirms: ['turn'],
  windows: ['success', 'reroll', 'boost', 'prevent', 'start', 'gift', 'team', 'exchange'],
  folder: new URL('.', import.meta.url),
  exempt,
  account,
  terminal,
};
