import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { defs } from '../content/cards.ts';
import { battleLines } from '../rules/battle-lines.ts';
import type { Rank } from '../rules/state.ts';
import { ids, scene, type Table } from './scene.ts';
import { EVERYTHING, prepare } from './single-battle.ts';

/** A Hall without powers: Health 4, 5 and 7. */
const plain = () => scene().hall('griknack-goblin', 'nixie', 'griffon');

/** A party before one monster in Rank 1. */
const against = (monster: string, hand: readonly string[]): Table =>
  scene().hall(monster, 'nixie', 'griffon').hand(0, hand).inDungeon();

/** The figures told when the battle was over. */
const outcomeOf = (table: Table): unknown =>
  table.told().find(({ text }) => text === 'log.victory' || text === 'log.defeat')?.with;

// ---- the arithmetic in words ----

rule('THU-10.2', 'the reckoning names Diseases and multipliers where there are any, and says how it ends', () => {
  const lines = (hand: readonly string[], rank: Rank): string[] =>
    battleLines(plain().hand(0, hand).inDungeon().preview(rank)).map(({ text }) => text);
  const sick = lines(['militia', 'militia', 'disease', 'dagger', 'torch', 'torch'], 1);
  expect(sick.filter(text => text === 'line.diseases' || text === 'line.multiplier')).toEqual(['line.diseases']);
  expect(sick.at(-1)).toBe('line.lost');
  const well = lines(['militia', 'militia', 'militia', 'militia', 'militia', 'torch'], 1);
  expect(well.filter(text => text === 'line.diseases' || text === 'line.multiplier')).toEqual([]);
  expect(well.at(-1)).toBe('line.won');
});

// ---- THU-9: Light ----

rule('THU-9.1', 'the Light Penalty is the Rank of the monster', () => {
  const table = plain().hand(0, ['militia', 'iron-rations']).inDungeon();
  expect(([1, 2, 3] as Rank[]).map(rank => table.preview(rank).penalty)).toEqual([1, 2, 3]);
});

rule('THU-9.2', 'Light -X of the monster is added to it (A-7: a Trait, not a Battle Effect)', () => {
  const table = prepare(['militia', 'iron-rations'], 'lord-mortis', 'knightmare', 'darkness');
  expect(([1, 2, 3] as Rank[]).map(rank => table.preview(rank).penalty)).toEqual([1 + 1, 2 + 2, 3 + 1]);
});

rule('THU-9.3', 'the Light of Items, Spells, Trophies, attacking Heroes and their Weapons is subtracted', () => {
  const hand = ['lantern', 'fireball', 'red-jelly', 'elf-wizard', 'feayn-archer', 'outlands-warrior', 'flaming-sword'];
  const table = prepare(hand, 'griknack-goblin', 'knightmare', 'knightmare').prepares(
    'equip:flaming-sword#1:outlands-warrior#1',
  );
  expect(table.preview(3)).toMatchObject({ light: 2 + 1 + 1 + 1 + 1 + 1, penalty: 0 });
  expect(table.preview(1)).toMatchObject({ light: 6 }); // the Feayn does not attack Rank 1
  table.prepares('unequip:flaming-sword#1', 'hold:fireball#1');
  expect(table.preview(3)).toMatchObject({ light: 5, penalty: 0 });
  expect(table.preview(2)).toMatchObject({ light: 5, penalty: 0 });
  const fewer = prepare(['lantern', 'militia', 'iron-rations'], 'griknack-goblin', 'knightmare', 'knightmare');
  expect([fewer.preview(2).penalty, fewer.preview(3).penalty]).toEqual([2, 3]);
});

rule('THU-9.4', 'too much Light is no bonus, and darkness has no upper limit', () => {
  const bright = plain().hand(0, ['militia', 'lightstone-gem', 'lightstone-gem', 'iron-rations']).inDungeon();
  expect(bright.preview(1)).toMatchObject({ light: 6, penalty: 0, reduction: 0, attack: 1, total: 1 });
  const dark = prepare(['outlands-khan', 'militia'], 'nixie', 'nixie', 'knightmare');
  expect(dark.preview(3)).toMatchObject({ penalty: 5, reduction: 10 });
});

