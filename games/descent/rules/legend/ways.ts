// LEG-5: the map as a graph: who is beside whom, and how far it is.

import { kept } from '@veillee/pieces/kept';
import { locationRow, trails } from '../../content/legend/map.ts';
import type { TrailRow } from '../../content/legend/rows.ts';

/** More than there are locations. */
const MOST = 64;

export const trailsAt = kept(
  (place: string): readonly TrailRow[] => trails.filter(({ ends }) => ends.includes(place)),
  MOST,
);
/** Where a trail leads from here. */
export const otherEnd = ({ ends: [a, b] }: TrailRow, from: string): string => (a === from ? b : a);
export const neighboursOf = (place: string): readonly string[] => trailsAt(place).map(trail => otherEnd(trail, place));

/** A lieutenant never goes to these (LEG-4.11). */
export const isRemote = (place: string): boolean => {
  const { kind } = locationRow(place);
  return kind === 'legendary' || kind === 'master';
};

/** LEG-5.3: how many trails it is from here to everywhere, over such trails. */
export function distancesFrom(
  from: string,
  allows: (to: string, trail: TrailRow) => boolean = () => true,
): ReadonlyMap<string, number> {
  const far = new Map([[from, 0]]);
  for (const [here, n] of far)
    for (const trail of trailsAt(here)) {
      const to = otherEnd(trail, here);
      if (!far.has(to) && allows(to, trail)) far.set(to, n + 1);
    }
  return far;
}

const farFrom = kept((from: string) => distancesFrom(from), MOST);
export const distance = (a: string, b: string): number => farFrom(a).get(b) ?? Number.POSITIVE_INFINITY;
