// Heroes of later boxes who stand in front: blades, lances, hammers, and one open hand.

import { BROAD, face, neck, SHOULDERS } from '@veillee/web/kit/paper/heads.ts';
import { dark, dot, eye, figure, flat, glow, limb, line, lit, tufts } from '@veillee/web/kit/paper/shapes.ts';

export const eliam = figure(
  [40, 30, 160],
  { main: '#2f6a78', skin: '#d9b08c', hair: '#c9a04e', steel: '#c2ccd6', acc: '#ffd06a', rim: '#fff0cc' },
  (colours, tools) => {
    const { form } = tools;
    return [
      line('8,236 2,150 26,74 84,22 150,8', colours.acc, 7, 0.35),
      line('22,240 16,160 38,92 88,44', colours.acc, 3, 0.5),
      form('90,60 132,46 166,74 178,130 188,206* 158,214 146,150', dark(colours.hair, 0.25), { d: 10 }),
      neck(colours.skin),
      form(SHOULDERS, colours.main, { d: 30 }),
      form('76,214* 118,226 164,208* 158,244 120,262 82,246', dark(colours.main, 0.3), { d: 8 }),
      line('78,216 118,230 162,212', colours.acc, 4),
      face(tools, { skin: colours.skin, hair: dark(colours.hair, 0.4), iris: '#2f6a78' }),
      form('80,108* 80,66 112,42 152,54 164,112* 150,124* 146,92 122,80 98,84 88,100', colours.hair, { d: 10 }),
      line('82,88 114,76 158,92', colours.main, 7),
      dot(92, 84, 4, colours.acc),
      flat('148,118* 166,104* 156,136*', colours.skin),
      form('160,206 198,204 226,238 228,272 190,258', colours.steel, { d: 14 }),
      line('168,222 216,246', dark(colours.steel, 0.4), 3),
      form('26,218* 30,52* 44,18* 56,52* 56,218*', colours.steel, { d: 10 }),
      line('43,44 42,206', dark(colours.steel, 0.35), 2.4),
      line('12,222 72,216', colours.acc, 9),
      line('42,226 42,272', '#5a3a28', 10),
      limb('26,238,9 58,236,9|28,252,9 60,250,9|32,266,8 60,264,8', colours.skin),
      form('48,300* 54,268 84,250 96,280 88,300*', colours.main, { d: 10 }),
    ];
  },
);

export const lordHawthorne = figure(
  [30, 20, 175],
  { main: '#3a4f8a', skin: '#d2a482', hair: '#9a9490', steel: '#aab4c2', acc: '#e8c060', rim: '#fff2d4' },
  (colours, tools) => {
    const { form } = tools;
    return [
      line('214,300 206,24', '#7a5636', 8),
      flat('198,40* 206,0* 216,40*', colours.steel),
      flat('206,52* 150,46* 164,66* 148,88* 208,88*', colours.main),
      line('152,54 206,58', colours.acc, 3),
      flat('152,78* 186,34* 178,62* 204,58* 182,82* 196,90* 158,104*', '#f0e4c8'),
      neck(colours.skin),
      form(BROAD, colours.steel, { d: 30 }),
      form('70,300* 76,216 118,206 156,212 168,300*', colours.main, { d: 18 }),
      flat('118,232* 132,252* 118,286* 104,252*', colours.acc),
      face(tools, { skin: colours.skin, hair: colours.hair, mouth: false }),
      flat('78,138* 96,130 114,132 136,130* 150,142* 128,144 112,140 94,146', colours.hair),
      line('98,150 114,150', dark(colours.skin, 0.6), 2.6),
      form('76,104* 78,62 116,36 156,54 168,104 166,154* 150,150* 150,104 120,84 88,92', colours.steel, { d: 14 }),
      line('78,92 116,76 164,96', colours.acc, 5),
      line('116,38 114,76', dark(colours.steel, 0.4), 3),
      flat('84,70* 46,40* 58,60* 34,62* 58,76* 48,88* 82,90*', '#f0e4c8'),
      form('6,288 8,234 36,208 76,214 84,250 58,276 26,294', colours.steel, { d: 14 }),
      line('12,262 78,236', colours.acc, 4),
      form('164,212 202,206 234,238 236,276 196,262', dark(colours.steel, 0.15), { d: 14 }),
    ];
  },
);

