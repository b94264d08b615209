// Heroes of later boxes who know something: flasks, runes, winds and an eye more than others have.

import { face, neck, SHOULDERS } from '@veillee/web/kit/paper/heads.ts';
import { dark, dot, figure, flat, glow, limb, line, lit, put, spikes, tufts } from '@veillee/web/kit/paper/shapes.ts';

export const aurim = figure(
  [44, 32, 165],
  {
    main: '#7a4a86',
    skin: '#d8a884',
    hair: '#ece6da',
    acc: '#e8b84a',
    red: '#e2483a',
    blue: '#4ab0e8',
    rim: '#fff0d0',
  },
  (colours, tools) => {
    const { form } = tools;
    return [
      glow(36, 190, 40, colours.blue, 0.16),
      form(put(SHOULDERS, { dy: 12 }), colours.main, { d: 30 }),
      form('84,300* 88,236 118,226 152,236 156,300*', '#5a4030', { d: 12 }),
      form('72,106 82,74 118,60 154,72 166,108 156,150 116,174 82,154', colours.skin, { d: 18 }),
      flat('164,104 176,100 176,124 164,130', dark(colours.skin, 0.25)),
      form('66,96* 76,58 118,38 160,58 172,98* 150,82 118,76 90,84', colours.main, { d: 12 }),
      line('68,96 92,82 118,76 150,82 172,98', colours.acc, 6),
      flat('148,50* 184,42 196,70* 172,64', colours.main),
      dot(194, 70, 7, colours.acc),
      line('74,104 96,104|114,104 144,100', colours.hair, 7),
      dot(86, 116, 13, colours.acc),
      dot(86, 116, 9, '#cfeaf4'),
      dot(128, 114, 15, colours.acc),
      dot(128, 114, 11, '#cfeaf4'),
      dot(84, 116, 4, '#2a1c24'),
      dot(126, 114, 4.6, '#2a1c24'),
      form('98,118* 86,138 98,146 114,140 112,122', lit(colours.skin, 0.1), { d: 6 }),
      form(
        `70,134* 86,152 104,146 130,148 162,132* ${tufts('166,156 158,200 128,252', 6, 9, 0.3)} 112,266* ${tufts('96,236 76,196 68,154', 5, 9, 0.3)}`,
        colours.hair,
        { d: 18 },
      ),
      line('92,156 108,160 122,154', '#6a2a2a', 3),
      line('96,182 104,232|116,184 116,240|138,180 128,228', dark(colours.hair, 0.3), 3),
      form('20,216 24,186 32,168* 32,146* 46,146* 46,168* 56,188 60,218 40,232', '#e8f4f4', { d: 8, o: 0.95 }),
      flat('22,204* 58,206* 60,218 40,230 20,216', colours.red),
      flat('23,192* 57,194* 58,206* 22,204*', colours.blue),
      line('30,146 48,146', '#8a5a32', 6),
      dot(34, 198, 3, '#fff', 0.8),
      dot(46, 212, 3.4, '#fff', 0.7),
      limb('16,232,8 54,242,8|20,246,8 56,254,8', colours.skin),
      form('16,300* 22,268 56,250 84,272 86,300*', dark(colours.main, 0.15), { d: 12 }),
    ];
  },
);

