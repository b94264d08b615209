// THU-6: entering the Dungeon, preparation.

import { type Decision, unaskedPicks } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { likeness } from '../rules/cards-offered.ts';
import { expiryAnswer } from '../rules/clock.ts';
import { newParty, type Party } from '../rules/state.ts';
import { keysOf, lostAndFound, plain, STEP } from './parties.ts';
import { ids, scene, type Table } from './scene.ts';
import { prepare } from './single-battle.ts';

const DUNGEON = 'dungeon.step';

const squire = (): Table => prepare(['thyrian-squire', 'iron-rations', 'torch'], 'griffon', 'nixie', 'pegasus');

rule('THU-6.1', 'the whole hand is revealed and enters; no card can be held back', () => {
  const hand = ['militia', 'militia', 'torch', 'iron-rations', 'griffon', 'disease'];
  const table = plain().hand(0, hand).opens();
  expect(table.seat(1).view().players[0]).not.toHaveProperty('hand');
  table.chooses('turn.action', 'dungeon');
  expect(ids(table.seat(1).view().players[0]?.hand ?? [])).toEqual(hand);
  expect(table.offered(STEP)).toEqual(['attack:1', 'attack:2', 'attack:3', 'use:iron-rations#1:0']);
  expect(table.reckon(1)).toMatchObject({ attack: 2, magic: 1, light: 1 }); // both Militia, the Trophy, the Torch
});

rule('THU-6.2', 'one may enter with any hand, even without Heroes', () => {
  const table = plain().hand(0, ['torch', 'dagger']).opens();
  expect(table.offered('turn.action')).toContain('dungeon');
  table.chooses('turn.action', 'dungeon');
  expect(keysOf(table, 'attack')).toEqual(['attack:1', 'attack:2', 'attack:3']);
  expect(table.preview(1)).toMatchObject({ heroes: [], total: 0, victory: false });
  table.attacks(1);
  expect(ids(table.hall)).toEqual(['nixie', 'griffon', 'pegasus']);
});

rule('THU-6.3', 'Dungeon Effects may be used all, some or none of them, in any order', () => {
  const setting = plain()
    .hand(0, ['regian-priest', 'battle-fury', 'iron-rations', 'militia'])
    .deck(0, ['torch', 'torch']);
  const all = ['use:regian-priest#1:0', 'use:battle-fury#1:0', 'use:iron-rations#1:0'];
  expect(keysOf(setting.inDungeon(), 'use')).toEqual(all);
  expect(setting.inDungeon().attacks(1).log).not.toContain('log.use');

  const one = setting.inDungeon('use:battle-fury#1:0', 'use:regian-priest#1:0');
  const other = setting.inDungeon('use:regian-priest#1:0', 'use:battle-fury#1:0');
  for (const table of [one, other]) {
    expect(table.preview(1)).toMatchObject({ attack: 3, magic: 2, light: 1 });
    expect(keysOf(table, 'use')).toEqual(['use:iron-rations#1:0']);
  }
});

rule('THU-6.4', 'Disease and Trophies must be played, whether the player likes it or not', () => {
  const table = plain().hand(0, ['disease', 'griffon', 'fireball', 'militia', 'dagger']).inDungeon();
  expect(keysOf(table, 'hold')).toEqual(['hold:fireball#1']); // a Spell may be held back; these two may not
  table.prepares('hold:fireball#1').attacks(1);
  expect(table.offered('battle.disease')).toEqual(['attack', 'magic']);
  expect(() => table.passes('battle.disease')).toThrow('may not pass');
  table.chooses('battle.disease', 'magic');
  const [told] = table.told().filter(event => event.text === 'log.defeat');
  expect(told?.with).toMatchObject({ attack: 1, magic: 0, total: 0 }); // the Trophy's Magic Attack +1 less the Disease
});

rule('THU-6.5', 'in preparation each Hero may be given one Weapon', () => {
  const table = plain().hand(0, ['militia', 'elf-wizard', 'dagger', 'hatchet', 'torch']).inDungeon();
  expect(keysOf(table, 'equip')).toEqual([
    'equip:dagger#1:militia#1',
    'equip:dagger#1:elf-wizard#1',
    'equip:hatchet#1:elf-wizard#1',
  ]);
  expect(table.preview(1)).toMatchObject({ attack: 1, weaponPresent: false }); // it need not be done
  table.prepares('equip:dagger#1:militia#1', 'equip:hatchet#1:elf-wizard#1');
  expect(table.preview(1)).toMatchObject({ attack: 1 + 1 + 3, weaponPresent: true });
  expect(keysOf(table, 'equip')).toEqual([]);
});

