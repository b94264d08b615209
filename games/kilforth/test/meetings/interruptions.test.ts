// Who is asked first where several may interrupt.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { facing, scene, type Table } from '../scene.ts';

describe('interruptions', () => {
  const windowOf = (table: Table) => table.match.decisions[0]?.window;

  rule('KIL-11.1', 'each optional interruption names its window, so that a seat can have it passed', () => {
    const gift = facing('restless-rider', { hp: 2 }).loot(0, 'bandage#1').opens('turn');
    expect([gift.asked(), windowOf(gift)]).toEqual(['engage.start', { id: 'gift', matters: true }]);
    const start = facing('restless-rider', { class: 'warmage' }).opens('turn');
    expect([start.asked(), windowOf(start)]).toEqual(['engage.start', { id: 'start', matters: true }]);
    const boost = facing('restless-rider', { class: 'sorcerer' }).assets(0, 'spectral-blade').opens('turn');
    expect([boost.asked(), windowOf(boost)]).toEqual(['test.before', { id: 'boost', matters: true }]);
    const reroll = facing('restless-rider').talents(0, 'martial-1b').misses(5).opens('turn');
    expect([reroll.asked(), windowOf(reroll)]).toEqual(['test.after', { id: 'reroll', matters: true }]);
    const fate = facing('restless-rider', { fate: 1 }).misses(5).opens('turn');
    expect([fate.asked(), windowOf(fate)]).toEqual(['test.success', { id: 'success', matters: true }]);
    const prevent = facing('restless-rider').assets(0, 'gambeson').misses(5).foe(6, 1, 1).opens('turn');
    expect([prevent.asked(), windowOf(prevent)]).toEqual(['battle.prevent', { id: 'prevent', matters: true }]);
    const done = scene(2)
      .hero(0, { hp: 3 })
      .loot(0, 'bandage#1')
      .at(0, 'heron-ford')
      .encounters('barrow-lea', 'ford-inn');
    expect(windowOf(done.opens().plays('move:barrow-lea'))).toEqual({ id: 'gift', matters: false }); // it can wait
  });

  rule('KIL-9.21', 'whether to flee, or to slip past, is always asked', () => {
    const flee = facing('restless-rider').misses(5).foe(1, 1, 1).opens('turn');
    expect([flee.asked(), windowOf(flee)]).toEqual(['battle.round', undefined]);
    const slip = facing('highwaymen', { class: 'druid' }).opens('turn');
    expect([slip.asked(), windowOf(slip)]).toEqual(['engage.start', undefined]);
  });

  rule('KIL-5.19', 'an attribute that would roll fewer dice may be used, but does not matter', () => {
    const worse = facing('restless-rider', { class: 'warrior' }).talents(0, 'arcane-4a').opens('turn'); // Lore 3 for Combat 5
    expect(worse.offered('test.before')).toEqual(['as:lore']);
    expect(windowOf(worse)).toEqual({ id: 'boost', matters: false });
  });
});
