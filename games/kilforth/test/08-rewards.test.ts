// KIL-8: Rewards.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { encounterRows } from '../content/cards.ts';
import { nightCards } from '../content/night-cards.ts';
import type { Hero } from '../rules/state.ts';
import { facing, lone, scene } from './scene.ts';

/** An Enemy that the hero beats in round 1, unhurt: 5 dice, 4 hits. */
const beating = (enemy: string, about: Partial<Hero> = {}) =>
  lone(about).meets('barrow-lea', enemy).dice(5, 5, 5, 5, 1).foe(1, 1, 1, 1, 1);

describe('the three steps', () => {
  rule('KIL-8.1', 'Loot, then the Rumour, then the Trophy', () => {
    const table = beating('band-of-deserters').opens('turn');
    const asked: (string | undefined)[] = [table.asked()];
    asked.push(table.chooses('reward.loot', 'gold').asked(), table.chooses('reward.rumour', 'take').asked());
    table.chooses('reward.trophy', 'trophy');
    expect(asked).toEqual(['reward.loot', 'reward.rumour', 'reward.trophy']);
    expect(table.asked()).toBe('turn.choice');
  });

  rule('KIL-8.2', 'Gold as much as the card is worth, or one token from the bag', () => {
    const gold = beating('restless-rider').opens('turn').chooses('reward.loot', 'gold');
    expect(gold.hero()).toMatchObject({ gold: 5, loot: [] });
    const loot = beating('restless-rider').bag('tonic#1').opens('turn').chooses('reward.loot', 'loot');
    expect(loot.hero()).toMatchObject({ gold: 1, loot: ['tonic#1'] });
  });

  rule('KIL-8.2', 'an empty bag leaves only the Gold (A-56)', () => {
    const table = beating('restless-rider').bag().opens('turn');
    expect(table.asked()).toBe('reward.rumour');
    expect(table.hero().gold).toBe(5);
  });

  rule('KIL-8.3', 'the card itself, or a Reward that only its owner sees', () => {
    const set = beating('restless-rider').rewards('item', 'mail-coat');
    const taken = set.opens('turn').takesGoldAndCard();
    expect(taken.hero().hand).toEqual(['restless-rider']);
    const drawn = set.opens('turn').chooses('reward.loot', 'gold').chooses('reward.rumour', 'draw');
    expect(drawn.hero().hand).toEqual(['mail-coat']);
    expect(drawn.discardOf('restless-rider')).toContain('restless-rider');
    expect(drawn.told(0).some(({ text }) => text === 'log.reward.draw')).toBe(true);
    expect(drawn.told('spectator').some(({ text }) => text === 'log.reward.draw')).toBe(false);
    expect(drawn.told('spectator').some(({ text }) => text === 'log.reward.draw.unseen')).toBe(true);
  });

  rule('KIL-8.3', 'a Reward deck that is empty to the last card gives nothing (A-36)', () => {
    const table = beating('restless-rider').onlyDeck('item', []).opens('turn');
    table.chooses('reward.loot', 'gold').chooses('reward.rumour', 'draw');
    expect(table.hero().hand).toEqual([]);
    expect(table.log).toContain('log.reward.none');
  });

  rule('KIL-8.4', 'an Enemy brings an Item, a Place a Title, a Quest a Spell, a Stranger an Ally', () => {
    const icons = [
      ['goblin-marauders', 'deck:item'],
      ['fortified-farm', 'deck:title'],
      ['harvest-at-risk', 'deck:spell'],
      ['old-farmwife', 'deck:ally'],
    ] as const;
    for (const [card, deck] of icons) {
      const set = lone().meets('barrow-lea', card);
      const table = set.dice(5, 5, 5, 5, 5).foe(1, 1).opens('turn');
      const confront = table.asked() === 'turn.choice' ? table.choices('confront')[0] : undefined;
      if (confront) table.plays(confront);
      table.chooses('reward.loot', 'gold');
      const draw = table.match.decisions[0]?.options.find(option => option.key === 'draw');
      expect([card, draw?.on]).toEqual([card, [deck]]);
    }
  });

  rule('KIL-8.12', 'EX-41: a seventh Rumour must go at once, whichever it is', () => {
    const six = ['copper-ring', 'omen', 'shove', 'spy', 'ibex', 'captain'];
    const table = beating('restless-rider', { fateToday: true })
      .hand(0, ...six)
      .opens('turn');
    table.takesGoldAndCard();
    expect(table.offered('limit.rumours')).toEqual([...six, 'restless-rider']);
    table.chooses('limit.rumours', 'shove');
    expect(table.hero().hand).toEqual(['copper-ring', 'omen', 'spy', 'ibex', 'captain', 'restless-rider']);
  });
});

