// Rulings of the house at the seams of tests and fights.; and the windows of each moment.

import { Table as KernelTable, newChance } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { cardById } from '../content/cards.ts';
import { runAbility } from '../rules/abilities/abilities.ts';
import { fleeTargets } from '../rules/battle/flee.ts';
import { kilforth } from '../rules/game.ts';
import { mayGift } from '../rules/gifts/gifts.ts';
import { type Hero, hero as heroAt } from '../rules/state.ts';
import { foeDice, heroDice } from './rolls.ts';
import { facing, lone, scene, type Table } from './scene.ts';

describe('at the seams of a fight', () => {
  rule('KIL-9.3', 'an Ancient and a Stranger just made an Enemy surprise nobody', () => {
    const stranger = facing('lady-of-the-ford').having(state => state.drawn.push('lady-of-the-ford'));
    const turned = stranger.misses(5).foe(1, 1, 1).opens().plays('confront:lady-of-the-ford:hostile');
    expect([heroDice(turned), foeDice(turned)]).toEqual([[5], [3]]);
    const set = lone({ chapter: 'done' }).atAncient('okhtar', 'brimstone-pit');
    const ancient = set.hero(0, { fate: 1 }).misses(5).opens().assaults('okhtar');
    expect(ancient.state.fight?.surprise).toBe('nobody');
    expect(heroDice(ancient)).toEqual([5]);
  });

  rule('KIL-9.4', 'an Enemy found by Search has Surprise too (A-46)', () => {
    const set = lone().at(0, 'barrow-lea').deck('plains', 'restless-rider').misses(5).foeMisses(4);
    expect(foeDice(set.opens().plays('search'))).toEqual([4]);
  });

  rule('KIL-9.6', 'nobody hides inside a Battle (A-09)', () => {
    const table = facing('restless-rider').loot(0, 'smoke-bomb#1').misses(5).foe(1, 1, 1).opens('turn');
    expect(table.offered('engage.start')).toEqual(['use:smoke-bomb#1']); // before it he may
    table.passes('engage.start');
    expect(table.offered('battle.round')).toEqual(['flee']);
  });

  rule('KIL-9.6', 'a hero who hides before the Battle takes Surprise or evades like any other', () => {
    const table = facing('restless-rider')
      .loot(0, 'smoke-bomb#1')
      .opens('turn')
      .chooses('engage.start', 'use:smoke-bomb#1');
    expect(table.offered('engage.hidden')).toEqual(['surprise', 'evade', 'drop']);
  });

  rule('KIL-9.32', 'with Enemies everywhere there is nowhere to flee, and he camps where he is (A-25)', () => {
    const table = facing('restless-rider').misses(5).foe(1, 1, 1);
    const beset = table.having(state => {
      for (const region of state.map)
        if (region !== 'barrow-lea') state.places[region]?.encounters.push('wheatfield-imp');
    });
    const fight = beset.opens('turn');
    expect(fleeTargets(fight.state, 0)).toEqual([]);
    fight.chooses('battle.round', 'flee');
    expect(fight.hero().region).toBe('barrow-lea');
    expect(fight.log).toContain('log.camp');
  });

  rule('KIL-9.37', 'a hero at 0 HP can start no Gift (A-51)', () => {
    const set = facing('goblin-marauders', { hp: 1 }).loot(0, 'healing-draught#1').dice(6, 1, 1, 1, 1).foe(6, 1);
    const table = set.opens('turn').passes('engage.start').passes('battle.prevent'); // before the loss he could
    expect([table.asked(), table.hero().hp]).toEqual(['reward.loot', 0]);
    expect(mayGift(table.state, 0)).toBe(false);
    table.chooses('reward.loot', 'gold').chooses('reward.rumour', 'draw');
    expect(table.log).toContain('log.defeated');
  });

  rule('KIL-5.13', 'a team without a success makes one enemy: the active hero’s (A-23)', () => {
    const set = scene(2).hero(0, { fate: 0 }).hero(1, { fate: 0 }).together('barrow-lea');
    const table = set.encounters('barrow-lea', 'lady-of-the-ford').opens().teamsUp(1);
    table.misses(4).plays('confront:lady-of-the-ford:influence');
    expect([table.hero(0).hostile, table.hero(1).hostile]).toEqual([['lady-of-the-ford'], []]);
  });
});

