// A map in small, as SVG: for the card of a scenario on the set-up page.

/** A map that is drawn in letters: a square for each that has a colour. */
export function letterPicture(rows: readonly string[], colourOf: (letter: string) => string | undefined): string {
  const squares = rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => {
      const colour = colourOf(letter);
      return colour === undefined ? [] : `<path fill="${colour}" d="M${x} ${y}h.94v.94h-.94z"/>`;
    }),
  );
  const wide = Math.max(0, ...rows.map(row => row.length));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${rows.length}">${squares.join('')}</svg>`;
}
