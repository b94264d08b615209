// The shapes of docs/protocol.md, word for word: `vitest run document -u` takes them from there.

export type Seat = number;

/** A text by its id in the game's catalogue, with what is put into it. */
export interface Text {
  text: string;
  with?: Params;
  /** The message in every language, where no catalogue has it: a secret text that is told to these seats. */
  words?: { en: string; fr: string };
}
export type Param = string | number | boolean | Text | Param[];
export interface Params {
  [name: string]: Param;
}

export interface WireError {
  code: ErrorCode;
  message: string;
  detail?: unknown;
}

export type ErrorCode =
  | 'malformed'
  | 'protocol'
  | 'unknown-game'
  | 'unknown-table'
  | 'unknown-path'
  | 'forbidden'
  | 'seat-taken'
  | 'table-full'
  | 'not-over'
  | 'muted'
  | 'seed-chosen'
  | 'options'
  | 'seats'
  | 'save'
  | 'hidden'
  | 'too-many'
  | 'too-large'
  | 'busy'
  | 'internal'
  | 'unknown-key'
  | 'not-allowed'
  | 'too-few'
  | 'too-many-picks'
  | 'repeated'
  | 'stale'
  | 'foreign'
  | 'answered'
  | 'over'
  | 'no-undo'
  | 'final'
  | 'no-chapter'
  | 'paused'
  | 'set-aside'
  | 'no-consent'
  | 'rules';

export interface Health {
  /** False, with status 503, while nothing can be written. */
  ok: boolean;
  version: string;
  protocol: number;
  store: 'sqlite' | 'postgres';
  /** Why nothing can be written now: no room on the disk, no way to the database, something else. */
  trouble?: 'full' | 'unreachable' | 'failing';
}

/** A game of the shelf. */
export interface Box {
  id: string;
  /** Grows when the rules change. */
  rules: number;
  /** Fingerprint of the cards. */
  content: string;
  /** In which its texts are served. */
  languages: string[];
  /** Weakest first. The first, `random`, plays every game. */
  bots: string[];
  /** The roles that a bot plays, of those that do not play all. */
  botRoles?: { [bot: string]: string[] };
  options: OptionSpec[];
  /** At a table of bots alone, options that are not given are these. */
  botOptions: Options;
  /** How many can sit down when no option is given. */
  seats: number[];
  /** A value of one option, all others left as they are, with which the numbers are others. */
  seatsWith: { option: string; value: string | boolean; seats: number[] }[];
  /** Kinds of interruption that a seat may have wishes about, see `prefer`. */
  windows: string[];
  /** What interruptions of a kind may be about, where a wish can be armed for it with `arm`. */
  whens?: { [window: string]: string[] };
  /** What the game has a seat confirm where it has one answer only. */
  confirms: ('turn' | 'fight')[];
}

/** `when`: it is offered only where each of those options has one of these values. `players`: only from so many seats on. */
export type OptionSpec = {
  id: string;
  rule?: string;
  when?: { [option: string]: (boolean | number | string | string[])[] };
  players?: number;
} & (
  | { kind: 'switch'; initial: boolean }
  | {
      kind: 'choice';
      initial: string;
      choices: string[];
      // `when`: offered only while these other options have these values; `group`: the text under which it stands
      cards?: { [choice: string]: { minutes?: number; picture?: string; when?: OptionSpec['when']; group?: string } };
      // what it settles of other options, for whoever goes on to choose them one by one
      settles?: { [choice: string]: Options };
    }
  | { kind: 'number'; initial: number; min: number; max: number }
  | { kind: 'list'; initial: string[]; choices: string[] }
);

export interface Options {
  [id: string]: string | number | boolean | string[];
}

export interface SettingBody {
  seats: number;
  options?: Options;
}

export interface Setting {
  seats: number;
  options: Options;
}

export interface Texts {
  game: string;
  language: string;
  texts: { [id: string]: string };
}

export type SeatKind = 'me' | 'friend' | 'hotseat' | 'bot' | 'open';

export interface SeatPlan {
  kind: SeatKind;
  name?: string;
  /** Of the box's `bots`; the last of them if not given. */
  bot?: string;
}

export interface CreateBody {
  game: string;
  /** Whoever makes the table: the name of `me` and `hotseat` seats that have none of their own. */
  name: string;
  seats: SeatPlan[];
  options?: Options;
  /** 1 to 100 characters. See Seeds. */
  seed?: string;
  /** Listed for everybody; `open` seats need it. False if not given. */
  open?: boolean;
  /** Anybody may look on. False if not given. */
  spectators?: boolean;
}

