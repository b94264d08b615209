// The live connection as a plain state machine: what arrives goes in, the new state and what to send come out. No browser here.

import type { Armed, PlainDecision, Seat } from '@veillee/kernel';
import { apply } from '../../server/patch.ts';
import type {
  ChatLine,
  ClientMessage,
  NewsMessage,
  RewindRequest,
  SeatClock,
  ServerMessage,
  TableFacts,
  TableMessage,
  Way,
  Windows,
  WireError,
  WireEvent,
} from '../../server/protocol.ts';

export interface SeatState {
  readonly view: unknown;
  readonly decision: PlainDecision | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** After so many milliseconds what it is asked closes by itself. */
  readonly closes: number | undefined;
  /** Which interruptions it has wished to be asked about. */
  readonly windows: Windows;
  /** Wishes that come before those while they hold. */
  readonly armed: readonly Armed[];
}

/** A message that the server acknowledges: it is kept until then and said again after a reconnect. */
export type Deed = Extract<ClientMessage, { id: string }>;

export interface Trouble {
  readonly n: number;
  readonly error: WireError;
}

type Answer = Extract<Deed, { t: 'answer' }>;

interface Kept {
  readonly deed: Answer;
  readonly meant: string;
  readonly entries: number;
}

const GONE = { deleted: 'gone', stopping: 'lost', removed: 'removed', 'set-aside': 'aside' } as const;

/** There is nothing to come back to. */
export const isForGood = ({ link }: Session): boolean => link === 'gone' || link === 'removed' || link === 'aside';

export interface Session {
  readonly table: string;
  readonly tokens: readonly string[];
  /** `lost`: trying again. `gone`: the table is no more. `removed`: the host has shown us out. `aside`: nobody plays there for now. */
  readonly link: 'connecting' | 'open' | 'lost' | 'gone' | 'removed' | 'aside';
  readonly position: number;
  readonly entries: number;
  readonly facts: TableFacts | undefined;
  readonly seats: { readonly [seat: Seat]: SeatState };
  readonly spectator: unknown;
  readonly log: readonly WireEvent[];
  /** What came with the last change, for animation. */
  readonly fresh: readonly WireEvent[];
  /** Each seat's time as it stood when the message arrived, `at` by the clock of whoever heard it; only in timed games. */
  readonly clock: { readonly seats: readonly SeatClock[]; readonly at: number } | undefined;
  readonly chat: readonly ChatLine[];
  readonly requests: readonly RewindRequest[];
  /** Where going back would lead, while somebody here thinks about it; `chosen` is what they asked for. */
  readonly way: (Way & { readonly seat: Seat; readonly chosen: number | undefined }) | undefined;
  readonly invited: { readonly table: string; readonly code: string; readonly seat: Seat } | undefined;
  readonly reseated: boolean;
  /** Said, not yet acknowledged; oldest first. */
  readonly outbox: readonly Deed[];
  /** What each answer of the outbox meant, as its options stood when it was chosen. */
  readonly meant: { readonly [id: string]: string };
  /** An answer that came after somebody else's: it is given again if it still means the same. */
  readonly kept: Kept | undefined;
  /** How often each of these was said to a server that was busy. */
  readonly vain: { readonly [id: string]: number };
  readonly troubles: readonly Trouble[];
}

export type Input =
  | { readonly t: 'opened' }
  | { readonly t: 'closed' }
  | { readonly t: 'heard'; readonly message: ServerMessage; readonly at?: number }
  | { readonly t: 'do'; readonly deed: Deed }
  /** Times that came with news which is shown later: clocks go on while a scene is told. */
  | { readonly t: 'clock'; readonly seats: readonly SeatClock[]; readonly at: number }
  | { readonly t: 'dismiss'; readonly n: number }
  /** The server was busy: time to say it again. */
  | { readonly t: 'again'; readonly id: string }
  /** Nobody goes back after all. */
  | { readonly t: 'stay' };

export interface Step {
  readonly session: Session;
  readonly send: readonly ClientMessage[];
  /** What is to be said again, in how many milliseconds. */
  readonly again?: { readonly id: string; readonly after: number };
}

export const newSession = (table: string, tokens: readonly string[]): Session => ({
  table,
  tokens,
  link: 'connecting',
  position: -1,
  entries: 0,
  facts: undefined,
  seats: {},
  spectator: undefined,
  log: [],
  fresh: [],
  clock: undefined,
  chat: [],
  requests: [],
  way: undefined,
  invited: undefined,
  reseated: false,
  outbox: [],
  meant: {},
  kept: undefined,
  vain: {},
  troubles: [],
});

/** Deeds by which somebody plays on. */
const PLAYED: readonly Deed['t'][] = ['answer', 'undo', 'redo', 'rewind'];

