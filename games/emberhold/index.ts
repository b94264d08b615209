// Emberhold's kit: everything that the rest of the house asks of this game. The smallest of its games, and an example.

import type { GameKit } from '@veillee/kernel';
import { novice } from './bots/novice.ts';
import { account, secrets } from './rules/ending.ts';
import { emberhold } from './rules/game.ts';
import type { State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { terminal } from './terminal/screen.ts';
import en from './text/en.json' with { type: 'json' };
import fr from './text/fr.json' with { type: 'json' };

export const kit: GameKit<State, View> = {
  game: emberhold,
  bots: [novice],
  botOptions: {},
  texts: { en, fr },
  secrets,
  composedKeys: [],
  folder: new URL('.', import.meta.url),
  exempt: [],
  windows: ['trap'],
  whens: { trap: ['enters:knight', 'enters:ranger'] },
  account,
  terminal,
};
