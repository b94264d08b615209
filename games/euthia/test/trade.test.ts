// EUT-8, EUT-15: trading posts, buying and selling, Hero tiles and slots.

import { rule } from '@veillee/kernel/test/rule';
import { hex } from '@veillee/pieces/geometry';
import { expect } from 'vitest';
import { MANUSCRIPTS } from '../content/hero-tiles.ts';
import { centreOf } from '../content/lattice.ts';
import { territory } from '../content/territory.ts';
import type { Hero, State } from '../rules/state.ts';
import { faceOf } from '../rules/tiles.ts';
import { fighting, gives } from './fights.ts';
import { BESIDE, marks, scene, stands } from './scene.ts';

const MERCHANTS = BESIDE[0];
type More = (state: State, hero: Hero) => void;
/** At the Merchants, whose Monster was beaten by this seat. */
const atMerchants = (owner: number, more: More = () => {}) =>
  stands('ch1-fixed-1', 0, (state, [hero]) => {
    marks(state, MERCHANTS, 'trade', owner);
    if (hero) more(state, hero);
  });
const TOWERS = centreOf(hex(1, 1));
const atTowers = (more: More = () => {}) =>
  stands('ch2-fixed-1', 0, (state, [hero]) => {
    for (const at of BESIDE) marks(state, at, 'trade', 1);
    if (!hero) return;
    hero.at = TOWERS;
    more(state, hero);
  });
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

rule(['EUT-15.11', 'EUT-8.16'], 'a sold Equipment Hero tile leaves the game', () => {
  const play = scene({ set: atMerchants(0) }).does('trade', 'sell:ael-ash-wand');
  expect(play.state.boxed.tiles).toEqual(['ael-ash-wand']);
  expect(play.hero().gold).toBe(faceOf('ael-ash-wand').sell);
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

rule(['EUT-8.26', 'EUT-13.3'], 'the Chapel is no Trading Post', () => {
  expect(scene().can()).not.toContain('trade');
});

// ---- Hero tiles ----

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

const withPool = (tile: string, more: Partial<Hero> = {}) =>
  atMerchants(0, (_, hero) => {
    hero.pool.push({ tile, engaged: false, gems: [], essences: [] });
    Object.assign(hero, { gold: 10, ...more });
  });

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

rule(['EUT-15.12', 'EUT-16.27'], 'an Essence unlocks the slot that shows it', () => {
  const play = scene({ set: atMerchants(0, (_, hero) => hero.stones.push({ essence: 'water' })) }).does(
    'trade',
    'unlock:ability-5',
  );
  expect(play.hero()).toMatchObject({ stones: [] });
  expect(play.hero().slots['ability-5']?.open).toBe(true);
});

rule(
  ['EUT-15.8', 'EUT-15.9', 'EUT-15.14', 'EUT-15.21'],
  'an Ability may give way to another: it goes to the pool as it is, and costs its price again',
  () => {
    const play = scene({ set: withPool('ael-renewal') });
    play.does('use:ael-quick-step:0', 'trade');
    const slot = Object.entries(play.hero().slots).find(([, one]) => one?.tile?.tile === 'ael-quick-step')?.[0];
    play.does('learn:ael-renewal', `instead:${slot}`);
    expect(play.hero().pool).toMatchObject([{ tile: 'ael-quick-step', engaged: true }]);
    const { gold } = play.hero();
    play.does(`unlearn:${slot}`, 'learn:ael-quick-step');
    expect(play.hero().gold).toBe(gold - (faceOf('ael-quick-step').buy ?? 0));
    expect(play.hero().slots[slot as 'ability-1']?.tile).toMatchObject({ tile: 'ael-quick-step', engaged: true });
  },
);

rule(['EUT-8.14', 'EUT-15.10'], 'Weapons and Shields that were Revealed are bought, onto a slot or into a Bag', () => {
  const play = scene({ set: withPool('ael-radiant-mace') }).does('trade', 'buy-own:ael-radiant-mace');
  expect(play.hero()).toMatchObject({ pool: [], bags: [{ kind: 'tile', tile: { tile: 'ael-radiant-mace' } }] });
});

rule(
  ['EUT-15.13', 'EUT-15.17', 'EUT-15.20'],
  'outside combat what has no trigger, or any time, is used once a round',
  () => {
    const play = scene({ set: (_, [hero]) => hero && Object.assign(hero, { health: 2 }) });
    const uses = play.can().filter(key => key.startsWith('use'));
    expect(uses).toEqual(['use:ael-mending-touch:0', 'use:ael-quick-step:0']);
    play.does('use:ael-mending-touch:0');
    expect(play.hero().health).toBe(3);
    expect(play.whyNot('use:ael-mending-touch:0')).toEqual(['why.engaged', 'EUT-15.13']);
  },
);

// ---- what touches fights ----

rule(['EUT-9.24', 'EUT-9.2'], 'a fight costs one Combat Action, and a defeat gives none back', () => {
  const play = scene({
    set: stands('ch1-fixed-1', 1, (_, [hero]) => {
      if (hero) Object.assign(hero, { movement: 1, health: 1, tokens: ['mining', 'combat', 'combat'] });
    }),
  });
  play.does('walk:hex:1,1');
  expect([play.asked(), play.hero().tokens]).toEqual(['combat.before', ['mining', 'combat']]);
  const dead = fighting({
    step: 'defeat',
    set: (_, [hero]) => hero && Object.assign(hero, { tokens: ['mining', 'combat'] }),
  });
  expect(dead.hero().tokens).toEqual(['mining', 'combat']);
});

rule('EUT-11.10', 'where no Monster was beaten lies no Trade token, whoever has traded there', () => {
  const play = scene({ set: atTowers() }).does('trade', 'done');
  expect(play.state.tokens[TOWERS]).toBeUndefined();
  for (const { spaces } of territory)
    for (const { kind, monster } of spaces)
      if (kind === 'merchants' || kind === 'alchemists') expect(monster).toBeDefined();
});

rule(
  'EUT-11.14',
  'R18: whoever has won on a post with full Bags may trade before anything goes; free as a house rule',
  () => {
    const plan = (tokens: Hero['tokens'], options = {}) => ({
      step: 'tokens' as const,
      options,
      set: (_: State, [hero]: readonly Hero[]) => {
        if (!hero) return;
        hero.tokens = tokens;
        for (const n of [1, 2, 3, 4]) hero.bags.push({ kind: 'resource', resource: `iron-ore#${n}` });
      },
    });
    const play = fighting(plan(['trade']));
    expect(play.asked()).toBe('trade.now');
    play.does('trade', 'sell-resource:iron-ore#1:0', 'done');
    expect([play.hero().tokens, play.hero().bags.length, play.asked()]).toEqual([[], 3, 'turn.ask']);
    expect(fighting(plan([])).asked()).toBe('bags.ask');
    const house = fighting(plan([], { freeTrade: true }));
    house.does('trade');
    expect(house.asked()).toBe('trade.ask');
  },
);

rule('EUT-15.19', 'Scrolls and Gems have their times of use: on a roll, not in the turn', () => {
  const play = scene({
    dice: [4, 4],
    set: stands('ch1-fixed-2', 2, (_, [hero]) => {
      if (!hero) return;
      gives(hero, 'mail-helm#1').gems.push({ gem: 'emerald', active: true });
      gives(hero, 'scroll-might#1');
    }),
  });
  expect(play.can().filter(key => key.startsWith('gem') || key.includes('scroll'))).toEqual([]);
  play.does('challenge');
  expect(play.can()).toContain('gem:emerald');
});
