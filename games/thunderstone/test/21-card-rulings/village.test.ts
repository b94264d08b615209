// THU-21: rulings on cards of the Village, Basic cards and Disease.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { given, party, RANKS, strengths } from '../parties.ts';
import { ids, scene, type Table } from '../scene.ts';
import { fight, prepare } from '../single-battle.ts';

/** An Edged Weapon gives the Dwarf his bonus, and counts nothing against the Noxious Slag. */
function isEdged(weapon: string, attack: number): void {
  const table = prepare(['dwarf-guardian', weapon], 'nixie', 'noxious-slag');
  table.prepares(`equip:${weapon}#1:dwarf-guardian#1`);
  expect(table.reckon(1).attack).toBe(1 + 3 + attack);
  expect(table.reckon(2).attack).toBe(1 + 3);
}

rule('THU-21.4', 'Polearm: Strength 2 is enough for +2; Strength 8 gives +6 instead', () => {
  const holder = (hero: string) =>
    prepare([hero, 'polearm']).prepares(`equip:polearm#1:${hero}#1`).reckon(1).heroes[0]?.attack;
  expect(holder('militia')).toBe(1 + 2);
  expect(holder('outlands-warrior')).toBe(3 + 2); // Strength 7
  expect(holder('outlands-khan')).toBe(7 + 6); // Strength 8
  expect(holder('selurin-warlock')).toBe(2);
});

rule('THU-21.4', 'ex-18: the Polearm needs Strength 2 and gives 2, or 6 at Strength 8', () => {
  const wielded = (hero: string, monster = 'griffon'): Table =>
    prepare([hero, 'polearm', 'torch'], monster, 'nixie', 'pegasus').prepares(`equip:polearm#1:${hero}#1`);
  const cases: [string, string, number, number][] = [
    ['elf-wizard', 'suffering', 1, 0], // 3 - 2
    ['militia', 'griffon', 2, 2],
    ['outlands-warrior', 'griffon', 7, 2],
    ['outlands-slayer', 'griffon', 8, 6],
  ];
  for (const [hero, monster, strength, attack] of cases) {
    const table = wielded(hero, monster);
    expect(strengths(table, 1), hero).toEqual({ [`${hero}#1`]: strength });
    expect(given(table, 1, 'polearm#1'), hero).toBe(attack);
  }
});

rule('THU-21.6', 'Magical Aura: Weapons weigh nothing, a card must be drawn, the Polearm wants Strength 8', () => {
  const table = prepare(['militia', 'outlands-warrior', 'short-sword', 'polearm', 'magical-aura']);
  expect(table.refusal('dungeon.step', 'equip:short-sword#1:militia#1')).toBe('THU-7.2');
  table.prepares('use:magical-aura#1:0');
  expect(table.hand(0)).toHaveLength(6);
  table.prepares('equip:short-sword#1:militia#1', 'equip:polearm#1:outlands-warrior#1');
  expect(table.reckon(1).heroes.map(hero => hero.attack)).toEqual([1 + 4, 3 + 2, 1]);
});

rule('THU-21.7', 'Banish: Hall, then Breach at once, then one card destroyed, then one drawn (A-20, A-24)', () => {
  const table = scene()
    .hall('nixie', 'tyxr-the-old', 'griffon')
    .dungeon('famine')
    .hands(['banish', 'torch', 'dagger', 'militia', 'feast'], ['torch', 'spear'])
    .stocked('lantern')
    .inDungeon('use:banish#1:0');
  expect(table.offered('banish.mode')).toEqual(['return', 'rearrange']);
  table.returns(1);
  expect(ids(table.hall)).toEqual(['tyxr-the-old', 'griffon', 'famine']); // full again before any target is chosen
  expect(table.state.dungeon).toEqual(['nixie#1']);
  table.chooses('discard', 'torch#1', 'dagger#1');
  expect(table.hand(0)).toHaveLength(3); // nothing drawn yet
  expect(table.offered('banish.destroy')).toEqual(['banish#1', 'militia#1', 'feast#1']); // itself too
  table.chooses('banish.destroy', 'militia#1');
  expect(ids(table.hand(0))).toEqual(['banish', 'feast', 'lantern']);
  expect(table.destroyed).toEqual(['militia#1']);
  expect(table.offered('dungeon.step')).toEqual(expect.arrayContaining(['attack:1', 'attack:2', 'attack:3']));
});

