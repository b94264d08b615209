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
  /** What the facts were made of when news last showed them. */
  private factsShown = '';
  private seatsShown: Table['seats'] | undefined = undefined;
  private mannersShown: Table['manners'] | undefined = undefined;
  /** Facts as text, without its end: what of them seldom changes. */
  private factsText = '';

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
      this.heard.set(listener, { position: table.told.position, events: [], due: false, facts: '' });
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
    const { position: _, turn, toAct, ...rest } = facts;
    const known = factsKey(unended(rest), turn, toAct);
    return listeners.map(listener => {
      const kind = listener.seats.join();
      const alike = kinds.get(kind);
      const message = alike?.message ?? new Message(this.wholeTable(table, listener, views, facts, chat, clock), 'all');
      this.heard.set(listener, { position: table.told.position, events: [], due: false, facts: known });
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
      const head = `{"seat":${seat},"view":${json(views.get(seat))},"decision":${decisionText(shownDecision(table, seat))}`;
      const { windows, armed } = table.seats[seat] ?? {};
      const wishes = `${windows ? `,"windows":${json(windows)}` : ''}${armed ? `,"armed":${json(armed)}` : ''}`;
      return `${head}${waysBack(table, seat)}${this.closing(table, seat)}${wishes}}`;
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
    const isChanged = this.factsChanged(table, facts);
    const parts = new Map<Viewer, Part>();
    const viewers = allViewers(told);
    const seen = table.views(viewers);
    for (const [i, viewer] of viewers.entries()) parts.set(viewer, this.part(table, viewer, seen[i] ?? null));
    this.views.settled();
    const texts = new Map<GameEvent, string>();
    const kinds = new Map<string, SharedNews>();
    const outgoing: Outgoing[] = [];
    for (const listener of this.listeners) {
      const before = this.heard.get(listener) ?? { position: table.told.position, events: [], due: true, facts: '' };
      const fresh = before.events.length > 0 ? [...before.events, ...happened] : happened;
      const due = before.due || isChanged;
      if (!told.has(listener)) {
        this.heard.set(listener, { ...before, events: fresh, due });
        continue;
      }
      // What has become again what they know is no news: it would only tell that something happened meanwhile.
      const known = due ? this.factsKeyNow(table) : before.facts;
      const isNew = known !== before.facts;
      this.heard.set(listener, { position: table.told.position, events: [], due: false, facts: known });
      const kind = `${listener.seats.join()} ${before.position} ${listener.told} ${isNew}`;
      const alike = before.events.length === 0 ? kinds.get(kind) : undefined;
      if (alike) {
        listener.told = alike.told;
        if (alike.message) outgoing.push([listener, alike.message]);
        continue;
      }
      const news = { since: before.position, fresh, facts: isNew ? this.factsNow(table) : '', clock };
      const text = newsText(table, listener, parts, texts, news);
      const message = text === undefined ? undefined : new Message(text, 'news');
      if (before.events.length === 0) kinds.set(kind, { message, told: listener.told });
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
    return {
      asked: shownDecision(table, seat),
      waysBack: waysBack(table, seat),
      closes: this.closing(table, seat),
    };
  }

  /** Whether what the seat is asked closes by itself, and after how long. */
  private closing(table: Table, seat: Seat): string {
    return shownDecision(table, seat) && table.isLull(seat) ? `,"closes":${this.lullMs}` : '';
  }

  /** Whether anything in the facts but the position is other than when they were last looked at. */
  private factsChanged(table: Table, facts: () => TableFacts): boolean {
    const { match, seats } = table;
    const turn = match ? table.game.turns(match.state) : 0;
    const key = `${table.status} ${turn} ${table.toAct.join()}`;
    const reseated = seats !== this.seatsShown || table.manners !== this.mannersShown;
    if (!reseated && key === this.factsShown) return false;
    this.factsShown = key;
    this.seatsShown = seats;
    this.mannersShown = table.manners;
    // Of a game under way only these change, and they change often.
    if (reseated || table.status !== 'playing') {
      const { position: _, turn: __, toAct: ___, ...rest } = facts();
      this.factsText = unended(rest);
      if (table.status !== 'playing') this.seatsShown = undefined;
    }
    return true;
  }

  private factsNow(table: Table): string {
    const { match, told, toAct } = table;
    const turn = match ? table.game.turns(match.state) : 0;
    return `,"facts":${this.factsText},"position":${told.position},"turn":${turn},"toAct":[${toAct.join()}]}`;
  }

  private factsKeyNow({ match, game, toAct }: Table): string {
    return factsKey(this.factsText, match ? game.turns(match.state) : 0, toAct);
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
  /** The facts may have changed since. */
  readonly due: boolean;
  /** The facts it knows, but for the position. */
  readonly facts: string;
}

/** As text, without its end. */
const unended = (facts: object): string => JSON.stringify(facts).slice(0, -1);

const factsKey = (rest: string, turn: number | undefined, toAct: readonly Seat[]): string =>
  `${rest} ${turn ?? 0} ${toAct.join()}`;

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
