// Words put together: what composers of rule texts need, whatever the game. A clause has a small first letter and no full stop.

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sentence = (clause: string): string => capital(/[.!?…]$/.test(clause) ? clause : `${clause}.`);

export const sentences = (clauses: readonly string[]): string => clauses.map(sentence).join(' ');

/** `a, b and c`, with the word of the language. */
export const listed = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

export const englishCount = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** One is singular in French, and so is none. */
export const frenchCount = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`;

/** `+2`, `−3`, with the sign that printers use. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