rule('THU-6.6', 'cards drawn join the party at once, a Disease too', () => {
  const table = plain()
    .hand(0, ['regian-bishop', 'torch'])
    .deck(0, ['disease', 'outlands-warrior', 'iron-rations'])
    .inDungeon('use:regian-bishop#1:0');
  expect(table.reckon(1)).toMatchObject({ attack: 3, magic: 3 });
  expect(table.preview(1)).toMatchObject({ total: 5 }); // 6 less one for the Disease that must be played
  expect(keysOf(table, 'use')).toEqual(['use:regian-bishop#1:1']); // the Warrior has no Food, the Disease can go
  table.prepares('use:regian-bishop#1:1'); // destroys the Disease, draws the Iron Rations
  expect(keysOf(table, 'use')).toEqual(['use:outlands-warrior#1:0', 'use:iron-rations#1:0']);
  expect(table.preview(1)).toMatchObject({ total: 6 });
});

rule('THU-6.6', 'what all Heroes gain, Heroes drawn later gain too (A-11)', () => {
  const table = plain()
    .hand(0, ['regian-priest', 'battle-fury', 'feast', 'torch'])
    .deck(0, ['militia'])
    .inDungeon('use:battle-fury#1:0', 'use:feast#1:0', 'use:regian-priest#1:0');
  const [priest, militia] = table.preview(1).heroes;
  expect(priest).toMatchObject({ strength: 7, attack: 2, magic: 2 });
  expect(militia).toMatchObject({ card: 'militia#1', strength: 5, attack: 3 });
});

rule(['THU-6.6', 'THU-21.41'], '“for each Monster card” counts what is there when a target is declared (A-35)', () => {
  const hand = ['outlands-khan', 'regian-priest', 'banish', 'nixie', 'torch'];
  const table = plain().hand(0, hand).deck(0, ['griknack-goblin', 'militia']).inDungeon();
  expect(table.preview(1)).toMatchObject({ attack: 7 }); // not used, not counted
  table.prepares('use:outlands-khan#1:0');
  expect(table.preview(1)).toMatchObject({ attack: 7 + 2 });
  table.prepares('use:regian-priest#1:0'); // draws the Goblin
  expect(table.preview(1)).toMatchObject({ attack: 7 + 4 });
  table.prepares('use:banish#1:0').rearranges(...table.hall);
  table.chooses('banish.destroy', 'nixie#2'); // draws the Militia
  expect(table.preview(1)).toMatchObject({ attack: 7 + 2 + 1 });
});

rule('THU-6.7', 'Spells, Items and Trophies work without Heroes', () => {
  const table = plain().hand(0, ['fireball', 'torch', 'griffon', 'pegasus', 'red-jelly']).inDungeon();
  expect(table.preview(3)).toMatchObject({ heroes: [], attack: 1, magic: 4, light: 3, penalty: 0, total: 5 });
  table.attacks(1); // Health 4
  expect(table.xp(0)).toBe(1);
});

