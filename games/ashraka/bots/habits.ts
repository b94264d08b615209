// How a bot meets what it is asked: its own way in a turn, in a combat and when somebody needs help; the smaller choices are
// everybody's.

import { fallback } from '@veillee/bots/judgement';
import type { Bot, Picks } from '@veillee/kernel';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Mind, mindOf } from './mind.ts';
import { smallChoice } from './small-choices.ts';

export interface Habits {
  /** One deed of the action step; a pass when there is nothing more to do. */
  readonly turn: (mind: Mind) => Picks;
  readonly combat: (mind: Mind) => Picks | undefined;
  /** Between two deeds, where a Free card or an ally could save somebody. */
  readonly help: (mind: Mind) => Picks;
}

function answer(mind: Mind, { turn, combat, help }: Habits): Picks | undefined {
  switch (mind.turn.decision.prompt) {
    case 'turn.ask':
      return mind.own.length > 0 ? turn(mind) : help(mind);
    case 'combat.ask':
      return combat(mind);
    case 'combat.free':
    case 'combat.paralysed':
    case 'combat.start':
    case 'destiny.help':
      return mind.turn.decision.window?.matters ? help(mind) : [];
    default:
      return smallChoice(mind);
  }
}

export const botWith = (id: string, habits: Habits): Bot<State, View> => ({
  id,
  decide: turn => answer(mindOf(turn), habits) ?? fallback(turn.decision),
});
