// Gifts in the middle of things, and coming out of hiding for them. KIL-11.1, KIL-11.2, KIL-4.31.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import type { Hero } from '../../rules/state.ts';
import { facing, lone, scene } from '../scene.ts';

/** Six Rumours that answer nothing here. */
const HAND = ['copper-ring', 'watch-guard', 'pedlar', 'exorcist', 'omen', 'pewter-dagger'];

describe('room for what is gained', () => {
  /** The Lost Herd is overcome by a Mount. */
  const overcoming = (seats: number, about: Partial<Hero> = {}) =>
    scene(seats)
      .hero(0, { hp: 2, ...about })
      .meets('barrow-lea', 'the-lost-herd')
      .assets(0, 'moor-pony');

  rule(['KIL-11.1', 'KIL-6.8'], 'before a Reward something may be handed over to a friend who is there', () => {
    const set = overcoming(2)
      .at(1, 'barrow-lea')
      .hand(0, ...HAND);
    const table = set.opens().plays('overcome:the-lost-herd');
    expect(table.offered('gift.reward')).toEqual(['exchange:1']);
    expect(table.shown('gift.reward')).toEqual({ full: 'hand' }); // the question says why it is asked
    table.chooses('gift.reward', 'exchange:1').chooses('exchange.give', 'pedlar').chooses('exchange.gold', '0');
    table.chooses('exchange.consent', 'accept');
    expect(table.asked()).toBe('reward.loot'); // five Rumours: nothing to make room for
    table.takesGoldAndCard();
    expect(table.hero(0).hand).toHaveLength(6);
    expect(table.hero(1).hand).toEqual(['pedlar']);
    const apart = overcoming(2)
      .at(1, 'heron-ford')
      .hand(0, ...HAND)
      .opens();
    expect(apart.plays('overcome:the-lost-herd').asked()).toBe('reward.loot');
  });

  rule(['KIL-11.1', 'KIL-19.6'], 'a Dark Elf may discard an Ally from a full hand', () => {
    const table = overcoming(1, { race: 'dark-elf' })
      .hand(0, ...HAND)
      .opens()
      .plays('overcome:the-lost-herd');
    expect(table.offered('gift.reward')).toEqual(['use:race']);
    table.chooses('gift.reward', 'use:race').chooses('cost.card', 'exorcist');
    expect(table.hero()).toMatchObject({ hp: 4 });
    expect(table.takesGoldAndCard().hero().hand).toHaveLength(6);
  });

  const six = ['cloudy-vial', 'guild-master', 'exorcist', 'spectral-blade', 'moor-pony', 'copper-ring'];

  rule(['KIL-11.1', 'KIL-8.13'], 'a Potion may be drunk before a Trophy comes into play as the seventh Asset', () => {
    const prince = (about: Partial<Hero>) =>
      lone(about)
        .meets('skull-heath', 'pit-prince')
        .assets(0, ...six)
        .opens('turn')
        .chooses('engage.start', 'overcome:pit-prince');
    const table = prince({ hp: 2 });
    expect(table.offered('gift.reward')).toEqual(['use:cloudy-vial']);
    table.passes('gift.reward').takesGoldAndCard();
    expect(table.asked()).toBe('reward.trophy'); // what was passed over is not offered at each step
    const drunk = prince({ hp: 2 }).chooses('gift.reward', 'use:cloudy-vial').chooses('reward.loot', 'gold');
    drunk.chooses('reward.rumour', 'take').chooses('reward.trophy', 'trophy');
    expect([drunk.hero().hp, drunk.hero().assets.length, drunk.asked()]).toEqual([4, 6, 'turn.choice']);
    expect(prince({ hp: 4 }).asked()).toBe('reward.loot'); // nothing to heal: it is no Gift now
  });

  rule(['KIL-11.1', 'KIL-8.6'], 'a card may be used before a Trophy that readies one', () => {
    const table = lone({ class: 'priest' })
      .meets('silver-grove', 'bearded-hermit')
      .assets(0, 'guild-master')
      .dice(6, 6, 6, 6, 1, 1)
      .opens()
      .plays('confront:bearded-hermit:influence');
    expect(table.offered('gift.reward')).toEqual(['use:guild-master']);
    expect(table.shown('gift.reward')).toEqual({ full: 'none' });
    table.chooses('gift.reward', 'use:guild-master').takesGoldAndCard();
    table.chooses('reward.trophy', 'trophy');
    expect(table.hero()).toMatchObject({ exhausted: [], gold: 3 });
  });

  rule(['KIL-11.1', 'KIL-7.20'], 'and a Potion before the Totem', () => {
    const successes = [{ target: 'finale', attribute: 'lore' as const, n: 6 }];
    const table = lone({ hp: 2, chapter: 'finale', saga: 'break-the-curse', successes })
      .at(0, 'barrow-lea')
      .assets(0, ...six)
      .dice(6, 6, 6)
      .opens()
      .plays('feat:lore');
    expect(table.offered('gift.reward')).toEqual(['use:cloudy-vial']);
    expect(table.shown('gift.reward')).toEqual({ full: 'assets' });
    table.chooses('gift.reward', 'use:cloudy-vial').chooses('finale.totem', 'asset');
    expect(table.hero().assets).toHaveLength(6);
  });
});

