// Protocol 1 as schemas and types: every REST body, every websocket message. docs/protocol.md is the text.
// Runs anywhere: the page takes its types from here.

import type { Armed, GameEvent, OptionSpec, Outcome, PlainDecision, Seat, Text } from '@veillee/kernel';
import { z } from 'zod';

/** What is spoken here. It grows when a client of the former number would no longer understand. */
export const PROTOCOL = 1;

// ---- limits that both sides know ----

export const MOST_MESSAGE_BYTES = 16 * 1024;
export const MOST_IMPORT_BYTES = 2 * 1024 * 1024;
/** Entries of the journal of a save that is brought along. */
export const MOST_IMPORT_ENTRIES = 10_000;
export const MOST_IMPORT_CHAPTERS = 40;
export const MOST_SEED = 100;
export const MOST_CHAT = 500;
export const MOST_NAME = 40;
export const MOST_SEATS = 16;
const MOST_TOKENS = MOST_SEATS;
const MOST_PICKS = 500;

// ---- errors ----

/** What a client shows words for, with the status that REST gives it. */
export const STATUS = {
  malformed: 400,
  protocol: 426,
  'unknown-game': 404,
  'unknown-table': 404,
  'unknown-path': 404,
  forbidden: 403,
  'seat-taken': 409,
  'table-full': 409,
  'not-over': 409,
  muted: 403,
  'seed-chosen': 409,
  options: 422,
  seats: 422,
  save: 422,
  hidden: 403,
  'too-many': 429,
  'too-large': 413,
  busy: 503,
  internal: 500,
  'unknown-key': 422,
  'not-allowed': 422,
  'too-few': 422,
  'too-many-picks': 422,
  repeated: 422,
  stale: 409,
  foreign: 403,
  answered: 409,
  over: 409,
  'no-undo': 409,
  final: 409,
  'no-chapter': 409,
  paused: 409,
  'set-aside': 409,
  'no-consent': 409,
  rules: 500,
} as const;

export type ErrorCode = keyof typeof STATUS;

export const errorCode = z.enum(Object.keys(STATUS) as [ErrorCode, ...ErrorCode[]]);
export const wireError = z.object({ code: errorCode, message: z.string(), detail: z.unknown().optional() });
export const errorBody = z.object({ error: wireError });
export type WireError = z.infer<typeof wireError>;
export type ErrorBody = z.infer<typeof errorBody>;

// ---- words used everywhere ----

const seat = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
const count = z.int().min(0);
const tableId = z.string().regex(/^[A-Za-z0-9_-]{8,32}$/);
export const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
const invitationCode = z.string().regex(/^[A-Za-z0-9_-]{8,32}$/);
const personName = z.string().max(MOST_NAME * 4);
export const identity = z.string().regex(/^[A-Za-z0-9_-]{32,128}$/);

const textSchema: z.ZodType<Text> = z.looseObject({ text: z.string() }) as unknown as z.ZodType<Text>;

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

const optionValue = z.union([z.string().max(200), z.number(), z.boolean(), z.array(z.string().max(200)).max(200)]);
const optionValues = z.record(z.string().max(80), optionValue);

const outcome = z.object({
  won: z.array(seat),
  scores: z.array(z.number()),
  text: textSchema,
  side: z.string().optional(),
}) as unknown as z.ZodType<Outcome>;

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
  title: textSchema,
  /** The table with whose end it begins. */
  after: tableId.optional(),
  branched: z.object({ of: tableId, entry: count }).optional(),
  /** As far as it has come. */
  story: textSchema.optional(),
  /** It is over and has left something to go on with. */
  saved: z.literal(true).optional(),
  /** What can follow, once it is over. */
  following: z.array(z.object({ id: z.string(), title: textSchema })).optional(),
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
  story: textSchema.optional(),
});
export type TableFacts = z.infer<typeof tableFacts>;

// ---- REST: what is asked ----

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
export type ReturnBody = z.infer<typeof returnBody>;
export type ResumeBody = z.infer<typeof resumeBody>;
export type HostBody = z.infer<typeof hostBody>;
export type RematchBody = z.infer<typeof rematchBody>;
export type BranchBody = z.infer<typeof branchBody>;
export type ImportBody = z.infer<typeof importBody>;
export type ContinueBody = z.infer<typeof continueBody>;

// ---- REST: what is answered ----

export const health = z.object({
  ok: z.boolean(),
  version: z.string(),
  protocol: z.int(),
  store: z.enum(['sqlite', 'postgres']),
  /** Why nothing can be written now. */
  trouble: z.enum(['full', 'unreachable', 'failing']).optional(),
});
export type Health = z.infer<typeof health>;

