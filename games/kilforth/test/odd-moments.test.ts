// Rules at odd moments: a Gift where there is none, Surprise where nobody has it, windows that open once.
//

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { CITY, type Hero } from '../rules/state.ts';
import { foeDice } from './rolls.ts';
import { facing, scene } from './scene.ts';

describe('what an evaded Enemy and a defeated hero are not there for', () => {
  rule('KIL-11.6', 'whom he has evaded a hero cannot overcome (A-08)', () => {
    const set = facing('restless-rider', { evaded: ['restless-rider'] }).assets(0, 'ibex');
    expect(set.opens().choices('overcome:')).toEqual([]);
    expect(set.hero(0, { evaded: [] }).opens().choices('overcome:')).toEqual(['overcome:restless-rider']);
  });

  rule('KIL-19.13', 'a Bard who has camped still sings, a defeated one does not (A-26)', () => {
    const sung = (bard: Partial<Hero>) =>
      scene(2)
        .hero(0, { fate: 0 })
        .hero(1, { class: 'bard', fate: 0, camped: true, ap: 0, ...bard })
        .meets(CITY, 'lady-of-the-ford')
        .dice(5, 1, 1)
        .opens()
        .plays('confront:lady-of-the-ford:influence')
        .asked();
    expect([sung({}), sung({ defeated: true, hp: 0 })]).toEqual(['test.success', 'turn.choice']);
  });

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

describe('AP', () => {
  rule('KIL-3.16', 'AP for Rest or Confront alone are lost last too, but they are lost (A-05)', () => {
    const set = facing('restless-rider', { ap: 1, restrictedAp: { rest: 1, confront: 1 } });
    const table = set.misses(5).foe(6, 6, 6).opens('turn');
    expect(table.hero()).toMatchObject({ hp: 1, ap: 0 });
    expect(table.hero().restrictedAp).toEqual({});
  });

  rule('KIL-4.1', 'what can be used for nothing else is spent first', () => {
    const set = scene()
      .hero(0, { ap: 2, restrictedAp: { move: 1 } })
      .encounters('silver-grove', 'moonherbs');
    const { ap, restrictedAp } = set.opens().plays('move:silver-grove').hero();
    expect([ap, restrictedAp]).toEqual([2, {}]);
  });
});

describe('Competitive Pressure', () => {
  rule('KIL-17.4', 'whoever leads is not asked, nor is a hero in his Finale; the others are, clockwise', () => {
    const table = scene(4, { mode: 'competitive' })
      .active(2)
      .hero(2, { gold: 5, chapter: 3, saga: 'take-the-stronghold', fate: 0 })
      .hand(2, 'templar', 'exiled-squire', 'wheatfield-imp', 'lady-of-the-ford', 'moonherbs')
      .hero(0, { chapter: 1 })
      .hero(1, { chapter: 'finale' })
      .hero(3, { chapter: 1 })
      .opens()
      .plays('feat:chapter');
    const asked: (number | undefined)[] = [];
    for (table.passesAll('feat.pressure'); table.asked() === 'feat.pressure'; table.passesAll('feat.pressure')) {
      asked.push(table.actor);
      table.chooses('feat.pressure', 'complete');
    }
    expect(asked).toEqual([3, 0]);
  });
});

describe('a Finale', () => {
  rule('KIL-7.23', 'a try without a success leaves the attribute open', () => {
    const set = scene().hero(0, { chapter: 'finale', fate: 0 }).at(0, 'field-of-banners');
    const table = set.misses(5).opens().plays('feat:combat');
    expect(table.choices('feat:')).toEqual(['feat:combat', 'feat:influence']);
    expect(table.hero().successes).toEqual([]);
  });
});

describe('a Chapter', () => {
  rule('KIL-7.5', 'what is proposed keeps Assets and spends the Rumours that are worth least', () => {
    const set = scene(3).hero(0, { gold: 5 }).assets(0, 'gambeson');
    const table = set.hand(0, 'mail-coat', 'pallid-ghoul', 'wheatfield-imp').opens().plays('feat:chapter');
    const proposed = table.match.decisions[0]?.options.find(({ key }) => key === 'proposed');
    expect(proposed?.on).toEqual(['wheatfield-imp', 'gambeson']);
  });
});

describe('healing another hero', () => {
  rule('KIL-9.27', 'a defeated hero is nobody to heal (A-26)', () => {
    const song = (about: Partial<Hero>) =>
      scene(2)
        .hero(0, { class: 'sorcerer' })
        .assets(0, 'healers-song')
        .hero(1, { camped: true, ap: 0, ...about })
        .opens()
        .canPlay('use:healers-song');
    expect([song({ hp: 1 }), song({ hp: 0, defeated: true })]).toEqual([true, false]);
  });
});

describe('Surprise', () => {
  rule('KIL-5.16', 'a hero who hides from a Stranger just made an Enemy and is seen surprises nobody either', () => {
    const table = facing('pedlar').loot(0, 'smoke-bomb#1').opens().plays('confront:pedlar:hostile');
    table.chooses('engage.start', 'use:smoke-bomb#1');
    expect(table.offered('engage.hidden')).toEqual(['evade', 'drop']);
    table.dice(1, 1).misses(5).foe(1, 1);
    table.chooses('engage.hidden', 'evade');
    expect(table.hero().hidden).toBe(false);
    expect(foeDice(table)).toEqual([2]);
  });

  rule('KIL-9.4', 'an Enemy that an Ancient brings in this turn was drawn from a deck in this turn', () => {
    const table = scene()
      .ancients('thuldram')
      .having(({ ancients }) => ancients[0]?.abilities.push('mother-of-pits'))
      .hero(0, { chapter: 'finale', saga: 'assassinate-the-lord', fate: 0, ap: 2 })
      .at(0, 'watchers-peak')
      .deck('badlands', 'skull-clan')
      .dice(5, 5, 5, 5, 5)
      .opens()
      .plays('feat:combat')
      .dice(5, 5, 5, 1, 1)
      .misses(5)
      .foeMisses(5)
      .plays('feat:combat')
      .chooses('finale.totem', 'gold');
    expect(table.log).toContain('log.surprise.foe');
    expect(foeDice(table)).toEqual([4]); // Combat 3
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

describe('windows', () => {
  rule('KIL-19.53', 'whoever has paid for Combat +1 rolls Combat: a bonus does not wander to Influence (A-54)', () => {
    const set = facing('restless-rider', { class: 'priest', gold: 9 }).talents(0, 'pious-3b', 'pious-4a');
    const table = set.assets(0, 'destrier').opens('turn').passes('engage.start').chooses('test.before', 'use:destrier');
    expect(table.offered('test.before')).toEqual(['use:pious-3b', 'as:influence']); // dice for any Combat test
    table.chooses('test.before', 'use:pious-3b');
    expect(table.offered('test.before')).toEqual(['use:pious-3b']);
  });

  rule('KIL-12.6', 'a Bard in the team is asked for his song first and for his Fate after the active hero', () => {
    const table = scene(2)
      .hero(0, { fate: 1 })
      .hero(1, { class: 'bard', fate: 1 })
      .together('barrow-lea', 'lady-of-the-ford')
      .opens()
      .teamsUp(1)
      .dice(1, 1, 1, 1)
      .plays('confront:lady-of-the-ford:influence');
    const asked: unknown[] = [];
    while (table.asked() === 'test.success') {
      asked.push([table.actor, ...table.offered('test.success')]);
      table.passes('test.success');
    }
    expect(asked).toEqual([
      [1, 'use:class'],
      [0, 'fate'],
      [1, 'fate'],
    ]);
  });

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

  rule('KIL-8.6', 'a Trophy of Loot is not offered when the bag is empty (A-56)', () => {
    const won = (empty: boolean) => {
      const set = facing('close-the-rift', { class: 'sorcerer' });
      const table = (empty ? set.bag() : set).dice(6, 6, 6, 6, 6).opens().plays('confront:close-the-rift:lore');
      if (!empty) table.chooses('reward.loot', 'gold');
      return table.chooses('reward.rumour', 'take').asked();
    };
    expect([won(false), won(true)]).toEqual(['reward.trophy', 'turn.choice']);
  });

  rule('KIL-12.1', 'who has walked to an Ancient may gather a team before he assaults it in the same turn', () => {
    const table = scene(2)
      .hero(0, { chapter: 'done' })
      .hero(1, { chapter: 'done', camped: true, ap: 0 })
      .at(0, 'heron-ford')
      .at(1, 'golden-fields')
      .risen('vorgrahl', 'golden-fields')
      .deck('plains', 'friendly-caravan')
      .opens()
      .plays('move:golden-fields')
      .passes('ability.may');
    expect(table.offered('gift.window')).toEqual(['team:1', 'exchange:1', 'assault:vorgrahl']);
    expect(table.match.decisions[0]?.window).toEqual({ id: 'gift', matters: false }); // his turn comes next in any case
    const raced = scene(2, { mode: 'competitive' })
      .hero(0, { chapter: 'done' })
      .at(0, 'heron-ford')
      .at(1, 'golden-fields')
      .risen('vorgrahl', 'golden-fields')
      .deck('plains', 'friendly-caravan')
      .opens()
      .plays('move:golden-fields')
      .passes('ability.may');
    expect(raced.match.decisions[0]?.window).toEqual({ id: 'gift', matters: true }); // a rival may be quicker
  });

  rule(
    ['KIL-4.31', 'KIL-13.3'],
    'a Hidden hero who has reached the Ancient may show himself and declare at once',
    () => {
      const table = scene(2, { mode: 'competitive' })
        .hero(0, { chapter: 'done', hidden: true })
        .at(0, 'heron-ford')
        .risen('vorgrahl', 'golden-fields')
        .deck('plains', 'friendly-caravan')
        .opens()
        .plays('move:golden-fields')
        .passes('ability.may');
      expect(table.offered('gift.window')).toEqual(['unhide']);
      table.chooses('gift.window', 'unhide');
      expect(table.offered('gift.window')).toEqual(['assault:vorgrahl']);
      const elsewhere = scene(2, { mode: 'competitive' })
        .hero(0, { chapter: 'done', hidden: true })
        .at(0, 'heron-ford')
        .loot(0, 'second-wind#1')
        .deck('plains', 'friendly-caravan')
        .opens();
      expect(elsewhere.plays('move:golden-fields').passes('ability.may').offered('gift.window')).toEqual(['unhide']);
      expect(elsewhere.match.decisions[0]?.window).toEqual({ id: 'gift', matters: false }); // a Gift that can wait
    },
  );
});
