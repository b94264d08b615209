// Dragons. They share a head and wings; each keeps them in its own way.

import {
  disc,
  each,
  fill,
  flat,
  group,
  line,
  NIGHT,
  oval,
  sparingTools,
  wire,
} from '@veillee/web/kit/paper/outlines.ts';
import { BONE, dark, flame, lit, monster, shadow, wing } from './parts.ts';

const { form, limb } = sparingTools('left');
// looks left; the neck joins at 34,6. open: how far the jaw drops
const head = (
  x: number,
  y: number,
  s: number,
  a: number,
  c: { readonly horn: string; readonly mouth?: string; readonly skin: string },
  { open = 12, horn = 1, eye = '#ffd84a', extra = '' } = {},
): string =>
  group(
    `translate(${x} ${y}) rotate(${a}) scale(${s})`,
    horn
      ? form('24,-22 48,-40 78,-42 98,-58! 92,-34 68,-22 40,-10', c.horn, { s: 6, r: 1.6 }) +
          form('10,-26 26,-52 54,-66! 44,-44 32,-20', c.horn, { s: 5, r: 1.6 })
      : '',
    form(
      `36,8 16,10! -20,${10 + open * 0.8} -54,${10 + open} -58,${16 + open} -34,${26 + open * 0.9} 4,30 36,28`,
      dark(c.skin, 0.18),
      { s: 7, r: 1.4 },
    ),
    flat(`14,6! -52,0! -52,${12 + open}! -14,${12 + open * 0.7}!`, c.mouth ?? '#4a1420'),
    fill(`M-50 ${12 + open}l4 -10l5 9zM-36 ${11 + open}l4 -9l5 8zM-22 ${11 + open * 0.9}l4 -8l5 7z`, BONE),
    form('44,20 46,-8 30,-28 6,-30 -12,-20 -38,-20 -60,-16 -68,-4 -62,6 -30,4 6,8! 20,20', c.skin, { s: 10, r: 2.4 }),
    fill('M-62 4l3 12l6 -11zM-46 4l3 9l5 -9zM-30 4l3 8l5 -8zM-14 6l3 8l5 -8z', BONE),
    flat('-62,-9 -54,-12 -52,-7 -58,-5', NIGHT),
    flat('-8,-10! 14,-18! 12,-6 0,-4', eye),
    fill('M1 -15L4 -4L7 -15Z', NIGHT),
    line('M-14 -14L16 -24', dark(c.skin, 0.6), 4),
    extra,
  );
const plates = (spots: string, c: string, h = 12): string =>
  fill(
    each(spots, ([x = 0, y = 0, a = 0]) => {
      const r = (a * Math.PI) / 180,
        at = (u: number, v: number): string =>
          `${Math.round(x + u * Math.cos(r) - v * Math.sin(r))} ${Math.round(y + u * Math.sin(r) + v * Math.cos(r))}`;
      return `M${at(-h * 0.6, 0)}L${at(h * 0.2, -h * 1.3)} ${at(h * 0.7, 0)}z`;
    }),
    c,
  );
const toes = (x: number, y: number, c: string, k = 1): string =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    fill('M-26 0q-2 -8 8 -9l-4 9zM-14 0q0 -8 8 -9l-2 9zM-2 0q0 -8 8 -9l0 9z', c),
  );