describe('at the market', () => {
  const market = (seats: number, gold: number) =>
    scene(seats).hero(0, { gold }).rewards('item', 'mail-coat', 'pewter-dagger', 'copper-ring');
  const prices = ['mail-coat', 'pewter-dagger', 'copper-ring'];

  rule(['KIL-11.1', 'KIL-6.12'], 'Gold may still come once the cards lie open', () => {
    const table = market(1, 1).assets(0, 'guild-master').opens().plays('trade').chooses('trade.deal', 'buy:item');
    expect(table.state.open).toEqual(prices);
    expect(table.offered('gift.market')).toEqual(['use:guild-master']);
    table.chooses('gift.market', 'use:guild-master');
    expect(table.hero().gold + table.hero().assets.length).toBeGreaterThan(1);
    const rich = market(1, 9).assets(0, 'guild-master').opens().plays('trade').chooses('trade.deal', 'buy:item');
    expect(rich.asked()).toBe('trade.buy'); // everything can be paid already
  });

  rule(['KIL-11.1', 'KIL-11.3'], 'also from a friend; without it all three are discarded', () => {
    const table = market(2, 0).hero(1, { gold: 9 }).opens().plays('trade').chooses('trade.deal', 'buy:item');
    expect(table.offered('gift.market')).toEqual(['exchange:1']);
    table.chooses('gift.market', 'exchange:1').chooses('exchange.gold', '-9').chooses('exchange.consent', 'accept');
    expect(table.offered('trade.buy')).toEqual(prices);
    const none = market(2, 0).hero(1, { gold: 9 }).opens().plays('trade').chooses('trade.deal', 'buy:item');
    expect(none.passes('gift.market').log).toContain('log.buy.nothing');
  });
});

