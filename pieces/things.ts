// Things of a box: rows of content found by their ids, and several copies of one row told apart by a number, `militia#3`.

import type { Text } from '@veillee/kernel';
import { kept, oneString } from './kept.ts';

const SIGN = '#';

/** So many copies of each thing are remembered; of some things there is no end. */
const MOST_REMEMBERED = 100;
// A memo of a pure function: whoever names the same copy has the same string, so that finding and comparing look at no letters.
const remembered = new Map<string, string[]>();
const originals = new Map<string, string>();

/** One copy of a thing. */
export const copyOf = (id: string, number: number): string => remembered.get(id)?.[number] ?? named(id, number);

function named(id: string, number: number): string {
  const copy = oneString(`${id}${SIGN}${number}`);
  if (number >= MOST_REMEMBERED) return copy;
  const copies = remembered.get(id) ?? [];
  copies[number] = copy;
  remembered.set(id, copies);
  originals.set(copy, id);
  return copy;
}

/** So many copies of a thing, numbered from 1. */
export const copiesOf = (id: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => copyOf(id, n + 1));

export const isCopy = (thing: string): boolean => thing.includes(SIGN);

/** Whether this is one of so many copies of a thing. */
export function isCopyOf(id: string, thing: string, most: number): boolean {
  const number = thing.startsWith(id + SIGN) ? Number(thing.slice(id.length + SIGN.length)) : 0;
  return number >= 1 && number <= most && thing === `${id}${SIGN}${Math.floor(number)}`;
}

/** The id of what this is a copy of; a thing that there is only one of is its own. */
export function originalOf(thing: string): string {
  const known = originals.get(thing);
  if (known !== undefined) return known;
  const end = thing.indexOf(SIGN);
  return end < 0 ? thing : thing.slice(0, end);
}

/** Which of the copies this is; 0 where there is only one of its kind. */
export const copyNumber = (thing: string): number =>
  isCopy(thing) ? Number(thing.slice(thing.indexOf(SIGN) + SIGN.length)) : 0;

const NAME = 'card.';
/** More than a box holds. */
const MOST_NAMES = 4096;

/** What a card, or a copy of it, is called. */
export const cardName = kept((card: string): Text => ({ text: NAME + originalOf(card) }), MOST_NAMES);

/** The card that is called so; undefined where something else is. */
export function cardNamed(name: unknown): string | undefined {
  const { text } = typeof name === 'object' && name !== null && 'text' in name ? name : {};
  return typeof text === 'string' && text.startsWith(NAME) ? text.slice(NAME.length) : undefined;
}

/** Finds rows by their ids; asking for one that does not exist is an error that names it. */
export function byId<Row extends { readonly id: string }>(what: string, rows: readonly Row[]): (id: string) => Row {
  const known = new Map(rows.map(row => [row.id, row]));
  if (known.size < rows.length) throw new Error(`two rows of ${what} have the same id`);
  return id => {
    const row = known.get(id);
    if (!row) throw new Error(`there is no ${what} ${id}`);
    return row;
  };
}

/** Names, those alike counted: `Bandage ×2`, in the order of the first. */
export function countedNames(names: readonly string[]): string[] {
  const copies = new Map<string, number>();
  for (const name of names) copies.set(name, (copies.get(name) ?? 0) + 1);
  return [...copies].map(([name, count]) => `${name}${count > 1 ? ` ×${count}` : ''}`);
}
