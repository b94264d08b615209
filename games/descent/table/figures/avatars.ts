// Whom the overlord is in the campaign, as busts.

import { face, neck, SHOULDERS } from '@veillee/web/kit/paper/heads.ts';
import {
  dark,
  dot,
  eye,
  figure,
  flame,
  flat,
  glow,
  limb,
  line,
  oval,
  spikes,
  tufts,
} from '@veillee/web/kit/paper/shapes.ts';
import { wyrmHead } from './wyrm-head.ts';

export const greatWyrm = figure(
  [0, 2, 220],
  { main: '#6a3a1c', skin: '#c0892e', belly: '#f0d890', acc: '#ff4a2a', bone: '#fff0c8', rim: '#fff4c8' },
  (colours, tools) => [
    glow(120, 120, 118, colours.acc, 0.07),
    flat(
      '164,90* 206,28* 184,104*|176,106* 236,72* 188,128*|184,130* 240,124* 188,152*|182,154* 236,180* 176,176*|150,74* 166,4* 168,84*|128,66* 124,2* 148,68*',
      colours.main,
    ),
    line('172,92 202,38|182,110 226,80|188,134 232,128|184,160 226,174', colours.acc, 3),
    wyrmHead(tools, colours, tools.tube('156,86,15 188,70,13 214,34,9 204,4,0', colours.bone)),
    tools.tube('116,74,12 104,48,11 118,20,7 146,8,0', colours.bone),
    spikes('30,132 60,106 84,84', 3, 14, colours.main, 0.3),
    flat('126,76 136,66 146,76 136,92', colours.acc),
    flat('70,182* 60,196 78,206 100,186', colours.acc),
    ...(
      [
        [206, 282],
        [222, 268],
        [228, 290],
        [190, 294],
      ] as const
    ).map(([x, y]) => dot(x, y, 9, colours.belly)),
    line('150,232 170,238|158,258 180,262', colours.belly, 3),
  ],
);

export const beastmanLord = figure(
  [20, 5, 205],
  {
    main: '#5c3a2a',
    skin: '#7a5844',
    hair: '#3a2a26',
    acc: '#ffc23a',
    bone: '#e6d8b4',
    gold: '#d8a23c',
    rim: '#ffdcae',
  },
  (colours, { form }) => [
    limb(
      '152,72,9 178,52,8 186,22,5 176,0,0|180,46,6 206,40,4 222,20,0|186,30,5 204,14,3 206,0,0',
      dark(colours.bone, 0.2),
    ),
    form(`2,300* 8,220 ${tufts('38,190 90,150 166,148 214,190', 10, 16, 0.4)} 236,230* 238,300*`, colours.main, {
      d: 34,
    }),
    form('70,300* 86,226 120,214 158,226 170,300*', dark(colours.main, 0.4), { d: 0 }),
    line('74,232 120,262 166,230', colours.gold, 5),
    flat('108,252* 120,242* 132,252* 128,278* 112,278*', colours.bone),
    dot(115, 262, 3.4, '#1a1012'),
    dot(125, 262, 3.4, '#1a1012'),
    form('84,78 116,60 152,72 166,106 154,142 128,164 106,196 80,206 56,192 56,170 72,146 72,110', colours.skin, {
      d: 20,
    }),
    flat('150,98* 190,88 206,100* 180,116 156,114', dark(colours.skin, 0.25)),
    flat(`${tufts('58,194 84,216 108,196', 4, -18, 0)} 88,196*`, colours.hair),
    flat(`${tufts('88,80 116,54 152,74', 6, 16, 0.3)} 140,100* 118,88* 106,110* 94,92*`, colours.hair),
    flat('58,174 70,168 74,180 64,186|84,182 96,174 98,186 88,192', '#1a0e10'),
    line('62,198 82,192 100,194', '#1a0e10', 3),
    line('70,114 92,122|112,122 138,110', dark(colours.skin, 0.65), 7),
    eye(82, 127, 7.5, colours.acc, { turn: 18 }),
    eye(124, 125, 8.5, colours.acc, { turn: -14 }),
    line('92,136 84,164|106,138 104,160', dark(colours.skin, 0.3), 3),
    limb(
      '90,76,10 62,62,9 44,32,6 50,4,0|58,56,6 30,56,4 8,40,0|48,40,5 30,26,3 24,6,0|74,68,5 54,80,4 34,80,0',
      colours.bone,
    ),
    line('84,72 60,58 44,32 48,14', colours.rim, 2),
    line('84,86 116,74 154,86', colours.gold, 7),
    flat('108,70 116,60 124,70 116,86', colours.acc),
    limb('34,80,2 34,92,2', colours.gold),
    flat('28,92* 40,92* 34,106*', colours.gold),
  ],
);

