// Deep Elf: you see the second blade when it leaves.

import { dark, eye, flat, ground, limb, line } from '@veillee/web/kit/paper/shapes.ts';
import { ranked } from './ranked.ts';

export const deepElf = ranked(
  [62, 18, 125],
  {
    normal: {
      a: '#6a6492',
      b: '#2f3b52',
      c: '#5a2c6a',
      hair: '#e8e4ee',
      steel: '#b9c8d8',
      acc: '#6fe8c8',
      rim: '#dff0ff',
    },
    master: {
      a: '#7c6a94',
      b: '#3d1c30',
      c: '#9a2438',
      hair: '#fff0d8',
      steel: '#e6c468',
      acc: '#ffb03a',
      rim: '#ffe0c8',
    },
  },
  (colours, { form, tube }, isMaster) => [
    ground(128, 100),
    form('126,104* 168,128 196,176 236,204* 204,204 222,236* 182,222 160,184 134,160', colours.c, { d: 12 }),
    tube('138,178,18 170,218,13 196,256,9 206,276,8', dark(colours.b, 0.2)),
    flat('196,270* 214,268* 222,286* 190,286*', dark(colours.b, 0.45)),
    tube('140,114,11 174,108,9 196,82,7', dark(colours.a, 0.2)),
    form('190,82* 186,42 218,4* 212,46 202,84*', colours.steel, { d: 6 }),
    line('184,84 208,80', isMaster ? colours.acc : colours.hair, 4.4),
    tube('118,182,19 82,204,16 74,240,11 64,272,9', colours.b),
    form('50,270* 74,266* 78,286* 36,286*', dark(colours.b, 0.3), { d: 0 }),
    line('66,226 84,232|64,238 80,244', colours.steel, 3),
    form('90,104 120,94 146,108 150,144 142,188 108,194 100,160 90,130', colours.b, { d: 18 }),
    form('92,106* 120,98 146,110* 136,140 116,150 100,138', colours.c, { d: 8 }),
    line('102,150 146,142|104,164 146,156', colours.steel, 2.4),
    line('102,182 144,176', colours.acc, 4.4),
    form('104,184* 146,178* 158,214 140,206* 128,226 114,208*', colours.c, { d: 8 }),
    limb('108,100,8 102,84,8', dark(colours.a, 0.3)),
    form('88,48 110,32 136,40 152,66 160,98 184,122* 160,120 164,146* 140,128 124,98 118,72', colours.hair, { d: 14 }),
    form('82,56 102,44 120,56 122,78 106,96 92,96 80,78', colours.a, { d: 10 }),
    flat('80,64* 92,44 112,38 124,54* 106,52 96,62', colours.hair),
    flat('114,66* 152,44* 122,82*', colours.a),
    flat('81,78* 96,82 118,76* 108,96 94,97', colours.b),
    line('82,66 94,68|100,68 114,63', dark(colours.a, 0.6), 3),
    eye(90, 72, 5.4, colours.acc, { turn: 12, pupil: '' }),
    eye(107, 71, 6, colours.acc, { turn: -8, pupil: '' }),
    tube('98,114,12 66,132,9 42,124,7', colours.a),
    flat('62,120* 78,124 76,142* 58,140', colours.b),
    form('46,118* 22,98 2,66* 2,96 20,122 38,134*', colours.steel, { d: 6 }),
    line('36,112 46,136', isMaster ? colours.acc : colours.hair, 4.4),
    limb('40,118,5 50,122,5|40,126,5 49,130,5', colours.a),
    isMaster
      ? line('82,60 98,50 122,52', colours.steel, 4) +
        flat('96,42 101,50 96,58 91,50', colours.acc) +
        flat('140,108* 156,86* 162,108*|150,116* 172,104* 166,124*', colours.steel)
      : '',
  ],
  2.6,
);