rule('THU-9.5', 'each point of Light missing costs two Attack', () => {
  const hand = ['militia', 'militia', 'torch', 'dagger', 'iron-rations', 'militia'];
  const table = prepare(hand, 'griknack-goblin', 'nixie', 'griffon');
  table.prepares('equip:dagger#1:militia#1');
  expect(table.preview(3)).toMatchObject({ light: 1, penalty: 2, reduction: 4, attack: 4, total: 0 });
});

rule('THU-9.5', 'so the best opening hands reach Attack 4, 5 and 4', () => {
  const six = plain()
    .hand(
      0,
      Array.from({ length: 6 }, () => 'militia'),
    )
    .inDungeon();
  expect(six.preview(1)).toMatchObject({ attack: 6, total: 4 });
  const daggers = plain()
    .hand(0, ['militia', 'militia', 'militia', 'dagger', 'dagger', 'torch'])
    .inDungeon('equip:dagger#1:militia#1', 'equip:dagger#2:militia#2');
  expect(daggers.preview(1)).toMatchObject({ attack: 5, total: 5 });
  const torches = plain().hand(0, ['militia', 'militia', 'militia', 'militia', 'torch', 'torch']).inDungeon();
  expect(torches.preview(2)).toMatchObject({ attack: 4, total: 4 });
});

rule('THU-9.6', 'the dark cannot bring the Attack Value below 0', () => {
  const table = plain().hand(0, ['militia', 'iron-rations']).inDungeon();
  expect(table.preview(3)).toMatchObject({ attack: 1, reduction: 6, total: 0 });
});

rule('THU-9.7', 'the Light Penalty is settled before the battle: it already bars the way to the Blink Dog', () => {
  const table = against('blink-dog', ['militia', 'torch', 'iron-rations']);
  expect(table.preview(1)).toMatchObject({ penalty: 1 }); // Rank 1, Light -1, one Torch
  expect(table.refusal('dungeon.step', 'attack:1')).toBe('THU-8.4');
});

rule('THU-9.7', 'and it is taken off before the total is halved (A-3)', () => {
  const table = against('succubus', ['outlands-khan', 'militia', 'militia', 'militia']);
  expect(table.preview(1)).toMatchObject({ attack: 10, reduction: 2, beforeHalf: 8, halved: true, total: 4 });
  table.attacks(1);
  expect(outcomeOf(table)).toMatchObject({ total: 4 });
});

rule('THU-9.8', 'the lantern printed on a monster is a Trophy: it changes nothing in its own fight', () => {
  const table = against('red-jelly', ['militia', 'iron-rations']);
  expect(table.preview(1)).toMatchObject({ light: 0, penalty: 1 });
  const owner = against('red-jelly', ['militia', 'red-jelly']);
  expect(owner.preview(1)).toMatchObject({ light: 1, penalty: 0 }); // from the hand it shines
});

rule('THU-9.9', 'a Battle Effect that takes away Light makes the dark deeper', () => {
  const haunted = against('haunt', ['elf-wizard', 'outlands-warrior', 'iron-rations']);
  expect(haunted.reckon(1)).toMatchObject({ light: 1, penalty: 0 });
  haunted.attacks(1).chooses('battle.stop', 'elf-wizard#1');
  expect(outcomeOf(haunted)).toMatchObject({ attack: 3, magic: 0, reduction: 2, total: 1 });

  const weak = prepare(['redblade-killer', 'flaming-sword', 'torch'], 'nixie', 'suffering', 'griffon')
    .prepares('equip:flaming-sword#1:redblade-killer#1')
    .attacks(2);
  expect(outcomeOf(weak)).toMatchObject({ attack: 2, magic: 0, reduction: 2, total: 0 }); // the Torch alone is left
});