rule('THU-21.7', 'Banish: if the Breach leaves no card to destroy, the draw still comes (ruling A-24)', () => {
  const table = scene()
    .hall('nixie', 'tyxr-the-old', 'griffon')
    .dungeon('famine')
    .hand(0, ['banish', 'torch'])
    .stocked('lantern')
    .inDungeon('use:banish#1:0')
    .returns(1);
  expect(ids(table.hand(0))).toEqual(['lantern']);
  expect(ids(table.discardPile(0)).toSorted()).toEqual(['banish', 'torch']);
  expect(table.destroyed).toEqual([]);
});

rule('THU-21.7', 'Banish may return the only monster of the Hall; there is nothing to rearrange', () => {
  const table = scene().hall('nixie', '', '').hand(0, ['banish', 'torch']).inDungeon();
  table.prepares('use:banish#1:0');
  expect(table.asked()).not.toBe('banish.mode'); // a choice of one is taken
  expect(table.state.hall).not.toContain('nixie#1');
});

rule('THU-21.7', 'Banish: in an empty Hall a card is destroyed and one drawn all the same', () => {
  const table = scene().hall('', '', '').hand(0, ['banish', 'torch', 'dagger']).stocked('lantern').inDungeon();
  table.prepares('use:banish#1:0').chooses('banish.destroy', 'torch#1');
  expect([table.destroyed, ids(table.hand(0))]).toEqual([['torch#1'], ['banish', 'dagger', 'lantern']]);
});

rule('THU-21.7', 'Banish: the Thunderstone may be put into Rank 1; the game ends and nobody takes it', () => {
  const table = prepare(['banish', 'torch'], 'nixie', 'stone-of-mystery', 'griffon').prepares('use:banish#1:0');
  table.rearranges('stone-of-mystery#1', 'nixie#1', 'griffon#1');
  expect(table.over).toBe(true);
  expect(table.hand(0)).toEqual(['banish#1', 'torch#1']); // nothing destroyed, nothing drawn
  expect(ids(table.discardPile(0))).toEqual([]);
});

rule('THU-21.7', 'Banish: the Thunderstone is no monster and cannot be returned (ruling A-17)', () => {
  const table = prepare(['banish', 'torch'], 'nixie', 'stone-of-mystery', 'griffon').prepares('use:banish#1:0');
  expect(table.chooses('banish.mode', 'return').offered('dungeon.monster')).toEqual(['rank:1', 'rank:3']);
});

rule('THU-21.7', 'Banish: several may be played, each fully resolved before the next', () => {
  const table = prepare(['banish', 'banish', 'torch', 'dagger'], 'nixie', 'griffon', 'pegasus');
  table.prepares('use:banish#1:0').chooses('banish.mode', 'rearrange');
  table.chooses('banish.order', 'griffon#1', 'nixie#1', 'pegasus#1');
  // A card whose Dungeon Effect was used cannot be destroyed by another's (ruling A-5): the second spares the first.
  expect(table.offered('banish.destroy')).toEqual(['banish#1', 'banish#2', 'torch#1', 'dagger#1']);
  table.chooses('banish.destroy', 'torch#1').prepares('use:banish#2:0').chooses('banish.mode', 'rearrange');
  table.chooses('banish.order', 'pegasus#1', 'griffon#1', 'nixie#1');
  expect(table.offered('banish.destroy')).not.toContain('banish#1');
  expect(ids(table.hall)).toEqual(['pegasus', 'griffon', 'nixie']);
});

rule('THU-21.10', "Goodberries: the Hero's whole final Attack becomes Magic Attack, Weapon included (A-10)", () => {
  const table = prepare(['dwarf-guardian', 'militia', 'short-sword', 'goodberries', 'battle-fury'], 'sphinx', 'nixie');
  table.prepares('equip:short-sword#1:dwarf-guardian#1', 'use:goodberries#1:0');
  expect(table.offered('dungeon.hero')).toEqual(['dwarf-guardian#1', 'militia#1']);
  table.chooses('dungeon.hero', 'dwarf-guardian#1').prepares('use:battle-fury#1:0');
  expect(table.reckon(2)).toMatchObject({ attack: 1 + 1, magic: 1 + 3 + 4 + 1 });
  expect(table.reckon(1)).toMatchObject({ attack: 0, magic: 9 }); // and counts against what only magic hurts
});

