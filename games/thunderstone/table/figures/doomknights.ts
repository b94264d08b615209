// Doomknights: five suits of armour and the fears that wear them.

import { disc, fill, flat, group, line, NIGHT, sparingTools } from '@veillee/web/kit/paper/outlines.ts';
import { horse } from './horse.ts';
import { BONE, dark, lit, monster, shadow, skull, sword } from './parts.ts';

const { form, limb } = sparingTools('left'),
  STEEL = '#c3cad4';
const knight = (
  c: { readonly cape: string; readonly steel: string; readonly trim: string },
  {
    helm,
    right = '',
    left = '',
    tabard = '',
    cape = true,
  }: {
    readonly helm: string;
    readonly right?: string;
    readonly left?: string;
    readonly tabard?: string;
    readonly cape?: boolean;
  },
): string =>
  shadow(120, 88) +
  (cape
    ? form('150,104 190,122 210,180 226,286! 204,268 188,290! 168,262 146,276! 140,180', c.cape, { s: 0, r: 0 }) +
      flat('90,110 62,160 48,270! 66,254 80,274! 100,200', dark(c.cape, 0.2))
    : '') +
  left +
  limb('144,206,22 156,244,17 154,272,13', dark(c.steel, 0.4), { s: 0, r: 0 }) +
  fill('M138 290l4 -20h24l12 20z', dark(c.steel, 0.45)) +
  limb('102,206,24 86,242,18 84,272,14', c.steel, { s: 11, r: 2.4 }) +
  form('58,290! 66,276 74,264! 98,264! 102,290!', c.steel, { s: 8 }) +
  form('72,232 88,222 102,234 96,252 78,252', lit(c.steel, 0.12), { s: 6 }) +
  form('78,190! 122,198 164,188! 172,232! 148,242! 122,236 98,246! 70,234!', dark(c.steel, 0.15), { s: 14, r: 2 }) +
  tabard +
  form('80,120 82,160 92,194 122,202 152,192 164,158 162,118 122,104', c.steel, { s: 22, r: 3 }) +
  line('M122 118V198M88 168Q122 184 158 166', dark(c.steel, 0.5), 3) +
  form('86,186! 122,194 156,184! 160,198! 122,210 84,200!', c.trim, { s: 5, r: 2 }) +
  right +
  form('52,138 60,112 88,100 108,112 106,134 84,150 62,154', c.steel, { s: 10, r: 3 }) +
  form('138,112 158,100 184,112 192,138 178,152 156,146', c.steel, { s: 10, r: 0 }) +
  helm;
const gaunt = (x: number, y: number, c: { readonly steel: string }): string =>
  form(
    `${x - 11},${y + 4} ${x - 10},${y - 9} ${x},${y - 13} ${x + 11},${y - 8} ${x + 11},${y + 6} ${x},${y + 12}`,
    lit(c.steel, 0.1),
    { s: 5, r: 2 },
  );
// Lord Mortis: candles on his shoulders, so that you see what is coming
const candle = (x: number, y: number, h: number): string =>
  fill(`M${x - 4} ${y}v${-h}h8v${h}z`, '#e8dcb8') +
  fill(`M${x} ${y}v${-h}h4v${h}z`, '#b8a680') +
  fill(`M${x} ${y - h - 14}q8 12 0 14q-8 -2 0 -14z`, '#8fd0ff');
