// What the faces of games in a terminal share.

import type { Shown } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { listed, showingOf } from '../terminal.ts';
import { countedNames } from '../things.ts';

const shown: Shown<{ turn: number }> = {
  view: { turn: 1 },
  seat: undefined,
  decision: undefined,
  names: ['Maud'],
  width: 80,
  colour: false,
  say: ({ text, with: params = {} }) => [text, ...Object.values(params).map(String)].join(' '),
};

test('whoever has no seat sees what the active player has; players have names, or what the game calls them', () => {
  const showing = showingOf(shown, 1);
  expect([showing.eyes, showing.seated, showing.name(0), showing.name(1)]).toEqual([1, false, 'Maud', 'player.1']);
  expect(showingOf({ ...shown, seat: 0 }, 1)).toMatchObject({ eyes: 0, seated: true });
});

test('names that are alike are counted, in the order of the first', () => {
  expect(countedNames(['Torch', 'Rope', 'Torch'])).toEqual(['Torch ×2', 'Rope']);
});

test('a list says as many names as fit, and how many are left', () => {
  const showing = showingOf(shown, 0);
  const names = ['Torch', 'Rope', 'Sword'];
  expect(listed(showing, names, 18)).toBe('Torch, Rope, Sword');
  expect(listed(showing, ['Torch of the Deep', 'Rope of the Deep'], 32)).toBe('screen.more Torch of the Deep 1');
  expect(listed(showing, names, 5)).toBe('screen.cards 3');
});
