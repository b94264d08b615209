// What each side sees: the heroes neither what waits behind closed doors nor which traps the warden holds.

import type { Chance, Text, Viewer } from '@veillee/kernel';
import { dealAnew, slotsOf } from '@veillee/pieces/hidden';
import { storyOf } from './ending.ts';
import { dungeonOf, type State } from './state.ts';

export interface View extends Omit<State, 'deck'> {
  readonly deck: number;
  readonly story?: Text;
}

const knows = ({ sides }: State, viewer: Viewer): boolean =>
  viewer === 'everyone' || (typeof viewer === 'number' && sides[viewer] === 'warden');

const isClosed = (state: State, n: number): boolean =>
  state.closed.some(door => door === dungeonOf(state).rooms[n]?.door);

export function view(state: State, viewer: Viewer): View {
  const all = knows(state, viewer);
  const seen = (list: readonly string[]) => list.map((thing, n) => (all || !isClosed(state, n) ? thing : ''));
  const hand = all ? state.hand : state.hand.map(() => '');
  const story = storyOf(state);
  const { guards, finds, deck } = state;
  return { ...state, guards: seen(guards), finds: seen(finds), hand, deck: deck.length, ...(story && { story }) };
}

export function redeal(state: State, viewer: Viewer, chance: Chance): void {
  const { hand, deck, guards, finds } = state;
  const all = knows(state, viewer);
  dealAnew([...slotsOf(all ? [] : hand), ...slotsOf(deck)], chance, 'traps');
  const hidden = (list: string[]) => slotsOf(list).filter(({ at }) => isClosed(state, at));
  for (const list of all ? [] : [guards, finds]) dealAnew(hidden(list), chance, 'rooms');
}
