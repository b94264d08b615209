// DES-54: glyph of transport.

import { rule } from '@veillee/kernel/test/rule';
import { space } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { goals } from '../../rules/overlord/treading.ts';
import { activates, step4, walksOfMonsters } from '../fights-of-monsters.ts';
import { quest } from '../guide.ts';
import { lay, put, scene } from '../scene.ts';
import { laidFloor, tread } from '../treading.ts';

rule(
  ['DES-54.3', 'DES-54.1', 'DRF-8.25', 'DRF-10.1'],
  'a glyph wakes under the first hero who enters it, once, for three conquest',
  () => {
    const play = quest('durnog-brothers', { areas: [0, 1], quiet: true, at: [space(18, 11)] });
    const glyph = play.state.board.markers.find(one => one.kind === 'glyph' && !one.active);
    expect(glyph?.at).toBe(space(18, 12));
    play.does('action:run', 'walk:space:18,12').overlordWaits();
    expect([play.state.conquest, play.state.board.markers.find(({ id }) => id === glyph?.id)]).toEqual([
      4 + 3,
      { ...glyph, active: true },
    ]);
    play.does('walk:space:18,11', 'walk:space:18,12').overlordWaits();
    expect(play.state.conquest).toBe(4 + 3);
  },
);

rule(
  ['DES-54.3', 'DES-54.2'],
  'a glyph that nobody steps onto sleeps on, and only on one that is awake is there a way to Town',
  () => {
    const play = scene({
      set: (state, [hero]) => {
        if (hero) hero.at = space(4, 10);
        lay(state, { kind: 'glyph', active: false }, space(6, 9));
      },
    })
      .does('action:run', 'walk:space:5,10')
      .overlordWaits();
    expect([play.state.conquest, play.log.includes('log.glyph')]).toEqual([5, false]);
    expect(play.can()).not.toContain('town');
  },
);

describe('activation', () => {
  rule(['DES-54.7', 'DES-54.8'], 'none ends on an active glyph, and who stands on one must leave it', () => {
    const play = step4(state => {
      put(state, 'beastman', space(12, 9));
      lay(state, { kind: 'glyph', active: true }, space(12, 9));
      lay(state, { kind: 'glyph', active: true }, space(14, 9));
    });
    const seat = play.overlordSeat;
    expect(play.match.decisionOf(seat)?.pass).toBeUndefined();
    activates(play);
    expect(walksOfMonsters(play)).not.toContain('walk:space:14,9');
    expect(walksOfMonsters(play)).toContain('walk:space:15,9');
    expect(play.match.decisionOf(seat)?.pass).toBeUndefined();
    play.answers(seat, 'walk:space:13,9').passes(seat).passes(seat);
    expect(play.state.round).toBe(2);
  });

  rule('DES-54.7', 'on a glyph that sleeps it may stay', () => {
    const play = step4(state => {
      put(state, 'beastman', space(12, 9));
      lay(state, { kind: 'glyph', active: false }, space(12, 9));
    });
    const seat = play.overlordSeat;
    expect(play.match.decisionOf(seat)?.pass).toBeDefined();
    activates(play);
    expect(play.match.decisionOf(seat)?.pass).toBeDefined();
  });
});

describe('steps', () => {
  rule('DES-54.7', 'cross an active glyph and do not end on it', () => {
    const ground = laidFloor(['m.g.']);
    const found = goals(tread(ground, '1x1', { noStay: new Set([ground.at('g')]) }), ground.at('m'), 3);
    expect(found.map(({ to }) => to)).toEqual([space(1, 0), space(3, 0)]);
  });
});

rule('DES-54.10', 'a glyph under a hero who was thrown there wakes at the start of their own turn', () => {
  const play = scene({
    position: { at: 'turnStart' },
    set: (state, [hero]) => {
      if (hero) hero.at = space(5, 10);
      lay(state, { kind: 'glyph', active: false }, space(5, 10));
    },
  });
  expect(play.state.conquest).toBe(8);
});
