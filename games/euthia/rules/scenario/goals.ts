// How a scenario is won and lost by whoever plays together or alone, winning first (EUT-20.14, R83); and how well.

import { who } from '@veillee/kernel';
import { scoreOf, totalOf } from '../scoring.ts';
import { heroOf, isTeam, type Rank, type State, type T } from '../state.ts';
import { type About, allHold } from './conditions.ts';
import { rowOf, SCENARIO } from './row.ts';
import { secret } from './secrets.ts';

/** Whether the game is won or lost as things stand. */
export function verdictOf(state: State, about: About = {}): 'won' | 'lost' | undefined {
  const goal = rowOf(state).goals[state.mode];
  if (!isTeam(state) || !goal) return undefined;
  if (allHold(state, goal.win, about)) return 'won';
  return goal.lose.some(conditions => allHold(state, conditions, about)) ? 'lost' : undefined;
}

/** Notes how the game is decided. Whether it is. */
export function maybeDecide(t: T, about: About = {}): boolean {
  const { state } = t;
  if (state.scenario.verdict === undefined) state.scenario.verdict = verdictOf(state, about);
  return state.scenario.verdict !== undefined;
}

/** Alone, a victory is worth bronze, silver or gold by the Reputation after final scoring. */
export function rankOf(state: State): Rank | undefined {
  const ranks = rowOf(state).goals[state.mode]?.ranks;
  if (!ranks || state.scenario.verdict !== 'won') return undefined;
  const [hero] = state.heroes;
  const total = hero ? totalOf(scoreOf(state, hero)) : 0;
  if (total >= ranks.gold) return 'gold';
  return total >= ranks.silver ? 'silver' : 'bronze';
}

/** How the story ends. */
export function tellEnding(t: T): void {
  const { state } = t;
  const { id, verdict } = state.scenario;
  const [winner] = state.result?.won ?? [];
  const scene = { of: 'end', part: state.mode, won: winner !== undefined };
  const more = { rule: isTeam(state) ? 'EUT-20.14' : SCENARIO, weight: 9, scene };
  if (isTeam(state)) {
    const story = secret(`scenario.${id}.ending.${verdict === 'won' ? 'win' : 'lose'}`);
    t.tell('log.ending', { story }, more);
  } else if (winner !== undefined) {
    const hero = { text: `hero.${heroOf(state, winner).id}` };
    t.tell('log.ending', { story: secret(`scenario.${id}.ending.competitive`, { hero }), player: who(winner) }, more);
  }
}
