// Among rivals the first turn of a game is worth something: whoever plays later begins with more, in every scenario, unless the house
// plays without.

import type { ScenarioRule } from './vocabulary.ts';

export const LATE_START: ScenarioRule = {
  id: 'late-start',
  modes: ['competitive'],
  when: { at: 'setup' },
  if: [{ is: 'lateStart' }],
  who: 'later',
  do: [
    { op: 'gold', n: 3 },
    { op: 'reputation', n: 2, per: { before: 'players' } },
  ],
};