rule('THU-6.8', 'copies are alike until something was done with one of them', () => {
  const told = (change: Partial<Party>, one = 'militia#1', other = 'militia#2'): boolean => {
    const party = { ...newParty(), ...change };
    return likeness({ party }, one) !== likeness({ party }, other);
  };
  expect(told({})).toBe(false);
  const changes: readonly Partial<Party>[] = [
    { used: ['militia#1:0'] },
    { spent: ['militia#1:0'] },
    { equip: { 'dagger#1': 'militia#1' } },
    { strength: { 'militia#1': 1 } },
    { attack: { 'militia#1': 1 } },
    { converted: ['militia#1'] },
    { thrown: ['militia#1'] },
    { held: ['militia#1'] },
    { borrowed: [{ card: 'militia#1', owner: 1 }] },
  ];
  for (const change of changes) {
    expect(told(change), JSON.stringify(change)).toBe(true);
    expect(told(change, 'militia#2', 'militia#3'), JSON.stringify(change)).toBe(false);
  }
  expect(told({ equip: { 'dagger#1': 'militia#1' } }, 'dagger#1', 'dagger#2')).toBe(true);
  const both = { 'dagger#1': 'militia#1', 'dagger#2': 'militia#2' };
  expect(told({ equip: both })).toBe(false);
  expect(told({ equip: both, thrown: ['dagger#1'] })).toBe(true);
  expect(told({ used: ['militia#1:0'], spent: ['militia#2:0'] })).toBe(true);
  // Different cards are never alike, whatever was done with both of them; copies with which the same was done are.
  const ofBoth = (one: string, other: string): readonly Partial<Party>[] => [
    { used: [`${one}:0`, `${other}:0`] },
    { spent: [`${one}:0`, `${other}:0`] },
    { equip: { 'dagger#1': one, 'dagger#2': other } },
    { strength: { [one]: 1, [other]: 1 } },
    { attack: { [one]: 1, [other]: 1 } },
    { converted: [one, other] },
    { thrown: [one, other] },
    { held: [one, other] },
    { borrowed: [one, other].map(card => ({ card, owner: 1 })) },
  ];
  const [one, other, copy] = ['militia#1', 'elf-archmage#1', 'militia#2'];
  for (const change of ofBoth(one, other)) expect(told(change, one, other), JSON.stringify(change)).toBe(true);
  for (const change of ofBoth(one, copy)) expect(told(change, one, copy), JSON.stringify(change)).toBe(false);
  expect(told({ equip: { 'dagger#1': one, 'hatchet#1': one } }, 'dagger#1', 'hatchet#1')).toBe(true);
  // Without a party nothing was done with any.
  expect(likeness({}, 'militia#1')).toBe(likeness({}, 'militia#2'));
});

rule('THU-6.8', 'a card destroyed by a Dungeon Effect leaves at once and gives nothing more', () => {
  const table = plain()
    .hand(0, ['banish', 'banish', 'banish', 'thyrian-squire', 'short-sword', 'lantern'])
    .inDungeon('equip:short-sword#1:thyrian-squire#1');
  const destroys = (banish: string, card: string): void => {
    table.prepares(`use:${banish}:0`).chooses('banish.mode', 'rearrange');
    table.chooses('banish.order', ...table.hall).chooses('banish.destroy', card);
  };
  expect(table.preview(1)).toMatchObject({ attack: 6, light: 2 });
  destroys('banish#1', 'lantern#1');
  expect(table.preview(1)).toMatchObject({ attack: 6, light: 0 });
  destroys('banish#2', 'short-sword#1');
  expect(table.preview(1)).toMatchObject({ attack: 2, light: 0 });
  destroys('banish#3', 'thyrian-squire#1');
  expect(table.destroyed).toEqual(['lantern#1', 'short-sword#1', 'thyrian-squire#1']);
});

rule(['THU-6.8', 'THU-21.43'], 'a thrown Spear is destroyed and counts all the same until the battle is over', () => {
  const table = plain()
    .hand(0, ['thyrian-squire', 'spear', 'torch'])
    .deck(0, ['militia', 'militia', 'militia', 'militia', 'militia', 'militia'])
    .inDungeon('equip:spear#1:thyrian-squire#1', 'use:spear#1:0');
  expect(table.preview(1)).toMatchObject({ attack: 2 + 5, weaponPresent: true });
  table.attacks(1);
  expect(table.destroyed).toEqual(['spear#1']);
});

rule('THU-6.9', 'Food destroyed to feed a Hero gives no effect of its own', () => {
  const table = plain().hand(0, ['outlands-warrior', 'feast', 'militia', 'torch']).inDungeon();
  expect(keysOf(table, 'use')).toEqual(['use:outlands-warrior#1:0', 'use:feast#1:0']);
  table.prepares('use:outlands-warrior#1:0');
  expect(table.destroyed).toEqual(['feast#1']);
  expect(keysOf(table, 'use')).toEqual([]);
  expect(table.preview(1)).toMatchObject({ attack: 3 + 3 + 1 }); // no Attack +1 for all
  expect(table.preview(1).heroes.map(hero => hero.strength)).toEqual([7, 2]); // and no Strength +3
});

rule('THU-6.9', 'without Food the effect is not to be had', () => {
  const table = plain().hand(0, ['outlands-warrior', 'torch', 'dagger']).inDungeon();
  expect(keysOf(table, 'use')).toEqual([]);
  expect(table.refusal(STEP, 'use:outlands-warrior#1:0')).toBe('THU-6.9');
});

