// EUT-3: rounds and turns.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { fresh } from '../rules/tiles.ts';
import { deals, gives } from './fights.ts';
import { saved, skoldur } from './places.ts';
import { BESIDE, one, scene, stands } from './scene.ts';

const FOUR = ['curse', 'curse', 'frenzy', 'mind-control'];

rule('EUT-3.1', 'each Round begins by saying which it is, and of how many', () => {
  const table = scene({ position: { at: 'round' }, set: state => Object.assign(state, { round: 1 }) });
  expect(table.lines('log.round').map(({ with: told }) => told)).toEqual([{ round: 2, rounds: table.state.rounds }]);
});

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
    expect([play.state.round, play.over]).toEqual([2, true]);
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

rule(
  ['EUT-3.12', 'EUT-3.3', 'EUT-3.4'],
  'a tile in the pool and a Gem in a Bag wake with the round as those on the board do',
  () => {
    const play = scene({
      position: { at: 'round' },
      set: one(hero => {
        hero.pool = [{ ...fresh('ael-renewal'), engaged: true }];
        hero.bags = [
          { kind: 'tile', tile: { ...fresh('lucky-ring#1'), gems: [{ gem: 'opal', active: false }], engaged: true } },
        ];
      }),
    });
    const [bagged] = play.hero().bags;
    expect(play.hero().pool[0]?.engaged).toBe(false);
    expect(bagged?.kind === 'tile' && [bagged.tile.engaged, bagged.tile.gems[0]?.active]).toEqual([false, true]);
  },
);

rule(['EUT-3.12', 'EUT-5.34'], 'points of all sources add up and are lost with the turn', () => {
  const play = scene();
  play.does('burn:mining', 'burn:trade', 'use:ael-quick-step:0');
  expect(play.hero().movement).toBe(4);
  play.does('end').passes();
  expect(play.hero().movement).toBe(0);
});

rule(
  ['EUT-3.14', 'EUT-17.11', 'EUT-17.13'],
  'after a victory the next Bounty comes at the end of the turn, as long as there are any',
  () => {
    const play = scene({
      options: { scenario: 'villagers-rescue' },
      set: state => {
        state.bounties = { stack: [state.bounties.stack[0] ?? ''] };
      },
    });
    const [next] = play.state.bounties.stack;
    play.does('end', 'save:mining');
    expect(play.state.bounties).toEqual({ stack: [], current: next });
    const none = scene({
      options: { scenario: 'villagers-rescue' },
      set: state => Object.assign(state, { bounties: { stack: [] } }),
    });
    none.does('end', 'save:mining');
    expect(none.state.bounties.current).toBeUndefined();
  },
);

rule(
  ['EUT-3.15', 'EUT-21.11'],
  'at the end of his turn the die is resolved, or a Dwurt is given up; then it shows zero',
  () => {
    const play = skoldur(hero => void Object.assign(hero, { dwurtDie: 3, dwurt: 2, reputation: 4 }));
    play.does('end');
    expect(play.can()).toEqual(['resolve', 'drink']);
    play.does('drink');
    expect(play.hero()).toMatchObject({ dwurt: 1, dwurtDie: 0, reputation: 4 });
  },
);

rule(
  ['EUT-3.17', 'EUT-3.10'],
  'the last turn of the last round ends the game though a token was kept and Movement is left',
  () => {
    const play = saved(
      scene({
        set: (state, [hero]) => {
          state.round = state.rounds;
          state.first = 1;
          if (hero) hero.movement = 3;
        },
      }).does('end'),
    );
    expect(play.state.phase).toBe('over');
    expect(play.state.result?.scores).toHaveLength(2);
  },
);

rule('EUT-3.20', 'whoever ends the turn is not held up by what others may do, and still says so', () => {
  const play = scene({
    set: (state, [hero]) => {
      deals(state, 1, FOUR);
      state.territory = [];
      if (!hero) return;
      hero.tokens = [];
      for (const slot of Object.values(hero.slots)) if (slot) slot.tile = undefined;
    },
  });
  expect(play.match.decisionOf(0)).toMatchObject({ prompt: 'turn.ask', confirm: 'turn' });
  play.does('end');
  expect([play.state.turn.seat, play.asked(1)]).toEqual([1, 'turn.ask']);
});

rule('EUT-3.20', 'nobody but whoever’s turn it is uses anything', () => {
  const play = scene();
  expect(play.asked(1)).toBeUndefined();
});
