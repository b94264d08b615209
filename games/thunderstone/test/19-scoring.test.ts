// THU-19: the end of the game and scoring.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { ids, scene, type Table } from './scene.ts';

const MILITIA = (count: number): string[] => Array(count).fill('militia');

/** The Thunderstone waits in Rank 2. */
const brink = (seats = 2, options = {}) =>
  scene(seats, options).hall('famine', 'stone-of-mystery', 'nixie').dungeon('griffon', 'pegasus', 'pegasus').stocked();

/** The Thunderstone comes to Rank 1 and nobody has beaten what was there: after a lost battle, or cleared away by a Hero. */
const lost = (): Table => brink().hand(0, ['militia', 'torch']).inDungeon().attacks(1);
const clearedBy = (): readonly Table[] => [
  brink().hand(0, ['elf-archmage']).inDungeon('use:elf-archmage#1:0').chooses('dungeon.monster', 'rank:1'),
  brink().hand(0, ['thyrian-lord', 'iron-rations']).inDungeon('use:thyrian-lord#1:1').chooses('dungeon.take', 'rank:1'),
];

const takenBy = (table: Table): number[] =>
  table.state.players.flatMap((_, seat) => (ids(table.discardPile(seat)).includes('stone-of-mystery') ? [seat] : []));

rule('THU-19.1', 'the game ends at once when the Thunderstone arrives in Rank 1, by whatever cause', () => {
  const won = brink().hand(0, ['outlands-khan', 'torch']).inDungeon().attacks(1);
  const others = [lost(), ...clearedBy()];
  const banished = brink().hand(0, ['banish', 'torch']).inDungeon('use:banish#1:0');
  banished.returns(1);
  const sorcerer = brink().hand(0, ['elf-sorcerer', 'outlands-khan', 'lantern']).inDungeon().attacks(3);
  expect(sorcerer.over).toBe(false);
  sorcerer.chooses('settled.trigger', 'elf-sorcerer#1').chooses('dungeon.monster', 'rank:1');
  for (const table of [won, ...others, banished, sorcerer]) {
    expect(table.over).toBe(true);
    expect(table.match.decisions).toEqual([]);
  }
});

rule('THU-19.1', 'the Thunderstone in Rank 2 or 3 does not end it', () => {
  const table = brink().hand(0, ['outlands-khan', 'lantern', 'torch']).inDungeon().attacks(3);
  expect(table.fought.victory).toBe(true);
  expect(table.over).toBe(false);
  expect(ids(table.hall)).toEqual(['famine', 'stone-of-mystery', 'griffon']);
});

rule('THU-19.2', 'who defeats the monster of Rank 1 takes it, without being asked (ruling A-25)', () => {
  const table = brink().hand(0, ['outlands-khan', 'torch']).inDungeon().attacks(1);
  expect(takenBy(table)).toEqual([0]);
  expect(table.log).toContain('log.stone.taken');
  expect(table.match.outcome?.scores).toEqual([3 + 2 + 3, 0]); // Khan, Famine, Stone of Mystery
});

rule('THU-19.3', 'in every other case nobody takes it', () => {
  const others = [lost(), ...clearedBy()];
  const banished = brink().hand(0, ['banish', 'torch']).inDungeon('use:banish#1:0');
  banished.chooses('banish.mode', 'rearrange');
  banished.chooses('banish.order', 'stone-of-mystery#1', 'famine#1', 'nixie#1');
  const sorcerer = brink().hand(0, ['elf-sorcerer', 'outlands-khan', 'lantern']).inDungeon().attacks(3);
  sorcerer.chooses('settled.trigger', 'elf-sorcerer#1').chooses('dungeon.monster', 'rank:1');
  for (const table of [...others, banished, sorcerer]) {
    expect(takenBy(table)).toEqual([]);
    expect(ids(table.hall)[0]).toBe('stone-of-mystery');
    expect(table.log).toContain('log.stone.untaken');
  }
});

rule('THU-19.3', 'the Elf Sorcerer does nothing any more once the game has ended (ruling A-15)', () => {
  const table = brink().hand(0, ['elf-sorcerer', 'outlands-khan', 'lantern']).inDungeon().attacks(1);
  expect(table.fought.victory).toBe(true);
  expect(table.over).toBe(true);
  expect(takenBy(table)).toEqual([0]);
});

