// Allies whom one does not ask where they were: faces one is glad of when the Gloom comes down.

import { dark, dot, flat, glow, line } from '@veillee/web/kit/paper/shapes.ts';
import { fist, GOLD, LEATHER, LINEN, STEEL, WOOD } from './parts.ts';
import { arm, cowl, inHood, person } from './person.ts';

export const falseMonk = person(
  [36, 40, 168],
  { skin: '#c8987a', hair: '#3a2a22', main: '#5c4636' },
  {
    beard: 'stubble',
    hood: inHood('#5c4636'),
    ear: false,
    wear: ({ form }, colours) =>
      form('64,216 92,190 118,218 152,186 184,206 162,242 118,258 82,244', dark(colours.main, 0.25), { d: 10 }) +
      line('118,258 120,300', '#d8c49a', 5),
    over: (tools, colours) =>
      cowl(tools, colours.main) +
      line('92,136 106,142 124,132', '#5a2018', 2.6) +
      line('86,92 100,88', colours.hair, 4),
    front: ({ form }, colours) =>
      form('18,246* 80,232* 96,290* 34,300*', '#6e2c34', { d: 8 }) +
      flat('26,250* 74,240* 86,286* 40,294*', LINEN) +
      flat('46,252* 62,249* 76,284* 62,288*', '#3a2a20') +
      flat('52,256* 60,254* 68,278* 62,282*', STEEL) +
      line('50,254 64,250', GOLD, 4) +
      fist(92, 276, colours.skin),
  },
);

export const spy = person(
  [36, 40, 168],
  { skin: '#c89a80', hair: '#1f1a20', main: '#3a3c50', iris: '#3a6a5a', lips: '#a8303a' },
  {
    woman: true,
    hood: inHood('#3a3c50'),
    ear: false,
    top: 'fringe',
    wear: ({ form }, colours) =>
      form('64,216 92,190 118,218 152,186 184,206 162,242 118,258 82,244', dark(colours.main, 0.25), { d: 10 }) +
      dot(118, 246, 8, GOLD),
    over: (tools, colours) => cowl(tools, colours.main, '88,58 116,34* 150,34'),
    front: ({ tube }, colours) =>
      tube('18,304,22 30,272,17 44,224,13', colours.main) +
      flat('48,210* 26,130* 60,118* 90,122* 110,138* 68,206*', '#7a2c3a') +
      line('52,206 34,136|56,204 58,124|60,204 82,128|64,204 98,138', dark('#7a2c3a', 0.4), 2) +
      line('28,132 60,120 90,124 108,138', GOLD, 4) +
      fist(52, 216, colours.skin, 0.9) +
      tube('214,304,20 200,284,16 188,270,12', colours.main) +
      fist(182, 258, colours.skin, 0.85) +
      line('182,246 182,204', GOLD, 5) +
      `<circle cx="182" cy="196" r="9" fill="none" stroke="${GOLD}" stroke-width="5"/>` +
      line('184,236 194,236|184,226 192,226', GOLD, 5),
  },
);

export const cutthroat = person(
  [28, 40, 172],
  { skin: '#b07c5c', hair: '#2a2220', main: '#4a3a34', iris: '#2a1c18' },
  {
    angry: true,
    beard: 'stubble',
    wear: (_, colours) =>
      flat('94,202* 120,262* 150,194*', '#8a8478') +
      line('100,226 140,222|106,240 134,238', '#6e2c34', 4) +
      line('92,202 120,264 154,194', LEATHER, 7) +
      line('64,258 50,300', dark(colours.main, 0.5), 3),
    over: ({ form }) =>
      form('80,92* 80,64 106,48 142,50 160,76 158,100* 120,82', '#3a5a5a', { d: 10 }) +
      line('80,92 120,82 158,99', dark('#3a5a5a', 0.4), 5) +
      form('154,88* 180,92 192,116* 170,112 156,102', '#3a5a5a', { d: 0 }) +
      line('126,88 122,124', '#8e4038', 3) +
      line('120,98 128,102|119,110 127,114', '#8e4038', 2) +
      dot(152, 124, 4, GOLD),
    front: (tools, colours) =>
      arm(tools, colours, '18,304,22 32,276,18 46,250,14') +
      tools.form('52,226* 34,150 50,118* 74,140 72,224*', STEEL, { d: 6 }) +
      tools.form('50,222* 76,220* 80,290* 60,292*', '#7a3a2c', { d: 5 }) +
      fist(60, 250, colours.skin),
  },
);

