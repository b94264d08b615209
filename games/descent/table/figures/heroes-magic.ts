// Heroes of rune and staff. palette.main is the cloth: the colour of the hero's seat may be put there.

import { BROAD, face, neck, SHOULDERS } from '@veillee/web/kit/paper/heads.ts';
import { dark, dot, figure, flame, flat, glow, limb, line, lit, teeth, tufts } from '@veillee/web/kit/paper/shapes.ts';

export const andiraRunehand = figure(
  [45, 30, 160],
  { main: '#2f7f80', skin: '#b9805c', hair: '#2a1f2c', acc: '#ffd76a', gold: '#d0a040', rim: '#ffe6c0' },
  (colours, tools) => {
    const { form, tube } = tools;
    return [
      form('82,84 100,56 134,50 164,72 172,122 180,178 194,226* 150,214 90,208 80,170', colours.hair, { d: 14 }),
      neck(colours.skin, 122, 106),
      form(SHOULDERS, colours.main, { d: 34 }),
      flat('98,196* 128,246 144,194* 128,206', dark(colours.main, 0.5)),
      line('96,198 128,250 146,196|128,250 128,300', colours.gold, 5),
      face(tools, { x: 122, skin: colours.skin, hair: colours.hair, woman: true, iris: '#5a3a10' }),
      form('92,84* 94,64 122,54 152,62 164,92 160,132* 150,104 142,84 116,76', colours.hair, { d: 8 }),
      line('92,84 116,74 146,84', colours.gold, 3.4),
      flat('104,74 109,80 104,88 99,80', colours.acc),
      glow(46, 150, 52, colours.acc, 0.13),
      tube('70,304,24 58,256,19 50,212,14', colours.main),
      line('38,214 66,206', colours.gold, 6),
      limb(
        '36,154,7 26,130,6 22,110,5|45,150,7 42,120,6 41,98,5|55,152,7 60,124,6 63,104,5|62,168,7 78,152,6 86,140,5',
        colours.skin,
      ),
      form('30,154 46,146 64,154 66,182 52,204 36,198 28,176', colours.skin, { d: 8 }),
      line(
        '47,158 47,190|38,168 47,176 57,166|38,184 47,178|57,188 47,180|26,126 30,138|42,112 43,126|61,116 58,130',
        colours.acc,
        3,
      ),
      line('140,230 152,222 164,232|152,222 152,246', colours.acc, 2.6),
    ];
  },
);

export const runewitchAstarra = figure(
  [30, 5, 185],
  { main: '#6a4a9a', skin: '#e0c0a8', hair: '#d8d4e0', acc: '#8ff0ff', gold: '#b9a0e0', rim: '#e8e0ff' },
  (colours, tools) => {
    const { form, tube } = tools;
    return [
      glow(204, 108, 40, colours.acc, 0.15),
      tube('206,304,6 200,220,6 204,140,6', '#7a5636', { d: 5 }),
      form('186,100* 198,76* 222,82* 228,112* 212,138* 190,132*', '#77808e', { d: 12 }),
      line('206,88 206,126|206,96 216,104 206,112|206,104 196,98', colours.acc, 3.4),
      form('82,86 112,64 150,72 164,104 168,160 190,206* 150,226 100,222* 78,196 84,150', colours.hair, { d: 16 }),
      neck(colours.skin, 118, 112),
      form(SHOULDERS, colours.main, { d: 34 }),
      form('78,208* 122,226 166,204* 186,222 124,262 60,224', dark(colours.main, 0.3), { d: 0 }),
      line('60,226 124,262 188,222', colours.gold, 4),
      dot(124, 262, 7, colours.acc),
      face(tools, {
        x: 118,
        y: 112,
        skin: colours.skin,
        hair: dark(colours.hair, 0.3),
        woman: true,
        iris: '#3a6a8a',
        lips: '#7a3a6a',
        ear: false,
      }),
      flat('86,96* 84,150 72,196* 66,170 74,120|152,96* 156,140 170,196* 176,160 164,112', colours.hair),
      form('86,82* 94,44 126,8 172,14* 150,32 146,52 154,80*', colours.main, { d: 18 }),
      form('22,100* 60,78 118,70 176,74 222,62* 204,88 160,98 116,92 66,98', colours.main, { d: 8 }),
      line('86,76 118,70 154,74', colours.gold, 6),
      flat('98,66* 108,60* 118,66* 108,80*', colours.acc),
      limb('190,220,9 206,214,9|188,234,9 206,230,9', colours.skin),
      form('150,240 186,216 204,240 190,268 160,290', colours.main, { d: 12 }),
    ];
  },
);

