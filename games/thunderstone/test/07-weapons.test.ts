// THU-7: Weapons and Strength.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { cardById } from '../content/cards.ts';
import { autoEquip } from '../rules/auto-equip.ts';
import type { Party } from '../rules/state.ts';
import { keysOf, plain, STEP, side } from './parties.ts';
import { scene, type Table } from './scene.ts';
import { prepare } from './single-battle.ts';

rule('THU-7.1', 'auto-equip gives a Weapon to whoever is exactly strong enough, not to whoever lacks one', () => {
  const carries = (hero: string, weapon: string, change: Partial<Party> = {}): boolean =>
    `${weapon}#1` in autoEquip(side([hero, weapon], change), cardById('nixie'), 1).equip;
  expect(carries('amazon-archer', 'short-sword')).toBe(true); // 4 and 4
  expect(carries('militia', 'hatchet')).toBe(false); // 2 and 3
  expect(carries('militia', 'hatchet', { strength: { 'militia#1': 1 } })).toBe(true);
  expect(carries('militia', 'hatchet', { weightless: true })).toBe(true);
});

rule('THU-7.1', 'a Weapon gives nothing unless a Hero is equipped with it', () => {
  const table = plain().hand(0, ['outlands-warrior', 'short-sword', 'flaming-sword']).inDungeon();
  expect(table.preview(1)).toMatchObject({ attack: 3, magic: 0, light: 0, weaponPresent: false });
  table.prepares('equip:short-sword#1:outlands-warrior#1');
  expect(table.preview(1)).toMatchObject({ attack: 7, magic: 0, light: 0, weaponPresent: true });
  const unmanned = plain().hand(0, ['short-sword', 'flaming-sword', 'torch']).inDungeon();
  expect(keysOf(unmanned, 'equip')).toEqual([]);
});

rule('THU-7.2', 'a Weapon needs a Hero whose Strength is at least its Weight', () => {
  const table = plain()
    .hand(0, ['lorigg-thief', 'elf-wizard', 'short-sword', 'warhammer', 'hatchet', 'torch'])
    .inDungeon();
  expect(keysOf(table, 'equip')).toEqual([
    'equip:short-sword#1:lorigg-thief#1', // Weight 4, Strength 4
    'equip:hatchet#1:lorigg-thief#1',
    'equip:hatchet#1:elf-wizard#1', // Weight 3, Strength 3
  ]);
  expect(table.refused(STEP).map(({ key, rule: id }) => [key, id])).toEqual([
    ['equip:short-sword#1:elf-wizard#1', 'THU-7.2'],
    ['equip:warhammer#1:lorigg-thief#1', 'THU-7.2'], // Weight 5
    ['equip:warhammer#1:elf-wizard#1', 'THU-7.2'],
  ]);
});

rule('THU-7.3', 'one Weapon for each Hero, one Hero for each Weapon', () => {
  const table = plain()
    .hand(0, ['outlands-warrior', 'thyrian-squire', 'hatchet', 'spear'])
    .inDungeon('equip:hatchet#1:outlands-warrior#1');
  expect(table.refusal(STEP, 'equip:spear#1:outlands-warrior#1')).toBe('THU-7.3');
  expect(keysOf(table, 'equip')).toEqual(['equip:spear#1:thyrian-squire#1']); // and no second Hero for the Hatchet
});

rule('THU-7.4', 'Strength gained counts for carrying Weapons', () => {
  const setting = plain().hand(0, ['militia', 'short-sword', 'iron-rations', 'feast', 'goodberries', 'warhammer']);
  const carries = (effect: string): string[] => keysOf(setting.inDungeon(effect), 'equip');
  expect(keysOf(setting.inDungeon(), 'equip')).toEqual([]);
  expect(carries('use:iron-rations#1:0')).toEqual(['equip:short-sword#1:militia#1']); // 2 + 2 against Weight 4
  const both = ['equip:short-sword#1:militia#1', 'equip:warhammer#1:militia#1'];
  expect(carries('use:feast#1:0')).toEqual(both); // 2 + 3 against Weight 5
  expect(carries('use:goodberries#1:0')).toEqual(both);
});

