// What figures of Thunderstone share. A monster looks left, where its fire is; it stands on 290 of 300.

import { mix } from '@veillee/web/kit/paper/colour.ts';
import {
  disc,
  each,
  figureIn,
  fill,
  flat,
  group,
  line,
  NIGHT,
  oval,
  sparingTools,
} from '@veillee/web/kit/paper/outlines.ts';

export const monster = figureIn(300, 'left');
export const person = figureIn(300, 'right');

export const BONE = '#eadfbd';
export const dark = (colour: string, share = 0.42): string => mix(colour, NIGHT, share);
export const lit = (colour: string, share = 0.35): string => mix(colour, '#ffe2b0', share);
export const shadow = (x = 120, rx = 80, y = 290): string => oval(x, y, rx, 7, '#000', 0.4);

const { form } = sparingTools('left');
const placed = (x: number, y: number, scale: number): string => `translate(${x} ${y}) scale(${scale})`;

const FIRE = ['#e2551f', '#f8a13a', '#ffe9a8'] as const;
/** A tongue of fire in two tones; a small one is bright. */
export const flame = (
  x: number,
  y: number,
  scale: number,
  [far, near, core] = FIRE as readonly [string, string, string],
): string =>
  group(
    placed(x, y, scale),
    fill(
      'M-14 0C-24 -16 -10 -24 -12 -42C-2 -36 0 -28 0 -22C6 -30 8 -42 4 -56C18 -42 24 -24 14 0C8 8-8 8-14 0Z',
      scale < 0.3 ? near : far,
    ),
    fill('M-7 0C-12 -10 -4 -14 -2 -26C6 -16 12 -8 7 0C4 4-4 4-7 0Z', core),
  );
// a skull that looks left; a jaw that hangs by j
export const skull = (x: number, y: number, s: number, c: string, eye: string, j = 0): string =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    form(`-14,${12 + j} 10,${12 + j} 16,4 18,${20 + j} 10,${30 + j}! -10,${31 + j}! -17,${24 + j}`, dark(c, 0.2), {
      s: 5,
      r: 1,
    }),
    form('-24,4 -26,-14 -14,-32 8,-36 27,-24 29,-4 20,10! 14,18! -14,20! -16,10!', c, { s: 9, r: 2 }),
    flat('-21,-4 -10,-12 -2,-4 -6,8 -17,8', NIGHT),
    flat('5,-6 16,-12 22,-2 16,8 6,6', NIGHT),
    disc(-11, 0, 3.2, eye),
    disc(13, -1, 3.2, eye),
    fill('M-1 5L-6 14H3Z', NIGHT),
    line('M-9 14V20M-3 15V21M3 15V21M9 14V20', NIGHT, 1.6),
  );
export const claw = (x: number, y: number, a: number, c: string, k = 1): string =>
  group(
    `translate(${x} ${y}) rotate(${a}) scale(${k})`,
    line('M0 0L-14 -6L-24 -2M0 2L-16 4L-26 10M0 5L-12 14L-18 22M2 -2L-6 -14L-12 -18', c, 4.6),
  );
// point up, hilt at x,y
export const sword = (x: number, y: number, a: number, l: number, w = 5, c = '#c4cbd6', h = '#8a6a2a'): string =>
  group(
    `translate(${x} ${y}) rotate(${a})`,
    fill(`M${-w} 0L${-w} ${-l * 0.88}L0 ${-l}V0Z`, c),
    fill(`M0 0V${-l}L${w} ${-l * 0.88}V0Z`, dark(c)),
    fill('M-14 -3H14V3H-14Z', h),
    fill('M-3 3H3V19H-3Z', '#3a2418'),
    disc(0, 21, 4, h),
  );
// a bat's wing that opens to the right; k<0 mirrors it
export const wing = (x: number, y: number, k: number, a: number, c: string, m: string): string =>
  group(
    `translate(${x} ${y}) rotate(${a}) scale(${k} ${Math.abs(k)})`,
    fill('M0 0L34 -72Q66 -66 108 -60Q86 -38 88 -6Q66 -16 52 14Q34 0 10 30Z', m),
    fill('M34 -72L88 -6Q66 -16 52 14Z', dark(m, 0.3)),
    fill('M34 -72Q66 -66 108 -60L37 -66Z', lit(m, 0.4)),
    line('M4 8L34 -72L108 -60M34 -72L88 -6M34 -72L52 14', c, 5),
    fill('M30 -70L32 -90L42 -70Z', c),
  );
export const smoke = (x: number, y: number, s: number, c: string, o = 0.5): string =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    `<path d="M0 0C-18 -14 10 -24 -6 -44C-20 -62 6 -70 0 -90C20 -74 2 -62 14 -44C24 -26 4 -18 10 0Z" fill="${c}" opacity="${o}"/>`,
  );

/** A chain along these spots: rings seen from the front and from their edge in turn. */
export const chain = (
  spots: string,
  iron: string,
  { edge, ring, width }: { readonly edge: Radii; readonly ring: Radii; readonly width: number },
): string =>
  each(spots, ([x = 0, y = 0], n) =>
    n % 2
      ? oval(x, y, ...edge, iron)
      : `<ellipse cx="${x}" cy="${y}" rx="${ring[0]}" ry="${ring[1]}" fill="none" stroke="${iron}" stroke-width="${width}"/>`,
  );
type Radii = readonly [rx: number, ry: number];
