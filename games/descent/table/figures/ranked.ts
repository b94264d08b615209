// A monster as its kind is, and its masters: other colours, and something more about them, so that nobody needs the colours.
// Colours are one a material: a, b and c are hide or cloth from the largest on, acc is what shines, rim the light's edge.

import type { Colours, Drawing } from '@veillee/web/kit/paper/drawing.ts';
import { figure, type Tools } from '@veillee/web/kit/paper/shapes.ts';

export interface Ranked {
  readonly normal: Drawing;
  readonly master: Drawing;
}

/** They stand with room about them: what they swing is seen to its end. */
const FRAME: Drawing['frame'] = [-10, -20, 260, 325];

export const ranked = <Own extends Colours>(
  bust: Drawing['bust'],
  colours: { readonly normal: Own; readonly master: Own },
  draw: (colours: Own, tools: Tools, isMaster: boolean) => readonly string[],
  spare?: number,
): Ranked => {
  const one = (own: Own, isMaster: boolean): Drawing => ({
    ...figure(bust, own, (all, tools) => draw(all, tools, isMaster), spare),
    frame: FRAME,
  });
  return { normal: one(colours.normal, false), master: one(colours.master, true) };
};

/** The same in other colours, as its own. */
export const inColours = (drawing: Drawing, own: Colours): Drawing => ({
  ...drawing,
  draw: colours => drawing.draw({ ...own, ...colours }),
});
