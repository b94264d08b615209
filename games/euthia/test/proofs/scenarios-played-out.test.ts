// Every scenario, in every mode and for every number of players, played at random to its end.

import { Match } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { scenarios } from '../../content/scenarios.ts';
import { euthia } from '../../rules/game.ts';
import { playedOut } from '../played.ts';

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
