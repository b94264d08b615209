// Heroes of steel and strength. palette.main is the cloth: the colour of the hero's seat may be put there.

import { BROAD, face, neck, SHOULDERS } from '@veillee/web/kit/paper/heads.ts';
import { dark, dot, eye, figure, flat, limb, line, lit, tufts } from '@veillee/web/kit/paper/shapes.ts';

export const steelhorns = figure(
  [15, 10, 205],
  { main: '#7a3a2c', skin: '#6a4a3a', steel: '#b0bac4', acc: '#ffc24a', bone: '#e0d2b0', rim: '#ffdcae' },
  (colours, { form, tube }) => [
    tube('150,76,15 186,70,15 212,44,11 214,22,9', colours.bone, { d: 10 }),
    form('203,26* 206,2* 224,24*', colours.steel, { d: 4 }),
    line('202,30 226,32', colours.acc, 4),
    form(`4,300* 12,220 ${tufts('44,188 90,160 160,152 208,190', 8, 10, 0.4)} 232,226* 238,300*`, colours.skin, {
      d: 34,
    }),
    form('58,300* 76,228 120,214 168,226 180,300*', colours.main, { d: 20 }),
    line('120,216 122,300|78,236 166,232', dark(colours.main, 0.4), 3),
    dot(122, 256, 12, colours.acc),
    dot(122, 256, 6, dark(colours.acc, 0.5)),
    form('84,74 116,56 152,66 166,100 156,136 128,160 110,196 84,208 58,196 56,172 72,146 72,108', colours.skin, {
      d: 20,
    }),
    form('58,166 82,156 106,170 104,196 84,208 62,200 54,184', lit(colours.skin, 0.22), { d: 8 }),
    flat('62,178 72,174 74,184 66,188|86,184 98,178 98,188 90,194', '#1a0e12'),
    `<path d="M70 194q-10 20 8 24q18 0 14-22" fill="none" stroke="${colours.acc}" stroke-width="5"/>`,
    flat('150,92* 190,92 206,106* 182,116 156,110', dark(colours.skin, 0.25)),
    flat('80,96* 54,92 40,104* 58,112 76,108', dark(colours.skin, 0.1)),
    line('72,112 92,120|112,120 138,108', dark(colours.skin, 0.6), 6.5),
    eye(82, 124, 7, colours.acc, { turn: 18 }),
    eye(124, 122, 8, colours.acc, { turn: -16 }),
    flat(`${tufts('90,74 116,50 150,68', 5, 14, 0.3)} 138,92* 118,84* 110,104* 98,86*`, dark(colours.skin, 0.45)),
    tube('88,82,15 50,80,16 22,56,12 18,32,10', colours.bone, { d: 10 }),
    form('8,36* 8,2* 30,30*', colours.steel, { d: 5 }),
    line('7,40 31,36', colours.acc, 4),
    line('36,62 46,90|54,66 58,94', dark(colours.bone, 0.35), 2.4),
    form('-4,286 2,244 30,222 66,230 76,262 52,288 16,298', colours.steel, { d: 16 }),
    line('6,264 70,246|10,282 62,268', dark(colours.steel, 0.4), 3),
    flat('14,232* 4,204* 32,224*|40,224* 44,198* 60,230*', colours.steel),
    form('172,208 210,202 236,236 238,262 200,258', dark(colours.steel, 0.2), { d: 14 }),
  ],
);

