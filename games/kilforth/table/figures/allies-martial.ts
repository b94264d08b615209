// Allies who fight: faces one is glad of when the Gloom comes down.

import { dark, dot, flame, flat, glow, line, lit, NIGHT, tufts } from '@veillee/web/kit/paper/shapes.ts';
import { fist, GOLD, LEATHER, LINEN, STEEL, WOOD } from './parts.ts';
import { arm, left, person } from './person.ts';

export const archerOfThePass = person(
  [36, 40, 168],
  { skin: '#d0a080', hair: '#b8743a', main: '#4f6a72' },
  {
    woman: true,
    angry: true,
    top: 'fringe',
    back: 'bun',
    behind: ({ form }) =>
      line('34,300 80,180 30,20', '#efe6d0', 1.6) +
      line('30,20 4,76 14,156 2,230 34,300', WOOD, 7) +
      form('172,214* 196,120* 222,128* 208,226*', LEATHER, { d: 6 }) +
      line('198,122 206,84|208,124 218,88|216,128 228,98', '#cdb48a', 3) +
      flat('200,96* 206,72* 214,96*|212,100* 220,78* 226,102*', LINEN),
    wear: ({ form }) =>
      form(`${tufts('48,236 78,206 118,198 160,200 194,230', 8, 10, 0.1)} 166,250 118,244 74,252`, '#d0c4ac', {
        d: 10,
      }) + line('74,252 172,300', LEATHER, 8),
    over: ({ tube }, colours) =>
      tube('152,112,9 166,150,10 158,190,9 166,226,5 164,240,0', colours.hair, { d: 7 }) +
      line('154,148 172,150|150,174 168,176|152,200 168,202', dark(colours.hair, 0.4), 2.4) +
      line('82,92 118,78 156,94', '#b8402e', 6) +
      dot(156, 96, 4, GOLD),
    front: (tools, colours) =>
      arm(tools, colours, '6,304,20 16,268,16 20,244,13') +
      tools.tube('13,272,17 19,246,15', LEATHER, { d: 6 }) +
      fist(22, 226, colours.skin),
  },
);

export const oneEyedVeteran = person(
  [36, 40, 168],
  { skin: '#c08a68', hair: '#9a9690', main: '#6a3430' },
  {
    angry: true,
    old: true,
    broad: true,
    beard: 'moustache',
    top: 'swept',
    behind: ({ form }) =>
      line('206,300 212,40', WOOD, 8) +
      form('206,48* 184,30 168,38* 176,72 170,100* 192,104 208,88*', STEEL, { d: 8 }) +
      flat('206,40* 214,-6* 220,42*', STEEL),
    wear: ({ form }) =>
      form('58,300* 70,232 96,208 120,218 150,204 178,228 188,300*', '#5a5e66', { d: 14 }) +
      line('68,252 184,248|64,274 186,272', dark('#5a5e66', 0.5), 3) +
      form('4,276 14,234 50,212 78,230 66,264 34,282', STEEL, { d: 10 }) +
      form('166,226 196,212 226,240 232,276 196,264', STEEL, { d: 10 }),
    over: () =>
      flat('110,90* 138,90* 136,110 124,116 112,108', '#1e1820') +
      line('82,80 112,92|138,94 156,112', '#1e1820', 4) +
      line('120,78 130,70|122,120 126,134', '#8e4038', 3) +
      line('94,144 114,143', '#5a2018', 2.6),
    front: ({ tube }, colours) => tube('180,304,20 192,284,17 202,268,14', colours.main) + fist(208, 254, colours.skin),
  },
);

export const landlessCaptain = person(
  [36, 34, 178],
  { skin: '#c08e6c', hair: '#4a3024', main: '#3c4458' },
  {
    beard: 'goatee',
    back: 'bob',
    top: 'swept',
    wear: ({ form }) =>
      form('62,300* 72,232 96,208 120,218 148,204 176,226 184,300*', STEEL, { d: 16 }) +
      line('120,220 120,300', dark(STEEL, 0.4), 2.6) +
      form('58,236* 80,216* 180,276* 176,300* 150,300*', '#a83a2c', { d: 8 }) +
      form(`${tufts('76,220 98,202 120,208 146,198 168,214', 6, 7, 0)} 146,224 120,230 96,226`, LINEN, { d: 5 }),
    over: ({ form }) =>
      form('44,88 78,62 118,72 158,54 202,62* 172,84 120,86 76,92', '#33303c', { d: 8 }) +
      form('84,70* 94,40 124,32 152,44 160,64* 118,80', '#33303c', { d: 8 }) +
      line('86,70 118,78 159,62', GOLD, 4) +
      form('120,60* 146,28 186,20 212,44 220,92* 196,64 170,56 144,66', '#a83a2c', { d: 10 }) +
      line('126,60 166,40 202,52', dark('#a83a2c', 0.4), 2),
    front: (tools, colours) =>
      left(tools, colours, flat('40,240* 24,110* 54,236*', STEEL) + line('26,244 50,228 68,232 64,252', GOLD, 5)),
  },
);