export const rooftopUrchin = person(
  [38, 72, 166],
  { skin: '#d8a884', hair: '#8a4a24', main: '#6a6250', iris: '#3a5a3a', lips: '#a8544c' },
  {
    woman: true,
    back: 'bob',
    top: 'fringe',
    head: 'translate(13 54) scale(.9)',
    body: false,
    behind: () =>
      dot(46, 60, 32, '#f0d090', 0.8) +
      flat('150,300* 150,120* 240,120* 240,300*', '#3a2c30') +
      flat('170,122* 172,70* 206,70* 208,122*', '#4a363a') +
      flat('164,70* 214,70* 212,58* 166,58*', '#5a4448') +
      line('190,50 182,34 194,20 186,4', '#8a8088', 7, 0.4),
    wear: ({ form }, colours) =>
      form('40,300* 48,258 78,232 104,218 144,216 172,232 200,262 208,300*', colours.main, { d: 22 }) +
      form('78,236 104,216 124,232 148,214 170,232 148,252 122,258 96,250', '#a83a2c', { d: 8 }) +
      line('80,240 92,300|168,240 160,300', LEATHER, 6) +
      flat('134,268* 154,266* 156,286* 136,288*', '#3a5a5a') +
      line('132,272 138,274|152,268 158,270', LINEN, 2),
    over: ({ form }) =>
      flat('90,116 104,114 102,124 92,126', '#6a4a3a', 0.6) +
      dot(120, 118, 1.6, '#a85a3a') +
      dot(126, 121, 1.6, '#a85a3a') +
      dot(113, 121, 1.6, '#a85a3a') +
      form('66,90 84,52 120,38 158,50 170,82* 140,88 112,80 88,92', '#5a4a54', { d: 10 }) +
      form('54,98 78,82 108,80 92,96 70,106', '#5a4a54', { d: 0 }) +
      dot(122, 42, 5, '#5a4a54'),
    front: ({ tube }, colours) =>
      tube('34,304,18 46,284,15 56,272,12', colours.main) +
      line('58,252 40,214|58,252 72,212', WOOD, 6) +
      line('40,214 50,236 64,236 72,212', '#2a2228', 2.4) +
      dot(57, 238, 7, '#8a8a90') +
      fist(58, 262, colours.skin, 0.85),
  },
);

export const ferryman = person(
  [28, 40, 184],
  { skin: '#b08468', hair: '#d8d2c4', main: '#3f4c50', brow: '#d8d2c4', rim: '#d8f0e8' },
  {
    old: true,
    beard: 'long',
    behind: ({ form }) =>
      line('34,300 50,120', WOOD, 8) +
      form('36,124* 30,60 46,6 64,8 74,64 62,126*', WOOD, { d: 8 }) +
      line('52,20 50,120', dark(WOOD, 0.4), 2.4) +
      line('214,300 210,150', '#3a3034', 6) +
      glow(206, 176, 34, '#9fe0a0', 0.16) +
      flat('192,160* 220,158* 224,200* 190,202*', '#c8f0b0') +
      line('192,160 190,202|220,158 224,200', '#3a3034', 4) +
      flat('188,158* 206,144* 226,156*', '#3a3034'),
    wear: ({ form }, colours) =>
      form('60,222 90,196 118,222 152,190 190,212 174,256 118,272 72,254', dark(colours.main, 0.2), { d: 10 }),
    over: ({ form }) =>
      form('36,96 76,62 118,72 160,54 210,78* 200,92 158,84 118,88 74,98', '#8a7440', { d: 8 }) +
      form('78,72* 104,38 124,30 146,40 166,66* 118,80', '#8a7440', { d: 10 }) +
      line('60,86 92,52|90,84 112,38|140,78 134,38|176,78 146,44', dark('#8a7440', 0.35), 2),
    front: (tools, colours) => arm(tools, colours, '12,304,22 24,276,18 36,252,14') + fist(40, 238, colours.skin),
  },
);

export const fence = person(
  [36, 40, 168],
  { skin: '#c8a080', hair: '#7a6a5c', main: '#4c4038', iris: '#3a4a3a' },
  {
    beard: 'goatee',
    top: 'slick',
    wear: ({ form }, colours) =>
      form('30,300* 40,244 84,206* 112,300*', dark(colours.main, 0.1), { d: 0 }) +
      form('150,200* 196,232 216,300* 138,300*', dark(colours.main, 0.1), { d: 10 }) +
      flat('84,206* 120,230 150,200* 138,300* 112,300*', '#7a2c3a') +
      flat('40,250* 84,214* 104,300* 38,300*', '#a8843c') +
      line('52,250 60,274 76,262 82,240', '#efe6d0', 4) +
      dot(66, 274, 6, '#5fd0b0') +
      line('50,290 64,282 90,290', GOLD, 4) +
      dot(64, 256, 3, '#b8232e') +
      dot(120, 250, 4, GOLD) +
      dot(120, 272, 4, GOLD),
    over: ({ form }) =>
      `<g>${dot(124, 102, 13, '#3a3034') + dot(122, 102, 9, '#bfe0e8') + dot(119, 99, 3, '#fff')}</g>` +
      line('134,96 156,86', '#3a3034', 3) +
      form('78,92* 76,70 102,52 142,50 164,70 160,96* 120,78', '#5c4a5c', { d: 10 }) +
      line('92,138 106,141 124,132', '#5a2018', 2),
    front: ({ tube }, colours) =>
      tube('214,304,20 204,276,16 194,252,13', colours.main) +
      fist(190, 238, colours.skin, 0.9) +
      flat('190,190* 208,206* 190,226* 172,206*', '#7fd8ff') +
      flat('190,190* 208,206* 190,226*', '#3f8ab8') +
      line('172,206 208,206', '#eaf8ff', 1.6) +
      glow(190, 206, 24, '#7fd8ff', 0.12),
  },
);
