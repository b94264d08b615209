// KIL-14: cards, decks, limits.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { isEmpty } from '../rules/state.ts';
import { facing, scene } from './scene.ts';

/** The Mother of Pits arrives: "place the first Enemy of the Badlands deck". */
const arrival = () =>
  scene()
    .at(0, 'watchers-peak')
    .ancients('mother-of-pits')
    .hero(0, {
      saga: 'assassinate-the-lord',
      class: 'rogue',
      chapter: 'finale',
      fateToday: true,
      successes: [{ target: 'finale', attribute: 'stealth', n: 6 }],
    })
    .dice(6, 6, 6, 6);

rule('KIL-14.1', 'every card goes face up to the discard pile of its own deck', () => {
  const table = scene()
    .hand(0, 'pedlar', 'mail-coat', 'emberbearer', 'emptied-granaries')
    .opens()
    .plays('trade')
    .chooses('trade.deal', 'sell');
  table.chooses('trade.sell', 'pedlar', 'mail-coat', 'emberbearer', 'emptied-granaries');
  const { encounters, rewards, night, plots } = table.state;
  expect(encounters.plains.discard).toEqual(['pedlar']);
  expect(rewards.item.discard).toEqual(['mail-coat']);
  expect(night.discard).toEqual(['emberbearer']);
  expect(plots.discard).toEqual(['emptied-granaries']);
});

rule('KIL-14.2', 'everybody can look through the discard piles', () => {
  const table = scene(2, { mode: 'competitive' })
    .having(state => state.rewards.item.discard.push(...state.rewards.item.draw.splice(0, 2)))
    .opens();
  for (const seat of [0, 1])
    expect(table.seat(seat).view().rewards.item.discard).toEqual(['sword-of-the-pass', 'oaken-cuirass']);
});

rule(
  'KIL-14.3',
  'a deck is empty only when neither it nor its discard pile holds a card, as a pile or as a number',
  () => {
    expect(isEmpty({ draw: [], discard: [] })).toBe(true);
    expect(isEmpty({ draw: 0, discard: [] })).toBe(true);
    for (const pile of [
      { draw: ['a'], discard: [] },
      { draw: [], discard: ['a'] },
      { draw: ['a'], discard: ['b'] },
      { draw: 1, discard: [] },
      { draw: 2, discard: ['a', 'b'] },
    ])
      expect(isEmpty(pile)).toBe(false);
  },
);

describe('Trade', () => {
  rule(
    ['KIL-14.3', 'KIL-6.12'],
    'EX-54: when the second of three was the last card, the third comes from the new deck',
    () => {
      const table = scene()
        .hero(0, { gold: 9 })
        .onlyDeck('item', ['sword-of-the-pass', 'mail-coat'], 'discarded')
        .opens()
        .plays('trade')
        .chooses('trade.deal', 'buy:item');
      expect(table.log).toContain('log.reshuffle');
      expect(table.offered('trade.buy')).toHaveLength(3);
      expect(table.offered('trade.buy').slice(0, 2)).toEqual(['sword-of-the-pass', 'mail-coat']);
    },
  );
});

rule('KIL-14.3', 'the discard pile is shuffled at once when the last card is drawn, and that card is not in it', () => {
  const table = scene().onlyDeck('forest', ['moonherbs'], 'discarded').opens().plays('move:silver-grove');
  expect(table.encountersIn('silver-grove')).toEqual(['moonherbs']);
  expect(table.state.encounters.forest.draw).toHaveLength(19);
  expect(table.state.encounters.forest.discard).toEqual([]);
});

rule('KIL-14.3', 'with nothing to shuffle then, the deck is made when a card is next needed', () => {
  const table = scene()
    .onlyDeck('forest', ['white-doe'])
    .hero(0, { hp: 3 })
    .opens()
    .plays('move:silver-grove')
    .plays('search');
  expect(table.log.filter(text => text === 'log.encounter')).toHaveLength(2);
  expect(table.log).toContain('log.reshuffle');
});

rule('KIL-14.3', 'with deck and discard pile empty nothing is drawn', () => {
  const table = scene().onlyDeck('forest', []).opens().plays('move:silver-grove');
  expect(table.encountersIn('silver-grove')).toEqual([]);
  expect(table.hero().region).toBe('silver-grove');
});

rule('KIL-14.4', 'Night and Plot decks are never shuffled again', () => {
  const table = scene().having(state => {
    state.plots.discard.push(...state.plots.draw.splice(0));
  });
  const played = table.night('flood').opens().plays('camp').until('turn.choice');
  expect(played.state.plots).toMatchObject({ draw: [] });
  expect(played.state.plots.discard).toHaveLength(4);
  expect(played.state.places['heron-ford']?.plots).toEqual([]);
});

