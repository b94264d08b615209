// Those who go with a hero, small beasts in the light of the same fire.

import type { Colours, Drawing } from '@veillee/web/kit/paper/drawing.ts';
import { claws, dark, dot, figure, flat, ground, limb, line, lit, oval, tufts } from '@veillee/web/kit/paper/shapes.ts';

/** Nothing rises where he looks, and he looks everywhere; he has been paid. */
export const boggs = figure(
  [22, 22, 175],
  { fur: '#8a7462', belly: '#cbb598', pink: '#d9958c', acc: '#ffd24a', rim: '#ffe6bc' },
  (colours, { form, tube }) => [
    ground(124, 80),
    tube('168,262,9 206,262,7 224,232,5 210,204,4 224,182,2', colours.pink),
    form('150,236 182,236 196,262 182,282 148,282 134,262', dark(colours.fur, 0.18), { d: 12 }),
    form('92,152 128,130 162,146 188,194 190,244 168,278 106,280 84,250 80,198', colours.fur, { d: 30 }),
    flat('94,190 110,174 124,200 124,262 104,272 90,242', colours.belly),
    limb('154,278,10 120,284,8 92,285,5', colours.pink),
    form(`104,84 92,52 108,30 134,30 150,52 144,84 124,98`, colours.fur, { d: 10 }),
    flat('108,78 100,54 112,40 130,42 138,58 132,80 120,88', colours.pink),
    form('150,98 146,64 162,46 184,52 190,78 176,104', dark(colours.fur, 0.25), { d: 8 }),
    form('26,116 48,92 84,72 128,74 156,104 152,142 124,164 84,158 50,138', colours.fur, { d: 20 }),
    flat('34,122* 60,134 92,146 74,154 46,138', colours.belly),
    oval(29, 115, 9, 8, dark(colours.pink, 0.35)),
    dot(82, 106, 9, '#160c14'),
    dot(79, 103, 3, '#fff6e0'),
    line('70,94 94,90', dark(colours.fur, 0.5), 4),
    line('52,128 14,140|54,132 20,156|56,122 12,122', lit(colours.belly, 0.4), 1.8),
    flat('52,136* 60,138* 58,152* 52,150*', '#f6ecd2'),
    tube('118,180,12 92,202,9 70,196,7', colours.fur),
    form('26,176* 70,158* 84,190* 40,206*', colours.acc, { d: 8 }),
    oval(48, 186, 6, 5, dark(colours.acc, 0.3)),
    oval(66, 178, 4, 4, dark(colours.acc, 0.3)),
    limb('72,190,4 62,196,3|74,196,4 66,202,3|74,202,4 70,208,3', colours.pink),
    tube('136,198,12 112,226,9 94,226,6', dark(colours.fur, 0.1)),
  ],
);

/** A falcon that stoops: whoever is under her wings ducks. */
export const skye = figure(
  [6, 40, 165],
  { main: '#6a7f94', breast: '#efe4cc', bars: '#5a4a44', acc: '#ffc23a', rim: '#fff2d2' },
  (colours, { form }) => [
    form('90,136 62,102 26,66* 8,64* 20,88* 2,96* 20,112* 8,124* 34,138 82,164', dark(colours.main, 0.4), { d: 8 }),
    form('168,196* 228,226* 220,244* 206,240* 206,260* 190,248* 182,266* 152,220', dark(colours.main, 0.2), { d: 12 }),
    line('186,214 212,236|176,218 198,246', colours.breast, 2.4),
    form('60,120 96,104 144,136 188,194 174,222 128,218 86,186 62,150', colours.breast, { d: 22 }),
    line('96,166 112,164|102,180 122,176|116,194 138,188|132,206 152,200', colours.bars, 4),
    limb('126,214,6 112,240,4|144,216,6 136,244,4', colours.acc),
    claws('112,238,98,246 112,242,106,254 136,242,124,252 136,246,134,258', colours.bars, 4),
    form(
      '100,142 92,86 104,26* 122,8* 132,38* 148,26* 154,60* 170,52* 168,86* 186,82* 176,122* 190,130* 160,184 124,184',
      colours.main,
      { d: 18 },
    ),
    line('116,44 122,140|136,56 134,150|156,74 146,160|170,98 152,168', dark(colours.main, 0.4), 2.6),
    form('32,118 42,94 68,82 96,94 104,122 86,148 54,148', colours.breast, { d: 12 }),
    form('36,108* 46,86 72,74 102,90 112,126* 90,118 72,104 52,106', colours.main, { d: 10 }),
    flat('54,112* 64,112* 62,138* 52,132*', colours.bars),
    flat('38,108* 14,116 12,140* 26,132 44,130', colours.acc),
    line('14,122 40,120', dark(colours.acc, 0.5), 2),
    dot(58, 106, 7, colours.acc),
    dot(57, 106, 3.6, '#160c14'),
  ],
);

