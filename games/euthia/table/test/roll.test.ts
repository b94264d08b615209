// What a Hero roll outside of combat is for: every result is told before it is kept, and where the dice stand now.

import { speaker } from '@veillee/text';
import { wordBy } from '@veillee/web/kit';
import { expect, test } from 'vitest';
import { kit } from '../../index.ts';
import { stakesOf } from '../roll.tsx';

const word = wordBy(speaker('en', kit.texts.en));
const now = (stakes: Parameters<typeof stakesOf>[1], total: number): string[] =>
  stakesOf(word, stakes, total).flatMap(({ text, isNow }) => (isNow ? [text] : []));

test('a Challenge shows every range of the Elemental’s card, and the one that the dice have reached', () => {
  expect(stakesOf(word, { elemental: 'fire' }, 2)).toHaveLength(4);
  expect([5, 6, 12].map(total => now({ elemental: 'fire' }, total)[0]?.split(':')[0])).toEqual([
    '5 or less',
    '6–8',
    '12 or more',
  ]);
});

test('a Quest says what is enough, what it brings, and that too little costs nothing', () => {
  const quest = { quest: 'ferryman-6', least: 8 };
  expect(now(quest, 7)).toEqual(['Less than 8: nothing; you may try again in another turn.']);
  expect(now(quest, 8)).toEqual(['8 or more: 1 Reputation and 1 Gold.']);
});
