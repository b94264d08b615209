// THU-13: outcome, rewards and Spoils.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { ids, scene } from './scene.ts';
import { prepare } from './single-battle.ts';

const MILITIA = (count: number): string[] => Array(count).fill('militia');

rule('THU-13.1', 'an Attack Value that equals the Health defeats the monster, one less does not', () => {
  const equal = prepare([...MILITIA(4), 'torch'], 'griknack-goblin', 'nixie');
  equal.attacks(1);
  expect(equal.fought).toMatchObject({ total: 4, health: 4, victory: true });
  const less = prepare([...MILITIA(3), 'torch'], 'griknack-goblin', 'nixie');
  less.attacks(1);
  expect(less.fought).toMatchObject({ total: 3, health: 4, victory: false });
});

rule('THU-13.1', 'where Magic Attack is required the Health alone is not enough', () => {
  const table = prepare(['outlands-khan', 'torch'], 'revenant', 'nixie').attacks(1);
  expect(table.fought).toMatchObject({ total: 7, health: 7, magicMissing: true, victory: false });
});

rule(['THU-13.2', 'THU-13.3'], 'the party is beaten: the monster goes under the deck, and nothing else is lost', () => {
  const table = scene()
    .xp(0, 2)
    .prepared(['militia', 'dagger', 'torch', 'elf-wizard'], 'nixie', 'pegasus', 'griffon')
    .prepares('equip:dagger#1:militia#1')
    .attacks(1);
  expect(table.fought.victory).toBe(false);
  expect(table.state.dungeon[0]).toBe('nixie#1');
  expect(ids(table.hall).slice(0, 2)).toEqual(['pegasus', 'griffon']);
  expect(table.discardPile(0).toSorted()).toEqual(['dagger#1', 'elf-wizard#1', 'militia#1', 'torch#1']);
  expect(table.destroyed).toEqual([]);
  expect(table.xp(0)).toBe(2);
});

rule(['THU-13.4', 'THU-13.5'], 'a defeated monster goes to the discard pile and gives its XP', () => {
  const table = scene().xp(0, 1).prepared(['outlands-khan', 'torch'], 'firebrand-cyclops', 'nixie').attacks(1);
  expect(ids(table.discardPile(0)).toSorted()).toEqual(['firebrand-cyclops', 'outlands-khan', 'torch']);
  expect(table.state.dungeon).not.toContain('firebrand-cyclops#1');
  expect(table.xp(0)).toBe(1 + 2);
  const beaten = prepare(['militia'], 'firebrand-cyclops', 'nixie').attacks(1);
  expect(ids(beaten.discardPile(0))).toEqual(['militia']);
  expect(beaten.xp(0)).toBe(0);
});

rule('THU-13.6', 'Diseases gained go to the discard pile, won or lost', () => {
  for (const [hero, victory] of [
    ['outlands-khan', true],
    ['militia', false],
  ] as const) {
    const table = prepare([hero, 'torch'], 'famine', 'nixie').attacks(1);
    expect(table.fought.victory).toBe(victory);
    expect(ids(table.discardPile(0)).filter(id => id === 'disease')).toEqual(['disease']);
  }
});

rule('THU-13.7', 'Spoils are available only after a victory', () => {
  const won = prepare(['outlands-khan', 'dagger', 'torch'], 'gray-ooze', 'nixie');
  won.prepares('equip:dagger#1:outlands-khan#1').attacks(1);
  expect(won.offered('victory.trigger')).toEqual(['gray-ooze#1:1']);
  const lost = prepare(['militia', 'dagger', 'torch'], 'gray-ooze', 'nixie');
  lost.prepares('equip:dagger#1:militia#1').attacks(1);
  expect(lost.fought.victory).toBe(false);
  expect(lost.match.decisions.map(({ seat, prompt }) => [seat, prompt])).toEqual([[1, 'turn.action']]);
});

