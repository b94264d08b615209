// EUT-3, EUT-4: rounds, turns and Action tokens.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { fighting, gives } from './fights.ts';
import { BESIDE, scene, stands } from './scene.ts';

rule(
  ['EUT-3.1', 'EUT-3.16', 'EUT-3.17'],
  'each has a turn, first player first; then the next round, and after the last one the end',
  () => {
    const play = scene({
      heroes: ['ael', 'dral', 'keleia'],
      set: state => Object.assign(state, { first: 1, rounds: 2, turn: { seat: 1, encounters: [], tried: [] } }),
    });
    const order: number[] = [];
    for (let n = 0; n < 6; n++) {
      order.push(play.state.turn.seat);
      play.does('end', 'save:mining');
    }
    expect(order).toEqual([1, 2, 0, 1, 2, 0]);
    expect([play.state.round, play.table.over]).toEqual([2, true]);
  },
);

rule(
  ['EUT-3.2', 'EUT-3.3', 'EUT-3.4', 'EUT-3.18', 'EUT-1.11'],
  'a round begins with new tokens, disengaged tiles and active Gems for all',
  () => {
    const play = scene({
      set: (_, heroes) => {
        for (const hero of heroes) {
          const tile = gives(hero, 'mail-helm#1');
          Object.assign(tile, { engaged: true, gems: [{ gem: 'opal', active: false }] });
          hero.bags.push({ kind: 'tile', tile: { tile: 'short-sword#1', engaged: true, gems: [], essences: [] } });
          hero.pool.push({ tile: 'ael-renewal', engaged: true, gems: [], essences: [] });
          hero.beside.push({ tile: 'initiative-token#1', engaged: true, gems: [], essences: [] });
        }
      },
    });
    expect(play.hero().slots['helm-1']?.tile?.engaged).toBe(true);
    play.does('end', 'save:mining');
    // The round is not over: nothing is renewed for the second player's turn.
    expect(play.hero(1).slots['helm-1']?.tile?.engaged).toBe(true);
    play.does('end', 'save:mining');
    for (const hero of play.state.heroes) {
      expect(hero.tokens.sort()).toEqual(['combat', 'mining', 'mining', 'trade']);
      expect(hero.slots['helm-1']?.tile).toMatchObject({ engaged: false, gems: [{ gem: 'opal', active: true }] });
      expect(hero.beside.map(({ engaged }) => engaged)).toEqual([false]);
      expect(
        [...hero.bags, ...hero.pool].map(one =>
          'kind' in one && one.kind === 'tile' ? one.tile.engaged : 'engaged' in one && one.engaged,
        ),
      ).toEqual([false, false]);
    }
  },
);

rule(
  ['EUT-3.6', 'EUT-3.7', 'EUT-3.8'],
  'in any order: move, mine, move on with what is left, mine again with another Action',
  () => {
    const play = scene({
      heroes: ['dral', 'ael'],
      set: stands('ch1-encounter-2', 0, (_, [hero]) => hero && gives(hero, 'dral-dig-deeper')),
    });
    const { tokens } = play.hero();
    expect(tokens).toEqual(['mining', 'trade', 'combat']);
    play.does('burn:trade', `walk:${BESIDE[1]}`);
    play.does('mine');
    if (play.asked() === 'pay.ask') play.does('pay:token');
    if (play.asked() === 'cart.ask') play.passes();
    expect([play.hero().movement, play.hero().bags.length]).toEqual([1, 1]);
    play.does(`walk:${BESIDE[0]}`);
    expect(play.hero().movement).toBe(0);
  },
);

rule('EUT-3.9', 'inside a Trade Action there is no Free Action', () => {
  const play = scene({
    set: stands('ch1-fixed-1', 0, state => Object.assign(state.tokens, { [BESIDE[0]]: [{ kind: 'trade', seat: 0 }] })),
  });
  play.does('trade');
  expect(play.asked()).toBe('trade.ask');
  expect(play.can().filter(key => /^(walk|quest|treasure|challenge|chapel)/.test(key))).toEqual([]);
  play.does('done');
  expect(play.asked()).toBe('turn.ask');
});

