// How a game's players count is said alike wherever the house counts: bar, shelf, going back, replay, the last page.

import { boxes } from '@veillee/games/boxes';
import { describe, expect, test } from 'vitest';
import { countOf } from '../pages/box.tsx';
import { wayLine } from '../pages/going-back.tsx';
import type { Word } from '../words.tsx';
import { words } from './e2e/house/catalogues.ts';

const WORDS = {
  en: { turn: /\bturn/i, day: /\bDays?\b/, round: /\brounds?\b/i },
  fr: { turn: /\btours?\b/i, day: /\bjours?\b/i, round: /\bmanches?\b/i },
};
const COUNTED = ['bar.turn', 'ending.played', 'replay.turn', 'shelf.over', 'shelf.paused', 'shelf.playing'];

describe.each(boxes.map(({ id, counts }) => [id, counts ?? 'turn'] as const))('%s counts by %s', (game, unit) => {
  test.each(['en', 'fr'] as const)('in %s', language => {
    const word = words(language);
    const lines = [
      ...COUNTED.map(key => word(key, { game: 'X', known: 'yes', minutes: 38, aside: 'no', ...countOf(game, 7) })),
      word('chronicle.turns', { from: 4, ...countOf(game, 7) }),
      word('shelf.turnWith', { count: 0, names: [], ...countOf(game, 7) }),
      wayLine(word as Word, game, { to: 3, answers: 2, whose: 0, turn: 7, anew: false }, ['Ysolde'], 0),
    ];
    for (const line of lines) {
      expect(line).toMatch(WORDS[language][unit]);
      for (const other of ['turn', 'day', 'round'] as const)
        if (other !== unit) expect(line).not.toMatch(WORDS[language][other]);
    }
  });
});

test('play begins with the first turn, not with none', () => {
  expect(countOf('nothing', 0)).toEqual({ unit: 'turn', turn: 1 });
});