rule('THU-13.8', 'only Heroes who attacked use their Spoils', () => {
  const haunted = () => prepare(['dwarf-janissary', 'outlands-khan', 'torch', 'torch'], 'haunt', 'nixie').attacks(1);
  const attacking = haunted().chooses('battle.stop', 'outlands-khan#1');
  expect(attacking.fought).toMatchObject({ victory: false });
  const stopped = haunted().chooses('battle.stop', 'dwarf-janissary#1');
  expect(stopped.fought).toMatchObject({ total: 7, victory: true });
  expect(stopped.asked()).toBe('turn.action');
  const third = prepare(['dwarf-janissary', 'outlands-khan', 'outlands-khan', 'torch', 'torch'], 'haunt', 'nixie')
    .attacks(1)
    .chooses('battle.stop', 'outlands-khan#1');
  expect(third.fought.victory).toBe(true);
  expect(third.offered('victory.trigger')).toEqual(['dwarf-janissary#1:1']);
});

rule('THU-13.8', 'the Spoils of a Hero destroyed in that battle may be used, without its gold (ruling A-13)', () => {
  const table = scene()
    .only(['dwarf'], ['short-sword', 'hatchet'])
    .prepared(['dwarf-janissary', 'outlands-khan', 'torch', 'torch'], 'mythlurian', 'nixie')
    .attacks(1)
    .chooses('battle.destroy', 'dwarf-janissary#1');
  expect(table.destroyed).toEqual(['dwarf-janissary#1']);
  table.chooses('victory.trigger', 'dwarf-janissary#1:1');
  expect(table.offered('spoils.buy')).toEqual(['buy:dagger', 'buy:hatchet']);
});

rule('THU-13.9', 'ex-14: the Janissary’s Spoils buy a Weapon of cost 6 at most, nothing else', () => {
  const hand = ['dwarf-janissary', 'flaming-sword', 'torch', 'iron-rations'];
  const table = prepare(hand, 'griknack-goblin', 'nixie', 'pegasus')
    .prepares('equip:flaming-sword#1:dwarf-janissary#1')
    .attacks(1)
    .chooses('victory.trigger', 'dwarf-janissary#1:1');
  const weapons = ['dagger', 'flaming-sword', 'hatchet', 'short-sword', 'spear', 'warhammer']; // not the Polearm for 7
  expect(table.offered('spoils.buy').sort()).toEqual(weapons.map(id => `buy:${id}`));
});

rule('THU-13.9', 'one card of the named type, paid with the gold that survived the battle; it may be declined', () => {
  const spoils = () =>
    scene()
      .only(['elf'], ['short-sword', 'spear', 'polearm', 'lantern', 'feast'])
      .hall('griknack-goblin', 'nixie')
      .hand(0, ['dwarf-janissary', 'dagger', 'torch', 'torch', 'barkeep']) // 1 + 2 + 2 + 1 = 6 gold
      .stocked()
      .inDungeon('equip:dagger#1:dwarf-janissary#1')
      .attacks(1);
  const table = spoils().chooses('victory.trigger', 'dwarf-janissary#1:1');
  expect(table.offered('spoils.buy')).toEqual(['buy:dagger', 'buy:short-sword', 'buy:spear']);
  table.chooses('spoils.buy', 'buy:short-sword');
  expect(ids(table.discardPile(0))).toContain('short-sword');
  const declined = spoils().passes('victory.trigger');
  expect(ids(declined.discardPile(0))).not.toContain('short-sword');
  const second = spoils().chooses('victory.trigger', 'dwarf-janissary#1:1').passes('spoils.buy');
  expect(second.asked()).toBe('turn.action');
});

rule('THU-13.10', 'dv-28: each Spoils uses the full gold', () => {
  const table = scene()
    .only([], ['short-sword', 'barkeep'])
    .hall('griknack-goblin', 'nixie')
    .hand(0, ['dwarf-janissary', 'chalice-paladin', 'torch', 'torch', 'iron-rations']) // 6 gold
    .stocked()
    .inDungeon()
    .attacks(1)
    .chooses('victory.trigger', 'dwarf-janissary#1:1')
    .chooses('spoils.buy', 'buy:short-sword')
    .chooses('victory.trigger', 'chalice-paladin#1:1');
  expect(table.offered('spoils.buy')).toContain('buy:short-sword'); // again 6
  table.chooses('spoils.buy', 'buy:barkeep');
  expect(ids(table.discardPile(0))).toEqual(expect.arrayContaining(['short-sword', 'barkeep']));
});

