import { type Decision, unaskedPicks } from '@veillee/kernel';
import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { expiryAnswer } from '../rules/clock.ts';
import { ids, type Setting, scene, type Table } from './scene.ts';
import { prepare } from './single-battle.ts';

const STEP = 'dungeon.step';
const keysOf = (table: Table, act: string): string[] => table.offered(STEP).filter(key => key.startsWith(`${act}:`));

/** A Hall without powers: Health 4, 5 and 7. */
const plain = (seats = 2): Setting => scene(seats).hall('griknack-goblin', 'nixie', 'griffon');

// ---- THU-6: preparation ----

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

rule('THU-23.15', 'friends are not made to discard unless somebody wants it', () => {
  const table = scene(2, { mode: 'coop' })
    .hall('nixie', 'nixie')
    .hands(['lorigg-rogue', 'torch'], ['militia', 'torch'])
    .inDungeon();
  expect(table.offered('dungeon.step')).toContain('use:lorigg-rogue#1:0');
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

rule('THU-6.16', 'Heroes, Items and Trophies count by themselves and cannot be declined (A-33)', () => {
  const table = plain()
    .hand(0, ['elf-wizard', 'lantern', 'griffon', 'outlands-khan', 'fireball', 'dagger'])
    .inDungeon();
  expect(table.reckon(1)).toMatchObject({ attack: 7, magic: 2 + 1 + 3, light: 1 + 2 + 1 });
  const choices = table.offered(STEP).filter(key => !key.startsWith('attack:') && !key.startsWith('equip:'));
  expect(choices).toEqual(['use:outlands-khan#1:0', 'hold:fireball#1']);
});

// ---- THU-7: Weapons and Strength ----

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

// ---- THU-8: the target ----

rule('THU-8.1', 'a monster of the Hall must be attacked, even one that cannot be beaten', () => {
  const table = prepare(['militia', 'iron-rations'], 'lord-of-death', 'sphinx', 'ebon-fume');
  expect(table.offered(STEP)).toEqual(['attack:1', 'attack:2', 'attack:3', 'use:iron-rations#1:0']);
  expect(() => table.passes(STEP)).toThrow('may not pass');
});

rule('THU-8.2', 'only monsters in the Hall can be attacked, not the Thunderstone and not an empty Rank', () => {
  const table = prepare(['militia', 'iron-rations'], 'griknack-goblin', '', 'stone-of-mystery');
  expect(keysOf(table, 'attack')).toEqual(['attack:1']);
  expect(table.refusal(STEP, 'attack:3')).toBe('THU-8.2');
  expect(() => table.attacks(2)).toThrow('attack:2');
});

rule('THU-8.2', 'what acts on “a monster” does not reach the Thunderstone either; Banish rearranges it (A-17)', () => {
  const setting = scene()
    .hall('griknack-goblin', 'bloodskull-orc', 'stone-of-mystery')
    .hand(0, ['elf-archmage', 'thyrian-lord', 'feast', 'banish', 'torch']);
  const returning = setting.inDungeon('use:elf-archmage#1:0');
  expect(returning.offered('dungeon.monster')).toEqual(['rank:1', 'rank:2']);
  const taking = setting.inDungeon('use:thyrian-lord#1:1');
  expect(ids(taking.discardPile(0))).toEqual(['griknack-goblin']); // the only monster worth 1 or 2 VP
  const banishing = setting.inDungeon('use:banish#1:0');
  banishing.chooses('banish.mode', 'rearrange');
  expect(ids(banishing.offered('banish.order'))).toContain('stone-of-mystery');
});

rule('THU-8.3', 'attacking what cannot be beaten is legal: it goes under the deck', () => {
  const table = plain().dungeon('famine', 'kingdom').hand(0, ['militia', 'iron-rations']).inDungeon();
  expect(table.preview(3)).toMatchObject({ total: 0, health: 7, victory: false });
  table.attacks(3);
  expect(ids(table.state.dungeon)).toEqual(['griffon', 'kingdom']); // bottom first
  expect(ids(table.hall)).toEqual(['griknack-goblin', 'nixie', 'famine']);
  expect(table.xp(0)).toBe(0);
});

rule('THU-8.4', 'the Blink Dog cannot be chosen while any Light Penalty remains, not even to send it away', () => {
  const facing = (...lights: string[]): Table =>
    prepare(['militia', 'iron-rations', ...lights], 'blink-dog', 'nixie', 'griffon');
  for (const table of [facing(), facing('torch')]) {
    expect(keysOf(table, 'attack')).toEqual(['attack:2', 'attack:3']);
    expect(table.refusal(STEP, 'attack:1')).toBe('THU-8.4');
  }
  expect(keysOf(facing('torch', 'torch'), 'attack')).toEqual(['attack:1', 'attack:2', 'attack:3']);
});

rule('THU-8.4', 'Light held back or not borne by an attacker does not help', () => {
  const table = prepare(['feayn-archer', 'torch', 'fireball'], 'blink-dog', 'nixie', 'griffon');
  expect(keysOf(table, 'attack')).toContain('attack:1'); // Torch and Fireball: Light 2
  table.prepares('hold:fireball#1'); // the Feayn does not attack Rank 1, so her Light does not count
  expect(table.refusal(STEP, 'attack:1')).toBe('THU-8.4');
});

rule('THU-8.5', 'no legal target: no battle, and the turn ends normally (A-6)', () => {
  const table = scene()
    .hall('stone-of-mystery', '', 'blink-dog')
    .hand(0, ['militia', 'iron-rations'])
    .deck(0, ['dagger', 'dagger', 'dagger', 'dagger', 'dagger', 'dagger'])
    .inDungeon();
  expect(table.offered(STEP)).toEqual(['leave', 'use:iron-rations#1:0']);
  table.chooses(STEP, 'leave');
  expect(ids(table.hall)).toEqual(['stone-of-mystery', '', 'blink-dog']);
  expect(ids(table.discardPile(0))).toEqual(['iron-rations', 'militia']);
  expect(table.hand(0)).toHaveLength(6);
  expect(table.seat(1).asked()).toBe('turn.action');
  const open = prepare(['militia', 'iron-rations'], 'nixie', '', 'blink-dog');
  expect(open.offered(STEP)).not.toContain('leave');
});

rule('THU-8.5', 'whoever would enter with nothing to attack is warned before (A-6)', () => {
  const wording = (hand: string[], ...hall: string[]): string | undefined =>
    scene()
      .hall(...hall)
      .hand(0, hand)
      .opens()
      .option('turn.action', 'dungeon')?.text;
  expect(wording(['militia', 'torch'], 'blink-dog', 'stone-of-mystery', 'blink-dog')).toBe('option.dungeon.noTarget');
  expect(wording(['militia', 'lantern'], 'blink-dog', 'stone-of-mystery', 'blink-dog')).toBe('option.dungeon');
  expect(wording(['militia', 'torch'], 'blink-dog', 'sphinx', 'blink-dog')).toBe('option.dungeon');
});

rule(['THU-8.5', 'THU-21.43'], 'a Spear thrown before a battle that does not take place is lost all the same', () => {
  const table = scene()
    .hall('blink-dog', '', '')
    .hand(0, ['thyrian-squire', 'spear'])
    .inDungeon('equip:spear#1:thyrian-squire#1', 'use:spear#1:0')
    .confirms('dungeon.step');
  expect(table.log).toContain('log.noTarget'); // nothing is left to do but to leave
  expect(table.destroyed).toEqual(['spear#1']);
  expect(ids([...table.hand(0), ...table.discardPile(0)])).toEqual(['thyrian-squire']);
});
