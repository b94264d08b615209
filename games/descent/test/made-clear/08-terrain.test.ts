// DRF-8: terrain in short.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { groundNow } from '../../rules/board.ts';
import { statOf } from '../../rules/effects/stats.ts';
import { sees } from '../../rules/ground.ts';
import { treadOf } from '../../rules/overlord/activation.ts';
import { goals } from '../../rules/overlord/treading.ts';
import { hitsAmong } from '../aims.ts';
import { BLANKS, YELLOW } from '../faces.ts';
import { battle } from '../fight.ts';
import { laid } from '../ice.ts';
import { put, scene } from '../scene.ts';

describe('trees', () => {
  rule(['DRF-8.1', 'ICE-4.7'], 'cost 2 points to enter, of heroes and monsters, and bar the view behind them', () => {
    const play = scene({
      set: (state, [hero]) => {
        laid('tree', [3, 8], [3, 9], [3, 10])(state);
        if (hero) hero.at = space(2, 9);
      },
    }).does('action:run');
    const { movement = 0 } = play.state.turn ?? {};
    play.does('walk:space:3,9').overlordWaits();
    expect([play.hero().at, play.state.turn?.movement]).toEqual([space(3, 9), movement - 2]);
    play.hero().at = space(2, 9);
    const ground = groundNow(play.state);
    expect([
      sees(ground, space(2, 9), space(4, 9)),
      sees(ground, space(2, 9), space(3, 9)),
      sees(ground, space(3, 9), space(5, 9)),
    ]).toEqual([false, true, true]);
    for (const kind of ['beastman', 'razorwing'] as const) {
      const monster = put(play.state, kind, space(4, 9));
      const goal = goals(treadOf(play.state, monster), space(4, 9), 9).find(({ to }) => to === space(3, 9));
      expect(goal?.cost, kind).toBe(2);
      play.state.monsters.pop();
    }
  });

  rule(['DRF-8.1', 'ICE-4.7'], 'cloak whoever stands in one, a large figure with a single space', () => {
    expect(hitsAmong('tree')).toEqual([[true], [false], [true], [false]]);
    const play = battle(
      {
        equipped: ['bow#1'],
        on: space(5, 9),
        set: laid('tree', [5, 9]),
        dice: [5, YELLOW.three, ...BLANKS],
      },
      'bow#1',
    ).passes();
    expect(play.log).toContain('log.attack.untouched');
    expect(play.monster().wounds).toBe(statOf(play.state, play.monster().id, 'maxWounds'));
  });
});
