// THU-15 Disease, THU-16 Trophies, THU-17 Rest.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { defs } from '../content/cards.ts';
import { ids, scene } from './scene.ts';
import { prepare } from './single-battle.ts';

const MILITIA = (count: number): string[] => Array(count).fill('militia');

rule('THU-15.1', 'Diseases gained by a Battle Effect go to the discard pile', () => {
  const table = prepare(['militia', 'torch'], 'lord-of-death', 'nixie').attacks(1);
  expect(ids(table.discardPile(0)).filter(id => id === 'disease')).toHaveLength(2);
  expect(ids([...table.hand(0), ...table.deck(0)])).not.toContain('disease');
});

rule('THU-15.2', 'a Disease revealed in the Dungeon must be played: nothing declines it', () => {
  const table = prepare([...MILITIA(4), 'disease', 'torch'], 'griknack-goblin', 'nixie');
  expect(table.offered('dungeon.step')).toEqual(['attack:1', 'attack:2']);
  table.attacks(1);
  expect(table.fought).toMatchObject({ rawAttack: 4, attack: 3, victory: false });
});

rule('THU-15.2', 'a Disease destroyed in preparation has no effect; one drawn must be played', () => {
  const hand = ['regian-cleric', 'militia', 'militia', 'militia', 'disease', 'torch'];
  const cured = scene().hall('griknack-goblin', 'nixie').hand(0, hand).stocked('lantern').inDungeon();
  cured.prepares('use:regian-cleric#1:0');
  expect(cured.destroyed).toEqual([]);
  expect(ids(cured.hand(0))).toEqual(['regian-cleric', 'militia', 'militia', 'militia', 'torch', 'lantern']);
  expect(cured.preview(1)).toMatchObject({ attack: 3, magic: 1, total: 4, victory: true });
  const relapsed = scene().hall('griknack-goblin', 'nixie').hand(0, hand).stocked('disease').inDungeon();
  relapsed.prepares('use:regian-cleric#1:0');
  expect(relapsed.preview(1)).toMatchObject({ total: 3, victory: false });
});

rule('THU-15.3', 'each Disease takes 1 from the Attack or from the Magic Attack, as its owner chooses', () => {
  const sick = () => prepare(['militia', 'militia', 'elf-wizard', 'disease'], 'griknack-goblin', 'nixie').attacks(1);
  expect(sick().offered('battle.disease')).toEqual(['attack', 'magic']);
  expect(sick().chooses('battle.disease', 'attack').fought).toMatchObject({ attack: 1, magic: 2, total: 3 });
  expect(sick().chooses('battle.disease', 'magic').fought).toMatchObject({ attack: 2, magic: 1, total: 3 });
});

rule('THU-15.4', 'a kind of attack that is absent cannot be chosen; without any, the Disease does nothing', () => {
  const attackOnly = prepare(['militia', 'militia', 'disease', 'torch'], 'nixie', 'nixie');
  attackOnly.attacks(1);
  expect(attackOnly.fought).toMatchObject({ attackBeforeTraits: 1, magicBeforeTraits: 0 });
  const magicOnly = prepare(['elf-wizard', 'disease'], 'nixie', 'nixie').attacks(1);
  expect(magicOnly.fought).toMatchObject({ attackBeforeTraits: 0, magicBeforeTraits: 1 });
  const neither = prepare(['torch', 'disease', 'disease'], 'nixie', 'nixie').attacks(1);
  expect(neither.fought).toMatchObject({ attackBeforeTraits: 0, magicBeforeTraits: 0, total: 0 });
});

rule('THU-15.5', 'several Diseases are assigned one by one, and the last may find nothing left', () => {
  const table = prepare(['militia', 'regian-cleric', 'disease', 'disease', 'disease'], 'nixie', 'nixie').attacks(1);
  expect(table.offered('battle.disease')).toEqual(['attack', 'magic']);
  table.chooses('battle.disease', 'magic');
  // Of the second only the Attack is left; the third does nothing.
  expect(table.fought).toMatchObject({ rawAttack: 1, rawMagic: 1, attackBeforeTraits: 0, magicBeforeTraits: 0 });
});

rule('THU-15.6', 'Diseases come before multipliers and halvings', () => {
  const doubled = prepare(['selurin-warlock', 'fireball', 'disease'], 'nixie', 'nixie');
  doubled.attacks(1);
  expect(doubled.fought).toMatchObject({ rawMagic: 5, magicBeforeTraits: 4, magic: 8 });
  const halved = prepare(['fireball', 'fireball', 'disease'], 'noxious-slag', 'nixie');
  halved.attacks(1);
  expect(halved.fought).toMatchObject({ magicBeforeTraits: 5, magic: 2 }); // after the halving it would be 3 - 1 = 2 …
  const even = prepare(['fireball', 'regian-priest', 'disease'], 'noxious-slag', 'nixie');
  even.attacks(1);
  expect(even.fought).toMatchObject({ magicBeforeTraits: 4, magic: 2 }); // … but here it would be 2 - 1 = 1
});

rule('THU-15.7', 'a Disease can be destroyed by resting or by an effect and goes back to the supply', () => {
  const rest = scene().hall('nixie').hand(0, ['disease', 'militia']).stocked().opens();
  rest.chooses('turn.action', 'rest').chooses('rest.destroy', 'disease#1');
  expect(ids(rest.discardPile(0))).toEqual(['militia']);
  expect(rest.destroyed).toEqual([]);
  const banish = prepare(['banish', 'disease', 'torch'], 'nixie', 'nixie');
  banish.prepares('use:banish#1:0').returns(2);
  banish.chooses('banish.destroy', 'disease#1');
  expect(ids(banish.hand(0))).toEqual(['banish', 'torch', 'militia']);
  expect(banish.destroyed).toEqual([]);
});

