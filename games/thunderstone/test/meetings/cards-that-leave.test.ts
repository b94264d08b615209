// Chapters meet: cards that leave and come back, empty piles, effects in the middle of others.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { scene } from '../scene.ts';
import { prepare } from '../single-battle.ts';

rule(['THU-7.9', 'THU-21.43'], 'who threw a Spear is lost to a Breach: the Spear gives nothing and is lost', () => {
  const table = prepare(['elf-archmage', 'thyrian-squire', 'spear', 'torch'], 'nixie', 'tyxr-the-old', 'griffon')
    .prepares('equip:spear#1:thyrian-squire#1', 'use:spear#1:0', 'use:elf-archmage#1:0')
    .chooses('dungeon.monster', 'rank:1');
  expect(table.offered('discard')).not.toContain('spear#1');
  table.chooses('discard', 'thyrian-squire#1', 'torch#1');
  expect(table.reckon(2).parts.some(({ card }) => card === 'spear#1')).toBe(false);
  table.attacks(2);
  expect(table.destroyed).toContain('spear#1');
  expect(table.destroyed).not.toContain('thyrian-squire#1');
});

rule(['THU-8.5', 'THU-21.67', 'THU-23.3'], 'a Hall emptied in preparation: no battle, and the Dungeon advances', () => {
  const table = scene(1, { mode: 'solo-normal' })
    .dungeon('famine')
    .having(state => {
      state.dungeon = [];
    })
    .prepared(['thyrian-lord', 'iron-rations', 'torch'], '', '', 'griknack-goblin');
  const taking = table.offered('dungeon.step').find(key => key.startsWith('use:thyrian-lord'));
  table.prepares(taking ?? '');
  expect(table.match.decisionOf(0)).toMatchObject({ confirm: 'turn', options: [{ key: 'leave' }] });
  table.confirms('dungeon.step');
  expect(table.log).toContain('log.advance.deckless');
});

rule(['THU-19.3', 'THU-21.18'], 'an Elf Sorcerer who clears Rank 1 before the stone ends the game, not taken', () => {
  const hand = ['elf-sorcerer', 'outlands-khan', 'lantern', 'lantern'];
  const table = prepare(hand, 'nixie', 'stone-of-mystery', 'griknack-goblin').attacks(3);
  expect(table.fought.victory).toBe(true);
  table.chooses('settled.trigger', 'elf-sorcerer#1').chooses('dungeon.monster', 'rank:1');
  expect(table.over).toBe(true);
  expect(table.log).toContain('log.stone.untaken');
});
