// KIL-11: Gifts.

import { rule } from '@veillee/kernel/test/rule';
import { varied } from '@veillee/kernel/test/varied';
import { describe, expect } from 'vitest';
import { exchangeOptions } from '../rules/gifts/exchange.ts';
import { hasRefused, hasRefusedOffers, noteRefusal } from '../rules/gifts/refusals.ts';
import { type Hero, hero } from '../rules/state.ts';
import { redeal } from '../rules/view.ts';
import { count, heroDice } from './rolls.ts';
import { facing, lone, scene, type Table } from './scene.ts';

/** The active hero offers and asks; the rest of the questions are passed. */
function offers(table: Table, give: readonly string[], ask: readonly string[], gold = 0): Table {
  table.plays('exchange:1');
  if (table.asked() === 'exchange.give') table.chooses('exchange.give', ...give);
  if (table.asked() === 'exchange.ask') table.chooses('exchange.ask', ...ask);
  if (table.asked() === 'exchange.gold') table.chooses('exchange.gold', String(gold));
  return table;
}

/** The Restless Rider (Combat 3, Health 3, 4 Gold) has the Weakness Mount. */
const riding = (about: Partial<Hero> = {}) => facing('restless-rider', about);

rule('KIL-1.13', 'a Rumour offered is shown to the partner alone, and he keeps knowing it', () => {
  const table = scene(3, { mode: 'competitive' }).hand(0, 'mail-coat').opens();
  offers(table, ['mail-coat'], []);
  expect(table.seat(1).view().heroes[0]?.hand).toEqual(['mail-coat']);
  expect(table.seat(2).view().heroes[0]?.hand).toEqual(['back:item']);
  table.passes('exchange.consent');
  expect(table.seat(1).view().heroes[0]?.hand).toEqual(['mail-coat']);
  expect(table.told(2).some(event => JSON.stringify(event).includes('mail-coat'))).toBe(false);
});

