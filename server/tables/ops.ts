// What happens at a table, as it is written down: one op after the other, never changed. The table is their sum.

import type {
  Armed,
  Checkpoint,
  Entry,
  Options,
  Picks,
  SealedAnswer,
  Seat,
  Taken,
  Told,
  TurnMark,
} from '@veillee/kernel';
import type { SeatKind, Stopped, TableFacts, Way, Windows } from '../protocol.ts';
import type { KeptDone } from './done.ts';
import type { KeptDuration } from './duration.ts';
import type { AskedIds } from './open-decisions.ts';

/** At a timed table: how long seats have thought, in milliseconds. */
export type Spent = readonly (readonly [seat: Seat, ms: number])[];

/** `when` it was played, in seconds since 1970. */
export type Op = Deed & { readonly when?: number };

/** `id` is the client's own name for what it asked, so that it is not done twice. */
type Deed =
  /** `auto`: passed by the server, as the seat wishes. `late`: answered by the server, because its time was up. */
  | {
      readonly k: 'answer';
      seat: Seat;
      prompt: string;
      picks: Picks;
      id?: string;
      auto?: true;
      late?: true;
      spent?: Spent;
    }
  | { readonly k: 'undo'; seat: Seat; id?: string; spent?: Spent }
  | { readonly k: 'redo'; seat: Seat; id?: string; spent?: Spent }
  | { readonly k: 'rewind'; seat: Seat; to: number; reseed: string; id?: string }
  /** `again`: to put again what the table went back on. */
  | { readonly k: 'request'; seat: Seat; to: number; again?: true; id?: string }
  | { readonly k: 'consent'; seat: Seat; request: number; yes: boolean; reseed: string; id?: string }
  | { readonly k: 'pause'; seat: Seat; on: boolean; id?: string; spent?: Spent }
  | { readonly k: 'join'; seat: Seat; name: string; token: string; identity?: string }
  | { readonly k: 'leave'; seat: Seat; bot: string; away: 'left' | 'resigned'; id?: string }
  /** The host shows a guest out: a bot plays on, or before the game begins the seat is free again, with a new invitation. */
  | { readonly k: 'remove'; seat: Seat; bot: string; invitation?: string }
  /** The host takes away a seat's talk, the onlookers' talk, and the onlookers, all or one; or gives it back. */
  | { readonly k: 'mute'; seat: Seat; on: boolean }
  | { readonly k: 'hush'; on: boolean }
  | { readonly k: 'watch'; on: boolean }
  | { readonly k: 'bar'; who: string }
  | { readonly k: 'return'; seat: Seat }
  /** Whoever holds the seat gets another token. */
  | { readonly k: 'reseat'; seat: Seat; token: string }
  /** The game is over, and is played again at another table. */
  | { readonly k: 'rematch'; to: string; readonly shift?: number; readonly chapter?: string }
  | { readonly k: 'prefer'; seat: Seat; windows: Windows; id?: string }
  | { readonly k: 'arm'; seat: Seat; armed: readonly Armed[]; id?: string }
  /** Holds open a secret interruption that would close by itself, or lets go of it: then its lull begins anew. */
  | { readonly k: 'hold'; seat: Seat; decision: number; on: boolean; id?: string }
  /** The server stops a table that would go on for ever; somebody may let it go on. */
  | { readonly k: 'stop'; why: Stopped }
  | { readonly k: 'resume' };

export interface SeatState {
  readonly kind: SeatKind;
  readonly name: string;
  readonly taken: boolean;
  /** Who plays it when it is a bot's, or while somebody is away. */
  readonly bot?: string;
  readonly away?: 'left' | 'resigned' | 'removed';
  /** The host does not let it talk. */
  readonly muted?: true;
  /** Hashes. */
  readonly token?: string;
  readonly invitation?: string;
  readonly identity?: string;
  /** Which interruptions it wants to be asked about. */
  readonly windows?: Windows;
  /** Wishes that come before those while they hold. */
  readonly armed?: readonly Armed[];
  /** The decision that it holds open. */
  readonly held?: number;
  /** The identity for which the seat is kept: it needs no invitation. */
  readonly invited?: string;
}

