// Nasty meetings of rules across chapters: teams, Gifts, limits, hiding and death in each other's way.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { invariants } from '../../rules/invariants.ts';
import { fighters } from '../../rules/realm/team.ts';
import { CITY, type Hero } from '../../rules/state.ts';
import { count } from '../rolls.ts';
import { facing, lone, scene } from '../scene.ts';

describe('teams', () => {
  const together = (seats: number, ...about: Partial<Hero>[]) => {
    const set = scene(seats, { mode: 'competitive' }).night('lake-fog');
    for (let seat = 0; seat < seats; seat++) set.hero(seat, { fate: 0, ...about[seat] }).at(seat, 'barrow-lea');
    return set;
  };

  rule(
    ['KIL-12.14', 'KIL-12.1'],
    'a helper who falls is in the city, and nobody invites him into the next round',
    () => {
      const table = together(2, {}, { hp: 1 })
        .encounters('barrow-lea', 'restless-rider')
        .opens('turn')
        .teamsUp(1, 'engage.start')
        .misses(9)
        .foe(1, 1, 1, 5, 1, 1)
        .passes('engage.start')
        .passes('battle.rescue');
      expect(table.offered('battle.round')).toEqual(['flee']);
      expect([fighters(table.state), table.hero(1).region]).toEqual([[0], CITY]);
    },
  );

  rule(
    ['KIL-12.12', 'KIL-5.13'],
    'the team of a failed talk does not fight the Stranger, unless it is called again',
    () => {
      const talk = () =>
        together(2).encounters('barrow-lea', 'pedlar').opens().teamsUp(1).misses(4).plays('confront:pedlar:influence');
      const table = talk();
      expect([table.asked(), table.state.team]).toEqual(['engage.start', []]);
      expect(table.offered('engage.start')).toContain('team:1');
      table.teamsUp(1, 'engage.start');
      expect(fighters(table.state)).toEqual([0, 1]);
    },
  );

  rule(
    ['KIL-12.12', 'KIL-13.3'],
    'nobody who fought beside a hero is in the Assault that he declares in the same turn',
    () => {
      const done = { chapter: 'done', hp: 8, maxHp: 8 } as const;
      const table = together(2, done, done)
        .ancients('okhtar')
        .risen('okhtar', 'barrow-lea', { hp: 8 })
        .encounters('barrow-lea', 'restless-rider')
        .opens('turn')
        .teamsUp(1, 'engage.start')
        .dice(6, 6, 6, 1, 1, 1)
        .misses(3)
        .foeMisses(6)
        .passes('engage.start')
        .chooses('reward.loot', 'loot')
        .chooses('reward.rumour', 'take');
      table.assaults('okhtar');
      expect(fighters(table.state)).toEqual([0]);
    },
  );

  rule(
    ['KIL-12.1', 'KIL-12.12'],
    'a member whose Saga is not done leaves the team when the Assault is declared',
    () => {
      const table = together(3, { chapter: 'done', hp: 7, maxHp: 8 }, { chapter: 4 }, { chapter: 'done' })
        .ancients('okhtar')
        .risen('okhtar', 'barrow-lea', { hp: 8 })
        .loot(0, 'bandage#1')
        .encounters('barrow-lea', 'the-lost-herd')
        .assets(0, 'moor-pony')
        .opens();
      for (const seat of [1, 2]) table.plays(`team:${seat}`).chooses('team.invite', 'join');
      table.plays('overcome:the-lost-herd').chooses('reward.loot', 'loot').chooses('reward.rumour', 'take');
      expect(table.state.team).toEqual([1, 2]); // an Encounter overcome is no test: they are still together
      table.assaults('okhtar');
      expect(fighters(table.state)).toEqual([0, 2]);
    },
  );

  rule(
    ['KIL-12.15', 'KIL-13.11'],
    'when the leader of an Assault is removed, those who came late go home unhurt',
    () => {
      const done = { chapter: 'done', hp: 8, maxHp: 8 } as const;
      const table = together(2, { ...done, hp: 1 }, done)
        .ancients('okhtar')
        .risen('okhtar', 'barrow-lea', { hp: 8 })
        .opens()
        .assaults('okhtar');
      table
        .misses(6)
        .misses(3)
        .foe(6)
        .foeMisses(8)
        .foeMisses(9)
        .chooses('test.before', 'team:1')
        .chooses('team.invite', 'join');
      table.until('turn.choice');
      expect(table.hero(0).eliminated).toBe(true);
      expect(table.hero(1)).toMatchObject({ eliminated: false, hp: 8 });
      expect([table.state.team, table.state.fight, table.actor]).toEqual([[], undefined, 1]);
    },
  );

  rule(
    ['KIL-12.3', 'KIL-4.31'],
    'a Hidden hero who is called into the second round is seen, also by the next Enemy',
    () => {
      const table = together(2, {}, { hidden: true })
        .encounters('barrow-lea', 'restless-rider')
        .opens('turn')
        .misses(5)
        .foeMisses(3)
        .passes('engage.start')
        .chooses('battle.round', 'team:1')
        .chooses('team.invite', 'join');
      expect([table.hero(1).hidden, fighters(table.state)]).toEqual([false, [0, 1]]);
    },
  );

  rule(['KIL-12.6', 'KIL-7.17'], 'helpers add Fate to a Finale, and are free again before the Totem is chosen', () => {
    const successes = [{ target: 'finale', attribute: 'lore' as const, n: 5 }];
    const table = together(2, { chapter: 'finale', saga: 'break-the-curse', successes }, { fate: 1 })
      .dice(6, 1, 1, 1)
      .opens()
      .teamsUp(1)
      .plays('feat:lore')
      .chooses('test.success', 'fate');
    expect([table.asked(), table.state.team]).toEqual(['finale.totem', []]);
  });
});

