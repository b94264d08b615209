// Troll: long arms, short thoughts, moss on the shoulders.

import { claws, dark, dot, flat, ground, limb, line, lit, tufts } from '@veillee/web/kit/paper/shapes.ts';
import { ranked } from './ranked.ts';

export const troll = ranked(
  [10, 25, 160],
  {
    normal: { a: '#5f8291', b: '#5c7038', c: '#6e5238', acc: '#ff9a4a', bone: '#f0e4c4', rim: '#e6fff0' },
    master: { a: '#7a5a86', b: '#8a4a2c', c: '#4e3a3a', acc: '#ffd24a', bone: '#fff0cc', rim: '#ffe0d0' },
  },
  (colours, { form, tube }, isMaster) => [
    ground(128, 106),
    tube('212,178,8 216,214,12 222,250,20 224,266,20', '#8a8078', { d: 14 }),
    tube('178,94,21 214,130,16 216,170,13 212,190,12', dark(colours.a, 0.25)),
    tube('166,190,22 182,224,17 174,254,13 180,272,13', dark(colours.a, 0.35)),
    limb('182,276,12 156,280,9', dark(colours.a, 0.35)),
    tube('132,192,23 110,222,17 122,252,13 112,272,13', colours.a),
    limb('114,276,12 86,281,9', colours.a),
    claws('80,278,68,284 86,286,78,291', colours.bone, 6),
    form('84,90 122,44 174,52 202,100 196,160 174,200 132,206 110,172 94,134', colours.a, { d: 36 }),

    form(`${tufts('88,86 122,42 174,48 204,98', 8, 9, 0.4)} 190,112 172,92 150,98 130,84 108,98`, colours.b, { d: 0 }),
    dot(150, 56, 6, colours.acc),
    flat('142,54* 150,44 160,54*', colours.acc),
    line('150,56 150,66', colours.bone, 4),
    form('108,176* 150,190 184,172* 194,208 176,220* 160,210 140,230* 126,208 110,216*', colours.c, { d: 0 }),
    line('108,178 148,192 186,174', dark(colours.c, 0.4), 5),
    form('100,92* 140,72 150,86* 132,100 108,110', colours.a, { d: 0 }),
    form('52,86 74,66 100,76 112,102 98,130 70,142 52,128 46,106', colours.a, { d: 14 }),
    flat(`${tufts('64,70 82,62 104,78', 4, 16, 0.8)} 100,92* 70,82*`, colours.b),
    flat('54,126* 74,118 96,124* 84,142 64,142', '#2a1216'),
    flat('60,130* 56,110* 70,124*|82,124* 92,108* 92,128*', colours.bone),
    tube('66,98,9 46,106,11 30,124,11 24,144,9', lit(colours.a, 0.08), { d: 9 }),
    line('58,88 72,92|78,92 96,84', dark(colours.b, 0.4), 6),
    dot(68, 96, 3, colours.acc),
    dot(87, 94, 3.4, colours.acc),
    tube('108,118,22 80,160,17 62,202,15 52,240,12', colours.a),
    limb('52,242,7 34,262,5 28,278,3|56,246,7 48,268,5 46,284,3|62,244,7 64,264,5 68,280,3', colours.a),
    claws('28,278,24,290 46,284,44,294 68,280,70,292', colours.bone, 6),
    isMaster
      ? limb('62,76,5 50,58,5 52,38,0|94,74,5 106,56,5 104,34,0', colours.bone) +
        line('58,208 78,216|54,218 74,226', colours.acc, 4)
      : '',
  ],
  3,
);
