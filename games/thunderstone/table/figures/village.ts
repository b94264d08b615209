// The people of the Village who are cards: they stay home, and everyone comes back to them.

import { disc, fill, flat, group, line, wire } from '@veillee/web/kit/paper/outlines.ts';
import { belt, face, fist, form, GOLD, LEATHER, legs, limb, neck, STEEL, torso, WOOD } from './hero-parts.ts';
import { dark, flame, lit, person, shadow } from './parts.ts';

const mug = (x: number, y: number, k = 1): string =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    line('M14 -10Q30 -8 26 8Q22 18 14 14', WOOD, 5),
    form('-16,-20! 16,-20! 18,22! -18,22!', '#9a6a3c', { s: 6, r: 2 }),
    line('M-18 -6H17M-18 12H18', STEEL, 4),
    fill('M-20 -18Q-20 -32 -8 -30Q0 -40 10 -30Q22 -32 20 -18Q14 -12 8 -18Q2 -8 -6 -18Q-14 -12 -20 -18Z', '#fff3d8'),
  );
// Barkeep: six mugs, no questions
export const barkeep = person(
  [62, 20, 124],
  c =>
    shadow(122, 90) +
    legs(c, { wide: 6 }) +
    limb('88,136,19 58,160,16 50,190,12', dark(c.shirt, 0.15), { s: 9, r: 0 }) +
    mug(44, 188, 1) +
    mug(66, 196, 0.92) +
    fist(50, 196, c.skin, 11) +
    form('74,132 70,170 78,212! 122,224 166,212! 172,168 168,130 122,110', c.shirt, { s: 22, r: 3 }) +
    form('86,142! 122,152 158,140! 164,200 170,262! 122,274 76,262! 80,200', c.apron, { s: 16, r: 3 }) +
    line('M92 142L100 116M152 140L144 116', c.apron, 7) +
    line('M78 200Q122 214 166 198', dark(c.apron, 0.35), 5) +
    fill('M108 214h30v24h-30z', dark(c.apron, 0.15)) +
    flat('96,240 110,236 112,252 100,254', '#a8743a', 0.5) +
    neck(c) +
    face(c, { smile: 1.4 }) +
    form('108,98! 122,103 134,98! 150,100! 152,108 140,114 130,108 116,114 104,110', c.hair, { s: 5, r: 2 }) +
    form('104,84! 96,92! 90,74 98,54 118,46! 106,62', c.hair, { s: 4, r: 0 }) +
    form('100,54 112,44 134,44 146,56! 124,52', lit(c.skin, 0.2), { s: 0, r: 2 }) +
    limb('156,136,19 190,148,16 200,116,12', c.shirt, { s: 9, r: 2 }) +
    limb('194,132,12 202,106,11', c.skin, { s: 6, r: 2 }) +
    mug(206, 84, 1.15) +
    fist(203, 100, c.skin, 11) +
    wire('92,128 122,140 154,126', c.towel, 0),
  {
    skin: '#dba07a',
    shirt: '#a8583a',
    apron: '#d8cdb4',
    legs: '#5a4a3a',
    boot: '#3a2718',
    hair: '#6a3a20',
    towel: '#eee',
  },
);
// Pawnbroker: loves what you have, at half the price
export const pawnbroker = person(
  [62, 20, 124],
  c =>
    shadow(122, 78) +
    line('M40 14V44M40 44H16M40 44H64M40 44V58M16 44V62M64 44V62', WOOD, 5) +
    disc(16, 72, 12, GOLD) +
    disc(64, 72, 12, GOLD) +
    disc(40, 70, 12, GOLD) +
    disc(19, 68, 4, lit(GOLD, 0.7)) +
    disc(67, 68, 4, lit(GOLD, 0.7)) +
    disc(43, 66, 4, lit(GOLD, 0.7)) +
    form('90,122 84,170 78,220 62,288! 92,280 120,291! 150,280 178,288! 166,220 156,170 152,122 122,108', c.coat, {
      s: 24,
      r: 3,
    }) +
    flat('110,126! 134,124! 136,200! 122,212! 108,200!', c.vest) +
    disc(122, 146, 2.6, GOLD) +
    disc(122, 164, 2.6, GOLD) +
    disc(122, 182, 2.6, GOLD) +
    line('M110 128L104 204L98 284M136 126L144 204L148 280', c.trim, 6) +
    wire('124,166 136,176 148,168', GOLD, 2.4) +
    limb('94,132,15 66,164,13 84,192,9', dark(c.coat, 0.15), { s: 8, r: 0 }) +
    form('66,196! 74,186! 108,186! 116,196! 112,224 92,236 70,224', '#9a7a4c', { s: 9, r: 2 }) +
    fill('M80 188l-6 -14h32l-6 14z', '#9a7a4c') +
    line('M80 188h22', LEATHER, 4) +
    sig(92, 210) +
    fist(72, 200, c.skin, 9) +
    neck(c) +
    face(c, { smile: 1.2, eye: '#4a3a1a' }) +
    fill('M138 84Q164 92 154 100Q144 100 138 94Z', c.skin) +
    `<circle cx="144" cy="80" r="9" fill="#fff6d0" fill-opacity=".35" stroke="${GOLD}" stroke-width="2.6"/>` +
    wire('150,88 156,110 146,128', GOLD, 1.8) +
    form('104,98! 112,110 128,116! 140,112! 132,136! 116,128 104,112', c.hair, { s: 6, r: 2 }) +
    form('104,76! 92,100! 84,76 96,52! 108,58!', c.hair, { s: 5, r: 0 }) +
    form('88,62! 96,40 126,30 152,44 158,60! 122,52', c.vest, { s: 8, r: 3 }) +
    line('M86 64Q122 46 160 61', c.trim, 9) +
    limb('148,130,15 182,142,13 202,124,9', c.coat, { s: 8, r: 2 }) +
    disc(212, 98, 22, '#8fe8ff', 0.2) +
    fill('M212 80L226 96L212 120L198 96Z', '#6ad0e8') +
    fill('M212 80L226 96H212Z', '#e8fbff') +
    fill('M212 96H226L212 120Z', '#3a9ab8') +
    fist(206, 120, c.skin, 9) +
    line('M206 112L204 104M212 118L220 110', c.skin, 5),
  { skin: '#d8a880', coat: '#4a5a44', vest: '#6a2f4a', trim: '#b09a6c', hair: '#b8b0a4' },
);
function sig(x: number, y: number): string {
  return fill(`M${x - 7} ${y}L${x} ${y - 8}L${x + 7} ${y}L${x} ${y + 8}Z`, GOLD);
}
// Town Guard: has seen you come in; will see you go out
export const townGuard = person(
  [62, 20, 124],
  c =>
    shadow(122, 84) +
    line('M58 292L46 30', WOOD, 7) +
    form('48,74! 20,72 14,48 30,26 48,40!', STEEL, { s: 8, r: 2 }) +
    fill('M42 34L44 2L52 34Z', STEEL) +
    fill('M50 42l22 8l-20 12z', STEEL) +
    limb('94,130,17 68,156,14 56,172,11', dark(c.mail, 0.15), { s: 8, r: 0 }) +
    fist(54, 174, LEATHER, 10) +
    legs(c) +
    torso(c.mail) +
    line('M90 140q8 7 16 0M140 140q8 7 14 0', dark(c.mail, 0.35), 3) +
    form('98,122! 148,120! 150,196 156,256! 122,266 90,256! 96,196', c.tabard, { s: 16, r: 3 }) +
    flat('122,121! 148,120! 150,196 156,256! 122,266!', c.half) +
    fill('M108 176V158H112V152H116V158H120V148H126V158H130V152H134V158H138V176Z', GOLD) +
    belt() +
    neck(c) +
    form('90,120! 122,132 156,118! 150,100! 94,102!', c.mail, { s: 6, r: 2 }) +
    face(c, { mood: 1 }) +
    form('106,98! 120,104 134,99! 150,100! 148,107 132,109 116,110', c.hair, { s: 4, r: 1.6 }) +
    form('90,110! 82,74 94,42 124,30 150,42 158,66! 130,60 112,72 110,106!', STEEL, { s: 10, r: 3 }) +
    line('M80 78Q118 54 164 66', STEEL, 7) +
    line('M120 62Q144 58 164 65', lit(STEEL, 0.6), 2.4) +
    fill('M112 32Q122 16 134 32Z', STEEL) +
    limb('150,130,17 182,152,14 200,140,11', c.mail, { s: 8, r: 2 }) +
    disc(208, 172, 36, '#ffd27a', 0.22) +
    line('M206 142v14', LEATHER, 4) +
    fill('M194 158h24l4 34h-32z', '#ffd27a', 0.8) +
    flame(206, 188, 0.38) +
    line('M192 158h28M189 193h34M206 158v34', LEATHER, 5) +
    fist(203, 138, LEATHER, 10),
  {
    skin: '#cf9670',
    mail: '#7d8694',
    tabard: '#2f5a8a',
    half: '#b08a34',
    legs: '#4a4a5a',
    boot: '#3a2718',
    hair: '#5a3a24',
  },
  [0, 0, 244, 300],
);
// Trainer: again
export const trainer = person(
  [62, 20, 124],
  c =>
    shadow(122, 94) +
    line('M212 290V150', WOOD, 9) +
    line('M184 176H238', WOOD, 8) +
    form('192,200 188,160 200,144 226,146 236,164 232,204 212,214', '#c9a862', { s: 10, r: 3 }) +
    disc(212, 128, 17, '#c9a862') +
    line('M204 124l6 6M210 124l-6 6M216 124l6 6M222 124l-6 6M206 138h12', WOOD, 2.4) +
    line('M196 172L230 196M228 166L196 200', LEATHER, 3) +
    fill('M196 286l-8 4h48l-8 -4z', WOOD) +
    legs(c, { wide: 6 }) +
    limb('92,130,19 60,138,16 52,102,12', dark(c.skin, 0.1), { s: 9, r: 0 }) +
    group(
      'translate(50 92) rotate(-28)',
      fill('M-6 0V-84L0 -92L6 -84V0Z', '#b08a5a'),
      fill('M-6 0V-84L0 -92V0Z', '#7a5a38'),
      fill('M-16 -3H16V4H-16Z', WOOD),
      fill('M-3 4h6v16h-6z', WOOD),
    ) +
    fist(51, 96, c.skin, 11) +
    form('80,126 84,164 90,206! 122,214 156,204! 160,162 166,124 142,108 104,108', c.skin, { s: 22, r: 3 }) +
    form('90,118! 108,110! 122,140! 138,110! 156,116! 156,164 160,236! 122,246 84,238! 88,164', c.vest, {
      s: 16,
      r: 3,
    }) +
    line('M122 142V238', dark(c.vest, 0.4), 3) +
    line('M112 156h20M112 172h20M112 188h20', LEATHER, 3) +
    belt() +
    neck(c) +
    face(c, { mood: 1 }) +
    form('106,98! 120,106 134,101! 148,101! 150,112 140,128 122,132 106,116', c.hair, { s: 7, r: 2 }) +
    line('M130 107Q138 108 143 105', dark(c.hair, 0.5), 3) +
    form('102,66 116,50 136,48 148,62! 124,58', lit(c.skin, 0.18), { s: 0, r: 2 }) +
    fill('M134 66L158 64L156 88L138 90Z', '#241a20') +
    line('M106 60L150 70', '#241a20', 3) +
    line('M112 54l10 16', '#a8533a', 2.6) +
    limb('156,130,19 182,152,15 160,178,11', c.skin, { s: 9, r: 2 }) +
    fist(156, 182, c.skin, 11) +
    form('168,142! 192,146! 190,162! 168,160!', LEATHER, { s: 4, r: 2 }),
  { skin: '#a86e4c', vest: '#6a3f34', legs: '#4f4a3c', boot: '#3a2718', hair: '#d0c8bc' },
);
