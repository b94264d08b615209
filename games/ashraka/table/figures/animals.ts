// What the people of this land have in common: they are animals, three quarters, looking left. By shapes (web/kit/paper).

import { dark, dot, flat, line, oval, put, type Tools } from '@veillee/web/kit/paper/shapes.ts';

const numbers = (word: string): readonly [x: number, y: number, r: number] => {
  const [x = 0, y = 0, r = 0] = word.split(',').map(Number);
  return [x, y, r];
};

/** Eyes that look left, each 'x,y,r'. */
export const eyes = (spots: string, iris: string, white = '#f6ecd9'): string =>
  spots
    .split(' ')
    .map(numbers)
    .map(
      ([x, y, r]) =>
        oval(x, y, r, r, white) +
        dot(x - r * 0.2, y + r * 0.06, Math.round(r * 7) / 10, iris) +
        dot(x - r * 0.5, y - r * 0.3, Math.round(r * 2.4) / 10, '#fff'),
    )
    .join('');

/** Small dark eyes with a glint, each 'x,y,r'. */
export const beads = (spots: string, colour = '#1a1014'): string =>
  spots
    .split(' ')
    .map(numbers)
    .map(([x, y, r]) => dot(x, y, r, colour) + dot(x - r * 0.35, y - r * 0.35, Math.round(r * 3) / 10, '#fff'))
    .join('');

/** Several lines put in their place. */
const here = (shapes: string, dx: number, dy: number, k: number): string =>
  shapes
    .split('|')
    .map(shape => put(shape, { dx, dy, k }))
    .join('|');

/** Three on each side of a nose. */
export const whiskers = (x: number, y: number, colour: string, k = 1): string =>
  line(here('-14,2 -34,-4|-14,6 -36,6|-12,10 -32,17|26,4 52,-2|26,8 54,8|24,12 48,20', x, y, k), colour, 1.8, 0.75);

/** A nose with the lines below it. */
export const nose = (x: number, y: number, colour: string, skin: string, k = 1): string =>
  flat(here('-9,-4 0,-7 9,-4 1,6', x, y, k), colour) +
  line(here('1,6 1,14|-11,18 -5,20 1,14|1,14 9,21 17,18', x, y, k), dark(skin, 0.62), 2.4);

/** An ear of fur and its hollow. */
export const ear = (
  form: Tools['form'],
  outline: string,
  fur: string,
  inside: string,
  hollow: string,
  deep: number,
): string => form(outline, fur, { d: deep }) + flat(inside, hollow);