export const demonPrince = figure(
  [25, 0, 195],
  { main: '#4a1420', skin: '#a83232', acc: '#ffb23a', bone: '#2e2026', gold: '#e8b84a', rim: '#ffd09a' },
  (colours, tools) => {
    const { form, tube } = tools;
    return [
      form('100,206* 44,150 30,60 4,16* 6,90 -4,150 14,240*', colours.main, { d: 0, w: 3.4 }),
      form('140,206* 190,146 206,56 236,8* 232,90 242,150 226,240*', dark(colours.main, 0.25), { d: 0 }),
      line('60,170 30,110 6,90|196,164 216,110 234,90', colours.skin, 3),
      neck(colours.skin, 118, 114),
      form(SHOULDERS, colours.skin, { d: 32 }),
      line('84,236 118,252 160,232|118,252 118,290', dark(colours.skin, 0.4), 3),
      line('118,262 106,282 118,300|118,262 132,280', colours.acc, 3.4),
      line('74,210 96,228 118,236 146,226 172,204', colours.gold, 7),
      flat('110,238* 118,226* 126,238* 118,262*', colours.acc),
      face(tools, {
        x: 118,
        y: 114,
        skin: colours.skin,
        hair: colours.bone,
        angry: true,
        iris: '#ff9a1a',
        mouth: false,
      }),
      line('96,144 108,147 126,140', '#3a0c12', 3),
      flat('99,145* 102,152* 105,146*|114,146* 117,152* 120,144*', '#fff'),
      flat('104,158* 118,156* 112,184*', colours.bone),
      form('84,104* 90,72 120,60 150,72 158,114* 148,92 120,86* 104,96', colours.bone, { d: 6 }),
      flat('148,112* 184,96* 158,130*', colours.skin),
      tube('96,78,9 70,62,9 60,32,6 76,4,0', colours.bone),
      tube('144,74,9 172,58,9 182,30,6 168,0,0', colours.bone),
      tube('108,68,6 100,46,5 108,26,0', colours.bone, { d: 0 }),
      tube('130,66,6 140,44,5 134,24,0', colours.bone, { d: 0 }),
      flame(119, 62, 1.1, colours.acc),
      line('62,40 76,44|66,56 80,54|180,36 166,42|176,54 162,52', colours.gold, 3),
      form('10,276 26,226 66,208 84,232 68,260 32,284', colours.main, { d: 10 }),
      line('20,262 80,236', colours.gold, 4),
      flat('26,228* 10,204* 46,216*', colours.gold),
      form('168,210 206,206 230,244 222,270 186,252', dark(colours.main, 0.2), { d: 8 }),
    ];
  },
);