describe('Gifts in each other’s way', () => {
  rule(
    ['KIL-11.1', 'KIL-8.1'],
    'while a Reward is taken its Encounter cannot be overcome or banished a second time',
    () => {
      const hand = ['copper-ring', 'watch-guard', 'pedlar', 'squire', 'templar', 'pewter-dagger'];
      const table = scene(2)
        .hero(0, { fate: 0, class: 'priest' })
        .talents(0, 'pious-4b')
        .assets(0, 'moor-pony')
        .hand(0, ...hand)
        .together('barrow-lea', 'wheatfield-imp', 'the-lost-herd')
        .opens('turn')
        .chooses('engage.start', 'use:pious-4b');
      expect(table.offered('gift.reward')).toEqual(['exchange:1']);
      table.passes('gift.reward').chooses('reward.loot', 'gold').chooses('reward.rumour', 'draw');
      expect(count(table, 'log.encounter.defeated')).toBe(1);
    },
  );

  rule(['KIL-11.1', 'KIL-9.30', 'KIL-6.14'], 'a hero who falls to what he overcame at the market buys nothing', () => {
    // The Trophy of the Pallid Ghoul costs 1 HP.
    const table = scene()
      .hero(0, { hp: 1, gold: 0, fate: 0 })
      .assets(0, 'cloudy-vial')
      .rewards('item', 'mail-coat', 'pewter-dagger', 'copper-ring')
      .encounters(CITY, 'pallid-ghoul')
      .opens();
    table.plays('trade').chooses('trade.deal', 'buy:item');
    expect(table.offered('gift.market')).toEqual(['overcome:pallid-ghoul']);
    table.chooses('gift.market', 'overcome:pallid-ghoul').takesGoldAndCard();
    table.passes('gift.loss').chooses('defeat.lose', 'pallid-ghoul');
    expect(table.log).toContain('log.buy.nothing');
    expect(table.hero()).toMatchObject({ assets: ['cloudy-vial'], gold: 0 });
    expect(invariants(table.state)).toEqual([]);
  });

  rule(
    ['KIL-11.13', 'KIL-6.8', 'KIL-11.1'],
    'a Charm handed over in mid-test to six tokens makes one of them go at once',
    () => {
      const six = ['bandage#1', 'bandage#2', 'fleet-boots#1', 'fleet-boots#2', 'smoke-bomb#1', 'smoke-bomb#2'];
      const table = scene(2)
        .hero(0, { fate: 0 })
        .together('barrow-lea', 'sealed-barrow')
        .loot(0, ...six)
        .loot(1, 'lucky-charm#1')
        .dice(6, 6)
        .opens()
        .plays('confront:sealed-barrow:stealth')
        .chooses('test.success', 'exchange:1');
      table.passes('exchange.give').chooses('exchange.ask', 'lucky-charm#1').chooses('exchange.gold', '0');
      table.chooses('exchange.consent', 'accept').chooses('limit.loot', 'bandage#1');
      table.chooses('test.success', 'use:lucky-charm#1');
      expect(table.asked()).toBe('reward.loot');
    },
  );

  rule(['KIL-11.3', 'KIL-11.1'], 'an offer refused in mid-test is refused for the whole turn', () => {
    const set = scene(2).hero(0, { fate: 0 }).together('barrow-lea').loot(1, 'lucky-charm#1');
    const table = set.encounters('barrow-lea', 'sealed-barrow').dice(6, 6).opens();
    const asks = () => {
      table
        .chooses('test.success', 'exchange:1')
        .chooses('exchange.ask', 'lucky-charm#1')
        .chooses('exchange.gold', '0');
    };
    table.plays('confront:sealed-barrow:stealth');
    asks();
    table.passes('exchange.consent');
    asks();
    expect([table.asked(), table.actor]).toEqual(['test.success', 0]);
    expect(table.hero(0).loot).toEqual([]);
  });

  rule(['KIL-4.31', 'KIL-9.10'], 'whoever comes out of hiding while he evades and still fails is surprised', () => {
    const table = facing('restless-rider', { hidden: true, hp: 3 })
      .loot(0, 'loaded-dice#1', 'bandage#1')
      .dice(1, 1)
      .opens('turn')
      .chooses('engage.hidden', 'evade');
    table.dice(1, 1).chooses('test.after', 'unhide').chooses('test.after', 'use:loaded-dice#1');
    expect(table.state.fight).toMatchObject({ surprise: 'adversary' });
    expect(table.hero()).toMatchObject({ hidden: false, evaded: [] });
  });

  rule(['KIL-4.31', 'KIL-6.8'], 'a Hidden hero with a full hand may show himself before the Reward', () => {
    const table = scene(2)
      .hero(0, { hidden: true, fate: 0 })
      .together('barrow-lea', 'sealed-barrow')
      .hand(0, 'copper-ring', 'watch-guard', 'pedlar', 'squire', 'templar', 'pewter-dagger')
      .hero(0, { successes: [{ target: 'sealed-barrow', attribute: 'stealth', n: 2 }] })
      .dice(6, 1)
      .opens()
      .plays('confront:sealed-barrow:stealth');
    expect(table.offered('gift.reward')).toEqual(['unhide']);
    expect(table.chooses('gift.reward', 'unhide').offered('gift.reward')).toEqual(['exchange:1']);
  });

  rule(['KIL-11.6', 'KIL-9.16'], 'between the dice and the loss another Encounter is no way out of the fight', () => {
    const table = lone({ hp: 1 })
      .meets('barrow-lea', 'woken-scarecrow', 'the-lost-herd')
      .assets(0, 'moor-pony')
      .misses(5)
      .foe(6, 6, 6, 6)
      .opens('turn')
      .passesAll('battle.prevent');
    expect(table.log).toContain('log.defeated');
  });

  rule(['KIL-11.2', 'KIL-12.12'], 'a hero who hides by a Smoke Bomb at the end of his action has no Gift left', () => {
    const table = scene(2, { mode: 'competitive' })
      .hero(0, { hp: 3 })
      .loot(0, 'smoke-bomb#1', 'bandage#1')
      .at(0, 'heron-ford')
      .encounters('barrow-lea', 'sealed-barrow')
      .opens()
      .plays('move:barrow-lea')
      .chooses('gift.window', 'use:smoke-bomb#1');
    expect(table.offered('gift.window')).toEqual(['unhide']);
    expect(table.passes('gift.window').actor).toBe(1);
  });

  rule(['KIL-11.1', 'KIL-3.5'], 'nobody but the hero whose turn it is uses one, in a team Battle too', () => {
    const table = scene(2)
      .hero(0, { fate: 0 })
      .hero(1, { fate: 0, hp: 2 })
      .together('barrow-lea', 'restless-rider')
      .loot(1, 'healing-draught#1', 'tonic#1')
      .opens('turn')
      .teamsUp(1, 'engage.start')
      .misses(9)
      .foe(1, 1, 1, 5, 5, 1)
      .passes('engage.start');
    expect([table.actor, table.offered('battle.rescue')]).toEqual([0, ['exchange:1']]);
    table.passes('battle.rescue');
    expect(table.hero(1)).toMatchObject({ defeated: true, loot: ['healing-draught#1', 'tonic#1'] });
  });

  rule(['KIL-9.37', 'KIL-11.1'], 'after the dice he heals himself, but nobody who has already lost his last HP', () => {
    const table = scene(2)
      .hero(0, { fate: 0, hp: 1 })
      .hero(1, { fate: 0, hp: 1 })
      .together('barrow-lea', 'restless-rider')
      .loot(0, 'healing-draught#1', 'healing-draught#2')
      .opens('turn')
      .teamsUp(1, 'engage.start')
      .misses(9)
      .foe(5, 1, 1, 5, 1, 1)
      .passes('engage.start')
      .chooses('battle.prevent', 'use:healing-draught#1')
      .passes('battle.rescue');
    expect(table.hero(0)).toMatchObject({ hp: 2, defeated: false });
    expect(table.hero(1)).toMatchObject({ defeated: true });
    expect(fighters(table.state)).toEqual([0]);
  });
});
