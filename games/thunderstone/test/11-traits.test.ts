// THU-11: monster Traits.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { cardById, copyOf, defs } from '../content/cards.ts';
import type { Ability } from '../content/vocabulary.ts';
import { resolveBattle } from '../rules/battle.ts';
import { previewBattle } from '../rules/battle-choices.ts';
import { newParty } from '../rules/state.ts';
import { MILITIA, party } from './parties.ts';
import { ids, scene } from './scene.ts';
import { prepare } from './single-battle.ts';

/** A monster of the box with one more power, for meetings that this box does not have. */
const withPowers = (id: string, ...more: Ability[]) => {
  const def = cardById(id);
  const abilities = [...def.abilities, ...more];
  return { ...def, abilities, ops: abilities.map(({ op }) => op) };
};

rule('THU-11.1', 'Half Magic Attack is taken after the multiplier and rounded down', () => {
  const table = prepare(['selurin-warlock', 'fireball', 'elf-wizard', 'militia'], 'noxious-slag', 'nixie', 'nixie');
  // (2 + 3 + 2) doubled is 14; half of it is 7. Halved first it would be 6.
  expect(table.reckon(1)).toMatchObject({ magic: 7, attack: 1, total: 8 });
  expect(table.reckon(2)).toMatchObject({ magic: 14, attack: 1, total: 15 });
  table.prepares('hold:fireball#1');
  expect(table.reckon(1)).toMatchObject({ magic: 4, attack: 1, total: 5 });
});

rule('THU-11.1', 'an odd Magic Attack is halved downwards, the Attack not at all', () => {
  const table = prepare(['elf-sorcerer', 'outlands-warrior', 'torch', 'torch'], 'noxious-slag').confirms(
    'dungeon.step',
  );
  expect(table.fought).toMatchObject({ magic: 1, attack: 3, total: 4, victory: false });
});

rule('THU-11.2', 'Half-Attack halves the total after the Light Penalty (ruling A-3), rounded down', () => {
  const hand = ['outlands-khan', 'militia', 'militia', 'militia', 'militia', 'militia'];
  const table = prepare(hand, 'succubus', 'succubus', 'nixie');
  // 12 - 2 = 10, half 5; the other way round it would be 4.
  expect(table.reckon(1)).toMatchObject({ attack: 12, penalty: 1, beforeHalf: 10, halved: true, total: 5 });
  expect(table.reckon(2)).toMatchObject({ attack: 12, penalty: 2, beforeHalf: 8, halved: true, total: 4 });
  expect(table.reckon(3)).toMatchObject({ attack: 12, penalty: 3, halved: false, total: 6 });
});

rule('THU-11.2', 'an odd total is halved downwards, and what the monster asks for spares the halving', () => {
  const bare = scene().hall('succubus', 'nixie').hand(0, ['outlands-khan', 'militia', 'militia', 'militia', 'lantern']);
  expect(bare.inDungeon().reckon(1)).toMatchObject({ attack: 10, magic: 0, beforeHalf: 10, total: 5 });
  const odd = scene().hall('succubus', 'nixie').hand(0, ['outlands-khan', 'militia', 'militia', 'lantern']);
  expect(odd.inDungeon().reckon(1)).toMatchObject({ beforeHalf: 9, halved: true, total: 4 });
  const magic = scene().hall('succubus', 'nixie').hand(0, ['outlands-khan', 'militia', 'regian-cleric', 'lantern']);
  expect(magic.inDungeon().reckon(1)).toMatchObject({ beforeHalf: 9, halved: false, total: 9 });
});

rule('THU-11.3', 'Magic Attack is present only if at least +1 is left at the end', () => {
  const sick = () => prepare(['outlands-khan', 'regian-cleric', 'disease', 'torch'], 'succubus', 'nixie').attacks(1);
  const spared = sick().chooses('battle.disease', 'attack');
  expect(spared.fought).toMatchObject({ attack: 6, magic: 1, halved: false, total: 7, victory: true });
  const struck = sick().chooses('battle.disease', 'magic');
  expect(struck.fought).toMatchObject({ attack: 7, magic: 0, halved: true, total: 3, victory: false });
});

rule('THU-11.4', 'dv-05: the same with a Dagger equipped', () => {
  const table = party(['outlands-khan', ...MILITIA(4), 'dagger'], 'tormentor', 1, 'equip:dagger#1:militia#1').attacks(
    1,
  );
  expect(table.fought).toMatchObject({ attack: 12, total: 10, health: 8, victory: true });
  expect(table.destroyed).toEqual([]);
});

rule('THU-11.4', 'only a Weapon that is equipped is present, not one in the hand', () => {
  const table = prepare(['outlands-khan', 'militia', 'dagger', 'torch'], 'tormentor', 'nixie');
  expect(table.reckon(1)).toMatchObject({ weaponPresent: false, halved: true, total: 4 });
  table.prepares('equip:dagger#1:militia#1');
  expect(table.reckon(1)).toMatchObject({ weaponPresent: true, halved: false, total: 9 });
  table.prepares('unequip:dagger#1');
  expect(table.reckon(1)).toMatchObject({ weaponPresent: false, halved: true, total: 4 });
});

