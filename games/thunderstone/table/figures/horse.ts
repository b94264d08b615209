// A horse that rears, looking left; hooves on 290. Used by the Pegasus and the Knightmare.

import { fill, flat, line, sparingTools, wire } from '@veillee/web/kit/paper/outlines.ts';
import { dark } from './parts.ts';

const { form, limb } = sparingTools('left');
export const horse = (
  c: { readonly coat: string; readonly hoof: string; readonly mane: string },
  { back = '', eye = '#2b1a22', r = 3 } = {},
): string =>
  wire('206,184 232,196 226,244 236,270', c.mane, 15) +
  wire('212,190 226,222 214,262', dark(c.mane, 0.25), 10) +
  limb('190,208,24 174,236,14 198,254,8 190,280,7', dark(c.coat, 0.3), { s: 0, r: 0 }) +
  fill('M178 290l4 -13h16l2 13z', c.hoof) +
  limb('102,146,14 62,132,10 42,158,7', dark(c.coat, 0.3), { s: 0, r: 0 }) +
  fill('M36 154l12 5l-5 15l-13 -6z', c.hoof) +
  form('206,174 214,204 202,230 174,236 152,204 124,184 98,166 92,136 108,112 136,122 168,146', c.coat, { s: 20, r }) +
  back +
  limb('180,206,26 156,232,16 176,254,9 164,280,7', c.coat, { s: 10, r: r * 0.7 }) +
  fill('M148 290l6 -14h17l2 14z', c.hoof) +
  limb('112,158,16 70,168,11 64,200,7', c.coat, { s: 7, r: r * 0.7 }) +
  fill('M56 196l15 1l1 15l-16 -2z', c.hoof) +
  form('138,30 152,58 150,96 160,134! 140,124 132,80 118,48', c.mane, { s: 8, r: 0 }) +
  form('92,150 94,112 88,84 92,58 112,44 132,60 140,100 142,140 118,164', c.coat, { s: 14, r }) +
  form('126,52 112,38 98,42 80,58 54,80 44,96 50,108 64,106 88,94 110,90 122,76', c.coat, { s: 10, r }) +
  fill('M104 44L102 18L116 38ZM118 42L122 20L130 44Z', c.coat) +
  flat('78,66! 92,62 90,70 82,72', eye) +
  flat('50,96 56,92 58,98 53,101', dark(c.coat, 0.6)) +
  line('M52 104Q60 102 66 98', dark(c.coat, 0.55), 2.4) +
  form('104,42! 122,24! 120,44! 146,44! 136,62! 158,78! 142,86! 160,112! 142,110! 128,78 118,56', c.mane, {
    s: 6,
    r: 1.6,
  });
