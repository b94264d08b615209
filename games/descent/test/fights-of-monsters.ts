// Turns of the overlord for scenes: monsters that act and attack.

import { copiesOf } from '@veillee/pieces/things';
import type { State } from '../rules/state.ts';
import { GREEN, POWER, RED, YELLOW } from './faces.ts';
import { type Fight, type fight, HERE, monsterTurn } from './fight.ts';
import { type Plan, type Play, scene } from './scene.ts';

/** A step of the overlord's turn: heroes in their first room, everything behind the first door revealed, and open. */
export function firstDoorOpen(step: number, set: NonNullable<Plan['set']>, more: Plan = {}): Play {
  return scene({
    position: { at: 'overlord' },
    ...more,
    set: (state, heroes) => {
      state.phase = 'overlord';
      state.turn = undefined;
      state.overlord.step = step;
      state.board.revealed = [0, 1];
      state.board.open.push('mine-door');
      set(state, heroes);
      for (const monster of state.monsters) monster.ready = true;
      more.set?.(state, heroes);
    },
  });
}
export const step4 = (set: (state: State) => void, more: Plan = {}): Play => firstDoorOpen(4, set, more);

/** The overlord activates this monster. */
export const activates = (play: Play, n = 0): Play => play.answers(play.overlordSeat, `monster:${play.monster(n).id}`);

export const walksOfMonsters = (play: Play): string[] =>
  play.can(play.overlordSeat).filter(key => key.startsWith('walk:'));

export const GIANT = {
  monster: 'giant',
  rank: 'master',
  on: 'base:4,9/2x2',
  dice: [RED.three, GREEN.three, GREEN.three, YELLOW.three, POWER.blank],
} as const satisfies Fight;

export const acting = (state: State, more: object = {}): void =>
  void Object.assign(state.overlord, { step: 2, ...more });

/** Powers may still be played, and the monster beside the first hero has not acted. */
export const fightTurn = (cards: readonly string[], plan: Fight = {}) => monsterTurn(cards, plan, 2);

/** The monster is activated and attacks the first hero. */
export function strikes(play: ReturnType<typeof fight>) {
  const seat = play.overlordSeat;
  play.answers(seat, `monster:${play.monster().id}`);
  const attack = play.can(seat).find(key => key.startsWith('attack:') && key.endsWith(HERE));
  return play.answers(seat, attack ?? 'no attack');
}

/** The overlord's turn from its beginning, or from the step that `set` names. The deck is made of cards that answer nothing here. */
export function overlordTurn({ set, ...plan }: Plan = {}): Play {
  return scene({
    position: { at: 'overlord' },
    ...plan,
    set: (state, heroes) => {
      state.phase = 'overlord';
      state.turn = undefined;
      state.overlord.deck = [...copiesOf('aim', 3), ...copiesOf('dodge', 3)];
      set?.(state, heroes);
    },
  });
}

/** Behind the first door, in an area that is revealed, where no hero sees. */
export function opened(state: State): void {
  state.board.revealed = [0, 1];
}