export const nanokOfTheBlade = figure(
  [42, 25, 160],
  { main: '#7a4a2c', skin: '#b9825e', hair: '#2c2228', steel: '#b4bcc6', acc: '#d8b06a', rim: '#ffe2b8' },
  (colours, tools) => {
    const { form } = tools;
    return [
      form('164,300* 186,70* 206,18* 224,76* 214,300*', colours.steel, { d: 14 }),
      line('204,40 196,290', dark(colours.steel, 0.35), 3),
      form('86,60 130,40 168,66 184,140 192,214* 160,210 148,140', colours.hair, { d: 8 }),
      neck(colours.skin),
      form(BROAD, colours.skin, { d: 36 }),
      line('52,236 96,256 118,240 148,258 190,234|118,240 118,300', dark(colours.skin, 0.4), 3),
      line('140,226 166,250|134,240 152,256|62,250 84,272', lit(colours.skin, 0.35), 3.4),
      form('16,236* 40,196 70,196* 190,300* 130,300*', colours.main, { d: 14 }),
      line('30,232 148,300|62,202 176,300', dark(colours.main, 0.4), 2.6),
      dot(60, 220, 9, colours.acc),
      face(tools, { skin: colours.skin, hair: colours.hair, angry: true }),
      line('88,118 96,138', lit(colours.skin, 0.45), 3),
      flat(`88,144* 112,140 138,134* ${tufts('140,146 124,160 100,162', 4, 6, 0.2)}`, colours.hair),
      line('96,146 114,144', '#3a1418', 3),
      form(`${tufts('80,98 84,56 120,36 158,56 170,110', 7, 9, 0.5)} 156,150* 148,100 122,80 96,86`, colours.hair, {
        d: 8,
      }),
      line('84,88 118,74 156,88', colours.acc, 4),
      line('152,110 166,196|160,112 180,190', colours.hair, 7),
      dot(167, 196, 5, colours.acc),
      dot(181, 190, 5, colours.acc),
      form('0,300* 6,238 40,216 62,240 56,300*', colours.skin, { d: 14 }),
      line('4,262 58,256', colours.main, 9),
    ];
  },
);

export const tahlia = figure(
  [42, 24, 160],
  { main: '#8a2f4a', skin: '#c99a78', hair: '#a8442a', steel: '#c0cad4', acc: '#f0c060', rim: '#ffe8c8' },
  (colours, tools) => {
    const { form, tube } = tools;
    return [
      tube('150,62,16 188,96,15 196,150,13 178,206,10 190,240,5', colours.hair),
      line('178,80 168,98|202,120 184,126|202,158 184,160|190,188 174,190', dark(colours.hair, 0.4), 3),
      neck(colours.skin),
      form(SHOULDERS, colours.main, { d: 28 }),
      form('66,300* 78,228 118,240 162,226 176,300*', colours.steel, { d: 18 }),
      line('120,242 120,300|84,262 158,258', dark(colours.steel, 0.4), 3),
      line('78,226 118,240 162,224', colours.acc, 5),
      face(tools, { skin: colours.skin, hair: colours.hair, woman: true, iris: '#3a6a4a', lips: '#9a3a3a' }),
      form('80,112* 78,66 112,40 152,50 166,104* 152,112* 146,88 122,78 98,84 90,98', colours.hair, { d: 10 }),
      line('82,86 116,74 156,88', colours.acc, 5),
      flat('108,72* 118,60* 126,74* 116,86*', colours.main),
      form('152,196 198,194 232,232 232,272 188,254', colours.steel, { d: 14 }),
      flat('176,198* 190,172* 204,204*|204,210* 224,188* 226,226*', colours.steel),
      form('30,206* 22,80* 30,30* 46,76* 58,202*', colours.steel, { d: 10 }),
      line('33,60 44,200', dark(colours.steel, 0.35), 2.4),
      line('16,214 76,200', colours.acc, 8),
      line('48,212 56,250', '#4a3024', 9),
      limb('34,226,8 66,220,8|38,240,8 70,234,8|42,254,8 70,248,8', colours.skin),
      form('44,300* 46,268 76,248 96,270 94,300*', dark(colours.main, 0.15), { d: 10 }),
    ];
  },
);

