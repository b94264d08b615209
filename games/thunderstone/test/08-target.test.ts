// THU-8: choosing a target.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { keysOf, plain, STEP } from './parties.ts';
import { ids, scene, type Table } from './scene.ts';
import { prepare } from './single-battle.ts';

const NOTHING_ELSE = ['militia', 'militia', 'torch'];

rule('THU-8.1', 'a monster of the Hall must be attacked, even one that cannot be beaten', () => {
  const table = prepare(['militia', 'iron-rations'], 'lord-of-death', 'sphinx', 'ebon-fume');
  expect(table.offered(STEP)).toEqual(['attack:1', 'attack:2', 'attack:3', 'use:iron-rations#1:0']);
  expect(() => table.passes(STEP)).toThrow('may not pass');
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

rule('THU-8.2', 'only monsters in the Hall can be attacked, not the Thunderstone and not an empty Rank', () => {
  const table = prepare(['militia', 'iron-rations'], 'griknack-goblin', '', 'stone-of-mystery');
  expect(keysOf(table, 'attack')).toEqual(['attack:1']);
  expect(table.refusal(STEP, 'attack:3')).toBe('THU-8.2');
  expect(() => table.attacks(2)).toThrow('attack:2');
});

rule('THU-8.2', 'what acts on “a monster” does not reach the Thunderstone either; Banish rearranges it (A-17)', () => {
  const setting = scene()
    .hall('griknack-goblin', 'bloodskull-orc', 'stone-of-mystery')
    .hand(0, ['elf-archmage', 'thyrian-lord', 'feast', 'banish', 'torch']);
  const returning = setting.inDungeon('use:elf-archmage#1:0');
  expect(returning.offered('dungeon.monster')).toEqual(['rank:1', 'rank:2']);
  const taking = setting.inDungeon('use:thyrian-lord#1:1');
  expect(ids(taking.discardPile(0))).toEqual(['griknack-goblin']); // the only monster worth 1 or 2 VP
  const banishing = setting.inDungeon('use:banish#1:0');
  banishing.chooses('banish.mode', 'rearrange');
  expect(ids(banishing.offered('banish.order'))).toContain('stone-of-mystery');
});

rule('THU-8.3', 'attacking what cannot be beaten is legal: it goes under the deck', () => {
  const table = plain().dungeon('famine', 'kingdom').hand(0, ['militia', 'iron-rations']).inDungeon();
  expect(table.preview(3)).toMatchObject({ total: 0, health: 7, victory: false });
  table.attacks(3);
  expect(ids(table.state.dungeon)).toEqual(['griffon', 'kingdom']); // bottom first
  expect(ids(table.hall)).toEqual(['griknack-goblin', 'nixie', 'famine']);
  expect(table.xp(0)).toBe(0);
});

rule('THU-8.4', 'the Blink Dog cannot be chosen while any Light Penalty remains, not even to send it away', () => {
  const facing = (...lights: string[]): Table =>
    prepare(['militia', 'iron-rations', ...lights], 'blink-dog', 'nixie', 'griffon');
  for (const table of [facing(), facing('torch')]) {
    expect(keysOf(table, 'attack')).toEqual(['attack:2', 'attack:3']);
    expect(table.refusal(STEP, 'attack:1')).toBe('THU-8.4');
  }
  expect(keysOf(facing('torch', 'torch'), 'attack')).toEqual(['attack:1', 'attack:2', 'attack:3']);
});

rule('THU-8.4', 'Light held back or not borne by an attacker does not help', () => {
  const table = prepare(['feayn-archer', 'torch', 'fireball'], 'blink-dog', 'nixie', 'griffon');
  expect(keysOf(table, 'attack')).toContain('attack:1'); // Torch and Fireball: Light 2
  table.prepares('hold:fireball#1'); // the Feayn does not attack Rank 1, so her Light does not count
  expect(table.refusal(STEP, 'attack:1')).toBe('THU-8.4');
});

rule(['THU-8.4', 'THU-8.5'], 'dv-30: entering with no legal target (ruling A-6)', () => {
  const table = prepare(['militia', 'dagger'], 'blink-dog', 'stone-of-mystery', 'blink-dog');
  expect(table.offered('dungeon.step').filter(key => key.startsWith('attack'))).toEqual([]);
  expect([1, 2, 3].map(rank => table.refusal('dungeon.step', `attack:${rank}`))).toEqual([
    'THU-8.4',
    'THU-8.2',
    'THU-8.4',
  ]);
  table.prepares('leave');
  expect(table.log).not.toContain('log.attack');
  expect(ids(table.hall)).toEqual(['blink-dog', 'stone-of-mystery', 'blink-dog']);
  expect(ids(table.discardPile(0)).toSorted()).toEqual(['dagger', 'militia']);
  expect(table.hand(0)).toHaveLength(6);
  expect(table.state.active).toBe(1);
});

rule('THU-8.5', 'no legal target: no battle, and the turn ends normally (A-6)', () => {
  const table = scene()
    .hall('stone-of-mystery', '', 'blink-dog')
    .hand(0, ['militia', 'iron-rations'])
    .deck(0, ['dagger', 'dagger', 'dagger', 'dagger', 'dagger', 'dagger'])
    .inDungeon();
  expect(table.offered(STEP)).toEqual(['leave', 'use:iron-rations#1:0']);
  table.chooses(STEP, 'leave');
  expect(ids(table.hall)).toEqual(['stone-of-mystery', '', 'blink-dog']);
  expect(ids(table.discardPile(0))).toEqual(['iron-rations', 'militia']);
  expect(table.hand(0)).toHaveLength(6);
  expect(table.seat(1).asked()).toBe('turn.action');
  const open = prepare(['militia', 'iron-rations'], 'nixie', '', 'blink-dog');
  expect(open.offered(STEP)).not.toContain('leave');
});

rule('THU-8.5', 'whoever would enter with nothing to attack is warned before (A-6)', () => {
  const wording = (hand: string[], ...hall: string[]): string | undefined =>
    scene()
      .hall(...hall)
      .hand(0, hand)
      .opens()
      .option('turn.action', 'dungeon')?.text;
  expect(wording(['militia', 'torch'], 'blink-dog', 'stone-of-mystery', 'blink-dog')).toBe('option.dungeon.noTarget');
  expect(wording(['militia', 'lantern'], 'blink-dog', 'stone-of-mystery', 'blink-dog')).toBe('option.dungeon');
  expect(wording(['militia', 'torch'], 'blink-dog', 'sphinx', 'blink-dog')).toBe('option.dungeon');
});

rule(['THU-8.5', 'THU-21.43'], 'a Spear thrown before a battle that does not take place is lost all the same', () => {
  const table = scene()
    .hall('blink-dog', '', '')
    .hand(0, ['thyrian-squire', 'spear'])
    .inDungeon('equip:spear#1:thyrian-squire#1', 'use:spear#1:0')
    .confirms('dungeon.step');
  expect(table.log).toContain('log.noTarget'); // nothing is left to do but to leave
  expect(table.destroyed).toEqual(['spear#1']);
  expect(ids([...table.hand(0), ...table.discardPile(0)])).toEqual(['thyrian-squire']);
});

rule('THU-8.5', 'without a target, leaving the Dungeon is confirmed too', () => {
  const table = scene().hall('blink-dog').dungeon().hand(0, ['militia']).stocked().inDungeon();
  expect(table.match.decisionOf(0)).toMatchObject({ confirm: 'turn', options: [{ key: 'leave' }] });
  table.confirms('dungeon.step');
  expect(table.state.active).toBe(1);
});
