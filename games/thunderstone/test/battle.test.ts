import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { scene } from './scene.ts';

rule('THU-9.5', 'each point of Light missing costs two Attack', () => {
  const table = scene()
    .hall('griknack-goblin', 'nixie', 'griffon')
    .hand(0, ['militia', 'militia', 'torch', 'dagger', 'iron-rations', 'militia'])
    .inDungeon();
  table.prepares('equip:dagger#1:militia#1');
  expect(table.preview(3)).toMatchObject({ light: 1, penalty: 2, reduction: 4, attack: 4, total: 0 });
});
