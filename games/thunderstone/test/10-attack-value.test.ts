// THU-10: the Attack Value.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { type CardDef, cardById, defs } from '../content/cards.ts';
import { type AttackKind, NO_CHOICES, type Side } from '../rules/battle.ts';
import { leastLosses, loweredKinds } from '../rules/battle-choices.ts';
import { battleLines } from '../rules/battle-lines.ts';
import type { Rank } from '../rules/state.ts';
import { before, outcomeOf, party, plain, side } from './parties.ts';
import { ids, scene, type Table } from './scene.ts';
import { EVERYTHING, prepare } from './single-battle.ts';

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

rule('THU-10.1', "dv-15: the Thyrian Lord's aura on Heroes that are not Fighters", () => {
  const hand = ['thyrian-lord', 'militia', 'elf-wizard', 'outlands-warrior'];
  const table = party(hand, 'firebrand-cyclops', 2).attacks(2);
  expect(table.fought.heroes.map(hero => hero.attack)).toEqual([4, 3, 2, 3]);
  expect(table.fought).toMatchObject({ magic: 2, light: 1, penalty: 1, total: 12, victory: true });
});

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

rule('THU-10.2', 'the Attack Value is the sum of both', () => {
  const table = plain().hand(0, ['outlands-warrior', 'elf-wizard']).inDungeon();
  expect(table.preview(1)).toMatchObject({ attack: 3, magic: 2, penalty: 0, total: 5, victory: true });
});

