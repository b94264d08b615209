// Several figures of one seat: what is lit and touched is for the one in hand.

import { keyOf } from '@veillee/kernel';
import { expect, test } from 'vitest';
import type { TableProps } from '../kit/table.ts';
import { tableFor } from '../kit/touch/in-hand.tsx';

const option = (figure: string, on: string) => ({ key: `${figure}/walk:${on}`, text: 'walk', on: [on], figure });
const options = [option('knight', 'bridge'), option('ranger', 'mill')];
const refused = [{ ...option('ranger', 'bridge'), why: { text: 'far' }, rule: 'X-1' }];

test('what only another figure may do is not lit, and its reasons are not told', () => {
  const touched: unknown[] = [];
  const table = {
    picked: ['knight/walk:bridge'],
    decision: { options, refused },
    touch: (...all: unknown[]) => touched.push(all),
  } as unknown as TableProps;
  const [knight, ranger] = [tableFor(table, 'knight'), tableFor(table, 'ranger')];
  expect(['bridge', 'mill'].map(knight.stateOf)).toEqual(['chosen', 'plain']);
  expect(['bridge', 'mill'].map(ranger.stateOf)).toEqual(['refused', 'option']);
  expect(ranger.stateOf('knight')).toBe('option'); // touched, it is taken in hand
  ranger.touch('mill');
  expect(touched).toEqual([['mill', undefined, { figure: 'ranger' }]]);
  expect(options.map(keyOf)).toEqual(['walk:bridge', 'walk:mill']);
});