describe('Gifts', () => {
  rule('KIL-11.1', 'they cost no AP and can be used in the turn choice, before a fight and between its rounds', () => {
    const choice = scene().hero(0, { hp: 2 }).loot(0, 'bandage#1', 'bandage#2').opens();
    choice.plays('use:bandage#1');
    expect(choice.hero()).toMatchObject({ hp: 3, ap: 4 });
    expect(choice.asked()).toBe('turn.choice');
    const fight = riding({ hp: 2 })
      .loot(0, 'bandage#1', 'healing-draught#1')
      .dice(1, 1, 1, 1, 1)
      .foe(5, 1, 1)
      .opens('turn');
    expect(fight.offered('engage.start')).toEqual(['use:bandage#1', 'use:healing-draught#1']);
    fight.chooses('engage.start', 'use:bandage#1').passes('engage.start');
    expect(fight.offered('battle.round')).toEqual(['flee', 'use:healing-draught#1']);
    expect(fight.chooses('battle.round', 'use:healing-draught#1').hero()).toMatchObject({ hp: 4 });
  });

  rule('KIL-11.1', 'tokens that are alike are offered once, and whichever is touched', () => {
    const table = scene().hero(0, { hp: 1 }).loot(0, 'bandage#1', 'tonic#1', 'bandage#2').opens();
    expect(table.choices('use:')).toEqual(['use:bandage#1']);
    const options = table.match.decisionOf(0)?.options ?? [];
    expect(options.filter(({ on }) => on?.includes('bandage#2')).map(({ key }) => key)).toEqual(['use:bandage#1']);
  });

  rule('KIL-11.1', 'they can be used once the action is over; a hero whose own turn is next is not asked twice', () => {
    const set = (seats: number) =>
      scene(seats).hero(0, { hp: 3 }).loot(0, 'bandage#1').at(0, 'heron-ford').encounters('barrow-lea', 'ford-inn');
    const table = set(2).opens().plays('move:barrow-lea').chooses('gift.window', 'use:bandage#1');
    expect(table.hero()).toMatchObject({ hp: 4, ap: 3 });
    expect(table.actor).toBe(1);
    const solo = set(1).opens().plays('move:barrow-lea');
    expect(solo.offered('turn.choice')).toContain('use:bandage#1');
    const last = set(2).hero(1, { camped: true }).opens().plays('move:barrow-lea');
    expect([last.asked(), last.actor]).toEqual(['turn.choice', 0]);
  });

  rule('KIL-11.1', 'they can be used before the Reward where they make room for it', () => {
    const full = ['bandage#1', 'fleet-boots#1', 'lucky-charm#1', 'lucky-charm#2', 'lucky-charm#3', 'lucky-charm#4'];
    const rewarded = (loot: readonly string[], about: Partial<Hero> = {}) =>
      scene()
        .hero(0, { hp: 2, ...about })
        .meets('heron-ford', 'break-the-cursed-wheel')
        .loot(0, ...loot)
        .dice(6, 6, 6, 6, 6)
        .bag('tonic#1')
        .opens()
        .plays('confront:break-the-cursed-wheel:combat')
        .passesAll('gift.reward');
    const table = rewarded(full);
    expect(table.offered('gift.reward')).toEqual(['use:bandage#1', 'use:fleet-boots#1']);
    expect(table.shown('gift.reward')).toEqual({ full: 'loot' });
    table.chooses('gift.reward', 'use:bandage#1');
    expect(table.hero()).toMatchObject({ hp: 3 });
    table.chooses('reward.loot', 'loot');
    expect(table.asked()).toBe('reward.rumour');
    expect(table.hero().loot).toEqual([...full.slice(1), 'tonic#1']);
    expect(rewarded(full.slice(1)).asked()).toBe('reward.loot');
    const sorcerer = { class: 'sorcerer', saga: 'steal-the-artefact' };
    const hand = ['copper-ring', 'watch-guard', 'pedlar', 'squire', 'templar', 'pewter-dagger'];
    const rumours = (cards: readonly string[]) =>
      scene()
        .hero(0, sorcerer)
        .meets('barrow-lea', 'the-lost-herd')
        .hand(0, ...cards)
        .assets(0, 'moor-pony')
        .opens()
        .plays('overcome:the-lost-herd');
    expect(rumours(hand).offered('gift.reward')).toEqual(['use:class']);
    expect(rumours(hand.slice(1)).asked()).toBe('reward.loot');
  });

  rule('KIL-11.2', 'a Hidden hero uses none', () => {
    const table = scene().hero(0, { hp: 2, hidden: true }).loot(0, 'bandage#1').opens();
    expect(table.choices('use:')).toEqual([]);
    expect(table.refusal('turn.choice', 'use:bandage#1')).toBe('KIL-11.2');
    table.plays('unhide', 'use:bandage#1');
    expect(table.hero().hp).toBe(3);
  });

  rule('KIL-11.2', 'nobody uses one in another’s turn', () => {
    const set = scene(2).hero(1, { hp: 2 }).loot(1, 'bandage#1').active(0);
    expect(set.opens().match.decisionOf(1)).toBeUndefined();
  });
});