/** Troubles that a repeated message brings on itself; the state that follows says all. */
const QUIET: readonly string[] = ['stale', 'answered'];

export function step(session: Session, input: Input): Step {
  switch (input.t) {
    case 'opened':
      return { session, send: [hello(session)] };
    case 'closed':
      return quiet(isForGood(session) ? session : { ...session, link: 'lost' });
    case 'do': {
      // Whoever plays on has read what went wrong before.
      const troubles = PLAYED.includes(input.deed.t) ? [] : session.troubles;
      const next = { ...session, ...meaning(session, input.deed), outbox: [...session.outbox, input.deed], troubles };
      return { session: next, send: session.link === 'open' ? [input.deed] : [] };
    }
    case 'dismiss':
      return quiet({ ...session, troubles: session.troubles.filter(trouble => trouble.n !== input.n) });
    case 'again':
      return { session, send: session.link === 'open' ? session.outbox.filter(({ id }) => id === input.id) : [] };
    case 'clock':
      return quiet(clocked(session, input.seats, input.at));
    case 'stay':
      return quiet({ ...session, way: undefined });
    case 'heard':
      return hear(timed(session, input.message, input.at ?? 0), input.message);
  }
}

function timed(session: Session, message: ServerMessage, at: number): Session {
  const seats = message.t === 'table' || message.t === 'news' ? message.clock : undefined;
  return seats ? clocked(session, seats, at) : session;
}

/** What was heard last counts, though what came with it may be shown later. */
const clocked = (session: Session, seats: readonly SeatClock[], at: number): Session =>
  session.clock && session.clock.at > at ? session : { ...session, clock: { seats, at } };

function hear(session: Session, message: ServerMessage): Step {
  switch (message.t) {
    case 'table':
      return { session: whole(session, message), send: session.outbox };
    case 'news':
      return news(session, message);
    case 'ack':
      return quiet(acknowledged(session, message.id));
    case 'error':
      return (
        repeated(session, message.error, message.id) ??
        overtaken(session, message.error, message.id) ??
        barred(session, message.error, message.id) ??
        quiet(trouble(session, message.error, message.id))
      );
    case 'chat':
      return quiet({ ...session, chat: [...session.chat, message.line] });
    case 'presence':
      return quiet({ ...session, facts: message.facts });
    case 'request': {
      const { t: _, ...request } = message;
      const others = session.requests.filter(known => known.request !== request.request);
      return quiet({ ...session, requests: [...others, request] });
    }
    case 'way': {
      const { t: _, id, ...way } = message;
      const asked = session.outbox.find(deed => deed.id === id);
      // Said again after a reconnect, or called off: nobody looks any more.
      if (asked?.t !== 'way') return quiet(session);
      return quiet({ ...acknowledged(session, id), way: { ...way, chosen: asked.to } });
    }
    case 'settled': {
      const settled = session.requests.find(known => known.request === message.request);
      const next = { ...session, requests: session.requests.filter(known => known !== settled) };
      // Who asked is told when the table did not agree.
      const told = !message.yes && settled && Object.hasOwn(session.seats, settled.seat);
      return quiet(told ? trouble(next, { code: 'no-consent', message: 'the table did not agree' }, undefined) : next);
    }
    case 'invited':
      return quiet({ ...session, invited: { table: message.table, code: message.code, seat: message.seat } });
    case 'gone':
      return quiet({ ...session, link: GONE[message.code] });
    case 'pong':
      return quiet(session);
  }
}

/** Milliseconds before a deed is said again to a busy server. Who is refused once more after the last is told. */
const AGAIN = [300, 800, 2000, 4000];

/** A busy server has done nothing: the same words with the same id, a little later. */
function repeated(session: Session, { code }: WireError, id: string | undefined): Step | undefined {
  if (code !== 'busy' || id === undefined || session.outbox.every(deed => deed.id !== id)) return undefined;
  const times = session.vain[id] ?? 0;
  const after = AGAIN[times];
  if (after === undefined) return undefined;
  return { session: { ...session, vain: { ...session.vain, [id]: times + 1 } }, send: [], again: { id, after } };
}

// ---- two who answer at once ----

/** What these picks say of this decision, word for word; nothing if they do not answer it. */
function sense({ prompt, options, pass, seat }: PlainDecision, picks: readonly string[]): string | undefined {
  const picked = picks.map(key => options.find(option => option.key === key));
  if (picked.includes(undefined) || (picks.length === 0 && !pass)) return undefined;
  return JSON.stringify([seat, prompt, picks.length > 0 ? picked : pass]);
}

