// A quest as the Tomb of Ice writes them: what that box adds to the language of quests.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { carryOut } from '../rules/quest/ops.ts';
import { first, trial } from './guide.ts';
import { base, put } from './scene.ts';

const quest = trial('trial-of-ice', {
  on: [
    {
      id: 'ogre-feeds',
      when: { swallow: { monster: 'ogre' } },
      do: [
        { op: 'set', flag: 'fed' },
        { op: 'heal', who: '$figure', wounds: 2 },
        { op: 'give', to: '$hero', coins: 25 },
      ],
    },
  ],
});

rule(['ICE-5.2', 'DES-26.9'], 'scripts hear of it when somebody is swallowed: by whom, and who it was', () => {
  const fed = (kind: 'ogre' | 'giant') => {
    const play = quest({
      quiet: true,
      *next(t) {
        put(t.state, kind, base(4, 9, 2, 2)).wounds = 1;
        yield* carryOut(t, [{ op: 'swallow', who: '$hero', by: { monster: kind } }], { hero: first });
      },
    });
    expect(play.hero().inside).toBe(play.monster().id);
    return [play.state.guide.flags.includes('fed'), play.monster().wounds, play.hero().coins];
  };
  const [, , coins] = fed('giant');
  expect(fed('giant')).toEqual([false, 1, coins]);
  expect(fed('ogre')).toEqual([true, 3, Number(coins) + 25]);
});