export const mordrog = figure(
  [40, 5, 170],
  {
    main: '#8a4a22',
    skin: '#6f8a4c',
    hair: '#2a2024',
    steel: '#7c828a',
    acc: '#ffd24a',
    bone: '#f0e4c4',
    rim: '#f8ffc8',
  },
  (colours, { form }) => [
    line('214,300 190,40', '#7a5636', 8),
    form('184,44* 150,20 158,-2* 188,16 214,8* 226,50 218,84* 196,74', colours.steel, { d: 12 }),
    line('206,20 214,70', dark(colours.steel, 0.4), 2.6),
    form(BROAD, colours.skin, { d: 34 }),
    form('60,300* 62,214 100,204* 124,240 156,200* 190,216 198,300*', '#5a4030', { d: 18 }),
    line('78,222 170,288|176,216 84,292', dark('#5a4030', 0.45), 6),
    dot(126, 254, 13, colours.steel),
    dot(126, 254, 6, colours.main),
    form('76,88 92,58 126,48 156,66 166,104 160,144 138,170 100,176 78,160 70,124', colours.skin, { d: 18 }),
    flat('158,96* 190,78* 168,122*', dark(colours.skin, 0.2)),
    form('68,146 84,128 116,134 144,130 156,146 140,174 102,182 76,170', lit(colours.skin, 0.12), { d: 10 }),
    line('74,146 96,140 122,144 146,138', '#2a1216', 3.4),
    flat('78,148* 72,116* 92,142*|122,144* 136,110* 142,140*', colours.bone),
    flat('86,106 80,128 92,132 106,128 100,110', dark(colours.skin, 0.18)),
    line('72,98 92,108|102,108 134,94', dark(colours.skin, 0.65), 7),
    eye(84, 112, 6.5, colours.acc, { turn: 20 }),
    eye(116, 110, 7, colours.acc, { turn: -16 }),
    line('128,76 142,128', lit(colours.skin, 0.4), 3),
    form('108,56* 104,30 124,10 156,8* 146,26 164,38* 142,46 132,58*', colours.hair, { d: 6 }),
    line('106,50 132,52', colours.main, 6),
    form('0,276 4,218 36,186 82,194 94,232 68,266 30,284', colours.main, { d: 18 }),
    flat('20,200* 6,160* 42,188*|48,188* 50,146* 68,190*|74,194* 92,160* 90,214*', colours.bone),
    line('8,252 90,226|12,268 76,250', dark(colours.main, 0.45), 3),
    limb('196,214,12 222,206,12|196,232,12 226,226,12|198,250,12 226,246,12', colours.skin),
  ],
);

export const sirValadir = figure(
  [50, 25, 160],
  { main: '#33609c', skin: '#d8aa88', hair: '#8a5a30', steel: '#a8b2c0', acc: '#f0c050', rim: '#fff2d0' },
  (colours, tools) => {
    const { form } = tools;
    return [
      form('130,50* 140,14 178,2 222,30* 198,30 216,62* 184,50 192,84* 162,70 148,72', colours.main, { d: 12 }),
      neck(colours.skin, 116, 114),
      form(SHOULDERS, colours.main, { d: 30 }),
      form('50,300* 60,226 96,204 150,202 180,228 190,300*', colours.steel, { d: 28 }),
      line('118,214 116,300', dark(colours.steel, 0.4), 3),
      line('72,250 116,268 170,246', colours.acc, 4),
      flat('150,222* 178,222* 178,244 164,258* 150,244', colours.main),
      line('164,226 164,250', colours.acc, 3),
      face(tools, { y: 114, skin: colours.skin, hair: colours.hair, iris: '#33609c', ear: false }),
      flat('90,146* 104,142 118,144 106,148', colours.hair),
      flat('96,152* 118,150* 110,166 100,164', colours.hair),
      form('76,186 114,204 154,184 162,206 118,228 78,208', colours.steel, { d: 10 }),
      form('78,106* 74,76 100,46 138,46 164,76 166,140 156,172* 144,164 148,116 126,92 100,92', colours.steel, {
        d: 16,
      }),
      form('72,88* 74,62 104,44 142,52 158,72* 126,76 96,80', lit(colours.steel, 0.12), { d: 8 }),
      line('84,76 120,66 150,66', '#2a2430', 3.4),
      line('76,98 102,90 126,92 148,116', colours.acc, 4),
      line('116,44 112,74', colours.acc, 4),
      form('12,252 28,208 68,200 86,224 72,254 34,268', colours.steel, { d: 12 }),
      line('20,246 82,224', colours.acc, 3.4),
      form('172,206 208,210 228,246 212,262 184,246', dark(colours.steel, 0.2), { d: 10 }),
      form('30,232* 34,60 44,26* 54,60 58,232*', '#dfe6ee', { d: 0, w: 2 }),
      flat('44,26* 54,60 58,232* 45,232*', '#9aa6b6'),
      line('12,234 78,234', colours.acc, 9),
      line('44,238 44,276', '#6a4030', 9),
      dot(44, 284, 8, colours.acc),
      limb('30,250,9 58,250,9|30,264,9 58,265,9', colours.steel),
    ];
  },
);