export const madCarthos = figure(
  [55, 12, 170],
  { main: '#8a7a24', skin: '#dcb090', hair: '#d8602c', acc: '#9ff0ff', gold: '#c0883a', rim: '#fff0b0' },
  (colours, tools) => {
    const { form, tube } = tools;
    return [
      neck(colours.skin, 116, 106),
      form(SHOULDERS, colours.main, { d: 34 }),
      form('84,202* 70,178 96,188* 122,214 146,186* 176,174 164,204* 124,250', dark(colours.main, 0.25), { d: 8 }),
      line('124,250 124,300', colours.gold, 4),
      dot(124, 268, 4, colours.gold),
      dot(124, 288, 4, colours.gold),
      form(
        `${tufts('74,140 66,96 82,56 122,36 162,52 178,96 172,146', 11, 26, 0.15)} 150,120 118,90 90,110`,
        colours.hair,
        { d: 14 },
      ),
      face(tools, { skin: colours.skin, hair: dark(colours.hair, 0.25), mouth: false, angry: true, iris: '#2a6a3a' }),
      flat('90,128* 112,132 134,122* 126,150 106,156 94,146', '#3a0c14'),
      teeth(132, 124, 92, 130, 6, 7, '#f6ecd9'),
      flat('100,150 112,142 122,148 110,155', '#c0485a'),
      dot(97, 102, 8, '#f6ecd9'),
      dot(123, 102, 9, '#f6ecd9'),
      dot(95, 102, 2.6, '#1a1420'),
      dot(120, 103, 2.6, '#1a1420'),
      line('84,82 104,76 150,80', dark(colours.gold, 0.5), 6),
      dot(97, 76, 12, colours.gold),
      dot(97, 76, 8, colours.acc),
      dot(128, 72, 13, colours.gold),
      dot(128, 72, 9, colours.acc),
      line('92,72 98,78|122,68 130,76', '#fff', 2.4),
      flat(`${tufts('98,148 112,170 130,150', 4, -12, 0)} 114,152*`, colours.hair),
      glow(42, 176, 46, colours.acc, 0.16),
      tube('66,304,22 50,256,17 44,214,13', colours.main),
      limb('36,212,7 24,192,6 26,176,5|44,208,7 42,184,6 46,168,5|52,212,7 60,192,6 58,176,5', colours.skin),
      line('40,186* 26,150* 48,142* 30,98* 54,90* 38,46*|30,98* 12,84*|48,142* 66,126* 60,108*', colours.acc, 5),
      line('39,180* 29,151* 49,143* 33,99* 53,91* 41,56*', '#fff', 2),
    ];
  },
);

export const battlemageJaes = figure(
  [40, 35, 150],
  { main: '#33609c', skin: '#c99a78', hair: '#4a3226', steel: '#8d97a6', acc: '#8fd8ff', rim: '#ffe2b8' },
  (colours, tools) => {
    const { form } = tools;
    return [
      neck(colours.skin, 116, 106),
      form('20,300* 26,236 70,190 150,182 204,214 230,300*', dark(colours.main, 0.15), { d: 24 }),
      form('52,300* 58,230 92,200 150,198 182,228 190,300*', colours.steel, { d: 26 }),
      line('122,214 120,300', dark(colours.steel, 0.4), 2.6),
      line(
        '84,236 84,262 98,250|98,240 98,262|146,232 158,244 146,256 134,244 146,232|92,276 106,284 92,292|140,270 140,292 152,280',
        colours.acc,
        3.4,
      ),
      face(tools, { skin: colours.skin, hair: colours.hair, angry: true, iris: '#2a5a8a' }),
      form('82,96* 80,70 104,52 140,56 156,82 152,116* 144,90 124,82 100,82', colours.hair, { d: 8 }),
      flat('92,142* 104,134 124,134 138,128* 130,150 112,166 98,158', colours.hair),
      line('98,139 112,139', dark(colours.skin, 0.5), 2),
      form('74,186 122,202 160,180 166,204 124,232 80,214', colours.steel, { d: 10 }),
      line('80,212 124,230 166,204', colours.acc, 2.4),
      form('20,236 44,200 82,200 88,232 66,256 26,262', colours.steel, { d: 12 }),
      line('28,244 84,230|36,222 84,214', dark(colours.steel, 0.4), 2.6),
      form('168,196 204,202 228,240 214,262 180,248', dark(colours.steel, 0.2), { d: 12 }),
      glow(46, 152, 42, colours.acc, 0.16),
      flat('46,128* 58,144* 54,168* 38,168* 34,144*', colours.acc),
      flat('46,128* 48,146* 54,168* 58,144*', '#fff', 0.7),
      line('46,110 46,118|22,150 30,150|62,150 70,150', colours.acc, 3),
      limb('30,204,9 34,188,7 32,176,6|46,204,9 48,190,7 46,178,6|60,206,8 62,192,7 60,180,6', colours.steel),
      form('26,204 46,196 66,204 64,232 34,238', colours.steel, { d: 8 }),
    ];
  },
);