const belly = (pts: string, c: string): string => line(pts, c, 3);
// Skaladak: eats steel for the taste
export const skaladak = monster(
  [6, 34, 130],
  c =>
    shadow(126, 96) +
    wing(142, 150, 0.78, 26, dark(c.skin, 0.3), dark(c.wing, 0.3)) +
    limb('150,228,30 196,252,18 226,232,9 234,196,.5', c.skin, { s: 12 }) +
    fill('M232 206l-14 -20l12 -14l10 14z', c.horn) +
    limb('160,226,26 178,258,17 168,282,11', dark(c.skin, 0.25), { s: 0, r: 0 }) +
    flat('146,290! 150,278 178,276 188,290!', dark(c.skin, 0.25)) +
    form('96,120 86,166 92,216 124,250 170,250 190,214 176,166 146,128 118,112', c.skin, { s: 24, r: 3 }) +
    flat('96,130 88,176 96,220 122,246! 132,224 118,176 116,134', c.belly) +
    belly(
      'M92 150Q104 154 116 150M90 172Q104 178 118 172M92 196Q108 202 122 196M98 218Q112 224 128 220',
      dark(c.belly, 0.3),
    ) +
    limb('124,240,26 98,258,18 92,282,12', c.skin, { s: 12 }) +
    form('66,290! 72,276 104,274 110,290!', c.skin, { s: 5 }) +
    toes(94, 290, BONE) +
    limb('136,138,28 128,104,24 112,84,20', c.skin, { s: 14, r: 3 }) +
    plates('146,94,60 152,116,66 156,142,58 170,172,58 182,202,66', c.fin, 15) +
    limb('116,150,12 84,166,10 66,156,7', c.skin, { s: 6 }) +
    line('M66 156L52 148M66 158L50 160M68 160L58 170', BONE, 4) +
    wing(126, 140, 0.86, -4, c.skin, c.wing) +
    head(86, 82, 0.92, 4, c, {
      open: 16,
      extra:
        group(
          'translate(-46 18) rotate(-78)',
          fill('M-6 34L-6 -44L0 -56L6 -40L2 34Z', '#cfd6df'),
          fill('M0 -56L6 -40L2 34H0Z', '#8a93a3'),
          fill('M-16 34H16V40H-16Z', '#b08a34'),
          fill('M-3 40H3V56H-3Z', '#4a2a18'),
        ) + fill('M-62 4l3 12l6 -11zM-30 4l3 8l5 -8z', BONE),
    }),
  { skin: '#b4602e', belly: '#e2b06a', wing: '#8a3a2a', horn: '#3a2a2a', fin: '#e8903a' },
  [-5, 0, 246, 300],
);
// Mythlurian: stars under the scales, and no hurry
export const mythlurian = monster(
  [4, 12, 130],
  c =>
    shadow(128, 92) +
    wing(150, 140, 1, 0, dark(c.skin, 0.3), dark(c.wing, 0.25)) +
    wire('164,254 214,262 230,226 206,206', c.skin, 15) +
    fill('M214 216L184 204L204 188Z', c.star) +
    form('104,136 90,180 92,226 84,274! 120,286 176,284! 200,262 196,212 170,160 134,128', c.skin, { s: 26, r: 3 }) +
    flat('106,146 94,190 98,240 104,270! 124,262 126,200 122,148', c.belly) +
    belly('M98 176Q110 182 124 176M96 200Q110 206 126 200M98 224Q112 230 126 224', dark(c.belly, 0.25)) +
    form('140,288! 134,254 154,226 184,230 198,262 196,288!', c.skin, { s: 16 }) +
    form('126,290! 128,276 164,274 172,290!', c.skin, { s: 5 }) +
    toes(156, 290, BONE) +
    limb('108,204,15 92,244,12 88,280,9', c.skin, { s: 8 }) +
    form('64,290! 70,277 94,276 102,290!', c.skin, { s: 5 }) +
    toes(88, 290, BONE) +
    limb('130,158,30 146,108,24 126,70,19 104,56,17', c.skin, { s: 14, r: 3 }) +
    plates('148,60,40 164,84,66 168,110,86 168,136,96', c.star, 13) +
    wing(128, 152, -1.04, 4, c.skin, c.wing) +
    each('44,96 66,124 206,104 150,216 172,206', ([x = 0, y = 0], i) =>
      fill(`M${x} ${y - 7}l2 5l5 2l-5 2l-2 5l-2 -5l-5 -2l5 -2z`, c.star, i % 3 ? 0.9 : 0.7),
    ) +
    head(82, 52, 0.88, -2, c, { open: 6, eye: c.star }) +
    disc(52, 60, 20, c.star, 0.14),
  { skin: '#5a4f9a', belly: '#a9a4d8', wing: '#8a5aa8', horn: '#e6dcf2', star: '#8ff0ff', fin: '#8ff0ff' },
  [0, -10, 258, 310],
);
// Uyril Unending: nobody has found where it begins
export const uyrilUnending = monster(
  [10, 10, 130],
  c =>
    shadow(120, 104) +
    limb(
      '54,262,20 34,220,19 58,184,18 108,190,18 150,214,20 196,206,20 216,172,19 196,138,17 160,146,15 150,180,13',
      dark(c.skin, 0.25),
      { s: 10, r: 0 },
    ) +
    limb(
      '212,222,18 206,196,18 160,186,18 112,214,20 62,220,20 36,252,20 66,276,20 124,278,22 178,272,22 214,246,20 216,214,18',
      c.skin,
      { s: 13, r: 3 },
    ) +
    line('M44 268Q80 290 130 286Q180 284 206 258', c.belly, 7) +
    line('M66 270l4 12M94 274l2 12M122 276v12M150 274l2 12M178 266l6 10', dark(c.belly, 0.4), 3) +
    plates('84,204,-6 112,194,-30 140,176,-26 176,170,8 206,186,50 226,218,82', c.fin, 17) +
    limb('176,198,21 150,160,22 124,128,22 128,88,20 108,62,18', c.skin, { s: 15, r: 3 }) +
    wire('134,152 108,120 110,84 96,76', c.belly, 8) +
    line('M124 138l10 -8M112 120l12 -4M110 102l11 0M110 86l10 4', dark(c.belly, 0.4), 3) +
    plates('136,58,30 150,84,74 148,112,98 160,138,60 180,160,48', c.fin, 17) +
    form('110,46 132,20 160,10! 152,34 172,40! 148,52 156,70! 128,66', c.fin, { s: 6, r: 2 }) +
    head(84, 58, 0.92, -6, c, {
      open: 20,
      horn: 0,
      eye: '#fff2a0',
      extra: line('M-44 18Q-70 20 -78 36M-78 36l-8 2M-78 36l0 9', '#d8465a', 3),
    }),
  { skin: '#1f7f7a', belly: '#d9c98a', fin: '#e8a53a', horn: '#d9c98a' },
  [0, 0, 248, 302],
);
// Tyxr the Old: opens one eye
export const tyxrTheOld = monster(
  [4, 166, 112],
  c =>
    form('6,290! 24,262 70,244 130,238 190,244 226,268 238,290!', c.gold, { s: 12, r: 3 }) +
    wing(150, 176, 1.04, -40, dark(c.skin, 0.2), c.wing) +
    form('62,230 70,180 104,132 150,116 198,136 226,190 228,240 196,262 120,262', c.skin, { s: 34, r: 3 }) +
    flat('84,238 92,200 112,186! 118,214 112,250', c.belly) +
    line('M150 160q10 -8 20 0M172 184q10 -8 20 0M142 190q10 -8 20 0M164 214q10 -8 20 0', dark(c.skin, 0.4), 3) +
    plates('110,130,-34 132,119,-14 156,117,8 182,128,30 204,148,50 222,178,66', c.fin, 17) +
    limb('206,236,22 228,262,14 196,276,11 150,272,6', c.skin, { s: 8 }) +
    fill('M154 264L128 268L150 282Z', c.fin) +
    limb('118,214,22 100,240,20 84,248,17', c.skin, { s: 10 }) +
    limb('130,234,17 112,266,13 84,272,10', c.skin, { s: 8 }) +
    toes(86, 278, BONE, 0.9) +
    form('34,258! 44,238 80,236 92,258! 76,290! 66,272! 58,288! 50,270!', c.beard, { s: 8, r: 2 }) +
    head(72, 232, 1, -3, c, {
      open: 2,
      extra:
        fill('M-20 -20L-6 -2L18 -6L16 -26Z', c.skin) +
        line('M-8 -7Q2 -2 13 -9', NIGHT, 3) +
        flat('-6,-8! 12,-10! 8,-5 -2,-4', '#ffd84a'),
    }) +
    each(
      '28,276,9 50,284,8 120,282,9 206,280,9',
      ([x = 0, y = 0, r = 0]) =>
        oval(x, y, r, r * 0.5, lit(c.gold, 0.5)) + oval(x, y + 1.6, r * 0.6, r * 0.22, dark(c.gold, 0.3)),
    ) +
    fill('M158 290l-6 -20h8l4 -8l4 8h8l-6 20z', lit(c.gold, 0.3)) +
    disc(164, 276, 3, '#c8324a') +
    fill('M92 290l6 -10l8 0l6 10z', '#5ad0d8'),
  {
    skin: '#6d7048',
    belly: '#b8b07a',
    wing: '#7a5a44',
    horn: '#c9b48a',
    fin: '#a3512f',
    beard: '#d8d2c0',
    gold: '#c9922e',
  },
  [0, 0, 244, 300],
);
// Ebon Fume: the last thing in the dark that is darker
export const ebonFume = monster(
  [2, 84, 130],
  c =>
    disc(60, 170, 96, c.fire, 0.12) +
    each('196,250,30 226,224,22 214,276,24 40,280,22', ([x = 0, y = 0, r = 0]) => disc(x, y, r, c.fume, 0.6)) +
    shadow(130, 100) +
    wing(150, 140, 1.02, -8, dark(c.skin, 0.2), dark(c.wing, 0.2)) +
    limb('176,216,30 216,236,18 234,196,10 222,160,.5', c.skin, { s: 12, rim: c.fire }) +
    limb('180,222,24 196,256,15 188,282,10', dark(c.skin, 0.3), { s: 0, r: 0 }) +
    flat('168,290! 172,280 196,278 206,290!', dark(c.skin, 0.3)) +
    form('72,178 78,142 112,120 158,132 200,164 214,204 196,240 150,238 108,236 80,216', c.skin, {
      s: 26,
      r: 4,
      rim: c.fire,
    }) +
    line('M120 150L132 172L124 196M152 150L160 180L148 206M182 172L182 200', c.fire, 3.4) +
    limb('166,214,26 148,246,17 154,280,11', c.skin, { s: 10, rim: c.fire }) +
    form('126,290! 132,278 160,274 170,290!', c.skin, { s: 5, rim: c.fire }) +
    toes(154, 290, BONE) +
    limb('106,206,24 90,246,16 96,280,11', c.skin, { s: 10, r: 3, rim: c.fire }) +
    form('66,290! 74,278 102,274 112,290!', c.skin, { s: 5, rim: c.fire }) +
    toes(96, 290, BONE) +
    wing(126, 150, -1.06, 6, c.skin, c.wing) +
    limb('112,160,32 84,158,26 64,172,21', c.skin, { s: 13, r: 3, rim: c.fire }) +
    plates('74,138,-30 98,126,-14 124,120,4 152,128,22 180,146,36 204,174,56', c.horn, 15) +
    flame(26, 246, 0.9, [c.fire, c.hot, '#fff6c8']) +
    head(
      60,
      178,
      1,
      -18,
      { ...c, mouth: c.fire },
      { open: 22, eye: c.hot, extra: flat('6,10! -50,6! -48,24! -14,22!', c.hot) },
    ) +
    '',
  { skin: '#45404f', wing: '#6a2f38', horn: '#9a92a0', fire: '#ff7a2a', hot: '#ffc54a', fume: '#3a343f' },
  [-36, 0, 285, 302],
);
