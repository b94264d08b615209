// Battles, defeat and flight. KIL-9.11 to 9.37; EX-11, EX-12, EX-20, EX-57, EX-60.

import { rule } from '@veillee/kernel/test/rule';
import { describe, expect } from 'vitest';
import { CITY, type Hero } from '../rules/state.ts';
import { count, foeDice, heroDice } from './rolls.ts';
import { facing, lone, scene } from './scene.ts';

describe('rounds', () => {
  rule('KIL-9.11', 'rounds follow each other until somebody is defeated', () => {
    const table = facing().dice(5, 1, 1, 1, 1).foe(1, 1, 1).opens('turn');
    expect(table.state.fight).toMatchObject({ round: 2, hp: 2 }); // about to begin
    table.dice(5, 5, 1, 1, 1).foe(1, 1, 1).passes('battle.round');
    expect(table.asked()).toBe('reward.loot');
  });

  rule('KIL-9.12', 'the adversary begins with as many HP as its Health', () => {
    const table = facing('restless-rider', { fate: 1 }).dice(1, 1, 1, 1, 1).opens('turn');
    expect(table.asked()).toBe('test.success');
    expect(table.state.fight).toMatchObject({ round: 1, hp: 3 });
  });

  rule('KIL-9.13', 'EX-11: both make a Combat test', () => {
    const table = facing('restless-rider', { class: 'ranger', ap: 2 }).dice(6, 5, 2, 1).foe(5, 3, 1).opens('turn');
    expect([heroDice(table), foeDice(table)]).toEqual([[4], [3]]);
    expect(table.state.fight?.hp).toBe(1);
    expect(table.hero()).toMatchObject({ hp: 3, ap: 1 });
  });

  rule('KIL-9.14', 'each success is a wound, and Fate may add one', () => {
    const table = facing('restless-rider', { fate: 1 }).dice(5, 1, 1, 1, 1).foe(1, 1, 1).opens('turn');
    table.chooses('test.success', 'fate');
    expect(table.state.fight?.hp).toBe(1);
    const enough = facing('restless-rider', { fate: 1 }).dice(5, 5, 5, 1, 1).foe(1, 1, 1).opens('turn');
    expect(enough.asked()).toBe('reward.loot'); // nothing left to wound: Fate is not asked for
  });

  rule('KIL-9.15', 'EX-20: each of the adversary’s costs 1 HP and 1 AP, as far as there are any', () => {
    const few = facing('restless-rider', { ap: 2 }).dice(1, 1, 1, 1, 1).foe(5, 5, 5).opens('turn');
    expect(few.hero()).toMatchObject({ hp: 1, ap: 0 });
    const many = facing().dice(1, 1, 1, 1, 1).foe(5, 1, 1).opens('turn');
    expect(many.hero()).toMatchObject({ hp: 3, ap: 3 });
  });

  rule('KIL-3.16', 'AP for one action alone are lost last (A-05); healing brings no AP back', () => {
    const set = facing('restless-rider', { ap: 1, restrictedAp: { move: 2 } }).loot(0, 'bandage#1');
    const table = set.dice(1, 1, 1, 1, 1).foe(5, 5, 1).opens('turn').chooses('battle.round', 'use:bandage#1');
    expect(table.hero()).toMatchObject({ hp: 3, ap: 0, restrictedAp: { move: 1 } });
  });

  rule('KIL-9.16', 'both losses are taken at once: both can fall in one round', () => {
    const table = facing('goblin-marauders', { hp: 1 }).dice(5, 1, 1, 1, 1).foe(5, 1).opens('turn');
    expect(table.asked()).toBe('reward.loot');
    expect(table.hero().hp).toBe(0);
    table.chooses('reward.loot', 'gold').chooses('reward.rumour', 'draw');
    expect(table.log).toContain('log.defeated');
  });

  rule('KIL-9.17', 'after the first Skirmish nobody has Surprise', () => {
    const set = facing().at(0, 'heron-ford').encounters('barrow-lea').deck('plains', 'restless-rider');
    const table = set.dice(1, 1, 1, 1, 1).foe(1, 1, 1, 1).opens().plays('move:barrow-lea');
    expect(table.state.fight?.surprise).toBe('nobody');
    table.dice(1, 1, 1, 1, 1).foe(1, 1, 1).passes('battle.round');
    expect(foeDice(table)).toEqual([4, 3]);
  });

  rule('KIL-9.18', 'an adversary without HP is defeated, and its Reward is the hero’s', () => {
    const table = facing().dice(5, 5, 5, 1, 1).foe(1, 1, 1).opens('turn');
    table.takesGoldAndCard();
    expect(table.hero()).toMatchObject({ gold: 5, hand: ['restless-rider'] });
    expect(table.log).toContain('log.reward.take');
    expect(table.encountersIn('barrow-lea')).toEqual([]);
    expect(table.state.fight).toBeUndefined();
  });

  rule('KIL-9.19', 'EX-12: the Reward is taken even by a hero who falls in the same round', () => {
    const table = facing('burning-reaper', { hp: 1, gold: 5 }).dice(5, 1, 1, 1, 1).foe(1, 1, 1).opens('turn');
    table.dice(5, 1, 1, 1, 1).foe(5, 1, 1).passes('battle.round');
    table.chooses('reward.loot', 'gold');
    expect(table.hero().gold).toBe(8);
    table.chooses('reward.rumour', 'take'); // the only card: it goes without asking
    expect(table.discardOf('burning-reaper')).toContain('burning-reaper');
    expect(table.told().find(event => event.text === 'log.defeated.gold')?.with?.n).toBe(8);
    expect(table.hero()).toMatchObject({ gold: 0, hand: [], region: CITY, hp: 2, ap: 2 }); // after Dawn
    expect(table.state.day).toBe(2);
  });

  rule('KIL-9.20', 'a hero without HP is defeated', () => {
    const table = facing('restless-rider', { hp: 2 }).dice(1, 1, 1, 1, 1).foe(5, 5, 1).opens('turn');
    expect(table.log).toContain('log.defeated');
    expect(table.encountersIn('barrow-lea')).toEqual(['restless-rider']);
  });

  rule('KIL-9.21', 'between rounds the hero may flee', () => {
    const table = facing().dice(1, 1, 1, 1, 1).foe(1, 1, 1).opens('turn');
    expect(table.offered('battle.round')).toEqual(['flee']);
  });

  rule('KIL-9.22', 'otherwise a new round begins', () => {
    const table = facing().dice(1, 1, 1, 1, 1).foe(1, 1, 1).opens('turn').dice(1, 1, 1, 1, 1).foe(1, 1, 1);
    expect(table.state.fight?.round).toBe(2);
    expect(heroDice(table)).toHaveLength(1);
    table.passes('battle.round');
    expect(table.state.fight?.round).toBe(3);
    expect([heroDice(table), foeDice(table)]).toEqual([
      [5, 5],
      [3, 3],
    ]);
  });

  rule('KIL-9.37', 'HP regained with the Reward save a hero who stood at 0 (A-51)', () => {
    const vampire = facing('goblin-marauders', { race: 'vampire', hp: 1 }).dice(5, 1, 1, 1, 1).foe(5, 1).opens('turn');
    vampire.takesGoldAndCard();
    expect(vampire.hero()).toMatchObject({ hp: 2, defeated: false, region: 'barrow-lea' });
    const trophy = facing('thicket-ogre', { hp: 1 }).dice(5, 5, 5, 1, 1).foe(5, 1, 1).opens('turn');
    trophy.takesGoldAndCard().chooses('reward.trophy', 'trophy');
    expect(trophy.hero()).toMatchObject({ hp: 1, defeated: false });
    expect(trophy.log).not.toContain('log.defeated');
  });

  rule('KIL-15.4', 'an Enemy’s own ability counts in its rounds', () => {
    const hanged = facing('hanged-men').dice(1, 1, 1, 1, 1).foe(1).opens('turn').dice(1, 1, 1, 1, 1).foe(1, 1);
    expect(foeDice(hanged.passes('battle.round'))).toEqual([1, 2]);
    const flayers = facing('flayers').dice(1, 1, 1, 1, 1).foe(1, 1, 1).opens('turn').dice(1, 1, 1, 1, 1).foe(1, 1);
    expect(foeDice(flayers.passes('battle.round'))).toEqual([3, 2]);
  });
});

