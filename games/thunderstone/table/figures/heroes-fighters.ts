// Fighters: Dwarf, Outlands, Thyrian, Chalice; and the Militia they all were once.

import { disc, fill, flat, group, line, NIGHT, oval, wire } from '@veillee/web/kit/paper/outlines.ts';
import {
  belt,
  blade,
  cape,
  face,
  fist,
  form,
  GOLD,
  hero,
  LEATHER,
  legs,
  limb,
  neck,
  pauldron,
  STEEL,
  torso,
  WOOD,
} from './hero-parts.ts';
import { BONE, dark, lit, person, shadow } from './parts.ts';
// Dwarf: guardian, janissary, sentinel. The beard keeps the count
export const dwarf = hero(
  [52, 52, 136],
  (c, L) =>
    shadow(120, 92) +
    (L > 1 ? form('84,140 54,170 34,284! 64,270 90,286! 120,200', c.cloak, { s: 0, r: 0 }) : '') +
    limb('96,232,25 82,258,21 80,276,18', dark(c.cloth, 0.3), { s: 0, r: 0 }) +
    limb('146,232,26 162,256,22 164,276,18', c.cloth, { s: 10 }) +
    form('54,290! 56,270 76,262 102,266 104,290!', dark(c.boot, 0.3), { s: 0, r: 0 }) +
    form('142,290! 144,266 166,260 188,268 200,290!', c.boot, { s: 8 }) +
    (L === 1
      ? line('M60 250L48 116', WOOD, 8) + form('20,132! 18,98! 76,90! 80,124!', STEEL, { s: 9, r: 2 })
      : L === 2
        ? line('M66 290L40 40', WOOD, 8) +
          form('44,70! 14,76 6,52 20,30 40,44!', c.steel, { s: 8, r: 2 }) +
          fill('M36 44L34 10L46 42Z', c.steel) +
          fill('M44 46l26 4l-22 16z', c.steel)
        : line('M64 290L44 26', WOOD, 9) +
          form('46,66! 10,82 -2,48 12,12 44,28!', c.steel, { s: 9, r: 2 }) +
          form('50,28! 82,8 94,40 86,74 52,66!', c.steel, { s: 9, r: 3 }) +
          fill('M44 28L44 2L54 26Z', GOLD) +
          '') +
    limb('86,162,22 62,190,18 58,214,14', dark(c.sleeve, 0.3), { s: 0, r: 0 }) +
    fist(57, 218, c.skin, 13) +
    form('70,158 68,200 74,246! 120,258 168,244! 172,198 168,156 120,138', c.cloth, { s: 22, r: 3 }) +
    (L > 1
      ? form('78,160 78,200 84,232! 120,242 160,230! 164,198 160,158 120,146', c.steel, { s: 18, r: 3 }) +
        (L === 3
          ? line('M120 150V238M84 190Q120 206 162 188', GOLD, 4)
          : line(
              'M84 184q9 8 18 0q9 8 18 0q9 8 18 0q9 8 18 0M84 202q9 8 18 0q9 8 18 0q9 8 18 0q9 8 18 0',
              dark(c.steel, 0.35),
              3,
            ))
      : '') +
    form('72,228! 120,240 170,226! 170,246! 120,260 72,248!', c.boot, { s: 6, r: 2 }) +
    fill('M108 234h26v22h-26z', GOLD) +
    fill('M114 240h14v10h-14z', c.boot) +
    (L > 1
      ? form('60,166 68,142 94,136 106,150 96,170 74,178', c.steel, { s: 8, r: 0 }) +
        form('138,148 156,134 180,146 186,170 168,178 146,168', c.steel, { s: 8, r: 3 })
      : '') +
    form('88,112 86,84 104,66 142,66 156,84 162,104! 154,110 150,130 98,132', c.skin, { s: 12, r: 3 }) +
    flat('110,102! 124,98 126,106 115,108', '#fff6e6') +
    flat('138,99! 148,98 148,106 140,107', '#fff6e6') +
    disc(121, 102.5, 3.2, NIGHT) +
    disc(145, 102.5, 2.8, NIGHT) +
    line('M106 94L127 92M137 91L151 90', c.beard, 6) +
    form(
      '86,112! 96,122 116,122 132,116! 148,122 160,116! 168,142 162,178 146,214! 134,200 122,222! 106,202 92,206! 82,170 80,136',
      c.beard,
      { s: 16, r: 3 },
    ) +
    line('M102 132Q104 170 114 196M150 132Q152 166 140 196M126 134V200', dark(c.beard, 0.35), 3) +
    form('138,104 160,100 166,112 152,120 136,116', lit(c.skin, 0.15), { s: 4, r: 2 }) +
    line('M132 126Q144 130 156 124', dark(c.beard, 0.5), 4) +
    (L > 1 ? fill('M106 200h14v8h-14zM138 200h13v8h-13z', GOLD) : '') +
    (L === 2
      ? form('84,86! 88,40 100,16 142,14 156,42 162,84! 124,74', c.cloak, { s: 10, r: 3 }) +
        form('82,88! 124,74 164,84! 164,72! 124,62 82,74!', GOLD, { s: 4, r: 2 }) +
        fill('M124 68Q120 30 138 4Q144 34 132 68Z', '#efe6d0')
      : form('80,92! 84,58 104,36 142,36 162,56 166,90! 124,78', c.steel, { s: 12, r: 3 }) +
        line('M80 90Q124 74 168 88', L === 3 ? GOLD : dark(c.steel, 0.25), 8) +
        line('M126 38V76', L === 3 ? GOLD : dark(c.steel, 0.25), 7) +
        (L === 3 ? fill('M86 58Q58 50 54 20Q76 30 98 42ZM158 56Q186 46 188 16Q168 28 146 40Z', GOLD) : '')) +
    limb('158,164,22 190,184,18 196,208,14', c.sleeve, { s: 10, r: 2 }) +
    (L === 1
      ? form('168,218 174,186 198,176 222,188 230,218 220,244 196,254 176,244', c.shield, { s: 12, r: 4 }) +
        disc(200, 216, 11, STEEL) +
        line('M186 184L188 246M214 184L214 246', dark(c.shield, 0.35), 3)
      : L === 2
        ? fist(197, 214, c.skin, 13) + blade(200, 218, 150, 60, 7, '#cfd6df')
        : form('158,170! 200,158 238,170! 238,232 222,268 198,284! 174,268 158,232', c.shield, { s: 14, r: 4 }) +
          line('M198 166V276M164 206H234', GOLD, 6) +
          fill('M198 190L212 206L198 222L184 206Z', GOLD)),
  { skin: '#d69a72', boot: '#4a3020' },
  [
    { cloth: '#7a5a3c', sleeve: '#8a7452', steel: '#98a0a8', beard: '#b5602a', shield: '#7a4a2c', cloak: '#444' },
    { cloth: '#3f5a7a', sleeve: '#4a6a8a', steel: '#a2abb6', beard: '#a3522a', cloak: '#8a2c34', shield: '#444' },
    { cloth: '#34406a', sleeve: '#8d97a6', steel: '#c3cbd6', beard: '#d8cfc0', cloak: '#6a2444', shield: '#2f4f8a' },
  ],
);
// Outlands: warrior, slayer, khan
export const outlands = hero(
  [66, 20, 120],
  (c, L) =>
    shadow(122, 92) +
    (L === 3
      ? form('100,108 66,124 36,190 8,284! 44,268 60,290! 92,262 120,270! 130,170', c.cape, { s: 0, r: 0 }) +
        line('M34 290L26 30', WOOD, 6) +
        form('26,36! 10,48 4,90 14,122! 22,96 32,116! 40,84 36,50', c.tail, { s: 6, r: 2 }) +
        disc(26, 32, 9, GOLD)
      : '') +
    legs(c, { wide: 8 }) +
    form('84,204! 122,214 160,202! 168,238! 152,230! 144,256! 128,234! 114,258! 102,232! 86,246! 76,234!', c.fur, {
      s: 10,
      r: 2,
    }) +
    (L === 1
      ? limb('92,130,21 66,160,17 64,196,13', dark(c.skin, 0.25), { s: 0, r: 0 }) +
        fist(64, 202, dark(c.skin, 0.05), 12)
      : L === 2
        ? limb('92,130,21 58,146,17 48,110,13', dark(c.skin, 0.25), { s: 0, r: 0 }) +
          line('M44 150L52 30', WOOD, 8) +
          form('52,70! 22,80 14,50 28,22 52,36!', STEEL, { s: 9, r: 2 }) +
          fist(47, 104, c.skin, 12)
        : limb('92,130,21 56,158,17 32,150,13', dark(c.skin, 0.25), { s: 0, r: 0 }) + fist(30, 148, c.skin, 12)) +
    form('78,126 82,164 90,206! 122,214 156,204! 162,162 168,124 142,108 104,108', L === 3 ? c.lamel : c.skin, {
      s: 24,
      r: 3,
    }) +
    (L === 3
      ? line('M84 146h78M85 164h74M88 182h68', dark(c.lamel, 0.4), 4) +
        line('M100 130v72M118 130v76M136 130v74M152 130v68', dark(c.lamel, 0.3), 2.4)
      : line(
          'M124 132V196M94 146Q108 160 120 150M154 144Q142 160 130 150M104 176h14M132 176h14',
          dark(c.skin, 0.35),
          4,
        ) +
        line(L === 2 ? 'M90 128L152 196M156 122L96 196' : 'M90 128L152 196', LEATHER, 8) +
        (L === 2 ? `${disc(122, 162, 8, GOLD)}` : '')) +
    line('M86 206Q122 220 158 204', LEATHER, 9) +
    (L > 1 ? disc(122, 212, 8, GOLD) : '') +
    (L > 1
      ? form(
          '66,138 72,106 104,98 122,106 146,98 174,108 180,138! 166,128! 158,148! 146,126! 122,124 102,128! 92,150! 82,130!',
          c.fur,
          { s: 8, r: 3 },
        )
      : '') +
    neck(c) +
    face(c, { mood: 1 }) +
    form('104,100! 114,106 128,100! 146,100! 148,112 140,132 124,138 108,124', c.hair, { s: 8, r: 2 }) +
    line('M130 107Q138 108 143 105', dark(c.hair, 0.5), 3) +
    form('150,64! 140,50 120,50 108,66! 104,96! 90,112 82,84 88,48 116,30 144,40', c.hair, { s: 8, r: 2.4 }) +
    (L === 1
      ? line('M94 68Q120 52 150 60', c.band, 6) + wire('88,70 72,90 76,112', c.band, 5)
      : L === 2
        ? form('88,66! 92,38 118,22 146,34 154,60! 122,54', c.steel, { s: 8, r: 3 }) +
          line('M86 67Q122 50 156 61', GOLD, 6) +
          form('96,46 76,40 62,14! 86,18 104,30', BONE, { s: 5, r: 2 }) +
          form('146,38 164,30 172,4! 184,28 154,50', BONE, { s: 5, r: 2 })
        : form('86,68! 90,44 118,28 148,38 156,64! 122,56', GOLD, { s: 9, r: 3 }) +
          line('M84 72Q122 56 158 67', c.fur, 11) +
          form('114,36! 124,18 112,4 88,8 68,26 58,52! 80,40 98,28 110,38!', c.tail, { s: 5, r: 0 })) +
    (L === 1
      ? limb('156,130,21 184,150,17 190,184,13', c.skin, { s: 10, r: 2.4 }) +
        line('M176 250L208 108', WOOD, 8) +
        form('206,150! 236,156 240,124 222,98 204,108!', STEEL, { s: 9, r: 3 }) +
        fist(191, 186, c.skin, 12)
      : L === 2
        ? limb('156,130,21 190,148,17 206,118,13', c.skin, { s: 10, r: 2.4 }) +
          group(
            'translate(-6 0)',
            line('M210 168L202 30', WOOD, 8),
            form('204,76! 234,86 240,54 228,24 202,36!', STEEL, { s: 9, r: 3 }),
            fist(207, 114, c.skin, 12),
          )
        : limb('156,128,21 190,126,17 196,92,13', c.skin, { s: 10, r: 2.4 }) +
          line('M186 148L206 10', WOOD, 9) +
          form('200,66! 230,78 238,44 228,14 206,22!', STEEL, { s: 9, r: 3 }) +
          form('196,62! 170,58 162,32 176,8 203,20!', STEEL, { s: 9, r: 0 }) +
          fist(195, 88, c.skin, 12)),
  {
    skin: '#c08258',
    legs: '#6a4e38',
    boot: '#5a4a3a',
    fur: '#7a6650',
    cape: '#8a2630',
    tail: '#e8dcc4',
    steel: '#8f98a6',
    lamel: '#7a2f34',
  },
  [
    { hair: '#8a5a2c', band: '#a33a2c' },
    { hair: '#6a3a20', fur: '#8a8078' },
    { hair: '#3a2a26', fur: '#d8cdb8', legs: '#3d3a52' },
  ],
  [0, 0, 242, 300],
);
// Thyrian: squire, knight, lord
export const thyrian = hero(
  [66, 20, 120],
  (c, L) =>
    shadow(122, 86) +
    (L > 1 ? cape(c.cape) : '') +
    (L === 3 ? blade(54, 140, -14, 118, 8) : '') +
    (L > 1
      ? limb('94,130,17 66,156,14 54,150,11', dark(c.plate, 0.15), { s: 8, r: 0 }) +
        (L === 3 ? fist(54, 146, c.plate, 11) : '')
      : limb('94,130,16 74,160,13 76,190,10', dark(c.cloth, 0.15), { s: 8, r: 0 }) + fist(76, 194, c.skin)) +
    legs(L > 1 ? { legs: c.plate, boot: c.plate } : c) +
    (L > 1 ? form('142,240 158,228 176,238 172,256 148,256', lit(c.plate, 0.2), { s: 5, r: 2 }) : '') +
    torso(L === 1 ? c.cloth : c.plate) +
    (L === 1
      ? line('M104 124V202M122 122V208M140 122V202', dark(c.cloth, 0.35), 3) +
        line('M90 150h64M90 176h64', dark(c.cloth, 0.35), 2.4)
      : form('98,124! 148,122! 148,196 154,250! 122,264 92,250! 98,196', c.tabard, { s: 14, r: 3 }) +
        tower(122, 166, L === 3 ? 1.15 : 0.95, GOLD) +
        (L === 3 ? line('M98 126L94 246M148 124L152 246', GOLD, 4) : '')) +
    belt() +
    neck(c) +
    (L > 1
      ? form('92,118! 122,128 154,116! 148,100! 96,102!', c.plate, { s: 6, r: 2 }) + pauldron(c.plate)
      : form('92,120 106,110 122,118 140,110 152,120 136,132 106,132', c.tabard, { s: 5, r: 2 })) +
    face(c, { smile: L === 1 ? 1 : 0, mood: L === 3 ? 1 : 0 }) +
    (L === 3
      ? form('106,102! 118,108 130,102! 144,101! 146,110 134,124 114,120', c.hair, { s: 6, r: 2 }) +
        line('M130 107Q138 108 143 105', dark(c.hair, 0.5), 3)
      : '') +
    (L === 1
      ? form('150,66! 142,56! 130,60! 118,54! 108,70! 102,92! 92,86 88,56 108,34 138,36 154,52', c.hair, {
          s: 7,
          r: 2.4,
        }) + form('90,70 98,50 124,44! 104,60 100,76', lit(c.hair, 0.2), { s: 0, r: 0 })
      : form('94,108! 86,70 96,40 124,28 148,42 154,62! 126,58 112,72 112,104!', c.plate, { s: 10, r: 3 }) +
        (L === 2
          ? form('98,52 104,22 130,6 156,18 160,44! 132,34', lit(c.plate, 0.1), { s: 7, r: 3 }) +
            line('M118 26l30 -2M118 18l26 -6', dark(c.plate, 0.6), 3)
          : line('M112 70Q130 52 156 60', GOLD, 6) +
            fill('M104 40Q96 -4 132 2Q124 8 130 14Q146 8 152 20Q138 18 134 30Z', c.tabard) +
            fill('M96 54L84 30L102 40Z', GOLD))) +
    (L === 1
      ? limb('148,130,16 178,154,13 190,184,10', c.cloth, { s: 8, r: 2 }) +
        group(
          'translate(190 190) rotate(22)',
          fill('M-6 0V-84L0 -92L6 -84V0Z', '#b08a5a'),
          fill('M-6 0V-84L0 -92V0Z', '#7a5a38'),
          fill('M-16 -3H16V4H-16Z', WOOD),
          fill('M-3 4h6v16h-6z', WOOD),
        ) +
        fist(191, 192, c.skin) +
        form('52,196 60,176 80,172 96,190 94,218 76,232 58,218', WOOD, { s: 8, r: 2 }) +
        disc(75, 200, 7, STEEL)
      : L === 2
        ? limb('152,132,17 186,152,14 200,128,11', c.plate, { s: 8, r: 3 }) +
          blade(203, 122, 16, 112, 7) +
          fist(201, 126, c.plate, 11) +
          form('18,150! 56,140 94,150! 92,200 78,230 56,244! 34,230 20,200', c.tabard, { s: 12, r: 3 }) +
          tower(56, 190, 0.85, GOLD)
        : limb('152,132,17 190,142,14 212,112,11', c.plate, { s: 8, r: 3 }) +
          fist(214, 106, c.plate, 11) +
          line('M206 290L222 8', WOOD, 6) +
          fill('M222 10L148 22L164 42L150 62L218 56Z', c.tabard) +
          fill('M222 10L148 22L164 42Z', lit(c.tabard, 0.3)) +
          fill('M222 12l-5 -20l8 -6l4 24z', GOLD) +
          fist(213, 108, c.plate, 11)),
  { skin: '#e0aa80', legs: '#5a5a70', boot: '#4a3020' },
  [
    { cloth: '#8a7a54', tabard: '#5a6a9a', hair: '#c9924a', plate: '#888' },
    { cloth: '#555', plate: '#98a2b0', tabard: '#2f5a9a', cape: '#24406a', hair: '#8a5a34' },
    { cloth: '#555', plate: '#c9d0da', tabard: '#8a2432', cape: '#5a1a34', hair: '#8a7a6c' },
  ],
  [0, -14, 240, 314],
);
function tower(x: number, y: number, k: number, c: string): string {
  return group(
    `translate(${x} ${y}) scale(${k})`,
    fill('M-14 22V-6H-18V-20H-10V-13H-4V-20H4V-13H10V-20H18V-6H14V22H5V9Q0 2 -5 9V22Z', c),
  );
}
// Chalice: quester, defender, paladin
const cup = (x: number, y: number, k: number, c: string, light = 0): string =>
  (light ? disc(x, y - 10 * k, light, c, 0.18) + disc(x, y - 10 * k, light * 0.6, c, 0.25) : '') +
  group(
    `translate(${x} ${y}) scale(${k})`,
    fill('M-16 -24H16Q16 0 4 4L3 14L12 20H-12L-3 14L-4 4Q-16 0 -16 -24Z', c),
    fill('M0 -24H16Q16 0 4 4L3 14L12 20H0Z', lit(c, 0.55)),
    oval(0, -24, 16, 4, '#8a2432'),
  );
