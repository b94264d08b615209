// Giants and what was hewn in their likeness. One body; heads, hides and burdens differ.

import { mix } from '@veillee/web/kit/paper/colour.ts';
import { disc, each, fill, flat, group, line, NIGHT, oval, tools } from '@veillee/web/kit/paper/outlines.ts';
import { BONE, dark, foe, shadow } from './parts.ts';

const { form, limb } = tools('left');
const giant = (
  c: { readonly cloth: string; readonly skin: string },
  k: {
    readonly back?: string;
    readonly behind?: string;
    readonly belt?: string;
    readonly chest?: string;
    readonly front: string;
    readonly head: string;
  },
): string =>
  shadow(124, 104) +
  (k.behind ?? '') +
  limb('152,226,28 176,262,22 180,296,17', dark(c.skin, 0.35), { s: 0, r: 0 }) +
  flat('158,309! 162,290 194,288 208,309!', dark(c.skin, 0.35)) +
  limb('98,228,30 74,262,25 78,294,19', c.skin, { s: 15, r: 3 }) +
  form('44,309! 54,294 78,286 100,294 104,309!', c.skin, { s: 7 }) +
  line('M54 304v4M64 303v5M74 303v5', BONE, 3) +
  (k.back ?? limb('176,126,28 208,164,22 206,214,18 200,240,16', dark(c.skin, 0.2), { s: 14, r: 0 })) +
  form('64,132 62,178 70,230 98,250 136,252 174,236 188,190 190,136 166,100 122,88 84,100', c.skin, { s: 32, r: 4 }) +
  (k.chest ?? line('M84 152Q104 166 124 156Q146 164 164 150M124 158V196', dark(c.skin, 0.35), 3)) +
  form('66,216! 124,238 180,212! 186,262! 162,248! 150,276! 128,254! 106,278! 94,252! 68,264!', c.cloth, { s: 14 }) +
  (k.belt ?? '') +
  k.front +
  k.head;
const head = (c: { readonly skin: string }, x = 100, y = 0): string =>
  form(
    `${x - 32},${y + 98} ${x - 36},${y + 64} ${x - 24},${y + 38} ${x},${y + 26} ${x + 26},${y + 34} ${x + 38},${y + 62} ${x + 36},${y + 96} ${x + 20},${y + 120} ${x - 12},${y + 124}`,
    c.skin,
    { s: 14, r: 3.4 },
  );
const club = (x: number, y: number, a: number, c: string, l = 110): string =>
  group(
    `translate(${x} ${y}) rotate(${a})`,
    fill(`M-6 20L-9 -30L-18 ${-l * 0.7}Q-16 ${-l} 2 ${-l}Q20 ${-l} 18 ${-l * 0.66}L8 -30L7 20Z`, c),
    fill(`M2 ${-l}Q20 ${-l} 18 ${-l * 0.66}L8 -30L7 20H2Z`, dark(c)),
    fill(`M-16 ${-l * 0.75}l-13 -6l12 -8zM18 ${-l * 0.72}l14 -4l-13 -9zM-4 ${-l * 0.82}l6 -9l5 10z`, BONE),
  );
const fist = (x: number, y: number, c: string): string =>
  form(
    `${x - 15},${y - 6} ${x - 6},${y - 16} ${x + 12},${y - 12} ${x + 16},${y + 4} ${x + 6},${y + 15} ${x - 12},${y + 12}`,
    c,
    { s: 7 },
  ) + line(`M${x - 12} ${y - 2}l8 2M${x - 11} ${y + 5}l8 1`, dark(c, 0.45), 2);
const armUp = (c: { readonly skin: string }): string =>
  limb('78,138,27 42,152,21 30,108,16', c.skin, { s: 12, r: 3.4 });
const armOut = (c: { readonly skin: string }): string =>
  limb('76,140,27 46,168,22 28,206,16', c.skin, { s: 12, r: 3.4 });
