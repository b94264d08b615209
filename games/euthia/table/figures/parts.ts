// What figures of Euthia share. A hero looks right and a foe left, each to the fire between them; they stand on 309 of 320.

import { mix } from '@veillee/web/kit/paper/colour.ts';
import { figureIn, fill, flat, group, NIGHT, oval, type Tools } from '@veillee/web/kit/paper/outlines.ts';

export const hero = figureIn(320, 'right');
export const foe = figureIn(320, 'left');

export const BONE = '#f1e4c3';
export const dark = (colour: string, share = 0.42): string => mix(colour, NIGHT, share);
export const shadow = (x = 120, rx = 78, y = 309): string => oval(x, y, rx, 8, '#000', 0.38);

/** A shape far off: what light it would be given is not for it. */
export const flatly: Tools['form'] = (points, colour) => flat(points, colour);

const FIRE = ['#e2551f', '#f8a13a', '#ffe9a8'] as const;
/** A tongue of fire in three tones. */
export const flame = (
  x: number,
  y: number,
  scale: number,
  [far, near, core]: readonly [string, string, string] = FIRE,
): string =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    fill('M-14 0C-24 -16 -10 -24 -12 -42C-2 -36 0 -28 0 -22C6 -30 8 -42 4 -56C18 -42 24 -24 14 0C8 8-8 8-14 0Z', far),
    fill('M-9 0C-14 -12 -5 -16 -5 -28C1 -22 3 -18 3 -14C7 -20 8 -26 7 -34C15 -22 15 -8 9 0C4 5-5 5-9 0Z', near),
    fill('M-4 0C-7 -7 -2 -10 0 -18C5 -11 7 -6 4 0C2 3-2 3-4 0Z', core),
  );
