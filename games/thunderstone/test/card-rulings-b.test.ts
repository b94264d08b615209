// THU-21.43 to THU-21.85: the rulebook's rulings on single cards, in its order.

import { Match } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { cardById, defOf, defs } from '../content/cards.ts';
import { thunderstone } from '../rules/game.ts';
import { options } from '../rules/options.ts';
import type { Rank } from '../rules/state.ts';
import { ids, scene } from './scene.ts';
import { diseasesOf, fight, hasNoEffect, prepare } from './single-battle.ts';

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

rule('THU-21.44', 'Lantern: Light +2, no Hero needed', () => {
  expect(prepare(['lantern', 'dagger']).reckon(2)).toMatchObject({ light: 2, penalty: 0, heroes: [] });
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

rule('THU-21.54', 'Chalice Paladin: Spoils of any Village card, Basic and Hero included', () => {
  const table = scene()
    .only(['elf', 'thyrian'], ['lantern', 'fireball'])
    .prepared(['chalice-paladin', 'torch', 'torch', 'barkeep'], 'griknack-goblin', 'nixie')
    .attacks(1)
    .chooses('victory.trigger', 'chalice-paladin#1:1');
  expect(table.offered('spoils.buy')).toEqual([
    'buy:militia',
    'buy:dagger',
    'buy:iron-rations',
    'buy:torch',
    'buy:elf',
    'buy:lantern',
  ]);
});

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

rule('THU-21.59', 'Chalice Quester and Defender: destroy Diseases and draw until the monster is chosen', () => {
  for (const [hero, ability] of [
    ['chalice-quester', 0],
    ['chalice-defender', 2],
  ] as const) {
    const hand = [hero, 'disease', 'militia'];
    const table = scene().hall('nixie', 'nixie').hand(0, hand).stocked('disease', 'disease', 'lantern').inDungeon();
    for (let i = 0; i < 3; i++) table.prepares(`use:${hero}#1:${ability}`); // as often as there is a Disease
    expect(ids(table.hand(0))).toEqual([hero, 'militia', 'lantern']);
    expect(table.refusal('dungeon.step', `use:${hero}#1:${ability}`)).toBe('THU-15.7');
    expect(table.destroyed).toEqual([]);
  }
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

rule('THU-21.61', 'Regian: destroy Diseases and draw until the battle begins; Priest and Bishop draw besides', () => {
  for (const [hero, extra] of [
    ['regian-cleric', 0],
    ['regian-priest', 1],
    ['regian-bishop', 2],
  ] as const) {
    const table = scene()
      .hall('nixie', 'nixie')
      .hand(0, [hero, 'disease', 'disease'])
      .stocked('torch', 'torch', 'lantern', 'dagger')
      .inDungeon();
    const repeat = extra > 0 ? 1 : 0;
    table.prepares(`use:${hero}#1:${repeat}`, `use:${hero}#1:${repeat}`);
    expect(ids(table.hand(0))).toEqual([hero, 'torch', 'torch']);
    if (extra === 0) continue;
    table.prepares(`use:${hero}#1:0`);
    expect(table.hand(0)).toHaveLength(3 + extra);
    expect(table.refusal('dungeon.step', `use:${hero}#1:0`)).toBe('THU-2.13');
  }
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

rule('THU-21.66', 'Dwarf Sentinel: +8 in all with an Edged Weapon', () => {
  const table = prepare(['dwarf-sentinel', 'dagger', 'warhammer']);
  expect(table.reckon(1).attack).toBe(3);
  table.prepares('equip:dagger#1:dwarf-sentinel#1');
  expect(table.reckon(1).attack).toBe(8 + 1);
  table.prepares('unequip:dagger#1', 'equip:warhammer#1:dwarf-sentinel#1');
  expect(table.reckon(1).attack).toBe(3 + 3);
});

rule('THU-21.67', 'Thyrian Lord: takes a monster of 1 or 2 VP for a Food; no XP; refill and Breach at once', () => {
  const table = scene()
    .dungeon('bloodskull-orc', 'famine')
    .prepared(['thyrian-lord', 'iron-rations', 'torch', 'dagger'], 'nixie', 'archduke-of-pain', 'grudgebeast')
    .prepares('use:thyrian-lord#1:1');
  expect(table.offered('dungeon.take')).toEqual(['rank:1', 'rank:3']); // 1 and 2 VP, not 8
  table.chooses('dungeon.take', 'rank:1');
  expect(ids(table.discardPile(0))).toEqual(['nixie']);
  expect(ids(table.hall)).toEqual(['archduke-of-pain', 'grudgebeast', 'bloodskull-orc']);
  expect(table.state.heroes.elf).toEqual([4, 4, 2]);
  expect(table.xp(0)).toBe(0);
  expect(table.destroyed[0]).toBe('iron-rations#1');
});

rule('THU-21.67', 'Thyrian Lord: not without Food, not without such a monster, and 0 VP is no such monster', () => {
  const strong = prepare(['thyrian-lord', 'iron-rations', 'dagger'], 'bloodskull-orc', 'griffon', 'stone-of-mystery');
  expect(strong.refusal('dungeon.step', 'use:thyrian-lord#1:1')).toBe('THU-21.67');
  const hungry = prepare(['thyrian-lord', 'torch', 'dagger']);
  expect(hungry.refusal('dungeon.step', 'use:thyrian-lord#1:1')).toBe('THU-6.9');
});

rule('THU-21.67', 'Thyrian Lord: the Thunderstone he brings to Rank 1 ends the game and is not taken', () => {
  const table = prepare(['thyrian-lord', 'iron-rations', 'dagger'], 'nixie', 'stone-of-mystery', 'griffon');
  table.prepares('use:thyrian-lord#1:1'); // the Nixie is the only one he can take
  expect(table.over).toBe(true);
  expect(ids(table.discardPile(0))).toEqual(['nixie']);
});

rule('THU-21.68', 'Selurin Magician: each Item gains Magic Attack +1, each Spell only if it has some (A-26)', () => {
  const table = prepare(['selurin-magician', 'torch', 'feast', 'fireball', 'battle-fury', 'griffon', 'dagger']);
  expect(table.reckon(1)).toMatchObject({ magic: 2 + 1 + 1 + (3 + 1) + 0 + 1 });
  table.prepares('hold:fireball#1');
  expect(table.reckon(1)).toMatchObject({ magic: 2 + 1 + 1 + 1 }); // a Spell not played gains nothing
  const two = prepare(['selurin-magician', 'selurin-magician', 'torch', 'dagger']);
  expect(two.reckon(1)).toMatchObject({ magic: 4 + 2 }); // several Magicians add up
  for (const other of ['selurin-warlock', 'selurin-theurge']) {
    const doubled = prepare([other, 'torch', 'fireball']).reckon(1);
    expect(doubled.magicBeforeTraits).toBe(2 + 3); // only the Magician does it
  }
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

rule('THU-21.76', 'Darkness: Heroes without a Weapon give nothing, Militia included; Light Penalty +1', () => {
  const table = prepare(['militia', 'militia', 'outlands-khan', 'dagger', 'torch'], 'darkness', 'nixie');
  expect(table.reckon(1)).toMatchObject({ attack: 0, penalty: 1 + 1 - 1, total: 0 });
  table.prepares('equip:dagger#1:militia#1');
  expect(table.reckon(1)).toMatchObject({ attack: 2, total: 0 });
  table.prepares('unequip:dagger#1', 'equip:dagger#1:outlands-khan#1');
  expect(table.reckon(1)).toMatchObject({ attack: 8, total: 6, victory: true });
});

rule('THU-21.77', 'Selurin Theurge and Warlock: x2 on Magic Attack only, last; several multiply', () => {
  const magic = (...hand: string[]) => {
    const { attack, magic } = prepare([...hand, 'militia', 'griffon', 'dagger']).reckon(1);
    return [attack, magic];
  };
  expect(magic('selurin-warlock')).toEqual([1, (2 + 1) * 2]);
  expect(magic('selurin-theurge')).toEqual([1, (2 + 1) * 2]);
  expect(magic('selurin-warlock', 'selurin-theurge')).toEqual([1, (2 + 2 + 1) * 4]);
  expect(magic('selurin-warlock', 'selurin-theurge', 'selurin-warlock', 'fireball')).toEqual([1, (6 + 3 + 1) * 8]);
});

/** A Theurge borrows the Khan of the player on the left. */
const borrowing = (...hall: string[]) => {
  const table = scene(3)
    .hall(...hall)
    .hands(
      ['selurin-theurge', 'short-sword', 'lantern'],
      ['outlands-khan', 'militia', 'torch'],
      ['elf-wizard', 'dagger'],
    )
    .stocked()
    .inDungeon('use:selurin-theurge#1:1');
  table.seat(1).chooses('discard.hero', 'outlands-khan#1');
  return table;
};

rule('THU-21.78', 'Selurin Theurge: each other player discards a Hero; one may be borrowed (A-14)', () => {
  const table = borrowing('nixie', 'nixie');
  expect(table.offered('dungeon.borrow')).toEqual(['outlands-khan#1', 'elf-wizard#1']); // none of one's own
  table.chooses('dungeon.borrow', 'outlands-khan#1');
  expect(table.discardPile(1)).toEqual([]);
  expect(table.discardPile(2)).toEqual(['elf-wizard#1']);
  table.prepares('equip:short-sword#1:outlands-khan#1').attacks(1);
  expect(table.fought).toMatchObject({ attack: 7 + 4, magic: 4, victory: true });
  expect(table.discardPile(1)).toEqual(['outlands-khan#1']); // back to its owner
  expect(table.discardPile(0)).toContain('short-sword#1');
  const declined = borrowing('nixie', 'nixie').passes('dungeon.borrow');
  expect(declined.discardPile(1)).toEqual(['outlands-khan#1']);
});

rule('THU-21.78', 'Selurin Theurge: a borrowed Hero destroyed by a Battle Effect does not go back to its owner', () => {
  const table = borrowing('ebon-fume', 'nixie').chooses('dungeon.borrow', 'outlands-khan#1').attacks(1);
  expect(table.destroyed).toEqual(['outlands-khan#1']); // Strength 8, borrowed or not (ruling A-31)
  expect(table.discardPile(1)).toEqual([]);
});

rule(['THU-21.78', 'THU-12.8'], 'Selurin Theurge: a borrowed Hero is told from one’s own, and chosen to die', () => {
  const table = scene(3)
    .hall('mythlurian', 'nixie')
    .hands(['selurin-theurge', 'militia', 'lantern'], ['militia', 'torch'], ['militia'])
    .stocked()
    .inDungeon('use:selurin-theurge#1:1');
  table.chooses('dungeon.borrow', 'militia#2').attacks(1);
  expect(table.offered('battle.destroy')).toEqual(['selurin-theurge#1', 'militia#1', 'militia#2']);
  table.chooses('battle.destroy', 'militia#2');
  expect(table.destroyed).toEqual(['militia#2']);
  expect(table.discardPile(0)).toContain('militia#1');
});

rule('THU-21.78', 'Selurin Theurge: if no battle takes place the borrowed Hero goes home all the same', () => {
  const table = borrowing('stone-of-mystery', '', '').chooses('dungeon.borrow', 'outlands-khan#1').prepares('leave');
  expect(table.discardPile(1)).toEqual(['outlands-khan#1']);
});

rule('THU-21.79', 'Deadbone Troll: the Disease gained goes to the discard pile', () => gives(1, 'deadbone-troll'));

rule('THU-21.80', 'Thyrian: a Food destroyed for the bonus gives nothing else', () => {
  for (const [hero, ability, attack, strength] of [
    ['thyrian-squire', 0, 2, 6],
    ['thyrian-knight', 1, 4, 8],
  ] as const) {
    const table = prepare([hero, 'feast', 'dagger']).prepares(`use:${hero}#1:${ability}`);
    expect(table.reckon(1).heroes).toMatchObject([{ attack: attack + 2, strength }]);
    expect(table.destroyed).toEqual(['feast#1']);
    expect(table.refusal('dungeon.step', `use:${hero}#1:${ability}`)).toBe('THU-2.13');
  }
  const lord = prepare(['thyrian-lord', 'feast', 'dagger'], 'nixie', 'griffon', 'griffon');
  lord.prepares('use:thyrian-lord#1:1');
  expect(lord.reckon(1).heroes).toMatchObject([{ attack: 4, strength: 9 }]);
  expect(lord.destroyed).toEqual(['feast#1']);
});

rule('THU-21.81', 'Torch: Light +1, no Hero needed; a Basic card', () => {
  expect(prepare(['torch', 'dagger']).reckon(1)).toMatchObject({ light: 1, penalty: 0, heroes: [] });
  const village = scene().only([], []).hand(0, ['torch', 'dagger']).inVillage();
  expect(village.offered('village.step')).toContain('buy:torch');
});

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

rule('THU-21.85', 'cards without an entry do what is printed on them and no more', () => {
  const printed = (id: string) => {
    const { attack, magic, light, gold, strength, abilities } = cardById(id);
    return { attack, magic, light, gold, strength, abilities: abilities.length };
  };
  expect(printed('elf-wizard')).toEqual({ attack: 0, magic: 2, light: 1, gold: 0, strength: 3, abilities: 0 });
  expect(printed('lorigg-thief')).toEqual({ attack: 1, magic: 0, light: 1, gold: 2, strength: 4, abilities: 0 });
  expect(printed('redblade-killer')).toEqual({ attack: 2, magic: 0, light: 0, gold: 1, strength: 5, abilities: 0 });
  const party = prepare(['elf-wizard', 'lorigg-thief', 'redblade-killer', 'militia']);
  expect(party.offered('dungeon.step').filter(key => key.startsWith('use:'))).toEqual([]);
  expect(party.reckon(1)).toMatchObject({ attack: 4, magic: 2, light: 2 });
  expect(party.reckon(1).heroes.map(hero => hero.attack)).toEqual([0, 1, 2, 1]);
  const visit = scene().hand(0, ['elf-wizard', 'lorigg-thief', 'redblade-killer']).stocked().inVillage();
  expect(visit.shown('village.step')).toMatchObject({ gold: 3 });
  expect(visit.offered('village.step').filter(key => key.startsWith('use:'))).toEqual([]);
  const knight = prepare(['thyrian-knight', 'militia', 'militia', 'elf-wizard', 'iron-rations']);
  expect(knight.reckon(1).heroes.map(hero => hero.attack)).toEqual([4, 2, 2, 0]); // all Militia gain +1
  knight.prepares('use:thyrian-knight#1:1');
  expect(knight.reckon(1).heroes.map(hero => hero.attack)).toEqual([6, 2, 2, 0]);
  expect(prepare(['selurin-magician', 'torch']).reckon(1).magic).toBe(3); // covered by the family's line
});