export const landrecTheWise = figure(
  [45, 45, 150],
  { main: '#8a5a2e', skin: '#d8b496', hair: '#efe8da', acc: '#ffd98a', gold: '#c09040', rim: '#fff0d0' },
  (colours, tools) => {
    const { form } = tools;
    return [
      neck(colours.skin, 116, 98),
      form(SHOULDERS, colours.main, { d: 34 }),
      form('62,212 92,186 120,206 152,184 186,210 160,226 118,232 82,228', dark(colours.main, 0.3), { d: 8 }),
      face(tools, { y: 98, skin: colours.skin, hair: colours.hair, mouth: false, iris: '#4a6a7a' }),
      flat('144,76* 158,86 160,112 148,120*|86,80* 82,96* 90,90*', colours.hair),
      line('96,70 116,66|98,78 114,75', dark(colours.skin, 0.2), 2),
      form(
        `84,112* 98,124 116,122 144,112* 158,150 ${tufts('156,168 140,226 112,262 96,224 80,160', 7, 8, 0.4)}`,
        colours.hair,
        { d: 16 },
      ),
      line('104,140 104,200|118,140 116,224|132,138 130,200', dark(colours.hair, 0.25), 2.4),
      flat('88,116* 102,110 116,118 104,128 92,124|116,118* 130,110 144,114* 130,126', lit(colours.hair, 0.3)),
      flat('100,130 108,128 116,131 108,136', '#6a2c30'),
      `<g fill="none" stroke="${colours.gold}" stroke-width="3"><circle cx="94" cy="94" r="11"/><circle cx="122" cy="94" r="12"/></g>`,
      line('105,92 110,92|134,92 152,88', colours.gold, 2.6),
      form('22,252* 70,240 116,258* 164,238 214,250* 210,300* 118,300* 26,300*', '#f0e4c6', { d: 0 }),
      flat('22,252* 70,240 116,258* 116,300* 26,300*', '#dccb9f'),
      line('116,258 116,300', '#8a6a3c', 3),
      line(
        '36,264 68,258 104,270|36,276 68,270 104,282|38,288 68,282 104,294|128,270 164,256 200,262|128,282 164,268 200,274|128,294 164,280 200,286',
        '#9a8458',
        2,
      ),
      limb('16,270,11 32,280,9|14,286,11 34,294,9|222,268,11 206,278,9|224,284,11 204,292,9', colours.skin),
      flame(204, 214, 0.9, '#ffb040', '#fff0c0'),
      form('194,214* 214,214* 214,252* 194,252*', '#e6dcc2', { d: 6 }),
      glow(204, 196, 34, colours.acc, 0.12),
    ];
  },
);