// Cyclops: a boulder over its head
export const cyclops = foe(
  [44, 8, 130],
  c =>
    giant(c, {
      back:
        limb('172,122,26 204,108,21 190,66,16', dark(c.skin, 0.2), { s: 12, r: 0 }) +
        form('92,28! 110,2! 156,0 196,6! 218,34! 204,60! 166,66! 116,58!', c.rock, { s: 14 }) +
        line('M140 12l14 18l-8 16M182 20l-12 14', dark(c.rock, 0.5), 2.4) +
        fist(192, 62, dark(c.skin, 0.2)),
      head: group(
        'translate(-8 18)',
        head(c),
        form('68,74 60,70 54,82 60,94 68,96', c.skin, { s: 0 }),
        oval(94, 74, 24, 17, '#2a1210'),
        oval(93, 74, 21, 14, '#fff3d2'),
        disc(88, 75, 10, '#c2581a'),
        disc(87, 75, 5, NIGHT),
        disc(84, 71, 3, '#fff'),
        form('66,66! 80,50 106,48 124,62! 112,62 84,60', dark(c.skin, 0.4), { s: 0, r: 0 }),
        fill('M92 90L84 100H102Z', dark(c.skin, 0.35)),
        flat('70,108! 92,100 116,106! 108,122 80,122', '#3a1012'),
        fill('M74 108l4 -12l6 10zM108 107l-2 -13l-6 10zM88 121l3 -8l4 8z', BONE),
        form('92,32 84,14 90,0! 100,12 108,30', BONE, { s: 4, r: 1.6 }),
      ),
      front: limb('78,142,27 42,168,22 30,132,16', c.skin, { s: 12, r: 3.4 }) + fist(30, 122, c.skin),
    }),
  { skin: '#9a6a54', cloth: '#4a3226', rock: '#8a8790' },
);
// Ogre: dinner in a belt of cages
export const ogre = foe(
  [38, 14, 130],
  c =>
    giant(c, {
      chest:
        flat('78,176 100,160 136,162 160,182 152,220 118,236 88,222', mix(c.skin, '#f0d8a0', 0.28)) +
        disc(112, 212, 3, dark(c.skin, 0.6)),
      belt: each(
        '84,228 140,232',
        ([x = 0, y = 0]) =>
          disc(x + 2, y + 24, 10, '#e8c79a') +
          disc(x - 1, y + 23, 2, NIGHT) +
          disc(x + 5, y + 23, 2, NIGHT) +
          line(`M${x - 14} ${y + 6}v34h32v-34zM${x - 4} ${y + 6}v34M${x + 8} ${y + 6}v34`, c.iron, 3.4),
      ),
      head: group(
        'translate(-8 20)',
        form('66,66 52,58 46,68 54,84 68,88', c.skin, { s: 4 }),
        head(c),
        flat('78,70! 92,68! 90,77 81,77', '#ffe9a0'),
        flat('104,68! 118,66! 116,76 107,76', '#ffe9a0'),
        disc(85, 73, 2.6, NIGHT),
        disc(110, 71, 2.6, NIGHT),
        line('M70 64L94 62M102 61L124 58', dark(c.skin, 0.6), 6),
        form('92,72 102,72 106,92 88,94', mix(c.skin, '#a0402a', 0.3), { s: 4, r: 1.4 }),
        form('64,104! 92,98 128,102! 130,120 98,134 68,122', c.skin, { s: 6 }),
        line('M66 104Q94 96 128 102', NIGHT, 4),
        fill('M72 106l1 -22l9 18zM118 104l2 -21l-11 19z', BONE),
        line('M92 30q-2 -14 -12 -18M100 28q2 -12 -2 -20M108 30q6 -10 14 -12', c.hair, 5),
      ),
      front: armUp(c) + club(32, 100, 4, c.wood, 92) + fist(30, 100, c.skin),
    }),
  { skin: '#a98a4e', cloth: '#6a3f2c', iron: '#3b3f4a', wood: '#5f4128', hair: '#33241c' },
);
// Moor troll: long arms, moss, a nose
export const moorTroll = foe(
  [24, 14, 134],
  c =>
    giant(c, {
      behind: fill('M150 96L196 104L214 140L226 196L204 180L206 216L186 196Z', c.moss),
      head: group(
        'translate(-16 24)',
        form('124,66 150,50 166,56! 150,78 130,84', c.skin, { s: 6, r: 0 }),
        head(c),
        form('66,64 40,84 24,112! 40,118 62,108 80,88', c.skin, { s: 7, r: 3 }),
        line('M34 108q8 -8 14 -8', dark(c.skin, 0.4), 2.4),
        flat('74,66! 90,64! 88,74 78,74', '#d8ff8a'),
        disc(82, 69, 2.6, NIGHT),
        flat('104,62! 118,62! 116,71 106,71', '#d8ff8a'),
        disc(111, 66, 2.4, NIGHT),
        line('M68 60L92 58M102 56L122 57', dark(c.skin, 0.6), 5),
        flat('62,114! 92,106 122,108! 112,124 78,126', '#2a1418'),
        fill('M70 113l2 12l6 -13zM92 108l2 13l7 -13zM108 108l2 12l7 -11z', BONE),
        fill('M70 44L60 22L82 34L88 10L102 28L118 10L120 32L142 24L134 48L142 66L124 52Z', c.moss),
      ),
      front:
        limb('76,140,27 38,176,21 26,228,17 28,262,14', c.skin, { s: 12, r: 4 }) +
        line('M20 268l-8 20M28 272l0 20M36 270l8 18', c.skin, 8) +
        line('M11 290l-3 8M28 293l0 8M45 290l3 8', BONE, 3.4) +
        fill('M52 134L78 116L112 134L96 140L94 158L80 146L70 160L62 148Z', c.moss) +
        line('M130 176l16 10l-8 14M96 196l10 12', '#cfe08a', 2.4),
    }),
  { skin: '#5f7a68', cloth: '#4b3d2c', moss: '#7f9a3c' },
);
// Frost giant: beard of icicles, axe of ice
export const frostGiant = foe(
  [38, 4, 136],
  c =>
    giant(c, {
      back:
        limb('176,124,27 212,150,22 208,196,18', dark(c.skin, 0.2), { s: 14, r: 0 }) +
        fist(206, 206, dark(c.skin, 0.2)),
      chest: form(
        '58,124! 88,98 128,92 176,104 198,132! 176,150! 160,138! 146,158! 126,142! 108,160! 94,140! 76,154!',
        c.fur,
        { s: 14, r: 3 },
      ),
      head: group(
        'translate(-10 14)',
        head(c),
        form(
          '66,80! 84,98 100,94 118,98 136,76! 140,106 128,126! 122,150! 114,132! 106,166! 96,134! 88,156! 80,130! 70,138! 64,108',
          c.ice,
          { s: 9, r: 3 },
        ),
        flat('76,72! 92,70! 90,79 80,79', '#eaffff'),
        flat('104,70! 120,68! 118,77 107,78', '#eaffff'),
        disc(85, 75, 2.4, '#14507a'),
        disc(112, 73, 2.4, '#14507a'),
        line('M70 66L94 64M102 63L126 60', c.ice, 6),
        form('92,74 102,74 105,92 89,92', dark(c.skin, 0.18), { s: 3, r: 1.4 }),
        fill('M62 56L70 22L80 42L92 6L104 38L120 10L124 44L140 30L138 62Q100 40 62 56Z', c.ice),
        fill('M104 38L120 10L124 44L140 30L138 62Q122 50 100 47Z', dark(c.ice, 0.3)),
      ),
      front:
        armUp(c) +
        line('M22 210L32 34', c.wood, 8) +
        fill('M34 32L6 16L2 58L14 84L30 70ZM36 40L54 28L58 62L36 66Z', c.ice) +
        fill('M30 70L14 84L2 58L22 52Z', dark(c.ice, 0.3)) +
        fist(28, 96, c.skin),
    }),
  { skin: '#7fa3bf', cloth: '#3d4f6b', fur: '#e4e6ea', ice: '#d5f3fb', wood: '#4d4550' },
);
// Quarry Lord: skin of slabs, a golem's pay on its back
const slabs = (c: { readonly slab: string }, _o = 0): string =>
  form('58,120! 84,96! 112,104! 108,134! 72,142!', c.slab, { s: 8 }) +
  form('128,100! 168,96! 194,124! 184,146! 144,140!', c.slab, { s: 8 }) +
  form('78,156! 112,148! 118,184! 88,192!', dark(c.slab, 0.1), { s: 7 }) +
  form('130,152! 168,156! 164,190! 132,188!', dark(c.slab, 0.2), { s: 7, r: 0 });
