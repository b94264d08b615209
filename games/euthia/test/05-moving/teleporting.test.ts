// EUT-5: teleportation and Portals.

import { rule } from '@veillee/kernel/test/rule';
import { hex } from '@veillee/pieces/geometry';
import { describe, expect } from 'vitest';
import { centreOf } from '../../content/lattice.ts';
import { euthia } from '../../rules/game.ts';
import { distance } from '../../rules/land.ts';
import { gives } from '../fights.ts';
import { on } from '../places.ts';
import { at, BESIDE, bag, lays, type More, marks, one, scene, stands } from '../scene.ts';

rule(
  ['EUT-5.26', 'EUT-5.27', 'EUT-5.30', 'EUT-5.31'],
  'EX-06: a Scroll of range 3 reaches a centre whose nearest hex is 2 away',
  () => {
    const FORTRESS = centreOf(hex(1, 1));
    const set = (open: boolean) =>
      stands('ch3-encounter-2', 0, (state, [hero]) => {
        lays(state, [['ch3-scenario-1', -1, 2]]);
        for (const at of open ? BESIDE : BESIDE.slice(1)) marks(state, at, 'hero', 1);
        if (!hero) return;
        hero.at = hex(0, 0);
        hero.tokens = [];
        hero.bags.push({
          kind: 'tile',
          tile: { tile: state.supply['teleport-scroll'].pop() ?? '', engaged: false, gems: [], essences: [] },
        });
      });
    const play = scene({ set: set(true) });
    expect(distance(play.state, hex(0, 0), FORTRESS)).toBe(3);
    const scroll = play.can().find(key => key.startsWith('use:teleport-scroll')) ?? '';
    play.does(scroll, `teleport:${FORTRESS}`);
    expect(play.hero()).toMatchObject({ at: FORTRESS, movement: 0, bags: [] });
    const closed = scene({ set: set(false) });
    closed.does(closed.can().find(key => key.startsWith('use:teleport-scroll')) ?? '');
    expect(closed.can()).not.toContain(`teleport:${FORTRESS}`);
    // Nor onto a Monster without a Combat Action.
    expect(closed.can()).not.toContain(`teleport:${BESIDE[0]}`);
  },
);

rule(['EUT-5.30', 'EUT-5.26'], 'one does not teleport to where one stands, nor where nothing can be entered', () => {
  const play = on([['ch1-fixed-1', 1, 1]], hero => {
    gives(hero, 'teleport-scroll#1');
    Object.assign(hero, { at: at(1, 2), tokens: [] });
  }).does('use:teleport-scroll#1:0');
  expect(play.can()).not.toContain('teleport:hex:1,2');
  expect(play.can()).not.toContain('teleport:hex:1,1'); // a Monster, and no Combat Action
  expect(play.can()).toContain('teleport:hex:2,1');
});

describe('what is told', () => {
  rule('EUT-5.32', 'a Portal is offered from a Portal alone', () => {
    const offered = (space: 0 | 1 | 2) =>
      scene({ set: stands('ch1-fixed-1', space, state => lays(state, [['ch2-other-7', -1, -1]])) })
        .can()
        .filter(key => key.startsWith('portal:'));
    expect([offered(0), offered(1)]).toEqual([[], []]);
    expect(offered(2)).not.toEqual([]);
  });
});

rule(['EUT-5.32', 'EUT-5.33', 'EUT-5.29'], 'R13: from Portal to Portal and back, and no third time', () => {
  const play = scene({
    set: stands('ch1-fixed-1', 2, (state, [hero]) => {
      lays(state, [['ch2-other-7', -1, -1]]);
      if (hero) Object.assign(hero, { movement: 1, health: 5 });
    }),
  });
  const other = hex(-1, -1);
  play.does(`portal:${other}`);
  // Beside it lies an Elemental of Fire: arriving is entering.
  expect(play.hero()).toMatchObject({ at: other, health: 3, movement: 1 });
  play.does(`portal:${BESIDE[2]}`);
  expect(play.whyNot(`portal:${other}`)).toEqual(['why.portal', 'EUT-5.33']);
  // In the next turn it works again.
  play.does('end', 'save:mining', 'end', 'save:mining');
  expect(play.can()).toContain(`portal:${other}`);
});

