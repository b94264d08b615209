// The store as tables see it. Two adapters: SQLite in a file, PostgreSQL for several processes.

import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { SetAside } from '../protocol.ts';
import type { Chapter, KeptFacts, Op, Setup, Snapshot, StoredMatch } from '../tables/ops.ts';
import type { Kept } from '../tables/table.ts';
import type { Account } from '../work.ts';
import { pagesOf, type StoredChapter } from './chapters.ts';
import type { Trouble } from './trouble.ts';
import type { WatchPlace } from './watch-thread.ts';

/** A snapshot with what of its journal is not written yet, and the facts that lists show. */
export interface Keeping {
  readonly snapshot: Snapshot;
  /** As it is, or written out already. */
  readonly chapter: Chapter | readonly StoredChapter[] | undefined;
  readonly facts: KeptFacts;
}

/** One op to be written at its place. The place is taken once only: who comes second gets a `Fork`. */
export interface Append {
  readonly table: string;
  readonly seq: number;
  readonly op: Op;
  /** Where lists must show a change: seats, status. */
  readonly facts?: KeptFacts;
  readonly keeping?: Keeping;
}

/** Another process has written at this place: what was played here did not happen. */
export class Fork extends Error {
  override readonly name = 'Fork';
  constructor(table: string) {
    super(`another process has written to table ${table}`);
  }
}

/** Why a table was set aside, and when, in ISO 8601. */
export interface Aside {
  readonly why: SetAside;
  readonly at: string;
  /** Its host tries it again. */
  readonly again?: true;
}

/** The facts of a table when they were last written, and whether anything has happened since. */
export interface Listed {
  readonly facts: KeptFacts;
  readonly current: boolean;
  readonly aside?: Aside;
}

/** A table under way where bots sit or that is timed, with its number in the store and the place of its last op. */
export interface WithBots {
  readonly n: number;
  readonly seq: number;
  readonly facts: KeptFacts;
}

export interface StoredChat {
  readonly seat?: number;
  readonly onlooker?: string;
  readonly name: string;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
}

/** A table as the store has it. */
export interface StoredTable {
  readonly setup: Setup;
  readonly kept: Kept;
  readonly aside?: Aside;
  /** Another process has been at it for long. */
  readonly elsewhere?: boolean;
}

export interface NewTable {
  readonly setup: Setup;
  readonly facts: KeptFacts;
  /** Where an imported table begins. */
  readonly keeping: Keeping | undefined;
}

/** What processes tell each other. */
export type Word =
  | { readonly w: 'ops'; readonly tables: readonly (readonly [table: string, seq: number])[] }
  | { readonly w: 'chat'; readonly table: string; readonly line: StoredChat }
  | { readonly w: 'deleted'; readonly table: string }
  | { readonly w: 'aside'; readonly table: string }
  | {
      readonly w: 'invited';
      readonly table: string;
      readonly seat: number;
      readonly to: string;
      readonly code: string;
      readonly as: number;
    }
  | {
      readonly w: 'present';
      readonly table: string;
      readonly seats: readonly number[];
      readonly onlookers: readonly string[];
      readonly ask?: true;
    }
  | { readonly w: 'alive' }
  /** Said by the store itself: for a while nothing was heard. */
  | { readonly w: 'missed' };

/** A table in somebody's list, and their seats there. */
export type ListedSeats = Listed & { readonly seats: readonly number[] };

/** Who keeps seats of a new table for others. */
export const senderOf = ({ maker, owner }: Setup): string => maker ?? owner ?? '';