rule('THU-21.10', 'Goodberries: Militia may benefit, with Strength +3', () => {
  const table = prepare(['militia', 'flaming-sword', 'goodberries']);
  expect(table.refusal('dungeon.step', 'equip:flaming-sword#1:militia#1')).toBe('THU-7.2');
  table.prepares('use:goodberries#1:0', 'equip:flaming-sword#1:militia#1');
  expect(table.reckon(1)).toMatchObject({ attack: 0, magic: 1 + 3 });
  expect(table.reckon(1).heroes).toMatchObject([{ strength: 5 }]);
});

rule('THU-21.11', 'Fireball: needs no Hero', () => {
  const table = fight('harbinger', ['fireball', 'pegasus']);
  expect(table.fought).toMatchObject({ attack: 1, magic: 3, light: 1, total: 4, victory: true, heroes: [] });
});

rule('THU-21.15', 'Dagger: an Edged Weapon, and a Basic card of every Village', () => {
  isEdged('dagger', 1);
  const village = scene().only([], []).hand(0, ['torch', 'dagger']).inVillage();
  expect(village.offered('village.step')).toContain('buy:dagger');
});

rule('THU-21.19', 'Arcane Energies: Attack of Heroes with a Weapon becomes magic; the draw is mandatory', () => {
  const table = prepare(['dwarf-guardian', 'militia', 'short-sword', 'arcane-energies']);
  table.prepares('equip:short-sword#1:dwarf-guardian#1', 'use:arcane-energies#1:0');
  expect(ids(table.hand(0))).toEqual(['dwarf-guardian', 'militia', 'short-sword', 'arcane-energies', 'militia']);
  expect(table.reckon(1)).toMatchObject({ attack: 2, magic: 1 + 3 + 4 });
});

rule('THU-21.19', 'Arcane Energies: a Weapon lost to Strength loss no longer turns the Attack (ruling A-10)', () => {
  const table = prepare(['redblade-killer', 'short-sword', 'arcane-energies'], 'ghost', 'nixie');
  table.prepares('equip:short-sword#1:redblade-killer#1', 'use:arcane-energies#1:0');
  expect(table.reckon(2).heroes).toMatchObject([{ attack: 0, magic: 6 }, { attack: 1 }]);
  expect(table.reckon(1).heroes).toMatchObject([{ attack: 2, magic: 0, dropped: 'short-sword#1' }, { attack: 1 }]);
});

rule('THU-21.20', 'Short Sword: Edged', () => isEdged('short-sword', 4));

rule('THU-21.21', 'Flaming Sword: its Light counts only if equipped', () => {
  const table = prepare(['outlands-khan', 'flaming-sword']);
  expect(table.reckon(1)).toMatchObject({ light: 0, magic: 0, penalty: 1 });
  table.prepares('equip:flaming-sword#1:outlands-khan#1');
  expect(table.reckon(1)).toMatchObject({ light: 1, magic: 3, penalty: 0 });
});

rule('THU-21.27', 'Feast: all Heroes gain Strength +3 and Attack +1, Militia and those drawn later too (A-11)', () => {
  const table = prepare(['militia', 'elf-wizard', 'regian-priest', 'feast', 'flaming-sword']).prepares('use:feast#1:0');
  expect(table.reckon(1).heroes).toMatchObject([
    { strength: 5, attack: 2 },
    { strength: 6, attack: 1 },
    { strength: 7, attack: 1 },
  ]);
  expect(table.offered('dungeon.step')).toContain('equip:flaming-sword#1:militia#1');
  table.prepares('use:regian-priest#1:0');
  expect(table.reckon(1).heroes.at(-1)).toMatchObject({ strength: 5, attack: 2 });
});

