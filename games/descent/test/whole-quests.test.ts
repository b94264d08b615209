// Every quest, played from the choice of heroes to victory or defeat by answers at random: nothing gets stuck, and no promise is broken.

import { randomPicks } from '@veillee/bots';
import { Chance, Match, newChance } from '@veillee/kernel';
import { expect, test } from 'vitest';
import { descent } from '../rules/game.ts';
import { invariants } from '../rules/invariants.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** More than a quest at random has ever taken, several times over. */
const ENOUGH = 10_000;
const switches = descent.options.filter(({ kind }) => kind === 'switch').map(({ id }) => id);

test.each(descent.trials)(
  'is played to its end: $seats at the table, $options.quest',
  ({ seats, options }) => {
    const chance = new Chance(newChance(`answers of ${options.quest}`));
    // House rules by lot, so that they meet each other.
    const house = Object.fromEntries(switches.map(id => [id, chance.roll(2, 'options') === 1]));
    const match = Match.start<State, View>(descent, { seed: 'whole', seats, options: { ...options, ...house } });
    let round = 0;
    for (let n = 0; n < ENOUGH && !match.over; n++) {
      const decision = match.decisions[n % match.decisions.length];
      if (!decision) throw new Error('nobody is asked');
      match.answer({ seat: decision.seat, decision: decision.id, picks: randomPicks(decision, chance) });
      if (match.state.round === round) continue;
      round = match.state.round;
      expect(invariants(match.state)).toEqual([]);
    }
    expect(match.over).toBe(true);
    expect(['heroes', 'overlord']).toContain(match.state.won);
    expect(match.state.round).toBeGreaterThan(3);
  },
  60_000,
);
