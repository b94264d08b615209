// THU-23: solo and co-operative play.

import { Match, type OptionValue } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { thunderstone } from '../rules/game.ts';
import { groupCount } from '../rules/options.ts';
import { compareSolo } from '../rules/scoring.ts';
import { ids, scene, type Table } from './scene.ts';

const solo = (mode = 'solo-normal', options: Record<string, OptionValue> = {}) => scene(1, { ...options, mode });

const rests = (table: Table): Table => table.chooses('turn.action', 'rest').passes('rest.destroy');

const PARTY = ['outlands-khan', 'outlands-khan', 'lantern'];

/** A lost battle against Rank 2, whatever it is. */
const losesIn = (mode: string, second: string) =>
  solo(mode)
    .hall('nixie', second, 'pegasus')
    .dungeon('famine', 'kingdom')
    .hand(0, ['militia', 'dagger'])
    .stocked()
    .inDungeon()
    .attacks(2);

const fightIn = (mode: string, ...hall: string[]) =>
  solo(mode)
    .hall(...hall)
    .dungeon('famine', 'kingdom', 'harbinger')
    .hand(0, PARTY)
    .stocked()
    .inDungeon();

rule('THU-23.1', 'set up as usual, but the Hall is empty and the whole Dungeon lies in its deck', () => {
  const { state } = Match.start(thunderstone, { seed: 'alone', seats: 1, options: { mode: 'solo-normal' } });
  expect(state.hall).toEqual(['', '', '']);
  expect(state.dungeon).toHaveLength(31);
  expect(state.players.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([[6, 6]]);
  expect(Object.values(state.heroes)).toEqual(Array(4).fill([6, 4, 2]));
  expect(Object.values(state.village)).toEqual(Array(8).fill(8));
  expect(() => Match.start(thunderstone, { seed: 'two', seats: 2, options: { mode: 'solo-normal' } })).toThrow();
});

rule('THU-23.2', 'the Dungeon cannot be entered while no monster is in the Hall', () => {
  const empty = solo().hall().hand(0, ['militia']).stocked().opens();
  expect(empty.offered('turn.action')).toEqual(['village', 'rest']);
  expect(empty.refusal('turn.action', 'dungeon')).toBe('THU-23.2');
  const stone = solo().hall('', '', 'stone-of-mystery').hand(0, ['militia']).stocked().opens();
  expect(stone.refusal('turn.action', 'dungeon')).toBe('THU-23.2');
  const monster = solo().hall('', '', 'nixie').hand(0, ['militia']).stocked().opens();
  expect(monster.offered('turn.action')).toEqual(['village', 'dungeon', 'rest']);
});

rule('THU-23.3', 'after the new hand is drawn one card advances into Rank 3 and pushes what lies there', () => {
  const table = solo().hall().dungeon('nixie', 'griffon', 'pegasus', 'famine').hand(0, ['militia']).stocked().opens();
  expect(ids(rests(table).hall)).toEqual(['', '', 'nixie']);
  expect(ids(rests(table).hall)).toEqual(['', 'nixie', 'griffon']);
  expect(ids(rests(table).hall)).toEqual(['nixie', 'griffon', 'pegasus']);
  expect(table.log.indexOf('log.advance')).toBeGreaterThan(table.log.indexOf('log.draw'));
});

rule('THU-23.3', 'a card moves only if it is pushed', () => {
  const table = solo().hall('nixie', '', 'griffon').dungeon('pegasus', 'famine').hand(0, ['militia']).stocked().opens();
  expect(ids(rests(table).hall)).toEqual(['nixie', 'griffon', 'pegasus']);
  const other = solo().hall('nixie', 'griffon', '').dungeon('pegasus', 'famine').hand(0, ['militia']).stocked().opens();
  expect(ids(rests(other).hall)).toEqual(['nixie', 'griffon', 'pegasus']);
});

rule('THU-23.4', 'a monster pushed out of Rank 1 goes face down to the Village score pile', () => {
  const hall = (openPile: boolean) =>
    solo('solo-normal', { openPile })
      .hall('griffon', 'nixie', 'pegasus')
      .dungeon('famine', 'kingdom')
      .hand(0, ['militia'])
      .stocked()
      .opens();
  const table = rests(hall(false));
  expect(ids(table.hall)).toEqual(['nixie', 'pegasus', 'famine']);
  expect(ids(table.state.escaped)).toEqual(['griffon']);
  expect(table.match.view(0).escaped).toEqual({ count: 1 });
  expect(rests(hall(true)).match.view(0).escaped).toEqual({ count: 1, vp: 4 }); // the running total, by option
});

rule('THU-23.5', 'an undefeated monster goes to the pile; the gap is closed and refilled; no advance that turn', () => {
  const table = solo()
    .hall('nixie', 'griffon', 'pegasus')
    .dungeon('famine', 'kingdom')
    .hand(0, ['militia', 'dagger'])
    .stocked()
    .inDungeon()
    .attacks(2);
  expect(table.fought.victory).toBe(false);
  expect(ids(table.state.escaped)).toEqual(['griffon']);
  expect(ids(table.hall)).toEqual(['nixie', 'pegasus', 'famine']);
  expect(ids(table.state.dungeon)).toEqual(['kingdom']);
  expect(ids(rests(table).hall)).toEqual(['pegasus', 'famine', 'kingdom']); // the next turn advances again
});

rule('THU-23.6', 'a defeated monster: the gap is closed and refilled, and there is no advance that turn', () => {
  const table = solo()
    .hall('griknack-goblin', 'griffon', 'pegasus')
    .dungeon('famine', 'kingdom')
    .hand(0, PARTY)
    .stocked()
    .inDungeon()
    .attacks(1);
  expect(table.fought.victory).toBe(true);
  expect(ids(table.hall)).toEqual(['griffon', 'pegasus', 'famine']);
  expect(table.state.escaped).toEqual([]);
  expect(ids(rests(table).state.escaped)).toEqual(['griffon']);
});

rule('THU-23.7', 'the Thunderstone advances like a monster, ends the game in Rank 1, and is not taken then', () => {
  const table = solo()
    .hall('', '', 'stone-of-mystery')
    .dungeon('griffon', 'famine', 'kingdom')
    .hand(0, ['militia'])
    .stocked()
    .opens();
  expect(ids(rests(table).hall)).toEqual(['', 'stone-of-mystery', 'griffon']);
  expect(table.over).toBe(false);
  rests(table);
  expect(ids(table.hall)).toEqual(['stone-of-mystery', 'griffon', 'famine']);
  expect(table.over).toBe(true);
  expect(ids(table.discardPile(0))).not.toContain('stone-of-mystery');
  expect(table.log).toContain('log.stone.untaken');
});

rule('THU-23.7', 'it is taken by defeating the monster of Rank 1 before it', () => {
  const table = solo()
    .hall('griknack-goblin', 'stone-of-mystery', 'griffon')
    .hand(0, PARTY)
    .stocked()
    .inDungeon()
    .attacks(1);
  expect(table.over).toBe(true);
  expect(ids(table.discardPile(0))).toContain('stone-of-mystery');
});

rule('THU-23.7', 'with the deck used up the Hall still comes nearer, so that the game ends', () => {
  const table = solo().hall('nixie', '', 'stone-of-mystery').dungeon().hand(0, ['militia']).stocked().opens();
  expect(ids(rests(table).hall)).toEqual(['', 'stone-of-mystery', '']);
  expect(rests(table).over).toBe(true);
});

rule('THU-23.8', 'the player wins with more VP than the pile; an equal total is not enough', () => {
  const end = (...escaped: string[]) =>
    rests(
      solo()
        .hall('', 'stone-of-mystery', 'nixie')
        .escaped(...escaped)
        .hand(0, ['militia'])
        .discard(0, ['griffon', 'nixie']) // 5 VP
        .stocked()
        .opens(),
    ).match.outcome;
  expect(end('griffon')).toMatchObject({ won: [0], scores: [5] });
  expect(end('griffon', 'nixie')).toMatchObject({ won: [] });
  expect(end('griffon', 'pegasus')).toMatchObject({ won: [] });
});

rule('THU-23.9', 'Warrior: with the deck used up, the Hall still comes nearer after a lesser victory', () => {
  const table = scene(1, { mode: 'solo-warrior' })
    .dungeon()
    .prepared(['outlands-khan', 'lantern'], 'griknack-goblin', 'nixie', 'pegasus')
    .attacks(1);
  expect(table.fought.victory).toBe(true);
  expect(ids(table.hall)).toEqual(['pegasus', '', '']);
  expect(ids(table.state.escaped)).toEqual(['nixie']);
});

rule('THU-23.9', 'Warrior: a lost battle does not stop the advance, whatever the monster is worth', () => {
  for (const second of ['griffon', 'firebrand-cyclops']) {
    const table = losesIn('solo-warrior', second);
    expect(table.fought.victory).toBe(false);
    expect(ids(table.state.escaped)).toEqual([second, 'nixie']);
    expect(ids(table.hall)).toEqual(['pegasus', 'famine', 'kingdom']);
  }
});

rule('THU-23.9', 'Warrior: half of each Hero level and Village stack; the Basic cards stay', () => {
  const { state } = Match.start(thunderstone, { seed: 'warrior', seats: 1, options: { mode: 'solo-warrior' } });
  expect(Object.values(state.heroes)).toEqual(Array(4).fill([3, 2, 1]));
  expect(Object.values(state.village)).toEqual(Array(8).fill(4));
  expect(state.basics).toEqual({ militia: 24, dagger: 13, 'iron-rations': 13, torch: 13 });
});

rule('THU-23.9', 'Warrior: only a victory over a monster worth 2 XP or more stops the advance', () => {
  const weak = fightIn('solo-warrior', 'griknack-goblin', 'nixie', 'pegasus').attacks(1); // 1 XP
  expect(weak.fought.victory).toBe(true);
  expect(ids(weak.hall)).toEqual(['pegasus', 'famine', 'kingdom']);
  expect(ids(weak.state.escaped)).toEqual(['nixie']);
  const strong = fightIn('solo-warrior', 'firebrand-cyclops', 'nixie', 'pegasus').attacks(1); // 2 XP
  expect(strong.fought.victory).toBe(true);
  expect(ids(strong.hall)).toEqual(['nixie', 'pegasus', 'famine']);
  expect(strong.state.escaped).toEqual([]);
  const normal = fightIn('solo-normal', 'griknack-goblin', 'nixie', 'pegasus').attacks(1);
  expect(ids(normal.hall)).toEqual(['nixie', 'pegasus', 'famine']);
});

rule('THU-23.10', 'Nightmare: the gap of a lost battle brings the Thunderstone to Rank 1 before any advance', () => {
  const table = scene(1, { mode: 'solo-nightmare' })
    .dungeon('famine')
    .prepared(['militia', 'dagger'], 'mythlurian', 'stone-of-mystery', 'nixie')
    .attacks(1);
  expect(table.over).toBe(true);
  expect(ids(table.state.escaped)).toEqual(['mythlurian']);
  expect(table.log).not.toContain('log.advance');
});

rule('THU-23.10', 'Nightmare: nothing stops the advance, a lost battle neither', () => {
  const table = losesIn('solo-nightmare', 'griffon');
  expect(ids(table.state.escaped)).toEqual(['griffon', 'nixie']);
  expect(ids(table.hall)).toEqual(['pegasus', 'famine', 'kingdom']);
  expect(table.match.view(0).halted).toBe(false);
});

rule('THU-23.10', 'Nightmare: as Warrior, and no victory stops the advance', () => {
  const { state } = Match.start(thunderstone, { seed: 'night', seats: 1, options: { mode: 'solo-nightmare' } });
  expect(Object.values(state.heroes)).toEqual(Array(4).fill([3, 2, 1]));
  const table = fightIn('solo-nightmare', 'firebrand-cyclops', 'nixie', 'pegasus').attacks(1);
  expect(table.fought.victory).toBe(true);
  expect(ids(table.hall)).toEqual(['pegasus', 'famine', 'kingdom']);
  expect(ids(table.state.escaped)).toEqual(['nixie']);
});

rule('THU-23.11', 'Breach happens on every arrival in Rank 1, by an advance too; "each player" is the one', () => {
  const table = solo()
    .hall('nixie', 'tyxr-the-old', 'griffon')
    .dungeon('famine')
    .hand(0, ['militia'])
    .stocked('feast', 'spear', 'hatchet', 'polearm', 'torch', 'dagger')
    .opens();
  rests(table);
  expect(ids(table.hall)[0]).toBe('tyxr-the-old');
  table.chooses('discard', 'torch#1', 'dagger#1');
  expect(table.hand(0)).toHaveLength(4); // of the new hand
  expect(table.asked()).toBe('turn.action');
});

rule('THU-23.11', 'effects on other players do nothing', () => {
  const hand = ['lorigg-rogue', 'redblade-assassin', 'selurin-theurge', 'dagger'];
  const table = solo().hall('nixie', 'nixie', 'nixie').hand(0, hand).stocked().inDungeon();
  for (const key of ['use:lorigg-rogue#1:0', 'use:redblade-assassin#1:0', 'use:selurin-theurge#1:1'])
    expect(table.refusal('dungeon.step', key)).toBe('THU-23.11');
});

rule('THU-23.12', 'monsters returned by Banish or the Elves go under the deck and have not escaped', () => {
  const table = solo()
    .hall('nixie', 'griffon', 'pegasus')
    .dungeon('famine', 'kingdom', 'harbinger')
    .hand(0, ['elf-archmage', 'banish', 'torch'])
    .stocked()
    .inDungeon('use:elf-archmage#1:0')
    .chooses('dungeon.monster', 'rank:2')
    .prepares('use:banish#1:0')
    .returns(1);
  expect(ids(table.state.dungeon)).toEqual(['nixie', 'griffon', 'harbinger']);
  expect(table.state.escaped).toEqual([]);
});

rule('THU-23.13', 'the ladder compares own VP less the pile’s; on equal margins fewer turns are better', () => {
  const end = rests(
    solo()
      .hall('', 'stone-of-mystery', 'nixie')
      .escaped('griffon')
      .hand(0, ['militia'])
      .discard(0, ['sphinx'])
      .stocked()
      .opens(),
  ).match.outcome;
  expect(end?.text.with).toMatchObject({ vp: 7, pile: 4, margin: 3 });
  const results = [
    { margin: 3, turns: 20 },
    { margin: 5, turns: 30 },
    { margin: 3, turns: 18 },
    { margin: -2, turns: 5 },
  ];
  expect(results.toSorted(compareSolo)).toEqual([
    { margin: 5, turns: 30 },
    { margin: 3, turns: 18 },
    { margin: 3, turns: 20 },
    { margin: -2, turns: 5 },
  ]);
});

rule('THU-23.14', 'only cards deeper than the gap move, each by one; nearer Ranks stay as they are', () => {
  const after = (rank: 1 | 2 | 3, ...hall: string[]) => ids(fightIn('solo-normal', ...hall).attacks(rank).hall);
  expect(after(2, '', 'griknack-goblin', 'pegasus')).toEqual(['', 'pegasus', 'famine']);
  expect(after(3, 'nixie', '', 'griknack-goblin')).toEqual(['nixie', '', 'famine']);
  expect(after(1, 'griknack-goblin', '', 'pegasus')).toEqual(['', 'pegasus', 'famine']);
});

rule('THU-23.15', 'friends are not made to discard unless somebody wants it', () => {
  const table = scene(2, { mode: 'coop' })
    .hall('nixie', 'nixie')
    .hands(['lorigg-rogue', 'torch'], ['militia', 'torch'])
    .inDungeon();
  expect(table.offered('dungeon.step')).toContain('use:lorigg-rogue#1:0');
});

rule('THU-23.15', 'co-op: Monster groups = players + 1, at most 6; the Hall starts empty', () => {
  for (const [seats, groups] of [
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ] as const) {
    const { state } = Match.start(thunderstone, { seed: 'together', seats, options: { mode: 'coop' } });
    expect(state.set.groups).toHaveLength(groups);
    expect(state.hall).toEqual(['', '', '']);
  }
});

rule('THU-23.15', 'co-op: three full rounds without advance, then one after each turn, stopped by a victory', () => {
  const table = scene(2, { mode: 'coop' })
    .hall()
    .dungeon('griknack-goblin', 'nixie', 'griffon', 'pegasus', 'famine', 'kingdom')
    .hands(PARTY, PARTY)
    .deck(0, ['militia'])
    .deck(1, ['militia'])
    .opens();
  for (let turn = 0; turn < 2 * 3; turn++) expect(ids(rests(table).hall)).toEqual(['', '', '']);
  expect(ids(rests(table).hall)).toEqual(['', '', 'griknack-goblin']);
  expect(ids(rests(table).hall)).toEqual(['', 'griknack-goblin', 'nixie']);
  table.chooses('turn.action', 'dungeon').attacks(2);
  expect(table.fought.victory).toBe(true);
  expect(ids(table.hall)).toEqual(['', 'nixie', 'griffon']);
});

rule('THU-23.15', 'co-op: a common pile; the table wins together if its VP in sum are more', () => {
  const end = (...escaped: string[]) =>
    scene(2, { mode: 'coop' })
      .escaped(...escaped)
      .discards(['griffon'], ['nixie', 'nixie', 'pegasus'])
      .prepared(['militia', 'dagger'], 'nixie', 'stone-of-mystery', '')
      .attacks(1).match.outcome; // the Nixie of Rank 1 joins the pile
  expect(end('griffon', 'pegasus')).toMatchObject({ won: [0, 1], scores: [4, 4] }); // 8 against 4 + 2 + 1
  expect(end('griffon', 'pegasus', 'nixie')).toMatchObject({ won: [] }); // 8 against 8
});

rule('THU-23.15', 'co-op: "other players discard" may be skipped', () => {
  const poisoner = () =>
    scene(2, { mode: 'coop' })
      .hall('griknack-goblin', 'nixie', '')
      .hands(['redblade-poisoner', 'lantern', 'dagger'], ['torch', 'dagger'])
      .stocked()
      .inDungeon();
  const table = poisoner();
  expect(table.offered('dungeon.step')).toContain('use:redblade-poisoner#1:0');
  const used = table.prepares('use:redblade-poisoner#1:0');
  used.seat(1).chooses('discard', 'torch#1');
  expect(used.hand(1)).toEqual(['dagger#2']); // whoever does not skip it makes them pay
  const skipped = poisoner().attacks(1);
  expect(skipped.hand(1)).toEqual(['torch#1', 'dagger#2']);
});

rule('THU-23.15', 'as many groups as chosen or picked; together one for each player and one more, six at most', () => {
  const count = (seats: number, options: Record<string, OptionValue>): number =>
    groupCount({ seats, options: { mode: 'standard', set: 'random', groups: 3, ...options } });
  for (const seats of [2, 5]) expect(count(seats, {})).toBe(3);
  expect(count(2, { groups: 5 })).toBe(5);
  const monsters = ['a', 'b', 'c', 'd'];
  expect(count(2, { set: 'picked', monsters })).toBe(4);
  expect(count(2, { set: 'random', monsters })).toBe(3); // what was picked before is put aside
  expect([2, 3, 4, 5, 6].map(seats => count(seats, { mode: 'coop' }))).toEqual([3, 4, 5, 6, 6]);
  expect(count(2, { mode: 'coop', groups: 7 })).toBe(7);
});
