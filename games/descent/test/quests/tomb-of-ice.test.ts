// A quest as the Tomb of Ice writes them: what that box adds to the language of quests.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { groundNow } from '../../rules/board.ts';
import { sees } from '../../rules/ground.ts';
import { carryOut } from '../../rules/quest/ops.ts';
import { markersOf } from '../../rules/state.ts';
import { first, makeQuest } from '../guide.ts';
import { base, type Play, put, space } from '../scene.ts';

const quest = makeQuest('trial-of-ice', {
  things: {
    sarcophagus: { prop: 'frozen-sarcophagus', at: [4, 9] },
    bier: { prop: 'frozen-sarcophagus', at: [5, 10], later: true },
    vault: { prop: 'frozen-sarcophagus', at: [12, 9] },
  },
  on: [
    { id: 'ice-cracks', when: { enter: 'sarcophagus', by: 'hero' }, do: [{ op: 'place', what: 'bier' }] },
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

describe('the frozen sarcophagus', () => {
  const lying = (play: Play) => markersOf(play.state, 'frozen-sarcophagus').map(({ at }) => at);

  rule('ICE-4.2', 'lies on its space, in nobody’s way: one walks over it, stands on it and sees past it', () => {
    const play = quest({ quiet: true, at: [space(3, 9), space(1, 11)] });
    expect(lying(play)).toEqual([space(4, 9)]);
    expect(sees(groundNow(play.state), space(3, 9), space(5, 9))).toBe(true);
    play.does('action:run');
    const { movement = 0 } = play.state.turn ?? {};
    expect(play.can()).toEqual(expect.arrayContaining(['walk:space:4,9', 'walk:space:5,9']));
    play.does('walk:space:4,9').overlordWaits();
    expect([play.hero().at, play.state.turn?.movement]).toEqual([space(4, 9), movement - 1]);
    // Nobody takes it along.
    expect(play.can().filter(key => key.startsWith('pick-up'))).toEqual([]);
    expect(play.can()).toContain('walk:space:5,9');
  });

  rule('ICE-4.2', 'does what its quest says: scripts hear who enters it, place others, and take it away', () => {
    const play = quest({ quiet: true, at: [space(3, 9), space(1, 11)] }).does('action:run', 'walk:space:4,9');
    expect(lying(play.overlordWaits())).toEqual([space(4, 9), space(5, 10)]);
    const gone = quest({
      quiet: true,
      next: t => carryOut(t, [{ op: 'remove', what: 'sarcophagus' }], {}),
    });
    expect(lying(gone)).toEqual([]);
    // What stands in an area that nobody has seen is set up with it.
    expect(lying(quest({ areas: [0, 1], quiet: true }))).toEqual([space(4, 9), space(12, 9)]);
  });
});
