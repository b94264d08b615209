// Whether an ability would do anything at all: what would not is not offered, because a cost must buy something.

import type { Seat } from '@veillee/kernel';
import { cardById } from '../content/cards.ts';
import type { Ability, Op } from '../content/vocabulary.ts';
import { discoverable } from './discover.ts';
import { diagonals } from './map.ts';
import { decksFor, regionsFor } from './ops-map.ts';
import { encountersWith } from './overcome.ts';
import { type Board, type Hero, hero, placeOf } from './state.ts';
import { heroesHelped } from './targets.ts';
import { isFighting } from './team.ts';

/** True if at least one of its operations would change something for this hero now. */
export function canDo(state: Board, seat: Seat, ability: Ability): boolean {
  if (ability.target === 'heroHere') return heroesHelped(state, ability, seat).length > 0;
  return !('ops' in ability.effect) || ability.effect.ops.some(op => wouldDo(state, seat, op));
}

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

/** exhausted Assets and Talents, or Spells alone. */
export const readyable = (own: Hero, what: 'any' | 'spell'): string[] =>
  own.exhausted.filter(
    key => key !== 'race' && key !== 'class' && (what === 'any' || cardById(key).reward === 'spell'),
  );
