// What was rolled in a scene, as everybody at the table was told.

import type { Table } from './scene.ts';

/** Dice of each test of a hero so far: how many there were. */
export const heroDice = (table: Table): number[] => diceOf(table, 'log.roll');

/** Dice of each test of an adversary so far. */
export const foeDice = (table: Table): number[] => diceOf(table, 'log.roll.foe');

const diceOf = (table: Table, text: string): number[] =>
  table
    .told()
    .filter(event => event.text === text)
    .map(event => Number(event.with?.dice));

/** How often something was told. */
export const count = (table: Table, text: string): number => table.log.filter(one => one === text).length;