export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** The key with which this house signs its saves: made with the store, the same for all processes that share it. */
  readonly key: Uint8Array;
  /** Other processes may write to it. */
  readonly shared: boolean;
  create(table: NewTable): Promise<void>;
  read(id: string): Promise<StoredTable | undefined>;
  /** Its facts alone: nothing of its game is read. */
  listed(id: string): Promise<Listed | undefined>;
  setAside(id: string, aside: Aside): Promise<void>;
  /** Tables at which a process was at work for long when it died. Told once. */
  abandoned(): Promise<string[]>;
  /** Where it is written down that this process has been at a table for long. */
  readonly watchPlace: WatchPlace;
  opsSince(id: string, seq: number): Promise<Op[]>;
  /** Writes with the others of the same few milliseconds; `done` is called when it is on disk, or will never be. */
  append(append: Append, done: (error: Error | undefined) => void): void;
  keep(id: string, keeping: Keeping): Promise<void>;
  remove(id: string): Promise<void>;
  /** False if this line was said before under the same name. */
  say(id: string, line: StoredChat, name: string | undefined): Promise<boolean>;
  chat(id: string): Promise<StoredChat[]>;
  /**
   * Tables that this identity made, then those where it sits, and its seats there. A chapter that is over is left out where a later one of
   * its campaign is among them.
   */
  mine(identity: string, payer?: Account): Promise<ListedSeats[]>;
  /** Tables of others where seats are kept for this identity, the newest few of each who keeps them. */
  invitations(identity: string, payer?: Account): Promise<ListedSeats[]>;
  /** Lists are read at somebody's cost. */
  open(payer?: Account): Promise<Listed[]>;
  /** The tables of a campaign, the oldest first. */
  campaign(id: string): Promise<Listed[]>;
  /** How many they are. */
  chapters(campaign: string): Promise<number>;
  /** Tables under way where bots sit or that are timed, in the order of their numbers, from the one after `after` on; a page of them. */
  withBots(after: number): Promise<WithBots[]>;
  /** How many tables this identity made; a campaign counts as one, and this one not at all. */
  owned(identity: string, besides: string | undefined): Promise<number>;
  /**
   * Tables where nothing has happened since: who wait for players, and who have no owner. In seconds; a page of them. None of a campaign
   * that lives: one of its chapters has been begun, and somebody owns it or has been there since.
   */
  idleSince(times: { readonly waiting: number; readonly ownerless: number }): Promise<string[]>;
  /** The match as a snapshot had it whose checkpoint lies at or before this entry, the last of those that are kept. */
  matchBefore(id: string, entry: number): Promise<StoredMatch | undefined>;
  tables(): Promise<number>;
  /** What keeps it from being written just now. It finds out by writing, but does not change anything. */
  trouble(): Promise<Trouble | undefined>;
  publish(word: Word): void;
  listen(hear: (word: Word, from: string) => void): void;
  close(): Promise<void>;
}

/** Under this name the store keeps the key, in base64url. */
export const KEY_NAME = 'key';
export const newKey = (): string => randomBytes(32).toString('base64url');

export const CHAT_KEPT = 100;
export const MOST_LISTED = 200;
/** Invitations in a list: of one sender, and in all. Nobody fills somebody else's list. */
export const MOST_OF_SENDER = 5;
export const MOST_INVITATIONS = 50;
/** Tables a page, where all of them are gone through. */
export const PAGE = 500;

/** So many tables of a list are read before anybody else gets their turn. */
const LISTED_AT_ONCE = 20;

/** What each row of a long list says, a few at a time, so that play goes on in between. */
export async function readRows<Row, T>(rows: readonly Row[], read: (row: Row) => T, payer: Account): Promise<T[]> {
  const all: T[] = [];
  for (let first = 0; first < rows.length; first += LISTED_AT_ONCE) {
    if (first > 0) await setImmediate();
    const few = rows.slice(first, first + LISTED_AT_ONCE);
    all.push(...payer.time(() => few.map(read)));
  }
  return all;
}

/** Of the checkpoints of earlier snapshots, by rising entry, those that are no longer needed: about two stay for each doubling of the distance. */
export function superfluous(entries: readonly number[], now: number): number[] {
  let slot = -1;
  return entries.filter(at => {
    const before = slot;
    slot = Math.floor(2 * Math.log2(now - at + 1));
    return slot === before;
  });
}

/** `{ at, position, state, chance }` and the rest as texts, made once. */
export interface KeepingTexts {
  readonly position: number;
  /** How long the journal is. */
  readonly entries: number;
  readonly snapshot: string;
  readonly facts: string;
  readonly chapters: readonly StoredChapter[];
}

export const keepingTexts = ({ snapshot, chapter, facts }: Keeping): KeepingTexts => ({
  position: snapshot.position,
  entries: snapshot.match?.entries ?? 0,
  snapshot: JSON.stringify(snapshot),
  facts: JSON.stringify(facts),
  chapters: chapter ? (isWritten(chapter) ? chapter : pagesOf(chapter)) : [],
});

const isWritten = (chapter: NonNullable<Keeping['chapter']>): chapter is readonly StoredChapter[] =>
  Array.isArray(chapter);
