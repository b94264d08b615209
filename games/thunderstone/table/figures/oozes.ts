// Oozes: what they ate is the only way to tell how old they are.

import { disc, each, fill, flat, group, line, NIGHT, sparingTools } from '@veillee/web/kit/paper/outlines.ts';
import { BONE, dark, lit, monster, shadow, sword } from './parts.ts';

const { form, limb } = sparingTools('left');
const shine = (d: string, c: string, w = 5, o = 0.8): string => line(d, c, w, o);
// a wave about to break, and the helmets of those who stood under it
export const blackSlime = monster(
  [20, 30, 150],
  c =>
    shadow(124, 112) +
    form(
      '10,290! 26,272 66,266 94,248 108,214 108,180 92,156! 88,186 78,158! 66,206 56,152! 46,176 40,142! 32,146 30,116 52,76 98,46 150,42 192,72 212,124 216,190 224,254 238,290!',
      c.body,
      { s: 30, r: 4, rim: c.rim },
    ) +
    flat('116,214 150,196 190,214 202,262 170,282 120,274', dark(c.body, 0.5)) +
    group(
      'translate(162 226) rotate(18)',
      form('-26,10! -22,-14 0,-26 22,-14 26,10! 0,4', '#8a92a0', { s: 9 }),
      line('M-32 10Q0 0 32 10', '#8a92a0', 6),
    ) +
    line('M138 268L208 196', '#7a5632', 6) +
    fill('M206 200l4 -24l14 16z', '#aab2be') +
    flat('110,252 150,240 212,256 216,286 112,286', c.body, 0.72) +
    flat('52,96! 84,112! 70,122 56,114', c.eye) +
    flat('102,112! 142,84! 138,108 118,118', c.eye) +
    disc(68, 113, 3.4, NIGHT) +
    disc(118, 109, 4, NIGHT) +
    shine('M62 76Q96 54 134 56', c.rim, 4, 0.55) +
    shine('M160 130Q178 150 178 182', c.rim, 4, 0.35) +
    disc(196, 150, 7, c.rim, 0.3) +
    disc(24, 282, 5, c.rim, 0.4) +
    disc(74, 222, 4, c.body) +
    disc(52, 196, 4, c.body),
  { body: '#332b45', rim: '#9a86d8', eye: '#e8f0c8' },
);
// all mouth, and your supper in it
export const greenBlob = monster(
  [30, 90, 170],
  c =>
    shadow(120, 112) +
    form('8,290! 14,262 22,214 44,160 84,118 128,104 174,122 206,168 220,220 232,290!', c.body, {
      s: 34,
      r: 5,
      rim: c.rim,
    }) +
    flat('44,206! 78,188 130,186 186,202! 178,244 136,262 88,260 54,240', c.mouth) +
    flat('60,240 92,228 140,230 172,242 140,258 92,258', c.tongue) +
    group(
      'translate(128 222) rotate(-24)',
      form('-34,-6 -20,-20 12,-18 26,-4 14,12 -18,14', '#c9834a', { s: 8 }),
      line('M24 -4L42 -8M38 -14l6 5l-3 8', BONE, 6),
    ) +
    fill(
      'M50 204l12 22l8 -28zM86 190l9 24l11 -26zM132 187l10 26l12 -24zM166 194l6 22l10 -18zM70 246l8 -18l8 24zM112 261l8 -20l9 19zM150 256l6 -18l9 12z',
      c.tooth,
    ) +
    limb('70,140,13 56,104,11 48,84,8', c.body, { s: 8, rim: c.rim }) +
    limb('128,116,14 130,78,11 126,52,8', c.body, { s: 8, rim: c.rim }) +
    limb('180,142,12 198,112,10 206,96,7', c.body, { s: 7, rim: c.rim }) +
    each(
      '46,74,17 126,42,20 208,86,14',
      ([x = 0, y = 0, r = 0]) =>
        disc(x, y, r, '#f4f2c8') +
        disc(x - r * 0.3, y + 1, r * 0.5, c.iris) +
        disc(x - r * 0.36, y + 1, r * 0.24, NIGHT) +
        fill(
          `M${x - r - 1} ${y - 2}A${r + 1} ${r + 1} 0 0 1 ${x + r + 1} ${y - 2}Q${x} ${y - r * 0.5} ${x - r - 1} ${y - 2}Z`,
          c.body,
        ),
    ) +
    disc(34, 244, 8, c.rim, 0.4) +
    disc(204, 238, 10, c.rim, 0.3) +
    disc(192, 262, 5, c.rim, 0.3) +
    disc(98, 148, 7, c.rim, 0.35) +
    shine('M60 168Q82 136 112 126', c.rim, 5, 0.7) +
    line('M22 290Q26 276 34 270M210 290Q208 276 202 268', dark(c.body), 4),
  { body: '#5f9a3c', rim: '#d2ec7c', mouth: '#2a1420', tongue: '#b0405a', tooth: '#f4ecc8', iris: '#d07a1c' },
);
// a block of it, set like glass round a dead man and his arms
export const redJelly = monster(
  [40, 90, 160],
  c =>
    shadow(120, 108) +
    form('26,286! 22,212 34,118! 68,86 110,98! 154,74 200,100! 218,190 216,288! 170,282 120,292 76,284', c.body, {
      s: 30,
      r: 6,
      rim: c.rim,
    }) +
    flat('44,276! 40,206 52,142! 84,124 114,136! 152,118 180,134! 192,196 188,276!', dark(c.body, 0.34)) +
    disc(118, 196, 58, c.core, 0.16) +
    disc(118, 192, 38, c.core, 0.26) +
    sword(74, 258, 32, 128, 8, '#ecd6cc', '#d8963a') +
    group(
      'translate(128 200) rotate(-12)',
      disc(0, -8, 30, '#f0d9c4'),
      fill('M-18 14H18V34H-18Z', '#f0d9c4'),
      fill('M8 -36A30 30 0 0 1 16 18V34H6Z', '#c48a80'),
      disc(-12, -6, 8.5, c.deep),
      disc(12, -6, 8.5, c.deep),
      disc(-12, -6, 3, c.core),
      disc(12, -6, 3, c.core),
      fill('M0 4L-5 14H5Z', c.deep),
      line('M-8 22V34M0 22V34M8 22V34', c.deep, 3),
    ) +
    line('M160 262L176 246M166 262L180 262M152 250L168 232', '#e8c4b4', 6) +
    fill('M34 118Q70 88 110 98Q154 76 200 100Q158 112 114 130Q72 122 34 118Z', c.rim, 0.75) +
    line('M40 140L36 196M36 212V222', lit(c.rim, 0.5), 6, 0.9) +
    line('M60 150Q56 210 60 262', c.rim, 3, 0.35) +
    form('36,290! 8,290! 4,262 20,238 40,246 46,268', c.body, { s: 8, r: 3, rim: c.rim }) +
    form('190,290! 196,264 216,256 236,272 238,290!', c.body, { s: 8, rim: c.rim }) +
    disc(84, 166, 6, c.rim, 0.6) +
    disc(172, 152, 7, c.rim, 0.5) +
    disc(160, 172, 4, c.rim, 0.5) +
    disc(64, 232, 5, c.rim, 0.5),
  { body: '#c23442', core: '#ffc25a', rim: '#ff9c8a', deep: '#4a0f20' },
);
// poured out of a grating; it remembers having had arms
export const grayOoze = monster(
  [50, 30, 140],
  c =>
    fill('M150 290V196A44 44 0 0 1 238 196V290Z', c.stone) +
    fill('M162 290V200A32 32 0 0 1 226 200V290Z', '#120d14') +
    line('M178 170V290M194 166V290M210 170V290', '#4a4650', 5) +
    shadow(110, 104) +
    form(
      '8,290! 24,276 54,268 74,236 76,196 64,150 76,104 108,72 134,84 142,120 136,166 150,206 176,222 204,230 212,262 206,290!',
      c.body,
      { s: 26, r: 4, rim: c.rim },
    ) +
    limb('128,132,16 166,108,13 186,66,10', dark(c.body, 0.15), { s: 9, r: 0 }) +
    line('M186 70L180 40M188 68L194 36M190 72L208 46', dark(c.body, 0.15), 9) +
    fill('M182 74l-4 22l9 -14zM196 66l2 18l6 -18z', dark(c.body, 0.15)) +
    limb('82,140,18 44,132,15 26,92,11', c.body, { s: 10, r: 3, rim: c.rim }) +
    line('M24 94L8 66M26 90L26 56M30 92L44 66', c.body, 10) +
    line('M23 84L11 66M25 80L25 58', c.rim, 2.4) +
    fill('M28 124l-2 30l9 -24zM46 138l4 40l9 -36zM66 146l3 28l7 -28z', c.body) +
    flat('86,108! 104,100 106,116 92,122', NIGHT) +
    flat('116,100! 132,104 128,118 116,114', NIGHT) +
    flat('92,136 110,128 126,134 122,166 106,182 94,166', NIGHT) +
    flat('100,160 112,156 118,166 108,176', c.deep) +
    line('M92 196Q108 214 104 244M128 190Q130 220 150 240', dark(c.body, 0.3), 4) +
    disc(60, 282, 6, c.rim, 0.5) +
    disc(30, 284, 4, c.rim, 0.5) +
    disc(170, 250, 8, c.rim, 0.25),
  { body: '#8d95a0', rim: '#dfe6e8', stone: '#4d4653', deep: '#5a4a6a' },
);
// the furnace was poured into the well, and the well stood up
export const noxiousSlag = monster(
  [30, 50, 160],
  c =>
    '<g opacity=".26">' +
    fill(
      'M96 92C74 84 76 62 94 58C84 40 104 26 118 34C118 14 146 10 152 26C172 22 180 44 166 54C182 66 172 84 156 84ZM186 116C176 100 186 88 198 88C196 72 220 66 226 80C240 84 240 104 228 106C228 120 206 128 196 120ZM30 164C18 154 24 138 36 138C32 122 50 114 58 124C70 124 74 140 66 146C68 158 52 170 44 164Z',
      c.fume,
    ) +
    '</g>' +
    shadow(120, 112) +
    form(
      '14,290! 10,250! 34,236! 30,190! 60,176! 58,126! 92,112! 108,72! 146,60! 170,92! 196,104! 200,150! 222,170! 220,222! 238,250! 232,290!',
      c.body,
      { s: 30, r: 4 },
    ) +
    flat('60,126! 92,112! 104,146! 82,170! 60,176!', lit(c.body, 0.12)) +
    flat('146,60! 170,92! 150,120! 118,104! 108,72!', lit(c.body, 0.08)) +
    flat('200,150! 222,170! 220,222! 186,210! 176,172!', dark(c.body, 0.4)) +
    flat('34,236! 66,226! 74,258! 50,290! 14,290! 10,250!', lit(c.body, 0.1)) +
    line(
      'M104 146L118 104L108 74M82 170L104 146L138 142L150 120L170 94M66 226L60 178M176 172L138 142M186 210L232 246M74 258L66 226',
      c.hot,
      5,
    ) +
    line('M104 146L138 142L150 120M66 226L62 190', c.white, 2) +
    flat('66,212! 90,194! 130,190! 172,204! 186,226! 164,262! 122,274! 84,258!', c.hot) +
    flat('78,216! 96,204! 130,200! 164,212! 172,226! 154,250! 122,260! 92,248!', c.white) +
    fill(
      'M66 212L90 194L92 222ZM96 196L122 191L112 224ZM130 190L156 198L142 222ZM160 202L186 226L168 228ZM84 258L100 238L110 270ZM122 274L128 244L146 268ZM152 266L160 242L172 250Z',
      c.body,
    ) +
    flat('80,158! 112,164! 104,176 86,172', c.white) +
    flat('134,162! 168,152! 160,170 142,174', c.white) +
    fill('M20 290Q30 270 44 290ZM178 290Q196 262 216 290Z', c.hot) +
    disc(44, 112, 4, c.hot) +
    disc(206, 74, 5, c.hot) +
    disc(190, 60, 3, c.white) +
    disc(56, 92, 3, c.white),
  { body: '#4b4550', hot: '#c6d62a', white: '#f6ffb0', fume: '#a8b48a' },
);
