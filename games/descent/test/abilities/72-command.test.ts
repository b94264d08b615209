// DES-72: Command.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { opened } from '../../rules/attack/open.ts';
import { BESIDE, fight, HERE } from '../fight.ts';
import { put } from '../scene.ts';

describe('Command', () => {
  rule(['DES-72.1', 'DES-72.2', 'DES-72.3'], 'within 3 spaces +1 range and +1 damage, for each of them (EX-41)', () => {
    const lines = (count: number, at = space(5, 9)) => {
      const play = fight({
        set: state => {
          put(state, 'beastman', at, 'master');
          if (count > 1) put(state, 'beastman', space(5, 10), 'master');
        },
      });
      return opened(play.state, play.monster().id, { target: HERE, by: 'activation' }).lines.map(({ bonus }) => bonus);
    };
    const own = { damage: 1 };
    expect(lines(1)).toEqual([own, { range: 1, damage: 1 }]);
    expect(lines(2)).toEqual([own, { range: 1, damage: 1 }, { range: 1, damage: 1 }]);
    expect(lines(1, space(7, 10))).toEqual([own, { range: 1, damage: 1 }]);
  });

  rule('DES-72.1', 'of a hero too, whoever attacks near enough', () => {
    const play = fight({ skills: ['blessing'], equipped: ['sword#1'] });
    const { lines } = opened(play.state, play.hero(0).id, { weapon: 'sword#1', target: BESIDE, by: 'action' });
    expect(lines.map(({ bonus }) => bonus)).toEqual([{ range: 1, damage: 1 }]);
  });
});

rule(
  ['DES-72.1', 'DES-72.2'],
  'Command helps friends alone, and is near enough with a part of its base, walls or not',
  () => {
    const bonuses = (skills: readonly string[], x: number) => {
      const play = fight({
        equipped: ['sword#1'],
        skills,
        set: state => void put(state, 'naga', base(x, 9, 2, 2), 'master'),
      });
      const [hero, beastman] = [
        opened(play.state, play.hero().id, { weapon: 'sword#1', target: BESIDE, by: 'action' }),
        opened(play.state, play.monster().id, { target: HERE, by: 'activation' }),
      ];
      return [hero, beastman].map(({ lines }) => lines.filter(({ bonus }) => bonus.range === 1).length);
    };
    // The naga's nearer half is 3 spaces from the beastman, behind a shut door; then it is 4.
    expect([bonuses([], 7), bonuses([], 8)]).toEqual([
      [0, 1],
      [0, 0],
    ]);
    expect(bonuses(['blessing'], 8)).toEqual([1, 0]);
  },
);
