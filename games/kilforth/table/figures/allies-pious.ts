// Allies who pray, or have a good word: faces one is glad of when the Gloom comes down.

import { dark, dot, flat, glow, line, lit, NIGHT, oval, tufts } from '@veillee/web/kit/paper/shapes.ts';
import { fist, GOLD, LINEN, STEEL, WOOD } from './parts.ts';
import { arm, mailCoif, person } from './person.ts';

export const healer = person(
  [36, 40, 168],
  { skin: '#dcb292', hair: '#7a4a2c', main: '#5e7a58', iris: '#4a6a4a', lips: '#b05a54' },
  {
    woman: true,
    back: 'bob',
    top: 'parted',
    wear: ({ form }) =>
      form('70,300* 82,228 98,204 120,226 148,200 166,224 176,300*', LINEN, { d: 12 }) +
      line('98,206 120,230 150,202', '#5e7a58', 5),
    over: ({ form }) =>
      form('78,116* 78,72 104,48 144,48 168,80 176,150 182,190* 156,176 154,116 140,84 114,76 92,88', LINEN, {
        d: 12,
      }) + line('92,88 114,77 141,86 154,114', '#5e7a58', 4),
    front: ({ form }, colours) =>
      form('20,252* 92,246* 84,282 60,296 34,286', '#8a7a6c', { d: 10 }) +
      line('72,252 96,200', WOOD, 8) +
      line('40,250 30,216|52,248 50,210|60,248 66,222', '#4a6a3a', 3) +
      flat(
        '30,218 20,206 30,196 38,206|50,212 40,198 50,186 60,198|66,224 62,210 74,206 76,216|36,236 22,234 24,224',
        '#7a9a4c',
      ) +
      dot(50, 188, 4, '#e8d05a') +
      fist(96, 230, colours.skin, 0.85),
  },
);

export const maidAtArms = person(
  [36, 40, 168],
  { skin: '#d8ac8c', hair: '#c8984a', main: '#7d848e', iris: '#3f5a8a', lips: '#a8544c' },
  {
    woman: true,
    ear: false,
    behind: () => glow(118, 100, 100, '#ffe6a0', 0.07),
    wear: ({ form }) =>
      form('62,300* 78,222 98,202 120,216 148,198 172,218 184,300*', LINEN, { d: 14 }) +
      flat(tufts('120,242 142,264 120,286 98,264 120,242', 10, 9, 0), '#d89a2a') +
      dot(120, 264, 13, '#f2c14a') +
      form('28,264 38,226 72,210 86,232 64,258', STEEL, { d: 8 }) +
      form('160,230 182,206 212,226 222,262 188,254', STEEL, { d: 10 }),
    over: tools =>
      flat('88,98* 94,84 112,80 106,92', '#c8984a') + mailCoif(tools) + line('90,94 114,80 141,88', '#d89a2a', 5),
    front: ({ form, tube }) =>
      form('32,220* 44,70* 56,220*', '#c8d0d8', { d: 0 }) +
      flat('44,70* 56,220* 44,220*', dark('#c8d0d8', 0.35)) +
      line('14,224 76,220', '#d89a2a', 8) +
      tube('12,304,20 26,284,17 40,268,14', STEEL, { d: 8 }) +
      fist(46, 246, '#5a5e68') +
      dot(46, 276, 7, '#d89a2a'),
  },
);

export const villageElder = person(
  [36, 40, 168],
  { skin: '#c89c80', hair: '#e0dad0', main: '#5a4a5c', lips: '#9a6054' },
  {
    woman: true,
    old: true,
    back: 'bun',
    top: 'parted',
    hood: ({ form }) =>
      form('132,60 138,34 162,28 182,44 180,70 156,82', '#e0dad0', { d: 6 }) + line('136,36 190,62', '#b8945a', 4),
    wear: ({ form }) =>
      form('40,262 62,216 92,194 118,232 152,188 186,210 212,258 160,252 118,288 76,258', '#7a4034', { d: 12 }) +
      line('58,244 92,214 118,250 154,208 194,240', '#c9a864', 3) +
      dot(118, 258, 7, GOLD),
    over: () =>
      `<g fill="none" stroke="#8a6a3a" stroke-width="2.6"><circle cx="94" cy="104" r="10"/><circle cx="123" cy="103" r="12"/></g>` +
      line('104,103 111,102|135,101 150,98', '#8a6a3a', 2.6) +
      line('92,138 62,148', '#6a4a2c', 4) +
      flat('52,140* 66,140* 64,158 54,158', '#6a4a2c') +
      line('58,134 50,116 62,100 54,80', LINEN, 5, 0.35),
    front: (_, colours) =>
      line('196,300 190,214', WOOD, 8) + line('190,214 178,204 164,210', WOOD, 8) + fist(192, 240, colours.skin, 0.9),
  },
);

