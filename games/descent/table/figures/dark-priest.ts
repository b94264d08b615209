// Dark Priest: he blesses the knife first.

import { dark, dot, flat, ground, limb, line } from '@veillee/web/kit/paper/shapes.ts';
import { ranked } from './ranked.ts';

export const darkPriest = ranked(
  [72, 0, 135],
  {
    normal: {
      a: '#3a3746',
      b: '#cfc2a4',
      c: '#7d1f2c',
      skin: '#c2b09c',
      acc: '#e03a48',
      gold: '#b58f45',
      rim: '#ffe2c0',
    },
    master: {
      a: '#2a2230',
      b: '#e6cf96',
      c: '#a8202c',
      skin: '#d0baa4',
      acc: '#ff7a3a',
      gold: '#f0c050',
      rim: '#ffd0a0',
    },
  },
  (colours, { form }, isMaster) => [
    ground(124, 78),
    form('156,122 188,120 206,88* 216,104 210,138 182,162 154,158', dark(colours.a, 0.1), { d: 8 }),
    limb('204,98,6 206,86,6', colours.skin),
    form('198,84* 192,48 214,10* 216,50 210,86*', '#cfd4dc', { d: 6 }),
    line('190,86 218,86', colours.gold, 5),
    form('100,104 148,104 164,150 168,210 186,284* 62,284* 78,210 84,150', colours.a, { d: 30 }),
    form('106,120* 140,120* 146,206 156,276* 124,288* 92,276* 100,206', colours.b, { d: 10 }),
    line('100,206 124,214 146,206|95,262 124,272 153,262', colours.c, 6),
    line('110,152 124,162 138,152|110,166 124,176 138,166|110,180 124,190 138,180', colours.c, 4.4),
    dot(124, 236, 11, colours.c),
    dot(124, 236, 5, colours.b),
    line('84,206 76,276|162,206 172,276', dark(colours.a, 0.5), 2.4),
    form('92,110 66,132 46,168* 56,190 84,180 104,152', colours.a, { d: 12 }),
    flat('46,168* 56,190 84,180* 66,176', colours.c),
    limb('56,176,7 46,184,6', colours.skin),
    line('44,186 40,226', colours.gold, 2.4),
    line('38,190 32,228|50,190 50,228', colours.gold, 1.6),
    form('28,230 42,224 56,230 54,248 42,256 30,248', colours.gold, { d: 8 }),
    flat('32,236 42,232 52,236 42,242', colours.acc),
    line('42,222 34,204 18,196 26,170 12,150 20,124', colours.acc, 5, 0.28),
    line('48,222 56,200 40,182', colours.acc, 3, 0.2),
    form('80,112* 100,94 124,104 150,92 172,112* 158,136 124,144 92,136', colours.c, { d: 12 }),
    line('82,114 124,140 170,114', colours.gold, 3),
    form('104,56 124,48 144,58 146,84 134,106* 124,116 114,106* 102,84', colours.skin, { d: 10 }),
    flat('100,66* 124,72 148,66* 148,80 124,86 100,80*', colours.c),
    flat('118,72 124,70 130,72 130,84 118,84', colours.acc),
    dot(124, 78, 3, colours.b),
    line('114,98 124,95 134,98', '#4a1c20', 2.4),
    flat('114,104* 124,108 134,104* 128,130* 120,130*', dark(colours.a, 0.2)),
    form('98,64* 94,36 124,0* 154,36 150,64* 124,54', colours.b, { d: 14 }),
    flat('106,36* 124,20 142,36* 124,50', colours.c),
    flat('117,36* 124,27 131,36* 124,45', colours.b),
    line('98,62 124,53 150,62', colours.gold, 4),
    isMaster
      ? flat('92,52* 66,40* 60,12* 80,30* 96,38*|156,52* 182,40* 190,12* 168,30* 152,38*', colours.gold) +
        dot(124, 34, 6, colours.acc)
      : '',
  ],
);