/** How a table was made. Never changes. */
export interface Setup {
  readonly id: string;
  readonly game: string;
  readonly seed: string;
  /** A secret of the table's own, for the names of onlookers: they stay the same after a restart and at every process. */
  readonly key?: string;
  /** The seed, or the whole game so far, is of somebody's choosing and not of the server's. */
  readonly seedChosen?: true;
  readonly options: Options;
  readonly open: boolean;
  readonly spectators: boolean;
  /** ISO 8601. */
  readonly created: string;
  /** Hash of the identity that made it. */
  readonly owner?: string;
  /** Hash of the identity that laid it, where another owns it: a guest who asked for a rematch. */
  readonly maker?: string;
  readonly seats: readonly SeatState[];
  /** What the chapter before has left. */
  readonly legacy?: unknown;
  /** Set on every chapter of a campaign but its first. */
  readonly chapter?: ChapterPlace;
  /** An earlier chapter of a campaign that was brought along: once it is over nobody is waited for. */
  readonly past?: true;
  /** Of a table that goes on from somewhere else: whether what it goes on from may be taken as it is. */
  readonly care?: Care;
}

/**
 * `proved`: this house has played it, or has played it again from its seed. `unproved`: no journal leads to what it began with.
 * `watched`: it comes from a table that was set aside. What is not proved is rehearsed outside before it is done here.
 */
export type Care = 'proved' | 'unproved' | 'watched';

/** Where a chapter hangs in its campaign: tables by name. */
export interface ChapterPlace {
  /** The first table. */
  readonly campaign: string;
  readonly after?: string;
  /** The entry as the journal counts; listeners are told their own number of it. */
  readonly branched?: { readonly of: string; readonly entry: number };
}

/** What the host has decided about onlookers. */
export interface KeptManners {
  readonly spectators: boolean;
  readonly hushed?: boolean;
  readonly barred?: readonly string[];
}

/** A request to go back, or to put again, not settled yet. */
export interface OpenRequest extends Way {
  readonly request: number;
  readonly seat: Seat;
  readonly waitingFor: readonly Seat[];
  readonly again?: true;
}

/** Facts as they are written down: nobody is told who is waited for beyond `toAct`, but it must be known who is due. */
export interface KeptFacts extends TableFacts {
  readonly awaited?: readonly Seat[];
  /** The place of the last op, where listeners count otherwise. */
  readonly seq?: number;
}

export const seqOf = ({ seq, position }: KeptFacts): number => seq ?? position;

/** What anybody may be told of them. */
export const publicFacts = ({ awaited: _, seq: __, ...facts }: KeptFacts): TableFacts => facts;

/** A match as a snapshot holds it; its journal and log are kept apart. */
export interface StoredMatch {
  readonly rules: number;
  readonly content: string;
  readonly entries: number;
  readonly checkpoint: Checkpoint<unknown>;
  /** Of the entry before the checkpoint. */
  readonly seal?: string;
  readonly sealed: readonly SealedAnswer[];
  /** The ids under which seats know their open decisions. */
  readonly asked: AskedIds;
  /** What was taken back and may be put again. */
  readonly taken?: readonly Taken[];
  readonly turns?: readonly TurnMark[];
  /** Where what can be played again begins, if the rules have changed in mid-game. */
  readonly base?: Checkpoint<unknown>;
  /** It was brought along from older rules, and so many answers are to be given again. */
  readonly givenUp?: number;
}

/** Everything about a table at one position. */
export interface Snapshot {
  readonly position: number;
  /** The same as listeners count it, where that is another. */
  readonly told?: number;
  readonly seats: readonly SeatState[];
  readonly paused: boolean;
  readonly request?: OpenRequest;
  readonly stopped?: Stopped;
  /** The table of the rematch. */
  readonly next?: string;
  /** The chapter that is played there. */
  readonly nextChapter?: string;
  /** How many places to the left everybody moves for it. */
  readonly shift?: number;
  readonly manners?: KeptManners;
  /** Answers of bots, and passes that nobody gave, since a person last did anything. */
  readonly alone?: number;
  /** What the game's clock remembers. */
  readonly time?: unknown;
  readonly duration?: KeptDuration;
  /** Names of what clients asked lately, and the position it led to. */
  readonly done: KeptDone;
  readonly match?: StoredMatch;
}

/** A stretch of the journal with what was told meanwhile. It replaces whatever was kept from entry `from` on. */
export interface Chapter {
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly told: readonly Told[];
}
