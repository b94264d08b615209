// What may be taken as it is, and what is rehearsed first: whether a table goes on from something that this house has proved.

import type { Care, Setup } from './ops.ts';
import type { Plan } from './seating.ts';
import type { Kept } from './table.ts';

/** What is done at this table is rehearsed outside, or done there altogether. */
export const isCareful = ({ care }: { readonly care: Care }): boolean => care !== 'proved';

/** What a new table goes on from; nothing is said of one that begins by itself. */
export function plannedCare({ adopted, legacy, care }: Plan): Pick<Setup, 'care'> {
  if (adopted?.unproved) return { care: 'unproved' };
  if (care) return { care };
  return adopted || legacy !== undefined ? { care: 'proved' } : {};
}

/** The care that a table needs. */
export function careFor({ care, seedChosen, legacy }: Setup, kept?: Kept): Care {
  if (care === 'unproved' || care === 'watched') return care;
  if (kept?.watched) return 'watched';
  // Brought along by a server that took saves at their word.
  if (!care && seedChosen && (kept?.snapshot?.match?.base || legacy !== undefined)) return 'unproved';
  return 'proved';
}
