// A table as everybody may know it: its seats, its chapter, how it stands.

import { z } from 'zod';
import { count, listOf, optionValues, personName, seat, tableId, text } from './words.ts';

export const seatKind = z.enum(['me', 'friend', 'hotseat', 'bot', 'open']);
export type SeatKind = z.infer<typeof seatKind>;

export const seatPlan = z.object({
  kind: seatKind,
  name: personName.optional(),
  bot: z.string().max(40).optional(),
});
export type SeatPlan = z.infer<typeof seatPlan>;

export const tableStatus = z.enum(['waiting', 'playing', 'paused', 'over']);
export type TableStatus = z.infer<typeof tableStatus>;

/** Why a table is set aside: a server died at it, or its rules failed or ran away. */
export const setAside = z.enum(['died', 'rules']);
export type SetAside = z.infer<typeof setAside>;
/** Why the server itself has paused a table: `endless`, bots went on and on among themselves. */
export const stopped = z.enum(['endless', ...setAside.options]);
export type Stopped = z.infer<typeof stopped>;

const outcome = z.object({
  won: listOf(seat),
  scores: listOf(z.number()),
  text,
  side: z.string().optional(),
  /** Neither won nor lost: the chapter is over, and its campaign goes on. */
  undecided: z.literal(true).optional(),
});

/** `bot` on a seat of another kind: a bot plays on for somebody who left or resigned. */
export const seatFacts = z.object({
  kind: seatKind,
  name: z.string(),
  bot: z.string().optional(),
  present: z.boolean(),
  taken: z.boolean(),
  /** For good: the seat cannot be taken back. */
  resigned: z.literal(true).optional(),
  /** By the host. */
  removed: z.literal(true).optional(),
  /** The host does not let them talk. */
  muted: z.literal(true).optional(),
  /** What the seat is, and on which side, in a game that has roles. */
  role: z.string().optional(),
  side: z.string().optional(),
  /** Other seats from which it hides nothing. */
  shares: z.array(seat).optional(),
});
export type SeatFacts = z.infer<typeof seatFacts>;

/** A chapter of a campaign, as everybody may know it. */
export const chapterFacts = z.object({
  /** The first table of the campaign. */
  campaign: tableId,
  title: text,
  /** The part of a long campaign that it belongs to. */
  part: text.optional(),
  /** The table with whose end it begins. */
  after: tableId.optional(),
  branched: z.object({ of: tableId, entry: count }).optional(),
  /** As far as it has come. */
  story: text.optional(),
  /** It is over and has left something to go on with. */
  saved: z.literal(true).optional(),
  /** What can follow, once it is over. */
  following: z.array(z.object({ id: z.string(), title: text })).optional(),
  /** Another branch may begin at any entry, not only at the beginning. */
  branches: z.literal(true).optional(),
});
export type ChapterFacts = z.infer<typeof chapterFacts>;

export const tableFacts = z.object({
  id: tableId,
  game: z.string(),
  options: optionValues,
  open: z.boolean(),
  spectators: z.boolean(),
  /** Onlookers may not talk. */
  hushed: z.literal(true).optional(),
  /** When the table was made, ISO 8601. */
  created: z.string(),
  /** Whoever made the table chose its seed or brought its game along, and may know what is hidden. */
  seedChosen: z.literal(true).optional(),
  seats: z.array(seatFacts),
  status: tableStatus,
  stopped: stopped.optional(),
  /** Seats are timed: see `clock` in messages. */
  timed: z.literal(true).optional(),
  position: count,
  turn: count,
  toAct: z.array(seat),
  outcome: outcome.optional(),
  /** How long it took, once it is over: pauses and long silences do not count. */
  played: z.object({ began: z.string(), ended: z.string(), minutes: count }).optional(),
  /** The table of the rematch. */
  next: tableId.optional(),
  /** Where it is a chapter of a campaign. */
  chapter: chapterFacts.optional(),
  /** What has come of it, once it is over and no chapter, where the game tells that. */
  story: text.optional(),
});
export type TableFacts = z.infer<typeof tableFacts>;