rule('THU-21.28', 'Trainer: destroys at most one Militia a turn, for 2 XP', () => {
  const table = scene().hand(0, ['trainer', 'militia', 'militia', 'torch']).stocked().inVillage();
  table.chooses('village.step', 'use:trainer#1:0');
  expect(ids(table.hand(0))).toEqual(['trainer', 'militia', 'torch']);
  expect(table.xp(0)).toBe(2);
  expect(table.refusal('village.step', 'use:trainer#1:0')).toBe('THU-2.13');
  const two = scene().hand(0, ['trainer', 'trainer', 'militia', 'militia']).stocked().inVillage();
  two.chooses('village.step', 'use:trainer#1:0').chooses('village.step', 'use:trainer#2:0');
  expect(two.xp(0)).toBe(4);
  const none = scene().hand(0, ['trainer', 'elf-wizard']).inVillage();
  expect(none.refusal('village.step', 'use:trainer#1:0')).toBe('THU-21.28');
});

rule('THU-21.29', 'Battle Fury: all Heroes gain Attack +1, Militia too', () => {
  const table = prepare(['militia', 'militia', 'elf-wizard', 'battle-fury']);
  expect(table.reckon(1)).toMatchObject({ attack: 2, magic: 2 });
  table.prepares('use:battle-fury#1:0');
  expect(table.reckon(1)).toMatchObject({ attack: 5, magic: 2 });
});

rule('THU-21.30', 'Town Guard: two cards, and three more if destroyed', () => {
  const table = scene().hand(0, ['town-guard']).stocked().inVillage();
  table.chooses('village.step', 'use:town-guard#1:0');
  expect(table.hand(0)).toHaveLength(1 + 2);
  table.chooses('village.step', 'use:town-guard#1:1');
  expect(table.hand(0)).toHaveLength(2 + 3);
  expect(table.destroyed).toEqual(['town-guard#1']);
});

rule('THU-21.33', 'Lightstone Gem: Light +3, no Hero needed', () => {
  const table = prepare(['lightstone-gem', 'dagger']);
  expect(table.reckon(3)).toMatchObject({ light: 3, penalty: 0, heroes: [] });
});

rule('THU-21.37', 'Hatchet: Edged', () => isEdged('hatchet', 3));

rule('THU-21.43', 'Spear: thrown, +5 in all; lost at the end of the battle, won or lost', () => {
  const table = prepare(['outlands-warrior', 'spear', 'torch']);
  expect(table.refusal('dungeon.step', 'use:spear#1:0')).toBe('THU-21.43'); // only an equipped one is thrown
  table.prepares('equip:spear#1:outlands-warrior#1');
  expect(table.reckon(1).attack).toBe(3 + 2);
  table.prepares('use:spear#1:0');
  expect(table.reckon(1).attack).toBe(3 + 5);
  expect(table.hand(0)).toContain('spear#1');
  const won = table.attacks(1);
  expect(won.fought.victory).toBe(true);
  expect(won.destroyed).toEqual(['spear#1']);
  const lost = fight('griffon', ['redblade-killer', 'spear'], 'equip:spear#1:redblade-killer#1', 'use:spear#1:0');
  expect(lost.fought.victory).toBe(false);
  expect(lost.destroyed).toEqual(['spear#1']);
});

rule('THU-21.43', 'Spear: a thrown one still counts as equipped, and cannot be moved any more (ruling A-27)', () => {
  const table = prepare(['outlands-khan', 'outlands-khan', 'spear', 'torch'], 'tormentor', 'nixie');
  table.prepares('equip:spear#1:outlands-khan#1');
  expect(table.offered('dungeon.step')).toContain('unequip:spear#1');
  table.prepares('use:spear#1:0');
  expect(table.offered('dungeon.step')).not.toContain('unequip:spear#1');
  expect(table.reckon(1)).toMatchObject({ weaponPresent: true, halved: false, total: 14 + 5 });
});

rule('THU-21.43', 'Spear: thrown by a Hero who leaves the party, it is lost and arms nobody else (THU-7.9)', () => {
  const table = prepare(['outlands-warrior', 'thyrian-squire', 'spear', 'banish']);
  table.prepares('equip:spear#1:outlands-warrior#1', 'use:spear#1:0', 'use:banish#1:0');
  table.returns(2);
  table.chooses('banish.destroy', 'outlands-warrior#1');
  expect(table.offered('dungeon.step').filter(key => key.startsWith('equip'))).toEqual([]);
  table.attacks(1);
  expect(table.destroyed).toEqual(['outlands-warrior#1', 'spear#1']);
});

