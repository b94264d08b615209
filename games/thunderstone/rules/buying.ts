// Gold, and buying the top card of a stack. THU-4.9 to THU-4.14.

import type { Option, Table } from '@veillee/kernel';
import { type Card, type CardDef, defOf } from '../content/cards.ts';
import { BUY } from './keys.ts';
import { gain, named, who } from './piles.ts';
import { DISCARD, moved, STACK } from './places.ts';
import { type State, takeFromStack, topOf } from './state.ts';

/** THU-4.9: the gold of these cards. */
export function goldOf(cards: readonly Card[]): number {
  let gold = 0;
  for (const card of cards) gold += defOf(card).gold;
  return gold;
}

export const stackOption = (state: State, stack: string): Option => {
  const top = topOf(state, stack) as CardDef;
  return {
    key: BUY.make(stack),
    text: 'option.buy',
    with: { card: { text: `card.${top.id}` }, cost: top.cost },
    on: [STACK.make(stack)],
  };
};

/** THU-4.13: the top card of a stack goes to the discard pile. Returns what it cost. */
export function buy(t: Table<State>, stack: string, rule: string): number {
  const { state } = t;
  const top = topOf(state, stack);
  if (!top) throw new Error(`the stack ${stack} is empty`);
  const card = takeFromStack(state, top);
  gain(state, state.active, card);
  t.tell(
    'log.buy',
    { player: who(state.active), card: named(card), cost: top.cost },
    {
      rule,
      weight: 3,
      brings: { seat: state.active, coins: { gold: -top.cost, vp: top.vp } },
      ...moved(card, STACK.make(stack), DISCARD.make(state.active)),
    },
  );
  return top.cost;
}
