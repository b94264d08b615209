// The turn: one of three actions, then a new hand. THU-3, THU-17, and the advance of THU-23.

import type { Option, Rules, Table } from '@veillee/kernel';
import { because } from '@veillee/pieces/offers';
import { canBeAttacked } from './battle.ts';
import { cardOptions } from './cards-offered.ts';
import { enterDungeon } from './dungeon.ts';
import { advance, breakStall } from './hall.ts';
import { destroyFromHand, discard, drawToHand, HAND_SIZE, who } from './piles.ts';
import {
  activePlayer,
  isAlone,
  monsterAt,
  monsterRanks,
  newParty,
  type Position,
  RANKS,
  type State,
  turnHeading,
} from './state.ts';
import { visitVillage } from './village.ts';

const TURN: Position = { at: 'turn' };
const END_TURN: Position = { at: 'endTurn' };

/** THU-24.6: rounds without anybody in the Dungeon before the stall guard acts. */
export const STALL_ROUNDS = 3;
/** THU-23.15: rounds without an advance at the start of a co-operative game. */
export const GRACE_ROUNDS = 3;

/** THU-3.2: exactly one of Village, Dungeon, Rest. */
export function* turn(t: Table<State>): Rules<Position> {
  const { state } = t;
  state.turn++;
  const shut = isAlone(state) && monsterRanks(state).length === 0; // THU-23.2
  const actions = shut ? WITHOUT_DUNGEON : canAttackNothing(state) ? WARNED : ACTIONS;
  const key = yield* t.choose(state.active, 'turn.action', actions, {
    rule: 'THU-3.2',
    refused: () => (shut ? [DUNGEON_SHUT] : []),
  });
  state.idle++;
  if (key === 'village') return visitVillage(t);
  if (key === 'dungeon') return enterDungeon(t);
  return yield* rest(t);
}

const VILLAGE: Option = { key: 'village', text: 'option.village', rule: 'THU-4.1', on: ['village'] };
const DUNGEON: Option = { key: 'dungeon', text: 'option.dungeon', rule: 'THU-6.1', on: ['hall'] };
const REST: Option = { key: 'rest', text: 'option.rest', rule: 'THU-17.1' };
const ACTIONS = [VILLAGE, DUNGEON, REST];
const WARNED = [VILLAGE, { ...DUNGEON, text: 'option.dungeon.noTarget', rule: 'THU-8.5' }, REST];
const WITHOUT_DUNGEON = [VILLAGE, REST];
const DUNGEON_SHUT = { ...DUNGEON, ...because('refuse.emptyHall', 'THU-23.2') };

/** THU-8.5: with the hand as it is, no monster of the Hall could be attacked; whoever would enter is warned. */
function canAttackNothing(state: State): boolean {
  const side = { cards: activePlayer(state).hand, party: newParty() };
  return !RANKS.some(rank => {
    const target = monsterAt(state, rank);
    return target !== undefined && canBeAttacked(side, target, rank);
  });
}

/** THU-17: destroy one card or none; no effect can be used and the hand is not shown. */
function* rest(t: Table<State>): Rules<Position> {
  const { state } = t;
  t.tell('log.rest', { player: who(state.active) }, { rule: 'THU-17.1', turn: turnHeading(state), weight: 1 });
  const options = cardOptions(state, activePlayer(state).hand, 'option.destroy');
  const card = yield* t.choose(state.active, 'rest.destroy', options, {
    rule: 'THU-17.1',
    pass: { text: options.length > 0 ? 'option.rest.pass' : 'option.turn.end' },
    confirm: 'turn',
  });
  if (card !== undefined) destroyFromHand(t, state.active, card, 'THU-17.1');
  return END_TURN;
}

/** THU-3.4: the whole hand is discarded, then six cards are drawn. Then the next player, THU-3.5. */
export function* endTurn(t: Table<State>): Rules<Position> {
  const { state } = t;
  const seat = state.active;
  const own = activePlayer(state);
  endWithoutBattle(t);
  state.party = undefined;
  state.visit = undefined;
  state.won = undefined;
  discard(t, seat, [...own.hand], 'THU-3.4');
  own.revealed = false;
  drawToHand(t, seat, HAND_SIZE, 'THU-3.4');
  state.active = (seat + 1) % state.players.length;
  if (isAlone(state)) yield* maybeAdvance(t);
  else if (isStalled(state)) yield* breakStall(t);
  return TURN;
}

/** A round has just ended, and nobody has entered the Dungeon in it nor in the two before. */
const isStalled = (state: State): boolean =>
  state.house.stallGuard && state.active === state.first && state.idle >= STALL_ROUNDS * state.players.length;

/** THU-8.5: without a battle to end, a borrowed Hero goes home all the same and a thrown Spear is lost (THU-21.43). */
function endWithoutBattle(t: Table<State>): void {
  const { party, players, active } = t.state;
  if (!party) return;
  for (const { card, owner } of party.borrowed) players[owner]?.discard.push(card);
  const { hand } = activePlayer(t.state);
  for (const spear of party.thrown) if (hand.includes(spear)) destroyFromHand(t, active, spear, 'THU-21.43');
}

/** THU-23.3, 23.15: after the new hand is drawn, unless this turn's battle stopped it or the grace is not over. */
function* maybeAdvance(t: Table<State>): Rules {
  const { state } = t;
  const halted = state.halted;
  state.halted = false;
  const grace = state.mode === 'coop' ? GRACE_ROUNDS * state.players.length : 0;
  if (!halted && state.turn > grace) yield* advance(t);
}