rule(
  'KIL-8.4',
  'the icon of an Enemy is an Item, of a Place a Title, of a Quest a Spell, of a Stranger an Ally',
  () => {
    const usual = { enemy: 'item', place: 'title', quest: 'spell', stranger: 'ally' } as const;
    for (const row of encounterRows) if (row.type !== 'event') expect(row.reward, row.id).toBe(usual[row.type]);
    // By night the Thing in the Cave alone guards something else: a Spell.
    const odd = nightCards.filter(
      row => row.type !== 'event' && row.type !== 'weather' && row.reward !== usual[row.type],
    );
    expect(odd.map(row => row.id)).toEqual(['thing-in-the-cave']);
  },
);

describe('Strangers', () => {
  rule(
    'KIL-8.5',
    'EX-30: the hero whose token it bears gets its Gold and its card; another has the normal choices',
    () => {
      const foe = scene(2)
        .together('barrow-lea')
        .hero(0, { fate: 0, hostile: ['lady-of-the-ford'] });
      const beaten = foe.encounters('barrow-lea', 'lady-of-the-ford').dice(5, 5, 1, 1, 1).foe(1, 1, 1).opens('turn');
      beaten.passes('engage.start');
      expect(beaten.hero(0)).toMatchObject({ gold: 4, hand: ['lady-of-the-ford'], loot: [], hostile: [] });
      const charm = scene(2)
        .together('barrow-lea')
        .hero(1, { fate: 0, race: 'vampire' })
        .hero(0, { hostile: ['lady-of-the-ford'] })
        .active(1);
      const table = charm.encounters('barrow-lea', 'lady-of-the-ford').dice(5, 5, 5, 1, 1, 1).opens();
      table.plays('confront:lady-of-the-ford:influence');
      expect(table.offered('reward.loot')).toEqual(['gold', 'loot']);
      table.chooses('reward.loot', 'gold');
      expect(table.offered('reward.rumour')).toEqual(['take', 'draw']);
      table.chooses('reward.rumour', 'draw');
      expect(table.hero(0).hostile).toEqual([]); // the token goes with the card
    },
  );
});

describe('windows', () => {
  rule('KIL-8.6', 'a Trophy of Loot is not offered when the bag is empty (A-56)', () => {
    const won = (empty: boolean) => {
      const set = facing('close-the-rift', { class: 'sorcerer' });
      const table = (empty ? set.bag() : set).dice(6, 6, 6, 6, 6).opens().plays('confront:close-the-rift:lore');
      if (!empty) table.chooses('reward.loot', 'gold');
      return table.chooses('reward.rumour', 'take').asked();
    };
    expect([won(false), won(true)]).toEqual(['reward.trophy', 'turn.choice']);
  });
});

describe('Trophies', () => {
  const prized = (enemy: string, about: Partial<Hero> = {}) =>
    beating(enemy, about).bag('tonic#1').opens('turn').takesGoldAndCard();

  rule('KIL-8.6', 'a Trophy may be taken or left', () => {
    expect(prized('band-of-deserters').chooses('reward.trophy', 'trophy').hero().loot).toEqual(['tonic#1']);
    expect(prized('band-of-deserters').passes('reward.trophy').hero().loot).toEqual([]);
    expect(prized('thicket-ogre').asked()).toBe('turn.choice'); // 1 HP would do nothing for a healthy hero
  });

  rule('KIL-8.7', 'a forced one cannot be left', () => {
    const table = prized('pallid-ghoul');
    expect(table.asked()).toBe('turn.choice');
    expect(table.hero()).toMatchObject({ hp: 3, ap: 3 });
  });

  rule('KIL-8.8', 'EX-8: one for an attribute is there only if the Encounter was tested with it', () => {
    const place = () =>
      scene().hero(0, { race: 'vampire', class: 'rogue', fate: 0 }).meets('windgate-pass', 'manor-of-the-pass');
    const charmed = place().dice(5, 5, 5, 5).opens().plays('confront:manor-of-the-pass:influence');
    charmed.takesGoldAndCard().chooses('reward.trophy', 'trophy');
    expect(charmed.hero().gold).toBe(1 + 3 + 2);
    const sneaked = place().dice(5, 5, 5).opens().plays('confront:manor-of-the-pass:stealth');
    sneaked.takesGoldAndCard();
    expect(sneaked.asked()).toBe('turn.choice'); // no Trophy is offered
    expect(sneaked.hero().gold).toBe(1 + 3);
    const overcome = place().assets(0, 'captain').opens().plays('overcome:manor-of-the-pass');
    overcome.takesGoldAndCard().chooses('reward.trophy', 'trophy');
    expect(overcome.hero().gold).toBe(1 + 3 + 2);
  });

  rule('KIL-8.13', 'a benefit can be a free Trade where one stands, or an Item straight into play', () => {
    const set = facing('pedlar', { gold: 5 }).dice(5, 5, 1);
    const table = set.opens().plays('confront:pedlar:influence').takesGoldAndCard();
    table.chooses('reward.trophy', 'trophy');
    expect(table.asked()).toBe('trade.deal');
    table.chooses('trade.deal', 'sell').passes('trade.deal');
    expect(table.hero().ap).toBe(3); // the Confront alone
    const prince = beating('pit-prince').rewards('item', 'mail-coat').opens('turn');
    prince.takesGoldAndCard().chooses('reward.trophy', 'trophy');
    expect(prince.hero().assets).toEqual(['mail-coat']);
    // KIL-14.6: where no Item is left there is none, and everybody hears why.
    const bare = beating('pit-prince').onlyDeck('item', []).opens('turn');
    bare.takesGoldAndCard().chooses('reward.trophy', 'trophy');
    expect([bare.hero().assets, bare.lines('log.reward.none').length]).toEqual([[], 1]);
  });
});