rule(
  ['EUT-5.32', 'EUT-5.33'],
  'a Portal leads to Portals alone; the other leads back, and then both are spent until one has walked off (R13)',
  () => {
    // Portals at (1,2) and (-1,0)
    const play = on(
      [
        ['ch1-fixed-1', 1, 1],
        ['ch1-other-7', -1, -1],
      ],
      hero => Object.assign(hero, { at: at(1, 2), movement: 2 }),
    );
    expect(play.can().filter(key => key.startsWith('portal'))).toEqual(['portal:hex:-1,0']);
    play.does('portal:hex:-1,0');
    expect([play.hero().at, play.hero().spentPortals]).toEqual([at(-1, 0), [at(1, 2)]]);
    play.does('portal:hex:1,2');
    // Through Portals one goes neither round and round nor back: that is no leaving by other means.
    expect([play.hero().at, play.whyNot('portal:hex:-1,0')]).toEqual([at(1, 2), ['why.portal', 'EUT-5.33']]);
    play.does('walk:hex:2,1');
    expect(play.can().filter(key => key.startsWith('portal'))).toEqual([]);
    play.does('walk:hex:1,2');
    expect(play.can()).toContain('portal:hex:-1,0');
    play.does('portal:hex:-1,0');
    expect(play.whyNot('portal:hex:1,2')).toEqual(['why.portal', 'EUT-5.33']);
  },
);

/** At the first of two Portals, (1,2) and (2,-1), which are three steps apart; nothing is left to reveal. */
const betweenPortals = (more: More) =>
  scene({
    set: one((hero, state) => {
      lays(state, [
        ['ch1-fixed-1', 1, 1],
        ['ch2-fixed-2', 2, -1],
      ]);
      state.territory = [];
      hero.at = at(1, 2);
      more(hero, state);
    }),
  });

rule(
  ['EUT-5.33', 'EUT-5.32'],
  'R13: who walks back to the Portal they went through finds it used, and unused when they have stepped off it',
  () => {
    const play = betweenPortals((hero, state) => {
      marks(state, at(1, 1), 'trade', 0);
      Object.assign(hero, { movement: 9, health: 8 });
    }).does('portal:hex:2,-1');
    const [there, back] = [at(2, -1), at(1, 2)];
    while (play.hero().at !== back) {
      const key = play.can().find(each => each === `walk:${back}`) ?? 'walk:hex:1,1';
      play.does(key);
    }
    expect(play.whyNot(`portal:${there}`)).toEqual(['why.portal', 'EUT-5.33']);
    play.does('walk:hex:2,1', `walk:${back}`);
    expect(play.can()).toContain(`portal:${there}`);
  },
);

rule('EUT-5.33', 'a match that older rules have left goes on, with the one Portal that was spent', () => {
  const { state } = scene({ set: one(hero => void Object.assign(hero, { at: at(0, 0) })) });
  const older = (spentPortal: string | undefined) => ({
    ...state,
    heroes: state.heroes.map(({ spentPortals: _, ...hero }) => ({ ...hero, spentPortal })),
  });
  const taken = (spent: string | undefined, rules: number) =>
    euthia.migrate?.({ position: { at: 'turn' }, state: older(spent) }, rules).state.heroes[0];
  expect([taken('hex:1,2', 27)?.spentPortals, taken(undefined, 26)?.spentPortals]).toEqual([['hex:1,2'], []]);
  expect(taken('hex:1,2', 27)).not.toHaveProperty('spentPortal');
  const now = euthia.migrate?.({ position: { at: 'turn' }, state }, euthia.rules);
  expect([now?.position, now?.state]).toEqual([{ at: 'turn' }, state]);
});

rule(['EUT-5.33', 'EUT-5.30'], 'a Scroll takes one off a Portal and back onto it: that is having left', () => {
  const play = betweenPortals(hero => {
    Object.assign(hero, { movement: 0, bags: [] });
    bag(hero, 'scroll-blink#1', 'scroll-blink#2');
  }).does('portal:hex:2,-1', 'portal:hex:1,2');
  expect(play.whyNot('portal:hex:2,-1')).toEqual(['why.portal', 'EUT-5.33']);
  play.does('use:scroll-blink#1:0', 'teleport:hex:2,1', 'use:scroll-blink#2:0', 'teleport:hex:1,2');
  expect(play.can()).toContain('portal:hex:2,-1');
});
