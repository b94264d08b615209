// ASH-13: exploration piles and stalls.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { explores } from './moments.ts';
import { ATSU, scene } from './scene.ts';

rule(['ASH-13.4', 'ASH-13.7'], 'a card that was turned up stays there, and is drawn like any other', () => {
  const play = scene({
    set(state, [atsu]) {
      explores(state, atsu, 'a1-find-09', 'a1-find-05');
      state.sheets[ATSU].skills.push('atsu-a1');
    },
  });
  play.does(ATSU, 'skill:atsu-a1');
  if (play.seat(0).asked() === 'pile.reveal') play.answers(ATSU, 'pile.reveal', 'pile:1');
  expect(play.state.piles[1].map(({ faceUp }) => faceUp)).toEqual([false, true]);
  play.does(ATSU, 'activate:exploration');
  expect(play.hero(ATSU).hand).toEqual(['a1-find-05']);
  expect(play.state.piles[1]).toEqual([{ card: 'a1-find-09', faceUp: false }]);
});

rule('ASH-13.5', 'piles that are shuffled together lie face down, as many as before', () => {
  const play = scene({
    position: { at: 'destiny' },
    track: [4],
    set(state) {
      for (const card of state.piles[1]) card.faceUp = true;
    },
  });
  const cards = () => [...play.state.piles[1], ...play.state.piles[4]].map(({ card }) => card);
  const before = cards();
  play.seat(0).chooses('destiny.ask', 'box:B');
  expect(cards()).not.toEqual(before);
  expect(cards().sort()).toEqual(before.sort());
  expect([play.state.piles[1], play.state.piles[4]].map(pile => pile.length)).toEqual([3, 3]);
  expect([...play.state.piles[1], ...play.state.piles[4]].every(({ faceUp }) => !faceUp)).toBe(true);
});
