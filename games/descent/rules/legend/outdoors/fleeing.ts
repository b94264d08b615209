// LEG-6.29: heroes flee one by one, from the spaces of exits.

import { heroName } from '../../card-names.ts';
import type { WhyNotPay } from '../../hero/paying.ts';
import { takesAlong } from '../../overlord/monsters.ts';
import { breakOffLeft } from '../../quest/efforts.ts';
import { type DeedOffer, type Flow, type Hero, type HeroTurn, type State, sheetOf, type T } from '../../state.ts';
import { fleeKey } from '../keys.ts';
import { isExit, outdoorsOf } from './ground.ts';

const PRICE = 1;

export function offerFlight(state: State, hero: Hero, turn: HeroTurn, whyNotPay: WhyNotPay, offer: DeedOffer): void {
  if (hero.at === undefined || !isExit(state, hero.at)) return;
  offer(whyNotPay(PRICE, 'LEG-6.29'), () => ({
    option: { key: fleeKey, text: 'outdoors.flee', with: { cost: PRICE }, on: [hero.id], rule: 'LEG-6.29' },
    *run(t) {
      turn.movement -= PRICE;
      yield* flee(t, hero);
    },
  }));
}

function* flee(t: T, hero: Hero): Flow {
  const { state } = t;
  const { at } = hero;
  Object.assign(hero, { at: undefined, aloft: undefined, waits: true, ready: false });
  takesAlong(t, hero);
  breakOffLeft(t, hero);
  outdoorsOf(state).fled.push(hero.id);
  if (state.turn?.hero === hero.id) state.turn.ended = true;
  const moves = at === undefined ? [] : [{ what: hero.id, from: at, to: 'exit' }];
  t.tell('log.outdoors.flees', { hero: heroName(sheetOf(hero)) }, { rule: 'LEG-6.29', weight: 3, moves });
}