rule('THU-11.4', 'the Weapon of a Hero who cannot attack is present all the same (ruling A-8)', () => {
  const table = prepare(['outlands-khan', 'feayn-archer', 'dagger', 'torch'], 'tormentor', 'nixie').prepares(
    'equip:dagger#1:feayn-archer#1',
  );
  expect(table.reckon(1)).toMatchObject({ attack: 7, weaponPresent: true, halved: false, total: 7 });
});

rule('THU-11.4', 'a Weapon dropped for want of Strength is no longer present', () => {
  const tiring = withPowers('tormentor', { timing: 'battle', op: 'strengthAll', strength: -2 });
  const side = {
    cards: ['militia#1', 'outlands-khan#1', 'dagger#1', 'torch#1'],
    party: { ...newParty(), equip: { 'dagger#1': 'militia#1' } },
  };
  expect(resolveBattle(side, tiring, 1)).toMatchObject({ weaponPresent: false, halved: true, total: 4 });
  const onKhan = { ...side, party: { ...newParty(), equip: { 'dagger#1': 'outlands-khan#1' } } };
  expect(resolveBattle(onKhan, tiring, 1)).toMatchObject({ weaponPresent: true, halved: false, total: 9 });
});

rule('THU-11.5', "Edged Weapons give nothing, the Polearm's +6 and a thrown Spear's +3 included", () => {
  const hand = ['outlands-khan', 'outlands-warrior', 'militia', 'polearm', 'spear', 'dagger'];
  const table = prepare(hand, 'noxious-slag', 'nixie')
    .prepares('equip:polearm#1:outlands-khan#1', 'equip:spear#1:outlands-warrior#1', 'equip:dagger#1:militia#1')
    .prepares('use:spear#1:0');
  expect(table.reckon(2)).toMatchObject({ attack: 7 + 6 + 3 + 5 + 1 + 1 });
  expect(table.reckon(1)).toMatchObject({ attack: 7 + 3 + 1 });
});

rule('THU-11.5', 'the Light of an Edged Weapon remains, and a blunt Weapon counts', () => {
  const hand = ['outlands-khan', 'outlands-warrior', 'flaming-sword', 'warhammer'];
  const table = prepare(hand, 'noxious-slag', 'nixie').prepares(
    'equip:flaming-sword#1:outlands-khan#1',
    'equip:warhammer#1:outlands-warrior#1',
  );
  expect(table.reckon(1)).toMatchObject({ attack: 7 + 3 + 3, magic: 0, light: 1, penalty: 0 });
  expect(table.reckon(2)).toMatchObject({ attack: 13, magic: 3, light: 1, penalty: 1 });
});

rule('THU-11.6', 'Light -X adds X points to the Light Penalty: a Trait, counted before the battle (ruling A-7)', () => {
  const table = prepare(['outlands-khan', 'torch'], 'knightmare', 'lord-mortis', 'darkness');
  expect([1, 2, 3].map(rank => table.reckon(rank as 1 | 2 | 3).penalty)).toEqual([1 + 2 - 1, 2 + 1 - 1, 3 + 1 - 1]);
  const plain = prepare(['outlands-khan', 'torch'], 'nixie', 'nixie', 'nixie');
  expect([1, 2, 3].map(rank => plain.reckon(rank as 1 | 2 | 3).penalty)).toEqual([0, 1, 2]);
});

rule('THU-11.7', 'Immune to Magic Attack: no magic counts, but a Wizard still gives Light', () => {
  const table = prepare(['elf-wizard', 'fireball', 'militia', 'militia'], 'ebon-fume', 'nixie');
  expect(table.reckon(1)).toMatchObject({ attack: 2, magic: 0, light: 2, penalty: 0, total: 2 });
  expect(table.reckon(2)).toMatchObject({ attack: 2, magic: 5, total: 7 });
});

rule('THU-11.8', 'Magic Attack Only: magic alone must reach the Health; other benefits remain', () => {
  const short = prepare(['elf-archmage', 'elf-sorcerer', 'outlands-khan', 'lorigg-thief'], 'sphinx', 'nixie');
  expect(short.reckon(1)).toMatchObject({ attack: 0, magic: 7, total: 7, victory: false });
  expect(short.reckon(2)).toMatchObject({ attack: 8, magic: 7, total: 15 });
  const enough = prepare(['regian-bishop', 'regian-bishop', 'regian-priest', 'lorigg-thief'], 'sphinx', 'nixie');
  // The Thief's Attack does not count, but without his Light the 8 would be 6.
  expect(enough.reckon(1)).toMatchObject({ attack: 0, magic: 8, light: 1, total: 8, victory: true });
});

