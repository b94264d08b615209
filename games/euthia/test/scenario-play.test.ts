// Every scenario, in every mode and for every number of players, played at random to its end.

import { Chance, Match, newChance } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { scenarios } from '../content/scenarios.ts';
import { euthia } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** Plays until the game is over; what was broken on the way. */
function playedOut(match: Match<State, View>, seed: string): readonly string[] {
  const chance = new Chance(newChance(seed));
  for (let n = 0; !match.over; n++) {
    if (n > 60_000) return ['it does not end'];
    const [decision] = match.decisions;
    if (!decision) return ['nobody is asked'];
    const { seat, id, options, min, max, range, pass } = decision;
    // Whoever may end their turn or a trade does so often, so that games come to their end soon.
    const last = options.find(({ key }) => key === 'end' || key === 'done');
    const hurried = last && chance.roll(4, 'hurry') === 1 ? [last.key] : undefined;
    const count = Math.max(min, Math.min(max, options.length, 1));
    const some =
      pass && chance.roll(3, 'pass') === 1
        ? []
        : chance
            .shuffle(
              options.map(({ key }) => key),
              'picks',
            )
            .slice(0, count);
    const picks = range ? [String(range.min)] : (hurried ?? some);
    match.answer({ seat, decision: id, picks });
    if (n % 50 === 0) {
      const broken = euthia.invariants(match.state);
      if (broken.length > 0) return broken;
    }
  }
  return euthia.invariants(match.state);
}

const settings = scenarios.flatMap(({ id, modes }) =>
  modes.flatMap(mode => (mode === 'solo' ? [1] : [2, 3, 4]).map(seats => ({ scenario: id, mode, seats }))),
);

test.each(settings)('$scenario, $mode, $seats at the table', ({ scenario, mode, seats }) => {
  const options = { scenario, mode: mode === 'solo' ? 'competitive' : mode };
  const match = Match.start(euthia, { seed: `${scenario} ${mode}`, seats, options });
  expect(playedOut(match, `${seats}`)).toEqual([]);
  expect(match.state.phase).toBe('over');
  expect(match.state.result?.scores).toHaveLength(seats);
});
