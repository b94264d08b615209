// People who live by the road, and soldiers who outlived their war.

import { mix } from '@veillee/web/kit/paper/colour.ts';
import { disc, fill, flat, glow, group, line, NIGHT, tools } from '@veillee/web/kit/paper/outlines.ts';
import { dark, flame, foe, shadow } from './parts.ts';

const { form, limb } = tools('left');
const BONE = '#eadfbd';
const sword = (x: number, y: number, a: number, l: number, w = 5, c = '#c4cbd6', h = '#8a6a2a'): string =>
  group(
    `translate(${x} ${y}) rotate(${a})`,
    fill(`M${-w} 0L${-w} ${-l * 0.88}L0 ${-l}V0Z`, c),
    fill(`M0 0V${-l}L${w} ${-l * 0.88}V0Z`, dark(c)),
    fill('M-15 -2H15V4H-15Z', h),
    fill('M-3 4H3V20H-3Z', '#3a2418'),
    disc(0, 22, 4, h),
  );
// the road's own: a hood, a scarf over the mouth unless bare, and what they hold
const rogue = (
  c: {
    readonly boot: string;
    readonly cloak: string;
    readonly coat: string;
    readonly metal: string;
    readonly scarf: string;
    readonly skin: string;
    readonly sleeve: string;
    readonly trouser: string;
  },
  k: { readonly back: string; readonly front: string; readonly bare?: boolean },
): string =>
  shadow(122, 84) +
  form('136,116 172,124 196,166 214,226 226,290! 200,276 190,302! 166,280 150,240', c.cloak, { s: 18, r: 0 }) +
  limb('136,216,20 164,250,15 176,300,10', dark(c.trouser, 0.3), { s: 0, r: 0 }) +
  flat('162,309! 164,294 186,292 192,309!', dark(c.boot, 0.3)) +
  limb('112,216,20 88,252,16 84,298,11', c.trouser, { s: 11 }) +
  form('60,309! 66,298 76,276! 98,276! 100,309!', c.boot, { s: 7 }) +
  k.back +
  form('90,128 92,170 88,232! 108,240 118,226! 130,240 158,230! 160,180 158,130 126,116', c.coat, { s: 18 }) +
  form('88,196! 126,204 160,194! 160,210! 126,220 88,210!', c.boot, { s: 6 }) +
  fill('M114 200H128V218H114Z', c.metal) +
  line('M148 122L94 190', c.boot, 6) +
  // hood
  form('86,132 84,100 96,66 122,54 148,64 162,94 164,124 150,138 118,146', c.cloak, { s: 14, r: 3 }) +
  flat('88,120 88,94 102,76! 124,84 130,110 122,132 100,136', '#170f18') +
  form('90,118 90,98 104,88 122,94 126,112 118,130 98,132', c.skin, { s: 7 }) +
  fill('M90 104L82 114L92 116Z', c.skin) +
  (k.bare
    ? line('M92 124Q100 128 108 124', dark(c.skin, 0.6), 2.4)
    : flat('84,114! 104,112! 128,116! 122,138 100,142 88,132', c.scarf)) +
  flat('92,103! 106,101! 106,108 96,109', '#fff0c8') +
  disc(98, 105, 2.4, NIGHT) +
  line('M90 99L108 96', dark(c.skin, 0.65), 3.4) +
  k.front;