rule(
  ['EUT-3.10', 'EUT-3.11', 'EUT-4.2'],
  'one unused token is kept, the others go; R7: with it there are four, never more',
  () => {
    const play = scene();
    play.does('burn:mining', 'end');
    expect(play.can()).toEqual(['save:trade', 'save:combat']);
    play.does('save:trade');
    expect(play.hero()).toMatchObject({ saved: 'trade', tokens: [] });
    play.does('end', 'save:mining');
    expect(play.hero().tokens).toEqual(['mining', 'trade', 'combat', 'trade']);
    play.does('end', 'save:trade', 'end', 'save:mining');
    expect(play.hero().tokens.length).toBe(4);
  },
);

rule(['EUT-3.10', 'EUT-3.11'], 'none may be kept either, even of tokens that are all alike', () => {
  const play = scene({ set: (_, [hero]) => hero && Object.assign(hero, { tokens: ['trade'] }) });
  play.does('end');
  expect([play.asked(0), play.can()]).toEqual(['save.ask', ['save:trade']]);
  play.passes();
  expect([play.hero().saved, play.hero().tokens, play.state.turn.seat]).toEqual([undefined, [], 1]);
  play.does('end').passes();
  expect(play.hero().tokens).toEqual(['mining', 'trade', 'combat']);
});

rule(['EUT-3.12', 'EUT-5.34'], 'points of all sources add up and are lost with the turn', () => {
  const play = scene();
  play.does('burn:mining', 'burn:trade', 'use:ael-quick-step:0');
  expect(play.hero().movement).toBe(4);
  play.does('end').passes();
  expect(play.hero().movement).toBe(0);
});

rule('EUT-3.20', 'nobody but whoever’s turn it is uses anything', () => {
  const play = scene();
  expect(play.asked(1)).toBeUndefined();
});

rule(
  ['EUT-4.1', 'EUT-4.3', 'EUT-5.6'],
  'a token is worth 1, 2 or 2 Movement points (R6: an option), or its Action, not both',
  () => {
    const play = scene();
    play.does('burn:mining');
    expect(play.hero().movement).toBe(1);
    play.does('burn:trade');
    expect(play.hero().movement).toBe(3);
    play.does('burn:combat');
    expect(play.hero()).toMatchObject({ movement: 5, tokens: [] });
    expect(play.can().filter(key => key.startsWith('burn'))).toEqual([]);
    const house = scene({ options: { combatMovement: 3 } });
    house.does('burn:combat');
    expect(house.hero().movement).toBe(3);
  },
);

rule('EUT-4.4', 'an Ability that shows an Action performs it without a token', () => {
  const play = scene({
    heroes: ['dral', 'ael'],
    set: stands('ch1-encounter-2', 1, (_, [hero]) => {
      if (hero) gives(hero, 'dral-dig-deeper');
      if (hero) Object.assign(hero, { tokens: [] });
    }),
  });
  const mining = play.can().includes('mine');
  expect(mining).toBe(true);
  play.does('mine');
  if (play.asked() === 'cart.ask') play.passes();
  expect(play.hero().bags.length).toBe(1);
  expect(play.whyNot('mine')?.[1]).toBe('EUT-7.3');
});

rule(['EUT-2.26', 'EUT-9.4'], 'the Hope die shows nothing at first, and at the beginning of every fight', () => {
  expect(scene().state.combat).toBeUndefined();
  const play = fighting({
    step: 'tokens',
    gaar: 0,
    tile: 'ch1-other-7', // a Treasure and a Cave, each with a Monster
    combat: { hope: 3 },
    set: (state, [hero]) => {
      state.territory = [];
      if (hero) Object.assign(hero, { movement: 1, tokens: ['combat'] });
    },
  });
  expect([play.hero().gaar, play.state.combat]).toEqual([1, undefined]);
  play.does('walk:hex:2,1');
  expect([play.asked(), play.state.combat?.hope]).toEqual(['combat.before', 0]);
});

rule('EUT-3.6', 'whoever has nothing left to do still says that the turn is over', () => {
  const play = scene({
    set: (state, [hero]) => {
      state.territory = [];
      if (!hero) return;
      hero.tokens = [];
      for (const slot of Object.values(hero.slots)) if (slot) slot.tile = undefined;
    },
  });
  expect([play.asked(), play.can()]).toEqual(['turn.ask', ['end']]);
  play.does('end');
  expect(play.state.turn.seat).toBe(1);
});
