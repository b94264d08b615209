// How ways out are told apart: a letter each, in the order of the board.

export const letterOf = (n: number): string => String.fromCharCode('A'.charCodeAt(0) + n);
