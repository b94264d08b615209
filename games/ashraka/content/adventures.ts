// The five adventures as the front and the back of their booklets tell them (ASH-2.1); what stands inside is in booklet/.

import { byId } from '@veillee/pieces/things';
import type { AdventureRow } from './rows.ts';
import type { AdventureNumber } from './vocabulary.ts';

export const adventures: readonly AdventureRow[] = [
  {
    id: 'a1-on-the-road-to-braiebois',
    number: 1,
    minutes: 60,
    heroes: ['atsu-rabbit', 'tantan-tanuki'],
    tiles: { orange: 3, red: 1, black: 0 },
    piles: [3, 3, 3, 3],
    start: 'a1-south-gate',
    respawn: 'a1-standing-stones',
  },
  {
    id: 'a2-the-lord-of-the-forests',
    number: 2,
    minutes: 90,
    heroes: ['atsu-rabbit', 'tantan-tanuki'],
    tiles: { orange: 4, red: 3, black: 0 },
    piles: [3, 3, 3, 3, 3],
    start: 'a2-forest-gate',
    respawn: 'a2-moss-shrine',
  },
  {
    id: 'a3-the-moonmist-marshes',
    number: 3,
    minutes: 90,
    heroes: ['atsu-rabbit', 'tantan-tanuki', 'brunn-badger'],
    tiles: { orange: 3, red: 2, black: 1 },
    piles: [3, 3, 3, 3],
    start: 'a3-causeway',
    respawn: 'a3-drowned-chapel',
  },
  {
    id: 'a4-the-howling-desert',
    number: 4,
    minutes: 120,
    heroes: ['atsu-rabbit', 'tantan-tanuki', 'brunn-badger', 'ondine-otter'],
    tiles: { orange: 2, red: 3, black: 1 },
    piles: [3, 3, 3, 3, 3],
    start: 'a4-caravan-gate',
    respawn: 'a4-sun-altar',
  },
  {
    id: 'a5-the-rat-sorcerers-citadel',
    number: 5,
    minutes: 150,
    heroes: ['atsu-rabbit', 'tantan-tanuki', 'brunn-badger', 'ondine-otter'],
    tiles: { orange: 4, red: 3, black: 3 },
    piles: [4, 4, 4, 4, 4, 4],
    start: 'a5-sewer-mouth',
    respawn: 'a5-ruined-chapel',
  },
];

export const adventureRow = byId('adventure', adventures);

export function adventureOf(number: AdventureNumber): AdventureRow {
  const row = adventures.find(adventure => adventure.number === number);
  if (!row) throw new Error(`there is no adventure ${number}`);
  return row;
}
