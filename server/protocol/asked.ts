// REST: what is asked.

import { z } from 'zod';
import { seatPlan } from './facts.ts';
import { MOST_SEATS, MOST_SEED } from './limits.ts';
import { count, invitationCode, optionValues, personName, seat, tableId, token } from './words.ts';

const bit = z.boolean().optional();

export const createBody = z.object({
  game: z.string().max(80),
  options: optionValues.optional(),
  seed: z.string().min(1).max(MOST_SEED).optional(),
  name: personName,
  open: bit,
  spectators: bit,
  seats: z.array(seatPlan).min(1).max(MOST_SEATS),
});
/** `seedChosen`: I have seen that the seed of this table was chosen. */
export const joinBody = z.object({ code: invitationCode.optional(), name: personName, seedChosen: bit });
export const leaveBody = z.object({ token, bot: z.string().max(40).optional() });
export const returnBody = z.object({ token });
export const resumeBody = z.object({ token: token.optional() });
/** `shift`: how many places to the left everybody moves; nobody moves without it. */
export const rematchBody = z.object({ token, shift: seat.optional(), chapter: z.string().max(80).optional() });
/** Without `at`, from the beginning: of the chapter that follows, or of this one. */
export const branchBody = z.object({ token, at: count.optional(), chapter: z.string().max(80).optional() });
export const importBody = z.object({
  save: z.unknown(),
  name: personName,
  seats: z.array(seatPlan).min(1).max(MOST_SEATS),
  at: count.optional(),
  open: bit,
  spectators: bit,
});
/** What whoever made the table may do: by the identity header, or with the token of their seat. */
export const hostBody = z
  .discriminatedUnion('do', [
    z.object({ do: z.literal('mute'), seat, on: z.boolean() }),
    z.object({ do: z.literal('hush'), on: z.boolean() }),
    z.object({ do: z.literal('watch'), on: z.boolean() }),
    z.object({ do: z.literal('remove'), seat }),
    z.object({ do: z.literal('bar'), onlooker: z.string().regex(/^[A-Za-z0-9_-]{12}$/) }),
  ])
  .and(z.object({ token: token.optional() }));
export const continueBody = z.object({ token, at: count, name: personName });
export const tablePath = z.object({ id: tableId });
export const replayPath = z.object({ id: tableId, at: z.coerce.number().int().min(0) });
export const replayQuery = z.object({
  as: z.union([z.literal('spectator'), z.literal('everyone'), z.coerce.number().int().min(0)]).optional(),
  from: z.coerce.number().int().min(0).optional(),
});

export const textsPath = z.object({ game: z.string().max(80), language: z.enum(['en', 'fr']) });
export const settingPath = z.object({ game: z.string().max(80) });
export const settingBody = z.object({ seats: z.int().min(1).max(MOST_SEATS), options: optionValues.optional() });

export type CreateBody = z.infer<typeof createBody>;
export type JoinBody = z.infer<typeof joinBody>;
export type LeaveBody = z.infer<typeof leaveBody>;
export type HostBody = z.infer<typeof hostBody>;
export type BranchBody = z.infer<typeof branchBody>;
export type ImportBody = z.infer<typeof importBody>;