export interface Created {
  table: TableFacts;
  seats: { seat: Seat; token: string }[];
  invitations: { seat: Seat; code: string }[];
  /** Of a campaign that was brought along: the seats at its other tables. */
  others?: { table: string; seats: { seat: Seat; token: string }[] }[];
}

export interface JoinBody {
  name: string;
  code?: string;
  /** The player was told that the seed was chosen. */
  seedChosen?: boolean;
}

export interface Joined {
  seat: Seat;
  token: string;
  table: TableFacts;
}

export interface LeaveBody {
  token: string;
  bot?: string;
}

export interface ImportBody {
  /** See save-format.md. */
  save: unknown;
  name: string;
  /** As many as the save has. */
  seats: SeatPlan[];
  /** Continue from that entry of the journal; from the last if not given. */
  at?: number;
  open?: boolean;
  spectators?: boolean;
}

export interface TablesList {
  mine: (TableFacts & {
    mySeats: Seat[];
    /** Kept for this identity, not taken yet. */
    invited: Seat[];
    /** One of `mySeats` is asked. */
    waiting: boolean;
  })[];
  /** Tables of others where a seat is kept for this identity: the newest 5 of each sender, at most 50. */
  invitations: (TableFacts & { invited: Seat[] })[];
  open: TableFacts[];
}

export interface TableFacts {
  id: string;
  game: string;
  /** Every one, filled in. */
  options: Options;
  open: boolean;
  spectators: boolean;
  /** Onlookers may not talk. */
  hushed?: true;
  /** ISO 8601. */
  created: string;
  seedChosen?: true;
  seats: SeatFacts[];
  /** It waits until every seat is taken. */
  status: 'waiting' | 'playing' | 'paused' | 'over';
  /** The server itself has paused it: bots went on and on among themselves, or it is set aside (see there). */
  stopped?: 'endless' | 'died' | 'rules';
  /** Seats are timed: see Time. */
  timed?: true;
  position: number;
  /** Turns begun. */
  turn: number;
  /** The seats that the game waits for. */
  toAct: Seat[];
  outcome?: Outcome;
  /** How long it took, once it is over: see Length. */
  played?: Played;
  /** The table of the rematch. */
  next?: string;
  /** Where it is a chapter of a campaign. */
  chapter?: ChapterFacts;
  /** What has come of it, once it is over and no chapter, where the game tells that. */
  story?: Text;
}

/** A chapter of a campaign, as everybody may know it. */
export interface ChapterFacts {
  /** The first table of the campaign. */
  campaign: string;
  title: Text;
  /** The part of a long campaign that it belongs to. */
  part?: Text;
  /** The table with whose end it begins. */
  after?: string;
  branched?: { of: string; entry: number };
  /** As far as it has come. */
  story?: Text;
  /** It is over and has left something to go on with. */
  saved?: true;
  /** What can follow, once it is over. */
  following?: { id: string; title: Text }[];
  /** Another branch may begin at any entry, not only at the beginning. */
  branches?: true;
}

export interface BranchBody {
  token: string;
  at?: number;
  chapter?: string;
}

export interface CampaignAnswer {
  campaign: string;
  /** The oldest first. */
  chapters: {
    table: string;
    status: 'waiting' | 'playing' | 'paused' | 'over';
    created: string;
    turn: number;
    chapter: ChapterFacts;
  }[];
}

/** Instants are ISO 8601. */
export interface Played {
  began: string;
  ended: string;
  /** In which it was being played, at least 1. */
  minutes: number;
}

export interface SeatFacts {
  kind: SeatKind;
  name: string;
  /** On a seat of another kind: a bot plays on for somebody who left or resigned. */
  bot?: string;
  /** Connected now. */
  present: boolean;
  taken: boolean;
  /** For good: the seat cannot be taken back. */
  resigned?: true;
  /** By the host. */
  removed?: true;
  /** The host does not let them talk. */
  muted?: true;
  /** What the seat is, and on which side, in a game that has roles: `role.<id>` and `side.<id>` name them. */
  role?: string;
  side?: string;
  /** Other seats from which it hides nothing. */
  shares?: Seat[];
}

export interface Outcome {
  /** Several for a shared victory, none for a defeat, or where nothing is decided. */
  won: Seat[];
  /** By seat. */
  scores: number[];
  text: Text;
  /** The side that won, where a side wins. */
  side?: string;
  /** Neither won nor lost: the chapter is over, and its campaign goes on. */
  undecided?: true;
}

