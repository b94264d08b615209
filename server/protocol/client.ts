// The live connection: what a client says.

import { z } from 'zod';
import { MOST_CHAT, MOST_PICKS, MOST_SEATS } from './limits.ts';
import { count, seat, tableId, token } from './words.ts';

export const clientId = z.string().min(1).max(64);

export const answerMessage = z.object({
  t: z.literal('answer'),
  id: clientId,
  seat,
  decision: count,
  picks: z.array(z.string()).max(MOST_PICKS),
});

/** Whether a seat is asked about a kind of interruption: always, never, or (unless it says otherwise) if it could matter. */
export const wish = z.enum(['ask', 'never', 'matters']);
export type Wish = z.infer<typeof wish>;
const MOST_WINDOWS = 40;
export const windows = z
  .record(z.string().min(1).max(40), wish)
  .refine(wishes => Object.keys(wishes).length <= MOST_WINDOWS, 'too many wishes');
export type Windows = Readonly<z.infer<typeof windows>>;
/** A wish armed in advance: while it holds, it comes before the usual one. `when`: only there; `turn`: only in this turn. */
const MOST_ARMED = 40;
export const armed = z
  .array(
    z.object({ kind: z.string().min(1).max(40), wish, when: z.string().max(80).optional(), turn: count.optional() }),
  )
  .max(MOST_ARMED)
  .readonly();

export const clientMessage = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('hello'),
    protocol: z.int().optional(),
    table: tableId,
    tokens: z.array(token).max(MOST_SEATS),
    language: z.string().max(20).optional(),
  }),
  answerMessage,
  z.object({ t: z.literal('undo'), id: clientId, seat }),
  z.object({ t: z.literal('redo'), id: clientId, seat }),
  z.object({ t: z.literal('rewind'), id: clientId, seat, to: count.optional() }),
  z.object({ t: z.literal('way'), id: clientId, seat, to: count.optional() }),
  z.object({ t: z.literal('consent'), id: clientId, seat, request: count, yes: z.boolean() }),
  z.object({ t: z.literal('chat'), id: clientId, seat: seat.optional(), text: z.string().max(MOST_CHAT * 4) }),
  z.object({ t: z.literal('pause'), id: clientId, seat, on: z.boolean() }),
  z.object({ t: z.literal('resign'), id: clientId, seat }),
  z.object({ t: z.literal('prefer'), id: clientId, seat, windows }),
  z.object({ t: z.literal('arm'), id: clientId, seat, armed }),
  z.object({ t: z.literal('hold'), id: clientId, seat, decision: count, on: z.boolean() }),
  z.object({ t: z.literal('ping') }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;
export type AnswerMessage = z.infer<typeof answerMessage>;

/** The same check as `answerMessage`, by hand: most messages are answers. Unknown fields are ignored, as there. */
export function isAnswerMessage(value: unknown): value is AnswerMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { t, id, seat: who, decision: asked, picks } = value as Record<string, unknown>;
  if (t !== 'answer' || typeof id !== 'string' || id.length < 1 || id.length > 64) return false;
  if (!Number.isSafeInteger(who) || (who as number) < 0 || (who as number) >= MOST_SEATS) return false;
  if (!Number.isSafeInteger(asked) || (asked as number) < 0) return false;
  if (!Array.isArray(picks) || picks.length > MOST_PICKS) return false;
  for (let i = 0; i < picks.length; i++) if (typeof picks[i] !== 'string') return false;
  return true;
}
