// THU-21.1 to THU-21.42: the rulebook's rulings on single cards, in its order.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { Rank } from '../rules/state.ts';
import { ids, scene } from './scene.ts';
import { diseasesOf, fight, hasNoEffect, prepare } from './single-battle.ts';

/** An Edged Weapon gives the Dwarf his bonus, and counts nothing against the Noxious Slag. */
function isEdged(weapon: string, attack: number): void {
  const table = prepare(['dwarf-guardian', weapon], 'nixie', 'noxious-slag');
  table.prepares(`equip:${weapon}#1:dwarf-guardian#1`);
  expect(table.reckon(1).attack).toBe(1 + 3 + attack);
  expect(table.reckon(2).attack).toBe(1 + 3);
}

/** Destroys one Militia if there is one; it counts until the end of the battle. */
function destroysMilitia(monster: string): void {
  const none = fight(monster, ['outlands-khan', 'elf-wizard', 'torch']);
  expect(none.destroyed).toEqual([]);
  const one = fight(monster, ['outlands-khan', 'elf-wizard', 'militia', 'militia', 'torch']);
  expect(one.fought.attack).toBe(9);
  expect(ids(one.destroyed)).toEqual(['militia']);
}

rule('THU-21.1', 'Amazon: the bonus against Ranks 2 and 3 adds to her normal Attack', () => {
  for (const [hero, near, far] of [
    ['amazon-archer', 1, 3],
    ['amazon-huntress', 2, 5],
    ['amazon-queen', 2, 6],
  ] as const) {
    const table = prepare([hero, 'dagger']);
    expect(([1, 2, 3] as Rank[]).map(rank => table.reckon(rank).attack)).toEqual([near, far, far]);
  }
});

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

rule('THU-21.4', 'Polearm: Strength 2 is enough for +2; Strength 8 gives +6 instead', () => {
  const holder = (hero: string) =>
    prepare([hero, 'polearm']).prepares(`equip:polearm#1:${hero}#1`).reckon(1).heroes[0]?.attack;
  expect(holder('militia')).toBe(1 + 2);
  expect(holder('outlands-warrior')).toBe(3 + 2); // Strength 7
  expect(holder('outlands-khan')).toBe(7 + 6); // Strength 8
  expect(holder('selurin-warlock')).toBe(2);
});

rule('THU-21.5', 'Redblade Poisoner: all other players discard one card, whatever becomes of the battle', () => {
  const table = scene(3)
    .hall('nixie', 'nixie')
    .hands(['redblade-poisoner', 'dagger'], ['militia', 'torch'], ['feast', 'spear', 'hatchet'])
    .stocked()
    .inDungeon()
    .chooses('dungeon.enters', 'use:redblade-poisoner#1:0');
  expect(table.match.decisions.map(({ seat, prompt, min, max, rule }) => [seat, prompt, min, max, rule])).toEqual([
    [1, 'discard', 1, 1, 'THU-21.5'],
    [2, 'discard', 1, 1, 'THU-21.5'],
  ]);
  table.seat(2).chooses('discard', 'spear#1');
  table.seat(1).chooses('discard', 'militia#1');
  expect([table.hand(0).length, table.hand(1), table.hand(2)]).toEqual([2, ['torch#1'], ['feast#1', 'hatchet#1']]);
  expect(table.refusal('dungeon.step', 'use:redblade-poisoner#1:0')).toBe('THU-2.13');
  table.attacks(1);
  expect(table.fought.victory).toBe(false);
  expect(ids(table.discardPile(2))).toEqual(['spear']);
});

