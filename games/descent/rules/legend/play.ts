// The week lays a board, and goes on when it is over.

import type { Position } from '@veillee/kernel';
import type { Boards, BoardTerms, Ending } from './boards.ts';
import { type Flow, legendOf, type W, type WeekPosition } from './record.ts';

export function* playBoard(t: W, boards: Boards, terms: BoardTerms, then: WeekPosition): Flow<Position> {
  const legend = legendOf(t.state);
  legend.board = { terms, then };
  return yield* boards.open(t, terms);
}

/** Whoever has played it comes back with this. */
export function boardOver(t: W, ending: Ending): WeekPosition {
  const { board } = legendOf(t.state);
  if (!board) throw new Error('no board was laid');
  board.ending = ending;
  return { at: 'aftermath' };
}
