// LEG-1.11: the treasurer decides for the party, and hands the office on.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { takenUp } from '../../rules/legend/chapters.ts';
import { campaign, week } from './small.ts';

const two = () =>
  week({
    at: 'march',
    seats: 3,
    set: legend => {
      legend.heroes = legend.heroes.map((hero, n) => (n > 1 ? { ...hero, seat: 2 } : hero));
    },
  });

describe('the office of the treasurer', () => {
  rule('LEG-1.11', 'goes to another hero player, once a week, and with it the say of where the party marches', () => {
    const scene = two();
    expect(scene.offered('week.march').filter(key => key.startsWith('office'))).toEqual(['office:2']);
    scene.chooses('week.march', 'office:2');
    expect(scene.legend.treasurer).toBe(2);
    expect(scene.seat(2).offered('week.march')).toContain('train');
    expect(scene.asked(0)).not.toBe('week.march');
    expect(
      scene
        .seat(2)
        .refused('week.march')
        .find(({ key }) => key === 'office:0')?.rule,
    ).toBe('LEG-1.11');
  });
  rule('LEG-1.11', 'is nobody’s to hand on where one person plays all heroes', () => {
    const scene = week({ at: 'march' });
    expect(scene.offered('week.march').some(key => key.startsWith('office'))).toBe(false);
  });
  rule('LEG-19.2', 'deeds of heroes are counted anew in each chapter, and for good', () => {
    const done = { kills: 3, wounds: 9, blow: 4, deaths: 1, treasures: 2 };
    const legend = { ...campaign(), feats: { steelhorns: { all: done, now: done } } };
    const seated = { overlordSeat: 1, treasurer: 0, party: [0, 0, 0, 0] };
    const { feats } = takenUp({ version: 1, legend }, seated);
    expect(feats?.steelhorns?.all).toEqual(done);
    expect(Object.values(feats?.steelhorns?.now ?? {}).every(n => n === 0)).toBe(true);
  });
  rule('LEG-1.11', 'is kept from one chapter to the next by whoever still plays heroes', () => {
    const { boxes } = campaign();
    const left = { version: 1, legend: { ...campaign(), treasurer: 2 } } as const;
    const seated = { boxes, overlordSeat: 1, treasurer: 0 };
    expect(takenUp(left, { ...seated, party: [0, 0, 2, 2] }).treasurer).toBe(2);
    expect(takenUp(left, { ...seated, party: [0, 0, 0, 0] }).treasurer).toBe(0);
  });
});
