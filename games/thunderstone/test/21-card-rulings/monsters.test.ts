// THU-21: rulings on monsters and Thunderstones.

import { Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { defOf, defs } from '../../content/cards.ts';
import { thunderstone } from '../../rules/game.ts';
import { options } from '../../rules/options.ts';
import type { Rank } from '../../rules/state.ts';
import { ids, scene } from '../scene.ts';
import { diseasesOf, fight, hasNoEffect, prepare } from '../single-battle.ts';

/** Destroys one Militia if there is one; it counts until the end of the battle. */
function destroysMilitia(monster: string): void {
  const none = fight(monster, ['outlands-khan', 'elf-wizard', 'torch']);
  expect(none.destroyed).toEqual([]);
  const one = fight(monster, ['outlands-khan', 'elf-wizard', 'militia', 'militia', 'torch']);
  expect(one.fought.attack).toBe(9);
  expect(ids(one.destroyed)).toEqual(['militia']);
}

/** Gives so many Diseases, won or lost, and they do not weaken that battle. */
function gives(diseases: number, monster: string): void {
  for (const [hero, attack] of [
    ['militia', 1],
    ['outlands-khan', 7],
  ] as const) {
    const table = fight(monster, [hero, 'torch']);
    expect(table.fought.attack).toBe(attack);
    expect(diseasesOf(table)).toBe(diseases);
  }
}

rule(['THU-21.2', 'THU-9.9'], 'Haunt: the Hero and its Weapon give no Light, Attack or Magic Attack', () => {
  const steps = ['equip:flaming-sword#1:redblade-killer#1'];
  const hand = ['redblade-killer', 'elf-wizard', 'militia', 'flaming-sword'];
  const killer = fight('haunt', hand, ...steps).chooses('battle.stop', 'redblade-killer#1');
  expect(killer.fought).toMatchObject({ attack: 1, magic: 2, light: 1, penalty: 0, total: 3, weaponPresent: true });
  const wizard = fight('haunt', ['elf-wizard', 'militia', 'militia', 'militia']).chooses('battle.stop', 'elf-wizard#1');
  expect(wizard.fought).toMatchObject({ attack: 3, magic: 0, light: 0, penalty: 1, total: 1 });
  expect(wizard.destroyed).toEqual([]);
});

rule('THU-21.2', 'Haunt: Militia count as Heroes', () => {
  const table = fight('haunt', ['militia', 'torch']);
  expect(table.fought).toMatchObject({ attack: 0, total: 0 });
  expect(table.fought.heroes).toMatchObject([{ hindrance: 'stopped' }]);
});

rule('THU-21.3', 'Archduke of Pain: destroys all Clerics and Wizards, nothing if there are none', () => {
  const table = fight('archduke-of-pain', ['regian-cleric', 'elf-wizard', 'chalice-quester', 'militia', 'dagger']);
  expect(table.destroyed.toSorted()).toEqual(['chalice-quester#1', 'elf-wizard#1', 'regian-cleric#1']);
  expect(table.fought).toMatchObject({ attack: 3, magic: 3, victory: false });
  const none = fight('archduke-of-pain', ['outlands-khan', 'outlands-khan', 'torch']);
  expect(none.fought).toMatchObject({ total: 14, magicMissing: true, victory: false });
  expect(none.destroyed).toEqual([]);
});

rule('THU-21.3', 'Archduke of Pain, Breach: the top two cards of every Hero stack, Militia included', () => {
  const table = scene()
    .only(['elf', 'dwarf', 'regian', 'lorigg'], ['lantern'])
    .family('dwarf', [1, 4, 2])
    .family('regian', [0, 0, 0])
    .family('lorigg', [0, 0, 1])
    .stack('militia', 1)
    .prepared(['militia', 'dagger'], 'griknack-goblin', 'archduke-of-pain', 'nixie')
    .attacks(1);
  expect(table.state.heroes).toEqual({ elf: [4, 4, 2], dwarf: [0, 3, 2], regian: [0, 0, 0], lorigg: [0, 0, 0] });
  expect(table.state.basics.militia).toBe(0);
  expect(table.state.village.lantern).toBe(8);
  expect(ids(table.destroyed).toSorted()).toEqual([
    'dwarf-guardian',
    'dwarf-janissary',
    'elf-wizard',
    'elf-wizard',
    'lorigg-outlaw',
    'militia',
  ]);
});

rule('THU-21.3', "dv-23: the Archduke's Breach on the Village", () => {
  const table = scene()
    .only(['elf', 'dwarf', 'regian', 'lorigg'], ['lantern'])
    .family('dwarf', [1, 4, 2])
    .family('regian', [0, 0, 1])
    .stack('militia', 18)
    .prepared(['militia', 'dagger'], 'nixie', 'archduke-of-pain', 'griffon')
    .attacks(1);
  expect(table.state.heroes).toEqual({ elf: [4, 4, 2], dwarf: [0, 3, 2], regian: [0, 0, 0], lorigg: [4, 4, 2] });
  expect(table.state.basics.militia).toBe(16);
});

rule('THU-21.8', 'Black Slime: destroys a Militia, which stays until the end of the battle; none, nothing', () => {
  destroysMilitia('black-slime');
});

rule('THU-21.9', 'Grudgebeast: no effect', () => hasNoEffect('grudgebeast'));

rule('THU-21.12', 'Blink Dog: cannot be chosen while the Light Penalty is 1 or more, not even to send it away', () => {
  const dark = prepare(['outlands-khan', 'torch', 'dagger'], 'blink-dog', 'blink-dog', 'nixie');
  expect(dark.offered('dungeon.step').filter(key => key.startsWith('attack'))).toEqual(['attack:3']);
  expect(dark.refusal('dungeon.step', 'attack:1')).toBe('THU-8.4');
  expect(dark.refusal('dungeon.step', 'attack:2')).toBe('THU-8.4');
  const lit = prepare(['outlands-khan', 'lantern', 'dagger'], 'blink-dog', 'blink-dog', 'nixie');
  expect(lit.offered('dungeon.step')).toContain('attack:1');
  expect(lit.refusal('dungeon.step', 'attack:2')).toBe('THU-8.4');
  const spell = prepare(['fireball', 'torch', 'militia'], 'blink-dog', 'nixie').prepares('hold:fireball#1');
  expect(spell.refusal('dungeon.step', 'attack:1')).toBe('THU-8.4'); // the Light of a Spell held back is missing
  expect(spell.prepares('play:fireball#1').offered('dungeon.step')).toContain('attack:1');
});

rule('THU-21.13', 'Noxious Slag: Edged Weapons add nothing and the Magic Attack is halved downwards', () => {
  const table = prepare(['militia', 'regian-bishop', 'dagger', 'torch'], 'noxious-slag', 'nixie');
  table.prepares('equip:dagger#1:militia#1');
  expect(table.reckon(1)).toMatchObject({ attack: 1, magic: 1, total: 2 });
  expect(table.reckon(2)).toMatchObject({ attack: 2, magic: 3 });
});

rule('THU-21.14', 'Firebrand Cyclops: no effect', () => hasNoEffect('firebrand-cyclops'));

rule('THU-21.17', 'Wraith: destroys a Militia, which stays until the end; none, nothing', () =>
  destroysMilitia('wraith'),
);

rule('THU-21.22', 'Uyril Unending: half without Magic Attack; destroys a Militia if there is one', () => {
  const plain = fight('uyril-unending', ['outlands-khan', 'militia', 'militia', 'torch']);
  expect(plain.fought).toMatchObject({ attack: 9, beforeHalf: 9, halved: true, total: 4, victory: false });
  expect(ids(plain.destroyed)).toEqual(['militia']);
  const magic = fight('uyril-unending', ['outlands-khan', 'regian-cleric', 'torch', 'militia']);
  expect(magic.fought).toMatchObject({ halved: false, total: 9, victory: true }); // the doomed Militia is counted
  expect(ids(magic.destroyed)).toEqual(['militia']);
  destroysMilitia('uyril-unending');
});

rule('THU-21.23', 'Ebon Fume: no magic counts; the Hero with the highest modified Strength is destroyed (A-31)', () => {
  const fed = ['use:iron-rations#1:0'];
  const table = prepare(['outlands-warrior', 'thyrian-squire', 'elf-wizard', 'iron-rations'], 'ebon-fume', 'nixie');
  table
    .prepares(...fed)
    .chooses('dungeon.hero', 'thyrian-squire#1')
    .attacks(1);
  expect(table.fought).toMatchObject({ attack: 5, magic: 0 });
  expect(table.destroyed).toEqual(['thyrian-squire#1']); // Strength 8 against 7
});

rule('THU-21.23', 'Ebon Fume: on a tie the player chooses; Militia are Heroes', () => {
  const tie = fight('ebon-fume', ['thyrian-squire', 'chalice-defender', 'militia', 'torch']);
  expect(tie.offered('battle.destroy')).toEqual(['thyrian-squire#1', 'chalice-defender#1']);
  tie.chooses('battle.destroy', 'chalice-defender#1');
  expect(tie.destroyed).toEqual(['chalice-defender#1']);
  const militia = fight('ebon-fume', ['militia', 'torch']);
  expect(militia.destroyed).toEqual(['militia#1']);
});

rule('THU-21.25', 'Famine: the Disease gained goes to the discard pile', () => {
  expect(diseasesOf(fight('famine', ['militia', 'torch']))).toBe(1);
});

rule('THU-21.26', 'Ghost: half without Magic Attack; Strength loss may unequip Weapons', () => {
  const plain = fight('ghost', ['outlands-khan', 'militia', 'dagger', 'torch'], 'equip:dagger#1:militia#1');
  expect(plain.fought).toMatchObject({ attack: 8, halved: true, total: 4 });
  expect(plain.fought.heroes).toMatchObject([{ strength: 6 }, { strength: 0, dropped: 'dagger#1' }]);
  const magic = fight('ghost', ['outlands-khan', 'regian-cleric', 'torch']);
  expect(magic.fought).toMatchObject({ halved: false, total: 8, victory: true });
});

rule('THU-21.32', 'Red Jelly: destroys a Weapon, nothing without one; its Light is a Trophy value', () => {
  const table = fight('red-jelly', ['militia', 'dagger', 'torch'], 'equip:dagger#1:militia#1');
  expect(table.fought).toMatchObject({ attack: 2, light: 1, penalty: 0 });
  expect(table.destroyed).toEqual(['dagger#1']);
  expect(fight('red-jelly', ['outlands-khan', 'feast']).destroyed).toEqual([]);
  expect(fight('red-jelly', ['outlands-khan', 'feast']).fought.penalty).toBe(1);
  expect(prepare(['militia', 'red-jelly', 'dagger']).reckon(1)).toMatchObject({ light: 1, penalty: 0 });
});

rule('THU-21.34', 'Griknack Goblin: no effect', () => hasNoEffect('griknack-goblin'));

rule('THU-21.35', 'Griffon: its Magic Attack bonus is a Trophy', () => {
  expect(prepare(['griffon', 'militia', 'dagger']).reckon(1)).toMatchObject({ attack: 1, magic: 1 });
  expect(prepare(['militia', 'dagger'], 'griffon', 'griffon').reckon(1)).toMatchObject({ attack: 1, magic: 0 });
});

rule('THU-21.40', 'Judgement: each attacking Hero loses 1 Attack or Magic Attack, as the player chooses', () => {
  const table = fight('judgement', ['outlands-khan', 'elf-wizard', 'torch']);
  expect(table.offered('battle.lower')).toEqual(['attack', 'magic']);
  table.chooses('battle.lower', 'magic').chooses('battle.lower', 'magic');
  expect(table.fought).toMatchObject({ attack: 7, magic: 0 });
  expect(table.fought.heroes).toMatchObject([
    { strength: 6, attack: 7, magic: -1 }, // ruling A-4: a single bonus may go below 0
    { strength: 1, attack: 0, magic: 1 },
  ]);
});

rule('THU-21.40', 'Judgement: Militia are Heroes, and Strength -2 may unequip', () => {
  const table = fight('judgement', ['militia', 'militia', 'dagger', 'torch'], 'equip:dagger#1:militia#1');
  expect(table.fought.heroes).toMatchObject([{ strength: 0, dropped: 'dagger#1', attack: 0 }, { attack: 0 }]);
  expect(table.fought).toMatchObject({ attack: 0, total: 0 });
});

rule('THU-21.40', 'Judgement: no loss for a Hero who does not attack, nor where nothing is left (A-30)', () => {
  const feayn = fight('judgement', ['feayn-archer', 'outlands-khan', 'torch']);
  expect(feayn.fought.heroes).toMatchObject([
    { strength: 2, attack: 0, hindrance: 'rank' },
    { strength: 6, attack: 6 },
  ]);
  const asked = fight('judgement', ['feayn-archer', 'outlands-khan', 'elf-wizard']);
  asked.chooses('battle.lower', 'attack').chooses('battle.lower', 'attack'); // for the two who attack
  expect(asked.fought).toMatchObject({ attack: 5, magic: 2 });
  const weak = fight('judgement', ['regian-cleric', 'selurin-warlock', 'elf-wizard', 'torch']);
  expect(weak.fought.heroes.map(hero => hero.magic)).toEqual([0, 1, 1]); // only magic is there to lose
  const nothing = fight('judgement', ['militia', 'torch']);
  expect(nothing.fought.attack).toBe(0);
});

rule('THU-21.42', 'Knightmare: Light Penalty +2; destroys a Fighter, nothing without one', () => {
  const table = fight('knightmare', ['outlands-khan', 'elf-wizard', 'militia']);
  expect(table.fought).toMatchObject({ light: 1, penalty: 1 + 2 - 1, reduction: 4 });
  expect(table.destroyed).toEqual(['outlands-khan#1']);
  expect(fight('knightmare', ['elf-wizard', 'militia', 'lorigg-thief', 'regian-cleric']).destroyed).toEqual([]);
});

rule('THU-21.45', 'Grayskin Lizard: each attacking Hero with a Weapon gains Attack +1', () => {
  const table = prepare(['outlands-khan', 'militia', 'militia', 'dagger', 'hatchet'], 'grayskin-lizard', 'nixie');
  expect(table.reckon(1).attack).toBe(9);
  table.prepares('equip:dagger#1:militia#1', 'equip:hatchet#1:outlands-khan#1');
  expect(table.reckon(1).heroes.map(hero => hero.attack)).toEqual([7 + 3 + 1, 1 + 1 + 1, 1]);
  expect(table.reckon(2).heroes.map(hero => hero.attack)).toEqual([7 + 3, 1 + 1, 1]);
  const feayn = prepare(['feayn-archer', 'militia', 'dagger'], 'grayskin-lizard', 'nixie');
  feayn.prepares('equip:dagger#1:feayn-archer#1');
  expect(feayn.reckon(1).attack).toBe(1); // not one who cannot attack
});

rule('THU-21.46', 'The Unchained: the Disease gained goes to the discard pile', () => gives(1, 'the-unchained'));

rule('THU-21.50', 'Mythlurian: destroys a Hero, Militia too, who stays until the end; none, nothing', () => {
  const table = fight('mythlurian', ['outlands-khan', 'militia', 'torch']);
  expect(table.offered('battle.destroy')).toEqual(['outlands-khan#1', 'militia#1']);
  table.chooses('battle.destroy', 'outlands-khan#1');
  expect(table.fought).toMatchObject({ attack: 8, total: 8, victory: true });
  expect(table.destroyed).toEqual(['outlands-khan#1']);
  expect(fight('mythlurian', ['fireball', 'dagger']).destroyed).toEqual([]);
});

rule('THU-21.51', 'Nixie: no effect', () => hasNoEffect('nixie'));

rule('THU-21.52', 'Harbinger: destroys a Spell, which counts until the end; none, nothing', () => {
  const table = fight('harbinger', ['fireball', 'militia']);
  expect(table.fought).toMatchObject({ magic: 3, total: 4, victory: true });
  expect(table.destroyed).toEqual(['fireball#1']);
  expect(fight('harbinger', ['outlands-khan', 'dagger', 'feast']).destroyed).toEqual([]);
});

rule('THU-21.53', 'Bloodskull Orc: no effect', () => hasNoEffect('bloodskull-orc'));

rule('THU-21.55', 'Pegasus: its Attack bonus is a Trophy', () => {
  expect(prepare(['pegasus', 'militia', 'dagger']).reckon(1)).toMatchObject({ attack: 2, magic: 0 });
  expect(prepare(['militia', 'dagger'], 'pegasus', 'nixie').reckon(1)).toMatchObject({ attack: 1, magic: 0 });
});

rule('THU-21.56', 'Stone of Mystery: the only Thunderstone of the box, worth 3 VP; another may be chosen', () => {
  expect(
    defs.filter(def => def.isStone).map(({ id, vp, copies, abilities }) => ({ id, vp, copies, abilities })),
  ).toEqual([{ id: 'stone-of-mystery', vp: 3, copies: 1, abilities: [] }]);
  expect(options.find(option => option.id === 'stone')).toMatchObject({
    kind: 'choice',
    choices: ['stone-of-mystery'],
  });
  const { state } = Match.start(thunderstone, { seed: 'stone', seats: 2, options: { stone: 'stone-of-mystery' } });
  expect(state.dungeon.filter(card => defOf(card).isStone)).toEqual(['stone-of-mystery#1']);
});

rule('THU-21.58', 'The Prince: Strength -2 may unequip; destroys a Fighter, nothing without one', () => {
  const steps = ['equip:short-sword#1:redblade-killer#1'];
  const table = fight('the-prince', ['redblade-killer', 'elf-wizard', 'militia', 'short-sword'], ...steps);
  expect(table.fought.heroes).toMatchObject([
    { strength: 3, dropped: 'short-sword#1' },
    { strength: 1 },
    { strength: 0 },
  ]);
  expect(table.destroyed).toEqual(['redblade-killer#1']);
  expect(fight('the-prince', ['elf-wizard', 'militia', 'lorigg-thief', 'dagger']).destroyed).toEqual([]);
});

rule('THU-21.62', 'Revenant: Magic Attack needed; Heroes at Strength 0 or less die at the end of the battle', () => {
  const table = fight('revenant', ['outlands-khan', 'elf-archmage', 'militia', 'torch']);
  expect(table.fought).toMatchObject({ attack: 8, magic: 4, total: 12, victory: true }); // the dying counted
  expect(table.fought.heroes.map(hero => hero.strength)).toEqual([4, 0, -2]);
  expect(table.destroyed).toEqual(['elf-archmage#1', 'militia#1']);
  const spared = fight('revenant', ['outlands-khan', 'regian-bishop', 'torch']);
  expect(spared.destroyed).toEqual([]); // Strength 4 and 1
  const plain = fight('revenant', ['outlands-khan', 'torch']);
  expect(plain.fought).toMatchObject({ total: 7, magicMissing: true, victory: false });
});

rule('THU-21.62', 'Revenant: Strength -4 may unequip', () => {
  const table = fight(
    'revenant',
    ['outlands-warrior', 'short-sword', 'torch'],
    'equip:short-sword#1:outlands-warrior#1',
  );
  expect(table.fought.heroes).toMatchObject([{ strength: 3, dropped: 'short-sword#1', attack: 3 }]);
});

rule('THU-21.63', 'Kingdom: the Disease gained goes to the discard pile', () => gives(1, 'kingdom'));

rule('THU-21.64', 'Lord of Death: two Diseases go to the discard pile', () => gives(2, 'lord-of-death'));

rule('THU-21.65', 'Lord Mortis: Light Penalty +1', () => {
  const table = prepare(['militia', 'torch', 'dagger'], 'lord-mortis', 'nixie', 'lord-mortis');
  expect(([1, 2, 3] as Rank[]).map(rank => table.reckon(rank).penalty)).toEqual([1, 1, 3]);
});

rule('THU-21.69', 'Skaladak: destroys a Weapon, which counts until the end; none, nothing', () => {
  const hand = ['outlands-khan', 'short-sword', 'torch'];
  const table = fight('skaladak', hand, 'equip:short-sword#1:outlands-khan#1');
  expect(table.fought).toMatchObject({ attack: 11, victory: true });
  expect(table.destroyed).toEqual(['short-sword#1']);
  expect(fight('skaladak', ['outlands-khan', 'feast', 'fireball']).destroyed).toEqual([]);
});

rule('THU-21.70', 'Suffering: Strength -2 may unequip; one Disease to the discard pile', () => {
  const table = fight('suffering', ['militia', 'dagger', 'torch'], 'equip:dagger#1:militia#1');
  expect(table.fought.heroes).toMatchObject([{ strength: 0, dropped: 'dagger#1', attack: 1 }]);
  gives(1, 'suffering');
});

rule('THU-21.71', 'Spectre: destroys a Militia, which stays until the end; none, nothing', () => {
  const table = fight('spectre', ['outlands-khan', 'militia', 'militia', 'torch']);
  expect(table.fought.attack).toBe(9);
  expect(ids(table.destroyed)).toEqual(['militia']);
  expect(fight('spectre', ['outlands-khan', 'elf-wizard', 'dagger']).destroyed).toEqual([]);
});

rule('THU-21.72', 'Sphinx: only Magic Attack counts', () => {
  const table = fight('sphinx', ['outlands-khan', 'outlands-khan', 'elf-wizard']);
  expect(table.fought).toMatchObject({ attack: 0, magic: 2, total: 2, victory: false });
});

rule('THU-21.72', 'Sphinx: the Spoils come before a Breach, and may destroy any of the six or none', () => {
  const table = scene()
    .hall('sphinx', 'archduke-of-pain', 'nixie')
    .hand(0, ['elf-archmage', 'elf-archmage', 'torch'])
    .stocked('lantern', 'torch', 'dagger', 'feast', 'spear', 'hatchet')
    .inDungeon()
    .attacks(1)
    .chooses('victory.trigger', 'sphinx#1:1');
  expect(table.log).not.toContain('log.breach');
  expect(table.offered('spoils.destroy')).toHaveLength(6);
  table.chooses('spoils.destroy', 'dagger#1', 'hatchet#1', 'spear#1');
  expect(ids(table.destroyed).slice(0, 3).toSorted()).toEqual(['dagger', 'hatchet', 'spear']);
  expect(ids(table.discardPile(0))).toEqual(expect.arrayContaining(['lantern', 'torch', 'feast']));
  expect(table.log).toContain('log.breach');
});

rule('THU-21.73', 'Succubus: half without Magic Attack of at least +1', () => {
  expect(fight('succubus', ['outlands-khan', 'militia', 'torch']).fought).toMatchObject({ halved: true, total: 4 });
  expect(fight('succubus', ['outlands-khan', 'griffon', 'torch']).fought).toMatchObject({ halved: false, total: 8 });
});

rule('THU-21.74', 'Green Blob: destroys a Food, used or not; none, nothing', () => {
  const table = fight('green-blob', ['militia', 'iron-rations', 'feast', 'torch'], 'use:iron-rations#1:0');
  expect(table.offered('battle.destroy')).toEqual(['iron-rations#1', 'feast#1']);
  table.chooses('battle.destroy', 'iron-rations#1');
  expect(table.fought.heroes).toMatchObject([{ strength: 4 }]); // what it gave stays
  expect(table.destroyed).toEqual(['iron-rations#1']);
  expect(fight('green-blob', ['militia', 'torch', 'dagger']).destroyed).toEqual([]);
});

rule('THU-21.76', 'Darkness: Heroes without a Weapon give nothing, Militia included; Light Penalty +1', () => {
  const table = prepare(['militia', 'militia', 'outlands-khan', 'dagger', 'torch'], 'darkness', 'nixie');
  expect(table.reckon(1)).toMatchObject({ attack: 0, penalty: 1 + 1 - 1, total: 0 });
  table.prepares('equip:dagger#1:militia#1');
  expect(table.reckon(1)).toMatchObject({ attack: 2, total: 0 });
  table.prepares('unequip:dagger#1', 'equip:dagger#1:outlands-khan#1');
  expect(table.reckon(1)).toMatchObject({ attack: 8, total: 6, victory: true });
});

rule('THU-21.79', 'Deadbone Troll: the Disease gained goes to the discard pile', () => gives(1, 'deadbone-troll'));

rule('THU-21.82', 'Tormentor: half without an equipped Weapon; destroys a Cleric, who stays until the end', () => {
  const hand = ['outlands-khan', 'chalice-quester', 'dagger', 'torch'];
  const bare = fight('tormentor', hand);
  expect(bare.fought).toMatchObject({ attack: 9, halved: true, total: 4, victory: false });
  expect(bare.destroyed).toEqual(['chalice-quester#1']);
  const armed = fight('tormentor', hand, 'equip:dagger#1:outlands-khan#1');
  expect(armed.fought).toMatchObject({ attack: 10, halved: false, total: 10, victory: true });
  expect(armed.destroyed).toEqual(['chalice-quester#1']);
  expect(fight('tormentor', ['outlands-khan', 'elf-wizard', 'militia']).destroyed).toEqual([]);
});

rule('THU-21.83', 'Tyxr the Old: destroys a Hero, Militia too; none, nothing', () => {
  expect(fight('tyxr-the-old', ['militia', 'torch']).destroyed).toEqual(['militia#1']);
  expect(fight('tyxr-the-old', ['fireball', 'dagger']).destroyed).toEqual([]);
});

rule('THU-21.83', 'Tyxr the Old, Breach: each player discards two cards, the active one of those who fought', () => {
  const table = scene(3)
    .hall('griknack-goblin', 'tyxr-the-old', 'nixie')
    .hands(['outlands-khan', 'torch', 'lantern'], ['militia', 'dagger', 'feast', 'spear'], ['militia'])
    .stocked()
    .inDungeon()
    .attacks(1);
  expect(table.match.decisions.map(({ seat, prompt, min, max }) => [seat, prompt, min, max])).toEqual([
    [0, 'discard', 2, 2],
    [1, 'discard', 2, 2],
  ]);
  table.seat(1).chooses('discard', 'militia#1', 'spear#1');
  table.seat(0).chooses('discard', 'torch#1', 'lantern#1');
  expect([0, 1, 2].map(seat => table.hand(seat).length)).toEqual([6, 2, 0]);
  expect(table.discardPile(0)[0]).toBe('outlands-khan#1'); // discarded after the two
});

rule('THU-21.84', 'Gray Ooze: destroys a Hero unless one has a Weapon equipped; Spoils (Food)', () => {
  const bare = fight('gray-ooze', ['outlands-khan', 'militia', 'dagger']);
  expect(bare.offered('battle.destroy')).toEqual(['outlands-khan#1', 'militia#1']);
  bare.chooses('battle.destroy', 'militia#1');
  expect(bare.destroyed).toEqual(['militia#1']);
  const armed = fight('gray-ooze', ['outlands-khan', 'militia', 'dagger', 'torch'], 'equip:dagger#1:militia#1');
  expect(armed.destroyed).toEqual([]);
  armed.chooses('victory.trigger', 'gray-ooze#1:1');
  expect(armed.offered('spoils.buy')).toEqual(['buy:iron-rations']);
  expect(fight('gray-ooze', ['fireball', 'dagger']).destroyed).toEqual([]);
});

rule('THU-21.84', 'Gray Ooze: a Weapon on a Hero who cannot attack protects too (ruling A-8)', () => {
  const table = fight('gray-ooze', ['feayn-archer', 'militia', 'dagger'], 'equip:dagger#1:feayn-archer#1');
  expect(table.fought).toMatchObject({ attack: 1, weaponPresent: true });
  expect(table.destroyed).toEqual([]);
});