rule('THU-6.9', 'ex-13: Rations eaten for Attack give no Strength', () => {
  const table = squire().prepares('use:thyrian-squire#1:0');
  expect(table.offered(DUNGEON)).not.toContain('use:iron-rations#1:0');
  expect(table.preview(1).heroes).toMatchObject([{ attack: 4, strength: 6 }]);
});

rule('THU-6.10', 'a card whose Dungeon Effect was used cannot be destroyed by another card’s (A-5)', () => {
  const table = plain()
    .hand(0, ['banish', 'regian-priest', 'battle-fury', 'iron-rations', 'thyrian-squire', 'torch'])
    .inDungeon('use:regian-priest#1:0', 'use:battle-fury#1:0', 'use:iron-rations#1:0')
    .chooses('dungeon.hero', 'thyrian-squire#1');
  expect(table.refusal(STEP, 'use:thyrian-squire#1:0')).toBe('THU-6.9'); // the Rations have been eaten
  table.prepares('use:banish#1:0').rearranges(...table.hall);
  expect(table.offered('banish.destroy')).toEqual(['banish#1', 'thyrian-squire#1', 'torch#1']); // its own card, yes
});

rule('THU-6.10', 'a Repeat effect counts as used as well', () => {
  const table = plain()
    .hand(0, ['banish', 'regian-cleric', 'regian-cleric', 'disease', 'torch'])
    .inDungeon('use:regian-cleric#1:0', 'use:banish#1:0')
    .chooses('banish.mode', 'rearrange');
  table.chooses('banish.order', ...table.hall);
  expect(table.offered('banish.destroy')).toEqual(['banish#1', 'regian-cleric#2', 'torch#1']);
});

rule('THU-6.10', 'the Village knows no such limit (A-5)', () => {
  const table = scene().hand(0, ['barkeep', 'pawnbroker', 'nixie']).inVillage();
  table.chooses('village.step', 'use:barkeep#1:0').chooses('village.step', 'use:pawnbroker#1:0');
  expect(table.offered('village.pawn')).toContain('barkeep#1');
});

rule('THU-6.10', 'ex-13b: Rations used for Strength cannot be eaten for Attack', () => {
  const table = squire().prepares('use:iron-rations#1:0');
  expect(table.offered(DUNGEON)).not.toContain('use:thyrian-squire#1:0');
  expect(table.preview(1).heroes).toMatchObject([{ attack: 2, strength: 8 }]);
});

rule('THU-6.11', 'a draw that belongs to an effect is made, wanted or not', () => {
  for (const spell of ['arcane-energies', 'magical-aura']) {
    const hand = [spell, 'militia', 'dagger'];
    const table = plain().hand(0, hand).deck(0, ['disease', 'torch']).inDungeon(`use:${spell}#1:0`);
    expect(ids(table.hand(0)), spell).toEqual([spell, 'militia', 'dagger', 'disease']);
    expect(table.asked()).toBe(STEP);
  }
  const table = plain().hand(0, ['banish', 'militia']).deck(0, ['disease', 'torch']).inDungeon();
  table.prepares('use:banish#1:0').returns(1);
  table.chooses('banish.destroy', 'banish#1');
  expect(ids(table.hand(0))).toEqual(['militia', 'disease']);
});

rule('THU-6.12', 'a Hall moved in preparation is refilled at once, and the new monsters can be attacked', () => {
  const table = plain().dungeon('bloodskull-orc', 'famine').hand(0, ['elf-archmage', 'militia']).inDungeon();
  table.prepares('use:elf-archmage#1:0').chooses('dungeon.monster', 'rank:2');
  expect(ids(table.hall)).toEqual(['griknack-goblin', 'griffon', 'bloodskull-orc']);
  expect(ids(table.state.dungeon)).toEqual(['nixie', 'famine']); // the Nixie lies at the bottom
  expect(keysOf(table, 'attack')).toEqual(['attack:1', 'attack:2', 'attack:3']);
});

rule('THU-6.12', 'a Breach caused in preparation happens at once, before the target is chosen', () => {
  const table = scene()
    .hall('griknack-goblin', 'tyxr-the-old', 'griffon')
    .hands(['elf-archmage', 'militia', 'dagger', 'torch'], ['militia', 'dagger', 'torch'])
    .inDungeon();
  table.prepares('use:elf-archmage#1:0').chooses('dungeon.monster', 'rank:1');
  expect(table.asked()).toBe('discard');
  table.seat(0).chooses('discard', 'militia#1', 'dagger#1');
  table.seat(1).chooses('discard', 'dagger#2', 'torch#2');
  expect(ids(table.hand(0))).toEqual(['elf-archmage', 'torch']);
  expect(ids(table.hand(1))).toEqual(['militia']);
  expect(table.asked()).toBe(STEP); // only now the target
});

