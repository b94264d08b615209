// KIL-6: Rest, Discover, Trade.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { makesRoom } from '../rules/gifts/gift-moments.ts';
import { type Hero, hero } from '../rules/state.ts';
import { lone, scene } from './scene.ts';

const SIX = ['moonherbs', 'pedlar', 'poachers', 'ford-inn', 'sealed-barrow', 'hanged-men'];

describe('Rest', () => {
  rule(['KIL-6.1', 'KIL-6.2'], 'one HP and no AP, where no Encounter is and HP are missing', () => {
    const table = scene().at(0, 'barrow-lea').hero(0, { hp: 2 }).opens().plays('rest');
    expect(table.hero()).toMatchObject({ hp: 3, ap: 3 });
    expect(scene().opens().refusal('turn.choice', 'rest')).toBe('KIL-6.1');
    const busy = scene().meets('barrow-lea', 'pedlar').hero(0, { hp: 2 }).opens();
    expect(busy.refusal('turn.choice', 'rest')).toBe('KIL-6.1');
  });

  rule(['KIL-6.1', 'KIL-15.4'], 'Driving Rain forbids Rest outside the city', () => {
    const out = scene().at(0, 'barrow-lea').hero(0, { hp: 2 }).weather('driving-rain').opens();
    expect(out.refusal('turn.choice', 'rest')).toBe('KIL-15.4');
    expect(scene().hero(0, { hp: 2 }).weather('driving-rain').opens().canPlay('rest')).toBe(true);
  });
});

rule('KIL-6.3', 'whoever has no Rumour is told so, whoever has one for elsewhere is told that', () => {
  const refused = (...hand: string[]) => {
    const table = lone()
      .hand(0, ...hand)
      .opens();
    return table
      .seat(0)
      .refused('turn.choice')
      .find(({ key }) => key.startsWith('discover'))?.why.text;
  };
  expect(refused()).toBe('refuse.noRumour');
  expect(refused('mail-coat')).toBe('refuse.notHere');
});

describe('Discover', () => {
  rule('KIL-6.3', 'a Rumour that names the region becomes an Asset there', () => {
    const table = scene().at(0, 'broken-mill').hand(0, 'pewter-dagger', 'mail-coat').opens();
    expect(table.choices('discover:')).toEqual(['discover:pewter-dagger']);
    table.plays('discover:pewter-dagger');
    expect(table.hero()).toMatchObject({ assets: ['pewter-dagger'], hand: ['mail-coat'], ap: 3, exhausted: [] });
    expect(table.refusal('turn.choice', 'discover')).toBe('KIL-6.3');
  });

  rule('KIL-6.4', 'even if it cannot be used yet', () => {
    const table = scene().at(0, 'windgate-pass').hand(0, 'bound-lightning').opens().plays('discover:bound-lightning');
    expect(table.hero().assets).toEqual(['bound-lightning']);
  });

  rule('KIL-6.5', 'Encounters and Plots in hand can never be Assets', () => {
    const hand = ['possessed-miller', 'wheatfield-imp', 'emptied-granaries'];
    const table = scene()
      .at(0, 'broken-mill')
      .hand(0, ...hand)
      .opens();
    expect(table.choices('discover:')).toEqual([]);
  });

  rule(['KIL-6.6', 'KIL-6.7'], 'a second Asset with the same unique keyword takes the place of the first', () => {
    const table = scene()
      .at(0, 'broken-mill')
      .hand(0, 'pewter-dagger')
      .assets(0, 'sword-of-the-pass', 'mail-coat')
      .opens()
      .plays('discover:pewter-dagger');
    expect(table.hero()).toMatchObject({ assets: ['mail-coat', 'pewter-dagger'], gold: 1 });
    expect(table.discardOf('sword-of-the-pass')).toEqual(['sword-of-the-pass']);
  });

  rule('KIL-6.16', 'the Asset replaced leaves before the limit of six is checked', () => {
    const six = ['sword-of-the-pass', 'mail-coat', 'copper-ring', 'cloudy-vial', 'spy', 'healer'];
    const table = scene()
      .at(0, 'broken-mill')
      .hand(0, 'pewter-dagger')
      .assets(0, ...six)
      .opens()
      .plays('discover:pewter-dagger');
    expect(table.asked()).not.toBe('limit.assets');
    expect(table.hero().assets).toHaveLength(6);
    expect(table.hero().assets).not.toContain('sword-of-the-pass');
  });
});

rule('KIL-6.8', 'an Exchange makes room among Assets only if one of them can change hands', () => {
  const room = (shelf: 'assets' | 'hand' | 'loot', own: Partial<Hero>): boolean => {
    const { state } = lone().opens();
    Object.assign(hero(state, 0), own);
    return makesRoom(shelf)(state, 0, { kind: 'exchange' } as never);
  };
  const six = (card: string) => Array<string>(6).fill(card);
  expect(room('assets', { assets: six('spy') })).toBe(false);
  expect(room('assets', { assets: [...six('spy').slice(1), 'mail-coat'] })).toBe(true);
  expect(room('assets', { assets: six('mail-coat') })).toBe(true);
  expect(room('assets', { assets: six('mail-coat').slice(1) })).toBe(false); // there is room
  expect(room('hand', { hand: six('pedlar'), assets: [] })).toBe(true);
  expect(room('loot', { loot: six('bandage#1') })).toBe(true);
});