rule('KIL-14.5', 'EX-9: cards that do not fit are discarded unresolved, the first Enemy is placed', () => {
  const table = arrival().deck('badlands', 'poisoned-well', 'roofless-chapel', 'pallid-ghoul').opens();
  table.plays('feat:stealth').chooses('finale.totem', 'gold').until('turn.choice');
  expect(table.encountersIn('pallid-mire')).toEqual(['pallid-ghoul']);
  expect(table.discardOf('poisoned-well')).toEqual(['poisoned-well', 'roofless-chapel']);
});

rule('KIL-14.6', 'EX-9: past the last card the effect is cancelled; that card starts the new discard pile', () => {
  const table = arrival()
    .onlyDeck('badlands', ['poisoned-well', 'roofless-chapel'])
    .having(state => state.encounters.badlands.discard.push('pallid-ghoul'))
    .having(state => state.removed.splice(state.removed.indexOf('pallid-ghoul'), 1))
    .opens();
  table.plays('feat:stealth').chooses('finale.totem', 'gold').until('turn.choice');
  expect(table.encountersIn('pallid-mire')).toEqual([]);
  expect(table.state.encounters.badlands.discard).toEqual(['roofless-chapel']);
  expect([...table.state.encounters.badlands.draw].sort()).toEqual(['pallid-ghoul', 'poisoned-well']);
});

rule('KIL-14.7', 'there is no limit to Gold', () => {
  const table = scene().hero(0, { gold: 98 }).hand(0, 'regents-seal').opens().plays('trade');
  table.chooses('trade.deal', 'sell').passes('trade.deal');
  expect(table.hero().gold).toBe(101);
});

rule('KIL-14.8', 'HP never exceed the maximum', () => {
  const table = scene().hero(0, { hp: 3 }).loot(0, 'healing-draught#1').opens().plays('use:healing-draught#1');
  expect(table.hero().hp).toBe(4);
});

rule('KIL-14.9', 'no hero loses more HP than he has', () => {
  const table = scene(1, { difficulty: 'hard' })
    .at(0, 'black-cave')
    .gloom('black-cave')
    .hero(0, { hp: 1 })
    .night('flood')
    .opens();
  table.plays('camp').until('turn.choice');
  expect(table.hero().hp).toBe(2); // 0 in the Gloom, 2 at Dawn
});

rule('KIL-14.10', 'Race and Class can be exhausted by their own abilities, but no card makes them ready', () => {
  const table = scene()
    .hero(0, { class: 'shaman', exhausted: ['class', 'mail-coat', 'copper-ring'] })
    .assets(0, 'mail-coat', 'copper-ring')
    .loot(0, 'tonic#1')
    .opens();
  table.plays('use:tonic#1');
  const offered = table.match.decisions[0]?.options.map(option => option.key) ?? [];
  expect(offered.sort()).toEqual(['copper-ring', 'mail-coat']);
});

rule('KIL-14.11', 'a card that contradicts a rule wins: Bramble Door leads beyond the neighbours', () => {
  const table = scene()
    .at(0, 'gallows-oak')
    .hero(0, { class: 'sorcerer' })
    .assets(0, 'bramble-door')
    .encounters('bramblewild', 'moonherbs')
    .opens();
  expect(table.canPlay('move:bramblewild')).toBe(false);
  table.plays('use:bramble-door');
  const prompt = table.asked() ?? '';
  const far = table.offered(prompt).find(key => key.includes('bramblewild')) ?? '';
  table.chooses(prompt, far);
  expect(table.hero()).toMatchObject({ region: 'bramblewild', ap: 3 });
});

describe('what an evaded Enemy and a defeated hero are not there for', () => {
  rule(
    'KIL-14.12',
    'the weakest hero is the weakest of all, and an ability passes him over while he is defeated (A-26)',
    () => {
      const fallen = { defeated: true, camped: true, hp: 0, ap: 0 };
      const set = scene(2).talents(0, 'martial-1a').hero(0, { hp: 3 }).night('watchers-fire');
      const table = set.hero(1, fallen).opens().plays('camp');
      expect([table.hero(0).hp, table.hero(0).fate, table.hero(1).fate]).toEqual([3, 4, 4]);
      const tied = scene(2).hero(0, { hp: 3 }).night('watchers-fire').hero(1, fallen).opens().plays('camp');
      expect([tied.hero(0).hp, tied.hero(0).fate, tied.hero(1).fate]).toEqual([4, 5, 4]); // of two, the one it can touch
    },
  );
});

describe('operations on heroes', () => {
  rule('KIL-14.12', 'EX-13: gainFate and heal for the weakest; the First Hero breaks the tie', () => {
    const set = scene(3)
      .night('watchers-fire')
      .talents(0, 'martial-1a', 'martial-2a')
      .talents(1, 'pious-1a')
      .talents(2, 'shadow-1a');
    const table = set.hero(1, { hp: 2 }).hero(2, { hp: 2 }).opens().plays('camp').plays('camp').plays('camp');
    expect([table.asked(), table.actor]).toEqual(['ability.weakest', 0]);
    expect(table.offered('ability.weakest')).toEqual(['hero:1', 'hero:2']);
    table.chooses('ability.weakest', 'hero:2');
    expect([table.hero(1).fate, table.hero(2).fate, table.hero(2).hp]).toEqual([4, 5, 3]);
  });
});

