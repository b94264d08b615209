// Heads of people, three quarters, looking left, some 66 by 92. By shapes.

import { dark, dot, flat, line, put, type Tools } from './shapes.ts';

const MAN = '-27,-30 -4,-43 24,-37 35,-10 31,20 16,41 -4,50 -22,46 -30,26 -33,6 -30,-14';
const WOMAN = '-25,-30 -2,-43 24,-37 33,-10 27,16 9,43 -8,51 -20,43 -28,22 -31,4 -28,-14';

/** To be laid before the shoulders. */
export const neck = (skin: string, x = 116, y = 106, k = 1): string =>
  flat(put('-16,26* 31,8* 34,70 44,104* -20,104* -10,66', { dx: x, dy: y, k }), dark(skin, 0.36));

export interface Face {
  readonly x?: number;
  readonly y?: number;
  readonly k?: number;
  readonly skin: string;
  /** Of the brows. */
  readonly hair: string;
  readonly woman?: boolean;
  readonly angry?: boolean;
  readonly iris?: string;
  readonly ear?: boolean;
  readonly mouth?: boolean;
  readonly lips?: string;
  readonly eyes?: boolean;
}

/** Head and features; hair, beard and hat are laid over it. */
export function face({ form }: Tools, looks: Face): string {
  const { x = 116, y = 106, k = 1, skin, hair, woman = false, angry = false } = looks;
  const { iris = '#2a1c24', ear = true, mouth = true, lips = '#8e3a40', eyes = true } = looks;
  const here = (shape: string): string => put(shape, { dx: x, dy: y, k });
  const brows = angry
    ? ['-31,-18 -16,-11', '-5,-11 17,-18']
    : woman
      ? ['-29,-14 -16,-15', '-4,-15 16,-13']
      : ['-30,-13 -16,-14', '-4,-14 17,-12'];
  const ears = ear ? flat(here('31,-10 41,-12 40,8 30,14'), dark(skin, 0.3)) : '';
  const gaze = eyes
    ? flat(`${here('-29,-3* -22,-9 -14,-3* -22,1')}|${here('-3,-3* 7,-10 18,-4* 8,1')}`, '#f6ecd9') +
      dot(x - 22.5 * k, y - 4 * k, 3.1 * k, iris) +
      dot(x + 5.5 * k, y - 4 * k, 3.5 * k, iris)
    : '';
  const lip = woman
    ? flat(here('-21,30* -14,27 -9,29 0,28* -9,35'), lips)
    : line(here('-22,31 -9,32 4,28'), dark(skin, 0.6), 2.6);
  return (
    ears +
    form(here(woman ? WOMAN : MAN), skin, { d: 13 }) +
    flat(here('-17,-6* -26,14 -18,19 -9,15*'), dark(skin, 0.2)) +
    gaze +
    line(brows.map(here).join('|'), hair, (woman ? 3 : 5) * k) +
    (mouth ? lip : '')
  );
}

/** Shoulders under cloth, down to the edge. */
export const SHOULDERS = '22,300* 30,238 62,206 96,188 118,180 142,180 180,202 212,236 224,300*';
export const BROAD = '4,300* 10,226 44,194 92,178 118,172 148,174 196,190 232,222 238,300*';