export type HostBody = { token?: string } & (
  | { do: 'mute'; seat: Seat; on: boolean }
  | { do: 'hush'; on: boolean }
  | { do: 'watch'; on: boolean }
  | { do: 'remove'; seat: Seat }
  | { do: 'bar'; onlooker: string }
);

export interface ReplayAnswer {
  at: number;
  /** How many there are in all. */
  entries: number;
  /** The table after `at` entries as that viewer saw it. */
  view: unknown;
  /** Since entry `at - 1`, or `from - 1`; numbered from the beginning of the game. */
  events: WireEvent[];
  /** What the `at`th entry was. Prompt and picks of another seat only when the game is over. */
  entry?: { seat?: Seat; prompt?: string; picks?: string[]; reseed?: true };
  /** With which entry each turn began. */
  turns: { turn: number; at: number }[];
}

export type ClientMessage =
  | { t: 'hello'; protocol?: number; table: string; tokens: string[]; language?: string }
  | { t: 'answer'; id: string; seat: Seat; decision: number; picks: string[] }
  | { t: 'undo'; id: string; seat: Seat }
  | { t: 'redo'; id: string; seat: Seat }
  | { t: 'rewind'; id: string; seat: Seat; to?: number }
  | { t: 'way'; id: string; seat: Seat; to?: number }
  | { t: 'consent'; id: string; seat: Seat; request: number; yes: boolean }
  | { t: 'chat'; id: string; seat?: Seat; text: string }
  | { t: 'pause'; id: string; seat: Seat; on: boolean }
  | { t: 'resign'; id: string; seat: Seat }
  | { t: 'prefer'; id: string; seat: Seat; windows: Wishes }
  | { t: 'arm'; id: string; seat: Seat; armed: Armed[] }
  | { t: 'hold'; id: string; seat: Seat; decision: number; on: boolean }
  | { t: 'ping' };

export interface Wishes {
  [window: string]: 'ask' | 'matters' | 'never';
}

/** A wish that comes before the usual one, of that kind, while it holds: only there, only in that turn. */
export interface Armed {
  kind: string;
  wish: 'ask' | 'matters' | 'never';
  when?: string;
  turn?: number;
}

export type ServerMessage =
  | TableMessage
  | NewsMessage
  | { t: 'ack'; id: string; position: number }
  | { t: 'error'; id?: string; error: WireError; position: number }
  | { t: 'chat'; line: ChatLine }
  | { t: 'presence'; facts: TableFacts }
  | ({ t: 'way'; id: string; seat: Seat } & Way)
  | ({ t: 'request' } & RewindRequest)
  | { t: 'settled'; request: number; yes: boolean }
  | { t: 'invited'; table: string; code: string; seat: Seat }
  | { t: 'gone'; code: 'deleted' | 'stopping' | 'removed' | 'set-aside' }
  | { t: 'pong' };

/** Everything: after `hello`, after going back, and whenever patches would not do. */
export interface TableMessage {
  t: 'table';
  position: number;
  facts: TableFacts;
  /** Those whose tokens were shown. */
  seats: TableSeat[];
  /** For whoever looks on without a seat. */
  spectator?: { view: unknown };
  /** The last 400 events that these seats may know. */
  log: WireEvent[];
  /** The last 100 lines. */
  chat: ChatLine[];
  requests: RewindRequest[];
  entries: number;
  clock?: SeatClock[];
  /** The rules have changed since the table was last played, and its current turn began again. */
  reseated?: true;
}

export interface TableSeat {
  seat: Seat;
  /** The game's own; null before the game begins. */
  view: unknown;
  /** Null when the seat is not asked. */
  decision?: Decision | null;
  /** Its last answer can be taken back by itself. */
  canUndo: boolean;
  /** What was taken back last can be put again. */
  canRedo?: true;
  /** After so many milliseconds its decision closes by itself, unless `hold` keeps it open. Absent if it does not. */
  closes?: number;
  /** What the seat has wished for with `prefer`. */
  windows?: Wishes;
  /** What it has armed with `arm`. */
  armed?: Armed[];
}

/** Something has happened `since` the position that the last message told; if that was another, say `hello` again. */
export interface NewsMessage {
  t: 'news';
  since: number;
  position: number;
  /** When anything in them but the position has changed. */
  facts?: TableFacts;
  seats: NewsSeat[];
  spectator?: { patch: Patch };
  events: WireEvent[];
  entries: number;
  clock?: SeatClock[];
}