rule(['KIL-14.13', 'KIL-8.3'], 'a card gained goes to the hand as a Rumour', () => {
  const table = scene()
    .meets('barrow-lea', 'harvest-at-risk')
    .hero(0, { fateToday: true })
    .dice(6, 6, 1)
    .rewards('spell', 'omen')
    .opens();
  table.plays('confront:harvest-at-risk:lore').chooses('reward.loot', 'gold').chooses('reward.rumour', 'draw');
  expect(table.hero()).toMatchObject({ hand: ['omen'], assets: [] });
});

rule('KIL-14.14', 'a Rumour can be sold, discovered, spent on a keyword or on Fate', () => {
  const stage = () => scene().hero(0, { gold: 5 }).hand(0, 'pewter-dagger', 'poachers');
  expect(stage().opens().offered('turn.choice')).toEqual(expect.arrayContaining(['trade', 'feat:chapter']));
  expect(stage().at(0, 'broken-mill').opens().canPlay('discover:pewter-dagger')).toBe(true);
  const test = stage().meets('barrow-lea', 'harvest-at-risk').dice(1, 1, 1).opens();
  test.plays('confront:harvest-at-risk:lore');
  expect(test.offered('test.success')).toEqual(expect.arrayContaining(['fate:poachers', 'fate:pewter-dagger']));
});

rule(
  ['KIL-14.15', 'KIL-1.19'],
  'tokens never run out: a fifth Stranger can be made an Enemy, ten Obstacles lie in one region',
  () => {
    const four = ['old-farmwife', 'lady-of-the-ford', 'exiled-squire', 'crooked-collector'];
    const table = scene()
      .meets('barrow-lea', 'pedlar')
      .encounters('serene-lake', ...four)
      .hero(0, { hostile: [...four], fateToday: true })
      .dice(1, 1, 1, 1, 1)
      .foe(1, 1)
      .opens();
    table.plays('confront:pedlar:hostile');
    expect(table.hero().hostile).toEqual([...four, 'pedlar']);
    const stones = scene().at(0, 'barrow-lea').obstacles('barrow-lea', 10).opens().plays('clear:obstacle');
    expect(stones.state.places['barrow-lea']?.obstacles).toBe(9);
  },
);

rule('KIL-14.16', 'Discover, Buy, a Trophy and the Finale make Assets', () => {
  const bought = scene().hero(0, { gold: 2 }).rewards('item', 'pewter-dagger', 'regents-seal', 'mail-coat').opens();
  bought.plays('trade').chooses('trade.deal', 'buy:item').until('turn.choice');
  expect(bought.hero().assets).toEqual(['pewter-dagger']);
});

rule('KIL-14.17', 'cards out of play give nothing: Rumours and Talents not gained add no dice and no Gifts', () => {
  const table = scene().hero(0, { hp: 3 }).hand(0, 'healer', 'warm-breath').opens();
  expect(table.choices('use:')).toEqual([]);
});

rule('KIL-14.18', 'Sacrifice takes an Asset from play, never a Rumour', () => {
  const table = scene().hero(0, { gold: 5 }).assets(0, 'gambeson').hand(0, 'poachers').opens().plays('feat:chapter');
  expect(table.offered('feat.sacrifice')).toEqual(['gambeson']);
  const vial = scene().hero(0, { hp: 2 }).assets(0, 'cloudy-vial').hand(0, 'poachers').opens().plays('use:cloudy-vial');
  expect(vial.hero()).toMatchObject({ hp: 4, assets: [], hand: ['poachers'] });
});

describe('Loot', () => {
  rule(['KIL-14.20', 'KIL-4.16'], 'an empty bag gives nothing, and Clear stays possible', () => {
    const table = scene().at(0, 'barrow-lea').obstacles('barrow-lea', 1).bag().opens().plays('clear:obstacle');
    expect(table.hero().loot).toEqual([]);
    expect(table.log).toContain('log.loot.none');
  });

  rule('KIL-14.20', 'whoever defeats an Encounter then takes its Gold, and no Trophy of Loot is offered (A-56)', () => {
    const set = facing('band-of-deserters', { gold: 0 });
    const table = set.bag().assets(0, 'captain').opens('turn').chooses('engage.start', 'overcome:band-of-deserters');
    expect([table.asked(), table.hero().gold]).toEqual(['reward.rumour', 2]);
    table.chooses('reward.rumour', 'take');
    expect(table.asked()).toBe('turn.choice');
  });
});