rule(['THU-21.43', 'THU-21.83'], 'Spear: a thrown one is lost already and cannot be discarded to a Breach', () => {
  const table = prepare(['elf-archmage', 'outlands-warrior', 'spear', 'torch'], 'nixie', 'tyxr-the-old', 'griffon')
    .prepares('equip:spear#1:outlands-warrior#1', 'use:spear#1:0', 'use:elf-archmage#1:0')
    .chooses('dungeon.monster', 'rank:1');
  expect(table.offered('discard')).toEqual(['elf-archmage#1', 'outlands-warrior#1', 'torch#1']);
  table.chooses('discard', 'outlands-warrior#1', 'torch#1').attacks(1); // the Warrior leaves, the Spear stays
  expect(table.fought).toMatchObject({ attack: 0, weaponPresent: false });
  expect(table.destroyed.toSorted()).toEqual(['elf-archmage#1', 'spear#1']); // Tyxr takes the one Hero left
});

rule('THU-21.43', 'Spear: thrown for a battle that does not take place, it is lost all the same', () => {
  const table = prepare(['outlands-warrior', 'spear', 'iron-rations'], 'blink-dog', 'blink-dog', 'blink-dog');
  table.prepares('equip:spear#1:outlands-warrior#1', 'use:spear#1:0', 'leave');
  expect(table.destroyed).toEqual(['spear#1']);
  expect(table.discardPile(0)).not.toContain('spear#1');
});

rule('THU-21.43', 'Spear: thrown, but dropped for want of Strength, it gives nothing and is lost (ruling A-36)', () => {
  const table = fight('ghost', ['redblade-killer', 'spear'], 'equip:spear#1:redblade-killer#1', 'use:spear#1:0');
  expect(table.fought.heroes).toMatchObject([{ strength: 3, dropped: 'spear#1', attack: 2 }]);
  expect(table.destroyed).toEqual(['spear#1']);
});

rule('THU-21.43', 'Spear: a thrown one is the object of "destroy one Weapon" only if there is no other (A-12)', () => {
  const steps = ['equip:spear#1:outlands-khan#1', 'use:spear#1:0'];
  const other = fight('skaladak', ['outlands-khan', 'spear', 'dagger'], ...steps);
  expect(other.destroyed.toSorted()).toEqual(['dagger#1', 'spear#1']);
  const alone = fight('skaladak', ['outlands-khan', 'spear'], ...steps);
  expect(alone.destroyed).toEqual(['spear#1']);
});

rule(['THU-21.43', 'THU-12.8'], 'Spear: who has thrown his is not like who still holds one; the player chooses', () => {
  const table = prepare(['thyrian-squire', 'thyrian-squire', 'spear', 'spear', 'goodberries'], 'haunt', 'nixie');
  table.prepares('equip:spear#1:thyrian-squire#1', 'equip:spear#2:thyrian-squire#2', 'use:spear#1:0');
  table.prepares('use:goodberries#1:0');
  expect(table.offered('dungeon.hero')).toEqual(['thyrian-squire#1', 'thyrian-squire#2']);
  const haunted = fight(
    'haunt',
    ['thyrian-squire', 'thyrian-squire', 'spear', 'spear', 'torch'],
    'equip:spear#1:thyrian-squire#1',
    'equip:spear#2:thyrian-squire#2',
    'use:spear#1:0',
  );
  expect(haunted.offered('battle.stop')).toEqual(['thyrian-squire#1', 'thyrian-squire#2']);
  haunted.chooses('battle.stop', 'thyrian-squire#2');
  expect(haunted.fought).toMatchObject({ attack: 2 + 5, victory: true });
});

rule('THU-21.43', 'ex-17: a thrown Spear gives 5, counts as equipped, and is lost', () => {
  const table = prepare(['thyrian-squire', 'spear', 'torch'], 'griffon', 'nixie', 'pegasus').prepares(
    'equip:spear#1:thyrian-squire#1',
  );
  expect(given(table, 1, 'spear#1')).toBe(2);
  table.prepares('use:spear#1:0');
  expect(given(table, 1, 'spear#1')).toBe(5);
  expect(table.preview(1).weaponPresent).toBe(true);
  expect(table.destroyed).toEqual([]); // only at the end of the battle
  table.attacks(1);
  expect(table.destroyed).toEqual(['spear#1']);
});

