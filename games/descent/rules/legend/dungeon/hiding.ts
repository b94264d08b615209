// LEG-21.14: by a variant the minions of a level stand somewhere from the beginning, and come to the board when a hero sees where. Which set it is
// everybody hears; the places the overlord alone knows, and until somebody is seen nobody is there.

import type { Chance } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { monsterRow } from '../../../content/monsters.ts';
import type { MonsterId, Rank } from '../../../content/vocabulary.ts';
import { seesSpace } from '../../attack/sight.ts';
import { placeKey } from '../../keys.ts';
import { monsterName, nameOf } from '../../names.ts';
import { figuresLeft, placeMonster } from '../../overlord/monsters.ts';
import { type Flow, type Stand, type State, standsOn, type T } from '../../state.ts';
import { sitesFor } from './sites.ts';

const hiddenIn = (state: State) => state.guide.hidden ?? [];
const isSeen = (state: State, at: Stand): boolean =>
  state.heroes.some(hero => hero.at !== undefined && standsOn({ at }).some(space => seesSpace(state, hero, space)));

/** Where one of this kind may stand unseen: neither in red, nor where another is hidden. */
export function sitesToHide(state: State, kind: MonsterId, red: ReadonlySet<Space>): readonly Stand[] {
  const taken = new Set(hiddenIn(state).flatMap(({ at }) => [...standsOn({ at })]));
  return sitesFor(state, monsterRow(kind).size, at => red.has(at) || taken.has(at));
}

export function* hide(t: T, kind: MonsterId, rank: Rank, sites: readonly Stand[]): Flow {
  const { state } = t;
  if (sites.length === 0) return;
  const optionOf = (at: Stand) => ({ key: placeKey.make(at), text: 'place.here', on: [...standsOn({ at })] });
  const words = { monster: monsterName(state, { kind, rank, came: 'minion' }) };
  const at = yield* t.choose(state.overlord.seat, 'dungeon.place', sites, optionOf, { rule: 'LEG-21.14', with: words });
  state.guide.hidden = [...hiddenIn(state), { kind, rank, at }];
}

/** Whoever is seen now is there. */
export function comeToLight(t: T): void {
  const { state } = t;
  for (const one of hiddenIn(state)) {
    if (!isSeen(state, one.at)) continue;
    state.guide.hidden = hiddenIn(state).filter(other => other !== one);
    const at = roomFor(state, one.kind, one.at);
    if (at === undefined || figuresLeft(state, one.kind, one.rank) <= 0) continue;
    const monster = placeMonster(state, { kind: one.kind, rank: one.rank, at, came: 'minion' });
    t.reveal();
    t.tell('log.placed', { monster: nameOf(state, monster.id) }, { rule: 'LEG-21.14', weight: 3 });
  }
}

/** There, or as near as can be if somebody stands on it by now. */
function roomFor(state: State, kind: MonsterId, wanted: Stand): Stand | undefined {
  const sites = sitesFor(state, monsterRow(kind).size);
  if (sites.includes(wanted)) return wanted;
  return sites.find(at => isSeen(state, at)) ?? sites[0];
}

/** Where they stand heroes do not know. */
export function redealHidden(state: State, chance: Chance): void {
  const all = hiddenIn(state);
  if (all.length === 0) return;
  state.guide.hidden = [];
  for (const { kind, rank } of all) {
    const sites = sitesToHide(state, kind, new Set()).filter(at => !isSeen(state, at));
    if (sites.length > 0) state.guide.hidden.push({ kind, rank, at: chance.pick(sites, 'hidden') });
  }
}
