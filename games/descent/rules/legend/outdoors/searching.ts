// What may be searched on a ground, once each, by a hero who stands there.

import { first, unless } from '@veillee/pieces/offers';
import { propAt } from '../../board.ts';
import { heroName } from '../../card-names.ts';
import type { WhyNotPay } from '../../hero/paying.ts';
import { type DeedOffer, type Hero, type HeroTurn, type State, sheetOf } from '../../state.ts';
import { gainCoins } from '../gains.ts';
import { outdoorsOf } from './ground.ts';
import { searchKey } from './keys.ts';
import { searchOf } from './laws.ts';

export function offerGroundSearch(
  state: State,
  hero: Hero,
  turn: HeroTurn,
  whyNotPay: WhyNotPay,
  offer: DeedOffer,
): void {
  const { at } = hero;
  if (at === undefined) return;
  const law = searchOf(state, propAt(state, at));
  if (!law) return;
  const { movement: cost, coins } = law;
  const isNew = !outdoorsOf(state).searched.includes(at);
  offer(first(unless(isNew, 'why.outdoors.searched', 'LEG-6.5'), whyNotPay(cost, 'LEG-6.5')), () => ({
    option: { key: searchKey, text: 'outdoors.search', with: { cost, n: coins }, on: [at], rule: 'LEG-6.5' },
    *run(t) {
      turn.movement -= cost;
      outdoorsOf(t.state).searched.push(at);
      t.tell('log.outdoors.search', { hero: heroName(sheetOf(hero)) }, { rule: 'LEG-6.5', weight: 1 });
      gainCoins(t, coins, 'LEG-6.5');
    },
  }));
}