rule('THU-19.4', 'there is no extra turn and no equal number of turns', () => {
  const table = brink(3).hand(0, ['militia', 'torch']).inDungeon().attacks(1);
  expect(table.over).toBe(true);
  expect(table.state.turn).toBe(1);
  expect([1, 2].map(seat => table.seat(seat).asked())).toEqual([undefined, undefined]);
});

rule('THU-19.5', 'deck, hand and discard pile all count, with every VP printed on them', () => {
  const table = brink()
    .hands(['militia', 'torch'], ['outlands-khan', 'nixie'])
    .deck(1, ['griffon', 'goodberries', 'militia'])
    .discard(1, ['archduke-of-pain', 'bloodskull-orc'])
    .discard(0, ['elf-archmage', 'disease'])
    .inDungeon()
    .attacks(1);
  expect(table.match.outcome?.scores).toEqual([2, 3 + 1 + 4 + 1 + 8]);
});

rule('THU-19.5', 'a Hero lent for a battle that never came counts for its owner (ruling A-39)', () => {
  const table = brink()
    .hands(['selurin-theurge', 'banish', 'torch'], ['outlands-khan', 'militia'])
    .inDungeon('use:selurin-theurge#1:1');
  table.seat(1).chooses('discard.hero', 'outlands-khan#1');
  table.chooses('dungeon.borrow', 'outlands-khan#1').prepares('use:banish#1:0');
  table.rearranges('stone-of-mystery#1', 'famine#1', 'nixie#1');
  expect(table.over).toBe(true);
  expect(table.match.outcome?.scores).toEqual([1, 3]);
});

rule('THU-19.5', 'destroyed cards and the cards of the Village count for nobody', () => {
  const table = brink()
    .hand(0, ['outlands-khan', ...MILITIA(2)])
    .discard(1, ['nixie'])
    .opens()
    .chooses('turn.action', 'rest')
    .chooses('rest.destroy', 'outlands-khan#1');
  table.chooses('turn.action', 'dungeon').attacks(1);
  expect(table.match.outcome).toMatchObject({ scores: [0, 1], won: [1] });
});

rule('THU-19.6', 'most VP wins', () => {
  const hand = ['militia'];
  const table = brink(3).hand(0, hand).discards(['griffon'], ['griffon', 'nixie'], ['pegasus']).inDungeon().attacks(1);
  expect(table.match.outcome).toMatchObject({ scores: [4, 5, 2], won: [1] });
});

rule('THU-19.7', 'a tie goes to the owner of the Thunderstone, if tied; otherwise it is shared', () => {
  const owner = brink().hand(0, ['outlands-khan', 'torch']).discard(1, ['archduke-of-pain']).inDungeon().attacks(1);
  expect(owner.match.outcome).toMatchObject({ scores: [8, 8], won: [0] });
  const hand = ['militia'];
  const shared = brink(3).hand(0, hand).discards(['griffon'], ['pegasus', 'pegasus'], ['nixie']).inDungeon().attacks(1);
  expect(shared.match.outcome).toMatchObject({ scores: [4, 4, 1], won: [0, 1] });
});

rule('THU-19.8', 'XP and gold give no VP', () => {
  const hand = ['militia', 'torch', 'feast', 'short-sword'];
  const table = brink().hand(0, hand).xp(0, 30).discard(1, ['nixie']).inDungeon().attacks(1);
  expect(table.match.outcome).toMatchObject({ scores: [0, 1], won: [1] });
});

rule('THU-19.9', 'the Thunderstone does not help a player with fewer VP', () => {
  const less = brink().hand(0, ['outlands-khan', 'torch']).discard(1, ['archduke-of-pain', 'nixie']).inDungeon();
  less.attacks(1);
  expect(takenBy(less)).toEqual([0]);
  expect(less.match.outcome).toMatchObject({ scores: [8, 9], won: [1] });
  const others = brink(3)
    .hand(0, ['outlands-khan', 'torch'])
    .discard(1, ['archduke-of-pain', 'nixie'])
    .discard(2, ['sphinx', 'pegasus'])
    .inDungeon()
    .attacks(1);
  expect(others.match.outcome).toMatchObject({ scores: [8, 9, 9], won: [1, 2] });
});
