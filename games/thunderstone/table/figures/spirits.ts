// Undead spirits: each haunts in its own way.

import { disc, fill, flat, glow, line, NIGHT, oval, sparingTools } from '@veillee/web/kit/paper/outlines.ts';
import { BONE, claw, dark, lit, monster, shadow, skull, sword } from './parts.ts';

const { form, limb } = sparingTools('left', '#dff6ff');
// Haunt: leans out of a mirror to see who is there
export const haunt = monster(
  [20, 40, 140],
  c =>
    shadow(150, 70) +
    form('118,60! 128,26 162,8 198,26 210,60! 218,170 208,268! 120,268!', c.frame, { s: 12, r: 3, rim: '#f2d48a' }) +
    flat('130,66! 138,40 162,26 188,40 198,66! 204,166 196,256! 130,256!', '#141026') +
    fill('M106 268h116l8 22h-132z', c.frame) +
    fill('M106 268h116l2 7h-120z', lit(c.frame, 0.4)) +
    disc(163, 16, 9, c.frame) +
    disc(163, 16, 4, c.glow) +
    line('M190 60L170 96L196 120M196 180L178 204', c.glow, 2, 0.5) +
    form(
      '196,112 190,180 176,230 150,248! 160,220 134,206 120,176 84,168 62,140 60,98 80,70 112,62 150,72 182,86',
      c.body,
      { s: 20, r: 4, rim: c.glow, shade: dark(c.body, 0.35) },
    ) +
    form('150,74 118,44 84,50 60,80! 44,104! 62,104 74,84 100,76', c.hair, { s: 6, r: 2, rim: c.glow }) +
    line('M68 98Q50 130 56 160M76 92Q66 150 84 190M126 60Q160 66 180 96', c.hair, 7) +
    flat('70,104! 90,98 92,116 76,120', NIGHT) +
    flat('104,98! 122,98 122,114 106,116', NIGHT) +
    glow(82, 109, 3, c.glow) +
    glow(113, 106, 3, c.glow) +
    flat('82,134 98,126 112,132 108,158 94,166 84,152', NIGHT) +
    limb('128,178,14 92,200,11 60,224,7', c.body, { s: 7, r: 2.4, rim: c.glow }) +
    claw(58, 226, -26, lit(c.body, 0.3), 1.2) +
    limb('172,190,12 150,222,10 128,252,7', dark(c.body, 0.2), { s: 6, r: 0 }) +
    claw(128, 254, -40, c.body, 1),
  { body: '#7fa5b8', hair: '#33415c', frame: '#8a6428', glow: '#b9f4ff' },
);
// Spectre: still charging, long after the war
export const spectre = monster(
  [20, 50, 140],
  c =>
    oval(130, 286, 70, 6, '#000', 0.25) +
    form(
      '128,120 172,104 214,118 238,100! 226,150 238,180! 204,176 216,220! 178,200 176,252! 146,222 136,282! 112,226 100,180',
      dark(c.cloak, 0.35),
      { s: 0, r: 0 },
    ) +
    line('M8 214L214 52', c.wood, 6) +
    fill('M22 204L-4 232L4 196Z', c.steel) +
    fill('M188 72L238 20L232 62L244 82L206 74Z', c.flag) +
    fill('M200 66L238 20L222 64Z', lit(c.flag, 0.3)) +
    form('84,120 78,166 92,214 84,262! 110,238 118,286! 136,240 156,262! 152,206 164,164 154,118 122,104', c.cloak, {
      s: 22,
      r: 4,
      rim: c.glow,
    }) +
    line('M96 168h46M96 182h44M98 196h38', dark(c.cloak, 0.6), 4) +
    line('M118 150V206', dark(c.cloak, 0.6), 5) +
    form('72,132 84,108 112,112 108,134 80,146', c.steel, { s: 8, r: 3, rim: c.glow }) +
    skull(98, 88, 1.05, '#cfe6dc', c.glow, 5) +
    form('70,80! 74,48 102,36 132,52 138,84! 122,74 98,70', c.steel, { s: 10, r: 3, rim: c.glow }) +
    line('M66 82Q98 62 140 86', c.steel, 6) +
    line('M76 80L92 88M104 87L122 78', dark(c.steel, 0.5), 6) +
    fill('M104 38Q130 10 170 30Q140 34 128 52Z', c.flag) +
    limb('150,134,14 158,116,11 150,100,8', c.steel, { s: 7, r: 0 }) +
    disc(150, 102, 8, '#cfe6dc') +
    limb('90,140,14 62,168,12 62,174,8', c.steel, { s: 8, r: 3, rim: c.glow }) +
    disc(60, 174, 9, '#cfe6dc'),
  { cloak: '#4c6b6a', steel: '#7d949a', flag: '#3f7f74', wood: '#5a5348', glow: '#a8ffdc' },
  [-4, 0, 248, 300],
);
// Wraith: tall as the door, nothing under the hood
export const wraith = monster(
  [50, 14, 130],
  c =>
    disc(116, 120, 100, c.glow, 0.08) +
    oval(124, 288, 46, 5, '#000', 0.3) +
    form('142,86 186,96 212,140 232,210 216,290! 196,236 176,294! 150,240', dark(c.robe, 0.45), { s: 0, r: 0 }) +
    form(
      '96,92 78,150 84,208 60,276! 94,246 96,296! 120,250 138,298! 144,246 170,276! 160,206 172,146 158,90 126,76',
      c.robe,
      { s: 26, r: 4, rim: c.glow },
    ) +
    line('M104 150Q98 210 86 254M126 150Q126 220 120 246M146 150Q150 210 150 240', dark(c.robe, 0.6), 4) +
    limb('152,108,17 194,88,14 212,44,9', c.robe, { s: 9, r: 0 }) +
    form('196,50! 230,56! 226,96 206,132! 206,84', c.robe, { s: 6, r: 0 }) +
    claw(214, 46, 74, c.bone, 1.3) +
    limb('100,112,18 58,122,15 34,92,9', c.robe, { s: 10, r: 3, rim: c.glow }) +
    form('48,82! 20,90! 30,130 50,168! 58,118', c.robe, { s: 6, rim: c.glow }) +
    claw(30, 94, 40, c.bone, 1.35) +
    form('84,112 80,72 96,34 124,6! 146,30 164,66 168,98 156,118 122,128', c.robe, { s: 16, r: 4, rim: c.glow }) +
    flat('90,102 90,70 106,46! 128,52 144,80 136,108 112,120', '#07040e') +
    flat('94,72! 114,84! 106,90 97,84', c.glow) +
    flat('122,84! 143,71! 137,85 128,90', c.glow) +
    disc(105, 82, 10, c.glow, 0.2) +
    disc(131, 81, 10, c.glow, 0.2) +
    line('M92 128Q122 148 156 126', c.bone, 3) +
    fill('M118 138l6 14l6 -14z', c.glow),
  { robe: '#3d3760', bone: '#c9cfe2', glow: '#b79cff' },
  [-10, 0, 250, 300],
);
// Ghost: she only wants to be held
export const ghost = monster(
  [44, 30, 140],
  c =>
    disc(116, 140, 104, c.glow, 0.1) +
    form('150,84 196,70 226,96! 196,98 220,130! 184,124 200,160! 160,150', dark(c.hair, 0.1), {
      s: 0,
      r: 2,
      rim: c.glow,
    }) +
    form(
      '92,118 84,160 60,208 34,250! 70,244 58,288! 96,256 112,296! 130,256 156,286! 158,244 190,258! 166,200 158,150 152,116 122,104',
      c.dress,
      { s: 24, r: 4, rim: c.glow, shade: dark(c.dress, 0.3) },
    ) +
    line('M102 176Q88 220 76 256M124 180Q122 230 114 262M142 176Q150 216 156 244', dark(c.dress, 0.35), 3) +
    line('M92 158Q122 170 154 156', lit(c.dress, 0.5), 4) +
    form('100,110 92,80 100,52 124,42 146,54 150,86 136,114 118,120', c.skin, {
      s: 12,
      r: 3,
      rim: c.glow,
      shade: dark(c.skin, 0.3),
    }) +
    form(
      '92,100 82,70 96,40 126,24 158,40 172,76 168,124 180,170! 160,146 156,104 146,66 118,58 104,74 96,96',
      c.hair,
      { s: 8, r: 3, rim: c.glow },
    ) +
    flat('100,78! 114,76 112,92 103,92', NIGHT) +
    flat('124,76! 140,78 134,92 125,91', NIGHT) +
    line('M106 96q-2 10 0 18M132 96q2 10 0 16', c.glow, 2.4) +
    flat('110,100 120,94 129,100 126,118 116,122 110,112', NIGHT) +
    limb('98,128,12 60,134,10 28,118,6', c.skin, { s: 6, r: 3, rim: c.glow }) +
    claw(28, 118, 14, c.skin, 1) +
    limb('148,128,12 180,156,10 196,190,6', c.skin, { s: 6, r: 0 }) +
    claw(194, 190, -80, c.skin, 0.95) +
    fill('M52 126L44 176L66 150L76 186L90 132Z', c.dress, 0.75),
  { dress: '#9db4cc', skin: '#cfe0ea', hair: '#6d86a8', glow: '#f0fcff' },
);
// Revenant: climbs out, and knows your name
export const revenant = monster(
  [50, 30, 140],
  c =>
    form('4,290! 14,262! 50,254! 70,266! 110,250! 166,258! 190,248! 234,268! 238,290!', c.earth, {
      s: 10,
      r: 3,
      rim: '#c9a070',
    }) +
    form('178,252! 172,170 184,140 214,138 230,168 228,256!', c.stone, { s: 14, r: 3 }) +
    line('M190 168h26M190 182h26M190 196h18', dark(c.stone, 0.5), 3) +
    line('M190 72L150 150', c.glow, 2, 0.4) +
    limb('150,132,15 184,114,13 190,78,10', c.steel, { s: 9, r: 0 }) +
    sword(192, 72, 16, 66, 9, '#b9c8c2', '#6b5a2a') +
    fill('M196 14L214 26L200 34L212 44L188 40Z', NIGHT, 0) +
    disc(191, 76, 10, BONE) +
    form('88,116 80,160 88,210 76,258! 124,270 166,256! 158,206 166,156 156,114 122,100', c.cloth, {
      s: 20,
      r: 3,
      rim: c.glow,
    }) +
    form('88,122 90,170 106,204! 120,210 140,202! 156,166 154,120 122,110', c.steel, { s: 16, r: 3, rim: c.glow }) +
    flat('106,134! 122,128! 140,134! 142,168 122,190 104,170', '#120a18') +
    line('M104 144Q122 150 142 144M104 156Q122 162 142 156M107 168Q122 174 139 168', BONE, 4) +
    glow(122, 152, 9, c.glow) +
    form('66,128 76,102 106,102 110,124 88,144', c.steel, { s: 8, r: 3, rim: c.glow }) +
    form('136,108 164,100 178,124 164,140 142,130', c.steel, { s: 8, r: 0 }) +
    skull(112, 78, 1.15, '#dfe2c4', c.glow, 7) +
    form('84,62! 86,34 112,18 140,30 148,70! 138,92! 134,62 108,54', c.steel, { s: 9, r: 3, rim: c.glow }) +
    fill('M112 22L118 -2L128 22ZM92 32L84 8L106 24Z', c.steel) +
    limb('92,140,14 60,176,12 40,216,9', c.steel, { s: 8, r: 3, rim: c.glow }) +
    limb('48,200,8 30,244,7', BONE, { s: 5, r: 2 }) +
    claw(30, 246, -40, BONE, 1.15) +
    form('8,290! 20,268! 48,262! 66,290!', c.earth, { s: 6, r: 2 }) +
    form('120,290! 140,262! 176,268! 196,290!', c.earth, { s: 6, r: 2 }),
  { earth: '#4a3524', stone: '#6d6a72', steel: '#66727a', cloth: '#3d3a40', glow: '#8dff8a' },
);
