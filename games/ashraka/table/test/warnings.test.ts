// What a player is asked twice about.

import type { PlainDecision } from '@veillee/kernel';
import { expect, test } from 'vitest';
import type { View } from '../../rules/view.ts';
import { scene } from '../../test/scene.ts';
import { warn } from '../warnings.ts';

const view = scene().seat(0).view() as View;
const asked = (prompt: string): PlainDecision => ({ prompt, seat: 0, id: 1, options: [], refused: [], min: 1, max: 1 });
const lines = (prompt: string, ...picks: string[]): string[] | undefined =>
  warn(view, asked(prompt), picks)?.lines.map(({ text }) => text.text);

test('selling a Quest card is asked twice about, selling anything else is not (R23)', () => {
  expect(lines('shop.ask', 'sell:a1-find-01')).toEqual(['table.warn.quest']);
  expect(lines('shop.ask', 'sell:a1-find-05')).toBeUndefined();
  expect(lines('shop.ask', 'buy:a1-find-01')).toBeUndefined();
  expect(lines('shop.ask')).toBeUndefined();
});

test('giving up actions is told with whose they are', () => {
  expect(lines('turn.ask')).toEqual(['table.warn.idle']);
  expect(lines('turn.ask', 'move:somewhere')).toBeUndefined();
  expect(warn({ ...view, track: [] }, asked('turn.ask'), [])?.grave).toBe(true);
});
