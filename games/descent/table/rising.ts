// What is about to appear (DES-14.11): where it may stand, and the figure where it was chosen to. Pure.

import type { MapFigure } from '@veillee/web/kit/map';
import { placeKey } from '../rules/keys.ts';
import type { Stand } from '../rules/state.ts';
import { baseOf } from './ground.ts';
import { drawingOf, MONSTER_KIND } from './kinds.ts';
import type { Reading } from './reading.ts';

type Read = Pick<Reading, 'outlook' | 'options' | 'table'>;

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
