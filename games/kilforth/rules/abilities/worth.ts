// Whether an ability would do anything at all: what would not is not offered, because a cost must buy something.

import type { Seat } from '@veillee/kernel';
import { because, type Why } from '@veillee/pieces/offers';
import { type Ability, type Op, TERRAINS, type Terrain } from '../../content/vocabulary.ts';
import { discoverable, readyable } from '../cards/holdings.ts';
import { encountersWith } from '../realm/encounters.ts';
import { diagonals, terrainOf } from '../realm/map.ts';
import { isFighting } from '../realm/team.ts';
import { type Board, CITY, hero, placeOf, type RegionId } from '../state.ts';
import { type Source, whyNotUsable } from './sources.ts';
import { heroesHelped } from './targets.ts';

/** True if at least one of its operations would change something for this hero now. */
export function canDo(state: Board, seat: Seat, ability: Ability): boolean {
  if (ability.target === 'heroHere') return heroesHelped(state, ability, seat).length > 0;
  return !('ops' in ability.effect) || ability.effect.ops.some(op => wouldDo(state, seat, op));
}

/** Why it is not offered to a hero to use this of his own accord. */
export const whyNotOffered = (state: Board, seat: Seat, source: Source): Why | undefined =>
  whyNotUsable(state, seat, source) ?? (canDo(state, seat, source.ability) ? undefined : NO_EFFECT);

const NO_EFFECT = because('refuse.noEffect', 'KIL-15.5');

function wouldDo(state: Board, seat: Seat, op: Op): boolean {
  const own = hero(state, seat);
  switch (op.op) {
    case 'heal':
      return own.hp < own.maxHp;
    case 'gainAp':
      return !own.camped;
    case 'hide':
      return !own.hidden && !(state.fight?.step === 'battle' && isFighting(state, seat));
    case 'ready':
      return readyable(own, op.what).length > 0;
    case 'removeObstacle':
      return placeOf(state, seat).obstacles > 0;
    case 'autoDefeat':
      return encountersWith(state, seat, op.keyword).length > 0;
    case 'discoverAnywhere':
      return discoverable(state, seat, true).length > 0;
    case 'peek':
      return decksFor(state, seat, op.deck).length > 0;
    case 'moveTo':
      return regionsFor(state, seat, op.to).length > 0;
    case 'moveDiagonal':
      return diagonals(state, own.region).length > 0;
    default:
      return true;
  }
}

/** Regions that a Kinetic spell leads to. */
export function regionsFor(state: Board, seat: Seat, to: 'sameTerrain' | 'city'): RegionId[] {
  const { region } = hero(state, seat);
  if (to === 'city') return region === CITY ? [] : [CITY];
  const terrain = terrainOf(region);
  return terrain === undefined ? [] : state.map.filter(one => one !== region && terrainOf(one) === terrain);
}

export type Look = 'night' | 'encounterHere' | 'anyEncounter';

/** Decks that can be looked into. */
export function decksFor(state: Board, seat: Seat, look: Look): (Terrain | 'night')[] {
  if (look === 'night') return ['night'];
  if (look === 'anyEncounter') return [...TERRAINS];
  const terrain = terrainOf(hero(state, seat).region);
  return terrain === undefined ? [] : [terrain];
}