// ---- THU-10: the Attack Value ----

rule('THU-10.1', 'Attack and Magic Attack are counted apart: Heroes, Weapons, Items, Spells, Trophies', () => {
  const table = plain()
    .hand(0, ['thyrian-knight', 'flaming-sword', 'fireball', 'pegasus', 'griffon', 'selurin-magician', 'torch'])
    .inDungeon('equip:flaming-sword#1:thyrian-knight#1');
  expect(table.preview(1)).toMatchObject({
    attack: 4 + 1, // Knight, Pegasus
    magic: 3 + (3 + 1) + 1 + 2 + 1, // Sword, Fireball with the Magician's bonus, Griffon, Magician, Torch
  });
});

rule('THU-10.1', 'the bonus of Items and Spells is the Magician’s alone, and two Magicians add up (A-26)', () => {
  const magicOf = (...wizards: string[]): number =>
    plain()
      .hand(0, [...wizards, 'torch', 'fireball', 'battle-fury'])
      .inDungeon()
      .preview(1).rawMagic;
  expect(magicOf('selurin-warlock')).toBe(2 + 3);
  expect(magicOf('selurin-theurge')).toBe(2 + 3);
  expect(magicOf('selurin-magician')).toBe(2 + 1 + 4); // nothing for Battle Fury, which has no Magic Attack
  expect(magicOf('selurin-magician', 'selurin-magician')).toBe(4 + 2 + 5);
});

rule('THU-10.2', 'the Attack Value is the sum of both', () => {
  const table = plain().hand(0, ['outlands-warrior', 'elf-wizard']).inDungeon();
  expect(table.preview(1)).toMatchObject({ attack: 3, magic: 2, penalty: 0, total: 5, victory: true });
});

rule('THU-10.3', 'a Hero who cannot attack gives no attack, no Light, no aura, no multiplier, no Spoils', () => {
  const feayn = against('griknack-goblin', ['feayn-sniper', 'militia']);
  expect(feayn.preview(1)).toMatchObject({ attack: 1, light: 0 });
  expect(feayn.preview(3)).toMatchObject({ attack: 5, light: 2 });

  const stops = (hand: string[], stopped: string): unknown => {
    const table = against('haunt', hand).attacks(1).chooses('battle.stop', stopped);
    return outcomeOf(table);
  };
  const knight = ['thyrian-knight', 'militia', 'militia', 'torch'];
  expect(stops(knight, 'militia#1')).toMatchObject({ attack: 4 + 2 });
  expect(stops(knight, 'thyrian-knight#1')).toMatchObject({ attack: 2 }); // no Attack +1 for Militia
  const warlock = ['selurin-warlock', 'elf-wizard', 'militia'];
  expect(stops(warlock, 'militia#1')).toMatchObject({ magic: 8 });
  expect(stops(warlock, 'selurin-warlock#1')).toMatchObject({ magic: 2 }); // not doubled
  const magician = ['selurin-magician', 'militia', 'torch', 'fireball'];
  expect(stops(magician, 'militia#1')).toMatchObject({ magic: 2 + 1 + (3 + 1) });
  expect(stops(magician, 'selurin-magician#1')).toMatchObject({ magic: 3 }); // Items and Spells gain nothing

  const spoils = (stopped: string): Table =>
    against('haunt', ['dwarf-janissary', 'outlands-khan', 'hatchet', 'nixie', 'torch'])
      .prepares('equip:hatchet#1:dwarf-janissary#1')
      .attacks(1)
      .chooses('battle.stop', stopped);
  expect(spoils('outlands-khan#1').asked()).toBe('victory.trigger'); // the Janissary's Spoils
  const without = spoils('dwarf-janissary#1');
  expect(without.log).toContain('log.victory');
  expect(without.asked()).toBe('turn.action'); // the next player's
});

