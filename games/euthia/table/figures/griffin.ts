// The Griffin: lion behind, eagle before. It looks left, like all beasts, and is nobody's foe.

import { mix } from '@veillee/web/kit/paper/colour.ts';
import { disc, fill, flat, group, line, NIGHT, tools } from '@veillee/web/kit/paper/outlines.ts';
import { BONE, dark, foe, shadow } from './parts.ts';

const { form, limb } = tools('left');

const HEAD = 'translate(-38 6)';
export const griffin = foe(
  [10, 58, 132],
  c =>
    shadow(124, 100) +
    // far wing, tail, far legs
    fill('M128 170L150 84L214 40L210 70L226 78L206 96L218 110L194 122L200 138L172 150Z', dark(c.wing, 0.3)) +
    limb('196,204,9 222,208,7 232,178,5 222,158,4', c.hide, { s: 4, r: 0 }) +
    fill('M222 166L206 152L216 136L230 144L236 158Z', c.wing) +
    limb('112,228,16 122,258,9 116,292,6', dark(c.beak, 0.4), { s: 0, r: 0 }) +
    line('M116 294l-14 14M116 294v14M116 294l12 12', dark(c.beak, 0.4), 5) +
    limb('180,226,18 196,258,11 186,284,8 190,300,7', dark(c.hide, 0.35), { s: 0, r: 0 }) +
    flat('176,309! 182,297 200,297 204,309!', dark(c.hide, 0.35)) +
    // body and haunch
    form('84,184 108,168 152,172 190,178 206,204 196,234 158,240 118,242 90,236', c.hide, { s: 20, r: 3 }) +
    form('164,194 194,190 208,222 196,252 174,250 160,222', c.hide, { s: 9, r: 0 }) +
    limb('188,242,11 198,270,8 184,298,7', c.hide, { s: 5 }) +
    form('164,309! 170,299 186,295 196,309!', c.hide, { s: 4 }) +
    line('M172 306v3M180 305v4', BONE, 2.6) +
    // near foreleg with an eagle's claw
    limb('96,222,17 80,254,10 82,290,6', c.pale, { s: 8 }) +
    limb('80,262,8 82,292,6', c.beak, { s: 4 }) +
    line('M82 294l-18 13M82 294l-4 15M82 294l14 13', c.beak, 5.6) +
    // breast of feathers, neck
    form('60,150 76,128 112,132 128,164 126,206 112,232! 102,220! 92,236! 84,216! 72,218! 66,186', c.pale, {
      s: 14,
      r: 3,
    }) +
    line('M78 176l6 8l6 -8M96 170l6 8l6 -8M84 196l6 8l6 -8M104 192l6 8l6 -8', dark(c.pale, 0.35), 2.6) +
    // near wing
    group(
      'translate(126 184)',
      fill(
        'M-10 8L-2 -76L44 -150Q48 -124 66 -116L52 -100L74 -84L54 -72L72 -52L48 -44L60 -24L34 -20L40 0L12 14Z',
        c.wing,
      ),
      fill('M-2 -76L44 -150Q48 -124 66 -116L52 -100L74 -84L54 -72L40 -86Q20 -90 6 -64L4 -10Z', dark(c.wing, 0.18)),
      fill('M-6 4L0 -64L20 -92Q18 -70 30 -60L22 -50L34 -38L20 -30L26 -12L8 8Z', c.mid),
      line('M-8 6L-2 -76L44 -150', mix(c.wing, '#ffcb82', 0.7), 4),
    ) +
    // head
    group(
      HEAD,
      form('90,146 80,120 92,98 118,92 138,104 146,134 130,156', c.pale, { s: 9, r: 3 }),
      fill('M112 96L118 66L130 88L150 74L146 100L166 104L142 124Z', c.pale),
      fill('M142 124L166 104L146 100L150 74L138 100Z', dark(c.pale, 0.25)),
      form('92,108! 70,106 50,120 46,144! 62,132 88,136', c.beak, { s: 6 }),
      line('M58 124L90 124', dark(c.beak, 0.5), 2.4),
      flat('92,112! 110,107! 108,117 98,118', '#ffd84a'),
      disc(102, 112.5, 2.6, NIGHT),
      line('M88 107L112 101', dark(c.pale, 0.6), 4),
    ),
  { hide: '#b98d55', pale: '#efe6d4', wing: '#8a6a44', mid: '#c9a873', beak: '#e0a33a' },
);
