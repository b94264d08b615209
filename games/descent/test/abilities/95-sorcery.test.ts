// DES-95: Sorcery.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { standing } from '../../rules/attack/sheet.ts';
import { WHITE, YELLOW } from '../faces.ts';
import { assault, FAR, shownIn } from '../fight.ts';
import { plus, sheet, TWO } from '../sums.ts';

describe('Sorcery', () => {
  rule(['DES-95.1'], 'points after the roll, for range first and then for damage', () => {
    const play = assault({ monster: 'sorcerer', on: FAR, dice: [WHITE.two, YELLOW.one] });
    // Range 2 + 1 of 4, damage 2 + 1: one of three points for range, two for damage.
    expect(shownIn(play, 'log.attack.total')).toEqual({ range: 4, damage: 5 });
  });
});

describe('free points', () => {
  rule('DES-95.1', 'more may go to range than it lacks, and no more than there are', () => {
    const given = (toRange: number) => standing(sheet({ dice: [TWO, plus, plus], distance: 3, toRange }));
    expect([given(0), given(2), given(5)].map(({ range, damage }) => [range, damage])).toEqual([
      [3, 3],
      [4, 2],
      [4, 2],
    ]);
  });
});