export const truthseerKel = figure(
  [40, 26, 165],
  { main: '#5a78a8', skin: '#b98a6c', hair: '#3a2a3a', acc: '#8ff0ff', gold: '#e8c878', rim: '#eaf6ff' },
  (colours, tools) => {
    const { form } = tools;
    return [
      glow(110, 74, 62, colours.acc, 0.12),
      form('82,70 118,44 160,60 180,120 190,232* 160,250 130,200 92,214*', colours.hair, { d: 14 }),
      neck(colours.skin),
      form(SHOULDERS, colours.main, { d: 30 }),
      line('80,208 118,244 160,206', colours.gold, 6),
      flat('118,240* 128,258* 118,278* 108,258*', colours.acc),
      face(tools, { skin: colours.skin, hair: colours.hair, woman: true, eyes: false }),
      form('82,96* 108,94 152,88* 154,108* 116,116 84,112*', '#efe6d6', { d: 6 }),
      line('86,102 116,104 152,98', dark('#efe6d6', 0.25), 2.4),
      flat('150,92* 184,96* 170,108* 190,128* 158,110*', '#e2d6c2'),
      form('78,106* 76,66 110,40 152,50 168,96* 150,86 128,62 104,64 90,84', colours.hair, { d: 10 }),
      flat('94,78* 108,68 122,77* 108,86', '#f4ffff'),
      dot(107, 77, 5.6, colours.acc),
      dot(107, 77, 2.6, '#14283a'),
      line('108,62 108,52|92,66 86,58|124,66 130,58', colours.acc, 3),
      line('82,88 92,70 108,60 126,66 160,84', colours.gold, 3),
      dot(150, 132, 5, colours.gold),
      form('40,300* 44,258 70,232 100,244 92,300*', dark(colours.main, 0.2), { d: 12 }),
      form('34,236 36,212 50,202 64,212 66,234 52,246', colours.skin, { d: 6 }),
      limb(
        '38,212,5 30,184,4 28,172,3|46,206,5 44,176,4 44,162,3|56,208,5 60,180,4 62,168,3|64,218,5 76,204,4 82,196,3',
        colours.skin,
      ),
      line('36,232 66,230', colours.gold, 4),
    ];
  },
);

export const sahla = figure(
  [36, 20, 170],
  { main: '#c08a34', skin: '#7a4e36', hair: '#1e1618', cloth: '#f0e2c2', acc: '#8fe0ff', rim: '#ffeac0' },
  (colours, tools) => {
    const { form } = tools;
    return [
      glow(40, 178, 46, colours.acc, 0.16),
      form('148,84 178,96 196,150 200,232* 166,238 150,160', dark(colours.cloth, 0.25), { d: 12 }),
      neck(colours.skin),
      form(SHOULDERS, colours.main, { d: 30 }),
      form('66,214* 96,196 120,214 150,196 178,214* 176,248 118,272 68,250', colours.cloth, { d: 12 }),
      line('72,232 118,256 174,230', dark(colours.cloth, 0.3), 3),
      face(tools, { skin: colours.skin, hair: colours.hair, iris: '#8fe0ff' }),
      flat(
        `88,142* 104,136 124,138 148,120* 150,136* ${tufts('146,144 132,164 108,172 94,158', 5, 5, 0.2)}`,
        colours.hair,
      ),
      line('96,146 114,144', '#4a1a1c', 3),
      form('74,100* 72,62 104,34 148,36 170,66 166,104* 146,88 118,80 92,86', colours.cloth, { d: 16 }),
      line('76,84 116,52 164,72|80,68 110,76 162,88|92,46 132,60 166,78', dark(colours.cloth, 0.28), 3),
      form('106,58 116,44 128,58 118,76', colours.acc, { d: 4 }),
      line('116,46 108,14', colours.main, 5),
      flat('108,20* 92,2* 116,6*', colours.main),
      line('40,196 30,164 48,150 34,116', colours.acc, 4),
      line('40,196 58,172 54,146 70,130|40,196 18,176 14,152', '#e8fbff', 2.6),
      form('22,236 24,212 40,200 58,212 60,234 44,246', colours.skin, { d: 6 }),
      limb(
        '26,214,5 12,200,4 8,190,3|34,206,5 30,190,4 30,184,3|46,206,5 52,190,4 54,184,3|58,218,5 72,206,4 78,200,3',
        colours.skin,
      ),
      form('26,300* 32,262 62,242 92,262 92,300*', dark(colours.main, 0.15), { d: 12 }),
      line('32,262 62,246 90,262', colours.cloth, 5),
    ];
  },
);

