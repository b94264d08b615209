// THU-9: Light.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import type { Rank } from '../rules/state.ts';
import { before, figures, outcomeOf, plain } from './parties.ts';
import { prepare } from './single-battle.ts';

rule('THU-9.1', 'the Light Penalty is the Rank of the monster', () => {
  const table = plain().hand(0, ['militia', 'iron-rations']).inDungeon();
  expect(([1, 2, 3] as Rank[]).map(rank => table.preview(rank).penalty)).toEqual([1, 2, 3]);
});

rule(['THU-9.1', 'THU-9.2', 'THU-9.5'], 'ex-07: the light diagram without any light', () => {
  const bare = prepare(['militia', 'iron-rations'], 'griknack-goblin', 'griffon', 'nixie');
  expect(figures(bare, 'penalty')).toEqual([1, 2, 3]);
  expect(figures(bare, 'reduction')).toEqual([2, 4, 6]);
  const table = prepare(['militia', 'iron-rations'], 'knightmare', 'griffon', 'blink-dog');
  expect(figures(table, 'penalty')).toEqual([3, 2, 4]);
  expect(figures(table, 'reduction')).toEqual([6, 4, 8]);
});

rule('THU-9.2', 'Light -X of the monster is added to it (A-7: a Trait, not a Battle Effect)', () => {
  const table = prepare(['militia', 'iron-rations'], 'lord-mortis', 'knightmare', 'darkness');
  expect(([1, 2, 3] as Rank[]).map(rank => table.preview(rank).penalty)).toEqual([1 + 1, 2 + 2, 3 + 1]);
});

rule('THU-9.3', 'the Light of Items, Spells, Trophies, attacking Heroes and their Weapons is subtracted', () => {
  const hand = ['lantern', 'fireball', 'red-jelly', 'elf-wizard', 'feayn-archer', 'outlands-warrior', 'flaming-sword'];
  const table = prepare(hand, 'griknack-goblin', 'knightmare', 'knightmare').prepares(
    'equip:flaming-sword#1:outlands-warrior#1',
  );
  expect(table.preview(3)).toMatchObject({ light: 2 + 1 + 1 + 1 + 1 + 1, penalty: 0 });
  expect(table.preview(1)).toMatchObject({ light: 6 }); // the Feayn does not attack Rank 1
  table.prepares('unequip:flaming-sword#1', 'hold:fireball#1');
  expect(table.preview(3)).toMatchObject({ light: 5, penalty: 0 });
  expect(table.preview(2)).toMatchObject({ light: 5, penalty: 0 });
  const fewer = prepare(['lantern', 'militia', 'iron-rations'], 'griknack-goblin', 'knightmare', 'knightmare');
  expect([fewer.preview(2).penalty, fewer.preview(3).penalty]).toEqual([2, 3]);
});

rule('THU-9.4', 'too much Light is no bonus, and darkness has no upper limit', () => {
  const bright = plain().hand(0, ['militia', 'lightstone-gem', 'lightstone-gem', 'iron-rations']).inDungeon();
  expect(bright.preview(1)).toMatchObject({ light: 6, penalty: 0, reduction: 0, attack: 1, total: 1 });
  const dark = prepare(['outlands-khan', 'militia'], 'nixie', 'nixie', 'knightmare');
  expect(dark.preview(3)).toMatchObject({ penalty: 5, reduction: 10 });
});

rule('THU-9.5', 'each point of Light missing costs two Attack', () => {
  const hand = ['militia', 'militia', 'torch', 'dagger', 'iron-rations', 'militia'];
  const table = prepare(hand, 'griknack-goblin', 'nixie', 'griffon');
  table.prepares('equip:dagger#1:militia#1');
  expect(table.preview(3)).toMatchObject({ light: 1, penalty: 2, reduction: 4, attack: 4, total: 0 });
});

rule('THU-9.5', 'so the best opening hands reach Attack 4, 5 and 4', () => {
  const six = plain()
    .hand(
      0,
      Array.from({ length: 6 }, () => 'militia'),
    )
    .inDungeon();
  expect(six.preview(1)).toMatchObject({ attack: 6, total: 4 });
  const daggers = plain()
    .hand(0, ['militia', 'militia', 'militia', 'dagger', 'dagger', 'torch'])
    .inDungeon('equip:dagger#1:militia#1', 'equip:dagger#2:militia#2');
  expect(daggers.preview(1)).toMatchObject({ attack: 5, total: 5 });
  const torches = plain().hand(0, ['militia', 'militia', 'militia', 'militia', 'torch', 'torch']).inDungeon();
  expect(torches.preview(2)).toMatchObject({ attack: 4, total: 4 });
});

rule('THU-9.6', 'the dark cannot bring the Attack Value below 0', () => {
  const table = plain().hand(0, ['militia', 'iron-rations']).inDungeon();
  expect(table.preview(3)).toMatchObject({ attack: 1, reduction: 6, total: 0 });
});

rule('THU-9.7', 'the Light Penalty is settled before the battle: it already bars the way to the Blink Dog', () => {
  const table = before('blink-dog', ['militia', 'torch', 'iron-rations']);
  expect(table.preview(1)).toMatchObject({ penalty: 1 }); // Rank 1, Light -1, one Torch
  expect(table.refusal('dungeon.step', 'attack:1')).toBe('THU-8.4');
});

rule('THU-9.7', 'and it is taken off before the total is halved (A-3)', () => {
  const table = before('succubus', ['outlands-khan', 'militia', 'militia', 'militia']);
  expect(table.preview(1)).toMatchObject({ attack: 10, reduction: 2, beforeHalf: 8, halved: true, total: 4 });
  table.attacks(1);
  expect(outcomeOf(table)).toMatchObject({ total: 4 });
});

rule('THU-9.8', 'the lantern printed on a monster is a Trophy: it changes nothing in its own fight', () => {
  const table = before('red-jelly', ['militia', 'iron-rations']);
  expect(table.preview(1)).toMatchObject({ light: 0, penalty: 1 });
  const owner = before('red-jelly', ['militia', 'red-jelly']);
  expect(owner.preview(1)).toMatchObject({ light: 1, penalty: 0 }); // from the hand it shines
});

rule('THU-9.9', 'a Battle Effect that takes away Light makes the dark deeper', () => {
  const haunted = before('haunt', ['elf-wizard', 'outlands-warrior', 'iron-rations']);
  expect(haunted.reckon(1)).toMatchObject({ light: 1, penalty: 0 });
  haunted.attacks(1).chooses('battle.stop', 'elf-wizard#1');
  expect(outcomeOf(haunted)).toMatchObject({ attack: 3, magic: 0, reduction: 2, total: 1 });

  const weak = prepare(['redblade-killer', 'flaming-sword', 'torch'], 'nixie', 'suffering', 'griffon')
    .prepares('equip:flaming-sword#1:redblade-killer#1')
    .attacks(2);
  expect(outcomeOf(weak)).toMatchObject({ attack: 2, magic: 0, reduction: 2, total: 0 }); // the Torch alone is left
});