export const corbin = figure(
  [40, 24, 165],
  { main: '#5f6a34', skin: '#c08e6c', steel: '#8f99a4', acc: '#e0b24a', rim: '#fff0d0' },
  (colours, { form }) => [
    form(BROAD, colours.main, { d: 32 }),
    form('40,300* 58,216 118,202 178,214 196,300*', colours.steel, { d: 24 }),
    line('64,242 118,232 172,240|60,270 118,260 180,268', dark(colours.steel, 0.4), 3),
    flat('84,156 148,152 160,196 118,210 80,198', dark(colours.steel, 0.55)),
    form('68,92 82,52 118,38 154,50 170,92* 168,160* 140,192 118,198 92,192 66,160*', colours.steel, { d: 22 }),
    line('116,40 114,190', colours.acc, 7),
    line('68,106 116,112 170,102', colours.acc, 7),
    flat('74,114* 108,118* 106,130* 76,126*|124,118* 160,112* 160,124* 124,130*', '#140c10'),
    dot(96, 122, 4, colours.skin),
    dot(140, 120, 4.4, colours.skin),
    line('84,146 84,168|96,150 96,178|132,150 132,176|146,146 146,168', '#140c10', 4.6),
    dot(78, 90, 3.4, colours.acc),
    dot(158, 86, 3.4, colours.acc),
    dot(82, 142, 3.4, colours.acc),
    flat('108,40* 116,8* 126,40*', colours.acc),
    form('4,246 10,196 48,178 88,196 98,244 82,288 44,300* 14,284', colours.main, { d: 16 }),
    form('32,240 38,222 52,216 66,224 70,242 60,258 42,258', colours.steel, { d: 6 }),
    line('10,240 94,238|50,182 50,300', dark(colours.main, 0.4), 3),
    line('8,246 14,200 48,182 86,200 94,246', colours.steel, 6),
    form('176,208 210,204 236,238 234,280 200,266', dark(colours.steel, 0.15), { d: 14 }),
  ],
);

export const laughinBuldar = figure(
  [36, 30, 165],
  { main: '#8a4a2a', skin: '#cf9a74', hair: '#c25a26', steel: '#8a9098', acc: '#e0b24a', rim: '#ffe6bc' },
  (colours, tools) => {
    const { form } = tools;
    return [
      line('226,300 196,60', '#7a5636', 12),
      form('146,30* 220,8* 236,64* 164,88*', colours.steel, { d: 18 }),
      line('168,28 184,80|206,18 220,68', dark(colours.steel, 0.45), 5),
      form(BROAD, colours.skin, { d: 36 }),
      form('62,300* 60,216 96,204* 118,240 152,204* 186,216 190,300*', colours.main, { d: 20 }),
      line('72,226 176,300|172,222 70,300', dark(colours.main, 0.4), 6),
      form('70,104 82,64 118,48 156,62 172,104 166,150 140,180 96,180 72,148', colours.skin, { d: 20 }),
      flat('168,100 182,96 182,122 168,128', dark(colours.skin, 0.25)),
      dot(182, 128, 6, colours.acc),
      line('78,106 88,98 98,106|120,106 134,96 148,104', dark(colours.skin, 0.7), 4),
      line('74,90 98,88|116,88 148,84', colours.hair, 7),
      flat('96,104* 84,130 96,136 110,130', dark(colours.skin, 0.2)),
      dot(78, 130, 9, '#d8705a', 0.45),
      dot(146, 130, 10, '#d8705a', 0.45),
      form(
        `66,132* 84,142 104,138 132,140 168,128* ${tufts('172,150 160,200 122,238 84,214 64,166', 10, 12, 0.3)}`,
        colours.hair,
        { d: 20 },
      ),
      form('82,148* 104,144 138,148* 132,174 110,184 90,172', '#3a0f14', { d: 0, r: 0 }),
      flat('86,150* 134,150* 128,160* 92,160*', '#fff4e0'),
      flat('96,176* 110,168 124,176* 110,184', '#c2505a'),
      line('84,196 90,224|104,200 108,236|124,200 126,232|142,192 140,218', dark(colours.hair, 0.35), 3),
      line('92,212 112,216', colours.acc, 6),
      form('0,300* 4,236 34,212 66,232 70,300*', colours.skin, { d: 14 }),
      line('2,266 70,256', colours.steel, 12),
      limb('196,236,13 226,230,13|198,254,13 230,250,13', colours.skin),
    ];
  },
);

