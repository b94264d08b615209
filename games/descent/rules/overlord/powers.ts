// Power cards that work when an area comes to light: more monsters, and stronger ones.

import type { Space } from '@veillee/pieces/geometry';
import { monsterRow } from '../../content/monsters.ts';
import type { Area } from '../../content/quests/vocabulary.ts';
import type { MonsterId } from '../../content/vocabulary.ts';
import { freeFigure } from '../areas/placing.ts';
import { areaAt, groundNow, isEmpty, isRevealed, mapNow } from '../board.ts';
import { statOf } from '../effects/stats.ts';
import { monsterKey } from '../keys.ts';
import { monsterName, nameOf } from '../names.ts';
import {
  type Flow,
  isGlyphAwake,
  type Known,
  livingMonsters,
  type Monster,
  monsterOf,
  type Stand,
  type State,
  standsOn,
  type T,
} from '../state.ts';
import { powerOps } from './in-play.ts';
import { figuresLeft, placeMonster, spareFigures } from './monsters.ts';
import { sitesOn } from './sites.ts';
import { spawnOption } from './spawn.ts';

/** Brilliant Commander and Hordes of the Things, once for each in play. */
export function* powersAtReveal(t: T, area: Area): Flow {
  for (const { n } of powerOps(t.state, 'promote')) for (let count = 0; count < n; count++) yield* promote(t, area);
  for (const { n, of } of powerOps(t.state, 'reinforce')) yield* reinforce(t, area, n, of);
}

const monstersOf = (state: State, area: Area): Monster[] =>
  livingMonsters(state).filter(monster => standsOn(monster).some(at => areaAt(state, at) === area));

/** Is there such a figure, in the box or elsewhere on the board (DES-14.8, DES-14.10)? */
const hasFigure = (state: State, area: Area, kind: MonsterId, rank: 'normal' | 'master'): boolean =>
  figuresLeft(state, kind, rank) > 0 ||
  spareFigures(state, kind, rank).some(({ id }) => !idsOf(state, area).includes(id));
const idsOf = (state: State, area: Area): readonly string[] => monstersOf(state, area).map(({ id }) => id);

/** A monster of the area becomes a master of its kind, if there is a figure for it. */
function* promote(t: T, area: Area): Flow {
  const { state } = t;
  const promoted = monstersOf(state, area).filter(
    ({ rank, kind, chest }) => rank === 'normal' && !chest && hasFigure(state, area, kind, 'master'),
  );
  yield* promoteOne(t, promoted, idsOf(state, area));
}

/** Those whom a card may make masters: normal ones, for whom there is a figure left (DES-14.8). */
export const lowly = (state: Known): Monster[] =>
  livingMonsters(state).filter(
    ({ rank, kind, chest }) => rank === 'normal' && !chest && figuresLeft(state, kind, 'master') > 0,
  );

/** One of these, or none, becomes an unwounded master; `kept`: whose figures are not taken for it. */
export function* promoteOne(t: T, promoted: readonly Monster[], kept: readonly string[] = []): Flow {
  const { state } = t;
  const optionOf = ({ id }: Monster) => ({
    key: monsterKey.make(id),
    text: 'overlord.do.promote',
    with: { monster: nameOf(state, id) },
    on: [id],
  });
  const monster = yield* t.choose(state.overlord.seat, 'overlord.promote', promoted, optionOf, {
    rule: 'DES-11.11',
    pass: { text: 'overlord.promote.without' },
  });
  if (monster === undefined) return;
  const { id } = monster;
  if (!(yield* freeFigure(t, monster.kind, 'master', kept))) return;
  const told = { monster: nameOf(state, id) };
  state.monsters[state.monsters.indexOf(monster)] = { ...monster, rank: 'master' };
  monsterOf(state, id).wounds = statOf(state, id, 'maxWounds');
  t.tell('log.overlord.promotes', told, { rule: 'DES-11.11', weight: 1 });
}

/** So many of one kind, beside monsters of the area; no spawn, so nobody's sight matters (DES-14.15). */
function* reinforce(t: T, area: Area, n: number, kinds: readonly MonsterId[]): Flow {
  const { state } = t;
  const joining = kinds.filter(
    one => hasFigure(state, area, one, 'normal') && reinforceSites(state, area, one).length > 0,
  );
  const optionOf = (one: MonsterId) => ({
    key: monsterKey.make(one),
    text: 'overlord.do.reinforce',
    with: { monster: monsterName(state, { kind: one, rank: 'normal' }), n },
  });
  const kind = yield* t.choose(state.overlord.seat, 'overlord.reinforce', joining, optionOf, {
    rule: 'DES-11.11',
    pass: { text: 'overlord.reinforce.without' },
  });
  if (kind === undefined) return;
  for (let count = 0; count < n; count++) {
    if (!(yield* freeFigure(t, kind, 'normal', idsOf(state, area)))) return;
    const sites = reinforceSites(state, area, kind);
    if (sites.length === 0) return;
    const words = { monster: monsterName(state, { kind, rank: 'normal' }) };
    const at = yield* t.choose(state.overlord.seat, 'overlord.spawn', sites, site => spawnOption(site, words), {
      rule: 'DES-11.11',
      with: words,
    });
    const monster = placeMonster(state, { kind, rank: 'normal', at });
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