export const watchGuard = person(
  [34, 42, 172],
  { skin: '#c8946e', hair: '#5a3a22', main: '#4a5a78', iris: '#3a3a2c' },
  {
    beard: 'full',
    behind: () =>
      line('212,300 212,30', WOOD, 7) +
      flat('206,40* 212,-8* 218,40*', STEEL) +
      flat('210,52* 188,62 180,44* 196,46 208,36*', STEEL),
    wear: ({ form }) =>
      form('82,216 98,196 120,214 148,192 168,212 146,232 120,240 94,230', '#7d848e', { d: 8 }) +
      line('122,242 122,300', dark('#4a5a78', 0.4), 3) +
      flat('150,256* 172,252* 172,272 162,284 152,274', GOLD) +
      flat('156,260* 166,258* 166,270 161,276', '#4a5a78'),
    over: ({ form }) =>
      form('86,72* 92,44 120,34 148,46 154,74* 120,82', STEEL, { d: 12 }) +
      form('52,92 84,68 120,75 154,66 192,82* 160,94 120,89 82,98', STEEL, { d: 8 }) +
      line('118,36 120,77', dark(STEEL, 0.4), 2.4),
    front: (tools, colours) =>
      glow(50, 214, 46, '#ffd060', 0.12) +
      arm(tools, colours, '14,304,22 26,262,17 40,176,13') +
      line('50,166 50,178', STEEL, 3) +
      flat('32,188* 50,174* 68,188*', '#4a4048') +
      flat('34,190* 66,190* 70,240* 30,240*', '#ffd676') +
      flame(50, 236, 0.9, '#ff9a3a') +
      line('34,190 30,240|66,190 70,240|50,190 50,198', '#4a4048', 4) +
      flat('26,240* 74,240* 72,250* 28,250*', '#4a4048') +
      fist(48, 160, colours.skin, 0.9),
  },
);

export const fairgroundWrestler = person(
  [30, 40, 172],
  { skin: '#c8906a', hair: '#3a2620', main: '#c8906a' },
  {
    broad: true,
    beard: 'moustache',
    mouth: false,
    wear: ({ form }) =>
      form('64,300* 62,236* 84,206* 96,232 120,248 150,230 164,200* 184,232* 186,300*', '#a83a2c', { d: 10 }) +
      line('66,262 120,274 184,258|64,286 120,298 186,282', LINEN, 8) +
      line('44,236 54,262|200,232 192,260', dark('#c8906a', 0.35), 3),
    over: (_, colours) =>
      line('100,66 110,60 122,58', lit(colours.skin, 0.5), 4) +
      line('84,90 100,92|110,91 136,86', colours.hair, 6) +
      flat('76,140* 70,122* 84,132 104,126 126,130 144,120* 140,140* 122,138 106,133 90,139', colours.hair) +
      line('96,145 114,144', '#5a2018', 3) +
      dot(152, 122, 5, GOLD),
    front: ({ form, tube }, colours) =>
      tube('2,304,28 20,262,26 40,214,20 52,190,17', colours.skin) +
      fist(56, 172, colours.skin, 1.3) +
      form('22,234 44,222 64,234 58,250 32,252', '#5e4230', { d: 5 }) +
      line('26,240 60,240', GOLD, 3),
  },
);

export const squire = person(
  [36, 40, 168],
  { skin: '#d8ac88', hair: '#3f2a20', main: '#5e7050', iris: '#3a5a3a', lips: '#a85a50' },
  {
    woman: true,
    top: 'parted',
    back: 'bob',
    wear: ({ form }) =>
      form('74,222 96,200 120,220 148,196 172,216 150,240 120,250 92,240', '#7d848e', { d: 8 }) +
      line('120,252 120,300', dark('#5e7050', 0.4), 3) +
      line('176,218 96,300', LEATHER, 7),
    over: () => line('82,90 118,76 157,94', '#c8a03a', 5),
    front: ({ form }) =>
      form('2,214* 44,200 92,210* 92,260 50,300 10,268', '#3f5a8a', { d: 12 }) +
      flat('48,204* 92,210* 92,260 50,298*', '#d8c48a') +
      line('2,214 44,201 92,210', STEEL, 5) +
      flat('24,238 34,230 42,240 34,252', '#d8c48a') +
      flat('60,240 70,232 80,242 70,256', '#3f5a8a') +
      form('166,300* 162,256 186,228 218,234 234,264 232,300*', STEEL, { d: 12 }) +
      line('166,272 200,264 232,274', NIGHT, 5) +
      line('200,236 200,300', dark(STEEL, 0.4), 2.6) +
      flat('196,232* 190,206 210,196 222,214* 208,232*', '#a83a2c'),
  },
);
