// Whom one meets on the land and does not fight: those of the Encounters. They look to the left, at whoever comes up to them.

import { mix } from '@veillee/web/kit/paper/colour.ts';
import {
  disc,
  each,
  fill,
  flat,
  glow,
  group,
  line,
  NIGHT,
  oval,
  tools,
  wire,
} from '@veillee/web/kit/paper/outlines.ts';
import { dark, flame, foe, shadow } from './parts.ts';

const { form, limb } = tools('left');

interface Clothes {
  readonly [name: string]: string;
  readonly robe: string;
  readonly sleeve: string;
  readonly trim: string;
  readonly skin: string;
  readonly hair: string;
}
interface Bearing {
  /** Behind everything: a cloak, a bow, a pole. */
  readonly back?: string;
  /** Over the robe and under the arms: an apron, a breastplate, a beard's end. */
  readonly chest?: string;
  /** Hair, hat, beard, glasses, over the head. */
  readonly head: string;
  /** The arm in front and what it holds. */
  readonly front: string;
  /** Eyes that are not seen: a blindfold, a brim. */
  readonly blind?: true;
}

const met = (c: Clothes, { back = '', chest = '', head, front, blind }: Bearing): string =>
  shadow(122, 76) +
  back +
  limb('152,136,15 176,166,13 172,200,10', dark(c.sleeve, 0.25), { s: 8, r: 0 }) +
  form('94,130 86,180 80,246 64,306! 96,301 122,309! 150,301 184,306! 172,240 166,180 158,130 126,116', c.robe, {
    s: 22,
  }) +
  flat('118,206 110,256 104,304! 122,309! 132,304 128,256', dark(c.robe, 0.28)) +
  form('86,196! 126,204 167,194! 168,210! 126,220 85,211!', c.trim, { s: 6, r: 0 }) +
  chest +
  limb('124,126,14 122,112,13', dark(c.skin, 0.2), { s: 0, r: 0 }) +
  form('96,112 92,90 102,68 124,60 146,70 152,94 146,116 124,130 104,126', c.skin, { s: 9 }) +
  fill('M94 90L83 104L95 107Z', c.skin) +
  (blind
    ? ''
    : flat('97,91! 111,89! 111,97 101,98', '#fff6e4') +
      disc(102.5, 93.8, 2.6, NIGHT) +
      line('M94 86L113 83', dark(c.hair, 0.2), 3.2)) +
  line('M97 115Q105 118 113 115', dark(c.skin, 0.55), 2.4) +
  head +
  front;

/** An arm that is held out to the left, and its hand. */
const reaching = (c: Clothes): string =>
  limb('100,142,15 72,168,13 52,168,10', c.sleeve, { s: 9, r: 3 }) + disc(44, 167, 9, c.skin);
/** An arm bent before the body, and its hand. */
const holding = (c: Clothes): string =>
  limb('102,142,15 84,176,13 66,160,10', c.sleeve, { s: 9, r: 3 }) + disc(60, 153, 9, c.skin);

const beard = (c: Clothes, length: number): string =>
  form(
    `96,108! 108,112 122,108 146,96! 148,118 ${134},${126 + length * 0.5} 116,${128 + length}! 100,${124 + length * 0.4} 94,120`,
    c.hair,
    { s: 8, r: 1.6 },
  ) + line('M99 114Q106 117 113 114', dark(c.hair, 0.6), 2.2);
/** Short hair, from the brow to the neck. */
const crop = (c: Clothes): string =>
  form('98,82! 98,62 120,48 148,56 160,84 154,112! 146,100 142,84! 122,78', c.hair, { s: 8, r: 2 });