describe('windows', () => {
  rule('KIL-11.1', 'Gifts are offered once before a fight, also to a hero who shows himself first', () => {
    const set = facing('restless-rider', { hidden: true, hp: 2 }).loot(0, 'bandage#1').dice(5, 5, 5, 1, 1);
    const table = set.foe(1, 1, 1).opens('turn').chooses('engage.hidden', 'drop');
    expect(table.passes('engage.start').asked()).toBe('reward.loot');
    const ambush = facing('restless-rider', { hidden: true, hp: 2 }).loot(0, 'bandage#1').opens('turn');
    expect(ambush.chooses('engage.hidden', 'surprise').offered('test.before')).toEqual(['use:bandage#1']);
  });

  rule('KIL-11.3', 'an Exchange is possible between the rounds of a fight, but not while dice lie there', () => {
    const set = scene(2).hero(0, { fate: 0 }).assets(1, 'gambeson').together('barrow-lea');
    const table = set
      .encounters('barrow-lea', 'restless-rider')
      .loot(0, 'tonic#1')
      .talents(0, 'martial-1b')
      .misses(5)
      .opens('turn')
      .passes('engage.start');
    expect(table.offered('test.after')).toEqual(['use:martial-1b']);
    table.foeMisses(3).passes('test.after');
    expect(table.offered('battle.round')).toEqual(['flee', 'team:1', 'exchange:1']);
    table.chooses('battle.round', 'exchange:1').chooses('exchange.give').chooses('exchange.ask', 'gambeson');
    table.chooses('exchange.gold', '0');
    table.chooses('exchange.consent', 'accept');
    table.misses(5).foe(6, 1, 1).passes('battle.round').passes('test.after');
    expect(table.offered('battle.prevent')).toEqual(['use:gambeson']);
  });
});

describe('Loot in a test', () => {
  rule('KIL-11.2', 'and not while Hidden', () => {
    const set = facing('restless-rider', { hidden: true }).loot(0, 'lucky-charm#1', 'loaded-dice#1');
    const table = set.dice(5, 1).misses(5).opens('turn').chooses('engage.hidden', 'evade');
    expect(table.offered('test.after')).toEqual(['unhide']); // whoever stays Hidden has none of them
    table.passes('test.after').passes('test.success');
    expect(table.log).toContain('log.evade.failed');
    expect(table.offered('test.after')).toEqual(['use:loaded-dice#1']); // now he is seen, and fights
    expect(table.state.fight).toMatchObject({ step: 'battle', round: 1 });
  });
});

rule(
  'KIL-11.3',
  'an Exchange is offered where either of the two has one thing to hand over, and to nobody else',
  () => {
    const offered = (own: Partial<Hero>, other: Partial<Hero>, apart = false): number => {
      const bare = { gold: 0, hand: [], loot: [], assets: [] };
      const { state } = scene(2)
        .hero(0, { ...bare, ...own })
        .hero(1, { ...bare, ...other })
        .opens();
      if (apart) hero(state, 1).region = 'barrow-lea';
      return exchangeOptions(state, 0).length;
    };
    expect(offered({}, {})).toBe(0);
    for (const goods of [{ gold: 1 }, { hand: ['pedlar'] }, { loot: ['bandage#1'] }, { assets: ['mail-coat'] }]) {
      expect([offered(goods, {}), offered({}, goods)], JSON.stringify(goods)).toEqual([1, 1]);
      expect(offered(goods, goods, true)).toBe(0);
      expect(offered(goods, { defeated: true })).toBe(0);
    }
    // Allies and Titles do not change hands; beside something that does they do no harm.
    expect(offered({ assets: ['spy'] }, { assets: ['burgher'] })).toBe(0);
    expect(offered({ assets: ['spy', 'mail-coat'] }, {})).toBe(1);
  },
);

rule('KIL-11.3', 'what was refused counts for whoever refused it, for that thing, and in that turn alone', () => {
  const { state } = scene(3).opens();
  const none = () => [0, 1, 2].map(seat => [hasRefused(state, seat, 'join'), hasRefusedOffers(state, seat)]);
  expect(none()).toEqual(Array(3).fill([false, false]));
  noteRefusal(state, 1, 'join');
  noteRefusal(state, 2, 'offer', true);
  expect(none()).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
  expect([hasRefused(state, 1, 'offer'), hasRefused(state, 2, 'offer')]).toEqual([false, true]);
  state.turn++;
  expect(none()).toEqual(Array(3).fill([false, false]));
  noteRefusal(state, 0, 'join');
  expect(state.refusals?.no).toEqual([{ seat: 0, what: 'join' }]); // those of the turn before are forgotten
});