export const beggingFriar = person(
  [36, 40, 168],
  { skin: '#d09c7a', hair: '#6a4a30', main: '#6e5840', iris: '#3a2c20' },
  {
    broad: true,
    wear: ({ form }, colours) =>
      form('60,222 88,194 120,218 154,190 190,212 170,250 120,262 76,250', dark(colours.main, 0.25), { d: 10 }) +
      line('120,262 116,300', '#d8c49a', 5),
    over: ({ form }, colours) =>
      oval(92, 122, 9, 6, '#d0603a', 0.4) +
      oval(130, 118, 10, 7, '#d0603a', 0.4) +
      flat('88,146* 108,152 132,142* 134,160 112,170 94,164', dark(colours.skin, 0.16)) +
      line('90,136 106,143 124,134', '#5a2018', 3) +
      form('78,98* 76,76 90,62* 100,74 126,70 146,62* 160,78 156,120* 148,100 140,88 112,84 92,88', colours.hair, {
        d: 6,
      }) +
      flat('100,70 118,65 136,68 122,73 108,75', lit(colours.skin, 0.35)),
    front: ({ form }, colours) =>
      form('16,250* 104,246* 94,282 60,296 30,284', WOOD, { d: 12 }) +
      oval(60, 249, 44, 7, '#3a2418') +
      dot(48, 247, 7, GOLD) +
      dot(66, 250, 7, lit(GOLD, 0.3)) +
      flat('72,246 82,238 92,246 84,252', '#c8905a') +
      fist(20, 272, colours.skin) +
      fist(104, 270, colours.skin),
  },
);

export const cantor = person(
  [36, 40, 168],
  { skin: '#8a5c44', hair: '#1f1818', main: '#8e2c30', iris: '#2a1c18' },
  {
    mouth: false,
    top: 'slick',
    behind: () =>
      flat('30,70 42,66 44,76 32,80', '#f2d28a') +
      line('44,72 44,36 62,30', '#f2d28a', 4) +
      flat('196,54 208,50 210,60 198,64', '#f2d28a') +
      line('210,56 210,22', '#f2d28a', 4) +
      flat('214,110 224,106 226,115 216,119', '#f2d28a') +
      line('226,111 226,82 238,78', '#f2d28a', 4),
    wear: ({ form }) =>
      form('46,300* 58,232 90,204 120,228 154,200 184,228 200,300*', LINEN, { d: 16 }) +
      flat(`${tufts('46,300 120,290 200,300', 9, 9, 0)} `, LINEN) +
      form('84,212* 104,198 120,218 148,194 164,208* 146,228 120,238 98,228', '#8e2c30', { d: 6 }) +
      line('88,240 82,300|158,238 166,300', dark(LINEN, 0.3), 2.6),
    over: ({ form }, colours) =>
      flat('90,130 104,126 118,132 116,150 104,156 94,148', '#3a0c14') +
      flat('94,131* 104,128 114,132* 104,136', '#fff') +
      line('84,92 100,86|112,86 134,90', colours.hair, 4) +
      form('82,84* 88,56 118,46 148,56 156,84* 120,70', '#8e2c30', { d: 8 }),
    front: ({ form }, colours) =>
      form('18,244* 84,228* 100,292* 34,300*', LINEN, { d: 0 }) +
      line('28,256 84,242|31,264 86,250|36,280 92,266|38,288 94,274', '#6a5a48', 1.6) +
      dot(44, 258, 4, NIGHT) +
      dot(62, 250, 4, NIGHT) +
      dot(54, 280, 4, NIGHT) +
      dot(76, 270, 4, NIGHT) +
      fist(26, 284, colours.skin, 0.9) +
      fist(100, 270, colours.skin, 0.9),
  },
);

export const exorcist = person(
  [32, 34, 178],
  { skin: '#c8a890', hair: '#8a8684', main: '#2e2a30', iris: '#4a6a8a' },
  {
    angry: true,
    old: true,
    top: 'swept',
    beard: 'stubble',
    wear: ({ form }) =>
      flat('104,196* 120,216* 140,192* 136,206* 120,226* 108,210*', LINEN) +
      line('120,226 120,300', '#5a545c', 3) +
      form('78,226* 92,206* 104,300* 82,300*', '#6e3a7a', { d: 0 }) +
      form('150,200* 166,216* 170,300* 146,300*', '#6e3a7a', { d: 0 }) +
      line('93,262 93,284|86,270 100,270|158,258 158,280|151,266 165,266', GOLD, 4),
    over: ({ form }) =>
      form('36,86 80,64 118,72 160,56 206,66* 168,86 118,88 72,96', '#221e26', { d: 8 }) +
      form('86,72* 90,32 120,24 150,34 156,66* 118,80', '#221e26', { d: 8 }) +
      line('87,68 118,76 156,62', '#6e3a7a', 5),
    front: (tools, colours) =>
      arm(tools, colours, '16,304,22 28,262,17 42,196,13') +
      fist(46, 182, colours.skin, 0.9) +
      line('44,196 40,226|50,196 56,226', GOLD, 2) +
      tools.form('32,230 48,222 66,230 62,250 48,258 36,250', GOLD, { d: 6 }) +
      line('40,238 58,238', '#ff9a3a', 4) +
      line('48,220 34,196 20,170 32,140 18,112', LINEN, 6, 0.3) +
      tools.form('162,256* 212,246* 222,300* 170,300*', '#5a2a24', { d: 5 }) +
      line('190,262 194,290|182,274 202,270', GOLD, 4) +
      fist(168, 284, colours.skin, 0.85),
  },
);