rule('THU-21.5', 'Redblade Assassin: one Hero or two cards; it is a Dungeon Effect and may be left (A-23)', () => {
  const setting = () =>
    scene(3)
      .hall('nixie', 'nixie')
      .hands(['redblade-assassin', 'dagger'], ['outlands-khan', 'torch', 'feast'], ['feast', 'spear', 'hatchet'])
      .stocked()
      .inDungeon();
  const table = setting().chooses('dungeon.enters', 'use:redblade-assassin#1:0');
  expect(table.seat(1).offered('discard.heroOrCards')).toEqual([
    'outlands-khan#1',
    'outlands-khan#1+torch#1',
    'outlands-khan#1+feast#1',
    'torch#1+feast#1',
  ]);
  table.seat(1).chooses('discard.heroOrCards', 'outlands-khan#1');
  table.seat(2).chooses('discard.heroOrCards', 'feast#2+hatchet#1'); // without a Hero only two cards remain
  expect(ids(table.discardPile(1))).toEqual(['outlands-khan']);
  expect(table.hand(2)).toEqual(['spear#1']);
  const cards = setting().chooses('dungeon.enters', 'use:redblade-assassin#1:0');
  cards.seat(1).chooses('discard.heroOrCards', 'torch#1+feast#1');
  cards.seat(2).chooses('discard.heroOrCards', 'feast#2+hatchet#1');
  expect(cards.hand(1)).toEqual(['outlands-khan#1']);
  const left = setting().passes('dungeon.enters').attacks(1);
  expect([left.hand(1).length, left.hand(2).length]).toEqual([3, 3]);
});

rule('THU-21.5', 'Redblade Assassin: the victims choose in secret, and all discard together', () => {
  const table = scene(3)
    .hall('nixie', 'nixie')
    .hands(['redblade-assassin', 'dagger'], ['outlands-khan', 'torch', 'feast'], ['militia', 'militia', 'spear'])
    .stocked()
    .inDungeon()
    .chooses('dungeon.enters', 'use:redblade-assassin#1:0');
  const seen = () => JSON.stringify([table.match.view(2), table.told(2), table.match.decisionOf(2)]);
  const before = seen();
  table.seat(1).chooses('discard.heroOrCards', 'outlands-khan#1');
  expect(seen()).toBe(before); // neither what nor how many
  expect(table.hand(1)).toHaveLength(3);
  // Copies that are alike make one choice of two cards.
  expect(table.seat(2).offered('discard.heroOrCards')).toEqual([
    'militia#1',
    'militia#1+militia#2',
    'militia#1+spear#1',
  ]);
  table.seat(2).chooses('discard.heroOrCards', 'militia#1+spear#1');
  expect([ids(table.discardPile(1)), ids(table.discardPile(2))]).toEqual([['outlands-khan'], ['spear', 'militia']]);
  expect(table.asked()).toBe('dungeon.step');
});

rule('THU-21.5', 'Redblade Assassin: who has no Hero and fewer than two cards discards what there is', () => {
  for (const hand of [['militia'], ['torch'], []]) {
    const table = scene()
      .hall('nixie', 'nixie')
      .hands(['redblade-assassin', 'dagger'], hand)
      .inDungeon()
      .chooses('dungeon.enters', 'use:redblade-assassin#1:0');
    expect(table.asked()).toBe('dungeon.step'); // nobody has a choice
    expect([table.hand(1), ids(table.discardPile(1))]).toEqual([[], hand]);
  }
});