export const quarryLord = foe(
  [30, 10, 136, 15.8, 16.1, 0.948],
  c =>
    giant(c, {
      behind:
        form('136,92! 150,44! 190,30! 224,60! 232,120! 196,140!', dark(c.slab, 0.3), { s: 16 }) +
        fill('M168 62l12 -10l10 12l-10 12zM200 92l10 -8l9 10l-9 11z', c.gem),
      chest: slabs(c) + fill('M116 196l10 -12l10 12l-10 14z', c.gem),
      head: group(
        'translate(-10 16)',
        head(c),
        form('62,70! 70,34! 98,20! 130,32! 140,66! 118,58! 96,64! 80,58!', c.slab, { s: 9, r: 3 }),
        flat('76,72! 92,70! 90,80 80,80', c.gem),
        flat('104,70! 120,68! 118,78 107,79', c.gem),
        form('62,102! 96,96! 136,100! 130,128! 98,138! 70,126!', c.slab, { s: 9 }),
        line('M66 104H132M80 104v8M94 102v10M108 102v10M122 103v8', NIGHT, 3),
      ),
      front:
        armOut(c) +
        form('18,150! 52,140! 64,170! 38,190! 14,178!', c.slab, { s: 7 }) +
        group(
          'translate(30 214) rotate(-6)',
          fill('M-5 70L-6 -96H6L5 70Z', '#6d4a2a'),
          fill('M-34 -74Q0 -112 44 -80L32 -82Q0 -98 -24 -72Z', '#98a2b0'),
        ) +
        fist(28, 214, c.skin),
    }),
  { skin: '#8b7766', cloth: '#5b3d2a', slab: '#a9a39a', gem: '#5fe0c0' },
);
// Tower-Breaker: the third tower over its shoulder
export const towerBreaker = foe(
  [30, 20, 136, 2.5, 23.2, 0.925],
  c =>
    giant(c, {
      back:
        limb('176,124,27 206,132,22 196,98,17', dark(c.skin, 0.2), { s: 13, r: 0 }) +
        group(
          'translate(186 104) rotate(24)',
          fill('M-26 40V-74H-34V-92H-20V-84H-8V-92H8V-84H20V-92H34V-74H26V40L10 30L-6 44Z', c.tower),
          fill('M6 40V-88H8V-84H20V-92H34V-74H26V40L10 30Z', dark(c.tower)),
          fill('M-10 -50q8 -10 14 0v18h-14zM-10 -8q8 -10 14 0v18h-14z', NIGHT),
          line('M-26 -66H26M-26 -24H26M-26 16H26', dark(c.tower, 0.5), 2),
        ) +
        fist(194, 96, dark(c.skin, 0.2)),
      head: group(
        'translate(-14 26)',
        head(c),
        form('60,78! 62,44 84,24 112,22 136,40 140,78! 118,66 98,70 80,66', c.iron, { s: 10, r: 3 }),
        fill('M92 22L98 -4L106 22Z', c.iron),
        line('M60 78Q98 60 140 78', dark(c.iron, 0.3), 4),
        flat('74,84! 92,80! 90,90 80,91', '#ffcf5a'),
        flat('104,80! 122,82! 118,90 107,89', '#ffcf5a'),
        disc(84, 85, 2.4, NIGHT),
        disc(112, 85, 2.4, NIGHT),
        flat('92,86 102,86 106,102 88,102', mix(c.skin, '#b04030', 0.3)),
        form('66,100! 82,108 98,104 116,108 134,98! 138,134 116,160! 98,146 80,164! 66,132', c.beard, { s: 9, r: 3 }),
        flat('86,112 98,108 110,112 98,120', '#3a1012'),
      ),
      front:
        armOut(c) +
        flat('24,172! 54,160! 60,182! 32,196!', c.iron) +
        fist(26, 214, c.skin) +
        line('M26 226V262', c.iron, 4) +
        group(
          'translate(28 276)',
          disc(0, 0, 20, c.iron),
          fill('M0 -20A20 20 0 0 1 0 20A30 30 0 0 0 0 -20Z', dark(c.iron)),
          fill('M-19 -6l-8 -3l8 -7zM14 14l8 8l2 -14z', c.iron),
        ),
    }),
  { skin: '#b07a5c', cloth: '#6b2f2a', tower: '#a59c8c', iron: '#5d6472', beard: '#6d3a1e' },
);
// Stone Sentinel, and the Golem that fetches chapels: blocks with a light in them
const blocks = (
  c: { readonly glow: string; readonly stone: string },
  k: { readonly behind?: string; readonly face: string; readonly front?: string },
): string =>
  shadow(122, 92) +
  (k.behind ?? '') +
  form('138,230! 178,226! 186,304! 192,309! 140,309!', dark(c.stone, 0.3), { s: 10, r: 0 }) +
  form('66,309! 72,232! 116,228! 114,309!', c.stone, { s: 12, r: 3 }) +
  line('M72 268H114M142 268H182', dark(c.stone, 0.5), 2.4) +
  form('174,116! 214,124! 224,170! 204,176! 180,164!', dark(c.stone, 0.2), { s: 12, r: 0 }) +
  form('190,174! 222,168! 230,232! 216,250! 190,244!', dark(c.stone, 0.2), { s: 10, r: 0 }) +
  form('66,112! 122,100! 184,110! 190,160! 172,230! 78,234! 62,170!', c.stone, { s: 28, r: 4 }) +
  fill('M122 136L146 160L122 190L98 160Z', NIGHT) +
  fill('M122 146L138 162L122 182L106 162Z', c.glow) +
  fill('M122 146L130 162L122 182L106 162Z', '#ffffff', 0.5) +
  line('M66 140L92 148L84 176M184 134L160 150L168 196M98 232L104 206', dark(c.stone, 0.45), 2.4) +
  form('82,104! 86,52! 108,36! 142,38! 158,58! 156,104! 120,116!', c.stone, { s: 14, r: 3.4 }) +
  k.face +
  form('70,108! 34,112! 24,156! 44,172! 74,156!', c.stone, { s: 10, r: 3 }) +
  form('20,166! 56,164! 62,226! 48,252! 20,246! 10,216!', c.stone, { s: 12, r: 3 }) +
  line('M18 236h34M30 246v-12M42 248v-12', dark(c.stone, 0.5), 2.4) +
  (k.front ?? '');
