// EUT-8, EUT-15, EUT-18: what a Trade Action costs and gives to the last coin, and what things are worth at the end.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { resources } from '../content/resources.ts';
import type { Modifier } from '../content/scenarios/vocabulary.ts';
import { onSlots } from '../rules/board.ts';
import { bestSide, deathsOf, resourceWorth, scoreOf, totalOf } from '../rules/scoring.ts';
import type { Hero, State } from '../rules/state.ts';
import { faceOf, fresh } from '../rules/tiles.ts';
import { fighting, gives } from './fights.ts';
import { BESIDE, marks, type Play, scene, stands } from './scene.ts';

const MERCHANTS = BESIDE[0];
type More = (hero: Hero, state: State) => void;
/** At the Merchants, which are the first Hero's. */
const trading = (more: More, heroes: readonly ['ael' | 'taesiri', 'dral'] = ['ael', 'dral']): Play =>
  scene({
    heroes,
    set: stands('ch1-fixed-1', 0, (state, [hero]) => {
      marks(state, MERCHANTS, 'trade', 0);
      if (hero) more(hero, state);
    }),
  });

rule(['EUT-8.1', 'EUT-4.1', 'EUT-4.2'], 'a Trade Action takes the token off', () => {
  const play = trading(hero => (hero.tokens = ['trade', 'trade', 'mining'])).does('trade');
  expect(play.hero().tokens).toEqual(['trade', 'mining']);
  play.does('done', 'trade', 'done');
  expect([play.hero().tokens, play.whyNot('trade')]).toEqual([['mining'], ['why.action', 'EUT-8.1']]);
});

rule(
  ['EUT-8.1', 'EUT-6.4', 'EUT-5.25'],
  'no trade where a Monster stands, nor at the Towers while one stands around them',
  () => {
    const guarded = scene({ set: stands('ch1-fixed-1', 0) });
    expect(guarded.whyNot('trade')).toEqual(['why.guarded', 'EUT-8.1']);
    const towers = (...beaten: readonly (0 | 1 | 2)[]) =>
      scene({
        set: stands('ch2-fixed-1', 0, (state, [hero]) => {
          for (const n of beaten) marks(state, BESIDE[n], 'trade', 0);
          if (hero) hero.at = 'centre:1,1';
        }),
      });
    expect(towers(0, 1).whyNot('trade')).toEqual(['why.guarded', 'EUT-8.1']);
    expect(towers(0, 1, 2).can()).toContain('trade');
  },
);

rule(
  ['EUT-8.9', 'EUT-8.21'],
  'the price is paid to the coin; whoever has one less cannot buy; the healthy are not healed',
  () => {
    const buys = (less: number) => {
      const play = trading(
        (hero, state) => (hero.gold = (faceOf(state.posts.merchants.offer[0] ?? '').buy ?? 0) - less),
      );
      const [copy = ''] = play.state.posts.merchants.offer;
      return { play: play.does('trade'), key: `buy:${copy}`, copy };
    };
    const poor = buys(1);
    expect(poor.play.whyNot(poor.key)).toEqual(['why.gold', 'EUT-8.9']);
    const rich = buys(0);
    rich.play.does(rich.key);
    expect([rich.play.hero().gold, JSON.stringify(rich.play.hero()).includes(rich.copy)]).toEqual([0, true]);
    expect(
      trading(hero => (hero.gold = 3))
        .does('trade')
        .whyNot('heal'),
    ).toEqual(['why.healthy', 'EUT-14.2']);
  },
);

rule('EUT-8.9', 'a fair makes everything 1 cheaper, and nothing free; a dear time makes it 1 dearer', () => {
  const fair = (copy: string, n: number) => {
    const modifier: Modifier = { stat: 'buyPrice', n };
    const play = trading((hero, state) => {
      hero.gold = 20;
      state.posts.merchants.offer = [copy];
      state.scenario.modifiers.push({ modifier, until: 'roundEnd' });
    }).does('trade', `buy:${copy}`);
    return 20 - play.hero().gold;
  };
  const price = faceOf('mail-helm#1').buy ?? 0;
  expect([-9, -1, 0, 1].map(n => fair('mail-helm#1', n))).toEqual([1, price - 1, price, price + 1]);
});

