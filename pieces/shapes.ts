// Shapes of what games share: copies of rows. What a game says of its states with them is in its `rules/sound.ts`.

import { oneOf, type Shape, spelt } from '@veillee/kernel/save/shape';
import { copiesOf, isCopyOf } from './things.ts';

/** A copy of one of these rows, of those that the box holds. */
export const copyIn = (rows: Iterable<{ readonly id: string; readonly copies: number }>): Shape<string> =>
  oneOf([...rows].flatMap(({ id, copies }) => copiesOf(id, copies)));

/** A copy of something that there is no end of; so many are known. */
export const copyOfOne = (id: string, most: number): Shape<string> =>
  spelt(`a copy of ${id}`, thing => isCopyOf(id, thing, most));