rule('KIL-11.3', 'with a consenting hero in the region, as often as they like and for no AP', () => {
  const table = scene(3).at(2, 'barrow-lea').hero(0, { gold: 3 }).opens();
  expect(table.choices('exchange:')).toEqual(['exchange:1']);
  offers(table, [], [], 2);
  expect([table.asked(), table.actor]).toEqual(['exchange.consent', 1]);
  table.chooses('exchange.consent', 'accept');
  expect([table.hero(0).gold, table.hero(1).gold, table.hero(0).ap]).toEqual([1, 3, 4]);
  offers(table, [], [], -1).chooses('exchange.consent', 'accept');
  expect([table.hero(0).gold, table.hero(1).gold]).toEqual([2, 2]);
  expect([table.asked(), table.actor]).toEqual(['turn.choice', 0]);
});

rule('KIL-11.3', 'a refusal changes nothing; an empty offer asks nobody', () => {
  const table = scene(2).hero(0, { gold: 3 }).hand(0, 'pedlar').opens();
  offers(table, [], [], 0);
  expect([table.asked(), table.actor]).toEqual(['turn.choice', 0]);
  offers(table, ['pedlar'], [], 1).passes('exchange.consent');
  expect(table.hero(0)).toMatchObject({ gold: 3, hand: ['pedlar'] });
});

rule(
  'KIL-11.3',
  'what was refused is not offered again in that turn, but something else may be, and the same in the next',
  () => {
    const table = scene(3).hero(0, { gold: 3 }).hand(0, 'pedlar').opens();
    offers(table, ['pedlar'], [], 1).passes('exchange.consent');
    offers(table, ['pedlar'], [], 1);
    expect([table.asked(), table.actor]).toEqual(['turn.choice', 0]); // nobody is asked the same twice
    expect(table.log.at(-1)).toBe('log.exchange.again');
    offers(table, ['pedlar'], [], 2);
    expect([table.asked(), table.actor]).toEqual(['exchange.consent', 1]); // another form of it
    table.passes('exchange.consent');
    offers(table, [], [], 2).chooses('exchange.consent', 'accept');
    expect(table.hero(0)).toMatchObject({ gold: 1, hand: ['pedlar'] });
    table.plays('hide').plays('hide').plays('hide').plays('unhide');
    offers(table, ['pedlar'], [], 1);
    expect([table.asked(), table.actor]).toEqual(['exchange.consent', 1]);
  },
);

rule('KIL-11.3', 'rivals who were not part of it hear that an offer was refused, not what it was', () => {
  const table = scene(3, { mode: 'competitive' }).hero(0, { gold: 3 }).hand(0, 'mail-coat').opens();
  offers(table, ['mail-coat'], [], 1).passes('exchange.consent');
  expect(table.log.at(-1)).toBe('log.exchange.refused');
  expect(JSON.stringify(table.seat(0).view())).toContain('mail-coat');
  expect(JSON.stringify(table.seat(2).view())).not.toContain('mail-coat');
});

rule(
  ['KIL-11.3', 'KIL-11.2'],
  'a Hidden or camped partner may, a defeated one may not; the giver must not be Hidden',
  () => {
    const can = (own: object, partner: object): boolean =>
      scene(2).hero(0, own).hero(1, partner).opens().canPlay('exchange:1');
    expect(can({}, { hidden: true })).toBe(true);
    expect(can({}, { camped: true, ap: 0 })).toBe(true);
    expect(can({}, { defeated: true, camped: true, hp: 0, ap: 0 })).toBe(false);
    expect(can({ hidden: true }, {})).toBe(false);
  },
);

rule(
  ['KIL-11.4', 'KIL-11.5'],
  'Rumours, Loot, Items and Spells change hands; Allies, Titles and Totems never do',
  () => {
    const table = scene(2)
      .hand(0, 'pedlar')
      .loot(0, 'bandage#1')
      .assets(0, 'mail-coat', 'omen', 'spy', 'burgher', 'totem-take-the-stronghold')
      .opens();
    table.plays('exchange:1');
    expect(table.offered('exchange.give')).toEqual(['pedlar', 'mail-coat', 'omen', 'bandage#1']);
    table.chooses('exchange.give', 'pedlar', 'mail-coat', 'bandage#1');
    table.chooses('exchange.gold', '0').chooses('exchange.consent', 'accept');
    expect(table.hero(1)).toMatchObject({ hand: ['pedlar'], assets: ['mail-coat'], loot: ['bandage#1'] });
    expect(table.hero(0)).toMatchObject({ hand: [], loot: [] });
  },
);

