// EUT-8: Trade.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { MANUSCRIPTS } from '../content/hero-tiles.ts';
import type { Modifier } from '../content/scenarios/vocabulary.ts';
import type { Bagged, Hero, State } from '../rules/state.ts';
import { faceOf } from '../rules/tiles.ts';
import { fighting, gives } from './fights.ts';
import { atMerchants, atTowers, MERCHANTS, merchants, mined, trading, withPool } from './places.ts';
import { at, BESIDE, marks, type Play, scene, stands } from './scene.ts';

const rich = (gold: number) => (_: State, hero: Hero) => Object.assign(hero, { gold });

rule('EUT-8.1', 'on a Liberated post with a Trade Action; at the Towers in the middle', () => {
  const play = scene({ set: atMerchants(0) });
  expect(play.can()).toContain('trade');
  const without = scene({ set: atMerchants(0, (_, hero) => Object.assign(hero, { tokens: ['mining'] })) });
  expect(without.whyNot('trade')).toEqual(['why.action', 'EUT-8.1']);
  const towers = scene({ set: atTowers() });
  towers.does('trade');
  expect(towers.state.trade?.post).toBe('dragonslayer-towers');
});

rule('EUT-8.2', 'nobody owes a tax for a Trade token of their own, not even without Gold', () => {
  const play = trading(hero => Object.assign(hero, { gold: 0, bags: [] }));
  expect(play.whyNot('trade')).toBeUndefined();
  play.does('trade');
  expect([play.state.trade?.tax, play.log.includes('log.toll')]).toEqual([[], false]);
});

rule(
  ['EUT-8.2', 'EUT-8.27', 'EUT-20.2'],
  'a rival’s token costs 1 Gold; one’s own, none at all, or together: nothing. R17: nothing at the Towers',
  () => {
    const gold = (plan: Parameters<typeof scene>[0]) =>
      scene(plan)
        .does('trade')
        .state.heroes.map(hero => hero.gold);
    expect(gold({ set: atMerchants(1, rich(3)) })).toEqual([2, 1]);
    expect(gold({ set: atMerchants(0, rich(3)) })).toEqual([3, 0]);
    expect(gold({ set: atMerchants(1, rich(3)), options: { mode: 'cooperative' } })).toEqual([3, 0]);
    expect(gold({ set: atTowers(rich(3)) })).toEqual([3, 0]);
    expect(gold({ set: atTowers(rich(3)), options: { towerTax: true } })).toEqual([2, 1]);
  },
);

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

rule(['EUT-8.3', 'EUT-8.20'], 'who owes a tax sells nothing for Reputation as long as the Gold is missing', () => {
  const owes = (things: readonly Bagged[]): Play =>
    merchants(hero => {
      Object.assign(hero, { gold: 0, bags: [...things] });
      hero.slots['sword-1'] = { open: true };
    }, 1).does('trade');
  // With nothing but a Lily there is no choice: it is sold for Gold.
  const lily = owes([mined('moon-lily#1')]);
  expect([lily.hero().gold, lily.hero(1).gold, lily.hero().reputation]).toEqual([1, 1, 0]);
  const rich = owes([mined('moon-lily#1'), mined('iron-ore#1'), mined('iron-ore#2')]);
  rich.does('sell-resource:moon-lily#1:1');
  expect([rich.hero().reputation, rich.whyNot('done')?.[0]]).toEqual([1, 'why.taxFirst']);
  rich.does('sell-resource:iron-ore#1:0');
  expect([rich.hero().gold, rich.hero(1).gold]).toEqual([1, 1]);
});

rule(['EUT-8.3', 'EUT-8.2'], 'a Resource that raises exactly the tax is sold for it', () => {
  const play = scene({
    heroes: ['ael', 'dral', 'keleia'],
    set: stands('ch1-fixed-1', 0, (state, [hero]) => {
      marks(state, at(1, 1), 'trade', 1, 2);
      if (!hero) return;
      Object.assign(hero, { gold: 0, bags: [mined('moon-lily#1')] });
      hero.slots['sword-1'] = { open: true };
    }),
  }).does('trade');
  expect(play.state.heroes.map(({ gold }) => gold)).toEqual([0, 1, 1]);
});