export const spiritspeakerMok = figure(
  [50, 10, 165],
  { main: '#2f8a7a', skin: '#7d9a58', hair: '#3a3428', acc: '#a8ffe0', bone: '#e8dcc0', rim: '#e8ffd8' },
  (colours, tools) => {
    const { form, tube } = tools;
    return [
      flat('128,66* 154,6* 150,66*|144,72* 194,22* 162,82*|154,84* 214,58* 166,98*', colours.main),
      flat('138,62* 153,10* 144,64*|152,74* 190,26* 156,80*', lit(colours.main, 0.3)),
      flat('116,62* 120,2* 134,62*|160,100* 214,96* 164,112*', colours.bone),
      neck(colours.skin, 116, 106, 1.08),
      form(BROAD, dark(colours.skin, 0.12), { d: 34 }),
      form(`10,300* 14,232 60,196 ${tufts('74,198 120,226 172,194', 6, -14, 0)} 190,196 228,232 236,300*`, '#6a4a34', {
        d: 20,
      }),
      face(tools, { skin: colours.skin, hair: colours.hair, mouth: false, eyes: false, k: 1.08 }),
      flat('88,140* 104,136 128,138* 118,152 100,152', '#2a1216'),
      flat('92,144* 88,122* 100,138*|118,140* 126,118* 128,138*', colours.bone),
      form('80,84 98,58 132,54 158,76 160,108* 140,112* 132,98* 112,114* 98,122* 84,112*', colours.bone, { d: 12 }),
      flat('86,92 98,88 106,98 98,106 88,102|116,94 132,86 142,96 130,104', '#150d1e'),
      dot(96, 97, 3.6, colours.acc),
      dot(128, 96, 4, colours.acc),
      line('108,60 110,78|124,58 122,76|92,72 98,82', dark(colours.bone, 0.4), 2.4),
      line('82,112 90,130|158,108 156,130', colours.main, 4),
      line('70,214 96,240 124,248 156,238 180,210', '#3a2a20', 3),
      flat(
        '90,236* 96,256* 102,240*|110,246* 116,266* 122,248*|132,246* 138,264* 144,242*|154,236* 160,252* 164,230*',
        colours.bone,
      ),
      flat('46,116 30,96 40,70 26,48 44,26* 52,52 64,72 58,96 70,112 60,126', colours.acc, 0.55),
      dot(44, 78, 3.6, '#12302c'),
      dot(54, 78, 3.6, '#12302c'),
      flat('44,90 50,86 56,92 50,100', '#12302c'),
      flat('22,176 12,160 20,144 10,128* 30,138 34,158 32,172', colours.acc, 0.4),
      tube('56,304,6 52,220,6 50,150,6', '#7a5636', { d: 5 }),
      form('36,134 52,120 68,134 66,152 58,156 58,164 46,164 46,156 38,152', colours.bone, { d: 8 }),
      dot(46, 142, 4.6, '#150d1e'),
      dot(59, 142, 4.6, '#150d1e'),
      flat('34,160* 22,196* 44,166*|62,162* 76,198* 68,162*', colours.main),
      limb('40,226,9 64,224,9|40,240,9 64,240,9', colours.skin),
    ];
  },
);

export const varikasTheDead = figure(
  [40, 15, 150],
  { main: '#4a5a48', skin: '#cfc8a4', steel: '#6a7078', gold: '#b08a44', acc: '#8affa0', rim: '#e8ffd8' },
  (colours, { form, tube }) => [
    tube('206,304,7 206,190,7 204,120,6', '#5a4232', { d: 5 }),
    flat('190,128* 218,122* 212,40 202,12* 190,44', '#aab2b8'),
    flat('202,12* 212,40 218,122* 203,126*', '#7d868e'),
    line('182,132 226,124', colours.gold, 8),
    form('14,300* 22,230 62,196 98,190 152,188 196,204 222,240 232,300*', colours.main, { d: 30 }),
    form('66,300* 78,226 118,216 160,222 172,300*', colours.steel, { d: 20 }),
    line('118,218 118,300|80,250 164,246', dark(colours.steel, 0.45), 2.6),
    flat('104,262* 118,244* 132,262* 118,290*', colours.gold),
    limb('118,150,15 124,200,18', dark(colours.skin, 0.55)),
    line('108,172 134,170|108,184 136,182', dark(colours.skin, 0.3), 4),
    form('82,86 104,60 138,60 158,86 156,116 142,132 140,152 124,162 102,160 92,146 90,130 80,116', colours.skin, {
      d: 18,
    }),
    flat(
      '84,102 98,94 106,106 98,118 86,116|116,104 132,94 144,106 134,120 120,116|100,122* 110,124* 104,136*',
      '#120c14',
    ),
    dot(96, 107, 4.4, colours.acc),
    dot(130, 107, 4.8, colours.acc),
    dot(95, 106, 1.8, '#fff'),
    dot(129, 106, 1.8, '#fff'),
    line(
      '96,146 132,142|100,140 100,152|108,141 108,154|116,140 117,154|124,138 125,152',
      dark(colours.skin, 0.65),
      2.2,
    ),
    line('146,84 140,100|150,92 146,104', dark(colours.skin, 0.5), 2.4),
    form('76,92* 78,60 110,36 146,46 164,72 166,118* 152,112* 150,88 112,80', colours.steel, { d: 14 }),
    flat('76,82* 70,44* 92,62* 104,22* 118,52* 144,28* 142,60* 170,50* 162,86* 116,70', colours.gold),
    flat('110,54 116,62 110,70 104,62', colours.acc),
    form('16,234 40,196 84,198 94,226 70,252 24,262', colours.steel, { d: 14 }),
    flat('40,198* 30,166* 56,194*|66,194* 66,164* 84,198*', colours.steel),
    line('22,250 90,230', colours.gold, 4),
    line('150,210 180,260 176,300', dark(colours.main, 0.45), 3),
  ],
);
