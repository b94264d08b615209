// What happens under the sky: who leads falls, and who is killed is gone until it is over.

import { groundNow } from '../../board.ts';
import type { Happening } from '../../calls.ts';
import { takesAlong } from '../../overlord/monsters.ts';
import { type Flow, heroOf, isHeroId, sheetOf, type T } from '../../state.ts';
import { heed } from '../dungeon/facts.ts';
import { lieutenantFalls } from './battle.ts';
import { outdoorsOf } from './ground.ts';
import { shedHere } from './laws.ts';

export function* heedOutside(t: T, what: Happening): Flow {
  const { state } = t;
  const outdoors = outdoorsOf(state);
  // LEG-6.30: for the killing blow alone.
  if (what.what === 'kill' && what.came === 'leader')
    if (outdoors.lieutenant !== undefined) lieutenantFalls(t, what.source);
    else if (what.by && isHeroId(what.by))
      heed(t, {
        fact: 'leader-killed',
        of: 'encounter',
        by: sheetOf({ id: what.by }),
        ...(outdoors.incident && { board: outdoors.incident }),
      });
  if (what.what === 'heroKilled') {
    const hero = heroOf(state, what.hero);
    outdoors.dead.push(hero.id);
    Object.assign(hero, { waits: true, ready: false }); // LEG-6.28
    takesAlong(t, hero);
  }
  if (what.what === 'turnEnd' && what.hero) shedHere(state, groundNow(state).terrain, heroOf(state, what.hero));
  if (what.what === 'turnStart' && what.side === 'overlord') outdoors.bought = [];
}
