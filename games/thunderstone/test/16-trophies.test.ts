// THU-16: Trophies.

import { rule } from '@veillee/kernel/test/rule';
import { expect } from 'vitest';
import { defs } from '../content/cards.ts';
import { prepare } from './single-battle.ts';

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
