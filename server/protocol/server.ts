// The live connection: what the server says.

import { z } from 'zod';
import { armed, clientId, windows } from './client.ts';
import { wireError } from './errors.ts';
import { tableFacts } from './facts.ts';
import { chatLine, decision, patchSchema, rewindRequest, way, wireEvent } from './play.ts';
import { count, invitationCode, seat, tableId } from './words.ts';

/** What a seat has left, in milliseconds, when the message was made; it runs down while `runs`. */
export const seatClock = z.object({ left: z.number(), reserve: z.number(), runs: z.boolean() });
export type SeatClock = z.infer<typeof seatClock>;
const clock = z.array(seatClock).optional();

/** After so many milliseconds its open decision closes by itself, unless `hold` keeps it open; absent if it does not. */
const closes = count.optional();

const tableSeat = z.object({
  seat,
  view: z.unknown(),
  decision: decision.nullable().optional(),
  canUndo: z.boolean(),
  /** What was taken back can be put again; absent if not. */
  canRedo: z.literal(true).optional(),
  closes,
  /** What the seat has wished for with `prefer`. */
  windows: windows.optional(),
  /** What it has armed with `arm`. */
  armed: armed.optional(),
});
const newsSeat = z.object({
  seat,
  patch: patchSchema,
  /** Null when the seat is not asked, absent when unchanged. */
  decision: decision.nullable().optional(),
  canUndo: z.boolean(),
  canRedo: z.literal(true).optional(),
  closes,
});

export const serverMessage = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('table'),
    position: count,
    facts: tableFacts,
    seats: z.array(tableSeat),
    spectator: z.object({ view: z.unknown() }).optional(),
    log: z.array(wireEvent),
    chat: z.array(chatLine),
    requests: z.array(rewindRequest),
    entries: count,
    clock,
    /** The rules have changed since this table was last played: its current turn began again. */
    reseated: z.literal(true).optional(),
  }),
  z.object({
    t: z.literal('news'),
    since: count,
    position: count,
    facts: tableFacts.optional(),
    seats: z.array(newsSeat),
    spectator: z.object({ patch: patchSchema }).optional(),
    events: z.array(wireEvent),
    entries: count,
    clock,
  }),
  z.object({ t: z.literal('ack'), id: clientId, position: count }),
  z.object({ t: z.literal('error'), id: clientId.optional(), error: wireError, position: count }),
  z.object({ t: z.literal('chat'), line: chatLine }),
  z.object({ t: z.literal('presence'), facts: tableFacts }),
  rewindRequest.extend({ t: z.literal('request') }),
  way.extend({ t: z.literal('way'), id: clientId, seat }),
  z.object({ t: z.literal('settled'), request: count, yes: z.boolean() }),
  z.object({ t: z.literal('invited'), table: tableId, code: invitationCode, seat }),
  z.object({ t: z.literal('gone'), code: z.enum(['deleted', 'stopping', 'removed', 'set-aside']) }),
  z.object({ t: z.literal('pong') }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
export type TableMessage = Extract<ServerMessage, { t: 'table' }>;
export type NewsMessage = Extract<ServerMessage, { t: 'news' }>;
