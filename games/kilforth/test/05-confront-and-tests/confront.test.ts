// KIL-5: Confront, and Strangers.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { foeDice, heroDice } from '../rolls.ts';
import { facing, lone, scene } from '../scene.ts';

const alone = () => lone().at(0, 'barrow-lea');

/** Place with Stealth 3 and Combat 4; the hero has Stealth 2 and Combat 5. */
const atBarrow = () => facing('sealed-barrow');

/** Influence 3, worth 3 Gold, skull values 3/2/2; the hero has Influence 3. */
const atFord = () => alone().encounters('barrow-lea', 'lady-of-the-ford');

describe('Confront', () => {
  rule('KIL-5.1', 'an Obstacle forbids it, and so does a region without Quest, Place or Stranger', () => {
    const blocked = atBarrow().obstacles('barrow-lea', 1).opens();
    expect(blocked.choices('confront')).toEqual([]);
    expect(blocked.refusal('turn.choice', 'confront')).toBe('KIL-4.17');
    expect(alone().opens().refusal('turn.choice', 'confront')).toBe('KIL-5.1');
  });

  rule('KIL-5.2', 'the hero picks one Encounter of his region', () => {
    const two = alone()
      .encounters('barrow-lea', 'sealed-barrow', 'ford-inn')
      .encounters('heron-ford', 'fortified-farm');
    const keys = two.opens().choices('confront');
    expect(keys).toContain('confront:ford-inn:lore');
    expect(keys.some(key => key.includes('fortified-farm'))).toBe(false);
  });

  rule('KIL-5.3', 'he picks one of its attributes and tests it', () => {
    const table = atBarrow().dice(1, 1, 1, 1, 1).opens();
    expect(table.choices('confront')).toEqual(['confront:sealed-barrow:combat', 'confront:sealed-barrow:stealth']);
    table.plays('confront:sealed-barrow:combat');
    expect(heroDice(table)).toEqual([5]);
    expect(table.hero().ap).toBe(3);
  });

  rule('KIL-5.4', 'with enough successes it is defeated', () => {
    const table = atBarrow().dice(5, 5, 6, 6, 1).opens().plays('confront:sealed-barrow:combat');
    expect(table.log).toContain('log.encounter.defeated');
  });

  rule('KIL-5.5', 'the Reward follows, and the Trophy of the attribute', () => {
    const set = lone({ hp: 1, race: 'elf', class: 'rogue' }).at(0, 'willowmere'); // Stealth 5
    const table = set.encounters('willowmere', 'fairy-spring').dice(5, 5, 5, 1, 1).opens();
    table.plays('confront:fairy-spring:stealth').takesGoldAndCard();
    expect(table.offered('reward.trophy')).toEqual(['trophy']);
    table.chooses('reward.trophy', 'trophy');
    expect(table.hero()).toMatchObject({ hp: 3, gold: 3, hand: ['fairy-spring'] });
  });

  rule('KIL-5.6', 'EX-25: successes add up over two actions', () => {
    const table = atBarrow().dice(5, 6).opens().plays('confront:sealed-barrow:stealth');
    expect(table.hero().successes).toEqual([{ target: 'sealed-barrow', attribute: 'stealth', n: 2 }]);
    table.dice(5, 1).plays('confront:sealed-barrow:stealth');
    expect(table.asked()).toBe('reward.loot');
  });

  rule('KIL-5.7', 'EX-25: a later try must use the same attribute', () => {
    const table = atBarrow().dice(5, 6).opens().plays('confront:sealed-barrow:stealth');
    expect(table.choices('confront')).toEqual(['confront:sealed-barrow:stealth']);
    const none = atBarrow().dice(1, 1).opens().plays('confront:sealed-barrow:stealth'); // nothing is noted, nothing binds
    expect(none.choices('confront')).toHaveLength(2);
  });

  rule('KIL-5.8', 'EX-25, EX-26: leaving the region or camping loses them', () => {
    const moved = atBarrow()
      .hero(0, { ap: 6 })
      .encounters('heron-ford', 'ford-inn')
      .dice(5, 6)
      .opens()
      .plays('confront:sealed-barrow:stealth');
    moved.plays('move:heron-ford', 'move:barrow-lea').dice(5, 1).plays('confront:sealed-barrow:stealth');
    expect(moved.hero().successes).toEqual([{ target: 'sealed-barrow', attribute: 'stealth', n: 1 }]);
    const camped = atBarrow().night('clear-sky').dice(5, 6).opens().plays('confront:sealed-barrow:stealth', 'camp');
    expect(camped.asked()).toBe('turn.choice');
    expect(camped.hero().successes).toEqual([]);
  });

  rule('KIL-5.9', 'EX-27: another hero who defeats it first takes them away', () => {
    const stored = [{ target: 'sealed-barrow', attribute: 'stealth' as const, n: 2 }];
    const set = scene(2)
      .hero(0, { successes: stored })
      .together('barrow-lea')
      .active(1)
      .hero(1, { fate: 0, race: 'elf', class: 'rogue' });
    const table = set
      .encounters('barrow-lea', 'sealed-barrow')
      .dice(5, 5, 5, 1, 1)
      .opens()
      .plays('confront:sealed-barrow:stealth');
    table.takesGoldAndCard();
    expect(table.hero(0).successes).toEqual([]);
    expect(table.hero(1).hand).toEqual(['sealed-barrow']);
  });

  rule('KIL-5.11', 'successes that have come to suffice do not defeat anything without a new Confront', () => {
    const stored = [{ target: 'sealed-barrow', attribute: 'stealth' as const, n: 3 }];
    const table = atBarrow().hero(0, { successes: stored }).dice(1, 1).opens();
    expect(table.encountersIn('barrow-lea')).toEqual(['sealed-barrow']);
    table.plays('confront:sealed-barrow:stealth');
    expect(table.asked()).toBe('reward.loot');
  });
});