describe('a defeated hero', () => {
  /** 1 HP, 5 Gold, an Asset and two Rumours, against three dice. */
  const doomed = (about: Partial<Hero> = {}) =>
    facing('restless-rider', { hp: 1, gold: 5, fateToday: true, ...about })
      .assets(0, 'pewter-dagger')
      .hand(0, 'copper-ring', 'omen')
      .dice(1, 1, 1, 1, 1, 1)
      .foe(5, 1, 1);

  rule('KIL-9.23', 'he camps and his turn is over at once', () => {
    const table = doomed().opens('turn');
    expect(table.asked()).toBe('defeat.lose');
    expect(table.hero()).toMatchObject({ camped: true, ap: 0 });
    table.chooses('defeat.lose', 'omen');
    expect(table.state.day).toBe(2); // nobody else is left to have a turn
  });

  rule('KIL-9.24', 'he loses all his Gold', () => {
    expect(doomed().opens('turn').hero().gold).toBe(0);
  });

  rule('KIL-9.25', 'he loses one Asset or Rumour of his choice', () => {
    const table = doomed().opens('turn');
    expect(table.offered('defeat.lose')).toEqual(['pewter-dagger', 'copper-ring', 'omen']);
    table.chooses('defeat.lose', 'omen');
    expect(table.hero()).toMatchObject({ assets: ['pewter-dagger'], hand: ['copper-ring'] });
    const last = facing('restless-rider', { hp: 1 }).hand(0, 'omen').dice(1, 1, 1, 1, 1).foe(5, 1, 1).opens('turn');
    last.until('turn.choice');
    expect(last.hero().hand).toEqual([]); // his only one goes unasked
    const poor = facing('restless-rider', { hp: 1 }).dice(1, 1, 1, 1, 1).foe(5, 1, 1).opens('turn');
    expect(poor.asked()).toBe('turn.choice'); // nothing to lose: already the next Day
  });

  rule('KIL-9.26', 'he is carried to Sprawl City', () => {
    expect(doomed().opens('turn').chooses('defeat.lose', 'omen').hero().region).toBe(CITY);
  });

  rule('KIL-9.27', 'abilities pass him over until the next Day Phase', () => {
    const healed = doomed().night('blessing-of-the-grove').opens('turn').chooses('defeat.lose', 'omen');
    expect(healed.hero().hp).toBe(2); // the 2 of Dawn, none of the blessing
    const halfling = doomed({ race: 'halfling' }).dice(1, 1, 1).opens('turn').chooses('defeat.lose', 'omen');
    expect(halfling.log).not.toContain('log.hidden'); // he does not enter the city as one who hides there
  });

  rule('KIL-9.28', 'at Dawn he has 2 HP again', () => {
    const table = doomed().opens('turn').chooses('defeat.lose', 'omen');
    expect(table.state.day).toBe(2);
    expect(table.hero()).toMatchObject({ hp: 2, ap: 2, defeated: false });
  });

  rule('KIL-9.30', 'the last HP lost in any way defeats a hero', () => {
    const set = lone({ hp: 1, gold: 3 }).at(0, 'golden-fields').deck('plains', 'sudden-storm');
    const table = set.night('lake-fog').dice(1, 1).opens().plays('move:heron-ford');
    expect(table.log).toContain('log.defeated');
    expect(table.hero()).toMatchObject({ region: CITY, gold: 0, hp: 2 });
  });

  rule('KIL-9.36', 'a hero who is defeated already has nothing more to lose', () => {
    const table = doomed().gloom(CITY).opens('turn').chooses('defeat.lose', 'omen');
    expect(table.state.day).toBe(3); // the city is in Gloom, and the Night took nothing from him
    expect(count(table, 'log.defeated')).toBe(1);
    expect(table.hero()).toMatchObject({ hp: 2, assets: ['pewter-dagger'], hand: ['copper-ring'] });
  });
});

