// Heroes of later boxes who are not seen coming: archers, thieves, beasts, and a monk who takes his time.

import { BROAD, face, neck, SHOULDERS } from '@veillee/web/kit/paper/heads.ts';
import { dark, dot, eye, figure, flat, limb, line, lit, put, teeth, tufts } from '@veillee/web/kit/paper/shapes.ts';

/** A bow with its string, at the left edge. */
const bow = (wood: string): string =>
  line('24,300 74,180 26,24', '#efe6d0', 1.5, 0.9) +
  line('26,24 4,80 14,160 2,232 24,300', wood, 7) +
  line('24,32 8,80 14,140', lit(wood, 0.4), 2);

export const kirga = figure(
  [36, 22, 170],
  { main: '#7a4a2c', skin: '#7f8a4a', hair: '#2a2420', bone: '#f2e6c4', acc: '#ffd24a', rim: '#fbffc8' },
  (colours, { form }) => [
    bow('#6a4a30'),
    form('96,78 130,54 172,72 196,130 204,214* 150,210', dark(colours.main, 0.3), { d: 12 }),
    form(BROAD, colours.skin, { d: 34 }),
    form('52,300* 66,222 118,206 172,220 190,300*', colours.main, { d: 20 }),
    line('74,236 168,300|164,232 78,300', dark(colours.main, 0.45), 6),
    form('74,92 90,64 124,52 156,68 168,108 160,150 136,176 100,178 76,160 66,126', colours.skin, { d: 18 }),
    form('66,146 86,130 116,136 144,132 154,148 138,176 100,184 74,172', lit(colours.skin, 0.12), { d: 8 }),
    line('72,150 96,144 122,148 146,142', '#241014', 3.4),
    flat('78,152* 70,118* 92,146*|120,148* 134,112* 142,144*', colours.bone),
    flat('86,108 78,130 92,134 106,130 100,112', dark(colours.skin, 0.2)),
    line('72,102 92,108|102,108 134,98', dark(colours.skin, 0.65), 7),
    eye(84, 114, 6.5, colours.acc, { turn: 16 }),
    eye(116, 112, 7, colours.acc, { turn: -14 }),
    form('66,112* 78,60 118,38 164,58 182,120 178,186* 160,180* 160,112 132,82 96,84', colours.main, { d: 14 }),
    line('68,106 96,80 132,78 162,112', lit(colours.main, 0.3), 3),
    flat('100,62* 92,24* 112,56*|122,56* 126,16* 138,56*', colours.bone),
    line('88,200 112,214 144,208 164,194', '#d8c8a0', 3),
    flat('96,204* 100,222* 106,208*|116,212* 120,230* 126,212*|136,210* 142,226* 146,206*', colours.bone),
    line('206,300 190,150|218,300 208,146', '#b9a27a', 3),
    flat('182,138* 200,138* 192,166*|200,134* 218,134* 208,162*', '#d8442c'),
  ],
);

export const laurelOfBloodwood = figure(
  [40, 24, 165],
  { main: '#4a7a3a', skin: '#d8b394', hair: '#7a2f24', acc: '#e8c060', leaf: '#9ac25a', rim: '#fff2d0' },
  (colours, tools) => {
    const { form } = tools;
    return [
      bow('#7a3a2a'),
      form('86,66 126,42 168,64 184,130 196,226* 164,240 140,190', colours.hair, { d: 14 }),
      neck(colours.skin),
      form(SHOULDERS, colours.main, { d: 30 }),
      form('74,206* 96,196 118,212 144,196 168,208* 150,238 118,252 88,238', dark(colours.main, 0.3), { d: 10 }),
      dot(118, 244, 8, colours.acc),
      face(tools, { skin: colours.skin, hair: colours.hair, woman: true, iris: '#4a7a3a', ear: false }),
      flat('148,100* 192,76* 160,124*', colours.skin),
      form('78,126* 76,70 110,40 152,52 168,96* 152,100* 140,82 116,76 96,86 92,128*', colours.hair, { d: 10 }),
      form('150,96* 166,110 176,170 168,214* 154,160', colours.hair, { d: 8 }),
      line('80,84 114,70 158,86', colours.leaf, 4),
      flat(
        '92,80* 84,56* 102,70*|112,72* 114,46* 126,66*|134,74* 146,50* 148,74*|152,82* 172,66* 164,88*',
        colours.leaf,
      ),
      dot(106, 74, 4, '#c2382c'),
      dot(142, 76, 4, '#c2382c'),
      line('90,124 96,122', '#d8705a', 4, 0.5),
      line('200,300 184,172|212,300 204,168', '#b9a27a', 3),
      flat('176,160* 194,160* 186,188*|196,156* 214,156* 204,184*', colours.leaf),
      line('60,230 176,300', '#5a3a28', 9),
    ];
  },
);

