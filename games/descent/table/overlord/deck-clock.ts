// The overlord's deck as a clock (DES-11.10), and its cards one by one as this seat may know them. Pure.

import { rowsOf } from '../../content/boxes.ts';
import { gainRow } from '../../content/economy.ts';
import { overlordCardRow, overlordCards } from '../../content/overlord.ts';
import type { OverlordCardRow } from '../../content/rows.ts';
import type { Box } from '../../content/vocabulary.ts';
import { rowId } from '../../rules/state.ts';
import type { OverlordView } from '../../rules/view.ts';

export interface DeckClock {
  readonly left: number;
  /** Cards that go round, wherever they are now. */
  readonly all: number;
  /** Turns of the overlord until the last card is drawn. */
  readonly turns: number;
  /** What drawing it takes from the heroes. */
  readonly cost: number;
  /** How often that has happened. */
  readonly through: number;
}

export function deckClock({ deck, hand, discard, played, powers, through, draws }: OverlordView): DeckClock {
  const drawn = powers.flatMap(card =>
    overlordCardRow(rowId(card)).ops.flatMap(op => (op.op === 'draw' ? [op.n] : [])),
  );
  const each = drawn.reduce((sum, n) => sum + n, draws);
  return {
    left: deck,
    all: deck + hand + discard + played.length,
    turns: Math.ceil(deck / each),
    cost: -gainRow('deck-out').n,
    through,
  };
}

export interface CardCount {
  readonly row: OverlordCardRow;
  /** For the overlord alone. */
  readonly hand?: number;
  readonly discard?: number;
  readonly played: number;
  readonly inPlay: number;
  /** In the deck, for all that this seat knows; to heroes the hand and what was discarded for threat look the same (DES-12.2). */
  readonly hidden: number;
}

/** Basic cards of the boxes in play, and of treachery what this seat has seen: nobody knows what else was bought (DES-4.5). */
export function cardCounts(
  { played, powers, cards, burnt, aside = [] }: OverlordView,
  boxes: readonly Box[],
): readonly CardCount[] {
  return rowsOf(overlordCards, boxes).flatMap(row => {
    const count = (pile: readonly string[]): number => pile.filter(card => rowId(card) === row.id).length;
    const seen = { played: count(played), inPlay: count(powers) };
    const own = cards && burnt ? { hand: count(cards), discard: count(burnt) } : undefined;
    const known = seen.played + seen.inPlay + (own ? own.hand + own.discard : 0);
    if (row.treachery) return known > 0 ? [{ row, ...seen, ...own, hidden: 0 }] : [];
    return [{ row, ...seen, ...own, hidden: row.copies - known - count(aside) }];
  });
}