describe('fleeing', () => {
  /** In the corner of the map, with Enemies on both neighbours. */
  const cornered = (about: Partial<Hero> = {}) =>
    lone(about)
      .meets('golden-fields', 'restless-rider')
      .encounters('heron-ford', 'burning-reaper')
      .encounters('dead-kings-road', 'wheatfield-imp')
      .night('lake-fog')
      .dice(5, 5, 1, 1, 1)
      .foe(1, 1, 1);

  rule('KIL-9.31', 'he camps, his turn ends, and AP and successes are lost', () => {
    const stored = [{ target: 'sealed-barrow', attribute: 'stealth' as const, n: 1 }];
    const set = scene(2).hero(0, { fate: 0, successes: stored }).meets('barrow-lea', 'restless-rider');
    const table = set
      .dice(1, 1, 1, 1, 1)
      .foe(1, 1, 1)
      .opens('turn')
      .chooses('battle.round', 'flee')
      .chooses('flee.where', 'heron-ford');
    expect(table.hero(0)).toMatchObject({ camped: true, ap: 0, successes: [], region: 'heron-ford' });
    expect(table.actor).toBe(1);
  });

  rule('KIL-9.32', 'EX-57: he goes to the nearest region without an Enemy; nothing is drawn there', () => {
    const table = cornered().opens('turn').chooses('battle.round', 'flee');
    expect(table.offered('flee.where')).toEqual(['barrow-lea', 'whispering-wood', 'willowmere']);
    table.chooses('flee.where', 'willowmere');
    expect(table.encountersIn('willowmere')).toEqual([]);
    expect(table.hero().region).toBe('willowmere');
  });

  rule(
    'KIL-9.32',
    'his own hostile Stranger and an evaded Enemy count as Enemies there; entering abilities apply (A-25)',
    () => {
      const set = lone({ race: 'halfling', hostile: ['pedlar'] }).at(0, 'golden-fields');
      const near = set
        .encounters('golden-fields', 'restless-rider')
        .encounters('heron-ford', 'pedlar')
        .night('lake-fog');
      const table = near
        .dice(...[1, 1, 1])
        .foe(1, 1, 1)
        .opens('turn')
        .chooses('battle.round', 'flee');
      expect(table.asked()).toBe('turn.choice'); // only one way was open
      expect(table.log).toContain('log.hidden'); // Plains hide a Halfling
      expect(table.hero().region).toBe('dead-kings-road');
    },
  );

  rule('KIL-9.33', 'his adversary regains all its HP', () => {
    const table = cornered().opens('turn');
    expect(table.state.fight?.hp).toBe(1);
    table.chooses('battle.round', 'flee').chooses('flee.where', 'barrow-lea');
    expect(table.state.fight).toBeUndefined();
    const two = cornered().encounters('heron-ford').opens('turn').chooses('battle.round', 'flee'); // only heron-ford is near
    two.dice(1, 1, 1, 1, 1).foe(1, 1, 1).plays('move:golden-fields');
    expect(two.state.fight?.hp).toBe(3);
  });

  rule('KIL-9.34', 'an adversary that is not defeated recovers after any Battle', () => {
    const set = scene(2).hero(0, { fate: 0, hp: 1 }).hero(1, { fate: 0 }).together('barrow-lea');
    const table = set.encounters('barrow-lea', 'restless-rider').dice(5, 5, 1, 1, 1).foe(5, 1, 1).opens('turn');
    table.dice(1, 1, 1).foe(1, 1, 1).passes('engage.start').passes('battle.prevent'); // seat 0 falls, seat 1 fights next
    expect(table.hero(0).defeated).toBe(true);
    expect(table.actor).toBe(1);
    expect(table.state.fight?.hp).toBe(3);
  });
});
