// ASH-26: Destiny.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { drawing } from './moments.ts';
import { ATSU, at, scene, TANTAN } from './scene.ts';
import { ally } from './upgrades.ts';

rule(['ASH-26.1', 'ASH-26.2', 'ASH-26.8'], 'the first tile is turned, its row read, and it is out of the game', () => {
  const play = scene(drawing(2));
  expect(play.state).toMatchObject({ spent: [2], track: [], turn: 2, monsters: [{ at: at('a1-guarded-bridge') }] });
  expect(play.told()).toEqual(expect.arrayContaining(['log.destiny', 'log.destiny.box']));
});

rule('ASH-26.2', 'the Clockmaker: the next tile is turned, its row is not applied, and the one after it is', () => {
  const play = scene({
    track: [1, 2],
    set(state) {
      ally(state, 'clockmaker');
    },
  });
  play.does(ATSU, 'ally:clockmaker').passes(ATSU).passes(TANTAN);
  expect(play.state).toMatchObject({ turn: 2, spent: [2], monsters: [], skips: 0 });
  play.passes(ATSU).passes(TANTAN);
  expect(play.state).toMatchObject({ turn: 3, spent: [2, 1] });
  expect(play.state.monsters).toHaveLength(1);
});

rule('ASH-26.4', 'ASH-X11: of two boxes only the one chosen', () => {
  const play = scene(drawing(3, state => Object.assign(state.bag, { coins: 2 }))).answers(ATSU, 'destiny.ask', 'box:B');
  expect(play.state).toMatchObject({ bag: { coins: 2 }, monsters: [{ at: at('a1-old-mill') }] });
});

rule('ASH-26.4', 'of two who differ about a box each may propose, until one agrees', () => {
  const play = scene({ position: { at: 'destiny' }, options: { agree: true }, track: [8] });
  play.seat(1).chooses('destiny.ask', 'box:B');
  expect([play.seat(1).asked(), play.seat(0).offered('agree.ask')]).toEqual([undefined, ['box:A']]);
  play.seat(0).chooses('agree.ask', 'box:A');
  expect(play.hero(TANTAN).health).toBe(3);
  play.seat(1).chooses('agree.ask', 'box:B');
  play.seat(0).passes('agree.ask');
  expect([play.hero(ATSU).health, play.hero(TANTAN).health]).toEqual([4, 2]);
});

rule(['ASH-26.5', 'ASH-27.4', 'ASH-26.6'], 'ASH-X18: five tiles are six turns; then it is lost', () => {
  const play = scene({
    track: [7, 6, 5, 2, 1],
    set(state) {
      state.skips = 5;
    },
  });
  for (const turn of [1, 2, 3, 4, 5, 6]) {
    expect([play.state.turn, play.state.track.length, play.table.over]).toEqual([turn, 6 - turn, false]);
    play.passes(ATSU).passes(TANTAN);
  }
  expect([play.table.over, play.state.lost]).toEqual([true, 'no-destiny']);
});

rule('ASH-26.7', 'the blue tile comes through the booklet alone, and is next', () => {
  const play = scene({
    adventure: 5,
    at: 'a5-throne-stair',
    hand: ['a5-find-01', 'a5-find-02', 'a5-find-03'],
  });
  play.does(ATSU, 'activate:event');
  expect(play.state.track.at(-1)).toMatchObject({ tile: 13 });
  expect(scene({ adventure: 5 }).state.track.map(({ tile }) => tile)).not.toContain(13);
});

rule('ASH-26.9', 'a box whose price cannot be paid cannot be chosen', () => {
  const play = scene(drawing(3, state => Object.assign(state.bag, { coins: 1 })));
  expect(play.state).toMatchObject({ bag: { coins: 1 }, monsters: [{ at: at('a1-old-mill') }] });
  // Both boxes are read all the same.
  expect(play.told()).toEqual(expect.arrayContaining(['log.destiny.unpaid', 'log.destiny.box']));
});