export const runemasterThorn = figure(
  [40, 24, 165],
  { main: '#5a3a7a', skin: '#caa088', hair: '#8a8690', acc: '#c08fff', gold: '#e0b85a', rim: '#f0e0ff' },
  (colours, tools) => {
    const { form } = tools;
    return [
      glow(34, 120, 38, colours.acc, 0.14),
      glow(206, 120, 30, colours.acc, 0.12),
      form('72,120* 82,52 122,20 172,58 192,140 196,226* 140,214 92,222*', dark(colours.main, 0.4), { d: 18 }),
      neck(colours.skin),
      form(SHOULDERS, colours.main, { d: 30 }),
      face(tools, { skin: colours.skin, hair: colours.hair, angry: true, iris: '#8a4ae0', mouth: false, ear: false }),
      flat('80,138* 100,130 116,132 140,128* 152,112* 150,142 126,170 108,226* 94,170', colours.hair),
      line('92,144 112,142', '#4a1a2a', 3),
      line('102,158 106,202|118,158 112,196', dark(colours.hair, 0.35), 2.6),
      form('70,124* 76,60 118,22 166,50 186,116 190,208* 164,188 158,120 138,86 104,80 88,98', colours.main, { d: 16 }),
      line('72,118 88,94 106,78 138,84 160,120 166,186', colours.gold, 4),
      line('66,234 96,252|174,226 140,252', colours.gold, 4),
      flat('118,236* 132,254* 118,276* 104,254*', colours.acc),
      form('14,118 22,96 40,92 54,108 52,134 36,148 18,140', '#4a4654', { d: 8 }),
      line('28,104 28,136|28,108 42,118 30,124', '#f0e0ff', 4),
      form('190,112 202,98 220,102 226,120 216,138 198,136', '#4a4654', { d: 6 }),
      line('208,106 208,132|200,112 216,126|216,112 200,126', '#f0e0ff', 3),
      form('20,196 30,180 46,184 52,200 42,214 26,212', '#4a4654', { d: 5 }),
      line('36,186 36,208|30,192 42,192', '#f0e0ff', 3),
      form('30,300* 34,266 60,246 88,262 92,300*', dark(colours.main, 0.15), { d: 12 }),
      limb('40,250,7 30,232,5|52,246,7 50,226,5|64,250,7 72,234,5', colours.skin),
    ];
  },
);

export const arvelWorldwalker = figure(
  [30, 18, 180],
  { main: '#a0522d', skin: '#a9754f', hair: '#2e2020', cloth: '#5a6a4a', acc: '#e8c060', rim: '#ffe6bc' },
  (colours, tools) => {
    const { form } = tools;
    return [
      line('30,300 38,40', '#7a5636', 9),
      line('38,44 24,60 34,84', '#7a5636', 5),
      dot(24, 66, 9, colours.acc),
      dot(24, 66, 4.4, '#fff6d8'),
      form('176,196 206,180 232,198 236,290 184,290', '#6a4a30', { d: 12 }),
      form('172,182 190,166 222,168 234,184 222,200 184,202', '#b9a27a', { d: 8 }),
      form('90,66 128,48 166,72 182,140 192,214* 158,220 146,150', colours.hair, { d: 10 }),
      neck(colours.skin),
      form(SHOULDERS, colours.cloth, { d: 28 }),
      line('170,204 150,300', '#4a3224', 10),
      face(tools, { skin: colours.skin, hair: colours.hair, woman: true, iris: '#5a7a3a' }),
      flat('82,102* 88,80 112,74 150,84 156,120* 142,96 112,90 96,96', colours.hair),
      form('34,86* 76,74 92,44 120,26 150,40 160,70 206,74* 170,98 120,92 76,100', colours.main, { d: 14 }),
      line('82,76 118,70 162,74', dark(colours.main, 0.5), 8),
      flat('146,68* 172,32 190,26* 182,52 158,76', '#efe4c8'),
      form('64,210* 90,184 118,200 148,180 172,198* 168,226 118,244 74,232', colours.main, { d: 12 }),
      form('80,228* 104,236* 98,290* 76,284*', dark(colours.main, 0.15), { d: 6 }),
      line('72,214 118,228 168,206', lit(colours.main, 0.3), 3),
      limb('18,214,9 46,212,9|18,228,9 48,226,9|20,242,9 48,240,9', colours.skin),
      form('14,300* 20,262 48,248 78,270 78,300*', dark(colours.cloth, 0.1), { d: 12 }),
    ];
  },
);

