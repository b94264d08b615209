// Banish, the one Spell that moves the Hall. THU-21.7.

import type { Option, Rules, Table } from '@veillee/kernel';
import type { Card } from '../content/cards.ts';
import { cardOptions, chooseMonster, spendable } from './cards-offered.ts';
import { arrive, filledRanks, returnMonster } from './hall.ts';
import { destroyFromHand, drawToHand, named, who } from './piles.ts';
import { monsterRanks, type State } from './state.ts';

/** Hall first, Breach at once, then a card is destroyed, then one is drawn. */
export function* banish(t: Table<State>, card: Card): Rules {
  const { state } = t;
  const modes: Option[] = [];
  if (monsterRanks(state).length > 0) modes.push({ key: 'return', text: 'option.banish.return' });
  if (filledRanks(state).length > 1) modes.push({ key: 'rearrange', text: 'option.banish.rearrange' });
  if (modes.length > 0) {
    const mode = yield* t.choose(state.active, 'banish.mode', modes, { rule: 'THU-21.7' });
    if (mode === 'rearrange') yield* rearrange(t);
    else yield* returnMonster(t, yield* chooseMonster(t, monsterRanks(state), 'THU-21.7'), 'THU-21.7');
  }
  const victims = spendable(state, card);
  if (victims.length > 0) {
    const options = cardOptions(state, victims, 'option.destroy');
    destroyFromHand(
      t,
      state.active,
      yield* t.choose(state.active, 'banish.destroy', options, { rule: 'THU-21.7' }),
      'THU-21.7',
    );
  }
  drawToHand(t, state.active, 1, 'THU-6.11');
}

/** The cards of the Hall in any order, the Thunderstone included; empty Ranks stay where they are. */
function* rearrange(t: Table<State>): Rules {
  const { state } = t;
  const before = state.hall[0] as Card;
  const ranks = filledRanks(state);
  const options = ranks.map(rank => {
    const card = state.hall[rank - 1] as Card;
    return { key: card, text: 'option.monster', with: { card: named(card), rank }, on: [card] };
  });
  const count = { min: ranks.length, max: ranks.length, ordered: true };
  const order = yield* t.chooseMany(state.active, 'banish.order', options, count, { rule: 'THU-21.7' });
  for (const [i, rank] of ranks.entries()) state.hall[rank - 1] = order[i] as Card;
  t.tell('log.rearranged', { player: who(state.active), cards: order.map(named) }, { rule: 'THU-21.7' });
  yield* arrive(t, before, 'other');
}