const COAT = {
  cloak: '#4a5238',
  coat: '#7a5a3c',
  sleeve: '#6a6a4c',
  trouser: '#4d453c',
  boot: '#3a2718',
  skin: '#c9956c',
  scarf: '#a33a2c',
  metal: '#c9a24a',
};
// palm out for the toll, cudgel ready behind
export const roadBandit = foe(
  [62, 38, 112],
  c =>
    rogue(c, {
      back:
        line('M206 204L214 96', c.wood, 9) +
        form('204,120! 200,86 212,70 226,84 224,122!', c.wood, { s: 6 }) +
        fill('M198 92l-8 -3l9 -5zM227 92l9 -3l-9 -6zM206 74l-2 -10l9 7z', c.metal) +
        limb('150,134,15 184,152,13 204,180,10', c.sleeve, { s: 9, r: 0 }) +
        disc(207, 184, 10, c.skin),
      front:
        limb('98,140,15 68,158,13 44,150,9', c.sleeve, { s: 9, r: 3 }) +
        limb('56,155,10 44,151,9', c.boot, { s: 4 }) +
        form('42,144 30,138 18,142 10,150! 20,158 36,160', c.skin, { s: 4 }) +
        line('M26 142L16 132M20 144L8 138M34 142L28 128', c.skin, 5) +
        disc(18, 128, 5, '#e8b94a') +
        disc(18, 128, 2.6, '#b07f22'),
    }),
  { ...COAT, wood: '#6d4a2c' },
);
// Toll-Taker: crossbow, a chain of purses
export const tollTaker = foe(
  [62, 38, 112],
  c =>
    rogue(c, {
      back: limb('150,134,15 140,166,13 104,164,10', c.sleeve, { s: 9, r: 0 }),
      front:
        line('M34 118Q52 146 38 190', c.wood, 7) +
        line('M34 118L70 152L38 190', '#e8dcc0', 1.6) +
        fill('M24 150L150 152V166L110 168L100 176L30 160Z', c.wood) +
        fill('M6 153L30 146V162Z', c.metal) +
        line('M30 154H104', '#d8d2c0', 3) +
        disc(98, 170, 10, c.skin) +
        limb('100,140,15 128,168,13 112,172,9', c.sleeve, { s: 9 }) +
        line('M90 222Q124 250 158 222', c.metal, 3) +
        [96, 112, 130, 148]
          .map((x, i) =>
            form(
              `${x - 9},${232 + (i % 2) * 8} ${x},${224 + (i % 2) * 8} ${x + 9},${232 + (i % 2) * 8} ${x + 8},${248 + (i % 2) * 8} ${x - 8},${248 + (i % 2) * 8}`,
              '#a9762f',
              { s: 5 },
            ),
          )
          .join(''),
    }),
  { ...COAT, cloak: '#3d3a4e', coat: '#6b3140', sleeve: '#4b4458', scarf: '#d9a441', wood: '#5b3d24' },
);
// Bloodhand: red to the wrists, two hooked knives, a contract on the belt
export const bloodhand = foe(
  [62, 38, 112, 11.1, 29.3, 0.9053],
  c =>
    rogue(c, {
      bare: true,
      back:
        limb('150,134,15 188,128,12 206,98,9', c.sleeve, { s: 9, r: 0 }) +
        group('translate(208 90) rotate(24)', fill('M-4 6C-8 -20 -2 -48 22 -58C12 -40 12 -16 6 6Z', '#cfd5de')) +
        disc(207, 92, 10, c.red),
      front:
        limb('98,140,15 68,168,13 48,192,10', c.sleeve, { s: 9, r: 3 }) +
        group('translate(42 202) rotate(-156)', fill('M-4 6C-8 -24 -2 -60 26 -72C12 -48 12 -16 6 6Z', '#e6ebf2')) +
        form('56,180! 38,188 32,204 42,212 56,204! 64,190!', c.red, { s: 5 }) +
        fill('M40 214l3 10l3 -9zM50 208l2 8l3 -8z', c.red) +
        fill('M132 214h22v40l-6 -4l-6 6l-6 -5l-4 3z', '#efe2c2') +
        line('M136 222h14M136 229h12M136 236h13', '#8a7a58', 1.6) +
        disc(146, 246, 5, c.red),
    }),
  { ...COAT, cloak: '#2a1f2c', coat: '#4a2630', sleeve: '#3a2a38', skin: '#d8b08c', red: '#b3202a', metal: '#b8bcc8' },
);
// Accomplice and Saboteur of the scenarios
export const accomplice = foe(
  [62, 38, 112],
  c =>
    rogue(c, {
      back:
        line('M196 60L214 306M222 56L238 300', c.wood, 6) +
        line('M200 92L226 88M203 132L230 128M207 176L233 172M210 222L235 218M213 264L237 260', c.wood, 5) +
        limb('150,134,15 184,150,12 204,132,9', c.sleeve, { s: 9, r: 0 }) +
        disc(206, 128, 9, c.skin),
      front:
        limb('98,140,15 76,168,13 88,192,10', c.sleeve, { s: 9, r: 3 }) +
        disc(90, 196, 9, c.skin) +
        line('M90 196L58 236', c.metal, 4) +
        disc(56, 240, 9, 'none') +
        line('M56 232a8 8 0 1 0 .1 0M48 232l-10 8M52 236l-8 8', c.metal, 3.4),
    }),
  { ...COAT, cloak: '#5b4a3a', coat: '#46584e', scarf: '#5d6b7a', wood: '#8a6238' },
);
export const saboteur = foe(
  [62, 38, 112],
  c =>
    rogue(c, {
      back:
        limb('150,134,15 186,126,12 200,98,9', c.sleeve, { s: 9, r: 0 }) +
        line('M180 62L222 112', c.wood, 8) +
        form('166,70! 178,44! 200,56! 190,80!', c.metal, { s: 6 }) +
        disc(201, 92, 9, c.skin),
      front:
        limb('98,140,15 66,160,13 46,184,9', c.sleeve, { s: 9, r: 3 }) +
        disc(43, 190, 9, c.skin) +
        form('18,206 34,190 54,200 56,224 38,236 20,226', '#2a2a33', { s: 9 }) +
        line('M40 192Q46 178 34 170', c.wood, 3) +
        flame(33, 172, 0.32),
    }),
  { ...COAT, cloak: '#6a5a2c', coat: '#54483c', scarf: '#3f5f52', metal: '#8d97a6', wood: '#6d4a2c' },
);
// Deserter: torn tabard, looks back over his shoulder at what he ran from
export const deserter = foe(
  [60, 34, 112, 3, 0, 1],
  c =>
    shadow(120, 88) +
    line('M10 130L222 214', c.wood, 6) +
    fill('M14 132L-2 118L18 122Z M10 128l14 4l-4 8z', c.steel) +
    fill('M2 122L28 128L20 140Z', c.steel) +
    limb('132,222,18 170,250,14 204,288,9', dark(c.trouser, 0.3), { s: 0, r: 0 }) +
    flat('196,302! 200,284 214,280 220,304!', dark(c.boot, 0.2)) +
    limb('112,222,19 78,246,15 84,296,10', c.trouser, { s: 11 }) +
    form('60,309! 66,298 74,280! 96,278! 100,309!', c.boot, { s: 7 }) +
    fill('M76 258l16 4l-2 12l-16 -3z', '#c9bda4') +
    limb('148,138,14 176,166,12 170,194,9', c.mail, { s: 9, r: 0 }) +
    disc(168, 194, 9, c.skin) +
    form('92,132 92,176 86,226! 124,236 158,226! 158,180 158,134 126,118', c.mail, { s: 18 }) +
    form('102,128! 146,126! 148,190 150,252! 140,240! 134,262! 124,244! 114,258! 110,238! 98,246! 102,190', c.tabard, {
      s: 12,
    }) +
    fill('M116 150L126 138L136 150L130 152V178H122V152Z', c.gold) +
    form('90,196! 126,204 160,196! 160,208! 126,216 90,208!', c.boot, { s: 5 }) +
    limb('98,140,15 76,166,12 94,168,9', c.mail, { s: 9, r: 3 }) +
    disc(88, 166, 10, c.skin) +
    // head turned back to the right, eyes on us
    form('100,118 98,92 112,78 136,80 144,98 140,120 122,132 106,130', c.skin, { s: 8 }) +
    flat('100,116 112,120 134,120 140,112 136,132 122,138 108,134', c.stubble) +
    line('M112 124Q120 120 128 125', NIGHT, 2.4) +
    flat('104,102! 116,100! 115,108 107,108', '#fff3d8') +
    flat('124,100! 136,101! 134,108 126,108', '#fff3d8') +
    disc(112, 104, 2.2, NIGHT) +
    disc(132, 104, 2.2, NIGHT) +
    line('M102 95L116 93M124 93L138 97', dark(c.skin, 0.6), 3) +
    fill('M118 104L114 116H122Z', dark(c.skin, 0.25)) +
    form('86,92! 96,66 122,52 146,66 158,90! 122,82', c.steel, { s: 10, r: 3 }) +
    line('M84 93Q122 82 160 91', c.steel, 6) +
    line('M84 92Q104 85 122 84', mix(c.steel, '#ffcb82', 0.7), 2) +
    flat('138,60 150,74 144,82 134,70', dark(c.steel, 0.6)) +
    line('M100 110L96 128M140 112L144 126', c.boot, 2.4),
  {
    steel: '#8f98a6',
    mail: '#5f6673',
    tabard: '#8a2f33',
    gold: '#d9b04a',
    trouser: '#5a4a3a',
    boot: '#3a2718',
    skin: '#d0a078',
    stubble: '#6d4a36',
    wood: '#7a5632',
  },
);
// Goblin scavenger: a sack bigger than itself
export const goblinScavenger = foe(
  [26, 112, 124, 1.5, 0, 1],
  c =>
    shadow(122, 92) +
    form('122,216 110,170 122,116 146,88 166,96 196,88 222,128 232,186 220,240 180,262 142,250', c.sack, {
      s: 28,
      r: 3,
    }) +
    line('M150 96Q160 108 172 98', dark(c.sack, 0.6), 6) +
    flat('146,88! 140,66 160,74 176,62 182,90! 164,98', c.sack) +
    line('M136 150l26 -6M142 190l20 2M186 130l16 -4', dark(c.sack, 0.35), 3) +
    fill('M186 176h26v24h-26z', c.patch) +
    line('M184 180h6M184 190h6M208 182h6M208 194h6', BONE, 2) +
    line('M170 92L196 40M186 44l22 -2M182 58l20 -2', c.metal, 5) +
    fill('M206 96l18 -34l10 6l-14 34z', c.metal) +
    limb('136,252,15 158,274,11 152,300,8', dark(c.skin, 0.35), { s: 0, r: 0 }) +
    limb('112,252,16 84,272,12 92,300,8', c.skin, { s: 8 }) +
    form('66,309! 72,299 92,294 102,309!', c.skin, { s: 4 }) +
    flat('140,309! 142,298 162,298 168,309!', dark(c.skin, 0.35)) +
    form('88,204 84,240 98,262! 108,254! 118,270! 130,256! 142,264! 150,232 142,200 114,190', c.rag, { s: 12 }) +
    line('M88 238Q116 250 148 236', c.rope, 5) +
    limb('140,206,10 152,176,9 142,156,7', dark(c.skin, 0.2), { s: 4, r: 0 }) +
    line('M118 196Q138 164 146 144', c.rope, 6) +
    // head
    form('110,162 142,150 176,150! 150,170 124,186', c.skin, { s: 7, r: 0 }) +
    flat('120,166 146,158! 128,176', c.ear) +
    form('112,208 122,180 112,152 86,144 60,154 48,172 28,178 14,188! 22,198 46,196 52,212 74,224 96,220', c.skin, {
      s: 12,
      r: 3,
    }) +
    form('84,152 64,136 36,136! 56,156 72,164', c.skin, { s: 5 }) +
    fill('M18 186q6 -10 22 -10q-2 10 -8 16z', mix(c.skin, '#b84a2a', 0.3)) +
    flat('46,200! 72,204 94,196! 84,214 64,218', c.mouth) +
    fill('M52 202l3 8l4 -7zM66 204l3 8l4 -8zM80 201l2 8l5 -9z', BONE) +
    disc(66, 176, 8, '#fff2b0') +
    disc(63, 177, 3.4, NIGHT) +
    disc(92, 174, 7, '#fff2b0') +
    disc(89, 175, 3, NIGHT) +
    line('M52 166L74 168M82 166L100 160', dark(c.skin, 0.6), 4) +
    form('60,150 78,126 104,128 122,148 96,148', c.pot, { s: 7, r: 2 }) +
    line('M58 150Q90 142 124 150', dark(c.pot, 0.3), 5) +
    limb('98,212,11 70,232,9 48,226,7', c.skin, { s: 6 }) +
    group(
      'translate(42 224) rotate(-72)',
      fill('M-4 4L-5 -34L4 -46L5 4Z', '#cfd5de'),
      fill('M-8 2H8V7H-8Z', '#6b4a22'),
    ) +
    disc(46, 225, 8, c.skin),
  {
    skin: '#7f9a45',
    ear: '#b5705a',
    sack: '#9a7a4c',
    patch: '#7a3a34',
    rag: '#6a4a3a',
    rope: '#d9c08a',
    metal: '#97a0ad',
    pot: '#6d6f7c',
    mouth: '#4a1418',
  },
);
// bones
const skull = (x: number, y: number, s: number, c: string, eye = '#ff9a3c'): string =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    form('-22,6 -26,-14 -14,-32 8,-36 26,-24 28,-4 20,10 14,14! 14,28 -12,30! -14,16 -22,14!', c, { s: 8, r: 2 }),
    flat('-20,-4 -10,-12 -2,-4 -6,8 -16,8', '#1a0f16'),
    flat('6,-6 16,-12 22,-2 16,8 6,6', '#1a0f16'),
    disc(-11, 0, 3, eye),
    disc(14, -1, 3, eye),
    fill('M0 6L-5 16H4Z', '#1a0f16'),
    line('M-10 18V28M-3 19V29M4 19V29M10 18V27', '#1a0f16', 1.6),
  );
