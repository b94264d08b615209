// LEG-8.24: whoever stands on the portal is off the board, waits there, and nothing reaches them.

import { heroName } from '../../card-names.ts';
import { breakOffLeft } from '../../quest/efforts.ts';
import { type Flow, type HeroId, heroOf, sheetOf, type T } from '../../state.ts';
import { portalOf } from './level.ts';

export function* enterPortal(t: T, id: HeroId): Flow {
  const { state } = t;
  const hero = heroOf(state, id);
  const { at } = hero;
  if (at === undefined || !portalOf(state).has(at)) return;
  hero.at = undefined;
  hero.aloft = undefined;
  hero.waits = true;
  hero.ready = false;
  breakOffLeft(t, hero);
  if (state.turn?.hero === id) state.turn.ended = true;
  const moves = [{ what: id, from: at, to: 'portal' }];
  t.tell('log.dungeon.portal', { hero: heroName(sheetOf(hero)) }, { rule: 'LEG-8.24', weight: 3, moves });
}
