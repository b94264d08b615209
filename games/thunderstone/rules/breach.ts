// Breach: what a monster does when it arrives in Rank 1. THU-14, THU-21.3, THU-21.83.

import type { Ask, Rules, Seat, Table, Trigger } from '@veillee/kernel';
import { type Card, defOf } from '../content/cards.ts';
import type { BreachAbility } from '../content/vocabulary.ts';
import { cardOptions } from './cards-offered.ts';
import { bury, discard, named } from './piles.ts';
import { player, type State, takeFromStack, topOf } from './state.ts';

/** THU-14.4: it happens by itself, once for each stay in the Hall. */
export function breachTriggers(state: State, card: Card): Trigger<State>[] {
  if (state.breached.includes(card)) return [];
  return defOf(card).abilities.flatMap((ability, i) =>
    ability.timing === 'breach'
      ? [
          {
            option: { key: `${card}:${i}`, text: 'breach', with: { card: named(card) }, rule: 'THU-14.4' },
            seat: state.active,
            optional: false,
            run: (t: Table<State>) => breach(t, card, ability),
          },
        ]
      : [],
  );
}

function* breach(t: Table<State>, card: Card, ability: BreachAbility): Rules {
  t.state.breached.push(card);
  t.tell('log.breach', { card: named(card) }, { rule: 'THU-14.4', weight: 5 });
  if (ability.op === 'destroyVillageTop') destroyVillageTop(t, ability.cards);
  else yield* everyoneDiscards(t, ability.cards, 'THU-21.83');
}

/** THU-21.3: the top cards of every Hero stack, Militia included. */
function destroyVillageTop(t: Table<State>, count: number): void {
  const lost: Card[] = [];
  for (const stack of ['militia', ...Object.keys(t.state.heroes)])
    for (let i = 0; i < count; i++) {
      const top = topOf(t.state, stack);
      if (top) lost.push(takeFromStack(t.state, top));
    }
  for (const card of lost) bury(t.state, card);
  t.tell('log.villageLoses', { count: lost.length, cards: lost.map(named) }, { rule: 'THU-21.3' });
}

/** Each of these seats chooses cards of the hand to discard, all at once (D13, D16). */
export function* discardTogether(t: Table<State>, seats: readonly Seat[], count: number, rule: string): Rules {
  const replies = yield* t.askAll(() => seats.map(seat => discardAsk(t.state, seat, count, rule)));
  for (const { seat, picks } of replies) discard(t, seat, picks, rule);
}

function* everyoneDiscards(t: Table<State>, count: number, rule: string): Rules {
  yield* discardTogether(
    t,
    t.state.players.map((_, seat) => seat),
    count,
    rule,
  );
}

export function discardAsk(state: State, seat: Seat, count: number, rule: string): Ask {
  // A thrown Spear is lost already and cannot pay for anything else.
  const hand = player(state, seat).hand.filter(card => !state.party?.thrown.includes(card));
  const cards = Math.min(count, hand.length);
  return {
    seat,
    prompt: 'discard',
    with: { count: cards },
    rule,
    options: cardOptions(state, hand, 'option.discard', cards),
    min: cards,
    max: cards,
  };
}