describe('the last HP', () => {
  const storm = (about: Partial<Hero>) =>
    lone({ hp: 1, ...about })
      .at(0, 'heron-ford')
      .loot(0, 'bandage#1')
      .deck('plains', 'sudden-storm')
      .dice(1, 1)
      .opens()
      .plays('move:golden-fields');

  rule(['KIL-11.1', 'KIL-9.30'], 'HP may be gained between a failed test and what it costs', () => {
    const table = storm({}).passes('test.before');
    expect(table.offered('gift.loss')).toEqual(['use:bandage#1']);
    expect(table.chooses('gift.loss', 'use:bandage#1').hero()).toMatchObject({ hp: 1, defeated: false });
    const fallen = storm({}).passes('test.before').passes('gift.loss');
    expect(fallen.log).toContain('log.defeated');
    expect(storm({ hp: 3 }).passes('test.before').hero()).toMatchObject({ hp: 2, loot: ['bandage#1'] });
  });

  rule(['KIL-11.1', 'KIL-15.19'], 'or a card be readied that heals, not one that does anything else', () => {
    const tired = (card: string) =>
      lone({ class: 'sorcerer', hp: 1, exhausted: [card] })
        .at(0, 'heron-ford')
        .assets(0, card)
        .loot(0, 'tonic#1')
        .deck('plains', 'sudden-storm')
        .misses(3)
        .opens()
        .plays('move:golden-fields')
        .passes('test.before');
    const healed = tired('healers-song');
    expect(healed.offered('gift.loss')).toEqual(['use:tonic#1']);
    healed.chooses('gift.loss', 'use:tonic#1').chooses('gift.loss', 'use:healers-song');
    expect(healed.hero()).toMatchObject({ hp: 1, defeated: false });
    for (const card of ['held-moment', 'stoneskin']) expect(tired(card).log, card).toContain('log.defeated');
  });

  rule(['KIL-11.1', 'KIL-9.24'], 'Gold may be handed over to a friend before the last HP go', () => {
    const table = scene(2)
      .hero(0, { hp: 1, gold: 4, fate: 0 })
      .hero(1, { gold: 0 })
      .together('heron-ford')
      .at(1, 'golden-fields');
    const falling = table.deck('plains', 'sudden-storm').dice(1, 1).opens().plays('move:golden-fields');
    expect(falling.offered('gift.loss')).toEqual(['exchange:1']);
    falling.chooses('gift.loss', 'exchange:1').chooses('exchange.gold', '4').chooses('exchange.consent', 'accept');
    expect([falling.hero(0).defeated, falling.hero(1).gold]).toEqual([true, 4]);
  });

  rule(['KIL-4.31', 'KIL-11.2'], 'a Hidden hero shows himself first', () => {
    const table = storm({ hidden: true });
    expect(table.offered('test.before')).toEqual(['unhide']);
    table.passes('test.before');
    expect(table.offered('gift.loss')).toEqual(['unhide']);
    table.chooses('gift.loss', 'unhide').chooses('gift.loss', 'use:bandage#1');
    expect(table.hero()).toMatchObject({ hp: 1, hidden: false, defeated: false });
  });

  const struck = (about: Partial<Hero>) => facing('restless-rider', about).misses(5).foe(5, 5, 1);

  rule(['KIL-11.1', 'KIL-9.16'], 'between the dice and the loss HP may be gained or a shield readied', () => {
    const table = struck({ hp: 2 }).loot(0, 'healing-draught#1').opens('turn').passes('engage.start');
    expect(table.offered('battle.prevent')).toEqual(['use:healing-draught#1']);
    expect(table.chooses('battle.prevent', 'use:healing-draught#1').hero()).toMatchObject({ hp: 2, defeated: false });
    const safe = struck({ hp: 3 }).loot(0, 'healing-draught#1').opens('turn').passes('engage.start');
    expect([safe.asked(), safe.hero().hp]).toEqual(['battle.round', 1]); // not his last HP: it can wait
    const worn = struck({ hp: 4, exhausted: ['mail-coat'] })
      .assets(0, 'mail-coat')
      .loot(0, 'tonic#1');
    const readied = worn.opens('turn').passes('engage.start');
    expect(readied.offered('battle.prevent')).toEqual(['use:tonic#1']);
    readied.chooses('battle.prevent', 'use:tonic#1');
    expect(readied.offered('battle.prevent')).toEqual(['use:mail-coat']);
  });

  rule(['KIL-11.7', 'KIL-9.16'], 'or the adversary overcome: what is not lost yet is not lost (A-48)', () => {
    const table = struck({ hp: 2 }).assets(0, 'moor-pony').opens('turn').passes('engage.start');
    expect(table.offered('battle.prevent')).toEqual(['overcome:restless-rider']);
    table.chooses('battle.prevent', 'overcome:restless-rider').chooses('reward.loot', 'gold');
    table.chooses('reward.rumour', 'take');
    expect(table.hero()).toMatchObject({ hp: 2, hand: ['restless-rider'] });
    expect([table.asked(), table.state.fight]).toEqual(['turn.choice', undefined]);
  });
});

