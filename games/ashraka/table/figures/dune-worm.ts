import { COLD, DEEP, DUSK, disc, EYE, fill, NIGHT, stroke } from '../theatre/cut-paper.ts';
import type { BeastFigure } from './beast.ts';

const BODY = 'M98 -46C104 -90 96 -160 30 -166C0 -168 -24 -150 -42 -126';
const teeth = Array.from({ length: 12 }, (_, n) => {
  const turn = (n / 12) * Math.PI * 2;
  const point = (r: number, by: number): string =>
    `${Math.round(-62 + Math.cos(turn + by) * r * 0.72)} ${Math.round(-108 + Math.sin(turn + by) * r)}`;
  return `M${point(47, -0.16)}L${point(22, 0)}L${point(47, 0.16)}Z`;
}).join('');

/** People take it for a hill. */
export const duneWorm: BeastFigure = {
  drawn: [
    stroke('M-22 -8C-26 -34 -62 -38 -78 -12', DEEP, 30),
    stroke(BODY, COLD, 87),
    stroke(BODY, NIGHT, 83),
    stroke(
      'M56 -6C74 -2 112 -2 134 -10M60 -40C80 -34 114 -36 138 -46M60 -74C80 -72 112 -78 136 -90M54 -106C70 -108 96 -122 116 -140M40 -130C50 -138 66 -162 72 -190M18 -132C18 -146 14 -176 4 -202',
      DUSK,
      3.4,
    ),
    fill('M-98 -96C-104 -150 -62 -178 -34 -164L-22 -132C-14 -100 -24 -66 -48 -54C-78 -50 -96 -70 -98 -96Z', NIGHT),
    '<ellipse cx="-62" cy="-108" rx="40" ry="55" fill="#3a2c5e"/><ellipse cx="-62" cy="-108" rx="35" ry="49" fill="#5a2430"/><ellipse cx="-62" cy="-108" rx="17" ry="25" fill="#0f0a1e"/>',
    fill(teeth, EYE),
    stroke('M-98 -86A40 55 0 0 1 -52 -161', COLD, 2.6, 0.95),
    disc(-16, -172, 3, EYE),
    disc(-2, -178, 2.4, EYE),
    disc(-20, -160, 2, EYE),
    fill(
      'M-150 8C-120 -8 -110 -22 -84 -18C-60 -14 -54 -2 -30 -6C0 -12 20 -24 52 -20C90 -18 120 -26 150 8C90 18 -90 18 -150 8Z',
      '#6e5030',
    ),
    stroke('M-130 2C-110 -10 -100 -18 -80 -14M24 -14C44 -20 70 -12 92 -16', '#e0b878', 1.6, 0.7),
    disc(-110, -40, 2.4, '#c99a5a', 0.7),
    disc(-122, -62, 1.8, '#c99a5a', 0.6),
    disc(30, -40, 2.6, '#c99a5a', 0.6),
    disc(44, -58, 1.8, '#c99a5a', 0.5),
  ].join(''),
  frame: [-154, -206, 308, 224],
  bust: [-116, -190, 160],
};