export const tetherys = figure(
  [40, 26, 165],
  { main: '#4a4f6a', skin: '#d4b49a', hair: '#d8d0b8', steel: '#c8d2da', acc: '#8fd8c0', rim: '#f0f6ff' },
  (colours, tools) => {
    const { form } = tools;
    return [
      form('72,118* 84,54 124,22 170,60 192,130 198,222* 140,214 96,222*', dark(colours.main, 0.35), { d: 18 }),
      neck(colours.skin),
      form(SHOULDERS, colours.main, { d: 32 }),
      face(tools, { skin: colours.skin, hair: dark(colours.hair, 0.5), mouth: false, ear: false, iris: '#2a8a70' }),
      line('94,140 108,142 124,132', dark(colours.skin, 0.65), 3),
      flat('84,96* 100,84 112,92 96,120*|128,82* 150,96* 152,138* 140,104', colours.hair),
      form('70,122* 76,62 118,24 164,52 184,116 190,206* 164,188 158,120 138,86 104,80 88,96', colours.main, { d: 16 }),
      line('72,116 88,92 108,78 138,84 160,120 166,186', lit(colours.main, 0.3), 3),
      form('66,214* 92,192 120,212 152,190 176,210* 150,246 118,258 86,244', dark(colours.main, 0.2), { d: 10 }),
      dot(119, 244, 8, colours.acc),
      flat('26,190* 38,84* 52,192*', colours.steel),
      line('39,104 40,186', dark(colours.steel, 0.35), 2.4),
      line('20,196 60,192', colours.acc, 6),
      line('40,200 42,232', '#3a2a2a', 9),
      limb('26,212,8 56,208,8|28,226,8 58,222,8', '#3a2a30'),
      form('26,300* 28,262 52,236 82,252 90,300*', dark(colours.main, 0.15), { d: 12 }),
      line('186,300 214,40', '#b9a27a', 3),
      flat('206,52* 216,14* 224,54*', colours.steel),
      flat('182,292* 174,268* 190,272*|190,288* 200,268* 192,264*', colours.acc),
    ];
  },
);

export const tobinFarslayer = figure(
  [34, 26, 175],
  { main: '#4f7a34', skin: '#e0b48e', hair: '#a8622c', steel: '#a8b2ba', acc: '#e8c060', rim: '#fff0c8' },
  (colours, tools) => {
    const { form } = tools;
    return [
      neck(colours.skin, 116, 116),
      form(SHOULDERS, colours.main, { d: 30 }),
      form('80,212* 118,228 158,210* 154,300* 84,300*', '#d8c49a', { d: 12 }),
      line('104,240 132,246|132,240 104,248|104,264 132,270|132,264 104,272', '#6a4a30', 3),
      form(`${tufts('80,128 84,86 124,70 164,92 174,150', 8, 9, 0.6)} 160,160* 150,120 120,104 94,112`, colours.hair, {
        d: 8,
      }),
      face(tools, { y: 116, skin: colours.skin, hair: colours.hair, iris: '#5a7a2c', mouth: false }),
      line('92,150 106,156 124,146', dark(colours.skin, 0.6), 3),
      dot(84, 132, 1.8, dark(colours.skin, 0.35)),
      dot(90, 136, 1.8, dark(colours.skin, 0.35)),
      dot(122, 134, 1.8, dark(colours.skin, 0.35)),
      dot(130, 130, 1.8, dark(colours.skin, 0.35)),
      flat('80,104* 92,92 104,100 90,116*|132,92* 152,104* 154,134* 142,112', colours.hair),
      form('56,98* 92,58 132,34 176,56 196,104* 160,88 124,82 92,92', colours.main, { d: 14 }),
      line('58,98 92,86 126,78 160,84 194,102', dark(colours.main, 0.35), 6),
      flat('142,72* 176,30 220,10* 204,44 164,80', '#c23a2c'),
      line('150,72 210,18', lit('#c23a2c', 0.4), 2),
      line('8,206 90,250', '#6a4a30', 14),
      line('12,202 90,244', '#a8784a', 3),
      line('28,160 14,190 8,214 12,248 26,276', colours.steel, 7),
      line('28,160 66,232 26,276', '#efe6d0', 1.6),
      flat('2,192* 16,208* 2,214* -4,202*', colours.steel),
      limb('60,226,8 80,214,7|70,238,8 88,226,7|78,252,8 94,240,7', colours.skin),
      form('70,300* 76,262 104,244 122,268 118,300*', dark(colours.main, 0.15), { d: 10 }),
    ];
  },
);

