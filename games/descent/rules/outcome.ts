// Who has won a quest. Boards read it too, so it names nothing that is yet to be told.

import { type Outcome, type Seat, sideWins } from '@veillee/kernel';
import { heroSeats, inForce, type State } from './state.ts';

/** The conquest that a player's heroes have gained by what they did (DES-111.1). */
export const scoreOf = ({ heroes }: Pick<State, 'heroes'>, seat: Seat): number =>
  heroes.reduce((sum, hero) => sum + (hero.seat === seat ? hero.score : 0), 0);

/** A side wins (DES-1.4); where heroes compete, whoever scored most of them is the one (DES-111.2). */
export function outcome(state: Pick<State, 'sides' | 'won' | 'heroes' | 'house' | 'legend'>): Outcome {
  const { sides, legend } = state;
  if (legend && legend.week > 0 && !legend.won)
    return {
      won: [],
      scores: sides.map(() => 0),
      text: { text: 'outcome.chapter', with: { week: legend.week } },
      undecided: true,
    };
  const won = legend?.won ?? state.won ?? 'overlord';
  if (won === 'overlord' || !inForce(state, 'competitive-heroes'))
    return sideWins(sides, won, { text: `outcome.${won}` });
  const scores = sides.map((side, seat) => (side === 'heroes' ? scoreOf(state, seat) : 0));
  const most = Math.max(...heroSeats(state).map(seat => scores[seat] ?? 0));
  return {
    won: heroSeats(state).filter(seat => scores[seat] === most),
    scores,
    text: { text: 'outcome.best', with: { n: most } },
  };
}
