// What happens on a level of a dungeon: who leads it falls, somebody enters the portal, and the rules that are its own wake. All that is gained goes
// through `facts.ts` (LEG-8.21, LEG-8.22, LEG-8.28, LEG-8.51).

import { isOfKind } from '@veillee/pieces/geometry';
import type { Happening, Source } from '../../calls.ts';
import { gainThreat } from '../../overlord/threat.ts';
import { type Flow, isHeroId, maybeFigure, type State, sheetOf, sideOf, type T } from '../../state.ts';
import { avatarSum } from '../avatar-sheet.ts';
import { heedOnLast } from './avatar.ts';
import { rouse } from './bound.ts';
import { heed } from './facts.ts';
import { shake } from './fortifying.ts';
import { heedGoal } from './goals.ts';
import { happeningsNow } from './happenings.ts';
import { comeToLight } from './hiding.ts';
import { barredDoors } from './laws.ts';
import { leaderComes } from './laying.ts';
import { dungeonOf, isAvatars, isLast, isLeader, lawsHere } from './level.ts';
import { driveOn, enterPortal } from './waiting.ts';

export function* heedHappening(t: T, what: Happening): Flow {
  const { state } = t;
  if (what.what === 'enter' && isHeroId(what.figure)) yield* enterPortal(t, what.figure);
  else if (what.what === 'kill' && what.came && isLeader({ came: what.came })) yield* leaderFalls(t, what);
  else if (what.what === 'glyph') callLeader(state);
  else if (what.what === 'chest') rouse(state, 'glyph-or-chest');
  else if (what.what === 'open') noteOpened(state, what.door);
  else if (what.what === 'turnStart' && what.side === 'overlord') yield* turnBegins(t);
  else if (what.what === 'take' && what.marker.startsWith('marker:money'))
    gainThreat(t, avatarSum(state, 'moneyThreat'), 'LEG-3.12');
  if (SEEN_AFTER.includes(what.what)) comeToLight(t);
  if (LOOKED_AFTER.includes(what.what)) Object.assign(state.guide.locked, barredDoors(state));
  yield* happeningsNow(t, what);
  yield* heedGoal(t, what);
  if (isAvatars(dungeonOf(state))) yield* heedOnLast(t, what);
}

function* turnBegins(t: T): Flow {
  if (driveOn(t)) return;
  yield* leaderComes(t);
  yield* shake(t);
}

/** After what heroes may see who was hidden. */
const SEEN_AFTER: readonly Happening['what'][] = ['enter', 'open', 'turnStart'];
/** After what doors that somebody bars are looked at anew. */
const LOOKED_AFTER: readonly Happening['what'][] = ['kill', 'round', 'turnEnd'];

/** LEG-20.6: the first light brings one who was not there. */
function callLeader(state: State): void {
  rouse(state, 'glyph-or-chest');
  const { done } = dungeonOf(state);
  if (lawsHere(state, 'leader-late').length > 0 && !done.includes('leader-called')) done.push('leader-called');
}

function noteOpened(state: State, door: string): void {
  const { opened } = dungeonOf(state);
  if (!opened.includes(door)) opened.push(door);
}

/**
 * LEG-8.21, LEG-8.22, LEG-8.28, LEG-8.50, LEG-8.51: whoever leads has fallen. The key is the heroes' however it was, once nobody leads any more; the
 * coins and the conquest are theirs if one of them was the cause. One who comes back is worth all that the second time alone.
 */
function* leaderFalls(t: T, { source }: Extract<Happening, { readonly what: 'kill' }>): Flow {
  const { state } = t;
  const dungeon = dungeonOf(state);
  if (lawsHere(state, 'leader-returns').length > 0 && !dungeon.done.includes('leader-fell')) {
    dungeon.done.push('leader-fell');
    return;
  }
  if (source && isOfHeroes(state, source))
    heed(t, {
      fact: 'leader-killed',
      of: isLast(dungeon) && !dungeon.keep ? 'dungeon' : 'level', // LEG-12.10
      board: state.quest,
      ...(source.by && isHeroId(source.by) && { by: sheetOf({ id: source.by }) }),
    });
  if (state.monsters.some(isLeader) || state.board.keys.includes('red')) return;
  state.board.keys.push('red');
  t.tell('log.dungeon.key', {}, { rule: 'LEG-8.21', weight: 4 });
}

/** In any way: a blow, what lingers, an aura, a fall, also one of a hero on guard; not by what the overlord has walked into. */
function isOfHeroes(state: State, { by, kind }: Source): boolean {
  if (by !== undefined)
    return sideOf(by) === 'heroes' || isOfKind(by, 'familiar') || maybeFigure(state, by) === undefined;
  const striker = state.attacks.at(-1)?.by;
  const isTheirs = striker === undefined ? state.phase === 'heroes' : sideOf(striker) === 'heroes';
  return isTheirs || (kind !== 'terrain' && kind !== 'trap');
}