export const naraTheFang = figure(
  [20, 18, 190],
  { main: '#7a5230', skin: '#8a8a92', belly: '#d8d4cc', acc: '#ffc83a', bone: '#fff4dc', rim: '#eef4ff' },
  (colours, { form }) => [
    form(
      `2,300* ${tufts('8,232 44,192 96,168 168,168 214,200', 10, 14, 0.4)} 236,236* 238,300*`,
      dark(colours.skin, 0.2),
      {
        d: 32,
      },
    ),
    form('58,300* 74,236 118,222 164,234 184,300*', colours.main, { d: 18 }),
    line('74,238 118,226 164,236', colours.acc, 4),
    flat('112,254* 118,240* 126,254* 119,286*', colours.bone),
    form('142,82* 168,12* 194,62 188,104', dark(colours.skin, 0.25), { d: 8 }),
    form(
      `88,96 112,64 152,64 184,92 ${tufts('192,118 190,158 160,192', 6, 12, 0.5)} 128,206* 100,182 96,150`,
      colours.skin,
      {
        d: 22,
      },
    ),
    flat('92,156* 128,164 150,186 128,206 104,194', colours.belly),
    flat('104,160* 72,186 34,190* 44,172 86,148', dark(colours.skin, 0.3)),
    flat('98,150* 70,172 34,178* 24,158*', '#2a0c12'),
    teeth(40, 184, 88, 166, 5, 9, colours.bone),
    form('108,78 124,96 118,138 92,156 36,164* 12,152 14,134 40,122 76,104', colours.skin, { d: 14 }),
    flat('40,140* 78,132 104,142 92,154 40,162', colours.belly),
    teeth(92, 154, 28, 162, 6, 11, colours.bone),
    flat('12,136 26,128 34,138 24,148', '#160e14'),
    line('74,106 96,98 118,108', dark(colours.skin, 0.6), 6),
    eye(94, 112, 11, colours.acc, { turn: 6 }),
    form('96,90* 100,10* 140,66 132,90', colours.skin, { d: 8 }),
    flat('106,78* 108,32* 128,68*', dark(colours.belly, 0.35)),
    line('150,100 168,112|156,118 172,130|150,136 164,148', lit(colours.skin, 0.3), 3),
    line('126,118 142,158', '#c24a44', 3),
  ],
);

