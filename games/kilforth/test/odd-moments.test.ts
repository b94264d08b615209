// Rules at odd moments: the last HP lost between rounds, a Gift where there is none, Surprise where nobody has it.
//

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { CITY, type Hero } from '../rules/state.ts';
import { count, foeDice, heroDice } from './rolls.ts';
import { scene } from './scene.ts';

const misses = (n: number): number[] => Array(n).fill(1);
/** A human warrior (Combat 5, Stealth 2, Influence 3) on the Barrow Lea with an Encounter. */
const facing = (card: string, about: Partial<Hero> = {}) =>
  scene()
    .hero(0, { fate: 0, ...about })
    .at(0, 'barrow-lea')
    .encounters('barrow-lea', card)
    .night('lake-fog');

describe('the last HP', () => {
  /** The Pallid Ghoul (Weakness Potion) takes 1 HP of whoever defeats it. */
  const poisoned = (...enemies: string[]) =>
    scene()
      .hero(0, { fate: 0, hp: 1, gold: 3 })
      .at(0, 'skull-heath')
      .encounters('skull-heath', ...enemies)
      .assets(0, 'cloudy-vial')
      .night('lake-fog')
      .dice(...misses(5))
      .foe(...misses(3));

  rule('KIL-9.30', 'a Trophy that takes it between two rounds defeats the hero', () => {
    const table = poisoned('pallid-ghoul').opens('turn').passes('engage.start');
    table.chooses('battle.round', 'overcome:pallid-ghoul').chooses('reward.loot', 'gold');
    table.chooses('reward.rumour', 'take');
    expect(table.asked).toBe('defeat.lose');
    expect(table.hero()).toMatchObject({ hp: 0, defeated: true, gold: 0 });
    expect(table.chooses('defeat.lose', 'pallid-ghoul').hero()).toMatchObject({ region: CITY, hp: 2 });
  });

  rule('KIL-9.30', 'also while another Enemy is fought: no further round is rolled', () => {
    const table = poisoned('restless-rider', 'pallid-ghoul').opens('turn');
    table.chooses('engage.whom', 'restless-rider').passes('engage.start');
    table.chooses('battle.round', 'overcome:pallid-ghoul').chooses('reward.loot', 'gold');
    table.chooses('reward.rumour', 'take').chooses('defeat.lose', 'cloudy-vial');
    expect(heroDice(table)).toEqual([5]);
    expect(table.encountersIn('skull-heath')).toEqual(['restless-rider']);
  });

  rule('KIL-9.36', 'the HP of a Chapter completed while defeated are not lost before Dawn', () => {
    const table = scene(2, { mode: 'competitive' })
      .hero(1, { hp: 0, defeated: true, camped: true, ap: 0 })
      .gloom(CITY)
      .hand(1, 'omen', 'copper-ring')
      .hero(0, { chapter: 3, gold: 5, ap: 1 })
      .at(0, 'heron-ford')
      .hand(0, 'templar', 'poachers', 'wheatfield-imp', 'lady-of-the-ford')
      .night('lake-fog')
      .opens()
      .plays('feat:chapter');
    table.passesAll('feat.pressure').chooses('feat.pressure', 'complete').passesAll();
    expect(table.state.day).toBe(3); // the city lay in Gloom all Night
    expect(count(table, 'log.defeated')).toBe(0);
    expect(table.hero(1)).toMatchObject({ hp: 3, maxHp: 5, hand: ['omen', 'copper-ring'] }); // 1, and 2 at Dawn
  });
});

describe('Surprise', () => {
  rule('KIL-5.16', 'a hero who hides from a Stranger just made an Enemy and is seen surprises nobody either', () => {
    const table = facing('pedlar').loot(0, 'smoke-bomb#1').opens().plays('confront:pedlar:hostile');
    table.chooses('engage.start', 'use:smoke-bomb#1');
    expect(table.offered('engage.hidden')).toEqual(['evade', 'drop']);
    table.dice(1, 1, ...misses(5)).foe(1, 1);
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
      .dice(5, 5, 5, 1, 1, ...misses(5))
      .foe(...misses(5))
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
      .chooses('engage.start', 'team:1')
      .chooses('team.invite', 'join')
      .dice(...misses(9), 5, 5, 5)
      .foe(...misses(12))
      .passes('engage.start');
    expect([joined.asked, joined.askedSeat]).toEqual(['reward.loot', 0]);
    expect(joined.hero(1).loot).toEqual(['lucky-charm#1']);
  });

  rule('KIL-11.2', 'and not while Hidden', () => {
    const set = facing('restless-rider', { hidden: true }).loot(0, 'lucky-charm#1', 'loaded-dice#1');
    const table = set.dice(5, 1, ...misses(5)).opens('turn').chooses('engage.hidden', 'evade');
    expect(table.log).toContain('log.evade.failed'); // nothing was offered that could have saved him
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
      .at(0, 'barrow-lea')
      .at(1, 'barrow-lea')
      .encounters('barrow-lea', 'lady-of-the-ford')
      .opens()
      .plays('team:1')
      .chooses('team.invite', 'join')
      .dice(1, 1, 1, 1)
      .plays('confront:lady-of-the-ford:influence');
    const asked: unknown[] = [];
    while (table.asked === 'test.success') {
      asked.push([table.askedSeat, ...table.offered('test.success')]);
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
    expect(table.passes('engage.start').asked).toBe('reward.loot');
    const ambush = facing('restless-rider', { hidden: true, hp: 2 }).loot(0, 'bandage#1').opens('turn');
    expect(ambush.chooses('engage.hidden', 'surprise').offered('test.before')).toEqual(['use:bandage#1']);
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
  });
});
