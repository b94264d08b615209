// ASH-23: when a monster is gone.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { ATSU, monster, scene } from './scene.ts';

rule('ASH-23.2', 'a monster that an adventure skill destroys gives nothing', () => {
  const play = scene({
    set(state, [atsu]) {
      monster(state, 'rat-brigand', atsu.at as never, 2, 'green');
      state.sheets[ATSU].skills.push('atsu-a7');
    },
  });
  play.does(ATSU, 'skill:atsu-a7');
  expect(play.state).toMatchObject({ monsters: [], bag: { coins: 0 } });
  expect(play.seat(0).asked()).toBe('turn.ask');
});
