import { COLD, DEEP, DUSK, disc, EYE, fill, NIGHT, stroke } from '../theatre/cut-paper.ts';
import type { BeastFigure } from './beast.ts';

const FAR_LEGS =
  'M-2 -98C-34 -150 -62 -158 -84 -128L-104 -74M6 -100C-14 -166 -44 -188 -72 -170L-112 -122M24 -104C30 -158 58 -182 84 -162L112 -116M30 -100C54 -140 84 -146 98 -112L108 -66';
const NEAR_LEGS =
  'M-12 -88C-44 -126 -74 -120 -84 -84L-86 -26M-2 -82C-26 -104 -52 -92 -56 -64L-62 -44M22 -84C44 -108 66 -98 70 -66L66 -46M28 -90C64 -124 94 -112 96 -76L92 -22';

/** It waits on the stump for someone to sit down. */
export const stumpSpider: BeastFigure = {
  drawn: [
    fill('M-92 2C-70 -6 -60 -24 -60 -54H66C66 -24 78 -6 104 2C60 10 -50 10 -92 2Z', '#2a1c24'),
    '<ellipse cx="3" cy="-54" rx="63" ry="14" fill="#4a3440"/><ellipse cx="3" cy="-54" rx="42" ry="9" fill="none" stroke="#2a1c24" stroke-width="2"/><ellipse cx="3" cy="-54" rx="22" ry="4.6" fill="none" stroke="#2a1c24" stroke-width="2"/>',
    stroke(
      'M-40 -40C-42 -24 -50 -8 -62 -2M-10 -38V0M24 -38C26 -22 32 -8 40 0M48 -42C52 -26 60 -12 72 -4',
      '#140c14',
      1.6,
      0.8,
    ),
    stroke(
      'M-104 -206L-30 -128M-60 -218L-30 -128M-2 -220L-18 -140M-96 -196C-80 -194 -66 -200 -56 -208M-80 -178C-62 -176 -40 -186 -12 -200M-62 -160C-48 -158 -34 -164 -16 -174',
      EYE,
      0.9,
      0.4,
    ),
    stroke(FAR_LEGS, DEEP, 6),
    '<ellipse cx="40" cy="-124" rx="52" ry="42" fill="#1d1534"/>',
    fill(
      'M22 -146C34 -156 52 -154 60 -142C52 -134 34 -134 22 -146ZM30 -126C40 -132 54 -130 60 -122C52 -116 38 -116 30 -126Z',
      DUSK,
    ),
    stroke('M-8 -138C4 -160 28 -168 52 -164', COLD, 2, 0.9),
    stroke(NEAR_LEGS, NIGHT, 7.5),
    stroke(
      'M-84 -84L-86 -26M-12 -88C-44 -126 -74 -120 -84 -84M-56 -64L-62 -44M-2 -82C-26 -104 -52 -92 -56 -64',
      COLD,
      1.3,
      0.75,
    ),
    '<ellipse cx="-16" cy="-94" rx="28" ry="23" fill="#1d1534"/>',
    stroke('M-42 -102C-36 -114 -24 -118 -12 -117', COLD, 1.8, 0.9),
    fill(
      'M-36 -82C-40 -72 -38 -64 -32 -58C-30 -66 -28 -72 -26 -78ZM-20 -78C-22 -68 -20 -60 -14 -56C-12 -64 -12 -70 -12 -76Z',
      EYE,
    ),
    disc(-32, -98, 5, EYE),
    disc(-20, -102, 6, EYE),
    disc(-36, -88, 2.6, EYE),
    disc(-26, -86, 3, EYE),
    disc(-10, -98, 3, EYE),
    disc(-33, -97, 2, DEEP),
    disc(-21.5, -101, 2.4, DEEP),
  ].join(''),
  frame: [-116, -224, 232, 238],
  bust: [-78, -172, 140],
};