rule('THU-13.10', 'with several Spoils the player chooses the order, and each has the full gold', () => {
  const table = scene()
    .only(['elf'], ['short-sword', 'barkeep', 'polearm'])
    .prepared(['dwarf-janissary', 'chalice-paladin', 'torch', 'torch', 'iron-rations'], 'griknack-goblin', 'nixie')
    .attacks(1);
  expect(table.offered('victory.trigger')).toEqual(['dwarf-janissary#1:1', 'chalice-paladin#1:1']);
  table.chooses('victory.trigger', 'chalice-paladin#1:1').chooses('spoils.buy', 'buy:short-sword');
  expect(table.offered('victory.trigger')).toEqual(['dwarf-janissary#1:1']);
  table.chooses('victory.trigger', 'dwarf-janissary#1:1');
  expect(table.offered('spoils.buy')).toEqual(['buy:dagger', 'buy:short-sword']);
});

rule('THU-13.11', 'a card bought by Spoils goes to the discard pile, not into the hand', () => {
  const table = scene()
    .only(['elf'], ['short-sword'])
    .prepared(['dwarf-janissary', 'dagger', 'torch', 'torch', 'barkeep'], 'griknack-goblin', 'nixie')
    .prepares('equip:dagger#1:dwarf-janissary#1')
    .attacks(1)
    .chooses('victory.trigger', 'dwarf-janissary#1:1')
    .chooses('spoils.buy', 'buy:short-sword');
  expect(ids(table.discardPile(0))).toContain('short-sword');
  expect(ids(table.hand(0))).not.toContain('short-sword');
  expect(table.state.village['short-sword']).toBe(7);
});

rule(['THU-13.12', 'THU-21.72'], "the Sphinx's Spoils show six cards of the deck and leave the hand as it is", () => {
  const table = scene()
    .hall('sphinx', 'nixie')
    .hand(0, ['elf-archmage', 'elf-archmage', 'torch'])
    .deck(0, ['dagger', 'militia', 'torch', 'iron-rations', 'militia', 'dagger', 'lantern', ...MILITIA(6)])
    .inDungeon()
    .attacks(1);
  expect(table.fought).toMatchObject({ magic: 8, victory: true });
  table.chooses('victory.trigger', 'sphinx#1:1');
  expect(ids(table.offered('spoils.destroy'))).toEqual([
    'dagger',
    'militia',
    'torch',
    'iron-rations',
    'militia',
    'dagger',
  ]);
  expect(ids(table.hand(0))).toEqual(['elf-archmage', 'elf-archmage', 'torch']);
  expect(ids(table.hall)).toEqual(['', 'nixie', '']); // the Hall has not moved yet
  table.chooses('spoils.destroy', ...table.offered('spoils.destroy').filter(card => card.startsWith('militia')));
  expect(ids(table.destroyed)).toEqual(['militia', 'militia']);
  expect(ids(table.discardPile(0))).toEqual(expect.arrayContaining(['dagger', 'torch', 'iron-rations', 'sphinx']));
  expect(ids(table.discardPile(0))).not.toContain('militia');
  expect(ids(table.hand(0))[0]).toBe('lantern');
});

rule('THU-13.12', 'with fewer than six cards in the deck the Sphinx itself may turn up (ruling A-28)', () => {
  const table = scene()
    .hall('sphinx', 'nixie')
    .hand(0, ['elf-archmage', 'elf-archmage', 'torch'])
    .deck(0, ['dagger', 'lantern'])
    .discard(0, ['militia'])
    .inDungeon()
    .attacks(1)
    .chooses('victory.trigger', 'sphinx#1:1');
  expect(ids(table.offered('spoils.destroy')).toSorted()).toEqual(['dagger', 'lantern', 'militia', 'sphinx']);
  table.chooses('spoils.destroy');
  expect(table.destroyed).toEqual([]);
});

