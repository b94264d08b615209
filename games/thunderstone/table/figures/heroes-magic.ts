// Magic and prayer: Elf, Regian, Selurin.

import { disc, each, fill, flat, glow, group, line, NIGHT, oval, wire } from '@veillee/web/kit/paper/outlines.ts';
import { cape, face, fist, form, GOLD, hero, limb, neck, robe, STEEL, star, WOOD } from './hero-parts.ts';
import { BONE, dark, flame, lit, shadow } from './parts.ts';

const hand = (x: number, y: number, c: string, a = 0): string =>
  group(
    `translate(${x} ${y}) rotate(${a})`,
    disc(0, 0, 8, c),
    line('M2 -4L8 -16M5 -2L15 -10M6 2L16 0M-2 -5L-2 -17', c, 4.6),
  );
// Elf: wizard, sorcerer, archmage
export const elf = hero(
  [60, 14, 124],
  (c, L) =>
    shadow(120, 74) +
    disc(206, 70, 20 + L * 10, c.light, 0.18) +
    (L === 3
      ? line('M62 92A64 64 0 0 1 186 92', c.light, 3, 0.7) +
        each('60,96 164,40', ([x = 0, y = 0]) => star(x, y, 9, c.light))
      : '') +
    (L > 1 ? cape(c.cape) : '') +
    limb('94,132,15 70,162,13 66,190,9', dark(c.robe, 0.2), { s: 8, r: 0 }) +
    (L === 1
      ? fill('M44 176L84 170L90 212L50 220Z', '#7a3f34') +
        fill('M48 180L82 174L86 206L52 214Z', '#efe4c4') +
        fist(66, 196, c.skin, 8)
      : L === 2
        ? disc(56, 212, 22, c.light, 0.25) +
          disc(56, 212, 11, c.light, 0.8) +
          disc(54, 209, 5, '#fff') +
          hand(62, 196, c.skin, 150)
        : form('54,176! 84,182! 78,214 60,232! 58,204', c.robe, { s: 6, r: 0 }) +
          disc(46, 222, 26, c.light, 0.25) +
          star(46, 222, 19, c.light) +
          disc(46, 222, 6, '#fff') +
          hand(58, 202, c.skin, 160)) +
    robe(c.robe) +
    flat('112,130! 132,128! 140,200 148,281! 118,291! 96,283! 106,200', c.inner) +
    line('M112 132L104 206L92 282M134 130L142 200L152 280', c.trim, L + 1) +
    (L === 3
      ? each('118,170 122,206 120,244', ([x = 0, y = 0]) => star(x, y, 8, c.trim))
      : L === 2
        ? star(122, 176, 8, c.trim)
        : '') +
    form('90,182! 122,190 155,180! 156,192! 122,202 89,194!', c.sash, { s: 4, r: 2 }) +
    neck(c) +
    form('100,74 84,96 80,144 74,190! 92,170 100,130 108,100', c.hair, { s: 8, r: 0 }) +
    (L === 3
      ? form('76,132! 62,92! 92,108 122,120 152,106 180,88! 168,130! 122,140', c.cape, { s: 8, r: 3 }) +
        line('M64 94Q90 116 122 122Q152 112 178 90', c.trim, 3)
      : form('88,126 104,112 122,122 142,112 156,124 140,138 106,140', c.cape, { s: 6, r: 3 })) +
    form('106,86 84,70 66,42! 92,56 112,72', c.skin, { s: 5, r: 0 }) +
    face(c, { eye: '#2a4a7a', brow: dark(c.hair, 0.25) }) +
    form('150,64! 136,54 118,60 110,78! 106,104! 96,122 84,104 86,54 112,34 142,40 156,54', c.hair, { s: 8, r: 2.6 }) +
    (L === 3
      ? form('88,66! 122,46 156,60! 152,36! 140,48! 130,20! 118,46! 100,34!', c.trim, { s: 5, r: 2 }) +
        disc(129, 44, 4.4, c.light)
      : L === 2
        ? line('M90 68Q122 46 154 60', c.trim, 4) + disc(136, 52, 4, c.light)
        : '') +
    limb('148,130,15 178,146,13 196,136,9', c.robe, { s: 8, r: 2 }) +
    (L > 1 ? form('178,132! 202,124! 204,146 192,176! 184,156', c.robe, { s: 6, r: 2 }) : '') +
    line(L === 3 ? 'M196 292L206 72' : 'M192 292L206 92', L === 3 ? '#d8cdb8' : WOOD, 6) +
    (L === 1
      ? line('M206 92Q196 74 206 64Q220 66 214 80', WOOD, 5) + glow(206, 74, 6, c.light)
      : L === 2
        ? line('M206 92Q186 76 194 52M206 92Q226 76 218 52', c.trim, 5) +
          fill('M206 44L216 66L206 86L196 66Z', c.light) +
          fill('M206 44L216 66L206 86Z', '#fff', 0.5)
        : line('M206 74Q176 62 182 26M206 74Q238 62 230 26', c.trim, 6) +
          fill('M206 14L220 44L206 72L192 44Z', c.light) +
          fill('M206 14L220 44L206 72Z', '#fff', 0.55) +
          star(206, 44, 12, '#fff')) +
    fist(200, 138, c.skin, 9),
  { skin: '#ecc8a4', sash: '#8a6a34' },
  [
    { robe: '#5f7fa8', inner: '#8fa8c4', cape: '#4a5f80', trim: '#c9b48a', hair: '#d8c08a', light: '#ffe9a0' },
    { robe: '#3f5a9a', inner: '#b5c4e0', cape: '#2f3f74', trim: '#e0b84a', hair: '#e6d8b0', light: '#9fe8ff' },
    {
      robe: '#e6e2ee',
      inner: '#8f7fc4',
      cape: '#4a3a8a',
      trim: GOLD,
      hair: '#f2eee6',
      light: '#b8f4ff',
      sash: '#4a3a8a',
    },
  ],
  [0, 0, 256, 300],
);
// Regian: cleric, priest, bishop
const sun = (x: number, y: number, k: number, c: string): string =>
  group(
    `translate(${x} ${y}) scale(${k})`,
    fill('M0 -20L5 -11L14 -14L11 -5L20 0L11 5L14 14L5 11L0 20L-5 11L-14 14L-11 5L-20 0L-11 -5L-14 -14L-5 -11Z', c),
  );
