// Euthia's kit: everything that the rest of the house asks of this game.

import type { GameKit } from '@veillee/kernel';
import { adept } from './bots/adept.ts';
import { novice } from './bots/novice.ts';
import { account } from './rules/account.ts';
import { euthia } from './rules/game.ts';
import { secrets } from './rules/scenario/secrets.ts';
import type { State } from './rules/state.ts';
import type { View } from './rules/view.ts';
import { terminal } from './terminal/screen.ts';
import exempt from './test/exempt.json' with { type: 'json' };
import { texts } from './text/index.ts';

export const kit: GameKit<State, View> = {
  game: euthia,
  bots: [novice, adept],
  botOptions: {},
  texts,
  secrets,
  composedKeys: ['outcome.won.*'],
  folder: new URL('.', import.meta.url),
  exempt,
  windows: [
    'combat.volunteer',
    'combat.preparation',
    'combat.initiative',
    'combat.healing',
    'combat.guard',
    'combat.monsterBefore',
    'combat.exchange',
    'combat.monsterAfter',
    'combat.curses',
    'combat.heroBefore',
    'combat.heroAfter',
    'roll',
  ],
  account,
  terminal,
};
