// Blood Ape: it beats its breast, then whatever is next to it.

import { dark, eye, flat, ground, limb, line, lit, teeth, tufts } from '@veillee/web/kit/paper/shapes.ts';
import { ranked } from './ranked.ts';

export const bloodApe = ranked(
  [25, 25, 140],
  {
    normal: { a: '#5b5560', b: '#a8383a', acc: '#ffcf5a', bone: '#f2e6c6', rim: '#ffd9c0' },
    master: { a: '#7c2630', b: '#c9784a', acc: '#ffe27a', bone: '#fff0cc', rim: '#ffc49a' },
  },
  (colours, { form, tube }, isMaster) => [
    ground(126, 104),
    limb('172,208,24 190,240,17 182,268,14', dark(colours.a, 0.45)),
    flat('164,270 184,262 206,274 204,286* 156,286*', dark(colours.b, 0.4)),
    tube('186,108,26 222,88,22 224,50,19 216,36,17', dark(colours.a, 0.2)),
    form('192,12 214,2 236,14 236,36 214,46 194,36', colours.b, { d: 10 }),
    line('200,14 202,32|212,10 213,30|224,12 224,32', dark(colours.b, 0.45), 2.4),
    form(
      `${tufts('84,98 126,62 176,78 208,128 212,186', 9, 10, 0.7)} 204,204* 176,234 132,232 104,196 84,152`,
      colours.a,
      { d: 34 },
    ),
    flat('104,132 132,122 152,140 148,168 122,172 104,156|124,178 146,174 152,200 132,210', colours.b),
    line('118,146 134,148 146,142|126,190 146,188', dark(colours.b, 0.4), 2.4),
    tube('140,208,26 118,240,19 128,268,15', colours.a),
    form('96,274 116,262 144,268 146,286* 86,286*', colours.b, { d: 8 }),
    form(
      `${tufts('66,126 98,98 128,118', 5, 9, 0.4)} 116,168 92,196 ${tufts('82,206 64,246', 3, -8, 0.2)} 44,260 24,246 32,208 44,164`,
      colours.a,
      { d: 22 },
    ),
    form('14,254 36,242 62,250 70,268* 66,284 40,288 12,284*', colours.b, { d: 10 }),
    line('28,264 28,284|40,266 40,287|52,264 52,284', dark(colours.b, 0.45), 2.4),
    form('60,66 88,48 118,60 130,92 112,124 78,136 52,116 46,90', colours.a, { d: 16 }),
    flat('112,82 126,76 130,92 118,102', colours.b),
    flat(`${tufts('64,62 86,46 116,58', 4, 14, 0.5)} 112,72* 70,74*`, colours.a),
    form('48,88 66,74 90,78 102,92 104,116 86,138 60,136 44,116', colours.b, { d: 8 }),
    flat('46,112 64,102 92,104 102,116 88,138 60,138', '#2a0810'),
    teeth(96, 108, 50, 110, 5, 9, colours.bone),
    flat('54,112* 57,132* 64,110*|86,108* 90,128* 96,108*', colours.bone),
    teeth(58, 136, 88, 137, 4, 8, colours.bone),
    flat('66,134 76,122 86,134', '#c0485a'),
    flat('60,98 72,94 84,98 78,104 66,104', dark(colours.b, 0.55)),
    line('46,84 66,90|74,90 98,82', dark(colours.a, 0.6), 6.5),
    eye(58, 93, 6.5, colours.acc, { turn: 16 }),
    eye(84, 92, 6.5, colours.acc, { turn: -22 }),
    isMaster
      ? line('60,150 92,164|56,162 88,178|52,176 82,192', colours.bone, 3) +
        line('96,112 124,128 150,122', '#e0ac45', 6) +
        flat('116,128 124,124 132,128 130,142 118,142', colours.bone)
      : line('58,176 80,186|54,188 76,198', lit(colours.a, 0.25), 2),
  ],
);
