// LEG-8.24: whoever stands on the portal is off the board, waits there, and nothing reaches them. R220: in the keep nobody stays on a level for ever.

import { heroName } from '../../card-names.ts';
import { deathCost } from '../../hero/death.ts';
import { takesAlong } from '../../overlord/monsters.ts';
import { breakOffLeft } from '../../quest/efforts.ts';
import { type Flow, type Hero, type HeroId, heroOf, type State, sheetOf, type T } from '../../state.ts';
import { heed } from './facts.ts';
import { dungeonOf, isAvatars, portalOf } from './level.ts';

export function* enterPortal(t: T, id: HeroId): Flow {
  const { state } = t;
  const hero = heroOf(state, id);
  const { at } = hero;
  if (at === undefined || !portalOf(state).has(at)) return;
  leaveLevel(t, hero);
  if (state.turn?.hero === id) state.turn.ended = true;
  const moves = [{ what: id, from: at, to: 'portal' }];
  t.tell('log.dungeon.portal', { hero: heroName(sheetOf(hero)) }, { rule: 'LEG-8.24', weight: 3, moves });
}

function leaveLevel(t: T, hero: Hero): void {
  Object.assign(hero, { at: undefined, aloft: undefined, waits: true, ready: false });
  takesAlong(t, hero); // R251
  breakOffLeft(t, hero);
}

/** R220: the turn of the overlord with which a level of the keep is over, but for the avatar's own. */
const LATEST = 20;
const isOverdue = (state: State): boolean => {
  const dungeon = dungeonOf(state);
  return dungeon.keep !== undefined && !isAvatars(dungeon) && state.round - dungeon.since >= LATEST;
};

/** R220: as that turn begins all go on to the next level, wherever they are, and the overlord gains what they are worth; whether they do. */
export function driveOn(t: T): boolean {
  const { state } = t;
  if (!isOverdue(state)) return false;
  const conquest = state.heroes.reduce((sum, hero) => sum + deathCost(state, hero), 0);
  for (const hero of state.heroes) leaveLevel(t, hero);
  t.tell('log.dungeon.driven', { n: LATEST }, { rule: 'LEG-12.24', weight: 5 });
  heed(t, { fact: 'gain', side: 'overlord', conquest });
  return true;
}