rule('THU-15.8', 'the number of Diseases is unlimited', () => {
  const table = scene()
    .discard(1, Array(15).fill('disease'))
    .prepared(['militia'], 'famine', 'famine', 'nixie')
    .attacks(1);
  expect(ids(table.discardPile(0)).filter(id => id === 'disease')).toHaveLength(1);
  expect(new Set([...table.discardPile(0), ...table.discardPile(1)]).size).toBe(1 + 1 + 15);
});

rule('THU-16.1', 'a Trophy gives its Attack, Magic Attack or Light when revealed from the hand', () => {
  const base = prepare(['militia'], 'nixie', 'nixie').reckon(2);
  expect(base).toMatchObject({ attack: 1, magic: 0, light: 0 });
  const table = prepare(['militia', 'pegasus', 'ebon-fume', 'tyxr-the-old', 'griffon', 'red-jelly'], 'nixie', 'nixie');
  expect(table.reckon(2)).toMatchObject({ attack: 1 + 1 + 3, magic: 2 + 1, light: 1, penalty: 1 });
});

rule('THU-16.1', 'the Trophies of this box, and no others', () => {
  const trophies = defs.flatMap(({ id, abilities }) =>
    abilities.flatMap(a => (a.timing === 'trophy' ? [[id, a.attack, a.magic, a.light]] : [])),
  );
  expect(trophies).toEqual([
    ['the-unchained', 0, 1, 0],
    ['uyril-unending', 0, 1, 0], // ruling A-21
    ['tyxr-the-old', 0, 2, 0],
    ['ebon-fume', 3, 0, 0],
    ['pegasus', 1, 0, 0],
    ['griffon', 0, 1, 0],
    ['sphinx', 0, 2, 0],
    ['red-jelly', 0, 0, 1],
  ]);
});

rule('THU-16.2', 'a Trophy must be used each time: nothing declines it', () => {
  const table = prepare(['militia', 'pegasus', 'red-jelly'], 'nixie', 'nixie');
  expect(table.offered('dungeon.step')).toEqual(['attack:1', 'attack:2']);
  table.attacks(1);
  expect(table.fought).toMatchObject({ attack: 2, light: 1 });
});

rule('THU-16.3', 'a Trophy needs no Hero and is not equipped', () => {
  const table = prepare(['ebon-fume', 'ebon-fume', 'red-jelly', 'dagger'], 'nixie', 'nixie');
  expect(table.offered('dungeon.step')).toEqual(['attack:1', 'attack:2']);
  table.attacks(1);
  expect(table.fought).toMatchObject({ attack: 6, penalty: 0, total: 6, weaponPresent: false, victory: true });
});

rule(['THU-16.4', 'THU-9.8'], 'a Trophy never works while the monster is in the Hall', () => {
  const table = prepare(['militia', 'dagger'], 'red-jelly', 'pegasus', 'griffon');
  for (const rank of [1, 2, 3] as const)
    expect(table.reckon(rank)).toMatchObject({ attack: 1, magic: 0, light: 0, penalty: rank });
});

rule('THU-17.1', 'resting, the player may destroy any one card of the hand, or none', () => {
  const resting = () =>
    scene()
      .hall('nixie')
      .hand(0, ['militia', 'dagger', 'nixie', 'disease', 'fireball'])
      .stocked()
      .opens()
      .chooses('turn.action', 'rest');
  expect(resting().offered('rest.destroy')).toEqual(['militia#1', 'dagger#1', 'nixie#2', 'disease#1', 'fireball#1']);
  const one = resting().chooses('rest.destroy', 'fireball#1');
  expect(one.destroyed).toEqual(['fireball#1']);
  expect(one.discardPile(0)).toHaveLength(4);
  const none = resting().passes('rest.destroy');
  expect(none.destroyed).toEqual([]);
  expect(none.discardPile(0)).toHaveLength(5);
  expect(() => resting().chooses('rest.destroy', 'militia#1', 'dagger#1')).toThrow('at most 1');
});

rule('THU-17.2', 'no effect of a card can be used while resting', () => {
  const hand = ['town-guard', 'barkeep', 'regian-priest', 'iron-rations'];
  const table = scene().hall('nixie').hand(0, hand).stocked().opens().chooses('turn.action', 'rest');
  expect(table.offered('rest.destroy')).toEqual(['town-guard#1', 'barkeep#1', 'regian-priest#1', 'iron-rations#1']);
  table.passes('rest.destroy');
  expect(table.log).not.toContain('log.use');
  expect(table.state.active).toBe(1);
});

rule('THU-17.3', 'the hand is not revealed by resting, only discarded face up', () => {
  const table = scene().hall('nixie').hand(0, ['militia', 'dagger']).stocked().opens().chooses('turn.action', 'rest');
  expect(table.seat(1).view().players[0]).toMatchObject({ handCount: 2, revealed: false });
  expect(table.seat(1).view().players[0]?.hand).toBeUndefined();
  table.passes('rest.destroy');
  expect(table.seat(1).view().players[0]?.discard).toEqual(['militia#1', 'dagger#1']);
});

rule('THU-17.4', 'then the turn ends: the hand is discarded and six cards are drawn', () => {
  const table = scene().hall('nixie').hand(0, ['militia', 'dagger']).stocked().opens();
  table.chooses('turn.action', 'rest').chooses('rest.destroy', 'dagger#1');
  expect(ids(table.discardPile(0))).toEqual(['militia']);
  expect(table.hand(0)).toHaveLength(6);
  expect(table.state.active).toBe(1);
});