describe('whoever is defeated', () => {
  /** Runs a card’s ability on its own, where nobody is asked anything. */
  const run = (card: string, about: Partial<Hero>): Hero => {
    const { match } = lone({ gold: 3, ...about })
      .at(0, 'heron-ford')
      .opens();
    const table = new KernelTable(kilforth, { seats: 1, options: {} }, match.state, newChance('alone'));
    const { ability } = cardById(card);
    if (!ability) throw new Error(`${card} does nothing`);
    const rules = runAbility(table, { ...ability, optional: false, cost: [] }, { seat: 0, source: card });
    expect(rules.next([]).done).toBe(true);
    if (about.defeated) expect([card, table.barrier]).toEqual([card, false]); // no die was rolled, no card drawn
    return heroAt(match.state, 0);
  };

  rule('KIL-9.27', 'no operation and no test touches him (A-26)', () => {
    const fallen = { defeated: true, hp: 0 };
    for (const card of [
      'alchemist',
      'crowned-hanged-man',
      'lonely-giant',
      'white-doe',
      'curfew',
      'sudden-storm',
      'raiders-cache',
    ])
      expect(run(card, fallen)).toMatchObject({ hp: 0, gold: 3, fate: 0, loot: [], hidden: false });
    expect(run('alchemist', {}).gold).toBe(4); // and it does touch a hero who stands
    expect(run('crowned-hanged-man', {}).fate).toBe(1);
  });
});

describe('Fate at night', () => {
  rule('KIL-5.26', 'it may be used in a Night’s test, and not again before camp is broken (A-15)', () => {
    const set = scene().hero(0, { fate: 2 }).at(0, 'heron-ford').night('prowling-shades').dice(1, 1);
    const table = set.opens().plays('camp');
    expect(table.asked()).toBe('test.success');
    table.chooses('test.success', 'fate');
    expect(table.hero()).toMatchObject({ hp: 4, fate: 1, fateToday: false }); // a new Day has begun
    const used = scene().hero(0, { fate: 2, fateToday: true }).at(0, 'heron-ford').night('prowling-shades').dice(1, 1);
    expect(used.opens().plays('camp').hero()).toMatchObject({ hp: 3, fate: 2 });
  });
});

describe('interruptions', () => {
  const windowOf = (table: Table) => table.match.decisions[0]?.window;

  rule('KIL-11.1', 'each optional interruption names its window, so that a seat can have it passed', () => {
    const gift = facing('restless-rider', { hp: 2 }).loot(0, 'bandage#1').opens('turn');
    expect([gift.asked(), windowOf(gift)]).toEqual(['engage.start', { id: 'gift', matters: true }]);
    const start = facing('restless-rider', { class: 'warmage' }).opens('turn');
    expect([start.asked(), windowOf(start)]).toEqual(['engage.start', { id: 'start', matters: true }]);
    const boost = facing('restless-rider', { class: 'sorcerer' }).assets(0, 'spectral-blade').opens('turn');
    expect([boost.asked(), windowOf(boost)]).toEqual(['test.before', { id: 'boost', matters: true }]);
    const reroll = facing('restless-rider').talents(0, 'martial-1b').misses(5).opens('turn');
    expect([reroll.asked(), windowOf(reroll)]).toEqual(['test.after', { id: 'reroll', matters: true }]);
    const fate = facing('restless-rider', { fate: 1 }).misses(5).opens('turn');
    expect([fate.asked(), windowOf(fate)]).toEqual(['test.success', { id: 'success', matters: true }]);
    const prevent = facing('restless-rider').assets(0, 'gambeson').misses(5).foe(6, 1, 1).opens('turn');
    expect([prevent.asked(), windowOf(prevent)]).toEqual(['battle.prevent', { id: 'prevent', matters: true }]);
    const done = scene(2)
      .hero(0, { hp: 3 })
      .loot(0, 'bandage#1')
      .at(0, 'heron-ford')
      .encounters('barrow-lea', 'ford-inn');
    expect(windowOf(done.opens().plays('move:barrow-lea'))).toEqual({ id: 'gift', matters: false }); // it can wait
  });

  rule('KIL-9.21', 'whether to flee, or to slip past, is always asked', () => {
    const flee = facing('restless-rider').misses(5).foe(1, 1, 1).opens('turn');
    expect([flee.asked(), windowOf(flee)]).toEqual(['battle.round', undefined]);
    const slip = facing('highwaymen', { class: 'druid' }).opens('turn');
    expect([slip.asked(), windowOf(slip)]).toEqual(['engage.start', undefined]);
  });

  rule('KIL-5.19', 'an attribute that would roll fewer dice may be used, but does not matter', () => {
    const worse = facing('restless-rider', { class: 'warrior' }).talents(0, 'arcane-4a').opens('turn'); // Lore 3 for Combat 5
    expect(worse.offered('test.before')).toEqual(['as:lore']);
    expect(windowOf(worse)).toEqual({ id: 'boost', matters: false });
  });
});
