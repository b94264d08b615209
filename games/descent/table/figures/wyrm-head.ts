// The head of a great dragon, on its neck. To be called with what lies behind the neck and before the head: its horns.

import { dark, eye, flat, line, lit, type Tools, teeth } from '@veillee/web/kit/paper/shapes.ts';

interface Wyrm {
  readonly skin: string;
  readonly belly: string;
  readonly acc: string;
  readonly bone: string;
}

export const wyrmHead = ({ form, tube }: Tools, colours: Wyrm, horns: string) =>
  [
    tube('186,304,60 176,240,52 150,186,44 138,150,38', colours.skin, { d: 34 }),
    flat('106,304 112,250 100,206 96,176* 114,190 130,226 140,304', colours.belly),
    line(
      '100,202 118,206|106,222 126,226|112,242 132,246|112,262 138,266|110,282 140,286',
      dark(colours.belly, 0.45),
      2.6,
    ),
    horns,
    flat('144,166* 116,196 70,216 34,210* 58,192 100,172', dark(colours.skin, 0.25)),
    flat('130,160* 100,188 64,200 28,194* 22,164*', '#2a0c10'),
    teeth(42, 204, 104, 180, 6, 13, colours.bone),
    form(
      '104,70 140,64 176,90 184,134 164,164 130,172 92,160 34,172* 12,164 12,144 36,126 66,104 82,82',
      colours.skin,
      { d: 22 },
    ),
    teeth(96, 160, 26, 171, 6, 14, colours.bone),
    line('76,104 98,90 124,100', dark(colours.skin, 0.55), 8),
    eye(100, 109, 13, colours.acc, { turn: 8 }),
    flat('18,148 30,138 34,148 24,154', '#1a0c10'),
    line('44,136 58,126|50,146 70,136|128,132 146,138|122,146 138,152|150,112 164,120', lit(colours.skin, 0.3), 3),
  ].join('');