describe('in a team', () => {
  /** A human warrior and a dwarf priest together against the Restless Rider, Combat 3. */
  const team = (...about: Partial<Hero>[]) => {
    const set = scene(2).encounters('barrow-lea', 'restless-rider').night('lake-fog');
    for (const seat of [0, 1]) set.hero(seat, { fate: 0, gold: 0, ...about[seat] }).at(seat, 'barrow-lea');
    return set;
  };
  type Team = ReturnType<typeof team>;
  /** All miss; the Rider strikes each of the two as often as said. */
  const fought = (set: Team, ...hits: readonly number[]) => {
    for (const n of hits) for (let die = 0; die < 3; die++) set.foe(die < n ? 5 : 1);
    const table = set.misses(9).opens('turn').teamsUp(1, 'engage.start');
    return table.asked() === 'engage.start' ? table.passes('engage.start') : table;
  };
  const struck = (set: Team, hits: number) => fought(set, 0, hits);

  rule(
    ['KIL-11.1', 'KIL-11.3'],
    'between two rounds something may be exchanged, even if there is no other Gift',
    () => {
      const table = struck(team({}, { gold: 1 }), 0);
      expect(table.offered('test.before')).toEqual(['exchange:1']);
      expect(table.match.decisions[0]?.window).toMatchObject({ id: 'gift', matters: false });
      table.chooses('test.before', 'exchange:1').chooses('exchange.gold', '-1').chooses('exchange.consent', 'accept');
      expect([table.hero(0).gold, table.state.fight?.round]).toEqual([1, 2]);
      const urgent = struck(team({ hp: 2 }).assets(1, 'mail-coat'), 0);
      expect(urgent.match.decisions[0]?.window).toMatchObject({ matters: true }); // a shield against what could be the last blow
      const poor = struck(team(), 0);
      expect(poor.asked()).not.toBe('test.before'); // nobody has anything
    },
  );

  rule(['KIL-11.1', 'KIL-13.1'], 'also in an Assault, alone in it, with a friend who stands by', () => {
    const set = scene(2, { mode: 'competitive' }).ancients('okhtar').risen('okhtar', 'brimstone-pit', { hp: 8 });
    for (const seat of [0, 1])
      set.hero(seat, { chapter: seat ? 4 : 'done', fate: 0, hp: 8, maxHp: 8 }).at(seat, 'brimstone-pit');
    const table = set.hero(1, { gold: 2 }).misses(5).foeMisses(9).opens().assaults('okhtar');
    expect(table.offered('test.before')).toEqual(['exchange:1']);
    expect(table.state.fight?.round).toBe(2);
  });

  rule(['KIL-11.1', 'KIL-12.9'], 'the active hero may heal a friend before the last HP are lost', () => {
    const wounded = () => struck(team({ race: 'elf', class: 'sorcerer' }, { hp: 2 }).assets(0, 'circle-of-rest'), 2);
    const table = wounded();
    expect([table.actor, table.asked()]).toEqual([0, 'battle.rescue']);
    expect(table.offered('battle.rescue')).toEqual(['use:circle-of-rest']);
    expect(table.shown('battle.rescue')).toMatchObject({ friend: { text: 'player.1' }, n: 2, hp: 2 });
    expect(table.chooses('battle.rescue', 'use:circle-of-rest').hero(1)).toMatchObject({ defeated: false });
    expect(wounded().passes('battle.rescue').hero(1)).toMatchObject({ defeated: true });
    expect(struck(team({ class: 'sorcerer' }, { hp: 3 }).assets(0, 'circle-of-rest'), 2).asked()).toBe('test.before'); // not the last
  });

  rule(['KIL-11.1', 'KIL-11.5'], 'or hand a shield over, which the friend then uses', () => {
    const table = struck(team({}, { hp: 1 }).assets(0, 'mail-coat'), 1);
    expect(table.offered('battle.rescue')).toEqual(['exchange:1']);
    table.chooses('battle.rescue', 'exchange:1').chooses('exchange.give', 'mail-coat');
    table.chooses('exchange.consent', 'accept');
    expect([table.actor, table.offered('battle.prevent')]).toEqual([1, ['use:mail-coat']]);
    expect(table.chooses('battle.prevent', 'use:mail-coat').hero(1)).toMatchObject({ hp: 1, defeated: false });
  });

  rule(['KIL-11.1', 'KIL-9.16'], 'or overcome the adversary: nobody loses what is not lost yet (A-48)', () => {
    const table = struck(team({}, { hp: 1 }).assets(0, 'moor-pony'), 3);
    expect(table.offered('battle.rescue')).toContain('overcome:restless-rider');
    table.chooses('battle.rescue', 'overcome:restless-rider');
    expect(table.hero(1)).toMatchObject({ hp: 1, defeated: false });
  });

  rule(['KIL-11.1', 'KIL-9.24'], 'whoever is about to fall may hand over the Gold that would be lost', () => {
    const falling = () => fought(team({ hp: 1, gold: 5 }), 1, 0);
    const table = falling();
    expect([table.actor, table.offered('battle.prevent')]).toEqual([0, ['exchange:1']]);
    table.chooses('battle.prevent', 'exchange:1').chooses('exchange.gold', '5').chooses('exchange.consent', 'accept');
    expect([table.hero(0).defeated, table.hero(1).gold]).toEqual([true, 5]);
    expect(falling().passes('battle.prevent').log).toContain('log.defeated.gold');
  });

  rule(['KIL-11.1', 'KIL-9.25'], 'a friend about to fall too, by an Exchange with the active hero', () => {
    const table = struck(team({}, { hp: 1, gold: 2 }).assets(1, 'copper-ring'), 1);
    expect([table.actor, table.offered('battle.rescue')]).toEqual([0, ['exchange:1']]);
    table.chooses('battle.rescue', 'exchange:1').chooses('exchange.ask', 'copper-ring').chooses('exchange.gold', '-2');
    table.chooses('exchange.consent', 'accept');
    expect(table.hero(1)).toMatchObject({ defeated: true, gold: 0, assets: [] });
    expect(table.hero(0)).toMatchObject({ gold: 2, assets: ['copper-ring'] });
    expect(struck(team({}, { hp: 1 }), 1).log).toContain('log.defeated'); // nothing to save: nobody is asked
  });
});