rule(['KIL-11.4', 'KIL-1.13'], 'rivals ask for Rumours they do not know; the holder picks which', () => {
  const table = scene(2, { mode: 'competitive' }).hand(1, 'mail-coat', 'pedlar', 'omen').hero(0, { gold: 4 }).opens();
  table.state.known.pedlar = [0];
  table.plays('exchange:1');
  expect(table.offered('exchange.ask')).toEqual(['unknown:1', 'pedlar', 'unknown:2']);
  table.chooses('exchange.ask', 'unknown:1').chooses('exchange.gold', '4').chooses('exchange.consent', 'accept');
  expect(table.offered('exchange.pick')).toEqual(['mail-coat', 'omen']);
  table.chooses('exchange.pick', 'omen');
  expect(table.hero(0)).toMatchObject({ hand: ['omen'], gold: 0 });
  expect(table.state.known.omen).toEqual([1]);
});

rule('KIL-11.5', 'a seat imagines all decks anew, and what it does not know of the hands of rivals', () => {
  const DECKS = [
    'bag/*',
    ...['badlands', 'forest', 'mountains', 'plains'].map(terrain => `encounters/${terrain}/draw/*`),
    'night/draw/*',
    'plots/draw/*',
    ...['ally', 'item', 'spell', 'title'].map(type => `rewards/${type}/draw/*`),
  ];
  const places = (mode: string, viewer: 0 | 1 | 'spectator', known: readonly number[] = []) => {
    const { state } = scene(3, { mode }).hand(0, 'mail-coat', 'pedlar').hand(1, 'omen').opens();
    if (known.length > 0) state.known.omen = [...known];
    return varied(state, redeal, viewer).filter(place => !place.startsWith('known'));
  };
  expect(places('cooperative', 0)).toEqual(DECKS);
  expect(places('competitive', 0)).toEqual([...DECKS, 'heroes/1/hand/*'].sort());
  expect(places('competitive', 1)).toEqual([...DECKS, 'heroes/0/hand/*'].sort());
  expect(places('competitive', 0, [0])).toEqual(DECKS);
  expect(places('competitive', 0, [2])).toEqual([...DECKS, 'heroes/1/hand/*'].sort());
  // Onlookers know what all others know.
  expect(places('competitive', 'spectator', [0])).toContain('heroes/1/hand/*');
  expect(places('competitive', 'spectator', [0, 2])).not.toContain('heroes/1/hand/*');
});

rule('KIL-11.5', 'everybody hears what changes hands, the face of a secret Rumour only those two', () => {
  const table = scene(3, { mode: 'competitive' }).hero(0, { gold: 3 }).hand(0, 'mail-coat').opens();
  offers(table, ['mail-coat'], [], 1).chooses('exchange.consent', 'accept');
  const told = (viewer: number) => table.told(viewer).find(({ text }) => text === 'log.exchange')?.with;
  const gold = { text: 'goods.gold', with: { n: 1 } };
  for (const viewer of [0, 1]) expect(told(viewer)?.gives).toEqual([{ text: 'card.mail-coat' }, gold]);
  expect(told(2)?.gives).toEqual([{ text: 'goods.unknown', with: { n: 1 } }, gold]);
});