// the Priest: a bell for the dead, and for those who are late
export const priest = foe(
  [62, 40, 114],
  c =>
    met(c, {
      chest: line('M126 120V200', c.trim, 5) + fill('M120 148h12v6h5v8h-5v18h-12v-18h-5v-8h5z', c.gold),
      head:
        form('142,76 160,82 158,110! 148,112 146,92', c.hair, { s: 5, r: 0 }) +
        form('98,80! 102,68 116,64! 108,74', c.hair, { s: 0, r: 0 }),
      front:
        holding(c) +
        fill('M58 150h6v-16h-6z', c.wood) +
        form('38,196! 48,184 50,166 60,158 70,166 72,184 82,196!', c.gold, { s: 8 }) +
        oval(60, 197, 22, 4, dark(c.gold, 0.5)) +
        disc(60, 203, 5, dark(c.gold, 0.3)),
    }),
  {
    robe: '#4a3d35',
    sleeve: '#5a4a3f',
    trim: '#2b221d',
    skin: '#d6a681',
    hair: '#a9a196',
    gold: '#d8ac4c',
    wood: '#6a472a',
  },
);
// the Hunter: a bow on the back, a hare in the hand
export const hunter = foe(
  [62, 38, 114],
  c =>
    met(c, {
      back:
        line('M196 92C238 140 232 220 190 262', c.wood, 7) +
        line('M196 92L190 262', '#efe6cf', 1.6) +
        form('158,118 184,120 196,170 192,214! 166,190', c.leather, { s: 8, r: 0 }) +
        line('M170 122L176 92M182 122L190 94', '#e8dcc0', 3),
      chest: form('92,136 90,176 88,200! 126,206 164,198! 162,150 156,132 124,122', c.leather, { s: 14 }),
      head:
        form('96,82! 98,58 122,46 150,56 162,86 158,120! 148,104 140,82! 118,74', c.hair, { s: 8, r: 2 }) +
        limb('156,108,11 166,134,9 160,164,4', c.hair, { s: 5 }) +
        disc(160, 160, 5, c.trim),
      front:
        reaching(c) +
        line('M44 170V184', '#8a6a42', 3) +
        form('34,184 46,178 56,190 56,222 46,240 36,222', c.fur, { s: 6 }) +
        limb('40,238,4 36,264,2', c.fur, { s: 0, r: 0 }) +
        limb('50,238,4 54,266,2', c.fur, { s: 0, r: 0 }),
    }),
  {
    robe: '#5f6f3f',
    sleeve: '#73834d',
    trim: '#3d2a1a',
    skin: '#d9a47c',
    hair: '#7a4a26',
    leather: '#6d4c30',
    wood: '#7d5631',
    fur: '#b39a78',
  },
);
// the Emissary: a polite voice, a sealed letter
export const emissary = foe(
  [62, 34, 116],
  c =>
    met(c, {
      back: form('134,118 172,128 196,190 212,292! 178,280 150,240', c.cape, { s: 14, r: 0 }),
      chest: line('M126 122V198', c.gold, 4) + [140, 158, 176].map(y => disc(126, y, 4, c.gold)).join(''),
      head:
        form('142,80 158,84 156,110! 146,108', c.hair, { s: 4, r: 0 }) +
        form('92,76! 108,66 140,62 164,72! 160,50 132,42 104,52', c.cape, { s: 8 }) +
        form('150,56! 168,30 196,26! 186,48 160,62', '#efe6d2', { s: 6 }) +
        line('M100 108Q106 105 114 107', c.hair, 3),
      front:
        holding(c) +
        group(
          'rotate(-14 46 146)',
          fill('M22 128H70V164H22Z', '#f3e6c6'),
          line('M22 128L46 148L70 128', '#b9a67c', 2),
          disc(46, 150, 7, '#a3262e'),
        ),
    }),
  {
    robe: '#5b3568',
    sleeve: '#6d437b',
    trim: '#d2a548',
    skin: '#c98f6a',
    hair: '#2b1d18',
    gold: '#e3bb5c',
    cape: '#8c2f5a',
  },
);
// the Ferryman: hat, pole and patience
export const ferryman = foe(
  [60, 34, 118],
  c =>
    met(c, {
      back: line('M192 20L206 306', c.wood, 8),
      chest: form('90,136! 126,124 162,134! 166,168 126,158 86,170', c.cape, { s: 10 }),
      head:
        beard(c, 30) +
        form('66,82! 96,68 128,62 160,68 190,84! 150,88 104,90', c.straw, { s: 6 }) +
        form('98,70! 106,46 128,38 150,48 156,70! 128,64', c.straw, { s: 8 }) +
        line('M99 67Q128 60 156 68', c.trim, 5),
      front:
        limb('100,142,15 76,176,13 54,186,10', c.sleeve, { s: 9, r: 3 }) +
        disc(47, 188, 9, c.skin) +
        disc(46, 200, 8, c.gold) +
        disc(46, 200, 4, dark(c.gold, 0.3)),
    }),
  {
    robe: '#3f5a63',
    sleeve: '#4d6c76',
    trim: '#2c3c42',
    skin: '#c99a76',
    hair: '#b9b3a6',
    cape: '#5c6f4a',
    straw: '#cfae68',
    wood: '#6d4a2c',
    gold: '#e0b550',
  },
);
// the Armourer: mind the sparks
export const armourer = foe(
  [62, 40, 114],
  c =>
    met(c, {
      chest:
        form('98,150! 126,144 154,150! 160,206 164,280! 126,288 90,280! 92,206', c.apron, { s: 14 }) +
        line('M100 150L112 122M152 150L142 122', c.apron, 6) +
        line('M104 232H150M104 250H150', dark(c.apron, 0.35), 2.4),
      head:
        form('144,84 158,90 154,114! 146,112', c.hair, { s: 4, r: 0 }) +
        form('84,112! 98,106 106,109 118,106 130,116! 114,114 106,118 94,120', c.hair, { s: 3, r: 0 }) +
        line('M100 76Q122 66 146 78', dark(c.skin, 0.2), 3),
      front:
        limb('100,140,17 74,168,15 54,150,11', c.skin, { s: 9, r: 3 }) +
        disc(49, 144, 10, c.skin) +
        line('M52 176L44 96', c.wood, 8) +
        fill('M22 84H66V108H22Z', c.iron) +
        fill('M22 84H66V92H22Z', mix(c.iron, '#ffffff', 0.25)) +
        fill('M16 70l4 6l-7 2zM30 62l2 8l-7 -2zM74 74l-8 3l2 -8z', '#ffcf6a'),
    }),
  {
    robe: '#7a5a44',
    sleeve: '#c08a66',
    trim: '#3a281c',
    skin: '#c68e69',
    hair: '#3a2416',
    apron: '#4d3526',
    iron: '#6f7682',
    wood: '#6b4728',
  },
);
// the Herbalist: a basket, and the right amount
export const herbalist = foe(
  [62, 38, 114],
  c =>
    met(c, {
      chest: form('104,134! 126,128 150,134! 156,206 160,284! 126,292 96,284! 96,206', c.linen, { s: 12 }),
      head:
        form('94,84! 98,58 124,46 152,58 164,92 168,128! 150,118 144,92! 122,76', c.scarf, { s: 9, r: 2 }) +
        wire('98,80 112,72 126,76', c.hair, 4) +
        fill('M154 70l10 -8l0 12l8 6l-12 4z', c.leaf),
      front:
        limb('100,142,15 76,172,13 56,182,10', c.sleeve, { s: 9, r: 3 }) +
        disc(50, 184, 9, c.skin) +
        line('M26 214Q50 170 76 214', c.wicker, 5) +
        line('M36 214L28 184M48 212L46 176M60 212L68 180', c.leaf, 5) +
        fill(
          'M28 184l-12 -6l6 14zM46 176l-8 -12l14 0zM68 180l12 -8l-4 14zM34 200l-12 0l8 8zM64 198l12 -2l-6 10z',
          c.leaf,
        ) +
        disc(47, 170, 5, '#e9c84f') +
        form('20,212! 82,212! 76,244 26,244', c.wicker, { s: 8 }) +
        line('M24 222H78M25 232H77', dark(c.wicker, 0.4), 2.4),
    }),
  {
    robe: '#6d8050',
    sleeve: '#7f9460',
    trim: '#4f3b28',
    skin: '#e0b08a',
    hair: '#8a5a30',
    linen: '#e6dcc4',
    scarf: '#b5553c',
    leaf: '#4f8a45',
    wicker: '#a97d46',
  },
);
// the Smuggler: nothing on this cart has ever existed
export const smuggler = foe(
  [60, 36, 116],
  c =>
    met(c, {
      back: form('136,116 176,130 204,196 214,290! 182,276 150,236', c.cape, { s: 16, r: 0 }),
      chest: form('92,132! 108,128 120,204! 84,214! 84,160', c.cape, { s: 8 }) + line('M120 130L108 204', c.gold, 3),
      head:
        flat('94,104! 108,110 124,108 146,98! 148,118 124,132 104,128', mix(c.skin, c.hair, 0.45)) +
        line('M98 115Q106 119 116 114', dark(c.skin, 0.7), 2.4) +
        form('144,80 160,86 164,120! 150,112', c.hair, { s: 5, r: 0 }) +
        form('80,80! 96,52 126,44 154,52 172,84! 150,70 126,76 104,70', c.hat, { s: 8 }) +
        line('M84 78Q104 64 126 72Q150 64 168 80', c.gold, 3),
      front:
        limb('100,142,15 72,158,13 50,146,10', c.sleeve, { s: 9, r: 3 }) +
        disc(44, 142, 9, c.skin) +
        line('M44 148V160', c.iron, 4) +
        glow(44, 182, 9, '#ffcf6a') +
        fill('M28 160H60L56 168H32ZM30 204H58V210H30Z', c.iron) +
        line('M32 168V204M56 168V204', c.iron, 3.4),
    }),
  {
    robe: '#54433a',
    sleeve: '#4a5560',
    trim: '#8c2f2a',
    skin: '#bb8660',
    hair: '#251a17',
    cape: '#323c48',
    hat: '#2b2a33',
    gold: '#c99f45',
    iron: '#5d6470',
  },
);
// the Witch: she asks for little
export const witch = foe(
  [56, 26, 122],
  c =>
    met(c, {
      back: fill('M104 76L92 140L84 190L104 180L150 190L182 196L176 150L160 80Z', c.hair),
      chest: disc(126, 150, 8, c.gem) + line('M110 128L126 146L144 128', c.gold, 2.6),
      head:
        flat('98,78! 118,70 140,78! 148,126! 156,96 150,72', c.hair) +
        form('66,78! 100,64 132,60 186,76! 148,82 108,84', c.hat, { s: 6 }) +
        form('98,70! 112,44 118,24 164,8! 146,34 154,54 160,70! 130,62', c.hat, { s: 9 }) +
        line('M101 67Q130 58 158 67', c.gem, 5),
      front:
        holding(c) +
        fill('M54 134h12v-18h-12z', '#cfe0dc') +
        form('60,134 42,148 38,168 60,180 82,168 78,148', '#cfe0dc', { s: 5 }) +
        flat('42,154! 78,154! 80,168 60,178 40,168', c.brew) +
        disc(52, 160, 3, '#e9ffd0') +
        disc(66, 166, 4, '#e9ffd0') +
        wire('60,114 52,100 64,88 56,72', c.brew, 4, 0.6),
    }),
  {
    robe: '#3c2f54',
    sleeve: '#4b3c68',
    trim: '#241b35',
    skin: '#e2b797',
    hair: '#a8432a',
    hat: '#2f2545',
    gem: '#6fc08a',
    gold: '#d0a64c',
    brew: '#7cc65a',
  },
);
// the Scholar: knows everything about the thing behind you
export const scholar = foe(
  [62, 38, 114],
  c =>
    met(c, {
      chest: form('98,132! 112,128 116,210 112,290! 92,292! 92,200', c.trim, { s: 6, r: 0 }),
      head:
        beard(c, 22) +
        form('142,74 162,80 164,112! 150,108', c.hair, { s: 5, r: 0 }) +
        form('96,76! 100,56 126,46 150,54 160,76! 128,68', c.cap, { s: 8 }) +
        line('M112 93L148 88', c.gold, 2.4) +
        `<circle cx="103" cy="94" r="9" fill="none" stroke="${c.gold}" stroke-width="2.6"/>`,
      front:
        limb('102,142,15 86,180,13 70,178,10', c.sleeve, { s: 9, r: 3 }) +
        fill('M20 150L58 160V212L20 202Z', c.book) +
        fill('M58 160L92 148V200L58 212Z', dark(c.book, 0.3)) +
        fill('M24 150L57 158V204L24 196ZM59 158L88 148V194L59 204Z', '#f2e7c9') +
        line('M29 160L51 166M29 170L51 176M29 180L46 184M64 166L83 160M64 176L83 170', '#9a8a64', 2) +
        disc(78, 204, 9, c.skin),
    }),
  {
    robe: '#31486e',
    sleeve: '#3d5885',
    trim: '#c2a255',
    skin: '#d9ae8c',
    hair: '#e4ded2',
    cap: '#253654',
    gold: '#e0bb62',
    book: '#7a3428',
  },
);
// the Knight-Commander: her men twice, the enemy once
export const knightCommander = foe(
  [60, 40, 116],
  c =>
    met(c, {
      back:
        form('140,116 176,128 196,196 204,296! 174,282 150,240', c.cape, { s: 14, r: 0 }) +
        line('M190 16L200 306', c.wood, 6) +
        form('192,22! 226,28 222,52 236,78! 194,74!', c.cape, { s: 8, r: 0 }),
      chest:
        form('92,134 88,170 92,204! 126,212 162,202! 164,160 156,132 126,122', c.steel, { s: 16 }) +
        line('M126 124V208M94 176Q126 190 160 174', dark(c.steel, 0.4), 2.6) +
        form('142,126 164,122 180,142 168,160 148,152', c.steel, { s: 8, r: 0 }) +
        form('98,128! 126,138 152,126! 150,118 126,126 102,118', dark(c.steel, 0.15), { s: 4, r: 0 }),
      head: crop(c) + line('M108 100L116 112', mix(c.skin, '#a33a2c', 0.5), 2.4),
      front:
        form('84,132 104,122 116,140 104,160 84,156', c.steel, { s: 8 }) +
        limb('98,150,13 78,184,12 66,204,10', c.steel, { s: 8, r: 3 }) +
        disc(62, 210, 10, dark(c.steel, 0.3)) +
        fill('M54 214L66 216L58 300L50 306Z', '#cfd6e0') +
        fill('M60 215L66 216L58 300Z', '#98a1b0') +
        line('M42 208L80 216', c.gold, 6),
    }),
  {
    robe: '#5c2f33',
    sleeve: '#8b94a3',
    trim: '#3a2a20',
    skin: '#b98160',
    hair: '#2c1d16',
    steel: '#97a1b0',
    cape: '#9c2f33',
    gold: '#d9ac4c',
    wood: '#5b4028',
  },
);
// the Suzerain: kneel if you like
export const suzerain = foe(
  [58, 30, 120],
  c =>
    met(c, {
      back: form('130,112 178,126 208,200 222,300! 180,288 148,240', c.cape, { s: 18, r: 0 }),
      chest:
        form('84,142! 104,122 126,130 150,120 174,142! 150,166 126,170 100,166', c.fur, { s: 8 }) +
        each('100,148 118,156 138,154 156,144', ([x, y]) => fill(`M${x} ${y}l-3 9h6z`, '#2a2028')) +
        disc(126, 176, 8, c.gold) +
        disc(126, 176, 4, c.gem),
      head:
        form('142,74 162,82 160,114! 148,110', c.hair, { s: 5, r: 0 }) +
        form('94,112! 108,116 122,112 132,120 118,136! 104,136', c.hair, { s: 4, r: 0 }) +
        line('M98 116Q105 119 112 116', dark(c.skin, 0.6), 2.2) +
        form('94,74! 90,40! 106,58! 118,34! 132,56! 152,36! 154,72! 126,64', c.gold, { s: 8 }) +
        disc(106, 66, 3.4, c.gem) +
        disc(126, 62, 4, c.gem) +
        disc(144, 65, 3.4, c.gem),
      front:
        holding(c) +
        line('M66 250L50 96', c.gold, 7) +
        disc(49, 88, 11, c.gem) +
        fill('M38 96l11 -8l11 8l-5 8h-12z', c.gold),
    }),
  {
    robe: '#6b2230',
    sleeve: '#822c3c',
    trim: '#d7ab4a',
    skin: '#dcae8c',
    hair: '#57402e',
    cape: '#4b1a2c',
    fur: '#efe8da',
    gold: '#e6bb55',
    gem: '#3f7fb5',
  },
);
// the Hermit: he came for the quiet
export const hermit = foe(
  [60, 34, 118],
  c =>
    met(c, {
      back: form('128,112 170,118 194,176 208,240 218,296! 190,280 176,306! 148,250', c.cape, { s: 18, r: 0 }),
      chest:
        fill('M150 236h20v20h-20zM96 250h16v18h-16z', mix(c.robe, c.cape, 0.5)) +
        line('M152 240h16M98 256h12', c.trim, 2),
      head:
        beard(c, 64) +
        form('88,116! 86,84 100,52 128,42 154,54 168,92 172,128! 152,120 148,92 132,72! 106,70 98,88', c.cape, {
          s: 12,
          r: 3,
        }) +
        line('M95 85L113 81', c.hair, 5),
      front:
        limb('100,144,15 74,174,13 54,166,10', c.sleeve, { s: 9, r: 3 }) +
        line('M50 306L44 88', c.wood, 7) +
        line('M44 92Q30 84 34 70Q40 58 54 64', c.wood, 6) +
        disc(49, 166, 9, c.skin) +
        line('M54 66V82', c.trim, 2) +
        flame(56, 106, 0.4),
    }),
  {
    robe: '#6a6152',
    sleeve: '#7a705f',
    trim: '#4a3b2a',
    skin: '#cfa07c',
    hair: '#ddd7ca',
    cape: '#55504a',
    wood: '#6a4a2e',
  },
);
// the Oracle: she answers first
export const oracle = foe(
  [60, 36, 116],
  c =>
    met(c, {
      blind: true,
      back: form('118,66 156,64 180,120 196,210 206,300! 170,290 140,240', c.veil, { s: 14, r: 0 }),
      chest: line('M104 132Q126 158 150 130', c.gold, 4) + disc(126, 152, 5, c.glow),
      head:
        form('92,92! 98,60 124,46 150,54 168,92 176,150! 154,140 150,96! 126,74 106,78', c.veil, { s: 10, r: 2.6 }) +
        flat('92,86! 118,82 148,82! 150,98 120,98 92,99', c.band) +
        line('M97 72Q120 60 146 70', c.gold, 4) +
        disc(112, 66, 4, c.glow),
      front:
        reaching(c) +
        disc(40, 144, 26, c.glow, 0.22) +
        disc(40, 144, 17, c.glow, 0.75) +
        disc(35, 139, 7, '#ffffff', 0.8) +
        fill('M26 160h28l-6 10h-16z', c.gold),
    }),
  {
    robe: '#dcd5e4',
    sleeve: '#c9c0d8',
    trim: '#8f7fb0',
    skin: '#b88563',
    hair: '#3a2a24',
    veil: '#a99cc4',
    band: '#4b3d68',
    gold: '#e2bd63',
    glow: '#8fd6e8',
  },
);
