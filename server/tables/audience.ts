// Who looks at a table, and what they are sent: each seat its own view, as patches from the last one.

import {
  eventFor,
  type GameEvent,
  type PlainDecision,
  refusedOf,
  type Seat,
  type Told,
  type Viewer,
} from '@veillee/kernel';
import { Mirrors, NO_PATCH } from '../mirrors.ts';
import type { ChatLine, TableFacts } from '../protocol.ts';
import { LOG_KEPT } from '../store/chapters.ts';
import { chapterStory } from './chapters.ts';
import { LULL_MS } from './lulls.ts';
import type { Asked } from './open-decisions.ts';
import type { Op } from './ops.ts';
import { Message } from './post.ts';
import type { Table } from './table.ts';
import type { ToldNumbers } from './told-numbers.ts';

/** A live connection at this table. */
export interface Listener {
  /** The seats whose tokens it showed; none if it looks on. */
  readonly seats: readonly Seat[];
  /** Events it was told since its last whole table. */
  told: number;
  /** The name by which the table knows whoever looks on. */
  readonly onlooker: string | undefined;
  send(message: Message): void;
  /** Shows them out. */
  dismiss(): void;
}

export type Outgoing = readonly [Listener, Message];

/** Every field, whether or not it is there. */
type Whole<T> = { readonly [key in keyof Required<Omit<T, 'kind'>>]: T[key] | undefined };

const JSON_NULL = 'null';
const json = (value: unknown): string => JSON.stringify(value) ?? JSON_NULL;

export class Audience {
  /** How long secret interruptions stay open that close by themselves. */
  private readonly lullMs: number;
  readonly listeners = new Set<Listener>();
  /** What each viewer with a listener was last shown. The kernel's state is changed in place: these are copies. */
  private views = new Mirrors<Viewer>();
  /** What each seat was last told of its decision, and of what it can take back. */
  private shown = new Map<Seat, ShownSeat>();
  /** What each listener has heard, and has still to hear. */
  private readonly heard = new Map<Listener, Heard>();
  /** What of the facts seldom changes, as news last showed it, and what it was made of. */
  private lasting = '';
  private seatsShown: Table['seats'] | undefined = undefined;
  private mannersShown: Table['manners'] | undefined = undefined;
  private storyShown = '';

  constructor(lullMs = LULL_MS) {
    this.lullMs = lullMs;
  }

  isPresent(seat: Seat): boolean {
    for (const { seats } of this.listeners) if (seats.includes(seat)) return true;
    return false;
  }

  get presentSeats(): Seat[] {
    return [...new Set([...this.listeners].flatMap(({ seats }) => seats))];
  }

  get onlookers(): string[] {
    return [...new Set([...this.listeners].flatMap(({ onlooker }) => onlooker ?? []))];
  }

  leave(listener: Listener): void {
    this.listeners.delete(listener);
    this.heard.delete(listener);
    this.presenceChanged();
    for (const viewer of [...this.views.viewers]) if (!this.isWatched(viewer)) this.views.delete(viewer);
  }

  /** Closes the door behind those whom the host has shown out. */
  showOut(manners: Table['manners'], op: Op): void {
    if (op.k !== 'remove' && op.k !== 'watch' && op.k !== 'bar') return;
    for (const listener of [...this.listeners]) {
      const { onlooker, seats } = listener;
      const isOut = onlooker === undefined ? op.k === 'remove' && seats.includes(op.seat) : !manners.admits(onlooker);
      if (isOut) listener.dismiss();
    }
  }

  private isWatched(viewer: Viewer): boolean {
    for (const listener of this.listeners) if (viewersOf(listener).includes(viewer)) return true;
    return false;
  }

  /** Forgets what was shown: the table sleeps or was read anew. */
  forget(): void {
    this.views.clear();
    this.shown.clear();
  }

  /** Notes what everybody sees now without telling them: they know it. */
  recall(table: Table): void {
    for (const listener of this.listeners) this.look(table, listener, new Map());
  }

  private look(table: Table, listener: Listener, views: ReadonlyMap<Viewer, unknown>): void {
    for (const viewer of viewersOf(listener))
      if (!this.views.has(viewer))
        this.views.show(viewer, (views.has(viewer) ? views.get(viewer) : table.view(viewer)) ?? null);
    for (const seat of listener.seats) this.shown.set(seat, this.shownTo(table, seat));
    if (!this.heard.has(listener))
      this.heard.set(listener, { position: table.told.position, events: [], facts: NO_FACTS });
  }

