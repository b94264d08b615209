// Ferrox: blind, wet, and all mouth.

import { claws, dark, dot, flat, ground, limb, line, oval, path } from '@veillee/web/kit/paper/shapes.ts';
import { ranked } from './ranked.ts';

/** Teeth round an oval mouth, pointing inwards as far as `deep` says. */
const ring = (x: number, y: number, rx: number, ry: number, deep: number, count: number, colour: string): string => {
  const at = (turn: number, share: number): string =>
    `${Math.round(x + Math.cos(turn) * rx * share)} ${Math.round(y + Math.sin(turn) * ry * share)}`;
  const turns = Array.from({ length: count }, (_, i) => (i / count) * 6.283);
  return path(turns.map(turn => `M${at(turn, 1)}L${at(turn + 0.25, deep)}L${at(turn + 0.45, 1)}z`).join(''), colour);
};

export const ferrox = ranked(
  [2, 50, 140],
  {
    normal: { a: '#6f8f96', b: '#3d5a6a', acc: '#d8344a', bone: '#f2ead2', rim: '#dff6ff' },
    master: { a: '#8a6070', b: '#4a2c4c', acc: '#ff5a3a', bone: '#fff0cc', rim: '#ffdcd0' },
  },
  (colours, { form, tube }, isMaster) => [
    ground(126, 96),
    limb('118,166,13 96,214,9 92,250,7 82,276,7', dark(colours.a, 0.5)),
    claws('78,274,66,284 84,278,76,288', dark(colours.bone, 0.3), 6),
    form(
      '98,124* 90,72* 116,100* 132,48* 146,100* 178,62* 176,120* 212,102* 200,156* 228,168* 206,206*',
      isMaster ? colours.acc : colours.b,
      { d: 0, w: 3 },
    ),
    line('104,120 97,78|124,112 134,60|152,114 173,74|176,134 204,110', dark(colours.b, 0.3), 2.4),
    form('82,140 116,112 158,122 192,158 206,206 190,246 152,250 134,216 108,190 84,170', colours.a, { d: 30 }),
    line('130,150 140,168|144,146 156,166|158,150 170,172', dark(colours.a, 0.4), 2.4),
    form('152,204 190,200 214,230 206,264 178,278 150,264 142,232', colours.a, { d: 18 }),
    limb('182,274,11 146,280,9 126,281,6', colours.a),
    claws('122,278,108,286 130,284,120,291 140,285,132,292', colours.bone, 6),
    tube('126,164,28 92,128,23 66,112,24 46,108,26', colours.a),
    line('96,114 88,128 92,146|106,120 100,136 104,154|117,126 112,142 116,160', colours.acc, 3),
    oval(38, 108, 27, 33, dark(colours.a, 0.35)),
    oval(36, 108, 23, 28, colours.acc),
    oval(35, 108, 13, 16, '#2a0814'),
    ring(36, 108, 23, 28, 0.56, 13, colours.bone),
    ring(35, 108, 13, 16, 0.4, 8, colours.bone),
    dot(72, 88, 3, colours.bone),
    dot(82, 92, 2.4, colours.bone),
    tube('112,160,19 84,194,13 62,226,10 50,262,8', colours.a),
    limb('50,262,6 36,272,5|52,266,6 46,280,5|58,266,5 62,280,4', colours.a),
    claws('36,272,20,282 46,280,38,292 62,280,62,292', colours.bone, 6),
    flat('44,240* 36,222 46,208* 56,230', colours.b),
    isMaster
      ? limb('60,84,5 52,60,4 34,44,2|74,84,5 74,56,4 62,34,2', colours.acc) +
        dot(33, 42, 5, colours.bone) +
        dot(61, 32, 5, colours.bone)
      : '',
  ],
);
