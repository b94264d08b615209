// The boxes that a table may add to the base box, each by a switch of the set-up. A row says of which box it is: decks, shops and supplies
// take those of boxes in play alone.

import type { Box } from './vocabulary.ts';

export interface BoxRow {
  readonly id: Box;
  /** It brings treachery, and so dangers that a quest of other boxes was not made for. */
  readonly treachery?: true;
}

export const boxes: readonly BoxRow[] = [
  { id: 'well-of-darkness', treachery: true },
  { id: 'altar-of-despair', treachery: true },
  { id: 'tomb-of-ice' },
];

/** Without a table's leave the base box alone. */
export const BASE: readonly Box[] = ['base'];
/** Whatever a table can have in play. */
export const OFFERED: readonly Box[] = [...BASE, ...boxes.map(({ id }) => id)];

/** What a row says of its box: nothing, where it is of the base box. */
export interface Boxed {
  readonly box?: Box;
}
export const isOf = ({ box = 'base' }: Boxed, inPlay: readonly Box[]): boolean => inPlay.includes(box);
export const rowsOf = <Row extends Boxed>(rows: readonly Row[], inPlay: readonly Box[]): readonly Row[] =>
  rows.filter(row => isOf(row, inPlay));