  /** Everything, for who sits down or lost the thread. Made once for those who hold the same seats, or none. */
  everything(
    table: Table,
    listeners: readonly Listener[],
    facts: TableFacts,
    chat: readonly ChatLine[],
    clock = '',
  ): Outgoing[] {
    this.presenceChanged();
    const kinds = new Map<string, { readonly message: Message; readonly told: number }>();
    const views = new Map<Viewer, unknown>();
    const known: KnownFacts = { lasting: lastingOf(facts), turn: facts.turn, toAct: facts.toAct.join() };
    return listeners.map(listener => {
      const kind = listener.seats.join();
      const alike = kinds.get(kind);
      const message = alike?.message ?? new Message(this.wholeTable(table, listener, views, facts, chat, clock), 'all');
      this.heard.set(listener, { position: table.told.position, events: [], facts: known });
      if (alike) listener.told = alike.told;
      else kinds.set(kind, { message, told: listener.told });
      return [listener, message];
    });
  }

  private wholeTable(
    table: Table,
    listener: Listener,
    views: Map<Viewer, unknown>,
    facts: TableFacts,
    chat: readonly ChatLine[],
    clock: string,
  ): string {
    for (const viewer of viewersOf(listener)) if (!views.has(viewer)) views.set(viewer, table.view(viewer));
    this.look(table, listener, views);
    const { position, entries, numbers } = table.told;
    const seats = listener.seats.map(seat => {
      const { asked, waysBack: ways, closes } = this.shownTo(table, seat);
      const head = `{"seat":${seat},"view":${json(views.get(seat))},"decision":${decisionText(asked)}`;
      const { windows, armed } = table.seats[seat] ?? {};
      const wishes = `${windows ? `,"windows":${json(windows)}` : ''}${armed ? `,"armed":${json(armed)}` : ''}`;
      return `${head}${ways}${closes}${wishes}}`;
    });
    const spectator = listener.seats.length === 0 ? `,"spectator":{"view":${json(views.get('spectator'))}}` : '';
    listener.told = 0;
    const log = events(table.match?.log.slice(-LOG_KEPT) ?? [], listener, numbers, new Map());
    const requests = table.request ? json([table.shownRequest]) : '[]';
    const reseated = table.reseated ? ',"reseated":true' : '';
    return (
      `{"t":"table","position":${position},"facts":${json(facts)},"seats":[${seats.join(',')}]${spectator}` +
      `,"log":${log},"chat":${json(chat)},"requests":${requests},"entries":${entries}${clock}${reseated}}`
    );
  }

  /**
   * What has changed since each was last told, to everybody, or to those who hold one of the seats in `to`; the others hear it with
   * what comes next. Whoever would learn nothing but that something happened of which they need not know is told nothing.
   */
  news(table: Table, facts: () => TableFacts, clock = '', to?: readonly Seat[]): Outgoing[] {
    return this.tell(table, facts, clock, this.toldNow(to), table.fresh);
  }

  private tell(
    table: Table,
    facts: () => TableFacts,
    clock: string,
    told: ReadonlySet<Listener>,
    happened: readonly Told[],
  ): Outgoing[] {
    if (this.listeners.size === 0) return [];
    const known = this.factsNow(table, facts);
    const parts = new Map<Viewer, Part>();
    const viewers = allViewers(told);
    const seen = table.views(viewers);
    for (const [i, viewer] of viewers.entries()) parts.set(viewer, this.part(table, viewer, seen[i] ?? null));
    this.views.settled();
    const { position } = table.told;
    const texts = new Map<GameEvent, string>();
    const kinds = new Map<string, SharedNews>();
    const outgoing: Outgoing[] = [];
    for (const listener of this.listeners) {
      const before = this.heard.get(listener) ?? { position, events: [], facts: NO_FACTS };
      const fresh = before.events.length > 0 ? [...before.events, ...happened] : happened;
      if (!told.has(listener)) {
        this.heard.set(listener, { ...before, events: fresh });
        continue;
      }
      // What has become again what they know is no news: it would only tell that something happened meanwhile.
      const isNew = !isSame(known, before.facts);
      this.heard.set(listener, { position, events: [], facts: known });
      // Whoever is told alone, or has more to hear than the others, shares nothing with them.
      const isShared = told.size > 1 && before.events.length === 0;
      const kind = isShared ? `${listener.seats.join()} ${before.position} ${listener.told} ${isNew}` : undefined;
      const alike = kind === undefined ? undefined : kinds.get(kind);
      if (alike) {
        listener.told = alike.told;
        if (alike.message) outgoing.push([listener, alike.message]);
        continue;
      }
      const news = { since: before.position, fresh, facts: isNew ? factsText(known, position) : '', clock };
      const text = newsText(table, listener, parts, texts, news);
      const message = text === undefined ? undefined : new Message(text, 'news');
      if (kind !== undefined) kinds.set(kind, { message, told: listener.told });
      if (message) outgoing.push([listener, message]);
    }
    return outgoing;
  }

