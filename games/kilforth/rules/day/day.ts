// The Day Phase: breaking camp, whose turn it is, and its end. KIL-3.1 to 3.6, KIL-2.2.

import type { Rules, Seat, Table } from '@veillee/kernel';
import { runOwn, runWeather } from '../abilities/abilities.ts';
import { endGame } from '../scoring.ts';
import { type Hero, hero, inGame, LAST_DAY, type Position, type State } from '../state.ts';

/** the First Hero, or the next clockwise who is still in the game. */
export function firstHero(state: Pick<State, 'heroes' | 'first'>): Seat {
  return nextSeat(state, state.first, () => true) ?? state.first;
}

/** The first seat from this one on, clockwise, that is in the game and passes. */
function nextSeat(state: Pick<State, 'heroes'>, from: Seat, passes: (own: Hero) => boolean): Seat | undefined {
  const { heroes } = state;
  for (let n = 0; n < heroes.length; n++) {
    const seat = (from + n) % heroes.length;
    const own = hero(state, seat);
    if (!own.eliminated && passes(own)) return seat;
  }
  return undefined;
}

const isAwake = (own: Hero): boolean => !own.camped;

/** Position: Break Camp. Everybody gets AP equal to his HP (KIL-3.1), and a new Day's worth of everything once a Day. */
export function* day(t: Table<State>): Rules<Position> {
  const { state } = t;
  state.phase = 'day';
  t.tell(
    'log.day',
    { day: state.day },
    { rule: 'KIL-3.1', scene: { of: 'night', part: 'dawn' }, turn: { round: state.day } },
  );
  for (const seat of inGame(state)) {
    const own = hero(state, seat);
    own.camped = false;
    own.ap = own.hp;
    own.featToday = false;
    own.fateToday = false;
    own.usedToday = [];
  }
  for (const seat of inGame(state)) yield* runOwn(t, seat, 'breakCamp');
  yield* runWeather(t, 'breakCamp');
  return turnOf(state, firstHero(state)); // KIL-3.3
}

/** The turn of the next hero from this seat on who has not camped; night falls when there is none (KIL-3.5, 3.6). */
export function turnOf(state: State, from: Seat): Position {
  const seat = nextSeat(state, from, isAwake);
  if (seat === undefined) return { at: 'nightfall' };
  state.active = seat;
  return { at: 'turn' };
}

/** Position: the Day Phase ends; on the last Day so does the game (KIL-2.2). */
export function* nightfall(t: Table<State>): Rules<Position> {
  const { state } = t;
  state.active = undefined;
  for (const seat of inGame(state)) hero(state, seat).evaded = []; // KIL-9.9
  for (const seat of inGame(state)) yield* runOwn(t, seat, 'endOfDayPhase');
  if (state.day >= LAST_DAY) return yield* endGame(t, 'time');
  state.phase = 'night';
  t.tell('log.nightfall', { day: state.day }, { rule: 'KIL-2.2', turn: { round: state.day } });
  return { at: 'gloom' };
}
