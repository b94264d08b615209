// THU-2: cards and zones.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { type CardDef, cardById, defs, families, heroesOf } from '../content/cards.ts';
import { scoreOf } from '../rules/scoring.ts';
import type { Rank } from '../rules/state.ts';
import cardsEn from '../text/cards.en.json' with { type: 'json' };
import cardsFr from '../text/cards.fr.json' with { type: 'json' };
import { heroes, monsters, villageCards } from './content/kinds.ts';
import { lostAndFound } from './parties.ts';
import { ids, scene, type Table } from './scene.ts';
import { prepare } from './single-battle.ts';

/** What a card gives to the battle, by kind. */
const given = (table: Table, rank: Rank, id: string, kind: string): number =>
  table
    .preview(rank)
    .parts.filter(part => ids([part.card])[0] === id && part.kind === kind)
    .reduce((sum, part) => sum + part.amount, 0);

const usesOf = (keys: readonly string[]): string[] => keys.filter(key => key.startsWith('use:'));

rule('THU-2.1', 'a player has a face-down deck, a hand, a face-up discard pile, and XP apart from them', () => {
  const table = scene()
    .hall('griknack-goblin', 'nixie', 'griffon')
    .hand(0, ['outlands-warrior', 'torch'])
    .deck(0, ['militia', 'torch', 'militia', 'dagger', 'militia', 'torch', 'dagger'])
    .discard(0, ['iron-rations'])
    .opens();
  const own = table.seat(0).view().players[0];
  const others = table.seat(1).view().players[0];
  expect(ids(own?.hand ?? [])).toEqual(['outlands-warrior', 'torch']);
  expect(ids(own?.deck ?? []).sort()).toEqual(['dagger', 'dagger', 'militia', 'militia', 'militia', 'torch', 'torch']);
  expect(others).toMatchObject({ deckCount: 7, handCount: 2, discard: ['iron-rations#1'], xp: 0 });
  expect(others).not.toHaveProperty('hand');
  expect(others).not.toHaveProperty('deck');

  table.chooses('turn.action', 'dungeon').attacks(1); // Attack 3, Light 1: not enough for Health 4
  expect(table.xp(0)).toBe(0);
  const again = scene().hall('griknack-goblin', 'nixie', 'griffon').hand(0, ['outlands-slayer', 'torch']).inDungeon();
  again.prepares('use:outlands-slayer#1:0').attacks(1);
  expect(again.xp(0)).toBe(1);
  const cards = [...again.hand(0), ...again.deck(0), ...again.discardPile(0)];
  expect(ids(cards).sort()).toEqual(['griknack-goblin', 'outlands-slayer', 'torch']); // XP became no card
});

rule('THU-2.2', 'what a player discards or gains goes on top of the own discard pile, face up', () => {
  const table = scene()
    .hand(0, ['torch', 'torch', 'elf-wizard'])
    .xp(0, 2) // a level-up is still possible: the visit goes on after the purchase
    .discards(['iron-rations', 'dagger'], ['militia'])
    .inVillage()
    .chooses('village.step', 'buy:dagger');
  expect(ids(table.discardPile(0))).toEqual(['dagger', 'iron-rations', 'dagger']);
  expect(ids(table.discardPile(1))).toEqual(['militia']);
  expect(table.seat(1).view().players[0]?.discard.at(-1)).toBe(table.discardPile(0)[0]);

  const robbed = scene()
    .hall('griknack-goblin', 'nixie', 'griffon')
    .hands(['lorigg-rogue'], ['militia', 'dagger'])
    .discard(1, ['torch'])
    .inDungeon()
    .chooses('dungeon.enters', 'use:lorigg-rogue#1:0');
  robbed.seat(1).chooses('discard', 'dagger#1');
  expect(ids(robbed.discardPile(1))).toEqual(['dagger', 'torch']);
  expect(robbed.discardPile(0)).toEqual([]);
});