describe('in the middle of a test', () => {
  const hidden = (about: Partial<Hero> = {}) => lone({ hidden: true, ...about }).at(0, 'barrow-lea');

  rule(['KIL-4.31', 'KIL-8.9'], 'a Hidden hero may show himself and use a Lucky Charm', () => {
    const table = hidden().encounters('barrow-lea', 'sealed-barrow').loot(0, 'lucky-charm#1').dice(6, 6).opens();
    table.plays('confront:sealed-barrow:stealth');
    expect(table.offered('test.success')).toEqual(['unhide']);
    table.chooses('test.success', 'unhide').chooses('test.success', 'use:lucky-charm#1');
    expect([table.asked(), table.hero().hidden]).toEqual(['reward.loot', false]);
    const stays = hidden().encounters('barrow-lea', 'sealed-barrow').loot(0, 'lucky-charm#1').dice(6, 6).opens();
    stays.plays('confront:sealed-barrow:stealth').passes('test.success');
    expect(stays.hero()).toMatchObject({ hidden: true, successes: [{ n: 2 }], loot: ['lucky-charm#1'] });
    const bare = hidden().encounters('barrow-lea', 'sealed-barrow').dice(6, 6).opens();
    expect(bare.plays('confront:sealed-barrow:stealth').asked()).toBe('turn.choice'); // nothing to show himself for
  });

  rule(
    ['KIL-4.31', 'KIL-9.9'],
    'also while he evades: the test that was begun counts, but he is no longer Hidden',
    () => {
      const table = hidden()
        .encounters('barrow-lea', 'restless-rider')
        .loot(0, 'lucky-charm#1', 'loaded-dice#1')
        .dice(1, 1)
        .opens('turn')
        .chooses('engage.hidden', 'evade');
      expect(table.offered('test.after')).toEqual(['unhide']);
      expect(table.state.fight?.step).toBe('evade'); // as the board says
      table.dice(6, 1).chooses('test.after', 'unhide').chooses('test.after', 'use:loaded-dice#1');
      table.chooses('test.success', 'use:lucky-charm#1');
      expect(table.log).toContain('log.evade');
      expect(table.hero()).toMatchObject({ hidden: false, evaded: ['restless-rider'] });
    },
  );

  rule(['KIL-11.1', 'KIL-11.3'], 'a friend may hand over a Lucky Charm, the tester uses it', () => {
    const set = scene(2).hero(0, { fate: 0 }).together('barrow-lea').loot(1, 'lucky-charm#1');
    const table = set.encounters('barrow-lea', 'sealed-barrow').dice(6, 6).opens();
    table.plays('confront:sealed-barrow:stealth');
    expect(table.offered('test.success')).toEqual(['exchange:1']);
    table.chooses('test.success', 'exchange:1').chooses('exchange.ask', 'lucky-charm#1').chooses('exchange.gold', '0');
    table.chooses('exchange.consent', 'accept').chooses('test.success', 'use:lucky-charm#1');
    expect([table.asked(), table.actor]).toEqual(['reward.loot', 0]);
    const poor = scene(2).hero(0, { fate: 0 }).together('barrow-lea');
    const alone = poor.encounters('barrow-lea', 'sealed-barrow').dice(6, 6).opens();
    expect(alone.plays('confront:sealed-barrow:stealth').asked()).toBe('gift.window'); // nothing there that would help
  });

  rule(['KIL-11.1', 'KIL-19.43'], 'Gold for a reroll may come after the roll', () => {
    const set = lone({ gold: 0, class: 'rogue' }).talents(0, 'shadow-3a').assets(0, 'guild-master').at(0, 'barrow-lea');
    const table = set.encounters('barrow-lea', 'sealed-barrow').dice(6, 6, 1).opens();
    table.plays('confront:sealed-barrow:combat');
    expect(table.offered('test.after')).toEqual(['use:guild-master']);
    table.dice(6).chooses('test.after', 'use:guild-master').chooses('test.after', 'use:shadow-3a');
    expect(table.hero()).toMatchObject({ gold: 0, successes: [{ n: 3 }] });
  });

  rule(['KIL-11.3', 'KIL-19.43'], 'a friend is asked for it only with as much Gold as is lacking', () => {
    const after = (own: number, friends: number, ...talents: string[]) => {
      const set = scene(2, { mode: 'competitive' })
        .hero(0, { gold: own, fate: 0, class: 'rogue' })
        .hero(1, { gold: friends })
        .talents(0, ...talents)
        .together('barrow-lea', 'sealed-barrow');
      return set.dice(6, 6, 1).opens().plays('confront:sealed-barrow:combat').asked() === 'test.after';
    };
    expect([after(0, 1, 'shadow-3a'), after(0, 0, 'shadow-3a')]).toEqual([true, false]);
    expect(after(0, 1, 'shadow-3b')).toBe(false); // no Talent that Gold pays for
  });
});

