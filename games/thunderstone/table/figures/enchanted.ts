// Enchanted: nobody hates them; they are only in the way.

import { disc, fill, flat, group, line, NIGHT, oval, sparingTools, wire } from '@veillee/web/kit/paper/outlines.ts';
import { horse } from './horse.ts';
import { BONE, dark, lit, monster, shadow } from './parts.ts';

const { form, limb } = sparingTools('left');
const star = (x: number, y: number, s: number, c: string, o = 1): string =>
  fill(
    `M${x} ${y - s}L${x + s * 0.28} ${y - s * 0.28}L${x + s} ${y}L${x + s * 0.28} ${y + s * 0.28}L${x} ${y + s}L${x - s * 0.28} ${y + s * 0.28}L${x - s} ${y}L${x - s * 0.28} ${y - s * 0.28}Z`,
    c,
    o,
  );
// feathers: from the root out, three rows
const plume = (x: number, y: number, k: number, a: number, c: string, tip: string): string =>
  group(
    `translate(${x} ${y}) rotate(${a}) scale(${k} ${Math.abs(k)})`,
    fill(
      'M0 0L10 -52Q30 -92 78 -112Q74 -98 66 -90Q92 -96 104 -94Q94 -80 80 -74Q100 -74 108 -68Q94 -56 76 -52Q94 -48 98 -42Q84 -34 62 -32Q76 -26 78 -20Q56 -14 38 -16Q42 -6 38 0Q18 6 0 0Z',
      tip,
    ),
    fill(
      'M0 0L10 -52Q26 -80 56 -90Q52 -76 46 -70Q66 -72 72 -66Q60 -56 46 -52Q62 -48 64 -42Q50 -34 34 -34Q42 -26 40 -20Q20 -8 0 0Z',
      c,
    ),
    fill('M0 0L10 -52Q22 -72 36 -74Q30 -52 22 -36Q16 -14 0 0Z', lit(c, 0.5)),
  );
// Blink Dog: already behind you
const dog = (c: { readonly [material in 'coat' | 'ear']: string }): string =>
  limb('176,166,11 212,140,8 218,104,6 208,92,.5', c.coat, { s: 5 }) +
  limb('166,196,18 188,222,11 172,246,8 180,278,7', dark(c.coat, 0.3), { s: 0, r: 0 }) +
  limb('98,196,15 108,238,9 104,280,7', dark(c.coat, 0.3), { s: 0, r: 0 }) +
  fill('M166 290q2 -11 14 -11q10 2 12 11zM92 290q2 -11 14 -11q10 2 12 11z', dark(c.coat, 0.3)) +
  form('66,168 84,140 124,150 164,142 188,164 188,196 166,214 140,196 110,212 80,214', c.coat, { s: 20, r: 3 }) +
  limb('164,190,22 186,220,12 160,246,8 164,278,7', c.coat, { s: 9 }) +
  limb('82,190,20 74,236,10 72,280,8', c.coat, { s: 8 }) +
  fill('M148 290q4 -12 16 -12q10 2 12 12zM54 290q4 -13 18 -13q12 2 14 13z', c.coat) +
  form('108,150 100,116 78,98 62,112 62,148 74,184', c.coat, { s: 12, r: 3 }) +
  form('96,110 92,84 74,76 52,86 30,98 18,110 26,120 54,122 80,124', c.coat, { s: 9, r: 3 }) +
  fill('M70 84L58 46L86 74ZM84 82L92 44L100 84Z', c.coat) +
  fill('M86 78L92 54L96 82Z', c.ear);
