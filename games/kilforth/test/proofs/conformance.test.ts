// The kernel's trial on Kilforth, from the first Day and from the last chapters, and games in which every card is met.

import { conformance, everyRowIsMet } from '@veillee/games/test/proofs';
import { Match } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { kit } from '../../index.ts';
import { kilforth } from '../../rules/game.ts';
import { bare } from '../bare.ts';
import { richKilforth } from '../rich.ts';

// A random game is over within 200 decisions a hero.
conformance(kit, { bare, deep: 0.04, decisions: ({ seats }) => 240 * seats });
conformance(
  { ...kit, game: richKilforth },
  { bare, deep: 0.04, decisions: () => 300, games: 0, title: 'stands the trial in the last chapters too' },
);

test('meets every card of the box in random games', () => {
  const ends = new Set<string>();
  const rich = Array.from({ length: 120 }, (_, n) => {
    const setting = kilforth.trials[n % kilforth.trials.length] ?? { seats: 1, options: {} };
    return Match.start(richKilforth, { seed: `rich ${n}`, ...setting, history: false });
  });
  everyRowIsMet(kilforth, rich, ({ ending }) => ending && ends.add(ending));
  expect([...ends].sort()).toEqual(['ancient', 'fallen', 'time']);
});
