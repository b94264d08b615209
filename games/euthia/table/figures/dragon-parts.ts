// What dragons have in common: a head and a wing.

import { disc, fill, flat, group, line, NIGHT, tools } from '@veillee/web/kit/paper/outlines.ts';
import { dark, flatly } from './parts.ts';

const { form } = tools('left');
export const BONE = '#f4e6c2';
/** With its neck at (0, 0), turned and grown as each needs. */
export const head = (
  x: number,
  y: number,
  s: number,
  a: number,
  c: { readonly fin?: string; readonly hide: string; readonly horn: string; readonly mouth: string },
  { horn = 1, eye = '#ffd84a', frill = 0, shut = 0, plain = 0 } = {},
  cut = plain ? flatly : form,
): string =>
  group(
    `translate(${x} ${y}) rotate(${a}) scale(${s})`,
    frill ? fill('M0 -24L26 -52L24 -26L48 -34L34 -8L50 2L18 14Z', c.fin ?? dark(c.hide)) : '',
    horn ? cut('-2,-22 16,-40 40,-46 58,-38! 40,-34 26,-22 12,-8', c.horn, { s: 6, r: 2 }) : '',
    shut ? '' : flat('-72,8! -40,6 -10,8 -6,26 -40,28 -68,24!', c.mouth),
    shut
      ? cut('-72,8! -44,6 -14,6 12,14 -14,24 -50,20', c.hide, { s: 6 })
      : cut('-68,30! -44,22 -22,16! 2,20 -10,36 -42,38', c.hide, { s: 6 }),
    shut ? '' : fill('M-66 27l2 -10l7 8zM-52 25l2 -10l7 8zM-38 22l2 -9l7 7z', BONE),
    cut('16,-12 -2,-28 -24,-30 -42,-22! -56,-20 -76,-12 -84,0! -76,10 -54,8! -32,8 -18,16 10,22', c.hide, {
      s: 9,
      r: 2.6,
    }),
    shut ? '' : fill('M-78 9l4 11l5 -11zM-64 9l3 9l5 -10z', BONE),
    flat('-40,-12! -22,-20! -22,-8 -32,-6', eye),
    fill('M-31 -16l3 9l-4 0z', NIGHT),
    line('M-46 -14L-18 -25', dark(c.hide, 0.55), 4),
    disc(-74, -4, 2.6, NIGHT),
    horn > 1 ? fill('M-24 -30L-26 -44L-14 -31ZM-42 -24L-46 -36L-34 -27Z', c.horn) : '',
  );
/** Rooted at (0, 0), sweeping up and to the right. */
export const wing = (x: number, y: number, s: number, a: number, col: string, bone: string, fx = 1): string =>
  group(
    `translate(${x} ${y}) rotate(${a}) scale(${s * fx} ${s})`,
    fill('M-8 6L6 -74L70 -112Q84 -84 108 -72Q92 -56 96 -30Q74 -30 66 0Q46 -10 26 18Z', col),
    fill('M6 -74L70 -112Q62 -70 66 0Q58 -4 50 -2Q36 -50 6 -74Z', dark(col, 0.3)),
    line('M-6 4L6 -74L70 -112M6 -74Q60 -66 96 -30M6 -74Q40 -40 60 -2', bone, 5),
    fill('M4 -74l-10 -16l16 8z', bone),
  );