/** The bear and who sits before him. */
export const okalukAndRakash = figure(
  [24, 46, 214],
  { main: '#a3542c', skin: '#8aa05a', fur: '#5e4434', bone: '#f2e6c6', acc: '#ffcf4a', rim: '#ffe8c0' },
  (colours, { form }) => [
    form(`2,300* ${tufts('8,226 36,180 96,150 176,150 222,196', 11, 14, 0.4)} 238,240* 238,300*`, colours.fur, {
      d: 34,
    }),
    form('62,50 58,24 76,10 98,18 102,44 84,62', colours.fur, { d: 8 }),
    form('164,46 168,20 190,12 206,30 200,56 180,64', dark(colours.fur, 0.2), { d: 8 }),
    form(
      `52,92 74,50 120,34 172,46 ${tufts('198,84 200,128 176,164', 5, 9, 0.4)} 128,182* 82,172 54,134`,
      colours.fur,
      { d: 24 },
    ),
    form('52,112 78,96 116,104 126,132 110,160 74,164 46,146', lit(colours.fur, 0.3), { d: 12 }),
    flat('54,112 72,102 88,110 76,124 58,124', '#180e12'),
    line('70,126 70,140 56,148|70,140 92,150 110,142', '#180e12', 3.4),
    flat('60,148* 62,160* 68,149*|88,150* 92,162* 98,149*', colours.bone),
    line('68,82 88,86|112,84 136,74', dark(colours.fur, 0.6), 7),
    dot(82, 93, 5.4, colours.acc),
    dot(124, 90, 6, colours.acc),
    dot(80, 93, 2.8, '#140a0c'),
    dot(122, 90, 3, '#140a0c'),
    form('118,300* 124,262 146,246 180,244 204,262 214,300*', colours.main, { d: 14 }),
    line('128,268 164,280 204,268', colours.acc, 4),
    flat('124,208* 96,192* 122,226*|196,204* 222,188* 200,224*', colours.skin),
    form('122,204 134,182 162,174 188,184 198,208 188,236 160,250 134,238', colours.skin, { d: 14 }),
    form('118,206* 130,176 160,164 192,176 202,206* 180,196 160,198 138,196', colours.bone, { d: 6 }),
    flat('134,176* 126,152* 148,168*|172,168* 196,150* 188,178*', colours.bone),
    dot(144, 212, 5.4, colours.acc),
    dot(170, 210, 6, colours.acc),
    dot(143, 212, 2.6, '#140a0c'),
    dot(169, 210, 2.8, '#140a0c'),
    line('142,230 158,236 174,228', '#2a1418', 3),
    flat('146,232* 148,240* 153,234*|166,233* 170,241* 172,231*', colours.bone),
    line('222,300 210,170', '#7a5636', 6),
    form('194,158 204,142 222,142 230,158 222,174 204,174', colours.bone, { d: 6 }),
    dot(206, 156, 3.6, '#140a0c'),
    dot(219, 156, 3.6, '#140a0c'),
  ],
);

export const brotherGlyr = figure(
  [40, 34, 165],
  { main: '#7a5230', skin: '#d0a07c', hair: '#8a4e28', steel: '#a8b0b8', acc: '#e8c060', rim: '#ffe8c0' },
  (colours, tools) => {
    const { form } = tools;
    return [
      line('212,300 204,46', '#7a5636', 9),
      line('202,78 222,78', colours.acc, 5),
      dot(204, 40, 12, colours.acc),
      dot(204, 40, 6, dark(colours.acc, 0.4)),
      form('56,230* 70,186 118,168 168,182 190,230* 120,250', dark(colours.main, 0.25), { d: 18 }),
      form(put(SHOULDERS, { dy: 14 }), colours.main, { d: 32 }),
      form('70,108 80,72 118,56 156,70 168,108 158,152 116,176 80,156', colours.skin, { d: 18 }),
      flat('166,106 178,102 178,126 166,132', dark(colours.skin, 0.25)),
      form('66,112* 68,84 84,68* 92,80 84,104', colours.hair, { d: 4 }),
      form('144,66* 168,80 176,120* 162,124 156,92', colours.hair, { d: 6 }),
      line('100,66 136,64', lit(colours.skin, 0.35), 4),
      line('70,98 92,102|112,102 142,94', dark(colours.hair, 0.2), 8),
      flat('71,114* 80,107 89,114* 80,118|114,114* 126,106 140,112* 128,118', '#f6ecd9'),
      dot(79, 113, 3.4, '#3a2418'),
      dot(125, 112, 3.8, '#3a2418'),
      form('96,112* 80,132 90,142 107,136 106,118', lit(colours.skin, 0.1), { d: 6 }),
      form(
        `64,126* 78,148 98,142 124,144 166,124* ${tufts('170,150 162,196 140,226', 5, 9, 0.3)} 118,276* ${tufts('98,228 74,196 62,150', 5, 9, 0.3)}`,
        colours.hair,
        { d: 18 },
      ),
      line('88,150 104,154 120,148', '#4a1a18', 3),
      line('92,176 106,226|120,178 118,232|142,174 130,224', dark(colours.hair, 0.35), 3),
      line('106,246 132,244', colours.acc, 7),
      line('70,254 104,292|168,250 134,292', '#c9b48a', 5),
      limb('196,232,11 220,228,11|198,248,11 222,244,11', colours.skin),
    ];
  },
);