rule('THU-2.3', 'destroyed cards of all players lie in one pile and are nobody’s any more', () => {
  const table = scene().hands(['dagger', 'militia'], ['torch', 'militia']).opens();
  table.chooses('turn.action', 'rest').chooses('rest.destroy', 'dagger#1');
  table.chooses('turn.action', 'rest').chooses('rest.destroy', 'torch#1');
  expect(table.destroyed).toEqual(['dagger#1', 'torch#1']);
  for (const seat of [0, 1]) {
    expect(ids([...table.hand(seat), ...table.deck(seat), ...table.discardPile(seat)])).toEqual(['militia']);
    expect(table.seat(seat).view().destroyed).toEqual(['dagger#1', 'torch#1']);
  }
});

rule('THU-2.4', 'a destroyed Disease goes back to its supply instead, and the supply never ends', () => {
  const table = scene().hand(0, ['disease', 'militia']).opens();
  table.chooses('turn.action', 'rest').chooses('rest.destroy', 'disease#1');
  expect(table.destroyed).toEqual([]);
  expect(ids([...table.hand(0), ...table.deck(0), ...table.discardPile(0)])).toEqual(['militia']);

  const sick = scene()
    .hall('lord-of-death', 'nixie', 'griffon')
    .hand(0, ['militia'])
    .having(state => {
      state.diseases = 40; // more than the 15 of the box are about
    })
    .inDungeon()
    .attacks(1);
  expect(ids([...sick.hand(0), ...sick.discardPile(0)]).sort()).toEqual(['disease', 'disease', 'militia']);
});

rule('THU-2.4', 'spent XP go back to a supply that never ends', () => {
  const table = scene().hand(0, ['elf-wizard', 'militia', 'trainer']).xp(0, 40).inVillage();
  table.chooses('village.step', 'use:trainer#1:0');
  expect(table.xp(0)).toBe(42); // the box holds 32
  table.chooses('village.step', 'level:elf-wizard#1:elf-sorcerer');
  expect(table.xp(0)).toBe(40);
  expect(table.xp(1)).toBe(0);
});

rule('THU-2.5', 'an empty stack sells nothing more', () => {
  const table = scene()
    .hand(0, ['barkeep', 'nixie', 'nixie'])
    .stack('hatchet', 1)
    .inVillage()
    .chooses('village.step', 'use:barkeep#1:0')
    .chooses('village.step', 'buy:hatchet');
  expect(table.offered('village.step')).toContain('buy:dagger');
  expect(table.offered('village.step')).not.toContain('buy:hatchet');
  expect(table.refusal('village.step', 'buy:hatchet')).toBe('THU-2.5');
});

rule('THU-2.5', 'a destroyed card does not go back to its stack', () => {
  const table = scene().hands(['hatchet'], ['nixie', 'nixie']).stack('hatchet', 0).opens();
  table.chooses('turn.action', 'rest').chooses('rest.destroy', 'hatchet#1');
  table.chooses('turn.action', 'village');
  expect(table.refusal('village.step', 'buy:hatchet')).toBe('THU-2.5');
});

rule('THU-2.6', 'every Hero has a class, a Strength, and an Attack or a Magic Attack', () => {
  for (const def of [...heroes, cardById('militia')]) {
    expect(def.classes.length, def.id).toBeGreaterThanOrEqual(1);
    expect(def.strength, def.id).toBeGreaterThanOrEqual(1);
    expect(def.attack + def.magic, def.id).toBeGreaterThanOrEqual(1);
    expect(def, def.id).not.toHaveProperty('race'); // no rule of this box asks for it
  }
  expect(heroes.filter(def => def.classes.length > 1).map(def => def.family)).toEqual(
    expect.arrayContaining(['amazon', 'chalice', 'feayn', 'redblade']),
  );
});

rule('THU-2.6', 'a Hero of two classes counts as both', () => {
  const against = (monster: string): string[] => {
    const table = prepare(['chalice-quester', 'torch', 'torch', 'torch'], monster, 'nixie', 'griffon').attacks(1);
    return ids(table.destroyed);
  };
  expect(against('tormentor')).toEqual(['chalice-quester']); // destroys a Cleric
  expect(against('knightmare')).toEqual(['chalice-quester']); // destroys a Fighter
  expect(against('black-slime')).toEqual([]); // destroys Militia
});

