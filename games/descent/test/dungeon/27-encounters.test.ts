// DES-27: encounter markers.

import { rule } from '@veillee/kernel/test/rule';
import { base, space } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { boardOf } from '../../rules/board.ts';
import { calls } from '../../rules/calls.ts';
import { numbersOf } from '../../rules/quest/places.ts';
import { named, quest } from '../guide.ts';
import { lay, pair, put, scene } from '../scene.ts';
import { stands } from '../walks.ts';

rule('DES-27.1', 'an encounter lies where the guide has it as soon as its area is seen, and not before', () => {
  const before = quest('durnog-brothers', { quiet: true }).state;
  expect(() => named(before, 'cord')).toThrow();
  const { things } = boardOf(before);
  const [number = 0] = numbersOf(boardOf(before), 'cord');
  const { area, spaces } = things[number] as (typeof things)[number];
  const { state } = quest('durnog-brothers', { areas: [0, area], quiet: true });
  expect(named(state, 'cord')).toMatchObject({ kind: 'encounter', at: spaces[0] });
});

rule(['DES-27.2', 'DES-28.1'], 'monsters neither have encounters nor pick anything up', () => {
  const play = quest('durnog-brothers', {
    areas: [0, 5],
    quiet: true,
    *next(t) {
      const thief = put(t.state, 'beastman', space(25, 2));
      thief.at = space(25, 1);
      yield* calls(t).happen(t, { what: 'enter', at: space(25, 1), figure: thief.id });
    },
  });
  expect(play.state.guide.flags).toEqual([]);
  expect(named(play.state, 'cord').at).toBe(space(25, 1));
});

rule(['DES-27.2', 'DES-27.3'], 'whoever passes through an encounter has not met it', () => {
  const play = quest('durnog-brothers', { areas: [0, 5], quiet: true, at: [space(24, 2)] });
  play.does('action:run', 'walk:space:25,2').overlordWaits();
  expect(play.state.guide.flags).toEqual([]);
  play.does('walk:space:25,1').overlordWaits();
  expect([play.state.guide.flags, play.state.conquest]).toEqual([['cord-cut'], 5]);
});

rule(['DES-27.2'], 'an encounter happens to whoever ends their movement on it, not to whoever passes', () => {
  const happens = (to: string): boolean => {
    const play = scene({ set: stands(1, 13, {}, state => lay(state, { kind: 'encounter' }, space(1, 12))) });
    return play.does('action:run', `walk:${to}`).overlordWaits().log.includes('log.encounter');
  };
  expect([happens('space:1,11'), happens('space:1,12')]).toEqual([false, true]);
  const once = scene({ set: stands(1, 13, {}, state => lay(state, { kind: 'encounter' }, space(1, 12))) });
  once.does('action:run', 'walk:space:1,12').overlordWaits().passes(0);
  expect(once.log.filter(text => text === 'log.encounter')).toHaveLength(1);
});

rule(['DES-27.2'], 'R49: whoever is interrupted on an encounter has not ended their movement', () => {
  // The aura of a Hell Hound wounds whoever comes to the encounter: the walk over it stops there.
  const stopped = (action: string) =>
    scene({
      set: stands(1, 13, {}, (state, heroes) => {
        lay(state, { kind: 'encounter' }, space(1, 12));
        put(state, 'hell-hound', base(2, 12, 1, 2), 'master');
        const [hero, friend] = pair(heroes);
        friend.at = space(4, 11);
        Object.assign(hero, { equipped: ['sword#1'], fatigue: 2 });
      }),
    })
      .does(`action:${action}`, 'walk:space:1,11')
      .overlordWaits();
  const met = (play: ReturnType<typeof scene>): boolean => play.log.includes('log.encounter');
  const play = stopped('run');
  expect([play.hero().at, play.asked(), met(play)]).toEqual(['space:1,12', 'turn.act', false]);
  expect(met(play.does('fatigue'))).toBe(false);
  expect(met(play.does('walk:space:1,11').overlordWaits())).toBe(false);
  // Who does anything else, or ends the turn, has stopped there.
  expect(met(stopped('run').passes(0).overlordWaits())).toBe(true);
  const strikes = stopped('advance');
  strikes.does(`attack:sword#1:${space(2, 12)}`);
  while (strikes.asked(0) !== 'turn.act') strikes.passes();
  expect(met(strikes)).toBe(true);
  expect(strikes.log.filter(text => text === 'log.encounter')).toHaveLength(1);
});