/** Two who fetch and carry. */
const courier = (own: Colours & Record<'a' | 'throat' | 'cloth' | 'acc' | 'rim', string>, isForked: boolean): Drawing =>
  figure([14, 34, 165], own, (colours, { form }) => [
    ground(132, 70),
    form(
      isForked ? '164,224* 236,272* 202,268* 214,298* 150,256' : '166,226* 232,276* 214,286* 196,276* 180,292* 150,256',
      dark(colours.a, 0.3),
      { d: 10 },
    ),
    limb('112,250,5 108,278,4|138,254,5 140,280,4', colours.acc),
    claws(
      '108,276,94,284 110,278,104,288 112,276,122,284 140,278,126,286 140,280,138,290 142,278,154,285',
      colours.acc,
      4,
    ),
    form('82,124 118,102 162,136 190,194 178,244 132,262 92,238 76,182', colours.a, { d: 28 }),
    flat('84,132 104,124 112,160 110,214 98,228 84,196', colours.throat),
    form('118,138 158,154 192,206 218,270* 176,248 136,218 118,182', dark(colours.a, 0.12), { d: 14 }),
    line('140,176 196,250|132,192 172,236|150,166 200,232', lit(colours.a, 0.25), 2.4),
    form('56,88 76,60 110,54 136,78 138,114 110,134 74,126', colours.a, { d: 16 }),
    isForked
      ? flat('62,104* 84,108 100,128 78,128', colours.cloth)
      : flat(`${tufts('82,62 106,52 128,68', 4, 12, 0.5)} 112,72*`, colours.a),
    flat('62,84* 22,98* 60,104*', colours.acc),
    flat('60,100* 28,106* 62,112*', dark(colours.acc, 0.35)),
    dot(86, 88, 8, '#fff2d0'),
    dot(84, 88, 4.4, '#160c14'),
    line('30,102 28,134', '#7a5a38', 3),
    form('8,150 28,132 50,150 52,178 30,192 8,178', colours.cloth, { d: 10 }),
    line('18,140 28,150 40,140', dark(colours.cloth, 0.4), 3),
  ]);
export const mata = courier(
  { a: '#3a3648', throat: '#5a5468', cloth: '#b0853a', acc: '#c9b48a', rim: '#d8dcff' },
  false,
);
export const kata = courier(
  { a: '#2f5f8c', throat: '#f0e2c8', cloth: '#b8442c', acc: '#d9a44a', rim: '#e6f6ff' },
  true,
);

/** Whoever carries him strikes better, and explains it later. */
export const pico = figure(
  [30, 24, 180],
  { fur: '#a9835a', belly: '#ead2a4', acc: '#ffcf4a', dark: '#3a2a24', rim: '#fff0cc' },
  (colours, { form, tube }) => [
    ground(122, 74),
    tube('168,262,12 208,252,12 220,212,12 196,192,10', colours.fur),
    line('190,250 198,268|208,232 226,240|206,204 222,196', colours.dark, 5),
    form(
      `76,190 ${tufts('92,160 126,148 164,164', 5, 8, 0.4)} 184,206* 186,256 162,284 92,284 72,254 68,218`,
      colours.fur,
      { d: 28 },
    ),
    form('96,196 122,186 146,200 148,256 124,272 100,258', colours.belly, { d: 10 }),
    flat('66,82* 38,32* 96,54*', colours.fur),
    flat('64,72* 50,46* 82,58*', colours.dark),
    flat('142,54* 198,30* 176,88*', dark(colours.fur, 0.2)),
    flat('152,60* 184,46* 170,76*', colours.dark),
    form(
      `48,112 ${tufts('58,80 84,58 122,52 158,64 182,98', 9, 9, 0.4)} 190,126* 176,162 124,180 68,164 50,136`,
      colours.fur,
      { d: 24 },
    ),
    flat('62,118 84,92 108,108 132,90 162,104 164,134 134,158 110,150 86,160 64,140', colours.belly),
    dot(86, 118, 21, colours.acc),
    dot(138, 116, 23, colours.acc),
    dot(82, 118, 11, colours.dark),
    dot(133, 116, 12, colours.dark),
    dot(78, 113, 3.6, '#fffaf0'),
    dot(128, 110, 4, '#fffaf0'),
    flat('100,138* 116,136* 108,148*', colours.dark),
    line('94,158 108,162 124,156', colours.dark, 3),
    tube('88,214,12 66,236,10 64,256,8', colours.fur),
    tube('158,214,12 174,240,10 168,260,8', dark(colours.fur, 0.12)),
    limb('104,282,10 84,288,7|144,282,10 128,288,7', dark(colours.fur, 0.2)),
  ],
);