rule('THU-10.3', 'what he did in preparation stands, but the attack that he gained by it does not count', () => {
  const table = scene()
    .hall('haunt', 'nixie', 'griffon')
    .hand(0, ['thyrian-squire', 'regian-priest', 'feast', 'torch'])
    .deck(0, ['militia'])
    .inDungeon('use:thyrian-squire#1:0', 'use:regian-priest#1:0');
  expect(table.reckon(1)).toMatchObject({ attack: 2 + 2 + 1, magic: 2 });
  expect(table.reckon(1, { stopped: ['thyrian-squire#1'], lowered: {}, diseases: [] })).toMatchObject({ attack: 1 });
  const priest = table.reckon(1, { stopped: ['regian-priest#1'], lowered: {}, diseases: [] });
  expect(priest).toMatchObject({ attack: 5, magic: 0 }); // the Militia that he drew stays
  expect(table.destroyed).toEqual(['feast#1']);
});

rule('THU-10.4', 'the Weapon of a Hero who cannot attack gives nothing but stays equipped (A-8)', () => {
  const hand = ['feayn-sniper', 'flaming-sword', 'outlands-khan', 'torch'];
  const table = prepare(hand, 'tormentor', 'tormentor', 'griffon');
  expect(table.preview(1)).toMatchObject({ attack: 7, halved: true, total: 3 });
  table.prepares('equip:flaming-sword#1:feayn-sniper#1');
  expect(table.preview(1)).toMatchObject({
    attack: 7,
    magic: 0,
    light: 1,
    weaponPresent: true,
    halved: false,
    total: 7,
  });
  expect(table.preview(2)).toMatchObject({ attack: 11, magic: 3, light: 4 });
});

rule('THU-10.5', 'Heroes who cannot attack are in the Dungeon with the others', () => {
  const table = against('mythlurian', ['feayn-archer', 'outlands-khan', 'torch']).attacks(1);
  expect(outcomeOf(table)).toMatchObject({ attack: 7 });
  expect(table.offered('battle.destroy')).toEqual(['feayn-archer#1', 'outlands-khan#1']);
  table.chooses('battle.destroy', 'feayn-archer#1');
  expect(table.destroyed).toEqual(['feayn-archer#1']);
});

rule('THU-10.6', 'a loss of Attack hits Attack or Magic Attack, not both, as the player chooses (A-30)', () => {
  const party = ['outlands-warrior', 'elf-wizard', 'iron-rations'];
  const losing = (first: string, second: string): unknown => {
    const table = against('judgement', party).attacks(1);
    expect(table.offered('battle.lower')).toEqual(['attack', 'magic']);
    table.chooses('battle.lower', first).chooses('battle.lower', second);
    return outcomeOf(table);
  };
  expect(losing('attack', 'attack')).toMatchObject({ attack: 1, magic: 2 });
  expect(losing('attack', 'magic')).toMatchObject({ attack: 2, magic: 1 });
  expect(losing('magic', 'magic')).toMatchObject({ attack: 3, magic: 0 });
});

rule('THU-10.6', 'only where the party has at least +1, and only for Heroes who attack (A-30)', () => {
  const table = against('judgement', ['feayn-archer', 'militia', 'elf-wizard']);
  expect(table.preview(1).heroes.map(hero => hero.strength)).toEqual([2, 0, 1]); // Strength -2 strikes all three
  table.attacks(1);
  // The Feayn does not attack Rank 1: she is spared. Militia first: both kinds are there.
  table.chooses('battle.lower', 'attack'); // Attack 1 becomes 0: the Wizard must take his loss on Magic Attack
  expect(outcomeOf(table)).toMatchObject({ attack: 0, magic: 1 });
  const fighters = against('judgement', ['militia', 'militia', 'outlands-warrior', 'torch']).attacks(1);
  expect(outcomeOf(fighters)).toMatchObject({ attack: 5 - 3, magic: 0 }); // no Magic Attack to put it on: nobody is asked
});

