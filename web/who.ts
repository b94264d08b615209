// Who sits where: names, emblems and levels as this page shows them.

import type { Seat } from '@veillee/kernel';
import type { SeatPlan, TableFacts } from '../server/protocol.ts';
import { EMBLEMS, type Emblem, type SeatInfo } from './kit/table.ts';
import type { Session } from './live/session.ts';
import type { Word } from './words.tsx';

export const emblemOf = (seat: Seat): Emblem => EMBLEMS[seat % EMBLEMS.length] ?? 'fox';

const LEVELS = ['random', 'novice', 'adept', 'master'] as const;

export function botLevel(word: Word, level: string): string {
  const known = LEVELS.find(name => name === level);
  return known ? word(`bot.${known}`) : level;
}

/** Names of the house, for bots and guests to whom nobody gave one. */
export const houseNames = (word: Word): readonly string[] => word('setup.names').split(',');

/** A name of the house for somebody who has none yet: by luck, 0 to 1, and none that is taken as long as there are others. */
export function suggestName(word: Word, luck: number, taken: readonly string[] = []): string {
  const house = houseNames(word);
  const free = house.filter(name => !taken.includes(name));
  const among = free.length > 0 ? free : house;
  return among[Math.floor(luck * among.length)] ?? '';
}

/** Names of a table that is being laid: what was typed, one's own, and for the others of the house, each a different one. */
export function plannedNames(seats: readonly SeatPlan[], own: string, word: Word): readonly string[] {
  const taken = new Set([own, ...seats.map(seat => seat.name)]);
  const free = houseNames(word).filter(name => !taken.has(name));
  return seats.map((seat, index) => {
    if (seat.name) return seat.name;
    if (seat.kind === 'me') return own;
    if (seat.kind === 'friend' || seat.kind === 'open') return '';
    return free.shift() ?? `${index + 1}`;
  });
}

/** Names by seat. A bot that was seated without one goes by its level; it gets a name of the house that nobody bears. */
export function seatNames(seats: TableFacts['seats'], word: Word): readonly string[] {
  const nameless = ({ name, bot }: TableFacts['seats'][number]): boolean =>
    bot !== undefined && (!name || name === bot);
  const taken = new Set(seats.filter(seat => !nameless(seat)).map(seat => seat.name));
  const free = houseNames(word).filter(name => !taken.has(name));
  return seats.map(seat => (nameless(seat) ? (free.shift() ?? botLevel(word, seat.bot ?? '')) : seat.name));
}

/** At the end of a game: what a bot did in the seat of somebody who resigned, that bot did. */
export const finalNames = (seats: TableFacts['seats'], word: Word): readonly string[] =>
  seatNames(seats, word).map((name, seat) => (seats[seat]?.resigned ? word('over.standIn', { name }) : name));

export const seatInfos = (
  facts: TableFacts,
  names: readonly string[],
  mine: readonly Seat[],
  acting: readonly Seat[],
  clock?: Session['clock'],
): readonly SeatInfo[] =>
  facts.seats.map((seat, index) => ({
    seat: index,
    name: names[index] ?? seat.name,
    emblem: emblemOf(index),
    ...(seat.bot && { bot: seat.bot }),
    mine: mine.includes(index),
    present: seat.present,
    acting: acting.includes(index),
    ...(clock?.seats[index] && { clock: { ...clock.seats[index], at: clock.at } }),
  }));
