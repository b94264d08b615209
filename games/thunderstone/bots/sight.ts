// What a bot reads off its view: its own cards, the Hall, the party in the Dungeon. Pure.

import type { BotTurn, Seat } from '@veillee/kernel';
import { type Card, defOf } from '../content/cards.ts';
import { NOTHING, newParty, type Party, type State } from '../rules/state.ts';
import type { PlayerView, View } from '../rules/view.ts';

export type Turn = BotTurn<State, View>;

export const ownView = (view: View, seat: Seat): PlayerView => {
  const own = view.players[seat];
  if (!own) throw new Error(`nobody sits at ${seat}`);
  return own;
};

/** The cards that fight: the hand, and a borrowed Hero. */
export function fighters(view: View, seat: Seat): Card[] {
  const loans = view.active === seat ? (view.party?.borrowed ?? []) : [];
  return [...(ownView(view, seat).hand ?? []), ...loans.map(loan => loan.card)];
}

/** The party under way, or a fresh one before the Dungeon is entered. */
export const partyNow = (view: View): Party => view.party ?? newParty();

/** The Rank of the Thunderstone, or 0 while it lies in the deck. */
export function stoneRank(view: View): number {
  return view.hall.findIndex(card => card !== NOTHING && defOf(card).isStone) + 1;
}

/** Every card of one's own: deck, hand, discard pile. */
export function ownCards(view: View, seat: Seat): Card[] {
  const { deck = [], hand = [], discard } = ownView(view, seat);
  return [...deck, ...hand, ...discard];
}
