// Arrow keys between lit things: the nearest one in that direction, by where it lies on the screen. Pure.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const WAY: { readonly [arrow in Arrow]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): key is Arrow => Object.hasOwn(WAY, key);

/** Within a wide cone if anything is there, or else anywhere ahead; what lies aside counts double. */
export function nearest<T extends Spot>(from: Spot, to: readonly T[], arrow: Arrow): T | undefined {
  return closest(from, to, arrow, 2) ?? closest(from, to, arrow, Number.POSITIVE_INFINITY);
}

function closest<T extends Spot>(from: Spot, to: readonly T[], arrow: Arrow, cone: number): T | undefined {
  const [dx, dy] = WAY[arrow];
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of to) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead < 4 || aside > ahead * cone) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