rule(['THU-10.6', 'THU-10.12'], 'a Hero whose Attack was converted takes the loss on Magic Attack', () => {
  const table = against('judgement', ['outlands-khan', 'hatchet', 'thyrian-squire', 'arcane-energies', 'torch'])
    .prepares('equip:hatchet#1:outlands-khan#1', 'use:arcane-energies#1:0')
    .attacks(1);
  expect(table.shown('battle.lower').card).toEqual({ text: 'card.thyrian-squire' }); // the Khan had no choice
  table.chooses('battle.lower', 'attack');
  expect(outcomeOf(table)).toMatchObject({ attack: 2 - 1, magic: 7 + 3 - 1 });
});

rule('THU-10.7', 'multipliers come after Diseases and before Light', () => {
  const table = plain().hand(0, ['selurin-warlock', 'fireball', 'disease']).inDungeon();
  const choices = { stopped: [], lowered: {}, diseases: ['magic'] as const };
  expect(table.reckon(3, choices)).toMatchObject({
    rawMagic: 5,
    magicBeforeTraits: 4,
    magic: 8,
    penalty: 2,
    total: 4, // (5 - 1) x 2 - 4
  });
});

rule('THU-10.8', 'a Selurin doubles Magic Attack alone, all bonuses included; several multiply', () => {
  const fights = (...wizards: string[]): Table =>
    plain()
      .hand(0, [...wizards, 'outlands-warrior', 'griffon', 'lightstone-gem'])
      .inDungeon();
  expect(fights().preview(1)).toMatchObject({ attack: 3, magic: 1 });
  expect(fights('selurin-warlock').preview(1)).toMatchObject({ attack: 3, magic: 6, multiplier: 2 });
  expect(fights('selurin-warlock', 'selurin-theurge').preview(1)).toMatchObject({
    attack: 3,
    magic: 20,
    multiplier: 4,
  });
  const three = fights('selurin-warlock', 'selurin-warlock', 'selurin-theurge').preview(1);
  expect(three).toMatchObject({ attack: 3, magic: 56, multiplier: 8 });
});

rule('THU-10.9', 'a Hero’s own bonus may fall below 0, the Attack Value may not (A-4)', () => {
  const table = against('judgement', ['elf-wizard', 'outlands-warrior', 'iron-rations']);
  const choices = { stopped: [], lowered: { 'elf-wizard#1': 'attack', 'outlands-warrior#1': 'attack' }, diseases: [] };
  const battle = table.reckon(1, choices as Parameters<Table['reckon']>[1]);
  expect(battle.heroes.map(hero => hero.attack)).toEqual([-1, 2]);
  expect(battle).toMatchObject({ attack: 1, magic: 2, total: 3 });

  const alone = against('judgement', ['militia', 'iron-rations']).attacks(1);
  expect(outcomeOf(alone)).toMatchObject({ attack: 0, reduction: 2, total: 0 });
});

rule('THU-10.10', 'halves are rounded down', () => {
  const slag = against('noxious-slag', ['fireball', 'elf-wizard']);
  expect(slag.preview(1)).toMatchObject({ magicBeforeTraits: 5, magic: 2, total: 2 });
  const succubus = against('succubus', ['outlands-khan', 'torch']);
  expect(succubus.preview(1)).toMatchObject({ beforeHalf: 7, total: 3 });
});

rule('THU-10.11', 'a monster’s Health never changes: what is not enough today is not enough tomorrow', () => {
  const table = scene()
    .hall('griknack-goblin', '', '')
    .dungeon()
    .hands(['outlands-warrior', 'torch', 'iron-rations'], ['outlands-warrior', 'lightstone-gem', 'iron-rations'])
    .inDungeon();
  expect(table.preview(1)).toMatchObject({ total: 3, health: 4 });
  table.attacks(1); // sent under the empty deck, it comes straight back into Rank 3
  expect(ids(table.hall)).toEqual(['', '', 'griknack-goblin']);
  table.chooses('turn.action', 'dungeon');
  expect(table.preview(3)).toMatchObject({ total: 3, health: 4 });
  table.attacks(3);
  expect(table.log.filter(text => text === 'log.defeat')).toHaveLength(2);
  expect(table.log).not.toContain('log.victory');
});