/** Notes what an answer means, the first time that a decision is answered: a second click on the same means nothing new. */
function meaning(session: Session, deed: Deed): Pick<Session, 'meant' | 'kept'> {
  const { meant } = session;
  if (deed.t !== 'answer') return { meant, kept: session.kept };
  const decision = openDecision(session, deed.seat);
  const said = decision?.id === deed.decision ? sense(decision, deed.picks) : undefined;
  return { meant: said === undefined ? meant : { ...meant, [deed.id]: said }, kept: undefined };
}

/** It was asked here, and now something else is, or nothing of this seat. */
const OVERTAKEN: readonly string[] = ['stale', 'foreign'];

/** Where several may answer, somebody else came first: the answer is kept until it is known what is asked now. */
function overtaken(session: Session, { code }: WireError, id: string | undefined): Step | undefined {
  const deed = session.outbox.find(deed => deed.id === id);
  const meant = id === undefined ? undefined : session.meant[id];
  if (!OVERTAKEN.includes(code) || deed?.t !== 'answer' || meant === undefined) return undefined;
  const outbox = session.outbox.filter(other => other !== deed);
  return givenAgain({ ...session, outbox, kept: { deed, meant, entries: session.entries } });
}

/** Whoever was slower says it again if it is still asked in the same words; else they are told to choose anew. */
function givenAgain(session: Session): Step {
  const { kept } = session;
  if (!kept) return quiet(session);
  const { deed, meant, entries } = kept;
  const decision = session.seats[deed.seat]?.decision;
  if (decision?.id === deed.decision) return quiet(session);
  const free: Session = { ...session, kept: undefined };
  // Somebody went back: what was meant then is not what is meant now.
  if (session.entries < entries) return quiet(free);
  if (!decision || sense(decision, deed.picks) !== meant)
    return quiet(told(free, { code: 'stale', message: 'overtaken' }));
  const again: Answer = { ...deed, id: `${deed.id}'`, decision: decision.id };
  return { session: { ...free, ...meaning(free, again), outbox: [...free.outbox, again] }, send: [again] };
}

// ---- taking back ----

/** Nothing can be taken back freely, though it seemed so here: whoever wanted to is told where going back would lead. */
function barred(session: Session, { code }: WireError, id: string | undefined): Step | undefined {
  const deed = session.outbox.find(deed => deed.id === id);
  if (code !== 'no-undo' || deed?.t !== 'undo') return undefined;
  const way: Deed = { t: 'way', id: `${deed.id}'`, seat: deed.seat };
  return { session: { ...session, outbox: session.outbox.map(other => (other === deed ? way : other)) }, send: [way] };
}

/** Whether this seat may take something back, as far as this screen knows: until it hears what came of an answer of its own, that answer. */
export const canUndo = ({ seats, outbox }: Session, seat: Seat): boolean =>
  seats[seat]?.canUndo === true || outbox.some(deed => deed.t === 'answer' && deed.seat === seat);

const quiet = (session: Session): Step => ({ session, send: [] });
/** What this page speaks. The schemas of server/protocol.ts stay out of the page, and so this number is here too. */
const PROTOCOL = 1;

const hello = ({ table, tokens }: Session): ClientMessage => ({
  t: 'hello',
  protocol: PROTOCOL,
  table,
  tokens: [...tokens],
});

function whole(session: Session, message: TableMessage): Session {
  const known = session.log.at(-1)?.n ?? Number.POSITIVE_INFINITY;
  return {
    ...session,
    link: 'open',
    position: message.position,
    entries: message.entries,
    facts: message.facts,
    seats: Object.fromEntries(
      message.seats.map(({ seat, view, decision, canUndo, canRedo = false, closes, windows = {}, armed = [] }) => [
        seat,
        { view, decision: decision ?? undefined, canUndo, canRedo, closes, windows, armed },
      ]),
    ),
    spectator: message.spectator?.view,
    log: message.log,
    fresh: message.log.filter(event => event.n > known),
    chat: message.chat,
    requests: message.requests,
    way: undefined,
    vain: {},
    reseated: message.reseated === true,
  };
}

/** What a piece of news tells that this screen has not heard. */
export const freshIn = ({ log }: Pick<Session, 'log'>, { events }: NewsMessage): readonly WireEvent[] => {
  const last = log.at(-1)?.n ?? -1;
  return events.filter(event => event.n > last);
};

