// What several figures of Kilforth have in common: materials, hands, groups put somewhere.

import type { Colours, Drawing } from '@veillee/web/kit/paper/drawing.ts';
import { dark, figure, flat, limb, line, type Placing, put, type Tools } from '@veillee/web/kit/paper/shapes.ts';

export const GOLD = '#d8a848';
export const STEEL = '#a9b2bc';
export const WOOD = '#7a5636';
export const LEATHER = '#5e4230';
export const LINEN = '#e8dcc2';
export const BONE = '#e8dcc0';
/** Out of the earth. */
export const OLD_BONE = '#e4d8b8';
export const OLD_WOOD = '#6e4e32';

/** Whoever stands has room about them: what they swing is seen to its end, and who is with them. */
const ROOM: Drawing['frame'] = [-18, -8, 276, 320];
export const standing = <Own extends Colours>(
  bust: Drawing['bust'],
  own: Own,
  draw: (colours: Own, tools: Tools) => readonly string[],
  spare?: number,
): Drawing => ({ ...figure(bust, own, draw, spare), frame: ROOM });

/** Shapes as a group moved and scaled; a negative scale looks the other way. */
export const placed = (x: number, y: number, scale: number, shapes: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale}${scale < 0 ? ` ${-scale}` : ''})">${shapes}</g>`;

/** A figure too tall for its card, made smaller about its feet. */
export const tall = (scale: number, ...shapes: readonly string[]): string =>
  placed(Math.round(120 * (1 - scale)), Math.round(288 * (1 - scale)), scale, shapes.join(''));

/** The same shape many times: at each 'x,y', or 'x,y,scale,turn'. */
export const scattered = (spots: string, shape: string, colour: string, opacity?: number): string =>
  flat(
    spots
      .split(' ')
      .map(spot => {
        const [dx = 0, dy = 0, k = 1, turn = 0] = spot.split(',').map(Number);
        return put(shape, { dx, dy, k, turn });
      })
      .join('|'),
    colour,
    opacity,
  );

/** Several shapes with |, put as one. */
export const together = (shapes: string, placing: Placing): string =>
  shapes
    .split('|')
    .map(shape => put(shape, placing))
    .join('|');

export const fist = (x: number, y: number, skin: string, k = 1): string =>
  limb(together('-9,-7,9 9,-9,8|-9,5,9 10,4,8|-7,16,8 9,15,7', { dx: x, dy: y, k }), skin) +
  line(together('-10,-1 10,-3|-9,11 10,9', { dx: x, dy: y, k }), dark(skin, 0.4), 1.6);