rule('THU-21.44', 'Lantern: Light +2, no Hero needed', () => {
  expect(prepare(['lantern', 'dagger']).reckon(2)).toMatchObject({ light: 2, penalty: 0, heroes: [] });
});

rule('THU-21.47', 'Disease: must be played in the Dungeon, has no effect and no gold in the Village', () => {
  const dungeon = prepare(['militia', 'militia', 'disease', 'torch']);
  expect(dungeon.offered('dungeon.step')).toEqual(['attack:1', 'attack:2', 'attack:3']);
  expect(dungeon.attacks(1).fought).toMatchObject({ rawAttack: 2, attack: 1 });
  const village = scene().only([], ['lantern']).hand(0, ['torch', 'torch', 'disease', 'disease']).inVillage();
  expect(village.shown('village.step')).toMatchObject({ gold: 4, purchases: 1 });
  expect(village.offered('village.step').filter(key => key.startsWith('use'))).toEqual([]);
  expect(village.offered('village.step')).not.toContain('buy:disease');
});

rule('THU-21.48', 'Warhammer: on a Cleric against a Doomknight or an Undead, Attack +6 in all (ruling A-37)', () => {
  const armed = (hero: string, monster: string) =>
    prepare([hero, 'warhammer'], monster, 'nixie').prepares(`equip:warhammer#1:${hero}#1`).reckon(1).heroes[0]?.attack;
  expect(armed('chalice-quester', 'lord-mortis')).toBe(2 + 6); // Doomknight
  expect(armed('chalice-quester', 'famine')).toBe(2 + 6); // Undead
  expect(armed('chalice-quester', 'haunt')).toBe(2 + 6); // Undead
  expect(armed('chalice-quester', 'griknack-goblin')).toBe(2 + 3); // a plain Humanoid
  expect(armed('redblade-killer', 'famine')).toBe(2 + 3); // not a Cleric
});

rule('THU-21.48', 'dv-18: the Warhammer without its bonus', () => {
  const hand = ['chalice-quester', 'warhammer', 'torch'];
  const table = party(hand, 'griknack-goblin', 1, 'equip:warhammer#1:chalice-quester#1').attacks(1);
  expect(table.fought).toMatchObject({ attack: 5, total: 5, victory: true });
});

rule('THU-21.48', 'ex-16: a Cleric’s Warhammer gives 6 against the Undead, in all (A-37)', () => {
  const table = prepare(['chalice-quester', 'warhammer', 'thyrian-squire'], 'kingdom', 'nixie', 'knightmare').prepares(
    'equip:warhammer#1:chalice-quester#1',
  );
  expect(RANKS.map(rank => given(table, rank, 'warhammer#1'))).toEqual([6, 3, 6]);
  table.prepares('unequip:warhammer#1', 'equip:warhammer#1:thyrian-squire#1');
  expect(RANKS.map(rank => given(table, rank, 'warhammer#1'))).toEqual([3, 3, 3]); // no Cleric
});

rule('THU-21.49', 'Militia: a Hero in every respect, gold value 0, a Basic card', () => {
  const table = prepare(['militia', 'dagger', 'iron-rations']);
  expect(table.offered('dungeon.step')).toEqual(
    expect.arrayContaining(['equip:dagger#1:militia#1', 'use:iron-rations#1:0']),
  );
  expect(fight('mythlurian', ['militia', 'torch']).destroyed).toEqual(['militia#1']); // "one Hero"
  const village = scene().only(['elf'], ['pawnbroker']).hand(0, ['militia', 'militia', 'torch']).xp(0, 3).inVillage();
  expect(village.shown('village.step')).toMatchObject({ gold: 2 });
  expect(village.offered('village.step')).toEqual(['buy:militia', 'buy:iron-rations', 'level:militia#1:elf-wizard']);
});