function news(session: Session, message: NewsMessage): Step {
  if (message.position < session.position) return quiet(session);
  if (message.since !== session.position) return { session, send: [hello(session)] };
  const seats: { [seat: Seat]: SeatState } = { ...session.seats };
  try {
    for (const { seat, patch, decision, canUndo, canRedo = false, closes } of message.seats) {
      const before = seats[seat];
      if (!before) continue;
      seats[seat] = {
        view: apply(before.view, patch),
        decision: decision === undefined ? before.decision : (decision ?? undefined),
        canUndo,
        canRedo,
        closes,
        windows: before.windows,
        armed: before.armed,
      };
    }
    const spectator = message.spectator ? apply(session.spectator, message.spectator.patch) : session.spectator;
    const fresh = freshIn(session, message);
    // An undo takes events back: those that come again carry numbers that are already there.
    const from = message.events[0]?.n ?? Number.POSITIVE_INFINITY;
    return givenAgain({
      ...session,
      position: message.position,
      entries: message.entries,
      facts: message.facts ?? session.facts,
      seats,
      spectator,
      log: [...session.log.filter(event => event.n < from && event.at <= message.entries), ...message.events],
      fresh,
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { session, send: [hello(session)] }; // a patch that does not fit: ask for everything again
  }
}

/** An answer that is on disk is no longer asked for, even if the news about it has yet to come; until then it may be taken back. */
function acknowledged(session: Session, id: string): Session {
  const done = session.outbox.find(deed => deed.id === id);
  const outbox = session.outbox.filter(deed => deed !== done);
  if (done?.t === 'prefer' || done?.t === 'arm') return { ...session, outbox, seats: wished(session, done.seat, done) };
  const own = done?.t === 'answer' ? session.seats[done.seat] : undefined;
  if (done?.t !== 'answer' || !own || own.decision?.id !== done.decision) return { ...session, outbox };
  return {
    ...session,
    outbox,
    seats: { ...session.seats, [done.seat]: { ...own, decision: undefined, canUndo: true } },
  };
}

function wished({ seats }: Session, seat: Seat, wish: Partial<Pick<SeatState, 'windows' | 'armed'>>): Session['seats'] {
  const own = seats[seat];
  const { windows = own?.windows ?? {}, armed = own?.armed ?? [] } = wish;
  return own ? { ...seats, [seat]: { ...own, windows, armed } } : seats;
}

function trouble(session: Session, error: WireError, id: string | undefined): Session {
  const outbox = session.outbox.filter(deed => deed.id !== id);
  if (QUIET.includes(error.code)) return { ...session, outbox };
  if (error.code === 'set-aside') return { ...session, outbox, link: 'aside' };
  const gone = id === undefined && error.code === 'unknown-table';
  return { ...told(session, error), outbox, ...(gone && { link: 'gone' as const }) };
}

const told = (session: Session, error: WireError): Session => {
  const n = (session.troubles.at(-1)?.n ?? 0) + 1;
  return { ...session, troubles: [...session.troubles, { n, error }] };
};

/** What this seat is asked and has not answered yet on this screen. */
export function openDecision(session: Session, seat: Seat): PlainDecision | undefined {
  const decision = session.seats[seat]?.decision;
  if (!decision) return undefined;
  const answered = session.outbox.some(
    deed => deed.t === 'answer' && deed.seat === seat && deed.decision === decision.id,
  );
  return answered ? undefined : decision;
}

/** Who is waited for, as this screen may know it: its own seats by what they are asked, the others by the facts. */
export const awaited = ({ seats }: Session, { toAct }: TableFacts): readonly Seat[] => {
  const mine = Object.entries(seats).flatMap(([seat, { decision }]) =>
    decision && !decision.standing ? [Number(seat)] : [],
  );
  return [...toAct.filter(seat => !Object.hasOwn(seats, seat)), ...mine].sort((a, b) => a - b);
};

/** Of events that several seats at this screen were told: what these eyes may know. */
export const heardBy = (events: readonly WireEvent[], eyes: Seat | undefined): readonly WireEvent[] =>
  events.some(event => event.for)
    ? events.filter(event => event.for === undefined || (eyes !== undefined && event.for.includes(eyes)))
    : events;

/** Whether everything that one seat sees may be seen by another: the device need not be handed over between them. */
export const isShared = (
  { seats }: Pick<TableFacts, 'seats'>,
  one: Seat | undefined,
  other: Seat | undefined,
): boolean => one !== undefined && other !== undefined && (seats[one]?.shares?.includes(other) ?? false);

/** Whose eyes the screen shows: who is asked among its own seats, staying with the present one if that one is. */
export function eyesFor(session: Session, present: Seat | undefined): Seat | undefined {
  const mine = Object.keys(session.seats).map(Number);
  if (mine.length === 0) return undefined;
  const asked = mine.filter(seat => {
    const decision = session.seats[seat]?.decision;
    return decision !== undefined && !decision.standing;
  });
  if (present !== undefined && (asked.includes(present) || asked.length === 0) && mine.includes(present))
    return present;
  return asked[0] ?? mine[0];
}