rule('THU-10.3', 'a Hero who cannot attack gives no attack, no Light, no aura, no multiplier, no Spoils', () => {
  const feayn = before('griknack-goblin', ['feayn-sniper', 'militia']);
  expect(feayn.preview(1)).toMatchObject({ attack: 1, light: 0 });
  expect(feayn.preview(3)).toMatchObject({ attack: 5, light: 2 });

  const stops = (hand: string[], stopped: string): unknown => {
    const table = before('haunt', hand).attacks(1).chooses('battle.stop', stopped);
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
    before('haunt', ['dwarf-janissary', 'outlands-khan', 'hatchet', 'nixie', 'torch'])
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
  const table = before('mythlurian', ['feayn-archer', 'outlands-khan', 'torch']).attacks(1);
  expect(outcomeOf(table)).toMatchObject({ attack: 7 });
  expect(table.offered('battle.destroy')).toEqual(['feayn-archer#1', 'outlands-khan#1']);
  table.chooses('battle.destroy', 'feayn-archer#1');
  expect(table.destroyed).toEqual(['feayn-archer#1']);
});

rule('THU-10.6', 'a loss already placed stays where it was put; whoever does not attack loses nothing', () => {
  const target = defs.find(def => def.ops.includes('attackAll')) as CardDef;
  const party = side(['outlands-khan', 'regian-cleric', 'feayn-archer', 'lantern']);
  const { lowered } = leastLosses(party, target, 1, NO_CHOICES);
  expect(Object.keys(lowered).toSorted()).toEqual(['outlands-khan#1', 'regian-cleric#1']); // no Feayn in Rank 1
  for (const kind of ['attack', 'magic'] as const satisfies readonly AttackKind[]) {
    const made = { ...NO_CHOICES, lowered: { 'outlands-khan#1': kind } };
    expect(leastLosses(party, target, 1, made).lowered['outlands-khan#1']).toBe(kind);
  }
  expect(leastLosses(party, cardById('nixie'), 1, NO_CHOICES).lowered).toEqual({});
});

rule(
  'THU-10.6',
  'a Hero loses only of a kind of which the party has at least 1, and no Attack once it is all magic',
  () => {
    const target = defs.find(def => def.ops.includes('attackAll')) as CardDef;
    const two = ['redblade-killer', 'redblade-killer', 'dagger'];
    const kinds = (party: Side) => loweredKinds(party, target, 2, NO_CHOICES, 'redblade-killer#1');
    const [own, others] = ['redblade-killer#1', 'redblade-killer#2'].map(hero => ({ 'dagger#1': hero }));
    expect(kinds(side(['redblade-killer']))).toEqual(['attack']);
    expect(kinds(side(['redblade-killer', 'elf-wizard']))).toEqual(['attack', 'magic']);
    expect(kinds(side(two, { converted: ['redblade-killer#1'] }))).toEqual(['magic']);
    expect(kinds(side(two, { converted: ['redblade-killer#2'] }))).toEqual(['attack', 'magic']);
    expect(kinds(side(two, { arcane: true, equip: own }))).toEqual(['magic']);
    expect(kinds(side(two, { equip: own }))).toEqual(['attack']);
    expect(kinds(side(two, { arcane: true, equip: others }))).toEqual(['attack', 'magic']);
  },
);

rule('THU-10.6', 'a loss of Attack hits Attack or Magic Attack, not both, as the player chooses (A-30)', () => {
  const party = ['outlands-warrior', 'elf-wizard', 'iron-rations'];
  const losing = (first: string, second: string): unknown => {
    const table = before('judgement', party).attacks(1);
    expect(table.offered('battle.lower')).toEqual(['attack', 'magic']);
    table.chooses('battle.lower', first).chooses('battle.lower', second);
    return outcomeOf(table);
  };
  expect(losing('attack', 'attack')).toMatchObject({ attack: 1, magic: 2 });
  expect(losing('attack', 'magic')).toMatchObject({ attack: 2, magic: 1 });
  expect(losing('magic', 'magic')).toMatchObject({ attack: 3, magic: 0 });
});

rule('THU-10.6', 'only where the party has at least +1, and only for Heroes who attack (A-30)', () => {
  const table = before('judgement', ['feayn-archer', 'militia', 'elf-wizard']);
  expect(table.preview(1).heroes.map(hero => hero.strength)).toEqual([2, 0, 1]); // Strength -2 strikes all three
  table.attacks(1);
  // The Feayn does not attack Rank 1: she is spared. Militia first: both kinds are there.
  table.chooses('battle.lower', 'attack'); // Attack 1 becomes 0: the Wizard must take his loss on Magic Attack
  expect(outcomeOf(table)).toMatchObject({ attack: 0, magic: 1 });
  const fighters = before('judgement', ['militia', 'militia', 'outlands-warrior', 'torch']).attacks(1);
  expect(outcomeOf(fighters)).toMatchObject({ attack: 5 - 3, magic: 0 }); // no Magic Attack to put it on: nobody is asked
});

rule(['THU-10.6', 'THU-10.12'], 'a Hero whose Attack was converted takes the loss on Magic Attack', () => {
  const table = before('judgement', ['outlands-khan', 'hatchet', 'thyrian-squire', 'arcane-energies', 'torch'])
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

rule('THU-10.8', 'dv-02: two Warlocks give x4', () => {
  const table = party(['selurin-warlock', 'selurin-warlock', 'lantern'], 'griffon', 2).attacks(2);
  expect(table.fought).toMatchObject({ magic: 16, total: 16, victory: true });
});

rule('THU-10.8', 'ex-19: 5 Magic Attack become 10, 20 and 40 with one, two and three Wizards', () => {
  const magicOf = (...cards: string[]): number[] => {
    const table = prepare([...cards, 'torch', 'iron-rations'], 'griffon', 'nixie', 'pegasus');
    const battle = table.preview(1);
    return [battle.magicBeforeTraits, battle.magic];
  };
  expect(magicOf('selurin-warlock', 'fireball')).toEqual([5, 10]);
  expect(magicOf('selurin-warlock', 'selurin-warlock', 'regian-cleric')).toEqual([5, 20]);
  expect(magicOf('selurin-warlock', 'selurin-warlock', 'selurin-theurge', 'disease')).toEqual([5, 40]);
});

rule('THU-10.9', 'a Hero’s own bonus may fall below 0, the Attack Value may not (A-4)', () => {
  const table = before('judgement', ['elf-wizard', 'outlands-warrior', 'iron-rations']);
  const choices = { stopped: [], lowered: { 'elf-wizard#1': 'attack', 'outlands-warrior#1': 'attack' }, diseases: [] };
  const battle = table.reckon(1, choices as Parameters<Table['reckon']>[1]);
  expect(battle.heroes.map(hero => hero.attack)).toEqual([-1, 2]);
  expect(battle).toMatchObject({ attack: 1, magic: 2, total: 3 });

  const alone = before('judgement', ['militia', 'iron-rations']).attacks(1);
  expect(outcomeOf(alone)).toMatchObject({ attack: 0, reduction: 2, total: 0 });
});

rule('THU-10.10', 'halves are rounded down', () => {
  const slag = before('noxious-slag', ['fireball', 'elf-wizard']);
  expect(slag.preview(1)).toMatchObject({ magicBeforeTraits: 5, magic: 2, total: 2 });
  const succubus = before('succubus', ['outlands-khan', 'torch']);
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
    before(monster, ['outlands-khan', 'goodberries', 'lantern', ...more]).prepares('use:goodberries#1:0');
  expect(berries('revenant').preview(1)).toMatchObject({ magic: 7, magicMissing: false, victory: true });
  expect(berries('succubus').preview(1)).toMatchObject({ halved: false, total: 7 });
  expect(berries('sphinx').preview(1)).toMatchObject({ attack: 0, magic: 7 });
  expect(berries('ebon-fume').preview(1)).toMatchObject({ magic: 0, total: 0 });
  expect(berries('noxious-slag').preview(1)).toMatchObject({ magic: 3 });
  const doubled = before('griffon', ['outlands-khan', 'goodberries', 'selurin-warlock', 'lantern']);
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
