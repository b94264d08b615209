// What a game says of itself when it is over: Reputation by where it came from, and its figures. EUT-18.

import { type Account, type GameEvent, sumOfCoin } from '@veillee/kernel';
import { SCORE_ROWS } from '../content/rows.ts';
import { openState } from './open.ts';
import { deathsOf, scoreOf } from './scoring.ts';
import type { ScoreLine } from './state.ts';
import type { View } from './view.ts';

/** Lines of the account that are Reputation; the others become Gold first (EUT-18.7). */
export const POINT_LINES = ['track', 'resources', 'gold', ...SCORE_ROWS, 'deaths'] as const;

/** The account of each seat: the last one, or as it would be now. */
export function scoresOf(view: View): readonly (readonly ScoreLine[])[] {
  if (view.result) return view.result.scores;
  const state = openState(view);
  return state.heroes.map(hero => scoreOf(state, hero));
}

/** Lines that tell of a loss which no fight and no coin shows. */
const LOSSES: ReadonlySet<string> = new Set([
  'log.dies',
  'log.falls',
  'log.skull',
  'log.loseReputation',
  'log.destroyed',
  'log.villagers.left',
]);
export const isLoss = ({ text }: Pick<GameEvent, 'text'>): boolean => LOSSES.has(text);

export const account: Account<View> = {
  cast: ({ heroes }) => heroes.map(({ id }) => id).sort(),
  points(view) {
    const scores = scoresOf(view);
    return POINT_LINES.map(id => ({
      id,
      bySeat: scores.map(lines => lines.find(line => line.id === id)?.reputation ?? 0),
    }));
  },
  figures(view, events) {
    const state = openState(view);
    return [
      { id: 'damage', bySeat: sumOfCoin(events, view.players, 'damage') },
      { id: 'gold', bySeat: sumOfCoin(events, view.players, 'gold') },
      { id: 'tiles', bySeat: sumOfCoin(events, view.players, 'tiles') },
      { id: 'quests', bySeat: state.heroes.map(({ quests, legends }) => quests.length + legends.length) },
      { id: 'deaths', bySeat: state.heroes.map(hero => deathsOf(state, hero)) },
    ];
  },
};
