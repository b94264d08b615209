// LEG-9.9, LEG-10.5: which board is the last of a dungeon that is more than one.

import type { BoardRow, LegendaryId, RumourId, Windfall } from '../../../content/legend/boards/vocabulary.ts';
import { legendaryAreas, rumours } from '../../../content/legend/boards.ts';
import type { BoardTerms } from '../boards.ts';
import type { Legend } from '../record.ts';

type Dungeons = Extract<BoardTerms, { readonly kind: 'dungeon' }>;
type LastRow = Extract<BoardRow, { readonly board: RumourId | LegendaryId }>;

/** None of a dungeon all of whose levels are drawn. */
export function lastRowOf({ quest, card, at }: Dungeons): LastRow | undefined {
  if (quest === 'rumour') return rumours.find(({ board }) => board === card);
  return quest === 'legendary' ? legendaryAreas.find(({ board }) => board === at) : undefined;
}
export function lastRowHere({ board }: Legend): LastRow | undefined {
  return board?.terms.kind === 'dungeon' ? lastRowOf(board.terms) : undefined;
}

/** What the card of a rumour is good for, once the party keeps it. */
export const giftsOf = (card: string): readonly Windfall['gain'][] =>
  rumours.filter(({ board }) => board === card).flatMap(({ reward }) => reward.map(({ gain }) => gain));
