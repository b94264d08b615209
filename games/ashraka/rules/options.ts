// What can be set before an adventure: which one, and the house rules (the rulings that have a switch).

import type { OptionSpec, Setting, Text } from '@veillee/kernel';
import { adventures } from '../content/adventures.ts';
import type { House } from './state.ts';

/** Each switch with the rule that it changes. */
const SWITCHES: { readonly [name in Exclude<keyof House, 'agree'>]: string } = {
  fireOne: 'ASH-8.6',
  bothDown: 'ASH-25.8',
  longFall: 'ASH-25.11',
  openBag: 'ASH-14.16',
  sellAll: 'ASH-18.18',
  bothShops: 'ASH-10.1',
  noPacking: 'ASH-28.8',
  scarce: 'ASH-3.4',
  noSwaps: 'ASH-6.16',
  failures: 'ASH-21.5',
};

export const options: readonly OptionSpec[] = [
  {
    id: 'adventure',
    kind: 'choice',
    initial: '1',
    rule: 'ASH-1.3',
    choices: adventures.map(({ number }) => String(number)),
    cards: Object.fromEntries(adventures.map(({ number, minutes }) => [String(number), { minutes }])),
  },
  { id: 'agree', kind: 'switch', initial: true, rule: 'ASH-1.9' },
  ...Object.entries(SWITCHES).map(([id, rule]): OptionSpec => ({ id, kind: 'switch', initial: false, rule })),
];

export const houseOf = ({ options }: Pick<Setting, 'options'>): House =>
  Object.fromEntries(['agree', ...Object.keys(SWITCHES)].map(id => [id, options[id] === true])) as unknown as House;

/** ASH-1.1: two players, or one who plays both heroes. */
export const refuseSetting = ({ seats }: Pick<Setting, 'seats'>): Text | undefined =>
  seats === 1 || seats === 2 ? undefined : { text: 'setup.seats' };