rule('THU-7.4', 'it goes to whom the player likes: Heroes alike are offered as one, an armed one by himself', () => {
  const table = plain().hand(0, ['militia', 'militia', 'dagger', 'iron-rations', 'iron-rations']).inDungeon();
  table.prepares('equip:dagger#1:militia#1', 'use:iron-rations#1:0');
  expect(table.offered('dungeon.hero')).toEqual(['militia#1', 'militia#2']);
  table.chooses('dungeon.hero', 'militia#2').prepares('use:iron-rations#2:0').chooses('dungeon.hero', 'militia#2');
  expect(table.preview(1).heroes.map(hero => hero.strength)).toEqual([2, 6]);
  const alike = plain().hand(0, ['militia', 'militia', 'iron-rations']).inDungeon('use:iron-rations#1:0');
  expect(alike.preview(1).heroes.map(hero => hero.strength)).toEqual([4, 2]); // nothing to choose between
});

rule('THU-7.4', 'and lasts to the end of the battle', () => {
  const hand = ['militia', 'iron-rations', 'iron-rations', 'hatchet', 'torch'];
  const table = prepare(hand, 'suffering', 'nixie', 'griffon').prepares(
    'use:iron-rations#1:0',
    'use:iron-rations#2:0',
    'equip:hatchet#1:militia#1',
  );
  expect(table.preview(1)).toMatchObject({ attack: 4, heroes: [{ strength: 2 + 2 + 2 - 2, weapon: 'hatchet#1' }] });
});

rule('THU-7.5', 'Strength below Weight unequips the Weapon: its Attack, Magic Attack and Light are lost', () => {
  const hand = ['chalice-quester', 'flaming-sword', 'lorigg-thief', 'hatchet', 'thyrian-squire', 'short-sword'];
  const table = prepare(hand, 'suffering', 'nixie', 'griffon')
    .prepares('equip:flaming-sword#1:chalice-quester#1', 'equip:hatchet#1:lorigg-thief#1')
    .prepares('equip:short-sword#1:thyrian-squire#1');
  expect(table.preview(2)).toMatchObject({ attack: 2 + 4 + 6, magic: 3, light: 2 });
  expect(table.preview(1)).toMatchObject({
    attack: 2 + 1 + 6, // only the Squire, 6 - 2 = 4, still carries his Weapon
    magic: 0,
    light: 1,
    heroes: [
      { strength: 3, weapon: undefined, dropped: 'flaming-sword#1' },
      { strength: 2, weapon: undefined, dropped: 'hatchet#1' },
      { strength: 4, weapon: 'short-sword#1', dropped: undefined },
    ],
  });
});

rule('THU-7.5', 'a thrown Spear is lost with all its +5, and destroyed none the less (A-36)', () => {
  const table = prepare(['redblade-killer', 'spear', 'torch'], 'suffering', 'nixie', 'griffon').prepares(
    'equip:spear#1:redblade-killer#1',
    'use:spear#1:0',
  );
  expect(table.preview(2)).toMatchObject({ attack: 7 });
  expect(table.preview(1)).toMatchObject({ attack: 2, weaponPresent: false }); // Strength 5 - 2 against Weight 4
  table.attacks(1);
  expect(table.destroyed).toEqual(['spear#1']);
});

rule(['THU-7.5', 'THU-21.31'], 'a Dwarf keeps his own bonus when the Edged Weapon slips from his hands (A-9)', () => {
  const table = prepare(['dwarf-guardian', 'short-sword', 'torch'], 'suffering', 'nixie', 'griffon').prepares(
    'equip:short-sword#1:dwarf-guardian#1',
  );
  expect(table.preview(2)).toMatchObject({ attack: 4 + 4 });
  expect(table.preview(1)).toMatchObject({ attack: 4, weaponPresent: false });
});