export const chalice = hero(
  [66, 20, 120],
  (c, L) =>
    shadow(122, 84) +
    (L === 3 ? disc(120, 78, 60, GOLD, 0.14) + line('M70 92A56 56 0 1 1 172 92', GOLD, 4) : '') +
    cape(c.cloak) +
    (L === 1
      ? line('M62 292L54 66', WOOD, 7) +
        disc(54, 62, 8, WOOD) +
        limb('94,130,16 68,156,13 60,176,10', dark(c.cloth, 0.15), { s: 8, r: 0 }) +
        fist(60, 180, c.skin)
      : L === 2
        ? limb('94,130,17 68,156,14 56,190,11', dark(c.mail, 0.15), { s: 8, r: 0 })
        : limb('94,130,17 66,160,14 64,192,11', dark(c.mail, 0.15), { s: 8, r: 0 }) +
          fist(64, 196, c.mail, 11) +
          blade(64, 202, 186, 92, 7)) +
    legs(L === 1 ? c : { legs: c.mail, boot: L === 3 ? c.mail : c.boot }) +
    torso(L === 1 ? c.cloth : c.mail) +
    (L === 2 ? line('M88 140q8 7 16 0q8 7 16 0q8 7 16 0q8 7 16 0', dark(c.mail, 0.4), 3) : '') +
    form('98,122! 148,120! 150,196 158,262! 140,254! 122,270! 104,256! 88,264! 96,196', c.tabard, { s: 16, r: 3 }) +
    cup(122, 162, 0.95, c.sign) +
    belt() +
    (L === 3 ? line('M98 124L90 258M148 122L156 258', GOLD, 4) : '') +
    neck(c) +
    (L === 1
      ? form('84,124 98,108 122,116 146,108 160,124 140,140 104,142', c.cloak, { s: 7, r: 3 })
      : form('90,120! 122,132 156,118! 150,100! 94,102!', c.mail, { s: 6, r: 2 })) +
    (L === 3 ? pauldron(c.mail) + line('M144 120Q160 112 178 122', GOLD, 4) : '') +
    face(c, { mood: L === 2 ? 1 : 0 }) +
    (L === 1
      ? form('100,98! 88,112! 78,84 90,46 118,32 146,42 154,60! 132,52 114,60 104,76', c.cloak, { s: 9, r: 3 })
      : L === 2
        ? form('94,110! 86,74 96,42 124,30 148,42 154,64! 128,58 112,70 110,106!', c.mail, { s: 10, r: 3 }) +
          line('M88 70Q120 48 154 62', dark(c.mail, 0.35), 6) +
          fill('M138 60l4 28l6 -1l2 -26z', c.mail)
        : form('152,66! 140,54 120,56 108,72! 104,104! 92,118 82,96 86,52 110,34 140,38 154,52', c.hair, {
            s: 8,
            r: 3,
          }) + line('M92 66Q122 46 152 60', GOLD, 5)) +
    (L === 1
      ? limb('148,130,16 178,150,13 196,138,10', c.cloth, { s: 8, r: 2 }) +
        cup(202, 126, 0.85, '#b0743a') +
        fist(199, 138, c.skin)
      : L === 2
        ? blade(206, 120, 12, 98, 7) +
          limb('150,130,17 184,152,14 204,130,11', c.mail, { s: 8, r: 2.4 }) +
          fist(205, 126, c.mail, 11) +
          form('12,160! 52,148 92,160! 92,212 76,246 52,262! 28,246 12,212', c.tabard, { s: 13, r: 3 }) +
          cup(52, 210, 1.2, c.sign)
        : limb('150,130,17 188,124,14 204,84,11', c.mail, { s: 8, r: 3 }) +
          cup(208, 56, 1.15, GOLD, 44) +
          fist(206, 76, c.mail, 11) +
          line('M208 20V4M184 30L172 20M232 30L240 22', GOLD, 4)),
  { skin: '#d9a27a', boot: '#4a3020' },
  [
    {
      cloth: '#8a8272',
      cloak: '#6d5a44',
      tabard: '#b5a888',
      sign: '#8a5a2c',
      legs: '#5a5044',
      hair: '#6a4a2c',
      mail: '#888',
    },
    { cloth: '#888', cloak: '#3d5a6a', tabard: '#d8d2c4', sign: '#b5822c', mail: '#8a94a2', hair: '#6a4a2c' },
    { cloth: '#888', cloak: '#a3761a', tabard: '#f4eee0', sign: GOLD, mail: '#c6cdd8', hair: '#c9a45c' },
  ],
  [0, 0, 252, 300],
);
// Militia: a fork, a pot, and somebody at home
export const militia = person(
  [66, 20, 120],
  c =>
    shadow(122, 84) +
    line('M62 292L44 60', WOOD, 7) +
    line('M24 64Q22 34 28 14M44 62V8M64 60Q66 34 58 12', STEEL, 5) +
    line('M24 62Q44 74 64 60', STEEL, 6) +
    limb('94,130,16 70,158,13 56,170,10', dark(c.cloth, 0.15), { s: 8, r: 0 }) +
    fist(54, 172, c.skin) +
    legs(c) +
    torso(c.cloth) +
    form('98,122! 146,120! 148,200 152,232! 122,240 94,232! 98,200', c.pad, { s: 14, r: 2 }) +
    line('M98 146L146 172M146 144L98 172M98 176L146 202M146 176L98 204', dark(c.pad, 0.3), 2.6) +
    belt(LEATHER, STEEL) +
    fill('M140 206l18 2l2 26l-16 4z', LEATHER) +
    neck(c) +
    form('94,118 108,108 122,116 138,108 150,118 136,130 106,130', c.scarf, { s: 5, r: 2 }) +
    face(c, { smile: 0.4 }) +
    form('104,100! 98,78! 108,64! 114,84', c.hair, { s: 4, r: 0 }) +
    form('84,74! 94,44 122,28 150,42 162,68! 122,62', STEEL, { s: 10, r: 3 }) +
    line('M78 76Q122 58 166 68', STEEL, 8) +
    line('M122 60Q146 60 166 66', lit(STEEL, 0.5), 2.4) +
    line('M122 28L124 16L132 26', STEEL, 5) +
    line('M106 72L104 104', LEATHER, 3) +
    limb('150,130,16 178,152,13 186,176,10', c.cloth, { s: 8, r: 2 }) +
    form('156,190 162,160 188,148 214,160 222,190 212,218 188,230 164,218', c.wood, { s: 12, r: 4 }) +
    line('M174 154L174 224M202 154L202 224', dark(c.wood, 0.4), 3) +
    disc(188, 189, 10, STEEL),
  {
    skin: '#d9a27a',
    cloth: '#6d7a5a',
    pad: '#b09a6c',
    scarf: '#3f5f8f',
    legs: '#5a4a3a',
    boot: '#4a3020',
    hair: '#7a4a28',
    wood: '#8a5f38',
  },
);