rule('THU-2.7', 'Militia are Heroes: they carry Weapons, gain what Heroes gain, and die as Heroes', () => {
  const hand = ['militia', 'dagger', 'battle-fury', 'iron-rations', 'torch'];
  const table = prepare(hand, 'mythlurian', 'nixie', 'griffon');
  table.prepares('equip:dagger#1:militia#1', 'use:battle-fury#1:0', 'use:iron-rations#1:0');
  expect(table.preview(1)).toMatchObject({ attack: 3, heroes: [{ card: 'militia#1', strength: 4, attack: 3 }] });
  table.attacks(1);
  expect(table.destroyed).toEqual(['militia#1']);
});

rule('THU-2.7', 'their class is Militia and no other', () => {
  const fallen = (monster: string): string[] => {
    const table = prepare(['militia', 'torch'], monster, 'nixie', 'griffon').attacks(1);
    return ids(table.destroyed);
  };
  expect(fallen('black-slime')).toEqual(['militia']);
  expect(fallen('knightmare')).toEqual([]); // looks for a Fighter
  expect(fallen('tormentor')).toEqual([]); // looks for a Cleric
});

rule('THU-2.8', 'Heroes and Basic cards are Village cards: bought in the Village, and by “any Village card”', () => {
  const basicsAndHeroes = ['buy:militia', 'buy:dagger', 'buy:iron-rations', 'buy:torch', 'buy:elf', 'buy:lorigg'];
  const visiting = scene().hand(0, ['nixie', 'nixie']).inVillage();
  expect(visiting.offered('village.step')).toEqual(expect.arrayContaining([...basicsAndHeroes, 'buy:banish']));
  const table = prepare(['chalice-paladin', 'lantern', 'nixie'], 'griknack-goblin', 'nixie', 'griffon')
    .attacks(1)
    .chooses('victory.trigger', 'chalice-paladin#1:1');
  expect(table.offered('spoils.buy')).toEqual(expect.arrayContaining([...basicsAndHeroes, 'buy:banish']));
});

rule('THU-2.9', 'each Village card is a Weapon, an Item, a Spell or a Villager; Weapons alone have a Weight', () => {
  const kinds = ['weapon', 'item', 'spell', 'villager'] as const;
  for (const def of [...villageCards, ...['dagger', 'iron-rations', 'torch'].map(cardById)]) {
    expect(
      kinds.filter(kind => def.types.includes(kind)),
      def.id,
    ).toHaveLength(1);
    expect(def.weight > 0, def.id).toBe(def.isWeapon);
    expect(def.isEdged && !def.isWeapon, def.id).toBe(false);
  }
  const of = (type: 'food' | 'edged'): string[] => defs.filter(def => def.types.includes(type)).map(def => def.id);
  expect(of('food').sort()).toEqual(['feast', 'goodberries', 'iron-rations']);
  expect(of('edged').sort()).toEqual(['dagger', 'flaming-sword', 'hatchet', 'polearm', 'short-sword', 'spear']);
});

rule('THU-2.9', 'Weapons are not Items', () => {
  const hand = ['selurin-magician', 'outlands-warrior', 'flaming-sword', 'torch', 'chalice-defender'];
  const table = prepare(hand, 'griffon', 'nixie', 'pegasus').prepares(
    'equip:flaming-sword#1:outlands-warrior#1',
    'use:chalice-defender#1:0',
  );
  expect(given(table, 1, 'torch', 'magic')).toBe(1); // each Item gains Magic Attack +1
  expect(given(table, 1, 'flaming-sword', 'magic')).toBe(3); // a Weapon gains nothing
  expect(given(table, 1, 'chalice-defender', 'attack')).toBe(3 + 1); // the Torch alone is an Item with Light
});

