// Thunderstone as the kernel knows it.

import { type Game, type Occurrence, positionsOf, type Setting, type Trigger, type When } from '@veillee/kernel';
import { contentHash, defOf, defs } from '../content/cards.ts';
import { breachTriggers } from './breach.ts';
import { dungeon } from './dungeon.ts';
import { battle } from './fight.ts';
import { invariants } from './invariants.ts';
import { MODES, options, refuseSetting } from './options.ts';
import { outcome } from './scoring.ts';
import { begin, setup } from './setup.ts';
import { sound } from './sound.ts';
import { settledTriggers, spoilsTriggers } from './spoils.ts';
import { NOTHING, type Position, type State } from './state.ts';
import { endTurn, turn } from './turn.ts';
import { redeal, type View, view, views } from './view.ts';
import { village } from './village.ts';

function triggers(state: State, when: When, what: Occurrence): readonly Trigger<State>[] {
  if (when !== 'after') return [];
  switch (what.what) {
    case 'arrival':
      return breachTriggers(state, what.card as string);
    case 'victory':
      return spoilsTriggers(state);
    case 'settled':
      return settledTriggers(state);
    default:
      return [];
  }
}

/** Every mode and number of players, with the options turned this way and that. */
const trials: Setting[] = MODES.flatMap((mode, i) => {
  const seats = mode.startsWith('solo') ? [1] : [2, 3, 4, 5];
  return seats.map((count, j) => ({
    seats: count,
    options: {
      mode,
      set: (['random', 'balanced', 'first-game', 'random'] as const)[(i + j) % 4] as string,
      groups: 3 + ((i + j) % 3),
      ascending: j % 3 === 1,
      strengthZero: j % 2 === 1,
      stallGuard: j % 2 === 0,
      openDiscards: j !== 2,
      openPile: i % 2 === 0,
    },
  }));
});

/** Cards that lie open somewhere. */
function* met(state: State): Generator<string> {
  for (const card of state.hall) if (card !== NOTHING) yield defOf(card).id;
  for (const { hand, discard } of state.players) for (const card of [...hand, ...discard]) yield defOf(card).id;
}

export const thunderstone: Game<State, View> = {
  id: 'thunderstone',
  rules: 4,
  content: contentHash,
  options,
  refuseSetting,
  begin,
  positions: positionsOf<State, Position>({ setup, turn, village, dungeon, battle, endTurn }),
  turnAt: 'turn',
  view,
  views,
  redeal,
  outcome,
  turns: state => state.turn,
  invariants,
  sound,
  costs: {
    spent: ['players/*/hand', 'players/*/handCount'],
    marks: ['visit/used', 'visit/spent', 'party/used', 'party/spent', 'players/*/discard', 'players/*/discardCount'],
  },
  met,
  rows: defs.map(def => def.id),
  trials,
  triggers,
  chooser: state => state.active,
};