export const sorcererKing = figure(
  [30, 0, 200],
  { main: '#2c2450', skin: '#d4cbb0', acc: '#7af0ff', gold: '#d8b04a', rim: '#e0e8ff' },
  (colours, { form }) => [
    `<g fill="none" stroke="${colours.acc}"><circle cx="120" cy="104" r="92" stroke-width="3" opacity=".7"/><circle cx="120" cy="104" r="76" stroke-width="1.6" opacity=".5" stroke-dasharray="14 9"/></g>`,
    line('120,14 120,26|36,60 46,68|204,60 194,68|30,128 42,126|210,128 198,126', colours.acc, 5),
    form('14,300* 26,232 66,200 118,184 176,198 214,230 228,300*', colours.main, { d: 30 }),
    form('58,206 70,152 118,190 170,150 186,204 160,230 118,250 80,232', dark(colours.main, 0.3), { d: 10, w: 3 }),
    line('60,208 118,250 184,206', colours.gold, 5),
    flat('108,250* 118,236* 128,250* 118,272*', colours.acc),
    line('118,272 118,300|78,238 60,300|162,232 182,300', colours.gold, 3),
    form('72,150 70,92 90,54 120,40 152,54 170,92 168,150 140,186 98,188', colours.main, { d: 18 }),
    form('84,96 100,74 138,74 154,98 152,126 140,138 138,158 120,168 104,166 96,150 94,138 84,124', colours.skin, {
      d: 16,
    }),
    flat(
      '88,112 100,104 110,114 102,128 90,124|120,114 136,104 146,116 136,130 122,126|106,132* 114,134* 109,144*',
      '#0e0a18',
    ),
    dot(99, 116, 4.6, colours.acc),
    dot(132, 117, 5, colours.acc),
    dot(98, 115, 1.8, '#fff'),
    dot(131, 116, 1.8, '#fff'),
    line(
      '100,154 134,150|106,148 106,160|114,147 115,162|122,146 123,161|130,146 130,158',
      dark(colours.skin, 0.65),
      2.2,
    ),
    form('76,98* 72,46* 90,66* 98,18* 112,58* 122,2* 132,58* 148,16* 152,64* 172,42* 164,96* 120,80', colours.gold, {
      d: 10,
    }),
    flat('114,66 121,56 128,66 121,80', colours.acc),
    dot(92, 78, 3.6, colours.main),
    dot(150, 76, 3.6, colours.main),
    flat('36,236 24,214 34,190 28,170* 46,184 52,158* 62,188 72,180* 68,210 62,234', colours.acc, 0.75),
    flat('46,230 40,212 50,188* 56,212', '#fff'),
    limb('30,252,8 20,230,5 22,218,2|46,250,8 46,232,5|60,254,8 72,234,5 72,222,2', colours.skin),
    form('18,300* 24,262 48,250 72,264 76,300*', colours.main, { d: 8 }),
    line('22,264 72,264', colours.gold, 5),
  ],
);

export const spiderQueen = figure(
  [15, 10, 195],
  { main: '#3c1c48', skin: '#b49ac0', hair: '#1e1624', acc: '#c8ff4a', gold: '#b8a0d0', rim: '#f0e0ff' },
  (colours, tools) => {
    const { form } = tools;
    return [
      line(
        '120,96 10,20|120,96 70,0|120,96 170,0|120,96 232,20|120,96 240,90|120,96 0,90|20,28 74,14 168,14 222,28 222,90|36,44 84,36 158,36 204,44 204,88|20,28 18,90|36,44 38,92',
        '#d8d0e0',
        1.3,
        0.55,
      ),
      limb(
        '92,74,6 52,58,6 34,26,4 44,2,0|86,88,6 42,92,6 18,66,4 14,34,0|148,70,6 188,54,6 206,22,4 196,0,0|154,86,6 198,88,6 222,62,4 226,30,0',
        dark(colours.hair, 0.1),
      ),
      line('88,72 52,56 36,26|82,86 44,90 20,66|190,52 205,24', colours.rim, 1.6, 0.8),
      form('78,96 92,58 124,46 156,60 170,100 176,170 192,216* 150,222 90,216 72,180', colours.hair, { d: 12 }),
      neck(colours.skin, 118, 112),
      form(SHOULDERS, colours.skin, { d: 24 }),
      form('24,300* 40,244 74,214* 100,244 118,274* 144,242 172,208* 206,244 220,300*', colours.main, { d: 22 }),
      line('74,214 100,244 118,274 144,242 172,208', colours.acc, 3.4),
      line('60,250 84,290|182,246 164,290', dark(colours.main, 0.5), 3),
      face(tools, {
        x: 118,
        y: 112,
        skin: colours.skin,
        hair: colours.hair,
        woman: true,
        angry: true,
        iris: '#5aa010',
        lips: '#4a1450',
        ear: false,
      }),
      dot(98, 92, 3.6, colours.acc),
      dot(112, 88, 3, colours.acc),
      dot(126, 91, 3.6, colours.acc),
      dot(94, 82, 2.4, colours.acc),
      dot(130, 81, 2.4, colours.acc),
      form('84,102* 88,68 118,56 148,66 160,104 156,140* 146,100 130,74 104,76', colours.hair, { d: 6 }),
      flat('82,88* 80,58* 98,72* 118,34* 134,68* 156,54* 156,86* 120,70', colours.gold),
      oval(118, 60, 6, 8, colours.acc),
      dot(118, 50, 4, colours.acc),
      line('92,208 118,222 146,204', colours.gold, 5),
      flat('110,224 118,218 126,224 118,242', colours.acc),
      form('24,288 30,252 54,244 70,264 60,296 36,304', colours.skin, { d: 8 }),
      limb('32,256,5 22,236,4 22,216,2|42,250,5 40,228,4 44,208,2|54,250,5 58,230,4 66,214,2', colours.skin),
      line('44,204 44,184', '#d8d0e0', 1.4),
      dot(44, 178, 8, colours.hair),
      dot(44, 168, 5, colours.hair),
      line('38,176 28,168|38,180 28,186|50,176 60,168|50,180 60,186', colours.hair, 2),
      dot(44, 179, 3, colours.acc),
    ];
  },
);

