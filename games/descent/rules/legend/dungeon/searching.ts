// LEG-8.34, DRF-8.9 to DRF-8.13: whoever stands on a sarcophagus or a bone heap may search it, once: one die says what is in it.

import type { Space } from '@veillee/pieces/geometry';
import { first, unless } from '@veillee/pieces/offers';
import { searchRow } from '../../../content/legend/economy.ts';
import type { SearchRow } from '../../../content/legend/rows.ts';
import { propRow } from '../../../content/props.ts';
import type { MonsterId } from '../../../content/vocabulary.ts';
import { isEmpty, mapNow, propAt } from '../../board.ts';
import { calls } from '../../calls.ts';
import { heroName } from '../../card-names.ts';
import type { WhyNotPay } from '../../hero/paying.ts';
import { placeKey } from '../../keys.ts';
import { nameOf } from '../../names.ts';
import { figuresLeft, placeMonster } from '../../overlord/monsters.ts';
import {
  type DeedOffer,
  type Flow,
  type Hero,
  type HeroTurn,
  heroOf,
  type State,
  sheetOf,
  type T,
} from '../../state.ts';
import { throwPower } from '../dice.ts';
import { searchKey } from '../keys.ts';
import { shareChest } from './chest.ts';
import { isUnlooted } from './laws.ts';
import { dungeonOf, portalOf } from './level.ts';

type Searched = SearchRow['id'];
const isSearched = (prop: string | undefined): prop is Searched => prop === 'sarcophagus' || prop === 'bone-heap';

export function offerSearch(state: State, hero: Hero, turn: HeroTurn, whyNotPay: WhyNotPay, offer: DeedOffer): void {
  if (!state.dungeon || hero.at === undefined) return;
  const { at } = hero;
  const prop = propAt(state, at);
  if (!isSearched(prop)) return;
  const cost = propRow(prop).search?.movement ?? 0;
  const name = { text: `prop.${prop}` };
  const why = first(
    unless(!isUnlooted(state, prop), 'why.dungeon.unlooted', 'LEG-20.6'),
    unless(!dungeonOf(state).searched.includes(at), 'why.dungeon.searched', 'DRF-8.13'),
    whyNotPay(cost, 'DRF-8.9'),
  );
  offer(why, () => ({
    option: { key: searchKey, text: 'dungeon.search', with: { prop: name, cost }, on: [at], rule: 'LEG-8.34' },
    *run(t) {
      turn.movement -= cost;
      yield* search(t, hero, prop, at);
    },
  }));
}

function* search(t: T, hero: Hero, prop: Searched, at: Space): Flow {
  const { state } = t;
  dungeonOf(state).searched.push(at);
  const face = throwPower(t);
  const words = { hero: heroName(sheetOf(hero)), prop: { text: `prop.${prop}` }, face: { text: `powerFace.${face}` } };
  t.tell('log.dungeon.searches', words, { rule: 'LEG-8.34', weight: 2 });
  if (propRow(prop).search?.gone) state.board.terrain[at] = 'none'; // DRF-8.13
  const when = prop === 'sarcophagus' ? 'chest-opened' : 'space-entered';
  yield* calls(t).offerOverlord(t, { when, figure: hero.id, at }); // DRF-8.12
  const found = searchRow(prop).faces[face];
  if (found === 'chest') yield* shareChest(t, hero.id, at);
  else if (found !== 'nothing') yield* rises(t, hero, found, at);
}

/** DRF-8.9 to DRF-8.11: beside whoever has searched, or as near as can be; and it acts at once. */
function* rises(t: T, hero: Hero, kind: MonsterId, at: Space): Flow {
  const { state } = t;
  if (figuresLeft(state, kind, 'master') <= 0) return;
  const map = mapNow(state);
  const isFree = (to: Space): boolean => isEmpty(state, to) && !portalOf(state).has(to);
  const walk = map.reach(heroOf(state, hero.id).at ?? at);
  const free = walk.places.filter(isFree);
  const least = Math.min(...free.map(to => walk.cost(to)));
  const sites = free.filter(to => walk.cost(to) === least);
  const optionOf = (to: Space) => ({ key: placeKey.make(to), text: 'place.here', on: [to] });
  const how = {
    rule: 'DRF-8.11',
    with: { monster: { text: `monster.${kind}.as-master` } },
    outlook: () => ({ rises: { kind, rank: 'master' as const } }),
  };
  const [only] = sites;
  const to = sites.length > 1 ? yield* t.choose(state.overlord.seat, 'dungeon.place', sites, optionOf, how) : only;
  if (to === undefined) return;
  const monster = placeMonster(state, { kind, rank: 'master', at: to });
  t.tell('log.placed', { monster: nameOf(state, monster.id) }, { rule: 'DRF-8.9', weight: 2 });
  yield* calls(t).look(t);
  yield* calls(t).activate(t, monster.id);
}