rule('THU-21.57', 'Pawnbroker: a card of value X and the Pawnbroker give X+5; its own gold is not counted', () => {
  const table = scene().only([], []).hand(0, ['pawnbroker', 'short-sword', 'torch', 'elf-wizard']).inVillage();
  expect(table.shown('village.step')).toMatchObject({ gold: 3 + 2 });
  table.chooses('village.step', 'use:pawnbroker#1:0');
  expect(table.offered('village.pawn')).toEqual(['short-sword#1', 'torch#1']); // only cards with a coin
  table.chooses('village.pawn', 'short-sword#1');
  expect(table.shown('village.step')).toMatchObject({ gold: 2 + (3 + 3) });
  table.chooses('village.step', 'use:pawnbroker#1:1');
  expect(table.shown('village.step')).toMatchObject({ gold: 2 + (3 + 5) });
  expect(table.destroyed).toEqual(['short-sword#1', 'pawnbroker#1']);
});

rule('THU-21.57', 'Pawnbroker: a printed 0 is a gold value, no coin is none (ruling A-16)', () => {
  const militia = scene().only([], []).hand(0, ['pawnbroker', 'militia']).inVillage();
  militia.chooses('village.step', 'use:pawnbroker#1:0');
  expect(militia.shown('village.step')).toMatchObject({ gold: 3 });
  expect(militia.destroyed).toEqual(['militia#1']);
  const none = scene().only([], []).hand(0, ['pawnbroker', 'elf-wizard', 'fireball']).inVillage();
  expect(none.refusal('village.step', 'use:pawnbroker#1:0')).toBe('THU-21.57');
});

rule('THU-21.57', 'dv-29: Militia have a printed gold value of 0', () => {
  const table = scene().hand(0, ['pawnbroker', 'militia']).inVillage().chooses('village.step', 'use:pawnbroker#1:0');
  expect(table.shown('village.step')).toMatchObject({ gold: 3 });
  expect(table.destroyed).toEqual(['militia#1']);
});

rule('THU-21.60', 'Iron Rations: Strength +2, several may go to the same Hero; none if destroyed by an effect', () => {
  const table = prepare(['militia', 'elf-wizard', 'iron-rations', 'iron-rations', 'short-sword']);
  table.prepares('use:iron-rations#1:0').chooses('dungeon.hero', 'militia#1');
  expect(table.offered('dungeon.step')).toContain('equip:short-sword#1:militia#1'); // Weight 4
  table.prepares('use:iron-rations#2:0').chooses('dungeon.hero', 'militia#1');
  expect(table.reckon(1).heroes.map(hero => hero.strength)).toEqual([6, 3]);
  const eaten = prepare(['militia', 'thyrian-squire', 'iron-rations']).prepares('use:thyrian-squire#1:0');
  expect(eaten.reckon(1).heroes.map(hero => hero.strength)).toEqual([2, 6]);
  expect(eaten.offered('dungeon.step')).not.toContain('use:iron-rations#1:0');
  expect(scene().only([], []).hand(0, ['torch']).inVillage().offered('village.step')).toContain('buy:iron-rations');
});

rule('THU-21.75', 'Barkeep: each gives one more purchase; its gold is not counted if destroyed', () => {
  const hand = ['barkeep', 'barkeep', 'torch', 'torch', 'militia'];
  const table = scene().only(['elf'], []).hand(0, hand).xp(0, 3).inVillage();
  expect(table.shown('village.step')).toMatchObject({ gold: 6, purchases: 1 });
  table.chooses('village.step', 'use:barkeep#1:0').chooses('village.step', 'use:barkeep#2:0');
  expect(table.shown('village.step')).toMatchObject({ gold: 6, purchases: 3 });
  table.chooses('village.step', 'use:barkeep#1:1');
  expect(table.shown('village.step')).toMatchObject({ gold: 6 - 1 + 2, purchases: 3 });
  for (let i = 0; i < 3; i++) table.chooses('village.step', 'buy:iron-rations');
  expect(table.refusal('village.step', 'buy:militia')).toBe('THU-4.20');
});

rule('THU-21.81', 'Torch: Light +1, no Hero needed; a Basic card', () => {
  expect(prepare(['torch', 'dagger']).reckon(1)).toMatchObject({ light: 1, penalty: 0, heroes: [] });
  const village = scene().only([], []).hand(0, ['torch', 'dagger']).inVillage();
  expect(village.offered('village.step')).toContain('buy:torch');
});
