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

// ---- what ends a turn or begins a fight does not happen by itself ----

const NOTHING_ELSE = ['militia', 'militia', 'torch'];

rule('THU-4.17', 'after the last purchase the visit does not end by itself, and the purchase can be taken back', () => {
  const table = scene().hall('nixie').hand(0, ['militia', 'nixie']).stocked().inVillage();
  table.chooses('village.step', 'buy:dagger');
  const decision = table.match.decisionOf(0);
  expect(decision).toMatchObject({ prompt: 'village.step', options: [], confirm: 'turn' });
  expect(table.match.undoTarget(0)).toBe(1);
  table.confirms('village.step');
  expect(table.seat(1).asked()).toBe('turn.action');
  expect(table.match.undoTarget(0)).toBeUndefined(); // new cards were drawn
});

rule('THU-8.1', 'the only legal target is not attacked before the player says so', () => {
  const table = scene().hall('nixie').dungeon('griffon').hand(0, NOTHING_ELSE).stocked().inDungeon();
  expect(table.match.decisionOf(0)).toMatchObject({ confirm: 'fight', options: [{ key: 'attack:1' }] });
  expect(table.log).not.toContain('log.attack');
  table.confirms('dungeon.step');
  expect(table.log).toContain('log.attack');
});

rule('THU-8.1', 'with a choice to make there is nothing to confirm', () => {
  const two = scene().hall('nixie', 'nixie').hand(0, NOTHING_ELSE).stocked().inDungeon();
  expect(two.match.decisionOf(0)?.confirm).toBeUndefined();
  const shop = scene().hall('nixie').hand(0, ['nixie', 'nixie']).stocked().inVillage();
  expect(shop.match.decisionOf(0)?.confirm).toBeUndefined();
});

rule('THU-8.5', 'without a target, leaving the Dungeon is confirmed too', () => {
  const table = scene().hall('blink-dog').dungeon().hand(0, ['militia']).stocked().inDungeon();
  expect(table.match.decisionOf(0)).toMatchObject({ confirm: 'turn', options: [{ key: 'leave' }] });
  table.confirms('dungeon.step');
  expect(table.state.active).toBe(1);
});