export const regian = hero(
  [62, 20, 124],
  (c, L) =>
    shadow(120, 76) +
    (L === 3
      ? disc(122, 70, 66, GOLD, 0.16) +
        `<path d="M57 92A66 66 0 1 1 187 92" fill="none" stroke="${GOLD}" stroke-width="9" stroke-dasharray="1 16" opacity=".8"/>` +
        cape(c.cope) +
        line('M74 128Q50 190 28 280', GOLD, 4)
      : '') +
    (L === 1
      ? limb('94,132,15 72,160,13 84,186,9', dark(c.robe, 0.2), { s: 8, r: 0 }) +
        form('70,176! 104,172! 108,206! 74,212!', '#7a3a34', { s: 6, r: 0 }) +
        sun(89, 192, 0.5, GOLD) +
        fist(76, 194, c.skin, 9)
      : L === 2
        ? limb('94,132,15 66,158,13 58,186,9', dark(c.robe, 0.2), { s: 8, r: 0 }) +
          line('M56 192L48 232M58 192L62 230', GOLD, 2) +
          each('40,214,8 60,206,7 46,190,10 34,172,12 48,152,9', ([x = 0, y = 0, r = 0]) =>
            disc(x, y, r, '#e8e2d4', 0.28),
          ) +
          form('40,246 42,230 56,224 70,232 72,246 56,258', GOLD, { s: 6, r: 2 }) +
          line('M40 244h32', dark(GOLD, 0.4), 3) +
          fist(57, 190, c.skin, 9)
        : limb('94,132,15 68,150,13 58,122,9', dark(c.robe, 0.15), { s: 8, r: 0 }) + hand(57, 112, c.skin, -18)) +
    robe(c.robe) +
    (L > 1
      ? flat('108,126! 122,120! 138,126! 142,240 146,282! 118,291! 98,284! 104,240', c.stole) +
        line('M108 128L104 240L96 284M138 128L142 240L148 280', GOLD, 3) +
        sun(122, 176, L === 3 ? 1 : 0.8, GOLD) +
        (L === 3 ? sun(121, 236, 0.8, GOLD) : '')
      : line('M104 208Q100 250 92 282M138 206Q144 250 150 280', dark(c.robe, 0.3), 4)) +
    (L < 3 ? line('M88 190Q122 204 156 188', c.rope, 6) + wire('128,198 134,222 130,246', c.rope, 5) : '') +
    neck(c) +
    (L === 3
      ? form('78,138 88,114 122,124 158,112 168,136 144,156 122,160 98,156', c.cope, { s: 8, r: 3 }) +
        line('M82 136Q122 164 166 134', GOLD, 4) +
        disc(122, 152, 7, '#c8324a')
      : form('86,128 100,112 122,122 144,112 158,126 140,142 104,144', c.hood, { s: 7, r: 3 })) +
    face(c, { smile: 0.5 }) +
    (L === 1
      ? form('150,66! 140,60 124,62 110,74! 106,92! 94,98 88,76 98,56 126,52', c.hair, { s: 6, r: 2 }) +
        flat('104,52 122,44 142,50 140,60 120,58 106,64', lit(c.skin, 0.2))
      : L === 2
        ? form('106,104! 120,110 132,104! 145,103! 146,114 132,130 112,122', c.hair, { s: 6, r: 2 }) +
          form('154,62! 136,54 116,60 106,80! 100,112! 84,108 80,70 98,40 130,34 152,46', c.hood, { s: 9, r: 3 })
        : form('104,104! 120,110 132,104! 146,103! 148,118 136,148! 126,136! 114,140! 108,122', c.hair, {
            s: 7,
            r: 2,
          }) +
          form('100,92! 94,72! 104,66! 108,84!', c.hair, { s: 3, r: 0 }) +
          form('92,70! 88,40 104,14 122,-6! 144,12 158,38 156,64! 124,56', c.robe, { s: 12, r: 3 }) +
          flat('116,58! 134,57! 130,10 122,-2! 116,12', c.stole) +
          line('M90 66Q124 50 156 60', GOLD, 6) +
          sun(126, 34, 0.6, GOLD)) +
    limb('148,130,15 178,148,13 194,140,9', c.robe, { s: 8, r: 2 }) +
    (L === 1
      ? line('M186 196L206 96', WOOD, 7) +
        form('194,100 192,76 208,64 222,78 218,100 206,106', STEEL, { s: 6, r: 3 }) +
        line('M194 88h26M206 68v34', dark(STEEL, 0.4), 3) +
        fist(197, 142, c.skin, 9)
      : L === 2
        ? line('M190 292L204 64', WOOD, 6) +
          disc(206, 56, 28, GOLD, 0.2) +
          sun(205, 54, 1, GOLD) +
          fist(197, 142, c.skin, 9)
        : form('178,136! 204,128! 204,150 190,182! 186,160', c.robe, { s: 6, r: 2 }) +
          line('M190 292L202 78Q204 40 226 44Q240 50 232 68Q224 78 216 68', GOLD, 7) +
          disc(222, 60, 30, '#fff3c8', 0.25) +
          star(222, 60, 13, '#fffbe0') +
          fist(198, 142, c.skin, 9)),
  { skin: '#dba880', rope: '#d8c49a' },
  [
    { robe: '#8a7058', hood: '#6d5844', hair: '#6a4428' },
    { robe: '#c9bfae', hood: '#8a5a34', stole: '#8a5a34', hair: '#8a7a6c' },
    { robe: '#efe8d8', stole: '#8a2432', cope: '#8a2432', hood: '#8a2432', hair: '#e0dcd4' },
  ],
  [0, -6, 252, 306],
);
// Selurin: magician, warlock, theurge
export const selurin = hero(
  [62, 24, 124],
  (c, L) =>
    (L === 3 ? oval(120, 290, 52, 6, '#000', 0.35) : shadow(120, 76)) +
    (L === 3
      ? disc(120, 120, 108, c.glow, 0.1) +
        `<circle cx="120" cy="112" r="96" fill="none" stroke="${c.glow}" stroke-width="2.5" opacity=".7"/>` +
        `<circle cx="120" cy="112" r="96" fill="none" stroke="${c.glow}" stroke-width="9" stroke-dasharray="1 24"/>`
      : '') +
    group(
      L === 3 ? 'translate(0 -12)' : 'translate(0 0)',
      L > 1
        ? form('104,108 76,128 54,190 30,274! 56,262 70,286! 96,262 122,270! 130,170', c.cape, { s: 14, r: 0 })
        : '',
      L === 1
        ? limb('94,132,15 72,160,13 78,190,9', dark(c.robe, 0.2), { s: 8, r: 0 }) +
            group(
              'translate(78 196)',
              fill('M-20 4L-32 -26L-16 -32L-4 0Z', '#efe4c4'),
              fill('M-12 4L-14 -30L4 -32L4 0Z', '#fff6e0'),
              fill('M-4 4L8 -28L24 -20L8 6Z', '#d8c8a4'),
              star(-6, -16, 6, c.trim),
              disc(0, 2, 9, c.skin),
            )
        : L === 2
          ? limb('94,132,15 62,146,13 48,116,9', dark(c.robe, 0.2), { s: 8, r: 0 }) +
            disc(44, 74, 30, c.glow, 0.2) +
            flame(44, 96, 0.72, ['#2f8a4a', '#6ae06a', '#e8ffc0']) +
            hand(47, 108, c.skin, -20)
          : limb('94,130,15 58,126,13 34,92,9', dark(c.robe, 0.2), { s: 8, r: 0 }) +
            disc(28, 66, 24, c.glow, 0.25) +
            star(28, 66, 18, c.glow) +
            hand(32, 86, c.skin, -40),
      L === 3
        ? form(
            '90,122 86,170 78,220 62,258! 84,252 88,290! 108,262 122,300! 134,262 156,286! 152,248 180,262! 164,220 156,170 152,122 122,108',
            c.robe,
            { s: 24, r: 3 },
          )
        : robe(c.robe),
      flat('112,130! 132,128! 138,200 140,256! 122,276! 102,258! 106,200', c.inner),
      line('M112 132L106 200L102 256M134 130L138 200L142 254', c.trim, L + 1),
      L === 1
        ? each('96,220 150,232 88,256 160,262 146,206', ([x = 0, y = 0]) => star(x, y, 6, c.trim))
        : L === 2
          ? fill('M122 150a12 12 0 1 0 10 20a15 15 0 0 1 -10 -20z', c.trim) +
            line('M90 214l10 16M84 240l10 16M154 212l-6 16M162 240l-8 14', c.glow, 2.6)
          : star(120, 166, 11, c.trim) + star(121, 206, 9, c.trim) + star(121, 238, 7, c.trim),
      form('90,184! 122,192 155,182! 156,196! 122,206 89,196!', c.sash, { s: 4, r: 2 }) + disc(124, 196, 6, c.trim),
      neck(c),
      L === 3
        ? form('74,136! 56,100! 90,112 122,124 154,110 188,96! 172,134! 122,146', c.cape, { s: 8, r: 3 }) +
            line('M58 102Q90 120 122 126Q156 116 186 98', c.trim, 3)
        : form('86,128 102,112 122,122 144,112 158,126 140,140 104,142', c.cape, { s: 6, r: 3 }),
      face(c, { eye: c.iris }),
      L === 1
        ? form('108,104! 122,112 134,108! 146,106! 140,118 132,134! 118,122', c.hair, { s: 5, r: 2 })
        : form('106,96! 120,106 134,104! 147,100! 148,118 140,148! 132,134! 124,158! 114,134 106,116', c.hair, {
            s: 7,
            r: 2,
          }) + line('M130 107Q138 109 144 105', dark(c.hair, 0.6), 3),
      L === 1
        ? form('92,74! 84,56 98,38 130,34 156,48 158,66! 124,58', c.cape, { s: 9, r: 3 }) +
            line('M94 60Q120 40 152 50M92 68Q124 48 158 60', lit(c.cape, 0.35), 3) +
            disc(138, 52, 6, c.trim) +
            wire('94,66 74,80 70,112', c.cape, 9) +
            fill('M138 48Q134 20 150 10Q152 34 142 48Z', '#efe6d0')
        : L === 2
          ? form('156,66! 138,54 116,58 106,80! 98,114! 80,106 78,62 98,32 128,22! 152,38 162,54', c.cape, {
              s: 10,
              r: 3,
            }) + fill('M92 44Q66 34 62 4Q82 24 108 30ZM142 32Q166 22 172 -4Q180 26 156 44Z', BONE)
          : form('90,74! 82,54 98,34 132,30 158,46 160,66! 124,58', c.cape, { s: 9, r: 3 }) +
            line('M92 66Q124 46 160 60', c.trim, 7) +
            fill('M132 52Q118 30 134 4Q150 30 138 52Z', c.glow) +
            fill('M134 4Q150 30 138 52L134 50Z', '#fff', 0.6) +
            fill('M108 40L102 16L120 34ZM150 42L164 22L160 50Z', c.trim),
      L === 1
        ? limb('148,130,15 182,142,13 200,118,9', c.robe, { s: 8, r: 2 }) +
            disc(208, 82, 24, c.glow, 0.22) +
            flame(207, 102, 0.6, ['#7a3fb0', '#b57af0', '#f2dcff']) +
            hand(202, 110, c.skin, 10)
        : L === 2
          ? limb('148,130,15 178,154,13 192,168,9', c.robe, { s: 8, r: 2 }) +
            line('M186 292L200 84', WOOD, 6) +
            group(
              'translate(202 70)',
              disc(0, -6, 17, BONE),
              fill('M-9 4H11V18H-9Z', BONE),
              disc(-5, -6, 5, NIGHT),
              disc(9, -6, 4.6, NIGHT),
              disc(-5, -6, 2.2, c.glow),
              disc(9, -6, 2, c.glow),
              line('M-3 10v8M3 10v8', NIGHT, 2),
              fill('M-14 -16L-24 -34L-4 -22ZM12 -18L24 -34L18 -10Z', BONE),
            ) +
            fist(194, 170, c.skin, 9)
          : limb('148,130,15 184,124,13 208,92,9', c.robe, { s: 8, r: 3 }) +
            disc(214, 64, 26, c.glow, 0.3) +
            star(214, 64, 22, c.glow) +
            disc(214, 64, 6, '#fff') +
            hand(210, 84, c.skin, 20),
    ),
  { skin: '#8f5f44', sash: '#c9a24a' },
  [
    {
      robe: '#6a4a8a',
      inner: '#4a3468',
      cape: '#8a3f5a',
      trim: '#e6b54a',
      glow: '#c08af8',
      hair: '#241a20',
      iris: '#3a2a1a',
    },
    {
      robe: '#3f3a54',
      inner: '#2a2438',
      cape: '#2f4a3f',
      trim: '#a8b04a',
      glow: '#8aff7a',
      hair: '#2c2428',
      iris: '#2f8a4a',
      sash: '#5a7a3a',
    },
    {
      robe: '#4a2f8a',
      inner: '#e8dcf4',
      cape: '#2a1f5a',
      trim: GOLD,
      glow: '#8fe8ff',
      hair: '#d8d2dc',
      iris: '#2f7fb0',
    },
  ],
  [0, -8, 240, 308],
);