rule('THU-13.13', 'Spoils come before the Hall moves and before Breach', () => {
  const table = scene()
    .only(['elf'], ['short-sword'])
    .hall('gray-ooze', 'tyxr-the-old', 'nixie')
    .hands(['outlands-khan', 'dagger', 'torch', 'torch'], MILITIA(2))
    .stocked()
    .inDungeon('equip:dagger#1:outlands-khan#1')
    .attacks(1);
  expect(table.asked()).toBe('victory.trigger');
  expect(ids(table.hall)).toEqual(['', 'tyxr-the-old', 'nixie']);
  table.chooses('victory.trigger', 'gray-ooze#1:1').chooses('spoils.buy', 'buy:iron-rations');
  expect(table.asked()).toBe('discard');
  expect(ids(table.hall)).toEqual(['tyxr-the-old', 'nixie', 'pegasus']);
});

rule('THU-13.14', 'Spoils buy the top card of one stack, without Village Effects and without levelling', () => {
  const table = scene()
    .only(['elf', 'dwarf'], ['barkeep', 'lantern'])
    .family('elf', [0, 4, 2])
    .hall('griknack-goblin', 'nixie')
    .hand(0, ['chalice-paladin', 'militia', 'barkeep', 'pawnbroker', 'torch', 'torch']) // 5 gold
    .xp(0, 5)
    .stocked()
    .inDungeon()
    .attacks(1)
    .chooses('victory.trigger', 'chalice-paladin#1:1');
  // The Elf Sorcerer on top costs 8, the Dwarf Guardian 6; nothing is used, nothing levels up.
  expect(table.offered('spoils.buy')).toEqual([
    'buy:militia',
    'buy:dagger',
    'buy:iron-rations',
    'buy:torch',
    'buy:barkeep',
    'buy:lantern',
  ]);
  table.chooses('spoils.buy', 'buy:iron-rations');
  expect(table.asked()).toBe('turn.action'); // one card; the other 3 gold are lost
  expect(table.xp(0)).toBe(6);
});

rule('THU-13.14', 'the top card of a Hero stack may be bought if the gold is there', () => {
  const table = scene()
    .only(['elf'], ['barkeep'])
    .family('elf', [0, 4, 2])
    .hall('griknack-goblin', 'nixie')
    .hand(0, ['chalice-paladin', 'elf-wizard', 'nixie', 'nixie']) // 8 gold
    .stocked()
    .inDungeon()
    .attacks(1)
    .chooses('victory.trigger', 'chalice-paladin#1:1')
    .chooses('spoils.buy', 'buy:elf');
  expect(ids(table.discardPile(0))).toContain('elf-sorcerer');
});

rule('THU-13.15', 'Basic cards of the named type may be bought', () => {
  const weapon = scene()
    .only(['elf'], ['lantern'])
    .prepared(['dwarf-janissary', 'militia', 'militia', 'torch', 'torch'], 'griknack-goblin', 'nixie')
    .attacks(1)
    .chooses('victory.trigger', 'dwarf-janissary#1:1');
  expect(weapon.offered('spoils.buy')).toEqual(['buy:dagger']);
  const food = scene()
    .only(['elf'], ['lantern', 'feast', 'goodberries'])
    .prepared(['outlands-khan', 'dagger', 'torch', 'barkeep'], 'gray-ooze', 'nixie')
    .prepares('equip:dagger#1:outlands-khan#1')
    .attacks(1)
    .chooses('victory.trigger', 'gray-ooze#1:1');
  expect(food.offered('spoils.buy')).toEqual(['buy:iron-rations', 'buy:goodberries']);
});