export const trenloeTheStrong = figure(
  [35, 45, 150],
  { main: '#3c7a48', skin: '#b98460', hair: '#5a3420', steel: '#858b92', acc: '#d8a040', rim: '#ffe2b8' },
  (colours, tools) => {
    const { form } = tools;
    return [
      line('214,300 176,64', '#7a5636', 11),
      form('128,22* 206,4* 222,58* 144,78*', colours.steel, { d: 16 }),
      line('146,18 162,74|190,8 206,62', dark(colours.steel, 0.4), 3),
      dot(175, 42, 8, colours.acc),
      neck(colours.skin, 112, 110, 1.12),
      form('0,300* 2,226 34,190 88,172 154,170 204,186 236,220 240,300*', colours.skin, { d: 38 }),
      line('60,236 100,250 124,238 150,250 192,232|124,238 124,276', dark(colours.skin, 0.35), 3),
      form('44,192* 70,180 196,276 206,300* 160,300*', colours.main, { d: 14 }),
      line('50,190 182,300|70,182 204,290', colours.acc, 3),
      dot(126, 238, 10, colours.acc),
      dot(126, 238, 5, dark(colours.main, 0.3)),
      face(tools, { x: 112, y: 110, k: 1.12, skin: colours.skin, hair: colours.hair, angry: true, mouth: false }),
      flat(
        `78,142* 96,132 112,136 136,128* 150,126* ${tufts('150,128 146,160 112,178 82,162', 5, 6, 0.2)}`,
        colours.hair,
      ),
      flat(
        '68,152* 78,134 98,130 112,138 98,146 82,144|112,138* 128,128 148,132 162,150* 140,146 124,146',
        lit(colours.hair, 0.15),
      ),
      line('96,152 116,152', '#3a1418', 3),
      line('98,66 116,62|88,80 94,72', lit(colours.skin, 0.4), 3),
      dot(155, 118, 5, colours.acc),
      form('0,300* 4,232 30,204 66,212 78,250 64,300*', colours.skin, { d: 16 }),
      form('2,272* 68,262* 68,300* 0,300*', '#5a4030', { d: 0 }),
      line('2,276 68,266|0,292 68,284', colours.acc, 3),
      line('20,228 50,222', dark(colours.skin, 0.3), 3),
      limb('184,196,13 212,188,13|188,214,13 218,208,13|194,232,13 222,228,13', colours.skin),
    ];
  },
);

export const oneFist = figure(
  [45, 40, 155],
  { main: '#a35127', skin: '#a87452', hair: '#9a9a98', steel: '#848c98', acc: '#e0b04a', rim: '#ffe0b0' },
  (colours, tools) => {
    const { form, tube } = tools;
    return [
      neck(colours.skin, 122, 104),
      form(BROAD, colours.main, { d: 32 }),
      form('62,300* 74,214 100,196* 124,232 152,192* 178,212 186,300*', '#6a6660', { d: 14 }),
      ...[226, 242, 258, 274, 290].map(y =>
        line(`${80 + (y - 226) / 6},${y} 124,${y + 8} 176,${y - 4}`, '#4a4844', 2.4),
      ),
      form('176,212 212,210 232,250 226,296 196,300* 184,262', dark(colours.main, 0.15), { d: 12 }),
      form('196,262 222,256 230,286 214,302 194,294', '#d8ccb4', { d: 8 }),
      line('196,274 228,268|196,286 228,282', '#9a8a6a', 3),
      face(tools, {
        x: 122,
        y: 104,
        skin: colours.skin,
        hair: colours.hair,
        angry: true,
        mouth: false,
        iris: '#3a5a6a',
      }),
      form(
        `86,120* 100,136 120,132 148,118* 156,104* 164,134 ${tufts('162,146 144,176 118,188 96,172 86,130', 7, 9, 0.3)}`,
        colours.hair,
        { d: 12 },
      ),
      line('102,148 124,146', '#3a1418', 3.4),
      flat('92,138* 108,130 118,136 104,144|118,136* 132,128 146,136 130,142', lit(colours.hair, 0.3)),
      form('86,90* 84,64 112,50 146,54 162,78 160,106* 150,86 122,76 100,80', colours.hair, { d: 8 }),
      flat('112,98* 126,88 142,96* 128,108', '#1a1420'),
      line('88,84 124,92 162,84', '#1a1420', 4),
      tube('70,304,30 56,254,25 54,208,20', colours.steel),
      line('34,234 80,226|36,252 82,246', dark(colours.steel, 0.4), 3),
      form('14,136 34,118 66,116 90,130 96,170 80,208 38,214 14,186', colours.steel, { d: 22 }),
      line('32,124 34,158|50,118 52,156|70,120 72,156', dark(colours.steel, 0.5), 3.4),
      form('20,156 50,152 76,160 78,182 48,188 18,180', lit(colours.steel, 0.15), { d: 8 }),
      flat('24,132* 14,108* 38,122*|40,120* 40,94* 56,118*|60,116* 70,92* 78,122*', colours.acc),
      line('24,206 84,202', colours.acc, 5),
    ];
  },
);
