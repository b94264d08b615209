// One battle at a time: what the tests of single cards share.

import { expect } from 'vitest';
import { ids, scene, type Table } from './scene.ts';

/** A battle against a monster of Rank 1, after these steps of preparation. */
export const fight = (monster: string, hand: readonly string[], ...steps: string[]): Table =>
  prepare(hand, monster, 'nixie', 'nixie')
    .prepares(...steps)
    .attacks(1);

/** A party in the Dungeon, before its target is chosen. */
export const prepare = (hand: readonly string[], ...hall: string[]): Table =>
  scene().prepared(hand, ...(hall.length > 0 ? hall : ['nixie', 'nixie', 'nixie']));

export const diseasesOf = (table: Table): number => ids(table.discardPile(0)).filter(id => id === 'disease').length;

/** A party in which every Battle Effect of the box would find an object. */
export const EVERYTHING = [
  'outlands-khan',
  'regian-cleric',
  'elf-wizard',
  'militia',
  'dagger',
  'iron-rations',
  'fireball',
];

export function hasNoEffect(monster: string): void {
  const table = fight(monster, EVERYTHING, 'equip:dagger#1:militia#1');
  expect(table.fought).toMatchObject({ attack: 9, magic: 6, light: 2, penalty: 0, halved: false, total: 15 });
  expect(table.fought.heroes.map(hero => hero.strength)).toEqual([8, 4, 3, 2]);
  expect(table.destroyed).toEqual([]);
  expect(diseasesOf(table)).toBe(0);
  expect(table.asked()).toBe('turn.action');
}
