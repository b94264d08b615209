// The random bot: any legal answer, each option as likely as another.

import type { Bot, Chance, Decision, Picks } from '@veillee/kernel';

export const random: Bot = {
  id: 'random',
  decide: ({ decision, chance }) => randomPicks(decision, chance),
};

/** Legal picks at random. Passing counts as one more option. */
export function randomPicks(decision: Decision, chance: Chance): Picks {
  const { options, min, max, pass, range } = decision;
  if (range) {
    const { min: low, max: high, step = 1 } = range;
    const numbers = Math.floor((high - low) / step) + 1;
    const n = chance.below(pass ? numbers + 1 : numbers, 'random');
    return n === numbers ? [] : [String(low + step * n)];
  }
  if (pass && chance.below(options.length + 1, 'random') === 0) return [];
  if (min === 1 && max === 1) return [chance.pick(options, 'random').key];
  const most = Math.min(max, options.length);
  const count = min + chance.below(most - min + 1, 'random');
  const keys = options.map(option => option.key);
  return chance.shuffle(keys, 'random').slice(0, count);
}