export const stoneSentinel = foe(
  [52, 22, 130],
  c =>
    blocks(c, {
      face:
        fill('M84 70H146V80H84Z', NIGHT) +
        fill('M92 71H108V79H92ZM120 71H134V79H120Z', c.glow) +
        fill('M112 50H120V98H112Z', dark(c.stone, 0.25)) +
        form('82,56! 96,34! 118,22! 146,32! 160,60! 122,48!', c.moss, { s: 7, r: 0 }),
      front:
        fill('M66 112L96 104L112 110L98 118L94 134L84 120L72 128Z', c.moss) +
        fill('M150 228l14 4l-6 10l-4 14l-8 -16z', c.moss) +
        line('M36 252V306', c.iron, 7) +
        line('M36 252V60', c.iron, 7) +
        fill('M36 20L50 56L36 72L22 56Z', c.iron) +
        fill('M36 20L50 56L36 72Z', dark(c.iron)) +
        form('22,200! 52,196! 54,222! 24,226!', c.stone, { s: 5 }),
    }),
  { stone: '#8d8f98', glow: '#6fe0f0', moss: '#6f8a48', iron: '#6a7080' },
);
export const golem = foe(
  [52, 22, 130],
  c =>
    blocks(c, {
      behind:
        form('132,104! 132,52! 178,20! 222,54! 222,120!', c.wall, { s: 12, r: 0 }) +
        fill('M124 58L178 14L230 58L222 64L178 28L132 64Z', c.roof) +
        fill('M175 20h6v-18h-6zM169 7h18v5h-18z', c.iron) +
        fill('M164 62q14 -16 26 0v28h-26z', NIGHT),
      face:
        disc(104, 74, 8, NIGHT) +
        disc(134, 73, 8, NIGHT) +
        disc(103, 74, 4.4, c.glow) +
        disc(133, 73, 4.4, c.glow) +
        line('M96 96h42', NIGHT, 5) +
        line('M88 56l20 6M148 54l-16 6', dark(c.stone, 0.5), 5),
    }),
  { stone: '#a3785a', glow: '#ffb43c', moss: '#6f8a48', iron: '#6a7080', wall: '#d8c8a4', roof: '#8c4727' },
);
