// ICE-4: new props and tiles.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { areAdjacent } from '../../rules/board.ts';
import { aurasOn } from '../../rules/effects/aura.ts';
import { inside } from '../ice.ts';

describe('in the stomach', () => {
  rule(
    'ICE-4.3',
    'it is adjacent to nothing: nobody there or in Town is beside whoever is inside, no aura reaches them',
    () => {
      const play = inside({ set: (_, [, friend]) => void (friend && Object.assign(friend, { at: undefined })) });
      const [hero, friend] = [play.hero(), play.hero(1)];
      expect([areAdjacent(play.state, hero, friend), areAdjacent(play.state, hero, play.monster())]).toEqual([
        false,
        false,
      ]);
      expect(aurasOn(play.state, hero)).toEqual([]);
      expect(areAdjacent(play.state, friend, { ...friend, id: 'hero:grey-ker' })).toBe(true);
    },
  );
});