export const titan = figure(
  [35, 28, 165],
  {
    main: '#46505e',
    skin: '#8e94a0',
    hair: '#c8ccd2',
    steel: '#5e6674',
    acc: '#9fe0ff',
    gold: '#c8a04a',
    rim: '#f4fbff',
  },
  (colours, { form }) => [
    line(
      '18,4* 44,56* 24,64* 46,118* 28,124* 44,176*|44,56* 60,48*|220,0* 200,52* 220,62* 202,116* 218,124* 206,168*|202,116* 188,120*',
      colours.acc,
      5,
    ),
    line('20,8* 43,55* 25,64* 45,117*|219,4* 201,52* 219,62* 203,114*', '#fff', 2),
    form('0,300* 0,226 30,192 84,170 160,168 212,188 240,224 240,300*', colours.skin, { d: 40 }),
    form('42,300* 56,228 118,206 178,226 196,300*', colours.steel, { d: 22 }),
    line('118,210 118,300|62,256 188,250', dark(colours.steel, 0.45), 4),
    flat('98,246* 118,222* 138,246* 118,284*', colours.gold),
    flat('110,248* 118,238* 126,248* 118,262*', colours.acc),
    form('76,110 86,72 118,58 150,70 160,112 150,158 118,170 86,156', colours.skin, { d: 16 }),
    flat('96,112 88,134 98,140 112,136 108,114', dark(colours.skin, 0.25)),
    line('76,104 100,112|110,112 146,102', colours.hair, 8),
    flat('82,114* 92,112 102,119* 90,122|114,119* 126,111 142,113* 128,123', colours.acc),
    dot(92, 117, 2.4, '#fff'),
    dot(128, 117, 2.6, '#fff'),
    form(
      `74,128* 90,146 112,142 146,136* 164,118* 170,160 ${tufts('168,176 148,226 116,250 86,226 72,150', 8, 12, 0.3)}`,
      colours.hair,
      { d: 16 },
    ),
    line('98,158 98,210|114,156 116,230|132,156 132,206', dark(colours.hair, 0.35), 3),
    line('96,150 122,148', '#2a2430', 4),
    form(
      '64,102* 66,44* 84,44* 84,58* 100,54* 100,38* 124,36* 124,52* 142,56* 142,40* 164,44* 172,100* 148,90 118,86 90,92',
      colours.steel,
      { d: 16 },
    ),
    line('66,78 118,66 170,76', colours.gold, 6),
    line('92,68 92,90|118,64 118,86|144,68 144,90', dark(colours.steel, 0.45), 3),
    flat('112,66 118,58 124,66 118,78', colours.acc),
    form('-8,280 -4,222 30,192 72,204 86,242 58,276 20,292', colours.steel, { d: 16 }),
    line('0,258 82,232', colours.gold, 5),
    form('168,208 208,196 240,226 242,270 192,262', dark(colours.steel, 0.2), { d: 12 }),
  ],
);
