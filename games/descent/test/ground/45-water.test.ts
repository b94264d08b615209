// DES-45: water.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { guides } from '../../content/booklet.ts';
import { readGuide } from '../../content/quests/read.ts';
import { groundNow } from '../../rules/board.ts';
import { sees } from '../../rules/ground.ts';
import { blocks, explore } from '../quests/explore.ts';
import { scene } from '../scene.ts';
import { flooring, flying } from '../walks.ts';

rule(
  ['DES-45.1', 'DES-45.2', 'DES-45.4'],
  'water is seen across, not walked into and not jumped; who flies crosses it',
  () => {
    const set = flooring('water', [4, 8], [4, 9], [4, 10], [4, 11]);
    const play = scene({
      set: (state, [hero]) => {
        set(state);
        if (hero) hero.at = space(3, 9);
      },
    });
    play.does('action:run');
    expect(play.can().filter(key => /^(walk|jump):space:[45],/.test(key))).toEqual([]);
    expect(sees(groundNow(play.state), space(3, 9), space(5, 9))).toBe(true);
    const razorwing = flying(set);
    expect(razorwing.can(1)).toContain('walk:space:5,9');
    expect(razorwing.can(1)).not.toContain('walk:space:4,9');
  },
);

rule('DES-45.5', 'no quest has a place from which nobody thrown there could come out', () => {
  for (const guide of guides) {
    const board = readGuide(guide);
    const { reach } = explore(board);
    expect(
      board.map.places.filter(of => !blocks(board, of) && !reach.has(of)),
      guide.quest,
    ).toEqual([]);
  }
});