rule('THU-2.10', 'Disease has no gold value and is of no type', () => {
  const table = scene().hand(0, ['disease', 'pawnbroker']).inVillage();
  expect(table.shown('village.step').gold).toBe(0);
  expect(table.refusal('village.step', 'use:pawnbroker#1:0')).toBe('THU-21.57'); // nothing has a gold value
  const sold = scene().hand(0, ['disease', 'pawnbroker', 'militia', 'torch']).inVillage();
  sold.chooses('village.step', 'use:pawnbroker#1:0');
  expect(sold.offered('village.pawn')).toEqual(['militia#1', 'torch#1']);
  const magic = prepare(['selurin-magician', 'disease'], 'griffon', 'nixie', 'pegasus');
  expect(given(magic, 1, 'disease', 'magic')).toBe(0); // neither an Item nor a Spell
  for (const prey of ['harbinger', 'green-blob', 'skaladak'])
    expect(prepare(['disease'], prey, 'nixie', 'griffon').attacks(1).destroyed).toEqual([]);
});

rule('THU-2.11', 'a captured monster gives gold in the Village, its Trophy in the Dungeon, and VP', () => {
  const setting = scene().hall('griknack-goblin', 'nixie', 'pegasus').hand(0, ['griffon', 'torch']);
  expect(setting.inVillage().shown('village.step').gold).toBe(1 + 2);
  const table = setting.inDungeon();
  expect(table.preview(1)).toMatchObject({ magic: 1, total: 1 });
  expect(scoreOf(table.state, 0)).toBe(4);
});

rule('THU-2.11', 'no monster of this box has a Village Effect', () => {
  for (const def of monsters)
    expect(
      def.abilities.filter(ability => ability.timing === 'village'),
      def.id,
    ).toEqual([]);
  const table = scene().hand(0, ['sphinx', 'tyxr-the-old', 'gray-ooze', 'torch']).inVillage();
  expect(usesOf(table.offered('village.step'))).toEqual([]);
});

rule('THU-2.12', 'Village Effects work in the Village only, Dungeon Effects in the Dungeon only', () => {
  const setting = scene()
    .hall('griknack-goblin', 'nixie', 'griffon')
    .hand(0, ['town-guard', 'barkeep', 'battle-fury', 'iron-rations', 'militia']);
  const village = setting.inVillage();
  expect(usesOf(village.offered('village.step'))).toEqual([
    'use:town-guard#1:0',
    'use:town-guard#1:1',
    'use:barkeep#1:0',
    'use:barkeep#1:1',
  ]);
  const dungeon = setting.inDungeon();
  expect(usesOf(dungeon.offered('dungeon.step'))).toEqual(['use:battle-fury#1:0', 'use:iron-rations#1:0']);
});

rule('THU-2.13', 'each effect once a turn; two effects of one card may both be used', () => {
  const table = scene()
    .hall('griknack-goblin', 'nixie', 'griffon')
    .hand(0, ['chalice-defender', 'torch'])
    .deck(0, ['militia', 'dagger'])
    .inDungeon('use:chalice-defender#1:1');
  expect(table.refusal('dungeon.step', 'use:chalice-defender#1:1')).toBe('THU-2.13');
  table.prepares('use:chalice-defender#1:0');
  expect(table.refusal('dungeon.step', 'use:chalice-defender#1:0')).toBe('THU-2.13');
  expect(ids(table.hand(0))).toEqual(['chalice-defender', 'torch', 'militia']);
  expect(given(table, 1, 'chalice-defender', 'attack')).toBe(4);

  const visit = scene().hand(0, ['trainer', 'militia', 'militia']).inVillage();
  visit.chooses('village.step', 'use:trainer#1:0');
  expect(visit.refusal('village.step', 'use:trainer#1:0')).toBe('THU-2.13');
  expect(visit.offered('village.step')).toContain('use:trainer#1:1');
});

rule('THU-2.13', 'a second copy of the card has effects of its own, and the next turn brings them all back', () => {
  const table = scene()
    .hall('griknack-goblin', 'nixie', 'griffon')
    .hand(0, ['battle-fury', 'battle-fury', 'militia', 'torch'])
    .inDungeon('use:battle-fury#1:0', 'use:battle-fury#2:0');
  expect(table.preview(1)).toMatchObject({ attack: 3 });
  expect(usesOf(table.offered('dungeon.step'))).toEqual([]);
  table.attacks(1).chooses('turn.action', 'rest').confirms('rest.destroy'); // seat 1
  table.chooses('turn.action', 'dungeon');
  expect(usesOf(table.offered('dungeon.step'))).toHaveLength(1); // two alike are offered as one
});

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

