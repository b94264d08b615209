// When friends go against an Ancient: all healed, Plots thinned out, as long as the Days allow it. KIL-13; D34.

import { distance } from '../rules/realm/map.ts';
import { type Ancient, type Board, hero, inGame, LAST_DAY } from '../rules/state.ts';
import { teamResult } from './assault-odds.ts';
import { weights } from './weights.ts';

/** How an Assault of all friends would end: the chance that the Ancient falls, and the part of all their HP that they then have. */
interface Prospect {
  readonly win: number;
  readonly left: number;
}

/** HP with which a friend is taken along into a fight. */
export const FIT = 3;

/** The prospect as they are now, or with all wounds healed and every card ready. */
export function prospect(view: Board, ancient: Ancient, healed: boolean): Prospect {
  const board = healed ? { ...view, heroes: view.heroes.map(own => ({ ...own, hp: own.maxHp })) } : view;
  const seats = inGame(board).filter(seat => hero(board, seat).hp >= FIT);
  if (seats.length === 0) return { win: 0, left: 0 };
  const { win, both, winHp } = teamResult(board, ancient, seats, healed);
  const all = inGame(board).reduce((sum, seat) => sum + hero(board, seat).maxHp, 0);
  return { win: win + both, left: Math.min(1, winHp / all) };
}

/** Days that can be lost before the Ancients become too many for those that are left. */
export function spareDays(view: Board, ancient: Ancient): number {
  const others = view.ancients.filter(one => !one.defeated && one.id !== ancient.id).length;
  const ways = inGame(view).map(seat => distance(view, hero(view, seat).region, ancient.region ?? ''));
  return LAST_DAY - view.day - others * weights.ancientDays - Math.max(...ways) / weights.stepsPerDay;
}

/** Whether friends are strong enough for this Ancient, or have no more time to become so. */
export function isTimeToStrike(view: Board, ancient: Ancient): boolean {
  const spare = spareDays(view, ancient);
  if (spare < 1) return true;
  const { win, left } = prospect(view, ancient, true);
  const patience = Math.min(1, spare / weights.patience);
  return win >= weights.boldness * patience && left >= weights.keep * patience;
}

/** Whether a Day of rest before the Assault pays. */
export function shouldRestFirst(view: Board, ancient: Ancient): boolean {
  if (spareDays(view, ancient) < 1) return false;
  return prospect(view, ancient, true).left - prospect(view, ancient, false).left > weights.restFor;
}
