// What the heroes share. They look right, where the fire is, and grow with their level.

import type { Drawing } from '@veillee/web/kit';
import { disc, fill, flat, group, type Lit, line, NIGHT, sparingTools } from '@veillee/web/kit/paper/outlines.ts';
import { dark, lit, person } from './parts.ts';

export const { form, limb } = sparingTools('right');
export const STEEL = '#b9c1cc';
export const GOLD = '#e6b54a';
export const WOOD = '#6d4a2c';
export const LEATHER = '#5a3d28';

export type Level = 1 | 2 | 3;
type Some<Material extends string> = { readonly [material in Material]?: string };
/** A family at its three levels: each has colours of its own beside those that all have, and between them every material has one. */
export const hero = <Material extends string>(
  bust: Drawing['bust'],
  draw: (colours: Readonly<Record<Material, string>>, level: Level) => string,
  all: Some<Material>,
  looks: readonly [Some<Material>, Some<Material>, Some<Material>],
  frame?: Drawing['frame'],
): readonly Drawing[] =>
  ([1, 2, 3] as const).map(level =>
    person(
      bust,
      colours => draw(colours, level),
      { ...all, ...looks[level - 1] } as Readonly<Record<Material, string>>,
      frame,
    ),
  );

export const neck = (c: { readonly skin: string }): string => limb('120,122,12 120,104,12', c.skin, { s: 6, r: 0 });
// mood: 1 stern, 0 calm
export const face = (
  c: { readonly skin: string; readonly hair?: string },
  { eye = '#2b2238', brow = c.hair ?? NIGHT, lip = dark(c.skin, 0.5), smile = 0, lash = false, mood = 0 } = {},
): string =>
  form('100,96 96,70 108,50 132,48 146,62 148,78 155,91! 147,95 144,108 130,117 110,112', c.skin, { s: 10, r: 2.4 }) +
  flat('117,82! 129,77 131,85 121,86', '#fff6e6') +
  flat('139,78! 147,77 147,84 141,85', '#fff6e6') +
  disc(126, 81, 3, eye) +
  disc(144, 80.5, 2.6, eye) +
  (lash
    ? line('M116 80Q122 75 131 77M138 77L148 75', NIGHT, 2.4) + line('M115 72Q123 68 131 71M139 70L147 69', brow, 2.2)
    : line(
        mood
          ? 'M113 70L131 76M138 76L149 69'
          : 'M116 81Q123 75 131 79M138 79Q143 75 148 78M114 73Q122 68 131 71M139 71L148 69',
        dark(brow, 0.3),
        mood ? 4.4 : 2.4,
      )) +
  line('M137 84L141 95L135 96', dark(c.skin, 0.3), 2) +
  line(`M127 105Q135 ${105 + smile * 4} 142 ${102 - smile}`, lip, 2.6);
export const legs = (c: { readonly boot: string; readonly legs: string }, { wide = 0 } = {}): string =>
  limb(`104,204,19 ${88 - wide},240,15 ${82 - wide},272,11`, dark(c.legs, 0.3), { s: 0, r: 0 }) +
  limb(`138,204,20 ${154 + wide},238,15 ${158 + wide},272,11`, c.legs, { s: 9 }) +
  form(`${62 - wide},290! ${66 - wide},278 ${70 - wide},256! ${94 - wide},256! ${100 - wide},290!`, dark(c.boot, 0.3), {
    s: 0,
    r: 0,
  }) +
  form(`${144 + wide},290! ${146 + wide},258! ${172 + wide},256! ${176 + wide},276 ${190 + wide},290!`, c.boot, {
    s: 8,
    r: 2,
  });
export const torso = (col: string, o: Lit = {}): string =>
  form('86,122 88,160 92,206! 122,214 154,204! 154,160 156,122 122,108', col, { s: 20, r: 3, ...o });
export const belt = (col = LEATHER, b = GOLD): string =>
  form('90,190! 122,198 155,188! 156,202! 122,212 90,204!', col, { s: 5, r: 2 }) + fill('M118 192h14v18h-14z', b);
export const robe = (col: string, o: Lit = {}): string =>
  form('90,122 86,170 78,220 54,288! 88,280 118,291! 150,280 186,288! 168,220 156,170 152,122 122,108', col, {
    s: 24,
    r: 3,
    ...o,
  });
export const cape = (col: string, o: Lit = {}): string =>
  form('104,108 76,126 52,186 26,284! 54,268 72,288! 98,264 122,272! 130,170', col, { s: 0, r: 0, ...o });
export const blade = (x: number, y: number, a: number, l: number, w = 6, c = '#cfd6df', h = GOLD): string =>
  group(
    `translate(${x} ${y}) rotate(${a})`,
    fill(`M${-w} 0V${-l + 9}L0 ${-l}V0Z`, dark(c)),
    fill(`M0 0V${-l}L${w} ${-l + 9}V0Z`, c),
    fill('M-15 -3H15V3H3V19H-3V3H-15Z', h),
  );
export const bow = (x: number, y: number, a: number, h: number, pull: number, c = WOOD, tip?: string): string =>
  group(
    `translate(${x} ${y}) rotate(${a})`,
    line(`M-18 ${-h}Q20 ${-h * 0.5} 2 0Q20 ${h * 0.5} -18 ${h}`, c, 6),
    tip ? disc(-18, -h, 5, tip) + disc(-18, h, 5, tip) + line('M2 -10V10', tip, 8) : '',
    line(`M-18 ${-h}L${-18 - pull} 0L-18 ${h}`, '#efe6d0', 1.8),
  );
export const fist = (x: number, y: number, c: string, r = 9): string =>
  disc(x, y, r, c) + (r < 10 ? '' : disc(x + 2, y - 2, r - 5, lit(c, 0.25)));
export const star = (x: number, y: number, s: number, c: string, o = 1): string =>
  fill(
    `M${x} ${y - s}L${x + s * 0.28} ${y - s * 0.28}L${x + s} ${y}L${x + s * 0.28} ${y + s * 0.28}L${x} ${y + s}L${x - s * 0.28} ${y + s * 0.28}L${x - s} ${y}L${x - s * 0.28} ${y - s * 0.28}Z`,
    c,
    o,
  );
export const pauldron = (col: string): string =>
  form('138,118 156,104 178,114 186,138 172,150 148,142', col, { s: 8, r: 3 }) +
  form('58,140 66,116 88,104 106,114 104,134 78,150', dark(col, 0.15), { s: 8, r: 0 });