rule('THU-21.5', 'Redblade Assassin: whoever holds a Hero and one card more may still give both', () => {
  const table = scene()
    .hall('nixie', 'nixie')
    .hands(['redblade-assassin', 'dagger'], ['militia', 'torch'])
    .inDungeon()
    .chooses('dungeon.enters', 'use:redblade-assassin#1:0');
  expect(table.seat(1).offered('discard.heroOrCards')).toEqual(['militia#1', 'militia#1+torch#1']);
  table.seat(1).chooses('discard.heroOrCards', 'militia#1+torch#1');
  expect(table.hand(1)).toEqual([]);
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

rule('THU-21.8', 'Black Slime: destroys a Militia, which stays until the end of the battle; none, nothing', () => {
  destroysMilitia('black-slime');
});

rule('THU-21.9', 'Grudgebeast: no effect', () => hasNoEffect('grudgebeast'));

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

rule('THU-21.15', 'Dagger: an Edged Weapon, and a Basic card of every Village', () => {
  isEdged('dagger', 1);
  const village = scene().only([], []).hand(0, ['torch', 'dagger']).inVillage();
  expect(village.offered('village.step')).toContain('buy:dagger');
});

rule('THU-21.16', 'Chalice Defender: only Items with Light raise his Attack, not Weapons or Spells (A-35)', () => {
  const hand = ['chalice-defender', 'torch', 'lantern', 'flaming-sword', 'fireball', 'iron-rations', 'red-jelly'];
  const table = scene().hall('nixie', 'nixie').hand(0, hand).stocked('lightstone-gem').inDungeon();
  expect(table.reckon(1).heroes).toMatchObject([{ attack: 3 }]); // not used
  table.prepares('use:chalice-defender#1:0');
  expect(table.reckon(1).heroes).toMatchObject([{ attack: 3 + 2 }]);
  table.prepares('equip:flaming-sword#1:chalice-defender#1', 'use:chalice-defender#1:1');
  expect(table.reckon(1).heroes).toMatchObject([{ attack: 3 + 3, magic: 3 }]); // the gem drawn afterwards counts
});

rule('THU-21.17', 'Wraith: destroys a Militia, which stays until the end; none, nothing', () =>
  destroysMilitia('wraith'),
);

rule('THU-21.18', 'Elf Archmage: returns a monster before the target is chosen; refill and Breach at once', () => {
  const table = scene()
    .dungeon('pegasus', 'famine')
    .prepared(['elf-archmage', 'militia', 'dagger'], 'griffon', 'archduke-of-pain', 'nixie')
    .prepares('use:elf-archmage#1:0')
    .chooses('dungeon.monster', 'rank:1');
  expect(ids(table.hall)).toEqual(['archduke-of-pain', 'nixie', 'pegasus']);
  expect(table.state.dungeon).toEqual(['griffon#1', 'famine#1']);
  expect(table.state.heroes.elf).toEqual([4, 4, 2]);
  expect(table.refusal('dungeon.step', 'use:elf-archmage#1:0')).toBe('THU-2.13');
});

rule('THU-21.18', 'Elf Sorcerer: after a victory he may return a monster; the Thunderstone then is not taken', () => {
  const won = (...hall: string[]) => prepare(['elf-sorcerer', 'outlands-khan', 'militia'], ...hall).attacks(3);
  const returned = won('griffon', 'pegasus', 'griknack-goblin');
  expect(ids(returned.hall).slice(0, 2)).toEqual(['griffon', 'pegasus']);
  returned.chooses('settled.trigger', 'elf-sorcerer#1').chooses('dungeon.monster', 'rank:2');
  expect(ids(returned.hall)).toEqual(['griffon', 'pegasus', 'nixie']);
  expect(returned.state.dungeon[0]).toBe('pegasus#1');
  const declined = won('griffon', 'pegasus', 'griknack-goblin').passes('settled.trigger');
  expect(ids(declined.hall)).toEqual(['griffon', 'pegasus', 'pegasus']);
  const ended = won('griffon', 'stone-of-mystery', 'griknack-goblin');
  ended.chooses('settled.trigger', 'elf-sorcerer#1').chooses('dungeon.monster', 'rank:1');
  expect(ended.over).toBe(true);
  expect(ids(ended.discardPile(0))).not.toContain('stone-of-mystery');
});

rule(['THU-21.18', 'THU-2.15'], 'Elf Sorcerer: not if he was destroyed in that battle', () => {
  const won = () => fight('mythlurian', ['elf-sorcerer', 'outlands-khan', 'militia']);
  const dead = won().chooses('battle.destroy', 'elf-sorcerer#1');
  expect(dead.fought.victory).toBe(true);
  expect(dead.asked()).toBe('turn.action');
  const alive = won().chooses('battle.destroy', 'militia#1');
  expect(alive.offered('settled.trigger')).toEqual(['elf-sorcerer#1']);
});

rule('THU-21.18', 'Elf Sorcerer: not if the victory has emptied the Hall', () => {
  const table = scene(1, { mode: 'solo-normal' })
    .dungeon()
    .prepared(['elf-sorcerer', 'outlands-khan'], 'griknack-goblin', '', '')
    .attacks(1);
  expect(table.fought.victory).toBe(true);
  expect(table.asked()).toBe('turn.action');
});

rule('THU-21.18', 'Elf Sorcerer: not after a defeat, and not if he could not attack', () => {
  const beaten = fight('griffon', ['elf-sorcerer', 'militia']);
  expect(beaten.fought.victory).toBe(false);
  expect(beaten.asked()).toBe('turn.action');
  const stopped = fight('haunt', ['elf-sorcerer', 'outlands-khan', 'torch']).chooses('battle.stop', 'elf-sorcerer#1');
  expect(stopped.fought.victory).toBe(true);
  expect(stopped.asked()).toBe('turn.action');
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

rule('THU-21.24', 'Feayn: no Attack and no Light against Rank 1', () => {
  for (const [hero, attack, light] of [
    ['feayn-archer', 2, 1],
    ['feayn-marksman', 3, 1],
    ['feayn-sniper', 4, 2],
  ] as const) {
    const table = prepare([hero, 'dagger']);
    expect(table.reckon(1)).toMatchObject({ attack: 0, light: 0, penalty: 1 });
    expect(table.reckon(2)).toMatchObject({ attack, light });
    expect(table.reckon(3)).toMatchObject({ attack, light });
  }
});

rule('THU-21.24', 'Feayn Sniper: one more XP for a monster defeated in Rank 3, none in Rank 2', () => {
  const won = (rank: Rank) => {
    const table = prepare(['feayn-sniper', 'outlands-khan', 'torch'], 'pegasus', 'griknack-goblin', 'griknack-goblin');
    return table.attacks(rank).xp(0);
  };
  expect([won(2), won(3)]).toEqual([1, 2]);
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

rule('THU-21.31', 'Dwarf Guardian: +4 in all with an Edged Weapon, kept if the Weapon becomes useless (A-9)', () => {
  const table = prepare(['dwarf-guardian', 'short-sword', 'warhammer'], 'nixie', 'ghost', 'noxious-slag');
  expect(table.reckon(1).attack).toBe(1);
  table.prepares('equip:warhammer#1:dwarf-guardian#1');
  expect(table.reckon(1).attack).toBe(1 + 3); // a blunt Weapon gives its own +3 only
  table.prepares('unequip:warhammer#1', 'equip:short-sword#1:dwarf-guardian#1');
  expect(table.reckon(1).attack).toBe(4 + 4);
  expect(table.reckon(2).attack).toBe(4); // dropped
  expect(table.reckon(3).attack).toBe(4); // ignored
});

rule('THU-21.32', 'Red Jelly: destroys a Weapon, nothing without one; its Light is a Trophy value', () => {
  const table = fight('red-jelly', ['militia', 'dagger', 'torch'], 'equip:dagger#1:militia#1');
  expect(table.fought).toMatchObject({ attack: 2, light: 1, penalty: 0 });
  expect(table.destroyed).toEqual(['dagger#1']);
  expect(fight('red-jelly', ['outlands-khan', 'feast']).destroyed).toEqual([]);
  expect(fight('red-jelly', ['outlands-khan', 'feast']).fought.penalty).toBe(1);
  expect(prepare(['militia', 'red-jelly', 'dagger']).reckon(1)).toMatchObject({ light: 1, penalty: 0 });
});

rule('THU-21.33', 'Lightstone Gem: Light +3, no Hero needed', () => {
  const table = prepare(['lightstone-gem', 'dagger']);
  expect(table.reckon(3)).toMatchObject({ light: 3, penalty: 0, heroes: [] });
});

rule('THU-21.34', 'Griknack Goblin: no effect', () => hasNoEffect('griknack-goblin'));

rule('THU-21.35', 'Griffon: its Magic Attack bonus is a Trophy', () => {
  expect(prepare(['griffon', 'militia', 'dagger']).reckon(1)).toMatchObject({ attack: 1, magic: 1 });
  expect(prepare(['militia', 'dagger'], 'griffon', 'griffon').reckon(1)).toMatchObject({ attack: 1, magic: 0 });
});

rule('THU-21.36', 'Outlands Warrior and Slayer: +3 for a Food, which gives nothing else', () => {
  const warrior = prepare(['outlands-warrior', 'iron-rations', 'feast', 'spear']).prepares('use:outlands-warrior#1:0');
  expect(warrior.offered('dungeon.pay.food')).toEqual(['iron-rations#1', 'feast#1']);
  warrior.chooses('dungeon.pay.food', 'iron-rations#1');
  expect(warrior.reckon(1).heroes).toMatchObject([{ attack: 6, strength: 7 }]);
  expect(warrior.offered('dungeon.step')).not.toContain('use:iron-rations#1:0');
  expect(warrior.destroyed).toEqual(['iron-rations#1']);
  expect(warrior.refusal('dungeon.step', 'use:outlands-warrior#1:0')).toBe('THU-2.13'); // once
  const slayer = prepare(['outlands-slayer', 'iron-rations', 'iron-rations']);
  slayer.prepares('use:outlands-slayer#1:1', 'use:outlands-slayer#1:1'); // Repeat Dungeon
  expect(slayer.reckon(1).heroes).toMatchObject([{ attack: 5 + 6, strength: 8 }]);
});

rule('THU-21.36', 'a Food whose own effect was used cannot be destroyed for the bonus (ruling A-5)', () => {
  const table = prepare(['outlands-warrior', 'iron-rations']).prepares('use:iron-rations#1:0');
  expect(table.refusal('dungeon.step', 'use:outlands-warrior#1:0')).toBe('THU-6.9');
});

rule('THU-21.37', 'Hatchet: Edged', () => isEdged('hatchet', 3));

rule('THU-21.38', 'Lorigg Rogue and Outlaw: all other players discard one card; optional (ruling A-23)', () => {
  for (const hero of ['lorigg-rogue', 'lorigg-outlaw']) {
    const setting = () =>
      scene(3).hall('nixie', 'nixie').hands([hero, 'dagger'], ['militia', 'torch'], ['feast']).stocked().inDungeon();
    const table = setting().chooses('dungeon.enters', `use:${hero}#1:0`);
    table.seat(1).chooses('discard', 'torch#1'); // the single card of the other goes by itself
    expect([table.hand(0).length, table.hand(1).length, table.hand(2).length]).toEqual([2, 1, 0]);
    table.attacks(1);
    expect(table.fought.victory).toBe(false);
    expect(ids(table.discardPile(1))).toEqual(['torch']);
    const left = setting().passes('dungeon.enters').attacks(1);
    expect([left.hand(1).length, left.hand(2).length]).toEqual([2, 1]);
  }
});

rule('THU-21.39', 'Dwarf Janissary: +6 in all with an Edged Weapon, and Spoils (Weapon)', () => {
  const table = fight('griknack-goblin', ['dwarf-janissary', 'dagger', 'lantern'], 'equip:dagger#1:dwarf-janissary#1');
  expect(table.fought.heroes).toMatchObject([{ attack: 6 + 1 }]);
  table.chooses('victory.trigger', 'dwarf-janissary#1:1');
  expect(table.offered('spoils.buy')).toEqual(['buy:dagger']); // 3 gold
  const bare = prepare(['dwarf-janissary', 'dagger']).reckon(1);
  expect(bare.attack).toBe(2);
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

rule('THU-21.41', 'Outlands Slayer and Khan: a bonus for each Monster card when the target is declared (A-35)', () => {
  const hand = ['outlands-slayer', 'regian-priest', 'pegasus', 'harbinger', 'banish'];
  const slayer = scene().hall('nixie', 'nixie').hand(0, hand).stocked('nixie', 'torch').inDungeon();
  expect(slayer.reckon(1).heroes[0]).toMatchObject({ attack: 5 }); // the effect must have been used
  slayer.prepares('use:outlands-slayer#1:0');
  expect(slayer.reckon(1).heroes[0]).toMatchObject({ attack: 5 + 2 });
  slayer.prepares('use:regian-priest#1:0'); // draws a Nixie
  expect(slayer.reckon(1).heroes[0]).toMatchObject({ attack: 5 + 3 });
  slayer.prepares('use:banish#1:0').returns(2);
  slayer.chooses('banish.destroy', 'harbinger#1');
  expect(slayer.reckon(1).heroes[0]).toMatchObject({ attack: 5 + 2 });
  const khan = prepare(['outlands-khan', 'bloodskull-orc', 'harbinger', 'militia']).prepares('use:outlands-khan#1:0');
  expect(khan.reckon(1).heroes[0]).toMatchObject({ attack: 7 + 4 });
});

rule('THU-21.42', 'Knightmare: Light Penalty +2; destroys a Fighter, nothing without one', () => {
  const table = fight('knightmare', ['outlands-khan', 'elf-wizard', 'militia']);
  expect(table.fought).toMatchObject({ light: 1, penalty: 1 + 2 - 1, reduction: 4 });
  expect(table.destroyed).toEqual(['outlands-khan#1']);
  expect(fight('knightmare', ['elf-wizard', 'militia', 'lorigg-thief', 'regian-cleric']).destroyed).toEqual([]);
});
