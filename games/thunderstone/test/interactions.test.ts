// Chapters meeting each other: cards that leave and come back, empty piles, effects in the middle of others.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { ids, scene } from './scene.ts';

/** A party that feeds and uses a Hero, loses it to a Breach in mid-preparation, and draws it again. */
const lostAndFound = (hero: string, ...more: string[]) =>
  scene()
    .hall('nixie', 'tyxr-the-old', 'griffon')
    .hand(0, ['elf-archmage', hero, ...more, 'chalice-quester', 'disease', 'disease', 'disease'])
    .hand(1, [])
    .deck(0, [])
    .stocked()
    .having(state => {
      const [own] = state.players;
      if (own) own.deck = [];
    })
    .inDungeon();

rule('THU-2.13', 'a card that left the party and is drawn again has lost its Strength, Weapon and Magic', () => {
  const table = lostAndFound('militia', 'iron-rations', 'goodberries', 'dagger')
    .prepares('use:iron-rations#1:0')
    .chooses('dungeon.hero', 'militia#1')
    .prepares('use:goodberries#1:0')
    .chooses('dungeon.hero', 'militia#1')
    .prepares('equip:dagger#1:militia#1', 'use:elf-archmage#1:0')
    .chooses('dungeon.monster', 'rank:1')
    .chooses('discard', 'militia#1', 'goodberries#1'); // Tyxr arrives in Rank 1
  expect(table.state.party).toMatchObject({ strength: {}, converted: [], equip: {} });
  table.prepares('use:chalice-quester#1:0', 'use:chalice-quester#1:0'); // two Diseases for the two cards of the discard pile
  expect(ids(table.hand(0))).toEqual(expect.arrayContaining(['militia', 'goodberries']));
  const militia = table.reckon(2).heroes.find(({ card }) => card === 'militia#1');
  expect(militia).toMatchObject({ strength: 2, attack: 1, magic: 0, weapon: undefined });
  // THU-2.13: an effect works once a turn, even if its card has been away.
  expect(table.refusal('dungeon.step', 'use:goodberries#1:0')).toBe('THU-2.13');
});

rule('THU-2.13', 'a bonus for each card goes with the Hero that used it, and cannot be had twice', () => {
  const table = lostAndFound('outlands-khan', 'griffon', 'torch')
    .prepares('use:outlands-khan#1:0', 'use:elf-archmage#1:0')
    .chooses('dungeon.monster', 'rank:1')
    .chooses('discard', 'outlands-khan#1', 'torch#1');
  table.prepares('use:chalice-quester#1:0', 'use:chalice-quester#1:0');
  expect(ids(table.hand(0))).toContain('outlands-khan');
  const khan = table.reckon(2).heroes.find(({ card }) => card === 'outlands-khan#1');
  expect(khan?.attack).toBe(7); // printed, nothing for the Griffon in the hand
  expect(table.refusal('dungeon.step', 'use:outlands-khan#1:0')).toBe('THU-2.13');
});

rule('THU-6.15', 'a Spell held back that left and came back is played unless it is held back again', () => {
  const table = lostAndFound('fireball', 'torch')
    .prepares('hold:fireball#1', 'use:elf-archmage#1:0')
    .chooses('dungeon.monster', 'rank:1')
    .chooses('discard', 'fireball#1', 'torch#1');
  table.prepares('use:chalice-quester#1:0', 'use:chalice-quester#1:0');
  expect(table.offered('dungeon.step')).toContain('hold:fireball#1');
  expect(table.reckon(2).rawMagic).toBe(3 + table.reckon(2).heroes.reduce((sum, hero) => sum + hero.magic, 0));
});