rule('THU-10.11', 'every monster has the Health that is printed on it, at any Rank and whatever the party does', () => {
  for (const def of defs.filter(({ isMonster }) => isMonster)) {
    const table = prepare(EVERYTHING, def.id, def.id, def.id);
    table.prepares('equip:dagger#1:militia#1');
    for (const rank of [1, 2, 3] as const) expect([def.id, table.preview(rank).health]).toEqual([def.id, def.health]);
  }
});

rule('THU-10.12', 'Goodberries turn the whole Attack of a Hero into Magic Attack, Weapon included (A-10)', () => {
  const table = plain()
    .hand(0, ['militia', 'outlands-warrior', 'hatchet', 'goodberries', 'battle-fury', 'torch'])
    .inDungeon('use:goodberries#1:0')
    .chooses('dungeon.hero', 'militia#1')
    .prepares('equip:hatchet#1:militia#1', 'use:battle-fury#1:0'); // what comes later is converted too
  expect(table.preview(1)).toMatchObject({ attack: 4, magic: 1 + 3 + 1 });
});

rule('THU-10.12', 'it counts as Magic Attack for all purposes', () => {
  const berries = (monster: string, ...more: string[]): Table =>
    against(monster, ['outlands-khan', 'goodberries', 'lantern', ...more]).prepares('use:goodberries#1:0');
  expect(berries('revenant').preview(1)).toMatchObject({ magic: 7, magicMissing: false, victory: true });
  expect(berries('succubus').preview(1)).toMatchObject({ halved: false, total: 7 });
  expect(berries('sphinx').preview(1)).toMatchObject({ attack: 0, magic: 7 });
  expect(berries('ebon-fume').preview(1)).toMatchObject({ magic: 0, total: 0 });
  expect(berries('noxious-slag').preview(1)).toMatchObject({ magic: 3 });
  const doubled = against('griffon', ['outlands-khan', 'goodberries', 'selurin-warlock', 'lantern']);
  doubled.prepares('use:goodberries#1:0').chooses('dungeon.hero', 'outlands-khan#1');
  expect(doubled.preview(1)).toMatchObject({ attack: 0, magic: (7 + 2) * 2 });
});

rule('THU-10.12', 'Arcane Energies convert Heroes who still carry a Weapon when the attack is counted (A-10)', () => {
  const table = scene()
    .hall('suffering', 'nixie', 'griffon')
    .hand(0, ['arcane-energies', 'redblade-killer', 'warhammer', 'thyrian-squire', 'hatchet', 'militia'])
    .inDungeon('use:arcane-energies#1:0', 'equip:warhammer#1:redblade-killer#1', 'equip:hatchet#1:thyrian-squire#1');
  expect(table.preview(2)).toMatchObject({ attack: 1, magic: 2 + 3 + 2 + 3 });
  expect(table.preview(1)).toMatchObject({ attack: 1 + 2, magic: 2 + 3 }); // the Killer drops the Warhammer
});

rule(['THU-15.3', 'THU-11.9'], 'the battle shown beforehand puts Diseases where they cost least: the win first', () => {
  const table = against('revenant', ['outlands-khan', 'regian-cleric', 'torch', 'disease']);
  expect(table.preview(1)).toMatchObject({ attack: 6, magic: 1, total: 7, victory: true }); // not on the one Magic Attack
  table.attacks(1).chooses('battle.disease', 'magic');
  expect(outcomeOf(table)).toMatchObject({ attack: 7, magic: 0, total: 7 });
  expect(table.log).toContain('log.defeat'); // the player is free to do worse
});