describe('the limit of six', () => {
  rule(['KIL-6.8', 'KIL-8.12'], 'EX-41: the seventh Rumour costs one of the seven at once, at his choice', () => {
    const table = scene()
      .at(0, 'barrow-lea')
      .hand(0, ...SIX)
      .plots('barrow-lea', 'the-common-hunger')
      .hero(0, { gold: 3 })
      .opens();
    table.plays('clear:the-common-hunger');
    expect(table.asked()).toBe('limit.rumours');
    expect(table.offered('limit.rumours')).toEqual([...SIX, 'the-common-hunger']);
    table.chooses('limit.rumours', 'pedlar');
    expect(table.hero().hand).toHaveLength(6);
    expect(table.discardOf('pedlar')).toEqual(['pedlar']);
    expect(table.state.excess).toEqual([]);
  });

  rule('KIL-6.8', 'six Assets at most', () => {
    const six = ['sword-of-the-pass', 'mail-coat', 'copper-ring', 'cloudy-vial', 'spy', 'healer'];
    const table = scene()
      .at(0, 'windgate-pass')
      .hand(0, 'bound-lightning')
      .assets(0, ...six)
      .opens()
      .plays('discover:bound-lightning');
    table.chooses('limit.assets', 'spy');
    expect(table.hero().assets).toEqual([...six.filter(card => card !== 'spy'), 'bound-lightning']);
  });

  rule(['KIL-6.8', 'KIL-8.11'], 'six Loot tokens at most; what is thrown away leaves the game', () => {
    const six = ['bandage#1', 'bandage#2', 'bandage#3', 'tonic#1', 'tonic#2', 'smoke-bomb#1'];
    const table = scene()
      .at(0, 'barrow-lea')
      .obstacles('barrow-lea', 1)
      .loot(0, ...six)
      .bag('fleet-boots#1')
      .opens();
    table.plays('clear:obstacle').chooses('limit.loot', 'tonic#1');
    expect(table.hero().loot).toEqual([...six.filter(token => token !== 'tonic#1'), 'fleet-boots#1']);
    expect(table.state.removed).toContain('tonic#1');
  });
});

