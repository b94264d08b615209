// The end of the game and the score. KIL-2.2, KIL-2.8, 2.9, KIL-17.1, 17.2, 17.7, A-37.

import type { Outcome, Rules, Seat, Table } from '@veillee/kernel';
import { cardById } from '../content/cards.ts';
import { who } from './cards/piles.ts';
import { type Board, type Chapter, hero, inGame, type State } from './state.ts';

/** KIL-2.8: Gold and the value of Assets. Who was removed from the game has none. */
export function pointsOf(state: Pick<State, 'heroes'>, seat: Seat): number {
  const { gold, assets, eliminated } = hero(state, seat);
  return eliminated ? 0 : assets.reduce((sum, card) => sum + cardById(card).gold, gold);
}

/** KIL-2.9: all points, divided by all who started, rounded up. */
export const sharedPoints = (state: Pick<State, 'heroes'>): number =>
  Math.ceil(state.heroes.reduce((sum, _, seat) => sum + pointsOf(state, seat), 0) / state.heroes.length);

/** Chapters a hero has behind him: 5 with the Finale. */
export const chaptersDone = (chapter: Chapter): number =>
  chapter === 'done' ? 5 : chapter === 'finale' ? 4 : chapter - 1;

/** The game is over, however deep in the rules. `victor` is the hero whose Assault ended a competitive game. */
export function* endGame(t: Table<State>, ending: NonNullable<State['ending']>, victor?: Seat): Rules<never> {
  const { state } = t;
  state.phase = 'over';
  state.ending = ending;
  if (victor !== undefined && state.mode === 'competitive') state.victor = victor;
  if (t.listener !== undefined) {
    const { text, with: params } = outcome(state).text;
    t.tell(text, params, { rule: RULES[ending] });
  }
  return yield* t.end();
}

const RULES = { ancient: 'KIL-13.10', time: 'KIL-2.2', fallen: 'KIL-13.12' } as const;

export function outcome(state: Board): Outcome {
  const scores = state.heroes.map((_, seat) => pointsOf(state, seat));
  if (state.mode === 'competitive') {
    const won = winners(state, scores);
    if (won.length === 0) return { won, scores, text: { text: 'outcome.nobody' } };
    const key = state.ending === 'ancient' ? 'outcome.slayer' : 'outcome.points';
    return {
      won,
      scores,
      text: { text: key, with: { players: won.map(who), count: won.length, points: Math.max(...scores) } },
    };
  }
  const points = sharedPoints(state);
  const shared = scores.map(() => points);
  if (state.ending === 'ancient')
    // KIL-17.7: all share it, even those who fell
    return { won: [...state.heroes.keys()], scores: shared, text: { text: 'outcome.victory', with: { points } } };
  return { won: [], scores: shared, text: { text: `outcome.${state.ending ?? 'time'}`, with: { points } } };
}

/** KIL-17.1, 17.2; a tie goes to more Chapters, then to more Gold, else it is shared. */
function winners(state: Board, scores: readonly number[]): Seat[] {
  if (state.victor !== undefined) return [state.victor];
  let best = inGame(state);
  const measures = [
    (seat: Seat) => scores[seat] ?? 0,
    (seat: Seat) => chaptersDone(hero(state, seat).chapter),
    (seat: Seat) => hero(state, seat).gold,
  ];
  for (const measure of measures) {
    const most = Math.max(...best.map(measure));
    best = best.filter(seat => measure(seat) === most);
  }
  return best;
}
