// What the adept answers, for scenes of boxes.

import { turnOf } from '@veillee/bots';
import { Chance, type Decision, newChance, type Picks } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { adept } from '../../bots/adept.ts';
import type { Hero, State } from '../../rules/state.ts';
import { firstDoorOpen } from '../fights-of-monsters.ts';
import type { Plan, Play } from '../scene.ts';

export function answer({ match }: Play, seat = 0, bot = adept): Picks {
  const decision = match.decisionOf(seat) as Decision;
  return bot.decide(turnOf(match, decision, new Chance(newChance('scene'))));
}
export const overlordAnswers = (play: Play): Picks => answer(play, play.overlordSeat);

/** The hero's turn, played by the adept until it is over. */
export function plays(play: Play): Play {
  const { match } = play;
  const hero = play.state.turn?.hero;
  while (!play.over && play.state.turn?.hero === hero) {
    const own = match.decisionOf(0);
    if (own) match.answer({ seat: 0, decision: own.id, picks: answer(play) });
    else play.overlordWaits();
  }
  return play;
}

/** Step 2 of the overlord's turn: the door to the first hall is open, and the heroes stand where they are put. */
export const overlordTurn = (
  at: readonly Space[],
  set: (state: State, heroes: readonly Hero[]) => void,
  more: Plan = {},
): Play =>
  firstDoorOpen(
    2,
    (state, heroes) => {
      for (const [n, space] of at.entries()) if (heroes[n]) heroes[n].at = space;
      set(state, heroes);
    },
    more,
  );