  /** Tells those who have yet to hear of something. */
  catchUp(table: Table, facts: () => TableFacts, clock: string): Outgoing[] {
    return this.tell(table, facts, clock, this.listeners, []);
  }

  /** Those who hold one of these seats; and who shares a view with them, as it is kept for both. */
  private toldNow(to: readonly Seat[] | undefined): ReadonlySet<Listener> {
    if (!to) return this.listeners;
    const told = new Set<Listener>();
    const seats = new Set(to);
    for (let grown = true; grown; ) {
      grown = false;
      for (const listener of this.listeners) {
        if (told.has(listener) || !listener.seats.some(seat => seats.has(seat))) continue;
        told.add(listener);
        for (const seat of listener.seats) seats.add(seat);
        grown = true;
      }
    }
    return told;
  }

  private part(table: Table, viewer: Viewer, view: unknown): Part {
    const patch = this.views.update(viewer, view);
    if (typeof viewer !== 'number') return { text: `{"patch":${patch}}`, isEmpty: patch === NO_PATCH };
    const before = this.shown.get(viewer);
    const now = this.shownTo(table, viewer);
    this.shown.set(viewer, now);
    const isSame = now.asked?.decision === before?.asked?.decision && now.asked?.id === before?.asked?.id;
    const decision = isSame ? '' : `,"decision":${decisionText(now.asked)}`;
    return {
      text: `{"seat":${viewer},"patch":${patch}${decision}${now.waysBack}${now.closes}}`,
      isEmpty:
        patch === NO_PATCH && isSame && now.waysBack === before?.waysBack && now.closes === (before?.closes ?? ''),
    };
  }

  private shownTo(table: Table, seat: Seat): ShownSeat {
    const asked = shownDecision(table, seat);
    // Whether what the seat is asked closes by itself, and after how long.
    const closes = asked && table.isLull(seat) ? `,"closes":${this.lullMs}` : '';
    return { asked, waysBack: waysBack(table, seat), closes };
  }

  /**
   * The facts as whoever hears the next news will know them. Of a game under way the lasting part changes with its seats and manners, and with the
   * story of a chapter.
   */
  private factsNow(table: Table, facts: () => TableFacts): KnownFacts {
    const { status, seats, manners, match } = table;
    const isPlaying = status === 'playing';
    const story = JSON.stringify(chapterStory(table) ?? '');
    const isAsBefore =
      isPlaying && seats === this.seatsShown && manners === this.mannersShown && story === this.storyShown;
    if (!isAsBefore) this.lasting = lastingOf(facts());
    this.seatsShown = isPlaying ? seats : undefined;
    this.mannersShown = manners;
    this.storyShown = story;
    return { lasting: this.lasting, turn: match ? table.game.turns(match.state) : 0, toAct: table.toAct.join() };
  }

  /** Somebody came or went: the facts that are held are no longer true. */
  presenceChanged(): void {
    this.seatsShown = undefined;
  }
}

const LOOKING_ON: readonly Viewer[] = ['spectator'];
const viewersOf = ({ seats }: Listener): readonly Viewer[] => (seats.length > 0 ? seats : LOOKING_ON);

/** Those through whose eyes they look, each once. */
function allViewers(listeners: ReadonlySet<Listener>): Viewer[] {
  const viewers: Viewer[] = [];
  for (const listener of listeners)
    for (const viewer of viewersOf(listener)) if (!viewers.includes(viewer)) viewers.push(viewer);
  return viewers;
}

/** What a listener has heard: up to which position; and what it has yet to hear. */
interface Heard {
  readonly position: number;
  readonly events: readonly Told[];
  readonly facts: KnownFacts;
}

/** The facts that somebody knows, but for the position: as text what seldom changes, and what many an answer changes. */
interface KnownFacts {
  readonly lasting: string;
  readonly turn: number;
  readonly toAct: string;
}

const NO_FACTS: KnownFacts = { lasting: '', turn: 0, toAct: '' };

const isSame = (one: KnownFacts, other: KnownFacts): boolean =>
  one.turn === other.turn && one.toAct === other.toAct && one.lasting === other.lasting;

/** Without its end. */
function lastingOf({ position: _, turn: __, toAct: ___, ...lasting }: TableFacts): string {
  return JSON.stringify(lasting).slice(0, -1);
}

const factsText = ({ lasting, turn, toAct }: KnownFacts, position: number): string =>
  `,"facts":${lasting},"position":${position},"turn":${turn},"toAct":[${toAct}]}`;

interface ShownSeat {
  readonly asked: Asked | undefined;
  readonly waysBack: string;
  readonly closes: string;
}

