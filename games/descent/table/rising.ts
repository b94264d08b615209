// What is about to appear (DES-14.11): the figure where it was chosen to stand, and which of its places one looks at first. Pure.

import { type Place, pointOf, type Space } from '@veillee/pieces/geometry';
import type { MapFigure } from '@veillee/web/kit/map';
import { placeKey } from '../rules/keys.ts';
import { type Stand, standsOn } from '../rules/state.ts';
import { baseOf } from './ground.ts';
import { drawingOf, MONSTER_KIND } from './kinds.ts';
import type { Reading } from './reading.ts';

type Read = Pick<Reading, 'outlook' | 'options' | 'table' | 'view'>;

/** Where it may stand. */
export const sitesOf = ({ outlook, options }: Pick<Read, 'outlook' | 'options'>): readonly Stand[] =>
  outlook.rises ? options.flatMap(({ key }) => (placeKey.read(key) as [Stand] | undefined) ?? []) : [];

/** A ghost of it on the place that is chosen. */
export function risingOf({ outlook, options, table }: Read): MapFigure | undefined {
  const { rises } = outlook;
  const chosen = options.find(({ key }) => table.picked.includes(key));
  const at = chosen && (placeKey.read(chosen.key)?.[0] as Stand | undefined);
  if (!rises || !chosen || at === undefined) return undefined;
  return {
    id: 'rising',
    name: table.say(chosen),
    ...baseOf({ at }),
    kind: MONSTER_KIND[rises.rank],
    glyph: drawingOf('monster', rises.kind),
    state: 'ghost',
  };
}

/** The chosen place; otherwise the one nearest to a hero, so that nobody has to look for what is lit. */
export function siteInSight(reading: Read): Place | undefined {
  const rising = risingOf(reading);
  if (rising) return rising.at as Place;
  const heroes = reading.view.heroes.flatMap(({ at }) => at ?? []);
  const far = (at: Space): number => Math.min(...heroes.map(from => steps(from, at)));
  return sitesOf(reading)
    .flatMap(at => standsOn({ at }).slice(0, 1))
    .toSorted((one, other) => far(one) - far(other))[0];
}
const steps = (from: Space, to: Space): number => {
  const [one, two] = [pointOf(from), pointOf(to)];
  return Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y));
};