describe('Trade', () => {
  rule('KIL-6.9', 'in Sprawl City only', () => {
    expect(scene().opens().canPlay('trade')).toBe(true);
    expect(scene().at(0, 'barrow-lea').opens().refusal('turn.choice', 'trade')).toBe('KIL-6.9');
  });

  rule('KIL-6.9', 'or where an effect allows it: the pedlar’s Trophy', () => {
    const table = scene().meets('barrow-lea', 'pedlar').hero(0, { fateToday: true, gold: 4 }).dice(6, 6, 1).opens();
    table.plays('confront:pedlar:influence');
    table.takesGoldAndCard();
    table.chooses('reward.trophy', 'trophy');
    expect(table.asked()).toBe('trade.deal');
  });

  rule('KIL-6.10', 'each of the three once, in any order, at least one', () => {
    const table = scene().hero(0, { hp: 3, gold: 3 }).hand(0, 'pedlar').rewards('item', 'pewter-dagger').opens();
    table.plays('trade');
    expect(table.match.decisions[0]?.pass).toBeUndefined();
    const buys = ['buy:item', 'buy:spell', 'buy:ally', 'buy:title'];
    expect(table.offered('trade.deal')).toEqual(['heal', ...buys, 'sell']);
    table.chooses('trade.deal', 'heal');
    expect(table.offered('trade.deal')).toEqual([...buys, 'sell']);
    table.passes('trade.deal');
    expect(table.hero()).toMatchObject({ hp: 4, gold: 2, ap: 3 });
    const all = scene().hero(0, { hp: 2, gold: 1 }).hand(0, 'pedlar', 'poachers').opens().plays('trade');
    all.chooses('trade.deal', 'sell').chooses('trade.sell', 'pedlar');
    expect(all.offered('trade.deal')).toEqual(['heal', ...buys]); // something is left to sell, but not now
    all.chooses('trade.deal', 'buy:title');
    expect(all.offered('trade.deal')).toEqual(['heal']);
  });

  rule('KIL-6.11', 'EX-39: with 3 Gold, 1 HP for himself and 2 for his friend', () => {
    const table = scene(2).hero(0, { gold: 3, hp: 3 }).hero(1, { hp: 2 }).opens().plays('trade');
    table.chooses('trade.deal', 'heal').chooses('trade.heal', '0:1', '1:1', '1:2').passes('trade.deal');
    expect([table.hero(0).hp, table.hero(1).hp, table.hero(0).gold]).toEqual([4, 4, 0]);
    expect(table.hero(0).ap).toBe(3);
  });

  rule('KIL-6.11', 'nobody elsewhere and nobody defeated is healed', () => {
    const table = scene(3)
      .hero(0, { gold: 3 })
      .hero(1, { hp: 2, region: 'barrow-lea' })
      .hero(2, { hp: 0, defeated: true, camped: true, ap: 0 })
      .opens()
      .plays('trade');
    expect(table.offered('trade.deal')).not.toContain('heal');
  });

  rule(
    ['KIL-6.12', 'KIL-6.13', 'KIL-6.14'],
    'EX-37: of 5, 6 and 4 Gold the one for 4 must be bought with 4 Gold',
    () => {
      const stage = (gold: number) =>
        scene()
          .hero(0, { gold })
          .rewards('item', 'sword-of-the-pass', 'regents-seal', 'mail-coat')
          .opens()
          .plays('trade')
          .chooses('trade.deal', 'buy:item');
      const table = stage(4);
      expect(table.hero()).toMatchObject({ gold: 0, assets: ['mail-coat'] });
      expect(table.discardOf('regents-seal')).toEqual(['sword-of-the-pass', 'regents-seal']);
      const poor = stage(3);
      expect(poor.hero()).toMatchObject({ gold: 3, assets: [] });
      expect(poor.discardOf('mail-coat')).toEqual(['sword-of-the-pass', 'regents-seal', 'mail-coat']);
      expect(poor.state.open).toEqual([]);
    },
  );

  rule('KIL-6.12', 'among several that he can pay he chooses, but he must buy', () => {
    const table = scene()
      .hero(0, { gold: 5 })
      .rewards('item', 'sword-of-the-pass', 'regents-seal', 'mail-coat')
      .opens();
    table.plays('trade').chooses('trade.deal', 'buy:item');
    expect(table.offered('trade.buy')).toEqual(['sword-of-the-pass', 'mail-coat']);
    expect(table.match.decisions[0]?.pass).toBeUndefined();
    expect(table.refusal('trade.buy', 'regents-seal')).toBe('KIL-6.12');
  });

  rule('KIL-6.6', 'EX-40: a Weapon bought throws the old one away, for no Gold', () => {
    const table = scene()
      .hero(0, { gold: 3 })
      .assets(0, 'sword-of-the-pass')
      .rewards('item', 'woodcutters-axe', 'regents-seal', 'watchers-harness')
      .opens()
      .plays('trade')
      .chooses('trade.deal', 'buy:item');
    expect(table.hero()).toMatchObject({ assets: ['woodcutters-axe'], gold: 0 });
    expect(table.discardOf('sword-of-the-pass')).toContain('sword-of-the-pass');
  });

  rule('KIL-6.15', 'EX-38: cards of 5 and 3 Gold sell for 2 + 1', () => {
    const table = scene().hero(0, { gold: 0 }).assets(0, 'sword-of-the-pass').hand(0, 'woodcutters-axe').opens();
    table.plays('trade').chooses('trade.deal', 'sell').chooses('trade.sell', 'sword-of-the-pass', 'woodcutters-axe');
    expect(table.hero()).toMatchObject({ gold: 3, assets: [], hand: [] });
  });

  rule(['KIL-6.15', 'KIL-15.13'], 'a Totem can be sold too; it goes to no discard pile but out of the game', () => {
    const table = scene().hero(0, { gold: 0 }).assets(0, 'totem-take-the-stronghold').opens();
    table.plays('trade').chooses('trade.deal', 'sell'); // the only thing he has
    expect(table.hero()).toMatchObject({ gold: 4, assets: [] });
    expect(table.state.removed).toContain('totem-take-the-stronghold');
  });

  rule(['KIL-6.12', 'KIL-6.9'], 'a caravan’s only Item is laid out alone, and the caravan stays what it is', () => {
    const table = scene()
      .onlyDeck('item', ['pewter-dagger'])
      .hero(0, { gold: 4 })
      .at(0, 'serene-lake')
      .deck('plains', 'friendly-caravan')
      .opens()
      .plays('move:barrow-lea');
    if (table.asked() === 'ability.may') table.chooses('ability.may', table.offered('ability.may')[0] ?? '');
    table.chooses('trade.deal', 'buy:item').until('turn.choice');
    expect(table.hero()).toMatchObject({ assets: ['pewter-dagger'], gold: 2 });
    expect(table.discardOf('friendly-caravan')).toEqual(['friendly-caravan']);
    expect(table.state.open).toEqual([]);
  });
});

describe('operations on the map', () => {
  rule('KIL-6.9', 'trade: an Event offers one of the three deals, and may be left', () => {
    const set = lone({ gold: 4, hp: 3 }).at(0, 'heron-ford').deck('plains', 'friendly-caravan');
    const table = set.opens().plays('move:golden-fields').chooses('ability.may', 'use').chooses('trade.deal', 'heal');
    expect(table.hero()).toMatchObject({ hp: 4, gold: 3, ap: 3 });
    expect(table.asked()).toBe('turn.choice');
    expect(set.opens().plays('move:golden-fields').passes('ability.may').hero().gold).toBe(4);
  });
});