rule(['EUT-8.3', 'EUT-8.17'], 'a Gem that a Resource gives may itself be sold for the tax', () => {
  const play = merchants(hero => {
    Object.assign(hero, { gold: 0, bags: [mined('raw-ruby#1')] });
    hero.slots['sword-1'] = { open: true };
  }, 1).does('trade', 'sell-resource:raw-ruby#1:0');
  // Nothing else is left to do: the Ruby is sold.
  expect([play.hero().gold, play.hero(1).gold, play.hero().stones]).toEqual([1, 1, []]);
});

rule(['EUT-8.3', 'EUT-8.4'], 'without Gold something is sold first; without anything to sell there is no Trade', () => {
  const play = scene({
    set: atMerchants(1, (_, hero) => {
      hero.stones.push({ gem: 'opal' });
      Object.assign(hero, { gold: 0 });
    }),
  });
  play.does('trade');
  expect(play.can().every(key => key.startsWith('sell'))).toBe(true);
  expect(play.whyNot('done')).toEqual(['why.taxFirst', 'EUT-8.3']);
  play.does('sell-stone:gem.opal');
  expect(play.state.heroes.map(({ gold }) => gold)).toEqual([1, 1]);
  expect(play.can()).toContain('done');
  const poor = scene({ set: atMerchants(1, (_, hero) => Object.assign(hero.slots, { 'sword-1': { open: true } })) });
  expect(poor.whyNot('trade')).toEqual(['why.tax', 'EUT-8.4']);
});

rule(
  ['EUT-8.3', 'EUT-8.4', 'EUT-14.20'],
  'what may not be taken off raises no tax; who can sell no more leaves',
  () => {
    const worn = (health: number, ...tiles: readonly string[]) =>
      atMerchants(1, (_, hero) => {
        for (const tile of tiles) gives(hero, tile);
        Object.assign(hero.slots, { 'sword-1': { open: true } });
        Object.assign(hero, { gold: 0, health });
      });
    expect(scene({ set: worn(1, 'leather-helm#1') }).whyNot('trade')).toEqual(['why.tax', 'EUT-8.4']);
    expect(scene({ set: worn(2, 'leather-helm#1') }).can()).toContain('trade');
    const towers = scene({
      heroes: ['ael', 'dral', 'keleia'],
      options: { towerTax: true },
      set: atTowers((state, hero) => {
        marks(state, BESIDE[0], 'trade', 2);
        for (const tile of ['leather-helm#1', 'leather-greaves#1']) gives(hero, tile);
        Object.assign(hero.slots, { 'sword-1': { open: true } });
        Object.assign(hero, { gold: 0, health: 2 });
      }),
    }).does('trade', 'sell:leather-helm#1');
    expect([towers.asked(), towers.state.trade, towers.hero().gold]).toEqual(['turn.ask', undefined, 1]);
    expect(towers.hero(1).gold).toBe(0);
  },
);

rule(
  'EUT-8.5',
  'a post has one Trade token at most: the victor’s, whoever trades there and whatever comes up there',
  () => {
    const trades = (state: State) => state.tokens[MERCHANTS]?.filter(({ kind }) => kind === 'trade');
    const won = fighting({ step: 'tokens' });
    expect(trades(won.state)).toEqual([{ kind: 'trade', seat: 0 }]);
    const guest = scene({ set: atMerchants(1, rich(3)) }).does('trade', 'done');
    expect(trades(guest.state)).toEqual([{ kind: 'trade', seat: 1 }]);
    const pit = fighting({
      opponent: { kind: 'pit', level: 1 },
      step: 'tokens',
      set: state => marks(state, MERCHANTS, 'trade', 1),
    });
    expect(trades(pit.state)).toEqual([{ kind: 'trade', seat: 1 }]);
  },
);

