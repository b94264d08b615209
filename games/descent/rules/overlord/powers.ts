// Power cards that work when an area comes to light: more monsters, and stronger ones.

import type { Option } from '@veillee/kernel';
import type { Space } from '@veillee/pieces/geometry';
import { monsterRow } from '../../content/monsters.ts';
import type { Area } from '../../content/quests/vocabulary.ts';
import type { MonsterId } from '../../content/vocabulary.ts';
import { freeFigure } from '../areas/placing.ts';
import { areaAt, groundNow, isEmpty, isRevealed, mapNow } from '../board.ts';
import { statOf } from '../effects/stats.ts';
import { monsterKey, placeKey } from '../keys.ts';
import { monsterName, nameOf } from '../names.ts';
import {
  type Flow,
  isGlyphAwake,
  type Monster,
  type MonsterFigure,
  monsterOf,
  type Stand,
  type State,
  standsOn,
  type T,
} from '../state.ts';
import { powerOps } from './deck.ts';
import { figuresLeft, placeMonster, spareFigures } from './monsters.ts';
import { sitesOn } from './sites.ts';

/** Brilliant Commander and Hordes of the Things, once for each in play. */
export function* powersAtReveal(t: T, area: Area): Flow {
  for (const { n } of powerOps(t.state, 'promote')) for (let count = 0; count < n; count++) yield* promote(t, area);
  for (const { n, of } of powerOps(t.state, 'reinforce')) yield* reinforce(t, area, n, of);
}

const monstersOf = (state: State, area: Area): Monster[] =>
  state.monsters.filter(monster => standsOn(monster).some(at => areaAt(state, at) === area));

/** Is there such a figure, in the box or elsewhere on the board (DES-14.8, DES-14.10)? */
const hasFigure = (state: State, area: Area, kind: MonsterId, rank: 'normal' | 'master'): boolean =>
  figuresLeft(state, kind, rank) > 0 ||
  spareFigures(state, kind, rank).some(({ id }) => !idsOf(state, area).includes(id));
const idsOf = (state: State, area: Area): readonly string[] => monstersOf(state, area).map(({ id }) => id);

/** A monster of the area becomes a master of its kind, if there is a figure for it. */
function* promote(t: T, area: Area): Flow {
  const { state } = t;
  const options: Option[] = monstersOf(state, area)
    .filter(({ rank, kind, chest }) => rank === 'normal' && !chest && hasFigure(state, area, kind, 'master'))
    .map(({ id }) => ({
      key: monsterKey.make(id),
      text: 'overlord.do.promote',
      with: { monster: nameOf(state, id) },
      on: [id],
    }));
  const key = yield* t.choose(state.overlord.seat, 'overlord.promote', options, {
    rule: 'DES-11.11',
    pass: { text: 'overlord.promote.without' },
  });
  if (key === undefined) return;
  const id = monsterKey.only(key) as MonsterFigure;
  const monster = monsterOf(state, id);
  if (!(yield* freeFigure(t, monster.kind, 'master', idsOf(state, area)))) return;
  const told = { monster: nameOf(state, id) };
  state.monsters[state.monsters.indexOf(monster)] = { ...monster, rank: 'master' };
  monsterOf(state, id).wounds = statOf(state, id, 'maxWounds');
  t.tell('log.overlord.promotes', told, { rule: 'DES-11.11', weight: 1 });
}

/** So many of one kind, beside monsters of the area; no spawn, so nobody's sight matters (DES-14.15). */
function* reinforce(t: T, area: Area, n: number, kinds: readonly MonsterId[]): Flow {
  const { state } = t;
  const options = kinds
    .filter(kind => hasFigure(state, area, kind, 'normal') && reinforceSites(state, area, kind).length > 0)
    .map(kind => ({
      key: monsterKey.make(kind),
      text: 'overlord.do.reinforce',
      with: { monster: monsterName(state, { kind, rank: 'normal' }), n },
    }));
  const key = yield* t.choose(state.overlord.seat, 'overlord.reinforce', options, {
    rule: 'DES-11.11',
    pass: { text: 'overlord.reinforce.without' },
  });
  if (key === undefined) return;
  const kind = monsterKey.only(key) as MonsterId;
  for (let count = 0; count < n; count++) {
    if (!(yield* freeFigure(t, kind, 'normal', idsOf(state, area)))) return;
    const places = reinforceSites(state, area, kind).map(at => ({
      key: placeKey.make(at),
      text: 'overlord.do.spawn',
      with: { monster: monsterName(state, { kind, rank: 'normal' }) },
      on: [...standsOn({ at })],
    }));
    if (places.length === 0) return;
    const at = yield* t.choose(state.overlord.seat, 'overlord.spawn', places, {
      rule: 'DES-11.11',
      with: { monster: monsterName(state, { kind, rank: 'normal' }) },
    });
    const monster = placeMonster(state, { kind, rank: 'normal', at: placeKey.only(at) as Stand });
    t.tell('log.overlord.joins', { monster: nameOf(state, monster.id) }, { rule: 'DES-11.11', weight: 1 });
  }
}

function reinforceSites(state: State, area: Area, kind: MonsterId): Stand[] {
  const map = mapNow(state);
  const beside = new Set(
    monstersOf(state, area)
      .flatMap(standsOn)
      .flatMap(at => map.neighbours(at)),
  );
  const isFree = (at: Space): boolean => isRevealed(state, at) && isEmpty(state, at) && !isGlyphAwake(state, at);
  const free = new Set(map.places.filter(isFree));
  return sitesOn(groundNow(state), free, monsterRow(kind).size).filter(site =>
    standsOn({ at: site }).some(at => beside.has(at)),
  );
}