describe('Dawn', () => {
  rule('KIL-5.10', 'whatever successes are left go at Dawn', () => {
    const late = scene()
      .having(state => {
        delete state.active;
        state.phase = 'night';
        const [own] = state.heroes;
        if (own) own.successes = [{ target: 'finale', attribute: 'combat', n: 3 }];
      })
      .opens('dawn');
    expect(late.hero().successes).toEqual([]);
  });
});

describe('Strangers', () => {
  rule('KIL-5.12', 'only Influence can be used', () => {
    expect(atFord().opens().choices('confront')).toEqual([
      'confront:lady-of-the-ford:influence',
      'confront:lady-of-the-ford:hostile',
    ]);
  });

  rule('KIL-5.13', 'EX-28: no success at all makes an Enemy, and the Battle begins at once', () => {
    const table = atFord().hero(0, { race: 'dwarf' }).dice(4, 3, 1, 1, 1, 1, 1).foe(1, 1, 1).opens(); // Influence 2
    table.plays('confront:lady-of-the-ford:influence');
    expect(table.hero().hostile).toEqual(['lady-of-the-ford']);
    expect(table.log).toEqual(expect.arrayContaining(['log.hostile', 'log.engage']));
    expect(foeDice(table)).toEqual([3]);
  });

  rule('KIL-5.13', 'EX-29: with a success stored earlier it stays a Stranger (A-39)', () => {
    const stored = [{ target: 'lady-of-the-ford', attribute: 'influence' as const, n: 1 }];
    const table = atFord()
      .hero(0, { successes: stored })
      .dice(4, 3, 1)
      .opens()
      .plays('confront:lady-of-the-ford:influence');
    expect(table.hero()).toMatchObject({ hostile: [], successes: stored });
    expect(table.asked()).toBe('turn.choice');
  });

  rule('KIL-5.14', 'a hero who is not Hidden may make it his Enemy without a test', () => {
    const table = atFord().dice(1, 1, 1, 1, 1).foe(1, 1, 1).opens().plays('confront:lady-of-the-ford:hostile');
    expect(table.hero().hostile).toEqual(['lady-of-the-ford']);
    expect(table.state.fight?.adversary).toBe('lady-of-the-ford');
    const hidden = atFord().hero(0, { hidden: true }).opens();
    expect(hidden.choices('confront')).toEqual([]);
    expect(hidden.refusal('turn.choice', 'confront')).toBe('KIL-4.28');
  });

  rule('KIL-5.15', 'for the other heroes it stays a Stranger', () => {
    const set = scene(2)
      .together('barrow-lea')
      .hero(0, { fate: 0, hostile: ['lady-of-the-ford'] })
      .active(1);
    const table = set.encounters('barrow-lea', 'lady-of-the-ford').opens('turn');
    expect(table.asked()).toBe('turn.choice'); // seat 1 is not engaged
    expect(table.choices('confront')).toContain('confront:lady-of-the-ford:influence');
    table.plays('camp');
    expect(table.log.filter(text => text === 'log.engage')).toHaveLength(1); // seat 0 is, at the start of his turn
  });

  rule('KIL-5.16', 'neither side has Surprise in that first fight', () => {
    const table = atFord().dice(1, 1, 1, 1, 1).foe(1, 1, 1).opens().plays('confront:lady-of-the-ford:hostile');
    expect([heroDice(table), foeDice(table)]).toEqual([[5], [3]]);
    expect(table.state.fight?.surprise).toBe('nobody');
  });

  rule('KIL-5.17', 'the skull values count once it is an Enemy', () => {
    const set = atFord().hero(0, { hostile: ['lady-of-the-ford'], hidden: true });
    const table = set.opens('turn');
    expect(table.match.decisions[0]?.options.find(option => option.key === 'evade')?.with).toMatchObject({
      stealth: 2,
    });
  });

  rule('KIL-5.13', 'his stored successes on it are dropped when it turns hostile (A-23)', () => {
    const stored = [
      { target: 'lady-of-the-ford', attribute: 'influence' as const, n: 1 },
      { target: 'ford-inn', attribute: 'lore' as const, n: 1 },
    ];
    const set = atFord().hero(0, { successes: stored }).dice(1, 1, 1, 1, 1).foe(1, 1, 1).opens();
    set.plays('confront:lady-of-the-ford:hostile');
    expect(set.hero().successes).toEqual(stored.slice(1));
  });

  rule('KIL-5.13', 'hostility lasts beyond a flight (A-23)', () => {
    const table = atFord().dice(1, 1, 1).foe(1, 1, 1).dice(1, 1, 1, 1, 1).opens();
    table
      .plays('confront:lady-of-the-ford:influence')
      .chooses('battle.round', 'flee')
      .chooses('flee.where', 'heron-ford');
    expect(table.hero()).toMatchObject({ hostile: ['lady-of-the-ford'], region: 'heron-ford', camped: false }); // a new Day
    expect(table.state.day).toBe(2);
  });
});

describe('at the seams of a fight', () => {
  rule('KIL-5.13', 'a team without a success makes one enemy: the active hero’s (A-23)', () => {
    const set = scene(2).hero(0, { fate: 0 }).hero(1, { fate: 0 }).together('barrow-lea');
    const table = set.encounters('barrow-lea', 'lady-of-the-ford').opens().teamsUp(1);
    table.misses(4).plays('confront:lady-of-the-ford:influence');
    expect([table.hero(0).hostile, table.hero(1).hostile]).toEqual([['lady-of-the-ford'], []]);
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
    // Being seen is told, Surprise is not.
    expect(table.lines('log.evade.seen').map(line => line.with)).toEqual([
      { player: { text: 'player.0' }, card: { text: 'card.pedlar' } },
    ]);
    expect(table.lines('log.evade.failed')).toEqual([]);
  });
});
