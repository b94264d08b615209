// What wares of a Market would change for a hero, worked out when somebody looks at them there.

import type { Outlook } from '../attack/outlook.ts';
import { changesBy } from '../hero/comparison.ts';
import { rowId, type State } from '../state.ts';
import { fielded } from './field.ts';
import { type Legendary, legendOf } from './record.ts';
import { shopStock } from './stock.ts';

/** By the names under which they are touched: treasures each by itself, goods of the shop by their row. */
export function weighed(table: Legendary, sheet: string, city: string): Pick<Outlook, 'fit' | 'things'> {
  const legend = legendOf(table);
  const known = legend.heroes.find(one => one.sheet === sheet);
  if (!known) return {};
  const hero = fielded(known);
  const state: State = { ...(table as State), heroes: [hero] };
  const offer = legend.cities[city]?.offer ?? [];
  return changesBy(
    state,
    hero,
    new Map([
      ...offer.map((thing): [string, string] => [`item:${thing}`, thing]),
      ...shopStock(legend).map((thing): [string, string] => [`item:${rowId(thing)}`, thing]),
    ]),
  );
}