export const shiver = figure(
  [40, 16, 170],
  { main: '#4a72a8', skin: '#b4d4e2', hair: '#eef8ff', acc: '#7fe8ff', rim: '#ffffff' },
  (colours, tools) => {
    const { form } = tools;
    return [
      glow(40, 176, 46, colours.acc, 0.18),
      spikes('84,76 96,44 126,30 160,48 182,92', 6, 32, dark(colours.hair, 0.18), 0.1),
      form('84,70 122,46 162,64 180,130 194,236* 162,226 150,250* 132,200', colours.hair, { d: 14 }),
      neck(colours.skin),
      form(SHOULDERS, colours.main, { d: 28 }),
      flat(
        '58,220* 46,176* 82,206*|84,206* 84,166* 108,200*|136,198* 156,162* 160,204*|164,206* 196,172* 188,222*',
        lit(colours.acc, 0.5),
      ),
      line('64,236 118,256 178,232|60,262 118,284 184,258', dark(colours.main, 0.35), 3),
      flat('110,250* 118,230* 128,250* 118,274*', colours.acc),
      face(tools, { skin: colours.skin, hair: '#7fa8c4', woman: true, iris: '#2a9ac8', lips: '#5a7ab0' }),
      line('92,122 84,128|128,124 138,130', '#8fb8d4', 3),
      form('78,116* 78,64 112,40 152,52 168,104* 150,102 136,76 112,72 96,86 92,112', colours.hair, { d: 10 }),
      spikes('80,84 98,72 120,68 146,74 162,90', 5, 24, colours.acc, 0),
      dot(118, 74, 4, '#ffffff'),
      form('22,178 28,154 46,148 60,162 58,188 42,198 26,192', lit(colours.acc, 0.35), { d: 10 }),
      line('40,156 40,190|28,164 54,184|54,162 28,184', '#ffffff', 2.4),
      limb('18,204,6 14,184,4|30,210,6 28,200,4|46,210,6 48,202,4|60,202,6 68,184,4', colours.skin),
      form('20,234 24,208 42,202 60,210 62,232 42,246', colours.skin, { d: 6 }),
      form('26,300* 28,262 52,240 84,258 88,300*', dark(colours.main, 0.15), { d: 12 }),
      flat('24,264* 16,238* 38,250*|60,246* 70,226* 76,254*', lit(colours.acc, 0.5)),
    ];
  },
);

export const zyla = figure(
  [40, 24, 165],
  { main: '#6aa88e', skin: '#cfe8d8', hair: '#e6fff0', wing: '#8fd8c8', acc: '#f0ffb0', rim: '#ffffff' },
  (colours, tools) => {
    const { form } = tools;
    return [
      glow(120, 140, 112, colours.wing, 0.08),
      form('136,190 160,110 214,36* 236,70 232,130 204,176 232,210* 216,260 168,248', colours.wing, { d: 16, o: 0.8 }),
      form('96,196 72,116 22,40* 4,76 8,134 36,180 10,216* 26,262 76,250', colours.wing, { d: 10, o: 0.8 }),
      line(
        '150,196 212,56|154,204 224,122|156,214 216,232|88,200 28,60|84,208 16,128|82,216 24,236',
        lit(colours.wing, 0.6),
        2.6,
      ),
      dot(206, 84, 8, colours.acc, 0.8),
      dot(32, 86, 8, colours.acc, 0.8),
      form('84,72 118,46 158,62 176,120 206,176* 182,186 196,220* 150,206 132,180', colours.hair, { d: 12 }),
      neck(colours.skin),
      form('52,300* 60,236 92,200 118,192 146,198 180,232 190,300*', colours.main, { d: 22, o: 0.92 }),
      flat('60,260* 84,244 70,300* 52,300*|176,252* 160,240 172,300* 190,300*', colours.wing, 0.5),
      line('88,210 118,236 150,206', colours.acc, 4),
      dot(118, 236, 7, colours.acc),
      face(tools, { skin: colours.skin, hair: '#7ab89c', woman: true, iris: '#3aa07a', lips: '#7aa898', ear: false }),
      flat('148,100* 196,70* 160,124*', colours.skin),
      form('78,120* 76,66 112,40 152,52 166,96* 150,92 134,74 112,72 98,84 90,116', colours.hair, { d: 10 }),
      line('104,48 84,16|126,44 134,10', colours.hair, 3),
      dot(83, 14, 6, colours.acc),
      dot(135, 9, 6, colours.acc),
      line('84,84 112,70 156,84', colours.main, 4),
      dot(54, 196, 3, '#ffffff', 0.9),
      dot(196, 206, 3.4, '#ffffff', 0.9),
      dot(72, 160, 2.4, '#ffffff', 0.9),
    ];
  },
);
