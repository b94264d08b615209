// The portal of a level (LEG-8.23): a ring of stones over its spaces, and the way on turning in it.

import { disc, shade, stroke } from './shapes.ts';

const UNIT = 100;
const STONES = 14;
const TURNS = 2.25;
const STEPS = 54;

const point = (angle: number, r: number, [x, y]: readonly [number, number]): string =>
  `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`;

/** So many spaces across and down. */
export function portalDrawing([wide, high]: readonly [number, number]): string {
  const middle = [(wide * UNIT) / 2, (high * UNIT) / 2] as const;
  const [x, y] = middle;
  const r = Math.min(wide, high) * UNIT * 0.44;
  const joints = Array.from({ length: STONES }, (_, n) => {
    const angle = (n / STONES) * Math.PI * 2;
    return `M${point(angle, r * 0.76, middle)}L${point(angle, r, middle)}`;
  });
  const whirl = (from: number): string =>
    Array.from({ length: STEPS }, (_, n) => {
      const part = n / (STEPS - 1);
      const at = point(from + part * TURNS * Math.PI, r * (0.06 + part * 0.62), middle);
      return `${n === 0 ? 'M' : 'L'}${at}`;
    }).join('');
  return [
    shade(x, y + 12, r * 1.02, r * 0.98),
    disc(x, y, r, '#6d6459', { width: 5 }),
    disc(x, y - 3, r * 0.97, '#877c6e', { width: 0 }),
    stroke(joints.join(''), '#2b231b', 5),
    disc(x, y, r * 0.76, '#0c1420', { width: 5 }),
    disc(x, y, r * 0.68, '#143a63', { width: 0 }),
    disc(x, y, r * 0.46, '#1f5f9b', { width: 0, opacity: 0.85 }),
    stroke(whirl(0), '#9fd8ff', 9, { opacity: 0.9 }),
    stroke(whirl(Math.PI), '#4f9fdf', 8, { opacity: 0.8 }),
    disc(x, y, r * 0.1, '#e8f7ff', { width: 0 }),
  ].join('');
}
