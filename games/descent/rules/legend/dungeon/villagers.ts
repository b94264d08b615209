// DRF-8.14: people whom the heroes find on a level walk along. After the heroes' turns they go where the heroes like, and whoever reaches the portal
// has left.

import { calls } from '../../calls.ts';
import { nameOf } from '../../names.ts';
import { removeMonster } from '../../overlord/monsters.ts';
import { type Flow, type Monster, type State, standsOn, type T } from '../../state.ts';
import { afterLeaving } from './happenings.ts';
import { dungeonOf, portalOf } from './level.ts';

const villagers = ({ monsters }: State): Monster[] => monsters.filter(({ came }) => came === 'villager');

export function* walkAlong(t: T): Flow {
  const { state } = t;
  for (const { id } of villagers(state)) {
    if (!villagers(state).some(one => one.id === id)) continue;
    yield* calls(t).activate(t, id);
    const there = villagers(state).find(one => one.id === id);
    if (there && standsOn(there).some(at => portalOf(state).has(at))) yield* leaves(t, there);
  }
}

function* leaves(t: T, { id }: Monster): Flow {
  t.tell('log.dungeon.led', { monster: nameOf(t.state, id) }, { rule: 'LEG-8.10', weight: 3 });
  removeMonster(t.state, id);
  dungeonOf(t.state).done.push('villager-left');
  yield* afterLeaving(t);
}
