// Every quest, played from the choice of heroes to victory or defeat by answers at random: nothing gets stuck, and no promise is broken.

import { randomPicks } from '@veillee/bots';
import { Chance, Match, newChance } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { descent } from '../../rules/game.ts';
import { invariants } from '../../rules/invariants.ts';
import { newTurn } from '../../rules/round.ts';
import { newHero } from '../../rules/setup/heroes.ts';
import type { Hero, State } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';

/** One shape for all of a kind: what comes and goes has its place from the start, and nothing is deleted, which would make it slow to read. */
function expectAlike({ heroes, monsters, turn, guide }: State): void {
  const shapes = (things: readonly object[]): string[][] => things.map(thing => Object.keys(thing));
  const { guide: first } = Match.start<State, View>(descent, { seed: 'shape', seats: 2 }).state;
  expect(new Set(shapes(heroes).map(String))).toEqual(new Set([String(Object.keys(newHero(0, 'andira-runehand')))]));
  expect(new Set(shapes(monsters).map(String)).size).toBeLessThanOrEqual(1);
  if (turn) expect(Object.keys(turn)).toEqual(Object.keys(newTurn(heroes[0] as Hero)));
  expect(Object.keys(guide)).toEqual(Object.keys(first));
}

/** More than a quest at random has ever taken, several times over. */
const ENOUGH = 10_000;
const switches = descent.options.filter(({ kind }) => kind === 'switch').map(({ id }) => id);

test.each(descent.trials)(
  'is played to its end: $seats at the table, $options.quest',
  ({ seats, options }) => {
    const chance = new Chance(newChance(`answers of ${options.quest}`));
    // House rules by lot, so that they meet each other.
    const house = Object.fromEntries(switches.map(id => [id, chance.roll(2, 'options') === 1]));
    const match = Match.start<State, View>(descent, { seed: 'whole', seats, options: { ...house, ...options } });
    let round = 0;
    for (let n = 0; n < ENOUGH && !match.over; n++) {
      const decision = match.decisions[n % match.decisions.length];
      if (!decision) throw new Error('nobody is asked');
      match.answer({ seat: decision.seat, decision: decision.id, picks: randomPicks(decision, chance) });
      if (match.state.round === round) continue;
      round = match.state.round;
      expect(invariants(match.state)).toEqual([]);
      expectAlike(match.state);
    }
    expect(match.over).toBe(true);
    expect(['heroes', 'overlord']).toContain(match.state.won);
    expect(match.state.round).toBeGreaterThan(3);
  },
  60_000,
);
