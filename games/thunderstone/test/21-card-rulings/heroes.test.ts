// THU-21: rulings on Heroes.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { cardById } from '../../content/cards.ts';
import type { Rank } from '../../rules/state.ts';
import { given, party } from '../parties.ts';
import { ids, scene } from '../scene.ts';
import { fight, prepare } from '../single-battle.ts';

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

rule('THU-21.5', 'two Assassins: each victim answers for what is left of the hand', () => {
  const table = scene(3)
    .hall('nixie', 'nixie')
    .hands(['redblade-assassin', 'redblade-assassin'], ['militia', 'torch', 'feast'], [])
    .stocked()
    .inDungeon()
    .chooses('dungeon.enters', 'use:redblade-assassin#1:0');
  table.seat(1).chooses('discard.heroOrCards', 'torch#1+feast#1');
  table.chooses('dungeon.enters', 'use:redblade-assassin#2:0'); // one Militia, or nothing: nobody has a choice
  expect([table.hand(1), table.hand(2)]).toEqual([[], []]);
  expect(ids(table.discardPile(1))).toEqual(['militia', 'feast', 'torch']);
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

rule(['THU-21.31', 'THU-21.39', 'THU-21.66'], 'ex-20: Dwarfs with an Edged Weapon are worth 4, 6 and 8', () => {
  const heroes = ['dwarf-guardian', 'dwarf-janissary', 'dwarf-sentinel'];
  const attacks = (weapon: string): number[] =>
    heroes.map(hero => {
      const table = prepare([hero, weapon, 'torch'], 'griffon', 'nixie', 'pegasus');
      table.prepares(`equip:${weapon}#1:${hero}#1`);
      return given(table, 1, `${hero}#1`);
    });
  expect(attacks('hatchet')).toEqual([4, 6, 8]);
  expect(attacks('warhammer')).toEqual([1, 2, 3]); // blunt
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

rule('THU-21.39', 'ex-10: a Janissary with a Dagger is worth 6 by himself', () => {
  const table = prepare(['dwarf-janissary', 'dagger'], 'griffon', 'nixie', 'pegasus').prepares(
    'equip:dagger#1:dwarf-janissary#1',
  );
  expect(given(table, 1, 'dwarf-janissary#1')).toBe(6);
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

rule('THU-21.68', 'dv-10: Items and Spells under the Magician', () => {
  const table = party(['selurin-magician', 'torch', 'iron-rations', 'fireball'], 'griffon', 2).attacks(2);
  const magicOf = (id: string) =>
    table.fought.parts
      .filter(part => part.kind === 'magic' && part.card === `${id}#1`)
      .reduce((sum, part) => sum + part.amount, 0);
  expect(['selurin-magician', 'torch', 'iron-rations', 'fireball'].map(magicOf)).toEqual([2, 1, 1, 4]);
  expect(table.fought).toMatchObject({ magic: 8, light: 2, total: 8, victory: true });
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

rule('THU-21.78', 'a borrowed Hero who is armed, fed and doomed: destroyed for the owner, the Weapon stays', () => {
  const table = scene()
    .hall('mythlurian', 'nixie')
    .hands(['selurin-theurge', 'short-sword', 'iron-rations', 'lantern'], ['militia', 'torch'])
    .stocked()
    .inDungeon('use:selurin-theurge#1:1')
    .chooses('dungeon.borrow', 'militia#1')
    .prepares('use:iron-rations#1:0')
    .chooses('dungeon.hero', 'militia#1')
    .prepares('equip:short-sword#1:militia#1')
    .attacks(1)
    .chooses('battle.destroy', 'militia#1');
  expect(table.destroyed).toEqual(['militia#1']);
  expect([...table.hand(0), ...table.discardPile(0), ...table.deck(0)]).toContain('short-sword#1');
  expect([...table.hand(1), ...table.discardPile(1), ...table.deck(1)]).not.toContain('militia#1');
});

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
