// The map of the long campaign as bots of both sides read it: where a week leads, how far everything is, and how dangerous the way.

import { kept } from '@veillee/pieces/kept';
import type { TrailRow } from '../content/legend/rows.ts';
import type { PowerFace } from '../content/vocabulary.ts';
import { powerFace, SIDES } from '../rules/attack/dice.ts';
import { farKey, goKey } from '../rules/legend/keys.ts';
import { isKeep, isKeepOpen, MEETS, partyOps, testDice, whyNotUse } from '../rules/legend/march.ts';
import type { Legend } from '../rules/legend/record.ts';
import { otherEnd, trailsAt } from '../rules/legend/ways.ts';

/** How often a power die falls so. */
export const chanceOf = kept(
  (face: PowerFace): number =>
    Array.from({ length: SIDES }, (_, n) => powerFace(n)).filter(one => one === face).length / SIDES,
  8,
);

/** How likely somebody waits on a trail (LEG-6.1). */
export const riskOn = (legend: Legend, trail: TrailRow): number =>
  1 - (1 - chanceOf(MEETS[trail.shield])) ** testDice(legend, trail);

/** Where one week leads from a place, and what the party answers to go there. */
export interface March {
  readonly to: string;
  readonly risk: number;
  readonly key: string;
}

export function marchesFrom(legend: Legend, from: string): March[] {
  const isOpen = (place: string): boolean => !isKeep(legend, place) || isKeepOpen(legend);
  const near = trailsAt(from)
    .filter(trail => !whyNotUse(legend, trail))
    .map(trail => ({ trail, to: otherEnd(trail, from) }))
    .filter(({ to }) => isOpen(to));
  const marches = near.map(({ trail, to }) => ({ to, risk: riskOn(legend, trail), key: goKey.make(to) }));
  if (!partyOps(legend).some(({ op }) => op === 'twoTrails')) return marches;
  const far = near.flatMap(({ to: via }) =>
    trailsAt(via)
      .filter(trail => !whyNotUse(legend, trail) && otherEnd(trail, via) !== from && isOpen(otherEnd(trail, via)))
      .map(trail => {
        const to = otherEnd(trail, via);
        return { to, risk: riskOn(legend, trail), key: farKey.make(via, to) };
      }),
  );
  return [...marches, ...far];
}

/** The best way to a place: how many weeks, how many encounters are to be expected, and how it begins. */
export interface Way {
  readonly weeks: number;
  readonly risk: number;
  readonly first?: string;
}
/** An encounter is worth going round by less than a week. */
const DETOUR = 0.5;
const lengthOf = ({ weeks, risk }: Way): number => weeks + DETOUR * risk;

export function waysFrom(legend: Legend, from: string): ReadonlyMap<string, Way> {
  const ways = new Map<string, Way>([[from, { weeks: 0, risk: 0 }]]);
  const open = new Set([from]);
  while (open.size > 0) {
    let here = '';
    for (const one of open) if (here === '' || length(ways, one) < length(ways, here)) here = one;
    open.delete(here);
    const way = ways.get(here) ?? { weeks: 0, risk: 0 };
    for (const { to, risk, key } of marchesFrom(legend, here)) {
      const next = { weeks: way.weeks + 1, risk: way.risk + risk, first: way.first ?? key };
      if (lengthOf(next) >= length(ways, to)) continue;
      ways.set(to, next);
      open.add(to);
    }
  }
  return ways;
}
const length = (ways: ReadonlyMap<string, Way>, place: string): number => {
  const way = ways.get(place);
  return way ? lengthOf(way) : Number.POSITIVE_INFINITY;
};