rule(['EUT-8.15', 'EUT-8.7'], 'Abilities and things without a sale price are not sold', () => {
  const play = trading(hero => void gives(hero, 'healing-potion#1')).does('trade');
  expect(play.whyNot('sell:healing-potion#1')).toEqual(['why.unsold', 'EUT-8.15']);
  expect([play.whyNot('sell:ael-blessing'), play.can().includes('sell:ael-blessing')]).toEqual([undefined, false]);
});

rule(['EUT-8.3', 'EUT-8.20'], 'a Natural Resource raises the tax by the side of the slash that shows Gold', () => {
  const owing = (resource: string) =>
    scene({
      set: stands('ch1-fixed-1', 0, (state, [hero]) => {
        marks(state, MERCHANTS, 'trade', 1);
        if (!hero) return;
        hero.slots['sword-1'] = { open: true };
        hero.bags.push({ kind: 'resource', resource });
      }),
    });
  const play = owing('raw-ruby#1').does('trade', 'sell-resource:raw-ruby#1:1');
  expect(play.state.heroes.map(({ gold }) => gold)).toEqual([3, 1]);
  // For the Gem there is nothing but to sell it in turn.
  const gem = owing('raw-ruby#1').does('trade', 'sell-resource:raw-ruby#1:0');
  expect([gem.hero().stones, gem.state.heroes.map(({ gold }) => gold)]).toEqual([[], [1, 1]]);
});

rule(['EUT-16.8', 'EUT-8.10'], 'within a Trade Action things are equipped as well', () => {
  const play = trading(hero => void hero.bags.push({ kind: 'tile', tile: fresh('mail-helm#1') })).does('trade');
  play.does('equip:mail-helm#1:helm-1');
  expect([play.hero().slots['helm-1']?.tile?.tile, play.hero().health]).toEqual(['mail-helm#1', 7]);
});

rule('EUT-11.14', 'whoever has room is not asked to trade after a fight: it can be done in the turn', () => {
  expect(fighting({ step: 'tokens' }).asked()).toBe('turn.ask');
  const free = fighting({ step: 'tokens', options: { freeTrade: true } });
  expect(free.asked()).toBe('trade.now');
  free.passes();
  expect([free.asked(), free.hero().tokens.length]).toEqual(['turn.ask', 3]);
});

rule('EUT-8.2', 'nobody owes a tax for a Trade token of their own, not even without Gold', () => {
  const play = trading(hero => Object.assign(hero, { gold: 0, bags: [] }));
  expect(play.whyNot('trade')).toBeUndefined();
  play.does('trade');
  expect([play.state.trade?.tax, play.told().includes('log.toll')]).toEqual([[], false]);
});

// ---- Hero tiles ----

rule(['EUT-15.10', 'EUT-8.14'], 'an own Weapon costs its price, and goes to a free slot', () => {
  const price = faceOf('ael-radiant-mace').buy ?? 0;
  const owns = (gold: number) =>
    trading(hero => Object.assign(hero, { gold, pool: [fresh('ael-radiant-mace')] })).does('trade');
  expect(owns(price - 1).whyNot('buy-own:ael-radiant-mace')).toEqual(['why.gold', 'EUT-15.10']);
  const bought = (swords: readonly boolean[]) => {
    const play = trading(hero => {
      Object.assign(hero, { gold: price, pool: [fresh('ael-radiant-mace')] });
      for (const [n, open] of swords.entries()) hero.slots[n === 0 ? 'sword-1' : 'sword-2'] = { open };
    }).does('trade', 'buy-own:ael-radiant-mace');
    const { gold, pool, slots, bags } = play.hero();
    return [gold, pool, slots['sword-1']?.tile?.tile, slots['sword-2']?.tile?.tile, bags.length];
  };
  const mace = 'ael-radiant-mace';
  expect(bought([true, true])).toEqual([0, [], mace, undefined, 0]);
  expect(bought([false, true])).toEqual([0, [], undefined, mace, 0]);
  expect(bought([false, false])).toEqual([0, [], undefined, undefined, 1]);
});