describe('Loot', () => {
  rule(['KIL-8.9', 'KIL-11.11'], 'EX-6: a movement AP token gives 1 AP to Move alone and leaves the game', () => {
    const table = scene().loot(0, 'fleet-boots#1').hero(0, { ap: 0 }).deck('forest', 'moonherbs').opens();
    table.plays('use:fleet-boots#1');
    expect(table.hero()).toMatchObject({ ap: 0, restrictedAp: { move: 1 }, loot: [] });
    expect(table.state.removed).toContain('fleet-boots#1');
    expect(table.canPlay('hide')).toBe(false);
    table.plays('move:silver-grove');
    expect(table.hero().restrictedAp).toEqual({});
  });

  rule(['KIL-8.10', 'KIL-8.11'], 'EX-7: a Gold token is paid out at once and takes no place', () => {
    const six = ['bandage#1', 'bandage#2', 'bandage#3', 'tonic#1', 'tonic#2', 'smoke-bomb#1'];
    const table = scene()
      .at(0, 'barrow-lea')
      .obstacles('barrow-lea', 1)
      .loot(0, ...six)
      .bag('gold-2#1')
      .opens();
    table.plays('clear:obstacle').until('turn.choice');
    expect(table.hero()).toMatchObject({ gold: 3, loot: six });
    expect(table.state.removed).toContain('gold-2#1');
  });
});

describe('Loot in a test', () => {
  rule('KIL-8.9', 'is a Gift: in one’s own turn', () => {
    const charmed = facing('sealed-barrow').loot(0, 'lucky-charm#1').dice(1, 1).opens();
    expect(charmed.plays('confront:sealed-barrow:stealth').offered('test.success')).toEqual(['use:lucky-charm#1']);
    const night = facing('sealed-barrow', { ap: 0 }).loot(0, 'lucky-charm#1').night('prowling-shades').dice(1, 1);
    expect(night.opens().hero()).toMatchObject({ hp: 3, loot: ['lucky-charm#1'] }); // nobody’s turn
    const team = scene(2).hero(0, { fate: 0 }).hero(1, { fate: 0 }).loot(1, 'lucky-charm#1');
    const joined = team
      .at(0, 'barrow-lea')
      .at(1, 'barrow-lea')
      .encounters('barrow-lea', 'restless-rider')
      .opens('turn')
      .teamsUp(1, 'engage.start')
      .misses(9)
      .dice(5, 5, 5)
      .misses(6)
      .foeMisses(12)
      .passes('engage.start');
    expect([joined.offered('test.success'), joined.actor]).toEqual([['exchange:1'], 0]); // it may change hands
    joined.passes('test.success').passes('test.before');
    expect([joined.asked(), joined.actor]).toEqual(['reward.loot', 0]); // two rounds, and seat 1 was not asked in either
    expect(joined.hero(1).loot).toEqual(['lucky-charm#1']);
  });
});

describe('Loot tokens', () => {
  rule('KIL-8.9', 'EX-6: a token is used through Resolve, once', () => {
    const table = scene().loot(0, 'fleet-boots#1').opens().plays('use:fleet-boots#1');
    expect(table.hero()).toMatchObject({ loot: [], ap: 4, restrictedAp: { move: 1 } });
    expect(table.state.removed).toContain('fleet-boots#1');
    expect(scene().hero(0, { hidden: true }).loot(0, 'fleet-boots#1').opens().canPlay('use:fleet-boots#1')).toBe(false);
  });

  rule('KIL-8.10', 'EX-7: Gold tokens are paid out at once', () => {
    const table = beating('restless-rider').bag('gold-2#1').opens('turn').chooses('reward.loot', 'loot');
    expect(table.hero()).toMatchObject({ gold: 3, loot: [] });
  });

  rule('KIL-8.11', 'a used token is out of the game', () => {
    const table = beating('restless-rider').bag('gold-2#1').opens('turn').chooses('reward.loot', 'loot');
    expect(table.state.removed).toContain('gold-2#1');
    expect(table.state.bag).not.toContain('gold-2#1');
  });
});