rule('THU-11.9', 'Magic Attack Required: may be attacked without, is defeated only with at least +1', () => {
  const without = prepare(['outlands-khan', 'outlands-khan', 'torch'], 'archduke-of-pain', 'nixie', 'nixie');
  expect(without.offered('dungeon.step')).toContain('attack:1');
  without.attacks(1);
  expect(without.fought).toMatchObject({ total: 14, health: 10, magicMissing: true, victory: false });
  expect(without.state.dungeon[0]).toBe('archduke-of-pain#1');
  const hand = ['outlands-khan', 'militia', 'militia', 'regian-cleric', 'torch'];
  const mixed = prepare(hand, 'archduke-of-pain', 'nixie').attacks(1);
  expect(mixed.fought).toMatchObject({ attack: 9, magic: 1, total: 10, victory: true });
});

rule('THU-11.10', 'unequipped Heroes give no Attack, Magic Attack, Light or any other benefit', () => {
  const table = prepare(['thyrian-knight', 'elf-wizard', 'militia', 'militia', 'dagger'], 'darkness', 'nixie').prepares(
    'equip:dagger#1:militia#1',
  );
  // Only the Militia with the Dagger attacks, and the Knight's +1 for Militia is lost with him.
  expect(table.reckon(1)).toMatchObject({ attack: 2, magic: 0, light: 0, penalty: 2 });
  expect(table.reckon(2)).toMatchObject({ attack: 4 + 2 + 2 + 1, magic: 2, light: 1 });
  const hindered = table.reckon(1).heroes.filter(hero => hero.hindrance === 'unequipped');
  expect(ids(hindered.map(hero => hero.card))).toEqual(['thyrian-knight', 'elf-wizard', 'militia']);
});

rule('THU-11.10', 'unequipped Heroes still suffer Battle Effects', () => {
  const tiring = withPowers('darkness', { timing: 'battle', op: 'strengthAll', strength: -4 });
  const { heroes } = resolveBattle({ cards: ['elf-wizard#1', 'militia#1'], party: newParty() }, tiring, 1);
  expect(heroes).toMatchObject([
    { card: 'elf-wizard#1', hindrance: 'unequipped', strength: -1 },
    { card: 'militia#1', hindrance: 'unequipped', strength: -2 },
  ]);
});

rule('THU-11.11', 'an immunity takes away only the kind of attack that it names', () => {
  const hand = ['dwarf-janissary', 'flaming-sword', 'pegasus', 'griffon', 'torch'];
  const table = prepare(hand, 'ebon-fume', 'noxious-slag', 'nixie').prepares('equip:flaming-sword#1:dwarf-janissary#1');
  expect(table.reckon(3)).toMatchObject({ attack: 2 + 4 + 1, magic: 3 + 1, light: 2 });
  expect(table.reckon(1)).toMatchObject({ attack: 7, magic: 0, light: 2 }); // magic only is ignored
  expect(table.reckon(2)).toMatchObject({ attack: 7, magic: 0, light: 2 }); // the sword's 3 are ignored, the Griffon's 1 halved
});

rule('THU-11.12', 'whatever the monster, a Disease costs exactly one point of a kind that counts', () => {
  const side = { cards: ['outlands-khan#1', 'elf-archmage#1', 'pegasus#1', 'disease#1'], party: newParty() };
  for (const target of defs.filter(def => def.isMonster)) {
    const battle = previewBattle(side, target, 2);
    const lost = battle.rawAttack + battle.rawMagic - battle.attackBeforeTraits - battle.magicBeforeTraits;
    expect(lost, target.id).toBe(1);
  }
});

rule('THU-11.12', 'Traits do not let a Disease be hidden on an attack that does not count (ruling A-2)', () => {
  const party = ['elf-archmage', 'militia', 'disease'];
  const sphinx = prepare(party, 'sphinx').prepares('attack:1');
  expect(sphinx.fought).toMatchObject({ magicBeforeTraits: 3, attackBeforeTraits: 1, total: 3 });
  const ebon = prepare(party, 'ebon-fume').prepares('attack:1');
  expect(ebon.fought).toMatchObject({ magicBeforeTraits: 4, attackBeforeTraits: 0, total: 0 });
});

rule('THU-11.12', 'a monster without Traits changes nothing', () => {
  const plain = defs.filter(def => def.isMonster && !def.abilities.some(ability => ability.timing === 'trait'));
  expect(ids(plain.map(def => copyOf(def.id, 1)))).toContain('griknack-goblin');
  for (const target of plain.filter(def => !def.abilities.some(ability => ability.timing === 'battle')))
    expect(
      resolveBattle({ cards: ['outlands-khan#1', 'elf-wizard#1', 'lantern#1'], party: newParty() }, target, 3),
      target.id,
    ).toMatchObject({ attack: 7, magic: 2, light: 3, penalty: 0, total: 9 });
});
