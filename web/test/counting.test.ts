// How a game's players count is said alike wherever the house counts: bar, shelf, going back, replay, the last page.

import { boxes, type Unit } from '@veillee/games/boxes';
import { describe, expect, test } from 'vitest';
import { type Counted, countOf } from '../pages/box.tsx';
import { wayLine } from '../pages/going-back.tsx';
import type { Word } from '../words.tsx';
import { words } from './e2e/house/catalogues.ts';

const WORDS = {
  en: { turn: /\bturn/i, day: /\bDays?\b/, round: /\brounds?\b/i, week: /\bweeks?\b/i },
  fr: { turn: /\btours?\b/i, day: /\bjours?\b/i, round: /\bmanches?\b/i, week: /\bsemaines?\b/i },
};
const COUNTED = ['bar.turn', 'ending.played', 'replay.turn', 'shelf.over', 'shelf.paused', 'shelf.playing'];

const tables = boxes.flatMap(({ id: game, counts: own, countsWith: other }) => {
  const counts: Unit | 'turn' = own ?? 'turn';
  const bare: Counted = { game, options: {} };
  const chosen: readonly (readonly [Counted, Unit | 'turn'])[] = other
    ? [[{ game, options: { [other.option]: other.choice } }, other.counts]]
    : [];
  return [[bare, counts] as const, ...chosen];
});

describe.each(tables)('%j counts by %s', (table, unit) => {
  test.each(['en', 'fr'] as const)('in %s', language => {
    const word = words(language);
    const lines = [
      ...COUNTED.map(key => word(key, { game: 'X', known: 'yes', minutes: 38, aside: 'no', ...countOf(table, 7) })),
      word('chronicle.turns', { from: 4, ...countOf(table, 7) }),
      word('shelf.turnWith', { count: 0, names: [], ...countOf(table, 7) }),
      wayLine(word as Word, table, { to: 3, answers: 2, whose: 0, turn: 7, anew: false }, ['Ysolde'], 0),
    ];
    for (const line of lines) {
      expect(line).toMatch(WORDS[language][unit]);
      for (const other of ['turn', 'day', 'round', 'week'] as const)
        if (other !== unit) expect(line).not.toMatch(WORDS[language][other]);
    }
  });
});

test('a campaign of Descent is counted in weeks, a quest in rounds', () => {
  const unit = (play: string): string => countOf({ game: 'descent', options: { play } }, 12).unit;
  expect(['campaign', 'dungeon', 'quest'].map(unit)).toEqual(['week', 'round', 'round']);
});

test('play begins with the first turn, not with none', () => {
  expect(countOf({ game: 'nothing', options: {} }, 0)).toEqual({ unit: 'turn', turn: 1 });
});
