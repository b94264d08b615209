// REST: what is answered.

import { z } from 'zod';
import { chapterFacts, seatFacts, tableFacts, tableStatus } from './facts.ts';
import { MOST_SEATS } from './limits.ts';
import { wireEvent } from './play.ts';
import { count, invitationCode, listOf, optionValues, seat, tableId, token } from './words.ts';

export const health = z.object({
  ok: z.boolean(),
  version: z.string(),
  protocol: z.int(),
  store: z.enum(['sqlite', 'postgres']),
  /** Why nothing can be written now. */
  trouble: z.enum(['full', 'unreachable', 'failing']).optional(),
});
export type Health = z.infer<typeof health>;

const choices = listOf(z.string());
const value = z.union([z.boolean(), z.number(), z.string(), choices]);
const when = z.record(z.string(), listOf(value)).optional();
const option = {
  id: z.string(),
  rule: z.string().optional(),
  when,
  players: z.int().optional(),
};
const card = z.object({
  minutes: z.number().optional(),
  picture: z.string().optional(),
  when,
  group: z.string().optional(),
});
const optionSpec = z.discriminatedUnion('kind', [
  z.object({ ...option, kind: z.literal('switch'), initial: z.boolean() }),
  z.object({
    ...option,
    kind: z.literal('choice'),
    initial: z.string(),
    choices,
    cards: z.record(z.string(), card).optional(),
    settles: z.record(z.string(), z.record(z.string(), value)).optional(),
  }),
  z.object({ ...option, kind: z.literal('number'), initial: z.number(), min: z.number(), max: z.number() }),
  z.object({ ...option, kind: z.literal('list'), initial: choices, choices }),
]);

const seatCounts = z.array(z.int().min(1).max(MOST_SEATS));

export const gamesList = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      rules: z.number(),
      content: z.string(),
      languages: z.array(z.string()),
      bots: z.array(z.string()),
      /** The roles that a bot plays, of those that do not play all. */
      botRoles: z.record(z.string(), z.array(z.string())).optional(),
      options: z.array(optionSpec),
      botOptions: optionValues,
      seats: seatCounts,
      seatsWith: z.array(
        z.object({ option: z.string(), value: z.union([z.string(), z.boolean()]), seats: seatCounts }),
      ),
      windows: z.array(z.string()),
      /** What interruptions of a kind may be about, where a wish can be armed for it with `arm`. */
      whens: z.record(z.string(), z.array(z.string())).optional(),
      confirms: z.array(z.enum(['turn', 'fight'])),
    }),
  ),
});
export type GamesList = z.infer<typeof gamesList>;

export const setting = z.object({ seats: z.int(), options: optionValues });
export type SettingAnswer = z.infer<typeof setting>;

export const texts = z.object({
  game: z.string(),
  language: z.string(),
  texts: z.record(z.string(), z.string()),
});
export type Texts = z.infer<typeof texts>;

export const created = z.object({
  table: tableFacts,
  seats: z.array(z.object({ seat, token })),
  invitations: z.array(z.object({ seat, code: invitationCode })),
  /** Of a campaign that was brought along: the seats at its other tables. */
  others: z.array(z.object({ table: tableId, seats: z.array(z.object({ seat, token })) })).optional(),
});
export type Created = z.infer<typeof created>;

export const campaignAnswer = z.object({
  campaign: tableId,
  /** The oldest first. */
  chapters: z.array(
    z.object({ table: tableId, status: tableStatus, created: z.string(), turn: count, chapter: chapterFacts }),
  ),
});
export type CampaignAnswer = z.infer<typeof campaignAnswer>;

export const tablesList = z.object({
  mine: z.array(
    tableFacts.extend({
      seats: z.array(seatFacts),
      mySeats: z.array(seat),
      invited: z.array(seat),
      waiting: z.boolean(),
    }),
  ),
  /** Where others keep a seat for this identity. */
  invitations: z.array(tableFacts.extend({ invited: z.array(seat) })),
  open: z.array(tableFacts),
});
export type TablesList = z.infer<typeof tablesList>;

/** `code`: a new invitation to the seat of a guest who was shown out before the game began. */
export const hosted = z.object({ code: invitationCode.optional() });
export type Hosted = z.infer<typeof hosted>;
/** Names that mean nothing outside the table; one for each address. */
export const onlookersList = z.object({ onlookers: z.array(z.string()) });
export type OnlookersList = z.infer<typeof onlookersList>;

export const joined = z.object({ seat, token, table: tableFacts });
export type Joined = z.infer<typeof joined>;

export const replayAnswer = z.object({
  at: count,
  entries: count,
  view: z.unknown(),
  events: z.array(wireEvent),
  /** What the `at`th entry was; prompt and picks only for who may know them. */
  entry: z
    .object({
      seat: seat.optional(),
      prompt: z.string().optional(),
      picks: z.array(z.string()).optional(),
      reseed: z.literal(true).optional(),
    })
    .optional(),
  turns: z.array(z.object({ turn: count, at: count })),
});
export type ReplayAnswer = z.infer<typeof replayAnswer>;
