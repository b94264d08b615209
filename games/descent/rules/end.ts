// How a quest ends, and who has won it.

import { type Outcome, type Rules, type Seat, sideWins } from '@veillee/kernel';
import { questText } from './names.ts';
import { heroSeats, inForce, type Side, type State, type T } from './state.ts';

/** DES-1.1, DES-1.2: here and now, however deep in the rules. */
export function* finish(t: T, side: Side): Rules<never> {
  const { state } = t;
  state.won = side;
  state.phase = 'over';
  const story = questText(state, 'text', side === 'heroes' ? 'win' : 'lose');
  t.tell(
    'log.end',
    { side: { text: `side.${side}` }, conquest: Math.max(0, state.conquest), story },
    { rule: 'DES-1.1', weight: 9 },
  );
  return yield* t.end();
}

/** The conquest that a player's heroes have gained by what they did (DES-111.1). */
export const scoreOf = ({ heroes }: State, seat: Seat): number =>
  heroes.reduce((sum, hero) => sum + (hero.seat === seat ? hero.score : 0), 0);

/** A side wins (DES-1.4); where heroes compete, whoever scored most of them is the one (DES-111.2). */
export function outcome(state: State): Outcome {
  const { sides, won = 'overlord' } = state;
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