rule('THU-7.6', 'until the target is declared Weapons change hands freely, a thrown Spear excepted (A-27)', () => {
  const table = plain()
    .hand(0, ['outlands-warrior', 'thyrian-squire', 'spear', 'hatchet'])
    .inDungeon('equip:spear#1:outlands-warrior#1', 'unequip:spear#1', 'equip:spear#1:thyrian-squire#1');
  expect(table.preview(1).heroes.map(hero => hero.weapon)).toEqual([undefined, 'spear#1']);
  table.prepares('use:spear#1:0');
  expect(keysOf(table, 'unequip')).toEqual([]);
  expect(keysOf(table, 'equip')).toEqual(['equip:hatchet#1:outlands-warrior#1']);
});

rule('THU-7.6', 'after that no Weapon is equipped or moved', () => {
  const table = prepare(['outlands-warrior', 'militia', 'hatchet', 'torch'], 'haunt', 'nixie', 'griffon').attacks(1);
  expect(table.offered('battle.stop')).toEqual(['outlands-warrior#1', 'militia#1']);
  table.chooses('battle.stop', 'outlands-warrior#1');
  const [told] = table.told().filter(event => event.text === 'log.defeat');
  expect(told?.with).toMatchObject({ attack: 1, total: 1 }); // the Hatchet stayed in the bag
});

rule('THU-7.7', 'the Light of a Weapon counts only while it is equipped', () => {
  const table = plain().hand(0, ['outlands-warrior', 'flaming-sword']).inDungeon();
  expect(table.preview(1)).toMatchObject({ light: 0, penalty: 1 });
  table.prepares('equip:flaming-sword#1:outlands-warrior#1');
  expect(table.preview(1)).toMatchObject({ light: 1, penalty: 0 });
});

rule('THU-7.8', 'what Hero and Weapon give adds up, each in its own kind', () => {
  const table = plain()
    .hand(0, ['thyrian-knight', 'flaming-sword', 'regian-priest', 'short-sword', 'torch'])
    .inDungeon('equip:flaming-sword#1:thyrian-knight#1', 'equip:short-sword#1:regian-priest#1');
  const [knight, priest] = table.preview(1).heroes;
  expect(knight).toMatchObject({ attack: 4, magic: 3, light: 1 });
  expect(priest).toMatchObject({ attack: 4, magic: 2, light: 0 });
  expect(table.preview(1)).toMatchObject({ attack: 8, magic: 5 });
});

rule('THU-7.9', 'a Weapon that was lost in the battle is not passed on to a stronger Hero', () => {
  const table = prepare(['redblade-killer', 'outlands-khan', 'warhammer', 'torch'], 'suffering', 'nixie', 'griffon')
    .prepares('equip:warhammer#1:redblade-killer#1')
    .attacks(1);
  expect(table.seat(1).asked()).toBe('turn.action'); // nobody was asked about it
  const [told] = table.told().filter(event => event.text === 'log.victory');
  expect(told?.with).toMatchObject({ attack: 2 + 7 });
});

rule('THU-7.10', 'Weight 0 asks for Strength 0: less than that, and the Weapon is lost', () => {
  const facing = (monster: string): Table =>
    scene()
      .hall(monster, 'nixie', 'griffon')
      .hand(0, ['militia', 'short-sword', 'magical-aura', 'torch'])
      .inDungeon('use:magical-aura#1:0', 'equip:short-sword#1:militia#1');
  expect(facing('suffering').preview(1)).toMatchObject({
    attack: 5,
    heroes: [{ strength: 0, weapon: 'short-sword#1' }],
  });
  expect(facing('revenant').preview(1)).toMatchObject({
    attack: 1,
    heroes: [{ strength: -2, dropped: 'short-sword#1' }],
  });
});
