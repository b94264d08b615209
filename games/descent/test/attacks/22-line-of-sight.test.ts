// DES-22: line of sight.

import { rule } from '@veillee/kernel/test/rule';
import { type Space, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { distanceTo, seesSpace } from '../../rules/attack/sight.ts';
import { groundNow } from '../../rules/board.ts';
import { seen, sees } from '../../rules/ground.ts';
import { spawnSites } from '../../rules/overlord/spawn.ts';
import { archer, targets } from '../aims.ts';
import { drawnFloor } from '../drawn-floor.ts';
import { begun, put } from '../scene.ts';
import { flooring } from '../walks.ts';

rule(
  ['DES-22.1', 'DES-22.10', 'DES-22.11'],
  'sight is a straight line between middles; one corner does not bar it, two that meet there do',
  () => {
    const looks = (...rubble: readonly (readonly [number, number])[]) => {
      const state = begun();
      flooring('rubble', ...rubble)(state);
      return sees(groundNow(state), space(2, 9), space(4, 11), []);
    };
    expect([looks(), looks([3, 9]), looks([3, 10])]).toEqual([true, true, false]);
    const state = begun();
    flooring('rubble', [3, 9], [2, 10])(state);
    expect(sees(groundNow(state), space(2, 9), space(3, 10))).toBe(false);
    // Two figures that meet there do not.
    expect(sees(groundNow(begun()), space(2, 9), space(3, 10), [space(3, 9), space(2, 10)])).toBe(true);
    // Rock between two halls stops the eye, however near they are.
    const halls = begun({ quest: 'durnog-brothers' });
    halls.board.revealed = [0, 1];
    expect(sees(groundNow(halls), space(15, 11), space(17, 11))).toBe(false);
  },
);

describe('sight', () => {
  rule(['DES-22.2', 'DES-22.7', 'DES-44.1', 'DES-45.1'], 'rubble blocks it, water and pits do not', () => {
    for (const [row, free] of [
      ['a.%.b', false],
      ['a.~.b', true],
      ['a._.b', true],
    ] as const) {
      const ground = drawnFloor([row]);
      expect(sees(ground, ground.at('a'), ground.at('b')), row).toBe(free);
    }
  });

  rule(['DES-22.2', 'DES-22.5'], 'figures block it, the two ends do not (EX-23)', () => {
    const ground = drawnFloor(['a.o.b']);
    const both = [ground.at('a'), ground.at('b')];
    expect(sees(ground, ground.at('a'), ground.at('b'), both)).toBe(true);
    expect(sees(ground, ground.at('a'), ground.at('b'), [...both, ground.at('o')])).toBe(false);
  });

  rule(['DES-22.3', 'DES-22.4', 'DES-18.3'], 'of a large target the visible spaces alone can be named (EX-24)', () => {
    const ground = drawnFloor(['a.%..', '...bb', '...bb']);
    // Its far corner lies behind the rubble.
    expect(seen(ground, ground.at('a'), ground.all('b'))).toEqual([space(3, 1), space(3, 2), space(4, 2)]);
    const hidden = drawnFloor(['a.%%bb', '...%bb']);
    expect(seen(hidden, hidden.at('a'), hidden.all('b'))).toEqual([]);
  });
});

describe('large figures', () => {
  rule(
    ['DES-22.4', 'DES-18.3', 'DES-17.3', 'DES-17.2', 'DES-22.3'],
    'are as near as their nearest space, and seen if one of their spaces is',
    () => {
      const play = archer({
        monster: 'ogre',
        on: 'base:5,9/2x2',
        set: state => {
          // What lies before the upper half hides it; the lower half is seen.
          state.board.terrain[space(4, 9)] = 'rubble';
        },
      });
      const { state } = play;
      const far = (one: Space) => distanceTo(state, play.monster(), one);
      expect([far(space(1, 9)), far(space(4, 10)), far(space(7, 10)), far(space(7, 9)), far(space(4, 11))]).toEqual([
        4, 1, 1, 1, 1,
      ]);
      expect([space(5, 9), space(5, 10)].map(one => seesSpace(state, play.hero(), one))).toEqual([false, true]);
      expect(seesSpace(state, play.monster(), space(1, 9))).toBe(true);
      expect(targets(play)).toContain(space(5, 10));
      expect(targets(play)).not.toContain(space(5, 9));
    },
  );
});

rule('DES-22.9', 'for spawning one looks through monsters', () => {
  const state = begun();
  const [one, other] = state.heroes;
  if (!one || !other) throw new Error('two heroes play');
  [one.at, other.at] = [space(1, 9), undefined];
  put(state, 'beastman', space(2, 9));
  // An attack could not be aimed past it; still nobody may be spawned behind it.
  expect(sees(groundNow(state), space(1, 9), space(3, 9), [space(2, 9)])).toBe(false);
  expect(spawnSites(state, '1x1')).not.toContain(space(3, 9));
});
