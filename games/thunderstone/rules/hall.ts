// The Dungeon Hall: how it moves, Breach, and the Thunderstone. THU-14, THU-19, THU-23.

import type { Rules, ScenePart, Table } from '@veillee/kernel';
import { happen } from '@veillee/kernel/play/triggers';
import { type Card, defOf } from '../content/cards.ts';
import { named, who } from './piles.ts';
import { DISCARD, moved, RANK } from './places.ts';
import { isAlone, monsterAt, NOTHING, player, RANKS, type Rank, type State } from './state.ts';

/** Why a card left the Hall. Only a victory lets the active player take the Thunderstone (THU-19.2). */
export type Cause = 'victory' | 'other';

/** Puts a card under the Dungeon deck, where everybody saw it go. */
export function putUnder(state: State, card: Card): void {
  state.dungeon.unshift(card);
  state.buried++;
}

/** The top card of the Dungeon deck, or nothing. */
function revealTop(t: Table<State>): Card {
  const { state } = t;
  const card = t.draw(state.dungeon)[0] ?? NOTHING;
  state.buried = Math.min(state.buried, state.dungeon.length);
  return card;
}

/** Takes the card of a Rank out of the Hall. What lies behind moves up only with `closeGap`. */
export function takeFromHall(state: State, rank: Rank): Card {
  const card = state.hall[rank - 1] as Card;
  state.hall[rank - 1] = NOTHING;
  state.breached = state.breached.filter(other => other !== card);
  return card;
}

/** THU-14.1: cards of higher Rank move down by one, and a new card comes into Rank 3. Then arrivals (THU-14.4, 19.1). */
export function* closeGap(t: Table<State>, rank: Rank, cause: Cause): Rules {
  const { hall } = t.state;
  const before = hall[0] as Card;
  for (let r = rank; r < 3; r++) hall[r - 1] = hall[r] as Card; // THU-23.14: only what lies deeper moves
  hall[2] = revealTop(t); // THU-14.3: an empty deck leaves Rank 3 empty
  tellRefill(t, hall[2]);
  yield* arrive(t, before, rank === 1 ? cause : 'other');
}

function tellRefill(t: Table<State>, card: Card): void {
  if (card === NOTHING) t.tell('log.hall.empty', undefined, { rule: 'THU-14.3' });
  else t.tell('log.hall.refill', { card: named(card) }, { rule: 'THU-14.1', ...moved(card, 'dungeon', RANK.make(3)) });
}

/** Looks whether something new lies in Rank 1: the Thunderstone ends the game, a monster's Breach happens. */
export function* arrive(t: Table<State>, before: Card, cause: Cause): Rules {
  const card = t.state.hall[0] as Card;
  if (card === NOTHING || card === before) return; // THU-14.8: what stayed has not arrived
  if (defOf(card).isStone) yield* endGame(t, card, cause);
  yield* happen(t, { what: 'arrival', card });
}

/** THU-19.1: the Thunderstone in Rank 1 ends the game at once. THU-19.2, 19.3: who takes it. */
function* endGame(t: Table<State>, stone: Card, cause: Cause): Rules {
  const { state } = t;
  if (cause === 'victory') {
    state.hall[0] = NOTHING;
    player(state, state.active).discard.push(stone);
    t.tell(
      'log.stone.taken',
      { player: who(state.active), card: named(stone) },
      {
        rule: 'THU-19.2',
        weight: 9,
        brings: { seat: state.active, coins: { vp: defOf(stone).vp ?? 0 } },
        ...moved(stone, RANK.make(1), DISCARD.make(state.active)),
      },
    );
  } else t.tell('log.stone.untaken', { card: named(stone) }, { rule: 'THU-19.3', weight: 9 });
  yield* t.end();
}

/** THU-23.3: one card advances into Rank 3; a card moves only if it is pushed; out of Rank 1 it reaches the Village. */
export function* advance(t: Table<State>): Rules {
  const { state } = t;
  const { hall } = state;
  const before = hall[0] as Card;
  let pushing = revealTop(t);
  if (pushing === NOTHING) return yield* advanceWithoutDeck(t);
  t.tell('log.advance', { card: named(pushing) }, { rule: 'THU-23.3', ...moved(pushing, 'dungeon', RANK.make(3)) });
  for (const rank of [3, 2, 1] as const) {
    const pushed = hall[rank - 1] as Card;
    hall[rank - 1] = pushing;
    pushing = pushed;
    if (pushing === NOTHING) break;
  }
  if (pushing !== NOTHING) reachVillage(t, pushing);
  yield* arrive(t, before, 'other');
}

/** With no deck left to push, every card of the Hall still comes one Rank nearer: the game must end. */
function* advanceWithoutDeck(t: Table<State>): Rules {
  const { hall } = t.state;
  const before = hall[0] as Card;
  if (before !== NOTHING) reachVillage(t, before);
  t.state.hall = [hall[1] as Card, hall[2] as Card, NOTHING];
  t.tell('log.advance.deckless', undefined, { rule: 'THU-23.3' });
  yield* arrive(t, before, 'other');
}

/** THU-23.4: a monster that reaches the Village goes to the score pile. */
export function reachVillage(t: Table<State>, card: Card, scene?: ScenePart): void {
  const { state } = t;
  state.breached = state.breached.filter(other => other !== card);
  state.escaped.push(card);
  t.tell('log.escaped', { card: named(card) }, { rule: 'THU-23.4', weight: 2, ...(scene && { scene }) });
}

/** An undefeated monster goes under the deck, or to the score pile (THU-13.2, THU-23.5). */
export function sendAway(t: Table<State>, card: Card, scene?: ScenePart): void {
  if (isAlone(t.state)) return reachVillage(t, card, scene);
  putUnder(t.state, card);
  t.tell(
    'log.under',
    { card: named(card) },
    {
      rule: 'THU-13.2',
      ...(scene && { scene }),
      ...moved(card, 'hall', 'dungeon:bottom'),
    },
  );
}

/** An effect puts a monster of the Hall under the deck and refills at once (THU-6.12, THU-14.6, THU-23.12). */
export function* returnMonster(t: Table<State>, rank: Rank, rule: string): Rules {
  const card = takeFromHall(t.state, rank);
  putUnder(t.state, card);
  t.tell(
    'log.returned',
    { player: who(t.state.active), card: named(card) },
    { rule, ...moved(card, RANK.make(rank), 'dungeon:bottom') },
  );
  yield* closeGap(t, rank, 'other');
}

/** THU-24.6: nobody has entered the Dungeon for three full rounds. */
export function* breakStall(t: Table<State>): Rules {
  const { state } = t;
  state.idle = 0;
  if (!monsterAt(state, 1)) return;
  const card = takeFromHall(state, 1);
  putUnder(state, card);
  t.tell('log.stall', { card: named(card) }, { rule: 'THU-24.6', ...moved(card, RANK.make(1), 'dungeon:bottom') });
  yield* closeGap(t, 1, 'other');
}

/** Which Ranks hold a card. */
export const filledRanks = (state: State): Rank[] => RANKS.filter(rank => state.hall[rank - 1] !== NOTHING);