rule('KIL-11.3', 'whoever is offered something reads both sides of it before agreeing, nothing as such', () => {
  const asked = (give: readonly string[], ask: readonly string[], gold: number) => {
    const table = scene(2, { mode: 'competitive' })
      .hero(0, { gold: 3 })
      .hand(0, 'mail-coat')
      .hero(1, { gold: 2 })
      .hand(1, 'pedlar')
      .assets(1, 'pewter-dagger')
      .loot(1, 'bandage#1')
      .opens();
    return offers(table, give, ask, gold).shown('exchange.consent');
  };
  const nothing = [{ text: 'goods.nothing' }];
  const gold = (n: number) => ({ text: 'goods.gold', with: { n } });
  const offered = (gets: unknown, gives: unknown) => ({ player: { text: 'player.0' }, gets, gives });
  expect(asked(['mail-coat'], [], 0)).toEqual(offered([{ text: 'card.mail-coat' }], nothing));
  expect(asked([], ['unknown:1'], 0)).toEqual(offered(nothing, [{ text: 'goods.unknown', with: { n: 1 } }]));
  expect(asked([], [], 2)).toEqual(offered([gold(2)], nothing));
  expect(asked([], [], -1)).toEqual(offered(nothing, [gold(1)]));
  expect(asked(['mail-coat'], ['pewter-dagger', 'bandage#1'], -2)).toEqual(
    offered(
      [{ text: 'card.mail-coat' }],
      [{ text: 'card.pewter-dagger' }, expect.objectContaining({ text: expect.stringContaining('bandage') }), gold(2)],
    ),
  );
});

rule(
  'KIL-11.5',
  'a Rumour that all others know already is named to everybody, one that somebody does not know is counted',
  () => {
    const gives = (heroes: number, known: readonly number[], viewer: number) => {
      const table = scene(heroes, { mode: 'competitive' })
        .hand(0, 'mail-coat', 'pedlar')
        .having(state => {
          if (known.length > 0) state.known['mail-coat'] = [...known];
        })
        .opens();
      offers(table, ['mail-coat', 'pedlar'], []).chooses('exchange.consent', 'accept');
      return table.told(viewer).find(({ text }) => text === 'log.exchange')?.with?.gives;
    };
    const unknown = (n: number) => ({ text: 'goods.unknown', with: { n } });
    const coat = { text: 'card.mail-coat' };
    // Whoever is offered something sees it: seat 1 knows both.
    expect(gives(4, [], 3)).toEqual([unknown(2)]);
    expect(gives(4, [2], 3)).toEqual([unknown(2)]);
    expect(gives(4, [2, 3], 3)).toEqual([coat, unknown(1)]);
    expect(gives(4, [1, 2, 3], 3)).toEqual([coat, unknown(1)]);
    expect(gives(3, [2], 2)).toEqual([coat, unknown(1)]);
  },
);

rule('KIL-11.5', 'of a Rumour asked for unseen the others hear no more than of one that is given', () => {
  const gets = (known: readonly number[], ask: readonly string[]) => {
    const table = scene(3, { mode: 'competitive' })
      .hand(0)
      .hand(1, 'mail-coat', 'pedlar')
      .having(state => {
        if (known.length > 0) state.known['mail-coat'] = [...known];
      })
      .opens();
    offers(table, [], ask, 1).chooses('exchange.consent', 'accept');
    if (table.asked() === 'exchange.pick') table.chooses('exchange.pick', 'mail-coat');
    return table.told(2).find(({ text }) => text === 'log.exchange')?.with?.gets;
  };
  expect(gets([], ['unknown:1'])).toEqual([{ text: 'goods.unknown', with: { n: 1 } }]);
  expect(gets([0], ['mail-coat'])).toEqual([{ text: 'goods.unknown', with: { n: 1 } }]);
  expect(gets([0, 2], ['mail-coat'])).toEqual([{ text: 'card.mail-coat' }]);
});

rule(['KIL-11.5', 'KIL-11.14'], 'an Asset keeps its ready or exhausted side and is not discovered again', () => {
  const table = scene(2)
    .hero(0, { exhausted: ['mail-coat'] })
    .assets(0, 'mail-coat')
    .assets(1, 'omen')
    .opens();
  offers(table, ['mail-coat'], ['omen']).chooses('exchange.consent', 'accept');
  expect(table.hero(1)).toMatchObject({ assets: ['mail-coat'], exhausted: ['mail-coat'] });
  expect(table.hero(0)).toMatchObject({ assets: ['omen'], exhausted: [] });
});