export const lordMortis = monster(
  [58, 30, 120],
  c =>
    knight(c, {
      left: limb('160,128,15 182,160,13 176,186,10', dark(c.steel, 0.2), { s: 0, r: 0 }),
      right:
        candle(66, 110, 22) +
        candle(80, 104, 14) +
        candle(168, 108, 20) +
        candle(182, 116, 12) +
        group(
          'translate(118 196)',
          fill('M-9 -8L-9 70L0 92L0 -8Z', '#aeb6c4'),
          fill('M0 -8V92L9 70V-8Z', '#6a7282'),
          fill('M-30 -14H30V-5H-30Z', c.trim),
          fill('M-4 -14V-44H4V-14Z', '#3a2418'),
          disc(0, -48, 6, c.trim),
        ) +
        limb('84,134,16 72,164,14 100,174,11', c.steel, { s: 8, r: 3 }) +
        gaunt(110, 176, c) +
        gaunt(124, 164, c),
      helm:
        form('88,112! 122,124 156,112! 150,96! 94,96!', c.steel, { s: 6, r: 2 }) +
        skull(118, 80, 1.2, BONE, '#8fd0ff', 2) +
        form('86,70! 84,42 104,24 134,24 154,44 154,92! 144,94! 142,66 118,56 96,62', c.steel, { s: 10, r: 3 }) +
        fill('M88 44L62 22L68 48L86 62ZM150 44L176 20L172 48L152 62Z', c.steel) +
        fill('M112 26L120 4L128 26Z', c.trim),
    }),
  { steel: '#707a96', trim: '#a8873e', cape: '#3a2440' },
);
// Judgement: does not look; weighs
export const judgement = monster(
  [58, 30, 120],
  c =>
    knight(c, {
      cape: false,
      tabard:
        form('98,196! 146,196! 152,276! 122,288! 92,278!', c.cape, { s: 10, r: 2 }) +
        line('M122 206V256M106 216H138M106 216l-7 18h14zM138 216l-7 18h14z', c.trim, 3),
      left:
        line('M196 290L190 52', '#5a4030', 8) +
        form('190,44! 160,40 150,64 156,92 190,88!', c.blade, { s: 8, r: 3 }) +
        form('192,44! 222,36 236,64 226,96 192,88!', c.blade, { s: 8, r: 0 }) +
        fill('M186 44L190 20L196 44Z', c.blade) +
        limb('160,128,15 188,148,13 194,172,10', dark(c.steel, 0.2), { s: 0, r: 0 }) +
        gaunt(193, 174, c),
      right:
        limb('84,134,16 56,152,14 40,124,11', c.steel, { s: 8, r: 3 }) +
        gaunt(38, 116, c) +
        line('M38 104V78M8 78H70', c.trim, 5) +
        disc(38, 74, 6, c.trim) +
        line('M10 80L0 122M10 80L22 122M68 80L58 104M68 80L80 104', c.trim, 1.8) +
        fill('M-4 122H26Q22 136 11 136Q0 136 -4 122ZM54 104H84Q80 118 69 118Q58 118 54 104Z', c.trim) +
        disc(11, 118, 6, '#c8324a') +
        fill('M69 102q-8 -8 0 -18q8 10 0 18z', '#f6f0dc'),
      helm:
        form('88,112! 122,124 156,112! 150,96! 94,96!', c.steel, { s: 6, r: 2 }) +
        form('90,110 86,66 98,38 122,28 146,38 158,66 154,110! 122,122', c.steel, { s: 16, r: 3 }) +
        flat('84,66! 122,58 160,66! 160,86! 122,78 84,86!', c.blind) +
        fill('M156 68L184 76L178 92L154 84Z', dark(c.blind, 0.2)) +
        line('M122 88V116M108 92v18M136 92v18', dark(c.steel, 0.6), 4) +
        line('M122 30V58', c.trim, 5),
    }),
  { steel: '#8d8f98', trim: '#d0a445', cape: '#7a2a30', blade: '#c3cad4', blind: '#e8e0cc' },
  [-4, 0, 244, 300],
);
// Darkness: nobody inside, and it leaks
export const darkness = monster(
  [54, 20, 130],
  c =>
    disc(120, 110, 100, c.glow, 0.1) +
    knight(c, {
      left:
        limb('160,128,15 190,150,13 206,130,10', dark(c.steel, 0.2), { s: 0, r: 0 }) +
        gaunt(207, 124, c) +
        sword(207, 116, 14, 100, 8, '#5c5470', '#3a3448') +
        line('M213 104L230 30', c.glow, 2.4),
      right:
        limb('84,134,16 58,160,14 46,186,11', c.steel, { s: 8, r: 3, rim: c.glow }) +
        gaunt(44, 192, c) +
        line('M44 202V214', c.trim, 4) +
        fill('M30 216h28l-4 -8h-20zM28 254h32v7h-32z', c.trim) +
        fill('M31 218H57V254H31Z', '#0b0812') +
        line('M37 218v36M51 218v36', c.trim, 2.6) +
        fill('M44 224c-12 14 -6 24 0 28c8 -6 10 -14 0 -28z', c.glow, 0.9) +
        fill('M44 234c-5 6 -3 13 0 16c4 -4 5 -9 0 -16z', '#120a20'),
      helm:
        flat(
          '96,100 88,60 66,38! 94,42 92,8! 116,34 130,-2! 138,34 164,16! 154,50 176,56! 156,70 150,104 122,114',
          '#150e26',
        ) +
        line('M92 12Q100 36 98 60M130 4Q132 30 138 52M160 22Q152 44 150 60', c.glow, 2.2, 0.7) +
        form('84,118! 92,94 84,72! 102,88! 122,96! 142,88! 160,70! 152,94 160,118! 122,128', c.steel, {
          s: 8,
          r: 3,
          rim: c.glow,
        }) +
        flat('98,62! 116,72! 110,78 101,73', c.glow) +
        flat('146,62! 128,72! 134,78 143,73', c.glow) +
        line('M106 98V112M122 102V118M138 98V112', dark(c.steel, 0.6), 4),
    }),
  { steel: '#4c4674', trim: '#6d6584', cape: '#1c1530', glow: '#b58cff' },
);
// The Prince: beautiful, until he turns his head
export const thePrince = monster(
  [66, 26, 110],
  c =>
    knight(c, {
      left:
        limb('160,128,14 190,140,12 204,110,9', dark(c.steel, 0.2), { s: 0, r: 0 }) +
        line('M206 100L166 18', '#dfe5ee', 4) +
        gaunt(205, 104, c) +
        fill('M190 98q4 -16 22 -12q-2 12 -22 12z', c.trim) +
        line('M198 84L214 76', c.trim, 5),
      tabard:
        form('98,196! 122,202 146,196! 140,256! 122,270! 102,256!', c.cape, { s: 10, r: 2 }) +
        line('M122 214V246M114 224h16', c.trim, 3.4),
      right:
        limb('84,134,14 62,166,12 80,192,9', c.steel, { s: 8, r: 3 }) +
        gaunt(84, 194, c) +
        line('M84 130Q122 168 160 132', c.trim, 4) +
        disc(122, 152, 6, '#c8324a'),
      helm:
        form('82,116! 70,84! 100,102 122,110 144,102 174,84! 162,118! 122,132', c.cape, { s: 8, r: 3 }) +
        form('150,92 160,56 146,34 118,26 92,40 86,72 90,104! 104,98 104,60! 136,58 142,110! 154,118!', c.hair, {
          s: 9,
          r: 2,
        }) +
        form('98,92 94,68 104,50 128,48 142,64 140,90 126,112 112,112', c.skin, { s: 0, r: 2 }) +
        form('122,48 142,56 144,88 128,112 118,112! 124,90! 118,72!', BONE, { s: 4, r: 0 }) +
        flat('126,70 138,68 138,82 128,84', NIGHT) +
        disc(132, 76, 2.6, '#ff5a4a') +
        fill('M122 88l-3 8h7z', NIGHT) +
        line('M122 100v7M127 99v7M132 97v6', NIGHT, 1.8) +
        flat('99,74! 112,72 112,79 103,80', '#fff3e0') +
        disc(106, 76, 2.6, '#5a2a3a') +
        line('M97 68L112 67', dark(c.hair, 0.2), 2.6) +
        line('M104 98Q110 101 117 98', '#8a4a50', 2.4) +
        flat('94,66 100,48 122,42 144,52 146,70! 132,58 114,58 102,58', c.hair) +
        fill('M94 50L88 18L104 32L120 8L136 32L152 18L146 50Q120 40 94 50Z', c.trim) +
        fill('M120 8L136 32L152 18L146 50Q134 44 120 43Z', dark(c.trim, 0.35)) +
        disc(120, 34, 4, '#c8324a'),
    }),
  { steel: '#5c6a88', trim: '#e0b04a', cape: '#7a1f3a', hair: '#d8c49a', skin: '#ead0bc' },
);
// Knightmare: one beast, in two pieces
export const knightmare = monster(
  [96, 2, 104],
  c =>
    disc(120, 140, 108, c.fire, 0.1) +
    shadow(166, 60) +
    horse(
      { coat: c.coat, mane: c.fire, hoof: c.hoof },
      {
        eye: c.hot,
        r: 2.6,
        back:
          form('128,138 156,128 192,162 204,206! 188,198! 180,222! 166,202! 152,220! 140,184', c.flag, {
            s: 12,
            r: 2,
          }) + form('158,40 196,60 222,108 240,172! 214,154! 204,178! 180,140', c.cape, { s: 0, r: 0 }),
      },
    ) +
    flat('118,50! 124,34! 128,56! 140,56! 132,70! 146,84! 134,92 126,70', c.hot) +
    limb('168,140,17 140,154,14 138,196,9', c.steel, { s: 9, r: 2.4 }) +
    form('124,208! 130,190! 148,190! 150,210!', c.steel, { s: 5 }) +
    form('146,64 140,104 150,146 178,150 192,110 188,68 166,56', c.steel, { s: 14, r: 3 }) +
    line('M146 112Q166 122 188 110M147 128Q166 138 186 126', dark(c.steel, 0.5), 3) +
    form('150,58 144,30 158,12 180,14 190,34 186,58 168,66', c.steel, { s: 9, r: 3 }) +
    flat('144,34! 162,38! 164,46 146,44', NIGHT) +
    disc(152, 40, 2.4, c.hot) +
    disc(160, 41, 2.2, c.hot) +
    fill('M158 16Q146 -2 130 0Q140 8 146 24ZM180 16Q196 0 212 4Q200 12 190 28Z', c.horn) +
    line('M4 74L222 116', '#8a6a4a', 8) +
    fill('M14 70L-8 70L12 82Z', STEEL) +
    fill('M26 80L40 118L52 96L72 116L66 88Z', c.cloth) +
    form('132,84 140,64 164,64 168,82 146,94', c.steel, { s: 6, r: 3 }) +
    limb('148,84,12 140,112,10 128,104,8', c.steel, { s: 6, r: 2.4 }) +
    disc(124, 98, 10, lit(c.steel, 0.1)),
  {
    coat: '#574860',
    hoof: '#1e161f',
    fire: '#e2602a',
    hot: '#ffd35a',
    steel: '#837e98',
    cape: '#2a1830',
    flag: '#7a1f2c',
    cloth: '#a8303c',
    horn: '#d8c49a',
  },
  [-8, 0, 248, 300],
);
