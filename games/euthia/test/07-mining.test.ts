// EUT-7: Mining.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { isLiberated, tokensAt } from '../rules/land.ts';
import { gives } from './fights.ts';
import { atLake } from './places.ts';
import { BESIDE, marks, scene, stands } from './scene.ts';

/** Before the Lake of the Emissary's tile. */
const LAKE = BESIDE[1];

rule(['EUT-7.1', 'EUT-7.2', 'EUT-7.7'], 'a Mining Action leaves a token and takes the top tile into a Bag', () => {
  const play = scene({ set: atLake() });
  const top = play.state.resources.lake.stack.at(-1);
  play.does('mine');
  expect(play.hero()).toMatchObject({ tokens: ['trade', 'combat'], bags: [{ kind: 'resource', resource: top }] });
  expect(tokensAt(play.state, LAKE)).toEqual([{ kind: 'interaction', seat: 0 }]);
});

rule('EUT-7.3', 'each Mine once for each Hero', () => {
  const play = scene({ set: atLake(state => marks(state, LAKE, 'interaction', 0)) });
  expect(play.whyNot('mine')).toEqual(['why.mined', 'EUT-7.3']);
});

rule(['EUT-7.4', 'EUT-7.11'], '1 Gold to each rival with a token there, however many tokens', () => {
  const play = scene({
    heroes: ['ael', 'dral', 'keleia'],
    set: atLake((state, [hero]) => {
      marks(state, LAKE, 'interaction', 1, 1, 2);
      if (hero) Object.assign(hero, { gold: 3 });
    }),
  });
  play.does('mine');
  expect(play.state.heroes.map(({ gold }) => gold)).toEqual([1, 1, 1]);
});

rule('EUT-7.5', 'R16: who cannot pay all cannot mine', () => {
  const play = scene({
    heroes: ['ael', 'dral', 'keleia'],
    set: atLake((state, [hero]) => {
      marks(state, LAKE, 'interaction', 1, 2);
      if (hero) Object.assign(hero, { gold: 1 });
    }),
  });
  expect(play.whyNot('mine')).toEqual(['why.toll', 'EUT-7.5']);
});

rule('EUT-7.6', 'with two tokens one is taken back, and nobody is paid', () => {
  const play = scene({
    set: atLake((state, [hero]) => {
      marks(state, LAKE, 'interaction', 0, 0, 1);
      if (hero) Object.assign(hero, { gold: 2 });
    }),
  });
  play.does('mine');
  expect(tokensAt(play.state, LAKE)).toEqual([
    { kind: 'interaction', seat: 0 },
    { kind: 'interaction', seat: 1 },
  ]);
  expect(play.state.heroes.map(({ gold }) => gold)).toEqual([2, 0]);
  expect(isLiberated(play.state, LAKE)).toBe(true);
});

rule(
  ['EUT-7.8', 'EUT-7.9'],
  'a Mine Cart shows three tiles, of which one is kept; its tile is engaged, and one Cart is enough',
  () => {
    const play = scene({
      heroes: ['dral', 'ael'],
      set: atLake((_, [hero]) => hero && gives(hero, 'dragonhide-gauntlets#1')),
    });
    const three = play.state.resources.lake.stack.slice(-3).reverse();
    play.does('mine');
    expect(play.asked()).toBe('cart.ask');
    const cart = play.can().find(key => key.includes('dragonhide-gauntlets')) ?? '';
    play.does(cart);
    expect(play.can()).toEqual(three.map(copy => `take:${copy}`));
    expect(play.seat(1).view().looked).toEqual(three);
    play.does(`take:${three[1]}`);
    expect(play.hero().bags).toEqual([{ kind: 'resource', resource: three[1] }]);
    expect(play.state.resources.lake.discard.sort()).toEqual([three[0], three[2]].sort());
    expect(play.hero().slots['gauntlets-1']?.tile?.engaged).toBe(true);
    expect(play.state.looked).toBeUndefined();
  },
);

rule(
  ['EUT-7.9', 'EUT-16.17', 'EUT-16.20'],
  'EX-24: the Cart of the Dragonhide Gauntlets engages them; their Gems do not care',
  () => {
    const play = scene({
      set: stands(
        'ch1-encounter-2',
        1,
        (_, [hero]) =>
          hero &&
          gives(hero, 'dragonhide-gauntlets#1').gems.push(
            { gem: 'emerald', active: true },
            { gem: 'demonite', active: true },
          ),
      ),
    });
    play.does('mine');
    play.does(play.can().find(key => key.includes('gauntlets')) ?? '');
    play.does(play.can()[0] ?? '');
    const tile = play.hero().slots['gauntlets-1']?.tile;
    expect(tile?.engaged).toBe(true);
    play.does('gem:demonite');
    expect(play.hero().hand.length).toBe(1);
    expect(play.hero().slots['gauntlets-1']?.tile?.gems).toEqual([
      { gem: 'emerald', active: true },
      { gem: 'demonite', active: false },
    ]);
  },
);

rule('EUT-7.10', 'Natural Resources are sold, and given for Quests', () => {
  const play = scene({
    set: stands('ch1-fixed-1', 0, (state, [hero]) => {
      marks(state, BESIDE[0], 'trade', 0);
      hero?.bags.push({ kind: 'resource', resource: 'iron-ore#1' });
    }),
  });
  play.does('trade', 'sell-resource:iron-ore#1:0');
  expect(play.hero()).toMatchObject({ gold: 2, bags: [] });
});