export const blinkDog = monster(
  [6, 34, 130],
  c =>
    shadow(116, 92) +
    disc(112, 170, 96, c.glow, 0.1) +
    `<g opacity=".3">${group('translate(30 -6)', form('66,168 84,140 164,142 188,164 188,196 140,196 80,214', c.glow, { s: 0, r: 0 }), line('M166 196L188 222L166 246L172 278M82 190L74 240L72 280M170 166L214 140L216 100', c.glow, 12))}</g>` +
    dog(c) +
    flat('48,94! 64,92 62,100 54,102', c.glow) +
    disc(57, 97, 10, c.glow, 0.25) +
    fill('M16 108q2 -6 10 -4l-2 8z', NIGHT) +
    line('M26 116Q46 118 58 112', dark(c.coat, 0.6), 3) +
    fill('M34 116l2 6l4 -6z', BONE) +
    wire('104,150 136,160 168,150', c.glow, 4) +
    wire('96,170 130,182 176,168', c.glow, 4) +
    line('M148 214L170 208M70 210l18 4', c.glow, 4) +
    star(204, 60, 16, c.glow) +
    star(228, 170, 9, c.glow, 0.8) +
    star(28, 180, 10, c.glow, 0.8) +
    star(140, 108, 12, c.glow, 0.9) +
    star(226, 232, 11, c.glow, 0.6) +
    line('M196 250h34M204 264h26', c.glow, 4, 0.5),
  { coat: '#b58a4e', ear: '#d9a58a', glow: '#8ff0ff' },
  [0, 0, 246, 300],
);
// Nixie: finders, keepers
export const nixie = monster(
  [58, 20, 120],
  c =>
    oval(120, 272, 112, 18, c.water) +
    oval(120, 268, 96, 12, lit(c.water, 0.35), 0.5) +
    form('20,276! 14,248 30,222 52,214! 44,236 58,256 80,270', c.water, { s: 8, r: 3, rim: '#e0fbff' }) +
    form('220,276! 228,244 214,216 190,206! 200,232 184,254 160,270', c.water, { s: 8, r: 2, rim: '#e0fbff' }) +
    form('96,186 90,222 104,256 140,266 176,252 206,262! 196,236 216,222! 188,226 156,228 148,186', c.scale, {
      s: 14,
      r: 3,
    }) +
    line(
      'M104 206q8 8 16 0q8 8 16 0M102 222q8 8 16 0q8 8 16 0q8 8 14 0M110 238q8 8 16 0q8 8 16 0q8 8 14 -2',
      dark(c.scale, 0.35),
      2.6,
    ) +
    form('98,126 102,156 94,190! 122,200 150,190! 142,156 148,126 122,116', c.skin, { s: 12, r: 3 }) +
    flat('96,142 108,132 122,142 136,132 148,142 142,160 122,164 102,160', c.leaf) +
    line('M108 134L106 158M136 134L138 158', lit(c.leaf, 0.5), 2) +
    form('90,182! 122,194 154,182! 156,202! 140,198! 130,212! 118,198! 106,212! 90,200!', c.leaf, { s: 6, r: 2 }) +
    limb('146,130,9 178,122,8 192,86,6', c.skin, { s: 5, r: 0 }) +
    line('M192 86L184 70M193 84L196 66M195 86L206 74', c.skin, 5) +
    disc(198, 54, 9, '#f2c24a') +
    disc(198, 54, 5.4, '#b8821e') +
    disc(226, 76, 7, '#f2c24a') +
    disc(226, 76, 4, '#b8821e') +
    form('100,108 80,116 64,150 70,196! 84,168 88,206! 100,170 104,120', c.hair, { s: 8, r: 3 }) +
    form('144,100 160,120 166,160 156,196! 148,150 138,120', c.hair, { s: 8, r: 0 }) +
    form('96,94 90,66 102,44 128,40 148,56 148,88 132,112 112,114', c.skin, { s: 11, r: 3 }) +
    fill('M96 80L70 62L92 96ZM148 78L174 60L152 92Z', c.fin) +
    form('88,84 80,50 100,26 132,22 158,42 160,74! 144,58 124,60 110,54 98,66', c.hair, { s: 8, r: 3 }) +
    flat('98,78! 112,74 114,88 102,90', '#f6fff4') +
    flat('126,74! 142,76 138,89 128,88', '#f6fff4') +
    disc(107, 82, 4.6, c.eye) +
    disc(133, 82, 4.6, c.eye) +
    disc(105, 80, 1.6, '#fff') +
    disc(131, 80, 1.6, '#fff') +
    line('M108 100Q118 108 130 99', dark(c.skin, 0.6), 2.8) +
    oval(118, 34, 14, 6, c.lily) +
    fill('M104 34Q110 14 118 32Q120 10 126 32Q136 18 132 36Z', c.lily) +
    disc(118, 34, 4, '#f2c24a') +
    limb('100,132,9 70,156,8 56,190,6', c.skin, { s: 5, r: 3 }) +
    form('20,206! 30,196! 76,196! 84,206! 80,240 52,254 24,240', c.pot, { s: 10, r: 3 }) +
    fill('M26 200Q52 180 80 200Z', '#f2c24a') +
    disc(40, 192, 6, '#f2c24a') +
    disc(58, 190, 7, '#ffd97a') +
    disc(68, 196, 5, '#d09a2a') +
    line('M22 216Q52 228 82 216', dark(c.pot, 0.4), 4) +
    oval(52, 258, 34, 7, lit(c.water, 0.5), 0.6),
  {
    water: '#2f6f8a',
    skin: '#8fc9b0',
    scale: '#2f9a8a',
    leaf: '#5a8a3a',
    hair: '#1f5f6a',
    fin: '#f0a06a',
    eye: '#1f4a5a',
    lily: '#f4d8e2',
    pot: '#9a5a3a',
  },
);
// Pegasus: the saddle is where it left the last rider
export const pegasus = monster(
  [30, 10, 130],
  c =>
    disc(130, 120, 104, '#ffe6b0', 0.1) +
    group(
      'translate(-8 0)',
      shadow(170, 56) +
        plume(168, 150, 0.8, 4, dark(c.coat, 0.22), dark(c.tip, 0.3)) +
        horse(c) +
        plume(140, 162, 1.04, -22, c.coat, c.tip) +
        line('M64 96Q88 86 112 70M62 96L60 108', c.strap, 3),
    ) +
    star(36, 44, 9, '#ffe6b0', 0.8) +
    star(222, 30, 7, '#ffe6b0', 0.7),
  { coat: '#dcd6d0', mane: '#e0a84a', hoof: '#7a5a34', tip: '#8fb0d0', strap: '#a3462c' },
  [0, 0, 250, 300],
);
// Griffon: counts you as one meal
export const griffon = monster(
  [14, 30, 130],
  c =>
    shadow(130, 94) +
    plume(150, 160, 1.16, -6, c.feather, c.tip) +
    wire('196,232 228,222 224,184 232,168', c.coat, 8) +
    form('224,176! 218,152 236,142! 240,166! 232,184', c.tip, { s: 5 }) +
    form('96,140 84,186 92,228 128,252 190,256 212,222 198,178 150,148 122,130', c.coat, { s: 28, r: 3 }) +
    form('150,290! 146,252 160,216 196,216 214,252 210,290!', c.coat, { s: 16, r: 3 }) +
    fill('M130 290q4 -16 34 -14l10 14z', c.coat) +
    fill('M128 290l8 -8l3 8zM142 290l8 -9l3 9zM156 290l7 -8l3 8z', NIGHT) +
    limb('128,214,15 138,248,10 130,282,7', dark(c.claw, 0.3), { s: 0, r: 0 }) +
    form('88,120 76,160 84,206! 94,196! 100,224! 112,204! 122,226! 132,202! 146,206! 150,166 142,124', c.feather, {
      s: 18,
      r: 3,
    }) +
    line(
      'M96 168q6 8 12 0M114 172q6 8 12 0M102 150q6 8 12 0M122 152q6 8 12 0M106 188q6 8 12 0',
      dark(c.feather, 0.35),
      3,
    ) +
    limb('104,206,14 92,244,9 90,278,7', c.claw, { s: 5 }) +
    line('M90 278L70 288M90 280L84 290M90 278L104 290', c.claw, 7) +
    fill('M72 284l-8 6h9zM82 288l-2 3h8z', NIGHT) +
    form('140,138 150,98 138,60 110,44 80,52 64,76 70,104 86,118! 82,140 104,150', c.white, { s: 16, r: 4 }) +
    fill('M142 80L160 84L146 94L162 104L146 110L158 126L140 130ZM128 50L146 40L140 58Z', c.white) +
    fill('M142 80L160 84L146 94L162 104L146 110L158 126L140 130Z', dark(c.white, 0.2)) +
    form('84,66 58,62 34,76 24,98 28,116! 42,100 66,100 84,98', c.beak, { s: 8, r: 3 }) +
    line('M40 92Q60 92 80 90', dark(c.beak, 0.5), 2.6) +
    fill('M44 100Q60 116 82 106L84 98Z', dark(c.beak, 0.35)) +
    flat('78,72! 98,70 96,82 84,82', '#ffd84a') +
    disc(88, 76, 3.6, NIGHT) +
    line('M70 66L102 64', dark(c.white, 0.65), 5) +
    fill('M110 50L118 20L130 50ZM92 50L94 26L108 46Z', c.feather),
  { coat: '#c08a42', feather: '#8a6238', tip: '#a8492c', white: '#ece2cc', beak: '#e8a53a', claw: '#d99a34' },
  [0, 0, 271, 300],
);
// Sphinx: has already asked
export const sphinx = monster(
  [36, 22, 120],
  c =>
    fill('M4 290V262H236V290Z', c.stone) +
    fill('M4 262H236V270H4Z', lit(c.stone, 0.4)) +
    line('M30 278h20M64 278h8M86 278h26M128 278h10M152 278h22M190 278h12', dark(c.stone, 0.4), 4) +
    plume(140, 150, 1.02, 22, dark(c.wing, 0.2), dark(c.tip, 0.2)) +
    wire('206,236 232,222 226,188 212,178', c.coat, 9) +
    fill('M218 186l-20 -10l14 -14z', c.hair) +
    form('88,150 80,200 84,250! 130,262 196,260 222,232 208,196 166,186 132,160', c.coat, { s: 24, r: 3 }) +
    form('148,262! 148,222 176,206 206,220 216,262!', c.coat, { s: 16, r: 3 }) +
    fill('M126 262q2 -14 26 -13h34v13z', c.coat) +
    line('M140 252v9M152 250v11', dark(c.coat, 0.5), 3) +
    plume(128, 170, -0.86, -8, c.wing, c.tip) +
    limb('118,192,20 106,224,14 102,252,11', c.coat, { s: 9 }) +
    limb('96,190,19 76,224,13 66,250,11', c.coat, { s: 9, r: 3 }) +
    fill('M34 262q4 -18 34 -17q14 2 16 17zM84 262q4 -16 20 -15q14 2 16 15z', c.coat) +
    line('M46 254v7M58 252v9M96 254v7M106 253v8', dark(c.coat, 0.5), 3) +
    form('74,134! 90,126 108,132 126,124 144,136! 138,160 108,170 80,160', c.gold, { s: 7, r: 2 }) +
    line('M80 146Q108 158 140 146', c.blue, 6) +
    form('76,128! 62,138! 58,96 68,56 96,34 128,38 150,64 156,104 158,146! 140,136! 138,96 108,70 84,84', c.blue, {
      s: 12,
      r: 3,
    }) +
    line(
      'M64 100l14 4M62 116l14 2M66 84l14 6M74 66l12 10M140 92l15 -4M140 108l16 0M140 124l17 4M134 68l12 -12M90 46l4 14M122 44l-4 14',
      c.gold,
      5,
    ) +
    form('80,104 80,78 96,62 120,62 136,80 136,108 120,132 100,134', c.skin, { s: 12, r: 3 }) +
    flat('82,90! 98,86 102,96 88,99', '#fffbe0') +
    flat('112,88! 130,88 128,98 116,98', '#fffbe0') +
    disc(92, 93, 3.4, c.eye) +
    disc(121, 93, 3.4, c.eye) +
    line('M80 94Q90 82 104 95M110 95Q122 82 136 94', NIGHT, 3) +
    line('M80 82L100 79M112 79L132 82', dark(c.hair, 0.2), 3.4) +
    fill('M106 92l-6 18h10z', dark(c.skin, 0.25)) +
    line('M96 120Q108 124 120 118', '#7a2a34', 3.4) +
    form('84,74 100,58 120,58 138,74! 110,66', c.gold, { s: 4, r: 2 }) +
    fill('M108 60Q96 44 108 32Q120 44 110 60Z', c.gold) +
    disc(108, 46, 4, c.gem),
  {
    stone: '#8a744e',
    coat: '#cf9c52',
    wing: '#b5714a',
    tip: '#2f7f8a',
    blue: '#27508a',
    gold: '#eab84a',
    skin: '#b9774c',
    hair: '#2a1a20',
    eye: '#1f8a6a',
    gem: '#e0304e',
  },
  [0, 0, 272, 300],
);