rule('THU-6.12', 'Banish: Hall, then Breach, then a card is destroyed, then one is drawn (A-24)', () => {
  const table = scene()
    .hall('griknack-goblin', 'tyxr-the-old', 'griffon')
    .hand(0, ['banish', 'militia', 'dagger', 'torch'])
    .deck(0, ['lantern', 'hatchet'])
    .inDungeon('equip:dagger#1:militia#1', 'use:banish#1:0')
    .returns(1);
  expect(ids(table.hall)).toEqual(['tyxr-the-old', 'griffon', 'pegasus']);
  table.chooses('discard', 'militia#1', 'banish#1'); // even the Spell itself, and a Hero with his Weapon
  expect(table.offered('banish.destroy')).toEqual(['dagger#1', 'torch#1']);
  table.chooses('banish.destroy', 'torch#1');
  expect(ids(table.hand(0))).toEqual(['dagger', 'lantern']);
  expect(table.state.party?.equip).toEqual({});
});

rule('THU-6.12', 'the Thunderstone moved into Rank 1 in preparation ends the game, and nobody takes it', () => {
  const table = prepare(['elf-archmage', 'militia'], 'griknack-goblin', 'stone-of-mystery', 'griffon');
  table.prepares('use:elf-archmage#1:0').chooses('dungeon.monster', 'rank:1');
  expect(table.over).toBe(true);
  expect(table.hall[0]).toBe('stone-of-mystery#1');
  expect([...table.discardPile(0), ...table.hand(0)]).not.toContain('stone-of-mystery#1');
});

rule('THU-6.13', 'others discard when the effect is used, even if the battle is lost afterwards', () => {
  const table = plain(3)
    .hands(['redblade-poisoner', 'disease'], ['militia', 'torch'], ['dagger'])
    .inDungeon()
    .chooses('dungeon.enters', 'use:redblade-poisoner#1:0');
  expect(table.seat(0).asked()).toBeUndefined();
  expect(table.seat(2).asked()).toBeUndefined(); // a single card goes by itself
  table.seat(1).chooses('discard', 'torch#1');
  expect([1, 2].map(seat => ids(table.discardPile(seat)))).toEqual([['torch'], ['dagger']]);
  table.attacks(3); // 3 - 1 - 6: lost
  expect(table.log).toContain('log.defeat');
  expect([1, 2].map(seat => ids(table.hand(seat)))).toEqual([['militia'], []]);
});

rule('THU-6.13', 'whether others shall discard is asked in the open, used unless said otherwise (A-23)', () => {
  const asked = (...hand: string[]) =>
    plain().hands(hand, ['militia', 'torch']).inDungeon().match.decisionOf(0)?.window;
  expect(asked('redblade-poisoner', 'disease')).toMatchObject({
    id: 'enters',
    open: true,
    usual: ['use:redblade-poisoner#1:0'],
  });
});

rule('THU-6.13', 'the effect is the active player’s to use or not (A-23)', () => {
  const table = plain().hands(['lorigg-rogue', 'torch', 'torch'], ['militia', 'torch']).inDungeon();
  table.passes('dungeon.enters');
  expect(keysOf(table, 'use')).toEqual(['use:lorigg-rogue#1:0']); // and still is, until the target is declared
  table.attacks(1);
  expect(table.hand(1)).toHaveLength(2);
});

rule('THU-6.13', 'without a word it is used on entering (A-23): asked only if something else wants the card', () => {
  const asked = (...hand: string[]) => {
    const table = plain().hands(hand, ['militia', 'torch']).stocked('lorigg-outlaw').inDungeon();
    return { table, decision: table.match.decisionOf(0) as Decision };
  };
  const { table, decision } = asked('lorigg-rogue', 'arcane-energies');
  expect(decision).toMatchObject({ prompt: 'dungeon.enters', window: { id: 'enters', matters: false } });
  expect(unaskedPicks(decision, () => undefined)).toEqual(['use:lorigg-rogue#1:0']);
  expect(expiryAnswer(table.match.view(0), decision)).toEqual(['use:lorigg-rogue#1:0']); // THU-24.2
  expect(unaskedPicks(decision, () => 'ask')).toBeUndefined();
  const { decision: matters } = asked('lorigg-rogue', 'banish'); // a Hero whose effect was used cannot be destroyed by it
  expect(unaskedPicks(matters, () => undefined)).toBeUndefined();
  table.chooses('dungeon.enters', 'use:lorigg-rogue#1:0');
  table.seat(1).chooses('discard', 'torch#1');
  table.prepares('use:arcane-energies#1:0'); // draws an Outlaw, who has now entered too
  expect(table.offered('dungeon.enters')).toEqual(['use:lorigg-outlaw#1:0']);
});