describe('Overcome', () => {
  rule('KIL-11.6', 'EX-45: an Asset in play with the keyword of its Weakness is enough; one in hand is not', () => {
    const table = riding().assets(0, 'ibex').opens('turn');
    expect(table.offered('engage.start')).toEqual(['overcome:restless-rider']);
    const hand = riding().hand(0, 'ibex').hero(0, { fateToday: true }).dice(1, 1, 1, 1, 1).foe(1, 1, 1).opens('turn');
    expect(hand.offered('battle.round')).toEqual(['flee']);
    const hidden = riding({ hidden: true }).assets(0, 'ibex').opens('turn');
    expect(hidden.offered('engage.hidden')).not.toContain('overcome:restless-rider');
    const place = scene().meets('barrow-lea', 'the-lost-herd').opens();
    expect(place.refusal('turn.choice', 'overcome:the-lost-herd')).toBe('KIL-11.6');
  });

  rule('KIL-11.7', 'EX-45: it is defeated without dice, exhausted Asset or not, and the Reward is taken', () => {
    const table = riding({ exhausted: ['ibex'] })
      .assets(0, 'ibex')
      .opens('turn');
    table.chooses('engage.start', 'overcome:restless-rider').takesGoldAndCard();
    expect(table.hero()).toMatchObject({ gold: 5, hand: ['restless-rider'], hp: 4 });
    expect(heroDice(table)).toEqual([]);
    expect(table.asked()).toBe('turn.choice');
    expect(table.state.fight).toBeUndefined();
  });

  rule(['KIL-11.7', 'KIL-8.8'], 'a Trophy of any attribute is his', () => {
    const set = scene().hero(0, { gold: 0 }).at(0, 'barrow-lea').assets(0, 'count-palatine');
    const table = set.encounters('barrow-lea', 'manor-of-the-pass').opens().plays('overcome:manor-of-the-pass');
    table.chooses('reward.loot', 'loot').chooses('reward.rumour', 'take');
    expect(table.offered('reward.trophy')).toEqual(['trophy']); // Trophy (Influence)
  });

  rule('KIL-11.7', 'it works between rounds too; what was lost stays lost (A-48)', () => {
    const set = riding().assets(0, 'ibex').dice(1, 1, 1, 1, 1).foe(5, 1, 1).opens('turn').passes('engage.start');
    set.chooses('battle.round', 'overcome:restless-rider').takesGoldAndCard();
    expect(set.hero()).toMatchObject({ hp: 3, ap: 3, gold: 5 });
    expect(set.asked()).toBe('turn.choice');
    expect(count(set, 'log.roll')).toBe(1);
  });

  rule('KIL-11.7', 'a hostile Stranger still gives Gold and its card alone (A-49)', () => {
    const set = lone({ hostile: ['sleep-merchant'] })
      .at(0, 'barrow-lea')
      .assets(0, 'copper-ring');
    const table = set.encounters('barrow-lea', 'sleep-merchant').opens('turn');
    table.chooses('engage.start', 'overcome:sleep-merchant');
    expect(table.asked()).toBe('turn.choice');
    expect(table.hero()).toMatchObject({ gold: 3, hand: ['sleep-merchant'], loot: [] });
  });

  rule('KIL-11.8', 'everybody’s successes on it are gone', () => {
    const stored = [{ target: 'the-lost-herd', attribute: 'lore' as const, n: 1 }];
    const set = scene(2).together('barrow-lea').hero(1, { successes: stored }).assets(0, 'ibex');
    const table = set.encounters('barrow-lea', 'the-lost-herd').opens().plays('overcome:the-lost-herd');
    table.takesGoldAndCard();
    expect(table.hero(1).successes).toEqual([]);
  });
});

