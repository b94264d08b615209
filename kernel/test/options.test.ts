// What a page asks of a table, and what only whoever tries a game out may set.

import { expect, test } from 'vitest';
import { checkSetting, optionsAsked } from '../play/options.ts';
import type { GameOption } from '../play/setting.ts';

const dark: GameOption = { id: 'dark', kind: 'switch', initial: false };
const length = (unasked: readonly string[]): GameOption => ({
  id: 'length',
  kind: 'choice',
  initial: 'short',
  choices: ['short', 'long', 'endless'],
  unasked,
});

test('no page offers a choice that is unasked, nor an option that has but one left', () => {
  expect(optionsAsked([dark, length(['endless'])])).toEqual([
    dark,
    { id: 'length', kind: 'choice', initial: 'short', choices: ['short', 'long'] },
  ]);
  expect(optionsAsked([dark, length(['long', 'endless'])])).toEqual([dark]);
});

test('it can be set all the same', () => {
  const game = { id: 'walk', options: [length(['endless'])], refuseSetting: () => undefined };
  const setting = checkSetting(game as never, { seats: 1, options: { length: 'endless' } });
  expect(setting.options).toMatchObject({ length: 'endless' });
});