export interface NewsSeat {
  seat: Seat;
  /** Turns the last view into the new one. */
  patch: Patch;
  /** Null when the seat is not asked, absent when unchanged. */
  decision?: Decision | null;
  canUndo: boolean;
  canRedo?: true;
  /** After so many milliseconds its decision closes by itself, unless `hold` keeps it open. Absent if it does not. */
  closes?: number;
}

/** Steps, done in order: `[path, value]` sets, `[path]` removes. */
export type Patch = ([path: (string | number)[]] | [path: (string | number)[], value: unknown])[];

export interface Decision {
  id: number;
  seat: Seat;
  /** A text id, with its parameters. */
  prompt: string;
  with?: Params;
  /** Of the rulebook. */
  rule?: string;
  options: Option[];
  /** What one would expect to be able to do, and why not. */
  refused: Refused[];
  /** What the seat may expect of its options: chances, best targets. Of the game's own, for its board. */
  outlook?: unknown;
  /** How many options are picked. */
  min: number;
  max: number;
  /** The order of the picks matters. */
  ordered?: boolean;
  /** The words for picking nothing, where that is allowed. */
  pass?: Text;
  /** A whole number is chosen instead of options. `step` is 1 if not given, counted from `min`. */
  range?: { min: number; max: number; step?: number };
  /** An interruption; see there. */
  window?: {
    id: string;
    matters: boolean;
    open?: true;
    secret?: true;
    when?: string[];
    usual?: string[];
    often?: true;
    unhurried?: true;
    alike?: string;
  };
  /** There is one answer only, and it ends the turn or begins a fight. */
  confirm?: 'turn' | 'fight';
  /** An offer that stands while others decide: nobody waits for it. */
  standing?: boolean;
  /** Whoever answers first has the word, and bots let people speak before them; `by-turns`: after each deed of theirs a bot does one. */
  courtesy?: boolean | 'by-turns';
  /** For which of several figures that the seat runs. */
  figure?: string;
}

export interface Option {
  key: string;
  text: string;
  with?: Params;
  rule?: string;
  /** The things on the board that it touches. */
  on?: string[];
  /** Whose it is, of several figures that the seat runs. */
  figure?: string;
}

export interface Refused {
  key: string;
  text: string;
  with?: Params;
  why: Text;
  rule: string;
  on?: string[];
  figure?: string;
}

export interface WireEvent {
  /** Counts the events of this connection, on from its last `table`, where it begins at 0. */
  n: number;
  /** The number of entries before it. */
  at: number;
  /** On a connection of several seats: the only ones of them who may know this version. */
  for?: Seat[];
  text: string;
  with?: Params;
  rule?: string;
  /** Things that changed place. */
  moves?: { what: string; from: string; to: string }[];
  /** The arithmetic behind it. */
  lines?: Text[];
  /** The same as data, for a board of this game. */
  detail?: unknown;
  /** Its part in a battle, a test or a night, which may be told step by step before showing what came of it. */
  scene?: { of: string; part: string; won?: boolean };
  /** A turn begins with it: its round, and whose it is. A chronicle by turns begins a heading here. */
  turn?: { round: number; seat?: Seat };
  /** How much it says of its turn: the weightiest line of a turn tells it. */
  weight?: number;
  /** What it brought a seat, in coins of the game. */
  brings?: { seat: Seat; coins: { [coin: string]: number } };
}

export interface ChatLine {
  /** Absent for somebody who looks on. */
  seat?: Seat;
  /** Whoever looks on: the name that `bar` takes. */
  onlooker?: string;
  name: string;
  text: string;
  /** ISO 8601. */
  at: string;
}

/** Where going back leads, and what it takes back. */
export interface Way {
  /** The entry, and whose decision it is. */
  to: number;
  whose?: Seat;
  /** How many are taken back; interruptions that were let pass are not counted. */
  answers: number;
  /** Whose answers those are. */
  of?: Seat[];
  /** In which that decision was made, where it is known. */
  turn?: number;
  /** What nobody has seen is dealt anew. */
  anew: boolean;
}

/** Somebody asks the table to go back, or with `again` to put again what it went back on; these seats have not said yes yet. */
export interface RewindRequest extends Way {
  request: number;
  seat: Seat;
  waitingFor: Seat[];
  again?: true;
}

export interface SeatClock {
  left: number;
  reserve: number;
  runs: boolean;
}