rule(['EUT-8.6', 'EUT-8.8', 'EUT-8.9', 'EUT-8.10'], 'buy any of the four; each is replaced at once', () => {
  const play = scene({ set: atMerchants(0, rich(20)) });
  const offer = [...play.state.posts.merchants.offer];
  const [first = ''] = offer;
  const next = play.state.posts.merchants.stack.at(-1);
  const price = faceOf(first).buy ?? 0;
  play.does('trade', `buy:${first}`);
  expect(play.hero().gold).toBe(20 - price);
  expect(play.state.posts.merchants.offer).toEqual([...offer.slice(1), next]);
  expect(JSON.stringify([play.hero().slots, play.hero().bags])).toContain(first);
  const poor = scene({ set: atMerchants(0, rich(0)) }).does('trade');
  expect(poor.whyNot(`buy:${poor.state.posts.merchants.offer[0]}`)?.[0]).toBe('why.gold');
});

rule(
  ['EUT-8.7', 'EUT-8.15', 'EUT-8.16', 'EUT-8.18', 'EUT-16.16'],
  'sold for the lower price, 1 more for each Gem; the tile goes to its discard',
  () => {
    const play = scene({
      set: atMerchants(0, (_, hero) => {
        const helm = gives(hero, 'mail-helm#1');
        helm.gems.push({ gem: 'opal', active: false });
        hero.health = 7;
      }),
    });
    play.does('trade', 'sell:mail-helm#1');
    expect(play.hero()).toMatchObject({ gold: 3, health: 6 });
    expect(play.state.posts.merchants.discard).toContain('mail-helm#1');
    // Abilities are not sold, and their Learning cost is no sale price.
    expect(play.can().filter(key => key.startsWith('sell:ael-'))).toEqual(['sell:ael-ash-wand']);
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

rule(
  ['EUT-8.11', 'EUT-8.12', 'EUT-8.13', 'EUT-8.28'],
  'the first renewal is free, the next costs 1 Gold; another Trade Action has its own',
  () => {
    const play = scene({
      set: atMerchants(0, (_, hero) => Object.assign(hero, { gold: 1, tokens: ['trade', 'trade'] })),
    });
    const before = [...play.state.posts.merchants.offer];
    play.does('trade', 'renew:merchants');
    expect(play.state.posts.merchants.discard).toEqual(before);
    expect([play.state.posts.merchants.offer.length, play.hero().gold]).toEqual([4, 1]);
    play.does('renew:merchants');
    expect(play.hero().gold).toBe(0);
    expect(play.whyNot('renew:merchants')).toEqual(['why.gold', 'EUT-8.12']);
    play.does('done', 'trade');
    expect(play.can()).toContain('renew:merchants');
  },
);

rule(['EUT-8.14', 'EUT-15.10'], 'Weapons and Shields that were Revealed are bought, onto a slot or into a Bag', () => {
  const play = scene({ set: withPool('ael-radiant-mace') }).does('trade', 'buy-own:ael-radiant-mace');
  expect(play.hero()).toMatchObject({ pool: [], bags: [{ kind: 'tile', tile: { tile: 'ael-radiant-mace' } }] });
});

rule(['EUT-8.15', 'EUT-8.7'], 'Abilities and things without a sale price are not sold', () => {
  const play = trading(hero => void gives(hero, 'healing-potion#1')).does('trade');
  expect(play.whyNot('sell:healing-potion#1')).toEqual(['why.unsold', 'EUT-8.15']);
  expect([play.whyNot('sell:ael-blessing'), play.can().includes('sell:ael-blessing')]).toEqual([undefined, false]);
});

rule(['EUT-8.17', 'EUT-8.19', 'EUT-21.6'], 'loose Gems and Essences bring 2 Gold; Gaar and Dwurt nothing', () => {
  const play = scene({
    heroes: ['skoldur', 'dral'],
    set: atMerchants(0, (_, hero) => {
      hero.stones.push({ gem: 'ruby' }, { essence: 'air' });
      Object.assign(hero, { gaar: 1 });
    }),
  });
  play.does('trade');
  expect(
    play
      .can()
      .filter(key => key.startsWith('sell'))
      .filter(key => /gaar|dwurt/.test(key)),
  ).toEqual([]);
  play.does('sell-stone:gem.ruby', 'sell-stone:essence.air');
  expect(play.hero()).toMatchObject({ gold: 4, stones: [] });
});

rule('EUT-8.20', 'a Natural Resource gives everything on one side of the slash', () => {
  const set = atMerchants(0, (_, hero) => hero.bags.push({ kind: 'resource', resource: 'raw-diamond#1' }));
  const gem = scene({ set }).does('trade', 'sell-resource:raw-diamond#1:0');
  expect(gem.hero()).toMatchObject({ gold: 0, reputation: 0, stones: [{ gem: 'diamond' }] });
  const fame = scene({ set }).does('trade', 'sell-resource:raw-diamond#1:1');
  expect(fame.hero()).toMatchObject({ gold: 2, reputation: 3, stones: [] });
  expect(fame.state.resources.cave.discard).toEqual(['raw-diamond#1']);
});

rule(['EUT-8.21', 'EUT-8.22'], '1 Gold heals what the post says; at the Towers a Gaar costs 1', () => {
  const play = scene({ set: atMerchants(0, (_, hero) => Object.assign(hero, { gold: 3, health: 1 })) }).does(
    'trade',
    'heal',
    'heal',
  );
  expect(play.hero()).toMatchObject({ gold: 1, health: 5 });
  expect(play.can()).not.toContain('buy-gaar');
  const towers = scene({ set: atTowers((_, hero) => Object.assign(hero, { gold: 2, health: 1 })) }).does(
    'trade',
    'heal',
    'buy-gaar',
  );
  expect(towers.hero()).toMatchObject({ gold: 0, health: 4, gaar: 5 });
});

rule(
  ['EUT-8.23', 'EUT-15.1', 'EUT-15.3', 'EUT-15.4', 'EUT-15.5', 'EUT-15.6'],
  'for 1 Gold all tiles that the Reputation reaches; of two alike one is kept',
  () => {
    const play = scene({ set: atMerchants(0, (_, hero) => Object.assign(hero, { gold: 1, reputation: 6 })) });
    const before = play.hero().stack.length;
    play.does('trade', 'reveal');
    expect(play.asked()).toBe('reveal.keep');
    expect(play.can().length).toBe(2);
    play.does(play.can()[0] ?? '');
    play.does(play.can()[0] ?? '');
    expect([play.hero().gold, play.hero().pool.length, play.hero().stack.length]).toEqual([0, 2, before - 4]);
    expect(play.state.boxed.tiles.length).toBe(2);
    play.hero().reputation = 0;
    expect(play.hero().pool.length).toBe(2);
    expect(MANUSCRIPTS.slice(0, 3)).toEqual([0, 3, 6]);
    expect(
      scene({ set: atMerchants(0, rich(1)) })
        .does('trade')
        .whyNot('reveal'),
    ).toEqual(['why.reveal', 'EUT-15.3']);
  },
);

rule(
  ['EUT-8.24', 'EUT-15.2', 'EUT-15.7', 'EUT-15.22', 'EUT-15.23', 'EUT-8.25', 'EUT-15.12', 'EUT-16.9'],
  'an Ability is Learned onto an unlocked slot of its symbol, not before and nowhere else',
  () => {
    const play = scene({ set: withPool('ael-renewal') });
    expect(play.can().filter(key => key.includes('renewal'))).toEqual([]);
    play.does('trade');
    // All open slots are taken: who keeps those Abilities has Learned and paid nothing.
    play.does('learn:ael-renewal');
    expect([play.asked(), play.can()]).toEqual([
      'learn.place',
      ['instead:ability-1', 'instead:ability-2', 'instead:ability-3'],
    ]);
    play.passes();
    expect([play.asked(), play.hero().gold]).toEqual(['trade.ask', 10]);
    expect(play.whyNot('unlock:ability-5')?.[0]).toBe('why.essence');
    play.does('unlock:ability-4');
    expect(play.hero().gold).toBe(8);
    play.does('learn:ael-renewal');
    expect(play.hero()).toMatchObject({ gold: 8 - (faceOf('ael-renewal').buy ?? 0), pool: [] });
    expect(play.hero().slots['ability-4']?.tile?.tile).toBe('ael-renewal');
    play.does('unlock:boots-1', 'done');
    expect(play.hero().slots['boots-1']?.open).toBe(true);
    expect(play.can().filter(key => key.startsWith('learn') || key.startsWith('unlearn'))).toEqual([]);
  },
);

rule(['EUT-8.26', 'EUT-13.3'], 'the Chapel is no Trading Post', () => {
  expect(scene().can()).not.toContain('trade');
});
