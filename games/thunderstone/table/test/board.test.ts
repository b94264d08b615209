// The board's drawings: nothing missing, nothing twice, nothing left over.

import { board } from '@veillee/games/test/proofs';
import { Match } from '@veillee/kernel';
import type { TableModule } from '@veillee/web/kit';
import { expect, test } from 'vitest';
import { defs } from '../../content/cards.ts';
import { kit } from '../../index.ts';
import type { View } from '../../rules/view.ts';
import { drawings } from '../drawings.ts';
import { ending } from '../ending.ts';
import { guide } from '../guide.ts';
import type * as table from '../index.tsx';

const view = Match.start(kit.game, { seed: 'end', seats: 2 }).view('everyone');
board(kit, { cards: defs.map(def => def.id), drawings, guide, last: { ending, view } });
({}) as typeof table satisfies TableModule<View>;

test('the guide sends nobody to a level-up that would cost a purchase without saying so', () => {
  const step = (...keys: readonly string[]): string | undefined => {
    const options = keys.map(key => ({ key, text: 'option' }));
    const decision = { id: 1, seat: 0, prompt: 'village.step', options, refused: [], min: 1, max: 1 };
    return guide.find(({ applies }) => applies({ visit: { step: 'buy' } } as unknown as View, decision))?.id;
  };
  expect(step('level:militia#1:a', 'buy:torch', 'end')).toBe('buyFirst');
  expect(kit.texts.en['table.guide.buyFirst']).toContain('ends your purchases');
  expect(step('level:militia#1:a', 'end')).toBe('level');
  expect(step('buy:torch', 'end')).toBe('buyMore');
});