export const jonasTheKind = figure(
  [42, 36, 155],
  { main: '#4a78a8', skin: '#8f5f42', hair: '#d9d2c6', steel: '#c9ced4', acc: '#ffe08a', rim: '#fff2d0' },
  (colours, tools) => {
    const { form, tube } = tools;
    return [
      glow(118, 96, 86, colours.acc, 0.1),
      neck(colours.skin),
      form(SHOULDERS, colours.main, { d: 30 }),
      form('72,212* 118,232 166,208* 176,244 120,266 66,248', '#efe6d2', { d: 12 }),
      line('118,238 118,300', colours.acc, 5),
      flat('118,250* 130,264* 118,284* 106,264*', colours.acc),
      face(tools, { skin: colours.skin, hair: colours.hair, mouth: false }),
      form('82,96* 84,68 116,54 148,66 156,100* 140,84 116,80 94,86', colours.skin, { d: 6 }),
      line('104,70 128,68', lit(colours.skin, 0.35), 3),
      line('94,138 106,144 122,138', dark(colours.skin, 0.65), 3),
      flat(
        `86,140* 92,154 110,160* 140,138* 146,126* ${tufts('148,140 130,162 104,168 88,156', 5, 6, 0.2)}`,
        colours.hair,
      ),
      line('86,92 98,90|112,90 134,92', colours.hair, 5),
      tube('74,300,22 52,262,18 40,232,13', colours.main),
      line('30,250 66,236', colours.acc, 5),
      form('22,236 20,206 34,194 52,204 56,230 44,244', colours.skin, { d: 8 }),
      limb(
        '26,206,6 14,176,5 10,160,4|36,200,6 30,166,5 28,146,4|46,202,6 46,170,5 48,150,4|54,212,6 64,190,5 70,178,4',
        colours.skin,
      ),
      line('28,218 44,214', dark(colours.skin, 0.4), 2.4),
      form('166,212 200,208 226,240 224,278 192,262', colours.steel, { d: 12 }),
    ];
  },
);

export const karnon = figure(
  [36, 20, 180],
  { main: '#4a6a8a', skin: '#8fa6ac', hair: '#e4ecf0', bone: '#f0e6cc', acc: '#9ff0ff', rim: '#f0fbff' },
  (colours, { form, tube }) => [
    form(BROAD, dark(colours.skin, 0.15), { d: 36 }),
    form(`0,300* ${tufts('6,236 44,196 104,180 164,184 214,212', 10, 16, 0.4)} 238,248* 238,300*`, colours.hair, {
      d: 26,
    }),
    form('56,300* 78,250 122,240 168,250 188,300*', colours.main, { d: 16 }),
    line('64,280 180,276', dark(colours.main, 0.4), 5),
    flat('112,262* 122,244* 132,262* 122,290*', colours.acc),
    tube('148,82,15 180,64,13 202,34,8 200,10,0', dark(colours.bone, 0.15)),
    form('66,104 80,68 118,54 158,70 174,112 168,154 144,186 104,194 74,178 60,146', colours.skin, { d: 22 }),
    flat('166,104* 196,92* 176,132*', dark(colours.skin, 0.2)),
    form('56,152 76,136 112,142 144,136 158,156 138,188 100,198 66,184', lit(colours.skin, 0.12), { d: 10 }),
    line('62,156 92,150 122,154 150,146', '#1a1c28', 3.6),
    flat('70,158* 64,120* 86,152*|124,154* 142,116* 146,150*', colours.bone),
    flat('84,112 74,134 88,140 104,134 98,114', dark(colours.skin, 0.2)),
    line('64,106 90,112|102,112 138,102', dark(colours.skin, 0.6), 9),
    eye(80, 120, 7, colours.acc, { turn: 14 }),
    eye(120, 118, 8, colours.acc, { turn: -12 }),
    form(`${tufts('74,80 90,48 124,36 160,58 180,110', 7, 15, 0.7)} 168,150* 150,90* 120,72*`, colours.hair, { d: 8 }),
    tube('86,84,14 56,70,12 34,44,8 32,18,0', colours.bone),
    flat(`${tufts('84,192 108,202 132,192', 4, -20, 0)} 108,184*`, colours.hair),
    flat('20,300* 30,262* 42,300*|50,300* 58,272* 70,300*', colours.acc, 0.8),
    form('176,226 210,222 238,252 238,300* 192,300*', dark(colours.skin, 0.1), { d: 16 }),
  ],
);