rule('THU-13.16', 'the gold of the defeated monster, of destroyed cards and of a thrown Spear does not count', () => {
  const paladin = (...hand: string[]) =>
    scene()
      .only([], ['lantern', 'short-sword', 'feast', 'trainer', 'town-guard'])
      .stack('militia', 0)
      .prepared(['chalice-paladin', ...hand], 'nixie', 'skaladak', 'pegasus');
  // The Nixie just defeated (4 gold) does not count: with one Torch the 2 gold buy Iron Rations only.
  const alone = paladin('torch', 'militia', 'militia').attacks(1).chooses('victory.trigger', 'chalice-paladin#1:1');
  expect(alone.fought.victory).toBe(true);
  expect(alone.offered('spoils.buy')).toEqual(['buy:iron-rations']);
  // A Goblin of the hand does: 2 + 1.
  const goblin = paladin('torch', 'militia', 'griknack-goblin').attacks(1);
  expect(goblin.fought.victory).toBe(true);
  goblin.chooses('victory.trigger', 'chalice-paladin#1:1');
  expect(goblin.offered('spoils.buy')).toEqual(['buy:dagger', 'buy:iron-rations', 'buy:torch', 'buy:town-guard']);
  // Skaladak destroys the Short Sword (3 gold): the 4 of two Torches are left.
  const eaten = paladin('short-sword', 'torch', 'torch').prepares('equip:short-sword#1:chalice-paladin#1').attacks(2);
  expect(eaten.destroyed).toEqual(['short-sword#1']);
  eaten.chooses('victory.trigger', 'chalice-paladin#1:1');
  expect(eaten.offered('spoils.buy')).not.toContain('buy:feast');
  expect(eaten.offered('spoils.buy')).toContain('buy:lantern');
  // A thrown Spear (2 gold) is lost before Spoils: 2 are left.
  const thrown = paladin('spear', 'torch').prepares('equip:spear#1:chalice-paladin#1', 'use:spear#1:0').attacks(1);
  thrown.chooses('victory.trigger', 'chalice-paladin#1:1');
  expect(thrown.offered('spoils.buy')).toEqual(['buy:iron-rations']);
});

rule('THU-13.16', "a borrowed Hero's gold does not count, though its own Spoils may be used (ruling A-38)", () => {
  const table = scene()
    .only([], ['short-sword', 'hatchet'])
    .hall('griknack-goblin', 'nixie')
    .hands(['selurin-theurge', 'torch', 'dagger'], ['dwarf-janissary'])
    .stocked()
    .inDungeon('use:selurin-theurge#1:1')
    .chooses('dungeon.borrow', 'dwarf-janissary#1')
    .prepares('equip:dagger#1:dwarf-janissary#1')
    .attacks(1)
    .chooses('victory.trigger', 'dwarf-janissary#1:1');
  expect(table.offered('spoils.buy')).toEqual(['buy:dagger']); // 2 + 1 gold
  const thief = scene()
    .only([], ['short-sword', 'hatchet'])
    .hall('griknack-goblin', 'nixie')
    .hands(['selurin-theurge', 'dwarf-janissary', 'torch', 'dagger'], ['lorigg-outlaw'])
    .stocked()
    .inDungeon('use:selurin-theurge#1:1')
    .chooses('dungeon.borrow', 'lorigg-outlaw#1')
    .passes('dungeon.enters')
    .attacks(1)
    .chooses('victory.trigger', 'dwarf-janissary#1:1');
  expect(thief.offered('spoils.buy')).toEqual(['buy:dagger']); // the Outlaw's 4 gold are not ours
});

rule('THU-13.17', 'each Spoils of each card is one purchase: two Janissaries buy two Weapons', () => {
  const table = scene()
    .only([], ['hatchet'])
    .prepared(['dwarf-janissary', 'dwarf-janissary', 'torch', 'torch'], 'griknack-goblin', 'nixie')
    .attacks(1);
  expect(table.offered('victory.trigger')).toEqual(['dwarf-janissary#1:1', 'dwarf-janissary#2:1']);
  table.chooses('victory.trigger', 'dwarf-janissary#2:1').chooses('spoils.buy', 'buy:hatchet');
  expect(table.offered('victory.trigger')).toEqual(['dwarf-janissary#1:1']);
  table.chooses('victory.trigger', 'dwarf-janissary#1:1').chooses('spoils.buy', 'buy:hatchet');
  expect(ids(table.discardPile(0)).filter(id => id === 'hatchet')).toHaveLength(2);
  expect(table.asked()).toBe('turn.action');
});

rule('THU-13.18', 'Spoils of Monster cards in the hand never apply (ruling A-34)', () => {
  const table = prepare(['outlands-khan', 'gray-ooze', 'sphinx', 'torch', 'torch'], 'griknack-goblin', 'nixie').attacks(
    1,
  );
  expect(table.fought.victory).toBe(true);
  expect(table.match.decisions.map(({ seat, prompt }) => [seat, prompt])).toEqual([[1, 'turn.action']]);
});
