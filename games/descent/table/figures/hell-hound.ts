// Hell Hound: it comes down the ledge, and its breath comes first.

import { claws, dark, eye, flame, flat, limb, line, teeth, tufts } from '@veillee/web/kit/paper/shapes.ts';
import { ranked } from './ranked.ts';

export const hellHound = ranked(
  [0, 36, 150],
  {
    normal: { a: '#4b3f4a', b: '#3a3440', acc: '#ff7a2a', hot: '#ffd676', bone: '#efe0c0', rim: '#ffb27a' },
    master: { a: '#5a2026', b: '#372a35', acc: '#ffa52a', hot: '#fff0a8', bone: '#f6e6bc', rim: '#ffc27a' },
  },
  (colours, { form, tube }, isMaster) => [
    form('112,238* 150,216* 234,208* 240,288* 96,288* 100,262*', colours.b, { d: 0 }),
    line('150,216 144,250 160,286|196,212 204,246 190,286', dark(colours.b, 0.4), 2),
    tube('208,130,9 232,102,7 226,70,5 212,54,4', colours.a, { d: 6 }),
    flame(208, 62, 1.35, colours.acc, colours.hot),
    limb('174,156,20 170,188,12 182,206,8 170,220,9|120,180,16 122,220,11 130,252,9 118,282,9', dark(colours.a, 0.5)),
    flat(`${tufts('70,92 104,78 142,84 184,92', 7, 30, 0.9)} 184,118* 70,130*`, colours.acc),
    flat(`${tufts('84,96 110,88 142,92 172,98', 5, 18, 0.9)} 170,116* 84,120*`, colours.hot),
    form('62,130 96,102 140,98 188,98 216,120 216,156 190,176 154,168 118,192 84,198 60,170', colours.a, { d: 30 }),
    line('132,120 142,140 136,158|150,116 160,136 154,156|168,116 177,134 172,152', colours.acc, 2.6, 0.9),
    tube('192,146,27 206,182,15 222,198,9 206,216,9', colours.a),
    tube('90,172,21 76,214,13 86,246,10 72,280,10', colours.a),
    claws('66,276,54,288 72,282,62,292 80,282,74,292 200,216,188,226 208,220,200,230', colours.bone, 7),
    flat('56,96* 48,62* 76,86*', dark(colours.a, 0.45)),
    flat('86,148* 66,170 40,186 24,184* 26,174 48,160 66,146', dark(colours.a, 0.3)),
    flat('88,142* 66,160 40,174 24,172* 18,150*', '#3a0c12'),
    flat('18,152* 2,170* 14,172* 6,190* 24,182* 26,196* 42,176 60,160', colours.acc),
    flat('26,158* 18,172* 28,170* 30,180* 46,164*', colours.hot),
    teeth(26, 176, 62, 158, 4, 9, colours.bone),
    form('76,88* 98,90 110,116 104,142 88,152 66,148 40,150 20,152* 10,142 14,130 38,118 56,96', colours.a, { d: 14 }),
    teeth(64, 148, 22, 150, 5, 10, colours.bone),
    flat('74,90* 84,50* 104,94*', colours.a),
    flat('80,86* 85,62* 95,90*', dark(colours.a, 0.5)),
    flat('10,140 18,128 26,134 20,144', '#170c12'),
    line('42,116 58,110 72,116', dark(colours.a, 0.55), 5),
    eye(60, 120, 9, colours.hot, { turn: 8, pupil: '' }),
    line('34,128 44,134|40,122 52,128', dark(colours.a, 0.5), 1.8),
    isMaster
      ? line('96,94 112,118 106,146 92,160', '#e0ac45', 7) +
        flat('106,102* 122,92* 114,114*|112,124* 128,124* 110,138*|102,148* 114,158* 96,158*', '#e0ac45')
      : '',
  ],
);
