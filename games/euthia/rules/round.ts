// EUT-3: rounds and turns.

import type { Rules } from '@veillee/kernel';
import { who } from '@veillee/kernel';
import { ACTIONS } from '../content/vocabulary.ts';
import { onSlots } from './board.ts';
import { chapelOf } from './land.ts';
import { activeHero, type Hero, heroOf, inTurnOrder, type Position, type T } from './state.ts';

/** EUT-3.2 to EUT-3.4, EUT-3.18: all players at once, before the first turn. */
export function* beginRound(t: T): Rules<Position> {
  const { state } = t;
  state.round++;
  t.tell('log.round', { round: state.round, rounds: state.rounds }, { rule: 'EUT-3.1', weight: 1 });
  for (const hero of state.heroes) refresh(hero);
  return beginTurn(t, state.first);
}

function refresh(hero: Hero): void {
  hero.tokens = [...ACTIONS];
  const bagged = hero.bags.flatMap(thing => (thing.kind === 'tile' ? [thing.tile] : []));
  for (const tile of [...onSlots(hero), ...bagged, ...hero.pool, ...hero.beside]) {
    tile.engaged = false;
    for (const gem of tile.gems) gem.active = true;
  }
}

/** EUT-3.5: the first turn begins in the Chapel. */
export function beginTurn(t: T, seat: number): Position {
  const { state } = t;
  state.turn = { seat, encounters: [], tried: [] };
  const hero = heroOf(state, seat);
  hero.at ??= chapelOf(state);
  t.tell('log.turn', { player: who(seat) }, { rule: 'EUT-3.1', turn: { round: state.round, seat } });
  return { at: 'turn' };
}

/** EUT-3.16: the next player, or the end of the round. */
export function nextTurn(t: T): Position {
  const order = inTurnOrder(t.state);
  const next = order[order.indexOf(t.state.turn.seat) + 1];
  return next === undefined ? { at: 'roundEnd' } : beginTurn(t, next);
}

export function* endTurn(t: T): Rules<Position> {
  const hero = activeHero(t.state);
  hero.movement = 0; // EUT-3.12
  return nextTurn(t);
}

/** EUT-3.16, EUT-3.17 */
export function* endRound(t: T): Rules<Position> {
  return t.state.round >= t.state.rounds ? { at: 'scoring' } : { at: 'round' };
}
