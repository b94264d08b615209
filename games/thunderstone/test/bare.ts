// Texts that only name a player: headings, and those about somebody who is never the reader.

export const bare: readonly string[] = ['option.borrow', 'screen.hand.of', 'screen.turn.of', 'table.pile.of'];
