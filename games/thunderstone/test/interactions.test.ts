// Chapters meeting each other: cards that leave and come back, empty piles, effects in the middle of others.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { ids, scene } from './scene.ts';
import { prepare } from './single-battle.ts';

/** A party that feeds and uses a Hero, loses it to a Breach in mid-preparation, and draws it again. */
const lostAndFound = (hero: string, ...more: string[]) =>
  scene()
    .hall('nixie', 'tyxr-the-old', 'griffon')
    .hands(['elf-archmage', hero, ...more, 'chalice-quester', 'disease', 'disease', 'disease'], [])
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
  expect(decision?.pass).toEqual({ text: 'option.turn.end' });
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
  const two = prepare(NOTHING_ELSE, 'nixie', 'nixie');
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

// ---- timing, empty piles, borrowed and thrown things ----

rule(['THU-7.9', 'THU-21.43'], 'who threw a Spear is lost to a Breach: the Spear gives nothing and is lost', () => {
  const table = prepare(['elf-archmage', 'thyrian-squire', 'spear', 'torch'], 'nixie', 'tyxr-the-old', 'griffon')
    .prepares('equip:spear#1:thyrian-squire#1', 'use:spear#1:0', 'use:elf-archmage#1:0')
    .chooses('dungeon.monster', 'rank:1');
  expect(table.offered('discard')).not.toContain('spear#1');
  table.chooses('discard', 'thyrian-squire#1', 'torch#1');
  expect(table.reckon(2).parts.some(({ card }) => card === 'spear#1')).toBe(false);
  table.attacks(2);
  expect(table.destroyed).toContain('spear#1');
  expect(table.destroyed).not.toContain('thyrian-squire#1');
});

rule('THU-6.13', 'what a card has given to others stands when it leaves (ruling A-24)', () => {
  const hand = ['elf-archmage', 'militia', 'battle-fury', 'torch', 'iron-rations'];
  const table = prepare(hand, 'nixie', 'tyxr-the-old', 'griffon')
    .prepares('use:battle-fury#1:0', 'use:iron-rations#1:0')
    .chooses('dungeon.hero', 'militia#1')
    .prepares('use:elf-archmage#1:0')
    .chooses('dungeon.monster', 'rank:1')
    .chooses('discard', 'battle-fury#1', 'iron-rations#1');
  expect(table.reckon(2).heroes.find(({ card }) => card === 'militia#1')).toMatchObject({ strength: 4, attack: 2 });
});

rule('THU-21.5', 'two Assassins: each victim answers for what is left of the hand', () => {
  const table = scene(3)
    .hall('nixie', 'nixie')
    .hands(['redblade-assassin', 'redblade-assassin'], ['militia', 'torch', 'feast'], [])
    .stocked()
    .inDungeon()
    .chooses('dungeon.enters', 'use:redblade-assassin#1:0');
  table.seat(1).chooses('discard.heroOrCards', 'torch#1+feast#1');
  table.chooses('dungeon.enters', 'use:redblade-assassin#2:0'); // one Militia, or nothing: nobody has a choice
  expect([table.hand(1), table.hand(2)]).toEqual([[], []]);
  expect(ids(table.discardPile(1))).toEqual(['militia', 'feast', 'torch']);
});

rule('THU-21.78', 'a borrowed Hero who is armed, fed and doomed: destroyed for the owner, the Weapon stays', () => {
  const table = scene()
    .hall('mythlurian', 'nixie')
    .hands(['selurin-theurge', 'short-sword', 'iron-rations', 'lantern'], ['militia', 'torch'])
    .stocked()
    .inDungeon('use:selurin-theurge#1:1')
    .chooses('dungeon.borrow', 'militia#1')
    .prepares('use:iron-rations#1:0')
    .chooses('dungeon.hero', 'militia#1')
    .prepares('equip:short-sword#1:militia#1')
    .attacks(1)
    .chooses('battle.destroy', 'militia#1');
  expect(table.destroyed).toEqual(['militia#1']);
  expect([...table.hand(0), ...table.discardPile(0), ...table.deck(0)]).toContain('short-sword#1');
  expect([...table.hand(1), ...table.discardPile(1), ...table.deck(1)]).not.toContain('militia#1');
});

rule(['THU-19.3', 'THU-21.18'], 'an Elf Sorcerer who clears Rank 1 before the stone ends the game, not taken', () => {
  const hand = ['elf-sorcerer', 'outlands-khan', 'lantern', 'lantern'];
  const table = prepare(hand, 'nixie', 'stone-of-mystery', 'griknack-goblin').attacks(3);
  expect(table.fought.victory).toBe(true);
  table.chooses('settled.trigger', 'elf-sorcerer#1').chooses('dungeon.monster', 'rank:1');
  expect(table.over).toBe(true);
  expect(table.log).toContain('log.stone.untaken');
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

rule('THU-23.9', 'Warrior: with the deck used up, the Hall still comes nearer after a lesser victory', () => {
  const table = scene(1, { mode: 'solo-warrior' })
    .dungeon()
    .prepared(['outlands-khan', 'lantern'], 'griknack-goblin', 'nixie', 'pegasus')
    .attacks(1);
  expect(table.fought.victory).toBe(true);
  expect(ids(table.hall)).toEqual(['pegasus', '', '']);
  expect(ids(table.state.escaped)).toEqual(['nixie']);
});

rule(['THU-8.5', 'THU-21.67', 'THU-23.3'], 'a Hall emptied in preparation: no battle, and the Dungeon advances', () => {
  const table = scene(1, { mode: 'solo-normal' })
    .dungeon('famine')
    .having(state => {
      state.dungeon = [];
    })
    .prepared(['thyrian-lord', 'iron-rations', 'torch'], '', '', 'griknack-goblin');
  const taking = table.offered('dungeon.step').find(key => key.startsWith('use:thyrian-lord'));
  table.prepares(taking ?? '');
  expect(table.match.decisionOf(0)).toMatchObject({ confirm: 'turn', options: [{ key: 'leave' }] });
  table.confirms('dungeon.step');
  expect(table.log).toContain('log.advance.deckless');
});
