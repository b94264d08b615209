// Ogre: he opens doors, and keeps them.

import { dark, dot, flat, ground, limb, line, lit, tufts } from '@veillee/web/kit/paper/shapes.ts';
import { ranked } from './ranked.ts';

export const ogre = ranked(
  [30, 30, 130],
  {
    normal: {
      a: '#8b9160',
      b: '#5a4030',
      c: '#8a6238',
      iron: '#5d626c',
      acc: '#e8c04a',
      bone: '#efe0c0',
      rim: '#fff0b8',
    },
    master: {
      a: '#9a5a48',
      b: '#3a2830',
      c: '#6e4630',
      iron: '#777079',
      acc: '#ffd24a',
      bone: '#f6e6bc',
      rim: '#ffd0a0',
    },
  },
  (colours, { form, tube }, isMaster) => [
    ground(128, 96, 286),
    form('84,24* 216,4* 232,48* 100,74*', colours.c, { d: 0, w: 3.5 }),
    line('128,18 144,65|172,11 188,56', dark(colours.c, 0.5), 2.4),
    line('90,40 222,19|97,60 228,38', colours.iron, 6),
    dot(200, 34, 6, colours.acc),
    dot(200, 34, 3, dark(colours.c, 0.5)),
    flat('100,74* 108,90* 116,72*|140,66* 152,82* 156,62*', dark(colours.c, 0.25)),
    tube('186,142,26 214,110,22 210,76,17 200,60,15', dark(colours.a, 0.25)),
    tube('172,240,28 180,262,24 182,270,22', dark(colours.a, 0.3)),
    tube('98,242,28 92,262,24 90,270,22', colours.a),
    flat('66,272 90,264 112,272 114,286* 56,286*|160,272 182,264 206,272 210,286* 156,286*', dark(colours.a, 0.2)),
    form('82,118 126,100 176,112 206,150 212,204 190,248 130,260 76,248 56,204 62,154', colours.a, { d: 42 }),
    flat('64,190 92,168 140,174 164,206 146,240 98,250 66,226', lit(colours.a, 0.22)),
    flat('104,222 108,218 112,222 108,232', dark(colours.a, 0.5)),
    form(`62,232* 130,244 206,226* ${tufts('208,244 168,270 130,276 94,272 60,250', 8, 12, 0)}`, colours.b, { d: 12 }),
    line('60,232 130,246 208,226', dark(colours.b, 0.5), 7),
    flat('118,236 130,232 142,238 140,254 120,254', colours.bone),
    dot(126, 243, 3, colours.b),
    dot(135, 243, 3, colours.b),
    limb('210,82,8 224,74,7|206,70,8 220,60,7', dark(colours.a, 0.15)),
    flat('106,92 122,82 126,98 112,106', dark(colours.a, 0.15)),
    form('60,80 82,64 106,70 118,94 110,118 84,128 60,120 50,102', colours.a, { d: 14 }),
    flat('56,114* 68,102 96,106 108,116* 96,130 72,134 56,126', lit(colours.a, 0.15)),
    line('58,114 76,108 98,112', '#2a1216', 3),
    flat('62,116* 60,98* 72,110*|88,112* 96,96* 100,114*', colours.bone),
    flat('54,92 48,102 56,108 66,104', lit(colours.a, 0.28)),
    line('52,86 66,92|72,92 92,84', dark(colours.a, 0.55), 6),
    dot(62, 95, 2.8, colours.acc),
    dot(80, 95, 3, colours.acc),
    flat(`${tufts('70,66 84,60 100,66', 3, 14, 0.3)} 96,72* 78,70*`, colours.b),
    tube('80,142,28 44,168,23 26,202,18 32,222,17', colours.a),
    form('16,212 34,208 50,222 48,244 28,252 12,238', colours.a, { d: 10 }),
    line('18,226 30,222|16,236 30,234', dark(colours.a, 0.5), 2),
    line('22,196 46,206|24,204 42,212', colours.iron, 5),
    isMaster
      ? line('100,158 128,186|112,152 140,180|124,148 152,174', dark('#e8a090', 0.1), 3) +
        dot(112, 104, 5, colours.acc) +
        line('54,104 50,110 56,112', colours.acc, 3) +
        flat('46,142* 36,120* 58,134*|62,132* 60,108* 76,126*|82,126* 90,106* 96,126*', colours.iron)
      : '',
  ],
);