rule('THU-6.13', 'what a card has given to others stands when it leaves (ruling A-24)', () => {
  const hand = ['elf-archmage', 'militia', 'battle-fury', 'torch', 'iron-rations'];
  const table = prepare(hand, 'nixie', 'tyxr-the-old', 'griffon')
    .prepares('use:battle-fury#1:0', 'use:iron-rations#1:0')
    .chooses('dungeon.hero', 'militia#1')
    .prepares('use:elf-archmage#1:0')
    .chooses('dungeon.monster', 'rank:1')
    .chooses('discard', 'battle-fury#1', 'iron-rations#1');
  expect(table.reckon(2).heroes.find(({ card }) => card === 'militia#1')).toMatchObject({ strength: 4, attack: 2 });
});

rule('THU-6.14', 'once the target is declared no Dungeon Effect can be used', () => {
  const table = scene()
    .hall('haunt', 'nixie', 'griffon')
    .hand(0, ['regian-priest', 'militia', 'disease', 'battle-fury', 'iron-rations'])
    .deck(0, ['lantern'])
    .inDungeon()
    .attacks(1)
    .chooses('battle.stop', 'regian-priest#1');
  expect(table.seat(1).asked()).toBe('turn.action'); // the Disease had one place to go; no effect was asked for
  expect(table.log).not.toContain('log.use');
  expect(table.log.filter(text => text === 'log.draw')).toHaveLength(1); // the new hand
});

rule('THU-6.15', 'a Spell that is not played gives neither attack nor Light', () => {
  const table = plain().hand(0, ['fireball', 'selurin-magician', 'torch', 'battle-fury']).inDungeon();
  expect(keysOf(table, 'hold')).toEqual(['hold:fireball#1']); // Battle Fury simply stays unused
  expect(table.preview(2)).toMatchObject({ magic: 3 + 1 + 1 + 2, light: 2 });
  table.prepares('hold:fireball#1');
  expect(table.preview(2)).toMatchObject({ magic: 1 + 2, light: 1 }); // no bonus of the Magician on it either
  table.prepares('play:fireball#1');
  expect(table.preview(2)).toMatchObject({ magic: 7, light: 2 });
});

rule('THU-6.15', 'but it is in the battle', () => {
  const table = prepare(['fireball', 'militia'], 'harbinger', 'nixie', 'griffon')
    .prepares('hold:fireball#1')
    .attacks(1);
  expect(table.log).toContain('log.defeat'); // 1 - 2: no Fireball
  expect(table.destroyed).toEqual(['fireball#1']);
});

rule('THU-6.15', 'a Spell held back that left and came back is played unless it is held back again', () => {
  const table = lostAndFound('fireball', 'torch')
    .prepares('hold:fireball#1', 'use:elf-archmage#1:0')
    .chooses('dungeon.monster', 'rank:1')
    .chooses('discard', 'fireball#1', 'torch#1');
  table.prepares('use:chalice-quester#1:0', 'use:chalice-quester#1:0');
  expect(table.offered('dungeon.step')).toContain('hold:fireball#1');
  expect(table.reckon(2).rawMagic).toBe(3 + table.reckon(2).heroes.reduce((sum, hero) => sum + hero.magic, 0));
});

rule('THU-6.16', 'Heroes, Items and Trophies count by themselves and cannot be declined (A-33)', () => {
  const table = plain()
    .hand(0, ['elf-wizard', 'lantern', 'griffon', 'outlands-khan', 'fireball', 'dagger'])
    .inDungeon();
  expect(table.reckon(1)).toMatchObject({ attack: 7, magic: 2 + 1 + 3, light: 1 + 2 + 1 });
  const choices = table.offered(STEP).filter(key => !key.startsWith('attack:') && !key.startsWith('equip:'));
  expect(choices).toEqual(['use:outlands-khan#1:0', 'hold:fireball#1']);
});