const rib = (c: string): string =>
  line('M124 132Q126 170 120 204', c, 8) +
  line(
    'M124 140Q98 134 92 152Q94 160 104 158M124 154Q94 150 92 168Q96 176 106 172M124 168Q98 166 96 182Q100 188 108 184M124 140Q150 134 156 152Q154 160 146 158M124 154Q152 150 156 168Q152 176 144 172M124 168Q148 166 152 182Q148 188 142 184',
    c,
    5,
  );
export const restlessBones = foe(
  [66, 44, 112, -12, 0, 1],
  c =>
    shadow(122, 80) +
    line('M136 210L164 244L160 262L188 300', dark(c.bone, 0.35), 9) +
    flat('178,309! 184,298 206,300 210,309!', dark(c.bone, 0.35)) +
    line('M112 210L82 244L86 258L74 300', c.bone, 9) +
    disc(82, 248, 8, c.bone) +
    disc(162, 250, 7, dark(c.bone, 0.35)) +
    form('52,309! 58,299 78,296 84,309!', c.bone, { s: 3 }) +
    line('M154 140L190 124L206 88', c.bone, 8) +
    disc(190, 124, 6, c.bone) +
    sword(208, 84, 22, 74, 6, '#b08a6a', '#6b4a2a') +
    disc(207, 86, 7, c.bone) +
    fill('M92 142q30 -22 66 0l-4 62q-28 14 -58 0z', NIGHT, 0.55) +
    rib(c.bone) +
    line('M94 139Q124 126 156 139', c.bone, 7) +
    form('98,198 124,206 146,198 154,212 138,222 124,214 108,224 92,212', c.bone, { s: 6 }) +
    form('96,214! 124,220 152,212! 150,250! 140,238! 132,260! 122,242! 112,256! 104,236!', c.cloth, { s: 8 }) +
    line('M98 142L70 166L78 190', c.bone, 8) +
    group(
      'translate(62 184) rotate(-8)',
      fill('M0 -46A46 46 0 1 1 -26 38L-10 20L-30 22A46 46 0 0 1 0 -46Z', c.shield),
      fill('M0 -46A46 46 0 0 1 0 46A70 70 0 0 0 0 -46Z', dark(c.shield, 0.4)),
      line('M-2 -44A44 44 0 0 0 -42 4', mix(c.shield, '#ffcb82', 0.7), 3),
      line('M-30 0H34M0 -36V34', c.rust, 4),
      disc(0, 0, 11, c.rust),
      line('M14 -30L22 -14L12 -8M-20 -22l8 10', NIGHT, 2.4),
    ) +
    skull(116, 88, 1.15, c.bone) +
    form('88,72! 90,48 112,36 140,42 152,64 150,78! 136,62! 120,66! 104,60!', c.rust, { s: 8, r: 2.6 }) +
    line('M120 38V28M112 38L102 22L126 26Z', c.rust, 3) +
    fill('M134 44l10 8l-6 8l-8 -6z', NIGHT, 0.7),
  { bone: '#e6d9b8', cloth: '#7a2f33', shield: '#5b4a3c', rust: '#9a6a48' },
);
// knights: fallen, dead, ashen
const knight = (
  c: { readonly cape: string; readonly plate: string; readonly trim: string },
  k: { readonly back: string; readonly front: string; readonly head: string; readonly spiked?: boolean },
): string =>
  shadow(122, 90) +
  form('96,120 60,150! 132,112 172,120 200,170 214,240 230,300! 204,284 196,308! 170,286 150,300! 120,200', c.cape, {
    s: 20,
    r: 0,
  }) +
  limb('140,214,19 164,252,16 170,294,12', dark(c.plate, 0.4), { s: 0, r: 0 }) +
  flat('150,309! 154,294 182,292 192,309!', dark(c.plate, 0.4)) +
  limb('110,214,20 88,250,17 82,292,13', c.plate, { s: 12, r: 3 }) +
  form('52,309! 62,296 78,286 98,290 102,309!', c.plate, { s: 7 }) +
  k.back +
  form('86,132 84,172 94,206! 124,216 154,206! 164,170 160,132 124,116', c.plate, { s: 20, r: 3 }) +
  line('M124 120V212M90 172Q124 186 160 172', dark(c.plate, 0.5), 2.6) +
  fill('M112 140L124 128L136 140L132 160L124 170L116 160Z', c.trim) +
  form('90,204! 124,214 158,204! 166,248! 148,240! 142,262! 124,244! 106,262! 100,240! 82,250!', c.cape, { s: 10 }) +
  flat('88,198! 124,206 160,198! 160,210! 124,220 88,210!', c.trim) +
  form('134,132 156,116 180,130 178,152 150,158', c.plate, { s: 8, r: 0 }) +
  form('110,134 92,114 66,124 62,148 92,158', c.plate, { s: 8, r: 3 }) +
  (k.spiked ? fill('M70 122L56 96L84 116ZM174 126L190 98L162 118Z', c.trim) : '') +
  k.head +
  k.front;
