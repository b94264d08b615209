// Whoever would die in the Fire or of the Dwurt die, or give tokens away, is asked twice.

import { plainDecision } from '@veillee/kernel';
import { hex } from '@veillee/pieces/geometry';
import { expect, test } from 'vitest';
import { euthia } from '../../rules/game.ts';
import { endKey, walkKey } from '../../rules/keys.ts';
import { CHAPEL, Play } from '../../test/scene.ts';
import { warn } from '../warnings.ts';

function warned(play: Play, key: string) {
  const decision = play.match.decisions.find(({ seat }) => seat === 0);
  if (!decision) throw new Error('nobody is asked');
  return warn(euthia.view(play.state, 0), plainDecision(decision), [key]);
}

test('a step under the Power of Fire is warned of as long as it would kill', () => {
  const at = (health: number) =>
    new Play({
      set: (state, [hero]) => {
        if (!hero) return;
        state.map = { ...state.map, [hex(2, -1)]: 'ch2-other-1' };
        Object.assign(hero, { at: CHAPEL, health, movement: 2 });
      },
    });
  const step = walkKey.make(hex(1, 0));
  expect(warned(at(2), step)).toMatchObject({ grave: true, lines: [{ rule: 'EUT-6.7' }] });
  expect(warned(at(3), step)).toBeUndefined();
  expect(warned(at(2), walkKey.make(hex(0, 1)))).toBeUndefined();
});

test('ending a turn with two tokens or more is warned of; one is kept', () => {
  const holding = (...tokens: readonly ('trade' | 'mining')[]) =>
    new Play({ set: (_, [hero]) => hero && Object.assign(hero, { tokens: [...tokens] }) });
  expect(warned(holding('trade', 'mining'), endKey)?.lines[0]?.text.with).toEqual({ n: 2 });
  expect(warned(holding('trade'), endKey)).toBeUndefined();
});

test('ending a turn with a Dwurt die that kills is warned of where nothing is left to avoid it with', () => {
  const drunk = (health: number, more: { dwurt?: number; gaar?: number } = {}) =>
    new Play({
      heroes: ['skoldur', 'ael'],
      set: (_, [hero]) => hero && Object.assign(hero, { dwurtDie: 4, dwurt: 0, gaar: 0, health, tokens: [], ...more }),
    });
  expect(warned(drunk(4), endKey)).toMatchObject({ grave: true, lines: [{ rule: 'EUT-21.11' }] });
  expect(warned(drunk(5), endKey)).toBeUndefined();
  expect(warned(drunk(4, { dwurt: 1 }), endKey)).toBeUndefined();
  expect(warned(drunk(4, { gaar: 1 }), endKey)).toBeUndefined();
});
