// Games played at random to their end.

import { Chance, type Match, newChance } from '@veillee/kernel';
import { euthia } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';

/** Plays until the game is over; what was broken on the way. */
export function playedOut(match: Match<State, View>, seed: string): readonly string[] {
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