rule('THU-2.14', 'a Repeat effect may be used again and again, and its cost is paid each time', () => {
  const table = prepare(['outlands-slayer', 'iron-rations', 'feast', 'torch'], 'griknack-goblin', 'nixie', 'griffon');
  expect(given(table, 1, 'outlands-slayer', 'attack')).toBe(5);
  table.prepares('use:outlands-slayer#1:1').chooses('dungeon.pay.food', 'feast#1');
  expect(given(table, 1, 'outlands-slayer', 'attack')).toBe(8);
  table.prepares('use:outlands-slayer#1:1');
  expect(given(table, 1, 'outlands-slayer', 'attack')).toBe(11);
  expect(table.destroyed).toEqual(['feast#1', 'iron-rations#1']);
  expect(table.refusal('dungeon.step', 'use:outlands-slayer#1:1')).toBe('THU-6.9'); // no Food left to pay with

  const once = prepare(['outlands-warrior', 'iron-rations', 'feast', 'torch'], 'griknack-goblin', 'nixie', 'griffon');
  once.prepares('use:outlands-warrior#1:0').chooses('dungeon.pay.food', 'feast#1');
  expect(once.refusal('dungeon.step', 'use:outlands-warrior#1:0')).toBe('THU-2.13'); // not a Repeat effect
});

rule('THU-2.15', 'the effects of a destroyed card are gone with it', () => {
  const table = scene().hand(0, ['barkeep', 'torch']).inVillage().chooses('village.step', 'use:barkeep#1:1');
  expect(usesOf(table.offered('village.step'))).toEqual([]);
  expect(table.shown('village.step').purchases).toBe(1);

  const dungeon = scene()
    .hall('griknack-goblin', 'nixie', 'griffon')
    .hand(0, ['banish', 'regian-priest', 'torch'])
    .deck(0, ['militia', 'dagger'])
    .inDungeon();
  expect(usesOf(dungeon.offered('dungeon.step'))).toContain('use:regian-priest#1:0');
  dungeon.prepares('use:banish#1:0').returns(3);
  dungeon.chooses('banish.destroy', 'regian-priest#1');
  expect(usesOf(dungeon.offered('dungeon.step'))).toEqual([]);
});

rule('THU-2.16', 'a card that contradicts a rule wins: Weapons too heavy, a purchase too many', () => {
  const hand = ['militia', 'short-sword', 'magical-aura', 'torch'];
  const table = scene().hall('griknack-goblin', 'nixie', 'griffon').hand(0, hand).inDungeon();
  expect(table.refusal('dungeon.step', 'equip:short-sword#1:militia#1')).toBe('THU-7.2');
  table.prepares('use:magical-aura#1:0', 'equip:short-sword#1:militia#1');
  expect(table.preview(1)).toMatchObject({ attack: 5 });

  const visit = scene().hand(0, ['barkeep', 'nixie', 'elf-wizard']).xp(0, 2).inVillage();
  visit.chooses('village.step', 'use:barkeep#1:0').chooses('village.step', 'buy:iron-rations');
  visit.chooses('village.step', 'buy:iron-rations'); // THU-4.11 allows one purchase
  expect(visit.refusal('village.step', 'buy:militia')).toBe('THU-4.20');
});

rule('THU-2.17', 'every Level of every family has a name of its own, in both languages', () => {
  const name = (texts: Record<string, string>, def: CardDef): string | undefined => texts[`card.${def.id}`];
  for (const texts of [cardsEn, cardsFr]) {
    const names = heroes.map(def => name(texts, def));
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(33);
  }
  for (const family of families) expect(heroesOf[family]?.map(def => def.level)).toEqual([1, 2, 3]);
});
