// Dragons and their cousins.

import { mix } from '@veillee/web/kit/paper/colour.ts';
import { disc, each, fill, flat, group, line, NIGHT, oval, tools, wire } from '@veillee/web/kit/paper/outlines.ts';
import { BONE, head, wing } from './dragon-parts.ts';
import { dark, foe, shadow } from './parts.ts';

const { form, limb } = tools('left');
const DRAGON = { hide: '#4f7f4a', belly: '#d8c88a', wing: '#7a9a4a', horn: '#e6d5a8', mouth: '#7a1a22' };
export const youngDragon = foe(
  [10, 44, 108, -8, 14, 0.955],
  c =>
    group(
      'translate(4 31) scale(.9)',
      shadow(128, 106) +
        limb('180,280,20 216,290,14 234,262,10 222,232,6 206,236,.6', c.hide, { s: 9, r: 0 }) +
        wing(168, 150, 1.02, 6, dark(c.wing, 0.35), dark(c.hide, 0.4)) +
        limb('120,226,18 90,246,13 96,290,9', dark(c.hide, 0.3), { s: 0, r: 0 }) +
        flat('78,309! 86,294 108,294 112,309!', dark(c.hide, 0.3)) +
        form('112,170 140,150 176,160 204,206 206,262 180,300 140,302 116,270 104,224', c.hide, { s: 24, r: 3 }) +
        flat('108,190 126,196 134,240 134,290 118,276 106,234', c.belly) +
        line('M108 208l20 2M110 228l22 2M112 248l22 2M118 268l18 2', dark(c.belly, 0.3), 2.4) +
        form('146,240 182,236 206,264 200,300 160,309 138,298', c.hide, { s: 12, r: 0 }) +
        form('112,309! 122,296 160,292 180,309!', c.hide, { s: 6 }) +
        line('M120 306v3M130 304v5M140 304v5', BONE, 3) +
        limb('128,190,22 142,150,19 130,116,17 104,84,15', c.hide, { s: 12, r: 3 }) +
        wire('118,192 128,154 116,118 96,96', c.belly, 7) +
        fill('M162 176l14 -10l-14 -6zM162 152l14 -12l-16 -2zM154 128l10 -14l-16 2zM140 108l6 -16l-14 6z', c.horn) +
        wing(156, 164, 1.1, -8, c.wing, c.hide) +
        limb('118,200,14 84,204,10 64,186,8', c.hide, { s: 7 }) +
        line('M64 186l-14 -4M64 188l-14 6M68 184l-6 -13', c.hide, 6) +
        line('M49 181l-5 -2M49 195l-4 3M61 170l-2 -5', BONE, 3) +
        head(104, 84, 1.02, 10, c, { horn: 2 }),
    ),
  DRAGON,
);
// Wyvern: two legs, wings for arms, a sting
export const wyvern = foe(
  [0, 96, 122, 0.8, 14, 0.955],
  c =>
    group(
      'translate(4 31) scale(.9)',
      oval(120, 306, 60, 6, '#000', 0.3) +
        wing(118, 158, 1.02, -34, dark(c.wing, 0.35), dark(c.hide, 0.4)) +
        limb('150,190,20 184,218,14 214,214,10 226,178,8 210,152,6', c.hide, { s: 8, r: 0 }) +
        fill('M212 158L196 132L204 150L188 146L206 162Z', c.horn) +
        limb('148,204,15 132,240,11 148,262,7', dark(c.hide, 0.3), { s: 0, r: 0 }) +
        form('88,160 112,142 148,150 170,180 160,210 124,216 96,200', c.hide, { s: 18, r: 3 }) +
        flat('90,176 112,192 140,208 116,214 94,198', c.belly) +
        limb('130,202,16 104,234,12 120,262,8', c.hide, { s: 8 }) +
        line('M118 264l-20 6M120 268l-10 16M124 268l8 16M148 264l-8 16M150 264l12 12', c.hide, 6) +
        line('M96 271l-6 3M109 286l-2 5M133 286l3 5', BONE, 3.4) +
        limb('104,166,18 72,158,14 64,134,12 76,126,11', c.hide, { s: 9, r: 3 }) +
        wing(134, 160, 1.14, 20, c.wing, c.hide) +
        head(80, 132, 0.94, -14, c, { horn: 1, frill: 1 }),
    ),
  { ...DRAGON, hide: '#5d6f8a', belly: '#c9c3a8', wing: '#8a5a6a', fin: '#8a5a6a' },
);
// Hydra: count the heads again
export const hydra = foe(
  [6, 80, 130, -5.5, 0, 1],
  c =>
    shadow(128, 108) +
    limb('196,270,22 228,280,15 234,252,10 218,240,.6', c.hide, { s: 9, r: 0 }) +
    limb('150,214,17 190,170,14 196,120,12 176,88,11', dark(c.hide, 0.35), { s: 0, r: 0 }) +
    head(172, 88, 0.66, 18, { ...c, hide: dark(c.hide, 0.3) }, { horn: 0, plain: 1 }) +
    limb('130,206,18 150,150,15 134,92,12 116,56,11', dark(c.hide, 0.18), { s: 0, r: 0 }) +
    head(112, 58, 0.74, 12, { ...c, hide: dark(c.hide, 0.15) }, { horn: 0, plain: 1 }) +
    form('84,236 104,204 150,196 192,214 212,252 200,292 150,304 104,296', c.hide, { s: 22, r: 3 }) +
    form('84,309! 92,290 116,284 128,309!', c.hide, { s: 6 }) +
    flat('160,309! 166,290 194,286 206,309!', dark(c.hide, 0.3)) +
    line('M92 305v4M102 304v5M112 304v5M172 305v4M184 304v5', BONE, 3) +
    limb('116,226,19 108,176,16 92,144,13', c.hide, { s: 9, r: 3 }) +
    head(94, 136, 0.84, 4, c, { horn: 0, frill: 1 }) +
    limb('104,238,17 66,248,14 60,218,12 66,210,11', c.hide, { s: 8, r: 3 }) +
    head(72, 210, 0.76, -16, c, { horn: 0, frill: 1 }),
  { hide: '#3f8a78', belly: '#d8d09a', horn: '#e6d5a8', mouth: '#7a1a3a', fin: '#d0803a' },
);
// Basilisk: a crown, too many legs, and the eye
export const basilisk = foe(
  [0, 108, 130, 1.1, 7.7, 0.975],
  c =>
    shadow(126, 106) +
    fill('M52 158L4 120L0 176Z', '#d8ff6a', 0.28) +
    limb('186,232,22 222,248,15 236,284,8 206,300,.6', c.hide, { s: 9, r: 0 }) +
    each('196,236,206,262,196,300 166,246,172,270,160,300 132,250,134,272,124,300', a =>
      limb(`${a[0]},${a[1]},13 ${a[2]},${a[3]},9 ${a[4]},${a[5]},7`, dark(c.hide, 0.35), { s: 0, r: 0 }),
    ) +
    limb('96,190,22 132,214,30 176,222,28 208,236,20', c.hide, { s: 20, r: 3 }) +
    fill('M112 186L116 156L130 182L140 152L150 186L166 160L170 192L190 174L188 202L210 198Z', c.fin) +
    each(
      '186,236,214,262,204,300 150,240,168,266,152,302 112,230,96,262,104,300',
      ([x = 0, y = 0, kneeX = 0, kneeY = 0, footX = 0, footY = 0]) =>
        limb(`${x},${y},15 ${kneeX},${kneeY},10 ${footX},${footY},7`, c.hide, { s: 6, r: 1.6 }) +
        fill(`M${footX - 18} 309l10 -11h16l6 11z`, c.hide),
    ) +
    wire('92,214 126,240 170,248', c.belly, 7) +
    limb('104,204,22 84,180,18 80,166,16', c.hide, { s: 10, r: 3 }) +
    fill('M60 136L52 104L70 122L76 92L90 120L108 96L108 126L126 118L112 146Z', c.crown) +
    fill('M76 92L90 120L108 96L108 126L126 118L112 146L92 140Z', dark(c.crown, 0.3)) +
    head(84, 166, 1, 4, c, { horn: 0 }) +
    disc(56, 152, 13, '#d8ff6a', 0.4) +
    disc(55, 152, 8, '#f2ffb0') +
    fill('M54 144l4 16l-6 0z', NIGHT),
  { hide: '#7a7f3a', belly: '#d8cf9a', fin: '#b8562e', crown: '#e0ac45', mouth: '#6a1a2a', horn: '#e6d5a8' },
);
// Deep Leviathan: the lake is what it left room for
export const deepLeviathan = foe(
  [0, 10, 140, 1.3, -6.7, 0.978],
  c =>
    limb('196,300,20 216,256,20 228,300,16', dark(c.hide, 0.2), { s: 9, r: 0 }) +
    fill('M204 250L222 222L230 258Z', c.fin) +
    limb('150,304,20 168,272,18 184,304,16', dark(c.hide, 0.3), { s: 9, r: 0 }) +
    limb('108,308,34 128,250,32 132,186,29 120,126,25 104,88,22', c.hide, { s: 19, r: 4 }) +
    fill('M150 240L186 214L162 206L188 178L160 170L178 140L150 138L164 108L138 108L146 78L122 88Z', c.fin) +
    wire('84,300 104,246 108,190 98,132', c.belly, 13) +
    line('M80 270h22M92 244h22M96 218h22M98 192h22M94 166h20M90 142h18', dark(c.belly, 0.3), 2.6) +
    fill('M120 190L176 196L160 222L120 212Z', dark(c.fin, 0.2)) +
    fill('M104 176L52 196L36 232L78 222L66 250L112 212Z', c.fin) +
    line('M104 180L44 226M106 194L72 242', dark(c.fin, 0.4), 3) +
    head(108, 84, 1.26, 8, c, { horn: 2, frill: 1, eye: '#aef6ff' }) +
    line('M36 112Q30 136 14 142M54 120Q52 146 40 156', c.fin, 4) +
    fill('M0 320V290Q20 280 40 292T80 292T120 294T160 290T200 294T240 288V320Z', c.water) +
    fill('M60 292q14 -22 34 -20q-8 6 -6 18zM130 294q8 -24 30 -24q-10 8 -8 22z', '#dff4ff') +
    line('M10 304q16 -8 32 0M90 308q20 -8 40 0M180 306q16 -8 30 0', '#8fc8e0', 3),
  { hide: '#2f5f78', belly: '#b9d8c8', fin: '#3fa39a', horn: '#dff0e0', mouth: '#7a1a3a', water: '#1d4a6b' },
);
// Sky Tyrant: a bird that the grass bows to
export const skyTyrant = foe(
  [36, 70, 130],
  c =>
    oval(120, 306, 90, 7, '#000', 0.34) +
    fill(
      'M130 150C150 96 190 50 240 34L232 62L240 70L226 88L238 98L220 114L230 128L208 138L214 154L188 158L168 180Z',
      dark(c.wing, 0.25),
    ) +
    fill('M108 150C88 100 52 58 2 44L10 70L0 80L16 96L4 108L24 122L14 136L38 146L32 160L58 164L84 180Z', c.wing) +
    line('M108 150C88 100 52 58 2 44', mix(c.wing, '#ffcb82', 0.7), 4) +
    fill(
      'M108 156C90 122 66 96 34 82L60 118L42 112L66 138L54 140L84 160ZM132 156C150 120 172 94 206 78L182 114L198 110L176 136L188 138L158 158Z',
      c.mid,
    ) +
    fill('M136 216L176 268L160 264L164 286L144 268L138 292L126 264L116 284Z', dark(c.wing, 0.3)) +
    form('92,150 104,124 134,122 152,146 154,190 138,232 116,236 98,200', c.body, { s: 16, r: 3 }) +
    line(
      'M104 166l6 8l6 -8M122 170l6 8l6 -8M108 188l6 8l6 -8M126 192l6 8l6 -8M114 208l6 8l6 -8',
      dark(c.body, 0.4),
      2.6,
    ) +
    line('M110 230L98 256M130 232L136 256', c.beak, 8) +
    line('M98 256l-18 6M98 256l-8 16M98 256l8 14M136 256l-12 12M136 256l4 18M136 256l16 8', c.beak, 5) +
    form('92,144 82,120 92,98 118,92 138,104 142,132 128,152', c.pale, { s: 9, r: 3 }) +
    fill('M118 94L132 66L134 92L154 78L146 104L168 104L142 124Z', c.pale) +
    form('92,108! 70,106 50,120 46,142! 62,132 88,134', c.beak, { s: 6 }) +
    line('M58 124L90 122', dark(c.beak, 0.5), 2.4) +
    flat('92,112! 110,106! 108,116 98,118', '#ffd84a') +
    disc(102, 112, 2.4, NIGHT) +
    line('M86 108L114 100', dark(c.pale, 0.6), 5) +
    line('M196 250l-10 16l12 -2l-10 18M44 236l-8 14l10 -2l-8 16', '#ffe27a', 3.4),
  { wing: '#5f5a86', mid: '#8f8ab8', body: '#6b5a4a', pale: '#efe6d4', beak: '#e0a33a' },
);
