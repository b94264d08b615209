// Beastman: goat-headed, bent into the charge, the axe behind him.

import { claws, dark, eye, flat, ground, limb, line, lit, tufts } from '@veillee/web/kit/paper/shapes.ts';
import { ranked } from './ranked.ts';

export const beastman = ranked(
  [10, 15, 140],
  {
    normal: {
      a: '#7a5a44',
      b: '#4a3a3a',
      c: '#8c8f98',
      acc: '#e8a33a',
      bone: '#d9c7a2',
      cloth: '#5f6b3a',
      rim: '#ffd7a1',
    },
    master: {
      a: '#7d3a34',
      b: '#3a2a33',
      c: '#a7a0a8',
      acc: '#ffd24a',
      bone: '#f0dca8',
      cloth: '#5b1f2a',
      rim: '#ffc98a',
    },
  },
  (colours, { form, tube }, isMaster) => [
    ground(124, 88),
    limb('150,186,22 158,220,17 180,246,9 172,270,7 170,280,8', dark(colours.a, 0.5)),
    flat('160,272* 182,272* 186,286* 152,286*', dark(colours.b, 0.5)),

    form('200,14* 216,0 238,10* 234,36 238,60* 218,58 206,54* 206,36', colours.c, { d: 12 }),
    limb('212,152,4* 198,8,4*', '#8a6440'),
    tube('142,112,18 176,126,15 200,118,12 206,96,10 206,90,9', dark(colours.a, 0.28)),
    limb('198,88,6 212,84,6|198,97,6 213,94,6', dark(colours.a, 0.15)),
    form(
      `${tufts('74,96 104,70 146,74 172,104 182,146', 8, 11, 0.7)} 176,184* 150,202 120,194 104,168 88,152 72,124`,
      colours.a,
      { d: 26 },
    ),
    form('122,176* 166,168* 176,206 162,236* 152,212 140,240* 130,214 118,222*', colours.cloth, { d: 10 }),
    line('116,180 144,186 172,172', colours.acc, 4),
    tube('132,190,24 106,214,19 102,232,12 122,256,8 112,272,7 108,280,8', colours.a),
    flat('98,272* 120,272* 126,286* 90,286*', colours.b),
    limb('74,64,7 64,40,7 74,16,6 98,8,4 112,18,0', dark(colours.bone, 0.5)),
    flat('98,78* 124,60 138,64* 126,82 106,92*', dark(colours.a, 0.2)),
    form(
      `92,62* 112,82 110,108 92,126 ${tufts('92,124 74,136 56,130', 4, 14, 0.2)} 46,134 32,130 28,118* 34,108 50,96 60,76 74,62`,
      colours.a,
      { d: 12 },
    ),
    tube('84,70,9 90,44,9 114,26,8 142,32,6 152,54,4 138,66,0', colours.bone, { d: 8 }),
    isMaster ? tube('94,62,6 112,46,6 132,48,4 130,60,0', colours.acc) : '',
    line('92,58 100,62|96,42 104,48|112,30 114,40|134,30 130,38', dark(colours.bone, 0.45), 1.6),
    flat('28,118 36,112 40,120 34,126', dark(colours.a, 0.6)),
    line('34,130 48,124 60,126', dark(colours.a, 0.65), 2),
    line('52,92 64,86 76,92', dark(colours.a, 0.6), 4),
    eye(66, 94, 8, colours.acc, { turn: 8 }),
    tube('112,122,19 84,154,16 66,174,12 46,172,10 36,168,9', colours.a),
    limb('40,166,6 22,160,5 12,166,4|38,172,6 20,176,5 12,186,4|42,176,6 30,188,5 28,198,4', colours.a),
    claws('12,166,2,176 12,186,6,198 28,198,28,210', colours.bone, 6),
    flat('58,160* 80,142 90,158 70,178*', colours.b),
    line('62,160 76,176|70,152 84,166', colours.c, 1.6, 0.7),
    isMaster ? line('120,96 140,112|128,90 148,106|136,86 154,100', lit(colours.a, 0.45), 2.2) : '',
  ],
  1.8,
);
