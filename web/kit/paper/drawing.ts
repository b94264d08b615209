// What somebody looks like, in cut paper: shapes as text, so that a drawing costs a few kilobytes, stays sharp at any size and
// may stand on a page many times. No ids, filters or gradients. Guide, sections 12 to 17.

/** What differs from a drawing's own colours: by the name of the material. */
export type Colours = Readonly<Record<string, string>>;

export interface Drawing {
  /** Left, top, width and height of the whole figure. */
  readonly frame: readonly [left: number, top: number, width: number, height: number];
  /** The square of head and shoulders, for discs and small tiles. */
  readonly bust: readonly [left: number, top: number, size: number];
  /** Which way the figure looks; the light falls from there. */
  readonly looks: 'left' | 'right';
  draw(colours?: Colours): string;
}

/** By the id that the game gives whoever is drawn. */
export type Drawings = Readonly<Record<string, Drawing>>;

export type Crop = 'full' | 'bust';

export function svgOf(drawing: Drawing, crop: Crop = 'full', colours?: Colours): string {
  const [left, top, size] = drawing.bust;
  const box = crop === 'bust' ? [left, top, size, size] : drawing.frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" stroke-linecap="round" stroke-linejoin="round">${drawing.draw(colours)}</svg>`;
}

const share = (n: number): number => Math.max(0, Math.min(1, n));

/**
 * Where a window has to stand in a figure that does not fit, so that the head is in it: 0 at the left and at the top, 1 at the right
 * and at the foot. Across, a window of half the width has the head in its middle; down, one of a third of the height has it whole.
 */
export const headIn = ({
  frame: [left, top, width, height],
  bust: [head, crown, size],
}: Pick<Drawing, 'frame' | 'bust'>) => ({
  across: share((head + size / 2 - left - width / 4) / (width / 2)),
  down: share((crown - 8 - top) / (height - height / 3)),
});
