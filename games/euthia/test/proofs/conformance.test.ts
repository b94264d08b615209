// The trial that every game stands, in each mode and scenario, with all that is said in both languages; and games of veterans, in which
// every row of the content is met.

import { conformance, everyRowIsMet } from '@veillee/games/test/proofs';
import { expect, test } from 'vitest';
import { kit } from '../../index.ts';
import { euthia } from '../../rules/game.ts';
import { invariants } from '../../rules/invariants.ts';
import { settings, veterans, veteransAt } from '../veterans.ts';

conformance(kit, { bare: [], deep: 0.02, decisions: () => 120, games: 0 });

const whole = settings.filter(({ options }) => options.scenario === 'the-hunt');
const played = { ...kit, game: { ...euthia, trials: whole } };
conformance(played, { bare: [], deep: 0.01, decisions: ({ seats }) => 200 * seats, title: 'a whole game stands it' });

const seasoned = { ...kit, game: { ...veterans, trials: settings.filter((_, n) => n % 6 === 0) } };
conformance(seasoned, { bare: [], deep: 0.04, decisions: () => 100, games: 0, title: 'veterans stand it' });

const ROUNDS = 2;

test('meets every Hero, tile, Item, Monster, Elite, Quest, Legend, Resource, Territory, card, foe and scenario', () => {
  const games = Array.from({ length: ROUNDS }, () => settings).flat();
  let round = 0;
  everyRowIsMet(euthia, games.map(veteransAt), state => {
    if (state.round === round) return;
    round = state.round;
    expect(invariants(state)).toEqual([]);
  });
}, 120_000);