rule(
  ['EUT-15.7', 'EUT-15.23', 'EUT-15.2'],
  'an Ability is Learned for its cost, on an open slot of its symbol alone',
  () => {
    const cost = faceOf('ael-sunlance').buy ?? 0;
    const learns = (gold: number) =>
      trading(hero => {
        Object.assign(hero, { gold, pool: [fresh('ael-sunlance')] });
        hero.slots['initiative-1'] = { open: true };
      }).does('trade');
    expect(learns(cost - 1).whyNot('learn:ael-sunlance')).toEqual(['why.gold', 'EUT-15.7']);
    const play = learns(cost).does('learn:ael-sunlance');
    expect(play.can()).toEqual(['instead:ability-1', 'instead:ability-2', 'instead:ability-3']);
    play.does('instead:ability-1');
    expect([play.hero().gold, play.hero().slots['ability-1']?.tile?.tile]).toEqual([0, 'ael-sunlance']);
    expect(play.hero().pool.map(({ tile }) => tile)).toEqual(['ael-mending-touch']);
  },
);

rule(
  ['EUT-15.9', 'EUT-15.14', 'EUT-16.27'],
  'an Ability goes back to the pool as it is, without its Essences (R76)',
  () => {
    const play = trading(
      hero => {
        const torpor = onSlots(hero).find(({ tile }) => tile === 'taesiri-torpor');
        Object.assign(torpor ?? {}, { engaged: true, essences: ['fire'] });
        hero.pool.push(fresh('taesiri-silence'));
        hero.slots['ability-4'] = { open: true };
        hero.gold = 9;
      },
      ['taesiri', 'dral'],
    );
    const slot = Object.entries(play.hero().slots).find(([, one]) => one?.tile?.tile === 'taesiri-torpor')?.[0];
    play.does('trade', 'learn:taesiri-silence', `unlearn:${slot}`);
    expect(play.can().filter(key => key.startsWith('unlearn:sword'))).toEqual([]);
    expect(play.hero().pool).toMatchObject([{ tile: 'taesiri-torpor', engaged: true, essences: [] }]);
    expect(play.hero().stones).toEqual([]);
  },
);

rule(
  'EUT-15.9',
  'an Ability goes back to the pool while another is Learned in the same Trade Action, and only then',
  () => {
    const play = trading(hero => {
      hero.pool.push(fresh('ael-renewal'));
      hero.slots['ability-4'] = { open: true };
      Object.assign(hero, { gold: 20, tokens: ['trade', 'trade'] });
    }).does('trade');
    const slot = Object.entries(play.hero().slots).find(([, one]) => one?.tile?.tile === 'ael-quick-step')?.[0];
    expect(play.whyNot(`unlearn:${slot}`)).toEqual(['why.unlearn', 'EUT-15.9']);
    play.does('learn:ael-renewal');
    expect(play.hero().pool).toEqual([]);
    expect(play.can()).toContain(`unlearn:${slot}`);
    play.does('done', 'trade');
    expect(play.whyNot(`unlearn:${slot}`)).toEqual(['why.unlearn', 'EUT-15.9']);
  },
);

rule(['EUT-15.12', 'EUT-16.9'], 'a slot is unlocked with exactly its Gold, or with the Essence that it shows', () => {
  const has = (gold: number, ...essences: readonly ('fire' | 'water')[]) =>
    trading(hero => Object.assign(hero, { gold, stones: essences.map(essence => ({ essence })) })).does('trade');
  expect(has(1).whyNot('unlock:cuirass-1')).toEqual(['why.gold', 'EUT-15.12']);
  const gold = has(2).does('unlock:cuirass-1');
  expect([gold.hero().gold, gold.hero().slots['cuirass-1']]).toMatchObject([0, { open: true }]);
  expect(has(9, 'fire').whyNot('unlock:ability-5')).toEqual(['why.essence', 'EUT-15.12']);
  const water = has(9, 'fire', 'water').does('unlock:ability-5');
  expect(water.hero()).toMatchObject({ gold: 9, stones: [{ essence: 'fire' }] });
});

