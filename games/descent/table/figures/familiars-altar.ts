// Familiars of the Altar of Despair: one out of a bottle, one without a body, two eyes that nobody wears, and a bird of light.

import {
  claws,
  dark,
  dot,
  figure,
  flat,
  glow,
  ground,
  limb,
  line,
  lit,
  oval,
  tufts,
} from '@veillee/web/kit/paper/shapes.ts';

/** He was in there for a long time, and whoever comes near hears of it. */
export const bottleImp = figure(
  [24, 30, 180],
  { skin: '#b8412f', belly: '#e7a06a', glass: '#6f9a8c', acc: '#ffd24a', rim: '#ffd9b0' },
  (colours, { form, tube }) => [
    ground(122, 78),
    form('60,214 78,196 164,196 182,214 188,262 172,282* 70,282* 54,262', colours.glass, { d: 16 }),
    flat('72,222 84,210 94,214 88,266 76,272', lit(colours.glass, 0.5), 0.6),
    tube('168,206,10 206,190,8 220,160,5 212,140,3', colours.skin),
    flat('204,146* 214,116* 228,144*', dark(colours.skin, 0.25)),
    form('88,206 82,166 100,138 144,138 164,166 156,206', colours.skin, { d: 22 }),
    form('102,202 98,172 112,154 134,154 146,172 142,202', colours.belly, { d: 8 }),
    flat('66,84* 36,34* 92,58*', dark(colours.skin, 0.3)),
    flat('152,58* 206,30* 178,86*', dark(colours.skin, 0.3)),
    form('62,104 76,68 118,54 160,66 180,102 164,134 122,148 80,136', colours.skin, { d: 22 }),
    flat('76,98* 108,106* 84,116*', colours.acc),
    flat('166,96* 134,106* 158,114*', colours.acc),
    dot(92, 107, 4.6, '#160c14'),
    dot(148, 105, 4.6, '#160c14'),
    flat('88,124* 154,120* 138,138* 106,140*', dark(colours.skin, 0.5)),
    flat('98,124* 106,124* 102,133*', '#fff2d0'),
    flat('134,122* 142,121* 138,131*', '#fff2d0'),
    limb('92,164,10 62,176,8 44,160,6', colours.skin),
    claws('44,162,28,152 44,160,32,166 44,158,40,142', '#2a1512', 4),
  ],
);

/** Where you were a moment ago. */
export const shadowSoul = figure(
  [22, 22, 180],
  { main: '#3a3558', veil: '#6a63a0', acc: '#a9f0ff', rim: '#c8d8ff' },
  (colours, { form }) => [
    glow(120, 130, 96, colours.veil, 0.22),
    form(
      '70,120 84,62 120,34 158,60 176,116 188,190 204,262* 176,244* 164,282* 142,248* 124,288* 104,250* 82,278* 72,240* 44,258* 58,190',
      colours.main,
      { d: 30 },
    ),
    flat('84,130 104,118 112,180 106,240 90,250 80,190', lit(colours.main, 0.2), 0.7),
    form('74,92 90,56 120,42 150,56 166,92 150,118 120,128 90,118', dark(colours.main, 0.35), { d: 14 }),
    flat('86,88* 110,94* 92,104*', colours.acc),
    flat('154,86* 130,94* 148,102*', colours.acc),
    line('104,112 120,116 136,110', colours.veil, 3),
    limb('76,150,9 44,172,7 26,160,4|168,148,9 202,166,7 218,150,4', colours.veil, 0.8),
    line('92,196 86,244|120,190 122,260|150,194 158,248', colours.veil, 3, 0.7),
  ],
);

/** They were set here to watch, and watch. */
export const eyesOfThara = figure(
  [20, 60, 190],
  { stone: '#8d8672', lid: '#6b5a86', white: '#f6efdc', acc: '#58c3b4', rim: '#fff0d0' },
  (colours, { form }) => [
    ground(122, 88),
    form('52,284* 66,226 96,204 148,204 178,226 190,284*', colours.stone, { d: 20 }),
    line('78,246 166,246|70,266 174,266', dark(colours.stone, 0.35), 4),
    form('24,140 52,104 92,98 114,132 94,168 52,172', colours.white, { d: 12 }),
    form('128,132 150,98 190,104 218,140 190,172 148,168', colours.white, { d: 12 }),
    flat('24,140* 46,96* 98,90* 116,130 92,112 56,114', colours.lid),
    flat('126,130 144,90* 196,96* 218,140* 186,114 150,112', colours.lid),
    oval(74, 138, 19, 21, colours.acc),
    oval(168, 138, 19, 21, colours.acc),
    dot(76, 139, 9.5, '#160c14'),
    dot(170, 139, 9.5, '#160c14'),
    dot(71, 131, 4, '#fffaf0'),
    dot(165, 131, 4, '#fffaf0'),
    glow(121, 136, 100, colours.acc, 0.14),
  ],
);

/** Lighter than the lamp that he is followed by. */
export const sharr = figure(
  [16, 30, 175],
  { main: '#e8b23c', breast: '#fff0c8', wing: '#f6d98a', acc: '#c9542c', rim: '#fffbe0' },
  (colours, { form }) => [
    glow(112, 130, 100, colours.wing, 0.26),
    form('96,140 66,104 26,70* 10,74* 24,94* 6,104* 24,118* 12,132* 40,144 86,168', dark(colours.wing, 0.2), { d: 8 }),
    form('160,190* 214,236* 204,252* 192,246* 190,266* 172,250* 160,268* 140,216', dark(colours.main, 0.15), { d: 10 }),
    form('66,124 100,106 146,138 180,186 168,214 126,212 88,184 68,154', colours.breast, { d: 20 }),
    line('100,166 116,164|108,180 128,176|122,194 144,188', colours.main, 3.4),
    form(
      '104,140 96,84 110,24* 128,8* 136,40* 154,28* 158,62* 174,56* 170,88* 188,86* 178,124* 190,134* 158,182 126,180',
      colours.wing,
      { d: 16 },
    ),
    line('120,44 126,138|140,56 138,148|160,76 150,158', colours.main, 2.6),
    form(`40,116 ${tufts('48,92 74,80 98,92', 4, 10, 0.4)} 106,122 88,146 58,146`, colours.main, { d: 12 }),
    flat('42,106* 16,114* 42,122*', colours.acc),
    dot(62, 106, 7, '#fff6e0'),
    dot(61, 106, 4, '#160c14'),
    limb('128,206,6 116,232,4|146,208,6 140,236,4', colours.acc),
    claws('116,230,102,238 116,232,112,246 140,234,128,244 140,236,142,248', colours.acc, 4),
  ],
);