const KNIGHT = { plate: '#77808f', trim: '#b08d4a', cape: '#3f4a63', eye: '#ffb43c' };
const visor = (c: { readonly eye: string; readonly plate: string; readonly trim: string }): string =>
  form('96,104 94,74 104,54 124,46 146,54 156,76 152,106 138,126 112,126', c.plate, { s: 12, r: 3 }) +
  fill('M92 84L128 80L150 84L150 92L128 89L94 94Z', NIGHT) +
  glow(108, 87, 2.8, c.eye) +
  glow(134, 85.5, 2.6, c.eye) +
  line('M122 92L120 124M104 104v10M112 106v12M132 104v12M140 102v10', dark(c.plate, 0.55), 2.4) +
  fill('M118 46L121 80L127 80L130 46Z', c.trim);
// still salutes before he strikes
export const fallenKnight = foe(
  [64, 32, 116],
  c =>
    knight(c, {
      back:
        limb('164,142,13 186,172,12 190,202,10', c.plate, { s: 8, r: 0 }) +
        form('166,184! 212,180! 216,226 192,258! 170,228', c.cape, { s: 10, r: 0 }) +
        fill('M186 192h8v12h12v8h-12v26h-8v-26h-12v-8h12z', c.trim),
      head:
        visor(c) +
        form('124,46 138,22 168,18 190,34! 172,38 182,54! 158,50 140,56', c.plume, { s: 6, r: 2 }) +
        line('M142 60l8 12l-4 10', '#2a2028', 2.4),
      front:
        limb('84,142,14 58,166,12 66,134,10', c.plate, { s: 8, r: 3 }) +
        sword(66, 122, 0, 104, 6) +
        form('54,122! 78,120! 80,136 64,144 54,136', c.plate, { s: 5 }),
    }),
  { ...KNIGHT, plume: '#8a2f33' },
);
// Death Knight: horned helm, skull, a blade of green fire
export const deathKnight = foe(
  [60, 20, 124, -12, 0, 1],
  c =>
    knight(c, {
      spiked: true,
      back:
        limb('164,142,13 198,134,12 212,106,10', c.plate, { s: 8, r: 0 }) +
        group(
          'translate(214 98) rotate(12)',
          fill('M-9 6L-11 -64L-3 -58L0 -92L7 -54L11 -62L9 6Z', c.fire),
          fill('M-4 6L-5 -50L1 -70L5 -46L4 6Z', '#eaffd8'),
          fill('M-20 2L0 10L20 2L16 12H-16Z', c.trim),
        ) +
        disc(213, 104, 10, dark(c.plate, 0.2)),
      head:
        form('98,74 78,62 68,36 76,12! 86,38 106,52', c.trim, { s: 6, r: 2 }) +
        form('148,72 168,58 176,32 166,8! 158,34 142,50', c.trim, { s: 6, r: 0 }) +
        skull(120, 88, 1.12, '#d8d0b8', c.fire) +
        form('92,84! 92,62 106,44 126,40 148,48 156,68 156,92! 142,72 118,70', c.plate, { s: 10, r: 3 }) +
        fill('M114 42L120 84L126 42Z', c.trim) +
        form('94,92! 104,118! 100,130! 88,112!', c.plate, { s: 4 }) +
        form('156,92! 146,120! 152,132! 164,110!', c.plate, { s: 4, r: 0 }),
      front:
        limb('84,142,14 54,158,12 36,186,10', c.plate, { s: 8, r: 3 }) +
        form('40,176! 54,184! 48,200 30,206 26,192', c.plate, { s: 4 }) +
        line('M34 202l-8 14M40 204l-2 14M28 198l-12 10', c.plate, 5) +
        disc(26, 222, 13, c.fire, 0.25) +
        disc(26, 222, 6, c.fire),
    }),
  { ...KNIGHT, plate: '#3e404e', trim: '#8f8570', cape: '#24313a', fire: '#8ff06a' },
);
// Ashen Champion: undefeated, still burning
export const ashenChampion = foe(
  [60, 24, 122, 0.8, 4.5, 0.993],
  c =>
    flame(160, 150, 1.5) +
    flame(196, 220, 1.1) +
    knight(c, {
      spiked: true,
      back:
        limb('164,142,13 190,120,12 180,84,10', c.plate, { s: 8, r: 0 }) +
        line('M196 128L158 26', c.trim, 7) +
        fill(
          'M150 6Q120 8 112 40Q132 34 146 46L164 40Q162 20 150 6ZM168 2Q194 6 200 34Q184 30 176 42L162 38Q160 18 168 2Z',
          '#a9adb8',
        ) +
        fill('M112 40Q132 34 146 46L150 45Q136 26 112 40Z', '#ff9a3c') +
        disc(180, 86, 10, dark(c.plate, 0.2)),
      head: visor(c) + flame(124, 52, 0.95),
      front:
        limb('84,142,14 56,166,12 46,196,10', c.plate, { s: 8, r: 3 }) +
        disc(44, 202, 10, c.plate) +
        line('M100 150l10 14l-6 12M146 150l-8 16l8 14M84 232l8 14M110 190l4 10', '#ff8a32', 3),
    }),
  { ...KNIGHT, plate: '#54474a', trim: '#c26a2c', cape: '#7a231c', eye: '#ffe08a' },
);