/** What all are told who hold the same seats, or none, and have heard the same so far; undefined if that is nothing. */
interface SharedNews {
  readonly message: Message | undefined;
  readonly told: number;
}

/** What a viewer is told of what has changed. */
interface Part {
  readonly text: string;
  readonly isEmpty: boolean;
}

interface News {
  readonly since: number;
  readonly fresh: readonly Told[];
  readonly facts: string;
  readonly clock: string;
}

/** Undefined if there is nothing in it. */
function newsText(
  table: Table,
  listener: Listener,
  parts: ReadonlyMap<Viewer, Part>,
  texts: Map<GameEvent, string>,
  { since, fresh, facts, clock }: News,
): string | undefined {
  const { position, entries, numbers } = table.told;
  const own: Part[] = [];
  for (const viewer of viewersOf(listener)) {
    const part = parts.get(viewer);
    if (part) own.push(part);
  }
  const heard = events(fresh, listener, numbers, texts);
  if (position === since && facts === '' && heard === '[]' && own.every(({ isEmpty }) => isEmpty)) return undefined;
  const said = own.map(({ text }) => text).join();
  const seen = listener.seats.length > 0 ? `"seats":[${said}]` : `"seats":[],"spectator":${said}`;
  return (
    `{"t":"news","since":${since},"position":${position}${facts},${seen}` +
    `,"events":${heard},"entries":${entries}${clock}}`
  );
}

/** Who is away is not asked: a bot is. Nor is anybody shown what will be passed for them at once. */
function shownDecision(table: Table, seat: Seat): Asked | undefined {
  if (table.seats[seat]?.away) return undefined;
  const asked = table.decision(seat);
  return asked && table.isUnwanted(asked.decision) ? undefined : asked;
}

function decisionText(asked: Asked | undefined): string {
  if (!asked) return JSON_NULL;
  const { id, decision } = asked;
  const { seat, prompt, options, min, max, ordered, pass, range, window, confirm, standing, courtesy, figure } =
    decision;
  const { with: params, rule } = decision;
  const refused = refusedOf(decision);
  // Field by field: decisions are of many shapes, and spreading them is slow.
  return JSON.stringify({
    seat,
    prompt,
    with: params,
    rule,
    options,
    min,
    max,
    ordered,
    pass,
    range,
    refused,
    outlook: decision.outlook?.(),
    window,
    confirm,
    standing,
    courtesy,
    figure,
    id,
  } satisfies Whole<PlainDecision>);
}

/** What the seat can take back by itself, and put again. */
const waysBack = (table: Table, seat: Seat): string =>
  `,"canUndo":${table.undoTarget(seat) !== undefined}${table.canRedo(seat) ? ',"canRedo":true' : ''}`;

/** Events as this listener may know them, numbered on. Where its seats may know different things, each version says whose it is. */
function events(
  told: readonly Told[],
  listener: Listener,
  numbers: ToldNumbers,
  texts: Map<GameEvent, string>,
): string {
  if (told.length === 0) return '[]';
  const out: string[] = [];
  const add = (at: number, heard: GameEvent | undefined, whose = ''): void => {
    if (heard) out.push(`{"n":${listener.told++},"at":${at},${whose}${eventText(heard, texts)}`);
  };
  const { seats } = listener;
  for (const { at: entries, event } of told) {
    const at = numbers.toldOf(entries);
    const { only } = event;
    const knowing = only === undefined ? seats : seats.filter(seat => only.includes(seat));
    if (only === undefined || (knowing.length > 0 && knowing.length === seats.length)) add(at, event);
    else if (knowing.length === 0) add(at, event.others);
    else {
      add(at, event, `"for":[${knowing.join()}],`);
      add(at, event.others, `"for":[${seats.filter(seat => !only.includes(seat)).join()}],`);
    }
  }
  return `[${out.join(',')}]`;
}

function eventText(event: GameEvent, texts: Map<GameEvent, string>): string {
  const known = texts.get(event);
  if (known !== undefined) return known;
  const made = JSON.stringify(shownOf(event)).slice(1);
  texts.set(event, made);
  return made;
}

export interface HeardEvent {
  readonly n: number;
  readonly at: number;
}

/** An event for a replay, as this viewer may know it. */
export function plainEvent({ at, event }: Told, viewer: Viewer, n: number): HeardEvent | undefined {
  const heard = eventFor(event, viewer);
  if (!heard) return undefined;
  return { n, at, ...shownOf(heard) };
}

/** An event without what says who may know it. */
function shownOf(event: GameEvent): object {
  if (event.only === undefined && event.others === undefined) return event;
  const { only: _, others: __, ...shown } = event;
  return shown;
}
