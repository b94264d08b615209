// Gifts: Overcome and Resolve, and when they can be used. KIL-11; EX-45.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import type { Hero } from '../rules/state.ts';
import { count, heroDice } from './rolls.ts';
import { facing, lone, scene } from './scene.ts';

/** The Restless Rider (Combat 3, Health 3, 4 Gold) has the Weakness Mount. */
const riding = (about: Partial<Hero> = {}) => facing('restless-rider', about);

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

  rule('KIL-9.37', 'nobody uses one before the Reward while a friend stands at 0 HP', () => {
    const six = ['bandage#1', 'lucky-charm#1', 'lucky-charm#2', 'lucky-charm#3', 'lucky-charm#4', 'smoke-bomb#1'];
    const won = (face: number) =>
      scene(2)
        .together('heron-ford', 'wheatfield-imp')
        .hero(0, { hp: 3 })
        .hero(1, { hp: 1 })
        .loot(0, ...six)
        .dice(...Array.from({ length: 12 }, () => 6))
        .foe(1, 1, face, face)
        .opens('turn')
        .teamsUp(1, 'engage.start')
        .passesAll('gift.reward');
    expect(won(1).offered('gift.reward')).toContain('use:bandage#1');
    expect(won(6).asked()).toBe('reward.loot');
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
