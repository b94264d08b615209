// Search. KIL-4.19 to 4.21.

import type { Option, Seat } from '@veillee/kernel';
import { kept } from '@veillee/pieces/kept';
import { because, type Why } from '@veillee/pieces/offers';
import { engageAll } from '../battle/engagement.ts';
import { named } from '../cards/piles.ts';
import { REGION } from '../places.ts';
import { encountersFor } from '../realm/encounters.ts';
import { terrainOf } from '../realm/map.ts';
import { type Board, hero, isEmpty, placeOf, type RegionId } from '../state.ts';
import { type Action, unless } from './action.ts';
import { meet } from './move.ts';

export const searchAction: Action = {
  id: 'search',
  offered: (state, seat) => unless('search', whyNoSearch(state, seat), () => [searchIn(hero(state, seat).region)]),
  *run(t, seat) {
    yield* meet(t, seat);
    yield* engageAll(t, seat);
  },
};

const searchIn = kept(
  (region: RegionId): Option => ({
    key: 'search',
    text: 'option.search',
    rule: 'KIL-4.20',
    on: [REGION.make(region)],
  }),
);

function whyNoSearch(state: Board, seat: Seat): Why | undefined {
  const { region } = hero(state, seat);
  const terrain = terrainOf(region);
  if (terrain === undefined) return because('refuse.search.city', 'KIL-4.21');
  const [card] = encountersFor(state, seat);
  if (card !== undefined) return because('refuse.encounter', 'KIL-4.19', { card: named(card) });
  if (placeOf(state, seat).obstacles > 0) return because('refuse.obstacle', 'KIL-4.17');
  return isEmpty(state.encounters[terrain]) ? because('refuse.search.empty', 'KIL-4.2') : undefined;
}
