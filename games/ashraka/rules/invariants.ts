// What must be true of every state (chapter 4.4 of the rules' analysis): tokens within bounds, every card in one place.

import { census } from '@veillee/pieces/census';
import { setupOf } from '../content/booklet.ts';
import { findsOf } from '../content/finds.ts';
import { bagCards, inventoryOf } from './cards.ts';
import { printed } from './sheet.ts';
import { type Hero, isGone, isKo, type State, TRACK_END } from './state.ts';

function* hero(state: State, one: Hero): Generator<string> {
  const { id, health, mana, disc, hand } = one;
  if (disc < 0 || disc > TRACK_END) yield `${id} has ${disc} actions`;
  if (health < 0 || health > printed(state, one, 'health')) yield `${id} has ${health} health`;
  if (mana < 0 || mana > printed(state, one, 'mana')) yield `${id} has ${mana} mana`;
  if ((one.fell !== undefined) !== isKo(one)) yield `${id} is down without having fallen, or the other way round`;
  // Between an exchange and the choice of what goes, somebody may hold all that both could.
  const most = state.heroes.reduce((sum, each) => sum + inventoryOf(state, each), 0);
  if (hand.length > most) yield `${id} holds ${hand.length} cards`;
}

const inPlay = (state: State): string[] => [
  ...state.heroes.flatMap(({ hand, specials }) => [...hand, ...specials]),
  ...bagCards(state.bag),
  ...Object.values(state.piles).flatMap(pile => pile.map(({ card }) => card)),
  ...Object.values(state.stalls).flatMap(stall => stall.filter(card => card !== null)),
  ...state.reserve,
  ...state.boxed,
  ...state.discard,
];

export function invariants(state: State): string[] {
  const finds = census(inPlay(state));
  const lost = findsOf(state.adventure).filter(({ id }) => !finds.found.has(id));
  const { monsters, aside } = setupOf(state.adventure);
  const cards = [...state.deck, ...state.aside, ...state.monsters.map(({ card }) => card)];
  const slots = census(state.monsters.map(({ slot }) => slot));
  return [
    ...state.heroes.flatMap(one => [...hero(state, one)]),
    ...finds.problems,
    ...lost.map(({ id }) => `${id} is nowhere`),
    ...(cards.length === monsters.length + aside.length ? [] : [`there are ${cards.length} monster cards`]),
    ...slots.problems,
    ...(state.bag.coins < 0 || Object.values(state.bag.runes).some(n => n < 0) ? ['less than nothing in the Bag'] : []),
    ...(state.combat && !state.monsters.some(({ slot }) => slot === state.combat?.slot) ? ['nobody to fight'] : []),
    ...(state.heroes.some(one => isGone(one) && one.fell) ? ['who has left cannot be down'] : []),
  ];
}