describe('once the action is over', () => {
  const arriving = (mode: 'competitive' | 'cooperative') =>
    scene(2, { mode })
      .hero(0, { hidden: true })
      .at(0, 'heron-ford')
      .assets(0, 'moor-pony')
      .encounters('barrow-lea', 'the-lost-herd')
      .opens()
      .plays('move:barrow-lea');

  rule(['KIL-4.31', 'KIL-11.6'], 'a Hidden hero may show himself to overcome before a rival does', () => {
    const table = arriving('competitive');
    expect(table.offered('gift.window')).toEqual(['unhide']);
    expect(table.match.decisions[0]?.window).toMatchObject({ id: 'gift', matters: true });
    table.chooses('gift.window', 'unhide');
    expect(table.offered('gift.window')).toEqual(['use:moor-pony', 'overcome:the-lost-herd']);
    expect(table.match.decisions[0]?.window).toMatchObject({ matters: true });
    expect(arriving('cooperative').match.decisions[0]?.window).toMatchObject({ matters: false }); // a friend leaves it to him
  });

  rule(['KIL-4.31', 'KIL-11.1'], 'or for any other Gift, which can wait; not to exchange something alone', () => {
    const table = scene(2, { mode: 'competitive' }).hero(0, { hp: 3 }).loot(0, 'bandage#1').opens().plays('hide');
    expect(table.offered('gift.window')).toEqual(['unhide']);
    expect(table.match.decisions[0]?.window).toMatchObject({ matters: false });
    expect(scene(2, { mode: 'competitive' }).opens().plays('hide').actor).toBe(1);
  });
});