describe('what an evaded Enemy and a defeated hero are not there for', () => {
  rule('KIL-11.6', 'whom he has evaded a hero cannot overcome (A-08)', () => {
    const set = facing('restless-rider', { evaded: ['restless-rider'] }).assets(0, 'ibex');
    expect(set.opens().choices('overcome:')).toEqual([]);
    expect(set.hero(0, { evaded: [] }).opens().choices('overcome:')).toEqual(['overcome:restless-rider']);
  });
});

describe('Resolve', () => {
  rule('KIL-11.9', 'the Gift ability of an Asset in play is used', () => {
    const table = scene().assets(0, 'guild-master').opens().plays('use:guild-master');
    expect(table.hero()).toMatchObject({ gold: 2, ap: 4 });
    expect(scene().hand(0, 'guild-master').opens().choices('use:')).toEqual([]);
  });

  rule('KIL-11.10', 'what exhausts cannot be used again until it is readied', () => {
    const table = scene().assets(0, 'guild-master').night('lake-fog').opens().plays('use:guild-master');
    expect(table.hero().exhausted).toEqual(['guild-master']);
    expect(table.canPlay('use:guild-master')).toBe(false);
    expect(table.refusal('turn.choice', 'use:guild-master')).toBe('KIL-15.15');
    table.plays('camp');
    expect(table.canPlay('use:guild-master')).toBe(true);
  });

  rule('KIL-11.11', 'a used Loot token is out of the game', () => {
    const table = scene().loot(0, 'second-wind#1').opens().plays('use:second-wind#1');
    expect(table.hero()).toMatchObject({ ap: 5, loot: [] });
    expect(table.state.removed).toContain('second-wind#1');
  });

  rule('KIL-11.12', 'an exhausted card gives no bonus in tests', () => {
    const set = lone().assets(0, 'guild-master').meets('barrow-lea', 'fortified-farm');
    const table = set.dice(1, 1, 1, 1).opens().plays('confront:fortified-farm:influence');
    expect(heroDice(table)).toEqual([4]);
    table.plays('use:guild-master').dice(1, 1, 1).plays('confront:fortified-farm:influence');
    expect(heroDice(table)).toEqual([4, 3]);
  });
});

rule(['KIL-11.13', 'KIL-6.6'], 'a Weapon received throws out the Weapon that was there', () => {
  const table = scene(2).assets(0, 'pewter-dagger').assets(1, 'sword-of-the-pass').opens();
  offers(table, ['pewter-dagger'], []).chooses('exchange.consent', 'accept');
  expect(table.hero(1).assets).toEqual(['pewter-dagger']);
  expect(table.discardOf('sword-of-the-pass')).toContain('sword-of-the-pass');
});

rule('KIL-11.13', 'two Weapons swapped clash with nothing', () => {
  const table = scene(2).assets(0, 'pewter-dagger').assets(1, 'sword-of-the-pass').opens();
  offers(table, ['pewter-dagger'], ['sword-of-the-pass']).chooses('exchange.consent', 'accept');
  expect([table.hero(0).assets, table.hero(1).assets]).toEqual([['sword-of-the-pass'], ['pewter-dagger']]);
});

rule(['KIL-11.13', 'KIL-6.8'], 'whoever receives more than six discards at once, out of turn too', () => {
  const six = ['moonherbs', 'poachers', 'ford-inn', 'sealed-barrow', 'hanged-men', 'burn-the-nest'];
  const table = scene(2)
    .hand(0, 'pedlar', 'old-farmwife')
    .hand(1, ...six)
    .opens();
  offers(table, ['pedlar', 'old-farmwife'], []).chooses('exchange.consent', 'accept');
  expect([table.asked(), table.actor]).toEqual(['limit.rumours', 1]);
  table.chooses('limit.rumours', 'moonherbs', 'pedlar');
  expect(table.hero(1).hand).toHaveLength(6);
  expect(table.state.excess).toEqual([]);
});