rule(
  ['EUT-15.3', 'EUT-15.4', 'EUT-8.23'],
  'Revealing costs 1 Gold for all that one’s Reputation reaches, pair by pair from the lowest',
  () => {
    const reveals = (gold: number, reputation: number) =>
      trading(hero => Object.assign(hero, { gold, reputation })).does('trade');
    expect(reveals(0, 9).whyNot('reveal')).toEqual(['why.gold', 'EUT-8.23']);
    expect(reveals(1, 2).whyNot('reveal')).toEqual(['why.reveal', 'EUT-15.3']);
    const play = reveals(1, 6).does('reveal');
    expect(play.can().map(key => key.split(':')[1])).toEqual(['ael-magic-rampart', 'ael-lucid-prayer']);
    play.does('keep-tile:ael-lucid-prayer');
    const [kept = ''] = play.can();
    play.does(kept);
    expect(play.hero()).toMatchObject({ gold: 0 });
    expect(play.hero().pool.map(({ tile }) => tile)).toEqual(['ael-lucid-prayer', kept.split(':')[1]]);
    expect(play.state.boxed.tiles).toContain('ael-magic-rampart');
  },
);

// ---- at the end ----

rule(['EUT-18.6', 'EUT-18.16'], 'a Resource counts by its side with Reputation, else by the one with more Gold', () => {
  expect(resourceWorth('raw-diamond#1')).toEqual({ gold: 2, reputation: 3 });
  expect(resourceWorth('moon-lily#1')).toEqual({ gold: 0, reputation: 1 });
  expect(resourceWorth('raw-sapphire#1')).toEqual({ gold: 4, reputation: 0 });
  expect(resourceWorth('iron-ore#1')).toEqual({ gold: 2, reputation: 0 });
  for (const { id, sale } of resources)
    expect([id, bestSide(sale.toReversed())]).toEqual([id, resourceWorth(`${id}#1`)]);
});

rule(['EUT-18.13', 'EUT-18.12'], 'each death counts against whose it was; alone a Chaos token does', () => {
  const { state } = scene({
    heroes: ['ael', 'dral', 'keleia'],
    set: (_, heroes) => {
      const [, second, third] = heroes as [Hero, Hero, Hero];
      second.kills = [0, 2];
      third.kills = [0];
    },
  });
  expect(state.heroes.map(hero => deathsOf(state, hero))).toEqual([2, 0, 1]);
  const lines = (hero: Hero) => scoreOf(state, hero).find(({ id }) => id === 'deaths');
  expect(state.heroes.map(lines)).toMatchObject([
    { n: 2, reputation: -4 },
    { n: 0, reputation: 0 },
    { n: 1, reputation: -2 },
  ]);
});

rule(['EUT-18.8', 'EUT-18.7'], 'the account: each line by itself, and what they come to together', () => {
  const { state } = scene({
    set: (one, [hero]) => {
      if (!hero) return;
      Object.assign(hero, { gold: 3, reputation: 7 });
      for (const slot of Object.values(hero.slots)) if (slot) slot.tile = undefined;
      hero.bags = [{ kind: 'resource', resource: 'raw-diamond#1' }];
      marks(one, BESIDE[0], 'hero', 1);
    },
  });
  const [hero] = state.heroes as [Hero];
  const lines = scoreOf(state, hero);
  const line = (id: string) => lines.find(one => one.id === id);
  expect([line('track'), line('coins'), line('resources'), line('gold'), line('hero-tokens')]).toEqual([
    { id: 'track', reputation: 7, n: 7 },
    { id: 'coins', reputation: 0, n: 3 },
    { id: 'resources', reputation: 3, n: 2 },
    { id: 'gold', reputation: 1, n: 5 },
    { id: 'hero-tokens', reputation: 0, n: 0 },
  ]);
  expect(totalOf(lines)).toBe(11);
});
