// Paying for an ability: in full, before it does anything. KIL-15.11, KIL-15.14, KIL-15.15, KIL-11.11.

import type { Option, Rules, Seat, Table } from '@veillee/kernel';
import { isCopy } from '@veillee/pieces/things';
import { discardRumour, exhaust, loseAsset, payGold } from '../cards/holdings.ts';
import { cardOption } from '../cards/options.ts';
import { named, removeLoot, who } from '../cards/piles.ts';
import { type Card, hero, type State } from '../state.ts';
import { cardsOfType, countUse, type Source } from './sources.ts';

/** Pays every cost of an ability and counts its use. The AP of an action are paid by the turn. */
export function* payFor(t: Table<State>, seat: Seat, source: Source): Rules {
  const { ability, def, key } = source;
  countUse(t.state, seat, source);
  t.tell('log.use', { player: who(seat), card: named(def.id), effect: def.use }, { rule: 'KIL-11.9' });
  for (const cost of ability.cost)
    switch (cost.pay) {
      case 'exhaust':
        exhaust(t, seat, key); // KIL-11.10
        break;
      case 'sacrifice':
        loseAsset(t, seat, key); // KIL-14.18
        break;
      case 'gold':
        payGold(t, seat, cost.n, 'KIL-15.11');
        break;
      case 'ap':
        break;
      case 'rumours':
        yield* discardRumours(t, seat, cost.n, 'KIL-15.11');
        break;
      case 'card': {
        const card = yield* chooseCard(t, seat, 'cost.card', cardsOfType(hero(t.state, seat), cost.type), 'KIL-15.11');
        giveUp(t, seat, card); // from the hand or from play
      }
    }
  if (isCopy(key)) removeLoot(t, seat, key); // KIL-11.11
}

/** So many Rumours of the hero's choice; fewer if he has no more (KIL-15.5). */
export function* discardRumours(t: Table<State>, seat: Seat, n: number, rule: string): Rules {
  const { hand } = hero(t.state, seat);
  const count = Math.min(n, hand.length);
  if (count === 0) return;
  const how = { rule, with: { n: count } };
  const picks = yield* t.chooseMany(seat, 'cost.rumours', cardOptions(hand), { min: count, max: count }, how);
  for (const card of picks) discardRumour(t, seat, card, rule);
}

/** A Rumour is discarded, an Asset sacrificed. */
export function giveUp(t: Table<State>, seat: Seat, card: Card): void {
  if (hero(t.state, seat).hand.includes(card)) discardRumour(t, seat, card);
  else loseAsset(t, seat, card);
}

export function* chooseCard(
  t: Table<State>,
  seat: Seat,
  prompt: string,
  cards: readonly Card[],
  rule: string,
): Rules<Card> {
  return yield* t.choose(seat, prompt, cardOptions(cards), { rule });
}

export const cardOptions = (cards: readonly Card[]): Option[] => cards.map(card => cardOption(card));
