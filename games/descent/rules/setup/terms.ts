// On which terms a quest is played: how many cards the overlord draws, and whether figures depend on the number of heroes. Said at its
// opening, beside the overlord, and in the rulebook.

import type { Text } from '@veillee/kernel';
import type { State } from '../state.ts';

interface Terms {
  readonly byBook?: State['byBook'];
  readonly overlord: { readonly draws: number };
}

/** R96, R97: a balanced evening, or by the book. */
export const termsOf = ({ byBook, overlord: { draws } }: Terms): Text => ({
  text: byBook ? 'terms.book' : 'terms.balanced',
  with: { cards: drawing(draws) },
});

/** How many cards the overlord has in a turn; of a half, one more in every other round (R97). */
const drawing = (draws: number): Text =>
  Number.isInteger(draws)
    ? { text: 'terms.draws', with: { n: draws } }
    : { text: 'terms.drawsInTurn', with: { least: Math.floor(draws), most: Math.ceil(draws) } };
