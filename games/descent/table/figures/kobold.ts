// Kobold: one is nothing. There is never one.

import { dark, dot, eye, flat, ground, limb, line, teeth } from '@veillee/web/kit/paper/shapes.ts';
import { ranked } from './ranked.ts';

export const kobold = ranked(
  [35, 25, 170],
  {
    normal: {
      a: '#b0703f',
      b: '#5a4a34',
      c: '#8d9298',
      acc: '#ffd84a',
      bone: '#f2e6c6',
      cloth: '#4e6a52',
      rim: '#ffe6b0',
    },
    master: {
      a: '#a04038',
      b: '#3a2c3a',
      c: '#d0a24a',
      acc: '#ffe27a',
      bone: '#f6e6bc',
      cloth: '#5a2c5e',
      rim: '#ffd0a8',
    },
  },
  (colours, { form, tube }, isMaster) => [
    ground(128, 96),
    tube('158,240,11 196,254,8 222,238,6 228,208,0', colours.a, { d: 7 }),
    limb('150,226,15 164,250,11 154,266,8 150,278,8', dark(colours.a, 0.42)),
    limb('154,279,7 138,282,5', dark(colours.a, 0.42)),
    line('48,292 92,14', '#7a5636', 5),
    form('92,22* 80,14 96,-6* 104,20 94,30*', colours.c, { d: 6 }),
    line('88,32 92,40', colours.bone, 6),
    flat('90,34* 104,46* 100,58* 94,44*', colours.cloth),
    tube('118,222,18 100,248,12 112,264,9 102,278,9', colours.a),
    limb('104,279,8 82,283,6', colours.a),
    form('96,164 132,150 160,172 168,216 148,244 112,242 92,214', colours.a, { d: 20 }),
    form('96,166* 132,154 162,174* 170,220 154,230* 140,216 126,236* 112,214 94,222*', colours.cloth, { d: 14 }),
    line('92,206 128,214 168,206', colours.b, 6),
    form('164,178 190,188 198,212 186,236 162,240 144,222 144,196', colours.c, { d: 14 }),
    dot(171, 209, 8, dark(colours.c, 0.35)),
    line('156,190 166,196|180,226 188,220', dark(colours.c, 0.4), 2),
    form('84,104* 76,66 46,36* 50,78 70,116*', dark(colours.a, 0.3), { d: 0 }),
    flat('66,148* 54,168 74,174 104,168 120,154*', dark(colours.a, 0.3)),
    flat('62,152* 60,164 80,168 110,158*', '#3a0c14'),
    teeth(66, 166, 106, 162, 5, 6, colours.bone),
    form('82,98 112,88 142,102 154,130 138,154 110,160 84,158 52,162* 38,150 46,138 66,128', colours.a, { d: 18 }),
    teeth(88, 158, 54, 161, 4, 8, colours.bone),
    form('126,100* 156,64 206,46* 198,86 176,116 146,130*', colours.a, { d: 10 }),
    flat('140,104* 162,78 194,60* 184,88 168,108', dark('#c98a8a', 0.3)),
    flat('40,148 48,140 54,146 48,154', '#2a1216'),
    line('74,112 88,110 100,118', dark(colours.a, 0.55), 5),
    eye(88, 122, 9.5, colours.acc, { turn: 10, wide: 0.6 }),
    tube('112,180,11 84,204,9 68,198,8', colours.a),
    limb('66,192,5 76,188,5|64,200,5 76,197,5', colours.a),
    isMaster
      ? form('78,108* 88,88 112,78 138,90 150,112* 116,98', colours.c, { d: 8 }) +
        flat('112,80* 116,52 138,22* 136,56 124,82*', colours.cloth) +
        flat('120,80* 134,58 158,42* 150,68 130,86*', colours.acc)
      : line('112,92 118,76|124,94 134,80', dark(colours.a, 0.3), 5),
  ],
);