const choices = z.array(z.string());
const option = {
  id: z.string(),
  rule: z.string().optional(),
  when: z.record(z.string(), z.array(z.union([z.boolean(), z.number(), z.string(), choices]))).optional(),
  players: z.int().optional(),
};
const card = z.object({ minutes: z.number().optional(), picture: z.string().optional() });
const optionSpec = z.discriminatedUnion('kind', [
  z.object({ ...option, kind: z.literal('switch'), initial: z.boolean() }),
  z.object({
    ...option,
    kind: z.literal('choice'),
    initial: z.string(),
    choices,
    cards: z.record(z.string(), card).optional(),
  }),
  z.object({ ...option, kind: z.literal('number'), initial: z.number(), min: z.number(), max: z.number() }),
  z.object({ ...option, kind: z.literal('list'), initial: choices, choices }),
]) as unknown as z.ZodType<OptionSpec>;

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

// ---- the live connection: pieces ----

export type { PlainDecision };

const decision = z.looseObject({
  id: count,
  seat,
  prompt: z.string(),
  options: z.array(z.looseObject({ key: z.string(), text: z.string() })),
  refused: z.array(z.looseObject({ key: z.string(), text: z.string(), why: textSchema, rule: z.string() })),
  min: z.number(),
  max: z.number(),
}) as unknown as z.ZodType<PlainDecision>;

/** Something that happened, as the connection's seats may know it. */
export const wireEvent = z.object({
  n: count,
  at: count,
  for: z.array(seat).min(1).optional(),
  text: z.string(),
  with: z.record(z.string(), z.unknown()).optional(),
  rule: z.string().optional(),
  moves: z.array(z.object({ what: z.string(), from: z.string(), to: z.string() })).optional(),
  lines: z.array(textSchema).optional(),
  detail: z.unknown().optional(),
  scene: z.object({ of: z.string(), part: z.string(), won: z.boolean().optional() }).optional(),
  turn: z.object({ round: count, seat: seat.optional() }).optional(),
  weight: z.number().optional(),
  brings: z.object({ seat, coins: z.record(z.string(), z.number()) }).optional(),
}) as unknown as z.ZodType<WireEvent>;

export interface WireEvent {
  readonly n: number;
  readonly at: number;
  /** On a connection with several seats: the only ones of them who may know this version. */
  readonly for?: readonly Seat[];
  readonly text: string;
  readonly with?: Text['with'];
  readonly rule?: string;
  readonly moves?: readonly { readonly what: string; readonly from: string; readonly to: string }[];
  readonly lines?: readonly Text[];
  readonly detail?: unknown;
  /** Its part in something that is told step by step: a battle, a test, a night. */
  readonly scene?: { readonly of: string; readonly part: string; readonly won?: boolean };
  readonly turn?: GameEvent['turn'];
  readonly weight?: number;
  readonly brings?: GameEvent['brings'];
}

const key = z.union([z.string(), z.int().min(0)]);
/** `[path, value]` sets, `[path]` removes. See patch.ts. */
export const patchSchema = z.array(z.union([z.tuple([z.array(key)]), z.tuple([z.array(key), z.unknown()])]));
export type Patch = readonly (readonly [path: Path] | readonly [path: Path, value: unknown])[];
export type Path = readonly (string | number)[];

export const chatLine = z.object({
  seat: seat.optional(),
  /** Whoever looks on: the name that `bar` takes. */
  onlooker: z.string().optional(),
  name: z.string(),
  text: z.string(),
  at: z.string(),
});
export type ChatLine = z.infer<typeof chatLine>;

/** What going back takes back: `answers`, given by `of`, to the choice of `whose` in that turn; with `anew`, what nobody has seen is dealt anew. */
export const way = z.object({
  to: count,
  whose: seat.optional(),
  answers: count,
  of: z.array(seat).optional(),
  turn: count.optional(),
  anew: z.boolean(),
});
export type Way = z.infer<typeof way>;

/** Somebody asks the table to go back, or with `again` to put again what it went back on; these seats have not said yes yet. */
export const rewindRequest = way.extend({
  request: count,
  seat,
  waitingFor: z.array(seat),
  again: z.literal(true).optional(),
});
export type RewindRequest = z.infer<typeof rewindRequest>;

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

// ---- the live connection: client to server ----

const clientId = z.string().min(1).max(64);

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
  .max(MOST_ARMED) as unknown as z.ZodType<readonly Armed[]>;

export const clientMessage = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('hello'),
    protocol: z.int().optional(),
    table: tableId,
    tokens: z.array(token).max(MOST_TOKENS),
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

// ---- the live connection: server to client ----

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
  patch: patchSchema as unknown as z.ZodType<Patch>,
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
    spectator: z.object({ patch: patchSchema as unknown as z.ZodType<Patch> }).optional(),
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
