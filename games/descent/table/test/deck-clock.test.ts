// The overlord's deck as a clock, and what each side may know of its cards.

import { expect, test } from 'vitest';
import { BASE } from '../../content/boxes.ts';
import type { Box } from '../../content/vocabulary.ts';
import type { State } from '../../rules/state.ts';
import { scene } from '../../test/scene.ts';
import { cardCounts, deckClock } from '../overlord/deck-clock.ts';

const PILES = {
  hand: ['dodge#1', 'rage#1'],
  discard: ['dodge#2'],
  played: ['aim#1'],
  powers: ['evil-genius#1'],
  deck: ['doom#1', 'aim#2', 'dark-charm#1', 'dodge#3'],
};
const overlordSeen = (seat: 'heroes' | 'overlord', set: (overlord: State['overlord']) => void = () => undefined) => {
  const play = scene({
    set: ({ overlord }) => {
      Object.assign(overlord, structuredClone(PILES));
      set(overlord);
    },
  });
  return play.seat(seat === 'heroes' ? 0 : play.overlordSeat).view().overlord;
};

test('DES-11.10: the last card comes after as many turns as the deck lasts, and costs conquest; Powers hurry it', () => {
  const clock = (seat: 'heroes' | 'overlord') => deckClock(overlordSeen(seat));
  expect(clock('heroes')).toEqual({ left: 4, all: 8, turns: 2, cost: 3, through: 0 });
  expect(clock('overlord')).toEqual(clock('heroes'));
  const plain = overlordSeen('heroes', overlord => {
    overlord.powers = [];
    overlord.through = 2;
  });
  expect(deckClock(plain)).toMatchObject({ turns: 2, through: 2 });
  expect(deckClock({ ...plain, deck: 5 }).turns).toBe(3);
});

test('DES-12.2: heroes count what was played and lies in play, and cannot tell hand, deck and discards apart', () => {
  const of = (seat: 'heroes' | 'overlord', card: string) =>
    cardCounts(overlordSeen(seat), BASE).find(({ row }) => row.id === card);
  const dodge = of('heroes', 'dodge');
  expect(dodge).toMatchObject({ played: 0, hidden: dodge?.row.copies });
  expect(dodge?.hand).toBeUndefined();
  expect(of('overlord', 'dodge')).toMatchObject({ hand: 1, discard: 1, hidden: (dodge?.row.copies ?? 0) - 2 });
  expect(of('heroes', 'aim')?.hidden).toBe((of('heroes', 'aim')?.row.copies ?? 0) - 1);
  expect(of('heroes', 'evil-genius')).toMatchObject({ inPlay: 1, hidden: 0 });
});

test('DES-11.19: whoever draws the last card is told how often that has happened', () => {
  const play = scene({
    position: { at: 'overlord' },
    set: state => {
      state.phase = 'overlord';
      state.overlord.step = 1;
      state.overlord.deck = ['aim#1', 'aim#2'];
      state.overlord.played = ['dodge#1', 'dodge#2', 'dodge#3'];
    },
  });
  expect(play.state.overlord).toMatchObject({ through: 1 });
  expect(deckClock(play.seat(0).view().overlord)).toMatchObject({ left: 3, through: 1 });
});

test('DES-4.5: cards of a box that is not in play are not counted; of treachery what a seat has seen, less what lies aside', () => {
  const WELL = ['base', 'well-of-darkness'] as const;
  const ids = (boxes: readonly Box[], seat: 'heroes' | 'overlord' = 'heroes') =>
    cardCounts(overlordSeen(seat), boxes).map(({ row }) => row.id);
  expect(ids(BASE)).not.toContain('kobold-swarm');
  expect(ids(WELL)).toContain('kobold-swarm');
  expect(ids(WELL)).not.toContain('lone-golem');
  const held = { ...overlordSeen('overlord'), cards: ['lone-golem#1'], burnt: [], aside: ['aim#1', 'aim#2'] };
  const counts = cardCounts({ ...held, played: [] }, WELL);
  expect(counts.find(({ row }) => row.id === 'lone-golem')).toMatchObject({ hand: 1, hidden: 0 });
  const aim = counts.find(({ row }) => row.id === 'aim');
  expect(aim?.hidden).toBe((aim?.row.copies ?? 0) - 2);
});
